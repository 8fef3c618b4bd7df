"""Finished games as ratings read them: the place of each seat, or why it does not count."""

from collections.abc import Mapping

from ...table.outcome import outcome
from ...table.table import Table
from .game import BOT, Played, Why

EARLY = 4
"""A seat that gives up before every seat has made so many decisions gives up early."""

FREE_LEAVES = 3
"""Games that a person may give up in a day before everybody has decided at all, so that they do not
count; further ones count as given up early."""


def pace_of(table: Table) -> str:
    """The pace of a table: ``days`` where players have days for a decision, otherwise ``live``."""
    return "live" if table.time is None else table.time.kind


def played(table: Table, owners: Mapping[str, str]) -> Played:
    """A rated table that is over, as a rated game. ``owners``: for an identity that belongs to
    another one (such as a program), the id of the owner."""
    seats = tuple(place.user or f"{BOT}{place.level}" for place in table.places)
    people = [owners.get(place.user, place.user) for place in table.places if place.user]
    decided = _decisions(table, table.ply)
    why: Why = ""
    if not people:
        why = "no-person"
    elif len(set(people)) < len(people):
        why = "same-person"
    elif min(decided) == 0:
        why = "short"
    return Played(
        table.game,
        table.players,
        pace_of(table),
        seats,
        tuple(one.place for one in outcome(table)),
        tuple(
            seat
            for seat, ply in zip(table.resigned, table.resigned_at, strict=True)
            if min(_decisions(table, ply)) < EARLY
        ),
        why,
    )


def _decisions(table: Table, ply: int) -> list[int]:
    """The number of decisions that each seat made in the first ``ply`` steps, forced ones not
    counted."""
    made = [0] * table.players
    for step in table.log[:ply]:
        if step.player >= 0 and not step.forced:
            made[step.player] += 1
    return made
