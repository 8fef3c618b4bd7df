"""Writes ``docs/commands.md``: ``python -m docs.site.commands``."""

import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from msgspec import structs

from tafelronde.server.wire.commands import ClientMessage

PAGE = Path(__file__).parents[1] / "commands.md"


def _rows() -> Iterator[str]:
    for command in get_args(ClientMessage):
        fields = [
            f"`{field.name}`" if field.required else f"`{field.name}?`"
            for field in structs.fields(command)
            if field.name not in ("id", "table")
        ]
        said = " ".join(inspect.cleandoc(command.__doc__).split()).replace("``", "`")
        yield f"| `{command.__struct_config__.tag}` | {', '.join(fields)} | {said} |"


def page() -> str:
    """The text of ``docs/commands.md``."""
    lines = [
        "# Commands",
        "",
        "Written by `python -m docs.site.commands` from the commands of the",
        "program (`src/tafelronde/server/wire/commands.py`). They go over",
        "[the socket](api.md#the-socket) or, but for the first four, as the body of",
        "`POST /api/command`. Each has its name as `t`, an `id` that the client chooses, and the",
        "`table` that is meant, where there is one. What may be left out has a `?`.",
        "",
        "| command | with | what it does |",
        "|---|---|---|",
        *(row.replace("|  |", "| |") for row in _rows()),
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
