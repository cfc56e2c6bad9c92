"""What the benchmarks need besides navtree: found, installed where that is possible, and named where it is not."""

import os
import shutil
import subprocess
import sys

from . import paths

PACKAGES = {"dot": "graphviz", "cc": "gcc", "pkg-config": "pkg-config"}
PEERS = {"graphviz": "graphviz", "pygraphviz": "pygraphviz", "GraphvizAnim": "gvanim", "memory_graph": "memory_graph"}


class Missing(Exception):
    """Something that cannot be done without, and what installs it."""


class Tools:
    """Everything that is started, by path."""

    def __init__(self, navtree=paths.NAVTREE, before=None):
        self.navtree = program(navtree)
        # An earlier build, which then takes part in every round.
        self.before = program(before) if before else None
        install_packages()
        paths.WORK.mkdir(exist_ok=True)
        self.dot = shutil.which("dot")
        self.measure = compiled("measure")
        self.render_laid_out = compiled("render-laid-out", "libgvc")
        self.python = peers_environment()

    def peer_versions(self):
        code = "import importlib.metadata as m; print(*(m.version(name) for name in %r))" % (list(PEERS),)
        return {f"Python's {name}": version for name, version in zip(PEERS, said(self.python, "-c", code).split())} | {"pygraphviz's libgvc": self.version_in_pygraphviz()}

    def version_in_pygraphviz(self):
        """pygraphviz brings a libgvc of its own, which is another version than the system's."""
        code = "import pygraphviz as p; print(p.AGraph('digraph { a }').draw(format='svg', prog='nop2').decode())"
        return next((line.split("version")[1].split()[0] for line in said(self.python, "-c", code).splitlines() if "version" in line and "xml" not in line), None)


def program(path):
    if not os.access(path, os.X_OK):
        raise Missing(f"there is no program '{path}'; swift build -c release makes navtree")
    return os.path.abspath(path)


def said(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def install_packages():
    missing = [package for program, package in PACKAGES.items() if not shutil.which(program)]
    if not missing:
        return
    if not (shutil.which("apt-get") and os.geteuid() == 0):
        raise Missing(f"install {', '.join(missing)}")
    print(f"installing {', '.join(missing)}", file=sys.stderr)
    subprocess.run(["apt-get", "update", "-qq"], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing], check=True, stdout=subprocess.DEVNULL)


def compiled(name, library=None):
    """A program of Benchmarks/c, compiled again where its source is newer."""
    source, program = paths.BENCHMARKS / "c" / f"{name}.c", paths.WORK / name
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        flags = said("pkg-config", "--cflags", "--libs", library).split() if library else []
        subprocess.run(["cc", "-O2", "-Wall", "-Wextra", "-o", program, source, *flags], check=True)
    return str(program)


def peers_environment():
    """The Python of an environment that has the peers, made where it is not there."""
    folder = paths.WORK / "peers"
    python = folder / "bin" / "python"
    imports = f"import {', '.join(PEERS.values())}"
    if python.exists() and subprocess.run([python, "-c", imports], capture_output=True).returncode == 0:
        return str(python)
    print(f"installing {', '.join(PEERS)} for Python", file=sys.stderr)
    try:
        subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PEERS], check=True)
        subprocess.run([python, "-c", imports], check=True)
    except subprocess.CalledProcessError as error:
        raise Missing(f"Python's packages {', '.join(PEERS)} can't be installed: {error}") from error
    return str(python)
