"""A site's tables as tools of the Model Context Protocol: any client of it can take a seat.

It is a client of the site with the token of a program, and has no other way in (docs/prompts.md).
"""

from ...extras import need

need("mcp")
