"""All figures of one run, stage by stage."""

import contextlib
import dataclasses
import tempfile

from . import claims, comparison, first_frame, formats, growth, machine, stories
from .prepared import Story

STAGES = ("comparison", "formats", "first-frame", "growth")


def measure_all(tools, plan, stages, save):
    """Measures the stages, prints a table after each, and gives all figures as JSON's kinds of values.

    `save` gets them whenever there are more, so that a run that is ended early leaves what it has measured.
    """
    figures = {"version": 1, "machine": machine.description(tools), "plan": dataclasses.asdict(plan)}
    figures |= {"comparison": {}, "formats": {}, "first frame": {}, "growth": {}}
    busy = machine.warning(figures["machine"]["cores"], figures["machine"]["load at start"])
    if busy:
        print(f"warning: {busy}")
    with tempfile.TemporaryDirectory(prefix="navtree-benchmark-") as folder:
        if "comparison" in stages:
            for name in plan.compared:
                with story(name, plan, tools, folder, "compared") as told:
                    rows = figures["comparison"][name] = comparison.compare(told, plan)
                comparison.show(name, rows)
                save(figures)
        if "formats" in stages:
            for name in plan.formats:
                with story(name, plan, tools, folder, "formats") as told:
                    rows = figures["formats"][name] = formats.compare(told, plan)
                formats.show(name, rows)
                save(figures)
        if "first-frame" in stages:
            with contextlib.ExitStack() as stack:
                told = [stack.enter_context(story(name, plan, tools, folder, "first-frame")) for name in ("short", "nested", "wide", "long", "deep")]
                rows = figures["first frame"] = first_frame.compare(tools, told[:-1], told[-1], plan)
            first_frame.show(rows)
            save(figures)
        if "growth" in stages:
            rows = figures["growth"] = growth.measure_all(plan, tools, folder)
            growth.show(rows)
    busy = machine.close(figures["machine"])
    figures["claims"] = claims.check(figures)
    claims.show(figures["claims"])
    save(figures)
    return figures, busy


@contextlib.contextmanager
def story(name, plan, tools, folder, stage):
    """A story by name, with a folder that is there as long as it is needed: ten thousand frames are large."""
    texts = {
        "short": stories.short,
        "nested": stories.nested,
        "wide": stories.wide,
        "deep": lambda: stories.deep(plan.deep),
        "deep-100": lambda: stories.deep(100),
        "long": lambda: stories.long(plan.long),
        "long-1000": lambda: stories.long(1_000),
    }
    with tempfile.TemporaryDirectory(dir=folder, prefix=f"{stage}-") as own:
        yield Story(name, texts[name](), tools, own)
