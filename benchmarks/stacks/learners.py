"""Learners and environments of other libraries, each tried on one game for moments."""

import tempfile
from typing import Any

import numpy as np

from .told import Limited


def few_choices(game: str) -> dict[str, Any]:
    """Settings that make the choices of a game few enough for a mask."""
    from tafelronde import load

    return {"actions": "parts"} if load(game).bounds.parts else {}


def seat_of(game: str, **settings: Any) -> Any:
    from tafelronde.adapters.gymnasium import env

    return env(game, **few_choices(game), **settings)


def stable_baselines3(game: str) -> None:
    """PPO, which knows no masks."""
    from stable_baselines3 import PPO

    PPO("MultiInputPolicy", seat_of(game), n_steps=64, batch_size=32).learn(128)
    raise Limited(
        "knows no masks: an illegal choice loses the game; MaskablePPO of sb3-contrib does"
    )


def sb3_contrib(game: str) -> None:
    """MaskablePPO on one environment and on four."""
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_util import make_vec_env

    MaskablePPO("MultiInputPolicy", seat_of(game), n_steps=64, batch_size=32).learn(128)
    many = make_vec_env(lambda: seat_of(game), n_envs=3)
    MaskablePPO("MultiInputPolicy", many, n_steps=32, batch_size=32).learn(128)


def cleanrl_like(game: str) -> None:
    """A loop as CleanRL writes it, in torch, on our vector with Gymnasium's statistics."""
    import gymnasium
    import torch

    import tafelronde.adapters.gymnasium

    assert tafelronde.adapters.gymnasium
    name = next(k for k in gymnasium.registry if k.startswith(f"tafelronde/{game}-v"))
    made: Any = gymnasium.make_vec(name, 8, max_episode_steps=60, **few_choices(game))
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(made)
    wide = made.single_observation_space["observation"].shape[0]
    net = torch.nn.Linear(wide, made.single_action_space.n)
    optimizer = torch.optim.Adam(net.parameters())
    seen, _ = envs.reset(seed=1)
    ended = 0
    for _ in range(80):
        mask = torch.as_tensor(seen["action_mask"]).bool()
        logits = net(torch.as_tensor(seen["observation"])).masked_fill(~mask, -1e8)
        chosen = torch.distributions.Categorical(logits=logits)
        action = chosen.sample()
        seen, reward, terminated, truncated, info = envs.step(action.numpy())
        loss = -(chosen.log_prob(action) * torch.as_tensor(reward)).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if truncated.any():
            assert all(one is not None for one in info["final_obs"][truncated])
        ended += int((terminated | truncated).sum())
    assert ended


def torchrl(game: str) -> None:
    """PettingZooWrapper with masks; a collector and a vector with a policy that has them."""
    import torch
    from tensordict.nn import TensorDictModule
    from torchrl.collectors import Collector
    from torchrl.envs import GymWrapper, PettingZooWrapper
    from torchrl.modules import MaskedCategorical, ProbabilisticActor

    from tafelronde.adapters.gymnasium import vector_env
    from tafelronde.adapters.pettingzoo import env

    PettingZooWrapper(env(game, **few_choices(game)), use_mask=True, return_state=False).rollout(60)

    def seat() -> Any:
        return GymWrapper(seat_of(game, illegal="raise"), categorical_action_encoding=True)

    mask = TensorDictModule(
        lambda mask: (torch.zeros(mask.shape), mask.bool()), ["action_mask"], ["logits", "may"]
    )
    keys = {"logits": "logits", "mask": "may"}
    policy = ProbabilisticActor(
        mask, in_keys=keys, out_keys=["action"], distribution_class=MaskedCategorical
    )
    for found in Collector(seat, policy, frames_per_batch=64, total_frames=192):
        assert found["action_mask"].gather(-1, found["action"][..., None]).all()
    many = vector_env(game, 4, opponents="random", autoreset_mode="Disabled", **few_choices(game))
    GymWrapper(many, categorical_action_encoding=True).rollout(
        60, policy, break_when_any_done=False
    )


def tianshou(game: str) -> None:
    """Its PettingZooEnv, in its vector."""
    from tianshou.env import DummyVectorEnv, PettingZooEnv

    from tafelronde.adapters.pettingzoo import env

    envs = DummyVectorEnv([lambda: PettingZooEnv(env(game, **few_choices(game)))] * 2)
    seen, _ = envs.reset()
    dice = np.random.default_rng(1)
    for _ in range(40):
        choices = [int(dice.choice(np.flatnonzero(one["mask"]))) for one in seen]
        seen, _, terminated, truncated, _ = envs.step(np.array(choices))
        over = np.flatnonzero(terminated | truncated)
        if len(over):
            fresh, _ = envs.reset(over)
            seen[over] = fresh


def agilerl(game: str) -> None:
    """PPO and DQN with masks on our vector."""
    from agilerl.algorithms.dqn import DQN
    from agilerl.algorithms.ppo import PPO

    envs = vector(game)
    spaces = envs.single_observation_space, envs.single_action_space
    for kind in (PPO, DQN):
        agent, (seen, _) = kind(*spaces, net_config={"latent_dim": 16}), envs.reset(seed=1)
        for _ in range(20):
            told = agent.get_action(seen, action_mask=seen["action_mask"])
            chosen = np.asarray(told[0] if isinstance(told, tuple) else told)
            seen, *_ = envs.step(chosen)


def vector(game: str) -> Any:
    """Four games against bots at random that refuse what is not legal."""
    from tafelronde.adapters.gymnasium import vector_env

    return vector_env(game, 4, opponents="random", illegal="raise", **few_choices(game))


def skrl(game: str) -> None:
    """Its wrapper of vectors, which flattens observations and masks to one tensor."""
    import torch
    from skrl.envs.wrappers.torch import wrap_env

    envs = vector(game)
    made = wrap_env(envs)
    made.reset()
    for _ in range(60):
        seen, *_ = made.step(torch.as_tensor(envs.random_choices()).reshape(-1, 1))
    assert seen.shape[0] == 4
    raise Limited("its agents know no masks: an illegal choice loses the game")


def imitation(game: str) -> None:
    """Trajectories of a seat."""
    from imitation.data import rollout

    assert rollout
    assert game


def shimmy(game: str) -> None:
    """OpenSpiel's game as PettingZoo's, by its wrapper."""
    import pyspiel
    from shimmy import OpenSpielCompatibilityV0

    from tafelronde.adapters import openspiel

    assert openspiel
    made = OpenSpielCompatibilityV0(env=pyspiel.load_game(f"tafelronde_{game}"))
    made.reset(seed=1)
    dice = np.random.default_rng(1)
    for agent in made.agent_iter(max_iter=40):
        _, _, terminated, truncated, info = made.last()
        choice = None
        if not (terminated or truncated):
            choice = int(dice.choice(np.flatnonzero(info["action_mask"])))
        made.step(choice)
        del agent
    raise Limited("hands the second agent its last reward twice; use our PettingZoo adapter")


def supersuit(game: str) -> None:
    """A wrapper of observations."""
    import supersuit

    from tafelronde.adapters.pettingzoo import env

    try:
        supersuit.dtype_v0(env(game, **few_choices(game)), "float32").reset(seed=1)
    except (AssertionError, AttributeError) as error:
        raise TypeError(
            "its wrappers take no dictionaries, in which masks are handed on"
        ) from error


def pettingzoo_wrappers(game: str) -> None:
    """Every wrapper and conversion of PettingZoo's, each for some steps."""
    from gymnasium.error import Error
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    from tafelronde.adapters.pettingzoo import env, raw_env

    more = {
        "TerminateIllegalWrapper": (-1,),
        "MultiEpisodeEnv": (2,),
        "MultiEpisodeParallelEnv": (2,),
    }
    limits: dict[str, str] = {}
    for name in wrappers.__all__:
        shown = {"CaptureStdoutWrapper": "human"}.get(name, "ansi")
        settings = {"render_mode": "rgb_array" if "Video" in name else shown, **few_choices(game)}
        try:
            with tempfile.TemporaryDirectory() as folder:
                given = (
                    (f"{folder}/films",) if name.startswith("RecordVideo") else more.get(name, ())
                )
                if "Parallel" in name:
                    taken = turn_based_aec_to_parallel(env(game, **settings))
                    _steps_at_once(getattr(wrappers, name)(taken, *given))
                else:
                    taken = raw_env(game, **settings)
                    _steps_in_turn(getattr(wrappers, name)(taken, *given))
        except (AssertionError, AttributeError, TypeError, ValueError, Error) as error:
            limits[name] = str(error).partition("\n")[0][:70]
    if limits:
        raise Limited("; ".join(f"{name}: {why}" for name, why in limits.items()))


def _steps_in_turn(made: Any) -> None:
    made.reset(seed=1)
    for _ in range(4):
        seen, _, over, cut, _ = made.last()
        made.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[0]))
    made.close()


def _steps_at_once(made: Any) -> None:
    seen, _ = made.reset(seed=1)
    for _ in range(4):
        masks = {agent: seen[agent]["action_mask"] for agent in made.agents}
        choices = {agent: int(np.argmax(mask)) for agent, mask in masks.items()}
        seen, *_ = made.step(choices)
    made.close()
