"""Memory of idle tables and open sockets, and what is left of it when they are closed:
``python -m benchmarks.load.idle --help``.

Two people look at each of so many running games, and nobody moves.
"""

import argparse
import asyncio

import msgspec

from tafelronde.core.objects.registry import infos

from .__main__ import database
from .link import Link
from .measure import AT_ONCE, allow_sockets, guest, new_tables
from .process import Process, tafelronde


async def _watch(node: Process, cookie: str, table: str) -> Link:
    """A socket that looks at this table and has got its news."""
    shown = asyncio.get_running_loop().create_future()

    def heard(text: bytes) -> None:
        if text.startswith(b'{"t":"table"') and not shown.done():
            shown.set_result(None)

    link = await Link.connect("127.0.0.1", node.port, {"Cookie": cookie}, heard)
    link.send(msgspec.json.encode({"t": "watch", "id": "w", "table": table}))
    async with asyncio.timeout(60):
        await shown
    return link


async def _measure(
    node: Process, game: str, tables: int, sockets: int, rest: float
) -> tuple[float, float, float]:
    """Resident memory before, with all open, and so many seconds after they were closed, MB."""
    before = node.rss()
    cookie = guest(node, "Ada")
    ids = new_tables(node, cookie, game, tables, 1)
    links: list[Link] = []
    for at in range(0, sockets, AT_ONCE):
        numbers = range(at, min(at + AT_ONCE, sockets))
        links += await asyncio.gather(*(_watch(node, cookie, ids[k % tables]) for k in numbers))
    await asyncio.sleep(1)
    if any(link.closed for link in links):
        raise SystemExit("a socket was closed")
    after = node.rss()
    for link in links:
        link.close()
    await asyncio.sleep(rest)
    return before, after, node.rss()


def measure(
    game: str, tables: int, sockets: int, offer: str = "", rest: float = 0.0
) -> tuple[float, float, float]:
    """Resident memory, MB, of a node on SQLite that offers this game alone, or ('') all: before,
    with all open, and so many seconds after they were closed."""
    import uvloop

    with database("sqlite") as address, tafelronde(address, offer=offer) as node:
        return uvloop.run(_measure(node, game, tables, sockets, rest))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.idle", description=__doc__)
    parser.add_argument("--game", default=infos()[0].name)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--sockets", type=int, default=4000)
    parser.add_argument("--rest", type=float, default=0.0, help="seconds after all are closed")
    parser.add_argument("--offer", default="", help="the node's games (all)")
    wanted = parser.parse_args()
    allow_sockets()
    before, after, left = measure(
        wanted.game, wanted.tables, wanted.sockets, wanted.offer, wanted.rest
    )
    print(
        f"{wanted.tables:,} idle tables, {wanted.sockets:,} open sockets: {after:.0f} MB resident"
        f" ({before:.0f} MB before; {1000 * (after - before) / wanted.sockets:.0f} kB a socket with"
        " its share of a table)"
    )
    if wanted.rest:
        print(f"{wanted.rest:.0f} s after all were closed: {left:.0f} MB")


if __name__ == "__main__":
    main()
