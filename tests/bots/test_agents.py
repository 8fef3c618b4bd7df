"""Agents of one's own: what they are given, where they play, and what happens where they fail."""

import importlib
import pickle
from pathlib import Path

import numpy as np
import pytest

import own_code
import tafelronde
from tables import WHOLE_GAMES
from tafelronde.advice.judge import check_judge, judge
from tafelronde.arena.contest import Contest, hold
from tafelronde.arena.simulate import Simulation, Tally, simulate
from tafelronde.bots.agents import InformationState
from tafelronde.bots.external import BotFault
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.errors import BadOption, TafelrondeError
from tafelronde.work.local import Processes


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    return own_code.write_module(tmp_path, monkeypatch)


def position(game: str = "rosenkoenig", plies: int = 0, players: int | None = None):
    """A position in which a player is to act, after so many random decisions."""
    state = tafelronde.load(game).new(players)
    rng, dice = new_rng(5), np.random.default_rng(5)
    state.apply_chance(rng)
    for _ in range(plies):
        before = state.copy()
        state.apply(int(dice.choice(state.legal_actions())))
        state.apply_chance(rng)
        if state.is_terminal:
            return before
    return state


def bot(module: str, name: str, game: str = "rosenkoenig"):
    return BotSpec.of(f"py:{module}:{name}").create(tafelronde.load(game), 1)


# ---- what they are called --------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "py:mybots:Fox",
        "py:my.bots:Fox,depth=3,path=weights.npz,bold=true",
        "mcts:evaluator=py:mynet:Net",
        "mcts:simulations=50,evaluator=py:mynet:Net,path=w.npz,width=64",
        "exec:move=2,./mybot --deep, x",
        "mcts:simulations=50,network=net.json",
    ],
)
def test_code_of_ones_own_is_named_where_it_is_asked_for(text: str) -> None:
    spec = BotSpec.parse(text, own_code=True)
    assert spec.runs_code
    assert str(spec) == text
    assert BotSpec.of(str(spec)) == spec
    with pytest.raises(BadOption, match="a bot of this program"):
        BotSpec.parse(text)


def test_settings_after_the_evaluator_are_its_own() -> None:
    spec = BotSpec.of("mcts:simulations=50,evaluator=py:mynet:Net,path=w.npz,width=64")
    assert spec.settings == {"simulations": 50}
    assert isinstance(spec.evaluator, BotSpec)
    assert spec.evaluator.settings == {"path": "w.npz", "width": 64}


@pytest.mark.parametrize(
    "text", ["mcts:evaluator=hard", "mcts:evaluator=exec:sh", "hard:evaluator=py:a:B", "py:a:B,x"]
)
def test_what_is_no_evaluator_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        BotSpec.of(text)


def test_reading_a_name_imports_nothing(module: str, tmp_path: Path) -> None:
    BotSpec.of(f"py:{module}:First")
    assert not (tmp_path / "imported").exists()
    BotSpec.of(f"py:{module}:First").create(tafelronde.load("rosenkoenig"))
    assert (tmp_path / "imported").exists()


# ---- what they are given ---------------------------------------------------------------------


@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_an_information_state_is_the_same_whatever_is_hidden(game: str) -> None:
    info = tafelronde.load(game).info
    hidden = 0
    for players in range(info.min_players, info.max_players + 1):
        for plies in (0, 3, 9, 20):
            state = position(game, plies, players)
            known = InformationState(state)
            for seed in range(3):
                other = state.resample(state.current_player, new_rng(seed, 1))
                hidden += other != state
                same = InformationState(other)
                assert pickle.dumps(vars(same)) == pickle.dumps(vars(InformationState(state)))
                assert same.legal_actions == known.legal_actions == tuple(state.legal_actions())
                assert same.view == known.view == state.view(known.seat)
                assert np.array_equal(same.observation, state.observation(known.seat))
                assert np.array_equal(same.action_features, state.action_features())
                assert same.redraw(new_rng(7)) == known.redraw(new_rng(7))
    assert (hidden > 0) == info.hidden


def test_the_mask_has_the_legal_actions() -> None:
    known = InformationState(position())
    assert tuple(np.flatnonzero(known.mask)) == known.legal_actions
    assert InformationState(position("drakon")).mask.shape == (0,)


def test_nobody_knows_where_nobody_decides() -> None:
    with pytest.raises(ValueError, match="nobody decides"):
        InformationState(tafelronde.load("rosenkoenig").new())


# ---- where they play -------------------------------------------------------------------------


def test_text_class_and_object_play_the_same_games(module: str, tmp_path: Path) -> None:
    own = importlib.import_module(module)
    found = []
    for agent in (f"py:{module}:First", own.First, f"py:{module}:first", own.first):
        contest = Contest.of("koenig_der_elfen", [agent, "random"], games=3, players=3, seed=4)
        found.append(hold(contest)[0].rounds)
    assert all(rounds == found[0] for rounds in found)
    ended = (tmp_path / "ended").read_text().splitlines()
    assert ended
    assert all(line.endswith("True") and not line.startswith("None") for line in ended)


def test_settings_reach_the_agent(module: str) -> None:
    state = position(plies=2)
    for place in (0, 1):
        chosen = BotSpec.of(f"py:{module}:First,place={place}").create(state.game).choose(state)
        assert chosen == state.legal_actions()[place]


def test_other_processes_find_the_module(module: str) -> None:
    contest = Contest.of("rosenkoenig", [f"py:{module}:First", "random"], games=2, seed=4)
    workers = Processes(2)
    try:
        assert hold(contest, workers)[0].rounds == hold(contest)[0].rounds
    finally:
        workers.shutdown()


def test_a_policy_is_drawn_from(module: str) -> None:
    state = position()
    soft = bot(module, "Soft")
    legal = state.legal_actions()
    drawn = [soft.choose(state) for _ in range(600)]
    shares = [drawn.count(action) / 600 for action in legal]
    assert np.allclose(shares, np.arange(1, 6) / 15, atol=0.07)
    advice = soft.advise(state)
    assert advice.action == legal[-1]
    assert np.allclose(advice.distribution, np.arange(1, 6) / 15)
    assert advice.expected == (0.25, 0.25)


# ---- where they fail -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "reason", "arguments"),
    [
        ("Failing,how=raise", "raised", {"why": "KeyError: 'nothing here'"}),
        ("Failing,how=float", "no-action", {"action": "1.5"}),
        ("Failing,how=far", "no-action", {"action": str(2**30 + 1)}),
        ("Failing,how=none", "no-action", {"action": "None"}),
        ("Crooked,how=short", "bad-probabilities", {"count": 5, "given": "[1.0]"}),
        ("Crooked,how=half", "bad-probabilities", {"count": 5, "given": str([0.1] * 5)}),
        ("Crooked,how=nan", "bad-probabilities", {"count": 5, "given": str([float("nan")] * 5)}),
    ],
)
def test_what_is_wrong_loses_the_game(
    module: str, name: str, reason: str, arguments: dict[str, object]
) -> None:
    with pytest.raises(BotFault) as caught:
        bot(module, name).choose(position())
    assert (caught.value.reason, caught.value.details) == (reason, arguments)
    if reason == "raised":
        assert isinstance(caught.value.__cause__, KeyError)
        assert "line" in caught.value.errors
    contest = Contest.of("rosenkoenig", [f"py:{module}:{name}", "random"], games=2, seed=1)
    standing = hold(contest)[0]
    assert [lost.fault.reason for _, lost in standing.faults()] == [reason] * 2
    assert standing.wins(1) == (2, 0, 0)


def test_an_error_while_it_is_told_something_loses_too(module: str) -> None:
    contest = Contest.of("rosenkoenig", [f"py:{module}:Startled", "random"], games=2, seed=1)
    standing = hold(contest)[0]
    assert [lost.fault.details for _, lost in standing.faults()] == [
        {"why": "OverflowError: so much"}
    ] * 2
    assert standing.wins(1) == (2, 0, 0)


def test_a_module_that_fails_says_how(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mybots_broken.py").write_text("import math\nmath.nothing\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadOption, match="module 'math' has no attribute 'nothing'"):
        BotSpec.of("py:mybots_broken:Fox").create(tafelronde.load("rosenkoenig"))


def test_an_illegal_action_is_told_in_the_games_words() -> None:
    class Draws:
        def act(self, known: InformationState) -> int:
            return known.parse("draw")

    with pytest.raises(BotFault, match=r"illegal \(action=draw\)"):
        BotSpec.of(Draws()).create(tafelronde.load("rosenkoenig")).choose(position())


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Refused", "no weights for this game"),
        ("Nobody", "a name in"),
        ("First,speed=3", "speed"),
        ("first,place=3", "is an object already"),
        ("HERE", "an object with act"),
    ],
)
def test_what_cannot_be_made_is_refused(module: str, name: str, expected: str) -> None:
    with pytest.raises(BadOption, match=expected):
        Contest.of("rosenkoenig", [f"py:{module}:{name}", "random"])


def test_a_simulation_counts_faults(module: str) -> None:
    wanted = Simulation("rosenkoenig", 2, {}, 3, bot=BotSpec.of(f"py:{module}:Failing,how=raise"))
    total = Tally([0.0, 0.0])
    for tally in simulate(wanted):
        total.add(tally)
    assert [fault.reason for fault in total.faults] == ["raised"] * 3
    assert sum(total.wins) == pytest.approx(3.0)


# ---- evaluators --------------------------------------------------------------------------------


def test_an_evaluator_is_searched_with(module: str) -> None:
    net = f"py:{module}:Net"
    for name in (net, f"mcts:simulations=24,evaluator={net}", f"mcts:gumbel=true,evaluator={net}"):
        bot = BotSpec.of(name).create(tafelronde.load("drakon"), 3)
        state = position("drakon", 4, 3)
        advice = bot.decide(state)
        assert advice.action in state.legal_actions()
        assert len(advice.distribution) == len(state.legal_actions())
        assert sum(advice.distribution) == pytest.approx(1.0)
        other = state.resample(state.current_player, new_rng(9))
        again = BotSpec.of(name).create(tafelronde.load("drakon"), 3)
        assert again.decide(other).visits == advice.visits


def test_an_evaluator_judges_what_an_action_is_worth(module: str) -> None:
    spec = BotSpec.of(f"mcts:simulations=64,evaluator=py:{module}:Net")
    state = position("koenig_der_elfen", 12)
    check_judge(spec, tafelronde.load("koenig_der_elfen"), 2)
    action = state.legal_actions()[0]
    judged = judge(state, action, by=spec, seed=4)
    assert sum(judged.before) == pytest.approx(1.0)
    assert judge(state, action, by=spec, seed=4) == judged
    assert (
        judge(state.resample(state.current_player, new_rng(3)), action, by=spec, seed=4) == judged
    )


def test_an_evaluator_that_gives_no_numbers_is_told(module: str) -> None:
    with pytest.raises(TafelrondeError, match="value"):
        BotSpec.of(f"py:{module}:Net,bad=true").create(tafelronde.load("rosenkoenig")).choose(
            position(plies=4)
        )
