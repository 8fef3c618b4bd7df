#!/bin/sh
# evalica 0.4.2 (NumPy 2.4.6, pandas 3.1.1, Python 3.11) has its eigenvector ranking upside down: `eigen` gives who lost the most games the
# highest score, with both of its solvers, where all its other rankings put the players in the order of their wins. Its scores come back
# from high to low, so a table shows the weakest player on top. The scores are right as those of losses: with winners and losers
# exchanged, the order is that of the wins.
#
# Once one player has won or lost every game, `bradley_terry` says 0 for everybody (0.0 to six digits), those who can be told
# apart included, and warns of nothing; `newman` does so where somebody has won all. No maximum of the likelihood exists then: look
# first whether everybody has a win and a loss, or rate with a prior.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >run.py <<'PYTHON'
import warnings

import evalica
from evalica import Winner

warnings.simplefilter("error")
RESULTS = {
    "all won": {("ada", "bea"): (8, 2), ("bea", "cas"): (8, 2), ("ada", "cas"): (9, 1)},
    "cas lost all": {("ada", "bea"): (8, 2), ("bea", "cas"): (10, 0), ("ada", "cas"): (10, 0)},
    "ada won all": {("ada", "bea"): (10, 0), ("bea", "cas"): (6, 4), ("ada", "cas"): (10, 0)},
}


def games(results, turned=False):
    first, second, winners = [], [], []
    for (one, two), (won, lost) in results.items():
        first += [one] * (won + lost)
        second += [two] * (won + lost)
        winners += [Winner.Y if turned else Winner.X] * won + [Winner.X if turned else Winner.Y] * lost
    return first, second, winners


print("evalica", evalica.__version__)
rankings = evalica.counting, evalica.elo, evalica.pagerank, evalica.bradley_terry, evalica.newman, evalica.eigen
for solver in ("pyo3", "naive"):
    for rank in rankings:
        scores = rank(*games(RESULTS["all won"]), solver=solver).scores
        print(solver, rank.__name__, *scores.index)
    print(solver, "eigen, exchanged", *evalica.eigen(*games(RESULTS["all won"], True), solver=solver).scores.index)
for name in ("cas lost all", "ada won all"):
    for rank in (evalica.counting, evalica.bradley_terry, evalica.newman):
        scores = rank(*games(RESULTS[name])).scores
        print(name, rank.__name__, {one: float(scores[one].round(4)) for one in ("ada", "bea", "cas")})
PYTHON
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check evalica==0.4.2 numpy==2.4.6 pandas==3.1.1
seen=$(env/bin/python run.py)
printf '%s\n' "$seen"
expected="evalica 0.4.2
pyo3 counting ada bea cas
pyo3 elo ada bea cas
pyo3 pagerank ada bea cas
pyo3 bradley_terry ada bea cas
pyo3 newman ada bea cas
pyo3 eigen cas bea ada
pyo3 eigen, exchanged ada bea cas
naive counting ada bea cas
naive elo ada bea cas
naive pagerank ada bea cas
naive bradley_terry ada bea cas
naive newman ada bea cas
naive eigen cas bea ada
naive eigen, exchanged ada bea cas
cas lost all counting {'ada': 18.0, 'bea': 12.0, 'cas': 0.0}
cas lost all bradley_terry {'ada': 0.0, 'bea': 0.0, 'cas': 0.0}
cas lost all newman {'ada': 6.0006, 'bea': 2.2502, 'cas': 0.0}
ada won all counting {'ada': 20.0, 'bea': 6.0, 'cas': 4.0}
ada won all bradley_terry {'ada': 0.0, 'bea': 0.0, 'cas': 0.0}
ada won all newman {'ada': 0.0, 'bea': 0.0, 'cas': 0.0}"
[ "$seen" = "$expected" ]
