"""The games as Gymnasium's environments: one seat against bots, and many games at once.

Importing this module registers ``tafelronde/<game>-v<version of its rules>``, so that both of these
work: ``env("rosenkoenig", opponents="easy")`` and
``gymnasium.make("tafelronde/rosenkoenig-v1", opponents="easy")``; ``make_vec`` makes many of the
same task. ``make_vec("tafelronde/rosenkoenig-self-play-v1")`` is every seat of many games.

An observation is a dict: ``observation`` (float32, what the seat may know) and ``action_mask``
(int8). How choices are numbered, and what the game's own actions are (``info["legal_actions"]``),
is as in ``adapters.pettingzoo``.
"""

from functools import partial
from typing import Any

from ...core.facts.errors import BadOption, check_whole
from ...core.facts.info import GameInfo
from ...core.facts.known import infos
from ...core.objects.game import Game
from ...extras import need

need("gymnasium")

from gymnasium.envs import registration  # noqa: E402
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv  # noqa: E402

from .episodes import Episodes  # noqa: E402
from .seat import SeatEnv  # noqa: E402
from .vector import VectorTable  # noqa: E402

__all__ = ["SeatEnv", "VectorTable", "env", "register", "seats", "vector_env"]


def env(game: str | Game, players: int | None = None, **settings: Any) -> SeatEnv:
    """One seat against bots; ``settings`` and the game's options as ``SeatEnv`` takes them."""
    return SeatEnv(game, players, **settings)


def vector_env(
    game: str | Game, num_envs: int, players: int | None = None, **settings: Any
) -> VectorEnv[Any, Any, Any]:
    """Many games at once; ``settings`` and the game's options as ``VectorTable`` takes them.

    With ``opponents`` other than ``"random"`` they are as many ``SeatEnv`` one after another
    (Gymnasium's SyncVectorEnv, in the same autoreset mode), and ``settings`` those of ``SeatEnv``:
    our bots search, which takes longer than Python does. So they are with ``history``, too.
    """
    if settings.get("history"):
        if settings.get("opponents") is None:
            raise BadOption("opponents", None, "bots, where there is a history")
    elif settings.get("opponents") in (None, "random"):
        return VectorTable(game, num_envs, players, **settings)
    check_whole("num_envs", num_envs, 1, expected="1 or more")
    mode = Episodes(num_envs, settings.pop("autoreset_mode", AutoresetMode.SAME_STEP), None).mode
    one = partial(SeatEnv, game, players, **settings)
    return SyncVectorEnv([one] * num_envs, autoreset_mode=mode)


def seats(
    num_envs: int, game: str | Game, players: int | None = None, **settings: Any
) -> VectorEnv[Any, Any, Any]:
    """Many games of the task that ``env`` is: one seat against bots, at random unless told
    otherwise. It is what ``gymnasium.make_vec`` makes of an id."""
    return vector_env(game, num_envs, players, **{"opponents": "random", **settings})


def register(info: GameInfo) -> str:
    """Make a game known to ``gymnasium.make`` and ``make_vec``; the id by which one seat against
    bots is known. Every seat being the learner's is the id with ``-self-play`` after the name,
    which is known to ``make_vec`` only."""
    name = f"tafelronde/{info.name}-v{info.rules_version}"
    if name not in registration.registry:
        registration.register(  # pyright: ignore[reportUnknownMemberType]
            id=name,
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point=f"{__name__}:seats",
            kwargs={"game": info.name},
        )
        registration.register(  # pyright: ignore[reportUnknownMemberType]
            id=f"tafelronde/{info.name}-self-play-v{info.rules_version}",
            vector_entry_point=f"{__name__}:VectorTable",
            kwargs={"game": info.name},
        )
    return name


for _info in infos():
    register(_info)
