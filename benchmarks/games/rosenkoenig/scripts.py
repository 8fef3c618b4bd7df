"""Scripted strategies at Rosenkönig: one idea each (``benchmarks.scripts``)."""

from typing import Any

from tafelronde.games.rosenkoenig.facts import CENTRE, DIRECTIONS, SIZE, SQUARES, square_name

from ...scripts import Choice, Weight, script

PLACE = {square_name(square): divmod(square, SIZE) for square in range(SQUARES)}
MIDDLE = divmod(CENTRE, SIZE)


def draws(choice: Choice) -> bool:
    """Whether the action draws a card."""
    return choice.does["t"] == "draw"


def hero(choice: Choice) -> bool:
    """Whether the action uses a hero."""
    return not draws(choice) and choice.does["hero"]


def card(choice: Choice) -> Any:
    """The effect of the played card."""
    leads = choice.view.seats[choice.seat].leads
    return next(lead for lead in leads if lead.card == choice.does["card"])


def swing(choice: Choice) -> int:
    """The change of the difference of points by the action, at once."""
    return 0 if draws(choice) else card(choice).gain + card(choice).loss


def playable(choice: Choice) -> list[Any]:
    """The cards that the other could play after the action."""
    leads = choice.seen.seats[1 - choice.seat].leads
    return [lead for lead in leads if lead.how in ("play", "capture")]


def from_middle(choice: Choice) -> int:
    """The distance from the middle at which the crown comes to stand."""
    rank, file = PLACE[choice.seen.crown]
    return max(abs(rank - MIDDLE[0]), abs(file - MIDDLE[1]))


@script
def greedy(choice: Choice) -> Weight:
    """Takes the most points that one action brings."""
    return swing(choice)


@script
def reply(choice: Choice) -> Weight:
    """Looks at the other's best answer as well."""
    return swing(choice) - max((lead.gain + lead.loss for lead in playable(choice)), default=0)


@script
def guard(choice: Choice) -> Weight:
    """Takes points, and sees to it that no hero of the other can cut much from it."""
    players = choice.feature("players")
    return swing(choice) - 100 * float(players[0]["worst_cut"])


@script
def hoard(choice: Choice) -> Weight:
    """Draws whenever it may, and then takes the most points."""
    return draws(choice), swing(choice)


@script
def rush(choice: Choice) -> Weight:
    """Plays stone after stone, and draws only when nothing else is left."""
    return not draws(choice), swing(choice)


@script
def misers_heroes(choice: Choice) -> Weight:
    """Keeps its heroes as long as it can."""
    return not hero(choice), swing(choice)


@script
def heroes_first(choice: Choice) -> Weight:
    """Uses its heroes at once, on the largest areas."""
    return hero(choice) and card(choice).broken, swing(choice)


@script
def block(choice: Choice) -> Weight:
    """Leaves the other the fewest cards to play."""
    return -len(playable(choice)), swing(choice)


@script
def mirror(choice: Choice) -> Weight:
    """Sends the crown back by the card that is opposite to the other's last one."""
    last = choice.last("play", "capture")
    if last is None or draws(choice):
        return 0, swing(choice)
    way, distance = last["card"][:-1], last["card"][-1]
    opposite = DIRECTIONS[(DIRECTIONS.index(way) + 4) % len(DIRECTIONS)] + distance
    return choice.does["card"] == opposite, swing(choice)


@script
def centre(choice: Choice) -> Weight:
    """Keeps the crown near the middle."""
    return not draws(choice), -from_middle(choice), swing(choice)


@script
def edge(choice: Choice) -> Weight:
    """Leads the crown to the edge, where the other's cards lead off the board."""
    return not draws(choice), from_middle(choice), swing(choice)


@script
def one_area(choice: Choice) -> Weight:
    """Makes its largest area larger, whatever the other does."""
    return 0 if draws(choice) else card(choice).size


@script
def clock(choice: Choice) -> Weight:
    """Hurries to the end while it leads, and draws while it does not."""
    red, white = (seat.points for seat in choice.view.seats)
    leads = (red, white)[choice.seat] > (white, red)[choice.seat]
    return draws(choice) != leads, swing(choice)


@script
def line(choice: Choice) -> Weight:
    """Knows one line by heart: always the first card of a fixed list that can be played."""
    return -choice.action


SCRIPTS = (
    greedy, reply, guard, hoard, rush, misers_heroes, heroes_first, block, mirror, centre, edge,
    one_area, clock, line,
)  # fmt: skip
