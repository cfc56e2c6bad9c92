"""Tables for people, and a line on a terminal that says what is measured now."""

import sys


def progress(text):
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()


def heading(text):
    print(f"\n{text}\n{'-' * len(text)}", flush=True)


def table(columns, rows):
    """Prints rows, each with a value for every column; numbers stand to the right."""
    texts = [columns] + [[shown(value) for value in row] for row in rows]
    widths = [max(len(row[place]) for row in texts) for place in range(len(columns))]
    right = [all(not isinstance(row[place], str) or row[place] in ("", "–") for row in rows) for place in range(len(columns))]
    for row in texts:
        cells = (text.rjust(width) if to_right else text.ljust(width) for text, width, to_right in zip(row, widths, right))
        print("  ".join(cells).rstrip(), flush=True)


def shown(value):
    """A number with three digits that say something; nothing as a dash."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "NO"
    if isinstance(value, int):
        return f"{value:,}"
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
    return str(value)
