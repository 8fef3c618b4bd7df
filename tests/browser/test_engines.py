"""The client in the engines of other browsers, Firefox and WebKit (Safari's), on a desk and on a
phone: the hall, a turn of each game against bots, settings, a lesson, a puzzle, a review. What is
done there is on the board, and nothing goes wrong in the page."""

import itertools
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import ViewportSize

from server.helpers import Server, serving, sqlite_at
from tables import PACKAGE_GAMES, daily
from tafelronde.school.puzzles import puzzles_of

from .conftest import wait_until_compiled
from .engines.engine import LISTENING, Engine
from .engines.launch import ENGINES, lacks, launch
from .positions import SAMPLES, company, lay_one

NAME = "Anna"
SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
}


class Turn(NamedTuple):
    """The first decision at a new table."""

    choose: tuple[str, ...]
    """The choices, one after the other; the last is the place."""
    place: str
    """The attribute that names the place."""
    done: str
    """The selector that is there afterwards; {} is the place."""


TURNS = {
    "rosenkoenig": Turn(
        (".cell.lit",), "data-square", "[data-square='{}']:not([aria-label*=empty])"
    ),
    "drakon": Turn(
        (".hand .hand-card", "[data-cell].place.fits"), "data-cell", "[data-cell='{}'].room"
    ),
    "kaiser_koenig_edelmann": Turn(
        ("[data-at].lit[aria-label*='can move']", "[data-at].lit[aria-label*='empty']"),
        "data-at",
        f"[data-at='{{}}'][aria-label*={NAME}]:not([aria-label*=empty])",
    ),
    "koenig_der_elfen": Turn(
        (".hand .location .hand-card", ".slot.lit"), "data-spot", "[data-place='1.1']"
    ),
}

FIRST = "([selector, name]) => document.querySelector(selector).getAttribute(name)"

FOUND = puzzles_of("rosenkoenig")
assert FOUND is not None
PUZZLE = next(one for one in FOUND.puzzles if one.idea == "odds" and one.line[0] != "draw")


GO_WRONG = """() => {
    setTimeout(() => null.at);
    Promise.reject(new Error("refused"));
    console.error("said");
    import("/assets/none.js");
    const picture = document.createElement("img");
    picture.src = "/none.png";
    document.body.append(picture);
}"""
WRONG = ("null", "console: said", "unhandled: Error: refused", "module", "none.png")
NOTED = "(all) => all.every((one) => (sessionStorage.getItem('wrong') ?? '').includes(one))"
HEIGHTS = """() => [...document.querySelectorAll("dialog .field")].map((one) =>
    Math.round(one.getBoundingClientRect().height))"""


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = sqlite_at(tmp_path_factory.mktemp("engines"))
    offer = ",".join(PACKAGE_GAMES)
    with serving(database, offer=offer, dealt=True, first=LISTENING) as node:
        for game in PACKAGE_GAMES:  # after that nothing in the hall moves
            wait_until_compiled(node, game)
        yield node


def tried_with(chosen: tuple[str, str]) -> pytest.MarkDecorator:
    """Every time with this engine at this size, once a night with all at both."""
    both = list(itertools.product(ENGINES, SIZES))
    names = "page", "finger"
    return pytest.mark.parametrize(names, daily(both, [chosen], "-".join, many=True), indirect=True)


@pytest.fixture(scope="module", params=ENGINES)
def page(request: pytest.FixtureRequest, node: Server) -> Iterator[Engine]:
    if why := lacks(request.param):
        pytest.skip(why)
    engine = launch(request.param, node.url)
    yield engine
    engine.close()


@pytest.fixture
def finger(request: pytest.FixtureRequest, page: Engine, node: Server) -> bool:
    """The page is as large as on a desk or on a phone; whether it is pointed at with a finger."""
    page.set_viewport_size(SIZES[request.param])
    return request.param == "phone"


@pytest.mark.nightly
def test_what_goes_wrong_in_a_page_is_noticed(page: Engine) -> None:
    page.enter(NAME)
    page.goto("/")
    page.evaluate(GO_WRONG)
    page.wait_for_function(NOTED, WRONG)
    page.goto("/rules/drakon")
    found = "\n".join(page.wrong())
    assert [one for one in WRONG if one not in found] == [], "it is kept on the next page, too"


def take_turn(page: Engine, game: str, finger: bool) -> None:
    """Sit down with bots, from the hall, and decide once. A tile of Drakon is dragged there."""
    turn = TURNS[game]
    page.click(f"article:has([href*={game}]) .play", finger=finger)
    page.expect("main[aria-busy=false] .bar.yours")
    *first, last = turn.choose
    for selector in first:
        page.click(selector, finger=finger)
    page.expect(last)
    place = page.evaluate(FIRST, [last, turn.place])
    assert not page.sees(turn.done.format(place))
    if game == "drakon":
        page.drag(first[0], last, finger=finger)
    else:
        page.click(last, finger=finger)
    page.click("button", "Confirm", finger=finger)
    page.expect(turn.done.format(place))


@tried_with(("webkit", "phone"))
def test_a_turn_of_each_game(page: Engine, node: Server, finger: bool) -> None:
    page.enter(NAME)
    for game in PACKAGE_GAMES:
        page.goto("/")
        take_turn(page, game, finger)
    assert page.wrong() == []


@tried_with(("firefox", "desk"))
@pytest.mark.nightly
def test_settings_a_lesson_a_puzzle_and_a_review(page: Engine, node: Server, finger: bool) -> None:
    user = page.enter(NAME)
    page.goto("/")
    page.click("header button", NAME, finger=finger)
    page.expect("dialog", "Language")
    text, choice = page.evaluate(HEIGHTS)[:2]
    assert text == choice, "a browser has painted the choice of its own accord"
    page.click("dialog [aria-label=Close]", finger=finger)
    page.click("a[href^='/learn/rosenkoenig/']", finger=finger)
    page.expect(".bar", "Step 1 of")
    page.click(".bar button", "Go on", finger=finger)
    page.expect(".bar", "Step 2 of")
    page.expect("[data-points]")

    page.goto(f"/puzzles/rosenkoenig/{PUZZLE.id}")
    card = f"[data-at='card-{PUZZLE.line[0]}'] button"
    page.click(card, finger=finger)
    page.expect(".bar", "Chosen:")
    page.click(card, finger=finger)
    page.expect(".bar", "Solved")

    people = company(node, (user, NAME))
    position = lay_one(node, "rosenkoenig", SAMPLES["rosenkoenig"][0], "end", people)
    page.goto(position.path)
    page.click("a[href$='/review']", finger=finger)
    page.expect("main", "Nothing clearly better was found")
    at = page.evaluate("() => location.href")
    page.click("[aria-label='One step on']", finger=finger)
    page.wait_for_function("(at) => location.href !== at", at)
    assert page.wrong() == []
