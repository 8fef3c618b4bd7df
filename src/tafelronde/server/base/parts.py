"""The parts of a node: each is made once, found by its type, begun, and ended."""

import time
from contextlib import AsyncExitStack
from typing import Any, Protocol, TypeVar, cast, runtime_checkable

T = TypeVar("T")


@runtime_checkable
class Starts(Protocol):
    """A part that works beside its answers."""

    def start(self) -> None:
        """Begin to work."""
        ...


@runtime_checkable
class Closes(Protocol):
    """A part that has something to end."""

    async def close(self) -> None:
        """End all of it."""
        ...


class Parts:
    """The parts of one node. ``parts[Tables]`` is the one of this type."""

    def __init__(self) -> None:
        self._parts: dict[type[Any], object] = {}
        self._all: list[object] = []
        self.started = time.monotonic()
        self.closing = False
        """Whether the node is about to stop."""

    def add(self, part: T) -> T:
        """Add a part, found by its type and by the types from which that inherits. Raises
        ValueError where there is one of its own type."""
        own, *refined, _ = type(part).__mro__
        if own in self._parts:
            raise ValueError(f"there is a {own.__name__} already")
        self._parts[own] = part
        for kind in refined:
            self._parts.setdefault(kind, part)
        self._all.append(part)
        return part

    def __getitem__(self, kind: type[T]) -> T:
        """The part of this type. Raises KeyError where there is none yet."""
        return cast(T, self._parts[kind])

    def start(self, opened: AsyncExitStack) -> None:
        """Start all parts in the order in which they were added; closing ``opened`` closes them in
        the opposite order."""
        for part in self._all:
            if isinstance(part, Starts):
                part.start()
            if isinstance(part, Closes):
                opened.push_async_callback(part.close)
