"""The director’s desk: a director corrects a result and undoes it, and pairs by hand; the player is
told."""

import itertools
import re
from collections.abc import Sequence
from typing import cast

import pytest
from playwright.sync_api import Route, expect

from browser.axe import complaints, complaints_by_day_and_night
from browser.conftest import Visitor
from browser.people import Signed, no_sideways_scroll
from server.cups import at_table, do, give_up, make, until
from server.directing import points, rule
from server.helpers import Browser as Host
from server.helpers import Server


def entered(people: Sequence[Host], kind: str = "knockout") -> str:
    """A tournament that these people have joined; the first one has made it."""
    cup = make(people[0], kind=kind, rounds=0)
    for person in people:
        do(person, cup, "join")
    return cup


def test_a_director_corrects_a_result(visit: Visitor) -> None:
    page, director, told = visit(), visit(), visit()
    ada, bert = (
        cast("Host", Signed(one, name)) for one, name in ((director, "Ada"), (told, "Bert"))
    )
    cup = make(ada, kind="robin", rounds=1)
    for person in (ada, bert):
        do(person, cup, "join")
    do(ada, cup, "begin")
    give_up(bert, at_table(bert, cup))
    until(ada, cup, lambda body: body["card"]["status"] == "over")
    assert points(ada, cup)["Bert"] == 0

    # a stranger reads only
    page.goto(f"/tournament/{cup}/desk")
    main = page.get_by_role("main")
    expect(main).to_contain_text("Nobody has decided anything.")
    expect(main.get_by_role("button")).to_have_count(0)

    # the page on the wall, on which all rounds are over
    page.goto(f"/tournament/{cup}/paper")
    table = page.get_by_role("table").first.get_by_role("row").nth(1)
    worth = table.get_by_role("cell").last
    expect(worth).to_have_text(re.compile("^(1 – 0|0 – 1)$"))
    played = worth.inner_text()

    director.goto(f"/tournament/{cup}")
    director.get_by_role("link", name="To the director’s desk").click()
    main = director.get_by_role("main")
    expect(main.get_by_role("heading", level=1)).to_have_text("Director’s desk")
    assert no_sideways_scroll(director)
    assert complaints_by_day_and_night(director) == []
    seats = ada.get(f"/api/tournaments/{cup}/rounds/1")[1]["tables"][0]["seats"]
    won = "1 – 0" if seats[0] == 2 else "0 – 1"
    main.get_by_label("Reason (everybody may read it)").fill("The clock was set wrong.")
    main.get_by_label("Result of table 1").select_option(won)
    main.get_by_role("button", name="Set", exact=True).first.click()
    log = main.get_by_role("region", name="Decisions of the directors")
    expect(log).to_contain_text(re.compile("Round 1, table 1: the result is .*Bert 1"))
    expect(log).to_contain_text("The clock was set wrong.")
    assert points(ada, cup)["Bert"] == 1
    expect(worth).to_have_text(won, timeout=20_000)

    told.goto("/")
    sheet = told.get_by_role("dialog")
    expect(sheet).to_contain_text("The clock was set wrong.")
    assert complaints(told) == []
    sheet.get_by_role("button", name="Close").last.click()
    expect(sheet).to_have_count(0)

    log.get_by_role("button", name="Undo").click()
    expect(log).to_contain_text("Act 1 counts no more.")
    assert points(ada, cup)["Bert"] == 0
    expect(worth).to_have_text(played, timeout=20_000)

    # a chosen tie-break has its column, and a link to what it means
    main.get_by_text("Tie-breaks", exact=True).click()
    main.get_by_role("button", name="Victories").click()
    main.get_by_role("button", name="Use this order").click()
    expect(log).to_contain_text("Victories")
    director.goto(f"/tournament/{cup}")
    expect(director.get_by_role("columnheader", name="WIN")).to_be_visible()
    expect(director.get_by_role("link", name="WIN: Victories")).to_be_visible()
    expect(page.get_by_role("columnheader", name="WIN")).to_be_visible(timeout=20_000)


@pytest.mark.nightly
def test_the_game_for_the_third_place_stands_beside_the_bracket(visit: Visitor) -> None:
    pages = [visit() for _ in range(4)]
    people = [
        cast("Host", Signed(page, name))
        for page, name in zip(pages, ("Ada", "Bert", "Cleo", "Dirk"), strict=True)
    ]
    ada = people[0]
    cup = entered(people)
    rule(ada, cup, "play-for-third", on=True)
    do(ada, cup, "begin")
    at_table(ada, cup)
    tables = ada.get(f"/api/tournaments/{cup}/rounds/1")[1]["tables"]
    for seats in [table["seats"] for table in tables]:
        loser = people[seats[0] - 1]
        give_up(loser, at_table(loser, cup))
    until(ada, cup, lambda body: body["card"]["round"] == 2)
    pages[0].goto(f"/tournament/{cup}")
    third = pages[0].get_by_role("region", name="Game for the third place")
    expect(third.get_by_role("listitem")).to_have_count(1)
    assert no_sideways_scroll(pages[0])


def test_whoever_left_stands_where_their_games_were_to_be(
    visit: Visitor, table_server: Server
) -> None:
    page = visit()
    people = [cast("Host", Signed(page, "Ada"))]
    people += [Host(table_server.url, name) for name in ("Bert", "Cleo", "Dirk")]
    ada = people[0]
    for kind in ("knockout", "robin"):
        cup = entered(people, kind)
        do(ada, cup, "begin")
        at_table(ada, cup)
        rule(ada, cup, "hold-rounds", on=True)
        tables = ada.get(f"/api/tournaments/{cup}/rounds/1")[1]["tables"]
        for seats in [table["seats"] for table in tables]:
            loser = people[seats[0] - 1]
            give_up(loser, at_table(loser, cup))
        until(ada, cup, lambda body: body["latest"][0]["over"])
        seats = next(table["seats"] for table in tables if 1 not in table["seats"])
        leaver = people[seats[kind == "knockout"] - 1]  # a winner, or one who made no decision
        do(leaver, cup, "leave")
        rule(ada, cup, "begin-round", round=2, at=0.0)
        until(ada, cup, lambda body: body["card"]["round"] == 2)
        name = leaver.me["name"]
        page.goto(f"/tournament/{cup}")
        main = page.get_by_role("main")
        if kind == "knockout":
            pair = main.get_by_role("listitem").filter(has_text="walkover").last
            expect(pair).to_contain_text(name)
            expect(main).to_contain_text("has won.")
        else:
            expect(main).to_contain_text(f"Games against {name} count for nobody")
            unplayed = main.get_by_role("listitem").filter(has_text="does not count")
            expect(unplayed).to_contain_text(f"{name}")
            page.get_by_role("button", name="Show round 1").click()
            expect(unplayed.get_by_role("link", name="Replay")).to_be_visible()
            expect(main.get_by_role("listitem").filter(has_text="did not play")).to_have_count(2)
        assert complaints_by_day_and_night(page) == []
        page.goto(f"/tournament/{cup}/paper")
        expect(main).to_contain_text("+: walkover" if kind == "knockout" else f"against {name}")
        assert complaints(page) == []
        assert no_sideways_scroll(page)


@pytest.mark.nightly
def test_a_pair_that_left_leaves_its_place_to_nobody(visit: Visitor, table_server: Server) -> None:
    page = visit()
    people = [cast("Host", Signed(page, "Ada"))]
    people += [Host(table_server.url, f"Guest {number}") for number in range(2, 9)]
    ada = people[0]
    cup = entered(people)
    do(ada, cup, "begin")
    at_table(ada, cup)
    rule(ada, cup, "hold-rounds", on=True)
    for number in (1, 2):
        for table in ada.get(f"/api/tournaments/{cup}/rounds/{number}")[1]["tables"]:
            loser = people[table["seats"][0] - 1]
            give_up(loser, at_table(loser, cup))
        body = until(ada, cup, lambda body: body["latest"][0]["over"])
        if number == 1:
            gone = [pair["winner"] for pair in body["bracket"][0][:2]]
            for winner in gone:
                do(people[winner - 1], cup, "leave")
        rule(ada, cup, "begin-round", round=number + 1, at=0.0)
        until(ada, cup, lambda body, number=number: body["card"]["round"] == number + 1)
    body = until(ada, cup, lambda body: body["card"]["status"] == "over")
    best = body["players"][0]["name"]
    page.goto(f"/tournament/{cup}")
    main = page.get_by_role("main")
    final = main.get_by_role("listitem").filter(has_text="nobody came through").last
    expect(final).to_contain_text("walkover")
    expect(final).to_contain_text(best)
    expect(main).to_contain_text(f"{best} has won.")
    assert complaints_by_day_and_night(page) == []
    page.goto(f"/tournament/{cup}/paper")
    expect(page.get_by_role("main")).to_contain_text(f"{best} (walkover: nobody came through)")

    def as_before(route: Route) -> None:  # an earlier node answers a page of this version
        answer = route.fetch()
        told = re.sub(r',"(annulled|absent|walkovers|left)":(\[[^\]]*\]|\w+)', "", answer.text())
        assert '"walkovers"' not in told
        route.fulfill(response=answer, body=told)

    page.route(f"**/api/tournaments/{cup}*/**", as_before)
    page.route(f"**/api/tournaments/{cup}", as_before)
    page.reload()
    expect(page.get_by_role("main")).to_contain_text(best)
    page.goto(f"/tournament/{cup}")
    expect(main).to_contain_text(f"{best} has won.")


def test_a_director_pairs_a_knock_out_by_hand(visit: Visitor, table_server: Server) -> None:
    page = visit()
    ada = cast("Host", Signed(page, "Ada"))
    cup = entered([ada, *(Host(table_server.url, name) for name in ("Bert", "Cleo", "Dirk"))])
    rule(ada, cup, "hold-rounds", on=True)
    do(ada, cup, "begin")
    until(ada, cup, lambda body: body["waits"] == "director")
    page.goto(f"/tournament/{cup}/desk")
    boards = page.get_by_role("region", name="The next round").get_by_role("listitem")
    expect(boards).to_have_count(2)
    drawn = [board.get_by_role("button").all_inner_texts() for board in boards.all()]
    assert sorted(itertools.chain(*drawn)) == ["Ada", "Bert", "Cleo", "Dirk"]
    boards.nth(0).get_by_role("button").first.click()
    expect(page.get_by_role("status").filter(has_text=drawn[0][0])).to_be_visible()
    boards.nth(1).get_by_role("button").last.click()
    wanted = [[drawn[1][1], drawn[0][1]], [drawn[1][0], drawn[0][0]]]
    page.get_by_role("button", name="Pair it so").click()
    log = page.get_by_role("region", name="Decisions of the directors")
    expect(log.get_by_role("listitem")).to_have_count(2)
    assert complaints_by_day_and_night(page) == []
    assert no_sideways_scroll(page)
    page.get_by_role("button", name="Begin round 1").click()
    until(ada, cup, lambda body: body["card"]["round"] == 1)
    names = {one["number"]: one["name"] for one in ada.get(f"/api/tournaments/{cup}")[1]["players"]}
    tables = ada.get(f"/api/tournaments/{cup}/rounds/1")[1]["tables"]
    assert [[names[seat] for seat in table["seats"]] for table in tables] == wanted
    page.goto(f"/tournament/{cup}")
    pairs = page.get_by_role("listitem").filter(has_text=wanted[0][0]).filter(has_text=wanted[0][1])
    expect(pairs.first).to_be_visible()
