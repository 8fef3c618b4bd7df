#!/bin/sh
# numba 0.68.1 (PyPI, with numpy 2.4.6), Python 3.11: inside a compiled function `sorted` and `list.sort` are not stable.
# Python promises that equal items keep their order; compiled, they do for short lists and not for longer ones, with and
# without `key`. So moves that are sorted by their value come in another order once there are more than
# fifteen of them, and a bot decides otherwise compiled than as plain Python (NUMBA_DISABLE_JIT=1).
# `np.argsort` with kind="mergesort" or "stable" is stable in both.
#
# Tafelronde's kernels use neither, and games played without compiling are tested to be the same.
# Exits 1 where numba does otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check numba==0.68.1 numpy==2.4.6
seen=$("$folder/env/bin/python" - <<'PYTHON'
import numpy as np
from numba import njit


@njit
def value(move):
    return move[0]


@njit
def ordered(moves):
    return sorted(moves, key=value)


@njit
def in_place(moves):
    moves.sort(key=value)
    return moves


@njit
def merged(values):
    return np.argsort(values, kind="mergesort")


@njit
def stable(values):
    return np.argsort(values, kind="stable")


def plain(moves):
    return sorted(moves, key=lambda move: move[0])


for count in (10, 15, 16, 40):
    moves = [(number % 3, number) for number in range(count)]
    print(count, "moves: sorted as Python", ordered(moves) == plain(moves), "list.sort", in_place(moves[:]) == plain(moves))
values = np.array([number % 3 for number in range(40)])
print("mergesort as NumPy:", np.array_equal(merged(values), np.argsort(values, kind="stable")))
print("kind=stable as NumPy:", np.array_equal(stable(values), np.argsort(values, kind="stable")))
PYTHON
)
printf '%s\n' "$seen"
expected='10 moves: sorted as Python True list.sort True
15 moves: sorted as Python True list.sort True
16 moves: sorted as Python False list.sort False
40 moves: sorted as Python False list.sort False
mergesort as NumPy: True
kind=stable as NumPy: True'
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }
