"""Replays at steps where much is to be shown: on a phone nothing of it is cut. Every time it is the
narrowest screen and the flattest; the others once a night."""

import pytest

from server.helpers import Server
from tables import PACKAGE_GAMES, daily

from .conftest import Visitor
from .gallery import SIZES, TIGHT, misprints
from .pool import BARE
from .positions import STEPS, become_reader, company, lay_one
from .sights import open_page

GAMES = PACKAGE_GAMES
LEAST, OTHERS = ("narrow", "flat"), ("phone", "small", "lying")


@pytest.mark.daily_with("koenig_der_elfen")
@pytest.mark.parametrize("sizes", daily([LEAST, OTHERS], [LEAST], ids="-".join))
def test_nothing_of_a_step_is_cut(
    visit: Visitor, game: str, table_server: Server, sizes: tuple[str, ...]
) -> None:
    page = visit(BARE, painted=True)
    people = company(table_server, become_reader(page, table_server))
    page.evaluate("localStorage['tafelronde.language'] = 'de'")
    found: list[str] = []
    for record, steps in STEPS[game]:
        over = lay_one(table_server, game, record, "end", people)
        for step in steps:
            open_page(page, f"{over.path}/replay?step={step}")
            for size in sizes:
                page.set_viewport_size((SIZES | TIGHT)[size])
                found += [f"{record}, {step}, {size}: {fault}" for fault in misprints(page)]
    assert found == []
