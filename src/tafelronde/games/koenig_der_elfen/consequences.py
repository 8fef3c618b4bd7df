"""Tellings of the consequences of a step of König der Elfen: where a spell led, tolls, payments, a
new pile, the next phase."""

from collections.abc import Iterator
from typing import Any

from ...core.facts.position import Position
from ...core.facts.telling import Argument, Telling
from .deck import TERRAINS
from .facts import BONUS, GOLD, MOST_JOURNEYS, SLOTS, TOLL, place_name
from .state import DEALING, ElfenRecord
from .view import counts

Arguments = dict[str, Argument]


def yes(flag: bool) -> str:
    """The word for a flag in a telling."""
    return "yes" if flag else "no"


def land_at(state: Position[ElfenRecord], place: int) -> Arguments:
    """The location at a place, and the realm in which it lies."""
    terrain = state.record.terrain[place]
    return {"terrain": TERRAINS[terrain], "place": place_name(place), "other": place // SLOTS}


def arrival(state: Position[ElfenRecord], after: Position[ElfenRecord]) -> Arguments:
    """Where a visit led, and what it brings."""
    before, now = state.record, after.record
    place = now.at
    return {
        **land_at(state, place),
        "own": yes(place // SLOTS == state.current_player),
        "income": now.income - before.income,
        "doubled": yes(now.owner[GOLD][place] == state.current_player),
        "total": now.income,
    }


def consequences(
    state: Position[ElfenRecord], after: Position[ElfenRecord], data: dict[str, Any]
) -> Iterator[Telling]:
    """The consequences of the action ``data``, which leads to ``after``, in order."""
    before, now = state.record, after.record
    kind, mover = data["t"], state.current_player
    if kind == "no-location":
        for card, count in counts(before.hands[mover]).items():
            yield Telling("shown", {"player": mover, "card": card, "count": count})
    if kind in ("visit", "discard") and sum(now.visits) > sum(before.visits):
        if kind == "discard":
            yield Telling("arrive", {"player": mover, **arrival(state, after)})
        yield from _new_tolls(state, after)
    if kind == "halt":
        yield from _payments(state, after)
    if kind == "pass" and now.elf_phase != before.elf_phase:
        yield Telling("all-passed", {"player": now.player, "journey": now.journey})
    shuffled = before.discarded > 0 and now.discarded == 0
    if shuffled and now.journey == before.journey:
        yield Telling("shuffled", {"count": now.piled})
    if before.elf_phase == DEALING != now.elf_phase:
        yield _begun(after)


def _begun(after: Position[ElfenRecord]) -> Telling:
    record = after.record
    journeys = min(after.players, MOST_JOURNEYS)
    arguments: Arguments = {
        "player": record.dragon,
        "journey": record.journey,
        "journeys": journeys,
    }
    return Telling("planning", arguments)


def _new_tolls(state: Position[ElfenRecord], after: Position[ElfenRecord]) -> Iterator[Telling]:
    before, now = state.record, after.record
    for owner in range(state.players):
        if now.tolls[owner] > before.tolls[owner]:
            place = place_name(now.at)
            arguments: Arguments = {"player": state.current_player, "other": owner}
            yield Telling("toll", {**arguments, "gold": TOLL, "place": place})


def _payments(state: Position[ElfenRecord], after: Position[ElfenRecord]) -> Iterator[Telling]:
    """Bonus and tolls of a trip; then, after the last one, the end of the journey."""
    before, now = state.record, after.record
    mover, journey = state.current_player, before.journey
    tolls = before.tolls
    earned = now.gold[mover] - before.gold[mover]
    if earned + sum(tolls) - before.income == BONUS:
        yield Telling("bonus", {"player": mover, "gold": BONUS, "journey": journey})
    for owner, gold in enumerate(tolls):
        if gold:
            arguments: Arguments = {"player": mover, "other": owner, "gold": gold}
            yield Telling("toll-paid", {**arguments, "journey": journey})
    if after.is_chance:
        yield Telling("journey-over", {"player": now.dragon, "journey": journey})
