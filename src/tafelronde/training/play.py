"""Play: games of the search with the best network so far, against itself or against the bot that it
shall beat, as data sets."""

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import replace
from pathlib import Path

from ..bots.spec import NETWORK, BotSpec
from ..core.objects.game import Game
from ..core.objects.registry import load
from ..corpus.card import LICENSE, write_card
from ..corpus.make import Counted, carried_shards, carry_shard, count_shards
from ..corpus.origin import digests
from ..corpus.plan import Plan, prepare
from ..search.prospects.named import hand_over
from ..search.prospects.weights import Prospects
from .plan import Course, Table, bot_of

SHARD = 8
"""Games that a worker plays before it sends them: what a worker that is gone takes with it."""


def data_set(course: Course, table: Table, generation: int, best: Prospects | None) -> Plan:
    """The games of a table in a generation."""
    game = load(course.game)
    network = _first(course, game, table) if best is None else best.name
    bot = bot_of(game, table.players, course.simulations, network)
    options = game.info.settle_options(table.players, table.options)
    rivals = [course.against] * (table.players - 1) if course.against else ()
    return Plan(
        course.game,
        game.info.rules_version,
        table.players,
        options,
        (str(bot), *rivals),
        table.games,
        course.seed * 1_000 + generation,
        SHARD,
        random=course.random,
    )


def _first(course: Course, game: Game, table: Table) -> str | int:
    """The judge to use before anything is learned: that of the bot to be beaten, or the game's own
    rule of thumb."""
    if not course.against:
        return 0
    return BotSpec.of(course.against).spell_out(game, table.players).settings.get(NETWORK, 0)


def self_play(
    plan: Plan,
    folder: Path,
    best: Prospects | None,
    executor: Executor | None,
    progress: Callable[[int], None],
) -> None:
    """Play the games of a data set that are missing; ``progress`` hears how many there are more.

    Raises what ``corpus.make`` raises.
    """
    networks = () if best is None else (best.to_json(),)
    hand_over(networks)
    found = digests(plan.game, plan.players, plan.bots)
    # A course goes on with a newer program, but not with a network in the place of another.
    plan = replace(plan, digests={name: found[name] for name in ("networks", "own")})
    prepare(folder, plan)
    shards = carried_shards(plan, folder, executor, play_shard, networks)
    counts = count_shards(folder, shards, progress)
    source = f"self-play of {', '.join(plan.bots)}, seed {plan.seed}"
    write_card(folder, plan, counts, source, found, LICENSE)


def play_shard(
    networks: tuple[bytes, ...], plan: Plan, shard: int
) -> tuple[Counted, tuple[bytes, bytes]]:
    """The files of one shard. Arguments and result can be pickled."""
    hand_over(networks)
    return carry_shard(plan, shard)
