"""An estimate of the tokens of a text, without the tokenizer of any model."""

import re

_PIECE = re.compile(r"([^\W\d_]{1,5})|(\d{1,3})|([^\w\s]+|_+)|(\n+)")


def estimate_tokens(text: str) -> int:
    """The number of tokens by a rule of thumb: one for each five letters of a word that are begun,
    each three digits of a number, each run of other signs, and each end of a line.

    Tables and notation, which are full of signs, take more tokens than their characters would let
    one think.

    Examples:
        >>> estimate_tokens("draw a card"), estimate_tokens("gold:NE@1,-2")
        (3, 7)
    """
    return sum(1 for _ in _PIECE.finditer(text))
