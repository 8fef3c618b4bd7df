"""The games as Gymnasium's environments: one seat against bots, and many games at once.

Importing this module registers ``tafelronde/<game>-v<version of its rules>``, so that both of these
work: ``env("rosenkoenig", opponents="easy")`` and
``gymnasium.make("tafelronde/rosenkoenig-v1", opponents="easy")``.

An observation is a dict: ``observation`` (float32, what the seat may know) and ``action_mask``
(int8). How choices are numbered, and what the game's own actions are (``info["legal_actions"]``),
is as in ``adapters.pettingzoo``.
"""

from __future__ import annotations

from typing import Any

from ...core.facts.errors import BadOption
from ...core.facts.info import GameInfo
from ...core.facts.known import infos
from ...core.objects.game import Game
from ...extras import need

need("gymnasium")

from gymnasium.envs import registration  # noqa: E402
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv  # noqa: E402

from .seat import OneOfMany, SeatEnv  # noqa: E402
from .vector import VectorTable  # noqa: E402

__all__ = ["SeatEnv", "VectorTable", "env", "register", "vector_env"]


def env(game: str | Game, players: int | None = None, **settings: Any) -> SeatEnv:
    """One seat against bots; ``settings`` and the game's options as ``SeatEnv`` takes them."""
    return SeatEnv(game, players, **settings)


def vector_env(
    game: str | Game, num_envs: int, players: int | None = None, **settings: Any
) -> VectorEnv[Any, Any, Any]:
    """Many games at once; ``settings`` and the game's options as ``VectorTable`` takes them.

    With ``opponents`` other than ``"random"`` they are as many ``SeatEnv`` one after another
    (Gymnasium's SyncVectorEnv, in the same autoreset mode): our bots search, which takes longer
    than Python does.
    """
    if settings.get("opponents") in (None, "random"):
        return VectorTable(game, num_envs, players, **settings)
    if num_envs < 1:
        raise BadOption("num_envs", num_envs, "1 or more")

    def one() -> SeatEnv:
        return OneOfMany(game, players, **settings)

    return SyncVectorEnv([one] * num_envs, autoreset_mode=AutoresetMode.SAME_STEP)


def register(info: GameInfo) -> str:
    """Make a game known to ``gymnasium.make`` and ``make_vec``; the id by which it is known."""
    name = f"tafelronde/{info.name}-v{info.rules_version}"
    if name not in registration.registry:
        registration.register(  # pyright: ignore[reportUnknownMemberType]
            id=name,
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point=f"{__name__}:VectorTable",
            kwargs={"game": info.name},
        )
    return name


for _info in infos():
    register(_info)
