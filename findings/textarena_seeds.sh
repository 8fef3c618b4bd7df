#!/bin/sh
# TextArena 0.7.4 (PyPI), Python 3.11: the seed of env.reset(seed=…) sets the random numbers of the whole process, and the
# game goes on drawing from them. In Kuhn poker of fifteen hands (KuhnPoker-v0-long), with equal actions:
#   - where an agent takes one number of `random` before each action, the first hand stays and later ones are others: agents
#     that play at random, or two games side by side, change each other's cards;
#   - the agent's own `random.seed(…)` is overwritten by each reset;
#   - the deck is shuffled where it lies, so the same environment, reset with the same seed, deals other cards than before;
#     a fresh one deals the first ones again.
# Whoever compares agents there on equal deals makes a fresh environment for each game, and gives the agents a
# random.Random of their own.
#
# Tafelronde's games draw from generators of their own; docs/bot-protocol.md says what one seed fixes.
# Exits 1 where TextArena does otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check textarena==0.7.4
seen=$(cd "$folder" && "$folder/env/bin/python" - <<'PYTHON'
import random

import textarena

GAME = "KuhnPoker-v0-long"


def deals(env, drawn=0):
    """The cards of both players in each hand; each takes so many random numbers before an action."""
    env.reset(num_players=2, seed=7)
    found, done = {}, False
    while not done:
        env.get_observation()
        state = env.state.game_state
        found[state["current_round"]] = tuple(state["player_cards"].values())
        for _ in range(drawn):
            random.random()
        done, _ = env.step(f"[{next(iter(state['current_legal_action_tree']))}]")
    return list(found.values())


env = textarena.make(GAME)
first = deals(env)
print("hands:", len(first))
print("a fresh environment deals the same:", deals(textarena.make(GAME)) == first)
print("the same environment again:", deals(env) == first)
other = deals(textarena.make(GAME), 1)
print("where agents draw, the first hand is the same:", other[0] == first[0])
print("where agents draw, all hands are the same:", other == first)
random.seed(1)
mine = random.random()
random.seed(1)
env.reset(num_players=2, seed=7)
print("the agent's own seed holds:", random.random() == mine)
PYTHON
)
printf '%s\n' "$seen"
expected="hands: 15
a fresh environment deals the same: True
the same environment again: False
where agents draw, the first hand is the same: True
where agents draw, all hands are the same: False
the agent's own seed holds: False"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }
