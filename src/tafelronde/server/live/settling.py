"""The game, the players and the options of a new table, as they are asked for."""

from collections.abc import Mapping, Sequence

from ...core.facts.errors import BadOption, UnknownGame
from ...core.facts.info import GameInfo
from ...core.objects.registry import info as info_of
from ..base.refusal import Refusal
from ..table import events as e
from ..wire.requests import NewTable


def settle(
    plan: NewTable, offered: Sequence[str]
) -> tuple[GameInfo, int, dict[str, e.OptionValue]]:
    """The game, the number of players and the options. Raises Refusal."""
    fault = None if plan.time is None else plan.time.fault()
    if fault is not None:
        field, why = fault
        raise Refusal("bad-option", f"{field} {why}", args={"field": field})
    return settle_options(plan.game, plan.players, plan.options, offered)


def settle_options(
    game: str, players: int | None, options: Mapping[str, e.OptionValue], offered: Sequence[str]
) -> tuple[GameInfo, int, dict[str, e.OptionValue]]:
    """The game, the number of players and the options that are meant. Raises Refusal."""
    try:
        info = info_of(game)
        if info.name not in offered:
            raise UnknownGame(info.name, list(offered))
        count = info.min_players if players is None else players
        info.check_players(count)
        info.refuse_exercise(options)
        return info, count, info.settle_options(count, options)
    except UnknownGame as error:
        raise Refusal("unknown-game", str(error)) from None
    except BadOption as error:
        raise Refusal("bad-option", str(error), args={"field": error.field}) from None
