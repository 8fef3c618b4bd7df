"""Checks before a command at a table: each raises Refusal where its condition is false."""

from ..base.refusal import Refusal
from .place import Place
from .table import Table


def need(table: Table, status: str) -> None:
    """Raise Refusal for a table with another status."""
    if table.status != status:
        raise Refusal(f"not-{status}", f"the table is {table.status}")


def place_at(table: Table, seat: int) -> Place:
    """The place of this seat. Raises Refusal where the table has no such seat."""
    if not 0 <= seat < table.players:
        raise Refusal("no-such-seat", f"the table has {table.players} seats", args={"seat": seat})
    return table.places[seat]


def own_place(table: Table, user: str, seat: int) -> Place:
    """The place of this seat. Raises Refusal where it is not this person's."""
    place = place_at(table, seat)
    if not user or place.user != user:
        raise Refusal("not-your-seat", "somebody else sits there, or nobody", args={"seat": seat})
    return place


def still_playing(table: Table, user: str, seat: int) -> None:
    """Raise Refusal unless this person plays on this seat, and has not given up."""
    own_place(table, user, seat)
    need(table, "playing")
    if seat in table.resigned:
        raise Refusal("has-resigned", "this seat has given the game up", args={"seat": seat})


def still_asks(table: Table, seq: int) -> None:
    """Raise Refusal unless the table stands as it did when somebody chose, at its number ``seq``:
    time may have counted since, but nothing has happened in the game."""
    if not table.asks_since <= seq <= table.seq:
        raise Refusal("stale", "the table has moved on", args={"seq": table.seq})


def need_host(table: Table, user: str) -> None:
    """Raise Refusal for anybody but the table's host."""
    if table.host != user:
        raise Refusal("not-host", "only who made the table may do this")


def no_seat_here() -> Refusal:
    """The refusal for a person whom the host has removed, and for a person whom somebody at the
    table blocks. It is the same, so that nobody learns that they are blocked."""
    return Refusal("no-seat-here", "there is no seat for you at this table")


def not_removed(table: Table, user: str) -> None:
    """Raise Refusal for a person whom the host has removed."""
    if user in table.removed:
        raise Refusal("removed", "the host has sent you away from this table")
