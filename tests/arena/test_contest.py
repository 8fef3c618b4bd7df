"""The arena: the same deals for all, all seats for everybody, the same on any executor."""

import json
import math
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tafelronde import BadOption
from tafelronde.arena import contest as module
from tafelronde.arena.contest import Contest, Round, Standing, hold, play_round
from tafelronde.arena.score import Sprt, shares_of
from tafelronde.bots.spec import BotSpec
from tafelronde.core.objects.state import State


def contest(*bots: str, **more: object) -> Contest:
    return Contest.of("rosenkoenig", bots, **more)  # type: ignore[arg-type]


def found(standings: list[Standing]) -> list[list[module.Round]]:
    return [standing.rounds for standing in standings]


def test_specs() -> None:
    spec = BotSpec.parse(" greedy:samples=4, careful=true,weight=0.5 ")
    assert spec == BotSpec("greedy", {"samples": 4, "careful": True, "weight": 0.5})
    assert str(spec) == "greedy:samples=4,careful=true,weight=0.5"
    assert BotSpec.parse(str(spec)) == spec
    assert BotSpec.parse("random") == BotSpec("random")
    for bad in ("greedy:samples", "greedy:", "greedy:=3", "greedy:samples=many", "greedy:a b=3"):
        with pytest.raises(BadOption):
            BotSpec.parse(bad)


def test_greedy_beats_random() -> None:
    (standing,) = hold(contest("greedy", "random", games=100, seed=1))
    assert standing.games == 100
    assert standing.score(0).low > 0.5
    assert standing.score(0).mean + standing.score(1).mean == pytest.approx(1.0)
    assert sum(standing.wins(0)) == 100
    assert standing.wins(0)[0] == standing.wins(1)[2]


def test_a_bot_against_itself_scores_one_half() -> None:
    (standing,) = hold(contest("greedy", "greedy", games=40, seed=1))
    assert standing.score(0).low < 0.5 < standing.score(0).high


def test_both_games_of_a_round_have_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    deals: list[bytes] = []
    original = module.Deal.apply_chance

    def spy(self: module.Deal, state: State, told: object = None) -> None:
        assert told is None  # nobody here is a program
        fresh = self._draws == 0 and state.is_chance
        original(self, state)
        if fresh:
            deals.append(state.to_bytes())

    monkeypatch.setattr(module.Deal, "apply_chance", spy)
    two = contest("random", "random", seed=3)
    play_round(two, (0, 1), 0)
    play_round(two, (0, 1), 1)
    assert len(deals) == 4
    assert deals[0] == deals[1] != deals[2] == deals[3]


def test_an_opening_is_random_and_the_same_in_all_games_of_a_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    met: list[bytes] = []
    monkeypatch.setattr(module.BotSpec, "create", lambda *_: Firstling(met))
    options = {"begins": 1}
    for opening in (0, 1):
        wanted = Contest.of(
            "kaiser_koenig_edelmann", ["random"] * 2, players=3, opening=opening, options=options
        )
        for number in range(2):
            play_round(wanted, (0, 1), number)
    assert len(set(met[:4])) == 1
    first, second, third, fourth = met[4:]
    assert len({met[0], first, third}) == 3
    assert (first, third) == (second, fourth)


class Firstling:
    """Plays any move, and notes what the first seat finds in its first turn."""

    def __init__(self, met: list[bytes]) -> None:
        self.met = met
        self.fresh = True

    def choose(self, state: State) -> int:
        if self.fresh and state.current_player == 0:
            self.met.append(state.to_bytes())
        self.fresh = False
        return state.legal_actions()[0]


def test_the_same_seed_gives_the_same_rounds() -> None:
    first = found(hold(contest("greedy", "random", games=12, seed=5)))
    assert first == found(hold(contest("greedy", "random", games=12, seed=5)))
    assert first != found(hold(contest("greedy", "random", games=12, seed=6)))


def test_threads_give_the_same_rounds() -> None:
    """The results do not depend on threads. ``test_the_command`` shows the same for processes."""
    alone = found(hold(contest("greedy", "random", games=12, seed=5)))
    with ThreadPoolExecutor(2) as threads:
        assert found(hold(contest("greedy", "random", games=12, seed=5), threads)) == alone


def test_more_bots_than_seats_all_meet() -> None:
    standings = hold(contest("greedy", "random", "random", games=4, seed=1))
    assert [standing.group for standing in standings] == [(0, 1), (0, 2), (1, 2)]
    assert all(standing.games == 4 for standing in standings)


@pytest.mark.parametrize(("players", "bots"), [(3, 2), (4, 2), (3, 3), (4, 3)])
def test_everybody_sits_everywhere(players: int, bots: int) -> None:
    group = tuple(range(bots))
    many = Contest.of("kuhn_poker", ["random"] * bots, players=players, games=bots * 3)
    played = play_round(many, group, 0)
    assert len(played.results) == bots
    seats = {(s, (s + g) % bots) for g in range(bots) for s in range(players)}
    assert len(seats) == players * bots
    assert all(0.0 <= share <= 1.0 for share in played.shares)
    assert sum(played.shares) == pytest.approx(1.0)


def test_odd_numbers_of_games_are_rounded_up_to_whole_rounds() -> None:
    (standing,) = hold(contest("random", "random", games=5))
    assert standing.games == 6


def test_sprt_stops_and_forgets_what_was_played_ahead() -> None:
    test = Sprt(0, 100)
    told: list[int] = []
    wanted = contest("greedy", "random", games=400, seed=1)
    (alone,) = hold(wanted, sprt=test, progress=lambda standing: told.append(standing.games))
    assert alone.decision == "elo1"
    assert alone.games < 400
    assert told == list(range(2, alone.games + 1, 2))
    with ThreadPoolExecutor(3) as threads:
        (together,) = hold(wanted, threads, sprt=test)
    assert together.rounds == alone.rounds


def test_json() -> None:
    (standing,) = hold(contest("greedy", "random", games=6, seed=1))
    report = json.loads(json.dumps(standing.as_json(Sprt(0, 5))))
    assert [bot["bot"] for bot in report["bots"]] == ["greedy", "random"]
    assert report["games"] == 6
    assert len(report["round_shares"]) == report["rounds"] == 3
    assert report["even"] == 0.5
    assert report["sprt"]["accepted"] in (None, "elo0", "elo1")


@pytest.mark.parametrize(
    ("bots", "more"),
    [
        (("greedy",), {}),
        (("greedy", "nobody"), {}),
        (("greedy", "greedy:depth=3"), {}),
        (("greedy", "random"), {"players": 3}),
        (("greedy", "random"), {"options": {"colour": "blue"}}),
    ],
)
def test_contests_that_cannot_be(bots: tuple[str, ...], more: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        contest(*bots, **more)


def test_the_command(tmp_path: Path) -> None:
    from cli.helpers import tafelronde

    file = tmp_path / "results.json"
    wanted = ("arena", "rosenkoenig", "greedy", "random", "--games", 6, "--seed", 4)
    outcome = tafelronde(*wanted, "--workers", 2, "--json", file)
    assert (outcome.code, outcome.err) == (0, "")
    assert "6 games on 3 deals" in outcome.out
    report = json.loads(file.read_text())
    alone = json.loads(tafelronde(*wanted, "--workers", 1, "--json", "-").out)
    assert report["groups"] == alone["groups"]
    assert report["seed"] == 4


@pytest.mark.parametrize(
    ("results", "shares"),
    [
        ((1.0, -1.0), (1.0, 0.0)),
        ((0.5, -0.5), (0.75, 0.25)),
        ((0.0, 0.0), (0.5, 0.5)),
        ((-1.0, 1.0, -1.0, -1.0), (0.0, 1.0, 0.0, 0.0)),
        ((0.0, 0.0, -1.0, -1.0), (0.5, 0.5, 0.0, 0.0)),  # a shared victory
        ((-0.5, -0.5, -0.5, -0.5), (0.25, 0.25, 0.25, 0.25)),
    ],
)
def test_a_score_is_the_share_of_the_victories(
    results: tuple[float, ...], shares: tuple[float, ...]
) -> None:
    assert shares_of(results) == pytest.approx(shares)


def test_who_never_wins_at_a_large_table_has_nothing() -> None:
    """0 of 40 is 0 %, and no number of Elo points."""
    wanted = Contest.of("koenig_der_elfen", ["random"] * 4, players=4, games=40)
    lost = tuple(tuple(-1.0 if (s + g) % 4 != 1 else 1.0 for s in range(4)) for g in range(4))
    rounds = [Round((0, 1, 2, 3), number, (0.0, 1.0, 0.0, 0.0), lost, 90) for number in range(10)]
    standing = Standing(wanted, (0, 1, 2, 3), rounds)
    assert standing.wins(0) == (0, 0, 40)
    assert standing.even == 0.25
    assert standing.score(0).mean == 0.0
    assert standing.elo(0.0) == -math.inf
    assert standing.as_json(None)["bots"][0]["elo"] is None
    assert Sprt(-100, 0).llr(standing.shares(0), standing.even) < 0.0


def test_equal_bots_at_a_large_table_are_even() -> None:
    wanted = Contest.of("kuhn_poker", ["random"] * 2, players=4, games=400, seed=1)
    (standing,) = hold(wanted)
    assert standing.even == 0.5
    assert abs(standing.score(0).mean - 0.5) < 0.05
    assert abs(standing.elo(standing.score(0).mean)) < 40
