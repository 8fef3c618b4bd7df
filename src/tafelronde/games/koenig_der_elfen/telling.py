"""What is told of a game of König der Elfen: codes and arguments, for the catalogue's sentences.

The arguments: ``player``, ``other`` are seats; ``card`` and ``terrain`` are kinds of cards;
``place`` is ``2.1`` (realm.slot); ``own``, ``guard``, ``turn``, ``doubled`` are yes or no. What a
reader may not see is left out by telling another code (``drawn-hidden``).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any

from ...core.facts.constants import TERMINAL
from ...core.facts.position import Position
from ...core.facts.telling import Argument, Telling
from .deck import TERRAINS
from .facts import (
    BONUS,
    GOLD,
    MOST_JOURNEYS,
    MOST_PLAYERS,
    PLACES,
    SLOTS,
    SPELL_PRICE,
    TOLL,
    VISIT_ROW,
    place_name,
)
from .notation import encode_action
from .state import (
    AWAIT_BUY,
    AWAIT_DEAL,
    AWAIT_SEARCH_DISCARD,
    AWAIT_SPELL_DISCARD,
    BUY,
    CARD,
    CLOSE,
    DEALING,
    DISCARD,
    FETCH,
    HALT,
    LOCATION,
    PASS,
    SWAP,
    VISIT,
    ElfenRecord,
)
from .view import counts

Arguments = dict[str, Argument]


def tell(state: Position[ElfenRecord], action: int, player: int | None) -> Iterator[Telling]:
    """The step, then what follows of it: tolls, payments, a new pile, the next phase."""
    data = encode_action(action)
    if state.is_chance:
        yield _chance(state, data, player)
    else:
        yield _DECISIONS[data["t"]](state, action, data)
    yield from _consequences(state, state.after(action), data)


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def _chance(state: Position[ElfenRecord], data: dict[str, Any], reader: int | None) -> Telling:
    if data["t"] == "start":
        return Telling("starter", {"player": data["seat"]})
    record = state.record
    drawer, awaits = record.drawer, record.awaits
    code = "dealt" if awaits == AWAIT_DEAL else "bought" if awaits == AWAIT_BUY else "drawn"
    if drawer != reader:  # E-15.2
        return Telling(f"{code}-hidden", {"player": drawer})
    return Telling(code, {"player": drawer, "card": data["card"]})


# ---- decisions ---------------------------------------------------------------------------------


def _where(state: Position[ElfenRecord], data: dict[str, Any]) -> Arguments:
    """A place, and whose realm it is in."""
    realm, place = int(data["realm"]), int(data["realm"]) * SLOTS + int(data["slot"])
    return {**_at(state, place), "own": _yes(realm == state.current_player)}


def _at(state: Position[ElfenRecord], place: int) -> Arguments:
    terrain = state.record.terrain[place]
    return {"terrain": TERRAINS[terrain], "place": place_name(place), "other": place // SLOTS}


def _location(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    del action
    realm, terrain = int(data["realm"]), str(data["terrain"])
    record = state.record
    place = realm * SLOTS + record.realm[realm]
    arguments: Arguments = {
        "player": state.current_player,
        "card": terrain,
        "terrain": terrain,
        "place": place_name(place),
        "other": realm,
        "own": _yes(realm == state.current_player),
        "value": record.worth[TERRAINS.index(terrain)],
    }
    return Telling("location", arguments)


def _plain(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    del action
    return Telling(data["t"], {"player": state.current_player})


def _pass(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    del action, data
    count = state.record.passes + 1
    return Telling("pass", {"player": state.current_player, "count": count})


def _buy(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    del action, data
    mover = state.current_player
    return Telling("buy", {"player": mover, "price": state.record.bought[mover] + 1})


def _card(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    del action
    mover = state.current_player
    return Telling("card", {"player": mover, "card": data["card"], **_where(state, data)})


def _close(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    mover = state.current_player
    after = state.after(action)
    price = state.record.gold[mover] - after.record.gold[mover]
    return Telling("close", {"player": mover, "price": price, **_where(state, data)})


def _discard(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    del action
    record = state.record
    awaits = record.awaits
    why = "spell" if awaits == AWAIT_SPELL_DISCARD else "swap"
    arguments: Arguments = {
        "player": state.current_player,
        "card": data["card"],
        "left": record.due - 1,
        "why": "search" if awaits == AWAIT_SEARCH_DISCARD else why,
    }
    return Telling("discard", arguments)


def _fetch(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    del action
    terrain = data["terrain"]
    return Telling("fetch", {"player": state.current_player, "card": terrain, "terrain": terrain})


def _visit(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    player = state.current_player
    after = state.after(action)
    before, now = state.record, after.record
    cards = sum(before.hands[player]) - sum(now.hands[player])
    flags = {"guard": _yes(data["guard"]), "turn": _yes(data["turn"])}
    arguments: Arguments = {
        "player": player,
        "card": data["by"],
        "cards": cards - data["guard"] - data["turn"],
        **flags,
        **_arrival(state, after),
    }
    return Telling("visit", arguments)


def _arrival(state: Position[ElfenRecord], after: Position[ElfenRecord]) -> Arguments:
    """Where a visit led, and what it brings."""
    before, now = state.record, after.record
    place = now.at
    return {
        **_at(state, place),
        "own": _yes(place // SLOTS == state.current_player),
        "income": now.income - before.income,
        "doubled": _yes(now.owner[GOLD][place] == state.current_player),
        "total": now.income,
    }


def _spell(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    del action
    arguments: Arguments = {
        "player": state.current_player,
        "guard": _yes(data["guard"]),
        "price": SPELL_PRICE,
        **_where(state, data),
    }
    return Telling("spell", arguments)


def _halt(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    del action, data
    record = state.record
    arguments: Arguments = {
        "player": state.current_player,
        "journey": record.journey,
        "visits": sum(record.visits),
        "income": record.income,
    }
    return Telling("halt", arguments)


_DECISIONS = {
    "location": _location,
    "swap": _plain,
    "buy": _buy,
    "card": _card,
    "close": _close,
    "pass": _pass,
    "no-location": _plain,
    "discard": _discard,
    "fetch": _fetch,
    "visit": _visit,
    "spell": _spell,
    "halt": _halt,
}


def choice_keys(state: Position[ElfenRecord], actions: Sequence[int]) -> list[tuple[Hashable, ...]]:
    """For each legal action who decides, and what else its sentence depends on."""
    record = state.record
    player = record.player
    if actions and actions[-1] >= VISIT:
        found = state.ask("visits")
        rows = (found[at : at + VISIT_ROW] for at in range(0, len(found), VISIT_ROW))
        visits = {action: visit for action, *visit in rows}
        return [(player, *_facts(record, action, visits.get(action))) for action in actions]
    return [(player, *_facts(record, action)) for action in actions]


def _facts(
    record: ElfenRecord, action: int, visit: Sequence[int] | None = None
) -> tuple[Hashable, ...]:
    """What the sentence of a decision depends on beside the action and who decides."""
    if visit is not None:
        place, cards, income, _ = visit
        doubled = record.owner[GOLD][place] == record.player
        return place, record.terrain[place], cards, income, doubled, record.income
    if action < SWAP:
        return record.realm[(action - LOCATION) % MOST_PLAYERS], record.worth
    if action == BUY:
        return record.bought
    if CARD <= action < CLOSE:
        return (record.terrain[(action - CARD) % PLACES],)
    if CLOSE <= action < PASS:
        place = action - CLOSE
        return record.terrain[place], *(column[place] for column in record.owner)
    if action == PASS:
        return (record.passes,)
    if DISCARD <= action < FETCH:
        return record.awaits, record.due
    if action == HALT:
        return record.journey, record.visits, record.income
    return ()


# ---- what follows ------------------------------------------------------------------------------


def _consequences(
    state: Position[ElfenRecord], after: Position[ElfenRecord], data: dict[str, Any]
) -> Iterator[Telling]:
    before, now = state.record, after.record
    kind, mover = data["t"], state.current_player
    if kind == "no-location":
        for card, count in counts(before.hands[mover]).items():
            yield Telling("shown", {"player": mover, "card": card, "count": count})
    if kind in ("visit", "discard") and sum(now.visits) > sum(before.visits):
        if kind == "discard":
            yield Telling("arrive", {"player": mover, **_arrival(state, after)})
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


def verdict(state: Position[ElfenRecord]) -> tuple[Telling, ...]:
    """Everybody's gold, the richest first, and who is king (E-13.4, E-13.5)."""
    if state.current_player != TERMINAL:
        return ()
    gold = state.record.gold[: state.players]
    winners = state.winners()
    seats = sorted(range(state.players), key=lambda seat: (-gold[seat], seat))
    sums = tuple(Telling("gold", {"player": seat, "count": gold[seat]}) for seat in seats)
    if len(winners) == 1:
        return (*sums, Telling("won", {"player": winners[0], "count": gold[winners[0]]}))
    shared = tuple(Telling("shared", {"player": seat}) for seat in winners)
    return (*sums, *shared, Telling("tie", {"count": gold[winners[0]]}))
