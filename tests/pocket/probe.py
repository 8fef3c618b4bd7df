"""Games that are played the same way everywhere: by the tests natively, and in a browser."""

import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

import tafelronde
from tafelronde import bots
from tafelronde.match import Match
from tafelronde.match.chance import seed_from_number
from tafelronde.match.reveal import reveals
from tafelronde.pocket import thinker

LEVELS = ("random", "greedy", "easy", "medium", "hard", "master")
MOST = {"random": 10_000, "greedy": 30, "easy": 60, "medium": 30, "hard": 4, "master": 1}
"""Decisions that bots of a level make; a random bot plays whole games."""


def wanted(levels: Sequence[str] = LEVELS) -> Iterator[tuple[str, int, str]]:
    """All games of browsers, at the smallest table and with three players, and these levels."""
    for info in tafelronde.infos():
        for players in {info.min_players, min(3, info.max_players)} if info.define else ():
            for level in levels:
                yield info.name, players, level


def play(name: str, players: int, level: str, most: int | None = None) -> dict[str, Any]:
    """The moves of a game by bots of a level, a digest of all that the seats see and are told, and
    how long the bots thought."""
    match = Match.start(name, players, seed=seed_from_number(7))
    game, state = tafelronde.load(name), match.state
    seats = [bots.create(game, level, seed=seat) for seat in range(players)]
    moves, seen, seconds = list[str](), hashlib.sha256(), 0.0
    while not match.is_over and len(moves) < (most or MOST[level]):
        state = match.state
        for seat in (None, *range(players)):
            seen.update(msgspec.json.encode(state.view(seat)))
        begun = time.perf_counter()
        action = seats[state.current_player].choose(state)
        seconds += time.perf_counter() - begun
        if len(moves) % 7 == 0:
            seen.update(repr(list(game.tell(state, action, 0) if game.tell else ())).encode())
            seen.update(b"%d" % reveals(state, action))
        moves.append(state.format(action))
        match.play(action)
    seen.update(match.state.to_bytes())
    return {
        "moves": moves,
        "over": match.is_over,
        "returns": match.returns(),
        "seen": seen.hexdigest(),
        "seconds": round(seconds, 3),
    }


def start(send: Callable[[str], object]) -> Callable[[str], None]:
    """Start the worker of the pocket: it plays what it is asked for, ``[name, players, level]``,
    and sends the result; other texts are jobs of its judge."""
    think = thinker.start(send)

    def receive(text: str) -> None:
        if not text.startswith("["):
            return think(text)
        send(msgspec.json.encode(play(*msgspec.json.decode(text))).decode())

    return receive
