"""A table as one reader may see it. Nothing else of a table leaves the server."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec

from ..core.constants import TERMINAL
from ..core.registry import info as info_of
from ..core.telling import Telling
from . import wire
from .decide import UndoAnswer, can_undo, waiting_for
from .table import Table

if TYPE_CHECKING:
    from ..core.state import State

Online = Callable[[str], bool]


def _telling(telling: Telling) -> wire.Telling:
    return wire.Telling(telling.code, dict(telling.arguments))


class Teller:
    """The log of one table as one kind of reader (a seat, or None) is told it; kept up to date."""

    def __init__(self, table: Table, reader: int | None) -> None:
        self._table = table
        self._reader = reader
        self._entries: list[wire.Entry] = []
        self._state: State | None = None
        self._cuts = 0

    def entries(self) -> list[wire.Entry]:
        """All entries. Not to be changed."""
        table = self._table
        for _, to in table.cuts[self._cuts :]:
            if to < len(self._entries):
                del self._entries[to:]
                self._state = None
        self._cuts = len(table.cuts)
        known = len(self._entries)
        if known < table.ply:
            state = table.state_at(known) if self._state is None else self._state
            for ply in range(known, table.ply):
                self._entries.append(self._entry(state, ply))
                state.apply(table.log[ply].action)
            self._state = state
        return self._entries

    def _entry(self, state: State, ply: int) -> wire.Entry:
        player, action, at = self._table.log[ply]
        game = state.game
        tellings: Iterable[Telling] = ()
        if game.tell is not None:
            tellings = game.tell(state, action, self._reader)
        known = not game.info.hidden or (player >= 0 and player == self._reader)
        return wire.Entry(
            ply=ply,
            player=player,
            action=game.notation.encode_action(action) if known else None,
            text=game.notation.format_action(action) if known else "",
            tellings=tuple(_telling(telling) for telling in tellings),
            time=at,
        )


def eye_of(table: Table, you: tuple[int, ...], player: int) -> int | None:
    """The seat from which a reader sees the table: his only one, or the one of his that acts.

    Who sits on several seats is between turns a spectator: people at one screen pass it on.
    """
    if len(you) == 1:
        return you[0]
    return player if player in you else None


def news(
    table: Table,
    user: str | None,
    since: int,
    tellers: dict[int | None, Teller],
    online: Online,
    waiting: str,
    watchers: int,
) -> wire.TableNews:
    """What this reader gets: the head, and the log from ply ``since`` on."""
    you = table.seats_of(user)
    entries: tuple[wire.Entry, ...] = ()
    if table.status in ("playing", "over"):
        reader = you[0] if len(you) == 1 else None
        if reader not in tellers:
            tellers[reader] = Teller(table, reader)
        entries = tuple(itertools.islice(tellers[reader].entries(), since, None))
    return wire.TableNews(
        table.id, head(table, user, online, waiting, watchers), min(since, table.ply), entries
    )


def seats(table: Table, online: Online) -> tuple[wire.Seat, ...]:
    colours = info_of(table.game).colours
    return tuple(
        wire.Seat(
            kind="open" if place.is_open else "bot" if place.is_bot else "person",
            colour=colours[seat] if seat < len(colours) else "",
            name=place.name,
            user=place.user,
            level=place.level,
            ready=place.ready,
            away=bool(place.user and place.level),
            online=bool(place.user) and online(place.user),
        )
        for seat, place in enumerate(table.places)
    )


def head(table: Table, user: str | None, online: Online, waiting: str, watchers: int) -> wire.Head:
    """The table as it stands."""
    you = table.seats_of(user)
    begun = table.status in ("playing", "over")
    state = table.state if begun else None
    player = table.player if begun else TERMINAL
    eye = eye_of(table, you, player)
    undo = _undo(table, you)
    offer = None
    if table.offer is not None:
        offer = wire.Offer(table.offer.seat, table.offer.to, waiting_for(table))
    over = table.status == "over"
    return wire.Head(
        id=table.id,
        seq=table.seq,
        status=table.status,
        game=table.game,
        options=table.options,
        public=table.public,
        host=table.host,
        created=table.created,
        changed=table.changed,
        seats=seats(table, online),
        you=you,
        eye=-1 if eye is None else eye,
        ply=table.ply,
        player=player,
        waiting=waiting,
        view=None if state is None else state.view(eye),
        legal=choices(table, state, player) if state is not None and player in you else (),
        undo=undo,
        offer=offer,
        result=result(table, state) if over and state is not None else None,
        rematch=table.rematch,
        commitment=table.commitment,
        seed=table.secret.hex() if over else "",
        watchers=watchers,
    )


def choices(table: Table, state: State, player: int) -> tuple[wire.Choice, ...]:
    """What the player to act may do; nothing while a bot sits in for him."""
    if player < 0 or table.places[player].is_bot:
        return ()
    return tuple(choice(state, action, player) for action in state.legal_actions())


def choice(state: State, action: int, player: int) -> wire.Choice:
    game = state.game
    label = None
    if game.tell is not None:
        told = game.tell(state, action, player)
        label = _telling(told[0]) if told else None
    notation = game.notation
    return wire.Choice(notation.encode_action(action), notation.format_action(action), label)


def _undo(table: Table, you: tuple[int, ...]) -> wire.UndoState:
    """For who sits on several seats: that of the last decision among them."""
    if not you:
        return wire.UndoState("no", "spectator", -1, 0)
    best: tuple[int, UndoAnswer] | None = None
    for seat in you:
        answer = can_undo(table, seat)
        if best is None or (answer.state != "no" and answer.to >= best[1].to):
            best = (seat, answer)
    assert best is not None
    seat, answer = best
    return wire.UndoState(answer.state, answer.reason, seat, answer.to)


def resigned_returns(players: int, seat: int) -> tuple[float, ...]:
    """−1 for who gives up; the others share the victory."""
    return tuple(-1.0 if other == seat else 1.0 / max(players - 1, 1) for other in range(players))


def result(table: Table, state: State) -> wire.Result:
    if table.resigned >= 0:
        others = tuple(seat for seat in range(table.players) if seat != table.resigned)
        returns = resigned_returns(table.players, table.resigned)
        scores = tuple(state.scores())
        return wire.Result("resigned", table.resigned, returns, scores, others, ())
    verdict = state.game.verdict(state) if state.game.verdict is not None else ()
    return wire.Result(
        "rules",
        -1,
        tuple(state.returns()),
        tuple(state.scores()),
        tuple(state.winners()),
        tuple(_telling(telling) for telling in verdict),
    )


def frame(
    table: Table, user: str | None, ply: int, tellers: dict[int | None, Teller]
) -> wire.Frame:
    """The table after the first ``ply`` steps."""
    state = table.state_at(ply)
    you = table.seats_of(user)
    eye = eye_of(table, you, state.current_player)
    reader = you[0] if len(you) == 1 else None
    if reader not in tellers:
        tellers[reader] = Teller(table, reader)
    return wire.Frame(
        ply=ply,
        last=table.ply,
        player=state.current_player,
        eye=-1 if eye is None else eye,
        view=state.view(eye),
        entry=tellers[reader].entries()[ply - 1] if ply else None,
        scores=tuple(state.scores()),
    )


# ---- the lobby ----------------------------------------------------------------------------------


class StoredCard(msgspec.Struct, frozen=True):
    """What is kept of a table for lists: no secret, and nothing that depends on the reader."""

    game: str
    status: str
    public: bool
    seats: tuple[wire.Seat, ...]
    ply: int
    player: int


def stored_card(table: Table) -> str:
    player = table.player if table.status == "playing" else TERMINAL
    card = StoredCard(
        table.game, table.status, table.public, seats(table, lambda _: False), table.ply, player
    )
    return msgspec.json.encode(card).decode()


_cards: msgspec.json.Decoder[StoredCard] = msgspec.json.Decoder(StoredCard)


def lobby_card(
    table: str, body: str, changed: float, user: str | None, online: Online
) -> wire.TableCard:
    card = _cards.decode(body)
    placed = tuple(
        msgspec.structs.replace(seat, online=True) if seat.user and online(seat.user) else seat
        for seat in card.seats
    )
    you = tuple(k for k, seat in enumerate(placed) if user and seat.user == user)
    turn = card.player in you and not placed[card.player].level
    return wire.TableCard(
        id=table,
        game=card.game,
        status=card.status,
        public=card.public,
        seats=placed,
        you=you,
        your_turn=turn,
        ply=card.ply,
        changed=changed,
    )
