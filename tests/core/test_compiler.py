"""Numba's private parts are checked, and there is a way without them."""

import os
import subprocess
import sys

import pytest

from tables import daily
from tafelronde.core.compile import numba_parts
from tafelronde.core.compile.compiler import INTERPRETED

GAME = """
import hashlib
import examples.connect_four, tafelronde
from tafelronde.bots import create
from tafelronde.core.compile.compiler import COMPILER
from tafelronde.core.objects.perft import perft
game = tafelronde.load("connect_four")
state, bot, digest = game.new(), create(game, "BOT", seed=3), hashlib.sha256()
digest.update(perft(state, 5).tobytes())
while not state.is_terminal:
    state.apply(bot.choose(state))
    digest.update(state.to_bytes() + repr(state.returns()).encode())
print(COMPILER, digest.hexdigest())
"""


def run(compiler: str, program: str) -> subprocess.CompletedProcess[str]:
    """A program in a process in which ``TAFELRONDE_COMPILER`` is set to this."""
    path = ":".join(path for path in sys.path if path)
    env = os.environ | {"PYTHONPATH": path, "TAFELRONDE_COMPILER": compiler}
    return subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True)


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
@pytest.mark.parametrize("bot", daily(["random", "greedy"], ["random"]))
def test_both_compilers_play_the_same(bot: str) -> None:
    ours, theirs = (run(compiler, GAME.replace("BOT", bot)) for compiler in ("", "numba"))
    assert (ours.returncode, theirs.returncode) == (0, 0), ours.stderr + theirs.stderr
    name, digest = ours.stdout.split()
    assert name == "parts"
    assert theirs.stdout.split() == ["numba", digest]


def test_an_unknown_compiler_is_refused() -> None:
    ran = run("gcc", "import tafelronde.core.compile.compiler")
    assert ran.returncode != 0
    assert "TAFELRONDE_COMPILER is 'gcc'; it can be parts or numba" in ran.stderr


def test_numba_is_as_we_know_it() -> None:
    numba_parts.check_numba()


@pytest.mark.parametrize(
    ("path", "parameters", "wrong"),
    [
        ("numba.core.codegen:JITCodeLibrary.gone", None, "JITCodeLibrary.gone is missing"),
        ("numba.core.nowhere:Thing", None, "numba.core.nowhere.Thing is missing"),
        ("numba.core.codegen:JITCodeLibrary.finalize", ("self", "more"), "finalize takes"),
    ],
)
def test_a_missing_part_is_named(
    monkeypatch: pytest.MonkeyPatch, path: str, parameters: tuple[str, ...] | None, wrong: str
) -> None:
    monkeypatch.setitem(numba_parts.NEEDED, path, parameters)
    with pytest.raises(ImportError) as refused:
        numba_parts.check_numba()
    assert wrong in str(refused.value)
    assert "Numba 0." in str(refused.value)
    assert "TAFELRONDE_COMPILER=numba" in str(refused.value)
