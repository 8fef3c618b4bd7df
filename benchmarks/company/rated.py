"""Rated games, the ratings that follow from them, and their curves: as many as people play."""

import random
import sqlite3
from collections.abc import Iterator

import msgspec

from benchmarks.company.rows import Value, insert
from tafelronde.server.features.ratings.game import BOT, Played
from tafelronde.server.features.ratings.scale import Ladder, Rating
from tafelronde.server.storage.stored_card import StoredCard

SHARE = 0.4
"""The share of rated games among all."""


class RatedGames:
    """Some of the games are rated. What one wins by a game is drawn, not reckoned: a page costs the
    same."""

    def __init__(self) -> None:
        self._ratings: dict[tuple[str, Ladder], Rating] = {}
        self._number = 0
        self._games: list[dict[str, Value]] = []
        self._changes: list[dict[str, Value]] = []

    def add(self, dice: random.Random, table: str, card: StoredCard, ended: float) -> None:
        """A game is over: rate it, or not."""
        users = [seat.user or f"{BOT}{seat.level}" for seat in card.seats]
        if dice.random() >= SHARE or len(set(users)) < len(users):
            return
        self._number += 1
        ladder = Ladder(card.game, len(users), dice.choice(("live", "days")))
        places = tuple(dice.sample(range(1, len(users) + 1), len(users)))
        played = Played(*ladder, tuple(users), places)
        body = msgspec.json.encode(played).decode()
        game = {"table_id": table, "ended": ended, "number": self._number, "body": body}
        self._games.append(game)
        for seat in played.people:
            before = self._ratings.get((users[seat], ladder), Rating())
            mu = before.mu + dice.gauss(0.0, 0.05 * before.sigma)
            after = Rating(mu, max(1.5, 0.97 * before.sigma), before.games + 1, ended)
            self._ratings[users[seat], ladder] = after
            self._changes.append(
                {
                    "table_id": table,
                    "user_id": users[seat],
                    "number": self._number,
                    "at": ended,
                    **ladder._asdict(),
                    "seat": seat,
                    "place": places[seat],
                    "before_mu": before.mu,
                    "before_sigma": before.sigma,
                    "mu": after.mu,
                    "sigma": after.sigma,
                }
            )

    def write(self, base: sqlite3.Connection) -> None:
        """Write what was added since the last time."""
        insert(base, "rated_games", self._games)
        insert(base, "rating_changes", self._changes)
        self._games, self._changes = [], []

    def ratings(self) -> Iterator[dict[str, Value]]:
        """All ratings in the end."""
        for (user, ladder), rating in self._ratings.items():
            yield {
                "user_id": user,
                **ladder._asdict(),
                **rating._asdict(),
                "standing": rating.standing,
                "settled_until": rating.settled_until,
            }
