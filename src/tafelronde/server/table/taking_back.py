"""Taking a decision back: at once, or when the others agree."""

from __future__ import annotations

from msgspec import Struct

from ...core.facts.constants import CHANCE
from ..base.refusal import Refusal
from ..wire.commands import Answer, Undo
from ..wire.shown import Undoing
from . import events as e
from .checks import own_place
from .table import Table


class UndoAnswer(Struct, frozen=True):
    """``now``, ``ask`` or ``no``; why not now; to which ply; who would be asked."""

    state: Undoing
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
    if table.deal:
        return UndoAnswer("no", "one-try")
    if table.rated:
        return UndoAnswer("no", "rated")
    if table.tournament:
        return UndoAnswer("no", "in-tournament")
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
    if not reason and not table.reveals_since(ply):
        return UndoAnswer("now", "", ply)
    reason = reason or "new-information"
    asked = tuple(other for other in others if not table.places[other].is_bot)
    return UndoAnswer("ask" if asked else "no", reason, ply, asked)


def undo(table: Table, user: str, command: Undo) -> list[e.Event]:
    """A seat takes its last decision back, or asks the others for it. Raises Refusal."""
    own_place(table, user, command.seat)
    answer = can_undo(table, command.seat)
    if answer.state == "no":
        raise Refusal(answer.reason, "this cannot be taken back")
    if answer.state == "ask":
        return [e.Asked(command.seat, answer.to)]
    return [_taken_back(table, command.seat, answer.to)]


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


def answer_offer(table: Table, user: str, command: Answer) -> list[e.Event]:
    """Somebody agrees to an offer to take back, or not. Raises Refusal."""
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


def _taken_back(table: Table, seat: int, to: int) -> e.TakenBack:
    return e.TakenBack(seat, to, table.clock is not None and table.player == seat)
