"""Results of a finished game, seat by seat, and the counts made of it."""

from pathlib import Path

from server.stores import FrozenStore, on_store, write_table
from tafelronde.match.outcome import GaveUp, judge
from tafelronde.server.features.ratings import results as r
from tafelronde.server.storage.stored_card import StoredCard, StoredOutcome, StoredSeat
from tafelronde.server.table import events as e


def seat(user: str = "", level: str = "", *, resigned: bool = False) -> StoredSeat:
    character = f"the {level}" if level else ""
    return StoredSeat("", "", "", user, level, True, False, resigned=resigned, character=character)


def rows_of(won: set[int], scores: tuple[float, ...], *seats: StoredSeat) -> list[r.Result]:
    gone: dict[int, GaveUp] = {k: "resigned" for k, one in enumerate(seats) if one.resigned}
    came = judge([float(k in won) for k in range(len(seats))], scores, gone)
    outcome = StoredOutcome(scores, (), came)
    card = StoredCard("connect_four", "over", True, seats, 9, -1, 9, outcome=outcome)
    return r.results_of(card, 50.0, None)


def test_who_won_and_who_came_second() -> None:
    seats = seat("ada"), seat("zoe", "easy"), seat(level="hard"), seat("cem")
    common = ("connect_four", 4, 50.0, None)
    assert rows_of({1}, (4.0, 7.0, 4.0, 2.0), *seats) == [
        r.Result(0, "ada", "", "", False, *common, 2, 0.0, 4.0, "lost", False),
        r.Result(1, "zoe", "", "", True, *common, 1, 1.0, 7.0, "won", False),
        r.Result(2, "", "hard", "the hard", False, *common, 2, 0.0, 4.0, "lost", False),
        r.Result(3, "cem", "", "", False, *common, 4, 0.0, 2.0, "lost", False),
    ]


def test_equals_share_the_victory() -> None:
    seats = seat("ada"), seat("zoe"), seat("cem"), seat("eve")
    rows = rows_of({0, 2}, (5.0, 5.0, 5.0, 1.0), *seats)
    assert [(row.place, row.share, row.outcome) for row in rows] == [
        (1, 0.5, "shared"), (3, 0.0, "lost"), (1, 0.5, "shared"), (4, 0.0, "lost"),
    ]  # fmt: skip
    draw = rows_of({0, 1, 2, 3}, (3.0,) * 4, *seats)
    assert [(row.place, row.share, row.outcome) for row in draw] == [(1, 0.25, "shared")] * 4


def test_who_gave_up_has_lost_whatever_a_bot_made_of_it() -> None:
    seats = seat("ada", resigned=True), seat("zoe", resigned=True), seat("cem")
    rows = rows_of({1}, (1.0, 9.0, 2.0), *seats)
    assert [(row.place, row.share, row.outcome, row.resigned) for row in rows] == [
        (2, 0.0, "lost", True), (2, 0.0, "lost", True), (1, 1.0, "won", False),
    ]  # fmt: skip


async def finished(store: FrozenStore, table: str, *rows: r.Result) -> None:
    await write_table(store, table, e.Closed(), e.Dealt("2026-11-23"), card=table)
    await write_table(store, table, seq=2, status="over", card=table, results=rows)


def result(seat: int, user: str, outcome: str, shown: float | None = 1.0, **more: str) -> r.Result:
    level = more.get("level", "")
    return r.Result(
        seat, user, level, f"the {level}" if level else "", False, more.get("game", "g"), 2, 50.0,
        shown, 1, 0.0, 0.0, outcome, False,  # type: ignore[arg-type]
    )  # fmt: skip


def test_it_is_counted_how_games_ended_and_with_whom(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        await store.write("INSERT INTO users (id, name, created) VALUES ('zoe', 'Zoe', 1)")
        pairs = [
            (result(0, "ada", "won"), result(1, "zoe", "lost")),
            (result(0, "ada", "shared"), result(1, "zoe", "shared")),
            (result(0, "ada", "lost", None), result(1, "zoe", "won", None)),
            (result(0, "ada", "lost"), result(1, "", "won", level="easy")),
            (result(0, "ada", "won", 99.0, game="f"), result(1, "cem", "lost", 99.0, game="f")),
        ]
        for number, pair in enumerate(pairs):
            await finished(store, f"t{number}", *pair)
        seen = await r.tallies(store, "ada", 60.0, own=False)
        assert {(t.game, t.outcome): t.games for t in seen} == {
            ("g", "won"): 1, ("g", "shared"): 1, ("g", "lost"): 1,
        }  # fmt: skip
        own = await r.tallies(store, "ada", 60.0, own=True)
        assert own[0] == r.Tally("f", 2, 0, "won", 1)
        assert {(t.game, t.outcome): t.games for t in own[1:]}["g", "lost"] == 2
        bot = r.Rival("", "easy", "the easy", "g", "", 1, 0, 0, 1)
        zoe = r.Rival("zoe", "", "", "", "Zoe", 2, 1, 1, 0)
        assert await r.rivals(store, "ada", 60.0, 9, own=False) == [zoe, bot]
        assert await r.rivals(store, "ada", 60.0, 1, own=False) == [zoe]
        [most, *rest] = await r.rivals(store, "ada", 60.0, 9, own=True)
        assert most == zoe._replace(games=3, lost=1)
        assert {rival.user for rival in rest} == {"", "cem"}
        await store.write("UPDATE tables SET hidden = 1 WHERE id = 't0'")
        assert await r.rivals(store, "ada", 60.0, 1, own=False) == [bot]

    on_store(tmp_path, work)
