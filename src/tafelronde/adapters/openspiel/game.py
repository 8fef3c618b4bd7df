# pyright: reportMissingModuleSource=false
"""A game, its states and its observers as OpenSpiel knows them."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from ...core.facts.definition import GameDefinition
from ...core.facts.errors import BadOption
from ...core.facts.info import Option, OptionValue
from ...core.objects.game import Game
from ...core.objects.registry import load
from ...core.objects.state import State
from ..table import Table
from .knowledge import Past, recall

MOST_RECALLED = 200_000
"""float32 numbers in an information state's tensor; where a game would need more, it has none."""


def register(name: str) -> str:
    """Make a game known to ``pyspiel.load_game``; the name by which it is known there.

    Raises UnknownGame.
    """
    game = load(name)
    short = f"tafelronde_{name}"
    if short not in pyspiel.registered_names():
        # A class and no function: OpenSpiel drops it when Python has ended, which a function, freed
        # by that, does not survive.
        kind = type(game.name, (TafelrondeGame,), {"rules": game})
        pyspiel.register_game(game_type(game), kind)
    return short


def game_type(game: GameDefinition, players: int | None = None) -> pyspiel.GameType:
    """What OpenSpiel says of a game at any table, or at one of so many players."""
    kind, info, bounds = pyspiel.GameType, game.info, game.bounds
    return kind(
        short_name=f"tafelronde_{game.name}",
        long_name=f"{info.title} (Tafelronde)",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC
        if bounds.outcomes
        else kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.IMPERFECT_INFORMATION
        if info.hidden
        else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if players == 2 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=info.max_players,
        min_num_players=info.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=_recalled(game) <= MOST_RECALLED,
        provides_observation_string=True,
        provides_observation_tensor=bounds.observation > 0,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": info.min_players,
            **{option.name: _parameter(option, option.default) for option in info.options},
        },
    )


def _recalled(game: GameDefinition) -> int:
    """The length of an information state's tensor."""
    bounds = game.bounds
    return (
        (bounds.steps + 1) * (2 + bounds.observation) if bounds.observation else MOST_RECALLED + 1
    )


def _parameter(option: Option, value: OptionValue) -> OptionValue:
    """An option as a parameter: words where its choices are of several types."""
    return value if len({type(choice) for choice in option.choices}) == 1 else str(value)


def _options(game: GameDefinition, params: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """The options that parameters mean."""
    found: dict[str, OptionValue] = {}
    for option in game.info.options:
        given = params.get(option.name, _parameter(option, option.default))
        choices = {_parameter(option, choice): choice for choice in option.choices}
        found[option.name] = choices.get(given, given)
    return found


class TafelrondeGame(pyspiel.Game):
    """A game with so many players and these options: each game has a class of its own."""

    rules: Game

    def __init__(self, params: dict[str, OptionValue] | None = None) -> None:
        game, given = self.rules, dict(params or {})
        players = given.get("players", game.info.min_players)
        if not isinstance(players, int):
            raise BadOption("players", players, "a whole number")
        options = _options(game, given)
        self.table = Table(game, players, None, options)
        bounds = game.bounds
        two = players == 2
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.choices,
            max_chance_outcomes=bounds.outcomes,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=bounds.steps,
            **({"utility_sum": 0.0} if two else {}),
        )
        super().__init__(game_type(game, players), info, given)

    def max_chance_nodes_in_history(self) -> int:
        """How many steps of chance a game has at most."""
        bounds = self.table.game.bounds
        return bounds.steps if bounds.outcomes else 0

    def new_initial_state(self) -> TafelrondeState:
        """A state before the first step."""
        return TafelrondeState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> Observer:
        """What sees states as one player does; with perfect recall, their information state.

        Raises BadOption for observers of other kinds: what is private belongs to one player.
        """
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise BadOption("params", params, "none")
        own = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info or kind.private_info != own:
            raise BadOption(
                "iig_obs_type", str(kind), "public_info with private_info of one player"
            )
        return Observer(self.table.game, kind.perfect_recall)


class TafelrondeState(pyspiel.State):
    """A position, and how it came about."""

    def __init__(self, game: TafelrondeGame) -> None:
        super().__init__(game)
        self.position: State = game.table.game.from_bytes(game.table.start.to_bytes())
        """The same as our own State; change it by ``apply_action`` only."""
        self.past = Past(self.position.copy())

    def current_player(self) -> int:
        """Who acts: 0 … players−1, or chance or the end as OpenSpiel numbers them."""
        return self.position.current_player

    def _table(self) -> Table:
        game: TafelrondeGame = self.get_game()
        return game.table

    def _by_index(self) -> bool:
        return self.position.game.bounds.actions == 0

    def _legal_actions(self, player: int) -> list[int]:
        legal = self.position.legal_actions()
        return list(range(len(legal))) if self._by_index() else legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The places of the possible outcomes in their list, with their probabilities."""
        outcomes = self.position.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(place, weight / total) for place, (_, weight) in enumerate(outcomes)]

    def own_action(self, action: int) -> int:
        """The game's own number of a legal action, or of an outcome of chance."""
        if self.position.is_chance or self._by_index():
            return self.position.steps()[action]
        return action

    def action_of(self, own: int) -> int:
        """OpenSpiel's number of a legal action, or of an outcome of chance."""
        if self.position.is_chance or self._by_index():
            return self.position.steps().index(own)
        return own

    def _apply_action(self, action: int) -> None:
        player = self.position.current_player
        self.position.apply_known(self.own_action(action))
        choice = None if player < 0 else (player, action)
        self.past = Past(self.position.copy(), self.past, choice)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.format(self.own_action(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.is_terminal

    def returns(self) -> list[float]:
        """Every player's result, −1 … 1; zeros before the end."""
        return self.position.returns()

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> TafelrondeState:
        """A state that the player cannot tell from this one, with all they cannot know drawn anew.

        ``probability_sampler()`` gives numbers in [0, 1). The state has no history (how it came
        about was not drawn), but the player's information state is the same.
        """
        words = [min(int(probability_sampler() * 2**32), 2**32 - 1) for _ in range(4)]
        other: TafelrondeState = self.get_game().new_initial_state()
        other.position = self.position.resample(player_id, np.array(words, np.uint32))
        other.past = self.past.believed(player_id, other.position.copy())
        return other

    def __str__(self) -> str:
        """The table as a spectator sees it, and a mark that tells positions apart."""
        mark = blake2b(self.position.to_bytes(), digest_size=4).hexdigest()
        return f"{self.position}\n#{mark}"


class Observer:
    """OpenSpiel's view of what one player sees, or remembers."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self._recalls = perfect_recall
        self._game = game
        bounds = game.bounds
        self.tensor: np.ndarray[Any, np.dtype[np.float32]] | None = None
        self.dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        if perfect_recall and _recalled(game) <= MOST_RECALLED:
            self.tensor = np.zeros(_recalled(game), np.float32)
            self.dict = {"recall": self.tensor.reshape(bounds.steps + 1, -1)}
        elif not perfect_recall and bounds.observation:
            self.tensor = np.zeros(bounds.observation, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: TafelrondeState, player: int) -> None:
        """Write what ``player`` sees in ``state`` into ``tensor``."""
        if self.tensor is None:
            return
        self.tensor[:] = 0.0
        if self._recalls:
            recall(state.past, player, self.dict["recall"])
        else:
            self.tensor[:] = state.position.observation(player)

    def string_from(self, state: TafelrondeState, player: int) -> str:
        """What ``player`` sees, as text; an information state has the key of all that they saw."""
        seen = self._game.draw(state.position.view(player))
        return f"{seen}\n#{state.past.key(player).hex()}" if self._recalls else seen
