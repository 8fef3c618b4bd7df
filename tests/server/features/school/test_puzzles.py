"""Puzzles over HTTP: solved, missed and refuted, given up; what is kept, and what is never sent."""

import base64
import contextlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

import tafelronde
from server.helpers import Browser, Message, Server, sqlite_at
from server.learning import on_sqlite, step
from server.puzzling import SETS, at, own
from tafelronde.advice.judge import settings_of
from tafelronde.core.facts.puzzling import UNSEEN
from tafelronde.pocket import replier
from tafelronde.school.puzzles import Puzzle, PuzzleSet
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.features.school import puzzle_days
from tafelronde.server.features.school.puzzle_days import HARDEST, month_of, puzzle_of
from tafelronde.server.features.school.puzzles import exercise_of

GAMES = sorted(SETS)
ONE_DAY = """
from datetime import date
from tafelronde.server.features.school import puzzle_days
puzzle_days.today = lambda: date(2026, 11, 23)
"""
"""A node on which it is the same day all the time."""


CARD = {"kind", "first", "id", "theme", "level", "rating", "decisions", "unseen", "players"}
MEASURED = ("own", "plan", "deal")
"""Ideas whose worth is no expected result: it is told in words, if at all."""


@on_sqlite
@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_solved_step_by_step(server: Server, game: str) -> None:
    ada = Browser(server.url, "Ada")
    longest = max(SETS[game].puzzles, key=lambda puzzle: len(own(puzzle)))
    for puzzle in (SETS[game].puzzles[0], longest):
        answer, done = at(ada, puzzle), own(puzzle)
        assert (answer["state"], answer["decisions"]) == ("asked", len(done))
        assert answer["news"]["head"]["you"] == [puzzle.seat]
        for number, decision in enumerate(done, 1):
            assert answer["state"] == "asked"
            assert decision in [one["text"] for one in answer["news"]["head"]["legal"]]
            answer = at(ada, puzzle, done[:number])
            assert answer["done"] == done[:number]
        assert answer["state"] == "solved"
        if puzzle.idea in MEASURED:
            assert (answer["worth"], answer["second"]) == (0.0, 0.0)
            assert answer["reasons"]
        else:
            assert answer["worth"] > answer["second"]
        assert answer["news"]["head"]["legal"] == []
    kept = [one for one in ada.get("/api/progress")[1] if one["kind"] == "puzzle"]
    assert all(one["solved"] > 0 and one["best"] == 1 for one in kept)
    assert {one["item"] for one in kept} == {SETS[game].puzzles[0].id, longest.id}


@on_sqlite
@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_decision_is_answered_by_play(server: Server, game: str) -> None:
    ada = Browser(server.url, "Ada")
    puzzle = SETS[game].puzzles[-1]
    legal = [one["text"] for one in at(ada, puzzle)["news"]["head"]["legal"]]
    wrong = next(text for text in legal if text != puzzle.line[0])
    answer = at(ada, puzzle, [wrong])
    assert (answer["state"], answer["done"], answer["wrong"]["text"]) == ("wrong", [], wrong)
    plies = [frame["ply"] for frame in answer["frames"]]
    assert plies == list(range(len(puzzle.steps), answer["news"]["head"]["ply"] + 1))
    assert len(plies) >= 2
    assert at(ada, puzzle)["state"] == "asked"
    assert at(ada, puzzle, own(puzzle))["state"] == "solved"
    (kept,) = [one for one in ada.get("/api/progress")[1] if one["kind"] == "puzzle"]
    assert (kept["tries"], kept["best"]) == (2, 0)
    assert kept["solved"] > 0
    at(ada, puzzle, own(puzzle))  # once more: nothing is added
    assert [one for one in ada.get("/api/progress")[1] if one["kind"] == "puzzle"] == [kept]


def device(reply: Message) -> str:
    """The answer that the reader's device finds."""
    said = list[str]()
    replier.start(said.append)(json.dumps(reply))
    return said[0]


def wrong_ones(game: str) -> Iterator[tuple[Puzzle, list[str]]]:
    """Puzzles and wrong decisions: at once, and after a right one."""
    longest = max(SETS[game].puzzles, key=lambda puzzle: len(own(puzzle)))
    for puzzle, right in ((SETS[game].puzzles[-1], 0), (SETS[game].puzzles[9], 0), (longest, 1)):
        stand = exercise_of(puzzle).after(done := own(puzzle)[:right])
        legal = map(stand.state.format, stand.state.legal_actions())
        yield puzzle, [*done, next(one for one in legal if one not in own(puzzle))]


@on_sqlite
@pytest.mark.parametrize("game", GAMES)
def test_a_device_answers_a_wrong_decision_as_the_server_does(server: Server, game: str) -> None:
    ada = Browser(server.url, "Ada")
    for puzzle, done in wrong_ones(game):
        at(ada, puzzle, done)  # rates the first try
        there = at(ada, puzzle, done)
        replies = list[str]()
        while (here := at(ada, puzzle, done, here=True, replies=replies))["reply"] is not None:
            assert here["state"] == "wrong"
            replies.append(device(here["reply"]))
        assert here == there
        (kept,) = [one for one in ada.get("/api/progress")[1] if one["item"] == puzzle.id]
        assert kept["tries"] == 3, "what the device found is no other try"


@on_sqlite
@pytest.mark.parametrize("game", GAMES)
def test_a_device_is_told_nothing_that_its_seat_cannot_know(server: Server, game: str) -> None:
    """The position that it thinks about is the same whatever the others hold."""
    hides = tafelronde.load(game).info.hidden
    changed = 0
    for puzzle, done in wrong_ones(game):
        reply = at(Browser(server.url), puzzle, done, here=True)["reply"]
        if reply is None:
            continue
        assert reply["bot"] == str(settings_of(tafelronde.load(game), puzzle.players))
        real = exercise_of(puzzle).after(done[:-1])
        real.play(done[-1:])
        told = tafelronde.load(game).from_bytes(base64.b64decode(reply["state"]))
        if real.state.current_player == told.current_player:
            assert told.view(puzzle.seat) == real.state.view(puzzle.seat)
            changed += told.view(told.current_player) != real.state.view(told.current_player)
    assert bool(changed) == hides


@on_sqlite
def test_answers_that_a_device_makes_up_are_held_to_the_rules(server: Server) -> None:
    ada, game = Browser(server.url, "Ada"), "rosenkoenig"
    puzzle, done = next(wrong_ones(game))
    path = f"/api/puzzles/{game}/{puzzle.id}"

    def says(replies: list[str]) -> tuple[int, Message]:
        return step(ada, path, done, here=True, replies=replies)

    assert says(["a king"])[1]["reason"] == says(["NE0"])[1]["reason"] == "no-such-action"
    assert says(["N1"] * 13)[0] == says(["N" * 500])[0] == 400
    legal = says([])[1]["news"]["head"]
    assert legal["legal"] == []
    # A wrong decision is a try, whatever comes with it.
    eve = Browser(server.url, "Eve")
    found = step(eve, path, done, here=True, replies=[device(says([])[1]["reply"])])[1]
    assert found["rated"]["after"]["rating"] < found["rated"]["before"]["rating"]
    # Where nothing was wrong, what the others answer is the puzzle's own.
    right = step(eve, path, own(puzzle), here=True, replies=["a king"])[1]
    assert (right["state"], right["reply"]) == ("solved", None)


@on_sqlite
def test_who_gives_up_is_shown_how_it_goes(server: Server) -> None:
    ada, puzzle = Browser(server.url, "Ada"), SETS[GAMES[0]].puzzles[-1]
    answer = at(ada, puzzle, give_up=True)
    assert (answer["state"], answer["done"]) == ("shown", own(puzzle))
    (kept,) = [one for one in ada.get("/api/progress")[1] if one["kind"] == "puzzle"]
    assert (kept["tries"], kept["solved"]) == (1, 0)


@on_sqlite
@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_an_answer_is_sent_before_it_is_solved(server: Server, game: str) -> None:
    ada = Browser(server.url, "Ada")
    cards = ada.get(f"/api/puzzles/{game}")[1]
    assert all(set(card) == CARD for card in cards)
    for puzzle in SETS[game].puzzles[::40]:
        answer = at(ada, puzzle)
        assert (answer["reasons"], answer["worth"], answer["second"]) == ([], 0, 0)
        assert (answer["hint"], answer["rated"]) == (None, None)
        head = answer["news"]["head"]
        state = puzzle.position()
        assert len(head["legal"]) == len(state.legal_actions())
        assert head["view"] == json.loads(json.dumps(head["view"]))
        # The message is the same whatever the answer is: it holds the line nowhere.
        assert " ".join(puzzle.line) not in json.dumps(answer) or len(puzzle.line) == 1


@on_sqlite
def test_what_cannot_be_is_refused(server: Server) -> None:
    ada, puzzle = Browser(server.url, "Ada"), SETS[GAMES[0]].puzzles[0]
    path = f"/api/puzzles/{puzzle.game}/{puzzle.id}"
    assert step(ada, path, ["nonsense"])[1]["reason"] == "no-such-action"
    assert step(ada, path, [*own(puzzle), *own(puzzle)])[1]["reason"] == "lesson-changed"
    assert step(ada, f"/api/puzzles/{puzzle.game}/none")[0] == 404
    assert step(ada, "/api/puzzles/halma/none")[0] == 404
    assert ada.get("/api/puzzles/halma")[0] == 404
    for page, status in (("", 200), (f"/{puzzle.game}", 200), ("/halma", 404)):
        assert ada.get(f"/puzzles{page}")[0] == status
    assert ada.get(f"/puzzles/{puzzle.game}/{puzzle.id}")[0] == 200
    assert ada.get(f"/puzzles/{puzzle.game}/none")[0] == 404


def test_the_puzzle_of_the_day_is_kept_as_such(tmp_path: Path) -> None:
    node = Server(sqlite_at(tmp_path))
    node.before.append(ONE_DAY)
    with contextlib.ExitStack() as stack:
        stack.callback(node.start().stop)
        _solve_that_of_the_day(node)


def _solve_that_of_the_day(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    found = Browser(server.url).get("/api/puzzles")[1]
    assert {one["game"]: one["count"] for one in found["games"]} == {
        game: len(SETS[game].puzzles) for game in server.offer.split(",")
    }
    day = found["today"]
    assert day["day"] == "2026-11-23"
    puzzle = SETS[day["game"]].by_id[day["id"]]
    at(ada, puzzle, own(puzzle))
    progress = ada.get("/api/progress")[1]
    kept = {one["kind"]: one["item"] for one in progress}
    assert kept == {"puzzle": puzzle.id, "puzzle-day": day["day"]}
    assert all(one["solved"] > 0 for one in progress)


def test_every_day_has_its_own_puzzle_in_every_game_in_turn() -> None:
    begin = date(2026, 11, 22)
    days = [puzzle_of(begin + timedelta(days=number), GAMES) for number in range(60)]
    again = [puzzle_of(begin + timedelta(days=number), GAMES[::-1]) for number in range(60)]
    assert days == again
    found = [day for day in days if day is not None]
    assert len(found) == 60
    assert puzzle_of(begin, []) is None
    assert {day.game for day in found[: len(SETS)]} == set(SETS)
    assert len({day.id for day in found}) > 40
    for day in found:
        puzzle = SETS[day.game].by_id[day.id]
        assert puzzle.rating <= HARDEST
        assert puzzle.idea not in UNSEEN


def test_puzzles_that_come_or_go_leave_other_days_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = dict(SETS)
    last = date(2026, 6, 30)
    days = [last - timedelta(days=number) for number in range(120)]

    def drawn(sets: Mapping[str, PuzzleSet]) -> list[str]:
        monkeypatch.setattr(puzzle_days, "puzzles_here", sets.get)
        return [found.id for day in days if (found := puzzle_of(day, GAMES))]

    def half(since: str) -> dict[str, PuzzleSet]:
        """Every second puzzle came on that day; '': it is not there."""
        return {
            game: replace(of, puzzles=tuple([
                replace(one, since=since if number % 2 else "")
                for number, one in enumerate(of.puzzles)
                if since or number % 2 == 0
            ]))
            for game, of in whole.items()
        }  # fmt: skip

    before = drawn(half(""))
    assert len(before) == len(days)
    assert drawn(half("2026-07-01")) == before
    assert drawn(half("2026-06-30"))[1:] == before[1:]
    assert drawn(half("2026-01-01")) != before
    gone = before[0]
    fewer = {
        game: replace(of, puzzles=tuple([one for one in of.puzzles if one.id != gone]))
        for game, of in half("2026-07-01").items()
    }
    for old, new in zip(before, drawn(fewer), strict=True):
        assert (old == new) == (old != gone)


@on_sqlite
def test_the_best_run_of_each_kind_is_kept(server: Server) -> None:
    ada, path = Browser(server.url, "Ada"), f"/api/puzzle-runs/{GAMES[0]}"
    for kind, solved, best in (
        ("streak", 4, 4), ("streak", 2, 4), ("storm", 0, 0), ("storm", 3, 3), ("streak", 7, 7),
    ):  # fmt: skip
        assert ada.post(path, {"kind": kind, "solved": solved}) == (
            200,
            {"kind": kind, "solved": best},
        )
    kept = {one["item"]: (one["tries"], one["best"]) for one in ada.get("/api/progress")[1]}
    assert kept == {"streak": (3, 7), "storm": (2, 3)}
    assert ada.post(path, {"kind": "walk", "solved": 1})[0] == 400
    assert ada.post(path, {"kind": "storm", "solved": 999})[0] == 404
    assert ada.post("/api/puzzle-runs/halma", {"kind": "storm", "solved": 1})[0] == 404
    assert Browser(server.url).post(path, {"kind": "storm", "solved": 1})[0] == 401
    for run, status in (("streak", 200), ("storm", 200), ("walk", 404)):
        assert ada.get(f"/puzzles/{GAMES[0]}/{run}")[0] == status


def test_the_calendar_has_the_days_of_a_month_up_to_today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_days, "today", lambda: date(2026, 11, 23))
    november = month_of("2026-11", GAMES)
    assert (november.today, november.first) == ("2026-11-23", "2026-01")
    assert [day.day for day in november.days] == [f"2026-11-{day:02}" for day in range(1, 24)]
    assert november.days[-1] == puzzle_of(date(2026, 11, 23), GAMES)
    assert len(month_of("2026-02", GAMES).days) == 28
    for month in ("2026-12", "2025-12", "2026-13", "2026-1", "november", "2026-11-01"):
        with pytest.raises(Refusal):
            month_of(month, GAMES)


@on_sqlite
def test_the_calendar_is_there_for_everybody(server: Server) -> None:
    nobody = Browser(server.url)
    today = nobody.get("/api/puzzles")[1]["today"]
    status, month = nobody.get(f"/api/puzzle-days/{today['day'][:7]}")
    assert (status, month["days"][-1]) == (200, today)
    assert nobody.get("/api/puzzle-days/2020-01")[0] == 404
