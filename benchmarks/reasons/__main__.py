"""Plant blunders at every table, and count the first reasons that name the consequence:
``python -m benchmarks.reasons --count 300``. Ends with 1 where fewer than nine in ten do."""

import argparse
import sys
import time
from collections import Counter

from .planting import blunders, is_possible, named, tables

GOAL = 0.9


def main() -> int:
    """Measure, and tell each table's part."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reasons", description=__doc__)
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--count", type=int, default=300, help="blunders in all")
    parser.add_argument("--players", type=int, help="only tables of so many")
    parser.add_argument("--show", action="store_true", help="tell those that are not named")
    asked = parser.parse_args()
    chosen = [
        (name, players)
        for name, players in tables()
        if name in (asked.games or [name]) and asked.players in (None, players)
    ]
    each = -(-asked.count // len(chosen))
    right, all_of, impossible = Counter[str](), Counter[str](), 0
    seconds, said = 0.0, 0
    for name, players in chosen:
        label = f"{name}-{players}"
        for blunder in blunders(name, players, each):
            began = time.process_time()
            reasons = blunder.reasons()
            seconds += time.process_time() - began
            said += 1
            good = named(blunder, reasons)
            impossible += sum(not is_possible(blunder, one) for one in reasons)
            for key in (label, f"  {name}: {blunder.plant.kind}"):
                all_of[key] += 1
                right[key] += good
            if asked.show and not good:
                told = [(one.code, dict(one.arguments)) for one in reasons]
                texts = [blunder.state.format(one) for one in (blunder.better, blunder.worse)]
                print(label, blunder.plant, texts, blunder.shares, told, sep=" | ")
    for key in sorted(all_of):
        print(f"{key:40} {right[key]:4} of {all_of[key]:4}")
    total = sum(right[f"{name}-{players}"] for name, players in chosen)
    share = total / max(1, said)
    print(
        f"named first: {total} of {said} ({share:.1%}); lines that cannot be played: {impossible}"
    )
    print(f"processor seconds a decision: {seconds / max(1, said):.3f}")
    return 0 if said and share >= GOAL and not impossible else 1


if __name__ == "__main__":
    sys.exit(main())
