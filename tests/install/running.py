"""Programs of this folder, run in processes of their own."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


def run(*command: str | Path, where: Path = ROOT, **environment: str) -> Ran:
    """Run a command to its end."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=where, env={**os.environ, **environment}, capture_output=True, encoding="utf-8",
        check=False,
    )  # fmt: skip
    return Ran(done.returncode, done.stdout, done.stderr)


def as_if(what: str, *command: str | Path) -> Ran:
    """A program, as if less were installed or Windows were below it (``as_if.py``)."""
    strict = ("-X", "warn_default_encoding") if what == "windows" else ()
    return run(sys.executable, *strict, HERE / "as_if.py", what, *command)


def told(ran: Ran) -> str:
    """The output of a program that ended well."""
    assert ran.code == 0, ran.err
    return ran.out
