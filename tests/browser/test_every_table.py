"""Text on a table can be read: in every game, with few and many players, at each kind of
decision and at the end, on phones in portrait and landscape and on a desk, in the language with
the longest words; with the fewest and the most players on screens with next to no room, too. In
the other languages these players on a small phone and the desk are enough: ``browser.gallery``
looks at all."""

from __future__ import annotations

import itertools

from server.helpers import Server
from tables import PACKAGE_GAMES

from .conftest import Visitor
from .gallery import LANGUAGES, TIGHT, look_through, misprints
from .pool import BARE
from .positions import become_reader, lay_all

GAMES = PACKAGE_GAMES
OTHERWISE = ("small", "desk")
"""The sizes for languages with shorter words."""


def test_nothing_on_a_table_is_cut_or_covered(
    visit: Visitor, game: str, table_server: Server
) -> None:
    page = visit(BARE, painted=True)
    positions = lay_all(table_server, game, become_reader(page, table_server))
    sizes = {position.players for position in positions}
    ends = [one for one in positions if one.players in (min(sizes), max(sizes))]
    longest, *others = LANGUAGES
    looks = itertools.chain(
        look_through(page, positions, languages=[longest]),
        look_through(page, ends, tuple(TIGHT), [longest]),
        look_through(page, ends, OTHERWISE, others),
    )
    found = [
        f"{position.name}, {size}, {language}: {fault}"
        for position, size, language in looks
        for fault in misprints(page)
    ]
    assert found == []
