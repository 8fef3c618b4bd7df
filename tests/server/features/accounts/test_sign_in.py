"""Codes for a second device, programs' tokens, and the cookie that signs somebody in."""

import asyncio
import time
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import pytest

from server.helpers import Browser, Server
from tafelronde.server.base.bus import Feed
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.people.identities import CODE_AGE, Identities
from tafelronde.server.people.programs import MOST_TOKENS
from tafelronde.server.storage.sqlite import SqliteStore


@asynccontextmanager
async def _identities(folder: Path) -> AsyncIterator[tuple[Identities, SqliteStore]]:
    store = SqliteStore(folder / "tables.db")
    await store.open(lambda table, seq: None, lambda text: None)
    try:
        identities = Identities(store, Feed())
        await identities.open()
        yield identities, store
    finally:
        await store.close()


def _run(folder: Path, work: Callable[[Identities, SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        async with _identities(folder) as (identities, store):
            await work(identities, store)

    asyncio.run(run())


def test_a_code_is_good_once_for_ten_minutes(tmp_path: Path) -> None:
    async def work(people: Identities, store: SqliteStore) -> None:
        ada = await people.add("Ada")
        before = time.time()
        code, until = await people.new_code(ada)
        assert before + 600 <= until <= time.time() + 600
        assert CODE_AGE == 600
        assert (await people.redeem(f" {code.lower()} ")).id == ada.id
        with pytest.raises(Refusal, match="used or too old"):
            await people.redeem(code)

        code, until = await people.new_code(ada)
        await store.write("UPDATE codes SET until = $1", time.time() - 1)
        with pytest.raises(Refusal, match="used or too old"):
            await people.redeem(code)
        assert await store.read("SELECT * FROM codes") == []

    _run(tmp_path, work)


def test_codes_that_are_too_old_are_removed(tmp_path: Path) -> None:
    async def work(people: Identities, store: SqliteStore) -> None:
        ada = await people.add("Ada")
        for _ in range(3):
            await people.new_code(ada)
        assert len(await store.read("SELECT * FROM codes")) == 3
        await store.write("UPDATE codes SET until = $1", time.time() - 1)
        await people.new_code(ada)
        assert len(await store.read("SELECT * FROM codes")) == 1

    _run(tmp_path, work)


def test_a_cookie_that_was_changed_signs_nobody_in(tmp_path: Path) -> None:
    async def work(people: Identities, store: SqliteStore) -> None:
        ada, zoe = await people.add("Ada"), await people.add("Zoë")
        cookie = await people.sign_in(ada, "Browser")
        found = await people.by_cookie(cookie)
        assert found is not None
        assert (found.id, found.name) == (ada.id, "Ada")
        assert await people.sign_in(found, "Browser") == cookie  # the same device
        assert len(await store.read("SELECT * FROM devices")) == 1
        version, _, device, signature = cookie.split(".")
        for wrong in (
            f"{version}.{zoe.id}.{device}.{signature}",
            f"{version}.{ada.id}.other.{signature}",
            f"2.{ada.id}.{device}.{signature}",
            f"{version}.{ada.id}.{device}.{'0' * 64}",
            f"{version}.{ada.id}.{device}.",
            f"{ada.id}.{device}.{signature}",
            cookie + "é",
            "." * 301,
            "",
        ):
            assert await people.by_cookie(wrong) is None, wrong

    _run(tmp_path, work)


def test_a_token_is_its_program_and_there_are_not_too_many(tmp_path: Path) -> None:
    async def work(people: Identities, store: SqliteStore) -> None:
        ada = await people.add("Ada")
        bot, token = await people.programs.add(ada, "Program", "all")
        found = await people.who(f"Bearer {token}", "")
        assert found is not None
        assert (found.id, found.name, found.device) == (bot.id, "Program", "")
        with pytest.raises(Refusal, match="not known"):
            await people.who(f"Bearer {token}x", "")
        assert token not in str(await store.read("SELECT * FROM tokens"))
        for k in range(1, MOST_TOKENS):
            await people.programs.add(ada, f"Program {k}", "all")
        with pytest.raises(Refusal) as caught:
            await people.programs.add(ada, "One too many", "all")
        assert caught.value.reason == "too-many"

    _run(tmp_path, work)


def _cookie(url: str, headers: dict[str, str]) -> Morsel[str]:
    """The cookie that a new guest gets."""
    request = urllib.request.Request(
        f"{url}/api/session", b'{"name":"Ada"}', {"Content-Type": "application/json", **headers}
    )
    with urllib.request.urlopen(request) as answer:
        (found,) = SimpleCookie(answer.headers["set-cookie"]).values()
        return found


def test_scripts_and_other_sites_do_not_get_the_cookie(server: Server) -> None:
    plain = _cookie(server.url, {})
    assert plain["httponly"] is True
    assert plain["samesite"].lower() == "strict"
    assert plain["path"] == "/"
    assert plain["domain"] == ""
    assert int(plain["max-age"]) == 400 * 86_400
    assert not plain["secure"]  # else nobody could sign in without a certificate at home
    behind_a_proxy = _cookie(server.url, {"X-Forwarded-Proto": "https"})
    assert behind_a_proxy["secure"] is True
    assert behind_a_proxy["httponly"] is True


SECURITY = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
POLICY = {
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
}


@pytest.mark.parametrize(
    ("method", "path", "headers", "status"),
    [
        ("GET", "/", {}, 200),
        ("GET", "/api/games", {}, 200),
        ("GET", "/api/me", {}, 401),
        ("GET", "/no/such/page", {}, 404),
        ("POST", "/api/session", {}, 415),
        ("POST", "/api/session", {"Origin": "http://elsewhere"}, 403),
    ],
)
def test_every_answer_has_the_security_headers(
    server: Server, method: str, path: str, headers: dict[str, str], status: int
) -> None:
    request = urllib.request.Request(server.url + path, None, headers, method=method)
    opener = urllib.request.build_opener(_AnyStatus())
    with opener.open(request) as answer:
        assert answer.status == status
        assert {name: answer.headers[name] for name in SECURITY} == SECURITY
        policy = answer.headers["content-security-policy"]
    assert {rule.strip() for rule in policy.split(";")} >= POLICY
    assert "unsafe" not in policy


class _AnyStatus(urllib.request.HTTPErrorProcessor):
    def http_response(self, request: object, response: object) -> object:  # pyright: ignore
        return response


def test_a_name_is_kept_to_one_visible_line(server: Server) -> None:
    ada = Browser(server.url)
    assert ada.post("/api/session", {"name": " A\u200b  d\na "})[1]["name"] == "A da"
    assert ada.post("/api/session", {"name": "\u200b"})[1]["reason"] == "bad-name"
