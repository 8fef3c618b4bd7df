"""A network of prospects: weights, where they come from, and the file that holds them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ...core.facts.definition import GameDefinition
from ...core.objects.registry import load
from . import expect
from .errors import BadProspects, other_features
from .policy import Policy, PolicyFile, shortened

Array = npt.NDArray[np.float32]


class _File(msgspec.Struct, omit_defaults=True):
    """The file's form."""

    game: str
    features: tuple[str, ...]
    hidden: list[list[float]]
    threshold: list[float]
    output: list[float]
    origin: dict[str, Any]
    policy: PolicyFile | None = None


@dataclass(frozen=True, eq=False)
class Prospects:
    """One hidden layer of rectified units over the features of one player, and one output, the
    logarithm of that player's odds. All players are judged by the same weights.

    Examples:
        >>> game = tafelronde.load("drakon")
        >>> network = Prospects.random(game, units=16, seed=1)
        >>> network.hidden.shape == (game.feature_layout.size, 16)
        True
        >>> Prospects.from_json(network.to_json()).units
        16
    """

    game: str
    features: tuple[str, ...]
    """The names of the game's features, in their order: weights serve no others."""
    hidden: Array
    """float32[inputs, units]"""
    threshold: Array
    """float32[units]"""
    output: Array
    """float32[units]"""
    origin: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """Data, seeds and versions that it was learned from."""
    policy: Policy | None = None
    """Which actions are worth a look, where it has learned that, too."""

    def __post_init__(self) -> None:
        inputs, units = self.hidden.shape
        shapes = self.threshold.shape, self.output.shape
        if shapes != ((units,), (units,)):
            raise BadProspects(f"{units} units, but thresholds and outputs of {shapes}")
        arrays = (self.hidden, self.threshold, self.output)
        if not (inputs and units and all(np.isfinite(array).all() for array in arrays)):
            raise BadProspects("a network needs inputs, units, and finite weights")

    @classmethod
    def random(cls, game: GameDefinition, units: int, seed: int) -> Prospects:
        """Weights before learning."""
        names = feature_names(game)
        dice = np.random.default_rng(seed)
        inputs = game.feature_layout.size
        hidden = dice.normal(0.0, np.sqrt(2.0 / inputs), (inputs, units)).astype(np.float32)
        output = dice.normal(0.0, np.sqrt(1.0 / units), units).astype(np.float32)
        return cls(game.name, names, hidden, np.zeros(units, np.float32), output)

    @cached_property
    def name(self) -> str:
        """The name of a network that no file holds: it follows from its weights
        (``named.hand_over``)."""
        whole = hashlib.sha256(replace(self, origin={}).to_json())
        return f"net-{whole.hexdigest()[:12]}"

    @property
    def units(self) -> int:
        """How many hidden units it has."""
        return len(self.output)

    @cached_property
    def flat(self) -> Array:
        """All of it, as ``judge`` reads it."""
        head = np.zeros(expect.HEAD, np.float32)
        head[expect.UNITS], head[expect.INPUTS] = self.units, len(self.hidden)
        head[expect.ALONE] = load(self.game).mover_alone
        return np.concatenate([head, self.hidden.ravel(), self.threshold, self.output])

    def check(self, game: GameDefinition) -> None:
        """Raise BadProspects where it does not judge this game by these features."""
        if self.game != game.name:
            raise BadProspects(f"a network of {self.game}; expected one of {game.name}")
        wanted = feature_names(game)
        if self.features != wanted or len(self.hidden) != game.feature_layout.size:
            raise other_features("a network", game.name, wanted, self.features)
        if self.policy is not None:
            self.policy.check(game)

    def to_json(self) -> bytes:
        """The file: one line for each input."""
        whole = _File(
            self.game,
            self.features,
            [shortened(row) for row in self.hidden],
            shortened(self.threshold),
            shortened(self.output),
            dict(self.origin),
            None if self.policy is None else self.policy.to_file(),
        )
        return msgspec.json.encode(whole).replace(b"],[", b"],\n[") + b"\n"

    @classmethod
    def from_json(cls, data: bytes) -> Prospects:
        """Read what ``to_json`` wrote. Raises BadProspects."""
        try:
            file = msgspec.json.decode(data, type=_File)
            with np.errstate(over="ignore"):  # what is too large is refused as not finite
                hidden, threshold, output = (
                    np.array(x, np.float32) for x in (file.hidden, file.threshold, file.output)
                )
            policy = None if file.policy is None else Policy.from_file(file.policy)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise BadProspects(f"not a network ({error})") from error
        if hidden.ndim != 2:
            raise BadProspects("not a network (hidden: rows of one length are needed)")
        return cls(file.game, file.features, hidden, threshold, output, file.origin, policy)

    @classmethod
    def read(cls, file: Path) -> Prospects:
        """Read a file. Raises BadProspects, which names it, and OSError."""
        try:
            return cls.from_json(file.read_bytes())
        except BadProspects as error:
            raise BadProspects(f"{file}: {error}") from error


def feature_names(game: GameDefinition) -> tuple[str, ...]:
    """The names of a game's features, in their order. Raises BadProspects where it has none."""
    if not game.insights:
        raise BadProspects(f"{game.name} has no features to learn from")
    return tuple(one.name for one in game.feature_layout.fields)
