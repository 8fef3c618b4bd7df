"""Characters of the bots: enough of them, all different, described in every language."""

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tafelronde
from tafelronde.bots.create import LEVELS
from tafelronde.core.facts.court import (
    STYLES,
    Character,
    choose_character,
    name_character,
    read_court,
    style_of,
)
from tafelronde.core.facts.info import GameInfo
from tafelronde.words import LANGUAGES, load_words

OWN = [info for info in tafelronde.infos() if info.load.__module__.startswith("tafelronde.games.")]
COURT = (
    Character("ann", "Ann", "easy"),
    Character("bob", "Bob", "easy"),
    Character("cat", "Cat", "hard"),
)


@pytest.mark.parametrize("info", OWN, ids=lambda info: info.name)
def test_every_level_has_a_character_for_every_seat(info: GameInfo) -> None:
    count = Counter(character.level for character in info.court)
    assert list(count) == [level for level in LEVELS if level in info.load().levels]
    assert min(count.values()) >= info.max_players


@pytest.mark.parametrize("info", OWN, ids=lambda info: info.name)
def test_every_level_has_different_styles(info: GameInfo) -> None:
    """Each of them, where there are enough characters; and a bot that takes them."""
    for level, bot in tafelronde.load(info.name).levels.items():
        people = [character for character in info.court if character.level == level]
        styles = {character.style for character in people if character.style}
        assert len(styles) >= min(len(STYLES), len(people) - 1)
        assert all(one.bot in ("mcts", "alpha_beta") for one in (bot, bot.more) if one)
    assert {character.style for character in info.court} == {"", *STYLES}


def test_a_court_with_a_wrong_style_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "court.toml"
    easy = '[easy]\nann = "Ann"\n[styles]\n'
    file.write_text(f'{easy}ann = "bold"')
    assert read_court(file) == (Character("ann", "Ann", "easy", "bold"),)
    assert style_of(read_court(file), "ann-2", "easy") == "bold"
    file.write_text(f'{easy}ann = "brave"')
    with pytest.raises(
        ValueError, match=r"styles\.ann: 'brave' is none of bold, spiteful, careful"
    ):
        read_court(file)
    file.write_text(f'{easy}bob = "bold"')
    with pytest.raises(ValueError, match=r"styles\.bob: nobody of the court is called so"):
        read_court(file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_style_has_a_word(language: str) -> None:
    say = load_words(language)
    assert len({say(f"style-{style}") for style in STYLES}) == len(STYLES)
    assert all(f"style-{style}" in say for style in STYLES)


def test_no_two_characters_of_the_house_are_called_the_same() -> None:
    people = [character for info in OWN for character in info.court]
    assert len({character.id for character in people}) == len(people) > 60
    assert len({character.name for character in people}) == len(people)
    for character in people:
        assert re.fullmatch(r"[a-z]{3,12}", character.id)  # a hyphen stands before a number
        assert re.fullmatch(r"[A-Z][a-z]+( [A-Z][a-z]+)?", character.name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("info", OWN, ids=lambda info: info.name)
def test_every_character_is_described(info: GameInfo, language: str) -> None:
    say = load_words(language, info.messages)
    lines = [say(f"court-{character.id}") for character in info.court]
    assert len(set(lines)) == len(lines)
    for line in lines:
        assert re.fullmatch(r"\S.{14,78}\.", line), line


def test_a_game_without_a_court_has_plain_bots(tmp_path: Path) -> None:
    assert read_court(tmp_path / "court.toml") == ()
    assert choose_character((), "hard", (), "t 1") == "bot-1"
    assert choose_character((), "hard", {"bot-1"}, "t 2") == "bot-2"
    assert name_character((), "bot-2") == "Bot 2"


def test_a_court_that_runs_out_is_numbered() -> None:
    taken: set[str] = set()
    for seat in range(5):
        taken.add(choose_character(COURT, "easy", taken, f"t {seat}"))
    assert len(taken) == 5
    assert {name_character(COURT, who)[:3] for who in taken} == {"Ann", "Bob"}
    assert "Ann 2" in {name_character(COURT, who) for who in taken}


def test_who_has_left_the_court_is_a_plain_bot() -> None:
    assert name_character(COURT, "dora") == "Bot"


@given(st.text(max_size=20), st.lists(st.sampled_from(LEVELS), min_size=1, max_size=8))
def test_all_at_a_table_have_different_names(table: str, levels: list[str]) -> None:
    for info in OWN:
        seated: list[str] = []
        for seat, level in enumerate(levels):
            key = f"{table} {seat}"
            who = choose_character(info.court, level, seated, key)
            assert who == choose_character(info.court, level, seated, key)
            seated.append(who)
        names = [name_character(info.court, who) for who in seated]
        assert len(set(names)) == len(names)


def test_tables_meet_all_of_a_level() -> None:
    met = {choose_character(COURT, "easy", (), f"{table} 1") for table in range(30)}
    assert met == {"ann", "bob"}
