"""Courses: how a game may go on from an action until its player is to act again, and what everybody
can gain on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from ..bots.spec import BotSpec
from ..core.contract.rng import new_rng
from ..core.facts.gains import Gain
from .plain_gains import plain_gains

if TYPE_CHECKING:
    from ..bots.alpha_beta import AlphaBetaBot
    from ..bots.mcts import MctsBot
    from ..core.facts.definition import Onward
    from ..core.objects.game import Game
    from ..core.objects.state import State

    Quick = MctsBot | AlphaBetaBot

LONGEST = 16
"""Decisions for each player that a course has at most: turns may have several."""
FOLLOWING = 2
"""Decisions that are shown after a gain."""
OWN, DRAWS = 1, 2
"""Streams of random numbers: of the positions, and of what is drawn in them."""


@dataclass(frozen=True)
class Node:
    """A decision on the way."""

    state: State
    path: tuple[int, ...]
    """All steps from the first position on, chance among them."""

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.state.current_player


@dataclass(frozen=True)
class Course:
    """The game after an action, until its player is to act again, or it is over."""

    others: tuple[Node, ...]
    """The decisions of the other players, in order."""
    own: Node | None
    """The player's own next decision; None where the game ends before."""


def gains_of(state: State) -> Sequence[Gain]:
    """The gains of the player to act, as the game lists it, or else by points and victories;
    nothing in a game that has prospects instead."""
    game = state.game
    if game.gains is not None:
        return game.gains(state)
    return plain_gains(state) if game.prospects is None else ()


def world_of(state: State, number: int) -> State:
    """The position with this number that the player to act may believe in: the same for all that
    this player cannot tell apart."""
    return state.resample(state.current_player, new_rng(OWN, number))


def course(world: State, action: int, number: int, bot: Quick, *, varied: bool) -> Course:
    """Play on from an action of the player to act, by quick searches; the same number draws the
    same."""
    seat, others = world.current_player, list[Node]()
    for node in _nodes(world, action, number, bot, varied=varied):
        before = [one.seat for one in others]
        if node.seat != seat:
            if before and node.seat != before[-1] and node.seat in before:
                break  # a second round: the player is out, or was skipped
            others.append(node)
        elif others or node.state.players == 1:
            return Course(tuple(others), node)
    return Course(tuple(others), None)


def drawn(world: State, action: int, number: int) -> State:
    """The position after an action, and what chance then brings; the same number draws the same."""
    state = world.after(action)
    state.apply_chance(new_rng(DRAWS, number))
    return state


def continued(
    world: State, steps: Sequence[int], number: int, bot: Quick, *, decisions: int = FOLLOWING
) -> tuple[int, ...]:
    """These steps, and what is likely to follow."""
    state, path = world.copy(), list(steps)
    for step in steps:
        state.apply_known(step)
    rng = new_rng(DRAWS, number, len(path))
    bot.begin_anew(number)
    path += state.apply_chance(rng)
    for _ in range(decisions):
        if state.is_terminal:
            break
        path.append(bot.quick_move(state, varied=False))
        state.apply_known(path[-1])
        path += state.apply_chance(rng)
    return tuple(path)


def quick(game: Game, onward: Onward | None = None, seed: int = 0) -> Quick:
    """The quick bot by which positions are played on, as the game says or in another way."""
    onward = game.onward if onward is None else onward
    fresh = {"reuse": False} if onward.bot == "mcts" else {}
    spec = BotSpec(onward.bot, {**fresh, **onward.settings})
    return cast("Quick", spec.create(game, seed))


def _nodes(world: State, action: int, number: int, bot: Quick, *, varied: bool) -> Iterator[Node]:
    state, rng, path = world.copy(), new_rng(DRAWS, number), [action]
    bot.begin_anew(number)
    for _ in range(LONGEST * state.players):
        state.apply_known(path[-1])
        path += state.apply_chance(rng)
        if state.is_terminal:
            return
        yield Node(state.copy(), tuple(path))
        path.append(bot.quick_move(state, varied=varied))
