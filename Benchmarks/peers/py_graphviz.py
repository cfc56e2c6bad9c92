"""Draws frames with pygraphviz, which has libgvc lay them out and write them in its own process.

usage: py_graphviz.py LIST FOLDER ENGINE        LIST names a DOT file on each line; ENGINE is nop2 or dot
"""

import pathlib
import sys

import pygraphviz

frames, folder = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8").splitlines(), pathlib.Path(sys.argv[2])
for frame in map(pathlib.Path, frames):
    graph = pygraphviz.AGraph(filename=str(frame))
    graph.draw(str(folder / f"{frame.stem}.svg"), format="svg", prog=sys.argv[3])
    graph.close()
