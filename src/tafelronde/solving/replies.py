"""The worth of a best reply where nothing is hidden: the policy of any agent is asked in Python."""

import numpy as np

from ..bots.agents import Agent, InformationState, Policy, action_probabilities
from ..bots.base import Bot
from ..core.objects.state import State
from ..search.hashing import as_words
from .expectimax import ENTRY, STEP, TOO_DEEP, TOO_SMALL
from .replying import ASKED, AT, reply
from .solution import DEEPEST, SMALLEST, TooLarge, room_of, with_more_room

MOST = 20_000_000
"""Positions that are kept at the most."""


def reply_value(start: State, policy: Policy | Agent | Bot, replier: int) -> float:
    """The result that ``replier``, one of two, may expect of the best reply to a policy, −1 … 1.

    The policy is asked once in each position that it lets come about; it is a function of these,
    so nothing may be hidden, and what an agent remembers of earlier positions does not count.
    Raises ValueError where something is hidden or more than two play, and TooLarge.
    """
    game = start.game
    if game.info.hidden or start.players != 2:
        raise ValueError("only games of two players who hide nothing are walked through: GameTree")
    depth = min(game.bounds.steps + 2, DEEPEST)
    states, steps = np.zeros(depth, game.dtype), np.zeros(depth, STEP)
    actions = np.zeros((depth, game.bounds.buffer), np.int32)
    weights, shares = np.zeros(game.bounds.buffer, np.int32), np.zeros(actions.shape)
    states[0] = start.array[0]
    table, progress = np.zeros(SMALLEST, ENTRY), np.array([-1, 0], np.int64)
    while True:
        ended = reply(
            states, as_words(states), steps, actions, weights, shares, table, progress,
            room_of(table, MOST), replier, np.zeros(2),
        )  # fmt: skip
        if ended == ASKED:
            at = int(progress[AT])
            known = InformationState(State(game, states[at : at + 1].copy()))
            probabilities = action_probabilities(policy, known)
            shares[at, : len(probabilities)] = probabilities
        elif ended == TOO_DEEP:
            raise TooLarge(f"games of {game.name} can be longer than {depth} steps")
        elif ended != TOO_SMALL:
            return float(steps["value"][0])
        else:
            table = with_more_room(table, MOST)
