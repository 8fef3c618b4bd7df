"""A command line that Typer cannot take apart, told in the reader's language."""

import re

import typer

from ...words import Words

_FORMS = {
    "usage-option": r"No such option: (?P<given>\S+?)(?: \(Possible options: (?P<known>.+)\))?",
    "usage-command": r"No such command '(?P<given>.+?)'\.?(?: Did you mean (?P<known>.+)\?)?",
    "usage-which-command": r"Missing command",
    "usage-missing": r"Missing (?:argument|option|parameter) '(?P<given>.+?)'.*",
    "usage-no-value": r"Option '(?P<given>.+?)' requires .+",
    "usage-value": r"Option '(?P<given>.+?)' does not take a value",
    "usage-more": r"Got unexpected extra argument(?:s|\(s\))? \((?P<given>.+)\)",
}
"""Sentences of Typer (0.29) by the name of our message. Others stay as they are."""


def usage(error: typer.TyperException, say: Words) -> str:
    """One sentence or two about a command line that names what there is not, or lacks something."""
    text = error.format_message().rstrip(".")
    for name, form in _FORMS.items():
        if found := re.fullmatch(form, text, re.DOTALL):
            parts = found.groupdict("")
            return say(name, **parts, near="yes" if parts.get("known") else "no")
    return f"{text}."
