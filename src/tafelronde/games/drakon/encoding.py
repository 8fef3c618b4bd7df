"""What the numbers of an observation mean (``observe`` writes them)."""

from __future__ import annotations

from ...core.facts.encoding import Block, Encoding, Numbers
from .facts import FIGURES, IN_PLAY, KINDS, LOOKS, MOST_PLAYERS, REACH, STILL_TURNS, TILES
from .state import PHASES

_FAR = 2 * REACH / 8
_COINS = 32_767
"""No more than the record can count (int16)."""

ENCODING: Encoding = (
    Block(
        "tiles",
        "for each laid tile, from south to north",
        TILES,
        (
            Numbers("laid", "1 if there is one"),
            Numbers("east", "steps from the player's hero to the east, over 8", -_FAR, _FAR),
            Numbers("north", "steps from the player's hero to the north, over 8", -_FAR, _FAR),
            Numbers("kind", "1 for what it is: blank, gold, toll, …", shape=(len(KINDS),)),
            Numbers("arrows", "1 for each side with an arrow: N, E, S, W", shape=(4,)),
            Numbers("heroes", "1 for each hero on it, seats ahead", shape=(MOST_PLAYERS,)),
        ),
    ),
    Block(
        "seats",
        "for each seat in the order of play, from the player",
        MOST_PLAYERS,
        (
            Numbers("taken", "1 if somebody sits there"),
            Numbers("coins", "coins in hand", high=_COINS),
            Numbers("hand", "how many tiles the seat holds", high=IN_PLAY),
            Numbers("ability_used", "1 if the hero's ability was used"),
            Numbers("hero", "1 for which hero it is", shape=(len(FIGURES),)),
            Numbers(
                "known_hand",
                "how many tiles of each look the player surely knows there; all of the own hand",
                0,
                IN_PLAY,
                (LOOKS,),
                private=True,
            ),
        ),
    ),
    Numbers(
        "known_bottom",
        "tiles of each look known under the pile",
        0,
        IN_PLAY,
        (LOOKS,),
        private=True,
    ),
    Numbers("phase", "1 for the phase: PHASES of the game's ``state``", shape=(len(PHASES),)),
    Numbers("turn", "1 for whose turn it is, seats ahead", shape=(MOST_PLAYERS,)),
    Numbers("to_act", "1 for who is to act, seats ahead", shape=(MOST_PLAYERS,)),
    Numbers("event", "1 for who does the event, seats ahead", shape=(MOST_PLAYERS,)),
    Numbers("start_coins", "coins on the start tile", high=_COINS),
    Numbers("pile", "tiles in the pile", high=IN_PLAY),
    Numbers("still", "turns without progress, over 30", -1 / STILL_TURNS, MOST_PLAYERS),
    Numbers("chain", "heroes moved since the last decision of a turn's owner", high=127),
    Numbers("to_draw", "tiles still to be drawn", high=127),
    Numbers("escape", "1 if the variant of the escape is played"),
    Numbers("abilities", "1 if heroes have abilities"),
)
