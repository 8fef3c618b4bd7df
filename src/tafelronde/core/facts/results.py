"""The scale of results, the same in all games.

A result is −1 … 1: twice the share of the victory, less 1. Who wins alone has 1, who wins nothing
has −1, and k players who share a victory have 2 / k − 1 each. So the results of a finished game
always add up to 2 − players.
"""

WON, LOST = 1.0, -1.0
"""The results of who wins alone, and of who wins nothing."""


def share_of(result: float) -> float:
    """The share of the victory, 0 … 1, that an expected result (−1 … 1) stands for: the chance to
    win, where one player wins.

    Examples:
        >>> share_of(-1.0), share_of(0.0), share_of(1.0)
        (0.0, 0.5, 1.0)
    """
    return max(0.0, min(1.0, (result + 1.0) / 2.0))


def given_up(players: int, losers: int) -> float:
    """The result of each of the others when so many ``losers`` have lost by giving up, or by a
    fault: they share the victory.

    Examples:
        >>> given_up(2, 1), given_up(4, 1), given_up(4, 3)
        (1.0, -0.33333333333333337, 1.0)
    """
    return 2.0 / (players - losers) - 1.0
