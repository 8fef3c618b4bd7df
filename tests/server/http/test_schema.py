"""The API's description says of addresses what the server refuses in them."""

import re
from typing import Any

import pytest

from server.helpers import Browser, Server


def texts(schema: dict[str, Any]) -> list[dict[str, Any]]:
    """The schema, or those of its choices, that texts fit."""
    every = (schema, *schema.get("oneOf", ()), *schema.get("anyOf", ()))
    return [one for one in every if one.get("type") == "string" and "enum" not in one]


@pytest.fixture
def described(server: Server) -> list[tuple[str, dict[str, Any]]]:
    paths = Browser(server.url).get("/api/schema")[1]["paths"]
    return [
        (f"{method} {path}", parameter)
        for path, operations in paths.items()
        for method, operation in operations.items()
        for parameter in operation.get("parameters", ())
    ]


def test_no_text_in_an_address_has_the_character_0(
    server: Server, described: list[tuple[str, dict[str, Any]]]
) -> None:
    found = [(where, one) for where, each in described for one in texts(each["schema"])]
    assert len(found) > 20
    for where, one in found:
        assert not re.search(one["pattern"], "a\0"), where
    assert any(each["in"] == "query" and texts(each["schema"]) for _, each in described)
    status, answer = Browser(server.url, "Ada").get("/api/people?name=%00")
    assert (status, answer["reason"]) == (400, "malformed")
