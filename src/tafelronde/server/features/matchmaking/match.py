"""Pairing of the pool: the same answer at every node for the same rows.

``plan`` pairs the pool as if all tables were made now: it seats as many people as possible, at the
sizes that they like best. A table of this plan is made if its people need not wait for more: all
like this size best, or one has waited long enough. The people of the other tables stay together in
the plan, so that a smaller table cannot take them from each other. A person who has waited alone
for long gets bots.
"""

from collections.abc import Iterable, Sequence

from .few import Found
from .plan import plan, with_near
from .seek import Apart, Seek, in_turn, together


def match(seeks: Iterable[Seek], apart: Apart, now: float) -> list[Found]:
    """The tables to make now. Nobody sits at two of them."""
    seeks = in_turn(seeks)
    tables = plan(seeks, apart, now)
    found = [table for table in tables if is_due(table, now)]
    waiting = [table.seeks for table in tables if not is_due(table, now)]
    planned = {one.user for table in tables for one in table.seeks}
    waiting += [(seek,) for seek in seeks if seek.user not in planned]
    return found + _with_bots(waiting, apart, now)


def is_due(table: Found, now: float) -> bool:
    """Whether the table is made now, rather than wait for more people."""
    return any(seek.waited(now) >= seek.patience.size for seek in table.seeks) or all(
        seek.most == table.players for seek in table.seeks
    )


def _with_bots(waiting: Sequence[tuple[Seek, ...]], apart: Apart, now: float) -> list[Found]:
    """Tables with bots: each for a person who has waited long, and others who agree to bots.
    ``waiting``: single people, and groups that stay together."""
    found: list[Found] = []
    taken: set[str] = set()
    agreed = [some for some in waiting if all(seek.bots for seek in some)]
    for some in agreed:
        (seek, *_) = some
        if len(some) > 1 or seek.waited(now) < seek.patience.bots or seek.user in taken:
            continue
        others = [those for those in agreed if not any(one.user in taken for one in those)]
        group = _gathered(seek, others, apart, now)
        taken.update(one.user for one in group)
        players = max(len(group), *(one.least for one in group))
        found.append(Found(tuple(in_turn(group)), players))
    return found


def groups(seeks: Sequence[Seek], apart: Apart, now: float) -> list[list[Seek]]:
    """The pool in groups of people who would share a table, each person once; the longest wait
    first. ``seeks``: sorted by ``in_turn``."""
    shown: set[str] = set()
    found: list[list[Seek]] = []
    for seek, those in with_near(seeks, seeks, now):
        if seek.user not in shown:
            others = [one for one in those if one.user not in shown]
            found.append(gathered(seek, others, apart, now))
            shown.update(one.user for one in found[-1])
    return found


def gathered(seek: Seek, others: Iterable[Seek], apart: Apart, now: float) -> list[Seek]:
    """This person and the people who would share a table with them now, even if some are missing.
    ``others``: sorted by ``in_turn``."""
    return _gathered(seek, ((other,) for other in others), apart, now)


def _gathered(
    seek: Seek, others: Iterable[tuple[Seek, ...]], apart: Apart, now: float
) -> list[Seek]:
    """``gathered``, where each of ``others`` is a group that joins as a whole or not at all."""
    group, most, least = [seek], seek.most, seek.least
    for some in others:
        low = max(least, *(one.least for one in some))
        high = min(most, *(one.most for one in some))
        fits = low <= high and len(group) + len(some) <= high
        if fits and all(together(one, other, apart, now) for one in group for other in some):
            group += some
            least, most = low, high
    return group
