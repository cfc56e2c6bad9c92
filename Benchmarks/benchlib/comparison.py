"""Every story as SVG, by navtree and by those it is compared with."""

from . import console, contenders
from .alternating import rounds
from .measuring import Failure

COLUMNS = [
    "who", "× navtree's time", "× its processor time", "ms a frame", "processor ms a frame", "s for the story", "peak MiB",
    "KiB a frame", "frames drawn", "of",
]


def compare(story, plan):
    """The rows of one story, each a dictionary, by who drew it."""
    competing = contenders.for_svg(story, plan.few, plan.many)
    outcomes = rounds(competing, plan.rounds)
    ours, own = competing[0], outcomes[competing[0]]
    if isinstance(own, Failure):
        raise own
    return {who.name: row(who, outcomes[who], ours, own) for who in competing}


def row(who, outcome, ours, own):
    if isinstance(outcome, Failure):
        return {"failed": str(outcome)}
    frames, typical = who.frames, outcome.median
    return {
        "times as long a frame": own.ratio(outcome, "wall", ours.frames, frames),
        "times the processor's time a frame": own.ratio(outcome, "cpu", ours.frames, frames),
        "ms a frame": typical.wall / frames * 1e3,
        "processor ms a frame": typical.cpu / frames * 1e3,
        # Where only some frames were drawn: as long as all of them would take.
        "s for the story": typical.wall / frames * ours.frames,
        "peak MiB": typical.peak or None,
        "KiB a frame": outcome.bytes / frames / 1024 or None,
        "frames drawn": frames,
        "frames": ours.frames,
        "rounds, ms a frame": [cost.wall / frames * 1e3 for cost in outcome.costs],
    }


def show(story, rows):
    console.heading(f"{story}: SVG")
    failed = {who: row["failed"] for who, row in rows.items() if "failed" in row}
    console.table(COLUMNS, [[who, *list(row.values())[:9]] for who, row in rows.items() if who not in failed])
    for who, reason in failed.items():
        print(f"{who}: {reason}")
