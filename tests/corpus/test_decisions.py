"""A corpus as arrays: what a loop over its rows would find, for every game."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tafelronde
from tables import WHOLE_GAMES, daily
from tafelronde import corpus
from tafelronde.core.facts.errors import TafelrondeError
from tafelronde.core.objects.registry import info as info_of
from tafelronde.corpus.make import make
from tafelronde.corpus.parquet import BadShard
from tafelronde.corpus.plan import BadCorpus, Plan
from tafelronde.corpus.played import Taking, log_of
from tafelronde.match import Match
from tafelronde.match.chance import seed_from_number

pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")


def made(folder: Path, game: str, games: int, bots: tuple[str, ...], **options: Any) -> Path:
    info = info_of(game)
    players = info.max_players
    settled = info.settle_options(players, options)
    make(Plan(game, info.rules_version, players, settled, bots, games, 5, 3), folder)
    return folder


def check_rows(found: corpus.Decisions, folder: Path, name: str) -> None:
    """Compare with the loop over the rows."""
    game, at = tafelronde.load(name), 0
    for shard in range(len(list(folder.glob("steps-*.parquet")))):
        games = parquet.read_table(folder / f"games-{shard:05d}.parquet").to_pylist()
        state = game.new()
        for row in parquet.read_table(folder / f"steps-{shard:05d}.parquet").to_pylist():
            if row["ply"] == 0:
                state = game.new(info_of(name).max_players)
            if row["seat"] >= 0:
                legal = found.legal[found.ends[at] : found.ends[at + 1]]
                assert legal.tolist() == row["legal"]
                assert np.array_equal(found.observation[at], state.observation(row["seat"]))
                if game.bounds.actions:
                    assert np.flatnonzero(found.mask[at]).tolist() == row["legal"]
                assert legal[found.choice[at]] == found.action[at] == row["action"]
                assert (found.seat[at], found.game[at]) == (row["seat"], row["game"])
                assert (found.ply[at], found.result[at]) == (row["ply"], np.float32(row["result"]))
                shares = found.policy[found.ends[at] : found.ends[at + 1]]
                if row["policy"] is None:
                    assert np.isnan(shares).all()
                else:
                    assert np.array_equal(shares, np.array(row["policy"], np.float32))
                    assert found.value[at] == np.float32(row["value"])
                    if game.bounds.actions:
                        dense = found.dense_policy()[at]
                        assert np.array_equal(dense[legal], shares)
                        assert dense.sum() == pytest.approx(1.0, abs=1e-5)
                at += 1
            state.apply(row["action"])
        assert games
    assert at == len(found) > 0


@pytest.mark.parametrize(
    "name", daily([*WHOLE_GAMES, "connect_four", "kuhn_poker"], ["drakon", "kuhn_poker"])
)
def test_arrays_are_what_a_loop_finds(name: str, tmp_path: Path) -> None:
    check_rows(corpus.load(made(tmp_path, name, 4, ("random",))), tmp_path, name)


def test_what_a_search_told_is_there(tmp_path: Path) -> None:
    folder = made(tmp_path, "rosenkoenig", 3, ("mcts:simulations=20", "random"))
    found = corpus.load(folder)
    check_rows(found, folder, "rosenkoenig")
    assert 0 < np.isnan(found.value).sum() < len(found)


def test_shards_come_one_by_one_and_without_what_is_not_wanted(tmp_path: Path) -> None:
    folder = made(tmp_path, "rosenkoenig", 7, ("random",))
    whole = corpus.load(folder)
    parts = [part for shard in range(3) for part in corpus.decisions(folder, shard)]
    assert sum(map(len, parts)) == len(whole)
    assert np.array_equal(np.concatenate([part.action for part in parts]), whole.action)
    assert np.array_equal(np.concatenate([part.observation for part in parts]), whole.observation)
    bare = corpus.load(folder, observation=False, mask=False)
    assert (bare.observation.shape[1], bare.mask.shape[1]) == (0, 0)
    assert np.array_equal(bare.legal, whole.legal)


def test_an_exercise_is_played_with_its_board(tmp_path: Path) -> None:
    folder = made(tmp_path, "rosenkoenig", 2, ("random",), exercise="small")
    found = corpus.load(folder)
    state = tafelronde.load("rosenkoenig").new(2, exercise="small")
    for row in parquet.read_table(folder / "steps-00000.parquet").slice(0, 9).to_pylist():
        if row["seat"] >= 0:
            break
        state.apply(row["action"])
    assert np.array_equal(found.observation[0], state.observation(int(found.seat[0])))


def test_games_of_several_kinds_are_told_apart(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    with Taking(folder) as taking:
        for number, name in enumerate(["rosenkoenig", "drakon", "rosenkoenig"]):
            match = Match.start(name, names=["a", "b"], seed=seed_from_number(number))
            while not match.is_over:
                match.play(match.state.legal_actions()[0])
            taking.add(log_of(match))
    with pytest.raises(BadCorpus, match="several games; expected one of rosenkoenig, drakon"):
        corpus.load(folder)
    roses, dragons = (corpus.load(folder, name) for name in ("rosenkoenig", "drakon"))
    assert (set(roses.game.tolist()), set(dragons.game.tolist())) == ({0, 2}, {1})
    assert roses.observation.shape == (len(roses), 342)
    with pytest.raises(BadCorpus, match="no decisions of kaiser"):
        corpus.load(folder, "kaiser_koenig_edelmann")


def test_a_step_that_the_rules_do_not_have_is_refused(tmp_path: Path) -> None:
    """It is never carried out: a false action could write anywhere."""
    folder = made(tmp_path, "drakon", 1, ("random",))
    file = folder / "steps-00000.parquet"
    table = parquet.read_table(file)
    actions = table["action"].to_pylist()
    actions[20] = 2_000_000_000
    at = table.column_names.index("action")
    import pyarrow as pa

    column = pa.array(actions, pa.int32())
    parquet.write_table(table.set_column(at, table.schema.field(at), column), file)
    with pytest.raises(BadShard, match="row 20 of the steps is none by the rules"):
        corpus.load(folder)
    assert issubclass(BadShard, TafelrondeError)
