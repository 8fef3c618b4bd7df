"""Reasons from consequences: what the worse of two actions allows, with a course that shows it."""

import random

import pytest

import tafelronde
from advice.guard import BLUNDER, MOVES, before
from tables import PACKAGE_GAMES, Table, at_each_size, random_states
from tafelronde.advice.consequences import Consequences
from tafelronde.advice.courses import world_of
from tafelronde.advice.plain_gains import plain_gains
from tafelronde.advice.reasons import reasons_for
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.state import State
from tafelronde.words import LANGUAGES, load_words


def test_who_took_the_only_guard_is_told_so() -> None:
    state = before()
    better, worse = state.parse("e3-d5"), state.parse(MOVES[BLUNDER])
    first, *_ = reasons_for(state, better, worse, 0.7, 0.0, instead="played")
    assert (first.code, first.arguments["other"]) == ("takes-guard", 1)
    played = [state.format(step) for step in first.line]
    assert played[0] == MOVES[BLUNDER]
    assert played[-1] == "f5-f4"  # yellow's emperor enters the fortress
    say = load_words("en", state.game.info.messages)
    told = say(f"why-{first.code}", **{**first.arguments, "other": "Irmgard", "who": "you"})
    assert told == "You took the only piece that could capture Irmgard’s emperor."


def test_a_threat_that_was_there_is_left_and_not_allowed() -> None:
    """With few other moves left that keep it from happening."""
    state = before()
    worse = state.parse(MOVES[BLUNDER])
    for weight, reason in Consequences(state, state.parse("e3-d5"), worse).reasons():
        assert not reason.code.startswith("leaves-"), (weight, reason)


@at_each_size
def test_every_line_is_possible_and_begins_with_one_of_the_two(table: Table) -> None:
    choice = random.Random(3)
    for state in _deciding(table):
        better, worse = choice.sample(state.legal_actions(), 2)
        for reason in reasons_for(state, better, worse, 0.6, 0.4):
            assert f"why-{reason.code}" in load_words("en", state.game.info.messages)
            if reason.line:
                assert reason.line[0] in (better, worse)
                world_of(state, reason.world).replay(reason.line)


@at_each_size
def test_nothing_hidden_changes_a_reason(table: Table) -> None:
    choice, rng = random.Random(4), new_rng(8)
    for state in _deciding(table)[:2]:
        better, worse = choice.sample(state.legal_actions(), 2)
        found = reasons_for(state, better, worse, 0.6, 0.4)
        believed = state.resample(state.current_player, rng)
        assert reasons_for(believed, better, worse, 0.6, 0.4) == found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_every_gain_can_be_told(name: str, language: str) -> None:
    """It is told of another player and of who decides, in every language."""
    game = tafelronde.load(name)
    say = load_words(language, game.info.messages)
    for players in {game.info.min_players, game.info.max_players}:
        for state in random_states(Table(name, players), 77, games=2, every=7):
            for gain in () if game.gains is None else game.gains(state):
                assert gain.actions[0] in state.legal_actions()
                assert set(gain.worth) <= set(range(state.players))
                assert any(
                    f"why-{each}-{gain.code}" in say for each in ("allows", "keeps", "costs")
                )


def test_a_game_that_lists_no_gains_is_compared_by_points_and_victories() -> None:
    state = tafelronde.load("connect_four").new()
    for column in (0, 6, 0, 6, 0):  # three in a row for the first player
        state.apply(column)
    blunder, defence = 3, 0
    gains = plain_gains(state.after(blunder))
    assert [gain.code for gain in gains] == ["victory"]
    first, *_ = reasons_for(state, defence, blunder, 0.5, 0.0)
    assert (first.code, first.arguments["other"]) == ("leaves-victory", 0)
    assert first.line[:2] == (blunder, 0)


def test_where_nothing_else_is_found_the_shares_are_told() -> None:
    state = tafelronde.load("connect_four").new()
    [reason] = reasons_for(state, 3, 0, 0.55, 0.48)
    assert (reason.code, reason.arguments["count"], reason.arguments["less"]) == ("falls", 55, 48)
    assert reason.line[0] == 0


def _deciding(table: Table) -> list[State]:
    states = random_states(table, 9300, games=1, every=23)
    return [state for state in states if len(state.legal_actions()) > 1][:4]
