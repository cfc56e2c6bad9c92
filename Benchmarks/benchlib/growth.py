"""How time, memory and bytes grow with what a story has more of: lines through several sizes."""

from . import console, stories
from .alternating import rounds
from .first_frame import Call
from .least_squares import exponent, line
from .measuring import Failure
from .contenders import navtree
from .prepared import Story

# A session that is short, so that trees count and not steps.
SESSION = 200

# The series.
STEPS = "SVG, the whole story, by steps"
SHOW = "show, the whole story, by steps"
ALIVE = "SVG, a frame, by controllers alive"
DEPTH = "SVG, a frame, by the depth of a stack"
SLOTS = "one small frame, by slots"


def series(plan, tools, folder):
    """What grows by what; the sizes, who does it for each, whether one frame counts, and who does what does not count, if anything."""

    def drawn(name, text):
        return navtree(Story(name, text, tools, folder))

    def sessions():
        return [Story(f"alive-{n}", stories.long(SESSION + n, alive=n), tools, folder) for n in plan.alive]

    def shown(name, text):
        return Call(name, tools, tools.navtree, "show", Story(name, text, tools, folder).scenario)

    def last_frame(name, text):
        # The frame after the stack has gone: what is drawn is always the same.
        scenario = Story(name, text, tools, folder).scenario
        return Call(name, tools, tools.navtree, "render", scenario, "--only", "3", "-o", "-", "-q")

    yield STEPS, plan.steps, [drawn(f"steps-{n}", stories.long(n)) for n in plan.steps], False, None
    yield SHOW, plan.steps, [shown(f"show-{n}", stories.long(n)) for n in plan.steps], False, None
    living = sessions()
    yield ALIVE, [story.mean_alive() for story in living], [navtree(story) for story in living], True, None
    yield DEPTH, plan.depths, [drawn(f"depth-{n}", stories.deep(n)) for n in plan.depths], True, None
    yield SLOTS, plan.slots, [last_frame(f"slots-{n}", stories.slots(n)) for n in plan.slots], False, last_frame("slots-2", stories.slots(2))


# What is measured, in which unit, and whether it is divided by the frames where a series is about frames.
PARTS = {
    "ms": (lambda outcome: outcome.median.wall * 1e3, True),
    "processor ms": (lambda outcome: outcome.median.cpu * 1e3, True),
    "peak KiB": (lambda outcome: outcome.median.peak * 1024, False),
    "bytes": (lambda outcome: outcome.bytes, True),
}


def measure_all(plan, tools, folder):
    rows = {}
    for name, sizes, competing, each_frame, start in series(plan, tools, folder):
        outcomes = rounds(competing + ([start] if start else []), plan.rounds)
        failed = next((outcome for outcome in outcomes.values() if isinstance(outcome, Failure)), None)
        if failed:
            rows[name] = {"failed": str(failed)}
            continue
        for part, (value, divided) in PARTS.items():
            values = [value(outcomes[who]) / (who.frames if each_frame and divided else 1) for who in competing]
            if any(values):
                rows[f"{name}: {part}"] = grown(sizes, values, value(outcomes[start]) if start else 0)
    return rows


def grown(sizes, values, uncounted):
    """A line through the values, and the exponent of what they are more than what does not count, such as the start of a process."""
    slope, start, explained = line(list(zip(sizes, values)))
    power = exponent([(size, value - uncounted) for size, value in zip(sizes, values)])
    return {"slope": slope, "start": start, "R²": explained, "exponent": power, "sizes": list(sizes), "values": values}


def show(rows):
    console.heading("Growth (least squares): one more of it costs the slope; exponent 1 is in proportion, 2 with the square")
    fine = {name: row for name, row in rows.items() if "failed" not in row}
    table = [[name, *(row[part] for part in ("slope", "start", "R²", "exponent")), sized(row)] for name, row in fine.items()]
    console.table(["what", "slope", "start", "R²", "exponent", "size: value"], table)
    for name, row in rows.items():
        if "failed" in row:
            print(f"{name}: {row['failed']}")


def sized(row):
    return ", ".join(f"{console.shown(size)}: {console.shown(float(value))}" for size, value in zip(row["sizes"], row["values"]))
