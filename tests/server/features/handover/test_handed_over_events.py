"""The events of a game that is handed over are its sender's own, whatever made them."""

import pytest
from msgspec.structs import replace

from server.handed import record
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.features.handover import service
from tafelronde.server.features.handover.service import own_events
from tafelronde.server.features.handover.taking import Sent, take
from tafelronde.server.table import events as e

TEXT = record()
EVENTS = take(Sent(TEXT, "eve", 2e9)).events
GAME = "rosenkoenig"
CREATED = EVENTS[0]


def test_every_person_in_them_is_the_sender() -> None:
    own = own_events(EVENTS, GAME, "ada")
    named = [event.user for event in own if isinstance(event, e.Created | e.Seated)]
    assert named == ["ada"] * 3
    assert own == take(Sent(TEXT, "ada", 2e9)).events


@pytest.mark.parametrize(
    "events",
    [
        [],
        [CREATED],
        EVENTS[1:],
        [CREATED, *EVENTS[2:]],
        [CREATED, *EVENTS],
        [replace(CREATED, public=True), *EVENTS[1:]],
        [replace(CREATED, rated=True), *EVENTS[1:]],
        [replace(CREATED, game="another"), *EVENTS[1:]],
        [*EVENTS[:2], e.Dealt("2026-11-23"), *EVENTS[2:]],
        [*EVENTS[:2], e.Paired("cup", 1), *EVENTS[2:]],
        [*EVENTS, e.Freed(0)],
    ],
)
def test_events_that_no_record_has_are_refused(events: list[e.Event]) -> None:
    with pytest.raises(Refusal) as refused:
        own_events(events, GAME, "ada")
    assert refused.value.reason == "reading-died"


def test_only_so_many_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MOST_EVENTS", len(EVENTS) - 1)
    with pytest.raises(Refusal):
        own_events(EVENTS, GAME, "ada")
    monkeypatch.setattr(service, "MOST_EVENTS", len(EVENTS))
    assert len(own_events(EVENTS, GAME, "ada")) == len(EVENTS)
