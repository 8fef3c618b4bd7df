"""Matchmaking: rules that hold for all wishes."""

import itertools
import random
from collections.abc import Iterable
from typing import Any

import pytest
from benchmarks.club import evening, row, rush
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelronde.server.features.matchmaking import few
from tafelronde.server.features.matchmaking import plan as planning
from tafelronde.server.features.matchmaking.few import Found
from tafelronde.server.features.matchmaking.match import groups, is_due, match
from tafelronde.server.features.matchmaking.plan import plan
from tafelronde.server.features.matchmaking.seek import LIVE, Apart, Seek, in_turn, together

NOW = 1_000.0
USERS = [f"u{number}" for number in range(5)]


@st.composite
def seek(draw: st.DrawFn) -> Seek:
    """Most look for the same, else hardly anybody would find anybody."""
    least = draw(st.integers(2, 4))
    return Seek(
        id="",
        user=draw(st.sampled_from(USERS)),
        game=draw(st.sampled_from(["drakon"] * 5 + ["rosenkoenig"])),
        least=least,
        most=draw(st.integers(least, 4)),
        time=draw(st.sampled_from([""] * 5 + ["live 300"])),
        live=True,
        rated=draw(st.sampled_from([False] * 5 + [True])),
        near=draw(st.booleans()),
        bots=draw(st.booleans()),
        strength=draw(st.sampled_from([20.0, 25.0, 30.0])),
        since=NOW - draw(st.sampled_from([0.0, 10.0, 20.0, 70.0, 300.0, LIVE.long])),
    )


ALL = st.lists(seek(), min_size=2, max_size=9).map(
    lambda seeks: [one._replace(id=f"s{number}") for number, one in enumerate(seeks)]
)
PAIRS = st.frozensets(
    st.sampled_from([frozenset(pair) for pair in itertools.combinations(USERS, 2)]), max_size=4
)


def check(found: Found, apart: Apart) -> None:
    """A table that all who sit there wished for."""
    seeks = found.seeks
    assert 1 <= len(seeks) <= found.players
    full = len(seeks) == found.players
    if not full:
        assert all(one.bots for one in seeks)
        assert max(one.waited(NOW) for one in seeks) >= LIVE.bots
    else:
        assert is_due(found, NOW)
    for one in seeks:
        assert one.least <= found.players <= one.most
    for one, other in itertools.combinations(seeks, 2):
        assert (one.game, one.time, one.rated) == (other.game, other.time, other.rated)
        assert one.user != other.user
        assert frozenset((one.user, other.user)) not in apart
        assert abs(one.strength - other.strength) <= min(one.reach(NOW), other.reach(NOW))


def possible(seeks: list[Seek], apart: Apart) -> list[Found]:
    """All full tables of people that there could be."""
    return [
        Found(group, players)
        for players in (2, 3, 4)
        for group in itertools.combinations(seeks, players)
        if all(one.accepts(players) for one in group)
        and all(together(a, b, apart, NOW) for a, b in itertools.combinations(group, 2))
    ]


def worth(tables: Iterable[Found]) -> tuple[int, int, int]:
    """The people seated who have waited very long; all who are seated; the distance from the best
    sizes."""
    seated = [(one, table.players) for table in tables for one in table.seeks]
    long = sum(one.waited(NOW) >= LIVE.long for one, _ in seated)
    return long, len(seated), -sum(one.most - players for one, players in seated)


def most(tables: list[Found], taken: frozenset[str] = frozenset()) -> tuple[int, int, int]:
    """The best worth that a choice of these tables can have, found by trying all."""
    best = (0, 0, 0)
    for number, table in enumerate(tables):
        users = {one.user for one in table.seeks}
        if not users & taken:
            now, then = worth([table]), most(tables[number + 1 :], taken | users)
            best = max(best, (now[0] + then[0], now[1] + then[1], now[2] + then[2]))
    return best


@settings(max_examples=60, deadline=None)
@given(ALL, PAIRS, st.randoms(use_true_random=False))
def test_tables_are_as_everybody_wished(seeks: list[Seek], apart: Apart, order: object) -> None:
    tables = match(seeks, apart, NOW)
    for table in tables:
        check(table, apart)
    users = [one.user for table in tables for one in table.seeks]
    assert len(users) == len(set(users))  # nobody is at two tables

    shuffled = list(seeks)
    getattr(order, "shuffle")(shuffled)  # noqa: B009
    assert match(shuffled, apart, NOW) == tables  # every node finds the same

    left = [one for one in seeks if one.user not in users]
    assert not any(is_due(table, NOW) for table in possible(left, apart))  # who could play, does


@settings(max_examples=150, deadline=None)
@given(ALL, PAIRS)
def test_the_plan_seats_as_many_as_can_be_at_the_sizes_they_like_best(
    seeks: list[Seek], apart: Apart
) -> None:
    assert worth(plan(in_turn(seeks), apart, NOW)) == most(possible(seeks, apart))


@given(ALL, PAIRS)
@settings(max_examples=60, deadline=None)
def test_everybody_is_shown_once_with_who_would_sit_there(seeks: list[Seek], apart: Apart) -> None:
    found = groups(in_turn(seeks), apart, NOW)
    shown = [one.user for group in found for one in group]
    assert sorted(shown) == sorted({one.user for one in seeks})
    for group in found:
        assert len(group) <= min(one.most for one in group)
        for one, other in itertools.combinations(group, 2):
            assert together(one, other, apart, NOW)
    firsts = [(group[0].since, group[0].id) for group in found]
    assert firsts == sorted(firsts)


def test_the_distance_grows_while_people_wait() -> None:
    one = Seek("a", "ada", "g", 2, 2, "", True, False, True, False, 25.0, 0.0)
    other = one._replace(id="b", user="bob", strength=31.0)
    assert not match([one, other], (), 10.0)
    assert match([one, other], (), 30.0)
    anybody = other._replace(near=False)
    assert not match([one, anybody], (), 10.0)  # the one still wishes for their equals
    assert match([one._replace(near=False), anybody], (), 0.0)


def test_a_larger_table_is_waited_for_a_while() -> None:
    seeks = [
        Seek(user, user, "g", 2, 3, "", True, False, False, False, 25.0, 0.0)
        for user in ("ada", "bob")
    ]
    assert not match(seeks, (), 5.0)
    (table,) = match([*seeks, seeks[0]._replace(id="c", user="cleo", since=5.0)], (), 5.0)
    assert table.players == 3
    (table,) = match(seeks, (), 16.0)
    assert table.players == 2


def test_bots_come_late_and_only_to_those_who_agree() -> None:
    seeks = [
        Seek(user, user, "g", 4, 4, "", True, False, False, True, 25.0, 0.0)
        for user in ("ada", "bob", "cleo")
    ]
    seeks[2] = seeks[2]._replace(bots=False)
    assert not match(seeks, (), 59.0)
    (table,) = match(seeks, (), 60.0)
    assert (table.players, [one.user for one in table.seeks]) == (4, ["ada", "bob"])


def test_many_who_do_not_go_together_are_gone_through_soon() -> None:
    seeks = [
        Seek(f"{k}", f"{k}", "g", 4, 6, "", True, False, True, False, 5.0 * k, 0.0)
        for k in range(600)
    ]
    assert not match(seeks, (), 1.0)


def person(user: str, **more: object) -> Seek:
    """Somebody who looks for a game of two and has just begun to."""
    given = {"id": user, "user": user, "game": "g", "least": 2, "most": 2, "time": ""}
    given |= {"live": True, "rated": False, "near": False, "bots": False, "strength": 25.0}
    return Seek(**{**given, "since": NOW, **more})  # type: ignore[arg-type]


def waiting(*sizes: str, waited: float = LIVE.size, apart: float = 1.0) -> list[Seek]:
    """People who wish for these sizes and came after one another, the first ``waited`` ago."""
    given = [tuple(map(int, one.split("-"))) for one in sizes]
    return [
        person(f"p{turn}", least=least, most=most, since=NOW - waited + turn * apart)
        for turn, (least, most) in enumerate(given)
    ]


def sizes(tables: list[Found]) -> list[int]:
    return [table.players for table in tables]


def test_four_who_came_within_three_seconds_become_one_table() -> None:
    four = waiting("2-6", "2-6", "2-6", "2-6")
    assert not match(four, (), NOW - 0.1)  # there may come more
    assert sizes(match(four, (), NOW)) == [4]


def test_four_who_all_fit_are_all_seated() -> None:
    for order in itertools.permutations(("3-4", "2-4", "3-6", "2-6")):
        assert sizes(match(waiting(*order), (), NOW)) == [4]


def test_nobody_stays_alone_for_the_sake_of_a_larger_table() -> None:
    assert sorted(sizes(match(waiting(*["2-6"] * 7, apart=0.0), (), NOW))) == [2, 5]
    seven = waiting(*["2-6"] * 7, waited=5.0)
    assert not match(seven, (), NOW)  # six could play now, but one would be left
    assert sizes(match([*seven, person("p8", most=6)], (), NOW)) == [6]  # two wait, for more


def test_a_table_that_waits_for_more_is_not_taken_apart() -> None:
    four = waiting("2-4", "2-4", "2-4", waited=5.0) + waiting("2-2")[:1]
    four[3] = four[3]._replace(id="x", user="x")  # who could take one of the three away
    assert sorted(sizes(match(four, (), NOW))) == [2]
    four[3] = four[3]._replace(least=5, most=6)
    assert not match(four, (), NOW)


def test_of_equals_those_who_have_waited_longest_are_seated() -> None:
    (table,) = match(waiting("2-2", "2-2", "2-2"), (), NOW)
    assert [one.user for one in table.seeks] == ["p0", "p1"]
    (table,) = match(waiting("3-3", "3-3", "3-3", "3-3", "3-3"), (), NOW)
    assert [one.user for one in table.seeks] == ["p0", "p1", "p2"]


def test_those_are_seated_who_like_the_size_best() -> None:
    (table,) = match(waiting("2-3", "2-3", "4-5", "2-2"), (), NOW)
    assert [one.user for one in table.seeks] == ["p0", "p3"]  # p1 would rather be three


def test_some_play_with_people_and_some_with_bots_in_one_round() -> None:
    """A person who has waited long sits down with bots and with people who were to wait on
    together."""
    two = waiting("2-2", "2-2")
    long = [person("old", least=4, most=4, bots=True, since=NOW - LIVE.bots)]
    assert [(len(one.seeks), one.players) for one in match(two + long, (), NOW)] == [(2, 2), (1, 4)]
    new = [person(user, least=2, most=4, bots=True, since=NOW - 1) for user in "ab"]
    (table,) = match(new + long, (), NOW)
    assert ([one.user for one in table.seeks], table.players) == (["old", "a", "b"], 4)
    new[1] = new[1]._replace(bots=False)  # then these two are not parted
    (table,) = match(new + long, (), NOW)
    assert ([one.user for one in table.seeks], table.players) == (["old"], 4)


def test_who_has_waited_very_long_comes_before_the_number() -> None:
    rest = waiting("2-3", "3-3", "3-3")
    old = person("old", least=2, most=2, since=NOW - LIVE.long + 1)
    assert sizes(match([old, *rest], (), NOW)) == [3]
    (table,) = match([old, *rest], (), NOW + 1)
    assert [one.user for one in table.seeks] == ["old", "p0"]


def test_who_looks_for_two_games_is_seated_where_it_helps_most() -> None:
    """The wish counts with which more people play."""
    one = waiting("2-2", "2-2")
    two = [seek._replace(id=f"b{seek.id}", game="h", since=NOW) for seek in one]
    bea = two[1]._replace(user="bea")
    both = match([one[0], one[1], two[0], bea], (), NOW)  # p0 looks for both games, p1 for g only
    assert sizes(both) == [2]
    cleo = one[0]._replace(id="c", user="cleo")
    tables = match([one[0], cleo, two[0], bea], (), NOW)
    assert sizes(tables) == [2]
    tables = match([one[0], one[1], cleo, two[0], bea], (), NOW)
    assert sizes(tables) == [2, 2]
    assert {seek.user for seek in tables[1].seeks} | {seek.user for seek in tables[0].seeks} == {
        "p0", "p1", "cleo", "bea",
    }  # fmt: skip


def test_many_are_seated_as_well_as_a_few() -> None:
    """Hardly anybody is left of 300 people with all sorts of wishes, and nobody who could join
    others that are left."""
    dice = random.Random(1)
    seeks: list[Seek] = []
    for number in range(300):
        least = dice.randint(2, 6)
        of = {"least": least, "most": dice.randint(least, 6), "near": dice.random() < 0.3}
        of |= {"strength": dice.gauss(25.0, 6.0), "since": NOW - dice.uniform(15.0, 60.0)}
        seeks.append(person(f"p{number:03}", **of))
    tables = match(seeks, (), NOW)
    seated = {one.user for table in tables for one in table.seeks}
    assert len(seated) >= 298  # some must change tables for that
    left = [one for one in seeks if one.user not in seated]
    assert not plan(in_turn(left), (), NOW)


def test_a_clubs_evening() -> None:
    """The benchmark, small: whoever comes plays with people, with bots, or gives up."""
    of = evening(12, seed=1)
    assert of.waits
    assert len(of.waits) + of.alone + of.left >= 12
    assert of == evening(12, seed=1)._replace(rounds=of.rounds)
    rushed = rush(40, seed=1)
    assert len(rushed.waits) + rushed.left == 40
    assert row(40, rushed).startswith("| 40 | ")


def test_who_keeps_apart_meets_neither_in_a_large_table_nor_with_bots() -> None:
    apart = frozenset({frozenset({"b", "c"})})
    four = [person(user, most=3, least=3) for user in "abcd"]
    (table,) = match(four, apart, NOW)
    assert [one.user for one in table.seeks] == ["a", "b", "d"]
    long_ago = NOW - LIVE.bots
    three = [person(user, least=3, most=3, bots=True, since=long_ago) for user in "abc"]
    first, *_ = match(three, apart, NOW)
    assert ([one.user for one in first.seeks], first.players) == (["a", "b"], 3)
    assert [[one.user for one in group] for group in groups(three, apart, NOW)] == [
        ["a", "b"], ["c"],
    ]  # fmt: skip


def test_a_smaller_table_comes_after_some_patience() -> None:
    two = [person(user, least=2, most=3, since=NOW) for user in "ab"]
    assert not match(two, (), NOW)
    assert not match(two, (), NOW + LIVE.size - 0.1)
    (table,) = match(two, (), NOW + LIVE.size)
    assert table.players == 2
    assert not match([person("a", least=3, most=4)], (), NOW + 10 * LIVE.size)
    assert two[0].waited(NOW - 5) == 0.0
    assert two[0].waited(NOW + 0.5) == 0.5


def test_a_distance_that_is_just_reached_is_near_enough() -> None:
    one = person("a", near=True)
    reach = one.reach(NOW)
    other = person("b", near=True, strength=one.strength + reach)
    assert match([one, other], (), NOW)
    assert not match([one, other._replace(strength=one.strength + reach + 0.01)], (), NOW)


def test_nobody_sits_with_themselves_and_full_is_full() -> None:
    assert not match([person("a"), person("a", id="again")], (), NOW)
    (first, second) = groups([person(user) for user in "abc"], (), NOW)
    assert ([one.user for one in first], [one.user for one in second]) == (["a", "b"], ["c"])


def test_a_round_ends_however_many_keep_apart() -> None:
    users = [f"p{number}" for number in range(24)]
    half = [frozenset(pair) for pair in itertools.combinations(users[:12], 2)]
    half += [frozenset(pair) for pair in itertools.combinations(users[12:], 2)]
    assert not match([person(user, least=6, most=6) for user in users], frozenset(half), NOW)


def drawn(people: int, dice: random.Random) -> list[Seek]:
    """People who look for one or two of three games, as the dice fall."""
    found: list[Seek] = []
    for number in range(people):
        least = dice.randint(2, 4)
        of = {"least": least, "most": dice.randint(least, 5), "near": dice.random() < 0.3}
        of |= {"strength": dice.gauss(25.0, 6.0), "since": NOW - dice.uniform(0.0, 60.0)}
        for game in dice.sample("ghk", dice.randint(1, 2)):
            found.append(person(f"p{number:02}", id=f"{number:02} {game}", game=game, **of))
    return found


def test_many_who_look_for_several_games_are_matched() -> None:
    """Two people may be near each other by more than one of their wishes."""
    for seed in range(30):
        dice = random.Random(seed)
        seeks = drawn(dice.randint(17, 40), dice)
        tables = plan(in_turn(seeks), (), NOW)
        users = [one.user for table in tables for one in table.seeks]
        assert len(users) == len(set(users)) > len({one.user for one in seeks}) // 2


def test_who_fits_nobody_is_gone_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    search, without = few._Search.__init__, planning._without

    def searched(self: Any, seeks: Any, *more: Any) -> None:
        looks.append(len(seeks))
        search(self, seeks, *more)

    def looked(*given: Any) -> list[Seek]:
        looks.append(0)
        return without(*given)

    monkeypatch.setattr(few._Search, "__init__", searched)
    monkeypatch.setattr(planning, "_without", looked)
    alone = [person(f"{k}", time=f"live {k}") for k in range(50)]  # of as many kinds
    assert not match(alone, (), NOW)
    far = [person(f"{k}", near=True, strength=1000.0 * k) for k in range(50)]
    assert not match(far, (), NOW)
    assert looks == [0, 0]  # nobody is searched for; those without a seat are counted twice
