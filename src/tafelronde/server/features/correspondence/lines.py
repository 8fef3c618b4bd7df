"""Lines, the answers that a player leaves in advance in a game by days: "if they pass, I pass".

A line is the decisions of all players, one after the other, from a position of the table up to an
answer. Only games without hidden information have lines, and none of a line's decisions leads to
chance. A line still holds if it begins with all decisions since it was left; the table's events
alone tell that. So no line has to be deleted in time, and a crash leaves none that would be played
wrongly.
"""

from collections.abc import Iterable, Iterator

from ....core.facts.errors import IllegalAction
from ....core.objects.registry import info as info_of
from ....core.objects.state import State
from ...base.refusal import Refusal
from ...table import events as e
from ...table.playing import parse_action, play
from ...table.table import Table
from .answer_wire import MOST_ANSWERS, MOST_STEPS
from .plan import Line, Plan

# ---- which lines may be left --------------------------------------------------------------------


def may_answer(game: str) -> bool:
    """Whether lines may be left in this game: nobody hides anything there, so a decision reveals
    nothing but itself."""
    return not info_of(game).hidden


def check_leaving(table: Table, user: str, seat: int) -> None:
    """Raise Refusal where this person cannot leave answers for this seat now."""
    if seat not in table.seats_of(user):
        raise Refusal("not-your-seat", "somebody else sits there, or nobody", args={"seat": seat})
    if table.status != "playing":
        raise Refusal("not-playing", f"the table is {table.status}")
    if seat in table.resigned:
        raise Refusal("has-resigned", "this seat has given the game up", args={"seat": seat})
    if table.places[seat].is_bot:
        raise Refusal("bot-plays", "a bot sits in for you: come back first")
    if table.pace != "days":
        raise Refusal("answers-live", "answers are left only where each decision has days")
    if not may_answer(table.game):
        raise Refusal("answers-hidden", "in this game players hide something from one another")


def parse_line(table: Table, seat: int, texts: Iterable[str]) -> Line:
    """Read and check a whole line; its last decision is an answer of this seat. Raises Refusal."""
    line = tuple(parse_action(table, text) for text in texts)
    state = walk(table.state, line[:-1])
    if state.current_player != seat:
        raise Refusal("answers-end", "a line ends with your answer")
    walk(state, line[-1:])
    own = sum(player == seat for player, _ in steps(table.state, line))
    if own > MOST_ANSWERS or len(line) > MOST_STEPS:
        raise Refusal("answers-long", f"at most {MOST_ANSWERS} answers and {MOST_STEPS} decisions")
    return line


def walk(state: State, line: Iterable[int]) -> State:
    """A copy of the position after these decisions. Raises Refusal where one of them is not legal,
    or something is drawn after it."""
    state = state.copy()
    for action in line:
        try:
            state.apply(action)
        except IllegalAction as error:
            reason = "answers-over" if state.is_terminal else error.reason
            raise Refusal(reason, str(error), error.clause, {"action": error.action}) from None
        if state.is_chance:
            raise Refusal("answers-drawn", "something is drawn in this line")
    return state


def check_one_answer(table: Table, seat: int, lines: Iterable[Line]) -> None:
    """Raise Refusal where two lines give different answers to the same decisions."""
    answers: dict[Line, int] = {}
    for line in lines:
        for k, (player, action) in enumerate(steps(table.state, line)):
            if player == seat and answers.setdefault(line[:k], action) != action:
                raise Refusal("answers-differ", "two lines answer the same with something else")


def steps(state: State, line: Iterable[int]) -> Iterator[tuple[int, int]]:
    """(player, action) for each decision of a line that has been checked."""
    state = state.copy()
    for action in line:
        yield state.current_player, action
        state.apply_known(action)


def follow_ups(state: State, seat: int) -> tuple[list[int], bool]:
    """The legal decisions with which a line of this seat may go on in this position, and whether
    some legal ones may not stand in it."""
    legal = state.legal_actions()
    others = state.current_player != seat
    fit: list[int] = []
    for action in legal:
        after = state.after(action)
        if not (after.is_chance or (others and after.is_terminal)):
            fit.append(action)
    return fit, len(fit) < len(legal)


# ---- which lines hold now, and which answer is played -------------------------------------------


def rest_of(table: Table, plan: Plan) -> list[Line]:
    """The rest of each line that begins with all decisions since it was left; [] after a takeback,
    or where something was drawn since."""
    if not 0 <= plan.seat < table.players or table.places[plan.seat].user != plan.user:
        return []
    if plan.ply > table.ply or any(seq > plan.seq for seq, _ in table.cuts):
        return []
    since = table.log[plan.ply :]
    if any(ply.player < 0 for ply in since):
        return []
    happened = tuple(ply.action for ply in since)
    pauses = (line[len(happened) :] for line in plan.lines if line[: len(happened)] == happened)
    return [rest for rest in pauses if rest]


def replies(
    table: Table, new: Iterable[e.Event], plans: Iterable[Plan], at: float
) -> list[e.Event]:
    """The events of all answers that follow on the ``new`` events."""
    after = table.fork()
    for event in new:
        after.apply(event, at)
    by_seat = {plan.seat: plan for plan in plans}
    replied: list[e.Event] = []
    while (seat := after.player) >= 0 and not after.places[seat].is_bot and seat in by_seat:
        pauses = rest_of(after, by_seat[seat])
        if not pauses or seat in after.resigned:
            break
        for event in play(after, pauses[0][0]):
            after.apply(event, at)
            replied.append(event)
    return replied
