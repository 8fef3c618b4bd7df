"""In a review the better move is drawn on the table, whatever kind of action it is: the same
drawing as that of a choice, which hints and the solutions of puzzles have too."""

import functools
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

import tafelronde
from browser.conftest import Visitor
from browser.dealt import lay
from browser.people import ask_server
from browser.pool import BARE
from browser.positions import RECORDS
from server.helpers import Server
from tables import PACKAGE_GAMES
from tafelronde.advice.chances import with_share
from tafelronde.advice.judge import JUDGE
from tafelronde.advice.reviews import Decision, Option, Review
from tafelronde.core.objects.state import State
from tafelronde.match import Match, load_match
from tafelronde.server.table import events as e
from tafelronde.server.table.table import Table

GAMES = PACKAGE_GAMES

WAY = ".board .way"
HELD = ".hand-card.held"
WORD = ".actions .button[aria-pressed=true]"
ROOM = ".board .room[aria-pressed=true]"
DONE = ".dock .action.chosen"
HAND = ".dock .hand-card.chosen"
PLACE = ".board [aria-pressed=true]"
SQUARE = ".board [role=gridcell].chosen"
DRAWN: dict[str, dict[str, tuple[str, ...]]] = {
    "drakon": {
        "lay": (".board .place.chosen .ghost", HELD),
        "shift": (ROOM, HELD),
        "move": (WAY,),
        "wizard-move": (WAY,),
        "amazon-move": (WAY,),
        "mind": (WAY, ".board .hero.picked"),
        "push": (ROOM, ".board .hero.picked"),
        "destroy": (ROOM,),
        "turn": (ROOM,),
        "steal-tile": (WORD, ".board .hero.picked"),
        "rob": (WORD, ".board .hero.picked"),
        "swap": (".hand-card.swapped",),
        "take": (WORD,),
        "leave": (WORD,),
        "block": (WORD,),
        "allow": (WORD,),
        "end": (WORD,),
    },
    "kaiser_koenig_edelmann": {"move": (PLACE, ".board .way"), "capture": (PLACE, ".board .way")},
    "koenig_der_elfen": {
        "location": (DONE, HAND, PLACE),
        "swap": (DONE,),
        "buy": (DONE,),
        "card": (DONE, HAND, PLACE),
        "close": (DONE, PLACE),
        "pass": (DONE,),
        "no-location": (DONE,),
        "discard": (HAND,),
        "fetch": (".dock [data-at^=fetch-].chosen",),
        "visit": (".dock [data-at^=by-].chosen", PLACE),
        "spell": (".dock [data-at=with-spell].chosen", PLACE),
        "halt": (".dock .halt.chosen",),
    },
    "rosenkoenig": {
        "draw": (".pile.chosen",),
        "play": (SQUARE, HAND),
        "capture": (SQUARE, HAND, ".heroes.chosen"),
    },
}
"""The selectors that must be seen on the table where an action of this kind is drawn."""
NOBODYS = {"drakon": {"swap-unseen"}, "kaiser_koenig_edelmann": {"begin"}}
"""Sentences for what only others or chance do."""


class Example(NamedTuple):
    """A decision at which an action of some kind is possible."""

    match: Match
    ply: int
    action: int
    other: int
    """Another action."""


def told(state: State, action: int) -> tuple[str, dict[str, str | int]]:
    """The sentence of a choice: its code and its arguments."""
    assert state.game.tell is not None
    telling = next(state.game.tell(state, action, state.current_player))
    return telling.code, dict(telling.arguments)


def choices(match: Match) -> Iterator[tuple[str, Example]]:
    """One action of each kind at each decision of a game."""
    state = match.setup.new_state()
    for ply, done in enumerate(match.log):
        legal = state.legal_actions() if state.current_player >= 0 else []
        if len(legal) > 1:
            kinds = {state.game.notation.encode_action(one)["t"]: one for one in legal}
            if state.game.name in ("kaiser_koenig_edelmann", "rosenkoenig"):
                kinds = {str(one): one for one in legal}  # a capture is told apart by what it meets
            for action in kinds.values():
                other = next(one for one in legal if one != action)
                yield told(state, action)[0], Example(match, ply, action, other)
        state.apply_known(done)


@functools.cache
def examples(game: str) -> dict[str, Example]:
    """An example of each kind of action, from the recorded games."""
    found: dict[str, Example] = {}
    wanted = DRAWN[game].keys()
    for file in sorted((RECORDS / game).glob("*.txt")):
        for code, example in choices(load_match(file)):
            found.setdefault(code, example)
        if wanted <= found.keys():
            break
    return found


@pytest.mark.parametrize("game", PACKAGE_GAMES)
def test_each_kind_of_action_is_told_how_it_is_drawn(game: str) -> None:
    messages = Path(tafelronde.__file__).parent / "games" / game / "messages" / "en.ftl"
    kinds = set(re.findall(r"^choice-([a-z-]+) =", messages.read_text("utf-8"), re.MULTILINE))
    assert kinds - NOBODYS.get(game, set()) == DRAWN[game].keys()
    assert examples(game).keys() >= DRAWN[game].keys()


def review_of(example: Example) -> Review:
    """A review that says that the action was better than another one, and nothing else."""
    match, ply, action, other = example
    state = match.state_at(ply)
    seat, players = state.current_player, match.setup.players
    shares = tuple(1 / players for _ in range(players))

    def option(which: int) -> Option:
        return Option(which, state.format(which), *told(state, which), 0.5)

    after = with_share(shares, seat, 0.0)
    decision = Decision(
        ply, seat, shares, after, 0.01, option(other), option(action), None, (), pairs=64
    )
    rules = state.game.info.rules_version
    return Review(JUDGE, rules, match.setup.game, players, (decision,), (), (), (ply,), ply, shares)


def lay_review(node: Server, example: Example, user: str, name: str) -> str:
    """A game of this person that ended after the decision, with its review; the path of that."""
    match, ply, *_ = example
    seat, players = match.state_at(ply).current_player, match.setup.players
    seated: list[e.Event] = []
    for of in range(players):
        if of == seat:
            seated += [e.Seated(of, user, name), e.ReadySaid(of, True, "")]
        else:
            seated.append(e.BotSeated(of, "easy", ""))
    table = lay(
        node, match.setup.game, user, seated, 1, match.log[:ply],
        then=lambda table: resigned(table, seat), options=match.setup.options,
    )  # fmt: skip
    review = review_of(example)
    body = msgspec.json.encode(review).decode()
    with sqlite3.connect(node.database.removeprefix("sqlite:///"), timeout=30) as base:
        base.execute(
            "INSERT INTO reviews (table_id, user_id, asked, judge, rules, done, total, ready, body,"
            " error, wanted_until, lease_node, lease_until)"
            " VALUES (?, ?, ?, ?, ?, 1, 1, 1, ?, '', 0, '', 0)",
            (table.rpartition("/")[2], user, time.time(), review.judge, review.rules, body),
        )
    base.close()
    return f"{table}/review?ply={ply}"


def resigned(table: Table, seat: int) -> list[e.Event]:
    """The only person gives up, which ends the game."""
    event = e.Resigned(seat)
    table.apply(event, table.changed)
    return [event]


def test_a_turning_point_shows_what_its_seat_saw(
    visit: Visitor, game: str, table_server: Server
) -> None:
    page = visit(BARE)
    person = page.request.get("/api/me").json()
    for example in list(examples(game).values())[::4]:
        path = lay_review(table_server, example, person["user"], person["name"])
        table = f"{table_server.url}/api/tables/{path.split('/')[2]}"
        asked = ask_server(page, f"{table}/review/{example.ply}/try", {})
        seen = ask_server(page, f"{table}/replay/{example.ply}")
        assert asked["frames"][0]["view"] == seen["view"]
        log = ask_server(page, table)["entries"][: example.ply]
        assert [one["tellings"] for one in asked["news"]["entries"]] == [
            one["tellings"] for one in log
        ]


@pytest.mark.daily_with("kaiser_koenig_edelmann", "rosenkoenig")
def test_the_better_move_is_drawn(visit: Visitor, game: str, table_server: Server) -> None:
    page = visit(BARE)
    person = page.request.get("/api/me").json()
    missing: list[str] = []
    for code, example in examples(game).items():
        page.goto(lay_review(table_server, example, person["user"], person["name"]))
        # The bar below the board still grows until this is there, and a click may miss.
        expect(page.get_by_text("You played: ").first).to_be_visible()
        page.get_by_role("button", name="Show what was better").click()
        expect(page.get_by_text("Better:").first).to_be_visible()
        for selector in DRAWN[game].get(code, ()):
            drawn = page.locator(f"main.table {selector} >> visible=true").first
            try:
                drawn.wait_for(timeout=4000)
            except PlaywrightError:
                missing.append(f"{code}: {selector}")
        page.wait_for_load_state("networkidle")  # who leaves earlier breaks off what is loading
    assert missing == []
