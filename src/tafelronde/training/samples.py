"""Samples: the features of the positions in which somebody searched, what the search expected,
and the results."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from ..core.facts.info import OptionValue
from ..core.objects.game import Game
from ..core.objects.registry import load
from ..corpus.parquet import read_shard
from ..corpus.plan import shards_of
from .kernels import write_samples

Floats = npt.NDArray[np.float32]


class Setup(msgspec.Struct):
    """The setup of a game in a data set, as ``corpus.columns.setup_text`` writes it."""

    game: str
    options: dict[str, OptionValue]
    players: int
    rules: int


@dataclass(frozen=True)
class Samples:
    """Rows of one game; a row is a decision."""

    features: Floats
    """float32[rows, seats, features]: a row for each player (for the player to act alone: one
    seat)."""
    hopeful: npt.NDArray[np.bool_]
    """bool[rows, seats]: whether there is such a player, who can still win."""
    mover: npt.NDArray[np.int64]
    """int64[rows]: the seat (in ``features``) of the player to act."""
    searched: Floats
    """float32[rows]: the mover's share of the victory, 0 … 1, as the search expected it."""
    results: Floats
    """float32[rows, seats]: everybody's share in the end."""
    game: npt.NDArray[np.int64]
    """int64[rows]: the number of the game. Rows of one game are not independent."""

    def __len__(self) -> int:
        return len(self.mover)


def read_samples(folder: Path, first: int = 0) -> Samples:
    """The samples of a data set; its games are numbered from ``first`` on. Raises BadCorpus,
    BadShard, OSError, NeedsExtra."""
    found: list[Samples] = []
    for shard in range(shards_of(folder)):
        for part in read_shard(folder, shard):
            begin = 0
            for number, steps in enumerate(part.steps.tolist()):
                end = begin + steps
                setup = msgspec.json.decode(part.setups[number], type=Setup)
                one = _of_game(
                    setup, part.seat[begin:end], part.action[begin:end], part.value[begin:end],
                    np.asarray(part.results[number]), first + len(found),
                )  # fmt: skip
                found.append(one)
                begin = end
    return together(found)


def together(parts: Sequence[Samples]) -> Samples:
    """Samples of one game, one behind the other; where fewer sit at a table, seats stay empty."""
    seats = max(part.hopeful.shape[1] for part in parts)

    def padded(array: npt.NDArray[np.float32 | np.bool_]) -> npt.NDArray[np.float32 | np.bool_]:
        wide = np.zeros((len(array), seats, *array.shape[2:]), array.dtype)
        wide[:, : array.shape[1]] = array
        return wide

    return Samples(
        np.concatenate([padded(part.features) for part in parts]).astype(np.float32),
        np.concatenate([padded(part.hopeful) for part in parts]).astype(bool),
        np.concatenate([part.mover for part in parts]),
        np.concatenate([part.searched for part in parts]),
        np.concatenate([padded(part.results) for part in parts]).astype(np.float32),
        np.concatenate([part.game for part in parts]),
    )


def _of_game(
    setup: Setup,
    seat: npt.NDArray[np.int8],
    action: npt.NDArray[np.int32],
    value: Floats,
    results: Floats,
    number: int,
) -> Samples:
    game: Game = load(setup.game)
    rows = int(np.count_nonzero(~np.isnan(value)))
    seats = 1 if game.mover_alone else setup.players
    features = np.zeros((rows, seats, game.feature_layout.size), np.float32)
    hopeful = np.zeros((rows, seats), np.bool_)
    mover, searched = np.zeros(rows, np.int64), np.zeros(rows, np.float32)
    written = write_samples(
        np.zeros(1, game.dtype), setup.players, game.encode_options(setup.options), seat, action,
        value, game.mover_alone, features, hopeful, mover, searched,
    )  # fmt: skip
    assert written == rows
    shares = (np.asarray(results, np.float32) + 1.0) / 2.0
    results = shares[mover][:, None] if game.mover_alone else np.tile(shares, (rows, 1))
    place = np.zeros(rows, np.int64) if game.mover_alone else mover
    numbers = np.full(rows, number, np.int64)
    return Samples(features, hopeful, place, searched, results.astype(np.float32), numbers)
