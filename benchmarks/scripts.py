"""Scripted strategies: each has one idea, as somebody has who looks for a bot's weakness.

A game's are in ``games/<game>/scripts.py``: functions that weigh a legal action, from what their
seat may know. The script plays the action that weighs most, and among equals what its seed draws.
``python -m benchmarks.strength GAME --scripts master`` plays each of them against a level; one
alone is a bot like any other: ``py:benchmarks.games.<game>.scripts:<name>``.
"""

import functools
import inspect
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tafelronde.bots.agents import InformationState
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.state import State

from . import games

Weight = float | tuple[float, ...]
Told = Mapping[str, Any]
"""An event that a seat was told."""


@dataclass(frozen=True)
class Choice:
    """A legal action, as a script looks at it."""

    known: InformationState
    action: int
    world: State
    """A position that may be the true one: what the seat cannot know was drawn."""
    heard: Sequence[Told]
    """All that the seat was told, in order."""

    @property
    def seat(self) -> int:
        """The player who decides."""
        return self.known.seat

    @property
    def others(self) -> list[int]:
        """The seats of the others, from the left neighbour on."""
        return [(self.seat + n) % self.known.players for n in range(1, self.known.players)]

    @property
    def view(self) -> Any:
        """The table as the seat sees it."""
        return self.known.view

    @functools.cached_property
    def does(self) -> Told:
        """The action as JSON."""
        return self.known.game.notation.encode_action(self.action)

    @functools.cached_property
    def then(self) -> State:
        """The position after the action, before chance."""
        return self.world.after(self.action)

    @functools.cached_property
    def seen(self) -> Any:
        """The table as the seat sees it after the action."""
        return self.then.view(self.seat)

    def last(self, *codes: str) -> Told | None:
        """The last event of these codes that another did."""
        for event in reversed(self.heard):
            if event["code"] in codes and event["player"] != self.seat:
                return event
        return None

    def feature(self, name: str, seat: int | None = None) -> Any:
        """The feature of this name for a seat (the own one) after the action."""
        features = self.then.features(self.seat if seat is None else seat)
        return self.known.game.feature_layout.read(features)[name]

    def lead(self) -> float:
        """The own points after the action, less the most that another has."""
        points = self.then.scores()
        return points[self.seat] - max(points[seat] for seat in self.others)


Idea = Callable[[Choice], Weight]


class Script:
    """Plays what an idea weighs most (``bots.agents.Agent``)."""

    def __init__(self, idea: Idea, seed: int) -> None:
        self._idea = idea
        self._dice = random.Random(seed)
        self._heard: list[Told] = []

    def act(self, known: InformationState) -> int:
        """The action that weighs most."""
        world = known.redraw(new_rng(0))
        actions = known.legal_actions
        weights = [self._idea(Choice(known, one, world, self._heard)) for one in actions]
        most = max(weights)
        pairs = zip(actions, weights, strict=True)
        return self._dice.choice([action for action, weight in pairs if weight == most])

    def see(self, event: Told) -> None:
        """See a step as the seat is told it."""
        self._heard.append(event)


Maker = Callable[..., Script]


def script(idea: Idea) -> Maker:
    """A factory for the script of an idea, as bots are made (``module:Name``)."""

    @functools.wraps(idea)
    def make(game: Game, seed: int = 0) -> Script:
        del game
        return Script(idea, seed)

    return make


def ideas(game: str) -> dict[str, str]:
    """The scripts of a game by name, in the order of its file, each with its idea in a line; none
    where it has no such file."""
    made: Sequence[Any] = getattr(games.part(game, "scripts"), "SCRIPTS", ())
    return {one.__name__: one.__doc__ for one in made}


def source(game: str, name: str) -> str:
    """The source of a script's idea: with another it is another script."""
    return inspect.getsource(getattr(games.part(game, "scripts"), name))


def spelled(game: str, name: str) -> str:
    """A script as a bot's text."""
    return f"py:{games.__name__}.{game}.scripts:{name}"
