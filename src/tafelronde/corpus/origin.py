"""Where a corpus comes from: the program, the rules, the bots and their networks, by digests."""

import subprocess
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ..bots.digests import code_digest, network_digest, own_digest, rules_digest
from ..bots.spec import BotSpec
from ..core.facts.errors import TafelrondeError
from ..core.objects.registry import load
from .plan import BadCorpus

_PACKAGE = Path(__file__).parents[1]
_AUTHORS = "The authors of Tafelronde"
_TITLE = (
    "Tafelronde: an open table for board games, with fast simulators, bots and checkable records"
)


class Changed(BadCorpus):
    """Rules, bots or networks are not those with which a corpus was begun."""


def digests(game: str, players: int, bots: tuple[str, ...]) -> dict[str, Any]:
    """Digests that decide the games of these bots: ``rules`` and ``code``, of source files, and for
    each bot that has one ``networks`` (by content) and ``own`` (its file).

    Raises as ``network_of``.
    """
    rules = load(game)
    specs = {bot: BotSpec.of(bot) for bot in bots}
    networks = {bot: network_digest(rules, players, spec) for bot, spec in specs.items()}
    own = {bot: own_digest(spec) for bot, spec in specs.items()}
    return {
        "rules": rules_digest(rules),
        "code": code_digest(),
        "networks": {bot: name for bot, name in networks.items() if name},
        "own": {bot: digest for bot, digest in own.items() if digest},
    }


def still(wanted: Mapping[str, Any], game: str, players: int, bots: tuple[str, ...]) -> None:
    """Raise Changed where something is not as ``digests`` found it before."""
    if not wanted:
        return
    try:
        found = digests(game, players, bots)
    except (TafelrondeError, OSError) as error:
        raise Changed(str(error)) from error
    for name, before in wanted.items():
        if found[name] == before:
            continue
        if isinstance(before, str):
            raise Changed(f"{name}: {found[name]}; the data set was begun with {before}")
        bot = next(
            one for one in {**before, **found[name]} if before.get(one) != found[name].get(one)
        )
        raise Changed(
            f"{name} of {bot}: {found[name].get(bot) or 'none'}; "
            f"the data set was begun with {before.get(bot) or 'none'}"
        )


@cache
def commit() -> str:
    """The commit of the clone that this program runs from, with ``+`` where its files have other
    changes; '' where it is installed without one."""
    root = _PACKAGE.parents[1]
    if not (root / ".git").exists():
        return ""
    try:
        head = _git(root, "rev-parse", "HEAD")
        return head + "+" * bool(_git(root, "status", "--porcelain", "--", "src"))
    except (OSError, subprocess.SubprocessError):
        return ""


def _git(root: Path, *words: str) -> str:
    done = subprocess.run(
        ["git", *words], cwd=root, capture_output=True, text=True, check=True, timeout=20
    )
    return done.stdout.strip()


def citation(version: str) -> str:
    """The citation of a data set of this version, as BibTeX."""
    fields = {"title": f"{{{_TITLE}}}", "author": f"{{{_AUTHORS}}}", "version": version}
    lines = [f"  {name} = {{{text}}}," for name, text in fields.items()]
    return "\n".join(["@software{tafelronde,", *lines, "}"])
