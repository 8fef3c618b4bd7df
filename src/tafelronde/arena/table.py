"""One game of bots. A program that hangs, dies or answers nonsense loses it, as by giving up."""

import random
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass

from ..bots.base import Bot, Guest
from ..bots.fault import BotFault
from ..core.facts.results import LOST, given_up
from ..core.objects.state import State
from .deal import Listener, Luck


@dataclass(frozen=True)
class Lost:
    """The seat of a program that lost by a fault, and the fault."""

    seat: int
    fault: BotFault


@dataclass
class Played:
    """A game that is over."""

    results: tuple[float, ...] = ()
    """The results by seat, −1 … 1 (``core.facts.results``). A seat that lost by a fault has −1, and
    the others share the victory."""
    decisions: int = 0
    """The number of decisions of the bots."""
    lost: Lost | None = None
    untidy: tuple[int, ...] = ()
    """The seats of programs that had to be killed at the end."""


Ask = Callable[[Bot, State], int]
"""Has a bot decide."""


def _choose(bot: Bot, state: State) -> int:
    return bot.choose(state)


def play_game(
    state: State,
    bots: Sequence[Bot],
    luck: Luck,
    *,
    opening: int = 0,
    dice: random.Random | None = None,
    ask: Ask = _choose,
    listener: Listener | None = None,
) -> Played:
    """Play ``state`` to its end, with a bot for each seat. The first ``opening`` decisions are
    random, by ``dice``. Programs and agents are told what their seats may know, and are gone at the
    end. ``ask`` has a bot decide, ``listener`` hears of every step before it is made.

    Examples:
        >>> from tafelronde.arena.deal import Deal
        >>> from tafelronde.bots.random import RandomBot
        >>> state = tafelronde.load("rosenkoenig").new()
        >>> bots = [RandomBot(state.game, seed=seat) for seat in range(2)]
        >>> played = play_game(state, bots, Deal(seed=1, number=0))
        >>> state.is_terminal, sum(played.results), played.lost
        (True, 0.0, None)
    """
    guests = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, Guest)]
    played = Played()

    def tell(state: State, action: int) -> None:
        for seat, guest in guests:
            try:
                guest.see(state, action, seat)
            except BotFault as fault:
                played.lost = played.lost or Lost(seat, fault)
        if listener is not None:
            listener(state, action)

    def dismiss(seat: int, guest: Guest) -> None:
        left = guest.end(played.results or None)
        if not left and (played.lost is None or played.lost.seat != seat):
            played.untidy += (seat,)

    listeners = tell if guests else listener
    with ExitStack() as ends:
        for seat, guest in guests:
            ends.callback(dismiss, seat, guest)
        luck.apply_chance(state, listeners)
        while not state.is_terminal and played.lost is None:
            seat = state.current_player
            if opening > 0 and dice is not None:
                action = dice.choice(state.legal_actions())
                opening -= 1
            else:
                try:
                    action = ask(bots[seat], state)
                except BotFault as fault:
                    played.lost = Lost(seat, fault)
                    break
                played.decisions += 1
            if listeners is not None:
                listeners(state, action)
            state.apply(action)
            luck.apply_chance(state, listeners)
        if state.is_terminal:  # it was over before anybody's fault could end it
            played.lost = None
        lost = None if played.lost is None else played.lost.seat
        played.results = results_of(state, lost)
    return played


def try_out(bot: Bot, state: State) -> None:
    """Have a bot decide once, so that what cannot play at all is told before many games. Raises
    BotFault."""
    bot.choose(state)
    if isinstance(bot, Guest):
        bot.end()


def results_of(state: State, lost: int | None = None) -> tuple[float, ...]:
    """The results by seat of a game that is over; ``lost`` is the seat that lost it by a fault."""
    if lost is None:
        return tuple(state.returns())
    players = state.players
    others = given_up(players, 1) if players > 1 else 0.0
    return tuple(LOST if seat == lost else others for seat in range(players))
