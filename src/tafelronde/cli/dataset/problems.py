"""Errors of a data set's folder, in the reader's language."""

from __future__ import annotations

import contextlib
from collections.abc import Generator
from pathlib import Path
from typing import Annotated

import typer

from ...corpus.plan import BadCorpus
from ..parts.problems import Problem

Out = Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where to write.")]


@contextlib.contextmanager
def corpus_problems() -> Generator[None]:
    """Raise Problem for the errors of a data set."""
    try:
        yield
    except BadCorpus as error:
        raise Problem("dataset-bad", why=str(error)) from error
