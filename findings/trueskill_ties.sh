#!/bin/sh
# trueskill 0.4.5 (PyPI), Python 3.11: equal players who share a place get different ratings.
#
# Six players begin with the same rating, one wins, and five share the second place. The five have
# done the same, yet their means differ by 0.024 and their deviations by 0.011, in the order in which
# they are handed over. A smaller `min_delta` changes nothing: the ties are a chain from each player to
# the next, and the approximation does not come out the same at its ends and in its middle. A table of
# four that ends in one shared place gives its middle players a smaller deviation than its outer ones.
#
# Whoever rates tables with ties by it rates the seats' order, too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check trueskill==0.4.5
seen=$("$folder/env/bin/python" - <<'PYTHON'
import trueskill

environment = trueskill.TrueSkill()
for ranks in ([0, 1, 1, 1, 1, 1], [0, 0, 0, 0]):
    table = [(environment.create_rating(),) for _ in ranks]
    for exactness in (1e-4, 1e-12):
        rated = environment.rate(table, ranks=ranks, min_delta=exactness)
        print(*(f"{one.mu:.3f}±{one.sigma:.3f}" for (one,) in rated))
PYTHON
)
printf '%s\n' "$seen"
expected='30.741±6.271 23.837±4.889 23.847±4.884 23.854±4.883 23.859±4.887 23.861±4.895
30.741±6.271 23.837±4.889 23.847±4.884 23.854±4.883 23.859±4.887 23.861±4.895
25.000±5.280 25.000±5.275 25.000±5.275 25.000±5.280
25.000±5.280 25.000±5.275 25.000±5.275 25.000±5.280'
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }
