"""A command at a table → the events that it makes, or a refusal. Nothing is changed or stored."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...core.constants import CHANCE
from ...core.errors import IllegalAction, InvalidAction
from ...match.chance import derive_key
from ...match.forced import forced_action
from ...match.play import Ply, advance, open_state
from .. import wire
from ..refusal import Refusal
from ..text import clean_name
from . import events as e
from .court import choose, fill
from .place import Place
from .table import Table

if TYPE_CHECKING:
    from ...core.state import State

MAX_ENTRIES = 20_000
"""Events at one table; who takes back for ever gets here."""


def decide(
    table: Table, user: str, name: str, command: wire.TableCommand, *, prepared: bool = True
) -> list[e.Event]:
    """The events. Raises Refusal. Unless the rules are ``prepared``, nothing is dealt."""
    new = _decide(table, user, name, command, prepared)
    if table.seq >= MAX_ENTRIES:
        raise Refusal("too-many", f"a table has at most {MAX_ENTRIES} events")
    return new


def _decide(
    table: Table, user: str, name: str, command: wire.TableCommand, prepared: bool
) -> list[e.Event]:
    match command:
        case wire.Sit():
            return _sit(table, user, name, command)
        case wire.Stand():
            return _stand(table, user, command)
        case wire.SeatBot():
            return _seat_bot(table, user, command, prepared)
        case wire.Ready():
            _own(table, user, command.seat)
            _need(table, "open")
            said = e.ReadySaid(command.seat, command.on, command.nonce)
            return [said, *(start(table, [said]) if prepared else ())]
        case wire.Move():
            return _move(table, user, command)
        case wire.Undo():
            return _undo(table, user, command)
        case wire.Answer():
            return _answer(table, user, command)
        case wire.Resign():
            _still_playing(table, user, command.seat)
            level = _level_after(table, command)
            character = choose(table, command.seat, level) if level else ""
            return [e.Resigned(command.seat, level, character)]
        case wire.Leave():
            _still_playing(table, user, command.seat)
            return [e.Left(command.seat, command.level, choose(table, command.seat, command.level))]
        case wire.Return():
            _still_playing(table, user, command.seat)
            if not table.places[command.seat].level:
                raise Refusal("not-away", "no bot sits there")
            return [e.Returned(command.seat)]
        case wire.Close():
            _host(table, user)
            _need(table, "open")
            return [e.Closed()]
        case wire.Remove():
            return _remove(table, user, command)
        case wire.Hint() | wire.Rematch() | wire.Say():
            raise AssertionError("carried out by service.commands")


# ---- what must be true --------------------------------------------------------------------------


def _need(table: Table, status: str) -> None:
    if table.status != status:
        raise Refusal(f"not-{status}", f"the table is {table.status}")


def _place(table: Table, seat: int) -> Place:
    if not 0 <= seat < table.players:
        raise Refusal("no-such-seat", f"the table has {table.players} seats", args={"seat": seat})
    return table.places[seat]


def _own(table: Table, user: str, seat: int) -> Place:
    place = _place(table, seat)
    if not user or place.user != user:
        raise Refusal("not-your-seat", "somebody else sits there, or nobody", args={"seat": seat})
    return place


def _still_playing(table: Table, user: str, seat: int) -> None:
    _own(table, user, seat)
    _need(table, "playing")
    if seat in table.resigned:
        raise Refusal("has-resigned", "this seat has given the game up", args={"seat": seat})


def _host(table: Table, user: str) -> None:
    if table.host != user:
        raise Refusal("not-host", "only who made the table may do this")


# ---- before the start ---------------------------------------------------------------------------


def _sit(table: Table, user: str, name: str, command: wire.Sit) -> list[e.Event]:
    _need(table, "open")
    not_removed(table, user)
    if not _place(table, command.seat).is_open:
        raise Refusal("seat-taken", "this seat is taken", args={"seat": command.seat})
    return [
        e.Seated(command.seat, user, name if command.name is None else clean_name(command.name))
    ]


def _stand(table: Table, user: str, command: wire.Stand) -> list[e.Event]:
    _need(table, "open")
    place = _place(table, command.seat)
    if place.user != user and table.host != user:
        raise Refusal("not-your-seat", "somebody else sits there", args={"seat": command.seat})
    if place.is_open:
        raise Refusal("not-your-seat", "nobody sits there", args={"seat": command.seat})
    return [e.Freed(command.seat)]


def _seat_bot(table: Table, user: str, command: wire.SeatBot, prepared: bool) -> list[e.Event]:
    _host(table, user)
    _need(table, "open")
    if _place(table, command.seat).user:
        raise Refusal("seat-taken", "a person sits there", args={"seat": command.seat})
    wish = e.BotSeated(command.seat, command.level, command.character)
    seated = fill(table.fork(), [wish])
    return [*seated, *(start(table, seated) if prepared else ())]


def start(table: Table, said: list[e.Event]) -> list[e.Event]:
    """The start and the deal, if all seats are taken and ready once ``said`` is."""
    trial = table.fork()
    for event in said:
        trial.apply(event, 0.0)
    if not trial.is_gathered:
        return []
    places = trial.places
    from ...match import Given, Setup

    nonces = [place.nonce for place in places if place.nonce]
    promised = bytes.fromhex(table.commitment)
    given = Given.of(table.given)
    setup = Setup.of(table.game, len(places), table.options, promised, nonces, given)
    key = derive_key(table.secret, setup.digest())
    state, opening = open_state(setup, key, table.given)
    forced = _forced(places, state, key, len(opening))
    return [e.Started(setup.rules), *_stored(opening), *forced]


def _stored(plies: list[Ply], forced: bool = False) -> Iterator[e.Event]:
    for ply in plies:
        if ply.player == CHANCE:
            yield e.Drawn(ply.action)
        else:
            yield e.Moved(ply.player, ply.action, forced)


def _forced(places: tuple[Place, ...], state: State, key: bytes, ply: int) -> Iterator[e.Event]:
    """The events of decisions that are forced now; plays them on ``state``."""
    while state.current_player >= 0 and not places[state.current_player].is_bot:
        me = places[state.current_player].user
        others = [k for k, place in enumerate(places) if place.user and place.user != me]
        action = forced_action(state, others)
        if action is None:
            return
        plies = advance(state, action, key, ply)
        ply += len(plies)
        yield from _stored(plies, forced=True)


# ---- play ---------------------------------------------------------------------------------------


def _move(table: Table, user: str, command: wire.Move) -> list[e.Event]:
    place = _own(table, user, command.seat)
    _need(table, "playing")
    if place.is_bot:
        raise Refusal("bot-plays", "a bot sits in for you: come back first")
    if command.seq != table.seq:
        raise Refusal("stale", "the table has moved on", args={"seq": table.seq})
    if table.player != command.seat:
        raise Refusal("not-your-turn", "somebody else is to move", args={"player": table.player})
    return play(table, parse_action(table, command.action))


def play(table: Table, action: int) -> list[e.Event]:
    """The events of an action of the player to act, and of the decisions that it forces. Raises
    Refusal."""
    state = table.state.copy()
    try:
        plies = advance(state, action, table.key, table.ply)
        forced = _forced(table.places, state, table.key, table.ply + len(plies))
        return [*_stored(plies), *forced]
    except IllegalAction as error:
        raise Refusal(error.reason, str(error), error.clause, {"action": error.action}) from None
    except InvalidAction as error:
        raise _no_such(error) from None


def parse_action(table: Table, action: dict[str, Any] | str) -> int:
    """The number of an action that came as JSON or text. Raises Refusal."""
    notation = table.state.game.notation
    try:
        if isinstance(action, str):
            return notation.parse_action(action)
        return notation.decode_action(action)
    except InvalidAction as error:
        raise _no_such(error) from None


def _no_such(error: InvalidAction) -> Refusal:
    return Refusal("no-such-action", f"no such action; expected {error.expected}")


# ---- giving up, and sending away -----------------------------------------------------------------


def _level_after(table: Table, command: wire.Resign) -> str:
    """The bot that plays on for who resigns; '' where the game ends with it.

    It ends when one seat is left that has not resigned, or no person.
    """
    gone = {*table.resigned, command.seat}
    left = [seat for seat in range(table.players) if seat not in gone]
    people = [seat for seat in left if table.places[seat].user]
    return command.level if len(left) > 1 and people else ""


def _remove(table: Table, user: str, command: wire.Remove) -> list[e.Event]:
    _host(table, user)
    seats = table.seats_of(command.user)
    if command.user == user:
        raise Refusal("not-host", "the host stays")
    if seats and table.status == "playing":
        raise Refusal("is-playing", "who plays stays until the end", args={"seat": seats[0]})
    removed = e.Removed(command.user, command.on)
    if table.status == "open" and command.on:
        return [removed, *(e.Freed(seat) for seat in seats)]
    return [removed]


def not_removed(table: Table, user: str) -> None:
    """Raise Refusal for a person whom the host sent away."""
    if user in table.removed:
        raise Refusal("removed", "the host has sent you away from this table")


# ---- taking back --------------------------------------------------------------------------------


@dataclass(frozen=True)
class UndoAnswer:
    """``now``, ``ask`` or ``no``; why not now; to which ply; who would be asked."""

    state: wire.Undoing
    reason: str
    to: int = 0
    asked: tuple[int, ...] = ()


def can_undo(table: Table, seat: int) -> UndoAnswer:
    """Whether this seat may take its last decision back, and how.

    At once if nobody else decided since, nothing was drawn, and nothing came to light by the
    decision itself. Otherwise the other people are asked; a person who plays with bots alone needs
    to ask nobody. People who are away cannot answer, so then only what revealed nothing can be
    taken back.
    """
    if table.status != "playing":
        return UndoAnswer("no", "over" if table.status == "over" else "not-playing")
    if seat in table.resigned:  # the bot's decisions there are not theirs
        return UndoAnswer("no", "has-resigned")
    if table.offer is not None:
        return UndoAnswer("no", "offer-stands")
    reason = ""
    for ply in range(table.ply - 1, len(table.given) - 1, -1):
        player, _, _, forced = table.log[ply]
        if player == seat:
            if not forced:  # else it would only be done again
                break
        elif player == CHANCE:
            reason = reason or "new-information"
        elif not table.places[player].user or table.places[player].user != table.places[seat].user:
            reason = reason or "others-decided"
    else:
        return UndoAnswer("no", "nothing")
    me = table.places[seat].user
    others = [
        k
        for k, place in enumerate(table.places)
        if place.user and place.user != me and k not in table.resigned
    ]
    if not others:
        return UndoAnswer("now", "", ply)
    if not reason and not any(table.reveals(k) for k in range(ply, table.ply)):
        return UndoAnswer("now", "", ply)
    reason = reason or "new-information"
    asked = tuple(other for other in others if not table.places[other].is_bot)
    return UndoAnswer("ask" if asked else "no", reason, ply, asked)


def _undo(table: Table, user: str, command: wire.Undo) -> list[e.Event]:
    _own(table, user, command.seat)
    answer = can_undo(table, command.seat)
    if answer.state == "no":
        raise Refusal(answer.reason, "this cannot be taken back")
    if answer.state == "ask":
        return [e.Asked(command.seat, answer.to)]
    return [e.TakenBack(command.seat, answer.to)]


def waiting_for(table: Table) -> tuple[int, ...]:
    """The seats of people who have not answered the current offer."""
    offer = table.offer
    if offer is None:
        return ()
    me = table.places[offer.seat].user
    agreed = {table.places[seat].user for seat in offer.agreed}
    return tuple(
        seat
        for seat, place in enumerate(table.places)
        if place.user and place.user != me and place.user not in agreed and not place.is_bot
    )


def _answer(table: Table, user: str, command: wire.Answer) -> list[e.Event]:
    _own(table, user, command.seat)
    offer = table.offer
    if offer is None:
        raise Refusal("no-offer", "nobody asks to take back")
    waiting = waiting_for(table)
    asker = table.places[offer.seat].user == user
    if command.seat not in waiting and not (asker and not command.yes):
        raise Refusal("no-offer", "you are not asked")
    answered = e.Answered(command.seat, command.yes)
    left = [seat for seat in waiting if table.places[seat].user != user]
    if command.yes and not left:
        return [answered, e.TakenBack(offer.seat, offer.to)]
    return [answered]
