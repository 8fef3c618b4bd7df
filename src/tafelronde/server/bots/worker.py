"""A process that thinks for bots: ``python -m tafelronde.server.bots.worker``.

It reads jobs from standard input and writes answers to standard output, MessagePack behind a
length of four bytes. It knows no table and no secret: a job is a position as one seat may believe
it to be. When its input ends, its server is gone, and it ends too, whatever it is doing.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
import traceback
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec
from msgspec import Struct

from .compiled import note_compiled

if TYPE_CHECKING:
    from ...bots import Bot

KEPT = 8
"""Bots that keep their trees between two turns."""
BRIEF = {"simulations": 4, "nodes": 100}
"""How long a bot thinks that is only to be compiled."""


class Warm(Struct, frozen=True, tag="warm", tag_field="t"):
    """Compile the rules of a game (no bot), or a bot."""

    number: int
    game: str
    bot: str = ""


class Think(Struct, frozen=True, tag="think", tag_field="t"):
    number: int
    game: str
    bot: str
    state: bytes
    key: str
    """The same key (a seat of a table) keeps its bot and its search tree; '' keeps none, so that
    the decision follows from position and seed alone."""
    seed: int
    advise: bool = False
    """Whether it is a hint for a person."""


class Judge(Struct, frozen=True, tag="judge", tag_field="t"):
    """Judge a decision of a finished game, from what its player may have believed."""

    number: int
    game: str
    state: bytes
    action: int
    effort: float
    seed: int


class End(Struct, frozen=True, tag="end", tag_field="t"):
    """The game of the bots of this key is over with these results, or (None) was broken off for
    them; key '': all games are. It is answered where it has a number."""

    key: str
    results: tuple[float, ...] | None = None
    number: int = 0


Job = Warm | Think | Judge | End


class Judged(Struct, frozen=True):
    """``bots.judge.Judgement``, as it comes back from a worker."""

    best: int
    before: tuple[float, ...]
    after: tuple[float, ...]
    second: int | None
    second_shares: tuple[float, ...]
    reasons: tuple[tuple[str, dict[str, str | int]], ...]


class Thought(Struct, frozen=True):
    """The answer to a job; ``error`` where there is none."""

    number: int
    action: int = -1
    expected: tuple[float, ...] = ()
    simulations: int = 0
    second: int | None = None
    second_expected: tuple[float, ...] = ()
    reasons: tuple[tuple[str, dict[str, str | int]], ...] = ()
    """Codes and arguments of what speaks for the action."""
    judged: Judged | None = None
    error: str = ""
    trace: str = ""
    """Where that was, for the log."""
    fault: str = ""
    """What a program did for which its seat gives the game up."""


def read_message(stream: BinaryIO) -> bytes | None:
    """The next message; None at the end."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    size = int.from_bytes(head, "big")
    body = stream.read(size)
    return body if len(body) == size else None


def frame(message: Any) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(4, "big") + body


def main() -> None:
    """Work until the input ends."""
    if hasattr(os, "nice"):
        os.nice(19)
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever prints does not disturb
    jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()

    def receive() -> None:
        decoder: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)
        while (body := read_message(sys.stdin.buffer)) is not None:
            jobs.put(decoder.decode(body))
        os._exit(0)

    threading.Thread(target=receive, daemon=True).start()
    bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()
    while True:
        job = jobs.get()
        if isinstance(job, End):
            _end(job, bots)
            if job.number:
                output.write(frame(Thought(job.number)))
                output.flush()
            continue
        try:
            thought = _do(job, bots)
        except Exception as error:
            told = f"{type(error).__name__}: {error}"[:500]
            trace = "".join(traceback.format_exception(error))[-4000:]
            thought = Thought(job.number, error=told, trace=trace)
        output.write(frame(thought))
        output.flush()


def _end(job: End, bots: OrderedDict[tuple[str, str], Bot]) -> None:
    """Say goodbye to programs, and forget what other bots have thought."""
    from ...bots.base import Guest

    for key in [key for key in bots if job.key in ("", key[0])]:
        bot = bots.pop(key)
        if isinstance(bot, Guest):
            bot.end(job.results)


def _do(job: Warm | Think | Judge, bots: OrderedDict[tuple[str, str], Bot]) -> Thought:
    match job:
        case Warm():
            return _warm(job)
        case Think():
            return _think(job, bots)
        case Judge():
            return _judge(job)


def _warm(job: Warm) -> Thought:
    from ...bots.spec import BotSpec
    from ...core.objects.registry import load

    if job.bot:
        game = load(job.game)
        from ...core.contract.rng import new_rng

        level = game.levels.get(job.bot)
        sizes = {game.info.min_players}
        if level is not None and level.more is not None:  # another bot, to be compiled too
            sizes.add(game.info.max_players)
        for players in sizes:
            state = game.new(players)
            state.apply_chance(new_rng(1))
            spec = BotSpec.parse(job.bot).spell_out(game, players)
            short = {name: BRIEF[name] for name in BRIEF.keys() & spec.settings}
            bot = BotSpec(spec.name, {**spec.settings, **short}).create(game, seed=1)
            bot.advise(state)
    else:
        touch_rules(job.game)
    note_compiled(job.game, job.bot)
    return Thought(job.number)


def touch_rules(name: str) -> None:
    """Use every compiled function that a server uses, so that all are compiled and cached."""
    from ...core.contract.rng import new_rng
    from ...core.facts.errors import TafelrondeError
    from ...core.objects.registry import load
    from ...match.forced import forced_action
    from ...match.reveal import reveals

    game = load(name)
    state = game.new()
    rng = new_rng(1)
    log: list[int] = []
    decided = False
    for _ in range(game.bounds.steps):
        if state.is_terminal:
            break
        if state.current_player >= 0:
            state.resample(state.current_player, rng)
            forced_action(state)
            if not decided:
                decided = True
                reveals(state, state.legal_actions()[0])
            try:
                state.explain(state.legal_actions()[0])
            except TafelrondeError:
                pass
        log.append(state.steps()[0])
        state.apply(log[-1])
    state.scores()
    state.returns()
    state.view(None)
    game.new().replay(log)


def _think(job: Think, bots: OrderedDict[tuple[str, str], Bot]) -> Thought:
    from ...bots.base import Guest
    from ...bots.choosing import Chooser
    from ...bots.external.fault import BotFault
    from ...bots.spec import BotSpec
    from ...core.objects.registry import load

    game = load(job.game)
    key = (job.key, job.bot)
    bot = bots.pop(key, None) or BotSpec.parse(job.bot).create(game, seed=job.seed)
    if isinstance(bot, Chooser):  # an answer at once would tell that the hand leaves no choice
        bot.always_thinks = game.info.hidden
    if job.key:
        bots[key] = bot
    if len(bots) > KEPT:
        _, oldest = bots.popitem(last=False)
        if isinstance(oldest, Guest):
            oldest.end()
    state = game.from_bytes(job.state)
    if not job.advise:
        try:
            return Thought(job.number, bot.choose(state))  # a level may slip; advice never does
        except BotFault as fault:
            bots.pop(key, None)
            return Thought(job.number, fault=f"{fault} {fault.errors[-500:]}".strip())
        finally:
            if not job.key and isinstance(bot, Guest):  # it is not kept
                bot.end()
    advice = bot.advise(state)
    reasons = () if game.reasons is None else game.reasons(state, advice.action, advice.second)
    return Thought(
        job.number,
        advice.action,
        advice.expected,
        advice.simulations,
        advice.second,
        advice.second_expected,
        tuple((reason.code, dict(reason.arguments)) for reason in reasons),
    )


def _judge(job: Judge) -> Thought:
    from ...bots.judge import judge
    from ...core.objects.registry import load

    state = load(job.game).from_bytes(job.state)
    found = judge(state, job.action, effort=job.effort, seed=job.seed)
    reasons = tuple((reason.code, dict(reason.arguments)) for reason in found.reasons)
    judged = Judged(
        found.best, found.before, found.after, found.second, found.second_shares, reasons
    )
    return Thought(job.number, judged=judged)


if __name__ == "__main__":
    main()
