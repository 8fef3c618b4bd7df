#!/bin/sh
# riix 0.0.6 (PyPI), Python 3.11: a draw at TrueSkill moves the two means apart, where a draw should bring them together. Of two
# players at 30 and 20 who draw (draw_probability 0.1), the stronger one gains two points and the weaker one loses two;
# trueskill 0.4.5 with the same settings takes four from the one for the other. With update_method="batched" it depends on who
# is named first: they come half as near as they should, or go apart. With the weaker one named first, the default way
# also widens both deviations (8.33 to 9.86), so that a game makes both less certain. Wins agree to all digits.
#
# Its Thurstone-Mosteller by Weng and Lin, batched, moves both players of a draw the same way: after a win and a draw between
# two, both lose twice what the default way takes from the one and gives to the other.
#
# Tafelronde rates with openskill (src/tafelronde/server/features/ratings/); its tests have ties at every table size.
# Exits 1 where riix does otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check riix==0.0.6 trueskill==0.4.5 "numpy>=2,<2.5" pandas
seen=$("$folder/env/bin/python" - <<'PYTHON'
import numpy as np
import trueskill
from riix.models.trueskill import TrueSkill
from riix.models.weng_lin_thurstone_mosteller import WengLinThurstoneMosteller


def rated(way, means, outcome):
    system = TrueSkill(["a", "b"], 25.0, 25 / 3, 25 / 6, 0.0, draw_probability=0.1, update_method=way)
    system.mus[:] = means
    system.update(np.array([[0, 1]]), np.array([outcome]), time_step=0)
    return [*system.mus, *np.sqrt(system.sigma2s)]


paper = trueskill.TrueSkill(25, 25 / 3, 25 / 6, 0.0, 0.1)
for outcome, name in ((1.0, "won"), (0.5, "drawn")):
    for means in ((30.0, 20.0), (20.0, 30.0)):
        right = paper.rate_1vs1(*(paper.create_rating(mean, 25 / 3) for mean in means), drawn=outcome == 0.5)
        rows = {"trueskill": [one.mu for one in right] + [one.sigma for one in right]}
        rows |= {f"riix {way}": rated(way, means, outcome) for way in ("iterative", "batched")}
        for who, numbers in rows.items():
            print(name, *means, f"{who}:", *(f"{number:.2f}" for number in numbers))

for way in ("iterative", "batched"):
    system = WengLinThurstoneMosteller(["a", "b"], update_method=way)
    for step, outcome in enumerate((1.0, 0.5)):
        before = system.mus.copy()
        system.update(np.array([[0, 1]]), np.array([outcome]), time_step=step)
    print(f"Thurstone-Mosteller {way}, drawn:", *(f"{change:+.2f}" for change in system.mus - before))
PYTHON
)
printf '%s\n' "$seen"
expected="won 30.0 20.0 trueskill: 32.16 17.84 7.53 7.53
won 30.0 20.0 riix iterative: 32.16 17.84 7.53 7.53
won 30.0 20.0 riix batched: 32.16 17.84 7.53 7.53
won 20.0 30.0 trueskill: 27.27 22.73 6.92 6.92
won 20.0 30.0 riix iterative: 27.27 22.73 6.92 6.92
won 20.0 30.0 riix batched: 27.27 22.73 6.92 6.92
drawn 30.0 20.0 trueskill: 26.00 24.00 6.46 6.46
drawn 30.0 20.0 riix iterative: 32.00 18.00 6.46 6.46
drawn 30.0 20.0 riix batched: 28.00 22.00 6.46 6.46
drawn 20.0 30.0 trueskill: 24.00 26.00 6.46 6.46
drawn 20.0 30.0 riix iterative: 18.00 32.00 9.86 9.86
drawn 20.0 30.0 riix batched: 18.00 32.00 6.46 6.46
Thurstone-Mosteller iterative, drawn: -1.62 +1.62
Thurstone-Mosteller batched, drawn: -3.24 -3.24"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }
