"""A table as one reader may see it. Nothing else of a table leaves the server."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ...core.objects.registry import info as info_of
from ...match.account import account_of, given_up
from ..table.gate import seed_shown
from ..table.missing import missing
from ..table.outcome import gave_up
from ..table.table import Table
from ..table.taking_back import UndoAnswer, can_undo, waiting_for
from ..wire.clock import Clocks, sent_time
from ..wire.history import Frame
from ..wire.messages import TableNews
from ..wire.shown import Entry, Head, Left, Offer, Result, TableFacts, UndoState, Waiting
from .cache import Here, ViewCache, tell
from .seats import Online, encoded_seats, seats_of, there

if TYPE_CHECKING:
    from ...core.objects.state import State

_FACTS = TableFacts.__struct_fields__


def eye_of(you: tuple[int, ...], player: int) -> int | None:
    """The seat from which a reader sees the table: their only seat, or the one that acts.

    A person with several seats is a spectator between turns, since people at one screen take turns.
    """
    if len(you) == 1:
        return you[0]
    return player if player in you else None


def reader_of(you: tuple[int, ...]) -> int | None:
    """The seat to which the log is told as this person reads it: their only one, or None."""
    return you[0] if len(you) == 1 else None


def news(
    views: ViewCache, user: str | None, since: int, online: Online, waiting: Waiting, watchers: int
) -> TableNews:
    """The message for this reader: the head, and the log from ply ``since`` on."""
    table = views.table
    return news_of(views, table.seats_of(user), since, there(table, online), waiting, watchers)


def head(
    views: ViewCache, user: str | None, online: Online, waiting: Waiting, watchers: int
) -> Head:
    """The table as it stands for this reader: everything but its log."""
    table = views.table
    return head_of(views, table.seats_of(user), there(table, online), waiting, watchers)


def news_of(
    views: ViewCache, you: tuple[int, ...], since: int, here: Here, waiting: Waiting, watchers: int
) -> TableNews:
    """``news`` for who sits on the seats ``you``."""
    table = views.table
    entries: tuple[Entry, ...] = ()
    if table.status in ("playing", "over"):
        entries = tuple(views.entries(reader_of(you))[since:])
    shown = head_of(views, you, here, waiting, watchers)
    return TableNews(table.id, shown, min(since, table.ply), entries)


def head_of(
    views: ViewCache, you: tuple[int, ...], here: Here, waiting: Waiting, watchers: int
) -> Head:
    """``head`` for who sits on the seats ``you``. Its largest parts are JSON already
    (``msgspec.Raw``); what is the same for all readers of a position is made once."""
    table = views.table
    eye = eye_of(you, table.player)
    legal: Any = views.encoded_choices() if table.player in you else ()
    return replace(
        views.head((here, waiting, watchers), _for_all),
        you=you,
        eye=-1 if eye is None else eye,
        view=views.encoded_view(eye) if table.status in ("playing", "over") else None,
        legal=legal,
        undo=undo(table, you),
    )


def _for_all(table: Table, here: Here, waiting: Waiting, watchers: int) -> Head:
    """The head for nobody in particular."""
    offer = None
    if table.offer is not None:
        offer = Offer(table.offer.seat, table.offer.to, waiting_for(table))
    seats: Any = encoded_seats(seats_of(table), here)
    return Head(
        **{name: getattr(table, name) for name in _FACTS},
        options=info_of(table.game).label_options(table.options),
        seats=seats,
        you=(),
        eye=-1,
        waiting="rules-warm-up" if table.is_gathered else waiting,
        view=None,
        legal=(),
        undo=undo(table, ()),
        offer=offer,
        result=result(table, table.state) if table.status == "over" else None,
        seed=seed_shown(table),
        watchers=watchers,
        hints=table.hinting,
        removed=tuple(sorted(table.removed)),
        time=sent_time(table.time),
        clocks=clocks(table),
        missing=missing(table),
        given_up=tuple(_given_up(table)),
    )


def _given_up(table: Table) -> list[Left]:
    """The seats that were given up, in the order in which they were."""
    since = {one.seat: one.until for one in table.before}
    found = [
        Left(
            seat,
            table.ply if seat == table.ended_by else since.get(seat, table.ply),
            tell(given_up(seat, how, ended=seat == table.ended_by)),
        )
        for seat, how in gave_up(table).items()
        if how != "left" or table.status == "over"
    ]
    return sorted(found, key=lambda one: one.ply)


def clocks(table: Table) -> Clocks | None:
    """The time that everybody at the table has left; None also for a reader who sees it with a
    delay."""
    clock = table.clock
    if clock is None or table.shown_late:
        return None
    seat = table.on_clock
    due = clock.due(seat) if seat >= 0 else math.inf
    runs = math.isfinite(due)
    return Clocks(
        tuple(map(clock.left, range(table.players))),
        seat if runs else -1,
        round(due, 3) if runs else 0.0,
        bool(clock.paused),
        tuple(sorted(clock.asked)),
        clock.resumed,
    )


def undo(table: Table, you: tuple[int, ...]) -> UndoState:
    """The takeback that a person on these seats may make; with several, of the seat that decided
    last."""
    if not you:
        return UndoState("no", "spectator", -1, 0)
    best: tuple[int, UndoAnswer] | None = None
    for seat in you:
        answer = can_undo(table, seat)
        if best is None or (answer.state != "no" and answer.to >= best[1].to):
            best = (seat, answer)
    assert best is not None
    seat, answer = best
    return UndoState(answer.state, answer.reason, seat, answer.to)


def result(table: Table, state: State) -> Result:
    """The end of a game that is over."""
    resigned = table.resigned if table.ended_by >= 0 else ()
    last = (table.ended_by,) if resigned else ()
    account = account_of(state, resigned, gave_up(table), last)
    return Result(
        account.ending,
        table.ended_by,
        account.returns,
        tuple(state.scores()),
        account.winners,
        account.seats,
        tuple(map(tell, account.tellings)),
        tuple(tuple(map(tell, line)) for line in account.lines),
    )


def frame_of(you: tuple[int, ...], state: State, ply: int, last: int, entry: Entry | None) -> Frame:
    """A table of ``last`` plies after the first ``ply``, which led to ``state``, for who sits on
    the seats ``you``."""
    eye = eye_of(you, state.current_player)
    return Frame(
        ply=ply,
        last=last,
        player=state.current_player,
        eye=-1 if eye is None else eye,
        view=state.view(eye),
        entry=entry,
    )
