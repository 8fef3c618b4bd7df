"""What we use of OpenSpiel's extension module."""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

class PrivateInfoType(Enum):
    SINGLE_PLAYER = ...
    NONE = ...
    ALL_PLAYERS = ...

class IIGObservationType:
    public_info: bool
    perfect_recall: bool
    private_info: PrivateInfoType
    def __init__(
        self,
        public_info: bool = ...,
        perfect_recall: bool = ...,
        private_info: PrivateInfoType = ...,
    ) -> None: ...

class GameType:
    class Dynamics(Enum):
        SEQUENTIAL = ...

    class ChanceMode(Enum):
        DETERMINISTIC = ...
        EXPLICIT_STOCHASTIC = ...

    class Information(Enum):
        PERFECT_INFORMATION = ...
        IMPERFECT_INFORMATION = ...

    class Utility(Enum):
        ZERO_SUM = ...
        CONSTANT_SUM = ...
        GENERAL_SUM = ...

    class RewardModel(Enum):
        TERMINAL = ...

    def __init__(
        self,
        *,
        short_name: str,
        long_name: str,
        dynamics: Dynamics,
        chance_mode: ChanceMode,
        information: Information,
        utility: Utility,
        reward_model: RewardModel,
        max_num_players: int,
        min_num_players: int,
        provides_information_state_string: bool,
        provides_information_state_tensor: bool,
        provides_observation_string: bool,
        provides_observation_tensor: bool,
        provides_factored_observation_string: bool,
        parameter_specification: Mapping[str, bool | int | str],
    ) -> None: ...

class GameInfo:
    def __init__(
        self,
        *,
        num_distinct_actions: int,
        max_chance_outcomes: int,
        num_players: int,
        min_utility: float,
        max_utility: float,
        max_game_length: int,
        utility_sum: float | None = ...,
    ) -> None: ...

class Game:
    def __init__(
        self, game_type: GameType, game_info: GameInfo, params: Mapping[str, bool | int | str]
    ) -> None: ...
    def get_parameters(self) -> dict[str, Any]: ...

class State:
    def __init__(self, game: Game) -> None: ...
    def get_game(self) -> Any: ...
    def apply_action(self, action: int) -> None: ...
    def legal_actions(self) -> list[int]: ...
    def history(self) -> list[int]: ...

class Bot:
    def __init__(self) -> None: ...

def load_game(name: str, parameters: dict[str, Any] = ...) -> Any: ...
def register_game(game_type: GameType, creator: Callable[[Any], Game]) -> None: ...
def registered_names() -> list[str]: ...
