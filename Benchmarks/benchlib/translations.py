"""A story's trees in the words of the tools that are compared."""

import json


def plain(tree):
    """A tree of names alone; what is presented stands behind the children."""
    return {"name": name(tree), "children": [plain(child) for child in members(tree)]}


def animation(steps):
    """The story in GraphvizAnim's language: what comes, what goes, and in red what is visible."""
    lines, nodes, links = [], {}, set()
    for number, step in enumerate(steps):
        if number:
            lines.append("ns")
        after, links_after = {}, set()
        collect(step["tree"], after, links_after)
        # Removing a node removes its edges.
        lines += [f"rn {quoted(node)}" for node in nodes if node not in after]
        lines += [f"re {quoted(one)} {quoted(other)}" for one, other in sorted(links - links_after) if one in after and other in after]
        lines += [f"ln {quoted(node)} {quoted(label)}" for node, label in after.items() if node not in nodes]
        lines += [f"ae {quoted(one)} {quoted(other)}" for one, other in sorted(links_after - links)]
        lines.append(f"hn {quoted(step['visible'])}")
        nodes, links = after, links_after
    return "\n".join(lines) + "\n"


def collect(tree, nodes, links):
    nodes[tree["id"]] = name(tree)
    for child in members(tree):
        links.add((tree["id"], child["id"]))
        collect(child, nodes, links)


def members(tree):
    presented = tree.get("presents")
    return tree.get("children", []) + ([presented["root"]] if presented else [])


def count(tree):
    return 1 + sum(map(count, members(tree)))


def name(tree):
    return tree["name"] or tree["class"]


def quoted(text):
    # Words are split as a shell does it.
    return json.dumps(text, ensure_ascii=False)
