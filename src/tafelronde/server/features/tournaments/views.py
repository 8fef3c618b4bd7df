"""A tournament as readers see it. The seed of the lot stays secret until the tournament is over;
the seed of a deal that all tables of a round share, until that round is."""

import asyncio
import functools
from collections.abc import Collection
from typing import NamedTuple, Protocol

import msgspec

from ....core.objects.registry import info as info_of
from ....match.chance import commitment
from ....tournament import Line, Record, bracket, rounds_planned
from ....tournament.bracket import Pair, walkovers
from ....tournament.calendar import calendar
from ....tournament.history import points
from ....tournament.lot import deal_seed
from ....tournament.record import FORMAT, Entrant
from ....tournament.robin import annulled
from ...base.refusal import Refusal
from ...storage.page import MOST, cut_page, page_key
from ...storage.store import Store
from ...table.gate import lot_is_out, round_is_out
from ...wire.clock import sent_time
from . import wire
from .act_rows import reasons_in
from .joining import may_join
from .list_rows import listed
from .row_types import Listed, Player, RoundRow, Row
from .standing import Standing

LATEST = 12
"""The number of pairings of an arena that are shown."""
MANY = 50
"""The number of rounds from which on a tournament is worked out in a thread."""


class Makers(Protocol):
    """The people who may make tournaments."""

    def may_make(self, user: str | None) -> bool: ...


async def shown_list(
    store: Store,
    makers: Makers,
    user: str | None,
    status: wire.TournamentStatus,
    before: str,
    count: int,
) -> wire.Tournaments:
    """A page of the public tournaments. Raises Refusal."""
    count = min(max(1, count), MOST)
    rows = await listed(store, status, user or "", page_key(before), count + 1)
    some, more = cut_page(rows, count, lambda one: (one.row.changed, one.row.id))
    cards = tuple(_listed_card(one) for one in some)
    return wire.Tournaments(store.now(), cards, more, makers.may_make(user))


def _listed_card(one: Listed) -> wire.TournamentCard:
    return _card(one.row, one.players, one.rounds, one.players, one.mine)


def _card(row: Row, players: int, round: int, first: int, you: bool) -> wire.TournamentCard:
    """The card of a tournament in a list. ``first``: how many players there were at the
    beginning."""
    setup = row.setup
    return wire.TournamentCard(
        id=row.id,
        name=row.name,
        kind=setup.kind,
        game=setup.game,
        size=setup.size,
        status=row.status,
        players=players,
        round=round,
        rounds=rounds_planned(setup.rules, max(first, setup.fill)),
        minutes=setup.minutes if setup.kind == "arena" else 0,
        starts=row.starts,
        begun=row.begun,
        ended=row.ended,
        you=you,
    )


class _Held:
    """A standing as a key of the cache: equal if the tournament, its ``seq`` and the object are."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self._key = standing.row.id, standing.row.seq, id(standing)

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held) and self._key == other._key


class _Shared(NamedTuple):
    """The part of a tournament that is the same for all readers."""

    took_part: int
    """The number of players."""
    players: tuple[wire.TournamentPlayer, ...]
    latest: tuple[wire.TournamentRound, ...]
    calendar: tuple[float, ...]
    bracket: tuple[tuple[wire.BracketPair, ...], ...]


@functools.lru_cache(maxsize=50)
def _worked_out(held: _Held) -> _Shared:
    standing = held.standing
    row, lines = standing.row, {line.number: line for line in standing.lines}
    order = sorted(
        (player for player in standing.players if player.number in lines),
        key=lambda p: lines[p.number].rank if standing.rounds else p.number,
    )
    out = annulled(standing.rules, standing.counted)
    players = tuple(_player(player, lines[player.number], out) for player in order)
    most = LATEST if row.setup.kind == "arena" else 1
    latest = tuple(shown_round(standing, known) for known in standing.rounds[: -most - 1 : -1])
    return _Shared(len(lines), players, latest, _calendar(standing), _bracket(standing))


async def prepare(standing: Standing) -> None:
    """Work out beforehand what ``shown`` needs, beside the event loop where that takes long: an
    arena may have hundreds of rounds."""
    if len(standing.rounds) >= MANY:
        await asyncio.to_thread(_worked_out, _Held(standing))


def _player(player: Player, line: Line, out: Collection[int]) -> wire.TournamentPlayer:
    return wire.TournamentPlayer(
        *player[:4],
        player.character.partition("-")[0],
        bool(player.gone),
        *line[1:],
        standing=player.standing,
        annulled=player.number in out,
    )


def shown(standing: Standing, user: str | None, host_name: str, now: float) -> wire.Tournament:
    """The whole tournament, as this reader may see it."""
    row, setup = standing.row, standing.row.setup
    shared = _worked_out(_Held(standing))
    mine = next((p for p in standing.players if user and p.user == user), None)
    you = mine.number if mine is not None and not mine.gone else 0
    first = len(standing.rounds[0].round.present) if standing.rounds else len(standing.present)
    return wire.Tournament(
        card=_card(row, shared.took_part, len(standing.rounds), first, bool(you)),
        now=now,
        host=row.user,
        host_name=host_name,
        public=row.public,
        options=info_of(setup.game).label_options(setup.options),
        advance=setup.advance,
        shared=setup.shared,
        streaks=setup.streaks,
        bound=setup.bound,
        days=setup.days,
        calendar=shared.calendar,
        fill=setup.fill,
        level=setup.level,
        rated=setup.rated,
        time=sent_time(setup.time),
        ends=standing.ends if row.begun else 0.0,
        commitment=commitment(row.seed).hex(),
        seed=row.seed.hex() if lot_is_out(row.status) else "",
        players=shared.players,
        latest=shared.latest,
        bracket=shared.bracket,
        you=you,
        table=_table_of(standing, you),
        may_join=may_join(standing, user) and not you,
        may_begin=row.status == "open" and user == row.user,
        acts=len(standing.log),
        directs=user is not None and standing.directed_by(user) is not None,
        tie_breaks=standing.rules.tie_breaks,
        entry=standing.state.entry,
        waits=standing.waits(now),
    )


def _calendar(standing: Standing) -> tuple[float, ...]:
    row, rounds = standing.row, standing.played
    if not row.setup.days or not rounds:
        return ()
    planned = rounds_planned(row.setup.rules, len(rounds[0].present))
    return calendar(row.begun, [round.begun for round in rounds], row.setup.days, planned)


def _bracket(standing: Standing) -> tuple[tuple[wire.BracketPair, ...], ...]:
    row, rules, rounds = standing.row, standing.rules, standing.counted
    if rules.kind != "knockout" or rules.size > 2 or not rounds:
        return ()
    drawn = bracket(rules, rounds, row.seed, over=row.status == "over")
    return tuple(
        tuple(_pair(pair, standing.rounds[at] if pair.board >= 0 else None) for pair in pairs)
        for at, pairs in enumerate(drawn)
    )


def _pair(pair: Pair, known: RoundRow | None) -> wire.BracketPair:
    board = None if known is None else known.round.boards[pair.board]
    table = "" if known is None else known.table(pair.board)
    sides: list[wire.BracketSide] = []
    for number, before in pair.sides:
        seat = board.seats.index(number) if board is not None else -1
        score = board.scores[seat] if board is not None and board.scores else None
        gave_up = board is not None and seat in board.gave_up
        sides.append(wire.BracketSide(number, before, score, gave_up))
    over = board is not None and board.ended > 0
    return wire.BracketPair(tuple(sides), table, over, pair.winner, pair.left)


def _table_of(standing: Standing, number: int) -> str:
    """The id of the table where this player is to play now; '' if there is none."""
    for known in reversed(standing.rounds):
        for at, board in enumerate(known.round.boards):
            if number and number in board.seats and not board.ended:
                return known.table(at)
    return ""


def shown_round(standing: Standing, known: RoundRow) -> wire.TournamentRound:
    """A round with its tables."""
    setup, number = standing.row.setup, known.number - 1
    drawn = deal_seed(standing.row.seed, known.number)
    ruled = standing.counted[number]
    given = points(setup.rules, ruled)
    missed = walkovers(standing.rules, standing.counted, standing.row.seed)[number]
    return wire.TournamentRound(
        number=known.number,
        begun=known.round.begun,
        over=known.closed > 0,
        byes=known.round.byes,
        walkovers=tuple(wire.TournamentWalkover(*one) for one in missed),
        tables=tuple(
            wire.TournamentTable(
                known.table(at),
                board.seats,
                tuple(round(worth, 4) for worth in own),
                board.scores,
                standing.until(known, at),
                board.ended > 0,
                board.is_void,
                (known.number, at) in standing.state.results,
                () if board.points else tuple(board.seats[seat] for seat in board.absent),
            )
            for at, (board, own) in enumerate(zip(ruled.boards, given, strict=True))
        ),
        commitment=known.round.deal,
        seed=drawn.hex() if setup.shared and round_is_out(known.closed) else "",
    )


def round_of(standing: Standing, number: int) -> wire.TournamentRound:
    """The round of this number. Raises Refusal."""
    for known in standing.rounds:
        if known.number == number:
            return shown_round(standing, known)
    raise Refusal("not-found", "there is no such round")


def record_of(standing: Standing, directors: tuple[Entrant, ...] = ()) -> bytes:
    """The record of the tournament as JSON, from which anybody can check it. ``directors``: the
    authors of acts. Raises Refusal."""
    row, setup = standing.row, standing.row.setup
    if not lot_is_out(row.status):
        raise Refusal("not-over", f"the tournament is {row.status}")
    names = {player.number: player.name for player in standing.players}
    record = Record(
        FORMAT,
        row.name,
        setup.game,
        setup.options,
        setup.rules,
        commitment(row.seed).hex(),
        row.seed.hex(),
        tuple(Entrant(number, names.get(number, "")) for number in standing.took_part),
        tuple(standing.played),
        tuple(line.number for line in standing.by_points),
        tuple(standing.acts),
        standing.log[-1].digest if standing.log else "",
        directors,
        reasons_in(standing.log),
        standing.left,
    )
    return msgspec.json.format(msgspec.json.encode(record), indent=1)
