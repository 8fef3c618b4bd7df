"""Callers, what their calls cost, and what they are refused: in this process, without a network."""

import asyncio
from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from server.stand_ins import StandIn
from tafelronde.server.base.fair import Owner
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.http import costs
from tafelronde.server.http.arrival import KEY, Arrival
from tafelronde.server.http.caller import Callers
from tafelronde.server.http.limits import Asker
from tafelronde.server.http.rights import ANYBODY, MODERATOR, PERSON, PLAYER
from tafelronde.server.http.session_cookie import SessionCookies
from tafelronde.server.people.person import Person

ADA = Person("ada", "Ada")
ROBOT = Person("robot", "Robot", owner="ada")
ROUTE = "POST /api/tokens"
COST = 5.0
OPTS: dict[str, dict[str, Any]] = {
    ROUTE: {"who": PERSON, "cost": COST},
    "GET /api/me": {"who": PLAYER},
    "GET /api/host/reports": {"who": MODERATOR, "cost": 5.0},
    "GET /api/people": {"who": ANYBODY, "cost": 7.0},
}
"""The declarations of the routes."""
HERE = "192.0.2.1"


class Ledger:
    """Allowances that last, but for one of them; it writes down what is spent."""

    def __init__(self) -> None:
        self.spent: list[tuple[Any, ...]] = []
        self.none_left = ""
        self.proving: Counter[str] = Counter()

    def _note(self, what: str, *more: Any) -> None:
        if self.none_left == what:
            raise Refusal("too-fast")
        self.spent.append((what, *more))

    def spend(self, asker: Asker, cost: float) -> None:
        self._note("spend", asker, cost)

    def spend_own(self, person: str, cost: float) -> None:
        self._note("own", person, cost)

    def add_person(self, address: str) -> None:
        self._note("new", address)

    def try_code(self, address: str) -> None:
        self._note("code", address)

    def code_was_right(self, address: str) -> None:
        self._note("right", address)


class Site(StandIn):
    """The parts of a node that know people."""

    def __init__(self, person: Person | None, *, banned: bool = False, address: str = "") -> None:
        self.person, self.banned = person, banned
        self.asked: list[tuple[str, str]] = []
        self.limits = Ledger()
        self.seen: list[tuple[str, str]] = []
        self.identities = self.last_seen = self.moderation = self
        self.proxies = {"192.0.2.9"}
        self.settings = SimpleNamespace(public_address=address)
        self.site = "51e"
        self.session_cookies = SessionCookies(cast(Any, self))
        self.callers = Callers(cast(Any, self))

    async def who(self, authorization: str, cookie: str) -> Person | None:
        self.asked.append((authorization, cookie))
        if authorization == "Bearer nobody":
            raise Refusal("no-session")
        return self.person

    def saw(self, person: str, address: str) -> None:
        self.seen.append((person, address))

    def check(self, person: Person, *kinds: str) -> None:
        assert (person, kinds) == (self.person, ("sign-in",))
        if self.banned:
            raise Refusal("banned")

    def is_out(self, person: Person) -> bool:
        assert person == self.person
        return self.banned

    def need_role(self, person: Person | None, *, host: bool = False) -> Person:
        if person is None or person != ADA or host:
            raise Refusal("not-moderator" if host else "not-found")
        return person

    def run(self, name: str, route: str = ROUTE, **given: Any) -> Any:
        """The answer of one of the doors to a request."""
        return asyncio.run(getattr(self.callers, name)(asked(route), **given))


COOKIE = "prefs={}; tafelronde-51e-80=cookie"


def asked(
    route: str = ROUTE, host: str = HERE, called: str = "table:80", word: str = "", **more: Any
) -> Any:
    given: dict[str, Any] = {
        "route_handler": SimpleNamespace(opt=OPTS[route]),
        "scope": {KEY: Arrival(host, True, "https", called, "", "/")},
        "headers": {"authorization": word, "user-agent": "Browser", "cookie": COOKIE},
    }
    return SimpleNamespace(**given | more)


def refused(site: Site, name: str, route: str = ROUTE, **given: Any) -> str:
    with pytest.raises(Refusal) as caught:
        site.run(name, route, **given)
    return caught.value.reason


DOORS = ("person", "anybody", "known")


@pytest.mark.parametrize("name", DOORS)
def test_address_and_person_both_pay_what_the_route_costs(name: str) -> None:
    site = Site(ADA)
    assert site.run(name) == ADA
    assert site.asked == [("", "cookie")]
    assert site.limits.spent == [("spend", Asker(HERE), COST), ("own", "ada", COST)]
    assert site.seen == [("ada", HERE)]


@pytest.mark.parametrize("name", [*DOORS, "visitor"])
def test_nobody_is_known_where_nothing_is_left(name: str) -> None:
    site = Site(ADA)
    site.limits.none_left = "spend"
    assert refused(site, name) == "too-fast"
    assert site.asked == []
    site.limits.none_left = "own"
    assert refused(site, name) == "too-fast"
    assert site.seen == []


def test_who_has_no_name_is_a_visitor() -> None:
    site = Site(None)
    for name in ("person", "anybody", "visitor"):
        assert site.run(name) is None
    assert refused(site, "known") == "no-session"
    assert set(site.limits.spent) == {("spend", Asker(HERE), COST)}
    assert site.seen == []


def test_a_request_without_a_word_says_so() -> None:
    site = Site(None)
    asyncio.run(site.callers.person(asked(headers={})))
    assert site.asked == [("", "")]


def test_a_token_goes_before_a_cookie_and_other_words_do_not() -> None:
    """A proxy may ask for a password (Basic) that is none of ours."""
    site = Site(ADA)
    for word in ("Bearer word", "Basic YTpi"):
        asyncio.run(site.callers.person(asked(word=word)))
    assert site.asked == [("Bearer word", ""), ("", "cookie")]


def test_a_word_that_nobody_has_costs_more() -> None:
    site = Site(ADA)
    headers = {"authorization": "Bearer nobody"}
    with pytest.raises(Refusal, match="no-session"):
        asyncio.run(site.callers.anybody(asked(headers=headers)))
    word = ("spend", Asker(HERE), costs.UNKNOWN_TOKEN)
    assert site.limits.spent == [("spend", Asker(HERE), COST), word]


def test_who_is_banned_may_look_on_and_nothing_else() -> None:
    site = Site(ADA, banned=True)
    assert {refused(site, name) for name in ("person", "known")} == {"banned"}
    assert site.run("anybody") == ADA
    assert site.run("visitor") is None
    assert Site(ADA).run("visitor") == "ada"


def test_programs_are_refused_by_the_table_of_rights() -> None:
    site = Site(ROBOT)
    for name in ("person", "anybody", "known", "visitor"):
        assert refused(site, name) == "not-for-programs"
    may = "GET /api/me"
    assert site.run("known", may) == ROBOT
    assert site.run("visitor", may) == "robot"


def test_moderators_are_asked_for_their_role() -> None:
    route = "GET /api/host/reports"
    assert Site(ADA).run("moderator", route) == ADA
    assert refused(Site(ADA), "moderator", route, host=True) == "not-moderator"
    assert refused(Site(None), "moderator", route) == "not-found"
    assert refused(Site(ADA, banned=True), "moderator", route) == "banned"


def test_what_addresses_pay() -> None:
    site = Site(None)
    callers, spent = site.callers, site.limits.spent
    callers.pay(asked())
    assert spent.pop() == ("spend", Asker(HERE), COST)
    callers.spend(asked(), "ada", 7.0)
    assert spent.pop() == ("spend", Asker(HERE, "ada"), 7.0)
    callers.spend(asked(), None, 7.0)
    assert spent.pop() == ("spend", Asker(HERE), 7.0)
    callers.add_person(asked())
    assert spent.pop() == ("new", HERE)
    for tries in (callers.sends_mail, callers.try_code):
        tries(asked())
        assert spent.pop() == ("code", HERE)
    assert callers.may_look(asked("GET /api/people"))
    assert spent.pop() == ("spend", Asker(HERE), 7.0)
    site.limits.none_left = "spend"
    assert not callers.may_look(asked())
    assert spent == []


def test_a_household_is_one_address_and_no_address_is_none() -> None:
    site = Site(None)
    site.callers.pay(asked(host="2001:db8::1:2"))
    site.callers.pay(asked(host=""))
    assert [asker for _, asker, _ in site.limits.spent] == [Asker("2001:db8::/64"), Asker("")]


def test_what_proves_somebody_is_not_asked_where_too_much_was_tried() -> None:
    site = Site(None)
    tried: list[str] = []

    async def proof() -> str:
        tried.append("")
        return "ada"

    assert asyncio.run(site.callers.proved(asked(), proof())) == "ada"
    assert site.limits.spent == [("code", HERE), ("right", HERE)]
    site.limits.none_left = "code"
    with pytest.raises(Refusal):
        asyncio.run(site.callers.proved(asked(), proof()))
    assert len(tried) == 1


@pytest.mark.parametrize(
    ("set_by_host", "host", "name", "origin"),
    [
        ("", "table:80", "table", "https://table:80"),
        ("", "", "localhost", "https://"),
        ("", "[", "localhost", "https://["),
        ("https://Tafel.example/", "table:80", "tafel.example", "https://Tafel.example"),
    ],
)
def test_passkeys_know_the_site_as_browsers_do(
    set_by_host: str, host: str, name: str, origin: str
) -> None:
    site = Site(None, address=set_by_host)
    found = site.callers.site(asked(called=host))
    assert found.name == name
    assert found.origin == origin.rstrip("/")


def test_only_addresses_of_the_host_are_trusted() -> None:
    callers = Site(None).callers
    assert callers.is_trusted(asked(host="192.0.2.9"))
    assert not callers.is_trusted(asked())
    assert not callers.is_trusted(asked(host=""))
    through_a_proxy = Arrival("192.0.2.9", False, "http", "table", "", "/")
    assert not callers.is_trusted(asked(scope={KEY: through_a_proxy}))


def test_long_answers_are_counted_by_address_and_person() -> None:
    callers = Site(None).callers
    ours = callers.reader(asked(), "ada")
    assert (ours.user, ours.owner) == ("ada", Owner(HERE, "ada"))
    theirs = callers.reader(asked(), None)
    assert theirs.user is None
    assert len({ours.owner, theirs.owner, callers.reader(asked(host=""), "ada").owner}) == 3


def test_a_body_is_what_its_route_says() -> None:
    class Wish(msgspec.Struct):
        count: int

    async def body() -> bytes:
        return b'{"count": 3}'

    async def wrong() -> bytes:
        return b'{"count": "three"}'

    site = Site(None)
    handler = SimpleNamespace(opt={"body": Wish})
    given = asked(route_handler=handler, body=body)
    assert asyncio.run(site.callers.body(given)) == Wish(3)
    with pytest.raises(Refusal, match="count"):
        asyncio.run(site.callers.body(asked(route_handler=handler, body=wrong)))
