"""Leaving, in every way and at any time: the table is rendered for every kind of reader."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator

import msgspec
import pytest

import tafelronde
from server.tables import SECRET
from tables import PACKAGE_GAMES, daily
from tafelronde.core.objects.registry import info
from tafelronde.match.chance import commitment
from tafelronde.server.base.fair import Owner
from tafelronde.server.features.notifications.rows import Notification, Seen
from tafelronde.server.features.notifications.sentences import sentence
from tafelronde.server.storage.stored_card import decode_card
from tafelronde.server.table import events as e
from tafelronde.server.table.giving_up import give_up
from tafelronde.server.table.playing import play, start
from tafelronde.server.table.table import Table
from tafelronde.server.views import render
from tafelronde.server.views.cache import ViewCache
from tafelronde.server.views.cards import lobby_card, stored_card
from tafelronde.server.views.delayed import DelayedTable
from tafelronde.server.views.encoded import EncodedNews
from tafelronde.server.views.history import History, Reader

LEVEL = "easy"
EVERY = 10
"""The stride of plies at each of which somebody leaves, in turn in every way."""
LATER = (90,)
"""Plies at which somebody leaves in a third of the ways, at each size of the table others."""
AFTER = 2
"""Plies that are played after somebody has left, before and after they come back."""
DELAY = 4
PEOPLE = ("ada", "bea", "cem", "dan", "eva", "fay")


def _left(table: Table, seat: int) -> list[e.Event]:
    return [e.Left(seat, LEVEL)]


def _resigned(table: Table, seat: int) -> list[e.Event]:
    return [*give_up(table, seat, LEVEL)]


def _resigned_to_a_bot(table: Table, seat: int) -> list[e.Event]:
    return [*give_up(table, seat, LEVEL, always_on=True)]


def _out_of_time(table: Table, seat: int) -> list[e.Event]:
    [left] = give_up(table, seat, LEVEL, always_on=True)
    return [e.TimedOut(seat, left.level, left.character)]


def _lost_by_time(table: Table, seat: int) -> list[e.Event]:
    return [e.TimedOut(seat)]


def _banned(table: Table, seat: int) -> list[e.Event]:
    user = table.places[seat].user
    return [e.Removed(user, True), *give_up(table, seat, LEVEL, always_on=True)]


def _merged(table: Table, seat: int) -> list[e.Event]:
    return [e.Passed(table.places[seat].user, "zoe")]


def _merged_with_another_seat(table: Table, seat: int) -> list[e.Event]:
    return [e.Passed(table.places[seat].user, table.places[seat - 1].user)]


def _deleted(table: Table, seat: int) -> list[e.Event]:
    return [e.Left(seat, LEVEL), e.Passed(table.places[seat].user)]


def _deleted_at_play(table: Table, seat: int) -> list[e.Event]:
    return [e.Passed(table.places[seat].user)]


Way = Callable[[Table, int], list[e.Event]]
WAYS: tuple[Way, ...] = (
    _left,
    _resigned,
    _resigned_to_a_bot,
    _out_of_time,
    _lost_by_time,
    _banned,
    _merged,
    _merged_with_another_seat,
    _deleted,
    _deleted_at_play,
)


def _apply(table: Table, *events: e.Event) -> None:
    for event in events:
        table.apply(event, table.changed + 1)
        table.settle()


def _play(table: Table, dice: random.Random, plies: int) -> None:
    """Let the player to decide do something, person or bot."""
    until = table.ply + plies
    while table.status == "playing" and table.ply < until:
        _apply(table, *play(table, dice.choice(table.state.legal_actions())))


def _readers(table: Table) -> Iterator[str | None]:
    """Each who sits or sat there, the one into whom somebody was merged, a spectator, a visitor."""
    yield from PEOPLE[: table.players]
    yield from ("zoe", "somebody", None)


def _render(table: Table) -> None:
    """For every reader all that a server tells of a table."""
    views = ViewCache(table)
    late = _delayed(table)
    encoded = EncodedNews(lambda reader, person: True)
    card = decode_card(stored_card(table))
    for reader in _readers(table):
        for seen in (views, late) if not table.seats_of(reader) else (views,):
            told = encoded.news(seen, reader, 0, "bot-thinks", 1)
            assert msgspec.json.decode(told)["table"] == table.id
            render.news(seen, reader, 0, lambda user: True, "bot-thinks", 1)
            if seen.table.status in ("playing", "over"):
                _earlier(seen, reader)
        lobby_card(
            table.id, stored_card(table), table.changed, reader, lambda user: True, table.changed
        )
    for language in ("nl", "en", "de"):
        for kind in ("turn", "over", "short"):
            notification = Notification(table.id, "ada", kind, table.ply, table.changed, None, None)
            title, _ = sentence(language, notification, Seen(card, 5.0, ""))
            assert title


def _earlier(views: ViewCache, reader: str | None) -> None:
    """The last frames, and one from the middle."""
    history, who = History(), Reader(reader, Owner(""))
    last = views.table.ply
    for since in (max(0, last - AFTER), last // 2):
        assert asyncio.run(history.frames(views, who, since, 1 + AFTER)).frames


def _delayed(table: Table) -> ViewCache:
    """The table as a spectator sees it who sees it late: it has heard what is not kept back."""
    ahead = table.fork()
    ahead.delay = DELAY
    late = DelayedTable(ahead)
    late.follow(HAPPENED[id(table)], table.changed + 10.0)
    return late.views


HAPPENED: dict[int, list[e.Happened]] = {}
"""The events of a table, for who hears them late."""


class _Noted(Table):
    """A table that keeps its events."""

    def apply(self, event: e.Event, at: float) -> None:
        super().apply(event, at)
        HAPPENED[id(self)].append(e.Happened(self.seq, event, at))

    def copy(self) -> _Noted:
        other = _Noted(self.id, self.secret)
        other.become(self.fork())
        HAPPENED[id(other)] = HAPPENED[id(self)].copy()
        return other


def _table(game: str, players: int) -> _Noted:
    """A game of people that has begun."""
    HAPPENED.clear()
    table = _Noted("t", SECRET)
    HAPPENED[id(table)] = []
    options = info(game).settle_options(players, {})
    promise = commitment(SECRET).hex()
    _apply(table, e.Created("ada", game, players, dict(options), True, promise))
    for seat in range(players):
        _apply(table, e.Seated(seat, PEOPLE[seat], PEOPLE[seat]), e.ReadySaid(seat, True, ""))
    _apply(table, *start(table, []))
    return table


def _leaves(table: _Noted, way: Way, seat: int, dice: random.Random, back: bool) -> None:
    """Somebody leaves, and the game goes on; perhaps they come back, or the next one leaves."""
    if not table.places[seat].user or table.status != "playing":
        return
    _apply(table, *way(table, seat))
    _render(table)
    _play(table, dice, AFTER)
    _render(table)
    if table.status != "playing":
        return
    if back and way is _left:
        _apply(table, e.Returned(seat))
    else:
        _apply(table, *_resigned_to_a_bot(table, (seat + 1) % table.players))
    _play(table, dice, AFTER)
    _render(table)


@pytest.mark.parametrize("game", daily(PACKAGE_GAMES, PACKAGE_GAMES[1::2]))
def test_whoever_leaves_whenever_all_readers_are_told(game: str) -> None:
    known = tafelronde.load(game).info
    for players in range(known.min_players, known.max_players + 1):
        dice = random.Random(players)
        table = _table(game, players)
        begun, later = table.ply, list(LATER)
        while table.status == "playing" and later:
            ways: tuple[Way, ...] = ()
            if players in (known.min_players, known.max_players) and table.ply < begun + EVERY:
                ways = (WAYS[table.ply % len(WAYS)],)
            elif table.ply >= later[0]:
                del later[0]
                ways = WAYS[players % 3 :: 3]
            for way in ways:
                seat = table.player if dice.random() < 0.6 else dice.randrange(players)
                _leaves(table.copy(), way, seat, dice, bool(table.ply % 2))
            _play(table, dice, 1)
        _play(table, dice, 10_000)
        assert table.status == "over"
        _render(table)
