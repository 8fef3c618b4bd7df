"""Random games on a graphics card beside one core of the same machine, and whether they are the
same games: ``python -m benchmarks.card``. It needs ``tafelronde[cuda]`` and a card."""

import time

import numpy as np

import tafelronde
from tafelronde.core.objects.playouts import Playouts
from tafelronde.cuda import Playouts as OnCard

SAME = 500
"""Games that are compared bit for bit, at the smallest and the largest table."""
ON_CORE = 2_000
ON_CARD = {"drakon": 20_000}
"""Games at a time; where lists of actions are long, fewer have room."""
USUAL = 200_000


def rate(games: Playouts) -> tuple[float, float, float]:
    """Games and steps a second, after a first step for which all is compiled; and the seconds
    of that."""
    begun = time.perf_counter()
    games.play(1)
    first = time.perf_counter() - begun
    before, begun = int(games.steps.sum()), time.perf_counter()
    games.play()
    seconds = time.perf_counter() - begun
    return len(games.steps) / seconds, (int(games.steps.sum()) - before) / seconds, first


def main() -> None:
    for info in tafelronde.infos():
        game = tafelronde.load(info.name)
        for players in sorted({info.min_players, info.max_players}):
            here, there = (kind(game, SAME, players, 7) for kind in (Playouts, OnCard))
            here.play()
            there.play()
            same = here.states.tobytes() == there.states.tobytes() and np.array_equal(
                here.results, there.results
            )
            core, _, _ = rate(Playouts(game, ON_CORE, players, 7))
            games, steps, first = rate(OnCard(game, ON_CARD.get(info.name, USUAL), players, 3))
            print(
                f"{info.name}, {players} players: same games: {same}; card {games:,.0f} games/s "
                f"({steps:,.0f} steps/s; {first:.1f} s to compile), one core {core:,.0f}: "
                f"{games / core:.0f} times",
                flush=True,
            )


if __name__ == "__main__":
    main()
