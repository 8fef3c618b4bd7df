"""One game of bots. A program that hangs, dies or answers nonsense loses it, as by giving up."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass

from ..core.objects.state import State
from .base import Bot, Guest
from .deal import Deal
from .external.fault import BotFault


@dataclass(frozen=True)
class Lost:
    """Who lost by a fault, and by which."""

    seat: int
    fault: BotFault


@dataclass
class Played:
    """A game that is over."""

    results: tuple[float, ...] = ()
    """By seat, −1 … 1. Who lost by a fault has −1, the others share the victory."""
    decisions: int = 0
    """Those of the bots."""
    lost: Lost | None = None
    untidy: tuple[int, ...] = ()
    """The seats of programs that had to be killed at the end."""


def play_game(
    state: State,
    bots: Sequence[Bot],
    deal: Deal,
    opening: int = 0,
    dice: random.Random | None = None,
) -> Played:
    """Play ``state`` to its end, with a bot for each seat. The first ``opening`` decisions are
    random, by ``dice``. Programs are told what their seats may know, and are gone at the end."""
    guests = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, Guest)]
    played = Played()

    def tell(state: State, action: int) -> None:
        for seat, guest in guests:
            guest.see(state, action, seat)

    def dismiss(seat: int, guest: Guest) -> None:
        left = guest.end(played.results or None)
        if not left and (played.lost is None or played.lost.seat != seat):
            played.untidy += (seat,)

    told = tell if guests else None
    with ExitStack() as ends:
        for seat, guest in guests:
            ends.callback(dismiss, seat, guest)
        deal.apply_chance(state, told)
        while not state.is_terminal and played.lost is None:
            seat = state.current_player
            if opening > 0 and dice is not None:
                action = dice.choice(state.legal_actions())
                opening -= 1
            else:
                try:
                    action = bots[seat].choose(state)
                except BotFault as fault:
                    played.lost = Lost(seat, fault)
                    break
                played.decisions += 1
            if told is not None:
                told(state, action)
            state.apply(action)
            deal.apply_chance(state, told)
        played.results = _results(state, played.lost)
    return played


def _results(state: State, lost: Lost | None) -> tuple[float, ...]:
    if lost is None:
        return tuple(state.returns())
    others = 1.0 / (state.players - 1) if state.players > 1 else 0.0
    return tuple(-1.0 if seat == lost.seat else others for seat in range(state.players))
