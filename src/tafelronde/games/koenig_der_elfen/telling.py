"""Tellings of a game of König der Elfen: codes and arguments, for the catalogue's sentences.

The arguments: ``player``, ``other`` are seats; ``card`` and ``terrain`` are kinds of cards;
``place`` is ``2.1`` (realm.slot); ``own``, ``guard``, ``turn``, ``doubled`` are yes or no. What a
reader may not see is left out by telling another code (``drawn-hidden``).
"""

from collections.abc import Hashable, Iterator, Sequence
from typing import Any

from ...core.facts.constants import TERMINAL
from ...core.facts.position import Position
from ...core.facts.telling import Telling
from .consequences import Arguments, arrival, consequences, land_at, yes
from .deck import TERRAINS
from .facts import GOLD, MOST_PLAYERS, PLACES, SLOTS, SPELL_PRICE, VISIT_ROW, place_name
from .notation import encode_action
from .state import (
    AWAIT_BUY,
    AWAIT_DEAL,
    AWAIT_SEARCH_DISCARD,
    AWAIT_SPELL_DISCARD,
    BUY,
    CARD,
    CLOSE,
    DISCARD,
    FETCH,
    HALT,
    LOCATION,
    PASS,
    SWAP,
    VISIT,
    ElfenRecord,
)


def tell(state: Position[ElfenRecord], action: int, player: int | None) -> Iterator[Telling]:
    """The step, then what follows of it: tolls, payments, a new pile, the next phase."""
    data = encode_action(action)
    if state.is_chance:
        yield _chance(state, data, player)
    else:
        yield _DECISIONS[data["t"]](state, action, data)
    yield from consequences(state, state.after(action), data)


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
    return {**land_at(state, place), "own": yes(realm == state.current_player)}


def _location(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    realm, terrain = int(data["realm"]), str(data["terrain"])
    record = state.record
    place = realm * SLOTS + record.realm[realm]
    arguments: Arguments = {
        "player": state.current_player,
        "card": terrain,
        "terrain": terrain,
        "place": place_name(place),
        "other": realm,
        "own": yes(realm == state.current_player),
        "value": record.worth[TERRAINS.index(terrain)],
    }
    return Telling("location", arguments)


def _plain(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    return Telling(data["t"], {"player": state.current_player})


def _pass(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    count = state.record.passes + 1
    return Telling("pass", {"player": state.current_player, "count": count})


def _buy(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    mover = state.current_player
    return Telling("buy", {"player": mover, "price": state.record.bought[mover] + 1})


def _card(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    mover = state.current_player
    return Telling("card", {"player": mover, "card": data["card"], **_where(state, data)})


def _close(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    mover = state.current_player
    after = state.after(action)
    price = state.record.gold[mover] - after.record.gold[mover]
    return Telling("close", {"player": mover, "price": price, **_where(state, data)})


def _discard(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
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
    terrain = data["terrain"]
    return Telling("fetch", {"player": state.current_player, "card": terrain, "terrain": terrain})


def _visit(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    player = state.current_player
    after = state.after(action)
    before, now = state.record, after.record
    cards = sum(before.hands[player]) - sum(now.hands[player])
    flags = {"guard": yes(data["guard"]), "turn": yes(data["turn"])}
    arguments: Arguments = {
        "player": player,
        "card": data["by"],
        "cards": cards - data["guard"] - data["turn"],
        **flags,
        **arrival(state, after),
    }
    return Telling("visit", arguments)


def _spell(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
    arguments: Arguments = {
        "player": state.current_player,
        "guard": yes(data["guard"]),
        "price": SPELL_PRICE,
        **_where(state, data),
    }
    return Telling("spell", arguments)


def _halt(state: Position[ElfenRecord], action: int, data: dict[str, Any]) -> Telling:
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
    """The facts on which the sentence of a decision depends beside the action and its player."""
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


def missed(state: Position[ElfenRecord], seat: int, other: int) -> Telling | None:
    """The gold that a player lacked to be as rich as ``other`` (E-13.4)."""
    short = state.record.gold[other] - state.record.gold[seat]
    return Telling("short-gold", {"other": other, "count": short}) if short > 0 else None
