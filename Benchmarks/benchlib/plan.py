"""How much is measured: all of it, or in less than a minute what shows that everything works."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Plan:
    rounds: int
    # Frames drawn by who starts a process for each, and by other peers.
    few: int
    many: int
    # Which are compared, and in which all formats are drawn.
    compared: tuple
    formats: tuple
    long: int
    deep: int
    # Where growth is measured.
    steps: tuple
    alive: tuple
    depths: tuple
    slots: tuple


FULL = Plan(
    rounds=7,
    few=24,
    many=200,
    compared=("short", "nested", "wide", "deep-100", "long-1000", "long"),
    formats=("short", "nested", "wide", "deep-100", "long-1000"),
    long=10_000,
    deep=1_000,
    steps=(250, 500, 1_000, 1_500, 2_000),
    alive=(15, 30, 60, 90, 120),
    depths=(25, 50, 75, 100, 150),
    slots=(500, 1_000, 2_000, 3_000, 4_000),
)

QUICK = Plan(
    rounds=1,
    few=4,
    many=8,
    compared=("short", "long"),
    formats=("short",),
    long=200,
    deep=100,
    steps=(50, 100, 150),
    alive=(15, 30, 60),
    depths=(10, 20, 30),
    slots=(100, 200, 300),
)
