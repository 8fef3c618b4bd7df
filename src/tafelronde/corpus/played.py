"""A corpus of played games: without names, and only of games that are over."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

from ..bots.digests import rules_digest
from ..core.facts.errors import TafelrondeError
from ..core.objects.registry import load
from ..match import Match, load_match, read_record
from .card import write_card
from .columns import GameLog, gather, setup_text
from .make import GATHERED
from .parquet import ShardWriter, arrow
from .plan import SHARD, BadCorpus, Counts, Plan, write_plan


class Taking:
    """Writes games one after another, within ``with``. At the end the folder appears with all games
    and the card; after an error it does not appear.

    Raises BadCorpus where the folder is not empty; NeedsExtra, OSError.
    """

    def __init__(self, folder: Path, shard: int = SHARD, license: str = "unknown") -> None:
        arrow()
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadCorpus(f"{folder} is not empty")
        folder.parent.mkdir(parents=True, exist_ok=True)
        self.counts = Counts()
        self._folder, self._size, self._license = folder, shard, license
        self._games = set[str]()
        """The names of the games that were written."""
        self._fresh = folder.with_name(f".{folder.name}.{os.getpid()}.part")
        self._fresh.mkdir()
        self._shard: ShardWriter | None = None
        self._waiting: list[GameLog] = []
        self._written = 0
        """The number of games that were written, to complete shards or the open one."""
        self._shards = 0

    def add(self, log: GameLog) -> None:
        """Write the next game."""
        self._games.add(json.loads(log.setup)["game"])
        self._waiting.append(log)
        if len(self._waiting) == min(GATHERED, self._size):
            self._write()

    def _write(self) -> None:
        if self._shard is None:
            self._shard = ShardWriter(self._fresh, self._shards).__enter__()
        self._shard.write(gather(self._written, self._waiting))
        self._written += len(self._waiting)
        self._waiting = []
        if self._shard.counted[0] >= self._size:
            self._end_shard()

    def _end_shard(self) -> None:
        shard, self._shard = self._shard, None
        assert shard is not None
        shard.__exit__(None)
        self.counts.add(self._fresh, self._shards, shard.counted)
        self._shards += 1

    def __enter__(self) -> Taking:
        return self

    def __exit__(self, kind: type[BaseException] | None, *more: object) -> None:
        try:
            if kind is None:
                self._finish()
            elif self._shard is not None:
                self._shard.__exit__(kind)
        finally:
            shutil.rmtree(self._fresh, ignore_errors=True)

    def _finish(self) -> None:
        if self._waiting or not self._shards:
            self._write()
        if self._shard is not None:
            self._end_shard()
        plan = Plan("", 0, 0, {}, (), self.counts.games, 0, self._size)
        write_plan(self._fresh, plan)
        rules = {name: rules_digest(load(name)) for name in sorted(self._games)}
        write_card(self._fresh, plan, self.counts, "played games", {"rules": rules}, self._license)
        if self._folder.exists():
            self._folder.rmdir()
        self._fresh.rename(self._folder)


@dataclass
class Taken:
    """The numbers of records that were taken and left out."""

    counts: Counts
    running: int = 0
    """Games that are not over; they were left out."""
    refused: int = 0
    """Files that are not a record, or a false one; they were left out."""


def take(files: Iterable[Path], folder: Path, license: str = "unknown") -> Taken:
    """Make a corpus of the records in these files. Raises BadCorpus, NeedsExtra, OSError."""
    with Taking(folder, license=license) as taking:
        taken = Taken(taking.counts)
        for file in sorted(files):
            try:
                if read_record(file).is_over:
                    taking.add(log_of(load_match(file)))
                else:
                    taken.running += 1
            except TafelrondeError:
                taken.refused += 1
    return taken


def log_of(match: Match, people: Collection[int] = ()) -> GameLog:
    """A match that is over, without the names of its players. ``people`` are the seats where a
    person decided at least once; they count as people's seats."""
    setup = match.setup
    rules = setup.new_state().game.info.rules_version
    text = setup_text(setup.game, rules, setup.players, setup.options)
    bots = {seat: bot for seat, bot in match.table.bots.items() if seat not in people}
    log = GameLog(text, [bots[seat].level if seat in bots else "" for seat in range(setup.players)])
    state = setup.new_state()
    for action in match.log:
        legal = state.legal_actions()
        log.add(state.current_player if legal else -1, action, legal)
        state.apply_known(action)
    log.results = tuple(match.returns())
    log.given_up = bool(match.resigned)
    return log
