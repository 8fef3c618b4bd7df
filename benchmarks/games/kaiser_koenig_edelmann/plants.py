"""Consequences of moves in Kaiser, König, Edelmann, by what the next player can do at once."""

from collections.abc import Iterator

from benchmarks.reasons.planting import Plant

from tafelronde.core.objects.state import State
from tafelronde.games.kaiser_koenig_edelmann.state import STRIDE

EMPEROR = frozenset({"allows-emperor", "leaves-emperor", "walks-into", "bares-emperor"})
FORTRESS = frozenset({"allows-enters", "leaves-enters", "takes-guard", "moves-guard", "bars-guard"})
PIECE = frozenset({"allows-piece", "leaves-piece"})


def plants(state: State, better: int, worse: int) -> Iterator[Plant]:
    """The plain facts about the two moves."""
    mover = state.current_player
    if _wins(state, mover, worse):
        return
    if _wins(state, mover, better):
        if not _is_punished(state.after(worse), mover):
            yield Plant("victory missed", frozenset({"enters", "takes-emperor"}))
        return
    after = [state.after(action) for action in (better, worse)]
    if any(one.current_player < 0 or one.current_player == mover for one in after):
        return
    [spared, given] = [_losses(one, mover) for one in after]
    foe = after[1].current_player
    if any(_ends_the_round(one) for one in [after[0]]):
        return
    if _ends_the_round(after[1]):
        yield Plant("fortress", FORTRESS, foe)
    elif "emperor" in given and "emperor" not in spared:
        yield Plant("emperor lost", EMPEROR, foe)
    elif (
        not spared and given and _takes_nothing(state, better, worse) and _is_bare(after[1], mover)
    ):
        yield Plant("gift", PIECE, foe)


def _is_punished(state: State, mover: int) -> bool:
    """Whether somebody can win, or capture this seat's emperor, before its next turn."""
    record = state.record
    near = record.near[record.goal.bit_length() - 1]
    rivals = [men[0] for seat, men in enumerate(record.men) if seat != mover]
    return any(men & near for men in rivals) or "emperor" in _losses(state, mover)


def _wins(state: State, mover: int, action: int) -> bool:
    """Whether a move ends the round for the mover, or captures an emperor."""
    end = action % STRIDE
    if state.record.goal >> end & 1:
        return True
    return any(men[0] >> end & 1 for seat, men in enumerate(state.record.men) if seat != mover)


def _losses(state: State, seat: int) -> set[str]:
    """The pieces of this seat that the player to act can capture."""
    kinds = ("emperor", "king", "nobleman")
    ends = {action % STRIDE for action in state.legal_actions()}
    own = state.record.men[seat]
    return {kind for kind, men in zip(kinds, own, strict=True) for end in ends if men >> end & 1}


def _ends_the_round(state: State) -> bool:
    """Whether the player to act can enter the fortress."""
    return any(state.record.goal >> action % STRIDE & 1 for action in state.legal_actions())


def _takes_nothing(state: State, *actions: int) -> bool:
    """Whether none of these moves takes a piece."""
    taken = [men for each in state.record.men for men in each]
    return not any(men >> action % STRIDE & 1 for men in taken for action in actions)


def _is_bare(state: State, seat: int) -> bool:
    """Whether what the player to act can capture of this seat's can't be taken back."""
    own = state.record.men[seat]
    for capture in state.legal_actions():
        at = capture % STRIDE
        if any(men >> at & 1 for men in own[1:]):
            then = state.after(capture)
            if then.current_player == seat and any(
                back % STRIDE == at for back in then.legal_actions()
            ):
                return False
    return True
