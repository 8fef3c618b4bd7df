"""Policies in the games of a shard: the shares of a search's visits for each legal action."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from .parquet import BadShard, arrow, names_of


def read_policies(
    folder: Path, shard: int
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float32]]:
    """For each step how many actions have a share, int64[steps], 0 where nobody counted visits; and
    all shares, one step behind the other. Raises BadShard, OSError, NeedsExtra."""
    pa, parquet = arrow()
    name = names_of(shard)[1]
    try:
        column: Any = parquet.read_table(folder / name, columns=["policy"])["policy"]
    except (pa.ArrowException, KeyError) as error:
        raise BadShard(f"{name}: no policies ({error})") from error
    shares = column.combine_chunks()
    lengths = shares.value_lengths().fill_null(0).to_numpy(zero_copy_only=False)
    return lengths.astype(np.int64), shares.flatten().to_numpy(zero_copy_only=False)
