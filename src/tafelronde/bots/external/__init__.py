"""Bots that are programs of their own, in any language (docs/bot-protocol.md)."""

from .bot import ExecBot
from .fault import BotFault

__all__ = ["BotFault", "ExecBot"]
