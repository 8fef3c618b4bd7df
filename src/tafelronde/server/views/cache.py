"""What has been rendered of a table, kept for all its readers until the table changes."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ...core.telling import Telling
from .. import wire
from ..table.table import Table

if TYPE_CHECKING:
    from ...core.game import Game
    from ...core.state import State


def tell(telling: Telling) -> wire.Telling:
    return wire.Telling(telling.code, dict(telling.arguments))


@functools.lru_cache(maxsize=50_000)
def _written(game: Game, action: int) -> tuple[dict[str, Any], str]:
    """An action as JSON and as text."""
    return game.notation.encode_action(action), game.notation.format_action(action)


def choice(state: State, action: int, player: int) -> wire.Choice:
    """A legal action of the player to act."""
    game = state.game
    told = None if game.tell is None else next(game.tell(state, action, player))
    data, text = _written(game, action)
    return wire.Choice(data, text, None if told is None else tell(told))


class _Log:
    """The log as one kind of reader (a seat, or None) is told it; kept up to date."""

    def __init__(self, table: Table, reader: int | None) -> None:
        self._table = table
        self._reader = reader
        self._entries: list[wire.Entry] = []
        self._state: State | None = None
        self._cuts = 0

    def entries(self) -> list[wire.Entry]:
        """All entries. Not to be changed."""
        table = self._table
        for _, to in table.cuts[self._cuts :]:
            if to < len(self._entries):
                del self._entries[to:]
                self._state = None
        self._cuts = len(table.cuts)
        known = len(self._entries)
        if known < table.ply:
            state = table.state_at(known) if self._state is None else self._state
            for ply in range(known, table.ply):
                self._entries.append(self._entry(state, ply))
                state.apply_known(table.log[ply].action)
            self._state = state
        return self._entries

    def _entry(self, state: State, ply: int) -> wire.Entry:
        player, action, at, forced = self._table.log[ply]
        game = state.game
        tellings: Iterable[Telling] = ()
        if game.tell is not None:
            tellings = game.tell(state, action, self._reader)
        known = not game.info.hidden or (player >= 0 and player == self._reader)
        data, text = _written(game, action) if known else (None, "")
        return wire.Entry(ply, player, data, text, tuple(tell(t) for t in tellings), at, forced)


class ViewCache:
    """The views, the choices and the log of one table. Where a game hides nothing, all see the
    same, and it is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._seq = -1
        self._views: dict[int | None, Any] = {}
        self._choices: tuple[wire.Choice, ...] | None = None
        self._logs: dict[int | None, _Log] = {}

    def entries(self, reader: int | None) -> list[wire.Entry]:
        """The log as a seat, or a spectator, is told it. Not to be changed."""
        reader = self._eye(reader)
        log = self._logs.get(reader)
        if log is None:
            log = self._logs[reader] = _Log(self.table, reader)
        return log.entries()

    def view(self, eye: int | None) -> Any:
        """The position as a seat, or a spectator, sees it."""
        self._refresh()
        eye = self._eye(eye)
        if eye not in self._views:
            self._views[eye] = self.table.state.view(eye)
        return self._views[eye]

    def choices(self) -> tuple[wire.Choice, ...]:
        """What the player to act may do; nothing while a bot sits in for him."""
        self._refresh()
        if self._choices is None:
            table, player = self.table, self.table.player
            legal: list[int] = []
            if player >= 0 and not table.places[player].is_bot:
                legal = table.state.legal_actions()
            self._choices = tuple(choice(table.state, action, player) for action in legal)
        return self._choices

    def _eye(self, reader: int | None) -> int | None:
        return reader if self.table.state.game.info.hidden else None

    def _refresh(self) -> None:
        if self._seq != self.table.seq:
            self._seq = self.table.seq
            self._views, self._choices = {}, None
