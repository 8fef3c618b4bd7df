"""The level like which somebody played: from the losses that were measured of bots."""

import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from benchmarks.levels import measure
from benchmarks.levels.__main__ import main
from benchmarks.levels.fit import falling, files, fit
from benchmarks.levels.fit import main as write
from benchmarks.levels.reliability import bins, told
from benchmarks.levels.reliability import main as reliable
from hypothesis import given
from hypothesis import strategies as some

from tafelronde import infos
from tafelronde.advice.judge import JUDGE
from tafelronde.advice.reviews import LevelLoss, Losses, examine, levels
from tafelronde.advice.reviews.levels import FILE, likeness, losses_for, losses_of
from tafelronde.bots.spec import BotSpec
from tafelronde.match import Match
from tafelronde.match.chance import seed_from_number

pytestmark = pytest.mark.usefixtures("short_lots")

MEASURED = Losses(
    10,
    20,
    (
        LevelLoss("random", 4.0, 8.0, 14.0),
        LevelLoss("easy", 2.0, 4.0, 7.0),
        LevelLoss("medium", 1.0, 2.0, 4.5),
        LevelLoss("hard", 0.0, 0.5, 2.5),
        LevelLoss("master", 0.0, 0.0, 1.5),
    ),
)
NAMES = [one.level for one in MEASURED.levels]


@given(some.floats(0, 100), some.floats(0, 100))
def test_who_gives_away_more_never_played_like_a_stronger_level(one: float, other: float) -> None:
    less, more = (likeness(MEASURED, loss, 20) for loss in sorted((one, other)))
    assert less is not None
    assert more is not None
    for found in (less, more):
        assert NAMES.index(found.least) <= NAMES.index(found.like) <= NAMES.index(found.most)
    assert NAMES.index(more.like) <= NAMES.index(less.like)
    assert NAMES.index(more.most) <= NAMES.index(less.most)


@pytest.mark.parametrize(
    ("loss", "found"),
    [
        (0.0, ("master", "hard", "master")),
        (1.1, ("hard", "medium", "master")),
        (2.2, ("medium", "easy", "hard")),
        (99.0, ("random", "random", "random")),
    ],
)
def test_the_nearest_level_and_the_range_in_which_it_may_be(
    loss: float, found: tuple[str, str, str]
) -> None:
    like = likeness(MEASURED, loss, 20)
    assert like is not None
    assert (like.like, like.least, like.most) == found


def test_of_levels_that_were_not_told_apart_who_gave_away_less_played_like_the_stronger() -> None:
    alike = Losses(4, 20, tuple(LevelLoss(one, 1.0, 2.0, 3.0) for one in ("easy", "medium")))
    found = [likeness(alike, loss, 20) for loss in (1.9, 2.0, 2.1)]
    assert [one and one.like for one in found] == ["medium", "medium", "easy"]


def test_no_level_is_named_where_too_little_was_decided_or_nothing_measured() -> None:
    assert likeness(MEASURED, 1.0, 10) is not None
    assert likeness(MEASURED, 1.0, 9) is None
    assert likeness(MEASURED, None, 0) is None
    assert likeness(None, 1.0, 20) is None


@pytest.mark.parametrize("info", infos(), ids=lambda info: info.name)
def test_the_losses_of_each_game_fall_from_level_to_level(info: Any) -> None:
    sizes = range(info.min_players, info.max_players + 1)
    for losses in filter(None, (losses_of(info, players) for players in sizes)):
        assert [one.level for one in losses.levels] == NAMES
        assert losses.games > 0
        assert losses.decisions > 0
        for one in losses.levels:
            assert 0.0 <= one.low <= one.middle <= one.high
        for weaker, stronger in itertools.pairwise(losses.levels):
            assert weaker.low >= stronger.low
            assert weaker.middle >= stronger.middle
            assert weaker.high >= stronger.high


def a_match(given_up: int = 10_000, **how: Any) -> Match:
    match = Match.start("koenig_der_elfen", 2, seed=seed_from_number(3), **how)
    while not match.is_over and match.ply < given_up:
        match.play(match.state.legal_actions()[0])
    if not match.is_over:
        match.resign(match.current_player)
    return match


def test_a_review_names_levels_only_where_such_games_were_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(levels, "losses_of", lambda info, players: MEASURED)
    whole, brief = examine(a_match(70), 0.02), examine(a_match(24), 0.02)
    assert whole.losses is MEASURED
    for sums in whole.seats:
        assert sums.like == likeness(MEASURED, sums.loss, sums.decisions)
    assert all(sums.like is not None for sums in whole.seats)
    for sums in brief.seats:  # it was given up too early
        assert 0 < sums.decisions < 10
        assert sums.like is None
    other = examine(a_match(70), 0.02, by=BotSpec("mcts", {"simulations": 50}))
    assert other.losses is None  # another judge finds other losses
    assert [sums.like for sums in other.seats] == [None, None]
    onward = a_match(given=a_match(40).log[:30])
    assert losses_for(onward) is None
    variant = Match.start(
        "koenig_der_elfen", 3, seed=seed_from_number(1), options={"magic_spell": True}
    )
    assert losses_for(variant) is None
    assert losses_for(Match.start("koenig_der_elfen", 3, seed=seed_from_number(1))) is MEASURED


def test_it_is_measured_and_goes_on_where_it_was_killed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rows.jsonl"
    wish = [str(file), "--games", "1", "--effort", "0.02", "--tables", "koenig_der_elfen-2"]
    main(wish)
    first = file.read_text()
    row = json.loads(first)
    assert (row["table"], row["judge"], len(row["loss"])) == (wish[-1], JUDGE, 2)
    with file.open("a") as rows:
        rows.write('{"table": "kaiser')  # killed while it wrote
    main(wish)
    assert file.read_text() == first
    write([str(file), "--effort", "0.02", "--least", "1", "--into", str(tmp_path)])
    assert (tmp_path / "koenig_der_elfen" / FILE).read_text().count("\n[2.levels]\n") == 1
    assert f"| {wish[-1]} | 1 |" in capsys.readouterr().out
    main([*wish, "--level", "hard"])
    mixed, alike = (json.loads(line) for line in file.read_text().splitlines())
    assert (mixed["level"], alike["levels"]) == ("mixed", ["hard", "hard"])
    assert len(alike["told"]) == len(alike["plies"])
    reliable([str(file)])
    assert "| 2 | 1 | " in capsys.readouterr().out


def test_all_levels_sit_equally_often() -> None:
    for table in measure.tables():
        seats = [level for number in range(10) for level in measure.seated(table, number)]
        assert len(seats) == 10 * table.players
        assert [seats.count(level) for level in measure.ALL] == [2 * table.players] * 5


def test_what_is_fitted_is_what_was_measured() -> None:
    losses: dict[str, float] = dict(zip(measure.ALL, (16.0, 9.0, 4.0, 1.0, 0.0), strict=True))
    rows: list[dict[str, Any]] = []
    for table, scale in (
        ("koenig_der_elfen-2", 1.0),
        ("koenig_der_elfen-4", 0.25),
        ("koenig_der_elfen-3", 0.5),
    ):
        for number in range(50):
            seats = measure.seated(measure.Table("koenig_der_elfen", 2), number)
            spread = (0.8, 1.0, 1.25)[number % 3]
            rows.append(
                {
                    "table": table,
                    "levels": seats,
                    "loss": [scale * spread * losses[level] for level in seats],
                    "decisions": [20, 22],
                }
            )
    rows.append(
        {"table": "koenig_der_elfen-6", "levels": ["easy"], "loss": [1.0], "decisions": [3]}
    )
    found = fit(rows, least=4)
    assert list(found.losses) == ["koenig_der_elfen-2", "koenig_der_elfen-4", "koenig_der_elfen-3"]
    for table, scale in (
        ("koenig_der_elfen-2", 1.0),
        ("koenig_der_elfen-4", 0.25),
        ("koenig_der_elfen-3", 0.5),
    ):
        one = found.losses[table]
        assert (one.games, one.decisions) == (50, 21)
        for level in one.levels:
            assert level.middle == pytest.approx(scale * losses[level.level], rel=0.1, abs=0.02)
            assert level.low == pytest.approx(scale * 0.8 * losses[level.level], rel=0.1, abs=0.02)
    assert list(files(found.losses)) == ["koenig_der_elfen"]


def test_shares_are_held_against_what_came() -> None:
    game = {"table": "koenig_der_elfen-2", "result": [1.0, 0.0], "plies": [0, 9, 10]}
    rows = [
        {**game, "number": 0, "told": [[0.55, 0.45], [0.95, 0.05], [0.65, 0.35]]},
        {**game, "number": 1, "result": [0.0, 1.0], "told": [[0.55, 0.45]] * 3},
    ]
    found = bins([one for row in rows for one in told(row)])
    assert [one and (one.shares, round(one.came, 2)) for one in found] == [
        *[None] * 3,
        (1, 0.0),
        (3, 0.67),
        (3, 0.33),
        (1, 1.0),
        *[None] * 3,
    ]
    assert found[5] is not None
    assert found[5].error == pytest.approx(2**0.5 * (2 / 3) / 3)


def test_neighbours_the_wrong_way_round_get_their_mean() -> None:
    assert falling([5.0, 1.0, 3.0, 0.0], [1.0, 3.0, 1.0, 1.0]) == [5.0, 1.5, 1.5, 0.0]
