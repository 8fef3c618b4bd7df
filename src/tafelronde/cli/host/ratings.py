"""``tafelronde ratings replay``: computes all ratings of a database again from its games."""

import math
from typing import TYPE_CHECKING, Annotated

import typer

from ..parts.database import database_problems
from ..parts.options import open_terminal
from ..parts.terminal import Terminal

if TYPE_CHECKING:
    from ...server.features.ratings.scale import Ladder, Rating

DIFFERS = 1
"""The exit code when the ratings in the database differ."""


def replay_ratings(
    database: Annotated[
        str, typer.Argument(metavar="DATABASE", help="Its file or address; by default as serve.")
    ] = "",
    write: Annotated[
        bool, typer.Option("--write", metavar="", help="Correct what differs.")
    ] = False,
) -> int:
    """Compute all ratings again from all games; exit code 1 if the database has others."""
    import asyncio

    with database_problems():
        return asyncio.run(_replay(database, write, open_terminal()))


async def _replay(database: str, write: bool, terminal: Terminal) -> int:
    from ...server.features.ratings import rows as stored
    from ...server.features.ratings.game import Merged, Played
    from ...server.features.ratings.replay import Replay
    from ...server.storage.address import default_database
    from ...server.storage.drivers import make_store

    store = make_store(database or default_database())
    await store.open(lambda table, seq: None, lambda text: None)
    try:
        again, games, number = Replay(), 0, 0
        while page := await stored.games_counted(store, number, stored.PAGE):
            for _, _, ended, game in page:
                if isinstance(game, Merged):
                    again.merge(game)
                elif isinstance(game, Played):
                    again.add(game, ended)
                    games += 1
            number = page[-1][0]
        wrong: dict[tuple[str, Ladder], Rating | None] = dict(again.ratings)
        async for user, ladder, rating in stored.all_ratings(store):
            known = wrong.get((user, ladder))
            if known is None:
                wrong[user, ladder] = None
            elif _same(known, rating):
                del wrong[user, ladder]
        if write:
            for (user, ladder), rating in wrong.items():
                await stored.correct(store, user, ladder, rating)
    finally:
        await store.close()
    people = len({user for user, _ in again.ratings})
    print(terminal.say("ratings-replayed", games=games, people=people, count=len(again.ratings)))
    if not wrong:
        print(terminal.say("ratings-agree"))
        return 0
    print(terminal.say("ratings-corrected" if write else "ratings-differ", count=len(wrong)))
    return 0 if write else DIFFERS


def _same(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    """Whether two ratings are equal, but for the rounding of another machine."""
    return all(math.isclose(a, b, abs_tol=1e-6) for a, b in zip(one, other, strict=True))
