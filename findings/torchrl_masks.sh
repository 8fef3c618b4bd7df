#!/bin/sh
# TorchRL 0.14.1 (Gymnasium 1.4.0, Python 3.11) chooses what the mask forbids in two places, without a word:
# - `ActionMask` around a `SerialEnv` whose games end at different times: after a partial reset `rollout` draws from masks that are
#   out of date. A single game, and games that end together, are played legally.
# - `GymWrapper` of a vector in SAME_STEP: while it is built it plays some random steps ("a dummy rollout") that know no mask.
# Here step t of three has one legal choice, t. The mask in the observation is right each time.
#
# A policy that reads the mask itself (MaskedCategorical) is right in a SerialEnv, a ParallelEnv and a collector. Vectors: DISABLED.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >run.py <<'PYTHON'
import logging
import warnings

warnings.simplefilter("ignore")
logging.disable()

import gymnasium
import numpy as np
import torch
import torchrl
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from torchrl.envs import ActionMask, GymWrapper, SerialEnv, TransformedEnv

chosen = []


class Steps(gymnasium.Env):
    observation_space = spaces.Dict({"action_mask": spaces.MultiBinary(3), "t": spaces.Box(0, 3, (1,), np.float32)})
    action_space = spaces.Discrete(3)

    def __init__(self, length=3):
        self.length = length

    def told(self):
        mask = np.zeros(3, np.int8)
        mask[self.t % 3] = 1
        return {"action_mask": mask, "t": np.array([self.t], np.float32)}

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.t = 0
        return self.told(), {}

    def step(self, action):
        chosen.append(self.t == action)
        self.t += 1
        return self.told(), 0.0, self.t == self.length, False, {}


def one(length=3):
    return GymWrapper(Steps(length), categorical_action_encoding=True)


def vector(mode):
    return GymWrapper(SyncVectorEnv([Steps] * 2, autoreset_mode=mode), categorical_action_encoding=True)


def forbidden():
    count = chosen.count(False)
    chosen.clear()
    return "forbidden ones" if count else "only legal ones"


print("torchrl", torchrl.__version__, "gymnasium", gymnasium.__version__)
for name, make in {
    "one": one,
    "serial, same ends": lambda: SerialEnv(2, one),
    "serial, other ends": lambda: SerialEnv(2, [one, lambda: one(2)]),
    "DISABLED": lambda: vector(AutoresetMode.DISABLED),
    "SAME_STEP": lambda: vector(AutoresetMode.SAME_STEP),
}.items():
    torch.manual_seed(1)
    env = make()
    built = forbidden() if chosen else "nothing"
    TransformedEnv(env, ActionMask(mask_key="action_mask")).rollout(30, break_when_any_done=False)
    print(f"{name}: built with {built}, played {forbidden()}")
PYTHON
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check torchrl==0.14.1 gymnasium==1.4.0
seen=$(env/bin/python run.py 2>errors) || { cat errors >&2; exit 1; }
printf '%s\n' "$seen"
[ "$seen" = "torchrl 0.14.1 gymnasium 1.4.0
one: built with nothing, played only legal ones
serial, same ends: built with nothing, played only legal ones
serial, other ends: built with nothing, played forbidden ones
DISABLED: built with nothing, played only legal ones
SAME_STEP: built with forbidden ones, played only legal ones" ]
