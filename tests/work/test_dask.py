"""Dask through the same door: its workers give what this process gives."""

import json
from pathlib import Path

import pytest

from tafelronde.arena.contest import Contest, hold
from tafelronde.core.objects.registry import info
from tafelronde.work.in_order import WorkFailed, in_order
from work.jobs import fail

distributed = pytest.importorskip("distributed")
pytestmark = pytest.mark.filterwarnings("ignore")  # Dask's own


def test_a_cluster_of_dask_gives_the_same(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    from tafelronde.corpus.make import make
    from tafelronde.corpus.plan import Plan

    contest = Contest.of("rosenkoenig", ["greedy", "random"], games=12, seed=5)
    plan = Plan("rosenkoenig", info("rosenkoenig").rules_version, 2, {}, ("random",), 5, 1, 2)
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        executor = client.get_executor(pure=False)
        (there,) = hold(contest, executor)
        counts = make(plan, tmp_path / "there", executor, carried=True)
        with pytest.raises(WorkFailed, match=r"KeyError: 'the third'"):
            list(in_order(executor, fail, [(1,), (3,)]))
    (here,) = hold(contest)
    assert there.rounds == here.rounds
    assert counts == make(plan, tmp_path / "here")
    cards = [json.loads((tmp_path / name / "card.json").read_bytes()) for name in ("here", "there")]
    assert cards[0]["sha256"] == cards[1]["sha256"]
