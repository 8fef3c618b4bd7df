"""Records of tournaments that were kept: every later version pairs and counts them as they were."""

import msgspec
import pytest

from tafelronde.tournament import next_round, standings, verify
from tafelronde.tournament.lot import deal_seed, shuffled, ticket
from tafelronde.tournament.record import read_record
from tournament.courses import SEED
from tournament.keep import CASES, KEPT


@pytest.mark.parametrize("name", CASES)
def test_a_kept_record_is_true_and_its_standings_are_the_same(name: str) -> None:
    kept = msgspec.json.decode(KEPT.joinpath(f"{name}.json").read_bytes())
    record = read_record(msgspec.json.encode(kept["record"]))
    assert record.rules == CASES[name][0]
    assert verify(record) == []
    numbers = [player.number for player in record.players]
    table = standings(record.rules, numbers, record.rounds, bytes.fromhex(record.seed))
    told = [list(line[:-1]) for line in table]  # without tie-breaks, which nobody chose
    assert told == kept["standings"]
    if record.rules.kind != "arena":  # an arena ends by its time
        assert next_round(record.rules, record.rounds, numbers, SEED) is None


def test_the_lot_draws_the_same_for_ever() -> None:
    assert ticket(SEED, "order", 1).to_bytes(32, "big").hex()[:16] == "0376ba92d7b74c43"
    assert deal_seed(SEED, 2).hex()[:16] == "62115e314c532d48"
    assert shuffled(SEED, "circle", range(1, 7)) == [4, 1, 6, 2, 5, 3]
