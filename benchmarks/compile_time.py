"""Costs of a cold kernel cache: processor seconds of each stage of a game, and of its parts.

``python -m benchmarks.compile_time`` uses each game in a process of its own that starts with an
empty cache: the rules, random games, then every kind of bot. ``--functions N`` also lists the N
functions that took longest, with how often each was compiled; ``--signatures`` tells for which
arguments.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from numba.core import event

import tafelronde
from tafelronde.bots import create
from tafelronde.bots.create import kinds_for
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.batch import Batch
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.perft import perft

from . import ours


class Compilations(event.Listener):
    """The time of each specialisation, without the functions it called, and LLVM's part of it."""

    def __init__(self) -> None:
        self.seconds: Counter[tuple[str, str]] = Counter()
        self._begun: list[tuple[float, float]] = []

    def on_start(self, event: event.Event) -> None:
        del event
        self._begun.append((time.process_time(), 0.0))

    def on_end(self, event: event.Event) -> None:
        begun, inside = self._begun.pop()
        whole = time.process_time() - begun
        if self._begun:
            outer, others = self._begun.pop()
            self._begun.append((outer, others + whole))
        data: Any = event.data
        function = data["dispatcher"].py_func
        name = f"{function.__module__.rpartition('tafelronde.')[2]}.{function.__qualname__}"
        self.seconds[name, ", ".join(_short(str(kind)) for kind in data["args"])] += whole - inside


def _short(kind: str) -> str:
    """A record type in few characters."""
    start = kind.find("Record(")
    return kind if start < 0 else f"{kind[:start]}{'records' if start else 'record'}"


class Llvm(event.Listener):
    """The seconds that LLVM was at work."""

    def __init__(self) -> None:
        self.seconds, self._depth, self._begun = 0.0, 0, 0.0

    def on_start(self, event: event.Event) -> None:
        del event
        if self._depth == 0:
            self._begun = time.process_time()
        self._depth += 1

    def on_end(self, event: event.Event) -> None:
        del event
        self._depth -= 1
        if self._depth == 0:
            self.seconds += time.process_time() - self._begun


def _rules(game: Game) -> None:
    """All that a match between people needs, and the shell's questions."""
    rng = new_rng(1)
    state = game.new()
    state.apply_chance(rng)
    state.explain(0)
    state.scores()
    state.returns()
    state.view(0)
    state.observation(0)
    state.resample(0, rng)


def _batch(game: Game) -> None:
    batch = Batch(game, 2, seed=1, mask=game.bounds.actions <= 10_000)
    batch.step(batch.legal[:, 0])
    batch.rollout(1)


def _bot(kind: str) -> Callable[[Game], None]:
    def think(game: Game) -> None:
        state = game.new()
        state.apply_chance(new_rng(1))
        few = {"mcts": {"simulations": 2}, "alpha_beta": {"nodes": 10}}
        bot = create(game, kind, **few.get(kind, {}))
        bot.choose(state)
        bot.choose(state)

    return think


def _stages(game: Game) -> Iterator[tuple[str, Callable[[Game], None]]]:
    yield "rules", _rules
    yield "random games", lambda game: void(ours.RandomPlay(game, game.info.min_players).play(1))
    for kind in kinds_for(game):
        yield kind, _bot(kind)
    yield "perft", lambda game: void(perft(game.new(), 1))
    yield "batch", _batch


def void(_: object) -> None:
    """Use a result up."""


@contextmanager
def _listening(compilations: Compilations, llvm: Llvm) -> Iterator[None]:
    with (
        event.install_listener("numba:compile", compilations),
        event.install_listener("numba:llvm_lock", llvm),
    ):
        yield


def measure(name: str, most: int | None = None) -> dict[str, Any]:
    """Every stage of a game once, or so many, in this process."""
    game = tafelronde.load(name)
    compilations, llvm = Compilations(), Llvm()
    stages: list[dict[str, Any]] = []
    with _listening(compilations, llvm):
        for stage, use in islice(_stages(game), most):
            before, in_llvm, known = time.process_time(), llvm.seconds, len(compilations.seconds)
            use(game)
            stages.append(
                {
                    "stage": stage,
                    "seconds": time.process_time() - before,
                    "llvm": llvm.seconds - in_llvm,
                    "functions": len(compilations.seconds) - known,
                }
            )
    functions = [[*key, seconds] for key, seconds in compilations.seconds.items()]
    return {"game": name, "stages": stages, "functions": functions}


def _in_fresh_process(name: str, most: int | None) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [
                *(sys.executable, "-m", "benchmarks.compile_time", "--here", name),
                *(() if most is None else ("--stages", str(most))),
            ],
            env={**os.environ, "TAFELRONDE_CACHE": folder},
            stdout=subprocess.PIPE, check=True,
        )  # fmt: skip
    return json.loads(done.stdout)


def _tell(found: dict[str, Any], longest: int, signatures: bool) -> None:
    rows = found["stages"]
    whole = {key: sum(row[key] for row in rows) for key in ("seconds", "llvm", "functions")}
    print(f"\n{found['game']:28} {'cpu s':>7} {'LLVM s':>7} {'compiled':>9}")
    for row in [*rows, {"stage": "together", **whole}]:
        print(f"  {row['stage']:26} {row['seconds']:7.1f} {row['llvm']:7.1f} {row['functions']:9d}")
    if not longest:
        return
    by_name: dict[str, list[tuple[float, str]]] = {}
    for name, arguments, seconds in found["functions"]:
        by_name.setdefault(name, []).append((seconds, arguments))
    ranked = sorted(by_name.items(), key=lambda item: -sum(seconds for seconds, _ in item[1]))
    for name, times in ranked[:longest]:
        print(f"  {sum(seconds for seconds, _ in times):7.2f} s in {len(times):2d}  {name}")
        if signatures:
            for seconds, arguments in sorted(times, reverse=True):
                print(f"          {seconds:7.2f}  ({arguments})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help="all of them by default")
    parser.add_argument("--functions", type=int, default=0, metavar="N")
    parser.add_argument("--signatures", action="store_true")
    parser.add_argument("--stages", type=int, help="only so many of each game")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.here:
        json.dump(measure(options.games[0], options.stages), sys.stdout)
        return
    for name in options.games or [info.name for info in tafelronde.infos()]:
        _tell(_in_fresh_process(name, options.stages), options.functions, options.signatures)


if __name__ == "__main__":
    main()
