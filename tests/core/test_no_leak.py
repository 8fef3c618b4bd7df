"""Hidden information changes nothing for a player: neither what he sees nor what his bot plays.

``resample`` draws anew all that a player cannot know. Whatever it draws, his view, his legal
actions, his observation and his bots' choices must stay the same.
"""

import pytest

import kuhn_poker
from core.knowledge import knowledge
from tables import QUICK_BOTS, Table, at_each_size, at_every_table, games_at, random_states
from tafelronde.bots import KINDS, create
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.errors import BadOption
from tafelronde.core.objects.state import State

GAMES = 8
SAMPLES = 3


def leaks(table: Table, seed: int, games: int | None = None) -> list[str]:
    """Where a player's knowledge depends on what he cannot know."""
    found: list[str] = []
    rng = new_rng(seed)
    for state in random_states(table, seed, games or games_at(table, GAMES), every=5):
        before = state.to_bytes()
        for player in range(table.players):
            known = knowledge(state, player)
            for _ in range(SAMPLES):
                other = state.resample(player, rng)
                if knowledge(other, player) != known:
                    found.append(f"player {player} in {before.hex()}")
        assert state.to_bytes() == before
    return found


@at_every_table
def test_nothing_hidden_shows(table: Table) -> None:
    assert leaks(table, seed=2000) == []


@at_every_table
def test_spectators_know_no_more_than_every_player(table: Table) -> None:
    rng = new_rng(1)
    for state in random_states(table, seed=2100, games=games_at(table, GAMES), every=5):
        for player in range(table.players):
            assert state.resample(player, rng).view(None) == state.view(None)


@at_every_table
def test_something_is_drawn_anew_exactly_where_something_is_hidden(table: Table) -> None:
    rng = new_rng(2)
    changed = False
    for state in random_states(table, seed=2200, games=games_at(table, GAMES), every=3):
        for player in range(table.players):
            other = state.resample(player, rng)
            changed = changed or other != state
            if state.is_terminal and table.name == "kuhn_poker":
                assert other == state
    shown = bool(table.options.get("open", False))
    assert changed == (table.game.info.hidden and not shown)


@at_every_table
def test_resampled_positions_can_be_played_to_the_end(table: Table) -> None:
    rng = new_rng(3)
    for state in random_states(table, seed=2300, games=games_at(table, 3), every=9):
        other = state.resample(max(state.current_player, 0), rng)
        steps = 0
        while not other.is_terminal:
            other.apply_known(other.steps()[-1])
            steps += 1
            assert steps <= table.game.bounds.steps


@pytest.mark.parametrize("kind", KINDS)
@at_each_size
def test_bots_do_not_peek(table: Table, kind: str) -> None:
    """The same bot chooses the same, whatever is hidden from its seat."""
    if kind == "alpha_beta" and table.game.info.hidden:
        with pytest.raises(BadOption, match="hidden things"):
            create(table.game, kind)
        return
    rng = new_rng(4)
    for state in random_states(table, seed=2400, games=games_at(table, 3), every=17):
        player = state.current_player
        if player < 0:
            continue
        before = state.to_bytes()
        choices = {
            create(table.game, kind, seed=5, **QUICK_BOTS.get(kind, {})).choose(sample)
            for sample in (state, state.resample(player, rng), state.resample(player, rng))
        }
        assert len(choices) == 1
        assert choices <= set(state.legal_actions())
        assert state.to_bytes() == before


# ---- the proof can fail --------------------------------------------------------------------------


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("kuhn_poker", 3, {"open": False})
    game = table.game
    assert leaks(table, seed=2500, games=2) == []

    def careless(state: State, player: int | None) -> object:
        return kuhn_poker.view(state, player), int(state.array["kuhn_cards"][0].max())

    monkeypatch.setitem(game.__dict__, "view", careless)
    assert leaks(table, seed=2500, games=2) != []


def test_hidden_cards_are_resampled_evenly() -> None:
    """All cards that a player does not hold are equally likely with each of the others."""
    state, rng = kuhn_poker.GAME.new(3), new_rng(6)
    state.replay(["+0", "+3", "+2"])
    seen = [tuple(state.resample(1, rng).array["kuhn_cards"][0]) for _ in range(3000)]
    counts = {cards: seen.count(cards) for cards in set(seen)}
    assert all(cards[1] == 3 for cards in counts)
    assert len(counts) == 6
    assert all(abs(count - 500) < 100 for count in counts.values())
