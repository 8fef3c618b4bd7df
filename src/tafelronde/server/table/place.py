"""A seat at a table, and its occupant."""

from collections.abc import Iterable, Sequence

from msgspec import Struct


class Place(Struct, frozen=True, cache_hash=True):
    """A seat: open (no ``user``, no ``level``), a person's (``user``), a bot's (``level``), or a
    person's with a bot that sits in (both)."""

    user: str = ""
    name: str = ""
    level: str = ""
    character: str = ""
    """The id of the bot's character."""
    ready: bool = False
    nonce: str = ""
    gone: bool = False
    """Whether its person has deleted their account."""
    standing: str = ""
    """The standing of its person when they sat down (``wire.shown.Standing``); '': not noted."""

    @property
    def is_open(self) -> bool:
        return not self.user and not self.level and not self.gone

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides here now."""
        return bool(self.level)


class Before(Struct, frozen=True, cache_hash=True):
    """An earlier decider of a seat, before another took over."""

    seat: int
    until: int
    """The ply from which on another decided."""
    level: str = ""
    """The level of the bot; '': the seat's person decided."""
    character: str = ""


def decided(before: Iterable[Before], places: Sequence[Place]) -> tuple[Before, ...]:
    """Leave out deciders who had no ply before another took over, except the first of each seat. So
    the list stays short, however often a person leaves and comes back."""
    kept: list[Before] = []
    last: dict[int, Before] = {}
    for one in before:
        earlier = last.get(one.seat)
        if earlier is not None and one.until == earlier.until:
            continue
        if earlier is not None and _same(one, earlier):
            kept.remove(earlier)
        kept.append(one)
        last[one.seat] = one
    back = [one for one in last.values() if _same(one, places[one.seat])]
    return tuple(one for one in kept if one not in back)


def _same(one: Before, other: Before | Place) -> bool:
    return (one.level, one.character) == (other.level, other.character)
