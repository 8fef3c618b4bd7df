"""Errors of a data set's folder, in the reader's language."""

import contextlib
import errno
import os
from collections.abc import Generator
from pathlib import Path

from ...corpus.plan import BadCorpus
from ..parts.problems import Problem

FULL = errno.ENOSPC, errno.EDQUOT, errno.EFBIG
"""No room is left: on the disk, for this user, in a file."""


@contextlib.contextmanager
def corpus_problems(folder: Path) -> Generator[None]:
    """Raise Problem for the errors of the data set in a folder. Where the disk is full, Arrow does
    not say which file it was writing."""
    try:
        yield
    except BadCorpus as error:
        raise Problem("dataset-bad", why=str(error)) from error
    except OSError as error:
        if error.errno not in FULL:
            raise
        raise OSError(error.errno, os.strerror(error.errno), str(folder)) from error
