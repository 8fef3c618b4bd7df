"""Consequences of actions in Drakon, by the coins that change hands next."""

from collections.abc import Iterator

from benchmarks.reasons.planting import Plant

from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.state import State
from tafelronde.games.drakon.state import AMAZON_MOVE, CELLS, MAIN, MOVE, WIZARD_MOVE, WON_COINS

MOVES = (MOVE, WIZARD_MOVE, AMAZON_MOVE)
WORLDS = 6


def plants(state: State, better: int, worse: int) -> Iterator[Plant]:
    """The plain facts about the two actions."""
    mover = state.current_player
    if state.record.phase != MAIN:
        return
    gain, loss = (_own(state, mover, action) for action in (better, worse))
    if gain >= 1 and loss <= 0 and not loss:
        yield Plant("coin missed", frozenset({"takes-coin", "steals", "wins"}))
        return
    if loss < 0 <= gain and not gain:
        yield Plant("coin lost", frozenset({"costs-pays", "costs-mine"}))
        return
    if gain or loss:
        return
    spared, given = (_next(state, mover, action) for action in (better, worse))
    if spared is None or given is None or spared[0] != given[0] or spared[1]:
        return
    seat, can = given
    if "win" in can:
        yield Plant("victory allowed", frozenset({"allows-wins", "leaves-wins"}), seat)
    elif "mine" in can:
        yield Plant("theft", frozenset({"allows-mine", "leaves-mine"}), seat)
    elif "coin" in can:
        yield Plant("coin allowed", frozenset({"allows-coin", "leaves-coin"}), seat)


def _own(state: State, mover: int, action: int) -> float:
    """The coins that the player has more at once."""
    return state.after(action).scores()[mover] - state.scores()[mover]


def _next(state: State, mover: int, action: int) -> tuple[int, set[str]] | None:
    """The gains that the next player has by one move in all positions that may come: who
    that is, and coins. None where the turn is not over, or it is not the same in all of them."""
    found: list[tuple[int, frozenset[str]]] = []
    for number in range(WORLDS):
        then = state.after(action)
        then.apply_chance(new_rng(number))
        if then.is_terminal or then.current_player == mover or then.record.phase != MAIN:
            return None
        found.append((then.current_player, frozenset(_can(then, mover))))
    return (found[0][0], set(found[0][1])) if len(set(found)) == 1 else None


def _can(state: State, victim: int) -> Iterator[str]:
    seat, now = state.current_player, state.scores()
    for action in state.legal_actions():
        if action // CELLS not in MOVES:
            continue
        after = state.after(action)
        if after.is_terminal and after.record.phase == WON_COINS and after.winners() == [seat]:
            yield "win"
        elif after.scores()[victim] < now[victim]:
            yield "mine"
        elif after.scores()[seat] > now[seat]:
            yield "coin"
