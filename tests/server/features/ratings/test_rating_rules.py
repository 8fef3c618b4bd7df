"""Changes of ratings by a game: seats do not matter, nobody loses by winning or gains by gifts."""

import math
import random
import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.tables import running_table
from tables import PACKAGE_GAMES
from tafelronde.core.facts.levels import LEVELS
from tafelronde.core.objects.registry import info
from tafelronde.server.features.ratings.anchors import _step, anchors
from tafelronde.server.features.ratings.game import Merged, Played
from tafelronde.server.features.ratings.played import EARLY, played
from tafelronde.server.features.ratings.rate import FREE, Change, rate
from tafelronde.server.features.ratings.replay import Replay
from tafelronde.server.features.ratings.scale import (
    DAY,
    PROVISIONAL,
    SPREAD,
    UNKNOWN,
    Ladder,
    Rating,
    expected,
    foreseen,
    shown,
    standing_now,
)
from tafelronde.server.table import events as e
from tafelronde.server.table.table import Table

NOW = 1.8e9
GAME = "drakon"
strengths = st.floats(5, 45)
known = st.builds(Rating, strengths, st.floats(0.8, UNKNOWN), st.just(9), st.just(NOW))


@st.composite
def tables(draw: st.DrawFn) -> tuple[Played, dict[str, Rating]]:
    """A game of two to six, with ties, some of them bots, and the ratings before."""
    size = draw(st.integers(2, 6))
    places = draw(st.lists(st.integers(1, size), min_size=size, max_size=size))
    seats = [draw(st.sampled_from([f"p{seat}", "bot:medium"])) for seat in range(1, size)]
    ratings = {f"p{seat}": draw(known) for seat in range(size)}
    return Played(GAME, size, "live", ("p0", *seats), tuple(places)), ratings


def by_person(changes: list[Change]) -> dict[str, Rating]:
    return {change.user: change.after for change in changes}


@settings(max_examples=60, deadline=None)
@given(tables(), st.randoms(use_true_random=False))
def test_seats_do_not_matter(
    table: tuple[Played, dict[str, Rating]], chance: random.Random
) -> None:
    game, ratings = table
    moderation = list(range(game.players))
    chance.shuffle(moderation)
    seats, places = ([of[seat] for seat in moderation] for of in (game.seats, game.places))
    other = Played(GAME, game.players, "live", tuple(seats), tuple(places))
    first, second = (by_person(rate(one, NOW, ratings, {})) for one in (game, other))
    assert first.keys() == second.keys()
    for user, rating in first.items():
        assert math.isclose(rating.mu, second[user].mu, abs_tol=1e-9)
        assert math.isclose(rating.sigma, second[user].sigma, abs_tol=1e-9)


@settings(max_examples=80, deadline=None)
@given(tables())
def test_who_wins_alone_gains_and_who_loses_to_all_does_not(
    table: tuple[Played, dict[str, Rating]],
) -> None:
    game, ratings = table
    for change in rate(game, NOW, ratings, {}):
        others = [place for seat, place in enumerate(game.places) if seat != change.seat]
        if change.place < min(others):
            assert change.after.mu >= change.before.mu
        if change.place > max(others):
            assert change.after.mu <= change.before.mu
        assert change.after.sigma > 0


def test_equals_who_draw_keep_their_strength_and_are_surer() -> None:
    changes = rate(Played(GAME, 3, "live", ("a", "b", "c"), (1, 1, 1)), NOW, {}, {})
    for change in changes:
        assert math.isclose(change.after.mu, change.before.mu, abs_tol=1e-9)
        assert change.after.sigma < change.before.sigma


def test_between_equals_nothing_comes_from_nowhere() -> None:
    changes = rate(Played(GAME, 4, "live", ("a", "b", "c", "d"), (2, 1, 4, 3)), NOW, {}, {})
    assert math.isclose(sum(change.after.mu for change in changes), 100.0, abs_tol=1e-9)
    gains = {change.place: change.after.mu - change.before.mu for change in changes}
    assert gains[1] > gains[2] > 0 > gains[3] > gains[4]


def test_bots_keep_their_ratings_and_a_stronger_one_is_worth_more() -> None:
    gains = []
    for level in LEVELS:
        (change,) = rate(Played(GAME, 2, "live", ("a", f"bot:{level}"), (1, 2)), NOW, {}, {})
        gains.append(change.after.mu)
    assert gains == sorted(gains)
    assert rate(Played(GAME, 2, "live", ("a", "bot:new"), (1, 2)), NOW, {}, {})[0].after.mu > 25


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_the_levels_of_the_court_rise_at_every_table(name: str) -> None:
    game = info(name)
    for players in range(game.min_players, game.max_players + 1):
        found = anchors(game, players)
        assert list(found) == list(LEVELS)
        strong = [rating.mu for rating in found.values()]
        assert strong == sorted(set(strong))
        assert found["medium"].number == 1500


def test_an_anchor_says_how_often_a_level_wins() -> None:
    game = info("kaiser_koenig_edelmann")
    won = tomllib.loads((game.folder / "strength.toml").read_text("utf-8"))["medium"]
    two, four = anchors(game, 2), anchors(game, 4)
    assert math.isclose(expected(two["medium"].mu, two["easy"].mu), won["2"], abs_tol=1e-9)
    odds = expected(four["medium"].mu, four["easy"].mu)
    others = 3 * won["4"] / (1 - won["4"])  # three of them
    assert math.isclose(odds / (1 - odds), others, abs_tol=1e-9)


# ---- what does not count, and what counts less ---------------------------------------------------


def test_giving_up_early_costs_and_gives_nothing() -> None:
    early = Played(GAME, 2, "live", ("a", "b"), (1, 2), early=(1,))
    (change,) = rate(early, NOW, {}, {})
    late = by_person(rate(Played(GAME, 2, "live", ("a", "b"), (1, 2)), NOW, {}, {}))
    assert change.user == "b"
    assert change.after == late["b"]


def test_at_a_larger_table_the_others_are_rated_as_if_they_had_been_alone() -> None:
    early = Played(GAME, 3, "live", ("a", "b", "c"), (1, 2, 3), early=(2,))
    changes = by_person(rate(early, NOW, {}, {}))
    alone = by_person(rate(Played(GAME, 2, "live", ("a", "b"), (1, 2)), NOW, {}, {}))
    assert (changes["a"], changes["b"]) == (alone["a"], alone["b"])
    assert changes["c"].mu < 25


def gain(replay: Replay, winner: str, loser: str, at: float) -> float:
    changes = replay.add(Played(GAME, 2, "live", (winner, loser), (1, 2)), at)
    return changes[0].after.mu - changes[0].before.mu


def test_beating_the_same_person_again_and_again_counts_less_and_less() -> None:
    replay, twin = Replay(), Replay()
    same = [gain(replay, "a", "b", NOW + number) for number in range(6)]
    others = [gain(twin, "a", f"b{number}", NOW + number) for number in range(6)]
    assert all(one > 0 for one in same)
    assert same[FREE + 2] < 0.4 * others[FREE + 2]
    assert gain(replay, "a", "b", NOW + 2 * DAY) > same[FREE + 1]  # the next day
    even = Replay()
    for number in range(10):  # friends who win in turns lose nothing of it
        gain(even, *(("a", "b") if number % 2 else ("b", "a")), NOW + number)
    weights = [gain(even, "a", "b", NOW + 20 + number) for number in range(2)]
    assert weights[1] > 0.7 * weights[0]


def ended(*seats: str, moves: int, resign: int = 1) -> Table:
    """A rated game of which so many decisions were made before somebody gave up."""
    table = running_table("rosenkoenig", *seats)
    table.rated = True
    for _ in range(moves):
        from tafelronde.server.table.playing import play

        for event in play(table, table.state.legal_actions()[0]):
            table.apply(event, 3.0)
    table.apply(e.Resigned(resign), 4.0)
    return table


def test_what_a_table_says() -> None:
    over = ended("ada", "zoe", moves=2 * EARLY + 2)
    assert played(over, {}) == Played("rosenkoenig", 2, "live", ("ada", "zoe"), (1, 2))
    assert played(ended("ada", "zoe", moves=4), {}).early == (1,)
    assert played(ended("ada", "zoe", moves=0), {}).why == "short"
    assert played(over, {"zoe": "ada"}).why == "same-person"
    assert rate(played(over, {"zoe": "ada"}), NOW, {}, {}) == []
    with_bot = played(ended("ada", "*easy", moves=1, resign=0), {})
    assert with_bot.seats == ("ada", "bot:easy")
    assert with_bot.places == (2, 1)


def test_for_whom_a_bot_played_comes_last() -> None:
    table = running_table("rosenkoenig", "ada", "zoe")
    table.apply(e.Left(1, "easy", "bot-1"), 3.0)
    table.apply(e.Returned(1), 3.0)
    table.apply(e.Resigned(0), 4.0)
    assert played(table, {}).places == (2, 1)  # Zoë came back, and played it to the end


# ---- time, and lists -----------------------------------------------------------------------------


def test_uncertainty_grows_evenly_and_not_beyond_the_beginning() -> None:
    rating = Rating(30, 2, 20, NOW)
    year = rating.at(NOW + 365 * DAY)
    assert math.isclose(year.sigma, 5.0)
    assert (year.mu, year.games) == (30, 20)
    assert rating.at(NOW + 9999 * DAY).sigma == UNKNOWN
    assert math.isclose(rating.settled_until, NOW + 365 * DAY)
    assert Rating().at(NOW) == Rating()
    assert PROVISIONAL < UNKNOWN


@settings(max_examples=60, deadline=None)
@given(known, known, st.floats(0, 300), st.floats(0, 300))
def test_whoever_stands_higher_does_so_at_any_time(
    one: Rating, other: Rating, idle: float, later: float
) -> None:
    other = other._replace(changed=NOW - idle * DAY)
    then = NOW + later * DAY
    a, b = one.at(then), other.at(then)
    if max(a.sigma, b.sigma) < UNKNOWN:
        differ = (a.mu - 2 * a.sigma) - (b.mu - 2 * b.sigma)
        assert math.isclose(one.standing - other.standing, differ, abs_tol=1e-6)
        assert math.isclose(standing_now(a, then), one.standing, abs_tol=1e-6)


def test_strengths_come_out_of_many_games() -> None:
    """Forty people of known strength: after 30 games each, what is expected is what comes."""
    chance = random.Random(5)
    truth = {f"p{number}": chance.gauss(25, 5) for number in range(40)}
    replay, ladder = Replay(), Ladder(GAME, 2, "live")
    errors: list[float] = []
    for number in range(1200):
        a, b = chance.sample(sorted(truth), 2)
        if number > 600:
            before = [replay.ratings.get((who, ladder), Rating()) for who in (a, b)]
            errors.append(foreseen(*before) - expected(truth[a], truth[b]))
        won = chance.random() < expected(truth[a], truth[b])
        replay.add(Played(GAME, 2, "live", (a, b), (1, 2) if won else (2, 1)), NOW + 900 * number)
    assert abs(sum(errors)) / len(errors) < 0.03
    assert math.sqrt(sum(error**2 for error in errors) / len(errors)) < 0.16


def test_numbers_as_people_see_them() -> None:
    assert [shown(mu) for mu in (20.0, 25.0, 26.0)] == [1350, 1500, 1530]
    new = Rating()
    assert (new.number, new.deviation, new.sure, new.games, new.changed) == (1500, 250, 1000, 0, 0)
    assert Rating(30.0, 2.0).sure == 1650 - 120


def test_the_less_is_known_the_nearer_to_a_half_is_what_is_foreseen() -> None:
    spread = math.sqrt(2 * (25 / 6) ** 2 + 3**2 + 4**2)
    chance = foreseen(Rating(30.0, 3.0), Rating(25.0, 4.0))
    assert chance == pytest.approx(1 / (1 + math.exp(-5 / spread)))
    assert chance + foreseen(Rating(25.0, 4.0), Rating(30.0, 3.0)) == pytest.approx(1)
    assert expected(25.0 + SPREAD, 25.0) == pytest.approx(math.e / (math.e + 1))


def test_the_step_between_two_levels_follows_from_how_often_the_stronger_one_wins() -> None:
    assert _step({"2": 0.75}, 2) == pytest.approx(SPREAD * math.log(3))
    assert _step({"2": 0.75, "4": 0.5}, 3) == pytest.approx(SPREAD * math.log(3))
    assert _step({"2": 0.75, "4": 0.5}, 4) == pytest.approx(SPREAD * math.log(3))
    assert _step({"2": 0.75, "4": 0.4}, 6) == pytest.approx(SPREAD * math.log(2))
    assert _step({"4": 0.4}, 3) == pytest.approx(SPREAD * math.log(2))
    assert _step({}, 5) == pytest.approx(SPREAD * math.log(0.85 / 0.15))


def test_a_game_of_two_is_counted_as_openskill_does() -> None:
    from openskill.models import BradleyTerryPart

    model = BradleyTerryPart(beta=25 / 6, window_size=16)
    before = {"ada": Rating(27.0, 4.0, 6, NOW - DAY), "bob": Rating(24.0, 6.0, 2, NOW - DAY)}
    later = {who: rating.at(NOW) for who, rating in before.items()}
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in later.values()]
    ((ada,), (bob,)) = model.rate(teams, ranks=[2.0, 1.0])
    changes = rate(Played(GAME, 2, "live", ("ada", "bob"), (2, 1)), NOW, before, {})
    assert [(change.seat, change.user, change.place) for change in changes] == [
        (0, "ada", 2), (1, "bob", 1),
    ]  # fmt: skip
    for change, want in zip(changes, (ada, bob), strict=True):
        assert change.before == later[change.user]
        assert change.after.mu == pytest.approx(want.mu)
        assert change.after.sigma == pytest.approx(want.sigma)
        assert change.after.games == before[change.user].games + 1
        assert change.after.changed == NOW


def test_who_becomes_somebody_else_has_met_whom_either_met() -> None:
    ladder = Ladder(GAME, 2, "live")

    def wins(replay: Replay, who: str, count: int, at: float) -> list[Change]:
        changes: list[Change] = []
        for number in range(count):
            game = Played(GAME, 2, "live", (who, "bob"), (1, 2))
            changes = replay.add(game, at + number)
        return changes

    apart, merged = Replay(), Replay()
    for replay in (apart, merged):
        wins(replay, "ada", 3, NOW)
        wins(replay, "guest", 2, NOW + 10)
    merged.merge(Merged("guest", "ada"))
    assert ("guest", ladder) not in merged.ratings
    assert merged.ratings["ada", ladder] == apart.ratings["ada", ladder]  # the one with more games
    gained = []
    for replay in (apart, merged):
        _, bob = wins(replay, "ada", 1, NOW + 20)
        gained.append(bob.before.mu - bob.after.mu)
    assert gained[1] == pytest.approx(gained[0] * 0.5**2)  # two victories more, of the other one
    merged.merge(Merged("ada", ""))
    assert [who for who, _ in merged.ratings] == ["bob"]


def test_the_better_known_rating_stays_whichever_way_two_become_one() -> None:
    ladder = Ladder(GAME, 2, "live")
    replay = Replay()
    for number, who in enumerate(["guest", "guest", "ada"]):
        replay.add(Played(GAME, 2, "live", (who, "bob"), (1, 2)), NOW + number)
    of_guest = replay.ratings["guest", ladder]
    replay.merge(Merged("guest", "ada"))
    assert replay.ratings["ada", ladder] == of_guest
