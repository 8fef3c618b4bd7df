"""``tafelronde games``: lists the games."""

from ...core.facts.info import GameInfo
from ...core.objects.registry import infos
from ...words import Words
from ..parts.options import open_terminal


def games() -> None:
    """List the games."""
    terminal, known = open_terminal(), infos()
    width = max((len(info.name) for info in known), default=0)
    for info in known:
        say = terminal.words_of(info)
        about = say("about") if "about" in say else info.title
        print(f"{info.name:<{width}}  {_size(info, say)}  {about}")
        for option in info.options:
            choices = " | ".join(str(choice) for choice in option.choices)
            if option.data is not None:
                choices += f" | {say('option-file')}"
            print(f"{'':<{width}}  --option {option.name}={choices}  ({option.clause})")
        for level in dict.fromkeys(character.level for character in info.court):
            names = ", ".join(c.name for c in info.court if c.level == level)
            print(f"{'':<{width}}  --bots {level:<6}  {names}")
    if known:
        print(terminal.say("how-to-play", game=known[0].name))


def _size(info: GameInfo, say: Words) -> str:
    if info.min_players == info.max_players:
        return say("table-size", count=info.min_players)
    return say("table-sizes", least=info.min_players, most=info.max_players)
