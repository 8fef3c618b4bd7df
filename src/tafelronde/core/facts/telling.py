"""What happens at a table, as data: the catalogue of the reader's language makes the sentence."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

Argument = str | int

SEATS = ("player", "other")
"""The arguments that are seats; whoever tells puts the names in their place."""


class Telling(Struct, frozen=True):
    """One thing that can be said: a code, and what the sentence needs to know.

    The game's catalogue has ``event-<code>`` (it happened), for a decision ``choice-<code>`` (it
    may be chosen), and for what speaks for one ``why-<code>``. The arguments ``SEATS`` are always
    seats; whoever tells puts the names in their place. All other arguments are numbers, notation,
    or words for the catalogue to select by.

    A reason is about who decides. Whoever tells it adds their name as ``player``, and as ``who``
    ``you`` where it is told to them, otherwise ``they``.
    """

    code: str
    arguments: Mapping[str, Argument] = {}
