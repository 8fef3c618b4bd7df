"""A command at a table → the events that it makes, or a refusal. Nothing is changed or stored."""

from msgspec.structs import replace as but

from ..base.refusal import Refusal
from ..wire.commands import (
    Answer,
    Close,
    GoOn,
    Hint,
    Leave,
    Move,
    Nudge,
    Pause,
    Ready,
    Rematch,
    Remove,
    Resign,
    Return,
    Say,
    SayPhrase,
    SeatBot,
    Sit,
    Stand,
    TableCommand,
    Undo,
)
from . import events as e
from .checks import need, need_host, own_place, still_asks, still_playing
from .clock import MAX_LAG
from .court import choose
from .giving_up import give_up
from .missing import go_on_without
from .playing import parse_action, play, start
from .seating import remove, seat_bot, sit, stand
from .table import Table
from .taking_back import answer_offer, nobody_left_to_answer, undo
from .timing import check_time, pause

MAX_ENTRIES = 20_000
"""Events that a table may have; only endless takebacks come to so many."""

_OF_SEATS = (Sit, Stand, SeatBot, Ready, Leave, GoOn, Close, Remove, Undo, Answer)


def decide(
    table: Table,
    user: str,
    name: str,
    command: TableCommand,
    *,
    prepared: bool = True,
    at: float = 0.0,
    lag: float = 0.0,
    standing: str = "",
) -> list[e.Event]:
    """The events of a command that a person sends ``at`` this time. Raises Refusal. The game starts
    only if its rules are ``prepared``. ``lag``: seconds that the connection may have taken.
    ``standing``: that of the person (``wire.shown.Standing``)."""
    if isinstance(command, _OF_SEATS) and (origin := table.forbidding("seats")):
        raise Refusal(origin.reason, "the tournament decides who sits here, and nobody else plays")
    new = _decide(table, user, name, command, prepared, at, standing)
    if isinstance(command, Move) and table.clock is not None:
        check_time(table, command.seat, at, lag)
        [decision, *rest] = new
        assert isinstance(decision, e.Moved)
        new = [but(decision, lag=round(min(lag, MAX_LAG), 3)), *rest]
    if table.seq >= MAX_ENTRIES:
        raise Refusal("too-many", f"a table has at most {MAX_ENTRIES} events")
    return new


def _decide(
    table: Table,
    user: str,
    name: str,
    command: TableCommand,
    prepared: bool,
    at: float,
    standing: str,
) -> list[e.Event]:
    match command:
        case Sit():
            return sit(table, user, name, command, standing)
        case Stand():
            return stand(table, user, command)
        case SeatBot():
            return seat_bot(table, user, command, prepared)
        case Ready():
            own_place(table, user, command.seat)
            need(table, "open")
            said = e.ReadySaid(command.seat, command.on, command.nonce)
            return [said, *(start(table, [said]) if prepared else ())]
        case Move():
            return _move(table, user, command)
        case Undo():
            return undo(table, user, command)
        case Answer():
            return answer_offer(table, user, command)
        case Resign():
            still_playing(table, user, command.seat)
            return [*give_up(table, command.seat, command.level)]
        case Leave():
            still_playing(table, user, command.seat)
            if origin := table.forbidding("stand-ins"):
                why = f"{origin.where} nobody plays for another; resign instead"
                raise Refusal(origin.reason, why)
            left = e.Left(command.seat, command.level, choose(table, command.seat, command.level))
            return [left, *nobody_left_to_answer(table, command.seat)]
        case Return():
            still_playing(table, user, command.seat)
            if not table.places[command.seat].level:
                raise Refusal("not-away", "no bot sits there")
            return [e.Returned(command.seat)]
        case Pause():
            still_playing(table, user, command.seat)
            if table.places[command.seat].is_bot:
                raise Refusal("bot-plays", "a bot sits in for you: come back first")
            return pause(table, command.seat, command.on)
        case GoOn():
            return go_on_without(table, user, command, at)
        case Close():
            need_host(table, user)
            need(table, "open")
            return [e.Closed()]
        case Remove():
            return remove(table, user, command)
        case Hint() | Rematch() | Say() | SayPhrase() | Nudge():
            raise AssertionError("carried out by live.commands")


def _move(table: Table, user: str, command: Move) -> list[e.Event]:
    place = own_place(table, user, command.seat)
    need(table, "playing")
    if place.is_bot:
        raise Refusal("bot-plays", "a bot sits in for you: come back first")
    still_asks(table, command.seq)
    if table.player != command.seat:
        raise Refusal("not-your-turn", "somebody else is to move", args={"player": table.player})
    return play(table, parse_action(table, command.action))


def program_failed(table: Table, seat: int, level: str) -> list[e.Event]:
    """The events after the program on a seat has failed: the seat gives up. Where the program only
    sat in for a person, a bot of this level does so instead."""
    if table.places[seat].user:
        return [e.Left(seat, level, choose(table, seat, level))]
    return [*give_up(table, seat, level)]
