"""Boards to play on within the pages: frames with the page of the table that runs in the reader's
browser (``tafelronde site``, embed.html).

A page says where: ``<!-- board #/learn/GAME/first A first game -->``, with the address
within the table and the frame's title. Where the site has no table, as on GitHub, nothing is there.
"""

import re
from html import escape

FOLDER = "table"
"""In the site of a version."""
MARK = re.compile(r"<!-- board (#\S*) (.+?) -->")


def framed(text: str, place: str) -> str:
    """The text of a page with its boards. ``place``: of the page in the site."""
    up = "../" * place.count("/")

    def frame(found: re.Match[str]) -> str:
        address, title = f"{up}{FOLDER}/embed.html{found[1]}", escape(found[2])
        return f'<iframe class="board" src="{address}" title="{title}" loading="lazy"></iframe>'

    return MARK.sub(frame, text)
