"""Draws a story's trees with memory_graph, as it draws any objects of Python: a process of `dot` for each.

usage: memory_graphs.py TREES FOLDER        TREES is JSON: a list of trees, each {"name": …, "children": […]}
"""

import json
import pathlib
import sys

import memory_graph


class Controller:
    def __init__(self, tree):
        self.name = tree["name"]
        self.children = [Controller(child) for child in tree["children"]]


with open(sys.argv[1], encoding="utf-8") as file:
    trees = json.load(file)
for number, tree in enumerate(trees):
    memory_graph.render(Controller(tree), str(pathlib.Path(sys.argv[2]) / f"{number}.svg"))
