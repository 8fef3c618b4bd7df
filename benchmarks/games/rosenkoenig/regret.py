"""Does search come nearer to the truth with more simulations? On the exercise ``small``, solved.

    python -m benchmarks.games.rosenkoenig.regret --plot docs/experiments/solving.svg

Positions are taken from random games, each with a decision that matters: the best action is better
than the worst. A bot's regret is what its action is worth less than the best, on average, in
results (−1 … 1). Both searches are ``MctsBot``: with random playouts and a node for each outcome of
chance, and with the settings of the levels, whose evaluation was learnt on the ordinary board.
"""

import argparse
import math
import statistics
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from tafelronde import load, new_rng
from tafelronde.bots.mcts import MctsBot
from tafelronde.core.objects.state import State
from tafelronde.solving import Solution, solve

GAME = "rosenkoenig"
SIMULATIONS = (3, 10, 30, 100, 300, 1000, 3000, 10_000)
SEARCHES: Mapping[str, dict[str, float | bool]] = {
    "random playouts": {},
    "the levels' settings": {"open_loop": True, "cutoff": 0},
}


def positions(solution: Solution, count: int) -> list[State]:
    """This number of decisions that matter."""
    game, found, seed = load(GAME), list[State](), 0
    while len(found) < count:
        dice, rng = np.random.default_rng(seed), new_rng(seed)
        seed += 1
        state = game.new(exercise="small")
        seen: list[State] = []
        while not state.is_terminal:
            if state.is_chance:
                state.apply_chance(rng)
                continue
            values = solution.values(state).values()
            if max(values) - min(values) > 1e-9:
                seen.append(state.copy())
            state.apply_known(int(dice.choice(state.legal_actions())))
        if seen:
            found.append(seen[dice.integers(len(seen))])
    return found


def regrets(
    solution: Solution, places: list[State], simulations: int, search: Mapping[str, float | bool]
) -> list[float]:
    """The loss of a bot in each position."""
    bot = MctsBot(load(GAME), seed=1, simulations=simulations, reuse=False, **search)  # type: ignore[arg-type]
    return [solution.regret(state, bot.decide(state).action) for state in places]


def random_regret(solution: Solution, places: list[State]) -> float:
    """The average loss of a random action."""
    return statistics.fmean(
        statistics.fmean(solution.regret(state, action) for action in state.legal_actions())
        for state in places
    )


def plot(lines: Mapping[str, list[tuple[int, float]]]) -> str:
    """Mean regret against simulations, both on logarithmic scales, as SVG."""
    wide, high, left, top = 360, 240, 60, 16
    values = [value for line in lines.values() for _, value in line if value > 0]
    low, up = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    last = math.log10(SIMULATIONS[-1])

    def at(count: int, value: float) -> tuple[float, float]:
        y = (math.log10(max(value, 10.0**low)) - low) / (up - low)
        return round(left + wide * math.log10(count) / last, 1), round(top + high * (1 - y), 1)

    parts: list[str] = []
    for power in range(low, up + 1):
        _, y = at(1, 10.0**power)
        parts.append(f'<path class="grid" d="M{left} {y}H{left + wide}"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{10.0**power:g}</text>')
    for power in range(int(last) + 1):
        x, _ = at(10**power, 1)
        parts.append(f'<path class="grid" d="M{x} {top}V{top + high}"/>')
        parts.append(
            f'<text x="{x}" y="{top + high + 18}" text-anchor="middle">{10**power:,}</text>'
        )
    for number, (name, line) in enumerate(lines.items()):
        points = " ".join(f"{x},{y}" for x, y in (at(*point) for point in line))
        parts.append(f'<polyline class="line{number}" points="{points}"/>')
        for point in line:
            x, y = at(*point)
            parts.append(f'<circle class="line{number}" cx="{x}" cy="{y}" r="4"/>')
        y = top + high - 18 - 18 * number
        parts.append(f'<circle class="line{number}" cx="{left + 14}" cy="{y - 4}" r="4"/>')
        parts.append(f'<text x="{left + 24}" y="{y}">{name}</text>')
    middle = left + wide / 2
    parts.append(f'<text x="{left + 8}" y="{top + 14}">mean regret</text>')
    parts.append(
        f'<text x="{middle}" y="{top + high + 38}" text-anchor="middle">simulations</text>'
    )
    style = (
        "text{font:13px sans-serif;fill:#777}.grid{stroke:#777;stroke-width:.5;"
        "stroke-dasharray:2 3}polyline{fill:none;stroke-width:2}.line0{stroke:#2f9e6e}"
        ".line1{stroke:#777}circle.line0{fill:#2f9e6e}circle.line1{fill:none;stroke-width:2}"
    )
    size = f"0 0 {left + wide + 36} {top + high + 48}"
    title = "Mean regret of two searches on the small exercise, by simulations"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" role="img">'
        f"<title>{title}</title><style>{style}</style>{''.join(parts)}</svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--plot", type=Path)
    wanted = parser.parse_args()
    solution = solve(load(GAME).new(exercise="small"))
    print(f"{solution.positions:,} positions, value {solution.value:.6f}")
    places = positions(solution, wanted.positions)
    print(f"a random action loses {random_regret(solution, places):.4f}")
    lines: dict[str, list[tuple[int, float]]] = {name: [] for name in SEARCHES}
    for name, search in SEARCHES.items():
        for simulations in SIMULATIONS:
            lost = regrets(solution, places, simulations, search)
            mean, error = statistics.fmean(lost), statistics.stdev(lost) / math.sqrt(len(lost))
            best = sum(one < 1e-9 for one in lost) / len(lost)
            lines[name].append((simulations, mean))
            print(
                f"{name:<22}{simulations:>7}  {mean:.4f} ± {error:.4f}  best {best:.0%}", flush=True
            )
    if wanted.plot:
        wanted.plot.write_text(plot(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
