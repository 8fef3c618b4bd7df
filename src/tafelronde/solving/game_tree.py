"""A small game for two as a tree of information sets, and policies for all of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots.agents import Agent, InformationState, Policy, action_probabilities
from ..bots.base import Bot
from ..core.contract.rng import new_rng
from ..core.objects.state import State
from ..search.hashing import as_words
from .building import DONE, NODE, PENDING, PLACE, TOO_SMALL, build
from .passes import expected, iterate, reach_all, respond
from .solution import TooLarge

LONGEST_RUN = 64
"""Steps of chance in a row."""

Table = npt.NDArray[np.float64]
"""A probability for each action of each information set, in the order of ``GameTree.offset``."""


class GameTree:
    """A game for two from a position on, written out: every history, and what players remember.

    An information set is all decisions that its player cannot tell apart, though they remember all
    that they have done and could know at every decision, their own or not. What they could know is
    ``State.resample``'s to say, so a tree also shows whether a game's ``resample`` keeps its word.

    Examples:
        The exercise of König der Elfen, in which hands are hidden:

        >>> game = tafelronde.load("koenig_der_elfen")
        >>> tree = GameTree(game.new(exercise="small", dragon=1, three_locations=False))
        >>> tree.nodes, tree.sets
        (532127, 223738)
        >>> -1 < tree.value(tree.uniform()) < 1
        True
    """

    def __init__(self, start: State, most: int = 4_000_000) -> None:
        """Raises ValueError unless two play, and TooLarge beyond ``most`` nodes."""
        if start.players != 2:
            raise ValueError("only the games of two players are written out as trees")
        self.start = start.copy()
        self._nodes = self._build(most)
        decisions = np.flatnonzero(self._nodes["player"] >= 0)
        keys, first, sets = np.unique(
            self._nodes["known"][decisions], return_index=True, return_inverse=True
        )
        self.nodes = len(self._nodes)
        """Decisions, runs of chance and ends of games."""
        self.sets = len(keys)
        """Information sets."""
        self._first = decisions[first]
        self.owner = self._nodes["player"][self._first].astype(np.int8)
        """int8[sets]: who decides."""
        counts = self._nodes["count"][self._first].astype(np.int64)
        if (counts[sets] != self._nodes["count"][decisions]).any():
            raise ValueError("decisions that a player cannot tell apart have other actions")
        self.offset = np.concatenate([np.zeros(1, np.int64), np.cumsum(counts)])
        """int64[sets + 1]: where each set's actions begin in a table of probabilities."""
        self._set_of = np.full(self.nodes, -1, np.int32)
        self._set_of[decisions] = sets
        self._order = np.argsort(-self._nodes["level"].astype(np.int32), kind="stable")
        self._values, self._reach = np.zeros(self.nodes), np.zeros(self.nodes)

    def _build(self, most: int) -> npt.NDArray[Any]:
        size = 1 << 12
        while True:
            size = min(size, most)
            ended, nodes, _ = self._walk(size, np.zeros(0, np.int32), 0)
            if ended == DONE:
                return nodes
            if ended != TOO_SMALL:
                raise TooLarge(f"chance acts more than {LONGEST_RUN} times in a row")
            if size == most:
                raise TooLarge(f"more than {most} nodes")
            size *= 8

    def _walk(
        self, size: int, keep: npt.NDArray[np.int32], kept: int
    ) -> tuple[int, npt.NDArray[Any], npt.NDArray[Any]]:
        game, room = self.start.game, min(size, 200_000)
        states = np.zeros(room + LONGEST_RUN + 2, game.dtype)
        states[0] = self.start.array[0]
        nodes = np.zeros(size, NODE)
        ends = np.zeros(1 << (2 * size - 1).bit_length(), PLACE)
        found = np.zeros(kept, game.dtype)
        lists = np.zeros((LONGEST_RUN, game.bounds.buffer), np.int32)
        ended, made = build(
            states, as_words(states), np.zeros(room, PENDING), nodes, ends,
            np.zeros((LONGEST_RUN, 2), np.int64), lists, np.zeros_like(lists), new_rng(0),
            new_rng(0), keep, found, np.zeros(2),
        )  # fmt: skip
        return int(ended), nodes[: int(made)], found

    # ---- nodes -----------------------------------------------------------------------------------

    def positions(self, nodes: npt.NDArray[np.int64]) -> npt.NDArray[Any]:
        """The positions of these nodes, none of them an end: game.dtype[nodes]."""
        keep = np.full(self.nodes, -1, np.int32)
        keep[nodes] = np.arange(len(nodes))
        _, _, found = self._walk(self.nodes, keep, len(nodes))
        return found

    def nodes_of(self, one: int) -> npt.NDArray[np.int64]:
        """The decisions of an information set."""
        return np.flatnonzero(self._set_of == one)

    def way_to(self, node: int) -> list[int]:
        """The nodes from the start to this one."""
        way = [node]
        while way[-1] > 0:
            first = self._nodes["first"][: way[-1]]
            inside = (first <= way[-1]) & (way[-1] < first + self._nodes["count"][: way[-1]])
            way.append(int(np.flatnonzero(inside)[0]))
        return way[::-1]

    def action_to(self, node: int) -> int:
        """The action that leads to a node; of a run of chance the last outcome."""
        return int(self._nodes["action"][node])

    def reach(self, table: Table, without: int = -1) -> Table:
        """The probability of each node by chance and these probabilities, but for those of the
        player ``without``: float64[nodes]."""
        found = np.zeros(self.nodes)
        reach_all(self._nodes, self._set_of, self.offset, table, without, found)
        return found

    def in_sets(self, of_nodes: Table) -> Table:
        """The sums over the decisions of each information set: float64[sets]."""
        decisions = self._set_of >= 0
        found = np.bincount(self._set_of[decisions], of_nodes[decisions], self.sets)
        return found.astype(np.float64)

    def chance_of(self, node: int) -> float:
        """The probability with which chance leads to a node from the one before."""
        return float(self._nodes["chance"][node])

    def decisions(self) -> Iterator[tuple[int, InformationState]]:
        """Each information set's number, and what its player knows there."""
        found = self.positions(self._first)
        for one in range(self.sets):
            yield one, InformationState(State(self.start.game, found[one : one + 1].copy()))

    # ---- policies --------------------------------------------------------------------------------

    def uniform(self) -> Table:
        """Every action equally likely."""
        counts = np.diff(self.offset)
        return np.repeat(1.0 / counts, counts)

    def table_of(self, policy: Policy | Agent | Bot) -> Table:
        """A policy's probabilities in every information set that it lets come about; elsewhere all
        actions are equally likely. An agent or a bot that tells none is asked for one action in
        each, and taken to choose it always."""
        table, found = self.uniform(), self.positions(self._first)
        levels = self._nodes["level"][self._first]
        for level in np.unique(levels):
            here = np.zeros(self.sets, np.bool_)
            for player in range(2):
                of_player = (levels == level) & (self.owner == player)
                if of_player.any():
                    here |= of_player & (self.in_sets(self.reach(table, 1 - player)) > 0.0)
            for one in np.flatnonzero(here).tolist():
                known = InformationState(State(self.start.game, found[one : one + 1].copy()))
                place = slice(int(self.offset[one]), int(self.offset[one + 1]))
                table[place] = action_probabilities(policy, known)
        return table

    def value(self, table: Table) -> float:
        """The value for player 0 if both follow these probabilities, −1 … 1."""
        return float(expected(self._nodes, self._set_of, self.offset, table, self._values))

    def best_response(self, table: Table, player: int) -> BestResponse:
        """The best response to a player who follows these probabilities."""
        best, worth = np.zeros(self.sets, np.int32), np.zeros(len(table))
        value = respond(
            self._nodes, self._set_of, self.offset, table, player, self._order, self._values,
            self._reach, worth, best,
        )  # fmt: skip
        reached = np.where(self.owner == player, self.in_sets(self._reach), 0.0)
        reach = np.repeat(reached, np.diff(self.offset))
        worth = np.divide(worth, reach, out=np.full(len(worth), np.nan), where=reach > 0)
        answer = table.copy()
        for one in np.flatnonzero(self.owner == player):
            answer[self.offset[one] : self.offset[one + 1]] = 0.0
            answer[self.offset[one] + max(0, int(best[one]))] = 1.0
        return BestResponse(player, float(value) * (1 if player == 0 else -1), answer, worth)

    def improve(self, way: int, begin: int, rounds: int, *buffers: Table) -> None:
        """Rounds of CFR: see ``passes.iterate``."""
        iterate(self._nodes, self._set_of, self.owner, self.offset, way, begin, rounds, *buffers)


@dataclass(frozen=True)
class BestResponse:
    """A best response to a policy."""

    player: int
    """The player whose response it is."""
    value: float
    """The value that they may expect with it, −1 … 1."""
    table: Table
    """The player's best actions, and the other's probabilities as they were."""
    worth: Table
    """The worth of each action of the player if they go on with their best; NaN where the other
    never lets its information set come about, and for the other's actions."""
