"""Data sets in which a share of the decisions is drawn at random."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cli.helpers import complaint
from cli.helpers import tafelronde as command
from tafelronde.core.objects.registry import info as info_of
from tafelronde.corpus.check import Wrong, check
from tafelronde.corpus.make import make, random_share
from tafelronde.corpus.plan import PLAN, BadCorpus, Plan, prepare

pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")

BOT = "mcts:simulations=8,cutoff=0"


def plan(bot: str = BOT, random: float = 0.0, games: int = 6) -> Plan:
    info = info_of("rosenkoenig")
    options = info.settle_options(2, {"exercise": "small"})
    return Plan(info.name, info.rules_version, 2, options, (bot,), games, 5, random=random)


def rows(folder: Path) -> list[dict[str, Any]]:
    """The decisions in which there was a choice."""
    found = parquet.read_table(folder / "steps-00000.parquet").to_pylist()
    return [row for row in found if row["seat"] >= 0 and len(row["legal"]) > 1]


def agreed(folder: Path) -> float:
    """In how many of them the most searched action was played."""
    return float(
        np.mean(
            [
                row["policy"][row["legal"].index(row["action"])] >= max(row["policy"])
                for row in rows(folder)
                if row["policy"]
            ]
        )
    )


def test_all_at_random_and_still_what_the_search_thought_is_told(tmp_path: Path) -> None:
    make(plan(random=1.0, games=20), tmp_path)
    assert [found for found in check(tmp_path) if isinstance(found, Wrong)] == []
    told = rows(tmp_path)
    assert sum(row["value"] is not None for row in told) > 0.8 * len(told)
    assert all(-1.0 <= row["value"] <= 1.0 for row in told if row["value"] is not None)
    # Each legal action is as likely: the mean place is the middle.
    places = [row["legal"].index(row["action"]) / (len(row["legal"]) - 1) for row in told]
    assert np.mean(places) == pytest.approx(0.5, abs=4 * 0.4 / len(places) ** 0.5)
    make(plan(games=20), tmp_path / "own")
    assert agreed(tmp_path) + 0.2 < agreed(tmp_path / "own")


def test_each_game_draws_its_own_share_and_the_mean_is_as_told() -> None:
    drawn = np.linspace(0.0, 1.0, 10_001)
    for mean in (0.0, 0.12, 0.5, 0.75, 0.9, 1.0):
        shares = [random_share(mean, one) for one in drawn]
        assert np.mean(shares) == pytest.approx(mean, abs=1e-9)
        assert min(shares) >= 0.0
        assert max(shares) <= 1.0
    assert random_share(0.12, 0.3) == 2.0 * 0.12 * 0.3


def test_another_share_is_another_data_set(tmp_path: Path) -> None:
    prepare(tmp_path, plan())
    prepare(tmp_path, plan())
    with pytest.raises(BadCorpus, match=r"another data set: see random in plan\.json"):
        prepare(tmp_path, plan(random=0.1))


def test_a_torn_plan_is_written_again_and_other_files_stay(tmp_path: Path) -> None:
    (tmp_path / ".tafelronde-31.tmp").write_bytes(b'{"game": "rosen')
    prepare(tmp_path, plan())
    assert [file.name for file in tmp_path.iterdir()] == [PLAN]
    (tmp_path / PLAN).rename(tmp_path / "letter.part")
    with pytest.raises(BadCorpus, match="is not empty"):
        prepare(tmp_path, plan())
    assert (tmp_path / "letter.part").exists()


def test_the_command_makes_and_checks_such_a_set(tmp_path: Path) -> None:
    out = tmp_path / "set"
    line = ("dataset", "make", "rosenkoenig", "--option", "exercise=small", "--games", 4, "--bot")
    more = ("--random", "1", "--out", out, "--workers", 1, "--lang", "en")
    made = command(*line, "greedy", *more)
    assert (made.code, made.err) == (0, "")
    checked = command("dataset", "check", out, "--lang", "en")
    assert checked.code == 0, checked
    assert "is another data set" not in checked.out
    for share in ("1.1", "-0.1", "nan", "much", "inf"):
        said = complaint(command(*line, "greedy", "--random", share, "--out", tmp_path / "no"))
        assert share in said
    assert not (tmp_path / "no").exists()
