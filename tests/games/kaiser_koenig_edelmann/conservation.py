"""Invariants of Kaiser, König, Edelmann, and derived facts."""

from tafelronde.core.objects.state import State

FULL = (1, 3, 4)
"""Emperors, kings and noblemen of a colour (K-F.3)."""
WORTH = 1 + 3 * 2 + 4 * 3


def check(state: State) -> None:
    record = state.array[0]
    men = record.men.tolist()
    sets = [mask for seat in men for mask in seat]
    taken = sum(sets)
    for mask in sets:
        assert mask >= 0
    assert sum(mask.bit_count() for mask in sets) == taken.bit_count(), "one piece a point"
    assert taken >> int(record.points) == 0
    for seat in range(4):
        counts = tuple(mask.bit_count() for mask in men[seat])
        assert all(count <= full for count, full in zip(counts, FULL, strict=True))
        assert seat < state.players or counts == (0, 0, 0)
        for value in (1, 2):
            assert men[seat][value] & int(record.goal) == 0, "only an emperor in the centre"
    done = [int(ended) > 0 for ended in record.ended]
    assert done == sorted(done, reverse=True)
    assert sum(done) == int(record.round_number) + state.is_terminal
    assert int(record.quiet) <= 40 * state.players
    points = [0.0] * state.players
    for seat in range(state.players):
        if not state.is_terminal:
            points[seat] = sum((v + 1) * men[seat][v].bit_count() for v in range(3))
        for number in range(sum(done)):
            won = int(record.winner[number]) == seat
            line = int(record.sheet[number][seat])
            assert 5 * won <= line <= WORTH + 5 * won
            points[seat] += line
    assert state.scores() == points
    if not state.is_terminal and not state.is_chance:
        assert men[state.current_player][0], "whose turn it is lives"
        assert sum(men[seat][0] != 0 for seat in range(state.players)) > 1
