"""A person's way along the path of a game: the games that they begin there, and what is done."""

from collections.abc import Sequence

from ....core.facts.errors import BadOption, UnknownGame
from ....core.objects.registry import info as info_of
from ....school.path import BadPath, PathStep, path_of
from ...base.faults import tell
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...live import new_table
from ...live.games import bots_of
from ...live.tables import Tables
from ...people.person import Person
from ...storage.stored_card import StoredCard, decode_card
from ...storage.stored_tables import cards_of
from ...table.table import Table
from ...wire.requests import NewTable, SeatPlan
from . import path_wire as wire
from .lessons import Learning
from .progress import LESSON, MOMENT, PATH, PUZZLE, Progress

LATEST = 20
"""Games of a path that are looked at, the latest ones."""
SIZE = "@"
"""The sign before the size of a table larger than the fewest, in the name of a bot to beat."""


class Paths:
    """The paths of all games."""

    def __init__(self, parts: Parts) -> None:
        self._tables = parts[Tables]
        self._learnt = parts[Learning].learnt

    async def of(self, person: Person | None, game: str, players: int = 0) -> wire.GamePath:
        """The path of a game at a table of so many (0: the fewest), and what this person has done
        of it. Raises Refusal."""
        steps = await self._steps(game)
        size = _size(game, players)
        begun: Sequence[Progress] = ()
        if person is not None:
            await self._settle(person, game)
            begun = [one for one in await self._learnt.of(person.id) if one.game == game]
        return wire.GamePath(
            game,
            size,
            opened=any(one.kind == LESSON and one.solved > 0 for one in begun),
            steps=tuple(
                _told(number, step, begun, _rival(game, step, size))
                for number, step in enumerate(steps)
            ),
        )

    async def begin(self, person: Person, game: str, number: int, players: int = 0) -> Table:
        """A new table of so many (0: the fewest) for this person against the bot of a step; beside
        it others of its level. Raises Refusal."""
        steps = await self._steps(game)
        size = _size(game, players)
        step = steps[number] if 0 <= number < len(steps) else None
        if step is None or step.kind != "beat":
            raise Refusal("not-found", "no game is played at this step")
        seats = [SeatPlan("me"), SeatPlan("bot", level=step.level, character=step.character)]
        seats += [SeatPlan("bot", level=step.level) for _ in range(size - len(seats))]
        plan = NewTable(game, players=size, seats=seats)
        table = await new_table.create(self._tables, person, plan)
        item = f"{_rival(game, step, size)}/{table.id}"
        await self._learnt.note_seen(person.id, PATH, game, item)
        return table

    async def _steps(self, game: str) -> tuple[PathStep, ...]:
        try:
            if game not in self._tables.games.offered:
                raise UnknownGame(game, list(self._tables.games.offered))
            return path_of(game, bots_of(await self._tables.games.game(game)))
        except UnknownGame as error:
            raise Refusal("unknown-game", str(error)) from None
        except BadPath as error:
            tell(f"the path of {game} cannot be gone", error)
            return ()

    async def _settle(self, person: Person, game: str) -> None:
        """Note the outcome of games on the path that have ended since it was asked last."""
        latest = await self._learnt.latest(person.id, PATH, LATEST)
        open_ = {
            one.item.rpartition("/")[2]: one.item
            for one in latest
            if one.game == game and one.tries == 0
        }
        if not open_:
            return
        for table, text in await cards_of(self._tables.store, list(open_)):
            card = decode_card(text)
            if card.outcome is None:
                continue
            item = open_[table]
            who = item.split("/")[0].split(SIZE)[0]
            won = _beaten(card, person.id, who)
            await self._learnt.note(person.id, PATH, game, item, solved=won, result=float(won))


def _size(game: str, players: int) -> int:
    """The size of the table; 0: the fewest. Raises Refusal."""
    info = info_of(game)
    size = players or max(2, info.min_players)
    try:
        info.check_players(size)
    except BadOption as error:
        raise Refusal("bad-option", str(error), args={"field": error.field}) from None
    return size


def _rival(game: str, step: PathStep, size: int) -> str:
    """The bot of a step at a table of this size, as progress names it."""
    who = step.character or step.level
    return who if size == _size(game, 0) else f"{who}{SIZE}{size}"


def _beaten(card: StoredCard, user: str, who: str) -> bool:
    """Whether this person won the game, or came out ahead of the bot that was to be beaten."""
    assert card.outcome is not None
    seats = list(zip(card.outcome.seats, card.seats, strict=True))
    rivals = [own.place for own, seat in seats if who in (seat.character, seat.level)]
    return any(
        not own.gave_up and (own.result in ("won", "shared") or own.place < min(rivals, default=0))
        for own, seat in seats
        if seat.user == user
    )


def _told(number: int, step: PathStep, begun: Sequence[Progress], rival: str) -> wire.StepAt:
    if step.kind == "beat":
        mine = [one for one in begun if one.kind == PATH and one.item.split("/")[0] == rival]
        last = mine[-1].item.rpartition("/")[2] if mine else ""
        done = any(one.solved > 0 for one in mine)
        return wire.StepAt(number, step, done=done, so_far=len(mine), table=last)
    if step.kind == "lesson":
        items = [one for one in begun if one.kind == LESSON and one.item == step.lesson]
        return wire.StepAt(number, step, done=any(one.solved > 0 for one in items), so_far=0)
    kind = PUZZLE if step.kind == "puzzles" else MOMENT
    solved = sum(one.kind == kind and one.solved > 0 for one in begun)
    known = [one for one in begun if one.kind == kind and one.solved == 0]
    next_ = known[-1].item if step.kind == "own" and known else ""
    return wire.StepAt(number, step, done=solved >= step.count, so_far=solved, table=next_)
