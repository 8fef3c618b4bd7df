"""The players whom a director's ruling names."""

from .acts import (
    AddPlayer,
    BringBack,
    GivePenalty,
    GrantBye,
    GrantLate,
    KeepApart,
    PairByHand,
    RemovePlayer,
    ReplacePlayer,
    Ruling,
    WithdrawPlayer,
)


def concerned(ruling: Ruling) -> tuple[int, ...]:
    """The numbers of the players whom a ruling names; a result names nobody by number."""
    match ruling:
        case (
            GivePenalty(player=player)
            | GrantBye(player=player)
            | GrantLate(player=player)
            | AddPlayer(player=player)
            | WithdrawPlayer(player=player)
            | RemovePlayer(player=player)
            | BringBack(player=player)
            | ReplacePlayer(player=player)
        ):
            return (player,)
        case KeepApart(one=one, other=other):
            return one, other
        case PairByHand(boards=boards):
            return tuple(number for board in boards for number in board)
        case _:
            return ()
