"""Count the whole of perft.json again with the slow rules: some minutes.

From the root of the repository: PYTHONPATH=tests python -m games.rosenkoenig.check_perft
"""

import json
from pathlib import Path

from games.rosenkoenig.slow_rules import Slow, perft


def main() -> None:
    table = json.loads((Path(__file__).parent / "perft.json").read_text(encoding="utf-8"))
    for position in table:
        slow = Slow()
        for word in position["log"].split():
            slow.step(word)
        found = perft(slow, len(position["nodes"]) - 1)
        verdict = "the same" if found == position["nodes"] else f"DIFFERENT: {found}"
        print(f"{position['name']}: {sum(map(sum, found)):,} nodes, {verdict}", flush=True)


if __name__ == "__main__":
    main()
