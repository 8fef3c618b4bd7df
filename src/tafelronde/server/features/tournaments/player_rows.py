"""Players of a tournament in the database: the statements by which a director lets somebody in, or
has them take over another player's place."""

from ...storage.store import Statement
from .row_types import Player


def new_player(id: str, player: Player, now: float) -> Statement:
    """The statement that adds a player; it fails where the number or the person is there."""
    return (
        "INSERT INTO tournament_players"
        " (tournament_id, number, user_id, name, level, character, joined, gone)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, 0)",
        (id, *player[:5], now),
    )


def replace_player(id: str, number: int, user: str, name: str) -> Statement:
    """The statement that gives a player's place to another person."""
    return (
        "UPDATE tournament_players SET user_id = $1, name = $2, gone = 0"
        " WHERE tournament_id = $3 AND number = $4",
        (user, name, id, number),
    )
