"""Rows of tournaments that others ask about, and that are asked for by a person."""

from __future__ import annotations

from typing import cast

from ...storage.store import Store


async def closed_at(store: Store, id: str, number: int) -> float:
    """When a round was over; 0: it is not over or not paired yet."""
    rows = await store.read(
        "SELECT closed FROM tournament_rounds WHERE tournament_id = $1 AND round = $2", id, number
    )
    return cast("float", rows[0][0]) if rows else 0.0


async def are_due(store: Store) -> bool:
    """Whether a node has to take a step soon in a tournament that has begun."""
    return bool(
        await store.read("SELECT 1 FROM tournaments WHERE due > 0 AND status = 'running' LIMIT 1")
    )


async def name_of(store: Store, id: str) -> str:
    """The name of a tournament; '' where there is none."""
    rows = await store.read("SELECT name FROM tournaments WHERE id = $1", id)
    return str(rows[0][0]) if rows else ""


async def entries_of(store: Store, user: str) -> list[tuple[str, int, bool]]:
    """A person's numbers in tournaments that are not over, where they have not left: the
    tournament, the number, and whether it has begun."""
    rows = await store.read(
        "SELECT p.tournament_id, p.number, t.status FROM tournament_players p"
        " JOIN tournaments t ON t.id = p.tournament_id WHERE p.user_id = $1 AND p.gone = 0"
        " AND t.status IN ('open', 'running')",
        user,
    )
    found = cast("list[tuple[str, int, str]]", rows)
    return [(id, number, status == "running") for id, number, status in found]
