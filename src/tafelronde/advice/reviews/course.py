"""The course of a game on one scale: what every seat could expect before and after each decision.

Each decision is judged by what its player knew, and every estimate errs. So the estimates of
decisions that lie beside each other are held together:

- where nothing happened between two decisions, both are about one position: the level of each is
  the mean of those around it, to each of which is added what the decisions between them changed.
  There a later search may tell what an earlier one did not see, since nothing new was to be known;
- where something happened, and things are hidden from more than two players, part of what was
  expected before stays (``KEPT``): who decides knows other things than who decided before.

What a decision changed is never smoothed away: it is measured in itself, and taken from the level
at which the game stands (``scale.shifted``)."""

from collections.abc import Sequence
from typing import NamedTuple

from ...search.shares import Shares
from .comparing import Comparing
from .decision import CARRIED, NOTHING_LOST, Blow
from .estimate import Estimate, weighed
from .scale import exact, mixed, shifted

KEPT = 0.5
"""The weight of what was expected before, where things are hidden from more than two players."""
REACH = 2
"""The number of rounds of the table, to each side, whose estimates of one position are held
together."""


class Stand(NamedTuple):
    """The shares of every seat about one decision; each a distribution of multiples of a grain."""

    before: Shares
    after: Shares
    second: Shares
    """The shares by the second-best idea that is told."""
    error: float
    """The standard error of what was lost."""


def course(
    estimates: Sequence[Estimate],
    movers: Sequence[int],
    happened: Sequence[bool],
    result: Shares,
    *,
    hidden: bool,
    given_up: bool,
) -> list[Stand]:
    """The stand at each decision of a game, in its order.

    ``happened``: for each decision, whether anything was drawn or came to light before the next
    one, or the end; ``result``: how it ended; ``given_up``: it ended otherwise than by the rules.
    """
    estimates = _looked_at_again(estimates, movers, happened)
    levels = _levels(estimates, happened, None if given_up else result)
    found: list[Stand] = []
    for level, one, mover in zip(levels, estimates, movers, strict=True):
        if found and hidden and len(level) > 2 and max(one.best) < 1.0:
            level = mixed(level, found[-1].after, KEPT)
        found.append(stand(level, one, mover))
    return found


def _looked_at_again(
    estimates: Sequence[Estimate], movers: Sequence[int], happened: Sequence[bool]
) -> list[Estimate]:
    """The estimates of losses, where the position after the action that was played was estimated
    once more, by the next decision: both estimates count, by how sure they are."""
    found = list(estimates)
    for at, (one, mover) in enumerate(zip(estimates[:-1], movers, strict=False)):
        if happened[at] or one.best == one.played:
            continue
        again = estimates[at + 1].best
        weight = _sure(again) / (_sure(again) + _sure(one.played))
        played = mixed(one.played, again, weight)
        if played[mover] >= one.best[mover]:
            found[at] = one._replace(best=played, played=played)
        else:
            found[at] = one._replace(played=played)
    return found


def _levels(
    estimates: Sequence[Estimate], happened: Sequence[bool], result: Shares | None
) -> list[Shares]:
    """The level at each decision: the mean of the estimates around it that are of one position,
    each with what the decisions between them changed."""
    known: list[Shares] = [one.best for one in estimates]
    if result is not None:
        known.append(result)
    levels: list[Shares] = []
    for at, one in enumerate(estimates):
        reach = REACH * len(one.best)
        whole = reach * _sure(one.best)
        sums = [whole * share for share in one.best]
        for step in (1, -1):
            moved = [0.0] * len(one.best)
            for far in range(1, reach):
                to = at + step * far
                link = to - 1 if step > 0 else to
                if not 0 <= to < len(known) or happened[link]:
                    break
                for seat, (before, after) in enumerate(
                    zip(estimates[link].best, estimates[link].played, strict=True)
                ):
                    moved[seat] += step * (before - after)
                weight = (reach - far) * _sure(known[to])
                whole += weight
                for seat, share in enumerate(known[to]):
                    sums[seat] += weight * (share + moved[seat])
        levels.append(tuple(max(0.0, total / whole) for total in sums))
    return levels


def _sure(shares: Shares) -> float:
    """The weight of an estimate: near a decided game it errs less."""
    most = max(shares)
    return 1.0 / (0.02 + most * (1.0 - most))


def stand(level: Shares, estimate: Estimate, mover: int) -> Stand:
    """The change by a decision, at the level at which the game stands."""
    before = exact(level)
    after = exact(shifted(level, estimate.best, estimate.played, mover))
    lost, measured = before[mover] - after[mover], estimate.best[mover] - estimate.played[mover]
    if lost < NOTHING_LOST:
        after, lost = before, 0.0
    idea = estimate.second if lost else estimate.other
    second = exact(shifted(level, estimate.best, idea, mover))
    if second[mover] > before[mover]:  # it seemed better, but is not known to be
        second = before
    error = estimate.error * (lost / measured if lost and measured > 0.0 else 1.0)
    return Stand(before, after, second, error)


def blow(at: Stand, estimate: Estimate, mover: int, comparing: Comparing, seat: int | None) -> Blow:
    """The harm that the action that was played did to the others, held against another one.

    ``seat``: the one about which the comparison was made; None: about the player who decided, whose
    loss is told.
    """
    if seat is None:
        return Blow(at.before, comparing.errors)
    other, played, error = weighed(estimate.other, estimate.played, seat, comparing)
    cost = other[seat] - played[seat]
    if cost <= CARRIED * error:
        return Blow(at.after, comparing.errors)
    worth = mixed(played, other, 1.0 - (error / cost) ** 2)
    return Blow(exact(shifted(at.after, played, worth, seat)), tuple(0.0 for _ in worth))
