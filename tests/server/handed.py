"""Records of games that were played without a network, true ones and others."""

from random import Random
from typing import Any

from server.helpers import Browser
from tafelronde.match import Match, format_record
from tafelronde.match.chance import seed_from_number
from tafelronde.match.setup import BotSeat, Seating, section_digest

DOOR = "/api/handed-over"


def game_over(
    number: int = 1,
    game: str = "rosenkoenig",
    players: int | None = None,
    names: tuple[str, ...] = ("Ada", "Rosa"),
    bots: dict[int, BotSeat] | None = None,
    most: int = 10_000,
    **given: Any,
) -> Match:
    """A game that was played by chance to its end, or until the first player gave up after ``most``
    steps; another one for each number."""
    match = Match.start(game, players=players, seed=seed_from_number(number), **given)
    names += tuple(f"Person {k}" for k in range(len(names), match.setup.players))
    match.table = Seating.of(match.setup.players, names, bots=bots)
    random = Random(number)
    while not match.is_over and match.ply < most:
        match.play(random.choice(match.state.legal_actions()))
    if not match.is_over:
        match.resign(0)
    return match


def record(number: int = 1, **given: Any) -> str:
    """The record of such a game."""
    return format_record(game_over(number, **given))


def signed(text: str) -> str:
    """The record with the digests that its sections have: as somebody makes it who knows how."""
    head, *parts = text.split("\n\n[")
    told: list[str] = []
    for part in parts[:-1]:
        name, _, body = part.partition("]\n")
        told.append(
            f"{name}: {section_digest(name, body.removesuffix(chr(10)).split(chr(10))).hex()}"
        )
    return "\n\n[".join([head, *parts[:-1], "digests]\n" + "\n".join(told) + "\n"])


def hand_over(person: Browser, text: str) -> str:
    """Hand over a record that is taken; the id of the table."""
    status, answer = person.post(DOOR, {"record": text})
    assert status == 200, answer
    return answer["table"]
