"""``tafelronde mcp``: a seat at a site's tables for clients of the Model Context Protocol."""

import os
from typing import Annotated

import typer

from ...extras import need
from ...words import preferred_language
from ..parts.options import settings
from ..parts.problems import Problem

TOKEN = "TAFELRONDE_TOKEN"
"""The variable of the environment that holds the token: command lines are seen by others."""


def mcp(
    site: Annotated[str, typer.Argument(metavar="SITE", help="Like https://example.org")],
) -> None:
    """Let a client of the Model Context Protocol sit at a site's tables, over standard input and
    output, with the token of a program in TAFELRONDE_TOKEN."""
    need("mcp")
    token = os.environ.get(TOKEN, "").strip()
    if not token:
        raise Problem("mcp-no-token", name=TOKEN)
    from ...adapters.mcp.server import serve

    try:
        serve(site, token, settings.language or preferred_language())
    except ValueError as error:
        raise Problem("bad-input", why=str(error)) from None
