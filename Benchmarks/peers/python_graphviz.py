"""Draws frames with Python's package graphviz, which starts a process of `dot` for each.

usage: python_graphviz.py LIST FOLDER        LIST names a DOT file on each line
"""

import pathlib
import sys

import graphviz

frames, folder = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8").splitlines(), pathlib.Path(sys.argv[2])
for frame in map(pathlib.Path, frames):
    graphviz.render("dot", format="svg", filepath=frame, outfile=folder / f"{frame.stem}.svg", quiet=True)
