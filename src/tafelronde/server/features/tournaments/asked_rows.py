"""Rows of tournaments that others ask about, and that are asked for by a person."""

from ...storage.store import Store


async def closed_at(store: Store, id: str, number: int) -> float:
    """When a round was over; 0: it is not over or not paired yet."""
    sql = "SELECT closed FROM tournament_rounds WHERE tournament_id = $1 AND round = $2"
    return await store.first(sql, id, number, default=0.0)


async def are_due(store: Store) -> bool:
    """Whether a node has to take a step soon in a tournament that has begun."""
    sql = "SELECT 1 FROM tournaments WHERE due > 0 AND status = 'running' LIMIT 1"
    return await store.exists(sql)


async def name_of(store: Store, id: str) -> str:
    """The name of a tournament; '' where there is none."""
    return await store.first("SELECT name FROM tournaments WHERE id = $1", id, default="")


async def name_for_waiting(store: Store, id: str, user: str, round: int) -> str:
    """The name of a tournament whose latest round is this one, where this person takes part; '':
    there is none, it is called off, the person has left, or a later round is paired."""
    sql = (
        "SELECT t.name FROM tournaments t JOIN tournament_players p ON p.tournament_id = t.id"
        " WHERE t.id = $1 AND p.user_id = $2 AND p.gone = 0 AND t.status IN ('running', 'over')"
        " AND NOT EXISTS (SELECT 1 FROM tournament_rounds r"
        " WHERE r.tournament_id = t.id AND r.round > $3)"
    )
    return await store.first(sql, id, user, round, default="")


async def entries_of(store: Store, user: str) -> list[tuple[str, int, bool]]:
    """A person's numbers in tournaments that are not over, where they have not left: the
    tournament, the number, and whether it has begun."""
    rows = await store.read(
        "SELECT p.tournament_id, p.number, t.status FROM tournament_players p"
        " JOIN tournaments t ON t.id = p.tournament_id WHERE p.user_id = $1 AND p.gone = 0"
        " AND t.status IN ('open', 'running')",
        user,
    )
    return [(id, number, status == "running") for id, number, status in rows]


async def still_tables(store: Store, id: str, before: float) -> list[str]:
    """The tables of a tournament at which nothing has happened since this time."""
    sql = (
        "SELECT t.id FROM tournament_tables b JOIN tables t ON t.id = b.table_id"
        " WHERE b.tournament_id = $1 AND b.ended = 0 AND t.status = 'playing' AND t.changed <= $2"
    )
    return await store.column(sql, id, before)


async def playing_entrants(store: Store, id: str) -> list[str]:
    """The people of a tournament who sit at any running game."""
    return await store.column(
        "SELECT DISTINCT p.user_id FROM tournament_players p"
        " JOIN members m ON m.user_id = p.user_id AND m.ended = 0"
        " JOIN tables t ON t.id = m.table_id AND t.status = 'playing'"
        " WHERE p.tournament_id = $1 AND p.gone = 0 AND p.user_id <> ''",
        id,
    )


async def other_tournaments(store: Store, id: str) -> list[str]:
    """Running tournaments beside this one that have a person in common with it."""
    return await store.column(
        "SELECT DISTINCT o.tournament_id FROM tournament_players p"
        " JOIN tournament_players o ON o.user_id = p.user_id AND o.gone = 0"
        " AND o.tournament_id <> p.tournament_id"
        " JOIN tournaments t ON t.id = o.tournament_id AND t.status = 'running'"
        " WHERE p.tournament_id = $1 AND p.gone = 0 AND p.user_id <> ''",
        id,
    )


async def rename(store: Store, id: str, name: str) -> None:
    """Give a tournament another name."""
    await store.write("UPDATE tournaments SET name = $1, seq = seq + 1 WHERE id = $2", name, id)


async def set_public(store: Store, id: str, public: bool) -> None:
    """Show a tournament in the lists, or hide it there."""
    await store.write("UPDATE tournaments SET public = $1, seq = seq + 1 WHERE id = $2", public, id)


async def hand_over(store: Store, user: str, to: str) -> None:
    """Make another person the maker of all tournaments of this one that are not over."""
    sql = (
        "UPDATE tournaments SET user_id = $1, seq = seq + 1 WHERE user_id = $2"
        " AND status IN ('open', 'running')"
    )
    await store.write(sql, to, user)
