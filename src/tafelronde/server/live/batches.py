"""Batches that are written to the database when a table gets new events."""

from collections.abc import Callable, Sequence

from ..base.answers import Answers
from ..storage.store import Append, Basis
from ..storage.stored_events import encode
from ..table import events as e
from ..table.table import Table
from ..views.cards import stored_card
from .asked import WrittenAlong


def batch_of(
    before: Table,
    after: Table,
    new: Sequence[e.Event],
    command: str | None,
    now: float,
    basis: Basis | None,
    mark_of: Callable[[str], str],
    answers: Answers,
) -> Append:
    """All that is written in one transaction with ``new`` events, which turn ``before`` into
    ``after``. ``answers``: what features write along."""
    along = answers.all(WrittenAlong)
    hidden = bool(after.delay) and after.status == "playing"
    card = stored_card(after)
    return Append(
        table=before.id,
        seq=before.seq,
        at=now,
        bodies=[encode(event) for event in new],
        command=command,
        status=after.status,
        public=after.public,
        card=card,
        bot_turn=after.server_acts,
        members=[event.user for event in new if isinstance(event, e.Seated)],
        seed=before.secret,
        listed=after.started if hidden else now,
        due=after.due,
        basis=basis,
        mark=_mark(_causer(before, new), mark_of) if _bots_remain(before, after) else "",
        along=[one for keeper in along for one in keeper.statements(before, after, card, now)],
    )


def _causer(before: Table, new: Sequence[e.Event]) -> str:
    """The person who caused the bots to play alone: the last one who let a bot sit in, else the
    table's maker."""
    for event in reversed(new):
        if isinstance(event, e.Left | e.Resigned | e.TimedOut):
            return before.places[event.seat].user
        if isinstance(event, e.Created):
            return event.user
    return before.host


def _mark(person: str, mark_of: Callable[[str], str]) -> str:
    return f"{mark_of(person)} {person}" if person else ""


def _bots_remain(before: Table, after: Table) -> bool:
    """Whether from now on bots alone play there."""
    changed = after.places is not before.places and after.status != "over"
    return changed and _only_bots(after) and not _only_bots(before)


def _only_bots(table: Table) -> bool:
    """Whether bots alone play there, for themselves or for people."""
    return table.players > 0 and all(place.is_bot for place in table.places)
