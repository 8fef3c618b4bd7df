"""A tournament as a file for other programs."""

from .....tournament import rounds_planned
from .....tournament.bracket import walkovers
from .....tournament.export import results_csv, standings_csv, trf
from .....tournament.robin import settled
from ....base.refusal import Refusal
from ..standing import Standing


def exported(standing: Standing, form: str) -> tuple[str, str]:
    """The text of a file and the ending of its name. ``form``: ``standings`` and ``results`` are
    CSV, ``trf`` is FIDE's report. Raises Refusal."""
    rules, rounds = standing.rules, standing.counted
    lines = standing.lines
    names = {player.number: player.name for player in standing.players}
    match form:
        case "standings":
            return standings_csv(lines, names, rules.tie_breaks), "csv"
        case "results":
            missed = walkovers(rules, rounds, standing.row.seed)
            return results_csv(rules, rounds, names, missed), "csv"
        case "trf":
            first = len(rounds[0].present) if rounds else len(lines)
            planned = rounds_planned(rules, first)
            try:
                played = settled(rules, rounds, standing.row.seed)
                return trf(standing.row.name, rules, played, lines, names, planned), "trf"
            except ValueError as error:
                raise Refusal("bad-act", str(error), args={"why": "kind"}) from None
        case _:
            raise Refusal("not-found", "there is no such export")
