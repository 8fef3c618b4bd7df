#!/bin/sh
# gymnasium 1.4.0 (PyPI, with numpy 2.4.6, array-api-compat 1.16.0 and array-api-strict 2.6.1), Python 3.11: the wrappers that turn
# arrays into those of another library (`ArrayConversion`, and so `NumpyToTorch`, `JaxToTorch`) do not take a text in `info`. A
# single environment's becomes the text of a generator, which is never empty; that of a vector raises BufferError. (The module
# imports array_api_compat and packaging, which gymnasium alone does not install.)
#
# With illegal="raise" the infos of Tafelronde's environments have no texts; docs/research.md says so.
# Exits 1 where gymnasium does otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check gymnasium==1.4.0 numpy==2.4.6 \
    array-api-compat==1.16.0 array-api-strict==2.6.1 packaging
seen=$("$folder/env/bin/python" - <<'PYTHON'
import array_api_strict
import gymnasium
import numpy as np
from gymnasium.vector import SyncVectorEnv
from gymnasium.wrappers import ArrayConversion
from gymnasium.wrappers.vector import ArrayConversion as VectorConversion


class Telling(gymnasium.Env):
    observation_space = gymnasium.spaces.Box(0, 1, (2,), np.float32)
    action_space = gymnasium.spaces.Discrete(2)

    def reset(self, *, seed=None, options=None):
        return np.zeros(2, np.float32), {"why": ""}


libraries = {"env_xp": np, "target_xp": array_api_strict}
told = ArrayConversion(Telling(), **libraries).reset()[1]["why"]
print("single:", type(told).__name__, told.split(" at ")[0])
try:
    VectorConversion(SyncVectorEnv([Telling] * 2), **libraries).reset()
    print("vector: taken")
except BufferError as error:
    print("vector:", error)
PYTHON
)
printf '%s\n' "$seen"
expected="single: str <generator object _iterable_array_conversion.<locals>.<genexpr>
vector: DLPack only supports signed/unsigned integers, float and complex dtypes."
[ "$seen" = "$expected" ] || { echo "gymnasium does otherwise now." >&2; exit 1; }
