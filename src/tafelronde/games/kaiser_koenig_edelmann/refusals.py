"""Why an action is not possible: numbers for the rules, codes and clauses for people."""

(
    LEGAL,
    NOT_A_CHOICE,
    NOT_YOURS,
    SAME_POINT,
    OWN_PIECE,
    CENTRE,
    BLOCKED,
    DISTANCE_1,
    DISTANCE_2,
    DISTANCE_3,
    FIRST_MOVE,
) = range(11)

REFUSALS = {
    NOT_A_CHOICE: ("not-a-choice", "K-2.1"),
    NOT_YOURS: ("not-yours", "K-2.1"),
    SAME_POINT: ("same-point", "K-2.4"),
    OWN_PIECE: ("own-piece", "K-2.6"),
    CENTRE: ("centre", "K-2.7"),
    BLOCKED: ("blocked", "K-2.5"),
    DISTANCE_1: ("emperor-one", "K-2.2"),
    DISTANCE_2: ("king-two", "K-2.2"),
    DISTANCE_3: ("nobleman-three", "K-2.2"),
    FIRST_MOVE: ("first-move", "K-3.1"),
}
