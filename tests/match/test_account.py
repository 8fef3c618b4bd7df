"""The end of a game in tellings: each seat's own line, and nobody wins in words who has lost."""

import functools
import itertools
import random
import re

import pytest

from tables import WHOLE_GAMES
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.registry import load
from tafelronde.core.objects.state import State
from tafelronde.match.account import Account, account_of
from tafelronde.match.outcome import GaveUp
from tafelronde.words import LANGUAGES, SHARED, load_words

WINS = {
    "en": re.compile(r"\b(wins?|shares? the victory|becomes King)\b"),
    "nl": re.compile(r"\b(wint|deelt de overwinning|wordt koning)\b"),
    "de": re.compile(r"\b(gewinnt|teilt den Sieg|wird König)\b"),
}
"""The words for a victory."""
WAYS: tuple[GaveUp, ...] = ("resigned", "time", "left")


@functools.cache
def ended(game: str, players: int, seed: int) -> State:
    """A game that was played at random to its end."""
    state, rng, dice = load(game).new(players), new_rng(seed), random.Random(seed)
    while not state.is_terminal:
        if state.is_chance:
            state.apply_chance(rng)
        else:
            state.apply(dice.choice(state.legal_actions()))
    return state


def sizes(game: str) -> set[int]:
    about = load(game).info
    return {about.min_players, about.max_players}


def accounts(game: str) -> list[tuple[State, dict[int, GaveUp], Account]]:
    """Ends of games at the smallest and the largest table, given up in every way by nobody, by each
    seat, by those who came first, by all but one and by all."""
    found: list[tuple[State, dict[int, GaveUp], Account]] = []
    for players, seed in itertools.product(sizes(game), range(3)):
        state = ended(game, players, seed)
        leavers = [(), *((seat,) for seat in range(players)), (*state.winners(),)]
        leavers += [tuple(range(1, players)), tuple(range(players))]
        for gone, how in itertools.product(leavers, WAYS):
            left: dict[int, GaveUp] = dict.fromkeys(gone, how)
            found.append((state, left, account_of(state, (), left)))
    return found


@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_nobody_wins_in_words_who_has_not_won(game: str) -> None:
    vain = 0
    for state, gone, account in accounts(game):
        vain += any(told.code == "in-vain" for told in account.tellings)
        for language in LANGUAGES:
            say = load_words(language, SHARED / "ending", load(game).info.messages)
            for told in account.tellings:
                seats = {f"seat{k}": k for k in range(state.players)}
                names = {
                    key: f"seat{value}"
                    for key, value in told.arguments.items()
                    if key in ("player", "other", "leaver")
                }
                text = say(f"result-{told.code}", **{**told.arguments, **names, "who": "they"})
                if WINS[language].search(text):
                    named = [seats[name] for name in re.findall(r"seat\d", text)]
                    assert set(named) <= set(account.winners), (text, gone)
                    assert account.winners, text
    assert vain


@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_each_seat_has_a_line_of_its_own(game: str) -> None:
    for state, gone, account in accounts(game):
        count = [*map(len, account.lines)]
        assert len(count) == state.players
        for seat, (came, line) in enumerate(zip(account.seats, account.lines, strict=True)):
            codes = [told.code for told in line]
            if seat in gone:
                assert codes == ["own-gave-up"]
            elif came.result != "lost":
                assert codes == ["own-first"]
                assert line[0].arguments["came"] == came.result
            else:
                assert all(code.startswith("short") for code in codes)
                shorts = [told.arguments.get("count", 1) for told in line]
                assert all(int(short) >= 0 for short in shorts)


def test_the_best_of_the_others_wins_where_the_first_gave_up() -> None:
    for players, seed in itertools.product((3, 6), range(4)):
        state = ended("koenig_der_elfen", players, seed)
        first, gold = state.winners(), state.scores()
        account = account_of(state, (), dict.fromkeys(first, "left"))
        rest = [seat for seat in range(players) if seat not in first]
        if not rest:
            continue
        best = max(gold[seat] for seat in rest)
        assert list(account.winners) == [seat for seat in rest if gold[seat] == best]
        told = [one.code for one in account.tellings]
        assert told.count("in-vain") == len(first)
        assert told.count("best-left") == len(account.winners)


def test_points_name_the_parts_that_the_rules_count() -> None:
    """K-5.2, K-5.3: what is left on the board, and 5 for the victory."""
    state = ended("kaiser_koenig_edelmann", 2, 0)
    scores, winners = state.scores(), state.winners()
    told = [t.arguments for t in account_of(state, (), {}).tellings if t.code == "points"]
    assert [int(one["count"]) + int(one["more"]) for one in told] == scores
    alone = len(winners) == 1
    expected = [5 if alone and seat in winners else 0 for seat in range(2)]
    assert [one["more"] for one in told] == expected
    assert alone
