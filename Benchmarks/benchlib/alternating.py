"""Takes turns: everything that is compared runs in every round, so that a busy machine slows all of it down."""

import shutil
import statistics
import tempfile

from . import console
from .measuring import Failure, median


def rounds(contenders, count):
    """The costs of each contender in `count` rounds after one that does not count, by contender.

    A contender has a `name` and `run(folder)`, which draws into a new folder and gives its cost and the bytes that it wrote. One
    that fails drops out, and its `Failure` stands where its costs would.
    """
    results = {contender: [] for contender in contenders}
    written = {}
    for number in range(count + 1):
        for contender in contenders:
            if isinstance(results[contender], Failure):
                continue
            console.progress(f"{contender.name}, {f'round {number} of {count}' if number else 'warm-up'}")
            folder = tempfile.mkdtemp(prefix="navtree-benchmark-")
            try:
                cost, written[contender] = contender.run(folder)
                if number:
                    results[contender].append(cost)
            except Failure as failure:
                results[contender] = failure
            finally:
                shutil.rmtree(folder)
    console.progress("")
    return {
        contender: costs if isinstance(costs, Failure) else Outcome(costs, written[contender])
        for contender, costs in results.items()
    }


class Outcome:
    """What a contender took in all rounds."""

    def __init__(self, costs, written):
        self.costs = costs
        self.median = median(costs)
        self.bytes = written

    def ratio(self, other, part="wall", own_frames=1, other_frames=1):
        """How many times what this one took for a frame the other took: the median of the rounds, in each of which both ran."""
        return statistics.median(
            (getattr(theirs, part) / other_frames) / (getattr(ours, part) / own_frames)
            for ours, theirs in zip(self.costs, other.costs)
        )
