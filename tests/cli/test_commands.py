"""Every command that can be typed during a game, with a wrong text behind it, in every language:
refused in the reader's language, and nothing happens in the game."""

from pathlib import Path

import pytest

from cli.helpers import tafelronde
from tafelronde.cli.table.typed import COMMANDS, commands_of
from tafelronde.words import load_words

WITH_TEXT = ("hint", "save", "load")
START = ("play", "rosenkoenig", "--seed", 3)
languages = pytest.mark.parametrize("language", ["en", "nl", "de"])


def said(language: str, *lines: str) -> list[str]:
    """The answers to these lines, of a game that stays as it was."""
    typed = "".join(f"{line}\n" for line in ("moves", *lines, "moves"))
    outcome = tafelronde(*START, "--lang", language, typed=typed)
    assert (outcome.code, outcome.err) == (0, "")
    before, after = (text.split("\n\n")[0] for text in outcome.out.split(" › moves\n")[1:])
    assert before == after
    assert "N2" in before
    return [outcome.out.split(f" › {line}\n ")[1].split("\n")[0] for line in lines]


@languages
def test_a_command_that_takes_nothing_refuses_more(language: str) -> None:
    say = load_words(language)
    names = [name for name in (*COMMANDS, "?") if name not in WITH_TEXT]
    own = {word for word, command in commands_of(say).items() if command is COMMANDS["resign"]}
    lines = [*(f"{name} now" for name in names), *(f"{word} 2" for word in sorted(own))]
    expected = [say("takes-nothing", text=line.split()[1]) for line in lines]
    assert said(language, *lines) == expected
    assert said(language, "1 now") == [say("no-action", action="1 now")]


@languages
def test_a_hint_of_no_number_is_refused_with_the_range(language: str) -> None:
    say = load_words(language)
    word = say("command-hint").split(", ")[0]
    wrong = ["x", "99", "0", "-1", "3", "2 2", "9" * 400]
    answers = said(language, *(f"{word} {text}" for text in wrong))
    assert answers == [say("no-such-hint", number=text[:40]) for text in wrong]


@languages
def test_files_that_cannot_be(language: str, tmp_path: Path) -> None:
    say = load_words(language)
    (tmp_path / "file").touch()
    wrong = {
        f"save {tmp_path}": "EISDIR",
        f"load {tmp_path}": "EISDIR",
        f"save {tmp_path}/file/x": "ENOTDIR",
        f"load {tmp_path}/file/x": "ENOTDIR",
        f"save {tmp_path}/nope/deep/x": "ENOENT",
        f"load {tmp_path}/nope/deep/x": "ENOENT",
        f"save {tmp_path}/{'x' * 300}": "ENAMETOOLONG",
        f"load {tmp_path}/{'x' * 300}": "ENAMETOOLONG",
        "save \0": "EINVAL",
        "load \0": "EINVAL",
    }
    answers = said(language, *wrong)
    for (line, name), answer in zip(wrong.items(), answers, strict=True):
        why = say("trouble", name=name, folder=str(tmp_path / "nope"), why="")
        assert why
        file = line.split()[1].replace("\0", "?")
        assert answer == say("file-trouble", file=file, why=why)
    missing = [f"{tmp_path}/none", "~nobody-here"]
    assert said(language, "load", *(f"load {file}" for file in missing)) == [
        say("load-what"), *(say("no-file", file=file) for file in missing),
    ]  # fmt: skip
    assert {one.name for one in tmp_path.iterdir()} == {"file", "games"}
