"""A policy: which of the legal actions are worth a look, learned from what searches looked at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import msgspec
import numpy as np
import numpy.typing as npt

from ...core.facts.definition import GameDefinition
from . import weigh
from .errors import BadProspects, other_features

Array = npt.NDArray[np.float32]

DIGITS = 6
"""Decimal digits of a weight in a file; more make no difference."""


class PolicyFile(msgspec.Struct):
    """The form of a policy in the file of its network."""

    features: tuple[str, ...]
    hidden: list[list[float]]
    threshold: list[float]
    output: list[float]
    direct: list[float]


@dataclass(frozen=True, eq=False)
class Policy:
    """One hidden layer of rectified units over the features of one action, and one output, to which
    the features also count directly. All actions are judged by the same weights."""

    features: tuple[str, ...]
    """The names of the game's features of an action, in their order: weights serve no others."""
    hidden: Array
    """float32[inputs, units]"""
    threshold: Array
    """float32[units]"""
    output: Array
    """float32[units]"""
    direct: Array
    """float32[inputs]"""

    def __post_init__(self) -> None:
        inputs, units = self.hidden.shape
        shapes = self.threshold.shape, self.output.shape, self.direct.shape
        if shapes != ((units,), (units,), (inputs,)):
            raise BadProspects(f"a policy of {inputs} inputs and {units} units, but {shapes}")
        arrays = (self.hidden, self.threshold, self.output, self.direct)
        if not (inputs and units and all(np.isfinite(array).all() for array in arrays)):
            raise BadProspects("a policy needs inputs, units, and finite weights")

    @classmethod
    def random(cls, game: GameDefinition, units: int, seed: int) -> Policy:
        """Weights before learning. Raises BadProspects where the game has no such features."""
        names = action_feature_names(game)
        dice, inputs = np.random.default_rng(seed), game.policy_layout.size
        hidden = dice.normal(0.0, 0.2, (inputs, units)).astype(np.float32)
        output = dice.normal(0.0, 0.2, units).astype(np.float32)
        return cls(names, hidden, np.zeros(units, np.float32), output, np.zeros(inputs, np.float32))

    @property
    def units(self) -> int:
        """How many hidden units it has."""
        return len(self.output)

    @cached_property
    def flat(self) -> Array:
        """All of it, as ``weigh`` reads it."""
        head = np.zeros(weigh.HEAD, np.float32)
        head[weigh.UNITS], head[weigh.INPUTS] = self.units, len(self.hidden)
        return np.concatenate(
            [head, self.hidden.ravel(), self.threshold, self.output, self.direct]
        ).astype(np.float32)

    def check(self, game: GameDefinition) -> None:
        """Raise BadProspects where it does not look at this game by these features."""
        wanted = action_feature_names(game)
        if self.features != wanted or len(self.hidden) != game.policy_layout.size:
            raise other_features("a policy", game.name, wanted, self.features)

    def to_file(self) -> PolicyFile:
        """The policy in the form of the network's file."""
        return PolicyFile(
            self.features,
            [shortened(row) for row in self.hidden],
            shortened(self.threshold),
            shortened(self.output),
            shortened(self.direct),
        )

    @classmethod
    def from_file(cls, file: PolicyFile) -> Policy:
        """The policy that ``to_file`` wrote. Raises BadProspects, ValueError."""
        with np.errstate(over="ignore"):  # what is too large is refused as not finite
            hidden, threshold, output, direct = (
                np.array(x, np.float32)
                for x in (file.hidden, file.threshold, file.output, file.direct)
            )
        if hidden.ndim != 2:
            raise BadProspects("not a network (policy.hidden: rows of one length are needed)")
        return cls(file.features, hidden, threshold, output, direct)


def action_feature_names(game: GameDefinition) -> tuple[str, ...]:
    """The names of a game's features of an action, in their order. Raises BadProspects where it has
    none."""
    if not game.policy_insights:
        raise BadProspects(f"{game.name} has no features of actions to learn from")
    return tuple(one.name for one in game.policy_layout.fields)


def shortened(numbers: Array) -> list[float]:
    """Weights with as many digits as a file has."""
    return [float(f"{float(number):.{DIGITS}g}") for number in numbers]
