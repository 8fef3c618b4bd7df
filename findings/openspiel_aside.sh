#!/bin/sh
# open_spiel 2.0.2 (PyPI), Python 3.11: resample_from_infostate of euchre and oh_hell never draws a card that nobody was dealt.
# Cards that lie aside are as unknown to a player as those in other hands, but every sample deals the same cards as the
# true deal, to other players. In oh_hell with ten cards and two each for three players, 6 of the 210 deals that are possible
# for the first bidder come up, and in euchre none of the three cards aside is ever in a hand. leduc_poker and blackjack, beside
# them, draw from all that is unseen.
#
# A search that starts from such samples knows which cards are out of the game, so it seems stronger than it is. hearts deals
# all cards, but about a third of its samples cannot have come about, mostly because a player did not follow suit and could have.
#
# Tafelronde draws from all that a seat cannot know; its tests hold the draws against plain rejection
# (tests/core/test_resample_evenly.py). The `resample_from_infostate` that it gives OpenSpiel is the same draw.
# Exits 1 where open_spiel does otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check open_spiel==2.0.2
seen=$("$folder/env/bin/python" - <<'PYTHON'
import random

import pyspiel

rng = random.Random(2)


def forward(state):
    """The state after all chance nodes that come next, drawn evenly."""
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


def aside(name, unseen, dealt):
    """Of the first player's samples: cards that were not dealt, how many of those there are, and different deals."""
    state = forward(pyspiel.load_game(name).new_initial_state())
    player, true = state.current_player(), set(state.history()[dealt])
    deals, others = set(), set()
    for _ in range(3000):
        sample = state.resample_from_infostate(player, rng.random).history()[dealt]
        others |= set(sample) - true
        hands = [tuple(sorted(sample[seat::3])) for seat in range(3)] if name.startswith("oh_hell") else sample
        deals.add(tuple(hands))
    return len(others), unseen - len(true), len(deals)


small = "oh_hell(players=3,num_suits=2,num_cards_per_suit=5,num_tricks_fixed=2)"
trump = 1  # lies open
print("oh_hell: drew {} of the {} cards aside, {} deals".format(*aside(small, 10 - trump, slice(2, -1))))
print("euchre: drew {} of the {} cards aside".format(*aside("euchre", 24, slice(1, 22))[:2]))
print("leduc_poker: drew {} of the {} cards aside".format(*aside("leduc_poker", 6, slice(0, 2))[:2]))

impossible = samples = 0
for _ in range(30):
    state = forward(pyspiel.load_game("hearts").new_initial_state())
    while not state.is_terminal():
        if rng.random() < 0.15:
            sample = state.resample_from_infostate(state.current_player(), rng.random)
            again = pyspiel.load_game("hearts").new_initial_state()
            samples += 1
            for action in sample.history():
                if action not in again.legal_actions():
                    impossible += 1
                    break
                again.apply_action(action)
        state.apply_action(rng.choice(state.legal_actions()))
        forward(state)
print("hearts:", "impossible samples" if impossible > samples / 10 else "possible samples")
print(f"  {impossible} of {samples}")
PYTHON
)
printf '%s\n' "$seen"
expected="oh_hell: drew 0 of the 3 cards aside, 6 deals
euchre: drew 0 of the 3 cards aside
leduc_poker: drew 4 of the 4 cards aside
hearts: impossible samples"
[ "$(printf '%s\n' "$seen" | grep -v '^  ')" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }
