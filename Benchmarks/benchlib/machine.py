"""What the figures were measured on: they mean nothing without it."""

import os
import platform
import re
import subprocess

from . import paths
from .measuring import load

# Above this load, for each core, times are rough.
BUSY = 0.8


def description(tools):
    return {
        "cpu": cpu(),
        "cores": os.cpu_count(),
        "system": system(),
        "versions": {
            "navtree": revision(),
            "swift": first_line(["swift", "--version"], r"Swift version (\S+)"),
            "dot": first_line(["dot", "-V"], r"version (\S+)"),
            "Debian's graphviz": package("graphviz"),
            "Python": platform.python_version(),
            **tools.peer_versions(),
        },
        "load at start": load(),
    }


def close(machine):
    """Notes the load at the end, and says whether figures may be believed."""
    machine["load at end"] = load()
    return warning(machine["cores"], max(machine["load at start"], machine["load at end"] - 1))


def warning(cores, before):
    """None where the machine is idle. What is measured is itself a load of about one, which the caller takes off."""
    if before <= BUSY * cores:
        return None
    return f"the machine is busy (load {before:.1f} on {cores} cores): times are rough, ratios less so, instruction counts not at all"


def cpu():
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            return re.search(r"model name\s*: (.*)", file.read())[1].strip()
    except (OSError, TypeError):
        return platform.processor() or platform.machine()


def system():
    try:
        return f"{platform.freedesktop_os_release()['PRETTY_NAME']}, {platform.machine()}"
    except OSError:
        return platform.platform()


def revision():
    git = ["git", "-C", str(paths.ROOT)]
    commit = first_line([*git, "rev-parse", "--short=12", "HEAD"], r"(\S+)")
    changed = first_line([*git, "status", "--porcelain", "--untracked-files=no", "Sources", "Package.swift"], r"(\S+)")
    return f"{commit}{' with changes' if changed else ''}" if commit else None


def package(name):
    """The version of a package of Debian's; None elsewhere, or where it is not installed."""
    return first_line(["dpkg-query", "--show", "--showformat=${Version}", name], r"(\S+)")


def first_line(command, pattern):
    """What the pattern finds in what a command says; None where there is no such command or no such word."""
    try:
        result = subprocess.run(command, capture_output=True, text=True)
    except OSError:
        return None
    found = re.search(pattern, result.stdout + result.stderr)
    return found[1] if found and result.returncode == 0 else None
