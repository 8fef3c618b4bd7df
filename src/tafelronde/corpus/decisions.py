"""The decisions of a corpus as arrays: what each player saw and could do, and the result."""

from __future__ import annotations

import json
from collections.abc import Generator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.objects.game import Game
from .columns import Games
from .decisions_kernel import show_decisions
from .parquet import BadShard, read_shard
from .plan import BadCorpus, read_card, shards_of
from .policies import read_policies
from .setups import read_setup

Array = npt.NDArray[Any]


@dataclass
class Decisions:
    """Decisions of players in the order in which they were made, game after game; chance is left
    out. n is their number; every array is the caller's own."""

    observation: Array
    """float32[n, game.bounds.observation]: what the seat that decides may know."""
    mask: Array
    """bool[n, game.bounds.actions]: the legal actions; no columns where there are too many."""
    legal: Array
    """int32[…]: the legal actions of all decisions, one after another, each list ascending."""
    ends: Array
    """int64[n + 1]: those of decision i are ``legal[ends[i] : ends[i + 1]]``."""
    action: Array
    """int32[n]: the action that was chosen."""
    choice: Array
    """int32[n]: its place among the legal ones."""
    seat: Array
    """int8[n]"""
    result: Array
    """float32[n]: the seat's result in the end, −1 … 1."""
    value: Array
    """float32[n]: the result that the bot's search expected; NaN where it did not tell."""
    policy: Array
    """float32[…]: the search's share of each entry of ``legal``; NaN where it did not tell."""
    game: Array
    """int64[n]: the number of the game."""
    ply: Array
    """int32[n]: the number of the step in its game."""

    def __len__(self) -> int:
        return len(self.action)

    def dense_policy(self) -> npt.NDArray[np.float32]:
        """The shares by the numbers of actions, float32[n, game.bounds.actions]: zeros for what is
        not legal, NaN for legal actions where the search did not tell."""
        dense = np.zeros(self.mask.shape, np.float32)
        rows = np.repeat(np.arange(len(self)), np.diff(self.ends))
        if self.mask.shape[1]:
            dense[rows, self.legal] = self.policy
        return dense


def load(
    folder: str | Path, game: str | None = None, *, observation: bool = True, mask: bool = True
) -> Decisions:
    """All decisions of a corpus, played again by the rules in compiled code. A corpus of several
    games wants to know whose (``game``). Without ``observation`` or ``mask`` these arrays have no
    columns and take no room.

    Raises BadCorpus, BadShard where a step is none by the rules, OSError, NeedsExtra.
    """
    folder = Path(folder)
    room = _Room(int(read_card(folder)["decisions"]), observation, mask)
    parts = [
        part for shard in range(shards_of(folder)) for part in _decisions(folder, shard, game, room)
    ]
    if not parts:
        raise BadCorpus(f"{folder} has no decisions" + (f" of {game}" if game else ""))
    return _together(parts, room)


def decisions(
    folder: str | Path,
    shard: int,
    game: str | None = None,
    *,
    observation: bool = True,
    mask: bool = True,
) -> Generator[Decisions]:
    """The decisions of a shard, in parts of up to 2,000 games, for what is too large for memory.

    Raises as ``load``.
    """
    yield from _decisions(Path(folder), shard, game, _Room(None, observation, mask))


def _decisions(folder: Path, shard: int, game: str | None, room: _Room) -> Generator[Decisions]:
    named: str | None = game
    setups, before = dict[str, _Setup](), 0
    policies = _Policies(folder, shard)
    for part in read_shard(folder, shard):
        first = at = 0
        while first < len(part.setups):
            text = part.setups[first]
            last = first + 1
            while last < len(part.setups) and part.setups[last] == text:
                last += 1
            rows = int(part.steps[first:last].sum())
            found = str(json.loads(text).get("game", "?"))
            if game is None and named not in (None, found):
                raise BadCorpus(f"{folder} has several games; expected one of {named}, {found}")
            named = named or found
            if found == named and rows:
                setup = setups.get(text) or setups.setdefault(text, _Setup(text))
                shown = setup.show(part, slice(first, last), slice(at, at + rows), room)
                policies.fill(shown, before + at + np.flatnonzero(part.seat[at : at + rows] >= 0))
                yield shown
            first, at = last, at + rows
        before += at


class _Room:
    """Room for observations, and zeros for masks: of one array for all decisions, or with None for
    each part its own."""

    def __init__(self, total: int | None, observation: bool, mask: bool) -> None:
        self._total, self._observation, self._mask = total, observation, mask
        self.whole: tuple[Array, Array] | None = None
        self.taken = 0

    def take(self, count: int, game: Game) -> tuple[Array, Array]:
        """Rows for so many decisions. Raises BadShard where there are more than the card says."""
        if self._total is None:
            return self._made(count, game)
        self.whole = self.whole or self._made(self._total, game)
        rows = slice(self.taken, self.taken + count)
        if rows.stop > self._total:
            raise BadShard("there are more decisions than the card says")
        self.taken = rows.stop
        return self.whole[0][rows], self.whole[1][rows]

    def _made(self, count: int, game: Game) -> tuple[Array, Array]:
        wide = game.bounds.observation if self._observation else 0
        choices = game.bounds.actions if self._mask else 0
        return np.empty((count, wide), np.float32), np.zeros((count, choices), np.bool_)


class _Setup:
    """Games of one setup, and the buffers for them. Raises BadShard."""

    def __init__(self, text: str) -> None:
        self._setup = read_setup(text)
        self._last = np.zeros(self._setup.game.bounds.observation, np.float32)

    def show(self, part: Games, games: slice, rows: slice, room: _Room) -> Decisions:
        """The decisions of these games, which are these rows of the columns."""
        seat = _own(part.seat[rows])
        decided = np.flatnonzero(seat >= 0)
        count, first, last = len(decided), int(part.ends[rows.start]), int(part.ends[rows.stop])
        shown = (
            *room.take(count, self._setup.game),
            np.zeros(last - first, np.int32),
            np.zeros(count + 1, np.int64),
            np.zeros(count, np.int32),
        )
        action, steps = _own(part.action[rows]), _own(part.steps[games])
        _, players, options, states, out, weights = self._setup
        bad = show_decisions(
            states, players, options, out, weights, self._last, steps, seat, action, *shown
        )
        if bad >= 0:
            raise BadShard(f"row {rows.start + int(bad)} of the steps is none by the rules")
        numbers = np.arange(part.first + int(games.start), part.first + int(games.stop))
        seen, masks, legal, ends, choice = shown
        if len(legal) != ends[-1]:
            raise BadShard("there are other legal actions than by the rules")
        return Decisions(
            seen, masks, legal, ends, action[decided], choice, seat[decided],
            part.result[rows][decided], part.value[rows][decided],
            np.full(len(legal), np.nan, np.float32),
            np.repeat(numbers, steps)[decided], part.ply[rows][decided],
        )  # fmt: skip


def _own(column: Array) -> Array:
    """A column that compiled code may read: writable, one number behind the other."""
    return np.array(column)


class _Policies:
    """Answers of searches about the steps of a shard."""

    def __init__(self, folder: Path, shard: int) -> None:
        self._counts, self._shares = read_policies(folder, shard)
        self._starts = np.cumsum(self._counts) - self._counts

    def fill(self, shown: Decisions, rows: Array) -> None:
        """Write the shares of these rows of the shard. Raises BadShard."""
        legal, counts = np.diff(shown.ends), self._counts[rows]
        if ((counts != legal) & (counts > 0)).any():
            raise BadShard("a policy has not as many shares as there are legal actions")
        if counts.any():
            first = self._starts[rows[counts > 0][0]]
            wanted = np.repeat(counts > 0, legal)
            shown.policy[wanted] = self._shares[first : first + int(counts.sum())]


def _together(parts: list[Decisions], room: _Room) -> Decisions:
    """Parts of one game behind each other, in the room that they took."""
    assert room.whole is not None
    apart = ("ends", "observation", "mask")
    joined = {
        field.name: np.concatenate([getattr(part, field.name) for part in parts])
        for field in fields(Decisions)
        if field.name not in apart
    }
    starts = np.cumsum([0, *(part.ends[-1] for part in parts)])
    ends = [part.ends[:-1] + start for part, start in zip(parts, starts, strict=False)]
    observation, mask = (array[: room.taken] for array in room.whole)
    return Decisions(
        observation, mask, **joined, ends=np.concatenate([*ends, starts[-1:]]).astype(np.int64)
    )
