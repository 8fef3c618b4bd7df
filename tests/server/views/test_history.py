"""Long answers: right frame by frame, made in slices, and no reader waits for another's flood."""

import asyncio

import pytest

from server.tables import random_table
from server.views.histories import all_frames
from tafelronde.core.objects.registry import infos
from tafelronde.core.objects.state import State
from tafelronde.games.kaiser_koenig_edelmann import facts
from tafelronde.server.base.fair import Owner
from tafelronde.server.table import events as e
from tafelronde.server.views.cache import ViewCache
from tafelronde.server.views.history import (
    ENTRIES,
    FRAMES,
    History,
    Reader,
    cost_of_frames,
    cost_of_log,
    cost_of_record,
)

EVE, ADA = Reader(None, Owner("e")), Reader(None, Owner("a"))


@pytest.mark.parametrize("game", [info.name for info in infos()])
def test_frames_are_those_from_the_start(game: str) -> None:
    table = random_table(game, 2, 3, 60)
    for user in ("u0", None):
        views = ViewCache(table)
        found = all_frames(views, user)
        assert [frame.ply for frame in found] == list(range(table.ply + 1))
        for ply, shown in enumerate(found):
            state = table.state_at(ply)
            assert shown.player == state.current_player
            assert shown.view == state.view(0 if user else None)
            assert (shown.entry.ply if shown.entry else -1) == ply - 1
        middle = asyncio.run(History().frames(views, Reader(user, Owner("a")), 2, 5)).frames
        assert list(middle) == found[2:7]
        assert asyncio.run(History().frame(views, Reader(user, Owner("a")), 3)) == found[3]


def test_a_board_is_not_read_for_every_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    table = random_table("kaiser_koenig_edelmann", 2, 4, 30)
    read = 0
    encode = facts.encode_board

    def counted(board: object) -> list[int]:
        nonlocal read
        read += 1
        return encode(board)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(facts, "encode_board", counted)
    assert len(all_frames(ViewCache(table), None)) == 31
    assert read == 0


class Counted:
    """The number of views that are made between two rounds of the loop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.most, self.all = 0, 0, 0
        view = State.view

        def counted(state: State, player: int | None = None) -> object:
            self.now += 1
            self.all += 1
            self.most = max(self.most, self.now)
            return view(state, player)

        monkeypatch.setattr(State, "view", counted)

    async def watch(self) -> None:
        while True:
            self.now = 0
            await asyncio.sleep(0)


def test_the_loop_is_given_back_between_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    table = random_table("rosenkoenig", 2, 3, 120)
    counted = Counted(monkeypatch)

    async def run() -> None:
        history, views = History(), ViewCache(table)
        watching = asyncio.create_task(counted.watch())
        await asyncio.gather(*(history.frames(views, EVE, 0, 100) for _ in range(8)))
        watching.cancel()

    asyncio.run(run())
    assert counted.all == 800
    assert counted.most <= 2 * FRAMES  # the watching task runs once a round, before or after


def test_the_log_is_made_in_slices_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table = random_table("rosenkoenig", 2, 3, 120)
    made: list[int] = []
    prepare = ViewCache.prepare

    def counted(views: ViewCache, reader: int | None, most: int) -> bool:
        made.append(most)
        return prepare(views, reader, most)

    monkeypatch.setattr(ViewCache, "prepare", counted)
    asyncio.run(History().prepare(ViewCache(table), EVE))
    assert max(made) == ENTRIES
    assert sum(made) >= table.ply


def test_a_reader_does_not_wait_for_the_flood_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    table = random_table("rosenkoenig", 2, 3, 120)
    counted = Counted(monkeypatch)

    async def run() -> int:
        history, views = History(), ViewCache(table)
        await history.prepare(views, EVE)
        flood = [asyncio.create_task(history.frames(views, EVE, 0, 100)) for _ in range(50)]
        await asyncio.sleep(0)
        await history.frames(views, ADA, 0, 50)
        done = counted.all
        await asyncio.gather(*flood)
        return done

    assert asyncio.run(run()) <= 150


def test_a_reader_pays_for_what_is_made() -> None:
    table = random_table("rosenkoenig", 2, 3, 90)
    views = ViewCache(table)
    assert cost_of_frames(views, 0, 50) == pytest.approx(10 * cost_of_frames(views, 0, 5))
    assert cost_of_frames(views, table.ply, 50) == cost_of_frames(views, 0, 1)
    assert cost_of_frames(views, table.ply + 9, 50) == 0
    assert cost_of_log(views, table.ply) == 0 < cost_of_log(views, 0) < cost_of_record(views)


def test_frames_show_one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step that is taken back while frames are made is still there, and no later one is."""
    table = random_table("rosenkoenig", 2, 3, 90)
    before = all_frames(ViewCache(table), None)

    async def run() -> list[object]:
        views = ViewCache(table)
        task = asyncio.create_task(History().frames(views, EVE, 0, 200))
        while not table.cuts:
            await asyncio.sleep(0)
            if views.prepare(None, 0):  # the log is there, the first frames are being made
                table.apply(e.TakenBack(0, 40), 9.0)
        return list((await task).frames)

    assert asyncio.run(run()) == before
