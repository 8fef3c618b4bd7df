"""Lines to a server that are slow, or cut."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

LATENCY = 0.05
"""Seconds that each piece of an answer takes, however small."""
PACE = 1e6
"""Bytes a second, of each connection."""
PIECE = 1 << 16


@contextmanager
def slow_line(url: str) -> Iterator[str]:
    """The address of a slow line to the server at ``url``. Chromium's own emulation of one now and
    then never ended the load of a page."""
    host, _, port = url.removeprefix("http://").partition(":")
    loop = asyncio.new_event_loop()
    open_ends = list[asyncio.StreamWriter]()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while piece := await reader.read(PIECE):
                await asyncio.sleep(LATENCY + len(piece) / PACE)
                writer.write(piece)
                await writer.drain()
        except ConnectionError:
            pass  # one of the two has gone
        finally:
            writer.close()

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(host, int(port))
        open_ends.extend((writer, back))
        await asyncio.gather(carry(reader, back), carry(there, writer))

    async def listen() -> asyncio.Server:
        return await asyncio.start_server(meet, "127.0.0.1", 0)

    async def end(server: asyncio.Server) -> None:
        server.close()
        for one in open_ends:
            one.transport.abort()
        await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}))

    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    server = asyncio.run_coroutine_threadsafe(listen(), loop).result()
    try:
        yield f"http://{host}:{server.sockets[0].getsockname()[1]}"
    finally:
        asyncio.run_coroutine_threadsafe(end(server), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def cut_off(page: Page) -> None:
    """Take the network from a page, and see that it was told, which Chromium now and then leaves
    out."""
    for _ in range(5):
        page.context.set_offline(True)
        if not page.evaluate("navigator.onLine"):
            return
        page.context.set_offline(False)
    raise AssertionError("the page was never told that it has no network")
