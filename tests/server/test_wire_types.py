"""The client's types are the server's."""

from __future__ import annotations

import json
from pathlib import Path

from tafelronde.server import wire
from tafelronde.server.wire.typescript import files, messages_in_typescript

CLIENT = Path(__file__).parents[2] / "web/src"


def test_the_client_has_the_types_of_the_messages_and_of_every_view() -> None:
    made = files(CLIENT)
    assert {path.relative_to(CLIENT).parts[0] for path in made} == {"lib", "games"}
    other = [str(path) for path, text in made.items() if path.read_text("utf-8") != text]
    assert not other, "run: python -m tafelronde.server.wire.typescript"


def test_the_schema_names_every_message() -> None:
    definitions = json.loads(wire.schema())["$defs"]
    for union in ("ClientMessage", "ServerMessage"):
        tags = set(definitions[union]["discriminator"]["mapping"])
        assert tags
        for tag in tags:
            assert f'  t: "{tag}";' in messages_in_typescript()
