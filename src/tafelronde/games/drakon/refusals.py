"""Why a decision is illegal: numbers for the rules, codes and clauses for people."""

(
    LEGAL, NOT_A_CHOICE, NOT_IN_HAND, OCCUPIED, APART, FACING, NO_TILE, NO_WAY, TOO_FEW_STEPS,
    HERO_THERE, START_TILE, NO_TURN, NO_TILES, NO_ABILITY, NOT_TOGETHER, NO_COIN, MUST_ACT,
    NOT_ADJACENT,
) = range(18)  # fmt: skip

REFUSALS = {
    NOT_A_CHOICE: ("not-a-choice", "D-12.1"),
    NOT_IN_HAND: ("not-in-hand", "D-3.1"),
    OCCUPIED: ("occupied", "D-3.1"),
    APART: ("apart", "D-3.1"),
    FACING: ("facing-arrows", "D-3.3"),
    NO_TILE: ("no-tile-there", "D-4.1"),
    NO_WAY: ("no-way", "D-4.1"),
    TOO_FEW_STEPS: ("wrong-distance", "D-4.7"),
    HERO_THERE: ("hero-there", "D-6.8"),
    START_TILE: ("start-stays", "D-7.1"),
    NO_TURN: ("no-such-turn", "D-6.14"),
    NO_TILES: ("no-tiles-to-take", "D-6.7"),
    NO_ABILITY: ("no-ability", "D-10.1"),
    NOT_TOGETHER: ("not-together", "D-10.7"),
    NO_COIN: ("no-coin-there", "D-10.8"),
    MUST_ACT: ("must-act", "D-2.2"),
    NOT_ADJACENT: ("not-adjacent", "D-10.6"),
}
