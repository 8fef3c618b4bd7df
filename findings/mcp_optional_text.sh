#!/bin/sh
# mcp 2.3.0 (PyPI, the protocol's official SDK), Python 3.11: a tool whose text argument may be left out (`str | None`) does
# not get every text. "null" arrives as None, as if nothing had been said, and a text that is a JSON list or object ("[3]",
# '{"move": 3}') is refused, since it is read as JSON before it is checked: "Input should be a valid string". The same
# texts reach an argument that is plain `str`. "true" and "12" stay texts in both.
#
# A language model answers in such forms often, and a player may be called null. Tafelronde's tools take plain texts alone
# (src/tafelronde/adapters/mcp/server.py).
# Exits 1 where mcp does otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/env"
"$folder/env/bin/pip" install --quiet --disable-pip-version-check mcp==2.3.0
seen=$("$folder/env/bin/python" - <<'PYTHON'
import asyncio

from mcp.server.mcpserver import MCPServer

server = MCPServer("table")


@server.tool()
def optional(text: str | None = None) -> str:
    return repr(text)


@server.tool()
def plain(text: str) -> str:
    return repr(text)


async def main():
    for tool in ("plain", "optional"):
        for text in ("null", "true", "12", "[3]", '{"move": 3}'):
            try:
                answer = (await server.call_tool(tool, {"text": text})).content[0].text
            except Exception as error:
                answer = "Input should be a valid string" if "valid string" in str(error) else str(error)
            print(tool, text, "arrives as", answer)


asyncio.run(main())
PYTHON
)
printf '%s\n' "$seen"
expected="plain null arrives as 'null'
plain true arrives as 'true'
plain 12 arrives as '12'
plain [3] arrives as '[3]'
plain {\"move\": 3} arrives as '{\"move\": 3}'
optional null arrives as None
optional true arrives as 'true'
optional 12 arrives as '12'
optional [3] arrives as Input should be a valid string
optional {\"move\": 3} arrives as Input should be a valid string"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now." >&2; exit 1; }
