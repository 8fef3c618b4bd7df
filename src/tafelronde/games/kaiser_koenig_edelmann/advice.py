"""The reasons for a move of Kaiser, König, Edelmann instead of another one, as tellings.

Emperors come first, then pieces, then the way to the fortress. Nothing is hidden.
"""

from dataclasses import dataclass, replace

from ...core.facts.constants import TERMINAL
from ...core.facts.position import Position
from ...core.facts.telling import Argument, Telling
from .facts import EMPEROR, KINDS
from .seating import COLOURS
from .state import BEGIN, STRIDE, KaiserRecord
from .ways import Men, MenOfAll, men_of, points_of

Found = list[tuple[float, Telling]]

FARTHEST = 9


@dataclass
class Facts:
    """A position as one seat judges it."""

    men: Men
    checks: set[int]
    """Pieces that could capture the seat's emperor."""
    aimed: set[int]
    """Seats whose emperors this seat could capture."""
    hanging: dict[int, int]
    """The seat's pieces that could be captured at a loss, by their points, and what they are
    worth."""
    steps: int
    """The emperor's steps to the fortress over free points; ``FARTHEST`` where there is no such
    way."""
    safe: bool
    """Whether the emperor is beside the fortress, may enter it, and nobody can capture it."""
    rivals: set[int]
    """Other seats whose emperors can enter the fortress next."""
    room: int
    """The points on which the seat's pieces can end."""
    foes_room: int
    """The points on which those of the others can end."""


def reasons(state: Position[KaiserRecord], action: int, other: int | None) -> list[Telling]:
    """The weightiest first."""
    if action >= BEGIN:
        return []
    before = state.record
    now = _facts(men_of(before), before.player)
    this = _after(before, state.after(action).record, action)
    that = None if other is None else _after(before, state.after(other).record, other)
    found = _captures(now.men, before.colour, action, this)
    found += _emperor(action, now, this, that)
    found += _others(now, this, that)
    found += _pieces(now, this, that)
    found += _way(now, this, that)
    if not found:
        found = _room(now, this)
    return [telling for _, telling in sorted(found, key=lambda one: -one[0])]


# ---- the facts ---------------------------------------------------------------------------------


def _after(before: KaiserRecord, after: KaiserRecord, action: int) -> Facts:
    """The facts of the position after a move; after one that ends the round, before the pieces are
    put back."""
    ended = after.player == TERMINAL or after.round_number > before.round_number
    men = replace(men_of(before), men=_moved(before, action)) if ended else men_of(after)
    return _facts(men, before.player)


def _moved(record: KaiserRecord, action: int) -> MenOfAll:
    """``men`` after a move."""
    start, end = (1 << point for point in divmod(action, STRIDE))
    men = [tuple(mask & ~end for mask in kinds) for kinds in record.men]
    own = men[record.player]
    men[record.player] = tuple(m & ~start | end if m & start else m for m in own)
    return tuple(men)


def _facts(men: Men, player: int) -> Facts:
    goal = men.board.goal.bit_length() - 1
    hits = {seat: _hits(men, seat) for seat in range(men.players) if men.is_alive(seat)}
    foes = {seat: ends for seat, ends in hits.items() if seat != player}
    own = hits.get(player, {})
    checks = set(men.threats[player])
    steps = _steps(men, player, goal) if player in hits else FARTHEST
    return Facts(
        men=men,
        checks=checks,
        aimed={seat for seat in foes if _reaches(men, own, player, men.emperor(seat))},
        hanging=_hanging(men, player, own, foes),
        steps=steps,
        safe=steps == 1 and not checks,
        rivals={seat for seat in foes if _steps(men, seat, goal) == 1},
        room=len(own),
        foes_room=sum(len(hits) for hits in foes.values()),
    )


def _hits(men: Men, seat: int) -> dict[int, list[int]]:
    """The points on which a seat's pieces can end, own pieces' too, with the pieces' values."""
    found: dict[int, list[int]] = {}
    for value in KINDS:
        for point in points_of(men.men[seat][value - 1]):
            for end in men.ways(point, value):
                found.setdefault(end, []).append(value)
    return found


def _reaches(men: Men, hits: dict[int, list[int]], seat: int, point: int) -> bool:
    return bool(men.moved >> seat & 1) and point in hits


def _hanging(
    men: Men, player: int, own: dict[int, list[int]], foes: dict[int, dict[int, list[int]]]
) -> dict[int, int]:
    """Pieces but the emperor that are attacked, and not covered or worth more than what attacks."""
    found: dict[int, int] = {}
    for value in KINDS:
        if value == EMPEROR:
            continue
        for point in points_of(men.men[player][value - 1]):
            reaching = [hits for s, hits in foes.items() if _reaches(men, hits, s, point)]
            attackers = [attacker for hits in reaching for attacker in hits[point]]
            if attackers and (point not in own or min(attackers) < value):
                found[point] = value
    return found


def _steps(men: Men, seat: int, goal: int) -> int:
    """An emperor's steps to the fortress over free points."""
    reached = edge = 1 << men.emperor(seat)
    for steps in range(1, FARTHEST):
        near = 0
        for point in points_of(edge):
            near |= men.board.near[point]
        if near >> goal & 1:
            return steps
        edge = near & men.board.allowed[EMPEROR - 1] & ~men.taken & ~reached
        reached |= edge
    return FARTHEST


# ---- the reasons -------------------------------------------------------------------------------


def _captures(men: Men, colours: tuple[int, ...], action: int, this: Facts) -> Found:
    start, end = divmod(action, STRIDE)
    piece, victim = men.at(start), men.at(end)
    if piece is not None and piece[1] == EMPEROR and men.board.goal >> end & 1:
        return [(100, Telling("enters", {"player": men.player}))]
    if victim is None or piece is None:
        return []
    seat, value = victim
    if value == EMPEROR:
        return [(90, Telling("takes-emperor", {"other": seat}))]
    colour = COLOURS[colours[seat]]
    arguments: dict[str, Argument] = {"captured": KINDS[value], "victim": colour}
    if end not in this.hanging:
        return [(20 + value, Telling("takes-safely", arguments))]
    code = "takes-more" if value > piece[1] else "takes"
    return [(10 + value, Telling(code, {**arguments, "piece": KINDS[piece[1]]}))]


def _emperor(action: int, now: Facts, this: Facts, that: Facts | None) -> Found:
    """His own emperor is threatened, or would be."""
    if this.checks:
        return []
    if now.checks:
        start, end = divmod(action, STRIDE)
        if end in now.checks:
            return [(60, Telling("takes-threat"))]
        moves = bool(now.men.men[now.men.player][EMPEROR - 1] >> start & 1)
        return [(60, Telling("flees" if moves else "shields"))]
    if that is not None and that.checks:
        return [(40, Telling("stays-safe"))]
    return []


def _others(now: Facts, this: Facts, that: Facts | None) -> Found:
    """The reasons that concern the other emperors."""
    found: Found = []
    stopped = (now.rivals if that is None else that.rivals) - this.rivals
    found += [(55, Telling("stops", {"other": seat})) for seat in sorted(stopped)[:1]]
    aimed = this.aimed - now.aimed - (set() if that is None else that.aimed)
    found += [(25, Telling("threatens", {"other": seat})) for seat in sorted(aimed)[:1]]
    return found


def _pieces(now: Facts, this: Facts, that: Facts | None) -> Found:
    """The reasons that concern pieces in danger."""
    worst = max(this.hanging.values(), default=0)
    if now.hanging:
        lost = max(now.hanging.values())
        if worst < lost and (that is None or max(that.hanging.values(), default=0) >= lost):
            return [(15 + lost, Telling("saves", {"piece": KINDS[lost]}))]
    if that is not None:
        lost = max(that.hanging.values(), default=0)
        if worst < lost:
            return [(12 + lost, Telling("risks-less", {"piece": KINDS[lost]}))]
    return []


def _room(now: Facts, this: Facts) -> Found:
    """The reasons that concern the reach of the pieces, where nothing is to be won or lost."""
    if this.room > now.room:
        return [(3, Telling("more-room", {"count": this.room, "less": now.room}))]
    if this.foes_room < now.foes_room:
        return [(2, Telling("less-room", {"count": now.foes_room - this.foes_room}))]
    return []


def _way(now: Facts, this: Facts, that: Facts | None) -> Found:
    """The way to the fortress."""
    less = now.steps if that is None else that.steps
    if this.steps >= min(now.steps, less) and not (this.safe and not (that and that.safe)):
        return []
    if this.safe:
        return [(50, Telling("next-to-fortress"))]
    if this.steps >= FARTHEST or this.checks:
        return []
    if now.steps >= FARTHEST:
        return [(9, Telling("opens", {"count": this.steps}))]
    return [(8, Telling("nearer", {"count": this.steps}))]
