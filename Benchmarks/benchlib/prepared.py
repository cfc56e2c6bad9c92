"""A story with everything that is drawn from it, made before anything is measured."""

import functools
import json
import pathlib
import re
import subprocess

from . import translations
from .measuring import Failure

# What says in navtree's frames that their positions are final, and which part of the plane is seen. Without both, dot lays the same
# document out itself; with the second alone it would leave out what it has put elsewhere, and seem faster than it is.
FINAL = re.compile(r' viewport="[^"]*"|layout=nop2 ')


class Story:
    """A scenario in a folder of its own, and its frames as DOT, as trees and in GraphvizAnim's language."""

    def __init__(self, name, text, tools, folder):
        self.name, self.tools = name, tools
        self.folder = pathlib.Path(folder) / name
        self.folder.mkdir(parents=True)
        self.scenario = self.folder / f"{name}.nav"
        self.scenario.write_text(text, encoding="utf-8")
        self.navtree("check", "--quiet", self.scenario)

    def navtree(self, *words):
        subprocess.run([self.tools.navtree, *words], check=True, stdout=subprocess.DEVNULL)

    @functools.cached_property
    def placed(self):
        """navtree's DOT of each frame, which says where everything is: `dot` draws it as it is."""
        folder = self.folder / "placed"
        self.navtree("render", self.scenario, "-f", "dot", "-q", "-o", folder)
        return sorted(folder.glob("*.dot"))

    def free(self, frames):
        """The same documents without the word that positions are final: `dot` arranges boxes and arrows itself."""
        folder = self.folder / "free"
        folder.mkdir(exist_ok=True)
        return [self.freed(frame, folder / frame.name) for frame in frames]

    @staticmethod
    def freed(frame, path):
        if not path.exists():
            text = frame.read_text(encoding="utf-8")
            text, count = FINAL.subn("", text)
            if count != 2:
                raise Failure(f"{frame} does not say once that its positions are final, and once what is seen")
            path.write_text(text, encoding="utf-8")
        return path

    @functools.cached_property
    def drawn(self):
        """The folder of navtree's frames as SVG."""
        folder = self.folder / "drawn"
        self.navtree("render", self.scenario, "-q", "-o", folder)
        return folder

    @functools.cached_property
    def steps(self):
        output = subprocess.run([self.tools.navtree, "show", "--format", "json", self.scenario], check=True, capture_output=True)
        return json.loads(output.stdout)["steps"]

    def mean_alive(self):
        """How many controllers are alive in a frame, the mean of all."""
        return sum(translations.count(step["tree"]) for step in self.steps) / len(self.steps)

    @functools.cached_property
    def animation(self):
        """The story in GraphvizAnim's own language."""
        path = self.folder / "animation.txt"
        path.write_text(translations.animation(self.steps), encoding="utf-8")
        return path

    def trees(self, count):
        """Some of the story's trees, evenly chosen, as JSON."""
        path = self.folder / f"trees-{count}.json"
        path.write_text(json.dumps([translations.plain(step["tree"]) for step in evenly(self.steps, count)]), encoding="utf-8")
        return path

    def frame_list(self, frames, name):
        path = self.folder / f"{name}.list"
        path.write_text("\n".join(map(str, frames)), encoding="utf-8")
        return path


def evenly(things, count):
    """So many of them at even distances, or all where there are no more."""
    count = min(count, len(things))
    return [things[place * len(things) // count] for place in range(count)]
