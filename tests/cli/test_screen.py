"""Screens of the terminal fit: in every language, at every size, in any position."""

import os
import re

import pytest

import tafelronde
from tables import daily
from tafelronde.cli.parts.terminal import Settings, Terminal
from tafelronde.cli.table import screen as module
from tafelronde.cli.table.screen import Choice, Scene, Screen
from tafelronde.cli.table.session import Session
from tafelronde.drawing.palette import FEW, MANY, TRUE, palette
from tafelronde.drawing.table import Drawing, Pen
from tafelronde.match import Match
from tafelronde.match.chance import seed_from_number
from tafelronde.words import LANGUAGES, load_words

DEEP = 1 << 24


class Pretended(Terminal):
    """A terminal with so many colours, on which somebody types."""

    def __init__(self, language: str, colours: int, unicode: bool) -> None:
        super().__init__(Settings(language=language))
        self.colours = colours
        self.unicode = unicode

    @property
    def interactive(self) -> bool:
        return True


def session(language: str, seed: int, decisions: int) -> Session:
    say = load_words(language, tafelronde.load("rosenkoenig").info.messages)
    made = Session(Match.start("rosenkoenig", seed=seed_from_number(seed)), {1: "greedy"}, say)
    for number in range(decisions):
        if made.match.is_over:
            break
        legal = made.state.legal_actions()
        made.play(legal[(number * 7 + seed) % len(legal)])
    return made


def scene(of: Session, **more: object) -> Scene:
    state = of.state
    choices = [
        Choice(number, action, state.format(action), of.sentence(state, action, "choice"))
        for number, action in enumerate(state.legal_actions(), 1)
    ]
    return Scene(of, choices, ask=of.say("your-turn"), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", daily(LANGUAGES, ["de"]))
@pytest.mark.parametrize("size", [(80, 24), (80, 22), (100, 30), (120, 40), (60, 30), (200, 60)])
@pytest.mark.parametrize(
    ("colours", "unicode"), [(DEEP, True), (256, True), (16, True), (0, False)]
)
def test_it_fits(
    language: str,
    size: tuple[int, int],
    colours: int,
    unicode: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module.shutil, "get_terminal_size", lambda _: os.terminal_size(size))
    screen = Screen(Pretended(language, colours, unicode))
    for seed, decisions in ((1, 0), (2, 20), (3, 60), (4, 90), (5, 200)):
        lines = screen.compose(scene(session(language, seed, decisions)))
        assert max(line.cell_len for line in lines) <= size[0]
        if size[0] >= 80:
            assert len(lines) <= size[1] - 1  # the prompt has the last line


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_and_the_question_are_there_at_80_by_24(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module.shutil, "get_terminal_size", lambda _: os.terminal_size((80, 24)))
    screen = Screen(Pretended(language, DEEP, True))
    for seed in range(10):
        made = session(language, seed, 10 * seed)
        if made.match.is_over:
            continue
        at = scene(made)
        lines = [line.plain for line in screen.compose(at)]
        column = max(line.find(made.say("you-can")) for line in lines)
        beside = " ".join(" ".join(line[column:] for line in lines).split())  # it may be wrapped
        for choice in at.choices:
            assert f"{choice.number} {choice.notation} {choice.text}" in beside
        assert made.say("your-turn") in "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("koenig_der_elfen", 4, {}), ("drakon", 4, {"heroes": True, "escape": True})],
)
def test_nothing_that_is_mine_is_cut_at_80_by_24(
    game: str,
    players: int,
    options: dict[str, bool],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first turns: the hand is there, and some choices, each in full."""
    monkeypatch.setattr(module.shutil, "get_terminal_size", lambda _: os.terminal_size((80, 24)))
    say = load_words(language, tafelronde.load(game).info.messages)
    match = Match.start(game, players=players, options=options, seed=seed_from_number(3))
    made = Session(match, dict.fromkeys(range(1, players), "easy"), say)
    turns = 0
    while turns < 5:
        legal = made.state.legal_actions()
        if made.state.current_player == 0:
            turns += 1
            at = scene(made)
            lines = [line.plain for line in Screen(Pretended(language, DEEP, True)).compose(at)]
            assert len(lines) <= 23
            text = "\n".join(lines)
            named = [c for c in at.choices if f"{c.number}  {c.notation} " in text]
            assert len(named) >= 3
            if game == "koenig_der_elfen":
                whole = [choice for choice in named if choice.text in " ".join(text.split())]
                assert len(whole) >= min(len(at.choices), 4)
            if game == "drakon":
                hand = [f"{tile.kind}:{tile.arrows}" for tile in made.state.view(0).seats[0].hand]
                assert all(tile.strip(":") in text for tile in hand)
        made.play(legal[(7 * turns) % len(legal)])


def test_the_end_is_told_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module.shutil, "get_terminal_size", lambda _: os.terminal_size((80, 24)))
    for language in LANGUAGES:
        made = session(language, 5, 200)
        assert made.match.is_over
        *account, result = made.account()
        shown = Screen(Pretended(language, DEEP, True)).compose(
            Scene(made, account=account, result=result)
        )
        text = " ".join("\n".join(line.plain[41:] for line in shown).split())
        for sentence in (*account, result):
            assert sentence in text


def drawing(**pen: object) -> Drawing:
    game = tafelronde.load("rosenkoenig")
    made = session("en", 3, 30)
    assert game.table is not None
    say = load_words("en", game.info.messages)
    return game.table(made.state.view(None), Pen(say, **pen))  # type: ignore[arg-type]


def test_without_colour_there_are_no_colours_and_form_tells() -> None:
    plain = drawing()
    styles = {style for line in plain.board for _, style in line}
    assert not any("#" in style or "color(" in style or " on " in style for style in styles)
    text = str(plain)
    assert "✿" in text
    assert "❀" in text
    assert "♛" in text
    assert "▀" not in text


def test_ascii_only() -> None:
    text = str(drawing(unicode=False))
    assert text.isascii()
    assert "X" in text
    assert "O" in text
    assert "K" in text


def test_colours_follow_the_terminal() -> None:
    assert palette(DEEP) is TRUE
    assert palette(256) is MANY
    assert palette(16) is FEW
    few = {style for line in drawing(colours=16).board for _, style in line}
    assert not any("#" in style or "color(" in style for style in few)
    many = {style for line in drawing(colours=256).board for _, style in line}
    assert not any("#" in style for style in many)


def test_marks_stand_on_their_squares() -> None:
    game = tafelronde.load("rosenkoenig")
    state = session("en", 3, 0).state
    marks = {action: str(k) for k, action in enumerate(state.legal_actions(), 1)}
    assert game.table is not None
    say = load_words("en", game.info.messages)
    lines = str(game.table(state.view(None), Pen(say, marks=marks))).splitlines()
    for action, mark in marks.items():
        assert game.tell is not None
        square = str(next(game.tell(state, action, None)).arguments["square"])
        rank = next(line for line in lines if line.startswith(f" {square[1]} "))
        assert rank[5 + 4 * "abcdefghi".index(square[0])] == mark


def test_large_squares_on_a_large_terminal() -> None:
    assert drawing(colours=DEEP, width=120, height=40).width == 57
    assert drawing(colours=DEEP, width=80, height=24).width == 39
    assert len(drawing(colours=DEEP, width=80, height=20).board) == 10


def test_text_of_a_state() -> None:
    text = str(session("en", 3, 10).state)
    assert "stones on the board, " in text
    assert "points" in text


@pytest.mark.parametrize(
    ("width", "told"), [(80, r"\d+ stones on the board, \d+ left"), (60, r"\d+ laid, \d+ left")]
)
def test_stones_are_counted_in_as_many_words_as_there_is_room_for(width: int, told: str) -> None:
    stones, _ = drawing(width=width).status
    assert re.fullmatch(told, stones)
    assert sum(map(int, re.findall(r"\d+", stones))) == 52
