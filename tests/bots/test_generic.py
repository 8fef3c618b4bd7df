"""Requirements on every bot, in every game."""

import sys
from random import Random

import pytest

import tafelronde
from tables import QUICK_BOTS, WHOLE_GAMES, Table, at_each_size, games_at, random_states
from tafelronde.arena.contest import Contest
from tafelronde.bots import KINDS, LEVELS, Advice, Bot, create, kinds_for
from tafelronde.bots.agents import InformationState, action_probabilities
from tafelronde.bots.spec import BotSpec
from tafelronde.core.facts.errors import BadOption
from tafelronde.core.objects.state import State
from tafelronde.corpus.make import check_bots
from tafelronde.exploit.candidates import Candidate


def skip_where_it_cannot_play(table: Table, kind: str) -> None:
    if kind not in kinds_for(table.game):
        with pytest.raises(BadOption, match="hidden"):
            create(table.game, kind)
        pytest.skip(f"{kind} cannot play {table.name}")


def deciding(table: Table, seed: int) -> list[State]:
    states = random_states(table, seed, games=games_at(table, 3), every=13)
    return [state for state in states if state.current_player >= 0]


@pytest.mark.parametrize("kind", KINDS)
@at_each_size
def test_a_bot_chooses_something_legal_and_leaves_the_state_alone(table: Table, kind: str) -> None:
    skip_where_it_cannot_play(table, kind)
    bot = create(table.game, kind, seed=1, **QUICK_BOTS.get(kind, {}))
    for state in deciding(table, seed=8000):
        before = state.to_bytes()
        advice = bot.advise(state)
        assert advice.action in state.legal_actions()
        assert len(advice.expected) == table.players
        assert all(-1.0 <= value <= 1.0 for value in advice.expected)
        check_second(advice, state)
        assert bot.choose(state) in state.legal_actions()
        assert state.to_bytes() == before


def check_second(advice: Advice, state: State) -> None:
    """The second-best is another legal action, and not the better one by its own account."""
    if len(state.legal_actions()) == 1:
        assert advice.second is None
    if advice.second is None:
        assert advice.second_expected == ()
        return
    assert advice.second in state.legal_actions()
    assert advice.second != advice.action
    assert len(advice.second_expected) == state.players
    assert all(-1.0 <= value <= 1.0 for value in advice.second_expected)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "random"])
def test_the_second_best_is_the_best_of_the_others(kind: str) -> None:
    """Two ways to win: one is advised, the other is next, and as good."""
    state = tafelronde.load("connect_four").new()
    state.replay("cgdgea")  # yellow has c, d and e on the ground
    advice = create(state.game, kind, seed=2, **QUICK_BOTS.get(kind, {})).advise(state)
    assert {state.format(advice.action)} <= {"b", "f"}
    assert advice.expected[0] > 0.9
    if advice.second is not None:  # a tree stops at a certain win
        assert advice.second_expected[0] <= advice.expected[0]


@pytest.mark.parametrize("kind", ["mcts", "alpha_beta"])  # those who look at replies
def test_the_second_best_of_a_forced_reply_is_worse(kind: str) -> None:
    state = tafelronde.load("connect_four").new()
    state.replay("abaca")  # three yellow in a: red must close the column
    bot = create(state.game, kind, seed=2, **QUICK_BOTS.get(kind, {}))
    advice = bot.advise(state)
    assert state.format(advice.action) == "a"
    assert advice.second is not None
    assert advice.second_expected[1] < advice.expected[1]


@pytest.mark.parametrize("kind", KINDS)
@at_each_size
def test_the_same_seed_chooses_the_same(table: Table, kind: str) -> None:
    skip_where_it_cannot_play(table, kind)
    states = deciding(table, seed=8100)[:3]
    choices = [
        [bot.choose(state) for state in states]
        for bot in (create(table.game, kind, seed=7, **QUICK_BOTS.get(kind, {})) for _ in range(2))
    ]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "random"])
@pytest.mark.parametrize(
    ("played", "expected"), [("abababd", "b"), ("abacad", "a"), ("cbcbcb", "c")]
)
def test_bots_that_think_see_a_win_in_one(kind: str, played: str, expected: str) -> None:
    state = tafelronde.load("connect_four").new()
    state.replay(played)
    assert state.format(create(state.game, kind, seed=1).choose(state)) == expected


def test_unknown_bots_and_settings_are_refused() -> None:
    game = tafelronde.load("rosenkoenig")
    with pytest.raises(BadOption, match="bot: 'genius' is not possible; expected one of: random"):
        create(game, "genius")
    with pytest.raises(BadOption, match="settings"):
        create(game, "random", depth=3)
    assert set(game.levels) <= set(LEVELS)


NEARLY_WON = (
    "start-1 +elfcycle +mountain +plain +elfcycle +magic_cloud +magic_cloud +magic_cloud +plain"
    " +elfcycle +magic_cloud plain@2 mountain@1 pass plain@2 pass pass elfcycle"
)
"""Going on wins at once in most deals that are possible here; a few draws may not tell which."""


@pytest.mark.parametrize("kind", ["greedy", "easy", "medium", "hard"])
def test_probabilities_do_not_follow_from_what_was_asked_before(kind: str) -> None:
    game = tafelronde.load("koenig_der_elfen")
    state = game.new(2, exercise="small")
    state.replay(NEARLY_WON.split())
    known = InformationState(state)
    bots = [create(game, kind, seed=seed) for seed in range(6)]
    for bot in bots:
        first = action_probabilities(bot, known)
        assert [action_probabilities(bot, known) for _ in range(20)] == [first] * 20


@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_a_bot_is_asked_only_where_a_player_of_its_game_decides(game: str) -> None:
    """Chance, the end of a game and another game's position are refused at every door."""
    over = random_play(tafelronde.load(game).new(), seed=3)
    begun = tafelronde.load(game).new()
    nobody = [over, *([begun] if begun.is_chance else [])]
    other = WHOLE_GAMES[WHOLE_GAMES.index(game) - 1]
    elsewhere = tafelronde.load(other).new()
    elsewhere.apply_chance(tafelronde.new_rng(1))
    agents = [BotSpec(kind) for kind in kinds_for(over.game)]
    agents += [BotSpec.of(First()), BotSpec.parse(f"exec:{sys.executable}", own_code=True)]
    bots: list[Bot] = [agent.create(over.game, 1) for agent in agents]
    bots.append(Candidate.parse("respond").create(begun, BotSpec("random"), 1))
    for bot in bots:
        for ask in (bot.choose, bot.decide, bot.advise):
            for state in nobody:
                with pytest.raises(ValueError, match="nobody decides in this position"):
                    ask(state)
            with pytest.raises(ValueError, match=f"a bot for {game} was asked about {other}"):
                ask(elsewhere)


def random_play(state: State, seed: int) -> State:
    rng, dice = tafelronde.new_rng(seed), Random(seed)
    while not state.is_terminal:
        if not state.apply_chance(rng):
            state.apply(dice.choice(state.legal_actions()))
    return state


class First:
    def act(self, known: InformationState) -> int:
        return known.legal_actions[0]


def test_a_level_may_play_differently_with_more_than_two() -> None:
    game = tafelronde.load("kaiser_koenig_edelmann")
    level = game.levels["hard"]
    assert level.more is not None
    assert (level.bot, level.more.bot) == ("alpha_beta", "mcts")
    for players, own in ((2, level), (3, level.more), (4, level.more)):
        state = game.new(players, begins=1)
        bot = create(game, own.bot, seed=3, **own.settings)
        assert create(game, "hard", seed=3).advise(state) == bot.advise(state)
    for players, setting in ((2, "nodes"), (4, "simulations")):  # each has what it takes
        state = game.new(players, begins=1)
        brief = create(game, "hard", seed=3, **{setting: 100}).advise(state)
        assert brief.simulations < create(game, "hard", seed=3).advise(state).simulations
    with pytest.raises(BadOption, match="settings"):
        create(game, "hard", worlds=100)
    for players, bot in ((2, "hard:simulations=100"), (4, "hard:nodes=100")):  # the other one's
        with pytest.raises(BadOption, match="settings"):
            Contest.of(game.name, [bot, "easy"], games=4, players=players)
        with pytest.raises(BadOption, match="settings"):
            check_bots(game, players, (bot,))
