#!/bin/sh
# Elo-MMR-Py 2.0.0 (PyPI), Python 3.11: a contest in which all share the first place is left out, in each of its ten rating
# systems. In a game for two that is every draw:
#   - ten draws after ten victories change neither rating, nor deviation, nor the number of contests played;
#   - whoever has only drawn is not among the ratings.
# With a third player behind them the same tie counts, and brings the two together. The README has a section on ties and does
# not say this.
#
# Whoever rates duels with it rates the decided ones only; another library is better where games are drawn.
#
# Tafelronde rates by openskill, where a shared victory counts (docs/ratings.md). Exits 1 where Elo-MMR-Py does otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check Elo-MMR-Py==2.0.0
seen=$(cd "$folder" && "$folder/env/bin/python" - <<'PYTHON'
from elo_mmr_py import SUPPORTED_SYSTEMS, Contest, rate_latest

VICTORY = Contest([("Ada", 0, 0), ("Bea", 1, 1)])
DRAW = Contest([("Ada", 0, 1), ("Bea", 0, 1)])
TIE_OF_THREE = Contest([("Ada", 0, 1), ("Bea", 0, 1), ("Cyd", 2, 2)])


def rated(contests, system):
    found = rate_latest(contests, system=system)
    return {name: (one.mu, one.sig, one.contests_played) for name, one in found.items()}


def apart(found):
    return found["Ada"][0] - found["Bea"][0]


systems = sorted(SUPPORTED_SYSTEMS)
print("systems:", len(systems))
before = {system: rated([VICTORY] * 10, system) for system in systems}
print("draws change nothing in", sum(rated([VICTORY] * 10 + [DRAW] * 10, s) == before[s] for s in systems))
print("who only drew is not rated in", sum(rated([DRAW] * 10, s) == {} for s in systems))
print(
    "the same tie before a third brings them together in",
    sum(apart(rated([VICTORY] * 10 + [TIE_OF_THREE] * 10, s)) < apart(before[s]) for s in systems),
)
PYTHON
)
printf '%s\n' "$seen"
expected="systems: 10
draws change nothing in 10
who only drew is not rated in 10
the same tie before a third brings them together in 10"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }
