"""Memory of a bot within its game: it plays on instead of taking moves back."""

from collections.abc import Callable, Hashable

import pytest

import tafelronde
from tafelronde.arena.deal import Deal
from tafelronde.bots.choosing import Candidate, sure_win
from tafelronde.bots.going_on import going_on
from tafelronde.bots.memory import MOST, Past
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.contract.operations import key
from tafelronde.core.objects.state import State

NAME = "kaiser_koenig_edelmann"


@kernel
def key_in(states):  # pyright: ignore
    """The game's key of a position."""
    return key(states[0])


def begun(players: int, number: int = 0) -> State:
    """A game at its beginning."""
    state = tafelronde.load(NAME).new(players)
    Deal(1, number).apply_chance(state)
    return state


def again_and_again(
    what: Callable[[State, int], Hashable], bot: str, players: int, number: int
) -> int:
    """In a game of this bot against itself: after how many decisions ``what`` (of the position and
    of who decided) was the same as after an earlier one."""
    game, state = tafelronde.load(NAME), tafelronde.load(NAME).new(players)
    Deal(number, 0).apply_chance(state)
    bots = [BotSpec.parse(bot).create(game, number * 8 + seat) for seat in range(players)]
    seen, again = set[Hashable](), 0
    while not state.is_terminal:
        seat = state.current_player
        state.apply(bots[seat].choose(state))
        again += what(state, seat) in seen
        seen.add(what(state, seat))
    return again


def position(state: State, _: int) -> Hashable:
    return int(key_in(state.array))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_remembered_as_long_as_it_goes_on(players: int) -> None:
    state, past = begun(players), Past(tafelronde.load(NAME))
    me = state.current_player
    for own in range(1, 4):
        past.recall(state)
        assert len(past.keys) == 2 * (own - 1)
        action = state.legal_actions()[own]
        past.leave(state, action)
        assert len(past.keys) == 2 * own
        state.apply(action)
        while state.current_player != me:
            state.apply(state.legal_actions()[-own])
    past.recall(begun(players, 1))
    assert len(past.keys) == 0


def test_only_the_last_positions_are_remembered() -> None:
    state, past = begun(2), Past(tafelronde.load(NAME))
    for _ in range(MOST):
        past.leave(state, state.legal_actions()[0])
    assert len(past.keys) == MOST


def test_the_same_position_asked_again_is_not_one_that_came_again() -> None:
    game, state = tafelronde.load(NAME), begun(2)
    bot = BotSpec.parse("medium").create(game, seed=3)
    assert len({bot.choose(state) for _ in range(3)}) == 1


@pytest.mark.parametrize(
    ("level", "players", "number"),
    [
        pytest.param("easy", 2, 10_053, marks=pytest.mark.nightly),
        ("medium", 2, 10_018),
        pytest.param("hard", 2, 10_053, marks=pytest.mark.nightly),
        pytest.param("medium", 3, 10_019, marks=pytest.mark.nightly),
        pytest.param("easy", 4, 10_042, marks=pytest.mark.nightly),
    ],
)
def test_no_level_takes_moves_back_again_and_again(level: str, players: int, number: int) -> None:
    """These games went to and fro before the levels counted that as even."""
    spec = BotSpec.parse(level).spell_out(tafelronde.load(NAME), players)
    forgetful = BotSpec(spec.name, {**spec.settings, "repeats": False})
    assert again_and_again(position, str(forgetful), players, number) >= 15
    assert again_and_again(position, level, players, number) <= 2


@pytest.mark.parametrize(("players", "number"), [(3, 10_005), (3, 10_008), (4, 10_003)])
def test_a_tree_plays_on_where_all_of_them_wait(players: int, number: int) -> None:
    bot = "mcts:simulations=400,cutoff=0,exploration=0.14,network=2"
    assert again_and_again(own_pieces, bot, players, number) >= 60
    assert again_and_again(own_pieces, f"{bot},repeats=0.05", players, number) <= 5


def own_pieces(state: State, player: int) -> Hashable:
    return player, standing(state, player)


def standing(state: State, player: int) -> Hashable:
    """Where a player's pieces stand."""
    arranged = state.game.standing
    assert arranged is not None
    return arranged(state, player)


def to_and_fro(times: int) -> tuple[State, Past, int, int]:
    """A position after both players went to and fro; the action that would bring the pieces of the
    player to act for so many times to where they were, and another one."""
    state, past = begun(2), Past(tafelronde.load(NAME))
    me, homes, out = state.current_player, dict[int, object](), dict[int, int]()
    for turn in range(2 * (2 * times + 1)):
        player = state.current_player
        home = homes.setdefault(player, standing(state, player))
        action = out.setdefault(player, state.legal_actions()[0])
        if turn // 2 % 2:
            options = state.legal_actions()
            action = next(one for one in options if standing(state.after(one), player) == home)
        if player == me:
            past.leave(state, action)
        state.apply(action)
    back, *_ = [one for one in state.legal_actions() if past.times(state, one) == times]
    return state, past, back, next(one for one in state.legal_actions() if one != back)


def test_each_time_costs_the_price() -> None:
    state, past, back, other = to_and_fro(2)
    me = state.current_player

    def candidate(action: int, expected: float, visits: int = 500, certain: int = 0) -> Candidate:
        results = (expected, -expected) if me == 0 else (-expected, expected)
        return Candidate(action, results, certain, visits)

    def chosen(*candidates: Candidate) -> int:
        return going_on([*candidates], state, past, 0.05)[0].action

    assert chosen(candidate(back, 0.3), candidate(other, 0.21)) == other
    assert chosen(candidate(back, 0.3), candidate(other, 0.19)) == back
    assert chosen(candidate(back, 0.3, 100_000), candidate(other, 0.3, 99)) == back, "hardly seen"
    assert chosen(candidate(back, 1.0, certain=sure_win(3)), candidate(other, 1.0)) == back
    assert chosen(candidate(other, 0.1), candidate(back, 0.3)) == other, "only the best is asked"


def test_where_nothing_is_arranged_the_whole_position_counts() -> None:
    game = tafelronde.load("connect_four")
    state, past = game.new(), Past(game)
    first, *others = state.legal_actions()
    past.leave(state, first)
    assert [past.times(state, one) for one in (first, *others)] == [1, *(0 for _ in others)]
