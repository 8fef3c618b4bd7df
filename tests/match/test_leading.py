"""Leads in a game, by its own count."""

from tafelronde.match.leading import Lead, leads


def test_a_lead_that_was_lost_begins_anew() -> None:
    counts = [(0, (1, 0, 0)), (2, (1, 2, 0)), (4, (3, 2, 0)), (6, (3, 3, 0)), (8, (5, 3, 0))]
    assert leads(counts, [0]) == (Lead(8, 8), Lead(-1, 2), Lead(-1, -1))


def test_winners_lead_together() -> None:
    counts = [(0, (1, 0, 0)), (3, (2, 2, 1)), (5, (2, 4, 1)), (7, (4, 4, 1))]
    assert leads(counts, [0, 1]) == (Lead(3, 7), Lead(3, 7), Lead(-1, -1))


def test_nobody_leads_where_all_share_the_victory() -> None:
    assert leads([(0, (1, 0)), (2, (1, 1))], [0, 1]) == (Lead(-1, -1), Lead(-1, -1))
