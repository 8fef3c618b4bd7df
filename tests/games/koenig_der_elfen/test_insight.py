"""Knowledge of bots beyond the rules: their expectations, and the choices that they keep."""

from collections.abc import Callable

import numpy as np
import pytest

import tafelronde
from games.koenig_der_elfen.positions import position, words
from tafelronde.bots.mcts import MctsBot
from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.contract.operations import glance, hunch, whim
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.constants import PRUNED
from tafelronde.core.kernels import calls
from tafelronde.core.objects.state import State
from tafelronde.games.koenig_der_elfen.reach import find_reach
from tafelronde.games.koenig_der_elfen.state import (
    AWAIT_SWAP_DISCARD,
    AWAIT_TURN,
    BUY,
    CARD,
    CLOSE,
    DISCARD,
    FETCH,
    HALT,
    PASS,
    PLANNING_PHASE,
    SWAP,
    TRAVELLING,
    VISIT,
)
from tafelronde.search.uct.grow import FEW
from tafelronde.search.uct.nodes import ROOT

GAME = tafelronde.load("koenig_der_elfen")


@kernel
def _glance(states, value):
    glance(states[0], value)


@kernel
def _follow_hunch(states, actions, count, out):
    hunch(states[0], actions, count, out)


@kernel
def _follow_whim(states, actions, count, out):
    whim(states[0], actions, count, out)


def positions(players: int, seed: int) -> list[State]:
    """A random game's positions in which somebody decides."""
    state, rng, dice = GAME.new(players), new_rng(seed), np.random.default_rng(seed)
    found: list[State] = []
    while True:
        state.apply_chance(rng)
        if state.is_terminal:
            return found
        found.append(state.copy())
        legal = state.legal_actions()
        state.apply(legal[int(dice.integers(len(legal)))])


def kept(state: State) -> tuple[list[int], int]:
    """The actions that are not pruned, and how many are legal."""
    actions = np.zeros(GAME.bounds.legal, np.int32)
    priors = np.zeros(GAME.bounds.legal, np.float32)
    count = calls.legal_actions(state.array, actions)
    calls.prior(state.array, actions, count, priors)
    return [int(a) for a, p in zip(actions[:count], priors, strict=False) if p > PRUNED], count


def left(follow: Callable[..., None], state: State) -> dict[int, float]:
    """The promises of the actions that a hunch or a whim leaves."""
    actions = np.array(state.legal_actions(), np.int32)
    priors = np.zeros(len(actions), np.float32)
    follow(state.array, actions, len(actions), priors)
    return {int(a): float(p) for a, p in zip(actions, priors, strict=True) if p > PRUNED}


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_odds_are_shares_of_one_victory_and_leave_the_position_as_it_is(players: int) -> None:
    value = np.zeros(6)
    for state in positions(players, 1)[::7]:
        before = state.array.tobytes()
        calls.evaluate(state.array, value)
        assert state.array.tobytes() == before
        shares = (value[:players] + 1.0) / 2.0
        assert np.all(shares >= 0.0)
        assert abs(shares.sum() - 1.0) < 1e-9


@pytest.mark.parametrize("players", [2, 4])
def test_of_discards_and_visits_one_is_left_which_hidden_cards_do_not_change(players: int) -> None:
    rng = new_rng(3)
    seen = 0
    for state in positions(players, 2):
        record = state.array[0]
        discards = record["awaits"] == AWAIT_SWAP_DISCARD
        if not discards and record["elf_phase"] == PLANNING_PHASE:
            continue
        left, count = kept(state)
        assert len(left) == 1 <= count
        calls.resample(state.array, state.current_player, rng)
        assert kept(state)[0] == left
        seen += 1
    assert seen > 10


def below(bot: MctsBot, node: int) -> list[int]:
    """The children of a node of the bot's tree."""
    nodes = bot._trees[0].nodes
    found: list[int] = []
    child = int(nodes["first"][node])
    while child:
        found.append(child)
        child = int(nodes["next"][child])
    return found


def test_the_answer_to_a_swap_follows_it_at_once_in_the_tree() -> None:
    """Discards that the prior settles have no nodes: else a swap would be judged unanswered."""
    spare = "2 plain, 2 river, 2 forest, raft, dragon"
    state = position(spare, "lake 3 raft", realms={1: "lake", 2: "desert mountain desert"})
    bot = MctsBot(GAME, seed=1, simulations=400, cutoff=0)
    bot.advise(state)
    actions = bot._trees[0].nodes["action"]
    swap = next(node for node in below(bot, ROOT) if actions[node] == SWAP)
    answers = [int(actions[node]) for node in below(bot, swap)]
    assert answers
    assert not [action for action in answers if DISCARD <= action < FETCH]


def words_kept(state: State) -> set[str]:
    return {state.format(action) for action in kept(state)[0]}


def test_a_hand_of_use_is_not_swapped_away() -> None:
    realms = {1: "plain", 2: "lake"}
    useful = position("lake, 3 dragon, 2 raft, gold", "", realms=realms)
    assert "swap" in words(useful)
    assert "swap" not in words_kept(useful)
    assert "swap" in words_kept(position("2 plain, 2 river, 2 forest", "", realms=realms))


def test_nobody_empties_his_own_realm_nor_gives_his_last_location_away() -> None:
    closing = position("raft", "", realms={1: "plain", 2: "lake"})
    assert "close@1.1" in words(closing)
    assert "close@1.1" not in words_kept(closing)
    last = position("lake, raft", "", realms={2: "lake"})
    assert {"lake@1", "lake@2"} <= words(last)
    assert "lake@1" in words_kept(last)
    assert "lake@2" not in words_kept(last)
    assert "lake@2" in words_kept(position("lake, plain", "", realms={2: "lake"}))


def test_bots_lay_a_road_and_travel_it() -> None:
    """A first journey of four: nobody is without a location, cards are kept, gold is earned."""
    state, rng = GAME.new(4), new_rng(4)
    bots = [MctsBot(GAME, seed=seat, simulations=30, cutoff=0) for seat in range(4)]
    swaps = 0
    state.apply_chance(rng)
    while state.view(None).phase == "planning":
        action = bots[state.current_player].choose(state)
        swaps += action == SWAP
        state.apply(action)
        state.apply_chance(rng)
    realms = [len(seat.realm) for seat in state.view(None).seats]
    assert min(realms) >= 1
    assert sum(realms) >= 5
    assert swaps <= 8
    reached = [find_reach(state, seat) for seat in range(4)]
    assert sum(len(found.visits) for found in reached) >= 6


def test_where_one_choice_is_left_little_is_searched() -> None:
    bot = MctsBot(GAME, seed=1, simulations=200, cutoff=0)
    state = next(s for s in positions(2, 1) if s.array[0]["awaits"] == AWAIT_SWAP_DISCARD)
    advice = bot.advise(state)
    assert advice.simulations == FEW
    assert [advice.action] == kept(state)[0]


def test_a_beginner_travels_whenever_a_card_leads_on() -> None:
    """Forward for the fewest cards; they halt only where no visit is possible."""
    travelled, halted = 0, 0
    for seed in range(30):
        for state in positions(2, seed):
            record = state.array[0]
            if record["elf_phase"] != TRAVELLING or record["awaits"] != AWAIT_TURN:
                continue
            (chosen,) = left(_follow_hunch, state)
            plain = [
                action
                for action in state.legal_actions()
                if action >= VISIT and not action - VISIT & 1
            ]
            assert (chosen >= VISIT) == bool(plain)
            assert chosen == HALT or chosen in plain
            travelled += chosen != HALT
            halted += chosen == HALT
    assert travelled > 10
    assert halted > 10


@pytest.mark.parametrize("players", [2, 6])
def test_a_novice_plays_locations_first_and_never_swaps(players: int) -> None:
    located = carded = 0
    for state in positions(players, 3):
        record = state.array[0]
        if record["elf_phase"] != PLANNING_PHASE or record["awaits"] != AWAIT_TURN:
            continue
        worth = left(_follow_whim, state)
        assert worth
        refused = {a for a in worth if SWAP <= a <= BUY or CLOSE <= a < PASS}
        assert not refused or worth.keys() == refused
        first = max(worth, key=worth.__getitem__)
        located += first < SWAP
        carded += PASS in worth and CARD <= first < CLOSE
    assert located > 5
    assert carded == 0


def test_a_beginner_counts_the_gold_of_a_plain_trip() -> None:
    """Twice as rich, twice the same hand: the one whose raft leads somewhere is ahead."""
    value = np.zeros(6)
    state = position("3 raft", "3 raft", realms={1: "river", 2: "desert"})
    _glance(state.array, value)
    assert value[0] > value[1]
