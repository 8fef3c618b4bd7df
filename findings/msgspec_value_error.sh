#!/bin/sh
# msgspec: up to 0.20.0 its ValidationError is no ValueError, from 0.21.0 on it is one (but MsgspecError is not). A
# program that says `except ValueError` around msgspec.json.decode works with today's version, and lets bad input through
# as a traceback with the one before, though both fit ">=0.20".
#   0.20.0: Expected `array`, got `int`: a ValueError False
#   0.21.0: Expected `array`, got `int`: a ValueError True
# Tafelronde needs msgspec 0.21 (pyproject.toml); .ci/lowest tests the lowest versions that it allows.
# Exits 1 where msgspec does otherwise.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
for version in 0.20.0 0.21.0; do
    python3 -m venv "$place/$version"
    "$place/$version/bin/python" -m pip install --quiet --disable-pip-version-check "msgspec==$version"
    "$place/$version/bin/python" - <<'P'
import sys

import msgspec

try:
    msgspec.json.decode(b"3", type=list[int])
except msgspec.ValidationError as error:
    one = isinstance(error, ValueError)
    print(f"{msgspec.__version__}: {error}: a ValueError {one}")
    sys.exit(one != (msgspec.__version__ == "0.21.0"))
P
done
