"""Bots that are programs of their own, in any language (docs/bot-protocol.md)."""

from ..fault import BotFault
from .bot import ExecBot

__all__ = ["BotFault", "ExecBot"]
