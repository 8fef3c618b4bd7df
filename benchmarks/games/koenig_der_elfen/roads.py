"""König der Elfen: the roads that tables of bots lay, and how they travel them.

``python -m benchmarks.games.koenig_der_elfen.roads`` lets 2, 4 and 6 bots of a level play; it
tells, of a journey, how many locations lie on the table when planning ends (of how many there is
room for), how many princes have none, how many visits a trip has and what a prince earns. ``--games
4``, ``--players 2 6``, ``--levels hard``.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field

import tafelronde
from tafelronde.bots import create
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.state import State

GAME = tafelronde.load("koenig_der_elfen")


@dataclass
class Roads:
    """Observations, one number a journey, or a trip."""

    locations: list[int] = field(default_factory=list[int])
    room: list[int] = field(default_factory=list[int])
    empty: list[int] = field(default_factory=list[int])
    visits: list[int] = field(default_factory=list[int])
    earned: list[float] = field(default_factory=list[float])
    announced: int = 0
    swapped: int = 0

    def row(self) -> str:
        journeys = len(self.locations)
        mean = statistics.mean
        return (
            f"{mean(self.locations):.1f} of {mean(self.room):.0f} locations, "
            f"{mean(self.empty):.2f} realms empty, {mean(self.visits):.1f} visits a trip, "
            f"{mean(self.earned):.1f} gold a journey and prince; {self.swapped / journeys:.1f} "
            f"swaps and {self.announced / journeys:.2f} announcements; {journeys} journeys"
        )


def watch(level: str, players: int, seed: int, found: Roads) -> None:
    """A game of bots."""
    state, rng = GAME.new(players), new_rng(seed)
    bots = [create(GAME, level, seed=seed * 10 + seat) for seat in range(players)]
    before: list[float] = []
    phase = ""
    while not state.is_terminal:
        state.apply_chance(rng)
        if state.is_terminal:
            break
        view = state.view(None)
        if view.phase == "travelling" != phase:
            _look(state, found)
            before = state.scores()
        phase = view.phase
        action = bots[state.current_player].choose(state)
        text = state.format(action)
        found.swapped += text == "swap"
        found.announced += text == "no-location"
        if text == "halt":
            trip = view.trip
            found.visits.append(trip.visits)
        state.apply(action)
        if before and (state.is_terminal or state.view(None).phase != "travelling"):
            earned = [after - start for after, start in zip(state.scores(), before, strict=True)]
            found.earned.append(statistics.mean(earned))
            before = []


def _look(state: State, found: Roads) -> None:
    """The table as planning ends."""
    view = state.view(None)
    realms = [len(seat.realm) for seat in view.seats]
    found.locations.append(sum(realms))
    found.room.append(view.room * len(realms))
    found.empty.append(realms.count(0))


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.games.koenig_der_elfen.roads", description=__doc__
    )
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4, 6])
    parser.add_argument("--levels", nargs="+", default=["medium", "hard"])
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(given)
    for level in wanted.levels:
        for players in wanted.players:
            found = Roads()
            for number in range(wanted.games):
                watch(level, players, wanted.seed + number, found)
            print(f"{level}, {players} players: {found.row()}", flush=True)


if __name__ == "__main__":
    main()
