"""Forced decisions that are made unasked tell nothing of a player's hand."""

from collections import Counter, OrderedDict
from itertools import combinations_with_replacement

import numpy as np
import pytest

import kuhn_poker
import tafelronde
from match.forced_games import FORCED, GIVEN_AWAY, LEFT_ALONE, NOT_PUBLIC, play
from tables import Table, all_tables, daily, random_states
from tafelronde.bots import Bot
from tafelronde.bots.mcts import MctsBot
from tafelronde.core.objects.registry import info
from tafelronde.core.objects.state import State
from tafelronde.match.forced import forced_action
from tafelronde.server.bots import worker

HIDING = [t for t in all_tables() if t.name in ("drakon", "koenig_der_elfen")]

ONLY_HALT = (
    "start-2 +forest +raft +tree +magic_cloud +magic_cloud +gold +plain +river +troll_wagon"
    " +giant_pig +desert +raft +giant_pig +thief +unicorn +desert +magic_cloud +plain +raft +river"
    " plain@2 buy +sea_monster forest@2 river@1 pass river@1 pass plain@1 desert@2 pass tree@2.1"
    " gold@2.2 pass pass giant_pig magic_cloud"
)
"""The hand of who travels leaves nothing but stopping; others may think that there is more."""


@pytest.mark.parametrize("least", daily([240, 1000], [240]))
def test_only_what_everybody_can_tell_is_done_unasked(least: int) -> None:
    """Games at tables of all kinds, and deals as each other seat and a spectator may believe
    in them."""
    total = np.zeros(4, np.int64)
    games = -(-least // len(HIDING))
    for number, table in enumerate(HIDING):
        total += play(table, games, 12, seed=number)
    assert games * len(HIDING) >= least
    assert total[FORCED] > 3 * least
    assert total[LEFT_ALONE] > 3 * least
    assert total[GIVEN_AWAY] == 0
    assert total[NOT_PUBLIC] == 0


def test_a_hand_without_a_way_on_is_not_told() -> None:
    state = tafelronde.load("koenig_der_elfen").new(2)
    state.replay(ONLY_HALT.split())
    assert [state.format(action) for action in state.legal_actions()] == ["halt"]
    assert forced_action(state) is None


def test_what_every_possible_hand_forces_is_done_unasked() -> None:
    """Where few cards of a hand are unseen, all hands are tried: the answer is exact."""
    met = Counter[bool]()
    table = Table("koenig_der_elfen", 5, {})
    for state in random_states(table, seed=77, games=12):
        every = _all_hands_agree(state)
        if every is not None:
            met[every] += 1
            # a draw is left to the player in any case
            drawn = every and state.after(state.legal_actions()[0]).is_chance
            assert (forced_action(state) is not None) == (every and not drawn)
    assert met[True] > 20
    assert met[False] > 20


def _all_hands_agree(state: State) -> bool | None:
    """Whether each hand that is possible leaves the same one choice; None where that is not asked,
    or depends on the pile, too."""
    record = state.record
    me = state.current_player
    legal = state.legal_actions()
    if len(legal) != 1 or record.realm[me] == 0 or state.format(legal[0]).startswith("fetch"):
        return None
    free = record.held[me] - sum(record.known[me])
    if free > 3:
        return None
    unseen = np.array(record.pile)
    for seat in range(state.players):
        unseen += np.array(record.hands[seat]) - np.array(record.known[seat])
    kinds = [kind for kind in range(len(unseen)) if unseen[kind]]
    for drawn in combinations_with_replacement(kinds, free):
        more = np.bincount(np.array(drawn, np.int64), minlength=len(unseen))
        if (more <= unseen).all():
            other = state.copy()
            other.array["hands"][0, me] = np.array(record.known[me]) + more
            if other.legal_actions() != legal:
                return False
    return True


def test_a_game_that_says_nothing_about_it_asks_for_every_decision() -> None:
    """Kuhn poker hides cards, and has no rule for what is forced for all to see."""
    assert info(kuhn_poker.GAME.name).hidden
    state = kuhn_poker.GAME.new(2)
    while not state.is_terminal:
        if state.current_player >= 0:
            assert forced_action(state) is None
        state.apply(state.steps()[0])


@pytest.mark.parametrize("game", ["kaiser_koenig_edelmann", "connect_four"])
def test_where_nothing_is_hidden_one_choice_is_no_choice(game: str) -> None:
    met = 0
    table = next(table for table in all_tables() if table.name == game)
    for state in random_states(table, seed=5, games=40):
        legal = state.legal_actions()
        met += len(legal) == 1
        assert forced_action(state) == (legal[0] if len(legal) == 1 else None)
    assert met or game != "connect_four"


def test_a_bot_at_a_table_thinks_where_its_hand_leaves_one_choice() -> None:
    """An answer at once would tell so."""
    state = tafelronde.load("koenig_der_elfen").new(2)
    state.replay(ONLY_HALT.split())
    job = worker.Think(1, "koenig_der_elfen", "medium", state.to_bytes(), "a table 0", 1)
    bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()
    for number in range(12):  # now and then it slips, which takes no time anywhere
        thought = worker._do(job, bots)
        assert state.format(thought.action) == "halt", number
    bot = bots["a table 0", "medium"]
    assert isinstance(bot, MctsBot)
    assert all(tree.used[0] > 1 for tree in bot._trees)
