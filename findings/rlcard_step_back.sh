#!/bin/sh
# rlcard 1.2.0 (PyPI), Python 3.11: in limit-holdem, with allow_step_back, env.step(action) and env.step_back() do not lead
# back to the same observation. The game keeps the number of raises of each round in `history_raise_nums` and restores it
# into `history_raises_nums`: the last raise taken back stays in the observation (places 52 to 71). The legal actions are
# restored. leduc-holdem, no-limit-holdem, blackjack, uno, doudizhu and mahjong lead back to what was there.
#
# RLCard's own CFR agent walks the tree by step_back and names information states by observation and player: in limit
# hold'em the same position gets another name by the order in which its siblings were looked at. (With NumPy from 2.3 on it
# ends with an AttributeError before that: it calls `tostring`.)
#
# Tafelronde has no step back: a position is copied, and tests/core/test_battery.py checks that the first one is left alone.
# Exits 1 where rlcard does otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check rlcard==1.2.0 numpy==2.4.2 setuptools==80.9.0
seen=$("$folder/env/bin/python" - <<'PYTHON'
import random

import numpy as np
import rlcard


def changed(name):
    """Of so many actions taken back: after how many the player to act sees something else."""
    tried, other, places = 0, 0, set()
    for seed in range(20):
        env, rng = rlcard.make(name, {"seed": seed, "allow_step_back": True}), random.Random(seed)
        state, player = env.reset()
        for _ in range(40):
            before = np.array(state["obs"])
            action = rng.choice(sorted(state["legal_actions"]))
            env.step(action)
            assert env.step_back()
            back = env.get_state(player)
            assert env.get_player_id() == player and list(back["legal_actions"]) == list(state["legal_actions"])
            tried, differs = tried + 1, np.array(back["obs"]) != before
            if differs.any():
                other += 1
                places |= set(np.argwhere(differs).ravel().tolist())
            state, player = env.step(action)
            if env.is_over():
                break
    return tried, other, places


for name in ("limit-holdem", "leduc-holdem", "no-limit-holdem", "uno"):
    tried, other, places = changed(name)
    where = "" if not places else f", within {min(places) >= 52 and max(places) <= 71}"
    print(f"{name}: {'other' if other else 'same'} observations{where}")
PYTHON
)
printf '%s\n' "$seen"
expected="limit-holdem: other observations, within True
leduc-holdem: same observations
no-limit-holdem: same observations
uno: same observations"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }
