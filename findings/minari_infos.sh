#!/bin/sh
# Minari 0.5.4 (Gymnasium 1.4.0, Python 3.11) gives the same recorded `infos` back in two forms, by the storage of the data set. Of a
# text HDF5 makes bytes, Arrow a NumPy text; of a tuple HDF5 makes a dict of columns ("_index_0", …), Arrow an array of one dict a
# step ("0", …). Numbers, arrays, and all observations and actions (tuples and texts of their spaces, too) come back as they were.
# The episode that was still going on is in the data set with `truncations` true at its last step, which the environment never said.
#
# Whoever reads texts of `infos` from either asks for `bytes` first, and keeps tuples out of `infos`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >run.py <<'PYTHON'
import os
import warnings

warnings.simplefilter("ignore")
os.environ["MINARI_DATASETS_PATH"] = os.getcwd()

import gymnasium
import minari
import numpy as np
from gymnasium import spaces


class Counting(gymnasium.Env):
    observation_space = spaces.Dict({"hand": spaces.Tuple([spaces.Discrete(9)] * 3), "name": spaces.Text(4)})
    action_space = spaces.Discrete(2)

    def told(self):
        seen = {"hand": tuple(np.int64(self.n + k) for k in range(3)), "name": "ada"}
        return seen, {"why": "a text", "pair": (7, self.n), "mask": np.array([1, 0], np.int8)}

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.n = 0
        return self.told()

    def step(self, action):
        self.n += 1
        seen, info = self.told()
        return seen, 1.0, self.n == 2, False, info


print("minari", minari.__version__, "gymnasium", gymnasium.__version__)
for storage in ("hdf5", "arrow"):
    env = minari.DataCollector(Counting(), record_infos=True, data_format=storage)
    for steps in (2, 1):
        env.reset(seed=1)
        for _ in range(steps):
            env.step(0)
    env.create_dataset(f"findings/{storage}-v0")
    first, second = minari.load_dataset(f"findings/{storage}-v0").iterate_episodes()
    infos, seen = first.infos, first.observations
    print(storage, "why", repr(infos["why"][0]))
    pair = infos["pair"]
    print(storage, "pair", pair if isinstance(pair, np.ndarray) else {k: v.tolist() for k, v in pair.items()})
    print(storage, "mask", infos["mask"].dtype, infos["mask"].tolist())
    print(storage, "hand", [part.tolist() for part in seen["hand"]], "name", list(map(str, seen["name"])))
    print(storage, "unfinished", second.terminations.tolist(), second.truncations.tolist())
PYTHON
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check minari==0.5.4 gymnasium==1.4.0 numpy==2.4.6 h5py==3.16.0 pyarrow==26.0.1 pillow==13.0.0 jax==0.10.2
seen=$(env/bin/python run.py)
printf '%s\n' "$seen"
expected="minari 0.5.4 gymnasium 1.4.0
hdf5 why b'a text'
hdf5 pair {'_index_0': [7, 7, 7], '_index_1': [0, 1, 2]}
hdf5 mask int8 [[1, 0], [1, 0], [1, 0]]
hdf5 hand [[0, 1, 2], [1, 2, 3], [2, 3, 4]] name ['ada', 'ada', 'ada']
hdf5 unfinished [False] [True]
arrow why np.str_('a text')
arrow pair [{'0': 7, '1': 0} {'0': 7, '1': 1} {'0': 7, '1': 2}]
arrow mask int8 [[1, 0], [1, 0], [1, 0]]
arrow hand [[0, 1, 2], [1, 2, 3], [2, 3, 4]] name ['ada', 'ada', 'ada']
arrow unfinished [False] [True]"
[ "$seen" = "$expected" ]
