"""The client's types are the server's."""

from __future__ import annotations

import json
from pathlib import Path

from tafelronde.server import wire
from tafelronde.server.wire.typescript import typescript

CLIENT = Path(__file__).parents[2] / "web/src/lib/wire.ts"


def test_the_client_has_these_types() -> None:
    assert CLIENT.read_text("utf-8") == typescript(), (
        "run: python -m tafelronde.server.wire.typescript web/src/lib/wire.ts"
    )


def test_the_schema_names_every_message() -> None:
    definitions = json.loads(wire.schema())["$defs"]
    for union in ("ClientMessage", "ServerMessage"):
        tags = set(definitions[union]["discriminator"]["mapping"])
        assert tags
        for tag in tags:
            assert f'  t: "{tag}";' in typescript()
