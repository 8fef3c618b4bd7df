"""Forty phones behind one address come in at once, by the usual limits; who guesses does not."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from server.helpers import Browser, serving, sqlite_at
from server.housing import House

PHONES = 40
USUAL = 20
"""The cost of all that one person may ask for in a second, by default."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(sqlite_at(tmp_path_factory.mktemp("phones")), rate=USUAL) as server:
        yield House(server)


def test_forty_phones_come_in_at_once_and_nobody_is_told_to_wait(house: House) -> None:
    house.set(access="members")
    code = house.code(uses=PHONES)

    def arrive(number: int) -> list[int]:
        """Open the page, be somebody, use the invitation, look at the hall."""
        phone = Browser(house.server.url)
        statuses = [phone.get("/")[0], phone.get("/api/house")[0]]
        statuses.append(phone.post("/api/session", {"name": f"Phone {number}"})[0])
        statuses.append(phone.post("/api/house/join", {"code": code})[0])
        statuses.append(phone.get("/api/tables")[0])
        asyncio.run(_look(phone))
        return statuses

    async def _look(phone: Browser) -> None:
        async with phone.open() as page:
            assert json.loads(json.dumps(await page.next()))["me"]["name"].startswith("Phone")
            await page.do("lobby", on=True)
            await page.when_told("lobby")

    with ThreadPoolExecutor(PHONES) as phones:
        told = list(phones.map(arrive, range(PHONES)))
    assert told == [[200] * 5] * PHONES
    late = Browser(house.server.url, "Late")
    answer = late.post("/api/house/join", {"code": code})
    assert (answer[0], answer[1]["reason"]) == (403, "bad-house-code")  # it is used up
    members = house.kay.get("/api/host/members")[1]
    assert len(members["members"]) == PHONES
    (use,) = {member["note"] for member in members["members"]}
    assert use == ""


def test_who_guesses_codes_has_to_wait(house: House) -> None:
    house.set(access="members")
    guesser = Browser(house.server.url, "Guesser")
    told = [
        guesser.post("/api/house/join", {"code": f"WRONG-{number}"})[1]["reason"]
        for number in range(4 * USUAL)
    ]
    assert set(told) == {"bad-house-code", "too-fast"}
    assert told.count("bad-house-code") < 4 * USUAL
    other = Browser(house.server.url)  # it is the address that waits, whoever asks
    told = [other.post("/api/session/code", {"code": "ABCDE-FGHIJ"})[1]["reason"] for _ in range(5)]
    assert "too-fast" in told
