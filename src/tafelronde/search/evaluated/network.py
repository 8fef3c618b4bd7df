"""A small network as data: NumPy arrays, which a search runs in compiled code."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from ...core.facts.errors import TafelrondeError
from ...core.objects.game import Game
from ..evaluator import Leaves
from . import forward

Array = npt.NDArray[np.float32]
Layer = tuple[npt.ArrayLike, npt.ArrayLike]


class BadNetwork(TafelrondeError):
    """Arrays that do not fit one another or the game.

    Examples:
        >>> game = tafelronde.load("rosenkoenig")
        >>> Network.random(game, hidden=(16,)).check(tafelronde.load("koenig_der_elfen"), 2)
        Traceback (most recent call last):
            ...
        BadNetwork: a network for observations of 342 numbers; those of koenig_der_elfen have 682
    """


class Network:
    """Dense layers with ReLU, then every player's value, and the logits of the legal actions.

    It is an ``Evaluator``, too: called with ``Leaves`` it computes the same with NumPy.

    Examples:
        >>> game = tafelronde.load("rosenkoenig")
        >>> network = Network.random(game, hidden=(64,), seed=7)
        >>> network.parameters
        25267
    """

    def __init__(
        self,
        layers: Sequence[Layer],
        value: Layer,
        policy: Layer | None = None,
        scores: tuple[npt.ArrayLike, npt.ArrayLike, npt.ArrayLike, npt.ArrayLike] | None = None,
    ) -> None:
        """``layers`` are pairs of a matrix float32[inputs, outputs] and an offset float32[outputs];
        the first takes the observation. ``value`` is such a pair after the last of them, with
        tanh: an output for each player, the player to act first, then clockwise; with two players
        one output is enough.

        The prior comes from either

        - ``policy``, a pair with an output for each action number, or
        - ``scores`` (body, features, offset, last): float32[hidden, k], float32[features, k],
          float32[k], float32[k]. The logit of an action is
          relu(h · body + f · features + offset) · last, where h is the last layer, and f are the
          features of the action (``State.action_features``).

        Raises BadNetwork.
        """
        self.layers = [_pair(f"layers[{k}]", layer) for k, layer in enumerate(layers)]
        if not self.layers:
            raise BadNetwork("a network has at least one layer")
        self.value = _pair("value", value)
        self.policy = None if policy is None else _pair("policy", policy)
        self.scores = None if scores is None else _scores(scores)
        if (policy is None) == (scores is None):
            raise BadNetwork("a network has either policy or scores")
        _check_chain(self)
        self.flat, self.layout = _laid_out(self)

    @classmethod
    def random(
        cls, game: Game, players: int | None = None, hidden: Sequence[int] = (64,), seed: int = 0
    ) -> Network:
        """A network that has learnt nothing, for a game: with ``policy`` where actions have
        numbers, else with ``scores``. ``hidden`` are the widths of the layers."""
        dice = np.random.default_rng(seed)
        seats = game.new(players).players

        def matrix(inputs: int, outputs: int) -> Array:
            scale = np.sqrt(2.0 / max(1, inputs))
            return (dice.standard_normal((inputs, outputs)) * scale).astype(np.float32)

        sizes = [game.bounds.observation, *hidden]
        layers = [(matrix(a, b), np.zeros(b, np.float32)) for a, b in itertools.pairwise(sizes)]
        last = sizes[-1]
        value = matrix(last, seats), np.zeros(seats, np.float32)
        if game.bounds.actions:
            numbers = game.bounds.actions
            return cls(layers, value, (matrix(last, numbers), np.zeros(numbers, np.float32)))
        zeros = np.zeros(last, np.float32)
        features = matrix(game.action_width, last)
        return cls(
            layers, value, scores=(matrix(last, last), features, zeros, matrix(last, 1)[:, 0])
        )

    @property
    def parameters(self) -> int:
        """The number of its parameters."""
        return len(self.flat)

    def check(self, game: Game, players: int) -> None:
        """Raises BadNetwork where it is not for positions of this game with so many players."""
        inputs, wanted = len(self.layers[0][0]), game.bounds.observation
        if inputs != wanted:
            raise BadNetwork(
                f"a network for observations of {inputs} numbers; those of {game.name} have "
                f"{wanted}"
            )
        outputs = len(self.value[1])
        if outputs != players and (outputs, players) != (1, 2):
            raise BadNetwork(f"a network for {outputs} players; {players} sit here")
        if self.policy is not None and len(self.policy[1]) != game.bounds.actions:
            raise BadNetwork(
                f"a policy for {len(self.policy[1])} actions; {game.name} has "
                f"{game.bounds.actions or 'no numbers for its actions: give scores'}"
            )
        if self.scores is not None and len(self.scores[1]) != game.action_width:
            raise BadNetwork(
                f"scores for actions of {len(self.scores[1])} features; those of {game.name} have "
                f"{game.action_width}"
            )

    def __call__(self, leaves: Leaves) -> tuple[Array, Array]:
        """Judge leaves: see ``Evaluator``."""
        h = leaves.observation
        for matrix, offset in self.layers:
            h = np.maximum(h @ matrix + offset, np.float32(0.0))
        values = leaves.by_seat(np.tanh(h @ self.value[0] + self.value[1]))
        if self.policy is not None:
            return values, leaves.pick(h @ self.policy[0] + self.policy[1])
        assert self.scores is not None
        body, features, offset, last = self.scores
        mixed = (h @ body + offset)[:, None, :] + leaves.action_features @ features
        return values, np.maximum(mixed, np.float32(0.0)) @ last

    def save(self, file: str | Path) -> None:
        """Write it to a file of NumPy's (``.npz``); ``load`` reads it."""
        arrays = {f"layer_{k}_{n}": a for k, p in enumerate(self.layers) for n, a in enumerate(p)}
        arrays |= {f"value_{n}": array for n, array in enumerate(self.value)}
        arrays |= {f"policy_{n}": array for n, array in enumerate(self.policy or ())}
        arrays |= {f"scores_{n}": array for n, array in enumerate(self.scores or ())}
        np.savez(file, allow_pickle=False, **arrays)

    @classmethod
    def load(cls, file: str | Path) -> Network:
        """Read what ``save`` wrote. Raises BadNetwork for another file, OSError for none."""
        try:
            with np.load(file, allow_pickle=False) as found:
                arrays = dict(found)
        except ValueError as error:
            raise BadNetwork(f"{file}: not a network ({error})") from error

        def group(name: str) -> tuple[Array, ...]:
            return tuple(arrays[key] for key in sorted(arrays) if key.startswith(f"{name}_"))

        count = sum(key.startswith("layer_") for key in arrays) // 2
        parts: list[tuple[Array, ...]] = [group(f"layer_{k}") for k in range(count)]
        value, policy, scores = group("value"), group("policy"), group("scores")
        sizes = [len(part) for part in (*parts, value)]
        if set(sizes) != {2} or len(policy) not in (0, 2) or len(scores) not in (0, 4):
            raise BadNetwork(f"{file}: not a network")
        layers = [(part[0], part[1]) for part in parts]
        named = (policy[0], policy[1]) if policy else None
        scored = (scores[0], scores[1], scores[2], scores[3]) if scores else None
        return cls(layers, (value[0], value[1]), named, scored)


def _array(name: str, given: npt.ArrayLike, dimensions: int) -> Array:
    array = np.ascontiguousarray(given, np.float32)
    if array.ndim != dimensions:
        raise BadNetwork(f"{name}: float32{list(array.shape)}; expected {dimensions} dimensions")
    if not np.isfinite(array).all():
        raise BadNetwork(f"{name}: not all of its numbers are finite")
    return array


def _pair(name: str, given: Layer) -> tuple[Array, Array]:
    matrix, offset = _array(name, given[0], 2), _array(f"{name}, offset", given[1], 1)
    if matrix.shape[1] != len(offset):
        raise BadNetwork(f"{name}: a matrix {list(matrix.shape)}, an offset {list(offset.shape)}")
    return matrix, offset


def _scores(
    given: tuple[npt.ArrayLike, npt.ArrayLike, npt.ArrayLike, npt.ArrayLike],
) -> tuple[Array, Array, Array, Array]:
    body, features = _array("scores, body", given[0], 2), _array("scores, features", given[1], 2)
    offset, last = _array("scores, offset", given[2], 1), _array("scores, last", given[3], 1)
    widths = [body.shape[1], features.shape[1], len(offset), len(last)]
    if len(set(widths)) > 1:
        raise BadNetwork(f"scores: its arrays are {widths} wide; expected the same")
    return body, features, offset, last


def _check_chain(network: Network) -> None:
    width = len(network.layers[0][0])
    heads = [("value", network.value[0])]
    if network.policy is not None:
        heads.append(("policy", network.policy[0]))
    if network.scores is not None:
        heads.append(("scores, body", network.scores[0]))
    for k, (matrix, _) in enumerate(network.layers):
        if len(matrix) != width:
            raise BadNetwork(f"layers[{k}]: takes {len(matrix)} numbers; it is given {width}")
        width = matrix.shape[1]
    for name, matrix in heads:
        if len(matrix) != width:
            raise BadNetwork(f"{name}: takes {len(matrix)} numbers; it is given {width}")


def _laid_out(network: Network) -> tuple[Array, npt.NDArray[np.int64]]:
    """``weights`` and ``layout`` as ``forward`` reads them."""
    layout = np.zeros(forward.FIRST + 3 * len(network.layers), np.int64)
    parts: list[Array] = []

    def put(*arrays: Array) -> int:
        at = sum(part.size for part in parts)
        parts.extend(array.ravel() for array in arrays)
        return at

    widths = [len(network.value[1])]
    layout[forward.LAYERS] = len(network.layers)
    for k, (matrix, offset) in enumerate(network.layers):
        place = forward.FIRST + 3 * k
        layout[place : place + 3] = *matrix.shape, put(matrix, offset)
        widths.append(matrix.shape[1])
    layout[forward.OUTPUTS] = widths[0]
    layout[forward.VALUE_AT] = put(network.value[0].T, network.value[1])
    if network.policy is not None:
        layout[forward.ACTIONS] = len(network.policy[1])
        layout[forward.POLICY_AT] = put(network.policy[0].T, network.policy[1])
    if network.scores is not None:
        body, features, offset, last = network.scores
        layout[forward.SCORED] = len(last)
        layout[forward.FEATURES] = len(features)
        layout[forward.SCORE_AT] = put(body, offset, features, last)
        widths += [len(last), len(features)]
    layout[forward.WIDEST] = max(widths)
    return np.concatenate(parts), layout
