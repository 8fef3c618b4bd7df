"""The results of a benchmark: one row for each pairing, as JSON and as a page to read."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from ...core.objects.registry import info
from ..conduct import in_words, summed, with_words
from ..score import elo as elo_of
from ..score import finite, score, shares_of
from .play import GamePlayed
from .suite import SUITE, Pairing, pairings

COLUMNS = (
    "game", "players", "opponent", "deals", "games", "share", "95 %", "even", "Elo", "95 %",
    "faults", "ms a decision",
)  # fmt: skip
"""The columns of the card to read."""


@dataclass(frozen=True)
class Row:
    """An agent among seats of one opponent."""

    game: str
    players: int
    opponent: str
    games: int
    rounds: int
    share: float
    """The share of the victories that it won; a shared victory is divided."""
    share_95: tuple[float, float]
    even: float
    """The share of an agent that is as strong as the opponent."""
    elo: float | None
    """Its Elo points above the opponent's; None where it won all or nothing."""
    elo_95: tuple[float | None, float | None]
    faults: int
    """The games that it lost by a fault."""
    milliseconds: float
    """The mean time of its decisions."""
    slowest: float
    """Seconds of its slowest decision."""
    words: Mapping[str, int]
    """The counts of an agent made of words (``conduct.COUNTED``); empty for others."""

    def as_json(self) -> dict[str, Any]:
        """The fields as JSON types; ``words`` only where there are some."""
        return with_words(asdict(self))


def won(game: GamePlayed) -> float:
    """The agent's part of the victory, 0 … 1."""
    return shares_of(game.results)[game.seat]


def row_of(pairing: Pairing, games: Iterable[GamePlayed]) -> Row:
    """The results of a pairing. The unit of its intervals is the round: one deal, with the agent in
    each seat."""
    rounds: dict[int, list[GamePlayed]] = {}
    for game in games:
        rounds.setdefault(game.round, []).append(game)
    whole = [played for played in rounds.values() if len(played) == pairing.players]
    shares = [sum(map(won, played)) / len(played) for played in whole]
    all_games = [game for played in whole for game in played]
    found = score(shares, pairing.even)
    decisions = max(1, sum(game.decisions for game in all_games))
    return Row(
        **asdict(pairing),
        games=len(all_games),
        rounds=len(whole),
        share=found.mean,
        share_95=(found.low, found.high),
        even=pairing.even,
        elo=finite(elo_of(found.mean, pairing.even)),
        elo_95=(finite(elo_of(found.low, pairing.even)), finite(elo_of(found.high, pairing.even))),
        faults=sum(bool(game.fault) for game in all_games),
        milliseconds=1000.0 * sum(game.seconds for game in all_games) / decisions,
        slowest=max((game.slowest for game in all_games), default=0.0),
        words=summed(game.words for game in all_games),
    )


def card_of(
    agent: str, games: Iterable[GamePlayed], about: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """The card as JSON types. ``about`` has what is told of the agent and of the run."""
    by_pairing: dict[Pairing, list[GamePlayed]] = {}
    for game in games:
        by_pairing.setdefault(game.pairing, []).append(game)
    rows = [row_of(one, by_pairing[one]) for one in pairings() if one in by_pairing]
    return {
        "suite": SUITE,
        "agent": agent,
        **(about or {}),
        "rules": {name: info(name).rules_version for name in sorted({row.game for row in rows})},
        "rows": [row.as_json() for row in rows if row.rounds],
    }


def markdown(card: Mapping[str, Any]) -> str:
    """The card as a page to read."""
    rows: list[dict[str, Any]] = card["rows"]
    lines = [
        f"# {card['agent']}: suite {card['suite']}",
        "",
        "The agent sits alone among seats of one opponent, in every seat of each deal. *Share*: of",
        "the victories (a shared one is divided); *even*: that of an equally strong agent. *Elo*:",
        "the difference to the opponent. Intervals are 95 %, by deals.",
        "",
    ]
    rules: Mapping[str, int] = card["rules"]
    fields = {**card, "rules": ", ".join(f"{game} {number}" for game, number in rules.items())}
    lines += [f"- {key}: {fields[key]}" for key in fields if key not in ("rows", "suite", "agent")]
    if counts := summed(row.get("words", {}) for row in rows):
        lines.append(f"- its answers in words: {in_words(counts)}")
    lines += ["", "| " + " | ".join(COLUMNS) + " |", "|---" * len(COLUMNS) + "|"]
    for row in rows:
        low, high = row["share_95"]
        lines.append(
            f"| {info(row['game']).title} | {row['players']} | {row['opponent']} | {row['rounds']} "
            f"| {row['games']} | {_percent(row['share'])} | {_percent(low)}–{_percent(high)} "
            f"| {_percent(row['even'])} | {_points(row['elo'], row['share'])} "
            f"| {_points(row['elo_95'][0], low)} … {_points(row['elo_95'][1], high)} "
            f"| {row['faults']} | {row['milliseconds']:.1f} |"
        )
    return "\n".join(lines) + "\n"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _points(elo: float | None, share: float) -> str:
    if elo is None:
        return "+∞" if share > 0.5 else "−∞"
    return f"{elo:+.0f}".replace("-", "−")
