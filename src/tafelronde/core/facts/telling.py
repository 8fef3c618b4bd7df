"""Tellings: events at a table as data. The catalogue of the reader's language makes the
sentence."""

from collections.abc import Mapping

from msgspec import Struct

Argument = str | int

SEATS = ("player", "other")
"""The arguments that are seats; the names of their players take their places in a sentence."""


class Telling(Struct, frozen=True):
    """One thing that can be said: a code, and what the sentence needs to know.

    The game's catalogue has ``event-<code>`` for something that happened, ``choice-<code>`` for a
    decision that may be chosen, and ``why-<code>`` for a reason. The arguments ``SEATS`` are always
    seats, and names take their places. All other arguments are numbers, notation, or words for the
    catalogue to select by.

    A reason is about the player who decides. Whoever tells it adds the name of this player as
    ``player``, and as ``who`` the word ``you`` where this player reads it, otherwise ``they``.

    Examples:
        A card is played by seat 0, and the English catalogue has ``event-play = { $player } plays
        { $card }``:

        >>> telling = Telling("play", {"player": 0, "card": "NE2"})
        >>> telling.code, telling.arguments["card"]
        ('play', 'NE2')
        >>> [name for name in telling.arguments if name in SEATS]
        ['player']
    """

    code: str
    arguments: Mapping[str, Argument] = {}
