"""Joining a tournament, before it begins or late, and coming back."""

from collections.abc import Sequence

from ...base.refusal import Refusal
from ...base.text import apart
from ...people.person import Person
from ...storage.store import Store
from . import rows as stored
from . import wire
from .entry import check_entry
from .row_types import Player
from .standing import Standing

MOST_PLAYERS, MOST_IN_ROBIN = 128, 32
TRIES = 20


def may_join(standing: Standing, user: str | None = None) -> bool:
    """Whether this person may join now: before the beginning, and later in kinds that pair all
    players anew each round; in a round robin or a league whoever played in the first round may come
    back."""
    row = standing.row
    if row.status != "running":
        return row.status == "open"
    if row.setup.kind in ("robin", "league") and standing.rounds:
        first = standing.rounds[0].round.present
        return any(p.user == user and p.gone and p.number in first for p in standing.players)
    return row.setup.kind in ("swiss", "arena")


def check_room(standing: Standing, players: Sequence[Player]) -> None:
    """Raise Refusal where as many of these players are there as can be."""
    if sum(not player.gone for player in players) >= most_in(standing.row.setup.kind):
        raise Refusal("tournament-full", "there are as many players as can be")


def most_in(kind: wire.TournamentKind) -> int:
    return MOST_IN_ROBIN if kind in ("robin", "league") else MOST_PLAYERS


async def join(store: Store, person: Person, standing: Standing, code: str) -> None:
    """Let a person join or come back; ``code``: of an event that has one. Raises Refusal."""
    row = standing.row
    if not may_join(standing, person.id):
        raise Refusal("tournament-begun", "nobody joins any more")
    for _ in range(TRIES):
        players = await stored.players_of(store, row.id)
        mine = next((player for player in players if player.user == person.id), None)
        if mine is not None and mine.number in standing.state.barred:
            raise Refusal("removed", "a director removed you from this event")
        if mine is None:
            await check_entry(store, row, person, code)
        if mine is None or mine.gone:
            check_room(standing, players)
        if mine is not None:
            return await stored.set_gone(store, row.id, mine.number, 0.0)
        number = max((player.number for player in players), default=0) + 1
        name = apart(person.name, [player.name for player in players if player.user])
        fresh = Player(number, person.id, name, "", "", 0.0)
        if await stored.add_player(store, row.id, fresh, store.now()):
            return None
    raise Refusal("busy", "too many at once; try again")
