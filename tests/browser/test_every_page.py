"""Text on the pages beside the tables can be read: on phones in portrait and landscape, on screens
with next to no room, and on a desk, in the language with the longest words. Every time it is on the
smallest phones that stand and lie, and the pages of one game; the rest once a night."""

import pytest

from server.helpers import Server
from tables import PACKAGE_GAMES, daily

from .conftest import Visitor
from .gallery import LANGUAGES, SIZES, TIGHT, look_through_pages, misprints
from .people import no_sideways_scroll
from .pool import BARE
from .positions import become_reader
from .sights import lay_pages

GAMES = PACKAGE_GAMES
FIRST = "drakon"
"""The game at whose server the pages of no game are looked at."""
DAILY = ("narrow", "flat")
OTHERS = tuple(size for size in (*SIZES, *TIGHT) if size not in DAILY)


@pytest.mark.daily_with(FIRST)
@pytest.mark.parametrize("sizes", daily([DAILY, OTHERS], [DAILY], ids="-".join))
def test_nothing_on_a_page_is_cut_or_covered(
    visit: Visitor, game: str, table_server: Server, sizes: tuple[str, ...]
) -> None:
    page = visit(BARE, painted=True)
    pages = list(lay_pages(table_server, [game], become_reader(page, table_server)))
    # Pages of no game are the same at each of these servers.
    mine = [one for one in pages if one.game == game or game == FIRST]
    found: list[str] = []
    for one, size, language in look_through_pages(page, mine, sizes, LANGUAGES[:1]):
        found += [f"{one.name}, {size}, {language}: {fault}" for fault in misprints(page)]
        if not no_sideways_scroll(page):
            found.append(f"{one.name}, {size}, {language}: scrolls sideways")
    assert found == []
