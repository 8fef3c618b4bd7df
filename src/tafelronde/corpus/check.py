"""Checks a corpus: the checksums of its files, and every step by the rules."""

import re
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from .columns import Games
from .kernels import replay_game
from .parquet import BadShard, arrow, checksum, read_shard
from .plan import BadCorpus, read_card
from .setups import GameSetup, read_setup

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
        self._setups: dict[str, GameSetup | str] = {}

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
                bad = self._game(part, number, start, stop, setup)
                if bad >= 0:
                    yield Wrong("step" if bad < steps else "result", file, game, bad)
            start = stop

    def _game(self, part: Games, number: int, start: int, stop: int, setup: GameSetup) -> int:
        ply = part.ply[start:stop]
        if (ply != np.arange(stop - start)).any():
            return int(np.argmax(ply != np.arange(stop - start)))
        results = part.results[number]
        if len(results) != setup.players:
            return stop - start
        ends = part.ends[start : stop + 1]
        legal = part.legal[int(ends[0]) : int(ends[-1])]
        columns = [part.seat, part.action, part.result]
        return int(
            replay_game(
                setup.states,
                setup.players,
                setup.options,
                setup.out,
                setup.weights,
                np.zeros(setup.players),
                *(np.ascontiguousarray(column[start:stop]).copy() for column in columns),
                ends.copy(),
                np.ascontiguousarray(legal).copy(),
                results,
                bool(part.given_up[number]),
            )
        )

    def _setup(self, text: str) -> GameSetup | str:
        """A setup; or a text why it cannot be played here."""
        if text not in self._setups:
            try:
                self._setups[text] = read_setup(text)
            except BadShard as error:
                self._setups[text] = str(error)
        return self._setups[text]
