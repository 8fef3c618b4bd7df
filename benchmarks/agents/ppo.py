"""An agent trained by MaskablePPO of sb3-contrib: ``python -m benchmarks.agents.ppo GAME FILE``.

It needs ``sb3-contrib`` beside ``tafelronde[gymnasium]``. It trains for so many seconds
of the processor (``--seconds``, by default 2400: twenty minutes of two cores): a third of them
against ``random``, a third against ``greedy``, a third against ``easy``. FILE gets the weights of
the policy; then

    tafelronde benchmark py:benchmarks.agents.ppo:Ppo,file=FILE --game GAME --players 2

plays by them, with NumPy alone.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

TEACHERS = ("random", "greedy", "easy")
ENVIRONMENTS = 16
HIDDEN = (128, 128)


class Ppo:
    """The trained policy: its most likely action, or with ``draw`` one drawn from it."""

    def __init__(self, game: Any, seed: int, file: str, draw: bool = False) -> None:
        weights = np.load(file)
        self.layers = [
            (weights[f"weight{n}"], weights[f"bias{n}"]) for n in range(len(weights.files) // 2)
        ]
        self.draw = draw
        if self.layers[-1][1].shape != (game.bounds.actions,):
            raise ValueError(f"{file} is of another game")

    def probabilities(self, known: Any) -> Any:
        mask = np.zeros(known.game.bounds.actions, np.float32)
        mask[list(known.legal_actions)] = 1.0
        x = np.concatenate([mask, known.observation])  # as the environment's spaces are ordered
        for weight, bias in self.layers[:-1]:
            x = np.tanh(weight @ x + bias)
        weight, bias = self.layers[-1]
        logits = (weight @ x + bias)[list(known.legal_actions)]
        chances = np.exp(logits - logits.max())
        return chances / chances.sum()

    def act(self, known: Any) -> int:
        chances = self.probabilities(known)
        return known.legal_actions[int(chances.argmax())]


def train(game: str, seconds: float, seed: int = 1) -> tuple[dict[str, Any], int]:
    """The weights of a policy, layer by layer, and the number of decisions that it learned from."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import DummyVecEnv

    from tafelronde.adapters.gymnasium import env

    torch.set_num_threads(1)  # the network is small

    def until(end: float) -> Any:
        class Until(BaseCallback):
            def _on_step(self) -> bool:
                return time.process_time() < end

        return Until()

    begun, learner, decisions = time.process_time(), None, 0
    for number, teacher in enumerate(TEACHERS):
        games = DummyVecEnv(
            [lambda t=teacher: env(game, opponents=t, seat=None) for _ in range(ENVIRONMENTS)]
        )
        if learner is None:
            learner = MaskablePPO(
                "MultiInputPolicy", games, seed=seed, device="cpu",
                n_steps=256, batch_size=1024, n_epochs=4, gamma=1.0, gae_lambda=0.95,
                ent_coef=0.01, learning_rate=3e-4,
                policy_kwargs={"net_arch": list(HIDDEN)},
            )  # fmt: skip
        else:
            learner.set_env(games)
        end = begun + seconds * (number + 1) / len(TEACHERS)
        learner.learn(1 << 40, callback=until(end), reset_num_timesteps=False)
        decisions = learner.num_timesteps
        print(
            f"{teacher}: {decisions:,} decisions, {time.process_time() - begun:.0f} s", flush=True
        )
    assert learner is not None
    policy = learner.policy
    linear = [m for m in policy.mlp_extractor.policy_net if isinstance(m, torch.nn.Linear)]
    found: dict[str, Any] = {}
    for number, layer in enumerate([*linear, policy.action_net]):
        found[f"weight{number}"] = layer.weight.detach().numpy()
        found[f"bias{number}"] = layer.bias.detach().numpy()
    return found, decisions


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a policy by PPO.")
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=2400.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    weights, decisions = train(given.game, given.seconds, given.seed)
    np.savez_compressed(given.file, **weights)
    print(f"{given.file}: learned from {decisions:,} decisions")


if __name__ == "__main__":
    main()
