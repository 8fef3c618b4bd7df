"""Invariants of Kuhn poker: no card is held twice, nobody pays more than two."""

from tafelronde.core.objects.state import State


def check(state: State) -> None:
    record = state.array[0]
    held = [int(card) for card in record.kuhn_cards if card >= 0]
    assert len(held) == len(set(held)) <= state.players
    assert all(0 <= card <= state.players for card in held)
    assert all(1 <= stake <= 2 for stake in record.stakes[: state.players])
    total = 2.0 - state.players if state.is_terminal else 0.0
    assert abs(sum(state.returns()) - total) < 1e-9
