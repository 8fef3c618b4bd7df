"""The client's types are the server's."""

import json
from pathlib import Path

import pytest

from tafelronde.server.node import typescript
from tafelronde.server.node.typescript import files, wire_file
from tafelronde.server.wire.schema import schema

CLIENT = Path(__file__).parents[3] / "web/src"


def test_the_client_has_the_types_of_the_messages_and_of_every_view() -> None:
    made = files(CLIENT)
    assert {path.relative_to(CLIENT).parts[0] for path in made} == {"lib", "games"}
    other = [str(path) for path, text in made.items() if path.read_text("utf-8") != text]
    assert not other, "run: python -m tafelronde.server.node.typescript"


def test_the_schema_names_every_message() -> None:
    definitions = json.loads(schema())["$defs"]
    text = wire_file()
    for union in ("ClientMessage", "ServerMessage"):
        tags = set(definitions[union]["discriminator"]["mapping"])
        assert tags
        for tag in tags:
            assert f'  t: "{tag}";' in text


def test_every_request_of_the_description_is_typed() -> None:
    text = wire_file()
    assert '  "POST /api/tables": { body: NewTable; answer: Head };' in text
    assert '  "GET /api/tables": { answer: readonly TableCard[] };' in text
    assert "path: { table: string }; query?: { since?: number; count?: number }" in text
    assert "record" not in text.partition("interface Requests")[2]  # it is answered as text


def test_no_two_types_have_one_name() -> None:
    """TypeScript would merge two interfaces of one name, so that neither says what it means."""
    with pytest.raises(ValueError, match="one name: Twice"):
        typescript._file(
            "export interface Twice {\n}", "export interface Once {\n}", "export type Twice = 1;"
        )
