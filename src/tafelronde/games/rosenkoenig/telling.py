"""Tellings of a game of Rosenkönig: codes and arguments, for the catalogue's sentences."""

from collections import Counter
from collections.abc import Iterator, Sequence

from ...core.facts.position import Position
from ...core.facts.telling import Argument, Telling
from .facts import CARDS, HAND, RED, STONES, WHITE, card_name
from .leads import LeadView, lead_of, leads
from .state import DEAL, DRAW, HERO, RosenkoenigRecord


def tell(state: Position[RosenkoenigRecord], action: int, player: int | None) -> Iterator[Telling]:
    """The step, then a turn that is skipped because of it (R-2.3). Nothing is hidden (R-1.6)."""
    yield _step(state, action)
    if state.is_chance and state.record.dealt < 2 * HAND:
        return  # the deal
    mover = state.record.drawer if action >= DEAL else state.current_player
    if state.after(action).current_player == mover:
        yield Telling("skipped", {"player": 1 - mover})


def _step(state: Position[RosenkoenigRecord], action: int) -> Telling:
    if action >= DEAL:
        left = state.record.pile.bit_count() - 1
        dealt = state.record.dealt < 2 * HAND
        player, card = state.record.drawer, card_name(action - DEAL)
        arguments = {"player": player, "card": card, "left": left}
        return Telling("dealt" if dealt else "drawn", arguments)
    player = state.current_player
    if action == DRAW:
        return Telling("draw", {"player": player})
    found = lead_of(state, action)
    arguments: dict[str, Argument] = {
        "player": player,
        "card": found.card,
        "square": found.square,
        "gain": found.gain,
        "areas": len(found.joins),
        "joins": " + ".join(str(size) for size in found.joins),
        "size": found.size,
    }
    if action < HERO:
        return Telling("play", arguments)
    return Telling("capture", {**arguments, "loss": found.loss})


def choice_keys(
    state: Position[RosenkoenigRecord], actions: Sequence[int]
) -> list[tuple[int, LeadView | None]]:
    """For each legal action who does it, and what the card does."""
    player = state.current_player
    own = leads(state)[player]
    return [(player, None if action == DRAW else own[action % CARDS]) for action in actions]


def verdict(state: Position[RosenkoenigRecord]) -> tuple[Telling, ...]:
    """The end of the game (R-6.1, R-6.2), the points of each area (R-6.3), and the winner with the
    tie-breaker (R-6.4, R-6.5)."""
    if not state.is_terminal:
        return ()
    record = state.record
    points = list(record.points)
    areas = [_areas(state, seat) for seat in (RED, WHITE)]
    end = Telling("end-stones" if record.stones == STONES else "end-stuck", {"count": STONES})
    sums = (
        Telling("sum", {"player": seat, "sum": _sum(areas[seat]), "count": points[seat]})
        for seat in (RED, WHITE)
    )
    return (end, *sums, _winner(points, areas))


def missed(state: Position[RosenkoenigRecord], seat: int, other: int) -> Telling | None:
    """The things a player lacked to stand where ``other`` does, by the first count of R-6.4 that
    tells both apart."""
    areas = [_areas(state, one) for one in (RED, WHITE)]
    for code, counts in _counts(list(state.record.points), areas):
        if counts[seat] != counts[other]:
            short = counts[other] - counts[seat]
            return Telling(f"short-{code}", {"other": other, "count": short})
    return None


def _counts(points: list[int], areas: list[list[int]]) -> tuple[tuple[str, list[int]], ...]:
    """The counts of R-6.4 by seat, the first one first."""
    return (
        ("points", points),
        ("area", [max(sizes, default=0) for sizes in areas]),
        ("stones", [sum(sizes) for sizes in areas]),
    )


def _winner(points: list[int], areas: list[list[int]]) -> Telling:
    """The result by the first tie-breaker of R-6.4 that tells both apart."""
    for code, (red, white) in _counts(points, areas):
        if red != white:
            more, less = max(red, white), min(red, white)
            winner = RED if red > white else WHITE
            return Telling(f"won-{code}", {"player": winner, "more": more, "less": less})
    return Telling("drawn-game", {"count": points[RED]})


def _areas(state: Position[RosenkoenigRecord], seat: int) -> list[int]:
    """The sizes of a player's areas, the largest first."""
    record = state.record
    pairs = zip(record.owner, record.extent, strict=True)
    sizes = [size for who, size in pairs if who == seat and size > 0]
    return sorted(sizes, reverse=True)


def _sum(sizes: list[int]) -> str:
    """``12² + 3² + 4·1²``"""
    terms = [
        f"{size}²" if number == 1 else f"{number}·{size}²"
        for size, number in Counter(sizes).items()
    ]
    return " + ".join(terms) or "0"
