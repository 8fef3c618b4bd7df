"""Evenings in made-up time: bad networks, dying nodes, and everything comes right in the end."""

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from server.helpers import sqlite_at
from server.whole import simulation
from tafelronde.server.storage.drivers import make_store
from tafelronde.server.storage.store import Append

SEEDS = 3


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[simulation.RealStore]:
    with simulation.real_store(make_store(sqlite_at(tmp_path_factory.mktemp("evenings")))) as real:
        yield real


def test_everything_comes_right_in_the_end(base: simulation.RealStore) -> None:
    deaths = done = 0
    for seed in range(SEEDS):
        world = simulation.simulate(base, seed)
        deaths += world.deaths
        done += sum(len(client.done) for client in world.clients)
    assert deaths > SEEDS
    assert done > 8 * SEEDS


def test_a_seed_does_the_same_again(base: simulation.RealStore) -> None:
    assert len({simulation.simulate(base, 7).digest for _ in range(2)}) == 1


def test_a_store_that_forgets_is_found_out(base: simulation.RealStore) -> None:
    keep = base.append
    batches: list[Append] = []

    async def forget(batch: Append) -> None:
        batches.append(batch)
        if len(batches) % 3:  # one that is lost may be sent again
            await keep(batch)

    with patch.object(base, "append", forget), pytest.raises(AssertionError):
        simulation.simulate(base, 1)
