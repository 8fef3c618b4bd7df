"""Is a suite what was published? The digest of each opponent: its settings, the weights that it
judges by, the rules, and its decisions in the first positions of the suite's first deal.

``python -m tafelronde.arena.benchmark.frozen`` writes the digests that a new suite lacks. It never
changes one that is there.
"""

import functools
import hashlib
import json
from collections.abc import Iterable
from typing import Any

from ...bots.digests import LENGTH, network_digest
from ...core.facts.errors import TafelrondeError
from ...core.objects.registry import info, load
from ..deal import Deal
from .play import seat_all
from .suite import FILE, SUITE, Pairing, pairings

DIGESTS = "digests"
"""The key of the digests in a game's ``benchmark.json``: by suite, players and opponent."""
DECISIONS = {"random": 24, "greedy": 24, "easy": 12, "medium": 8, "hard": 6, "master": 3}
"""The number of decisions of each opponent that stand for all."""


class NotFrozen(TafelrondeError):
    """An opponent is not the one that the suite was published with."""

    def __init__(self, pairing: Pairing, found: str) -> None:
        where = f"{pairing.game} {pairing.players} {pairing.opponent}"
        super().__init__(f"{where}: {found or 'no digest'} is not that of suite {SUITE}")
        self.pairing = pairing
        self.found = found


def digest_of(pairing: Pairing) -> str:
    """The digest of the opponent of a pairing, as it plays now: 16 hexadecimal letters."""
    game, bot = load(pairing.game), pairing.bot
    state, deal = game.new(pairing.players), Deal(pairing.seed, 0)
    bots = seat_all(pairing, None, 0, 0)
    decided: list[int] = []
    deal.apply_chance(state)
    while not state.is_terminal and len(decided) < DECISIONS[pairing.opponent]:
        decided.append(int(bots[state.current_player].choose(state)))
        state.apply(decided[-1])
        deal.apply_chance(state)
    parts = [
        str(bot), network_digest(game, pairing.players, bot), info(game.name).rules_version, decided
    ]  # fmt: skip
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:LENGTH]


def frozen_digest(pairing: Pairing) -> str:
    """The digest that the suite was published with; '' where there is none."""
    of_suite = _digests(pairing.game).get(str(SUITE), {})
    return of_suite.get(str(pairing.players), {}).get(pairing.opponent, "")


def check_frozen(wanted: Iterable[Pairing]) -> dict[str, str]:
    """The digests of these opponents, as they are now and were. Raises NotFrozen."""
    found: dict[str, str] = {}
    for pairing in wanted:
        frozen = frozen_digest(pairing)
        digest = digest_of(pairing) if frozen else ""
        if not frozen or digest != frozen:
            raise NotFrozen(pairing, digest)
        found[f"{pairing.game} {pairing.players} {pairing.opponent}"] = digest
    return found


@functools.cache
def _digests(game: str) -> dict[str, dict[str, dict[str, str]]]:
    return json.loads((info(game).folder / FILE).read_text(encoding="utf-8")).get(DIGESTS, {})


def _write() -> None:
    for name in sorted({pairing.game for pairing in pairings()}):
        file = info(name).folder / FILE
        kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        suite = kept.setdefault(DIGESTS, {}).setdefault(str(SUITE), {})
        for pairing in pairings(games=[name]):
            of_table = suite.setdefault(str(pairing.players), {})
            if pairing.opponent not in of_table:
                of_table[pairing.opponent] = digest_of(pairing)
        file.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    _write()
