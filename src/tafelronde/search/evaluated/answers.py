"""Answers of an evaluator, checked before they are used."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.facts.errors import TafelrondeError
from ..evaluator import Evaluator, Leaves


class BadAnswer(TafelrondeError):
    """An answer of an evaluator that cannot be used.

    Examples:
        >>> from tafelronde.bots import create
        >>> state = tafelronde.load("rosenkoenig").new()
        >>> drawn = state.apply_chance(tafelronde.new_rng(7))
        >>> bot = create(state.game, "mcts", evaluator=lambda leaves: ([0.0, 0.0], [0.0]))
        >>> bot.advise(state)
        Traceback (most recent call last):
            ...
        BadAnswer: values: shape [2]; expected [1, 2]
    """


def _plain(given: Any, name: str, shape: tuple[int, ...]) -> npt.NDArray[np.float32]:
    try:
        array = np.ascontiguousarray(given, np.float32)
    except (TypeError, ValueError, RuntimeError) as error:
        raise BadAnswer(f"{name}: no numbers; expected float32{list(shape)} ({error})") from error
    if array.shape != shape:
        raise BadAnswer(f"{name}: shape {list(array.shape)}; expected {list(shape)}")
    return array


def ask(
    evaluator: Evaluator, leaves: Leaves
) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """The evaluator's answer, as arrays of the shapes that it must have. Raises BadAnswer, and
    whatever the evaluator raises."""
    try:
        answer: Any = evaluator(leaves)
    except Exception as error:
        error.add_note(f"while the evaluator judged {len(leaves)} positions of {leaves.game.name}")
        raise
    try:
        values, logits = answer
    except (TypeError, ValueError) as error:
        kind = type(answer).__name__
        raise BadAnswer(f"the evaluator gave {kind}; expected values and logits") from error
    shape = len(leaves), leaves.players
    return _plain(values, "values", shape), _plain(logits, "logits", leaves.legal.shape)


def not_finite(name: str, row: npt.NDArray[np.float32], leaf: int | None = None) -> BadAnswer:
    """The error for values or logits that cannot be used; ``row`` is the answer."""
    where = "" if leaf is None else f"[{leaf}]"
    expected = "finite numbers" if name == "values" else "numbers, not all of them -inf"
    return BadAnswer(f"{name}{where}: {row[:8].tolist()} is not possible; expected {expected}")
