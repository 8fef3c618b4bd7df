"""The styles of bots: they decide between what is nearly equally good, and nothing else."""

from collections.abc import Callable, Sequence

import pytest

import tafelronde
from tables import PACKAGE_GAMES, Table, random_states
from tafelronde.bots import create
from tafelronde.bots.base import Advice
from tafelronde.bots.choosing import NEARLY, STYLED, Candidate, Chooser, sure_loss, sure_win
from tafelronde.bots.spec import BotSpec
from tafelronde.bots.style import Liking, Style
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.court import STYLES
from tafelronde.core.facts.errors import BadOption
from tafelronde.core.objects.state import State

Likings = list[tuple[float, float] | tuple[float, float, float]]
HIDDEN = [name for name in PACKAGE_GAMES if tafelronde.load(name).info.hidden]


class Fixed(Chooser):
    """A bot that finds these candidates wherever it thinks."""

    def __init__(self, style: str, found: Sequence[Candidate], seed: int = 0) -> None:
        super().__init__(tafelronde.load("connect_four"), "fixed", seed, style=style)
        self._found = found

    def _think(self, state: State, *, varied: bool) -> Advice:
        best, *_ = self._best_of(self._found, state, varied=varied)
        return Advice(best.action, best.expected, 0)


def found(*expected: float, **more: float) -> list[Candidate]:
    """A candidate for each column from the left, with these expected results."""
    return [Candidate(k, (one, -one), **more) for k, one in enumerate(expected)]  # type: ignore


def chosen(style: str, candidates: Sequence[Candidate]) -> set[int]:
    """The actions that are chosen with some seed."""
    state = tafelronde.load("connect_four").new()
    return {Fixed(style, candidates, seed).choose(state) for seed in range(20)}


@pytest.fixture
def like(monkeypatch: pytest.MonkeyPatch) -> Callable[[Likings], None]:
    """Have all styles like each column so much."""

    def give(liking: Likings) -> None:
        found = [Liking(*one, 0.0) if len(one) == 2 else Liking(*one) for one in liking]
        monkeypatch.setattr(Style, "liking", lambda _, state, actions: [found[k] for k in actions])

    return give


def test_a_style_decides_between_what_is_nearly_equally_good(
    like: Callable[[Likings], None],
) -> None:
    near = found(0.5, 0.5 - NEARLY / 2, 0.5 - STYLED / 2, 0.5 - 2 * STYLED, 0.5 - NEARLY / 2)
    assert chosen("", near) == {0, 1, 4}
    like([(1, 0), (1, 2), (1, 9), (0, 0), (1, 1)])
    assert chosen("bold", near) == {1, 4}  # the better one of any two, by what comes then
    like([(0, 0)] * 5)  # the dice decide between equals
    assert chosen("bold", near) == {0, 1, 4}


def test_a_style_takes_what_stands_out_though_it_is_a_little_worse(
    like: Callable[[Likings], None],
) -> None:
    near = found(0.5, 0.5 - NEARLY / 2, 0.5 - STYLED / 2, 0.5 - 2 * STYLED)
    like([(0, 0), (0, 9), (1, 0), (2, 0)])
    assert chosen("spiteful", near) == {2}
    like([(0, 0, 0), (0, 9, 0), (1, 0, -2 * STYLED), (2, 0, 0)])  # the evaluation finds it worse
    assert chosen("spiteful", near) == {1}
    like([(0, 0), (1, 9), (2, 0), (3, 0)])  # all are different: nothing stands out
    assert chosen("spiteful", near) == {1}


def test_nothing_certain_is_given_up_for_a_style(like: Callable[[Likings], None]) -> None:
    like([(0, 0), (0, 0), (0, 0), (9, 0)])
    sooner, later = (Candidate(k, (1.0, -1.0), sure_win(1 + 2 * k)) for k in range(2))
    others = [Candidate(k, (0.99, -0.99)) for k in (2, 3)]
    assert chosen("bold", [sooner, later, *others]) == {0}
    losses = [Candidate(k, (-1.0, 1.0), sure_loss(9 - 2 * k)) for k in range(4)]
    assert chosen("bold", losses) == {0}
    exact = [Candidate(k, (one, -one), exact=one) for k, one in enumerate((0.5, 0.48, 0.47, 0.46))]
    assert chosen("bold", exact) == {0}


def test_hints_have_no_style(like: Callable[[Likings], None]) -> None:
    like([(0, 0), (0, 0), (1, 0)])
    state = tafelronde.load("connect_four").new()
    assert Fixed("bold", found(0.5, 0.49, 0.49)).advise(state).action == 0


@pytest.mark.parametrize("name", HIDDEN)
def test_a_style_follows_from_what_its_seat_knows(name: str) -> None:
    """It likes the same in all positions that the seat cannot tell apart."""
    table = Table(name, tafelronde.load(name).info.min_players, {})
    rng, hid = new_rng(4), 0
    for state in random_states(table, seed=2400, games=2, every=7):
        player = state.current_player
        if player < 0 or len(legal := state.legal_actions()[:4]) < 2:
            continue
        before, other = state.to_bytes(), state.resample(player, rng)
        hid += other != state
        for style in STYLES:
            liking = Style(table.game, style).liking(state, legal)
            assert Style(table.game, style).liking(other, legal) == liking
        assert state.to_bytes() == before
    assert hid


def test_a_style_shows() -> None:
    """Over many positions the bold win more at once than a bot without a style, and the spiteful
    take more from the other."""
    table, styles = Table("rosenkoenig", 2), ("", "bold", "spiteful")
    won, taken = dict.fromkeys(styles, 0.0), dict.fromkeys(styles, 0.0)
    for state in random_states(table, seed=11, games=8, every=5):
        if state.current_player < 0:
            continue
        own, before = state.current_player, state.scores()
        for style in styles:
            bot = create(table.game, "easy", seed=3, style=style)
            after = state.after(bot.choose(state)).scores()
            won[style] += after[own] - before[own]
            taken[style] += before[1 - own] - after[1 - own]
    assert won["bold"] > won[""]
    assert taken["spiteful"] > taken[""]


def test_alpha_beta_plays_in_a_style() -> None:
    """It finds one action, which a style makes another now and then, but not where one wins. The
    bold have nothing to win at once there."""
    table, game = Table("kaiser_koenig_edelmann", 2), tafelronde.load("kaiser_koenig_edelmann")
    bots = [
        create(game, "alpha_beta", seed=2, depth=3, nodes=100_000, style=style)
        for style in ("", *STYLES)
    ]
    differ, sure = dict.fromkeys(STYLES, 0), 0
    for state in random_states(table, seed=12, games=4, every=4):
        if state.current_player < 0:
            continue
        plain, *styled = (bot.decide(state) for bot in bots)
        if abs(plain.expected[state.current_player]) == 1.0:
            sure += 1
            assert {one.expected for one in styled} == {plain.expected}
        for style, one in zip(STYLES, styled, strict=True):
            differ[style] += one.action != plain.action
    assert sure
    assert differ["spiteful"], differ
    assert differ["careful"], differ


def test_styles_are_named_in_a_text() -> None:
    game = tafelronde.load("drakon")
    spec = BotSpec.parse("hard:style=bold")
    assert str(spec) == "hard:style=bold"
    assert str(spec.spell_out(game, 2)).endswith("style=bold")
    assert spec.create(game).name == "hard"
    with pytest.raises(BadOption, match="style: 'brave' is not possible; expected one of: bold"):
        BotSpec.parse("hard:style=brave").create(game)
    with pytest.raises(BadOption, match="style: ''"):
        BotSpec.parse("hard:style=")
