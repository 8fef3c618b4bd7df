#!/bin/sh
# numba 0.68.1 (PyPI, with numpy 2.4.6), Python 3.11: a function with `cache=True` that was compiled before is taken from
# the cache also when NUMBA_BOUNDSCHECK=1 is set, and checks nothing. Who sets the variable to look for an index that is
# outside sees the same result as before; and once a checked function is in the cache, it stays checked (and
# slow) when the variable is gone. The key of the cache has the signature, the processor and the source, not this setting.
#
# Here the index is outside of a view and inside of the array below it, so that reading there is harmless.
#
# Tafelronde's own cache of kernels has the setting in its key (src/tafelronde/core/compile/cache.py).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check numba==0.68.1 numpy==2.4.6
cat >module.py <<'PYTHON'
import numpy as np
from numba import njit


@njit(cache=True)
def at(array, index):
    return array[index]


whole = np.arange(4.0)
try:
    print(at(whole[:3], 3))
except IndexError as error:
    print("IndexError:", error)
PYTHON
run() { env -u NUMBA_BOUNDSCHECK -u NUMBA_CACHE_DIR "$@" env/bin/python module.py; }
seen=$(
    echo "empty cache: $(run A=1)"
    echo "then with NUMBA_BOUNDSCHECK=1: $(run NUMBA_BOUNDSCHECK=1)"
    rm -rf __pycache__
    echo "empty cache, with it: $(run NUMBA_BOUNDSCHECK=1)"
    echo "then without: $(run A=1)"
)
printf '%s\n' "$seen"
expected='empty cache: 3.0
then with NUMBA_BOUNDSCHECK=1: 3.0
empty cache, with it: IndexError: index is out of bounds
then without: IndexError: index is out of bounds'
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }
