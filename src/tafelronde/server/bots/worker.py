"""A process in which bots think: ``python -m tafelronde.server.bots.worker``.

It talks with its node as ``base.child`` says. It knows no table and no secret: a job has a position
that is possible by what the seat knows.
"""

import os
import traceback
from collections import OrderedDict

from ...advice.adviser import advise
from ...advice.consequences import Consequences
from ...advice.continuations import compare
from ...advice.judge import judge
from ...bots import Bot
from ...bots.agents.history import History, Recalls
from ...bots.base import Guest
from ...bots.choosing import Chooser
from ...bots.fault import BotFault
from ...bots.spec import BotSpec
from ...bots.style import prepare_styles
from ...core.contract.rng import new_rng
from ...core.facts.errors import TafelrondeError
from ...core.facts.levels import ADVISER
from ...core.objects.registry import load
from ...match.forced import forced_action, is_public
from ...match.reveal import reveals
from ..base.child import work
from .compiled import note_compiled
from .jobs import Advise, Compare, End, Job, Judge, Refute, Think, Thought, Warm

KEPT = 8
"""Bots that are kept, with their search trees, between two turns."""
BRIEF = {"simulations": 4, "nodes": 100}
"""Settings of a bot that is only to be compiled, so that it thinks briefly."""
BRIEF_EFFORT = 0.01
"""The effort of advice that is only to be compiled."""


def main() -> None:
    """Work until the input ends."""
    if hasattr(os, "nice"):
        os.nice(19)
    bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def do(job: Job) -> Thought | None:
        thought = answer(job, bots)
        return None if isinstance(job, End) and not job.number else thought

    work(Job, do)


def answer(job: Job, bots: OrderedDict[tuple[str, str], Bot]) -> Thought:
    """The answer to a job. ``bots`` are kept between two jobs."""
    if isinstance(job, End):
        _end(job, bots)
        return Thought(job.number)
    try:
        return _do(job, bots)
    except Exception as error:
        message = f"{type(error).__name__}: {error}"[:500]
        trace = "".join(traceback.format_exception(error))[-4000:]
        return Thought(job.number, error=message, trace=trace)


def _end(job: End, bots: OrderedDict[tuple[str, str], Bot]) -> None:
    """End programs, and forget the search trees of other bots."""
    for key in [key for key in bots if job.key in ("", key[0])]:
        bot = bots.pop(key)
        if isinstance(bot, Guest):
            bot.end(job.results)


def _do(
    job: Warm | Think | Advise | Judge | Compare | Refute, bots: OrderedDict[tuple[str, str], Bot]
) -> Thought:
    match job:
        case Warm():
            return _warm(job)
        case Think():
            return _think(job, bots)
        case Advise():
            return _advise(job)
        case Judge():
            return _judge(job)
        case Compare():
            return _compare(job)
        case Refute():
            return _refute(job)


def _warm(job: Warm) -> Thought:
    if job.bot:
        game = load(job.game)
        level = game.levels.get(job.bot)
        sizes = {game.info.min_players}
        if job.bot == ADVISER:
            level = game.judge
        if level is not None and level.more is not None:  # larger tables use another bot
            sizes.add(game.info.max_players)
        for players in sizes:
            state = game.new(players)
            state.apply_chance(new_rng(1))
            if job.bot == ADVISER:
                advise(state, effort=BRIEF_EFFORT)
                continue
            spec = BotSpec.parse(job.bot).spell_out(game, players)
            short = {name: BRIEF[name] for name in BRIEF.keys() & spec.settings}
            bot = BotSpec(spec.name, {**spec.settings, **short}).create(game, seed=1)
            bot.advise(state)
            prepare_styles(state)
            for _ in range(2):  # what it remembers is compiled, too
                if state.current_player >= 0:
                    state.apply(bot.choose(state))
    else:
        touch_rules(job.game)
    note_compiled(job.game, job.bot)
    return Thought(job.number)


def touch_rules(name: str) -> None:
    """Call every compiled function that a server calls, so that all are compiled and cached: one
    that was left out would be compiled by the event loop, while everybody waits."""
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
                is_public(state)
                for asked, question in game.questions.items():
                    state.ask(asked, *[0] * question.numbers)
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
    game = load(job.game)
    key = (job.key, job.bot)
    bot = bots.pop(key, None)
    if bot is None:
        try:
            bot = BotSpec.parse(job.bot, own_code=job.own_code).create(game, seed=job.seed)
        except (TafelrondeError, OSError) as error:  # a network may be in a file
            if not job.own_code:
                raise
            return Thought(job.number, fault=str(error)[:500])
    if isinstance(bot, Chooser):  # a quick answer would reveal that the hand leaves no choice
        bot.always_thinks = game.info.hidden
    if job.key:
        bots[key] = bot
    if len(bots) > KEPT:
        _, oldest = bots.popitem(last=False)
        if isinstance(oldest, Guest):
            oldest.end()
    state = game.from_bytes(job.state)
    try:
        if job.memory is not None and isinstance(bot, Recalls):
            bot.recall(History.unpack(game, state.current_player, job.memory))
        return Thought(job.number, bot.choose(state))
    except BotFault as fault:
        bots.pop(key, None)
        return Thought(job.number, fault=f"{fault} {fault.errors[-500:]}".strip())
    finally:
        if not job.key and isinstance(bot, Guest):  # it is not kept for another turn
            bot.end()


def _advise(job: Advise) -> Thought:
    state = load(job.game).from_bytes(job.state)
    return Thought(job.number, advice=advise(state, effort=job.effort))


def _judge(job: Judge) -> Thought:
    state = load(job.game).from_bytes(job.state)
    found = judge(state, job.action, effort=job.effort, seed=job.seed, why=job.why)
    return Thought(job.number, judgement=found)


def _compare(job: Compare) -> Thought:
    state = load(job.game).from_bytes(job.state)
    pairs = compare(state, job.first, job.second, range(job.begin, job.end), job.seed)
    return Thought(job.number, pairs=pairs)


def _refute(job: Refute) -> Thought:
    state = load(job.game).from_bytes(job.state)
    found = Consequences(state, job.better, job.worse).refutation()
    return Thought(job.number, refutation=found)


if __name__ == "__main__":
    main()
