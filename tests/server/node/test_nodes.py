"""Two nodes on one PostgreSQL."""

import asyncio

from server.helpers import Browser, Server, record_is_true


def test_two_nodes_share_everything(nodes: tuple[Server, Server]) -> None:
    a, b = nodes
    ada, zoe = Browser(a.url, "Ada"), Browser(b.url, "Zoë")
    table = ada.table("me", "open", public=True)

    async def play() -> None:
        async with ada.open() as one, zoe.open() as two:
            await one.watch(table)
            await two.watch(table)
            await two.do("sit", table=table, seat=1)
            await two.do("ready", table=table, seat=1)
            await one.when(table, lambda h: h["status"] == "playing")
            head = await one.move(table)
            await two.until(table, head["seq"])
            assert one.logs[table] == two.logs[table]
            await two.do("say", table=table, text="hello")
            while not one.chats:
                await one.next()
            ends = await asyncio.gather(one.play_out(table), two.play_out(table))
            assert ends[0]["result"] == ends[1]["result"]

    asyncio.run(play())
    record_is_true(b.url, table)
    assert zoe.get("/api/tables")[1][0]["id"] == table


def test_when_both_submit_at_once_one_wins_and_the_other_gets_the_news(
    nodes: tuple[Server, Server],
) -> None:
    a, b = nodes
    ada = Browser(a.url, "Ada")
    other = Browser(b.url)
    other.post("/api/session/code", {"code": ada.post("/api/me/code", {})[1]["code"]})
    assert other.me is not None
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    head = ada.post("/api/tables", {"game": "rosenkoenig", "seats": seats})[1]
    table = ada.dealt(head)["id"]

    async def play() -> None:
        async with ada.open() as one, other.open() as two:
            await one.watch(table)
            await two.watch(table)
            for _ in range(20):
                head = one.heads[table]
                await two.until(table, head["seq"])
                if head["status"] == "over":
                    break
                move = {"table": table, "seat": head["player"], "seq": head["seq"]}
                moves = [
                    page.ask("move", **move, action=head["legal"][which]["action"])
                    for which, page in ((0, one), (-1, two))
                ]
                answers = await asyncio.gather(*moves)
                kinds = sorted(answer["t"] for answer in answers)
                assert kinds == ["done", "refused"], answers
                refused = next(answer for answer in answers if answer["t"] == "refused")
                assert refused["reason"] == "stale"
                seq = next(answer["seq"] for answer in answers if answer["t"] == "done")
                await one.until(table, seq)
                await two.until(table, seq)
                assert one.logs[table] == two.logs[table]

    asyncio.run(play())


def test_bots_of_a_node_that_died_go_on_elsewhere(nodes: tuple[Server, Server]) -> None:
    a, b = nodes
    host = Browser(a.url, "Hal")
    tables = [host.table("mcts", "random") for _ in range(2)]
    a.kill()
    try:

        async def watch() -> None:
            async with Browser(b.url).open() as page:
                for table in tables:
                    await page.watch(table)
                    await page.when(table, lambda h: h["status"] == "over")

        asyncio.run(watch())
        for table in tables:
            record_is_true(b.url, table)
    finally:
        a.start()
