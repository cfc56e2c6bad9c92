"""Draws a story with GraphvizAnim, which starts a process of `dot` for each frame, as many at once as there are cores.

usage: graphviz_anim.py STORY FOLDER COUNT        STORY is in GraphvizAnim's own language; COUNT frames, evenly chosen, are drawn
"""

import pathlib
import sys

from gvanim import Animation, render

if __name__ == "__main__":
    animation = Animation()
    with open(sys.argv[1], encoding="utf-8") as file:
        animation.parse(file)
    graphs = animation.graphs()
    count = min(int(sys.argv[3]), len(graphs))
    chosen = [graphs[place * len(graphs) // count] for place in range(count)]
    render(chosen, str(pathlib.Path(sys.argv[2]) / "frame"), "svg")
