"""The JSON Schema of the messages over the socket."""

import msgspec

from .commands import ClientMessage
from .messages import ServerMessage


def schema() -> bytes:
    """The JSON Schema of all messages, as JSON text."""
    kinds = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    _, components = msgspec.json.schema_components(kinds.values())
    roots, _ = msgspec.json.schema_components(kinds.values())
    definitions = {**components, **dict(zip(kinds, roots, strict=True))}
    return msgspec.json.format(msgspec.json.encode({"$defs": definitions}), indent=1)
