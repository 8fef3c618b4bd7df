"""Text on a table can be read: in every game, with few and many players, at each kind of
decision and at the end, on phones in portrait and landscape and on a desk, in the language with
the longest words; with the fewest and the most players on screens with next to no room, too. In
the other languages these players on a small phone and the desk are enough: ``browser.gallery``
looks at all. Every time it is a small phone with the most players and with the fewest when they
begin and end, and the desk for one game; the rest once a night."""

import itertools
from collections.abc import Iterable, Sequence

import pytest
from playwright.sync_api import Page

from server.helpers import Server
from tables import PACKAGE_GAMES

from .conftest import Visitor
from .gallery import LANGUAGES, SIZES, TIGHT, look_through, misprints
from .pool import BARE
from .positions import Position, become_reader, lay_all

GAMES = PACKAGE_GAMES
FIRST = "rosenkoenig"
DAILY = ("small", "desk")
"""The sizes at which all is looked at every time (the second at one game), and in the languages
with shorter words."""


def test_nothing_on_a_table_is_cut_or_covered(
    visit: Visitor, game: str, table_server: Server
) -> None:
    page = visit(BARE, painted=True)
    positions = lay_all(table_server, game, become_reader(page, table_server))
    sizes = DAILY if game == FIRST else DAILY[:1]
    assert faults(page, look_through(page, often(positions), sizes, LANGUAGES[:1])) == []


@pytest.mark.nightly
def test_nothing_is_at_other_sizes_and_in_other_languages(
    visit: Visitor, game: str, table_server: Server
) -> None:
    page = visit(BARE, painted=True)
    positions = lay_all(table_server, game, become_reader(page, table_server))
    outer = ends(positions)
    between = [position for position in positions if position not in often(positions)]
    longest, *others = LANGUAGES
    looks = itertools.chain(
        look_through(page, positions, [size for size in SIZES if size != DAILY[0]], [longest]),
        look_through(page, between, DAILY[:1], [longest]),
        look_through(page, outer, tuple(TIGHT), [longest]),
        look_through(page, outer, DAILY, others),
    )
    assert faults(page, looks) == []


def ends(positions: Sequence[Position]) -> list[Position]:
    """The positions with the fewest and with the most players."""
    sizes = {position.players for position in positions}
    return [one for one in positions if one.players in (min(sizes), max(sizes))]


def often(positions: Sequence[Position]) -> list[Position]:
    """The positions with the most players, and the beginning and the end with the fewest."""
    most = max(position.players for position in positions)
    bare = ("begin", "end")
    return [one for one in ends(positions) if one.players == most or one.phase in bare]


def faults(page: Page, looks: Iterable[tuple[Position, str, str]]) -> list[str]:
    return [
        f"{position.name}, {size}, {language}: {fault}"
        for position, size, language in looks
        for fault in misprints(page)
    ]
