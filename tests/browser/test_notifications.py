"""A correspondence move by notification: the service worker shows what the server tells while the
table is not open, and a click leads there.

There is no push service here, so Chromium itself hands the worker what such a service would.
"""

import json
import time

from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.people import ask_server, expect_toast, my_turn, take_turn
from server.helpers import Browser, Server

SHOWN = """() => navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))"""
CLICK = """() => self.registration.getNotifications().then(([notification]) =>
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification })))"""


def deliver(page: Page, told: dict[str, str | int], origin: str) -> None:
    """Hand a message to the worker of this page, as the browser's push service does."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def registered(news: dict[str, list[dict[str, str]]]) -> None:
        found.extend(one["registrationId"] for one in news["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", registered)
    session.send("ServiceWorker.enable")
    end = time.monotonic() + 15
    while not found:
        assert time.monotonic() < end, "there is no worker"
        page.wait_for_timeout(20)
    message = {"origin": origin, "registrationId": found[0], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_a_notice_leads_to_the_table_where_one_moves(visit: Visitor, table_server: Server) -> None:
    page = visit(service_workers="allow", own=True, permissions=["notifications"])
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    plan = {"game": "rosenkoenig", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ask_server(page, "/api/tables", {**plan, "time": {"kind": "days", "days": 3}})["id"]
    friend = Browser(table_server.url, "Bo")
    ready = {"t": "ready", "table": table, "on": True}
    friend.post("/api/command", {"t": "sit", "id": "s", "table": table, "seat": 1})
    friend.post("/api/command", {**ready, "id": "r", "seat": 1})
    head = friend.dealt(friend.get(f"/api/tables/{table}")[1]["head"])
    if head["player"] == 1:
        head = friend.get(f"/api/tables/{table}")[1]["head"]
        move = {"t": "move", "id": "m", "table": table, "seat": 1, "seq": head["seq"]}
        friend.post("/api/command", {**move, "action": head["legal"][0]["action"]})

    told = {"title": "Your turn: Rosenkönig", "body": "With Bo", "table": table, "count": 1}
    deliver(page, told, table_server.url)
    page.wait_for_function(f"({SHOWN})().then((all) => all.length === 1)")
    told["body"] = "With Bo, once more"
    deliver(page, told, table_server.url)  # it takes the place of the first
    there = [{**{k: told[k] for k in ("title", "body")}, "tag": table}]
    page.wait_for_function(
        f"(there) => ({SHOWN})().then((all) => JSON.stringify(all) === there)",
        arg=json.dumps(there, separators=(",", ":")),
    )
    workers = page.context.service_workers or [page.context.wait_for_event("serviceworker")]
    workers[0].evaluate(CLICK)
    expect(page).to_have_url(f"{table_server.url}/table/{table}")
    expect(my_turn(page)).to_be_visible()
    assert take_turn(page)


def test_what_one_is_told_is_chosen_on_the_account_page(visit: Visitor) -> None:
    page = visit("/account")
    news = page.get_by_role("region", name="News from your tables")
    expect(news.get_by_text("Mails are not sent by this server.")).to_be_visible()
    news.get_by_label("It is my turn").select_option("Not at all")
    expect_toast(page, "Saved.")
    news.get_by_role("button", name="Vacation and quiet hours").click()
    sheet = page.get_by_role("dialog", name="Vacation and quiet hours")
    with page.expect_response("**/api/me/pauses"):  # it is written down there
        sheet.get_by_label("Nothing is sent to me at night").check()
    expect(sheet.get_by_label("From", exact=True)).to_have_value("22:00")
    expect(sheet.get_by_label("Until", exact=True)).to_have_value("07:00")
    page.reload()
    expect(news.get_by_label("It is my turn")).to_have_value("none")
    news.get_by_role("button", name="Vacation and quiet hours").click()
    expect(sheet.get_by_label("Until", exact=True)).to_have_value("07:00")
