"""RLlib, tried on one game for moments."""

from typing import Any

from .learners import few_choices, seat_of
from .told import Limited


def rllib(game: str) -> None:
    """PPO for one iteration on one seat and on all, with its module that takes masks."""
    import gymnasium
    import ray
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
    from ray.tune.registry import register_env

    from tafelronde.adapters.pettingzoo import env

    def named(seen: dict[str, Any]) -> dict[str, Any]:
        return {"action_mask": seen["action_mask"], "observations": seen["observation"]}

    def seat(_: object) -> Any:
        made = seat_of(game, illegal="raise")
        space = gymnasium.spaces.Dict(named(made.observation_space.spaces))
        return gymnasium.wrappers.TransformObservation(made, named, space)

    class Seats(PettingZooEnv):
        def __init__(self, _: object) -> None:
            super().__init__(env(game, **few_choices(game)))
            spaces = gymnasium.spaces
            self.observation_spaces = {
                agent: spaces.Dict(named(space.spaces))
                for agent, space in self.observation_spaces.items()
            }
            self.observation_space = spaces.Dict(self.observation_spaces)

        def reset(self, **given: Any) -> Any:
            seen, infos = super().reset(**given)
            return {agent: named(one) for agent, one in seen.items()}, infos

        def step(self, action: Any) -> Any:
            seen, *rest = super().step(action)
            return {agent: named(one) for agent, one in seen.items()}, *rest

    register_env("seat", seat)
    register_env("seats", Seats)
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, ignore_reinit_error=True)
    spec = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [32]}
    )
    for name in ("seat", "seats"):  # its check of many agents plays without masks
        config = PPOConfig().environment(name, disable_env_checking=name == "seats")
        config = config.env_runners(num_env_runners=0).rl_module(rl_module_spec=spec)
        config = config.training(train_batch_size=64, minibatch_size=32, num_epochs=1)
        if name == "seats":
            config = config.multi_agent(policies={"one"}, policy_mapping_fn=lambda *_, **__: "one")
            config = config.rl_module(
                rl_module_spec=MultiRLModuleSpec(rl_module_specs={"one": spec})
            )
        config.build_algo().train()
    raise Limited(
        "pins gymnasium 1.2.2, and we need 1.4: install it with that requirement overridden; its "
        "ActionMaskingTorchRLModule wants the key observations; many agents with "
        "disable_env_checking, for the check plays without masks"
    )
