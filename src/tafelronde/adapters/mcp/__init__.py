"""A site's tables as tools of the Model Context Protocol: any client of it can take a seat.

It is a client of the site with the token of a program, and has no other way in (docs/prompts.md).
"""

from __future__ import annotations

from ...extras import need

need("mcp")
