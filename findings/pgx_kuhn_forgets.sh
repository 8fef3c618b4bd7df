#!/bin/sh
# pgx 2.6.0 (PyPI, with jax 0.10.2 on the CPU), Python 3.11: what kuhn_poker shows a player is the own card and the chips of
# both, and nothing else. Who faces a bet as the second player sees the same as who passed first and faces a bet then; and who
# begins sees the same as who acts after a pass. Each of Kuhn's equilibria does different things in one of the two pairs (one
# that bluffs alike in both seats calls less as second), so no policy that reads the observation alone plays one: among all
# of them on a grid of twelfths, the best gives away 1/36 of a chip a game to an opponent who knows it.
#
# A network that learns on these observations cannot come nearer, however long it learns; one that
# remembers its own actions can. leduc_holdem shows no order of actions, either.
#
# Tafelronde's observations are of one decision, too; `remembers = True` gives an agent the history of its seat (docs/own-bots.md).
# Exits 1 where pgx does otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check pgx==2.6.0 jax==0.10.2 jaxlib==0.10.2
seen=$(JAX_PLATFORMS=cpu "$folder/env/bin/python" - 2>/dev/null <<'PYTHON'
from fractions import Fraction

import jax
import numpy as np
import pgx

BET, PASS = 0, 1
env = pgx.make("kuhn_poker")
step = jax.jit(env.step)
deals = [env.init(jax.random.PRNGKey(seed)) for seed in range(30)]


def shown(actions):
    """What the player to act sees after these actions, by card, in 30 deals."""
    found = {}
    for state in deals:
        for action in actions:
            state = step(state, action)
        seen = np.asarray(env.observe(state, state.current_player)).astype(int)
        found.setdefault(int(np.argmax(seen[:3])), set()).add(tuple(seen.tolist()))
    return found


print("a bet, as second and after a pass of one's own, looks alike:", shown([BET]) == shown([PASS, BET]))
print("to begin, and after a pass of the other's, looks alike:", shown([]) == shown([PASS]))

# The gain of one who knows the policy, both seats in turn. A policy on observations: chances to bet, and to call, by card.
grid = np.arange(13) / 12
axes = np.meshgrid(*[grid] * 6, indexing="ij", sparse=True)
bets, calls = axes[:3], axes[3:]
gain = 0.0
for card in range(3):
    others = [(other, 1 if card > other else -1) for other in range(3) if other != card]
    bet = sum(calls[o] * 2 * sign + (1 - calls[o]) for o, sign in others) / 2
    passed = sum((1 - bets[o]) * sign for o, sign in others) / 2
    fold = sum(-bets[o] for o, _ in others) / 2
    call = sum(bets[o] * 2 * sign for o, sign in others) / 2
    over = sum((1 - bets[o]) * (calls[o] * 2 * sign + 1 - calls[o]) for o, sign in others) / 2
    gain = gain + np.maximum(bet, passed + np.maximum(fold, call)) + np.maximum(fold, call) + np.maximum(passed, over)
least = Fraction(float(gain.min()) / 6).limit_denominator(1000)
print("the least that such a policy gives away:", least)
PYTHON
)
printf '%s\n' "$seen"
expected="a bet, as second and after a pass of one's own, looks alike: True
to begin, and after a pass of the other's, looks alike: True
the least that such a policy gives away: 1/36"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }
