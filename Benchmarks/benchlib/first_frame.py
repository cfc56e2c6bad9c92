"""From the start of a process to one frame on standard output, and what is replayed without drawing."""

from . import console
from .alternating import rounds
from .measuring import Failure, measure


class Call:
    """A call whose output nobody keeps."""

    def __init__(self, name, tools, *words):
        self.name, self.tools, self.words = name, tools, words

    def run(self, folder):
        return measure(self.tools, [self.words]), 0


def calls(tools, stories, deep, plan):
    first = stories[0]
    yield Call(f"dot -Tsvg: first frame of {first.name}", tools, tools.dot, "-Tsvg", first.placed[0])
    for navtree, before in [(tools.navtree, "")] + ([(tools.before, " (before)")] if tools.before else []):
        yield Call(f"navtree --version{before}", tools, navtree, "--version")
        for story in [*stories, deep]:
            yield Call(f"{story.name}: first frame{before}", tools, navtree, *only(story, 0))
            yield Call(f"{story.name}: check{before}", tools, navtree, "check", "-q", story.scenario)
            yield Call(f"{story.name}: show{before}", tools, navtree, "show", story.scenario)
        # Frames of a stack so deep that nobody draws all of them: one at a time.
        for part in (0.25, 0.5, 0.75, 1):
            frame = round((plan.deep - 1) * part)
            yield Call(f"{deep.name}: frame with a stack of {frame + 1:,}{before}", tools, navtree, *only(deep, frame))


def only(story, frame):
    return "render", story.scenario, "--only", str(frame), "-o", "-", "-q"


def compare(tools, stories, deep, plan):
    competing = list(calls(tools, stories, deep, plan))
    rows = {}
    for who, outcome in rounds(competing, plan.rounds).items():
        if isinstance(outcome, Failure):
            rows[who.name] = {"failed": str(outcome)}
        else:
            rows[who.name] = {"ms": outcome.median.wall * 1e3, "processor ms": outcome.median.cpu * 1e3, "peak MiB": outcome.median.peak}
    return rows


def show(rows):
    console.heading("Start to first frame; replaying without drawing")
    failed = {who: row["failed"] for who, row in rows.items() if "failed" in row}
    console.table(["what", "ms", "processor ms", "peak MiB"], [[who, *row.values()] for who, row in rows.items() if who not in failed])
    for who, reason in failed.items():
        print(f"{who}: {reason}")
