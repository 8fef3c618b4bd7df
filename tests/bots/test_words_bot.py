"""The example of a bot made of words, against a model server that answers well and badly."""

import json
import shlex
import sys
from pathlib import Path

import pytest

import tafelronde
from bots.model_server import EMPTY, ERROR, HALF, SLOW, legal_in, serving_model
from bots.wordy import Wordy
from tables import WHOLE_GAMES, daily
from tafelronde.arena.contest import Contest, hold
from tafelronde.arena.deal import Deal
from tafelronde.arena.table import Played, play_game
from tafelronde.bots.external.bot import ExecBot
from tafelronde.bots.random import RandomBot
from tafelronde.cli.run import run
from tafelronde.core.contract.rng import new_rng

PROGRAM = Path(__file__).parents[2] / "examples/bots/words_bot.py"


def command(move: float = 30.0) -> str:
    return f"exec:move={move:g},{shlex.join([sys.executable, str(PROGRAM)])}"


def play(game: str, bot: ExecBot) -> Played:
    loaded = tafelronde.load(game)
    players = loaded.info.min_players
    others = [RandomBot(loaded, seed=n) for n in range(1, players)]
    return play_game(loaded.new(players), [bot, *others], Deal(3, 1))


def words_bot(game: str, move: float = 30.0) -> ExecBot:
    words = shlex.join([sys.executable, str(PROGRAM)])
    return ExecBot(tafelronde.load(game), words, seed=1, move=move)


@pytest.mark.parametrize("game", daily(WHOLE_GAMES, WHOLE_GAMES[:2]))
def test_it_plays_a_whole_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving_model(lambda said: f"Well.\n**Action:** `{legal_in(said)}`") as model:
        monkeypatch.setenv("TAFELRONDE_BOT_SERVER", model.url)
        bot = words_bot(game)
        played = play(game, bot)
    assert played.lost is None
    assert played.untidy == ()
    decided = len(model.asked)
    assert decided > 4
    assert dict(bot.counts) == {"illegal": 0, "retries": 0, "tokens": 7 * decided}
    first, later = model.asked[0], model.asked[-1]
    assert [one["role"] for one in first] == ["system", "user"]
    assert first[0]["content"].startswith("RULES")
    assert "SINCE YOUR LAST DECISION" in later[-1]["content"]


@pytest.mark.parametrize("bad", ["castle", "", "N9 is it, is it not?", '{"action": "nowhere"'])
def test_a_bad_answer_is_asked_again_with_the_refusal(
    bad: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    replies = iter([bad, bad])
    with serving_model(lambda said: next(replies, "1")) as model:
        monkeypatch.setenv("TAFELRONDE_BOT_SERVER", model.url)
        state = tafelronde.load("rosenkoenig").new()
        state.apply_chance(new_rng(7))
        bot = words_bot("rosenkoenig")
        assert bot.choose(state) == state.legal_actions()[0]
        assert bot.end()
    roles = [one["role"] for one in model.asked[-1]]
    assert roles == ["system", "user", "assistant", "user", "assistant", "user"]
    assert "Write one of these: SE1" in model.asked[-1][-1]["content"]
    assert dict(bot.counts) == {"illegal": 2, "retries": 2, "tokens": 21}


@pytest.mark.parametrize("bad", [ERROR, HALF, EMPTY, SLOW])
def test_a_server_that_fails_loses_no_game(bad: str, monkeypatch: pytest.MonkeyPatch) -> None:
    replies = iter([bad, "2"])
    with serving_model(lambda said: next(replies, bad)) as model:
        monkeypatch.setenv("TAFELRONDE_BOT_SERVER", model.url)
        state = tafelronde.load("rosenkoenig").new()
        state.apply_chance(new_rng(7))
        bot = words_bot("rosenkoenig", move=9.0)
        assert bot.choose(state) == state.legal_actions()[1]
        assert bot.choose(state) == state.legal_actions()[0]  # it failed three times
        assert bot.end()
        assert len(model.asked) == 5
    assert dict(bot.counts) == {"illegal": 0, "retries": 0, "tokens": 7}


def test_the_arena_counts_what_it_answered(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every second answer is illegal."""
    number = iter(range(1_000_000))
    with serving_model(lambda _: "17" if next(number) % 2 else "1") as model:
        monkeypatch.setenv("TAFELRONDE_BOT_SERVER", model.url)
        standing = hold(Contest.of("rosenkoenig", [command(), "random"], games=2, seed=5))[0]
        asked = len(model.asked)
        counts = standing.counts(0)
        assert standing.counts(1) == {}
        assert counts["tokens"] == 7 * asked
        assert counts["illegal"] == counts["retries"] == asked // 2 > 5
        file = tmp_path / "result.json"
        bots = [command(), "random"]
        assert run(["arena", "rosenkoenig", *bots, "--games", "2", "--json", str(file)]) == 0
    told = json.loads(file.read_text())["groups"][0]["bots"]
    assert told[0]["words"]["tokens"] > 0
    assert "words" not in told[1]
    assert f"{told[0]['words']['illegal']} illegal answers" in capsys.readouterr().out


def test_an_agent_in_python_is_counted_too() -> None:
    standing = hold(Contest.of("rosenkoenig", [Wordy, "random"], games=2, seed=5))[0]
    assert standing.counts(0)["tokens"] > 5
    one = Wordy(None, 0)  # for all seats of all games
    again = hold(Contest.of("rosenkoenig", [one, "random"], games=2, seed=5))[0]
    assert again.counts(0) == one.counts
