#!/bin/sh
# safetensors 0.8.0 (NumPy 2.4.6, Python 3.11): `safetensors.numpy.save` and `save_file` write an array's memory as it
# lies, beside the shape that it has as an array. Where its rows do not lie one after the other, other
# numbers are read back, and nothing says so. 0.7.0 wrote the numbers of the array.
#
# A transposed table of 3 × 2 comes back in another order, and so does one in the order of Fortran. Reported as issue 825 of
# safetensors (August 2026, open on 30 November 2026). PyTorch's side of the library refuses such tensors.
#
# Whoever stores observations that were transposed, or networks that are, calls `numpy.ascontiguousarray` before.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/run.py" <<'PYTHON'
import numpy as np
import safetensors
from safetensors.numpy import load, save

table = np.arange(6, dtype=np.int32).reshape(2, 3)
arrays = {"plain": table, "transposed": table.T, "Fortran's": np.asfortranarray(table)}
for name, array in arrays.items():
    found = load(save({"x": array}))["x"]
    print(safetensors.__version__, name, array.tolist(), "->", found.tolist())
PYTHON
python3 -m venv "$folder/env"
see() {
    "$folder/env/bin/pip" install --quiet --disable-pip-version-check "safetensors==$1" numpy==2.4.6
    "$folder/env/bin/python" "$folder/run.py"
}
seen=$(see 0.7.0 && see 0.8.0)
printf '%s\n' "$seen"
expected="0.7.0 plain [[0, 1, 2], [3, 4, 5]] -> [[0, 1, 2], [3, 4, 5]]
0.7.0 transposed [[0, 3], [1, 4], [2, 5]] -> [[0, 3], [1, 4], [2, 5]]
0.7.0 Fortran's [[0, 1, 2], [3, 4, 5]] -> [[0, 1, 2], [3, 4, 5]]
0.8.0 plain [[0, 1, 2], [3, 4, 5]] -> [[0, 1, 2], [3, 4, 5]]
0.8.0 transposed [[0, 3], [1, 4], [2, 5]] -> [[0, 1], [2, 3], [4, 5]]
0.8.0 Fortran's [[0, 1, 2], [3, 4, 5]] -> [[0, 3, 1], [4, 2, 5]]"
[ "$seen" = "$expected" ]
