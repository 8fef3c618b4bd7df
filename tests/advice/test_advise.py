"""``tafelronde.advise``: by what a seat may know, with a range, a line and reasons; refused where
there is nothing to advise."""

import math

import pytest
from benchmarks.hints import calibration
from benchmarks.hints.chances import chances
from benchmarks.review.measure import Table

import tafelronde
from tables import PACKAGE_GAMES
from tafelronde.advice.chances import Trust, chance, trusted
from tafelronde.advice.lines import LONGEST, Decided, likely_line
from tafelronde.bots import Advice, create
from tafelronde.bots.base import Chance
from tafelronde.core.facts.errors import BadOption
from tafelronde.core.objects.state import State

HIDDEN = [name for name in PACKAGE_GAMES if tafelronde.load(name).info.hidden]
BRIEF = 0.02
"""An effort that is enough for what does not depend on it."""


def position(name: str, players: int, decisions: int = 9, seed: int = 5) -> State:
    """A position of a game between weak bots, with somebody to decide."""
    game, rng = tafelronde.load(name), tafelronde.new_rng(seed)
    bot, state = create(game, "easy", seed=seed), game.new(players)
    state.apply_chance(rng)
    for _ in range(decisions):
        state.apply(bot.choose(state))
        state.apply_chance(rng)
    assert state.current_player >= 0
    return state


def brief(state: State, seat: int | None = None) -> Advice:
    return tafelronde.advise(state, seat, effort=BRIEF)


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_everybody_gets_a_chance_with_its_range(name: str) -> None:
    info = tafelronde.load(name).info
    for players in {info.min_players, info.max_players}:  # six at two of the games
        state = position(name, players)
        advice = brief(state)
        assert advice.action in state.legal_actions()
        assert len(advice.chances) == len(advice.expected) == players
        assert sum(one.share for one in advice.chances) == pytest.approx(1.0)
        assert sum(advice.expected) == pytest.approx(2 - players)
        assert all(0.0 <= one.low <= one.share <= one.high <= 1.0 for one in advice.chances)
        mine = advice.chances[state.current_player]
        assert mine.low < mine.share < mine.high
        if advice.second is not None:
            assert advice.second_chance is not None
            assert advice.second_chance.share <= mine.share


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_the_line_begins_with_the_action_and_is_told(name: str) -> None:
    state = position(name, 2)
    line = brief(state).line
    assert 1 <= len(line) <= LONGEST
    assert (line[0].player, line[0].action) == (state.current_player, brief(state).action)
    assert all(step.telling is not None for step in line)


@pytest.mark.parametrize("name", HIDDEN)
def test_what_is_hidden_from_a_seat_changes_nothing(name: str) -> None:
    state = position(name, 3)
    for seat in range(3):
        told = [brief(state.resample(seat, tafelronde.new_rng(k)), seat) for k in (1, 2)]
        assert told[0] == told[1] == brief(state, seat)


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_a_seat_that_is_not_to_move_is_told_what_it_may_expect(name: str) -> None:
    state = position(name, 2)
    mover = state.current_player
    advice = brief(state, 1 - mover)
    assert sum(one.share for one in advice.chances) == pytest.approx(1.0)
    assert (advice.second, advice.second_chance, advice.reasons) == (None, None, ())
    assert advice.simulations > 0
    state.format(advice.action)
    if not state.game.info.hidden:
        assert advice.action == brief(state).action


@pytest.mark.parametrize("name", HIDDEN)
def test_the_mover_is_asked_where_no_seat_is_named(name: str) -> None:
    state = position(name, 2)
    assert brief(state) == brief(state, state.current_player)
    before = state.to_bytes()
    brief(state, 1 - state.current_player)
    assert state.to_bytes() == before


def test_where_nothing_can_be_advised_it_is_said_which_field_is_wrong() -> None:
    begun = tafelronde.load("rosenkoenig").new()
    with pytest.raises(BadOption, match=r"^state: 'chance to act' is not possible; expected a pos"):
        tafelronde.advise(begun)
    state = position("rosenkoenig", 2)
    over = state.copy()
    rng = tafelronde.new_rng(1)
    while not over.is_terminal:
        over.apply(over.legal_actions()[0])
        over.apply_chance(rng)
    with pytest.raises(BadOption, match=r"^state: 'a game that is over'"):
        tafelronde.advise(over)
    for seat in (-1, 2):
        with pytest.raises(BadOption, match=rf"^seat: {seat} is not possible; expected 0 to 1"):
            tafelronde.advise(state, seat)
    for effort in (0.0, -1.0, math.nan, math.inf):
        with pytest.raises(BadOption, match=r"^effort: "):
            tafelronde.advise(state, effort=effort)
    with pytest.raises(BadOption, match=r"^seed: -1 is not possible; expected 0 or more"):
        tafelronde.advise(state, seed=-1)


def test_a_certain_victory_is_certain() -> None:
    state = tafelronde.load("connect_four").new()
    state.replay(list("ababab"))  # a fourth one on a wins
    advice = brief(state)
    assert state.format(advice.action) == "a"
    assert advice.chances == (Chance(1.0, 1.0, 1.0), Chance(0.0, 0.0, 0.0))
    assert advice.expected == (1.0, -1.0)


@pytest.mark.nightly
def test_ranges_cover_what_comes_and_narrower_ones_do_not() -> None:
    """A few games of Rosenkönig: the mean of the results lies within the mean range."""
    rows = [row for seed in range(3) for row in chances(Table("rosenkoenig", 2), seed)]
    trust = calibration.current("rosenkoenig-2")
    told = [chance(trust, calibration.told(row, trust)) for row in rows]
    error = calibration.error([(one.share, row) for one, row in zip(told, rows, strict=True)])
    came = sum(map(calibration.came, rows)) / len(rows)
    low, high = (sum(one[k] for one in told) / len(rows) for k in (1, 2))
    assert low - 2 * error < came < high + 2 * error
    flipped = [{**row, "share": 1.0 - row["share"]} for row in rows]
    worse = [calibration.told(row, trust) for row in flipped]
    assert calibration.typical(calibration.bins(rows, worse)) > 0.1


def test_a_range_widens_with_each_of_its_errors() -> None:
    plain = chance(Trust(1.0, 0.0, 0.02), 0.6)
    for wider in (chance(Trust(1.0, 0.0, 0.04), 0.6), chance(Trust(1.0, 0.0, 0.02), 0.6, 0.04)):
        assert wider.low < plain.low < wider.share == 0.6 < plain.high < wider.high


def test_a_range_is_near_what_is_told_however_small_that_is() -> None:
    for told in (5e-324, 1e-9, 0.001, 0.05, 0.5, 0.95, 1.0 - 2**-53):
        (share, *_) = trusted(Trust(1.4, -0.2, 0.05), (told, 1.0 - told), 0)
        found = chance(Trust(1.4, -0.2, 0.05), share, 0.02)
        assert 0.0 <= found.low <= found.share <= found.high <= 1.0
        assert found.high - found.low <= 4.0 * math.hypot(0.05, 0.02), told


def test_a_line_ends_where_continuations_part() -> None:
    state = tafelronde.load("connect_four").new()

    def played(text: str) -> list[Decided]:
        now, found = state.copy(), list[Decided]()
        for action in map(state.parse, text):
            found.append(Decided(now.copy(), action))
            now.apply(action)
        return found

    def line(*texts: str) -> str:
        found = likely_line([played(text) for text in texts], 0)
        return "".join(state.format(step.action) for step in found)

    assert line("abc", "abd", "abe", "abf", "acg", "adg") == "ab"
    assert line(*["abcdef"] * 5) == "abcd"  # not longer than is read
    assert line("abc", "abc", "abc", "abd", "d") == "ab"  # three that went alike say little
    assert line("a") == "a"
