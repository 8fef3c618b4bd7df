"""The puzzles to begin with: easy, and each another thing than the one before."""

import itertools
from dataclasses import replace

import pytest

from tables import PACKAGE_GAMES
from tafelronde.core.facts.puzzling import UNSEEN
from tafelronde.school.puzzles import Puzzle, format_puzzles, parse_puzzles, puzzles_of
from tafelronde.school.varied import BEGINNING, beginning, kind_of

KINDS = 6
"""Kinds that are among the first puzzles of each game, at least."""


def puzzles(game: str) -> tuple[Puzzle, ...]:
    found = puzzles_of(game)
    assert found is not None
    return found.puzzles


@pytest.mark.parametrize("game", PACKAGE_GAMES)
def test_the_first_puzzles_of_a_game_are_varied(game: str) -> None:
    first = beginning(puzzles(game), UNSEEN)
    assert len(first) == BEGINNING
    for one, other in itertools.pairwise(first):
        assert one.line[0] != other.line[0]
        assert one.kind != other.kind
    assert len({one.kind for one in first}) >= KINDS
    assert all(one.level <= 2 for one in first[:6]), "a newcomer begins with easy ones"


@pytest.mark.parametrize("game", PACKAGE_GAMES)
def test_the_kind_that_is_written_down_is_that_of_the_answer(game: str) -> None:
    for puzzle in puzzles(game)[::10]:
        state = puzzle.position()
        assert puzzle.kind == kind_of(state, state.parse(puzzle.line[0]), puzzle.theme)


def test_the_kind_is_no_part_of_what_names_a_puzzle() -> None:
    of = puzzles_of("rosenkoenig")
    assert of is not None
    one = of.puzzles[0]
    assert replace(one, kind="").id == one.id
    assert parse_puzzles(format_puzzles(of)) == of
    older = replace(of, puzzles=tuple(replace(each, kind="") for each in of.puzzles))
    assert parse_puzzles(format_puzzles(older)) == older


def test_no_more_are_chosen_than_differ() -> None:
    alike = [replace(one, kind="same") for one in puzzles("rosenkoenig")]
    assert len(beginning(alike)) == 1
