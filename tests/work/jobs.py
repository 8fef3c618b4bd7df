"""Functions that the tests of work give to workers; importable there."""

import os
import time

import numpy as np

from tafelronde import BadOption
from tafelronde.core.kernels import calls
from tafelronde.core.objects.registry import load


def square(number: int) -> int:
    return number * number


def fail(number: int) -> int:
    """3: an error that nobody expects, 4: one that tells of bad input, 5: the worker is gone."""
    if number == 3:
        raise KeyError("the third")
    if number == 4:
        raise BadOption("number", number, "another one")
    if number == 5:
        os._exit(1)
    return number


def sleep(seconds: float) -> None:
    time.sleep(seconds)


def compile_one(seconds: float) -> tuple[str, int, int]:
    """On Ray: the node, the process, and how often it compiled a kernel that all of them want."""
    import ray  # pyright: ignore[reportMissingImports]

    state = load("rosenkoenig").new()
    calls.legal_actions(state.array, np.zeros(8, np.int32))
    time.sleep(seconds)
    misses = sum(calls.legal_actions.stats.cache_misses.values())
    return ray.get_runtime_context().get_node_id(), os.getpid(), misses
