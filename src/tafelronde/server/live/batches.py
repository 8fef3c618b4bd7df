"""What is written of a table when events are added to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..storage.results import Result, results_of
from ..storage.store import Append, Basis
from ..storage.stored_card import decode_card
from ..storage.stored_events import encode
from ..table import events as e
from ..table.gate import shown_from
from ..table.table import Table
from ..views.cards import stored_card
from ..views.delayed import shown_over


def ends(before: Table, after: Table) -> bool:
    """Whether the game ends with what comes between."""
    return after.status == "over" and before.status != "over"


def batch_of(
    before: Table,
    after: Table,
    new: Sequence[e.Event],
    command: str | None,
    now: float,
    basis: Basis | None,
    mark_of: Callable[[str], str],
) -> Append:
    """All that is written at once when these events make a table what it is ``after`` them."""
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
        rated=after.rated,
        listed=after.started if hidden else now,
        results=_results(after, card, now) if ends(before, after) else (),
        due=after.due,
        basis=basis,
        mark=_mark(_causer(before, new), mark_of) if _bots_remain(before, after) else "",
    )


def _results(table: Table, card: str, ended: float) -> list[Result]:
    """What a game came to that ends now."""
    seen = shown_over(ended) if table.delay else ended
    return results_of(decode_card(card), ended, shown_from(seen, table.public, table.deal))


def _causer(before: Table, new: Sequence[e.Event]) -> str:
    """Through whom bots play alone: the last person who let one play for them, else who made the
    table."""
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
    changed = after.places is not before.places
    return changed and _only_bots(after) and not _only_bots(before)


def _only_bots(table: Table) -> bool:
    """Whether bots alone play there, for themselves or for people."""
    return table.players > 0 and all(place.is_bot for place in table.places)
