"""Conversions of a seek: as it is sent, stored and paired."""

from collections.abc import Sequence

from ...wire.clock import asked_time, sent_time
from . import wire
from .rows import SeekRow, SeekTerms
from .seek import Seek


def is_live(wish: SeekTerms) -> bool:
    """Whether it is for a live game; a game without a clock is one."""
    return wish.time is None or wish.time.kind == "live"


def seek_of(row: SeekRow) -> Seek:
    """A stored seek as pairing knows it."""
    wish = row.wish
    return Seek(
        row.id,
        row.user,
        wish.game,
        wish.least,
        wish.most,
        "" if wish.time is None else str(wish.time),
        is_live(wish),
        wish.rated,
        wish.near,
        wish.bots,
        row.strength,
        row.since,
    )


def stored_terms(wish: wire.NewSeek) -> SeekTerms:
    """A sent seek as it is stored."""
    return SeekTerms(
        wish.game, wish.least, wish.most, wish.rated, wish.near, wish.bots, asked_time(wish.time)
    )


def sent_wish(wish: SeekTerms) -> wire.NewSeek:
    """A stored seek as it is sent."""
    time = sent_time(wish.time)
    return wire.NewSeek(wish.game, wish.least, wish.most, time, wish.rated, wish.near, wish.bots)


def open_seek(row: SeekRow, group: Sequence[Seek], waited: float) -> wire.OpenSeek:
    """A seek as others see it. ``group``: it and the seeks that would share its table. ``waited``:
    seconds since it began."""
    least = max(one.least for one in group)
    missing = max(1, least - len(group))
    return wire.OpenSeek(
        row.id, row.user, row.name, len(group) - 1, missing, waited, sent_wish(row.wish)
    )
