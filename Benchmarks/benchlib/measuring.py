"""What it costs to run commands: by the clock, of the processors, in memory."""

import dataclasses
import os
import pathlib
import statistics
import subprocess
import tempfile


class Failure(Exception):
    """Something that is measured does not work, in one line."""


@dataclasses.dataclass
class Cost:
    """What drawing took; seconds by the clock, seconds of the processors (user and system, all processes), the largest process in MiB."""

    wall: float
    cpu: float
    peak: float


def measure(tools, commands):
    """The cost of running these commands one after the other, each a list of words."""
    with tempfile.NamedTemporaryFile("w", suffix=".commands", encoding="utf-8") as file:
        for words in commands:
            file.write("\t".join(map(str, words)) + "\n")
        file.flush()
        result = subprocess.run([tools.measure, file.name], capture_output=True, text=True)
    if result.returncode != 0:
        raise Failure((result.stderr.strip().splitlines() or ["it failed without a word"])[-1])
    passed, user, system, peak = map(int, result.stdout.split())
    return Cost(passed / 1e9, (user + system) / 1e6, peak / 1024)


def size_of(folder, ending=""):
    """The bytes of all files in a folder whose names end like this."""
    return sum(file.stat().st_size for file in pathlib.Path(folder).rglob(f"*{ending}") if file.is_file() and not file.is_symlink())


def median(costs):
    return Cost(*(statistics.median(getattr(cost, part) for cost in costs) for part in ("wall", "cpu", "peak")))


def load():
    return os.getloadavg()[0]
