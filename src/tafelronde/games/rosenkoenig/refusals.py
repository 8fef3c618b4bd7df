"""Why a decision is illegal: numbers for the rules, codes and clauses for people."""

LEGAL, NOT_A_CHOICE, NOT_IN_HAND, OFF_BOARD, OCCUPIED, NO_TARGET, OWN_STONE, NO_HERO, HAND_FULL = (
    range(9)
)

REFUSALS = {
    NOT_A_CHOICE: ("not-a-choice", "R-2.1"),
    NOT_IN_HAND: ("not-in-hand", "R-2.1"),
    OFF_BOARD: ("off-board", "R-3.2"),
    OCCUPIED: ("occupied", "R-3.3"),
    NO_TARGET: ("no-stone-to-turn", "R-5.1"),
    OWN_STONE: ("own-stone", "R-5.1"),
    NO_HERO: ("no-hero-left", "R-5.4"),
    HAND_FULL: ("hand-full", "R-4.1"),
}
