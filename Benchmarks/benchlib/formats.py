"""What other kinds of output take, and PNG beside one `dot` that draws all frames."""

from . import console, contenders
from .alternating import rounds
from .comparison import row
from .measuring import Failure
from .prepared import evenly

KINDS = ("svg", "png", "sheet.svg", "html")
PEER = "dot once for all as PNG, places given"


def compare(story, plan):
    kinds = [contenders.navtree(story, kind) for kind in KINDS]
    # Pixels as navtree's: 96 to the inch, by cairo, which is what -Tpng means.
    peer = contenders.dot_once(story, PEER, evenly(story.placed, plan.many), "png", ["-Gdpi=96"])
    before = [contenders.navtree(story, kind, story.tools.before) for kind in KINDS] if story.tools.before else []
    competing = kinds + before + [peer]
    outcomes = rounds(competing, plan.rounds)
    rows = {}
    for who in competing:
        # PNG is compared with PNG, an earlier build with the same kind, all else with navtree's SVG.
        ours = kinds[KINDS.index("png")] if who is peer else kinds[before.index(who)] if who in before else kinds[0]
        if isinstance(outcomes[ours], Failure):
            raise outcomes[ours]
        rows[who.name] = row(who, outcomes[who], ours, outcomes[ours])
    return rows


def show(story, rows):
    console.heading(f"{story}: kinds of output (× navtree's SVG; dot's PNG × navtree's PNG; an earlier navtree × the same kind)")
    failed = {who: row["failed"] for who, row in rows.items() if "failed" in row}
    columns = ["who", "×", "× processor", "ms a frame", "processor ms a frame", "s for the story", "peak MiB", "KiB a frame", "frames drawn", "of"]
    console.table(columns, [[who, *list(row.values())[:9]] for who, row in rows.items() if who not in failed])
    for who, reason in failed.items():
        print(f"{who}: {reason}")
