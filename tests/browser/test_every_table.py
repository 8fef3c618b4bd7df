"""What stands on a table can be read: in every game, with few and many players, at each kind of
decision and at the end, on phones that stand and lie and on a desk, in all languages. Of those
between the fewest and the most players, the language with the longest words is enough."""

from __future__ import annotations

from server.helpers import Server
from tables import PACKAGE_GAMES

from .conftest import Visitor
from .gallery import LANGUAGES, look_through, misprints
from .pool import BARE
from .positions import become_reader, lay_all

GAMES = PACKAGE_GAMES


def test_nothing_on_a_table_is_cut_or_covered(
    visit: Visitor, game: str, table_server: Server
) -> None:
    page = visit(BARE, painted=True)
    positions = lay_all(table_server, game, become_reader(page, table_server))
    sizes = {position.players for position in positions}
    ends = [one for one in positions if one.players in (min(sizes), max(sizes))]
    found = [
        f"{position.name}, {size}, {language}: {fault}"
        for language in LANGUAGES
        for position, size, _ in look_through(
            page, positions if language == LANGUAGES[0] else ends, languages=[language]
        )
        for fault in misprints(page)
    ]
    assert found == []
