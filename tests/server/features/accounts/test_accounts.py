"""Accounts: passkeys, recovery codes, handles, and what others may not do with them."""

import json
from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st

from server.authenticator import Authenticator, add_passkey, use_passkey
from server.helpers import Browser, Server, reason
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.people.handles import clean_handle, skeleton
from tafelronde.server.people.passkeys import MOST_PASSKEYS


def test_a_passkey_brings_a_guest_to_another_device(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    table = ada.table("me", "open")
    passkey = add_passkey(ada)
    (shown,) = ada.get("/api/account")[1]["passkeys"]
    assert (shown["name"], shown["used"]) == ("Laptop", 0)

    phone = Browser(server.url, "Somebody")
    status, me = phone.post("/api/session/passkey", use_passkey(phone, passkey))
    assert (status, me) == (200, ada.me)
    assert [card["id"] for card in phone.get("/api/tables")[1] if card["you"]] == [table]
    assert len(ada.get("/api/me/devices")[1]) == 2
    assert ada.get("/api/account")[1]["passkeys"][0]["used"] > 0


def test_a_passkey_is_named_and_revoked_by_its_person_alone(server: Server) -> None:
    ada, eve, nobody = Browser(server.url, "Ada"), Browser(server.url, "Eve"), Browser(server.url)
    passkey = add_passkey(ada)
    id = ada.get("/api/account")[1]["passkeys"][0]["id"]
    path = f"/api/account/passkeys/{id}"
    for other, status in ((eve, 404), (nobody, 401)):
        assert other.post(path, {"name": "Mine"})[0] == status
        assert other.ask("DELETE", path)[0] == status
    assert ada.post(path, {"name": " Key\u200b "})[1]["passkeys"][0]["name"] == "Key"
    assert reason(ada.post(path, {"name": "\u200b"})) == (409, "bad-name")
    assert ada.ask("DELETE", path) == (204, "")
    assert ada.ask("DELETE", path)[0] == 404
    refused = nobody.post("/api/session/passkey", use_passkey(nobody, passkey))
    assert reason(refused) == (403, "bad-passkey")


def test_an_answer_of_a_passkey_is_good_once_and_for_what_was_asked(server: Server) -> None:
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve")
    passkey = add_passkey(ada)
    body = use_passkey(eve, passkey)
    assert eve.post("/api/session/passkey", body)[0] == 200
    assert reason(eve.post("/api/session/passkey", body)) == (403, "bad-passkey")

    eve = Browser(server.url, "Eve")
    other = Authenticator(server.url)
    asked = ada.post("/api/account/passkeys/options", {})[1]
    made = {"challenge": asked["challenge"], "credential": other.make(asked["options"])}
    wrong = eve.post("/api/account/passkeys", {**made, "name": "Of Ada's challenge"})
    assert reason(wrong) == (403, "bad-passkey")
    assert reason(ada.post("/api/account/passkeys", {**made, "name": "Again"}))[0] == 403

    for spoilt in (
        Authenticator("http://evil.test"),  # another site's page
        Authenticator(server.url),  # a passkey that nobody added
    ):
        answer = eve.post("/api/session/passkey", use_passkey(eve, spoilt))
        assert reason(answer) == (403, "bad-passkey")
    for junk in ({}, {"id": "x\0y"}, {"id": 5, "response": []}, {"id": "é" * 999}):
        challenge = eve.post("/api/session/passkey/options", {})[1]["challenge"]
        answer = eve.post("/api/session/passkey", {"challenge": challenge, "credential": junk})
        assert reason(answer) == (403, "bad-passkey")
        challenge = eve.post("/api/account/passkeys/options", {})[1]["challenge"]
        wish = {"challenge": challenge, "credential": junk, "name": "Junk"}
        assert reason(eve.post("/api/account/passkeys", wish)) == (403, "bad-passkey")

    passkey.count = 0  # a copy of it, which does not know how often it was used
    answer = eve.post("/api/session/passkey", use_passkey(eve, passkey))
    assert reason(answer) == (403, "bad-passkey")
    assert eve.get("/api/account")[1]["passkeys"] == []


def test_nobody_has_too_many_passkeys(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    for _ in range(MOST_PASSKEYS):
        add_passkey(ada)
    assert reason(ada.post("/api/account/passkeys/options", {})) == (409, "too-many")


def test_recovery_codes_are_good_once_each(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    old = ada.post("/api/account/codes", {})[1]["codes"]
    codes = ada.post("/api/account/codes", {})[1]["codes"]
    assert len(set(codes)) == 10 == ada.get("/api/account")[1]["codes"]
    back = Browser(server.url)
    assert reason(back.post("/api/session/code", {"code": old[0]})) == (403, "bad-code")
    typed = codes[0].lower().replace("-", " ")
    assert back.post("/api/session/code", {"code": typed})[1]["user"] == ada.me["user"]
    assert back.get("/api/account")[1]["codes"] == 9
    assert reason(back.post("/api/session/code", {"code": codes[0]})) == (403, "bad-code")


def test_nobody_and_programs_see_to_no_account(server: Server) -> None:
    ada, nobody = Browser(server.url, "Ada"), Browser(server.url)
    token = ada.post("/api/tokens", {"name": "Robot"})[1]["token"]
    bodies = {
        "/api/account/handle": {"handle": "ada"},
        "/api/account/passkeys/options": {},
        "/api/account/passkeys": {"challenge": "x", "credential": {}, "name": "x"},
        "/api/account/passkeys/x": {"name": "x"},
        "/api/account/codes": {},
        "/api/account/email": {"address": "ada@example.org"},
        "/api/account/merge": {"code": "x"},
        "/api/account/leave": {"name": "Robot"},
    }
    asks = [("POST", path, body) for path, body in bodies.items()]
    asks += [("GET", path, None) for path in ("/api/account", "/api/account/export")]
    asks += [("DELETE", path, None) for path in ("/api/account/email", "/api/account/passkeys/x")]
    for method, path, body in asks:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        assert reason(nobody.ask(method, path, data, headers)) == (401, "no-session"), path
        headers["Authorization"] = f"Bearer {token}"
        assert reason(nobody.ask(method, path, data, headers)) == (403, "not-for-programs"), path


# ---- handles ------------------------------------------------------------------------------------


def test_a_handle_is_one_persons_and_so_is_what_looks_like_it(server: Server) -> None:
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve")
    assert ada.post("/api/account/handle", {"handle": "Morgana"})[1]["handle"] == "Morgana"
    assert ada.get("/api/me")[1]["name"] == "Ada"
    for like in ("morgana", "rnorgana", "Mоrgаna", "Mórg_aná", "ＭＯＲＧＡＮＡ"):
        answer = eve.post("/api/account/handle", {"handle": like})
        assert reason(answer) == (409, "handle-taken"), like
    assert reason(eve.post("/api/account/handle", {"handle": "Admin"})) == (409, "handle-taken")
    for bad in ("ab", "a" * 21, "a b c", "<b>", "_abc", "a\u200bbc", "⚀⚁⚂"):
        assert reason(eve.post("/api/account/handle", {"handle": bad}))[1] == "bad-handle", bad
    soon = ada.post("/api/account/handle", {"handle": "Morgause"})
    assert reason(soon) == (409, "handle-too-soon")
    assert soon[1]["retry_after"] > 29 * 86_400
    assert ada.post("/api/account/handle", {"handle": "Morgana"})[0] == 200


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=8))
def test_a_skeleton_looks_like_itself(text: str) -> None:
    assert skeleton(skeleton(text)) == skeleton(text)
    try:
        handle = clean_handle(text)
    except Refusal:
        return
    assert skeleton(handle) == skeleton(text.strip())


def test_an_answer_of_a_passkey_names_its_person(server: Server) -> None:
    """WebAuthn 7.2, step 6: also after the person has merged two identities."""
    ada, eve, kay = (Browser(server.url, name) for name in ("Ada", "Eve", "Kay"))
    passkey, other = add_passkey(ada), add_passkey(eve)
    true = passkey.handle
    for handle in (other.handle, "", None, "!", "AAAA", 7):
        passkey.handle = cast("str", handle)
        answer = Browser(server.url).post("/api/session/passkey", use_passkey(kay, passkey))
        assert reason(answer) == (403, "bad-passkey"), handle
    passkey.handle = true
    assert kay.post("/api/account/merge", use_passkey(kay, passkey))[0] == 200
    back = Browser(server.url)
    assert back.post("/api/session/passkey", use_passkey(back, passkey))[1] == kay.me
