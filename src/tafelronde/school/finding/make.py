"""Finding puzzles: games between bots are played, looked through, and the best is kept."""

import contextlib
import itertools
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, replace

import numpy as np

from ...bots.spec import BotSpec
from ...core.contract.rng import new_rng
from ...core.facts.puzzling import PuzzleTable
from ...core.objects.game import Game
from ...core.objects.registry import load
from ...core.objects.state import State
from ...work.in_order import in_order
from .idea import Found, Played, decisions_in
from .ideas import idea_of, puzzling_of
from .solvers import RANDOM, Solvers

SHARE = 0.5
"""At most this share of the puzzles has the same theme, as long as there are others."""

MOST = 3
"""The number of an idea's finds in a game that are looked at."""


@dataclass(frozen=True)
class Made:
    """A puzzle, and the game in which it was found."""

    found: Found
    played: Played
    """Without its decisions."""
    decisions: int
    """The number of decisions in the answer."""
    rating: int
    """Its rating, which says how hard it is."""
    solved: dict[str, float]
    """The share of the tries of each level of bots that found the whole answer."""
    proven: bool
    """Whether another search than the one that found it agrees."""


def make_puzzles(
    game: Game,
    count: int,
    seed: int,
    seconds: float,
    executor: Executor | None = None,
    idea: str = "",
) -> Iterator[Made]:
    """Puzzles of a game, one by one: at most ``count``, in about ``seconds`` of processor time,
    that of all workers together. With ``idea`` only those of one idea.

    The same seed finds the same puzzles as long as the time suffices, on any number of workers.
    Raises what ``in_order`` raises.
    """
    kept: list[Found] = []
    themes: Counter[str] = Counter()
    spent = 0.0
    games = in_order(
        executor, look_through, ((game.name, seed, n, idea) for n in itertools.count())
    )
    with contextlib.closing(games):
        while len(kept) < count and spent <= seconds:
            candidates, took = next(games)
            spent += took
            best: Made | None = None
            for made in candidates:
                found = made.found
                full = len(themes) > 1 and themes[found.theme] >= SHARE * count
                if full or any(are_alike(found, other) for other in kept):
                    continue
                rarity = -themes[found.theme]
                if best is None or (rarity, made.rating) > (-themes[best.found.theme], best.rating):
                    best = made
            if best is not None and best.proven:
                kept.append(best.found)
                themes[best.found.theme] += 1
                yield best


def look_through(name: str, seed: int, number: int, only: str = "") -> tuple[list[Made], float]:
    """The candidates for puzzles in the game with this number, and how many seconds of the
    processor it took to find them; with ``only`` by this idea alone. Both follow from the arguments
    alone; they and the result can be pickled."""
    begun = time.process_time()
    game = load(name)
    ideas = {idea: idea_of(game, idea) for idea in _ideas_at(game, number, only)}
    if not ideas:
        return [], time.process_time() - begun
    played = play_game(game, seed, number)
    looked = [one for idea in ideas.values() for one in itertools.islice(idea.look(played), MOST)]
    if not looked:
        return [], time.process_time() - begun
    solvers = Solvers(game, seed)
    brief = replace(played, decisions=())
    candidates: list[Made] = []
    for found in map(_themed, looked):
        solved = solvers.solve(found.state, found.line, found.idea)
        own = decisions_in(found.state, found.line)
        bots = [share for level, share in solved.shares.items() if level != RANDOM]
        if own == 1 and min(bots, default=0.0) > 0.8:
            continue  # too easy to be worth a word
        proven = not ideas[found.idea].refute(found.state, found.line, found.worth, found.second)
        candidates.append(Made(found, brief, own, solved.rating, solved.shares, proven))
    return candidates, time.process_time() - begun


def _table(game: Game, number: int) -> PuzzleTable:
    """Where the game with this number is played."""
    tables = puzzling_of(game).tables
    return tables[number % len(tables)]


def _ideas_at(game: Game, number: int, only: str) -> list[str]:
    """The ideas that look through the game with this number; ``only`` this one, where it is
    given."""
    puzzling, players = puzzling_of(game), _table(game, number).players
    names = [only] if only else [*puzzling.ideas]
    return [name for name in names if puzzling.players.get(name, players) == players]


def play_game(game: Game, seed: int, number: int) -> Played:
    """The game with this number: tables, and the bots at their seats, take turns."""
    tables = puzzling_of(game).tables
    table = _table(game, number)
    info = game.info
    options = info.settle_options(table.players, table.options)
    turn = number // len(tables)
    bots = [
        BotSpec.parse(table.bots[(turn + seat) % len(table.bots)]).create(
            game, (seed * 100_000 + number) * 8 + seat
        )
        for seat in range(table.players)
    ]
    rng = new_rng(seed, number)
    state = game.new(table.players, **options)
    steps = state.apply_chance(rng)
    decisions: list[tuple[int, State]] = []
    while not state.is_terminal:
        decisions.append((len(steps), state.copy()))
        action = bots[state.current_player].choose(state)
        state.apply(action)
        steps += [action, *state.apply_chance(rng)]
    return Played(game, table.players, options, tuple(steps), tuple(decisions), state)


def _themed(found: Found) -> Found:
    """With the theme as the game names it."""
    naming = puzzling_of(found.state.game).theme
    if naming is None:
        return found
    return replace(found, theme=naming(found.state, found.line[0], found.theme))


DIFFERENT = 8
"""The least number of bytes in which their positions must differ."""


def differing_bytes(a: State, b: State) -> int:
    """The number of bytes in which two positions of one game differ."""
    one, other = (np.frombuffer(state.to_bytes(), np.uint8) for state in (a, b))
    return int(np.count_nonzero(one != other))


def are_alike(a: Found, b: Found) -> bool:
    """Nearly the same position; or the same answer, asked of the same seat in one not far off."""
    apart = differing_bytes(a.state, b.state)
    same = a.line == b.line and a.seat == b.seat
    return apart < (3 * DIFFERENT if same else DIFFERENT)
