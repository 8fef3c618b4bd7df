"""Invariants of König der Elfen: the cards, the arms, and no gold from nowhere."""

from itertools import chain
from typing import Any

from tafelronde.core.objects.state import State

PLAYER_FIELDS = ("gold", "arms", "realm", "held", "bought", "tolls")
WATER = (1, 5)


def table_cards(terrains: list[int], owners: list[list[int]]) -> list[int]:
    """Cards of each kind on the table."""
    found = [0] * 19
    for terrain, gold, thief, obstacle in zip(terrains, *owners, strict=True):
        if terrain >= 0:
            found[terrain] += 1
            found[13] += gold >= 0
            found[14] += thief >= 0
            found[16 if terrain in WATER else 15] += obstacle >= 0
        else:
            assert [gold, thief, obstacle] == [-1, -1, -1]
    return found


def check(state: State) -> None:
    record, players = state.array[0], state.players
    hands, owners = record.hands.tolist(), record.owner.tolist()
    terrains, pile, discard = record.terrain.tolist(), record.pile.tolist(), record.discard.tolist()
    piles = [*hands, pile, discard, table_cards(terrains, owners)]
    kinds = [sum(column) for column in zip(*piles, strict=True)]
    assert [sum(kinds[:6]), sum(kinds[13:])] == [26, 30]
    assert sum(kinds[6:13]) in (64, 60), "64 travel cards, or as the rulebook prints 60"
    assert record.held.tolist() == [sum(hand) for hand in hands]
    assert [int(record.piled), int(record.discarded)] == [sum(pile), sum(discard)]
    assert min(chain(pile, discard, *hands)) >= 0
    pairs = zip(chain(*record.known.tolist()), chain(*hands), strict=True)
    assert all(0 <= known <= held for known, held in pairs)
    _check_princes(record, players, terrains, list(chain(*owners)))
    assert state.scores() == record.gold[:players].tolist()


def _check_princes(record: Any, players: int, terrains: list[int], owners: list[int]) -> None:
    arms, realm = record.arms.tolist(), record.realm.tolist()
    for seat in range(players):
        assert arms[seat] + owners.count(seat) == 4
        places = terrains[3 * seat : 3 * seat + 3]
        assert realm[seat] <= int(record.room)
        assert all((terrain >= 0) == (slot < realm[seat]) for slot, terrain in enumerate(places))
    assert min(record.gold.tolist()) >= 0
    assert max(record.visits.tolist()) <= 2
    for name in PLAYER_FIELDS:
        assert record[name][players:].tolist() == [0] * (6 - players)
