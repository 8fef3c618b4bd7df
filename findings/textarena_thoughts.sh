#!/bin/sh
# TextArena 0.7.4 (PyPI), Python 3.11: a player's answer is shown to the opponents as it was written, all of it, with the
# observation wrapper that textarena.make gives the game. A language model that says first why ("I hold the king, so …") and
# then what ("[bet]") tells its card, in Kuhn poker, hold'em and liar's dice; a game of simultaneous bids keeps it back. The
# game tells the action itself once more in a sentence of its own.
#
# Whoever compares models there in games of hidden information passes only what stands in brackets (the game reads no more).
#
# Tafelronde reads the action out of an answer and keeps the rest to itself (docs/prompts.md).
# Exits 1 where TextArena does otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check textarena==0.7.4
seen=$(cd "$folder" && "$folder/env/bin/python" - <<'PYTHON'
import textarena

SECRET = "I tell nobody what I hold."
for game, action in (("KuhnPoker-v0", "[bet]"), ("Poker-v0", "[Call]"), ("LiarsDice-v0", "[Bid: 1, 3]"), ("GameOfPureStrategy-v0", "[5]")):
    env = textarena.make(game)
    env.reset(num_players=2, seed=7)
    first, _ = env.get_observation()
    env.step(f"{SECRET} {action}")
    second, seen = env.get_observation()
    print(f"{game}: another is to act: {second != first}; reads it: {SECRET in seen}")
PYTHON
)
printf '%s\n' "$seen"
expected="KuhnPoker-v0: another is to act: True; reads it: True
Poker-v0: another is to act: True; reads it: True
LiarsDice-v0: another is to act: True; reads it: True
GameOfPureStrategy-v0: another is to act: True; reads it: False"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }
