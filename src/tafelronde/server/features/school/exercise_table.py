"""An exercise as a table, for who plays it: at a server as in a browser
(``tafelronde.pocket.judging``). It is in no database."""

from collections.abc import Sequence

from ....core.facts.constants import CHANCE
from ....school.exercise import Stand
from ...people.person import Person
from ...table import events as e
from ...table.court import fill
from ...table.table import Table
from ...views import render
from ...views.cache import ViewCache
from ...wire.history import Frame
from ...wire.messages import TableNews
from ...wire.shown import Entry


def views_of(stand: Stand, person: Person, level: str) -> ViewCache:
    """A table with this person and bots of this level at which the steps so far are played."""
    exercise = stand.exercise
    setup = exercise.setup
    table = Table(f"{exercise.game}-{exercise.id}", exercise.secret)
    given = tuple(ply.action for ply in stand.log)
    promised = setup.commitment.hex()
    options = dict(exercise.options)
    created = e.Created(
        person.id, exercise.game, exercise.players, options, False, promised, 0, given
    )
    table.apply(created, 0.0)
    fill(
        table,
        [
            e.Seated(seat, person.id, person.name)
            if seat == exercise.seat
            else e.BotSeated(seat, level)
            for seat in range(exercise.players)
        ],
    )
    table.apply(e.Started(setup.rules), 0.0)
    for _, player, action in stand.log:
        table.apply(e.Drawn(action) if player == CHANCE else e.Moved(player, action), 0.0)
    table.settle()
    return ViewCache(table)


def news_of(views: ViewCache, person: Person) -> TableNews:
    """The table as the person sees it."""
    return render.news(views, person.id, 0, lambda _: True, "", 0)


def frames_of(before: Stand, stand: Stand, entries: Sequence[Entry]) -> tuple[Frame, ...]:
    """The table before the last answer, and after each ply since then."""
    state, since, last = before.state.copy(), len(before.log), len(stand.log)
    frames: list[Frame] = []
    for ply in range(since, last + 1):
        if ply > since:
            state.apply_known(stand.log[ply - 1].action)
        entry = entries[ply - 1] if ply else None
        frames.append(render.frame_of((stand.exercise.seat,), state, ply, last, entry))
    return tuple(frames)
