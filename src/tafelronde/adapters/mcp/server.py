"""The tools: games, tables, sitting down, looking, playing."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from ...core.prompts import Unread
from .site import Site, SiteError
from .table import TableSeat

T = TypeVar("T")
Seats = Annotated[int, Field(ge=1, le=16)]
"""A number of a seat, or of seats."""

WAIT = 20.0
"""Seconds that ``play`` waits for the next decision."""
LONGEST_WAIT = 60.0
"""The most seconds that ``view`` waits."""
ABOUT = """Board games at the tables of a Tafelronde site. Find or open a table, sit down, then
call `view` and `play` in turn until the game is over. Players and seats are counted from 1."""
"""The introduction that clients are given."""


def make_server(site: Site, language: str = "en") -> MCPServer:
    """The server whose tools act at ``site``, with the rights of its token."""
    server: MCPServer = MCPServer("tafelronde", instructions=ABOUT, log_level="ERROR")
    seats: dict[str, TableSeat] = {}

    def at(table: str) -> TableSeat:
        if not table or not all(sign.isalnum() or sign in "-_" for sign in table):
            raise SiteError("unknown-table", f"{table[:40]!r} is no table's id")
        return seats.setdefault(table, TableSeat(site, table, language))

    @server.tool()
    async def games() -> list[dict[str, Any]]:
        """The games of this site, and how many play each."""
        cards = await _run(lambda: site.get("games"))
        return [
            {"game": one["name"], "title": one["title"], "players": _sizes(one)} for one in cards
        ]

    @server.tool()
    async def tables() -> list[dict[str, Any]]:
        """Tables with a free seat, and those at which you sit. Seats count from 1."""
        return [_card(one) for one in await _run(lambda: site.get("tables"))]

    @server.tool()
    async def open_table(game: str, players: Seats = 2, opponent: str = "easy") -> str:
        """Make a table with you on seat 1; its id. `opponent` is the level of the bots on the other
        seats (easy, medium, hard, master), or "open" for seats that others may take."""
        other = {"kind": "open"} if opponent == "open" else {"kind": "bot", "level": opponent}
        sitting = [{"kind": "me"}, *([other] * (players - 1))]
        wish = {"game": game, "players": players, "seats": sitting, "public": opponent == "open"}
        return (await _run(lambda: site.post("tables", wish)))["id"]

    @server.tool()
    async def sit(table: str, seat: Seats) -> str:
        """Take the free seat with this number, from 1, and be ready."""
        await _run(lambda: at(table).sit(seat - 1))
        return f"You have seat {seat}. Call view next."

    @server.tool()
    async def view(table: str, wait: float = WAIT, rules: bool = True) -> str:
        """The table in words: rules (leave them out with rules=false), position, what happened, and
        your legal actions. Waits up to `wait` seconds until you are to act."""

        def look() -> str:
            seat = at(table)
            seat.wait(max(0.0, min(wait, LONGEST_WAIT)))  # 0 for NaN, too
            return _told(seat, rules)

        return await _run(look)

    @server.tool()
    async def play(table: str, action: str) -> str:
        """Play one of your legal actions, by its notation, number or words; then the table in words
        again, once you are to act or the game is over."""

        def decide() -> str:
            seat = at(table)
            played = seat.play(action)
            seat.wait(WAIT)
            return f"You played {played}.\n\n{_told(seat, rules=False)}"

        return await _run(decide)

    @server.tool()
    async def resign(table: str) -> str:
        """Give up at this table."""
        await _run(lambda: at(table).resign())
        return "You gave up."

    @server.tool()
    async def say(table: str, text: str) -> str:
        """Say something to the people at this table."""
        await _run(lambda: at(table).say(text))
        return "Said."

    return server


def serve(address: str, token: str, language: str) -> None:
    """Serve on standard input and output until it ends. Raises ValueError for a wrong address."""
    make_server(Site(address, token), language).run("stdio")


async def _run(work: Callable[[], T]) -> T:
    """Do something with the site beside the loop. What it refuses is told to the client."""
    try:
        return await asyncio.to_thread(work)
    except Unread as error:
        raise ToolError(str(error)) from None
    except SiteError as error:
        raise ToolError(f"{error} ({error.reason})") from None


def _told(seat: TableSeat, rules: bool) -> str:
    """The table in words."""
    if seat.status == "open":
        return "The game has not begun: seats are free, or somebody is not ready."
    if seat.status != "playing":
        return _ending(seat)
    prompt = seat.prompt()
    return str(prompt) if rules else prompt.position


def _ending(seat: TableSeat) -> str:
    """The end of the game, with everybody's part of the victory."""
    result = seat.head["result"]
    if result is None:
        return f"The table is {seat.status}."
    winners = ", ".join(f"Player {one + 1}" for one in result["winners"]) or "nobody"
    own = " You are among them." if set(seat.head["you"]) & set(result["winners"]) else ""
    return f"The game is over. Winners: {winners}.{own}"


def _card(card: dict[str, Any]) -> dict[str, Any]:
    """A table in the list, with seats from 1."""
    free = [place for place, one in enumerate(card["seats"], 1) if one["kind"] == "open"]
    return {
        "table": card["id"],
        "game": card["game"],
        "status": card["status"],
        "free_seats": free,
        "your_seats": [one + 1 for one in card["you"]],
        "your_turn": card["your_turn"],
    }


def _sizes(game: dict[str, Any]) -> str:
    least, most = game["min_players"], game["max_players"]
    return str(least) if least == most else f"{least}–{most}"
