"""Reviews made by the judge of a page, its workers played by the test."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable
from typing import Any

import msgspec

from tafelronde.match import Match, format_record
from tafelronde.match.chance import seed_from_number
from tafelronde.pocket import thinker
from tafelronde.pocket.judge import Judge
from tafelronde.review import Review
from tafelronde.server.features.reviews.told import told_review

Message = dict[str, Any]
TABLE = "a-table"


def a_match(game: str, players: int = 2, decisions: int = 6, pick: int = 1) -> Match:
    """So many decisions, then whoever is to move gives up."""
    match = Match.start(game, players, seed=seed_from_number(5))
    for number in range(decisions):
        legal = match.state.legal_actions()
        match.play(legal[pick * (number + 1) % len(legal)])
    match.resign(match.current_player)
    return match


def told(review: Review) -> bytes:
    """What a server tells of a review."""
    return msgspec.json.encode(told_review(review))


async def judged(
    match: Match, helpers: int = 0, hears: Callable[[Message, Judge], bool] | None = None
) -> list[Message]:
    """What the page is told of the review of a match, its helpers thinking in this process.
    ``hears``: takes a message in place of the page; False: it leaves it to the page."""
    heard = list[Message]()
    workers = [thinker.start(lambda text, k=k: done(k, text)) for k in range(helpers)]
    loop = asyncio.get_running_loop()

    def done(hand: int, thought: str) -> None:
        say({"t": "done", "hand": hand, "thought": thought})

    def say(message: Message) -> None:
        loop.call_soon(lambda: judge.hear(msgspec.json.encode(message).decode()))

    def hear(text: str) -> None:
        message = msgspec.json.decode(text)
        heard.append(message)
        if hears is not None and hears(message, judge):
            return
        if message["t"] == "do":
            loop.call_soon(workers[message["hand"]], message["job"])

    judge = Judge(hear)
    begin = {"t": "review", "table": TABLE, "record": format_record(match), "helpers": helpers}
    making = judge.hear(msgspec.json.encode(begin).decode())
    assert making is not None
    await making
    return heard


def job_of(message: Message) -> Any:
    """The job that a message hands to another worker."""
    return thinker.decoded(base64.b64decode(message["job"]))
