#!/bin/sh
# polars 2.1.0 (PyPI, with numpy 2.4.6), Python 3.11: a Series made of a NumPy array of one dimension is that array's memory, also
# where it is a column of a DataFrame (a dict of arrays): it changes when the array is written afterwards. Columns of one frame
# then tell of different times, since bools and the columns of an array of two dimensions (in its usual order) are copied. A
# read-only view is shared, too, whose base somebody else writes.
#
# Tafelronde's batches hand out read-only views that each step writes anew; docs/research.md says to copy them.
# Exits 1 where polars does otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check polars==2.1.0 numpy==2.4.6
seen=$("$folder/env/bin/python" - <<'PYTHON'
import numpy as np
import polars as pl

numbers, flags, table = np.zeros(3, np.int64), np.zeros(3, np.bool_), np.zeros((3, 2))
view = numbers.view()
view.flags.writeable = False
made = {
    "Series": pl.Series(numbers),
    "Series of a read-only view": pl.Series(view),
    "column of numbers": pl.DataFrame({"a": numbers, "b": flags})["a"],
    "column of bools": pl.DataFrame({"a": numbers, "b": flags})["b"],
    "two columns of one array": pl.DataFrame(table)[:, 0],
}
numbers[:], flags[:], table[:] = 7, True, 7.0
for name, series in made.items():
    print(f"{name}: {series.sum()}")
PYTHON
)
printf '%s\n' "$seen"
expected="Series: 21
Series of a read-only view: 21
column of numbers: 21
column of bools: 0
two columns of one array: 0.0"
[ "$seen" = "$expected" ] || { echo "polars does otherwise now." >&2; exit 1; }
