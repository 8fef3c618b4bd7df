"""Chances that hints tell: how often they come true."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from benchmarks.review.measure import Table
from tafelronde import infos, load
from tafelronde.bots import create
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.results import share_of
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.state import State
from tafelronde.search.shares import shares

from .measure import played

PEERS = "medium"
"""The level of all players of a game by which chances are measured."""
TOLD = 8
"""Decisions of such a game."""
ENDS = 1
"""The number of times that each is played to the end as it is, and as its player may believe it."""
SIZES = (2, 3, 4, 6)

TABLES = [
    Table(info.name, players)
    for info in infos()
    for players in SIZES
    if info.min_players <= players <= info.max_players
]


def chances(table: Table, seed: int) -> Iterator[dict[str, Any]]:
    """Expectations of a search at some decisions of one game between equals, and the results.

    ``share`` is what was expected, before the game's ``trust``; ``came`` the mean of what its
    player got when the game was played on from there, the best action first; ``believed`` that of
    games from positions which are possible by what this player knew.
    """
    game, rng = load(table.game), random.Random(f"chances {table} {seed}")
    seen, _ = played(game, _peers(game, table.players, seed), new_rng(seed, table.players, 2))
    plain = replace(game, trust={})
    adviser = create(plain, "adviser", seed=seed, lots=0, effort=1.0)
    for number, state in enumerate(rng.sample(seen, min(TOLD, len(seen)))):
        mover = state.current_player
        believed = State(plain, state.resample(mover, new_rng(seed, 3)).array)
        advice = adviser.advise(believed)
        share = share_of(advice.expected[mover])
        came = believing = 0.0
        for end in range(ENDS):
            drawn = state.resample(mover, new_rng(seed, 4, number, end))
            came += _end(state, advice.action, (seed, number, end, 0))[mover]
            believing += _end(drawn, advice.action, (seed, number, end, 1))[mover]
        yield {
            "table": str(table),
            "game": seed,
            "share": share,
            "came": came / ENDS,
            "believed": believing / ENDS,
        }


def _peers(game: Game, players: int, seed: int) -> list[Any]:
    level = BotSpec(PEERS).spell_out(game, players)
    return [level.create(game, seed * 16 + seat) for seat in range(players)]


def _end(begin: State, action: int, numbers: tuple[int, ...]) -> tuple[float, ...]:
    """The shares with which a game ends that equals play on after this action."""
    game, state, rng = begin.game, begin.copy(), new_rng(*numbers)
    seed = random.Random(str(numbers)).getrandbits(30)
    bots = _peers(game, state.players, seed)  # type: ignore[arg-type]
    state.apply(action)
    state.apply_chance(rng)
    while not state.is_terminal:
        state.apply(bots[state.current_player].choose(state))
        state.apply_chance(rng)
    return shares(tuple(state.returns()))
