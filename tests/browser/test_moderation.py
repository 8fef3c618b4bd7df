"""A report and a ban, by three people: the reporter, the reported person, and the site's host."""

import re
from typing import cast

from playwright.sync_api import Page, expect

from browser.axe import complaints, complaints_by_day_and_night
from browser.conftest import Visitor
from browser.people import Signed, expect_toast, name_of, no_sideways_scroll, set_open_table
from cli.helpers import process
from server.cups import make
from server.helpers import Browser as Host
from server.helpers import Server


def say(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("button", name="Send", exact=True).click()


def open_chat(page: Page) -> None:
    page.get_by_role("tab", name="Chat").click()


def test_from_a_report_to_a_ban(visit: Visitor, table_server: Server) -> None:
    anna, eve, host = visit(), visit(locale="nl-NL", refused=403), visit()
    link = set_open_table(anna)
    eve.goto(link)
    eve.get_by_role("button", name="Hier zitten").click()
    eve.get_by_role("button", name="Ik ben klaar").click()
    ready = anna.get_by_role("button", name="I am ready")
    expect(ready.or_(anna.get_by_role("grid")).first).to_be_visible()
    if ready.is_visible():
        ready.click()
    expect(anna.get_by_role("grid")).to_be_visible()
    open_chat(anna)
    eve.get_by_role("tab", name="Praten").click()
    eve.get_by_role("button", name="Zinnen in ieders taal").click()
    eve.get_by_role("button", name="Succes!").click()
    chat = anna.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("Good luck!")
    eve.get_by_role("textbox", name="Zeg iets").fill("you ugly toad")
    eve.get_by_role("button", name="Versturen").click()
    line = chat.locator("p").filter(has_text="you ugly toad")
    expect(line).to_be_visible()
    line.hover()
    line.get_by_role("button", name="Report").click()
    sheet = anna.get_by_role("dialog")
    expect(sheet).to_contain_text("you ugly toad")
    sheet.get_by_label("In your own words").fill("That is not nice.")
    assert complaints(anna) == []
    sheet.get_by_role("button", name="Send the report").click()
    expect_toast(anna, "Thank you. Somebody will look at it.")

    site = ("--site", table_server.url, "--database", table_server.database)
    said = process("admin", "invite", *site).out
    (invitation,) = re.findall(r"http\S+", said)
    host.goto("/host")
    expect(host.get_by_role("heading", level=1)).to_have_text("There is no room behind this door")
    host.goto(invitation)
    host.get_by_role("button", name="Accept").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("Looking after the site")
    report = host.get_by_role("listitem").filter(has_text="That is not nice.").first
    expect(report).to_contain_text("Insults or threatens")
    expect(report).to_contain_text("Good luck!")
    assert complaints(host) == []
    report.get_by_role("button", name="Hide this line").click()
    expect(chat.locator("p").filter(has_text="you ugly toad")).to_have_count(0)
    report.get_by_role("button", name="Ban…").click()
    form = report.get_by_role("form")
    form.get_by_label("From what").select_option("sign-in")
    form.get_by_label("What the person is told besides").fill("Come back kinder.")
    form.get_by_role("button", name="Ban now").click()
    expect(form).to_have_count(0)
    told = eve.get_by_role("dialog", name="Bericht voor jou")
    expect(told).to_contain_text("Je mag hier voorlopig alleen kijken.")
    expect(told).to_contain_text("Come back kinder.")
    expect(told).to_contain_text("Het eindigt op")
    told.get_by_role("button", name="Sluiten").last.click()
    expect(told).to_have_count(0)
    expect(eve.get_by_role("grid")).to_be_visible()
    report.get_by_label("A word to who reported").fill("Quiet for a week.")
    report.get_by_role("button", name="Done: acted on it").click()
    expect(report).to_have_count(0)
    expect_toast(anna, "A report of yours was seen to")
    expect(anna.get_by_role("dialog")).to_have_count(0)  # who plays is not disturbed
    anna.locator("header a[href='/']").first.click()
    news = anna.get_by_role("dialog", name="News for you")
    expect(news).to_contain_text("Something was done about it.")
    expect(news).to_contain_text("Quiet for a week.")
    news.get_by_role("button", name="Close").last.click()
    anna.go_back()

    for tab, text in (
        ("Members", "Nobody is a member yet."),
        ("House", "Who may come in"),
        ("Tables", "People gather"),
        ("Log of acts", "hid a line of"),
        ("Unwanted words", "only whole words count"),
        ("Health", "processes for bots"),
        ("People", "Search"),
    ):
        host.get_by_role("navigation").get_by_role("button", name=tab).click()
        if tab == "Tables":  # who was banned has given up
            host.get_by_label("over").check()
        expect(host.get_by_role("main")).to_contain_text(text)
        assert complaints(host) == [], tab
    host.get_by_role("searchbox").fill(name_of(anna)[:3])
    host.get_by_role("button", name="Search").click()
    host.get_by_role("listitem").get_by_role("button").first.click()
    expect(host.get_by_role("main")).to_contain_text("Devices")
    host.set_viewport_size({"width": 360, "height": 640})
    assert no_sideways_scroll(host)
    assert complaints(host) == []

    # the house: an invitation, and a text that everybody may read
    host.goto("/host")
    tabs = host.get_by_role("navigation")
    tabs.get_by_role("button", name="Members").click()
    host.get_by_label("Whom it is for").fill("The chess club")
    host.get_by_role("button", name="Make an invitation").click()
    expect(host.get_by_label("Link of the invitation")).to_have_value(
        re.compile(r"/join#[\w-]{8,}$")
    )
    row = host.get_by_role("listitem").filter(has_text="The chess club")
    row.get_by_role("button", name="End it").click()
    expect(row).to_have_count(0)
    tabs.get_by_role("button", name="House").click()
    host.get_by_label("members only").check(force=True)  # chosen, and not saved: nobody is put out
    expect(host.get_by_text("All others see nothing but the door")).to_be_visible()
    assert anna.request.get("/api/games").ok
    host.get_by_label("everybody").check(force=True)
    host.get_by_label("Texts", exact=True).select_option("imprint")
    host.get_by_label("Language").select_option("en")
    host.get_by_role("button", name="Begin with a draft").click()
    host.get_by_role("button", name="Save").last.click()
    expect(host.get_by_text("Saved.")).to_be_visible()
    assert no_sideways_scroll(host)
    assert complaints_by_day_and_night(host) == []
    anna.goto("/account")
    anna.get_by_role("link", name="This house").click()
    expect(anna.get_by_text("This table is run by:")).to_be_visible()
    expect(anna.get_by_text("You have an invitation")).to_have_count(0)
    assert complaints_by_day_and_night(anna) == []
    host.get_by_label("Imprint").fill("")
    host.get_by_role("button", name="Save").last.click()
    expect(host.get_by_text("Saved.")).to_be_visible()
    assert host.request.post("/api/host/house", data={"name": "The Hall"}).ok
    anna.goto("/")
    expect(anna.get_by_role("banner").get_by_text("The Hall")).to_be_visible()
    expect(anna).to_have_title("The Hall")
    anna.get_by_role("link", name="This house").click()
    expect(anna.get_by_role("heading", name="The Hall")).to_be_visible()
    assert host.request.post("/api/host/house", data={"name": ""}).ok
    anna.get_by_role("button", name="To the tables").click()

    # a tournament of somebody else
    host.set_viewport_size({"width": 1280, "height": 800})
    cup = make(cast("Host", Signed(anna, "Anna")), name="Loud cup", kind="robin")
    host.goto(f"/tournament/{cup}")
    main = host.get_by_role("main")
    main.get_by_text("For the host and moderators").click()
    main.get_by_label("Name", exact=True).fill("Quiet cup")
    main.get_by_role("button", name="Rename").click()
    expect(main.get_by_role("heading", level=1)).to_have_text("Quiet cup")
    main.get_by_role("button", name="Hide it from the list").click()
    expect(main.get_by_role("button", name="Show it in the list")).to_be_visible()
    assert complaints(host) == []
    main.get_by_role("button", name="Call it off").click()
    main.get_by_role("button", name="Call it off for good").click()
    expect(main.get_by_role("button", name="Call it off")).to_have_count(0)
    anna.goto(f"/tournament/{cup}")
    expect(anna.get_by_text("For the host and moderators")).to_have_count(0)
