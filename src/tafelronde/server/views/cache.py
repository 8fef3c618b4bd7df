"""Rendered parts of a table, kept for all its readers until the table changes."""

from __future__ import annotations

import functools
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ...core.facts.telling import Telling
from ..table.table import Table
from ..wire import shown as wire_shown
from ..wire.shown import Choice, Entry, Head, Waiting

if TYPE_CHECKING:
    from ...core.facts.definition import GameDefinition
    from ...core.objects.state import State

KEPT_CHOICES = 100_000
"""Encoded choices of a game that are kept, of all tables together; of Drakon about 50 MB. (Of the
175 choices of a move of Drakon by two, 5 are new then; with 20,000 it is 43.)"""
_encode = msgspec.json.Encoder().encode


def tell(telling: Telling) -> wire_shown.Telling:
    return wire_shown.Telling(telling.code, dict(telling.arguments))


@functools.lru_cache(maxsize=50_000)
def _written(game: GameDefinition, action: int) -> tuple[dict[str, Any], str]:
    """An action as JSON and as text."""
    return game.notation.encode_action(action), game.notation.format_action(action)


def choice(state: State, action: int, player: int) -> Choice:
    """A legal action of the player to act."""
    game = state.game
    telling = None if game.tell is None else next(game.tell(state, action, player))
    notation = game.notation
    data, text = notation.encode_action(action), notation.format_action(action)
    return Choice(data, text, None if telling is None else tell(telling))


_choices: dict[GameDefinition, dict[tuple[int, Hashable], bytes]] = {}
"""Encoded, by game, and by action and what the game says its sentence depends on (``choice_keys``).
"""


def _encoded(state: State, legal: Sequence[int], player: int) -> bytes:
    """These choices of the player to act, as a JSON array. There are none while a bot decides."""
    if not legal:
        return b"[]"
    game = state.game
    if game.choice_keys is None:
        return _encode([choice(state, action, player) for action in legal])
    known = _choices.setdefault(game, {})
    if len(known) >= KEPT_CHOICES:
        known.clear()

    def make(key: tuple[int, Hashable]) -> bytes:
        made = known[key] = _encode(choice(state, key[0], player))
        return made

    keys = zip(legal, game.choice_keys(state, legal), strict=True)
    return b"[%b]" % b",".join([known.get(key) or make(key) for key in keys])


class _Log:
    """The log as one kind of reader (a seat, or None) is told it; kept up to date."""

    def __init__(self, table: Table, reader: int | None) -> None:
        self._table = table
        self._reader = reader
        self._entries: list[Entry] = []
        self._state: State | None = None
        self._cuts = 0

    def entries(self) -> list[Entry]:
        """All entries. Not to be changed."""
        self.prepare(self._table.ply)
        return self._entries

    def prepare(self, most: int) -> bool:
        """Render at most so many entries; whether all are there."""
        table = self._table
        for _, to in table.cuts[self._cuts :]:
            if to < len(self._entries):
                del self._entries[to:]
                self._state = None
        self._cuts = len(table.cuts)
        known = len(self._entries)
        until = min(table.ply, known + most)
        if known < until:
            state = table.state_at(known) if self._state is None else self._state
            for ply in range(known, until):
                self._entries.append(self._entry(state, ply))
                state.apply_known(table.log[ply].action)
            self._state = state
        return until == table.ply

    def _entry(self, state: State, ply: int) -> Entry:
        player, action, at, forced = self._table.log[ply]
        game = state.game
        tellings: Iterable[Telling] = ()
        if game.tell is not None:
            tellings = game.tell(state, action, self._reader)
        known = not game.info.hidden or (player >= 0 and player == self._reader)
        data, text = _written(game, action) if known else (None, "")
        return Entry(ply, player, data, text, tuple(tell(t) for t in tellings), at, forced)


Here = tuple[bool, ...]
"""For each seat, whether its person is there."""
_HeadKey = tuple[Here, Waiting, int]
"""The facts on which a head depends beside the table: who is there, what a bot is doing, and how
many look on."""


class ViewCache:
    """The log of one table, and its views and choices as JSON. Where a game hides nothing, all see
    the same, and it is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._made = (-1, "")
        self._views: dict[int | None, msgspec.Raw] = {}
        self._choices: msgspec.Raw | None = None
        self._heads: dict[_HeadKey, Head] = {}
        self._logs: dict[int | None, _Log] = {}

    def entries(self, reader: int | None) -> list[Entry]:
        """The log as a seat, or a spectator, is told it. Not to be changed."""
        return self._log(reader).entries()

    def prepare(self, reader: int | None, most: int) -> bool:
        """Render at most so many of these entries; whether all are there."""
        return self._log(reader).prepare(most)

    def _log(self, reader: int | None) -> _Log:
        reader = self._eye(reader)
        log = self._logs.get(reader)
        if log is None:
            log = self._logs[reader] = _Log(self.table, reader)
        return log

    def encoded_choices(self) -> msgspec.Raw:
        """The choices of the player to act, as JSON; none while a bot sits in for them."""
        self._refresh()
        if self._choices is None:
            legal = self._legal()
            self._choices = msgspec.Raw(_encoded(self.table.state, legal, self.table.player))
        return self._choices

    def encoded_view(self, eye: int | None) -> msgspec.Raw:
        """The position as a seat, or a spectator, sees it, as JSON."""
        self._refresh()
        eye = self._eye(eye)
        found = self._views.get(eye)
        if found is None:
            found = self._views[eye] = msgspec.Raw(_encode(self.table.state.view(eye)))
        return found

    def head(self, key: _HeadKey, make: Callable[[Table, Here, Waiting, int], Head]) -> Head:
        """The part that the heads of all readers have in common."""
        self._refresh()
        found = self._heads.get(key)
        if found is None:
            found = self._heads[key] = make(self.table, *key)
        return found

    def forget(self, seq: int) -> None:
        """Keep nothing of this event but the log: what is asked for is made anew."""
        if self._made[0] == seq:
            self._keep((-1, ""))

    def _legal(self) -> list[int]:
        player = self.table.player
        if player < 0 or self.table.places[player].is_bot:
            return []
        return self.table.state.legal_actions()

    def _eye(self, reader: int | None) -> int | None:
        return reader if self.table.state.game.info.hidden else None

    def _refresh(self) -> None:
        now = self.table.seq, self.table.status
        if self._made != now:
            self._keep(now)

    def _keep(self, made: tuple[int, str]) -> None:
        self._made = made
        self._views, self._choices, self._heads = {}, None, {}
