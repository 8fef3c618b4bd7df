"""Faults of a bot, for which it loses its game."""

from typing import Any

from ..core.facts.errors import TafelrondeError

Argument = str | int


class BotFault(TafelrondeError):
    """A bot hung, died or answered nonsense: a code and its arguments.

    The catalogue of the command line has ``bot-fault-<reason>``:

    ``not-started``   ``why``: the program could not be started; ``code``: the shell's exit code,
                      127 where something was not found, 126 where it may not be run, else 0
    ``not-ready``     ``milliseconds``: no ``ready`` in this time
    ``too-late``      ``milliseconds``: no answer in this time
    ``died``          ``code``: it ended by itself with this exit code (negative: a signal)
    ``closed``        it closed its standard output and goes on
    ``long-line``     ``limit``: more bytes than this without the end of a line
    ``not-json``      ``line``: the answer is not one JSON object
    ``bad-answer``    ``line``, ``field``: this field of the answer is missing or wrong
    ``no-action``     ``action``: this is no action of the game
    ``illegal``       ``action``: not one of the legal actions that it was given

    And of agents and evaluators in Python:

    ``raised``             ``why``: its own error
    ``bad-probabilities``  ``count``, ``given``: not so many numbers that are 1 together
    ``bad-values``         ``count``, ``given``: not so many numbers from −1 to 1

    Examples:
        >>> fault = BotFault("too-late", milliseconds=2000)
        >>> str(fault), fault.details
        ('too-late (milliseconds=2000)', {'milliseconds': 2000})
    """

    def __init__(self, reason: str, errors: str = "", **arguments: Argument) -> None:
        details = ", ".join(f"{name}={value}" for name, value in arguments.items())
        super().__init__(f"{reason} ({details})" if details else reason)
        self.reason = reason
        self.details = arguments
        self.errors = errors
        """The end of what the program wrote to standard error, or of the traceback."""

    def as_json(self) -> dict[str, Any]:
        """The fault as JSON types."""
        return {"reason": self.reason, "arguments": self.details, "errors": self.errors}
