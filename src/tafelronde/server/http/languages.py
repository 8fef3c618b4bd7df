"""The language of an answer that is read by people."""

import re
from collections.abc import Mapping

from ...words import LANGUAGES

LONGEST = 500
"""Characters of the header that are looked at; browsers send a tenth of that."""


def language_of(headers: Mapping[str, str]) -> str:
    """The first language of the request's Accept-Language that the program has."""
    for tag in headers.get("accept-language", "")[:LONGEST].split(","):
        short = re.split(r"[-;]", tag.strip().lower())[0]
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]
