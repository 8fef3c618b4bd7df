"""A seat at a table, and who has it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct


class Place(Struct, frozen=True, cache_hash=True):
    """A seat: open (neither), a person's, a bot's, or a person's with a bot sitting in."""

    user: str = ""
    name: str = ""
    level: str = ""
    character: str = ""
    """Who of the game's court the bot is."""
    ready: bool = False
    nonce: str = ""
    gone: bool = False
    """Whose it was has left for good; nobody knows them any more."""

    @property
    def is_open(self) -> bool:
        return not self.user and not self.level and not self.gone

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides here now."""
        return bool(self.level)


class Before(Struct, frozen=True, cache_hash=True):
    """Who decided for a seat before somebody else took over."""

    seat: int
    until: int
    """From this ply on it was somebody else."""
    level: str = ""
    """Of the bot; '': the person did."""
    character: str = ""


def decided(before: Iterable[Before], places: Sequence[Place]) -> tuple[Before, ...]:
    """Those of them who had a ply in which to decide before somebody else took over; the first of
    each seat in any case. So there are never more of them than plies, however often somebody leaves
    and comes back."""
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
