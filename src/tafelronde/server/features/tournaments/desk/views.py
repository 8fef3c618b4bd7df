"""The acts of directors as readers see them."""

from collections.abc import Mapping

from .....tournament import Round
from .....tournament.acts import DirectorAct
from ....base.refusal import Refusal
from ....live.tables import Tables
from ....reading.reading import Reading
from ....storage.store import Store
from ..act_rows import ActRow, untold
from ..entry import entry_of
from ..standing import HOST, MAKER, Standing, director_names, read_standing
from . import wire
from .checks import not_undoable
from .draft import draft_of
from .effects import concerned
from .service import DirectorsDesk


async def desk_of(
    desk: DirectorsDesk, tables: Tables, reading: Reading, standing: Standing, user: str | None
) -> wire.Desk:
    """The desk, as this reader may see it."""
    store = tables.store
    state = standing.state
    names = await director_names(store, standing)
    directs = user is not None and desk.number_of(standing, user) is not None
    return wire.Desk(
        acts=tuple(shown_act(standing, row, names, user or "", directs) for row in standing.log),
        digest=standing.log[-1].digest if standing.log else "",
        directors=tuple(
            wire.DirectorShown(number, *who)
            for number, who in names.items()
            if number == MAKER or number in state.directors
        ),
        may_direct=directs,
        hold=state.hold,
        paused=state.paused,
        begins=state.begins.get(len(standing.rounds) + 1, 0.0),
        approval=state.approval,
        approved=state.approved,
        third=bool(state.third),
        tie_breaks=state.tie_breaks or (),
        barred=tuple(sorted(state.barred)),
        apart=state.apart,
        names=(await entry_of(store, standing.row.id)).told.names if directs else (),
        draft=_draft(standing, await draft_of(tables, reading, standing)) if directs else None,
    )


def _draft(standing: Standing, round: Round | None) -> wire.Draft | None:
    if round is None:
        return None
    number = len(standing.rounds) + 1
    boards, hand = tuple(board.seats for board in round.boards), standing.state.pairings.get(number)
    by_hand = hand is not None and not {*hand.boards}.isdisjoint(boards)
    out = tuple(standing.state.sits_out(number))
    return wire.Draft(number, boards, round.byes, out, by_hand, round.third)


def shown_act(
    standing: Standing, row: ActRow, names: Mapping[int, tuple[str, str]], user: str, directs: bool
) -> wire.ActShown:
    """An act, as this reader may see it."""
    act: DirectorAct = row.act
    return wire.ActShown(
        act.number,
        act.at,
        "" if act.by == HOST else names.get(act.by, ("", ""))[1],
        act.ruling,
        row.reason,
        bool(act.why) and not row.reason,
        act.number in standing.undone,
        directs and not_undoable(standing, act.number) is None,
        bool(user) and user in concerned(standing, act),
    )


async def rulings_of(store: Store, user: str) -> wire.RulingsTold:
    """The acts that concern this person and that are new to them."""
    found: list[wire.RulingTold] = []
    read: dict[str, tuple[Standing, dict[int, tuple[str, str]]]] = {}
    for one in await untold(store, user):
        if one.tournament not in read:
            try:
                standing = await read_standing(store, one.tournament)
            except Refusal:
                continue
            read[one.tournament] = standing, await director_names(store, standing)
        standing, names = read[one.tournament]
        act = shown_act(standing, standing.log[one.act - 1], names, user, False)
        found.append(wire.RulingTold(one.tournament, standing.row.name, act))
    return wire.RulingsTold(tuple(found))
