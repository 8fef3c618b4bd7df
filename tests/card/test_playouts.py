"""Random games on a graphics card are those of the processor, as far as can be told without a card.

Numba's simulator runs the kernels, and where numba-cuda is installed they are compiled to PTX.
"""

import importlib
import json
import os
import re
import subprocess
import sys
from importlib.util import find_spec

import numpy as np
import pytest
from numba import cuda

import tafelronde
from card.simulated import digests
from tables import PACKAGE_GAMES, Table, at_each_size
from tafelronde.core.compile.compiler import INTERPRETED
from tafelronde.core.facts.constants import TERMINAL
from tafelronde.core.facts.errors import BadOption, TafelrondeError
from tafelronde.core.kernels import calls
from tafelronde.core.objects.playouts import Playouts

if not INTERPRETED:
    from tafelronde.cuda import NoCard, ptx
    from tafelronde.cuda import Playouts as OnCard

needs_compiler = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


@at_each_size
def test_playouts_are_random_games(table: Table) -> None:
    games = Playouts(table.game, 2, table.players, 4, **table.options)
    assert games.play(60) == 2 - np.count_nonzero(games.states["player"] == TERMINAL)
    size = table.game.bounds.buffer
    out, weights = np.zeros(size, np.int32), np.zeros(size, np.int32)
    words = np.random.SeedSequence(4).generate_state(8, np.uint32).reshape(2, 4)
    for number, rng in enumerate(words):
        state, steps = table.new(), 0
        while not state.is_terminal and steps < 60:
            calls.apply_action(state.array, calls.random_action(state.array, rng, out, weights))
            steps += 1
        assert games.states[[number]].tobytes() == state.to_bytes()
        assert games.results[number].tolist() == state.returns()
        assert (games.steps[number], games.rngs[number].tolist()) == (steps, rng.tolist())


def test_games_do_not_depend_on_their_number_or_on_slices() -> None:
    game = tafelronde.load("rosenkoenig")
    many, few = Playouts(game, 20, seed=1), Playouts(game, 5, seed=1)
    assert many.play() == 0
    assert few.play(30) == 5
    while few.play(30):
        pass
    assert few.states.tobytes() == many.states[:5].tobytes()
    assert np.array_equal(few.results, many.results[:5])
    assert (np.abs(many.results).max(), many.results.sum()) == (1.0, 0.0)
    with pytest.raises(TafelrondeError, match="size: 0"):
        Playouts(game, 0)
    with pytest.raises(BadOption):
        Playouts(game, 2, players=3)


@needs_compiler
def test_a_simulated_card_plays_the_same() -> None:
    environment = {
        **os.environ,
        "NUMBA_ENABLE_CUDASIM": "1",
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-m", "card.simulated"],
        env=environment, capture_output=True, text=True, timeout=900, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    assert found["simulated"] is True
    assert found["digests"] == digests(Playouts)


@needs_compiler
@pytest.mark.skipif(find_spec("numba_cuda") is None, reason="needs tafelronde[cuda]: 500 MB")
@pytest.mark.parametrize("name", [*PACKAGE_GAMES, "connect_four"])
def test_the_rules_compile_for_a_card(name: str) -> None:
    text = ptx(tafelronde.load(name), (8, 0))
    assert ".target sm_80" in text
    assert ".visible .entry" in text
    assert fused(text) == set(), "would round otherwise than the processor"
    for card in ("sm_80", "sm_90"):
        assert len(machine_code(text, card)) > 1_000


def fused(text: str) -> set[str]:
    """The products that are, or may become, one operation with the sum that they go into."""
    products = set(re.findall(r"\b(?:mul|fma|mad)\.(?:\w+\.)*f\d\d\s+(%\w+),", text))
    products |= {
        to for to, of in re.findall(r"\bmov\.f\d\d\s+(%\w+), (%\w+);", text) if of in products
    }
    sums = re.findall(r"\b(?:add|sub)\.(?:\w+\.)*f\d\d\s+%\w+, ([^;]+);", text)
    added = {one.strip() for operands in sums for one in operands.split(",")}
    return (products & added) | set(re.findall(r"\bfma\.(?:\w+\.)*f\d\d", text))


def test_what_would_be_fused_is_found() -> None:
    product, total = "mul.f64 %fd3, %fd1, %fd2;", "add.rn.f64 %fd4, %fd3, %fd5;"
    assert fused(product + total) == {"%fd3"}
    assert fused(product + "mov.f64 %fd9, %fd3; sub.f64 %fd4, %fd5, %fd9;") == {"%fd9"}
    assert fused("fma.rn.f64 %fd4, %fd1, %fd2, %fd3;") == {"fma.rn.f64"}
    assert fused(product + "div.rn.f64 %fd6, %fd3, %fd5; add.f64 %fd4, %fd6, %fd5;") == set()


def machine_code(text: str, card: str) -> bytes:
    """The machine code that NVIDIA's linker makes of the assembly language, without a card."""
    linker = importlib.import_module("cuda.bindings.nvjitlink")
    handle = linker.create(1, [f"-arch={card}"])
    code = text.encode() + b"\0"
    linker.add_data(handle, linker.InputType.PTX, code, len(code), "playouts")
    linker.complete(handle)
    made = bytearray(linker.get_linked_cubin_size(handle))
    linker.get_linked_cubin(handle, made)
    linker.destroy(handle)
    return bytes(made)


@needs_compiler
@pytest.mark.skipif(cuda.is_available(), reason="there is a card")
def test_without_a_card_there_is_a_sentence() -> None:
    with pytest.raises(NoCard, match="no NVIDIA card"):
        OnCard(tafelronde.load("rosenkoenig"), 10)


@needs_compiler
@pytest.mark.skipif(not cuda.is_available(), reason="there is no card")
@pytest.mark.parametrize("name", [*PACKAGE_GAMES, "connect_four"])
def test_the_card_plays_the_same(name: str) -> None:
    game = tafelronde.load(name)
    here, there = Playouts(game, 300, seed=2), OnCard(game, 300, seed=2)
    for steps in (50, 1 << 30):
        assert here.play(steps) == there.play(steps)
        assert here.states.tobytes() == there.states.tobytes()
        assert here.results.tobytes() == there.results.tobytes()
        assert np.array_equal(here.rngs, there.rngs)
        assert np.array_equal(here.steps, there.steps)
