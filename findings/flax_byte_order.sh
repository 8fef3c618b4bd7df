#!/bin/sh
# flax 0.12.8 (PyPI, with NumPy 2.4.6 and jax 0.10.2), Python 3.11: `flax.serialization.to_bytes` writes the bytes of an array whose
# numbers have their high byte first (`>f4`, as many binary formats and network protocols have them) and names its type without that, so
# `from_bytes` gives other numbers: 1.0 becomes 4.6e-41, and 1 becomes 16777216. Nothing says so. `msgpack_serialize` and `msgpack_restore`
# do the same. A single number of such a type comes back as it was, and so does all of it from orbax-checkpoint 0.12.8.
#
# Whoever saves arrays that were read from elsewhere makes them the machine's own first: `array.astype(array.dtype.newbyteorder("="))`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check flax==0.12.8 jax==0.10.2 numpy==2.4.6 orbax-checkpoint==0.12.8
seen=$("$folder/env/bin/python" - "$folder/kept" 2>"$folder/errors" <<'PYTHON'
import sys

import numpy as np
import orbax.checkpoint
from flax import serialization

swapped = {"float": np.arange(3, dtype=">f4"), "whole": np.arange(3, dtype=">i4"), "one": np.dtype(">f8").type(1.5)}
own = {name: value.astype(value.dtype.newbyteorder("=")) for name, value in swapped.items()}


def told(way, values):
    print(f"{way}:", *(np.asarray(values[name]).tolist() for name in swapped))


def by_bytes(values):
    return serialization.from_bytes(values, serialization.to_bytes(values))


told("bytes", by_bytes(swapped))
told("msgpack", serialization.msgpack_restore(serialization.msgpack_serialize(dict(swapped))))
told("bytes of the machine's own order", by_bytes(own))
with orbax.checkpoint.StandardCheckpointer() as kept:
    kept.save(sys.argv[1], swapped)
    kept.wait_until_finished()
    told("orbax", kept.restore(sys.argv[1]))
PYTHON
) || { cat "$folder/errors" >&2; exit 1; }
printf '%s\n' "$seen"
expected="bytes: [0.0, 4.600602988224807e-41, 8.96831017167883e-44] [0, 16777216, 33554432] 1.5
msgpack: [0.0, 4.600602988224807e-41, 8.96831017167883e-44] [0, 16777216, 33554432] 1.5
bytes of the machine's own order: [0.0, 1.0, 2.0] [0, 1, 2] 1.5
orbax: [0.0, 1.0, 2.0] [0, 1, 2] 1.5"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }
