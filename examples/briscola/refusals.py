"""Why a card cannot be played now: numbers for the rules, codes and clauses for people.

The reasons tell nothing that is hidden: a card in another's hand and one in the pile are refused
alike.
"""

LEGAL, NOT_A_CHOICE, NOT_IN_HAND, PLAYED, TURNED_UP, UNUSED = range(6)

REFUSALS = {
    NOT_A_CHOICE: ("not-a-choice", "B-3.1"),
    NOT_IN_HAND: ("not-in-hand", "B-3.1"),
    PLAYED: ("played", "B-3.4"),
    TURNED_UP: ("turned-up", "B-2.2"),
    UNUSED: ("unused", "B-1.4"),
}
"""Number → the catalogue's code, and the clause."""
