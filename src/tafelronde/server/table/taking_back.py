"""Takebacks: at once, or when the others agree."""

from msgspec import Struct

from ...core.facts.constants import CHANCE
from ..base.refusal import Refusal
from ..wire.commands import Answer, Undo
from ..wire.shown import Undoing
from . import events as e
from .checks import own_place
from .table import Table


class UndoAnswer(Struct, frozen=True):
    """``state``: ``now``, ``ask`` or ``no``. ``reason``: why not now. ``to``: the ply to which the
    game would go back. ``asked``: the seats that must agree."""

    state: Undoing
    reason: str
    to: int = 0
    asked: tuple[int, ...] = ()


def can_undo(table: Table, seat: int) -> UndoAnswer:
    """Whether this seat may take its last decision back, and how.

    At once if nobody else decided since, nothing was drawn, the decision itself revealed nothing,
    and, where there is a clock, it is the first time: each takeback may leave the seconds of one
    increment. Otherwise the other people must agree. A person alone with bots needs nobody's
    agreement. If all others are away, nobody can agree, and the answer is ``no``.
    """
    if table.status != "playing":
        return UndoAnswer("no", "over" if table.status == "over" else "not-playing")
    if origin := table.forbidding("takebacks"):
        return UndoAnswer("no", origin.reason)
    if seat in table.resigned:  # the decisions of the bot there are not the person's
        return UndoAnswer("no", "has-resigned")
    if table.offer is not None:
        return UndoAnswer("no", "offer-stands")
    reason = ""
    for ply in range(table.ply - 1, len(table.given) - 1, -1):
        player, _, _, forced = table.log[ply]
        if player == seat:
            if not forced:  # a forced decision would only be played again
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
    if table.clock is not None and any(to == ply for _, to in table.cuts):
        reason = reason or "again"
    if not reason and not table.reveals_since(ply):
        return UndoAnswer("now", "", ply)
    reason = reason or "new-information"
    asked = tuple(other for other in others if not table.places[other].is_bot)
    return UndoAnswer("ask" if asked else "no", reason, ply, asked)


def undo(table: Table, user: str, command: Undo) -> list[e.Event]:
    """The events of a seat that takes its last decision back or asks to. Raises Refusal."""
    own_place(table, user, command.seat)
    answer = can_undo(table, command.seat)
    if answer.state == "no":
        raise Refusal(answer.reason, "this cannot be taken back")
    if answer.state == "ask":
        return [e.Asked(command.seat, answer.to)]
    return [_taken_back(table, command.seat, answer.to)]


def waiting_for(table: Table) -> tuple[int, ...]:
    """The seats of people who have not answered the present offer."""
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


def answer_offer(table: Table, user: str, command: Answer) -> list[e.Event]:
    """The events of a person's answer to an offer to take back. Raises Refusal."""
    own_place(table, user, command.seat)
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
        return [answered, _taken_back(table, offer.seat, offer.to)]
    return [answered]


def nobody_left_to_answer(table: Table, leaver: int) -> list[e.Event]:
    """The events of an offer whose last answer was awaited from this seat, which leaves: it is
    taken back where another one agreed, and the offer lapses where nobody is there."""
    offer = table.offer
    if offer is None or waiting_for(table) != (leaver,):
        return []
    if offer.agreed:
        return [_taken_back(table, offer.seat, offer.to)]
    return [e.Answered(offer.seat, False)]


def _taken_back(table: Table, seat: int, to: int) -> e.TakenBack:
    return e.TakenBack(seat, to, table.clock is not None and table.player == seat)
