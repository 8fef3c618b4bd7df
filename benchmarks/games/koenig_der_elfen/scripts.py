"""Scripted strategies at König der Elfen: one idea each (``benchmarks.scripts``).

Where an idea has nothing to say, the script is ``sensible``: it looks at what its best trip would
earn after the action, and travels on as long as a visit pays.
"""

from tafelronde.games.koenig_der_elfen.facts import TOLL

from ...scripts import Choice, Weight, script

CARD = 0.3
"""The worth of a travel card, in gold."""
PLANNING = ("location", "swap", "buy", "card", "close", "pass", "no-location")


def kind(choice: Choice) -> str:
    """The kind of action."""
    return choice.does["t"]


def visit(choice: Choice) -> float:
    """The income of a visit, less a little for its cards."""
    text = choice.known.format(choice.action)
    offer = next(offer for offer in choice.view.offers if offer.action == text)
    special = choice.does.get("guard", False) + choice.does.get("turn", False)
    return offer.income - TOLL * (offer.toll >= 0) - CARD * (offer.cards + special)


def trip(choice: Choice) -> float:
    """The gold after the best trip that follows an action of planning."""
    reach, gold = choice.seen.reach, choice.seen.seats[choice.seat].gold
    return gold + (0 if reach is None else reach.gold)


def sensible(choice: Choice) -> float:
    """The worth of the action at a glance."""
    if kind(choice) in ("visit", "spell"):
        return visit(choice)
    return 0.0 if kind(choice) == "halt" else trip(choice)


def foreign(choice: Choice) -> bool:
    """Whether it happens in another's realm."""
    return choice.does.get("realm", choice.seat) != choice.seat


def worth(choice: Choice) -> int:
    """The gold of the location that is played, or on which a card is put; else 0."""
    if kind(choice) == "location":
        return choice.view.worth[choice.does["terrain"]]
    if kind(choice) not in ("card", "close"):
        return 0
    return choice.view.seats[choice.does["realm"]].realm[choice.does["slot"]].value


def puts(choice: Choice, *cards: str) -> bool:
    """Whether one of these action cards is put on a location."""
    return kind(choice) == "card" and choice.does["card"] in cards


@script
def greedy(choice: Choice) -> Weight:
    """Looks one action ahead at its own gold, and passes when nothing brings more."""
    return sensible(choice), kind(choice) == "pass"


@script
def estimates(choice: Choice) -> Weight:
    """Looks one action ahead at all that an expert counts in the own seat's favour."""
    if kind(choice) in ("visit", "halt"):
        return sensible(choice)
    return float(choice.feature("estimate")), kind(choice) == "pass"


@script
def passes(choice: Choice) -> Weight:
    """Passes as soon as it may, and travels as far as it pays."""
    return kind(choice) == "pass", sensible(choice)


@script
def hoard(choice: Choice) -> Weight:
    """Keeps its cards for the last journey."""
    waits = choice.view.journey < choice.view.journeys
    return kind(choice) in ("pass", "halt") and waits, sensible(choice), kind(choice) == "pass"


@script
def stays(choice: Choice) -> Weight:
    """Never travels, and lives by its thieves."""
    return kind(choice) in ("halt", "pass"), puts(choice, "thief"), sensible(choice)


@script
def rush(choice: Choice) -> Weight:
    """Plays the most valuable locations into its own realm."""
    own = kind(choice) == "location" and not foreign(choice)
    return own and worth(choice), sensible(choice), kind(choice) == "pass"


@script
def dump(choice: Choice) -> Weight:
    """Plays the locations that are hard to reach into the realms of others."""
    hard = kind(choice) == "location" and foreign(choice) and worth(choice) >= 5
    return hard, sensible(choice), kind(choice) == "pass"


@script
def thieves(choice: Choice) -> Weight:
    """Puts a thief on every location that it can."""
    return puts(choice, "thief"), sensible(choice), kind(choice) == "pass"


@script
def block(choice: Choice) -> Weight:
    """Puts trees and sea monsters into the realms of others, where they set out."""
    first = puts(choice, "tree", "sea_monster") and foreign(choice)
    return first and 2 - choice.does["slot"], sensible(choice), kind(choice) == "pass"


@script
def golden(choice: Choice) -> Weight:
    """Puts its gold on the most valuable location at once, before it plays or buys anything."""
    early = puts(choice, "gold") and worth(choice)
    return early or kind(choice) == "location", early, sensible(choice), kind(choice) == "pass"


@script
def closes(choice: Choice) -> Weight:
    """Closes its own locations as long as it has others to play."""
    others = any(card in choice.view.worth for card in choice.view.seats[choice.seat].hand)
    return kind(choice) == "close" and others, sensible(choice), kind(choice) == "pass"


@script
def buys(choice: Choice) -> Weight:
    """Buys all the cards that it may."""
    return kind(choice) == "buy", sensible(choice), kind(choice) == "pass"


@script
def spends(choice: Choice) -> Weight:
    """Buys all the cards that it may, and uses its thieves and its gold."""
    return kind(choice) == "buy", sensible(choice) + puts(choice, "thief"), kind(choice) == "pass"


@script
def swaps(choice: Choice) -> Weight:
    """Swaps cards as often as it can, and keeps those that carry it farthest."""
    return kind(choice) == "swap", sensible(choice), kind(choice) == "pass"


@script
def miser(choice: Choice) -> Weight:
    """Pays for nothing: no cards, no closing, no thief."""
    pays = kind(choice) in ("buy", "close")
    return not pays, sensible(choice), kind(choice) == "pass"


@script
def mirror(choice: Choice) -> Weight:
    """Does what another has done last."""
    last = choice.last(*PLANNING)
    return last is not None and kind(choice) == last["code"], sensible(choice)


@script
def line(choice: Choice) -> Weight:
    """Knows one line by heart: always the first action of a fixed list."""
    return -choice.action


SCRIPTS = (
    greedy, estimates, passes, hoard, stays, rush, dump, thieves, block, golden, closes, buys,
    spends, swaps, miser, mirror, line,
)  # fmt: skip
