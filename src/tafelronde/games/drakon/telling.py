"""Tellings of a game of Drakon: codes and arguments, for the catalogue's sentences.

One step may have many consequences (a coin taken, an event without a choice, turns skipped); each
is told by itself, in order, with what is needed to show it: from where, to where, by which way.
Cells are ``x,y`` as in the notation, ways are cells with spaces between them.
"""

from __future__ import annotations

import functools
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from itertools import repeat
from typing import NamedTuple

from ...core.facts.constants import CHANCE
from ...core.facts.position import Position
from ...core.facts.telling import Argument, Telling
from .consequences import consequences
from .facts import DWARF, FIGURES, FIRST_CODE, SAID, cell_of_laid, laid_on, place_of
from .notation import look_name, tile_name
from .paths import Laid, ways
from .state import (
    AMAZON_MOVE,
    ASSIGN,
    BLIND,
    DEAL,
    DESTROY_TILE,
    FIRST_PLAYER,
    LAY,
    LONG,
    MAIN,
    MIND_MOVE,
    MOVE,
    NOBODY,
    PLAYER,
    PUSH,
    QUIET,
    SECRET,
    SHIFTING,
    STEAL_FROM,
    STUCK,
    SWAP,
    TURN_TILE,
    WIZARD_MOVE,
    WON_COINS,
    WON_ESCAPE,
    WORD,
    WORDS,
    DrakonRecord,
    packed,
    unpacked,
)

_FIRST_LAY = packed(LAY, 0)


def tell(state: Position[DrakonRecord], action: int, player: int | None) -> Iterator[Telling]:
    """The step, then what follows of it, as ``player`` (None: a spectator) may know it."""
    record = state.record
    if record.player == CHANCE:
        yield _chance(record, unpacked(action)[1], NOBODY if player is None else player)
    elif action >= _FIRST_LAY and record.phase != SHIFTING:
        yield _lay(action, record.player)
    elif unpacked(action)[0] == SWAP and player != record.player:
        yield Telling("swap-unseen", {"player": record.player})
    else:
        yield _decision(action, _Facing(record).key(action))
    yield from consequences(state, action)


def choice_keys(state: Position[DrakonRecord], actions: Sequence[int]) -> list[Key | int]:
    """For each of these actions, which ascend, what its sentence depends on beside the action; for
    a lay, of which there are many, that is the player alone."""
    facing = _Facing(state.record)
    if facing.phase == SHIFTING:
        return [facing.key(action) for action in actions]
    others = bisect_left(actions, _FIRST_LAY)
    lays = len(actions) - others
    return [*map(facing.key, actions[:others]), *repeat(facing.player, lays)]


# ---- the step itself ---------------------------------------------------------------------------


def _chance(record: DrakonRecord, field: int, reader: int) -> Telling:
    phase, turn = record.phase, record.turn
    if phase == FIRST_PLAYER:
        return Telling("first", {"player": field})
    if phase == ASSIGN:
        seat = record.figure.index(NOBODY)
        return Telling("assigned", {"player": seat, "figure": FIGURES[field]})
    if phase == BLIND:
        taker, victim = record.taker, record.victim
        parties: dict[str, Argument] = {"player": taker, "other": victim}
        if reader in (taker, victim):
            return Telling("tile-stolen", {**parties, **_tile(field)})
        return Telling("tile-stolen-unseen", parties)
    known = reader == turn
    if not record.pile:
        secret = record.bottom[0] >= SECRET
        known = known or not secret or (reader != NOBODY and record.figure[reader] == DWARF)
    if phase == DEAL:
        hands = [hand.bit_count() for hand in record.hands]
        turn = next(seat for seat, size in enumerate(hands) if size < 4)
        known = reader == turn
    left = record.pile.bit_count() + record.sunk - 1
    arguments: dict[str, Argument] = {"player": turn, "left": left}
    code = "dealt" if phase == DEAL else "drawn"
    return (
        Telling(code, {**arguments, **_tile(field)})
        if known
        else Telling(f"{code}-unseen", arguments)
    )


def _tile(look: int) -> Mapping[str, Argument]:
    return _lying(FIRST_CODE[look])


def _arrows(tile: str) -> str:
    """The description of a tile for people: the sides to which its arrows point."""
    return tile.partition(":")[2] or "–"


@functools.cache
def _lying(code: int) -> Mapping[str, Argument]:
    name = tile_name(code)
    return {"tile": name, "kind": SAID[code][0], "arrows": _arrows(name)}


@functools.lru_cache(maxsize=5_000)
def _cell(cell: int) -> str:
    x, y = place_of(cell)
    return f"{x},{y}"


class Key(NamedTuple):
    """The facts on which the sentence of a decision depends beside the action."""

    player: int
    phase: int = MAIN
    """Where it makes a difference; else MAIN."""
    here: int = 0
    """The code of the tile on the action's cell; on an empty one (of an action that is not legal)
    any."""
    way: tuple[int, ...] = ()
    """The cells that a hero passes."""


class _Facing:
    """A position before the player who decides; each part is read from the record once, when
    needed."""

    def __init__(self, record: DrakonRecord) -> None:
        self._record = record
        self.player = record.player
        self.phase = record.phase

    @functools.cached_property
    def _laid(self) -> Laid:
        return self._record.laid[: self._record.count]

    def key(self, action: int) -> Key:
        code, cell = unpacked(action)
        if code in (WORD, SWAP):
            return Key(self.player)
        if code == PLAYER:
            return Key(self.player, self.phase)
        place = self._place_at(cell)
        here = self._laid[place] & 255 if place >= 0 else 0
        if code >= DESTROY_TILE:
            return Key(self.player, self.phase, here)
        mover = code - PUSH if code >= PUSH else self.player
        start = self._record.where[mover]
        passed = (start, place) if place >= 0 else (start,)
        if code < PUSH or self.phase == MIND_MOVE:  # a shove is one step (D-10.6)
            passed = ways(self._laid, start, code == WIZARD_MOVE).get(place, passed)
        cells = tuple(cell_of_laid(self._laid[at]) for at in passed)
        return Key(self.player, self.phase, here, cells)

    def _place_at(self, cell: int) -> int:
        place = bisect_left(self._laid, laid_on(cell, 0))
        found = place < len(self._laid) and cell_of_laid(self._laid[place]) == cell
        return place if found else -1


@functools.lru_cache(maxsize=2_000)
def _lay(action: int, player: int) -> Telling:
    """The sentence of a lay; it is the same at every table."""
    code, cell = unpacked(action)
    return Telling("lay", {"player": player, "cell": _cell(cell), **_lying(code - LAY)})


@functools.lru_cache(maxsize=2_000)
def _decision(action: int, key: Key) -> Telling:
    """The sentence of a decision; it is the same at every table."""
    code, field = unpacked(action)
    who: dict[str, Argument] = {"player": key.player}
    if code == WORD:
        return Telling(WORDS[field], who)
    if code == PLAYER:
        return Telling("steal-tile" if key.phase == STEAL_FROM else "rob", {**who, "other": field})
    if code == SWAP:
        first, second = look_name(field >> 6), look_name(field & 63)
        arrows = {"firstarrows": _arrows(first), "secondarrows": _arrows(second)}
        return Telling("swap", {**who, "first": first, "second": second, **arrows})
    at: dict[str, Argument] = {**who, "cell": _cell(field)}
    if code >= LAY:
        old = _lying(key.here)
        was = {"old": old["tile"], "oldkind": old["kind"], "oldarrows": old["arrows"]}
        return Telling("shift", {**at, **_lying(code - LAY), **was})
    here = _lying(key.here)
    if code == DESTROY_TILE:
        return Telling("destroy", {**at, **here})
    if code > TURN_TILE:
        return Telling("turn", {**at, **here, "degrees": 90 * (code - TURN_TILE)})
    cells = [_cell(cell) for cell in key.way]
    arguments = {**at, "from": cells[0], "way": " ".join(cells), **here}
    if code >= PUSH:
        pushed = "mind" if key.phase == MIND_MOVE else "push"
        return Telling(pushed, {**arguments, "other": code - PUSH})
    return Telling(_MOVES[code], arguments)


_MOVES = {MOVE: "move", WIZARD_MOVE: "wizard-move", AMAZON_MOVE: "amazon-move"}


# ---- the end -----------------------------------------------------------------------------------


def verdict(state: Position[DrakonRecord]) -> tuple[Telling, ...]:
    """The end of the game (D-8, D-9), and the winners with their coins."""
    if not state.is_terminal:
        return ()
    record = state.record
    ends = {WON_COINS: "coins", WON_ESCAPE: "escape", STUCK: "stuck", QUIET: "quiet", LONG: "long"}
    counts = record.coins[: record.players]
    winners = state.winners()
    end = ends[record.phase]
    if end in ("coins", "escape"):
        won: dict[str, Argument] = {"player": winners[0], "count": counts[winners[0]]}
        return (Telling(f"won-{end}", won),)
    tellings = [Telling(f"end-{end}", {"count": record.turns})]
    if len(winners) == 1:
        tellings.append(Telling("won-most", {"player": winners[0], "count": max(counts)}))
    else:
        tellings += [Telling("shared", {"player": seat, "count": max(counts)}) for seat in winners]
    return tuple(tellings)


def missed(state: Position[DrakonRecord], seat: int, other: int) -> Telling | None:
    """The things a player lacked to stand where ``other`` does: coins, or a way out (D-8, D-9)."""
    record = state.record
    won = record.phase in (WON_COINS, WON_ESCAPE) and other == record.winner
    if won and record.phase == WON_ESCAPE:
        return Telling("short-escape", {"player": seat, "count": record.coins[seat]})
    short = record.coins[other] - record.coins[seat]
    if short <= 0:
        return None
    return Telling("short-goal" if won else "short-coins", {"other": other, "count": short})
