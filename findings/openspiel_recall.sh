#!/bin/sh
# open_spiel 2.0.2 (PyPI), Python 3.11: in go_fish and repeated_leduc_poker the string of an information state does not have
# what the player did before, though their names do not end in _ir (imperfect recall), as those of liars_dice_ir, dark_hex_ir
# and phantom_ttt_ir do. go_fish shows the hand and what was asked since the player's last turn; repeated_leduc_poker
# forgets all hands before the current one. leduc_poker and liars_dice, beside them, keep everything.
#
# CFR and best responses over information states assume perfect recall: here they mix positions that a player with a memory
# tells apart, and their guarantees do not hold. Whoever compares solvers over many games should leave the two out.
#
# Tafelronde: a seat's history has every event that it saw (docs/own-bots.md).
# Exits 1 where open_spiel does otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check open_spiel==2.0.2
seen=$("$folder/env/bin/python" - <<'PYTHON'
import random
from collections import defaultdict

import pyspiel


def forgotten(name, games):
    """Information states of which several sequences of own actions came to be; and all of them."""
    game, rng, found = pyspiel.load_game(name), random.Random(1), defaultdict(set)
    for _ in range(games):
        state, own = game.new_initial_state(), defaultdict(tuple)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            player = state.current_player()
            found[player, state.information_state_string(player)].add(own[player])
            action = rng.choice(state.legal_actions())
            own[player] += (action,)
            state.apply_action(action)
    return sum(len(each) > 1 for each in found.values()), len(found)


for name in ("go_fish", "repeated_leduc_poker", "leduc_poker", "liars_dice"):
    several, all_of_them = forgotten(name, 400)
    print(name, "forgets" if several > 20 else "keeps all" if several == 0 else several)
    print(f"  {several} of {all_of_them}")
PYTHON
)
printf '%s\n' "$seen"
expected="go_fish forgets
repeated_leduc_poker forgets
leduc_poker keeps all
liars_dice keeps all"
[ "$(printf '%s\n' "$seen" | grep -v ' of ')" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }
