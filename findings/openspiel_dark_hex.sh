#!/bin/sh
# open_spiel 2.0.2 (PyPI), Python 3.11: in dark_hex with obstype "reveal-nothing" (the default) the string of an information
# state tells more than its tensor, and more than the player may know. The string has the number of all tries so far, those of
# the opponent that failed on an occupied cell with them; the tensor has only what the player saw and did. With 2 × 2 cells
# there are 70 tensors, and 64 of them stand for two strings each. With "reveal-numturns", which
# shows the number, both agree.
#
# So a table of strategies by string plays another game than a network fed with the tensor, and what one gives away (best
# response, NashConv) is not comparable with the other. phantom_ttt, its sister, does not do so.
#
# Tafelronde tests that positions which look alike to a seat have the same history, tensor and text.
# Exits 1 where open_spiel does otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check open_spiel==2.0.2
seen=$("$folder/env/bin/python" - <<'PYTHON'
from collections import defaultdict

import pyspiel


def strings_by_tensor(name):
    found = defaultdict(set)
    todo = [pyspiel.load_game(name).new_initial_state()]
    while todo:
        state = todo.pop()
        if state.is_terminal():
            continue
        player = state.current_player()
        tensor = tuple(state.information_state_tensor(player))
        found[player, tensor].add(state.information_state_string(player))
        todo += [state.child(action) for action in state.legal_actions()]
    return found


for kind in ("reveal-nothing", "reveal-numturns"):
    found = strings_by_tensor(f"dark_hex(board_size=2,obstype={kind})")
    several = [one for one in found.values() if len(one) > 1]
    print(f"{kind}: {len(found)} tensors, {len(several)} of several strings, at most {max(map(len, found.values()))}")

game = pyspiel.load_game("dark_hex(board_size=2)")
for tries in ([0, 1], [0, 0, 1]):  # the second player: cell 1 at once, or first the occupied cell 0
    state = game.new_initial_state()
    for cell in tries:
        state.apply_action(cell)
    print(tries, "tells the first player", repr(state.information_state_string(0)))
PYTHON
)
printf '%s\n' "$seen"
expected="reveal-nothing: 70 tensors, 64 of several strings, at most 2
reveal-numturns: 134 tensors, 0 of several strings, at most 1
[0, 1] tells the first player 'x.\\n..\\n2\\n0,0 '
[0, 0, 1] tells the first player 'x.\\n..\\n3\\n0,0 '"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }
