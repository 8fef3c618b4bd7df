"""A feature in one value: its data, its parts, its routes, what it hears and what it answers.

Each folder of ``features`` has one in its ``feature.py``, named ``FEATURE``. A site is made of them
(``node/site.py``).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from .answers import Question
from .owned import OwnedRows
from .parts import Parts


@dataclass(frozen=True, kw_only=True, eq=False)
class Feature:
    """Everything that a site has to know of a feature."""

    name: str
    """The name of its folder."""
    tables: tuple[str, ...] = ()
    """The names of its database tables, which its ``schema.py`` describes. Only its own files name
    them in SQL."""
    owned: tuple[OwnedRows, ...] = ()
    """The rows of these tables that belong to a person, each column exported, kept or deleted."""
    parts: tuple[Callable[[Parts], object], ...] = ()
    """The classes or makers of its parts, each from the parts before it, in the order in which they
    are made and begun."""
    routes: tuple[Callable[[Parts, Any], list[Any]], ...] = ()
    """The makers of the handlers of its routes, from the parts and ``http.caller.Callers``."""
    listens: tuple[tuple[type[Struct] | str, Callable[[Parts], Callable[[Any], None]]], ...] = ()
    """Its listeners: the kind of event of the bus, or the first word of a text that a node
    broadcasts, and what finds the listener among the parts."""
    answers: tuple[tuple[type[Question], Callable[[Parts], Question]], ...] = ()
    """The questions of base rooms that it answers, and what makes the answer."""
