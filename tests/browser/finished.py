"""Games that are over, for their reviews: one person, bots, and moves that follow from a seed."""

import random
from collections.abc import Sequence

from playwright.sync_api import Page

from browser.dealt import lay
from server.helpers import Server
from tafelronde.core.facts.court import choose_character
from tafelronde.core.facts.info import OptionValue
from tafelronde.core.objects.registry import info
from tafelronde.server.table import events as e
from tafelronde.server.table.playing import play
from tafelronde.server.table.table import Table


def finish(
    node: Server,
    game: str,
    page: Page,
    *,
    players: int = 2,
    seed: int = 1,
    moves: int = 30,
    **options: OptionValue,
) -> str:
    """A game in which the person of this page sat first and everybody moved at random, until that
    person gave up after so many decisions; the path to its table."""
    person = page.request.get(f"{node.url}/api/me").json()
    seated: list[e.Event] = [e.Seated(0, person["user"], person["name"]), e.ReadySaid(0, True, "")]
    taken = list[str]()
    for seat in range(1, players):
        taken.append(choose_character(info(game).court, "medium", taken, game))
        seated.append(e.BotSeated(seat, "medium", taken[-1]))

    def to_the_end(table: Table) -> Sequence[e.Event]:
        rng, found = random.Random(seed), list[e.Event]()
        for _ in range(moves):
            if table.status == "over":
                return found
            for event in play(table, rng.choice(table.state.legal_actions())):
                table.apply(event, table.changed)
                found.append(event)
        if table.status != "over":
            given_up = e.Resigned(0)
            table.apply(given_up, table.changed)
            found.append(given_up)
        return found

    return lay(node, game, person["user"], seated, seed, ago=60.0, then=to_the_end, options=options)
