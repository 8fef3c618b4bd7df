"""Samples are what the positions of a data set's games say, replayed in Python."""

import itertools
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tafelronde
from tafelronde.corpus.make import make
from tafelronde.corpus.plan import BadCorpus
from tafelronde.training.plan import Course, Table, samples_of
from tafelronde.training.play import data_set
from tafelronde.training.samples import read_samples
from training import small

pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")


def replayed(folder: Path, game: tafelronde.Game, table: Table) -> list[dict[str, Any]]:
    """Each decision in which somebody searched, with everybody's features."""
    found: list[dict[str, Any]] = []
    number = itertools.count()
    for file in sorted(folder.glob("games-*.parquet")):
        steps = parquet.read_table(file.with_name(file.name.replace("games", "steps"))).to_pylist()
        for played in parquet.read_table(file).to_pylist():
            state, told = game.new(table.players, **table.options), next(number)
            for row in (one for one in steps if one["game"] == played["game"]):
                if row["value"] is not None:
                    seen = [state.features(seat) for seat in range(table.players)]
                    mover = {"mover": state.current_player, "value": row["value"]}
                    found.append(
                        {**mover, "seen": seen, "results": played["results"], "game": told}
                    )
                state.apply(row["action"])
    return found


def test_for_the_player_to_act_alone(finished: tuple[Path, small.Result]) -> None:
    game, table = tafelronde.load(small.GAME), small.SMALL.tables[1]
    folder = samples_of(finished[0], 1, table)
    samples, told = read_samples(folder, first=100), replayed(folder, game, table)
    assert len(samples) == len(told) > 50
    assert samples.features.shape == (len(told), 1, game.feature_layout.size)
    assert samples.hopeful.all()
    assert not samples.mover.any()
    for place, one in enumerate(told):
        assert np.array_equal(samples.features[place, 0], one["seen"][one["mover"]])
        assert samples.searched[place] == pytest.approx((one["value"] + 1) / 2)
        assert samples.results[place, 0] == (one["results"][one["mover"]] + 1) / 2
        assert samples.game[place] == 100 + one["game"]


def test_for_everybody_at_a_table(tmp_path: Path) -> None:
    name, table = "kaiser_koenig_edelmann", Table(3, 2)
    plan = data_set(Course(name, (table,), simulations=20, random=0.5), table, 1, None)
    make(plan, tmp_path)
    samples, told = read_samples(tmp_path), replayed(tmp_path, tafelronde.load(name), table)
    assert len(samples) == len(told) > 20
    assert samples.hopeful.shape == (len(told), 3)
    for place, one in enumerate(told):
        seats = np.flatnonzero(samples.hopeful[place])
        assert np.array_equal(samples.features[place][seats], np.stack(one["seen"])[seats])
        assert samples.mover[place] == one["mover"]
        assert samples.results[place] == pytest.approx((np.array(one["results"]) + 1) / 2)
    assert samples.results.sum(1) == pytest.approx(1.0)


def test_what_is_no_data_set_is_refused(tmp_path: Path) -> None:
    (tmp_path / "card.json").write_text("{}")
    with pytest.raises(BadCorpus, match="schema"):
        read_samples(tmp_path)
    with pytest.raises(OSError, match="card"):
        read_samples(tmp_path / "none")
