"""What navtree promises about its speed, beside what this run measured."""

from . import console, formats, growth

# A line on a double logarithmic scale is never exactly straight.
PROPORTIONAL = 1.05
# Of the peak with a tenth of the steps.
FLAT = 1.25


def check(figures):
    """A list of claims; one whose figure was not measured has neither figure nor answer."""
    return [claim(text, unit, wanted, value(figures)) for text, unit, wanted, value in CLAIMS]


def claim(text, unit, wanted, measured):
    limit, is_most = wanted
    met = None if measured is None else bool(measured <= limit if is_most else measured >= limit)
    return {"claim": text, "wanted": f"{'≤' if is_most else '≥'} {limit:g} {unit}", "measured": measured, "met": met}


def at_most(limit):
    return limit, True


def at_least(limit):
    return limit, False


def times(story, who):
    return lambda figures: found(figures, "comparison", story, who, "times as long a frame")


def inverse(value):
    return lambda figures: None if value(figures) is None else 1 / value(figures)


def found(figures, *keys):
    for key in keys:
        figures = figures.get(key) if isinstance(figures, dict) else None
    return figures


def memory(figures):
    short, long = (found(figures, "comparison", story, "navtree", "peak MiB") for story in ("long-1000", "long"))
    return long / short if short and long else None


def least_png(figures):
    ratios = [found(rows, formats.PEER, "times as long a frame") for rows in figures["formats"].values()]
    return min((ratio for ratio in ratios if ratio is not None), default=None)


def seconds(what):
    def value(figures):
        milliseconds = found(figures, "first frame", what, "ms")
        return None if milliseconds is None else milliseconds / 1e3

    return value


def exponent(series):
    return lambda figures: found(figures, "growth", f"{series}: processor ms", "exponent")


PLACED, FREE = "dot per frame, places given", "dot per frame, dot arranges"

CLAIMS = [
    ("short, SVG, whole process: of one dot that is fed all frames", "×", at_most(1.5), inverse(times("short", "dot once for all, places given"))),
    ("short, SVG: faster than dot per frame", "×", at_least(6), times("short", PLACED)),
    ("the same where dot arranges", "×", at_least(6), times("short", FREE)),
    ("short, SVG: faster than Python graphviz", "×", at_least(6), times("short", "Python graphviz, places given")),
    ("long, SVG: a frame", "ms", at_most(0.3), lambda figures: found(figures, "comparison", "long", "navtree", "ms a frame")),
    ("long, SVG: faster than dot per frame", "×", at_least(50), times("long", PLACED)),
    ("the same where dot arranges", "×", at_least(50), times("long", FREE)),
    ("1,000 steps, SVG: faster than GraphvizAnim", "×", at_least(30), times("long-1000", "GraphvizAnim")),
    ("long, SVG: of cp of the same files", "×", at_most(3), inverse(times("long", "limit: cp of the same files"))),
    ("long, SVG: peak memory, of that with 1,000 steps", "×", at_most(FLAT), memory),
    ("long: show", "s", at_most(0.3), seconds("long: show")),
    ("PNG: faster a frame than one dot -Tpng, the story where it is least", "×", at_least(8), least_png),
    ("time of arranging grows as slots to the power of", "", at_most(PROPORTIONAL), exponent(growth.SLOTS)),
    ("time of a frame grows as what is alive to the power of", "", at_most(PROPORTIONAL), exponent(growth.ALIVE)),
]


def show(claims):
    console.heading("Claims")
    columns = ["claim", "wanted", "measured", "met?"]
    console.table(columns, [[row["claim"], row["wanted"].strip(), row["measured"], row["met"]] for row in claims])
