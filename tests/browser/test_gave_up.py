"""The end of a game in which somebody gave up and a bot played on and came first: the same at every
page."""

import random
import time
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from browser.conftest import Visitor
from browser.dealt import deal
from browser.people import name_of, no_sideways_scroll, verdict
from browser.pool import BARE
from server.helpers import Server
from tables import daily
from tafelronde.core.facts.constants import CHANCE
from tafelronde.server.table import events as e
from tafelronde.server.table.table import Table

GAME = "rosenkoenig"
PHONE = {"width": 390, "height": 844}


def first_for_nothing(table: Table, left: e.Event) -> Sequence[e.Event]:
    """A game at which the first seat is given up so, and comes first on the board."""
    now = time.time()
    for seed in range(100):
        trial, dice, new = table.fork(), random.Random(seed), [left]
        trial.apply(left, now)
        while trial.status == "playing":
            player, action = trial.state.current_player, dice.choice(trial.state.steps())
            event = e.Drawn(action) if player == CHANCE else e.Moved(player, action)
            new.append(event)
            trial.apply(event, now)
            trial.settle()
        if trial.state.winners() == [0]:
            table.become(trial)
            return new
    raise AssertionError("the first seat never comes first")


WAYS = [
    (e.TimedOut(0, "easy"), "Your time was out.", "ran out of time;"),
    (e.Resigned(0, "easy"), "You gave up.", "gave up;"),
    (e.Left(0, "easy"), "A bot played on for you to the end.", "to the end."),
]


@pytest.mark.parametrize(
    ("left", "own", "others"), daily(WAYS, WAYS[:1], lambda way: type(way[0]).__name__, many=True)
)
def test_who_gave_up_has_not_won_and_everybody_reads_why(
    visit: Visitor, table_server: Server, left: e.Event, own: str, others: str
) -> None:
    anna, bert, cora = visit(BARE), visit(BARE, viewport=PHONE), visit(BARE)
    link = deal(
        table_server, GAME, (anna, bert), 7, then=lambda table: first_for_nothing(table, left)
    )
    for page in (anna, bert, cora):
        page.goto(link)
        expect(verdict(page)).to_contain_text("counts for nobody")
    loser, winner = (name_of(page) for page in (anna, bert))
    expect(verdict(anna).get_by_role("heading")).to_contain_text(winner)
    expect(verdict(anna)).to_contain_text(own)
    expect(verdict(bert).get_by_role("heading")).to_have_text("You win!")
    expect(verdict(cora).get_by_role("heading")).to_contain_text(winner)
    for page in (bert, cora):
        expect(verdict(page)).to_contain_text(loser)
        expect(verdict(page)).to_contain_text(others)
        expect(verdict(page)).not_to_contain_text("You gave up")
        assert no_sideways_scroll(page)
