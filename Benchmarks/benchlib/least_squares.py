"""How something grows: lines through many sizes, never the quotient of two points."""

import math


def line(points):
    """The slope and the start of the line with the least squares, and how much of the spread it explains (R², from 0 to 1)."""
    count = len(points)
    mean_x, mean_y = sum(x for x, _ in points) / count, sum(y for _, y in points) / count
    spread_x = sum((x - mean_x) ** 2 for x, _ in points)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in points) / spread_x
    start = mean_y - slope * mean_x
    spread_y = sum((y - mean_y) ** 2 for _, y in points)
    left = sum((y - start - slope * x) ** 2 for x, y in points)
    return slope, start, 1 - left / spread_y if spread_y else 1.0


def exponent(points):
    """The k with which y grows as x to the power of k: 1 in proportion, 2 with the square. None where a y is not above zero."""
    if any(y <= 0 for _, y in points):
        return None
    return line([(math.log(x), math.log(y)) for x, y in points])[0]
