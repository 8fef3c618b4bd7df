"""Tellings of a game of Briscola: codes and arguments, for the catalogue's sentences."""

from collections.abc import Iterator

from tafelronde.core.facts.position import Position
from tafelronde.core.facts.telling import Argument, Telling

from .facts import HAND, PER_SUIT, POINTS, SUITS, card_name, partner_of, winner_of
from .state import DRAW, NONE, BriscolaRecord


def tell(state: Position[BriscolaRecord], action: int, player: int | None) -> Iterator[Telling]:
    """The step, then the trick that it completes, or the trump that goes with the last card of
    the pile, as ``player`` (None: a spectator) may know it (B-4)."""
    if action < DRAW:
        yield from _played(state, action)
    else:
        yield from _handed_out(state, action - DRAW, player)


def _played(state: Position[BriscolaRecord], card: int) -> Iterator[Telling]:
    record, seat, players = state.record, state.current_player, state.players
    table, leader = list(record.table[:players]), record.leader
    yield Telling("play", {"player": seat, "card": card_name(card), "points": _worth(card)})
    table[seat] = card
    if NONE not in table:
        winner = winner_of(table, leader, record.trump)
        count = sum(_worth(each) for each in table)
        yield Telling("trick", {"player": winner, "card": card_name(table[winner]), "count": count})


def _handed_out(
    state: Position[BriscolaRecord], card: int, reader: int | None
) -> Iterator[Telling]:
    record, name = state.record, card_name(card)
    left = record.pile.bit_count() - 1
    if record.trump == NONE and _has_been_dealt(record, state.players):
        yield Telling("turned", {"card": name, "suit": SUITS[card // PER_SUIT]})
        return
    seat = record.drawer
    code = "dealt" if record.trump == NONE else "drawn"
    arguments: dict[str, Argument] = {"player": seat}
    if reader == seat:
        yield Telling(code, {**arguments, "card": name})
    else:
        yield Telling(f"{code}-unseen", arguments)
    if code == "drawn" and left == 0:
        after = (seat + 1) % state.players
        yield Telling("last", {"player": after, "card": card_name(record.trump)})


def _has_been_dealt(record: BriscolaRecord, players: int) -> bool:
    return record.briscola_hands[players - 1].bit_count() == HAND


def _worth(card: int) -> int:
    return POINTS[card % PER_SUIT]


def verdict(state: Position[BriscolaRecord]) -> tuple[Telling, ...]:
    """The points of everybody's tricks, and the winners (B-5)."""
    if not state.is_terminal:
        return ()
    points, players = state.record.points, state.players
    sums = tuple(Telling("sum", {"player": s, "count": points[s]}) for s in range(players))
    winners = state.winners()
    if len(winners) == players:
        return (*sums, Telling("drawn-game", {}))
    first = winners[0]
    count = points[first]
    other = partner_of(first, players)
    if other != first:
        return (
            *sums,
            Telling("won-pair", {"player": first, "other": other, "count": count + points[other]}),
        )
    if len(winners) == 2:
        return (
            *sums,
            Telling("won-shared", {"player": first, "other": winners[1], "count": count}),
        )
    return (*sums, Telling("won", {"player": first, "count": count}))
