"""The places at a table as they are shown: who sits there, and who of them is there now."""

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import cast

import msgspec

from ...core.facts.court import PLAIN, Character, name_character
from ...core.facts.info import OptionValue
from ...core.objects.registry import info as info_of
from ..table.place import Before, Place
from ..table.table import Table
from ..wire.shown import Decider, Seat, Standing

Online = Callable[[str], bool]
"""Whether a person is there."""


@functools.lru_cache(maxsize=10_000)
def _placed(
    game: str,
    colours: tuple[str, ...],
    places: tuple[Place, ...],
    resigned: tuple[int, ...],
    before: tuple[Before, ...],
) -> tuple[Seat, ...]:
    court = info_of(game).court
    return tuple(
        Seat(
            kind="open" if place.is_open else "bot" if place.is_bot else "person",
            colour=colours[seat] if seat < len(colours) else "",
            name=name_of(game, seat, place),
            user=place.user,
            level=place.level,
            ready=place.ready,
            away=bool(place.user and place.level) and seat not in resigned,
            online=False,
            resigned=seat in resigned,
            character=_known(court, place.character),
            absent=place.name if place.is_bot else "",
            before=tuple(_decider(game, one, place) for one in before if one.seat == seat),
            standing=cast(Standing, place.standing),
        )
        for seat, place in enumerate(places)
    )


def name_of(game: str, seat: int, place: Place) -> str:
    """The name of the player on a seat: the bot, else the person."""
    if not place.is_bot:
        return place.name
    return name_character(info_of(game).court, place.character or f"{PLAIN}-{seat + 1}")


def _decider(game: str, one: Before, place: Place) -> Decider:
    was = msgspec.structs.replace(place, level=one.level, character=one.character)
    return Decider(
        one.until,
        "bot" if one.level else "person",
        name_of(game, one.seat, was),
        one.level,
        _known(info_of(game).court, one.character),
    )


def seats_of(table: Table) -> tuple[Seat, ...]:
    """The places at a table, as if nobody looked on. The same object for the same places."""
    view = None if table.course is None else lambda: table.state.view(None)
    return seats_at(
        table.game, table.options, table.places, table.resigned, table.before, view=view
    )


def seats_at(
    game: str,
    options: Mapping[str, OptionValue],
    places: tuple[Place, ...],
    resigned: tuple[int, ...] = (),
    before: tuple[Before, ...] = (),
    *,
    view: Callable[[], object] | None = None,
) -> tuple[Seat, ...]:
    """The places at a table of this game, as ``seats_of``. ``view``: how spectators see the
    position; None: the game has not begun."""
    colours = info_of(game).shown_colours(len(places), options, view)
    return _placed(game, colours, places, resigned, before)


@functools.lru_cache(maxsize=1000)
def encoded_seats(seats: tuple[Seat, ...], there: tuple[bool, ...]) -> msgspec.Raw:
    """These seats as JSON, with those marked who are there."""
    lit = [msgspec.structs.replace(seat, online=on) for seat, on in zip(seats, there, strict=True)]
    return msgspec.Raw(msgspec.json.encode(lit))


def there(table: Table, online: Online) -> tuple[bool, ...]:
    """For each seat, whether its person is present."""
    return tuple([bool(place.user) and online(place.user) for place in table.places])


def _known(court: Sequence[Character], id: str) -> str:
    """The id of the portrait of a bot's character, without the number that it has if all others
    were taken."""
    base = id.partition("-")[0]
    return base if any(character.id == base for character in court) else ""


def lit(seats: tuple[Seat, ...], online: Online) -> tuple[Seat, ...]:
    """The seats, with those marked whose people are present."""
    return tuple(
        msgspec.structs.replace(seat, online=True) if seat.user and online(seat.user) else seat
        for seat in seats
    )
