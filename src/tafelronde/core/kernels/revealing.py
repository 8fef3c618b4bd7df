# pyright: basic
"""The search for what a decision reveals, compiled (``match.reveal`` says what is asked)."""

from ..compile.compiler import compiled
from ..contract.dispatch import kernel
from ..contract.operations import apply_action, legal_actions, resample

NOW, BELIEVED, THOUGHT, KEY, OTHER_KEY = range(5)
"""The positions that the search works on."""
POSITIONS = 5


@kernel
def find_revealed(positions, data, action, samples, samples_of_others, rng, fixed, start, legal):
    """Whether ``action``, legal in ``positions[NOW]``, reveals something: 1 or 0.

    ``data`` is the memory of the positions, a row of bytes for each; ``rng`` draws what is
    believed, ``fixed`` is begun at ``start`` for each key; ``legal`` is a buffer for the list.
    """
    player, players = positions[NOW].player, positions[NOW].players
    _know(positions, NOW, action, player, KEY, fixed, start)
    for number in range(samples):
        _draw(positions, NOW, player, BELIEVED, rng)
        _know(positions, BELIEVED, action, player, OTHER_KEY, fixed, start)
        if _differ(data, KEY, OTHER_KEY):
            return 1
        if number >= samples_of_others:
            continue
        for other in range(players):
            if other == player:
                continue
            _draw(positions, BELIEVED, other, THOUGHT, rng)
            if not _is_possible(positions, action, legal):
                continue
            _know(positions, THOUGHT, action, other, THOUGHT, fixed, start)
            _know(positions, BELIEVED, action, other, OTHER_KEY, fixed, start)
            if _differ(data, THOUGHT, OTHER_KEY):
                return 1
    return 0


@compiled
def _draw(positions, known, seat, into, rng):
    """A position that this seat may believe in."""
    positions[into] = positions[known]
    resample(positions[into], seat, rng)


@compiled
def _is_possible(positions, action, legal):
    count = legal_actions(positions[THOUGHT], legal)
    found = False
    for k in range(count):
        found = found or legal[k] == action
    return found


@compiled
def _know(positions, before, action, seat, into, fixed, start):
    """Write the position after the action, as this seat knows it: its bytes are the seat's key."""
    positions[into] = positions[before]
    apply_action(positions[into], action)
    for k in range(len(start)):
        fixed[k] = start[k]
    resample(positions[into], seat, fixed)


@compiled
def _differ(data, one, other):
    for k in range(data.shape[1]):
        if data[one, k] != data[other, k]:
            return True
    return False
