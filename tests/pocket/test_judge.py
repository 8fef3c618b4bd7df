"""The judge of a page: a review is the server's, whoever answers its questions."""

import asyncio

import msgspec
import pytest

import tafelronde
from pocket.judging import Message, Say, a_match, judged, told
from tafelronde.advice import continuations
from tafelronde.advice.continuations import Pairs
from tafelronde.advice.reviews import Trial, examine
from tafelronde.core.contract.rng import new_rng
from tafelronde.match import Match
from tafelronde.pocket import judging as module
from tafelronde.search.shares import shares

EFFORT = 0.1


@pytest.fixture(scope="module")
def match() -> Match:
    return a_match("rosenkoenig", decisions=8)


@pytest.fixture(scope="module")
def server(match: Match) -> bytes:
    """The review of the match as the server tells it."""
    return told(examine(match, EFFORT))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """All is told, and little is thought."""
    monkeypatch.setattr(module, "EFFORT", EFFORT)
    monkeypatch.setattr(module, "PACE", 0.0)


def review_in(message: Message) -> bytes:
    return msgspec.json.encode(message["news"]["review"])


@pytest.mark.parametrize("helpers", [0, 1, 3])
def test_with_any_number_of_workers_it_is_the_review_of_the_server(
    match: Match, server: bytes, helpers: int
) -> None:
    heard = asyncio.run(judged(match, helpers))
    assert review_in(heard[-1]) == server
    assert heard[-1]["news"]["state"] == "ready"
    assert {one["hand"] for one in heard if one["t"] == "do"} == set(range(helpers))
    tellings = [one for one in heard if one["t"] == "told"]
    assert (tellings[0]["judged"], tellings[0]["decisions"]) == (0, 8)
    assert [one["judged"] for one in tellings] == sorted(one["judged"] for one in tellings)
    news = tellings[-1]["news"]
    assert tellings[-1]["judged"] == 8
    assert news["done"] == news["total"] > 0


def test_what_a_lost_worker_was_asked_others_answer(match: Match, server: bytes) -> None:
    asked = list[int]()

    def takes(message: Message, say: Say) -> bool:
        if message["t"] != "do" or message["hand"] != 0:
            return False
        asked.append(0)
        if len(asked) == module.AHEAD:
            say({"t": "done", "hand": 0, "thought": ""})
        return True

    heard = asyncio.run(judged(match, 2, takes))
    assert len(asked) == module.AHEAD
    assert review_in(heard[-1]) == server


def test_who_stops_it_is_told_nothing_more_until_it_goes_on(match: Match, server: bytes) -> None:
    async def play() -> tuple[int, int, list[Message]]:
        count, rested = 0, asyncio.Event()
        loop = asyncio.get_running_loop()
        begun: list[Say] = []

        def takes(message: Message, say: Say) -> bool:
            nonlocal count
            count += message["t"] == "told"
            if count == 3 and not begun:
                begun.append(say)
                say({"t": "rest", "on": True})
                loop.call_later(0.05, rested.set)
            return False

        making = loop.create_task(judged(match, 0, takes))
        await rested.wait()
        before = count
        await asyncio.sleep(0.3)
        after = count
        begun[0]({"t": "rest", "on": False})
        return before, after, await making

    before, after, heard = asyncio.run(play())
    assert before == after < len(heard)
    assert review_in(heard[-1]) == server


def test_the_record_of_a_table_is_all_that_it_needs() -> None:
    """A seat that gave up at a table of three, where a bot went on."""
    match = Match.start("drakon", 3)
    for _ in range(4):
        match.play(match.state.legal_actions()[0])
    match.resign(match.current_player)
    while not match.is_over:
        match.play(match.state.legal_actions()[0])
        if match.ply > 40 and not match.is_over:
            match.resign(match.current_player)
    heard = asyncio.run(judged(match, 0))
    assert review_in(heard[-1]) == told(examine(match, EFFORT))


def test_a_turning_point_is_tried_as_at_the_server() -> None:
    match = a_match("rosenkoenig", decisions=30)
    decision = max(
        examine(match, EFFORT).decisions,
        key=lambda one: one.lost * (len(match.state_at(one.ply).legal_actions()) > 2),
    )
    ply, state = decision.ply, match.state_at(decision.ply)
    assert decision.lost > 0
    known = decision.best.action, decision.played.action
    other = next(action for action in state.legal_actions() if action not in known)
    trial, believed = Trial(decision, other), state.resample(decision.player, new_rng(ply))
    lots = list[Pairs]()
    while (question := trial.question(believed)) is not None:
        lots.append(continuations.compare(*question))
        trial.answer(lots[-1])

    def says(text: str, *, think: bool = False) -> Message:
        return {"t": "try", "n": 1, "ply": ply, "action": text, "think": think}

    texts = ["", decision.best.text, decision.played.text, state.format(other)]
    then = [*map(says, texts), *[says(texts[-1], think=True)] * len(lots)]
    then += [says("a king"), says("0")]
    heard = asyncio.run(judged(match, then=then))[-len(then) :]
    asked, best, played, begun, *thought, refused, _ = heard
    head = asked["tried"]["news"]["head"]
    assert (head["you"], head["ply"], head["player"]) == ([decision.player], ply, decision.player)
    assert decision.best.text in [one["text"] for one in head["legal"]]
    assert len(asked["tried"]["news"]["entries"]) == ply  # nothing of later steps
    assert [one["tried"]["verdict"] for one in (asked, best, played, begun)] == [
        "asked", "best", "played", "thinking",
    ]  # fmt: skip
    assert len(best["tried"]["frames"]) == 2
    assert best["tried"]["news"]["head"]["legal"] == []
    assert [one["tried"]["done"] for one in thought] == list(range(1, len(lots) + 1))
    last = thought[-1]["tried"]
    assert (last["verdict"], last["lost"], last["error"]) == (
        trial.verdict, trial.lost, trial.error,
    )  # fmt: skip
    assert refused["refused"]["reason"] == "no-such-action"


def test_it_thinks_about_a_position_by_what_its_player_could_know(match: Match) -> None:
    ply = next(one.number for one in match.plies() if one.player >= 0)
    asked = {"t": "advise", "n": 3, "ply": ply, "effort": 0.5}
    told = asyncio.run(judged(match, then=[asked]))[-1]
    state = match.state_at(ply)
    believed = state.resample(state.current_player, new_rng(ply))
    advice = tafelronde.advise(believed, effort=0.5, seed=ply)
    assert (told["t"], told["n"], told["hint"]["seat"]) == ("advised", 3, state.current_player)
    assert told["hint"]["best"]["choice"]["text"] == state.format(advice.action)
    assert told["hint"]["best"]["share"] == advice.chances[state.current_player].share
    assert len(told["hint"]["line"]) == len(advice.line)


def test_every_version_of_python_adds_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """``sum`` does not: since 3.12 it adds floats better."""
    ends = [[(0.1, 0.9), (0.0, 1.0)]] * 10
    monkeypatch.setattr(continuations, "play_on", lambda *_: ends)
    state = tafelronde.load("rosenkoenig").new()
    assert continuations.compare(state, 0, 1, range(10)).sums[0] == 1.0
    assert shares((-0.8,) * 10) == (0.1,) * 10
