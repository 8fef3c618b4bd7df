"""Results at the puzzle of the day: told to who has solved it, of people whom they follow."""

from server.helpers import Browser, Server
from server.puzzling import SETS, at, own
from tafelronde.school.puzzles import Puzzle


def of_today(person: Browser) -> Puzzle:
    today = person.get("/api/puzzles")[1]["today"]
    return SETS[today["game"]].by_id[today["id"]]


def wrong(person: Browser, puzzle: Puzzle) -> str:
    legal = [one["text"] for one in at(person, puzzle)["news"]["head"]["legal"]]
    return next(text for text in legal if text != puzzle.line[0])


def test_results_of_those_whom_one_follows_come_once_it_is_solved(server: Server) -> None:
    ada, eve, zoe = (Browser(server.url, name) for name in ("Ada", "Eve", "Zoe"))
    puzzle = of_today(ada)
    assert ada.post(f"/api/people/{eve.me['user']}/follow", {})[0] < 300
    at(eve, puzzle, own(puzzle))
    at(zoe, puzzle, own(puzzle))
    # a person who has not solved it sees nothing, not even who has
    before = ada.get("/api/puzzle-day")[1]
    assert (before["you"], before["followed"]) == (None, [])
    at(ada, puzzle, [wrong(ada, puzzle)])
    assert ada.get("/api/puzzle-day")[1]["you"] is None
    at(ada, puzzle, own(puzzle))
    body = ada.get("/api/puzzle-day")[1]
    assert (body["you"]["clean"], body["you"]["tries"]) == (False, 2)
    (other,) = body["followed"]
    assert (other["user"], other["name"]) == (eve.me["user"], "Eve")
    assert (other["clean"], other["tries"]) == (True, 1)


def test_a_hint_counts_as_a_try(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    puzzle = of_today(ada)
    at(ada, puzzle, hint=1)
    at(ada, puzzle, own(puzzle))
    you = ada.get("/api/puzzle-day")[1]["you"]
    assert (you["clean"], you["tries"]) == (False, 2)
