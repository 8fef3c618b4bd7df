"""Columns to Parquet files and back."""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import io
import os
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import numpy as np

from ..core.facts.errors import TafelrondeError
from ..extras import need
from ..match.files import TORN
from .columns import Games

SCHEMA = 1
"""The version of the columns and their meaning."""
PART = ".part"
"""The end of the names of files that are not complete yet."""
_KEY = b"tafelronde.schema"


def arrow() -> tuple[Any, Any]:
    """pyarrow and its Parquet module. Raises NeedsExtra."""
    need("data")
    return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")


def schemas() -> tuple[Any, Any]:
    """The Arrow schemas of ``games`` and ``steps``."""
    pa, _ = arrow()
    metadata = {_KEY: str(SCHEMA).encode()}
    games = pa.schema(
        [
            ("game", pa.int64()),
            ("setup", pa.string()),
            ("bots", pa.list_(pa.string())),
            ("steps", pa.int32()),
            ("results", pa.list_(pa.float32())),
            ("given_up", pa.bool_()),
        ],
        metadata,
    )
    steps = pa.schema(
        [
            ("game", pa.int64()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("legal", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("value", pa.float32()),
            ("policy", pa.list_(pa.float32())),
            ("result", pa.float32()),
        ],
        metadata,
    )
    return games, steps


def names_of(shard: int) -> tuple[str, str]:
    """The names of a shard's two files: games, and steps."""
    return f"games-{shard:05d}.parquet", f"steps-{shard:05d}.parquet"


class _Tables:
    """The two tables of a shard, written part by part into files or memory."""

    def __init__(self, games: Path | io.BytesIO, steps: Path | io.BytesIO) -> None:
        _, parquet = arrow()
        self._games: Any = parquet.ParquetWriter(games, schemas()[0], compression="zstd")
        self._steps: Any = parquet.ParquetWriter(
            steps, schemas()[1], compression="lz4", use_dictionary=False
        )
        self.counted = 0, 0, 0
        """The numbers of games, steps and decisions that were written."""

    def write(self, part: Games) -> None:
        """Write the next games."""
        self._games.write_table(_games_table(part))
        self._steps.write_table(_steps_table(part))
        games, steps, decisions = self.counted
        made = int(np.count_nonzero(part.seat >= 0))
        self.counted = games + len(part.steps), steps + len(part.seat), decisions + made

    def close(self) -> None:
        self._games.close()
        self._steps.close()


class ShardWriter(_Tables):
    """Writes a shard part by part, within ``with``; its files appear when they are complete, or
    never.

    Raises OSError, NeedsExtra.
    """

    def __init__(self, folder: Path, shard: int) -> None:
        self._paths, self._fresh = _places(folder, shard)
        super().__init__(*self._fresh)

    def __enter__(self) -> ShardWriter:
        return self

    def __exit__(self, kind: type[BaseException] | None, *more: object) -> None:
        with _cleared(self._fresh):
            self.close()
            if kind is None:
                _appear(self._fresh, self._paths)


def write_shard(folder: Path, shard: int, parts: Iterable[Games]) -> tuple[int, int, int]:
    """Write a shard; its games, steps and decisions. Raises OSError, NeedsExtra."""
    with ShardWriter(folder, shard) as writer:
        for part in parts:
            writer.write(part)
    return writer.counted


def shard_files(parts: Iterable[Games]) -> tuple[tuple[int, int, int], tuple[bytes, bytes]]:
    """Make a shard in memory: its games, steps and decisions, and the files for ``place_shard``.

    Raises NeedsExtra.
    """
    games, steps = io.BytesIO(), io.BytesIO()
    tables = _Tables(games, steps)
    for part in parts:
        tables.write(part)
    tables.close()
    return tables.counted, (games.getvalue(), steps.getvalue())


def place_shard(folder: Path, shard: int, files: tuple[bytes, bytes]) -> None:
    """Write the files of a shard; they appear complete or not at all. Raises OSError."""
    paths, fresh = _places(folder, shard)
    with _cleared(fresh):
        for path, content in zip(fresh, files, strict=True):
            path.write_bytes(content)
        _appear(fresh, paths)


def sweep(folder: Path) -> None:
    """Delete the files that an interrupted writer left. Raises OSError."""
    for path in (*folder.glob(f"*{PART}"), *folder.glob(TORN)):
        path.unlink(missing_ok=True)


def _places(folder: Path, shard: int) -> tuple[list[Path], list[Path]]:
    """The paths of a shard's files, and the paths where they are written before that."""
    paths = [folder / name for name in names_of(shard)]
    return paths, [path.with_suffix(f".{os.getpid()}{PART}") for path in paths]


def _appear(fresh: list[Path], paths: list[Path]) -> None:
    os.replace(fresh[1], paths[1])
    os.replace(fresh[0], paths[0])  # last: this file says that the shard is complete


@contextlib.contextmanager
def _cleared(fresh: list[Path]) -> Generator[None]:
    """Delete the incomplete files, also after an error."""
    try:
        yield
    finally:
        for path in fresh:
            path.unlink(missing_ok=True)


def _games_table(part: Games) -> Any:
    pa, _ = arrow()
    columns = [
        np.arange(part.first, part.first + len(part.steps), dtype=np.int64),
        part.setups,
        part.bots,
        part.steps,
        [row.tolist() for row in part.results],
        part.given_up,
    ]
    schema = schemas()[0]
    arrays = [pa.array(c, field.type) for c, field in zip(columns, schema, strict=True)]
    return pa.Table.from_arrays(arrays, schema=schema)


def _steps_table(part: Games) -> Any:
    pa, _ = arrow()
    schema = schemas()[1]
    rows = len(part.seat)
    numbers = np.arange(part.first, part.first + len(part.steps), dtype=np.int64)
    searched = not np.isnan(part.value).all() if rows else False
    value = pa.array(part.value, mask=np.isnan(part.value)) if searched else None
    arrays = [
        pa.array(np.repeat(numbers, part.steps)),
        pa.array(part.ply),
        pa.array(part.seat),
        pa.ListArray.from_arrays(pa.array(part.ends), pa.array(part.legal)),
        pa.array(part.action),
        pa.nulls(rows, pa.float32()) if value is None else value,
        pa.nulls(rows, pa.list_(pa.float32()))
        if part.policy is None
        else pa.array(part.policy, pa.list_(pa.float32())),
        pa.array(part.result),
    ]
    return pa.Table.from_arrays(arrays, schema=schema)


AT_A_TIME = 2_000
"""Games that are read from a file at once."""


class BadShard(TafelrondeError):
    """A file that is not a shard of this schema."""


def read_shard(folder: Path, shard: int) -> Generator[Games]:
    """The games of a shard, at most ``AT_A_TIME`` at once. Raises BadShard, OSError, NeedsExtra."""
    pa, parquet = arrow()
    files: list[Any] = []
    try:
        for name, schema in zip(names_of(shard), schemas(), strict=True):
            try:
                file = parquet.ParquetFile(folder / name)
            except pa.ArrowException as error:
                raise BadShard(f"{name}: no Parquet file ({error})") from error
            files.append(file)
            found = file.schema_arrow
            metadata: dict[bytes, bytes] = found.metadata or {}
            version = metadata.get(_KEY, b"").decode("utf-8", "replace")
            if version != str(SCHEMA):
                raise BadShard(f"{name}: schema version {version or '?'}; expected {SCHEMA}")
            if not found.equals(schema):
                raise BadShard(f"{name}: other columns than those of schema version {SCHEMA}")
        try:
            yield from _read(files[0], files[1])
        except pa.ArrowException as error:
            raise BadShard(f"shard {shard}: {error}") from error
    finally:
        for file in files:
            file.close()


def _read(games: Any, steps: Any) -> Generator[Games]:
    """Read games and the steps that belong to them; the steps are read as the games need them."""
    pa, _ = arrow()
    batches = steps.iter_batches(batch_size=262_144)
    waiting = schemas()[1].empty_table()
    for batch in games.iter_batches(batch_size=AT_A_TIME):
        table = pa.Table.from_batches([batch])
        if any(column.null_count for column in table.columns):
            raise BadShard("a game lacks something")
        counts = table["steps"].to_numpy()
        wanted = int(counts.sum())
        if table.num_rows and counts.min() < 0:
            raise BadShard("a game with fewer than 0 steps")
        while waiting.num_rows < wanted:
            more = next(batches, None)
            if more is None:
                raise BadShard("there are fewer steps than the games have")
            waiting = pa.concat_tables([waiting, pa.Table.from_batches([more])])
        yield _part(table, waiting.slice(0, wanted).combine_chunks(), counts)
        waiting = waiting.slice(wanted)
    if waiting.num_rows or next(batches, None) is not None:
        raise BadShard("there are more steps than the games have")


def _part(games: Any, steps: Any, counts: Any) -> Games:
    for column in ("game", "ply", "seat", "legal", "action", "result"):
        if steps[column].null_count:
            raise BadShard(f"{column}: a step has none")
    numbers = games["game"].to_numpy()
    legal = steps["legal"].combine_chunks()
    if games.num_rows and (steps["game"].to_numpy() != np.repeat(numbers, counts)).any():
        raise BadShard("a step is not of the game that its place says")
    ends = np.concatenate([[0], np.cumsum(legal.value_lengths().to_numpy(zero_copy_only=False))])
    return Games(
        int(numbers[0]) if len(numbers) else 0,
        games["setup"].to_pylist(),
        games["bots"].to_pylist(),
        counts,
        [np.array(row, np.float32) for row in games["results"].to_pylist()],
        games["given_up"].to_pylist(),
        steps["ply"].to_numpy(),
        steps["seat"].to_numpy(),
        steps["action"].to_numpy(),
        steps["result"].to_numpy(),
        ends.astype(np.int32),
        legal.flatten().to_numpy(zero_copy_only=False),
        steps["value"].to_numpy(),
    )


def checksum(path: Path) -> str:
    """SHA-256 of a file, in hex. Raises OSError."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
