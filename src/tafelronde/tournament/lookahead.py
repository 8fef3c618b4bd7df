"""Rounds to come: whether players can go on meeting without a rematch, and without a second bye.

Players, and the empty place that gives a bye, are nodes 0 … n − 1 of a graph; an edge joins two who
may still meet. A round is a perfect matching, and rounds without a rematch are disjoint ones.
"""

from collections.abc import Iterator

Pairs = tuple[tuple[int, int], ...]
"""A perfect matching: pairs of nodes, the smaller one first."""
Graph = tuple[int, ...]
"""For each node the set of its neighbours, as bits."""

ALL = 8
"""Up to so many nodes the search is exhaustive."""
STEPS = 4_000
"""The number of pairs that the search tries in a larger graph before it gives up."""


def without(graph: Graph, pairs: Pairs) -> Graph:
    """The graph without these edges."""
    left = list(graph)
    for a, b in pairs:
        left[a] &= ~(1 << b)
        left[b] &= ~(1 << a)
    return tuple(left)


def is_roomy(graph: Graph, rounds: int) -> bool:
    """Whether any choice of pairs leaves so many rounds: by Dirac's theorem there is a perfect
    matching while each node has at least half of the others as neighbours, and a round takes one
    neighbour from each."""
    least = min((row.bit_count() for row in graph), default=0)
    return rounds <= 0 or 2 * (least - rounds + 1) >= len(graph)


def matchings(graph: Graph) -> Iterator[Pairs]:
    """All perfect matchings; the node with the fewest neighbours is paired first."""
    yield from _Search(graph, bounded=False).matchings(graph, (1 << len(graph)) - 1)


def rounds_from(graph: Graph, rounds: int) -> list[Pairs] | None:
    """Disjoint perfect matchings, this many; None where there are fewer, or in a graph of more than
    ``ALL`` nodes where the search found none in ``STEPS`` steps."""
    return _Search(graph, bounded=len(graph) > ALL).run(rounds)


def most_rounds(graph: Graph, wished: int) -> list[Pairs]:
    """The most disjoint perfect matchings that there are, up to ``wished``; in a graph of more than
    ``ALL`` nodes as many as the search found in ``STEPS`` steps."""
    least = min((row.bit_count() for row in graph), default=0)
    for rounds in range(min(wished, least), 0, -1):
        search = _Search(graph, bounded=len(graph) > ALL)
        found = search.run(rounds)
        if found is not None:
            return found
        if search.is_exhausted:
            return search.best
    return []


class _Exhausted(Exception):
    """The search has taken ``STEPS`` steps."""


class _Search:
    """A search for disjoint perfect matchings."""

    def __init__(self, graph: Graph, *, bounded: bool) -> None:
        self.graph = graph
        self.best: list[Pairs] = []
        """The most rounds that were found so far."""
        self.is_exhausted = False
        self._steps = STEPS if bounded else -1
        self._failed: set[tuple[Graph, int, int]] = set()
        self._chosen: list[Pairs] = []

    def run(self, rounds: int) -> list[Pairs] | None:
        """Rounds, this many; None where none were found."""
        if len(self.graph) % 2:
            return None
        try:
            return list(self._chosen) if self._extend(self.graph, rounds, 0) else None
        except _Exhausted:
            self.is_exhausted = True
            return None

    def _extend(self, graph: Graph, rounds: int, least: int) -> bool:
        """Choose so many more rounds, in the order of the first node's opponents, of which the next
        one is at least ``least``; so no set of rounds is tried in two orders."""
        if rounds == 0:
            return True
        key = graph, rounds, least
        if min(row.bit_count() for row in graph) < rounds or key in self._failed:
            return False
        spare = (graph[0] >> least).bit_count() - rounds
        for other in range(least, len(graph)):
            if not graph[0] >> other & 1:
                continue
            if spare < 0:
                break
            spare -= 1
            for rest in self.matchings(graph, (1 << len(graph)) - 1 & ~(1 | 1 << other)):
                pairs = ((0, other), *rest)
                self._chosen.append(pairs)
                if len(self._chosen) > len(self.best):
                    self.best = list(self._chosen)
                if self._extend(without(graph, pairs), rounds - 1, other + 1):
                    return True
                self._chosen.pop()
        self._failed.add(key)
        return False

    def matchings(self, graph: Graph, free: int) -> Iterator[Pairs]:
        """The perfect matchings of the nodes that are ``free``."""
        if not free:
            yield ()
            return
        nodes = [node for node in range(len(graph)) if free >> node & 1]
        node = min(nodes, key=lambda one: (graph[one] & free).bit_count())
        for other in nodes:
            if graph[node] & free & (1 << other):
                self._steps -= 1
                if self._steps == 0:
                    raise _Exhausted
                pair = min(node, other), max(node, other)
                for rest in self.matchings(graph, free & ~(1 << node | 1 << other)):
                    yield (pair, *rest)
