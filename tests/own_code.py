"""Agents and evaluators as somebody outside would write them: a module in the folder where they
start the command."""

import hashlib
import sys
from pathlib import Path

import pytest

MODULE = """
import pathlib

import numpy as np

HERE = pathlib.Path(__file__).parent
(HERE / "imported").touch()


def note(name, text):
    with open(HERE / name, "a") as file:
        file.write(f"{text}\\n")


class First:
    def __init__(self, game, seed, place=0):
        self.place, self.seen = place, 0

    def act(self, known):
        note("asked", "")
        return known.legal_actions[min(self.place, len(known.legal_actions) - 1)]

    def see(self, event):
        assert event["code"]
        self.seen += 1

    def end(self, results):
        note("ended", f"{results} {self.seen > 0}")


class Elder(First):
    remembers = True

    def act(self, known):
        history = known.history
        note("recalled", f"{history.total} {len(history.steps)} {self.seen}")
        return super().act(known)


class Startled(First):
    def see(self, event):
        self.seen += 1
        if self.seen > 20:
            raise OverflowError("so much")


class Soft:
    def __init__(self, game, seed):
        pass

    def probabilities(self, known):
        chances = np.arange(1, len(known.legal_actions) + 1, dtype=float)
        return chances / chances.sum()

    def values(self, known):
        return [0.25] * known.players


class Failing:
    def __init__(self, game, seed, how):
        self.how = how

    def act(self, known):
        if self.how == "raise":
            raise KeyError("nothing here")
        return {"float": 1.5, "far": 2**30 + 1, "none": None}[self.how]


class Crooked:
    def __init__(self, game, seed, how):
        self.how = how

    def probabilities(self, known):
        count = len(known.legal_actions)
        crooked = {"short": [1.0], "half": [0.5 / count] * count, "nan": [float("nan")] * count}
        return crooked[self.how]


class Net:
    def __init__(self, game, seed, bad=False):
        self.bad = bad

    def __call__(self, leaves):
        values = np.zeros((len(leaves), leaves.players), np.float32)
        rows = np.arange(len(leaves))
        values[rows, leaves.player] = np.tanh(leaves.legal_count / 8 - 0.5)
        if self.bad:
            values[:] = np.nan
        return values, np.zeros(leaves.legal.shape, np.float32)


class Refused:
    def __init__(self, game, seed):
        raise ValueError("no weights for this game")


first = First(None, 0)
"""


def write_module(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Write the module into this folder and go there; the module's name, new for each test."""
    name = f"mybots_{abs(hash(folder)):x}"
    (folder / f"{name}.py").write_text(MODULE)
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "path", [*sys.path, str(folder)])
    return name


def digest(text: str) -> str:
    """A short mark of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]
