"""Where everything lies."""

import pathlib

BENCHMARKS = pathlib.Path(__file__).resolve().parent.parent
ROOT = BENCHMARKS.parent
# Ignored by Git: compiled tools, the peers' environment, the figures of the last run.
WORK = BENCHMARKS / ".work"
NAVTREE = ROOT / ".build" / "release" / "navtree"
