"""D-1.4, D-10.1: the colours of the seats, wherever they are shown; records name seats by order."""

import re

import pytest

import tafelronde
from clauses import clause
from games.drakon.positions import dealt, position
from tafelronde.cli.table.session import Session
from tafelronde.core.objects.registry import info
from tafelronde.core.objects.state import State
from tafelronde.drawing.table import Pen
from tafelronde.games.drakon.terminal import draw, ink_of, table
from tafelronde.match import Match, format_record, parse_record, verify
from tafelronde.match.chance import seed_from_number
from tafelronde.school.lessons import school_of, words_of_lessons
from tafelronde.words import LANGUAGES, load_words

INFO = info("drakon")
OF = {
    "wizard": "blue",
    "barbarian": "yellow",
    "thief": "green",
    "dwarf": "red",
    "knight": "orange",
    "amazon": "purple",
}


def _three() -> State:
    return position("blank:N@1,0", 3, heroes="0,0 0,0 0,0", figures="amazon dwarf thief")


@clause("D-10.1")
def test_a_seat_has_the_colour_of_its_hero() -> None:
    view = dealt(6, heroes=True).view(None)
    assert view.colours == tuple(OF[seat.figure] for seat in view.seats)
    assert sorted(view.colours) == sorted(INFO.colours)
    some = _three().view(1)
    assert some.colours == ("purple", "red", "green")


@clause("D-1.4")
@pytest.mark.parametrize("players", range(2, 7))
def test_in_the_basic_game_colours_go_by_the_order_of_seats(players: int) -> None:
    view = dealt(players).view(0)
    assert view.colours == INFO.colours[:players] == INFO.shown_colours(players, {"heroes": False})


@clause("D-10.1", "D-12.2")
def test_a_seat_has_no_colour_until_its_hero_is_assigned() -> None:
    state = tafelronde.load("drakon").new(3, heroes=True)
    seen = [state.view(None).colours]
    for action in ("yellow", "+thief", "+amazon", "+wizard"):
        state.apply(action)
        seen.append(state.view(None).colours)
    assert seen == [
        ("", "", ""),
        ("", "", ""),
        ("green", "", ""),
        ("green", "purple", ""),
        ("green", "purple", "blue"),
    ]


@clause("D-10.1")
def test_the_terminal_shows_the_heroes_colours_and_says_how_a_seat_is_written() -> None:
    view = _three().view(None)
    *_, purple, red, green = draw(view).splitlines()
    assert purple.startswith("P ")
    assert "amazon, as blue" in purple
    assert red.startswith("R ")
    assert "dwarf, as yellow" in red
    assert green.startswith("G ")
    assert green.endswith("thief")
    assert "PRG" in draw(view)
    pen = Pen(load_words("en", INFO.messages), colours=1 << 24)
    badges = [seat.badge for seat in table(view, pen).seats]
    assert [style for _, style in badges] == [
        f"bold {ink_of(view, seat, pen)}" for seat in range(3)
    ]
    assert len({style for _, style in badges}) == 3
    basic = position("blank:N@1,0", 3).view(None)
    assert badges[0][1] not in {seat.badge[1] for seat in table(basic, pen).seats}


@clause("D-10.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_seats_by_the_heroes_and_records_by_the_order(language: str) -> None:
    say = load_words(language, INFO.messages)
    match = Match.start("drakon", 6, {"heroes": True}, seed=seed_from_number(5))
    session = Session(match, {}, say)
    shown = [session.colour(seat) for seat in range(6)]
    figures = [seat.figure for seat in match.state.view(None).seats]
    assert shown == [say(f"colour-{OF[figure]}") for figure in figures]
    assert shown != [say(f"colour-{colour}") for colour in INFO.colours]
    record = format_record(match)
    assert match.setup.labels() == INFO.colours
    assert re.findall(r"(?m)^seat \d (\w+):", record) == list(INFO.colours)
    assert not verify(parse_record(record)).findings


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_calls_rivals_by_colours_that_they_have(language: str) -> None:
    say = words_of_lessons(language, INFO)
    own = load_words(language, INFO.messages)
    names = {colour: own(f"colour-{colour}") for colour in INFO.colours}
    named = 0
    for lesson in school_of("drakon").lessons:
        stand = lesson.exercise.begin()
        while True:
            there = stand.state.view(None).colours
            for colour, name in names.items():
                if re.search(rf"\b{name}s?\b", say(stand.step.says)):
                    assert colour in there, f"{stand.step.says}: {name}"
                    named += 1
            if stand.finished:
                break
            stand.take(stand.example())
    assert named > 20
