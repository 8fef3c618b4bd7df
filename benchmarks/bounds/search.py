"""Games of players who want to pass a fixed size, and how near they come.

Players *help*: each chooses, of some of the legal actions, the one after which the size is needed
most, whoever acts then. At a table of three and more, two help and the others play at random.
Whoever aims at something leaves out what ends the game; whoever wants a long one chooses what a
game that goes on at random lasts longest after. All of it follows from a seed.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

import numpy as np

from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.info import OptionValue
from tafelronde.core.facts.sizes import Size, sizes_of
from tafelronde.core.kernels import playout
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.state import State

from .. import games

LEGAL, OUTCOMES, STEPS = "legal actions", "outcomes of chance", "steps"
TRIED = 12
"""Legal actions that are looked at for a decision."""
AHEAD = 1000
"""Steps at random that are looked ahead by whoever wants a long game."""
EAGER = 0.9
"""The share of helpful actions of a player who helps; else they play at random, which leads out of
dead ends."""


def _legal(state: State) -> int:
    return 0 if state.is_chance else len(state.legal_actions())


def _outcomes(state: State) -> int:
    return len(state.chance_outcomes()) if state.is_chance else 0


def _lasting(state: State) -> int:
    """The number of random steps to the end of the game from here, AHEAD at the most."""
    out, weights = np.zeros((2, max(1, state.game.bounds.buffer)), np.int32)
    steps = np.zeros(1, np.int32)
    playout.play_all_on(
        state.array.copy(), new_rng(0)[None], out, weights, np.zeros((1, state.players)), steps,
        AHEAD,
    )  # fmt: skip
    return int(steps[0])


Need = Callable[[State], int]


def needs_of(game: Game) -> dict[str, tuple[int, Need]]:
    """Each size by its name: its bound, and what a position needs of it."""

    def of(size: Size) -> Need:
        return lambda state: size.measure(state.record)

    bounds = game.bounds
    found: dict[str, tuple[int, Need]] = {
        LEGAL: (bounds.legal, _legal), OUTCOMES: (bounds.outcomes, _outcomes),
    }  # fmt: skip
    return found | {size.name: (size.bound, of(size)) for size in sizes_of(game.info)}


@dataclass
class Reached:
    """The most that was needed of each size."""

    bounds: Mapping[str, int]
    most: dict[str, int] = field(default_factory=dict[str, int])

    def see(self, name: str, need: int) -> None:
        """Note a need. Raises AssertionError where it is beyond the bound."""
        if need > self.bounds[name]:
            raise AssertionError(f"{name}: {need}, and the bound is {self.bounds[name]}")
        self.most[name] = max(self.most.get(name, 0), need)

    def __str__(self) -> str:
        return "\n".join(
            f"  {name:34} {self.most.get(name, 0):6} of {bound:6}  "
            f"{100 * self.most.get(name, 0) / max(bound, 1):5.1f} %"
            for name, bound in self.bounds.items()
        )


def begin(game: Game) -> Reached:
    """Nothing is needed yet."""
    bounds = {name: bound for name, (bound, _) in needs_of(game).items()}
    return Reached(bounds | {STEPS: game.bounds.steps})


def plans_of(game: Game) -> Mapping[str, Callable[[State], str]]:
    """Plans of players who know the game, by their names: ``PLANS`` of the game's ``bounds``
    (``benchmarks.games``). Where a plan raises, or says what is not legal, chance decides."""
    return getattr(games.part(game.name, "bounds"), "PLANS", {})


def aims(game: Game) -> Iterator[str]:
    """Aims that players may have: each size, a long game, none, and each plan."""
    yield from (LEGAL, *(size.name for size in sizes_of(game.info)), STEPS, "", *plans_of(game))


def tables(game: Game) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    """Each number of players, without options and with each choice of each option."""
    for players in range(game.info.min_players, game.info.max_players + 1):
        yield players, {}
        for option in game.info.options:
            for choice in option.choices_for(players):
                if choice != option.default:
                    yield players, {option.name: choice}


def play(
    reached: Reached, game: Game, players: int, options: Mapping[str, OptionValue], aim: str,
    seed: int, most: int,
) -> State:  # fmt: skip
    """A game, or its first ``most`` decisions; where it went."""
    chooser = Random(seed)
    state, needs, plans = game.new(players, **options), needs_of(game), plans_of(game)
    steps = decisions = 0
    while not state.is_terminal and decisions < most:
        for name, (_, need) in needs.items():
            reached.see(name, need(state))
        if state.is_chance:
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_known(chooser.choices(outcomes, weights)[0])
            steps += 1
            continue
        legal = state.legal_actions()
        helps = state.current_player < 2 and chooser.random() < EAGER
        if aim in plans:
            action = _planned(state, plans[aim], legal, chooser)
        elif helps:
            need = _lasting if aim == STEPS else needs[aim][1] if aim else None
            action = _choose(state, legal, need, chooser)
        else:
            action = chooser.choice(legal)
        state.apply(action)
        steps, decisions = steps + 1, decisions + 1
        reached.see(STEPS, steps)
    return state


def _planned(
    state: State, plan: Callable[[State], str], legal: Sequence[int], chooser: Random
) -> int:
    try:
        action = state.game.notation.parse_action(plan(state))
    except (StopIteration, ValueError):
        action = -1
    return action if action in legal else chooser.choice(legal)


def _choose(state: State, legal: Sequence[int], need: Need | None, chooser: Random) -> int:
    """The action after which the size is needed most, of some; none that ends the game, where
    there is another."""
    some = chooser.sample(legal, min(TRIED, len(legal)))
    if need is None:
        return some[0]
    best, most = some[0], -1
    for action in some:
        after = state.after(action)
        if after.is_terminal:
            continue
        needed = need(after)
        if needed > most:
            best, most = action, needed
    return best
