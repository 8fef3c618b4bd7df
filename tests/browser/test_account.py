"""An account: a guest gets a way back, loses the device, and comes back; and leaves for good.

Chromium's virtual authenticator keeps the passkeys. Passkeys have no plain numbers as names of a
site, so the server is called ``localhost`` here.
"""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from browser.axe import complaints
from browser.conftest import Visitor
from browser.people import expect_toast, name_of, no_sideways_scroll, play_now
from server.helpers import Server

OPTIONS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def authenticator(page: Page, *credentials: dict[str, Any]) -> tuple[CDPSession, str]:
    """A device that keeps passkeys, with these among them."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    id = session.send("WebAuthn.addVirtualAuthenticator", {"options": OPTIONS})["authenticatorId"]
    for credential in credentials:
        session.send("WebAuthn.addCredential", {"authenticatorId": id, "credential": credential})
    return session, id


def test_a_guest_gets_a_way_back_and_uses_it(visit: Visitor, table_server: Server) -> None:
    there = {"base_url": f"http://localhost:{table_server.port}"}
    laptop = visit(**there)
    name = name_of(laptop)
    play_now(laptop)
    laptop.go_back()
    laptop.get_by_role("banner").get_by_role("button").click()
    laptop.get_by_role("link", name="Account…").click()
    expect(laptop.get_by_role("heading", level=1)).to_have_text(name)
    expect(laptop.get_by_text("So far only this device knows you.")).to_be_visible()
    assert complaints(laptop) == []

    session, id = authenticator(laptop)
    laptop.get_by_role("button", name="Add a passkey").click()
    passkeys = laptop.get_by_role("region", name="Passkeys")
    expect(passkeys.get_by_role("listitem")).to_contain_text("new, not used yet")
    expect(laptop.get_by_text("So far only this device knows you.")).to_have_count(0)
    laptop.get_by_role("button", name="Add a passkey").click()  # it has one for this person
    expect_toast(laptop, "This device has a passkey for you already.")
    passkeys.get_by_role("button", name="Rename").click()
    passkeys.get_by_role("textbox").fill("My laptop")
    passkeys.get_by_role("button", name="Save").click()
    expect(passkeys.get_by_role("listitem")).to_contain_text("My laptop")

    laptop.get_by_role("button", name="Make ten codes").click()
    codes = laptop.get_by_role("region", name="Recovery codes").locator("code")
    expect(codes).to_have_count(10)
    code = codes.first.inner_text()
    laptop.get_by_label("Handle, 3 to 20").fill("Pellinore")
    laptop.get_by_role("button", name="Take it").click()
    expect(laptop.get_by_role("heading", level=1)).to_contain_text("@Pellinore")
    laptop.get_by_role("button", name="Use it as my name").click()
    expect(laptop.get_by_role("banner").locator(".name")).to_have_text("Pellinore")
    (kept,) = session.send("WebAuthn.getCredentials", {"authenticatorId": id})["credentials"]
    laptop.context.close()  # it is lost; the passkey is on the phone too

    phone = visit("/account", viewport={"width": 390, "height": 844}, color_scheme="dark", **there)
    authenticator(phone, kept)
    assert name_of(phone) != "Pellinore"
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_role("heading", level=1)).to_contain_text("@Pellinore")
    expect(phone.get_by_role("region", name="Passkeys")).to_contain_text("last used")
    expect(phone.get_by_role("list", name="Where you are signed in")).to_contain_text("this device")
    assert no_sideways_scroll(phone)
    assert complaints(phone) == []
    phone.goto("/")
    expect(phone.get_by_role("link", name="Rosenkönig").first).to_be_visible()  # the game goes on

    other = visit("/account", locale="nl-NL", **there)
    other.get_by_label("Code (ander apparaat").fill(code.lower())
    other.get_by_role("button", name="Code gebruiken").click()
    expect(other.get_by_role("heading", level=1)).to_contain_text("@Pellinore")
    expect(other.get_by_text("Je hebt er nog 9.")).to_be_visible()


def test_who_leaves_takes_the_data_along_and_is_a_new_guest(visit: Visitor) -> None:
    page = visit("/account")
    name = name_of(page)
    expect(page.get_by_text("Passkeys work only over https")).to_be_visible()  # a plain number
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    taken = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert (taken["format"], taken["account"]["name"]) == ("tafelronde account 1", name)
    page.get_by_role("button", name="Delete my account…").click()
    now = page.get_by_role("button", name="Delete it for good")
    expect(now).to_be_disabled()
    page.get_by_label("Type your name to go on").fill(name)
    assert complaints(page) == []
    user = page.request.get("/api/me").json()["user"]
    now.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Take a seat at the round table")
    somebody = re.compile(rf"^\s*(?!Settings|{name})\w")
    expect(page.get_by_role("banner").locator(".name")).to_have_text(somebody)
    assert page.request.get("/api/me").json()["user"] != user
