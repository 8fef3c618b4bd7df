"""A position in words, for players made of words: the prompt, and what they answer."""

from .prompt import Choice, Prompt, make_prompt
from .reading import Unread

__all__ = ["Choice", "Prompt", "Unread", "make_prompt"]
