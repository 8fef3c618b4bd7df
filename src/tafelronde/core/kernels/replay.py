# pyright: basic
"""Replay: carry out a log of actions in one compiled call, each checked."""

from ..contract.dispatch import kernel
from ..contract.operations import apply_action, chance_outcomes, legal_actions
from ..facts.constants import CHANCE, TERMINAL


@kernel
def replay_log(states, actions, out, weights):
    """Apply ``actions`` (integers) to ``states[0]`` up to the first that is not possible there.

    ``out`` and ``weights`` are buffers for the lists. Returns how many were applied.

    Examples:
        ``State.replay`` calls it. A whole log is applied, or the state stops before the fault:

        >>> state = tafelronde.load("rosenkoenig").new()
        >>> deal = state.copy().apply_chance(tafelronde.new_rng(7))
        >>> state.replay([*deal, "SE2", "E1"])
        >>> state.current_player, state.record.stones
        (0, 2)
        >>> state.replay(["SE1", "N3"])
        Traceback (most recent call last):
            ...
        IllegalAction: N3 is not legal now: not-in-hand (R-2.1)
        >>> state.current_player, state.record.stones
        (1, 3)
    """
    state = states[0]
    for at in range(len(actions)):
        if state.player == TERMINAL:
            return at
        if state.player == CHANCE:
            count = chance_outcomes(state, out, weights)
        else:
            count = legal_actions(state, out)
        found = False
        for k in range(count):
            found = found or out[k] == actions[at]
        if not found:
            return at
        apply_action(state, actions[at])
    return len(actions)
