"""Tables as people see them, of every game, with few and many players, at the beginning, in the
middle, at each kind of decision and at the end. The games are those of ``tests/records``; the
reader has the longest of names, and sits where somebody is to act."""

import functools
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from browser.dealt import lay
from server.helpers import Browser as Person
from server.helpers import Server
from tafelronde.core.facts.court import choose_character
from tafelronde.core.objects.registry import info
from tafelronde.match import load_match
from tafelronde.server.table import events as e
from tafelronde.server.table.playing import play
from tafelronde.server.table.table import Table

RECORDS = Path(__file__).parents[1] / "records"

SAMPLES = {
    "rosenkoenig": ("52-stones-points",),
    "drakon": ("quiet", "barbarian", "allow"),
    "kaiser_koenig_edelmann": ("2-two-rounds", "3-goal", "4-four-rounds"),
    "koenig_der_elfen": ("two", "four-thieves", "six"),
}
"""The records of each game: the fewest players, some, the most."""

STEPS = {
    "rosenkoenig": (("52-stones-points", (40,)),),
    "drakon": (("barbarian", (40, 45)), ("allow", (80,))),
    "kaiser_koenig_edelmann": (("2-two-rounds", (115,)), ("4-four-rounds", (136, 246))),
    "koenig_der_elfen": (("four-thieves", (62, 67)), ("six", (197,))),
}
"""Steps of replays with much to show: a whole dungeon, matches of some rounds, trips with tolls."""

READER = "Maximiliane von Hohenstein-Brügge"
OTHERS = ("Maximilian von Hohenstein-Brügge", "Gast-8fa21c", "Bartholomeus van der Wijngaarden")
"""The names of the people beside the reader; all others there are bots with faces."""
PEOPLE_AT = (1, 2, 4)
"""The distances of the people's seats behind the reader's."""

MIDDLE = 0.6
"""The part of a game that has been played in its middle."""


People = Sequence[tuple[str, str]]
"""Their ids and names."""


class Position(NamedTuple):
    game: str
    players: int
    phase: str
    """``begin``, ``middle``, ``end``, or the kind of decision that is asked."""
    path: str
    """The page of the table."""

    @property
    def name(self) -> str:
        return "-".join(str(part) for part in (self.game, self.players, self.phase) if part)


def asked(view: object) -> str:
    """The kind of decision for which this view asks; "" where the game has only one."""
    return " ".join(filter(None, (getattr(view, "phase", ""), getattr(view, "awaits", ""))))


@functools.cache
def moments(game: str, record: str) -> tuple[tuple[str, int, int], ...]:
    """The moments of a game that are shown: the name of each, the steps until then, and the player
    who is to act, or has won."""
    match = load_match(RECORDS / game / f"{record}.txt")
    decisions = [ply for ply in match.plies() if ply.player >= 0]
    middle = MIDDLE * len(match.log)
    nearest: dict[str, tuple[int, int]] = {}
    last = 0
    for ply in decisions:
        state = match.state_at(ply.number)
        if len(state.legal_actions()) < 2:  # the server does by itself what is forced
            continue
        last = ply.number
        kind = asked(state.view(ply.player))
        before = nearest.get(kind)
        if before is None or abs(ply.number - middle) < abs(before[0] - middle):
            nearest[kind] = ply.number, ply.player
    first = decisions[0]
    return (
        ("begin", first.number, first.player),
        *((kind.replace(" ", "-") or "middle", *at) for kind, at in nearest.items()),
        ("end", last, (match.winners() or (0,))[0]),
    )


def seats(game: str, players: int, reader: int, people: People) -> Iterator[e.Event]:
    """Events of the seats: these people, the reader first, each ready; and bots."""
    court, taken = info(game).court, list[str]()
    for seat in range(players):
        away = (seat - reader) % players
        if away == 0 or away in PEOPLE_AT:
            user, name = people[0 if away == 0 else 1 + PEOPLE_AT.index(away)]
            yield e.Seated(seat, user, name)
            yield e.ReadySaid(seat, True, "")
        else:
            taken.append(choose_character(court, "medium", taken, game))
            yield e.BotSeated(seat, "medium", taken[-1])


def to_the_end(log: Sequence[int], table: Table) -> list[e.Event]:
    """The events of what is left of a game."""
    found: list[e.Event] = []
    while table.status != "over":
        for event in play(table, log[table.ply]):
            table.apply(event, table.changed)
            found.append(event)
    return found


def lay_one(
    node: Server, game: str, record: str, phase: str, people: People, seed: int = 0
) -> Position:
    """The table of one moment of a game, at which the first of these people is the reader."""
    match = load_match(RECORDS / game / f"{record}.txt")
    _, steps, seat = next(moment for moment in moments(game, record) if moment[0] == phase)
    players = match.state.players
    path = lay(
        node,
        game,
        people[0][0],
        list(seats(game, players, seat, people)),
        seed,
        match.log[:steps],
        then=functools.partial(to_the_end, match.log) if phase == "end" else None,
        listed=False,  # else every page would say at which others it is one's turn
        options=match.setup.options,
    )
    return Position(game, players, phase, path)


def company(node: Server, reader: tuple[str, str]) -> People:
    """The reader, an id and a name, and the other people."""
    return [reader, *((Person(node.url, name).me["user"], name) for name in OTHERS)]


def lay_all(node: Server, game: str, reader: tuple[str, str]) -> list[Position]:
    """All tables of a game at which this person is the reader."""
    people = company(node, reader)
    wanted = [(record, moment[0]) for record in SAMPLES[game] for moment in moments(game, record)]
    return [lay_one(node, game, *one, people, seed) for seed, one in enumerate(wanted)]


def become_reader(page: Page, node: Server) -> tuple[str, str]:
    """The person at this page is called as the reader is; their id and name."""
    answer = page.request.post(f"{node.url}/api/session", data={"name": READER})
    assert answer.ok, answer.text()
    return answer.json()["user"], READER
