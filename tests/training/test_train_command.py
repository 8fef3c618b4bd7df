"""The command: a whole course of it, and one sentence for whatever is wrong."""

import re
import sys
from pathlib import Path

import pytest

from cli.helpers import Outcome, complaint
from cli.helpers import tafelronde as command
from tafelronde.search.prospects.weights import Prospects
from tafelronde.training import puzzled
from tafelronde.training.plan import NETWORK, REPORT, folder_of

for module in ("pyarrow", "jax", "optax"):
    pytest.importorskip(module)

GAME = "rosenkoenig"
TINY = (
    "--table", "2:3:exercise=small", "--generations", "1", "--simulations", "2", "--gate-games",
    "2", "--units", "2", "--workers", "1",
)  # fmt: skip
LANGUAGES = ("en", "nl", "de")


def train(out: Path, *more: object, language: str = "en") -> Outcome:
    return command("train", GAME, *more, "--out", out, "--lang", language)


def test_a_course_from_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzled, "MOST", 1)
    monkeypatch.setattr(puzzled, "SIMULATIONS", 2)
    out = tmp_path / "out"
    done = train(out, *TINY)
    assert done.code == 0, done.err
    assert "Traceback" not in done.err
    assert str(out / REPORT) in done.out
    assert Prospects.read(folder_of(out, 1) / NETWORK).units == 2
    said = {done.out}
    for language in LANGUAGES:  # it is over: nothing is played again
        again = train(out, *TINY, language=language)
        assert again.code == 0
        said.add(again.out)
    assert len(said) == len(LANGUAGES)
    told = {complaint(train(out, *TINY, "--units", 3, language=one)) for one in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(str(out) in text for text in told)
    bot = f"mcts:simulations=2,network={folder_of(out, 1) / NETWORK}"
    played = command("simulate", GAME, "--bot", bot, "--games", 1, "--workers", 1)
    assert played.code == 0


WRONG = [
    (("--generations", "0"), "--generations must be a whole number from 1, not “0”"),
    (("--generations", "two"), "--generations must be a whole number from 1, not “two”"),
    (("--simulations", "1"), "--simulations must be a whole number from 2, not “1”"),
    (("--gate-games", "1"), "--gate-games must be a whole number from 2, not “1”"),
    (("--units", "-3"), "--units must be a whole number from 1, not “-3”"),
    (("--seed", "-1"), "--seed must be a whole number from 0, not “-1”"),
    (("--workers", "0"), "--workers must be a whole number from 1"),
    (("--table", ""), "--table must be a whole number from 2, not “”"),
    (("--table", "all"), "--table must be a whole number from 2, not “all”"),
    (("--table", "1"), "--table must be a whole number from 2, not “1”"),
    (("--table", "2:"), "--table must be a whole number from 1, not “”"),
    (("--table", "2:0"), "--table must be a whole number from 1, not “0”"),
    (("--table", "2:5:"), "“” is no option"),
    (("--table", "2:5:small"), "“small” is no option"),
    (("--table", "2:5:colour=red"), "has no option “colour”"),
    (("--table", "2:5:exercise=none"), "exercise: “none” is not possible"),
    (("--table", "5"), "for 2 players, not 5"),
    (("--table", "2", "--table", "2:9"), "Two tables are the same."),
    (("--table", "2:5:exercise=small", "--table", "2:6:exercise=small"), "Two tables"),
    (("--search-share", "1.5"), "--search-share: “1.5” is no share"),
    (("--search-share", "nan"), "--search-share: “nan” is no share"),
    (("--against", "nobody"), "nobody"),
    (("--against", f"exec:{sys.executable} -c pass"), "The program ended"),
    (("--against", "mcts:simulations=none"), "simulations"),
    (("--begin", "no"), "--begin must be a whole number from 0, not “no”"),
    (("--begin", "9"), "begin: “9” is not possible; expected: 1"),
    (("--begin", "1", "--against", "hard"), "--begin and --against do not go together"),
    (("--begin", "1", "--policy-alone"), "--policy-alone needs --begin"),
    (("--random", "0.5"), "no option --random"),
]


@pytest.mark.parametrize(("given", "said"), WRONG, ids=lambda part: str(part)[:50])
def test_what_is_wrong_is_told_in_a_sentence(
    given: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    done = train(tmp_path / "out", *given)
    assert said in complaint(done)
    assert done.out == ""
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_or_a_game_that_does_not_serve(language: str, tmp_path: Path) -> None:
    titles = {"connect_four": "Connect Four", "kuhn_poker": "Kuhn Poker"}
    for game, title in titles.items():
        done = command("train", game, "--out", tmp_path / "out", "--lang", language)
        assert title.lower() in complaint(done).lower()
    assert not (tmp_path / "out").exists()
    full = tmp_path / "full"
    full.mkdir()
    (full / "letter").touch()
    assert str(full) in complaint(train(full, language=language))
    assert [file.name for file in full.iterdir()] == ["letter"]
    assert "letter" in complaint(train(full / "letter", language=language))
    assert complaint(command("train", "chess", "--out", full, "--lang", language))
    words = {"en": "features", "nl": "kenmerken", "de": "Merkmale"}
    done = command("train", "connect_four", "--out", full, "--lang", language)
    assert re.search(rf"\b{words[language]}\b", done.err)


def test_the_out_folder_must_be_named() -> None:
    assert "--out" in complaint(command("train", GAME, "--lang", "en"))
