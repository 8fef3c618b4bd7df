"""The meaning of the numbers of an observation (``observe`` writes them), and of the features
(``features`` writes them)."""

from ...core.facts.encoding import Block, Encoding, Numbers
from ...core.facts.observation import Layout
from .board_check import MEN
from .facts import BONUS, FARTHEST, MAX_POINTS, MAX_ROUNDS, MAX_SEATS, NOBLEMAN, VALUES

_MOST_IN_A_ROUND = MAX_SEATS * MEN * max(VALUES) + BONUS

ENCODING: Encoding = (
    Block(
        "seats",
        "for each seat in the order of play, from the player; 0 for a seat that is not there",
        MAX_SEATS,
        (
            Numbers("emperor", "1 at the point of the emperor", shape=(MAX_POINTS,)),
            Numbers("kings", "1 at each point with a king", shape=(MAX_POINTS,)),
            Numbers("noblemen", "1 at each point with a nobleman", shape=(MAX_POINTS,)),
            Numbers("moved", "1 if the seat has moved in this round"),
            Numbers("begins", "1 if the seat begins the round"),
            Numbers("to_act", "1 if the seat is to act"),
            Numbers(
                "points",
                "points of the rounds that are over, over 100",
                high=MAX_ROUNDS * _MOST_IN_A_ROUND / 100,
            ),
        ),
    ),
    Numbers("quiet", "turns without a capture, as a share of those that end the round"),
    Numbers("rounds_left", "rounds after this one", low=-1, high=MAX_ROUNDS - 1),
)

RIVALS = MAX_SEATS - 1
_MOST_MEN = MEN / 4
WORTH = 20.0
_MOST_WORTH = NOBLEMAN * MEN / WORTH
"""The value of all pieces of a seat, on this scale."""
POINTS = 10.0
_MOST_POINTS = (MAX_ROUNDS * (NOBLEMAN * MEN + BONUS) + NOBLEMAN * MEN) / POINTS

FEATURES: Encoding = (
    Numbers("alive", "1 if the emperor lives"),
    Numbers("to_move", "1 if it is this seat's turn"),
    Numbers("turns_ahead", "turns of living seats until its own, over 4"),
    Numbers("has_moved", "1 if it has moved, and so may capture"),
    Numbers("way", "1 for the steps to the goal over free points: 1 … 8, or more",
            shape=(FARTHEST,)),
    Numbers("safe_way", "the same over points that nobody else reaches", shape=(FARTHEST,)),
    Numbers("wins", "1 if it is its turn and its emperor is beside the goal"),
    Numbers("refuge", "points to which the emperor can go and be safe, over 6, at most 1"),
    Numbers("threatened", "1 if the emperor is threatened on its own turn"),
    Numbers("attackers_before", "rivals who can capture it before its turn, over 3"),
    Numbers("attackers_after", "rivals who can after it, over 3"),
    Numbers("kings", "kings left, over 4", high=_MOST_MEN),
    Numbers("noblemen", "noblemen left, over 4", high=_MOST_MEN),
    Numbers("worth", "the value of all its pieces, over 20", high=_MOST_WORTH),
    Numbers("strongest", "the value of the strongest rival's, over 20", high=_MOST_WORTH),
    Numbers("rivals_worth", "of the living rivals' in the mean, over 20", high=_MOST_WORTH),
    Numbers("rivals", "living rivals, over 3"),
    Numbers("reach", "points that its pieces reach, over 40", high=MAX_POINTS / 40),
    Numbers("rivals_reach", "points that a rival's pieces reach in the mean, over 40",
            high=MAX_POINTS / 40),
    Numbers("ring", "points beside the goal that its pieces reach, over 6, at most 1"),
    Numbers("at_goal", "its pieces within two steps of the goal, over 6, at most 1"),
    Numbers("attacked", "the value of its pieces that rivals can capture, over 20",
            high=_MOST_WORTH),
    Numbers("hanging", "of those that no other piece of its own guards, over 20",
            high=_MOST_WORTH),
    Numbers("preys", "the value of living rivals' pieces that it can capture, over 20",
            high=RIVALS * _MOST_WORTH),
    Numbers("loose_preys", "of those that their own side does not guard, over 20",
            high=RIVALS * _MOST_WORTH),
    Numbers("emperors", "rivals' emperors that it can capture, over 3"),
    Numbers("captures", "the same if it is its turn, over 3"),
    Numbers("rival_way", "1 for the steps of the nearest rival to the goal over safe points",
            shape=(FARTHEST,)),
    Numbers("before_in_one", "rivals beside the goal who move before it, over 3"),
    Numbers("after_in_one", "rivals beside the goal who move after it, over 3"),
    Numbers("before_in_two", "rivals two safe steps from the goal who move before it, over 3"),
    Numbers("after_in_two", "rivals two safe steps from the goal who move after it, over 3"),
    Numbers("quiet", "turns without a capture that are left, as a share"),
    Numbers("rounds", "1 if several rounds are played"),
    Numbers("rounds_left", "rounds after this one, over 3"),
    Numbers("points", "with several rounds: points ahead of the best rival, over 10",
            low=-_MOST_POINTS, high=_MOST_POINTS),
    Numbers("players", "1 for two, three or four players", shape=(MAX_SEATS - 1,)),
)  # fmt: skip

FEW_STEPS = 4
"""More steps to the goal are not told apart by what looks at a move."""
_BY_KIND = "for emperor, king, nobleman"
_BY_MAN = "for king, nobleman"

MOVE_FEATURES: Encoding = (
    Numbers("kind", "1 for what is moved: emperor, king, nobleman", shape=(3,)),
    Numbers("captures", "1 for what captures what, of players who are in the game", shape=(3, 3)),
    Numbers("captures_dead", f"1 if it captures what an eliminated player left, {_BY_KIND}",
            shape=(3,)),
    Numbers("leaves_danger", f"1 if rivals could capture it where it stands, {_BY_KIND}",
            shape=(3,)),
    Numbers("enters_danger", f"1 if they can where it goes, {_BY_KIND}", shape=(3,)),
    Numbers("guarded", f"1 if it goes into danger, but is guarded there, {_BY_KIND}", shape=(3,)),
    Numbers("trades", f"1 if it captures and goes into danger, {_BY_KIND}", shape=(3,)),
    Numbers("danger_twice", "1 if two rivals can capture it where it goes"),
    Numbers("attacker", "1 if it captures what threatens the own emperor"),
    Numbers("of_nearest", "1 if it captures from the rival nearest to the goal"),
    Numbers("of_next", "1 if it captures from the rival who is to move next"),
    Numbers("home", "1 if the emperor goes into the goal"),
    Numbers("to", "1 for the safe steps to the goal from where the emperor goes: 1 … 3, or more",
            shape=(FEW_STEPS,)),
    Numbers("from", "the same from where it stands", shape=(FEW_STEPS,)),
    Numbers("flees", "1 if the emperor is threatened and goes where it is safe"),
    Numbers("shields", "1 if another piece goes beside the threatened emperor"),
    Numbers("ring", f"1 if it goes beside the goal, {_BY_MAN}", shape=(2,)),
    Numbers("from_ring", f"1 if it stands there, {_BY_MAN}", shape=(2,)),
    Numbers("wide", f"1 if it goes two steps from the goal, {_BY_MAN}", shape=(2,)),
    Numbers("nearer", f"1 if it goes nearer to the goal, {_BY_MAN}", shape=(2,)),
    Numbers("farther", f"1 if it goes away from it, {_BY_MAN}", shape=(2,)),
    Numbers("blocks", "1 if it closes the way of a rival two, or three, steps from the goal",
            shape=(2,)),
    Numbers("checks", f"1 if it threatens an emperor, {_BY_KIND}", shape=(3,)),
    Numbers("safe_checks", f"1 if it is safe there, {_BY_KIND}", shape=(3,)),
    Numbers("checks_near", "1 if that emperor is at most three steps from the goal"),
    Numbers("checks_next", "1 if it is that of the rival who is to move next"),
    Numbers("threatened", "1 if the own emperor is threatened"),
    Numbers("rivals", "1 for the living rivals: 1 … 3", shape=(RIVALS,)),
    Numbers("way", "1 for the own emperor's safe steps to the goal: 1 … 3, or more",
            shape=(FEW_STEPS,)),
    Numbers("nearest", "the same of the nearest rival, over free points", shape=(FEW_STEPS,)),
    Numbers("men", "own pieces left, over 10", high=MEN / 10),
    Numbers("hanging", "of these in danger, over 4", high=MEN / 4),
    Numbers("noblemen", "own noblemen left, over 4", high=_MOST_MEN),
    Numbers("quiet", "turns without a capture, as a share of those that end the round"),
)  # fmt: skip
MOVE_PLACES = tuple(field.offset for field in Layout(MOVE_FEATURES).fields)
"""Where the numbers of each begin."""
