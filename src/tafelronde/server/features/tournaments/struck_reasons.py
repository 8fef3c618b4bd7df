"""Reasons of directors' acts that may name a person whose account is deleted: their text goes, and
the acts and the chain of their digests stay."""

from collections.abc import Sequence

from ....tournament import acts as a
from ....tournament.concerned import concerned
from ...base.text import fold
from ...storage.store import Store, name_of
from .act_rows import ActRow, acts_of, strike_reasons
from .rows import rounds_of


async def strike_reasons_about(store: Store, user: str) -> None:
    """Delete the reasons of acts that concern this person, or whose text has their name, in all
    tournaments in which they are a player. May be repeated."""
    rows = await store.read(
        "SELECT p.tournament_id, p.number, p.name FROM tournament_players p WHERE p.user_id = $1"
        " AND EXISTS (SELECT 1 FROM tournament_acts a WHERE a.tournament_id = p.tournament_id"
        " AND a.reason <> '')",
        user,
    )
    known = await name_of(store, user)
    for id, number, name in rows:
        acts = await acts_of(store, id)
        names = {fold(one) for one in (name, known) if one}
        mine = await _tables_of(store, id, number)
        struck = [
            row.act.number
            for row in acts
            if row.reason and _is_about(acts, row, number, names, mine)
        ]
        await strike_reasons(store, id, struck)


async def _tables_of(store: Store, id: str, number: int) -> set[tuple[int, int]]:
    """The tables at which a player sat: round and index."""
    return {
        (known.number, at)
        for known in await rounds_of(store, id)
        for at, board in enumerate(known.round.boards)
        if number in board.seats
    }


def _is_about(
    acts: Sequence[ActRow],
    row: ActRow,
    number: object,
    names: set[str],
    tables: set[tuple[int, int]],
) -> bool:
    """Whether the reason of an act may name a person: it concerns them, it undoes an act that does,
    or it has their name."""
    ruling = row.act.ruling
    while isinstance(ruling, a.UndoAct):
        ruling = acts[ruling.number - 1].act.ruling
    if number in concerned(ruling):
        return True
    if isinstance(ruling, a.CorrectResult | a.VoidResult):
        return (ruling.round, ruling.board) in tables
    text = fold(row.reason)
    return any(name in text for name in names)
