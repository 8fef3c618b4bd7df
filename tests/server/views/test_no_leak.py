"""Bytes sent to a seat or a spectator are the same, whatever is hidden from him."""

import msgspec
import pytest

import kuhn_poker
from server.tables import random_table
from server.views.histories import all_frames
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.constants import CHANCE
from tafelronde.match import Course
from tafelronde.server.table.played import Ply
from tafelronde.server.table.table import Table
from tafelronde.server.views.cache import ViewCache
from tafelronde.server.views.render import news


def _bytes(table: Table, user: str | None) -> bytes:
    def nobody(user: str) -> bool:
        return False

    message = news(ViewCache(table), user, 0, nobody, "", 1)
    return msgspec.json.encode([message, all_frames(ViewCache(table), user)])


def _with_other_cards(table: Table, cards: list[int]) -> Table:
    """The same table, had other cards been dealt."""
    other = Table(table.id, table.secret)
    other.__dict__.update(table.fork().__dict__)
    dealt = iter(cards)
    other.log = [
        Ply(ply.player, kuhn_poker.GAME.notation.parse_action(f"+{next(dealt)}"), ply.at)
        if ply.player == CHANCE
        else ply
        for ply in table.log
    ]
    assert other.course is not None
    other.course = Course(other.course.setup, [ply.action for ply in other.log])
    return other


@pytest.mark.parametrize("players", [2, 3])
def test_what_is_hidden_changes_no_byte(players: int) -> None:
    rng = new_rng(1)
    changed = 0
    for seed in range(1, 12):
        table = random_table("kuhn_poker", players, seed, players + seed % 3)
        if table.status != "playing" or table.state.is_chance:
            continue
        for seat in range(players):
            other_state = table.state.resample(seat, rng)
            cards = [int(card) for card in other_state.array["kuhn_cards"][0][:players]]
            other = _with_other_cards(table, cards)
            assert other.state == other_state
            changed += other_state != table.state
            assert _bytes(other, f"u{seat}") == _bytes(table, f"u{seat}")
            assert _bytes(other, None) == _bytes(table, None)
    assert changed


def test_points_that_a_game_hides_are_not_sent_before_the_end() -> None:
    """The gold of the others in König der Elfen (E-15.1): the rules' scores are no part of it."""
    for seed in range(1, 4):
        table = random_table("koenig_der_elfen", 3, seed, 120)
        assert table.status == "playing"
        messages = msgspec.json.decode(_bytes(table, "u0"))
        views = [messages[0]["head"]["view"], *(frame["view"] for frame in messages[1])]
        for view in views:
            assert isinstance(view["seats"][0]["gold"], int)
            assert [seat["gold"] for seat in view["seats"][1:]] == [None, None]
        assert b'"scores"' not in _bytes(table, "u0")


def test_the_seed_is_never_sent_before_the_end() -> None:
    for seed in range(1, 6):
        table = random_table("rosenkoenig", 2, seed, 40)
        for user in ("u0", "u1", None):
            assert table.secret.hex().encode() not in _bytes(table, user)
