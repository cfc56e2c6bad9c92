"""How many instructions fixed runs take: the same on a busy machine as on an idle one, to a tenth of a percent.

What else could change the counts is fixed: names and the folder where it runs, the seeds of Swift's hashes, the fonts, and the
variants of glibc and pixman that the processor would choose.
"""

import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from . import machine, stories
from .tools import Missing

TOLERANCE = 0.03
# Where frames are drawn, two threads may meet the same new look, and both have it drawn: which ones do is a matter of chance.
DRAWING_TOLERANCE = 0.15


def tolerance(name):
    return DRAWING_TOLERANCE if name.startswith(("SVG", "HTML", "PNG")) else TOLERANCE


# By name: the story, and the call with `story.nav`.
RUNS = {
    "start": (None, ["--version"]),
    "check, 1,000 steps": (lambda: stories.long(1_000), ["check", "--quiet", "story.nav"]),
    "show, 300 steps": (lambda: stories.long(300), ["show", "story.nav"]),
    "SVG, short": (stories.short, ["render", "story.nav", "--quiet", "--output", "out"]),
    "HTML, short": (stories.short, ["render", "story.nav", "--quiet", "--format", "html", "--output", "out"]),
    "PNG, short": (stories.short, ["render", "story.nav", "--quiet", "--format", "png", "--output", "out"]),
    "SVG, 20 alive": (lambda: stories.long(30, alive=20), ["render", "story.nav", "--quiet", "--output", "out"]),
}

# Counts of other versions of these say nothing about navtree: what it calls is counted, too.
PACKAGES = (
    "valgrind libc6 libgvc6 libcgraph6 libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libpangoft2-1.0-0 libglib2.0-0 libharfbuzz0b "
    "libfreetype6 libfontconfig1 fontconfig-config libpixman-1-0 libpng16-16 zlib1g libgd3 fonts-liberation2"
).split()

FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts/truetype/liberation2</dir>
  <include ignore_missing="yes">/etc/fonts/conf.d</include>
  <cachedir prefix="cwd">fonts</cachedir>
</fontconfig>
"""

ENVIRONMENT = {
    "PATH": "/usr/bin:/bin",
    "HOME": ".",
    "LANG": "C.UTF-8",
    "SWIFT_DETERMINISTIC_HASHING": "1",
    "FONTCONFIG_FILE": "fonts.conf",
    "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX_Fast_Unaligned_Load,-AVX2,-AVX,-BMI2,-ERMS,-SSE4_2,-SSSE3",
    "PIXMAN_DISABLE": "avx2 ssse3",
}


def versions():
    return {
        "machine": os.uname().machine,
        "swift": machine.first_line(["swift", "--version"], r"Swift version (\S+)"),
        **{package: machine.package(package) for package in PACKAGES},
    }


def count_all(navtree, keep=None):
    """The instructions of every run. Where `keep` is a folder, callgrind's profiles are put there."""
    for program in "valgrind", "strip":
        if not shutil.which(program):
            raise Missing(f"there is no {program}; Scripts/bootstrap --with-benchmarks installs it")
    if not os.access(navtree, os.X_OK):
        raise Missing(f"there is no program '{navtree}'; swift build -c release makes navtree")
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        # Those that take longest first.
        waiting = {
            name: pool.submit(count, navtree, *RUNS[name], pathlib.Path(keep) / f"{file_name(name)}.callgrind" if keep else None)
            for name in reversed(RUNS)
        }
        return {name: waiting[name].result() for name in RUNS}


def count(navtree, story, words, profile):
    with tempfile.TemporaryDirectory(prefix="navtree-instructions-") as folder:
        folder = pathlib.Path(folder)
        # Valgrind up to 3.19 stops at what Swift writes for debuggers.
        run(["strip", "--strip-debug", "-o", folder / "navtree", navtree])
        (folder / "fonts.conf").write_text(FONTS, encoding="utf-8")
        if story:
            (folder / "story.nav").write_text(story(), encoding="utf-8")
        # Fills fontconfig's cache, which is not counted.
        run(["./navtree", *words], folder)
        shutil.rmtree(folder / "out", ignore_errors=True)
        said = run(["valgrind", "--tool=callgrind", "--callgrind-out-file=profile", "./navtree", *words], folder)
        if profile:
            profile.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(folder / "profile", profile)
    found = re.search(r"Collected : (\d+)", said)
    if not found:
        raise Missing(f"callgrind counted nothing: {said.strip()}")
    return int(found[1])


def run(command, folder=None):
    result = subprocess.run(command, cwd=folder, env=ENVIRONMENT, capture_output=True, text=True, errors="replace")
    if result.returncode != 0:
        raise Missing(f"{command[0]} failed with status {result.returncode}: {result.stderr.strip()}")
    return result.stderr


def file_name(name):
    return re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-").lower()
