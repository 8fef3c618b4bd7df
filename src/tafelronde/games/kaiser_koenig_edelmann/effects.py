"""The gains of a turn of Kaiser, König, Edelmann: emperors, the fortress and pieces; and why
somebody has one after a move."""

from collections.abc import Iterator

from ...core.facts.gains import Cause, Gain
from ...core.facts.position import Position
from ...core.facts.telling import Argument, Telling
from .facts import EMPEROR, KINDS, NAMES
from .state import BEGIN, STRIDE, KaiserRecord
from .ways import Men, men_of

ALL, NEARLY = 1.0, 0.8
"""The worth of a round, and of an emperor before the fortress that nobody can reach in time."""
PIECE = 0.08
"""The worth of a point of a captured piece."""


def gains(state: Position[KaiserRecord]) -> list[Gain]:
    """The gains that one move can bring the player to act."""
    if state.record.begins < 0:
        return []
    return [gain for action in state.legal_actions() for gain in _gains(state, action)]


def _gains(state: Position[KaiserRecord], action: int) -> Iterator[Gain]:
    if action >= BEGIN:
        return
    men, mover = men_of(state.record), state.current_player
    start, end = divmod(action, STRIDE)
    piece, victim = men.at(start), men.at(end)
    if piece is None:
        return
    others = [seat for seat in range(men.players) if seat != mover]
    if men.board.goal >> end & 1:
        yield Gain("enters", (action,), {mover: ALL} | dict.fromkeys(others, -ALL))
    elif victim is not None:
        yield _capture(state, action, piece[1], victim)
    elif piece[1] == EMPEROR and _is_free(state, action, mover):
        worth = {mover: NEARLY} | dict.fromkeys(others, -NEARLY)
        yield Gain("gate", (action,), worth, {"point": NAMES[end]})


def _capture(
    state: Position[KaiserRecord], action: int, value: int, victim: tuple[int, int]
) -> Gain:
    """A capture: the piece is worth less where it can be taken back."""
    mover, (seat, lost) = state.current_player, victim
    end = action % STRIDE
    said: dict[str, Argument] = {
        "piece": KINDS[value],
        "captured": KINDS[lost],
        "point": NAMES[end],
    }
    if lost == EMPEROR:
        players = state.players
        return Gain("emperor", (action,), {mover: ALL / (players - 1), seat: -ALL}, said)
    after = state.after(action).record
    back = men_of(after).reaches if after.player >= 0 else {}
    risked = any(
        holder == seat and back[point] >> end & 1
        for point, (holder, _) in men_of(after).pieces.items()
        if point in back
    )
    net = lost - value if risked and value != EMPEROR else -lost if risked else lost
    worth = PIECE * max(net, lost / 4)
    return Gain("piece", (action,), {mover: worth, seat: -worth}, said)


def _is_free(state: Position[KaiserRecord], action: int, mover: int) -> bool:
    """Whether the emperor then stands before the fortress and nobody can capture him there, nor
    wins before."""
    men = men_of(state.after(action).record)
    if not men.at_gate(mover) or men.threats[mover]:
        return False
    return not any(men.at_gate(seat) for seat in range(men.players) if seat != mover)


# ---- why ---------------------------------------------------------------------------------------


def because(cause: Cause) -> Telling | None:
    """The closer reason: what a move took, moved or opened, so that a threat is allowed; whom a
    capture hits."""
    if cause.relation in ("brings", "keeps"):
        return _own(cause)
    if cause.gain.code in ("enters", "gate"):
        return _guard(cause)
    return _exposed(cause) if cause.gain.code == "emperor" else None


def _own(cause: Cause) -> Telling | None:
    """The player's own gains, with the others that they hit."""
    code, now = cause.gain.code, cause.relation == "brings"
    if code == "emperor":
        victim = min(cause.gain.worth, key=cause.gain.worth.__getitem__)
        return Telling("takes-emperor" if now else "keeps-emperor", {"other": victim})
    if now and code in ("enters", "gate"):
        return Telling("enters" if code == "enters" else "next-to-fortress")
    return None


def _guard(cause: Cause) -> Telling | None:
    """A guard who could have captured the other's emperor in time after the better move, and cannot
    after the worse one."""
    seat, before = cause.seat, men_of(cause.state.record)
    after = [men_of(cause.state.after(action).record) for action in (cause.better, cause.worse)]
    if not all(men.is_alive(seat) for men in (before, *after)):
        return None
    turns = _between(cause)
    could, can = (_guards(men, seat, turns) for men in after)
    if can or not could:
        return None
    start, end = divmod(cause.worse, STRIDE)
    said: dict[str, Argument] = {"other": seat, "point": NAMES[before.emperor(seat)]}
    guards = _guards(before, seat, {*turns, before.player})
    if end in guards:
        return Telling("takes-guard", said)
    if start in guards:
        return Telling("moves-guard", said)
    return Telling("bars-guard", said) if guards else None


def _between(cause: Cause) -> set[int]:
    """The seats that move after the player and before the one who has the gain."""
    state, seats = cause.state, set[int]()
    for step in cause.path:
        state = state.after(step)
        seats.add(state.current_player)
    return seats - {cause.seat}


def _guards(men: Men, seat: int, of: set[int]) -> set[int]:
    """The points of pieces of these seats that could capture this seat's emperor."""
    return {point for point in men.threats[seat] if men.pieces[point][0] in of}


def _exposed(cause: Cause) -> Telling | None:
    """How the own emperor came to be capturable."""
    start, _ = divmod(cause.worse, STRIDE)
    before = men_of(cause.state.record)
    own = cause.state.current_player
    if before.men[own][EMPEROR - 1] >> start & 1:
        return Telling("walks-into", cause.gain.arguments)
    if cause.relation == "allows" and not before.threats[own]:
        return Telling("bares-emperor", cause.gain.arguments)
    return None
