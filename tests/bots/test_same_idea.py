"""The second-best is another idea, in hints as in reviews: never the same thing done otherwise."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import tafelronde
from tables import PACKAGE_GAMES
from tafelronde.bots.choosing import Chooser
from tafelronde.bots.same_idea import same_idea
from tafelronde.bots.spec import BotSpec
from tafelronde.core.objects.state import State
from tafelronde.match import load_match

RECORDS = Path(__file__).parents[1] / "records"


def decisions(game: str, most: int, seed: int = 1) -> Iterator[State]:
    """Some positions of recorded games in which there is something to decide."""
    rng = random.Random(seed)
    files = sorted((RECORDS / game).glob("*.txt"))
    for file in rng.sample(files, min(len(files), 6)):
        match = load_match(file)
        plies = [ply for ply in match.plies() if ply.player >= 0]
        for ply in sorted(rng.sample(plies, min(most, len(plies)))):
            state = match.state_at(ply.number)
            if len(state.legal_actions()) > 1:
                yield state


def texts(state: State, action: str) -> set[str]:
    """All that is the same idea as this action, in the game's notation."""
    return {state.format(one) for one in same_idea(state, state.parse(action))}


@pytest.mark.parametrize("game", PACKAGE_GAMES)
def test_an_idea_is_of_its_player_alone(game: str) -> None:
    """The legal actions fall apart into ideas, which rest on nothing that is hidden."""
    for state in decisions(game, 4):
        idea, believed = (
            state.game.idea,
            state.resample(state.current_player, tafelronde.new_rng(5)),
        )
        assert idea is not None
        legal = state.legal_actions()
        assert [idea(state, one) for one in legal] == [idea(believed, one) for one in legal]
        kinds = [state.game.notation.encode_action(one)["t"] for one in legal]
        for one, kind in zip(legal, kinds, strict=True):
            alike = same_idea(state, one)
            assert one in alike
            if game != "drakon":  # there a hero goes by an ability, or without
                assert {kinds[legal.index(other)] for other in alike} == {kind}


@pytest.mark.parametrize("game", PACKAGE_GAMES)
def test_the_second_best_is_another_idea(game: str) -> None:
    loaded = tafelronde.load(game)
    level = loaded.levels["medium"]
    tried = 0
    for state in decisions(game, 3, seed=2):
        spec = BotSpec(level.bot, dict(level.settings))
        advice = spec.create(loaded, seed=1).advise(state)
        alike = same_idea(state, advice.action)
        if advice.second is not None:
            tried += 1
            assert advice.second in state.legal_actions()
            assert advice.second not in alike, state.format(advice.second)
    assert tried > 0


def test_who_asks_whether_one_action_alone_is_right_gets_any_second() -> None:
    state = tafelronde.load("drakon").new(2)
    state.apply_chance(tafelronde.new_rng(1))
    bots = [
        BotSpec("mcts", {"simulations": 2000}).create(tafelronde.load("drakon"), 1) for _ in "12"
    ]
    assert isinstance(bots[1], Chooser)
    bots[1].any_second = True
    first, second = (bot.advise(state) for bot in bots)
    assert second.action == first.action
    assert first.second not in same_idea(state, first.action)
    ranked = sorted(second.visits)
    visits = dict(zip(state.legal_actions(), second.visits, strict=True))
    assert second.second is not None
    assert visits[second.second] == ranked[-2]  # whatever it is about


def test_the_same_tile_turned_is_no_other_idea() -> None:
    state = next(s for s in decisions("drakon", 9) if len(s.legal_actions()) > 40)
    lays = [t for t in map(state.format, state.legal_actions()) if ":" in t and "swap" not in t]
    tile, _, cell = lays[0].partition("@")
    kind, _, arrows = tile.partition(":")
    found = texts(state, lays[0])
    assert {one.partition("@")[2] for one in found} == {cell}
    assert {one.partition(":")[0] for one in found} == {kind}
    assert {len(one.partition("@")[0].partition(":")[2]) for one in found} == {len(arrows)}


def test_the_four_sides_of_the_start_tile_are_one_place() -> None:
    state = tafelronde.load("drakon").new(2)
    state.apply_chance(tafelronde.new_rng(1))
    lays = [state.format(one) for one in state.legal_actions()]
    assert {one.partition("@")[2] for one in texts(state, lays[0])} == {
        "0,1",
        "1,0",
        "0,-1",
        "-1,0",
    }


def test_who_takes_a_piece_does_not_count() -> None:
    for state in decisions("kaiser_koenig_edelmann", 40):
        takes = [
            one for one in state.legal_actions()
            if next(state.game.tell(state, one, None)).code == "capture"  # type: ignore[misc]
        ]  # fmt: skip
        goals = [state.format(one).partition("-")[2] for one in takes]
        twice = next((goal for goal in goals if goals.count(goal) > 1), None)
        if twice is not None:
            found = texts(state, state.format(takes[goals.index(twice)]))
            assert found == {
                state.format(t) for t, g in zip(takes, goals, strict=True) if g == twice
            }
            return
    raise AssertionError("no piece can be taken in two ways: look through more games")


def test_a_location_for_others_is_the_same_whosever_realm() -> None:
    for state in decisions("koenig_der_elfen", 40):
        lays = [
            state.format(one)
            for one in state.legal_actions()
            if state.game.notation.encode_action(one)["t"] == "location"
        ]
        own = f"@{state.current_player + 1}"
        foreign = [one for one in lays if not one.endswith(own)]
        if state.players > 2 and len(foreign) > 1 and any(one.endswith(own) for one in lays):
            terrain = foreign[0].partition("@")[0]
            found = texts(state, foreign[0])
            assert {one.partition("@")[0] for one in found} == {terrain}
            assert not any(one.endswith(own) for one in found)
            assert texts(state, f"{terrain}{own}") == {f"{terrain}{own}"}
            return
    raise AssertionError("nobody lays a location: look through more games")


def test_only_on_the_empty_board_are_cards_alike() -> None:
    state = tafelronde.load("rosenkoenig").new()
    state.apply_chance(tafelronde.new_rng(7))
    assert texts(state, "SE1") == {"SE1", "SW1"}
    state.apply("SE1")
    first = state.format(state.legal_actions()[0])
    assert texts(state, first) == {first}
