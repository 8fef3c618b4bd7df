#!/bin/sh
# reasoning_gym 0.1.25 (PyPI), Python 3.11: data sets of neighbouring seeds are the same puzzles, moved by one. Puzzle i of a data set is
# made from `seed + i`, so a hundred puzzles of seed 43 are 99 of those of seed 42, word for word. Trained on the one and tested on
# the other, a model is tested on what it has seen. Most of the library's data sets are made so (`tsumego`, `mini_sudoku`,
# `rush_hour`, `leg_counting`); its README does not say how far apart seeds must be.
#
# They share nothing in this way where the seeds lie at least as far apart as the first data set is long (42 and 10042 here).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check reasoning_gym==0.1.25
seen=$("$folder/env/bin/python" - <<'PYTHON'
import reasoning_gym


def questions(name, seed):
    return [puzzle["question"] for puzzle in reasoning_gym.create_dataset(name, size=100, seed=seed)]


for name in ("tsumego", "mini_sudoku", "rush_hour", "leg_counting"):
    seen = set(questions(name, 42))
    near, far = (sum(question in seen for question in questions(name, seed)) for seed in (43, 10042))
    print(f"{name}: {near} of 100 are in both 42 and 43, {far} in both 42 and 10042")
PYTHON
)
printf '%s\n' "$seen"
expected="tsumego: 99 of 100 are in both 42 and 43, 0 in both 42 and 10042
mini_sudoku: 99 of 100 are in both 42 and 43, 0 in both 42 and 10042
rush_hour: 99 of 100 are in both 42 and 43, 0 in both 42 and 10042
leg_counting: 99 of 100 are in both 42 and 43, 0 in both 42 and 10042"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }
