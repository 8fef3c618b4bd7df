"""The sections ``[setup]`` and ``[table]`` of a record, read strictly."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime

from ..core.facts.errors import BadOption, UnknownGame
from ..core.facts.info import Option, OptionValue
from ..core.objects import registry
from .errors import OtherRules, because
from .given import NOTHING, Given
from .sections import Section, cut, describe
from .setup import TIME_FORMAT, BotSeat, Later, Seating, Setup
from .text import parse_option, unquote, unquote_bytes

_GIVEN = re.compile(r"([1-9][0-9]{0,8}) ([0-9a-f]{64})")
_LATER = re.compile(r"from ply (0|[1-9][0-9]{0,8}) ([a-z0-9_-]+)")


def parse_setup(section: Section) -> Setup:
    name = section.field(0, "game")
    try:
        info = registry.info(name)
    except UnknownGame as error:
        reason = because("unknown-game", found=cut(name), known=", ".join(error.known))
        raise section.error(0, "game", reason) from None
    rules = section.number(1, "rules")
    if rules != info.rules_version:
        other = OtherRules(name, rules, info.rules_version)
        raise section.error(1, "rules", str(other)) from other
    players = section.number(2, "players")
    try:
        info.check_players(players)
    except BadOption as error:
        raise section.error(2, "players", describe(error)) from None
    options: dict[str, OptionValue] = {}
    index = 3
    for option in info.options:
        options[option.name] = _parse_option(section, index, option, players)
        index += 1 if option.data is None else 2
    given = _parse_given(section, index)
    index += 1 if given.steps else 0
    promised = section.digest(index, "commitment")
    nonces: list[bytes] = []
    for place in range(index + 1, len(section.lines)):
        value = section.field(place, "nonce")
        try:
            nonces.append(unquote_bytes(value))
        except ValueError as error:
            raise section.error(place, "nonce", f"{cut(value)} is {error}") from None
    try:
        setup = Setup.of(name, players, options, promised, nonces, given)
    except BadOption as error:
        raise section.error(index + 1, "nonce", describe(error)) from None
    section.expect(setup.lines())
    return setup


def _parse_given(section: Section, index: int) -> Given:
    """The given steps, if the section has a line about them."""
    if not section.lines[index : index + 1] or not section.lines[index].startswith("given: "):
        return NOTHING
    value = section.field(index, "given")
    shape = _GIVEN.fullmatch(value)
    if shape is None:
        reason = because("given", found=cut(value))
        raise section.error(index, "given", reason)
    return Given(int(shape[1]), bytes.fromhex(shape[2]))


def _parse_option(section: Section, index: int, option: Option, players: int) -> OptionValue:
    """The value of an option; for a data set the next line must have its digest."""
    field = f"option {option.name}"
    value = section.field(index, field)
    try:
        settled = option.settle(players, parse_option(value))
    except ValueError as error:
        raise section.error(index, field, describe(error)) from None
    if option.data is not None:
        field = f"sha256 {option.name}"
        declared, found = section.digest(index + 1, field).hex(), option.data.digest(str(settled))
        if declared != found:
            reason = because("other-data", found=found)
            raise section.error(index + 1, field, reason)
    return settled


def parse_table(section: Section, setup: Setup) -> Seating:
    index, match_id = 0, ""
    if section.lines and section.lines[0].startswith("match: "):
        index, match_id = 1, section.field(0, "match")
    started = section.field(index, "started")
    try:
        time = datetime.strptime(started, TIME_FORMAT).replace(tzinfo=UTC)
    except ValueError:
        reason = because("time", found=cut(started))
        raise section.error(index, "started", reason) from None
    names: list[str] = []
    labels = setup.labels()
    for seat, label in enumerate(labels):
        place, field = index + 1 + seat, f"seat {seat + 1} {label}"
        value = section.field(place, field)
        try:
            names.append(unquote(value))
        except ValueError as error:
            raise section.error(place, field, f"{cut(value)} is {error}") from None
    first_bot = index + 1 + len(labels)
    bots = _parse_bots(section, first_bot, labels)
    first_later = first_bot + len(bots)
    later = _parse_later(section, first_later, labels)
    try:
        table = Seating.of(setup.players, names, time, match_id, bots, later)
    except BadOption as error:
        places = {"match_id": 0, "started": index, "bots": first_bot, "later": first_later}
        place = places.get(error.field, index + 1)
        raise section.error(place, error.field, describe(error)) from None
    section.expect(table.lines(labels))
    return table


def _parse_bots(section: Section, first: int, labels: Sequence[str]) -> dict[int, BotSeat]:
    """The seats that bots play: any number of lines, and none in the oldest records."""
    bots: dict[int, BotSeat] = {}
    fields = {f"bot {seat + 1} {label}": seat for seat, label in enumerate(labels)}
    for index in range(first, len(section.lines)):
        field = section.lines[index].partition(": ")[0]
        if field not in fields:
            break  # it has no place here
        level, _, plays = section.field(index, field).partition(" ")
        bots[fields[field]] = BotSeat(level, plays)
    return bots


def _parse_later(section: Section, first: int, labels: Sequence[str]) -> list[Later]:
    """The people who took seats over: any number of lines, and none in older records."""
    later: list[Later] = []
    for index in range(first, len(section.lines)):
        field = section.lines[index].partition(": ")[0]
        shape = _LATER.fullmatch(field)
        if shape is None or shape[2] not in labels:
            break  # it has no place here
        value = section.field(index, field)
        try:
            later.append(Later(int(shape[1]), labels.index(shape[2]), unquote(value)))
        except ValueError as error:
            raise section.error(index, field, f"{cut(value)} is {error}") from None
    return later
