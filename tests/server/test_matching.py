"""Who plays with whom: what holds for all wishes, whatever they are."""

from __future__ import annotations

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from tafelronde.server.seeking.match import Found, groups, in_turn, match
from tafelronde.server.seeking.seek import LIVE, Apart, Seek, together

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
        since=NOW - draw(st.sampled_from([0.0, 10.0, 20.0, 70.0, 300.0])),
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
    if not full or not all(one.accepts(found.players, NOW) for one in seeks):
        # with bots, or with people who would have sat down with bots now
        assert all(one.bots for one in seeks)
        assert max(one.waited(NOW) for one in seeks) >= LIVE.bots
    for one in seeks:
        assert one.least <= found.players <= one.most
    for one, other in itertools.combinations(seeks, 2):
        assert (one.game, one.time, one.rated) == (other.game, other.time, other.rated)
        assert one.user != other.user
        assert frozenset((one.user, other.user)) not in apart
        assert abs(one.strength - other.strength) <= min(one.reach(NOW), other.reach(NOW))


def possible(seeks: list[Seek], apart: Apart) -> list[tuple[Seek, ...]]:
    """All full tables of people that could be made."""
    return [
        group
        for players in (2, 3, 4)
        for group in itertools.combinations(seeks, players)
        if all(one.accepts(players, NOW) for one in group)
        and all(together(a, b, apart, NOW) for a, b in itertools.combinations(group, 2))
    ]


@settings(max_examples=150, deadline=None)
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
    assert not possible(left, apart)  # nobody waits who could play


@settings(max_examples=80, deadline=None)
@given(ALL, PAIRS)
def test_who_has_waited_longest_comes_first(seeks: list[Seek], apart: Apart) -> None:
    seeks = [one._replace(bots=False) for one in seeks]
    could = {one.id for group in possible(seeks, apart) for one in group}
    tables = match(seeks, apart, NOW)
    assert bool(could) == bool(tables)
    if could:
        first = min((one for one in seeks if one.id in could), key=lambda s: (s.since, s.id))
        assert first in tables[0].seeks


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
