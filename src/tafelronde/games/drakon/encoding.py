"""The meaning of the numbers of an observation (``observe`` writes them), and of the features
(``features`` writes them)."""

from ...core.facts.encoding import Block, Encoding, Numbers
from .facts import FIGURES, HAND, IN_PLAY, KINDS, LOOKS, MOST_PLAYERS, REACH, STILL_TURNS, TILES
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

FEATURES: Encoding = (
    Numbers("coins", "coins in hand, over the five that win", high=8),
    Numbers("two_short", "1 if two coins or fewer are wanting"),
    Numbers("one_short", "1 if one coin or none is wanting"),
    Numbers("nearness", "coins within reach, each worth less for each move", low=-1, high=3),
    Numbers("in_one", "1 if a move ends in a room that brings a coin"),
    Numbers("in_two", "1 if two moves do"),
    Numbers("in_three", "1 if three moves do"),
    Numbers("ways", "rooms where a move ends, over 6, at most 1"),
    Numbers("stuck", "1 if there is no move"),
    Numbers("to_move", "1 if it is this player's turn"),
    Numbers("seats_ahead", "turns until theirs, over the players"),
    Numbers("threat", "1 if both neighbours can rob this player next, a half for one"),
    Numbers("booty", "what can be robbed next, over 5", high=8),
    Numbers("hand", "tiles in hand, over 4", high=IN_PLAY / HAND),
    Numbers("gold_in_hand", "gold in hand, over 4", high=4),
    Numbers("thieves_in_hand", "tiles that rob, over 4", high=4),
    Numbers("costly_in_hand", "tolls and wells, over 4", high=4),
    Numbers("magic_in_hand", "tiles that move heroes and rooms, over 4", high=4),
    Numbers("ways_in_hand", "wind and storm, over 4", high=4),
    Numbers("gold_to_lay", "1 if gold in hand can be laid where the hero goes next"),
    Numbers("open_ways", "arrows into the dark, over 4"),
    Numbers("free_room", "1 in a room of the key or the vortex"),
    Numbers("wins_next", "1 if the next move can win"),
    Numbers("richest_rival", "coins of the richest rival, over 5", high=8),
    Numbers("rivals", "coins of the rivals in the mean, over 5", high=8),
    Numbers("lead", "coins more than the richest rival, over 5", low=-8, high=8),
    Numbers("danger_before", "rivals who can win before this player moves", high=5),
    Numbers("danger_after", "rivals who can win after it", high=5),
    Numbers("pile", "tiles in the pile, over 60", high=2),
    Numbers("start_coins", "coins on the start tile, over 5", high=8),
    Numbers("two", "1 with two players"),
    Numbers("players", "players, over 6"),
    Numbers("escape", "1 if the escape is played"),
    Numbers("ability", "1 for each hero whose ability is left", shape=(len(FIGURES),)),
)
