"""Agents that remember, in contests: in every process the same, and the examples."""

import hashlib
import importlib
import sys
from pathlib import Path
from typing import ClassVar

import pytest

import tafelronde
from tables import PACKAGE_GAMES, daily
from tafelronde import new_rng
from tafelronde.arena.contest import Contest, hold
from tafelronde.bots.agents import InformationState
from tafelronde.bots.agents.history import UNSEEN
from tafelronde.work.local import Processes

HIDDEN = [name for name in PACKAGE_GAMES if tafelronde.load(name).info.hidden]


class Remembers:
    """Notes what it has been shown of its history."""

    remembers = True
    notes: ClassVar[list[str]] = []

    def __init__(self, game: object, seed: int) -> None:
        self.told = 0

    def act(self, known: InformationState) -> int:
        history = known.history
        assert history.total > self.told or history.total == 0
        assert history.present == known.redraw(new_rng(0)).to_bytes()
        self.told = history.total
        mine = [one.action for one in history.steps if one.actor == known.seat]
        assert UNSEEN not in mine
        told = history.arrays(500)
        digest = hashlib.sha256(told.observation.tobytes() + told.action.tobytes())
        self.notes.append(digest.hexdigest())
        return known.legal_actions[int.from_bytes(digest.digest()[:2]) % len(known.legal_actions)]


class Forgets:
    def __init__(self, game: object, seed: int) -> None:
        pass

    def act(self, known: InformationState) -> int:
        assert known.history.total == 0
        return known.legal_actions[-1]


@pytest.mark.parametrize("name", daily(PACKAGE_GAMES, ["koenig_der_elfen"]))
def test_the_same_seed_is_the_same_game_in_every_process(name: str) -> None:
    contest = Contest.of(name, [Remembers, Forgets], games=2, players=2, seed=4)
    Remembers.notes.clear()
    alone = hold(contest)[0].rounds
    assert len(set(Remembers.notes)) > 4
    with Processes(2) as workers:
        assert hold(contest, workers)[0].rounds == alone


EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


@pytest.mark.parametrize("name", HIDDEN)
def test_the_examples_play(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    learned = str(tmp_path / "weights.npz")
    monkeypatch.setattr(
        sys, "argv", ["", name, "--games", "1", "--teacher", "easy", "--out", learned]
    )
    importlib.import_module("recurrent_bot").main()
    believer = "py:believing_bot:Believer,simulations=10,particles=8,last=4,model=random"
    bots = [f"py:recurrent_bot:Recurrent,weights={learned}", believer]
    standing = hold(Contest.of(name, bots, games=2, players=2, seed=4))[0]
    assert not standing.faults()
    assert sum(standing.wins(0)) == 2
