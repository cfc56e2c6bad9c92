"""Who draws a story: navtree, those it is compared with, and two limits that nobody can pass.

Each has a name, says how many frames a run draws, and runs into a new folder, giving its cost and the bytes that it wrote.
"""

import pathlib
import shutil
import subprocess

from . import paths
from .measuring import Cost, Failure, measure, size_of
from .prepared import evenly

# How many times libgvc renders a frame that is laid out: the mean counts.
RENDERINGS = 5


class Commands:
    """Draws by commands, which `commands(folder)` gives."""

    def __init__(self, name, tools, frames, commands, ending=".svg"):
        self.name, self.tools, self.frames, self.commands, self.ending = name, tools, frames, commands, ending

    def run(self, folder):
        folder = pathlib.Path(folder)
        cost = measure(self.tools, self.commands(folder))
        written = size_of(folder, self.ending)
        if not written:
            raise Failure(f"no *{self.ending} was written")
        return cost, written


class RenderingAlone:
    """libgvc's own rendering of frames that are laid out, in memory."""

    def __init__(self, story, count):
        self.name = "limit: libgvc renders alone"
        self.tools, self.sample = story.tools, evenly(story.placed, count)
        self.frames = len(self.sample)

    def run(self, folder):
        command = [self.tools.render_laid_out, str(RENDERINGS), *self.sample]
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode != 0:
            raise Failure(result.stderr.strip())
        wall, cpu = (int(word) / 1e9 * self.frames for word in result.stdout.split())
        return Cost(wall, cpu, 0), 0


def navtree(story, kind="svg", program=None):
    """navtree itself; another build of it as `program`."""
    ending = kind if kind.count(".") else f".{kind}"
    return Commands(
        f"navtree{' before' if program else ''}{'' if kind == 'svg' else f' {kind}'}",
        story.tools,
        len(story.placed),
        lambda folder: [[program or story.tools.navtree, "render", story.scenario, "-f", kind, "-q", "-o", folder / "out"]],
        ending,
    )


def copying(story):
    return Commands("limit: cp of the same files", story.tools, len(story.placed), lambda folder: [["cp", "-r", story.drawn, folder / "copy"]])


def dot_per_frame(story, name, frames):
    return Commands(
        name,
        story.tools,
        len(frames),
        lambda folder: [[story.tools.dot, "-Tsvg", frame, "-o", folder / f"{frame.stem}.svg"] for frame in frames],
    )


def dot_once(story, name, frames, kind="svg", options=()):
    def commands(folder):
        # It writes beside what it reads.
        copies = [shutil.copy(frame, folder) for frame in frames]
        return [[story.tools.dot, f"-T{kind}", *options, "-O", *copies]]

    return Commands(name, story.tools, len(frames), commands, f".{kind}")


def peer(story, name, script, frames, *words):
    path = paths.BENCHMARKS / "peers" / f"{script}.py"
    first, *more = words
    return Commands(name, story.tools, frames, lambda folder: [[story.tools.python, "-B", path, first, folder, *more]])


def for_svg(story, few, many):
    """All that draw a story as SVG; who starts a process for each frame draws a few frames, evenly chosen, other peers more."""
    placed_few, placed_many = evenly(story.placed, few), evenly(story.placed, many)
    free_few, free_many = story.free(placed_few), story.free(placed_many)
    count = len(placed_few)
    return [
        navtree(story),
        *([navtree(story, program=story.tools.before)] if story.tools.before else []),
        dot_per_frame(story, "dot per frame, places given", placed_few),
        dot_per_frame(story, "dot per frame, dot arranges", free_few),
        dot_once(story, "dot once for all, places given", placed_many),
        dot_once(story, "dot once for all, dot arranges", free_many),
        peer(story, "Python graphviz, places given", "python_graphviz", count, story.frame_list(placed_few, "placed-few")),
        peer(story, "Python graphviz, dot arranges", "python_graphviz", count, story.frame_list(free_few, "free-few")),
        peer(story, "pygraphviz, places given", "py_graphviz", len(placed_many), story.frame_list(placed_many, "placed-many"), "nop2"),
        peer(story, "pygraphviz, dot arranges", "py_graphviz", len(free_many), story.frame_list(free_many, "free-many"), "dot"),
        peer(story, "GraphvizAnim", "graphviz_anim", count, story.animation, count),
        peer(story, "memory_graph", "memory_graphs", count, story.trees(few)),
        copying(story),
        RenderingAlone(story, few),
    ]
