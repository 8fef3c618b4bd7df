"""Answers of the others to a wrong decision of a puzzle, worked out in the reader's browser: a
question of the server (``server.features.school.refuting``) comes as JSON, and the action that was
found goes back."""

import base64
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from ..core.objects.registry import load
from ..server.bots.jobs import Think
from ..server.bots.worker import answer
from ..server.features.school.puzzle_wire import Reply

_reply: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)


def start(send: Callable[[str], object]) -> Callable[[str], None]:
    """Start the replier in a worker of the page (``boot``)."""

    def hear(text: str) -> None:
        asked = _reply.decode(text)
        position = base64.b64decode(asked.state)
        thought = answer(Think(1, asked.game, asked.bot, position, "", asked.seed), OrderedDict())
        if thought.error:
            raise RuntimeError(thought.error)
        send(load(asked.game).from_bytes(position).format(thought.action))

    return hear
