"""Ratings of puzzles and of people at them, and hints: the first try counts for both, once."""

from pathlib import Path
from typing import Any

from server.callers import Robot
from server.helpers import Browser, Message, Server
from server.learning import on_sqlite, step
from server.puzzling import SETS, at, own
from server.stores import FrozenStore, on_store
from tafelronde.core.objects.registry import info
from tafelronde.school.puzzles import Puzzle
from tafelronde.server.features.school.progress import PUZZLE, Learnt
from tafelronde.server.features.school.puzzle_ratings import (
    NEWCOMER,
    SUREST,
    PuzzleRatings,
    by_bots,
)
from tafelronde.server.features.school.puzzle_told import idea_of
from tafelronde.server.features.school.puzzles import exercise_of
from tafelronde.words import SHARED, load_words

GAME = "rosenkoenig"
EASY, HARD = SETS[GAME].puzzles[3], SETS[GAME].puzzles[-3]
"""Two that no other test tries at a server that they share."""
LAST, SECOND = SETS[GAME].puzzles[-5], SETS[GAME].puzzles[5]
"""Two more, for programs."""


def card(person: Browser, puzzle: Puzzle) -> Message:
    (found,) = [
        one for one in person.get(f"/api/puzzles/{puzzle.game}")[1] if one["id"] == puzzle.id
    ]
    return found


def skill(person: Browser) -> Message:
    games = person.get("/api/puzzles")[1]["games"]
    return next(one["skill"] for one in games if one["game"] == GAME)


def wrong(puzzle: Puzzle) -> list[str]:
    state = puzzle.position()
    return [next(t for t in map(state.format, state.legal_actions()) if t != puzzle.line[0])]


def test_the_first_try_moves_both_ratings_and_no_later_one(server: Server) -> None:
    ada, zoe = Browser(server.url, "Ada"), Browser(server.url, "Zoë")
    assert skill(ada) == {"rating": 1200, "deviation": 250, "tries": 0}
    assert skill(Browser(server.url)) == skill(ada)  # nobody yet
    before = card(ada, HARD)
    assert before["rating"] == HARD.rating
    rated = at(ada, HARD, own(HARD))["rated"]
    assert rated["before"] == {"rating": 1200, "deviation": 250, "tries": 0}
    assert rated["after"] == skill(ada)
    assert rated["after"]["rating"] > 1300
    assert rated["after"]["deviation"] < 250
    assert rated["after"]["tries"] == 1
    easier = card(ada, HARD)["rating"]
    assert easier < before["rating"]
    assert at(ada, HARD, own(HARD))["rated"] is None
    assert at(ada, HARD, wrong(HARD))["rated"] is None
    assert card(ada, HARD)["rating"] == easier
    missed = at(zoe, HARD, wrong(HARD))["rated"]
    assert missed["after"]["rating"] < 1200
    assert card(ada, HARD)["rating"] > easier
    assert at(zoe, HARD, own(HARD))["rated"] is None
    lost = skill(ada)["rating"]
    assert at(ada, EASY, give_up=True)["rated"]["after"]["rating"] < lost


@on_sqlite
def test_what_is_tried_in_a_run_is_not_kept(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    assert at(ada, EASY, own(EASY), in_run=True)["state"] == "solved"
    missed = at(ada, HARD, wrong(HARD), in_run=True)
    assert (missed["state"], missed["rated"]) == ("wrong", None)
    assert len(missed["frames"]) == 1  # nobody answers it
    assert ada.get("/api/progress")[1] == []
    assert skill(ada)["tries"] == 0


def hints(person: Browser, puzzle: Puzzle, done: Any = ()) -> list[Message]:
    found = list[Message]()
    while not found or found[-1]["step"] < found[-1]["steps"]:
        found.append(at(person, puzzle, done, hint=len(found) + 1)["hint"])
    return found


@on_sqlite
def test_hints_name_the_idea_then_the_piece_then_the_move(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    puzzle = next(p for p in SETS["kaiser_koenig_edelmann"].puzzles if p.theme == "win-2")
    idea, piece, move = hints(ada, puzzle)
    assert (idea["step"], idea["steps"]) == (1, 3)
    assert idea["idea"]["code"]
    assert (idea["among"], idea["choice"]) == ([], None)
    begins = puzzle.line[0].split("-")[0]
    assert piece["piece"]
    assert puzzle.line[0] in piece["among"]
    assert len(piece["among"]) > 1
    assert all(text.startswith(begins) for text in piece["among"])
    assert piece["choice"] is None
    assert move["choice"]["text"] == puzzle.line[0]
    (later,) = hints(ada, puzzle, own(puzzle)[:1])[-1:]
    assert later["choice"]["text"] == own(puzzle)[1]
    solved = at(ada, puzzle, own(puzzle))
    assert (solved["state"], solved["rated"], solved["hint"]) == ("solved", None, None)
    (kept,) = ada.get("/api/progress")[1]
    assert (kept["tries"], kept["best"]) == (1, 0)
    assert kept["solved"] > 0
    refused = step(ada, f"/api/puzzles/{GAME}/{EASY.id}", hint=4)
    assert refused[0] == 400


@on_sqlite
def test_every_puzzle_has_hints_that_lead_to_its_answer(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    for of in SETS.values():
        if of.game not in server.offer.split(","):
            continue
        for puzzle in of.puzzles[::30]:
            found = hints(ada, puzzle)
            assert found[-1]["choice"]["text"] == puzzle.line[0]
            assert all(puzzle.line[0] in one["among"] for one in found[1:-1])
            assert len({str(one["idea"]) for one in found}) == 1


@on_sqlite
def test_the_idea_is_named_where_hidden_hands_are_weighed(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    unseen = next(p for p in SETS["drakon"].puzzles if p.idea == "deal")
    assert at(ada, unseen)["named"]["code"] in ("move", "lay", "turn", "destroy", "mind")
    assert card(ada, unseen)["unseen"]
    assert card(ada, unseen)["level"] >= 4
    plain = next(p for p in SETS["drakon"].puzzles if p.idea != "deal")
    assert at(ada, plain)["named"] is None


def test_every_idea_has_words() -> None:
    """In the catalogue of the game, or by its kind in that of all games."""
    for of in SETS.values():
        words = load_words("en", SHARED / "lessons", info(of.game).messages / "web")
        for puzzle in of.puzzles:
            stand = exercise_of(puzzle).begin()
            while not stand.finished:
                told = idea_of(puzzle, stand.state, stand.state.parse(stand.example()))
                names = (f"puzzle-idea-{told.code}", f"puzzle-idea-{puzzle.idea}")
                assert any(name in words for name in names), told
                stand.take(stand.example())


def test_two_first_tries_at_a_time_count_once(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        ratings, learnt = PuzzleRatings(store), Learnt(store)
        assert await ratings.of_puzzle(EASY) == by_bots(EASY)
        first = await ratings.first_try("ada", EASY, True)
        assert first is not None
        assert first.before == NEWCOMER
        assert await ratings.first_try("ada", EASY, False) is None
        assert await ratings.of_person("ada") == {GAME: first.after}
        tried = await ratings.of_puzzles(GAME)
        assert [*tried] == [EASY.id]
        assert tried[EASY.id].games == 1
        (row,) = await learnt.of("ada")
        assert (row.kind, row.item, row.tries, row.best) == (PUZZLE, EASY.id, 1, 1.0)

    on_store(tmp_path, work)


def test_ratings_settle_where_people_solve_half(tmp_path: Path) -> None:
    """Somebody solves what is easier than 1500 and misses what is harder."""

    async def work(store: FrozenStore) -> None:
        ratings = PuzzleRatings(store)
        for puzzle in sorted(SETS[GAME].puzzles, key=lambda one: one.id)[:60]:
            store.time += 60.0
            await ratings.first_try("ada", puzzle, puzzle.rating < 1500)
        found = (await ratings.of_person("ada"))[GAME]
        assert 1350 < found.number < 1650
        assert SUREST <= found.sigma < 4.0

    on_store(tmp_path, work)


@on_sqlite
def test_programs_move_no_rating_and_invited_ones_keep_nothing(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    free, invited = (Robot(server.url, ada, scope, scope=scope) for scope in ("all", "invited"))
    before = card(ada, LAST)["rating"]
    for program in (invited, free):
        solved = at(program, LAST, own(LAST))
        assert (solved["state"], solved["rated"]) == ("solved", None)
        at(program, SECOND, hint=1)
        assert at(program, SECOND, wrong(SECOND))["state"] == "wrong"
        assert skill(program)["tries"] == 0
    assert card(ada, LAST)["rating"] == before
    assert invited.get("/api/progress")[1] == []
    kept = {one["item"]: one["best"] for one in free.get("/api/progress")[1]}
    assert (kept[LAST.id], kept[SECOND.id]) == (1.0, 0.0)
