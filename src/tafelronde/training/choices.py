"""Choices: the features of the legal actions where a search counted visits, and their shares of
these visits: what a policy learns from."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from ..core.objects.registry import load
from ..corpus.parquet import read_shard
from ..corpus.plan import shards_of
from ..corpus.policies import read_policies
from .kernels import write_choices
from .samples import Setup


@dataclass(frozen=True)
class Choices:
    """Decisions between two actions or more, one behind the other."""

    features: npt.NDArray[np.float16]
    """float16[actions, features]: a row for each legal action of each decision."""
    shares: npt.NDArray[np.float32]
    """float32[actions]: of the visits; those of a decision add up to 1."""
    counts: npt.NDArray[np.int64]
    """int64[decisions]: how many legal actions each has."""
    game: npt.NDArray[np.int64]
    """int64[decisions]: the number of the game."""

    def __len__(self) -> int:
        return len(self.counts)


def read_choices(folder: Path, first: int = 0) -> Choices | None:
    """The choices of a data set; its games are numbered from ``first`` on. None where the game has
    no features of actions, or no search counted visits. Raises as ``samples.read_samples``, and
    ``read_policies``."""
    found, number = list[Choices](), first
    for shard in range(shards_of(folder)):
        lengths, shares = read_policies(folder, shard)
        begin, at = 0, 0
        for part in read_shard(folder, shard):
            step = 0
            for setup, steps in zip(part.setups, part.steps.tolist(), strict=True):
                of = lengths[begin : begin + steps]
                one = _of_game(
                    msgspec.json.decode(setup, type=Setup), of,
                    shares[at : at + int(of.sum())], part.seat[step : step + steps],
                    part.action[step : step + steps], number,
                )  # fmt: skip
                if one is not None:
                    found.append(one)
                begin, step, at = begin + steps, step + steps, at + int(of.sum())
                number += 1
    return gathered(found)


def gathered(parts: Sequence[Choices | None]) -> Choices | None:
    """Choices of one game, one behind the other; None for none."""
    found = [part for part in parts if part is not None and len(part)]
    if not found:
        return None
    return Choices(
        np.concatenate([part.features for part in found]),
        np.concatenate([part.shares for part in found]),
        np.concatenate([part.counts for part in found]),
        np.concatenate([part.game for part in found]),
    )


def _of_game(
    setup: Setup,
    lengths: npt.NDArray[np.int64],
    shares: npt.NDArray[np.float32],
    seat: npt.NDArray[np.int8],
    action: npt.NDArray[np.int32],
    number: int,
) -> Choices | None:
    game = load(setup.game)
    width, wanted = game.policy_layout.size, lengths > 1
    if not width or not wanted.any():
        return None
    counts = lengths[wanted]
    features = np.zeros((int(counts.sum()), width), np.float32)
    written = write_choices(
        np.zeros(1, game.dtype), setup.players, game.encode_options(setup.options), seat, action,
        wanted, np.zeros(game.bounds.buffer, np.int32), features,
    )  # fmt: skip
    assert written == len(features)
    return Choices(
        features.astype(np.float16),
        shares[np.repeat(wanted, lengths)],
        counts,
        np.full(len(counts), number, np.int64),
    )
