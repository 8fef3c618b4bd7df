"""Invariants of Briscola: every card is in one place, and every point is counted."""

from examples.briscola.facts import ALL_CARDS, HAND, LEFT_OUT, PER_SUIT, POINTS

from tafelronde.core.objects.state import State


def check(state: State) -> None:
    record, players = state.record, state.players
    hands = record.briscola_hands
    table = [1 << card for card in record.table if card >= 0]
    under = 1 << record.trump if record.under else 0
    places = [*hands, *table, record.pile, record.played, under]
    assert sum(places) == ALL_CARDS, "a card is missing, or in two places"
    assert all(hand.bit_count() <= HAND for hand in hands)
    assert not any(hands[players:])
    taken = record.played & ~(LEFT_OUT if players == 3 else 0)
    assert taken.bit_count() == players * sum(record.tricks)
    worth = sum(POINTS[card % PER_SUIT] for card in range(40) if taken >> card & 1)
    assert sum(record.points) == worth
