"""Playing from a script: moves come in line by line, and what happens goes out."""

import io
import re
import sys
from itertools import takewhile
from pathlib import Path

import pytest

from cli.helpers import process, tafelronde
from tables import daily
from tafelronde.advice.adviser import advise
from tafelronde.bots import Bot
from tafelronde.bots.spec import BotSpec
from tafelronde.cli.parts.terminal import Settings, Terminal
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.registry import info
from tafelronde.match import Match, load_match, read_record, verify
from tafelronde.match.chance import seed_from_number
from tafelronde.words import load_words

WHOLE_GAME = "1\n" * 200


def test_a_whole_game(own_world: Path) -> None:
    outcome = process("play", "rosenkoenig", "--seed", 3, "--bots", "greedy", typed=WHOLE_GAME)
    assert (outcome.code, outcome.err) == (0, "")
    (file,) = own_world.glob("*.txt")
    assert str(file) in outcome.out
    assert "Verified: every draw follows from the seed" in outcome.out
    match = load_match(file)
    assert match.is_over
    assert match.table.names == ("", "Bot 1")
    assert dict(match.table.bots) == {1: ("greedy", "")}
    assert verify(read_record(file)).ok
    points = [int(score) for score in match.state.scores()]
    for seat, name in enumerate(("Red", "White")):
        (line,) = [text for text in outcome.out.splitlines() if f"{name}: " in text]
        squares, _, total = line.partition(f"{name}: ")[2].rpartition(" = ")
        assert int(total) == points[seat]
        assert value(squares) == points[seat]
    winner = ("Red", "White")[match.state.winners()[0]]
    assert f"{winner} wins by" in outcome.out


def test_a_bot_of_the_court_has_its_name(own_world: Path) -> None:
    outcome = tafelronde("play", "rosenkoenig", "--seed", 3, "--bots", "easy", typed=WHOLE_GAME)
    (file,) = own_world.glob("*.txt")
    match = load_match(file)
    court = {character.name: character for character in info("rosenkoenig").court}
    name = match.table.names[1]
    assert court[name].level == "easy"
    level, plays = match.table.bots[1]
    assert (level, plays.partition(":")[0]) == ("easy", "mcts")
    assert "simulations=" in plays
    assert f"White · {name} (bot)" in outcome.out
    assert f"{name} (easy): " in outcome.out  # and what he or she is like
    assert f"{name} plays " in outcome.out
    assert "White plays " not in outcome.out
    again = tafelronde("play", "rosenkoenig", "--seed", 3, "--bots", "easy", typed=WHOLE_GAME)
    assert f"White · {name} (bot)" in again.out  # the same for the same seed


def test_a_bot_plays_in_the_style_of_its_character(
    own_world: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the record says so; a bot that is of no level has none."""
    made: set[str] = set()
    create = BotSpec.create

    def note(spec: BotSpec, game: Game, seed: int = 0) -> Bot:
        made.add(str(spec))
        return create(spec, game, seed)

    monkeypatch.setattr(BotSpec, "create", note)
    for bot, plays in (("easy", "easy:style=bold"), ("mcts:simulations=2", "mcts:simulations=2")):
        made.clear()
        begun = tafelronde("play", "rosenkoenig", "--seed", 2, "--bots", bot, typed="1\n1\n")
        assert plays in made
        (file,) = own_world.glob("*.txt")
        assert ("style=bold" in file.read_text("utf-8")) == (bot == "easy"), begun.out
        file.unlink()


def value(squares: str) -> int:
    """The value of ``12² + 4·1²``."""
    total = 0
    for term in squares.split(" + "):
        number, dot, size = term.rpartition("·")
        total += (int(number) if dot else 1) * int(size.rstrip("²")) ** 2
    return total


@pytest.mark.parametrize("language", daily(["en", "nl", "de"], ["de"]))
def test_plain_text_is_at_most_80_wide_and_has_no_escapes(language: str) -> None:
    outcome = tafelronde(
        "play", "rosenkoenig", "--seed", 8, "--lang", language, typed="1\nhint\n" + WHOLE_GAME
    )
    assert outcome.code == 0
    table = [line for line in outcome.out.splitlines() if "/" not in line]  # paths are long
    assert max(len(line) for line in table) <= 80
    assert "\x1b" not in outcome.out
    assert "{" not in outcome.out


@pytest.mark.parametrize("encoding", daily(["ascii", "utf-8"], ["ascii"]))
def test_ascii(encoding: str) -> None:
    options = ("--seed", 8, "--ascii", "--lang", "de")
    outcome = process("play", "rosenkoenig", *options, typed=WHOLE_GAME, PYTHONIOENCODING=encoding)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.isascii()
    assert "Weiss" in outcome.out
    assert "^2" in outcome.out
    assert "K" in outcome.out


@pytest.mark.parametrize(
    ("language", "written"), [("de", "schoene Aerger, groesser"), ("nl", "schone Arger, grosser")]
)
def test_umlauts_are_two_letters_in_german_alone(
    language: str, written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(memory, "utf-8"))
    Terminal(Settings(language, ascii=True))
    print("schöne Ärger, größer", end="", flush=True)
    assert memory.getvalue().decode() == written


def test_numbers_notation_and_words_of_the_language(own_world: Path) -> None:
    typed = "N2\nziehen\nsw3\nquit\n"
    outcome = tafelronde(
        "play", "rosenkoenig", "--seed", 3, "--bots", "greedy", "--lang", "de", typed=typed
    )
    assert outcome.code == 0
    assert "Rot spielt N2 nach e7." in outcome.out
    assert "Rot zieht" in outcome.out
    assert "Rot spielt SW3" in outcome.out
    assert "Gespeichert in" in outcome.out
    assert len(list(own_world.iterdir())) == 1


def test_compass_of_dutch_and_german_is_understood() -> None:
    outcome = tafelronde("play", "rosenkoenig", "--seed", 3, "--lang", "nl", typed="NO2\nstop\n")
    assert "Rood speelt NE2 naar g7." in outcome.out


def test_hint_names_a_legal_move_and_changes_nothing() -> None:
    outcome = tafelronde("play", "rosenkoenig", "--seed", 3, typed="hint\nhint 2\nN2\nquit\n")
    hint, second = (
        line for line in outcome.out.splitlines() if "Hint: " in line or "econd-best: " in line
    )
    assert hint.partition("Hint: ")[2] != second.partition("Second-best: ")[2]
    assert "Red plays N2 to e7." in outcome.out


def test_hint_tells_the_chance_with_its_range_and_what_follows() -> None:
    outcome = tafelronde("play", "rosenkoenig", "--seed", 3, typed="hint\nquit\n")
    state = Match.start("rosenkoenig", 2, seed=seed_from_number(3)).state
    advice = advise(state)
    out = " ".join(outcome.out.split())
    share, low, high = (round(100 * part) for part in advice.chances[0])
    assert f"Chance to win: about {share} % ({low}–{high})." in out
    assert f"Hint: {state.format(advice.action)}, " in out
    codes = [step.telling.code if step.telling else "" for step in advice.line[1:3]]
    played = advice.line[1 : 1 + len(list(takewhile("play".__eq__, codes)))]
    assert ("Likely to follow: " in out) == bool(played)
    assert all(f" plays {state.format(step.action)} to " in out for step in played)


def test_undo_takes_the_bots_answer_back_too() -> None:
    outcome = tafelronde("play", "rosenkoenig", "--seed", 3, typed="N2\nundo\nNE2\nquit\n")
    last = outcome.out.rpartition("Rosenkönig")[2]
    assert "Red plays NE2 to g7." in last
    assert "N2 to e7" not in last


def test_save_and_load(tmp_path: Path) -> None:
    file = tmp_path / "my game.txt"
    outcome = tafelronde("play", "rosenkoenig", "--seed", 3, typed=f"N2\nsave {file}\nquit\n")
    assert f"Saved in {file}" in outcome.out
    assert "Until next time." in outcome.out
    match = load_match(file)
    assert match.ply >= 12
    again = tafelronde("play", "--load", file, typed="1\nquit\n")
    assert again.code == 0
    assert "Red plays N2 to e7." in again.out
    assert load_match(file).ply > match.ply
    inside = tafelronde("play", "rosenkoenig", "--seed", 9, typed=f"1\nload {file}\nquit\n")
    assert f"Loaded {file}" in inside.out


def test_end_of_the_script_saves(own_world: Path) -> None:
    outcome = tafelronde("play", "rosenkoenig", "--seed", 3, typed="N2\n")
    assert outcome.code == 0
    (file,) = own_world.iterdir()
    assert f"tafelronde play --load {file}" in outcome.out
    assert file.stat().st_mode & 0o077 == 0  # the seed in it is secret
    assert load_match(file).ply >= 12


def test_leaving_before_the_first_move_leaves_nothing(own_world: Path) -> None:
    outcome = tafelronde("play", "rosenkoenig", "--seed", 3, typed="hint\n")
    assert outcome.code == 0
    assert len(list(own_world.iterdir()) if own_world.exists() else []) <= 1


def test_resigning(own_world: Path) -> None:
    outcome = tafelronde("play", "rosenkoenig", "--seed", 3, typed="N2\nresign\n")
    assert "Red resigns." in outcome.out
    assert re.search(r"(Sir Osric|Rosamel) wins\.", outcome.out)
    assert "Verified" in outcome.out
    (file,) = own_world.iterdir()
    assert "status: resigned\nresigned: red\n" in file.read_text()
    checked = tafelronde("verify", file)
    assert (checked.code, "because red resigned" in checked.out) == (0, True)
    end = tafelronde("replay", file)
    assert (end.code, end.err) == (0, "")
    assert "Red resigns." in end.out
    assert re.search(r"(Sir Osric|Rosamel) wins\.", end.out)
    step = tafelronde("replay", file, "--at", 5)
    assert "resigns" not in step.out
    loaded = tafelronde("play", "--load", file, typed="1\n")
    assert re.search(r"(Sir Osric|Rosamel) wins\.", loaded.out)


def test_help_and_rules() -> None:
    outcome = tafelronde(
        "play", "rosenkoenig", "--seed", 3, "--lang", "de", typed="?\nregeln\nzüge\nende\n"
    )
    assert "Machtkarte" in outcome.out
    assert "Heldenkarte" in outcome.out
    assert "aufgeben" in outcome.out
    dutch = tafelronde("play", "rosenkoenig", "--seed", 3, "--lang", "nl", typed="rules\nquit\n")
    for word in ("machtkaart", "heldenkaart", "kroon"):
        assert word in dutch.out


def test_the_rules_begin_with_the_minute_that_the_page_tells() -> None:
    outcome = tafelronde("play", "drakon", "--seed", 3, typed="rules\nquit\n")
    say = load_words("en", info("drakon").messages)
    told = " ".join(outcome.out.split())
    for message in ("summary-1", "summary-6", "room-gold-does", "hero-amazon-does"):
        assert say(message) in told
    assert told.index(say("summary-1")) < told.index(say("room-gold-does"))
    assert "{" not in say("rules")


def test_second_seat() -> None:
    outcome = tafelronde("play", "rosenkoenig", "--seed", 3, "--seat", 2, typed="quit\n")
    assert re.search(r"Red · (Sir Osric|Rosamel) \(bot\)", outcome.out)
    assert "White · you" in outcome.out
    assert re.search(r"(Sir Osric|Rosamel) plays", outcome.out)


def test_two_people() -> None:
    outcome = tafelronde("play", "rosenkoenig", "--seed", 3, "--two", typed="N2\nSW1\nquit\n")
    assert "Red to move" in outcome.out
    assert "White to move" in outcome.out
    assert "White plays SW1" in outcome.out


def test_without_a_name_the_games_are_offered() -> None:
    outcome = tafelronde("play", typed="4\nquit\n")
    assert "4  Rosenkönig" in outcome.out
    assert "Your turn" in outcome.out


@pytest.mark.parametrize("game", ["connect_four", "kuhn_poker"])
def test_games_from_outside_without_a_table_of_their_own(game: str) -> None:
    outcome = tafelronde("play", game, "--seed", 3, "--bots", "random", typed="1\n" * 100)
    assert (outcome.code, outcome.err) == (0, "")
    assert "wins." in outcome.out or "share the victory" in outcome.out


def test_hidden_cards_are_not_told() -> None:
    outcome = tafelronde("play", "kuhn_poker", "--seed", 3, "--bots", "random", typed="1\nquit\n")
    assert "It happens" not in outcome.out
