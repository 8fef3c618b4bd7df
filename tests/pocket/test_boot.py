"""The package as in a browser: without NumPy and Numba, its kernels called by an engine."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tafelronde

PROGRAM = """
import ctypes, json, sys
from types import SimpleNamespace as Some

sys.platform = "emscripten"

class Neither:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "numba", "llvmlite"):
            raise ImportError(f"there is no {name} here")

sys.meta_path.insert(0, Neither())

def setup(states, count, players, options, length):
    ctypes.memset(states, 0xFF, 1)  # chance is to act
    ctypes.memset(states + 1, players, 1)

def add(states, count, tried, of_tried, number, out, length):
    ctypes.memset(out, number, 1)
    return 1

def fill_counts(counts, rows, columns):
    ctypes.memset(counts, 0, 8 * rows * columns)

def read(name):
    array, number = (lambda kind: {"type": kind, "dimensions": 1}), {"type": "int64"}
    exports = {
        "setup": {"arguments": [array("state"), number, array("int32")], "result": None},
        "question_add": {
            "arguments": [array("state")] * 2 + [number, array("int64")], "result": "int64",
        },
        "two_most": {"arguments": [array("node"), array("int64")], "result": None},
        "fill_counts": {"arguments": [{"type": "float64", "dimensions": 2}], "result": None},
    }
    said = {
        "elements": {"state": {"size": sizes[name]}}, "exports": exports,
        "operations": [],
        "questions": {"add": {"export": "question_add", "length": 3}},
    }
    two_most = lambda nodes, count, out, length: ctypes.memset(out, count, 1)
    functions = Some(setup=setup, question_add=add, two_most=two_most, fill_counts=fill_counts)
    return Some(functions=functions, manifest=json.dumps(said))

def start(send):
    import tafelronde
    from tafelronde import bots
    for info in tafelronde.infos():
        if info.define:
            game = tafelronde.load(info.name)
            state = game.new(game.info.max_players)
            asked = state.ask("add", 5)
            send([game.name, state.is_chance, state.players, asked, list(game.levels)])
    import numpy as np
    from tafelronde.search.uct.nodes import NODE, two_most
    most = np.zeros(2, np.int64)
    two_most(np.zeros(7, NODE), most)
    send(most.tolist())
    try:
        two_most(np.zeros((2, 7), NODE), most)
    except Exception as error:
        send(str(error))
    for name in ("random", "greedy", "mcts"):
        bots.create(game, name)
    return lambda text: None

sizes = json.loads(sys.argv[1])
sys.modules["entry"] = Some(start=start)
from tafelronde.pocket.boot import begin
begin(entry="entry:start", send=lambda what: print(json.dumps(what)), read=read, more=None)
"""


@pytest.fixture(scope="module")
def said() -> list[str]:
    """The output of a process without NumPy and Numba, by line."""
    sizes = {one.name: tafelronde.load(one.name).dtype.itemsize for one in tafelronde.infos()}
    source = str(Path(tafelronde.__file__).parents[1])
    text = ", ".join(f'"{name}": {size}' for name, size in sizes.items())
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, f"{{{text}}}"],
        env=os.environ | {"PYTHONPATH": source},
        capture_output=True, encoding="utf-8",
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def test_games_are_loaded_from_their_definitions(said: list[str]) -> None:
    for info in tafelronde.infos():
        if info.define:
            levels = '"easy", "medium", "hard", "master"'
            expected = f'["{info.name}", true, {info.max_players}, [5], [{levels}]]'
            assert expected in said


def test_kernels_work_on_the_arrays_of_their_caller(said: list[str]) -> None:
    assert "[7, 0]" in said
    assert '"two_most takes whole arrays of 1 dimensions"' in said


def test_without_an_engine_nothing_can_be_called() -> None:
    from tafelronde.core.compile.engine import NoEngine, engine, make_kernel

    kernel = make_kernel(lambda states: 1, str)
    assert kernel.py_func(0) == 1
    with pytest.raises(NoEngine, match="no engine was handed in"):
        kernel(0)
    with pytest.raises(NoEngine):
        engine()
