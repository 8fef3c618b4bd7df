"""The paths of games: ten steps each, also of a game that brings none."""

import pytest

from tables import PACKAGE_GAMES
from tafelronde.core.objects.registry import info
from tafelronde.school.lessons import school_of
from tafelronde.school.path import FILE, STEPS, path_of

LEVELS = ("easy", "medium", "hard", "master")


@pytest.mark.parametrize("game", PACKAGE_GAMES)
def test_a_path_has_ten_steps_that_there_are(game: str) -> None:
    steps = path_of(game, LEVELS)
    assert (info(game).folder / FILE).is_file()
    assert len(steps) == STEPS
    beaten = [one for one in steps if one.kind == "beat"]
    court = {one.id: one for one in info(game).court}
    assert all(court[one.character].level == one.level for one in beaten)
    assert [LEVELS.index(one.level) for one in beaten] == sorted(
        LEVELS.index(one.level) for one in beaten
    ), "each is at least as strong as the one before"
    assert len({one.character for one in beaten}) == len(beaten)
    assert {court[one.character].style for one in beaten} > {"bold", "careful"}
    lessons = {one.id for one in school_of(game).lessons}
    assert all(one.lesson in lessons for one in steps if one.kind == "lesson")
    own = [one.count for one in steps if one.kind == "own"]
    assert len(own) >= 2
    assert own == sorted(set(own)), "a later one asks for more"


def test_a_game_without_a_path_has_one_of_its_levels() -> None:
    assert not (info("connect_four").folder / FILE).is_file()
    for levels in (LEVELS, ("mcts",)):
        steps = path_of("connect_four", levels)
        assert len(steps) == STEPS
        beaten = [levels.index(one.level) for one in steps if one.kind == "beat"]
        assert beaten == sorted(beaten)
        assert beaten[-1] == len(levels) - 1
        assert any(one.kind == "own" for one in steps)
