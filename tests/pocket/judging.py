"""Reviews made by the judge of a page; its other workers are played by the test."""

import asyncio
import base64
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from tafelronde.advice.reviews import Review
from tafelronde.match import Match, format_record
from tafelronde.match.chance import seed_from_number
from tafelronde.pocket import thinker
from tafelronde.pocket.bench import Bench
from tafelronde.pocket.judging import Judge
from tafelronde.server.bots.jobs import Advise, Job, Thought
from tafelronde.server.bots.worker import answer
from tafelronde.server.features.reviews.views import shown_review

Message = dict[str, Any]
Say = Callable[[Message], None]


def a_match(game: str, players: int = 2, decisions: int = 6) -> Match:
    """A match of this number of decisions, which the player to move then resigns."""
    match = Match.start(game, players, seed=seed_from_number(5))
    for number in range(decisions):
        legal = match.state.legal_actions()
        match.play(legal[(number + 1) % len(legal)])
    match.resign(match.current_player)
    return match


def told(review: Review) -> bytes:
    """A review as a server tells it."""
    return msgspec.json.encode(shown_review(review))


def jobs_of(match: Match, effort: float) -> list[tuple[str, str]]:
    """All jobs of a review, a hint, and the answers to them here, as the workers of a page get and
    give them."""
    found = list[tuple[Job, Thought]]()

    async def do(job: Job) -> Thought:
        found.append((job, answer(job, OrderedDict())))
        return found[-1][1]

    async def all_of_it() -> None:
        await Bench(match, effort, lambda: None).work(do)
        begin = match.state_at(next(ply.number for ply in match.plies() if ply.player >= 0))
        await do(Advise(1, match.setup.game, begin.to_bytes(), 2 * effort))

    with ThreadPoolExecutor(1) as beside:  # a test in a browser has a loop of its own
        beside.submit(asyncio.run, all_of_it()).result()
    return [(packed(job), packed(thought)) for job, thought in found]


def packed(what: Job | Thought) -> str:
    """A job or a thought as a page hands it over."""
    return base64.b64encode(msgspec.msgpack.encode(what)).decode()


async def judged(
    match: Match,
    helpers: int = 0,
    takes: Callable[[Message, Say], bool] | None = None,
    then: Sequence[Message] = (),
) -> list[Message]:
    """The messages to the page during the review of a match, and after it says ``then``. ``takes``:
    sees each message before the page, and can say something in its place; True: the page does not
    get it."""
    heard = list[Message]()
    loop = asyncio.get_running_loop()

    def say(message: Message) -> None:
        loop.call_soon(lambda: judge.hear(msgspec.json.encode(message).decode()))

    def done(hand: int) -> Callable[[str], None]:
        return lambda text: say({"t": "done", "hand": hand, "thought": text})

    workers = [thinker.start(done(hand)) for hand in range(helpers)]

    def hear(text: str) -> None:
        message = msgspec.json.decode(text)
        heard.append(message)
        if (takes is None or not takes(message, say)) and message["t"] == "do":
            loop.call_soon(workers[message["hand"]], message["job"])

    judge = Judge(hear)
    judge.hear(
        msgspec.json.encode({"t": "game", "table": "a", "record": format_record(match)}).decode()
    )
    making = judge.hear(msgspec.json.encode({"t": "review", "helpers": helpers}).decode())
    assert making is not None
    await making
    for message in then:
        answering = judge.hear(msgspec.json.encode(message).decode())
        if answering is not None:
            await answering
    return heard
