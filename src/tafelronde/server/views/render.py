"""A table as one reader may see it. Nothing else of a table leaves the server."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

import msgspec
from msgspec.structs import astuple

from ...core.constants import TERMINAL
from ...core.court import PLAIN, Character, name_character
from ...core.info import OptionValue
from ...core.registry import info as info_of
from ...match import ending
from .. import wire
from ..storage.stored_card import (
    StoredCard,
    StoredOutcome,
    StoredSeat,
    decode_card,
    encode_card,
)
from ..storage.stored_time import StoredTime
from ..table.events import TimeControl
from ..table.place import Place
from ..table.table import Table
from ..table.taking_back import UndoAnswer, can_undo, waiting_for
from .cache import ViewCache, tell

if TYPE_CHECKING:
    from ...core.state import State

Online = Callable[[str], bool]


def eye_of(you: tuple[int, ...], player: int) -> int | None:
    """The seat from which a reader sees the table: their only seat, or the one that acts.

    A person with several seats is a spectator between turns, since people at one screen take turns.
    """
    if len(you) == 1:
        return you[0]
    return player if player in you else None


def reader_of(table: Table, user: str | None) -> int | None:
    """The seat to which the log is told as this person reads it: their only one, or None."""
    you = table.seats_of(user)
    return you[0] if len(you) == 1 else None


def news(
    views: ViewCache,
    user: str | None,
    since: int,
    online: Online,
    waiting: wire.Waiting,
    watchers: int,
) -> wire.TableNews:
    """The message for this reader: the head, and the log from ply ``since`` on."""
    table = views.table
    entries: tuple[wire.Entry, ...] = ()
    if table.status in ("playing", "over"):
        entries = tuple(itertools.islice(views.entries(reader_of(table, user)), since, None))
    return wire.TableNews(
        table.id, head(views, user, online, waiting, watchers), min(since, table.ply), entries
    )


@functools.lru_cache(maxsize=10_000)
def _placed(
    game: str, colours: tuple[str, ...], places: tuple[Place, ...], resigned: tuple[int, ...]
) -> tuple[wire.Seat, ...]:
    court = info_of(game).court
    return tuple(
        wire.Seat(
            kind="open" if place.is_open else "bot" if place.is_bot else "person",
            colour=colours[seat] if seat < len(colours) else "",
            name=name_character(court, place.character or f"{PLAIN}-{seat + 1}")
            if place.is_bot
            else place.name,
            user=place.user,
            level=place.level,
            ready=place.ready,
            away=bool(place.user and place.level) and seat not in resigned,
            online=False,
            resigned=seat in resigned,
            character=_known(court, place.character),
            absent=place.name if place.is_bot else "",
        )
        for seat, place in enumerate(places)
    )


def seats(table: Table) -> tuple[wire.Seat, ...]:
    """The places at a table, as if nobody looked on. The same object for the same places."""
    return seats_at(table.game, table.options, table.places, table.resigned)


def seats_at(
    game: str,
    options: Mapping[str, OptionValue],
    places: tuple[Place, ...],
    resigned: tuple[int, ...] = (),
) -> tuple[wire.Seat, ...]:
    """The places at a table of this game, as ``seats``."""
    colours = info_of(game).colours_at(len(places), options)
    return _placed(game, colours, places, resigned)


@functools.lru_cache(maxsize=1000)
def encoded_seats(seats: tuple[wire.Seat, ...], there: tuple[bool, ...]) -> msgspec.Raw:
    """These seats as JSON, with those marked who are there."""
    lit = [msgspec.structs.replace(seat, online=on) for seat, on in zip(seats, there, strict=True)]
    return msgspec.Raw(msgspec.json.encode(lit))


def _known(court: Sequence[Character], id: str) -> str:
    """The id of the portrait of a bot's character, without the number that it has if all others
    were taken."""
    base = id.partition("-")[0]
    return base if any(character.id == base for character in court) else ""


def _lit(seats: tuple[wire.Seat, ...], online: Online) -> tuple[wire.Seat, ...]:
    """The seats, with those marked whose people are present."""
    return tuple(
        msgspec.structs.replace(seat, online=True) if seat.user and online(seat.user) else seat
        for seat in seats
    )


def head(
    views: ViewCache, user: str | None, online: Online, waiting: wire.Waiting, watchers: int
) -> wire.Head:
    """The head of the table: everything but its log."""
    table = views.table
    you = table.seats_of(user)
    eye = eye_of(you, table.player)
    return head_of(
        table, you, waiting, watchers,
        seats=_lit(seats(table), online),
        view=table.state.view(eye) if table.status in ("playing", "over") else None,
        legal=views.choices() if table.player in you else (),
    )  # fmt: skip


def head_of(
    table: Table,
    you: tuple[int, ...],
    waiting: wire.Waiting,
    watchers: int,
    *,
    seats: Any,
    view: Any,
    legal: Any,
) -> wire.Head:
    """The table as it stands for who sits on the seats ``you``. Its largest parts are given, as
    structs or as JSON (``msgspec.Raw``)."""
    eye = eye_of(you, table.player)
    offer = None
    if table.offer is not None:
        offer = wire.Offer(table.offer.seat, table.offer.to, waiting_for(table))
    over = table.status == "over"
    return wire.Head(
        id=table.id,
        seq=table.seq,
        status=table.status,
        game=table.game,
        options=info_of(table.game).label_options(table.options),
        public=table.public,
        host=table.host,
        created=table.created,
        changed=table.changed,
        seats=seats,
        you=you,
        eye=-1 if eye is None else eye,
        ply=table.ply,
        player=table.player,
        waiting="rules-warm-up" if table.is_gathered else waiting,
        view=view,
        legal=legal,
        undo=undo(table, you),
        offer=offer,
        result=result(table, table.state) if over else None,
        rematch=table.rematch,
        deal=table.deal,
        commitment=table.commitment,
        tournament=table.tournament,
        round=table.round,
        seed=table.secret.hex() if over and not table.deal and not table.shared else "",
        watchers=watchers,
        delay=table.delay,
        hints=table.hinting,
        rated=table.rated,
        removed=tuple(sorted(table.removed)),
        time=shown_time(table.time),
        clocks=clocks(table),
    )


def clocks(table: Table) -> wire.Clocks | None:
    """How much time everybody at the table has left; None also for who sees it with a delay."""
    clock = table.clock
    if clock is None or table.shown_late:
        return None
    seat = table.on_clock
    due = clock.due(seat) if seat >= 0 else math.inf
    runs = math.isfinite(due)
    return wire.Clocks(
        tuple(map(clock.left, range(table.players))),
        seat if runs else -1,
        round(due, 3) if runs else 0.0,
        bool(clock.paused),
        tuple(sorted(clock.asked)),
        clock.resumed,
    )


def shown_time(time: TimeControl | StoredTime | None) -> wire.TimeControl | None:
    """The time that people have, as it is sent."""
    return None if time is None else wire.TimeControl(*astuple(time))


def undo(table: Table, you: tuple[int, ...]) -> wire.UndoState:
    """What a person on these seats may take back: of several, the seat that decided last."""
    if not you:
        return wire.UndoState("no", "spectator", -1, 0)
    best: tuple[int, UndoAnswer] | None = None
    for seat in you:
        answer = can_undo(table, seat)
        if best is None or (answer.state != "no" and answer.to >= best[1].to):
            best = (seat, answer)
    assert best is not None
    seat, answer = best
    return wire.UndoState(answer.state, answer.reason, seat, answer.to)


def result(table: Table, state: State) -> wire.Result:
    """How a game that is over has ended."""
    resigned = table.resigned if table.ended_by >= 0 else ()
    by_time = table.ended_by in table.out_of_time
    verdict = ()
    if not resigned and state.game.verdict is not None:
        verdict = state.game.verdict(state)
    return wire.Result(
        "rules" if not resigned else "time" if by_time else "resigned",
        table.ended_by,
        tuple(ending.returns(state, resigned)),
        tuple(state.scores()),
        tuple(ending.winners(state, resigned)),
        tuple(tell(telling) for telling in verdict),
    )


def frame_of(
    you: tuple[int, ...], state: State, ply: int, last: int, entry: wire.Entry | None
) -> wire.Frame:
    """A table of ``last`` plies after the first ``ply``, which led to ``state``, for who sits on
    the seats ``you``."""
    eye = eye_of(you, state.current_player)
    return wire.Frame(
        ply=ply,
        last=last,
        player=state.current_player,
        eye=-1 if eye is None else eye,
        view=state.view(eye),
        entry=entry,
    )


# ---- the lobby ----------------------------------------------------------------------------------


def outcome(table: Table) -> wire.Outcome:
    """How a game that is over has ended, in short."""
    told = result(table, table.state)
    resigned = table.resigned if told.ending == "resigned" else ()
    return wire.Outcome(told.winners, told.scores, resigned)


def stored_card(table: Table, shown: int | None = None) -> str:
    """The card of a table for lists; ``shown`` is the ply that people who do not sit there may
    see."""
    over = outcome(table) if table.status == "over" else None
    card = StoredCard(
        game=table.game,
        status=table.status,
        public=table.public,
        seats=cast(Any, _stored_seats(seats(table))),
        ply=table.ply,
        player=table.player if table.status == "playing" else TERMINAL,
        shown=shown,
        outcome=None if over is None else StoredOutcome(*astuple(over)),
        rated=table.rated,
        time=None if table.time is None else StoredTime(*astuple(table.time)),
        tournament=table.tournament,
        round=table.round,
    )
    return encode_card(card)


@functools.lru_cache(maxsize=10_000)
def _stored_seats(seats: tuple[wire.Seat, ...]) -> msgspec.Raw:
    """As they are stored, in JSON."""
    stored = [msgspec.convert(seat, StoredSeat, from_attributes=True) for seat in seats]
    return msgspec.Raw(msgspec.json.encode(stored))


@functools.lru_cache(maxsize=10_000)
def _shown_seats(seats: tuple[StoredSeat, ...]) -> tuple[wire.Seat, ...]:
    return tuple(msgspec.convert(seat, wire.Seat, from_attributes=True) for seat in seats)


def lobby_card(
    table: str, body: str, changed: float, user: str | None, online: Online
) -> wire.TableCard:
    """The card of a table that was stored as ``body``, as a reader may see it."""
    card = decode_card(body)
    placed = _lit(_shown_seats(card.seats), online)
    you = tuple(k for k, seat in enumerate(placed) if user and seat.user == user)
    turn = card.player in you and not placed[card.player].level
    return wire.TableCard(
        id=table,
        game=card.game,
        status=cast(wire.Status, card.status),
        public=card.public,
        seats=placed,
        you=you,
        your_turn=turn,
        ply=card.ply if you or card.shown is None else card.shown,
        changed=changed,
        outcome=None if card.outcome is None else wire.Outcome(*astuple(card.outcome)),
        rated=card.rated,
        time=shown_time(card.time),
    )
