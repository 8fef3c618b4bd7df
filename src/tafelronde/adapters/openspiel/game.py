# pyright: reportMissingModuleSource=false
"""A game, its states and its observers as OpenSpiel knows them."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from ...core.facts.constants import SPECTATOR
from ...core.facts.definition import GameDefinition
from ...core.facts.errors import BadOption, InvalidAction
from ...core.facts.info import EXERCISE, Option, OptionValue
from ...core.objects.game import Game
from ...core.objects.registry import load
from ...core.objects.state import State
from ..table import Table
from .knowledge import Past
from .observers import Observer, observer_of
from .structs import action_dict, action_of_dict, observation_dict, state_dict

MOST_STEPS = 256
"""Steps in an information state's tensor, unless the parameter ``recall`` says otherwise."""


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
    """OpenSpiel's description of a game, for any table or for one with this number of players."""
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
        utility=kind.Utility.ZERO_SUM if players == 2 else kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=info.max_players,
        min_num_players=info.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=bounds.observation > 0,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": info.min_players,
            "recall": min(bounds.steps, MOST_STEPS),
            **{option.name: _parameter(option, option.default) for option in info.options},
            **({EXERCISE: ""} if info.exercises else {}),
        },
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
    if params.get(EXERCISE):
        found[EXERCISE] = params[EXERCISE]
    return found


class TafelrondeGame(pyspiel.Game):
    """A game with so many players and these options: each game has a class of its own."""

    rules: Game

    def __init__(self, params: dict[str, OptionValue] | None = None) -> None:
        game, given = self.rules, dict(params or {})
        players = given.get("players", game.info.min_players)
        if not isinstance(players, int):
            raise BadOption("players", players, "a whole number")
        bounds = game.bounds
        recall = given.get("recall", min(bounds.steps, MOST_STEPS))
        if not isinstance(recall, int) or not 0 <= recall <= bounds.steps:
            raise BadOption("recall", recall, f"0 to {bounds.steps}")
        self.recall = recall
        """The last so many steps are in the tensor of an information state."""
        options = _options(game, given)
        self.table = Table(game, players, None, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.choices,
            max_chance_outcomes=bounds.outcomes,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=bounds.steps,
            utility_sum=2.0 - players,
        )
        super().__init__(game_type(game, players), info, given)

    def max_chance_nodes_in_history(self) -> int:
        """The most steps of chance in a game."""
        bounds = self.table.game.bounds
        return bounds.steps if bounds.outcomes else 0

    def new_initial_state(self) -> TafelrondeState:
        """A state before the first step."""
        return TafelrondeState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_again, (self.rules.name, dict(self.get_parameters()))

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> Observer:
        """Make an observer that sees states as one player does, as everybody does, or only what
        that player sees beyond that; with perfect recall, what the player remembers.

        Raises BadOption for the knowledge of several players at once.
        """
        if params:
            raise BadOption("params", params, "none")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return observer_of(self.table.game, kind, self.recall)


def _game_again(name: str, params: dict[str, OptionValue]) -> TafelrondeGame:
    """A game that was pickled. Raises UnknownGame, BadOption."""
    return pyspiel.load_game(register(name), params)


class TafelrondeState(pyspiel.State):
    """A position, and how it came about."""

    def __init__(self, game: TafelrondeGame) -> None:
        super().__init__(game)
        self.position: State = game.table.game.from_bytes(game.table.start.to_bytes())
        """The same as our own State; change it by ``apply_action`` only."""
        self.past = Past(self.position.copy())
        self._steps: list[int] | None = None
        self._drawn: dict[int, str] = {}

    def current_player(self) -> int:
        """The player to act: 0 … players−1, or chance or the end as OpenSpiel numbers them."""
        return self.position.current_player

    def _possible(self) -> list[int]:
        """The game's own numbers of what can come next."""
        if self._steps is None:
            self._steps = self.position.steps()
        return self._steps

    def _by_place(self) -> bool:
        return self.position.is_chance or self.position.game.bounds.actions == 0

    def _legal_actions(self, player: int) -> list[int]:
        legal = self._possible()
        return list(range(len(legal))) if self._by_place() else legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The places of the possible outcomes in their list, with their probabilities."""
        outcomes = self.position.chance_outcomes()
        self._steps = [outcome for outcome, _ in outcomes]
        total = sum(weight for _, weight in outcomes)
        return [(place, weight / total) for place, (_, weight) in enumerate(outcomes)]

    def own_action(self, action: int) -> int:
        """The game's own number of a legal action, or of an outcome of chance. Raises
        InvalidAction for a place that is not in the list."""
        if not self._by_place():
            return action
        steps = self._possible()
        if not 0 <= action < len(steps):
            raise InvalidAction(action, f"0 to {len(steps) - 1}: places in the legal list")
        return steps[action]

    def action_of(self, own: int) -> int:
        """OpenSpiel's number of a legal action, or of an outcome of chance."""
        return self._possible().index(own) if self._by_place() else own

    def _apply_action(self, action: int) -> None:
        own, player = self.own_action(action), self.position.current_player
        if own not in self._possible():
            raise self.position.explain(own)
        self.position.apply_known(own)
        self.past = Past(None, self.past, player, own)
        self._steps, self._drawn = None, {}

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

        ``probability_sampler()`` gives numbers in [0, 1). The player's information state is the
        same, as text and as tensor, and so are all observations. What is not the same: the state
        has no ``history()`` (how it came about was not drawn), it counts its moves from 0, and the
        other players remember nothing from before it.
        """
        words = [min(int(probability_sampler() * 2**32), 2**32 - 1) for _ in range(4)]
        game: TafelrondeGame = self.get_game()
        other: TafelrondeState = game.new_initial_state()
        other.position = self.position.resample(player_id, np.array(words, np.uint32))
        other.past = self.memory().believed(player_id, other.position.copy(), game.recall)
        return other

    # OpenSpiel makes its structs and their JSON of these.

    def _to_struct(self) -> dict[str, Any]:
        return state_dict(self)

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return observation_dict(self.position, player)

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return action_dict(self, action)

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        return [action_of_dict(self, struct)]

    def __reduce__(self) -> tuple[Any, ...]:
        first = self.past.first
        drawn = (first.position, first) if first.earlier else None
        return _state_again, (self.get_game(), drawn, self.history())

    def drawn(self, player: int) -> str:
        """The table as a player or ``SPECTATOR`` sees it, drawn once for each position."""
        if player not in self._drawn:
            everybody = player == SPECTATOR
            game, position = self.position.game, self.position
            self._drawn[player] = str(position) if everybody else game.draw(position.view(player))
        return self._drawn[player]

    def parameters(self) -> dict[str, Any]:
        """The parameters of the game."""
        return dict(self.get_game().get_parameters())

    def memory(self) -> Past:
        """The past, with its last position: so that it need not be played again."""
        if self.past.position is None:
            self.past.position = self.position.copy()
        return self.past

    def __str__(self) -> str:
        """The table as a spectator sees it, and a mark that tells positions apart."""
        mark = blake2b(self.position.to_bytes(), digest_size=4).hexdigest()
        return f"{self.drawn(SPECTATOR)}\n#{mark}"


def _state_again(
    game: TafelrondeGame, drawn: tuple[State, Past] | None, history: list[int]
) -> TafelrondeState:
    """A state that was pickled; ``drawn`` is where it was drawn anew, before its history."""
    state = game.new_initial_state()
    if drawn is not None:
        state.position, state.past = drawn[0].copy(), drawn[1]
    for action in history:
        state.apply_action(action)
    return state
