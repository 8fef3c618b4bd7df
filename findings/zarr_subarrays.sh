#!/bin/sh
# zarr 3.1.6 (NumPy 2.4.6, Python 3.11) makes no array of records in which a field holds an array, such as a state with a hand of
# three cards, in format 2 or 3: "a bytes-like object is required, not 'int'". The message does not name the field; the value to fill
# with is made from bytes and taken apart wrongly, and a `fill_value` of None, 0 or a record of zeros is refused as well. zarr 2.18.7
# made the same array and read it back. 3.1.6 does not open that one: "No Zarr data type found".
#
# Records of plain fields work in both. Whoever keeps records with arrays stores each field as an array of its own, or the
# record's bytes (a dtype such as `V4`, which 3.1.6 takes with a warning).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >run.py <<'PYTHON'
import sys
import warnings

import numpy as np
import zarr

warnings.simplefilter("ignore")
kinds = {"plain": [("player", "i1"), ("score", "<i4")], "with an array": [("player", "i1"), ("hand", "i1", (3,))]}
old = zarr.__version__.startswith("2")
for name, fields in kinds.items():
    states = np.zeros(4, dtype=fields)
    states["player"] = 1, 0, 1, 0
    for format in (2,) if old else (2, 3):
        path = f"{name} {format}"
        try:
            form = {} if old else {"zarr_format": format}
            array = zarr.open(path, mode="w", shape=states.shape, dtype=states.dtype, **form)
            array[:] = states
            found = zarr.open(path, mode="r")[:].tobytes() == states.tobytes()
            print(zarr.__version__, name, "format", format, "read back" if found else "other bytes")
        except Exception as error:
            print(zarr.__version__, name, "format", format, type(error).__name__, str(error)[:60])
if not old:
    try:
        print(zarr.open("kept", mode="r")[:])
    except Exception as error:
        print(zarr.__version__, "opens that of 2.18.7:", type(error).__name__, str(error)[:60])
else:
    zarr.open("kept", mode="w", shape=states.shape, dtype=states.dtype)[:] = states
PYTHON
python3 -m venv env
see() {
    env/bin/pip install --quiet --disable-pip-version-check "$@" numpy==2.4.6
    env/bin/python run.py
}
seen=$(see zarr==2.18.7 numcodecs==0.15.1 && see zarr==3.1.6 numcodecs==0.16.5)
printf '%s\n' "$seen"
expected="2.18.7 plain format 2 read back
2.18.7 with an array format 2 read back
3.1.6 plain format 2 read back
3.1.6 plain format 3 read back
3.1.6 with an array format 2 TypeError a bytes-like object is required, not 'int'
3.1.6 with an array format 3 TypeError a bytes-like object is required, not 'int'
3.1.6 opens that of 2.18.7: ValueError No Zarr data type found that matches {'name': [['player', '|"
[ "$seen" = "$expected" ]
