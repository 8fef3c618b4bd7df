"""Checks a corpus: the checksums of its files, and every step by the rules."""

import json
import re
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..core.facts.errors import TafelrondeError
from ..core.objects.game import Game
from ..core.objects.registry import info as info_of
from ..core.objects.registry import load
from .columns import Games
from .kernels import replay_game
from .parquet import BadShard, arrow, checksum, read_shard
from .plan import BadCorpus, read_card

_GAMES = re.compile(r"games-(\d{5})\.parquet")


@dataclass(frozen=True)
class Wrong:
    """A fault: ``code``, and where it is. Codes: ``file`` (``why``), ``checksum``, ``setup``
    (``why``), ``step``, ``result``, ``count``."""

    code: str
    file: str
    game: int = -1
    ply: int = -1
    why: str = ""


def check(folder: Path) -> Generator[int | Wrong]:
    """Check everything. Yields faults, and now and then how many decisions were replayed since the
    last number. Raises BadCorpus, NeedsExtra, OSError where the folder is no corpus at all."""
    arrow()
    card = read_card(folder)
    shards: list[int] = []
    for name, wanted in card["sha256"].items():
        if not re.fullmatch(r"(games|steps)-\d{5}\.parquet", name):
            raise BadCorpus(f"card.json: {name} is no name of a file of a data set")
        try:
            if checksum(folder / name) != wanted:
                yield Wrong("checksum", name)
        except OSError as error:
            yield Wrong("file", name, why=error.strerror or "?")
            continue
        if found := _GAMES.fullmatch(name):
            shards.append(int(found[1]))
    games = decisions = 0
    replay = Replay()
    for shard in sorted(shards):
        name = f"steps-{shard:05d}.parquet"
        try:
            for part in read_shard(folder, shard):
                if part.steps.size and part.first != games:
                    yield Wrong("count", name, part.first)
                yield from replay.part(part, name)
                games = part.first + len(part.steps)
                made = int(np.count_nonzero(part.seat >= 0))
                decisions += made
                yield made
        except (BadShard, OSError) as error:
            yield Wrong("file", name, why=str(error))
    if (games, decisions) != (card.get("games"), card.get("decisions")):
        yield Wrong("count", "card.json")


class Replay:
    """Replays games by the rules. Games of one setup share their buffers."""

    def __init__(self) -> None:
        self._setups: dict[str, tuple[Game, Any, Any] | str] = {}

    def part(self, part: Games, file: str) -> Generator[Wrong]:
        """The faults of these games."""
        start = 0
        for number, steps in enumerate(part.steps.tolist()):
            stop = start + steps
            setup = self._setup(part.setups[number])
            game = part.first + number
            if isinstance(setup, str):
                yield Wrong("setup", file, game, why=setup)
            else:
                bad = self._game(part, number, start, stop, *setup)
                if bad >= 0:
                    yield Wrong("step" if bad < steps else "result", file, game, bad)
            start = stop

    def _game(
        self,
        part: Games,
        number: int,
        start: int,
        stop: int,
        game: Game,
        options: Any,
        buffers: Any,
    ) -> int:
        states, out, weights, final = buffers
        ply = part.ply[start:stop]
        if (ply != np.arange(stop - start)).any():
            return int(np.argmax(ply != np.arange(stop - start)))
        results = part.results[number]
        if len(results) != len(final):
            return stop - start
        ends = part.ends[start : stop + 1]
        legal = part.legal[int(ends[0]) : int(ends[-1])]
        columns = [part.seat, part.action, part.result]
        return int(
            replay_game(
                states,
                len(final),
                options,
                out,
                weights,
                final,
                *(np.ascontiguousarray(column[start:stop]).copy() for column in columns),
                ends.copy(),
                np.ascontiguousarray(legal).copy(),
                results,
                bool(part.given_up[number]),
            )
        )

    def _setup(self, text: str) -> tuple[Game, Any, Any] | str:
        if text not in self._setups:
            self._setups[text] = _read_setup(text)
        return self._setups[text]


def _read_setup(text: str) -> tuple[Game, Any, Any] | str:
    """The game of a setup, its options as the rules read them, and buffers; or a text why it cannot
    be played here."""
    try:
        setup: dict[str, Any] = json.loads(text)
        info = info_of(str(setup["game"]))
        if setup["rules"] != info.rules_version:
            return f"rules of version {setup['rules']}; today's are {info.rules_version}"
        players = setup["players"]
        info.check_players(players)
        game = load(info.name)
        options = game.encode_options(info.settle_options(players, setup["options"]))
    except (ValueError, KeyError, TypeError, TafelrondeError) as error:
        return str(error)
    size = max(1, game.bounds.buffer)
    buffers = (
        np.zeros(1, game.dtype),
        np.zeros(size, np.int32),
        np.zeros(size, np.int32),
        np.zeros(players, np.float64),
    )
    return game, options, buffers
