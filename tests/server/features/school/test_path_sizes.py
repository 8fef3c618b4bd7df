"""The path of a game at larger tables: each size is gone for itself."""

from pathlib import Path

from msgspec.structs import replace

from server.helpers import Browser, serving, sqlite_at
from tafelronde.match.outcome import GaveUp, SeatOutcome
from tafelronde.school.path import PathStep
from tafelronde.server.features.school.lesson_wire import Progress
from tafelronde.server.features.school.path import _beaten, _rival, _told  # pyright: ignore[reportPrivateUsage]
from tafelronde.server.storage.stored_card import StoredCard, StoredOutcome, StoredSeat

GAME = "koenig_der_elfen"


def test_a_path_is_gone_at_tables_of_each_size(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), offer=GAME) as node:
        ada = Browser(node.url, "Ada")
        status, head = ada.post(f"/api/path/{GAME}/0", {"players": 4})
        assert status == 201, head
        at = {
            players: ada.get(f"/api/path/{GAME}?players={players}")[1]
            for players in (0, 2, 3, 4, 6)
        }
        first = at[4]["steps"][0]
        seats = head["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "bot", "bot", "bot"]
        assert seats[1]["character"] == first["step"]["character"]
        assert {seat["level"] for seat in seats[1:]} == {first["step"]["level"]}
        assert (first["table"], first["so_far"]) == (head["id"], 1)
        assert [at[players]["steps"][0]["so_far"] for players in (0, 2, 3, 6)] == [0, 0, 0, 0]
        assert [at[players]["players"] for players in at] == [2, 2, 3, 4, 6]
        for players, refused in ((1, 409), (7, 409), (17, 400), (-4, 400)):
            status, body = ada.post(f"/api/path/{GAME}/0", {"players": players})
            assert status == refused, body
            status, body = ada.get(f"/api/path/{GAME}?players={players}")
            assert (status, body["reason"], body["args"]["field"]) == (409, "bad-option", "players")


def test_a_bot_is_beaten_by_who_comes_out_ahead_of_it() -> None:
    def came(*places: int, gave_up: GaveUp = "") -> bool:
        """Whether the person on the first seat has beaten the bot on the second."""
        seats = [StoredSeat("person", "red", "Ada", "ada", "", True, False)]
        seats += [
            StoredSeat("bot", "blue", name, "", "easy", True, False, character=name)
            for name in ("lumi", "brom", "dorla")[: len(places) - 1]
        ]
        least = min(places)
        ends = [SeatOutcome("won" if place == least else "lost", place) for place in places]
        ends[0] = replace(ends[0], gave_up=gave_up)
        outcome = StoredOutcome((0.0,) * len(places), (), tuple(ends))
        card = StoredCard(GAME, "over", True, tuple(seats), 9, -4, 9, outcome=outcome)
        return _beaten(card, "ada", "lumi")

    assert came(1, 2)
    assert not came(2, 1)
    assert came(2, 3, 1), "ahead of the bot, though another one won"
    assert not came(3, 2, 1)
    assert not came(2, 2, 1), "level with it"
    assert came(1, 1, 3), "both won"
    assert not came(2, 3, 1, gave_up="resigned")


def test_the_bot_to_beat_is_named_as_the_character_before_the_level() -> None:
    step = PathStep("beat", level="easy", character="lumi")
    assert [_rival(GAME, step, players) for players in (2, 4)] == ["lumi", "lumi@4"]
    assert _rival(GAME, PathStep("beat", level="easy"), 6) == "easy@6"


def test_a_lesson_is_done_where_its_end_was_reached() -> None:
    begun = [
        Progress("lesson", GAME, "ended", 1, 5.0, 1.0),
        Progress("lesson", GAME, "begun", 1, 0.0, 0.0),
        Progress("puzzle", GAME, "other", 1, 5.0, 1.0),
    ]
    done = [
        _told(1, PathStep("lesson", lesson=name), begun, "").done
        for name in ("ended", "begun", "other")
    ]
    assert done == [True, False, False]
