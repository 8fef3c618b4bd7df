"""Makes a corpus, shard by shard. A shard follows from its number alone, so any number of workers
may share the work."""

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Executor
from dataclasses import replace
from pathlib import Path

import numpy as np

from ..arena.deal import Dice
from ..arena.table import play_game, try_out
from ..bots.base import Advice, Bot
from ..bots.spec import BotSpec
from ..core.contract.rng import new_rng
from ..core.facts.errors import BadOption
from ..core.objects.game import Game
from ..core.objects.registry import load
from ..core.objects.state import State
from ..work.in_order import in_order
from .card import LICENSE, write_card
from .columns import GameLog, Games, gather, setup_text
from .kernels import play_randomly
from .origin import digests, still
from .parquet import arrow, names_of, place_shard, shard_files, write_shard
from .plan import Counts, Plan, is_whole, prepare

TELLING = ("mcts", "alpha_beta", "py", "exec")
"""The kinds of bots whose expectations are written, as far as they tell them."""
ROWS = 1 << 18
"""The number of steps that are played before they are written. A longer game gets the room that it
needs."""
GATHERED = 64
"""The number of games of bots that are written together."""
Progress = Callable[[int], None]
Counted = tuple[int, int, int]
"""The games, steps and decisions of a shard."""
Carry = Callable[..., tuple[Counted, tuple[bytes, bytes]]]
"""Makes a shard that is sent: what was counted, and the files."""


def check_bots(game: Game, players: int, bots: tuple[str, ...]) -> None:
    """Raise BadOption for more bots than seats, and unknown bots; BotFault for those of one's own
    that cannot make their first decision.

    Examples:
        >>> check_bots(tafelronde.load("rosenkoenig"), 2, ("random", "mcts", "greedy"))
        Traceback (most recent call last):
            ...
        BadOption: bots: 3 is not possible; expected 1 to 2
    """
    if not 1 <= len(bots) <= players:
        raise BadOption("bots", len(bots), f"1 to {players}")
    for bot in bots:
        spec = BotSpec.of(bot)
        made = spec.spell_out(game, players).create(game)
        if spec.runs_code:
            state = game.new(players)
            state.apply_chance(new_rng(0))
            try_out(made, state)


def make(
    plan: Plan,
    folder: Path,
    executor: Executor | None = None,
    progress: Progress = lambda games: None,
    *,
    carried: bool = False,
    license: str = LICENSE,
) -> Counts:
    """Make a corpus, or the shards that are missing; calls ``progress`` with the number of games so
    far. Rules, bots or networks that changed since it was begun are refused (``Changed``).

    The executor's workers write into the folder. Workers on other computers do not see it: they
    send the files (``carried``), and this process writes them.

    Raises BadCorpus, NeedsExtra, OSError, and what ``in_order`` raises.
    """
    arrow()
    plan = replace(plan, digests=digests(plan.game, plan.players, plan.bots))
    prepare(folder, plan)
    here = plan, folder, executor
    shards = carried_shards(*here, carry_shard) if carried else _made(*here)
    counts = count_shards(folder, shards, progress)
    source = f"games of {', '.join(plan.bots)}, seed {plan.seed}"
    write_card(folder, plan, counts, source, plan.digests, license)
    return counts


def count_shards(folder: Path, shards: Iterable[Counted], progress: Progress) -> Counts:
    """Count shards as they come, in the order of their numbers."""
    counts = Counts()
    for shard, counted in enumerate(shards):
        counts.add(folder, shard, counted)
        progress(counted[0])
    return counts


def _made(plan: Plan, folder: Path, executor: Executor | None) -> Generator[Counted]:
    tasks = ((plan, folder, shard) for shard in range(plan.shards))
    return in_order(executor, make_shard, tasks)


def carried_shards(
    plan: Plan, folder: Path, executor: Executor | None, carry: Carry, *given: object
) -> Generator[Counted]:
    """Make the shards that are missing; what was counted of every shard. Workers send the files:
    ``carry(*given, plan, shard)``."""
    missing = [shard for shard in range(plan.shards) if not is_whole(folder, shard)]
    sent = in_order(executor, carry, ((*given, plan, shard) for shard in missing))
    try:
        for shard in range(plan.shards):
            if shard not in missing:
                yield count_shard(folder, shard)
                continue
            counted, files = next(sent)
            place_shard(folder, shard, files)
            yield counted
    finally:
        sent.close()


def make_shard(plan: Plan, folder: Path, shard: int) -> Counted:
    """Write one shard unless it exists. Arguments and result can be pickled."""
    if is_whole(folder, shard):
        return count_shard(folder, shard)
    return write_shard(folder, shard, _games(plan, shard))


def carry_shard(plan: Plan, shard: int) -> tuple[Counted, tuple[bytes, bytes]]:
    """The files of one shard, for ``place_shard``. Arguments and result can be pickled."""
    return shard_files(_games(plan, shard))


def _games(plan: Plan, shard: int) -> Generator[Games]:
    """The games of a shard. Raises Changed before the first or after the last one where something
    that decides them is not what it was."""
    play = _random_games if plan.is_random else _bots_games
    still(plan.digests, plan.game, plan.players, plan.bots)
    yield from play(plan, load(plan.game), shard)
    still(plan.digests, plan.game, plan.players, plan.bots)


def count_shard(folder: Path, shard: int) -> Counted:
    """The games, steps and decisions of a shard that exists."""
    _, parquet = arrow()
    games, steps = (folder / name for name in names_of(shard))
    seats = parquet.read_table(steps, columns=["seat"])["seat"].to_numpy()
    number = parquet.ParquetFile(games).metadata.num_rows
    return number, len(seats), int(np.count_nonzero(seats >= 0))


def _random_games(plan: Plan, game: Game, shard: int) -> Generator[Games]:
    """A shard of random games, in parts."""
    wanted = plan.games_of(shard)
    setup = setup_text(plan.game, plan.rules, plan.players, plan.options)
    rng, saved = new_rng(plan.seed, shard), np.zeros(4, np.uint32)
    states = np.zeros(1, game.dtype)
    options = game.encode_options(plan.options)
    buffer = max(1, game.bounds.buffer)
    out, weights = np.zeros(buffer, np.int32), np.zeros(buffer, np.int32)
    final = np.zeros(plan.players, np.float64)
    first, rows, choices = wanted.start, max(ROWS, game.bounds.steps), 8 * ROWS
    while first < wanted.stop:
        ply, action = np.zeros(rows, np.int32), np.zeros(rows, np.int32)
        seat, result = np.zeros(rows, np.int8), np.zeros(rows, np.float32)
        ends, legal = np.zeros(rows + 1, np.int32), np.zeros(choices, np.int32)
        most = wanted.stop - first
        steps, results = np.zeros(most, np.int32), np.zeros((most, plan.players), np.float32)
        done = int(
            play_randomly(
                states,
                plan.players,
                options,
                rng,
                saved,
                most,
                out,
                weights,
                final,
                ply,
                seat,
                action,
                result,
                ends,
                legal,
                steps,
                results,
            )
        )
        if done == 0:  # not a single one fits
            choices *= 2
            continue
        count = int(steps[:done].sum())
        yield Games(
            first,
            [setup] * done,
            [["random"] * plan.players] * done,
            steps[:done],
            list(results[:done]),
            [False] * done,
            ply[:count],
            seat[:count],
            action[:count],
            result[:count],
            ends[: count + 1],
            legal[: int(ends[count])],
            np.full(count, np.nan, np.float32),
        )
        first += done


def _bots_games(plan: Plan, game: Game, shard: int) -> Generator[Games]:
    """A shard of games of bots, in parts."""
    waiting: list[GameLog] = []
    wanted = plan.games_of(shard)
    first = wanted.start
    for number in wanted:
        waiting.append(_play(plan, game, number))
        if len(waiting) == GATHERED or number == wanted.stop - 1:
            yield gather(first, waiting)
            first, waiting = number + 1, []


def _play(plan: Plan, game: Game, number: int) -> GameLog:
    """One game of bots. It follows from its number alone."""
    sitting = [
        BotSpec.of(plan.bots[(seat + number) % len(plan.bots)]) for seat in range(plan.players)
    ]
    bots = [
        spec.create(game, (plan.seed * 1_000_003 + number) * 64 + seat + 1)
        for seat, spec in enumerate(sitting)
    ]
    telling = [_tells(spec.spell_out(game, plan.players)) for spec in sitting]
    setup = setup_text(plan.game, plan.rules, plan.players, plan.options)
    log = GameLog(setup, [str(spec) for spec in sitting])
    decided: Advice | None = None
    dice = np.random.default_rng((plan.seed, number))
    share = random_share(plan.random, dice.random())

    def ask(bot: Bot, state: State) -> int:
        nonlocal decided
        decided = bot.decide(state) if telling[state.current_player] else None
        if share and dice.random() < share:
            legal = state.legal_actions()
            return legal[dice.integers(len(legal))]
        return bot.choose(state) if decided is None else decided.action

    def told(state: State, action: int) -> None:
        seat = state.current_player
        if decided is None or seat < 0:
            log.add(seat, action, state.legal_actions())
            return
        value = decided.expected[seat] if decided.expected else float("nan")
        log.add(seat, action, state.legal_actions(), value, decided.distribution or None)

    state = game.new(plan.players, **plan.options)
    played = play_game(state, bots, Dice(new_rng(plan.seed, number)), ask=ask, listener=told)
    log.results, log.given_up = played.results, played.lost is not None
    return log


def random_share(mean: float, drawn: float) -> float:
    """A game's own share of random decisions: evenly from 0 to 1, or as far as that goes with this
    mean."""
    return 2.0 * mean * drawn if mean <= 0.5 else 1.0 - 2.0 * (1.0 - mean) * drawn


def _tells(spec: BotSpec) -> bool:
    """Whether a bot tells what it expects, and makes no slips."""
    return spec.name in TELLING and not spec.settings.get("slip", 0)
