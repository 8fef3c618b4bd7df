"""Every message that people can meet is a sentence in their language: nothing raw is in it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import tafelronde
from tables import WHOLE_GAMES
from tafelronde.bots import create
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.telling import SEATS, Telling
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.registry import load
from tafelronde.match.account import account_of
from tafelronde.words import LANGUAGES, SHARED, Words, load_words
from tafelronde.words.rules import clause_sentence

SERVER = Path(tafelronde.__file__).parent / "server"

RAW = re.compile(
    r"[a-z]+_[a-z]+"  # an identifier
    r"|\b[a-z]+:[A-Z]"  # a tile's notation
    r"|[{}\[\]`@]"  # unresolved, or a tag
    r"|\b[A-Z]-\d"  # a clause
    r"|\b(None|True|False|undefined|NaN)\b"
)
CAPITAL = re.compile(r"[„“\"(]?[A-ZÄÖÜÉ0-9–−]")
SPOKEN = ("event", "result", "why")
"""Whole sentences; a choice is a part of one."""
EMPTY = {"event-draw", "event-dealt", "event-dealt-hidden", "event-bought-hidden"}
"""Seen on the table, and told with something else."""


def check(text: str, message: str, *, whole: bool) -> None:
    assert text.strip() or message in EMPTY, f"{message} is empty"
    assert not RAW.search(text), f"{message}: {text}"
    if whole and text:
        assert CAPITAL.match(text), f"{message} begins small: {text}"


def said(say: Words, kind: str, telling: Telling) -> list[str]:
    """The sentence; of a reason that which who decides reads, and that of the others."""
    names = {seat: ("Anna", "Bram")[k] for k, seat in enumerate(SEATS)}
    arguments = {**telling.arguments, **{s: n for s, n in names.items() if s in telling.arguments}}
    message = f"{'result' if kind == 'line' else kind}-{telling.code}"
    if "leaver" in arguments:
        readers = ("you", "they")
        return [say(message, **{**arguments, "leaver": "Cleo", "who": who}) for who in readers]
    if kind != "why":
        return [say(message, **arguments)]
    return [say(message, **{**arguments, "player": "Anna", "who": w}) for w in ("you", "they")]


def played(game: Game) -> Iterator[tuple[str, Telling]]:
    """The tellings of games at the smallest and the largest table, as everybody may know them."""
    assert game.tell is not None
    assert game.verdict is not None
    for seed, players in enumerate((game.info.min_players, game.info.max_players)):
        state, rng = game.new(players), new_rng(seed)
        bots = [create(game, "greedy", seed=seed), create(game, "random", seed=seed)]
        while not state.is_terminal:
            mover = state.current_player
            if mover < 0:
                action = state.copy().apply_chance(rng)[0]
            else:
                legal = state.legal_actions()
                for one in legal[:: max(1, len(legal) // 3)]:
                    yield "choice", next(game.tell(state, one, mover))
                advice = bots[len(legal) % 2].advise(state)
                action = advice.action
                if game.reasons is not None:
                    yield from (("why", t) for t in game.reasons(state, action, advice.second))
            for reader in (None, 0):
                yield from (("event", t) for t in game.tell(state, action, reader))
            state.apply(action)
        for gone in ({}, {0: "resigned"}):
            account = account_of(state, (), gone)
            yield from (("result", t) for t in account.tellings)
            yield from (("line", t) for line in account.lines for t in line)


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_all_that_is_told_of_games(name: str) -> None:
    game = load(name)
    languages = [
        load_words(language, SHARED / "ending", game.info.messages) for language in LANGUAGES
    ]
    for kind, telling in played(game):
        for say in languages:
            for text in said(say, kind, telling):
                check(text, f"{kind}-{telling.code}", whole=kind in SPOKEN)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_every_refusal_with_what_its_clause_says(name: str, language: str) -> None:
    """A refusal needs no argument: who is refused knows what he tried."""
    game = load(name)
    say = load_words(language, game.info.messages)
    for reason, clause in game.refusals.values():
        check(say(f"refusal-{reason}"), f"refusal-{reason}", whole=True)
        if clause:
            rule = clause_sentence(game.info.folder, clause, language)
            assert rule, f"{clause} says nothing"
            assert CAPITAL.match(rule), rule
            assert not re.search(r"[{}\[\]`*]|[a-z]+_[a-z]+", rule), rule


def web(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    parts = ("web", "refusals", "lessons", "account", "moderation", "host", "tournaments")
    for folder in (SHARED, *(SHARED / part for part in parts)):
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


REFUSED = {
    "name": "Anna", "seconds": 5, "minutes": 5, "days": 5, "count": 4, "least": 3, "most": 20,
    "until": 0, "why": "spam", "words": "Be kind.", "line": 12, "place": "moves", "ply": 3,
    "code": "clock", "what": "nonces", "found": "+N3", "expected": "+N2", "hours": 5,
}  # fmt: skip
"""The arguments of refusals."""
FOR_PROGRAMS = {
    "malformed", "too-large", "not-json", "not-allowed", "wrong-origin", "internal", "reason",
    "not-found",
}  # fmt: skip
"""Answers to requests that the page does not make; it says that something went wrong."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_server(language: str) -> None:
    bundle = web(language)
    source = "".join(file.read_text(encoding="utf-8") for file in SERVER.rglob("*.py"))
    reasons = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source)) - FOR_PROGRAMS
    reasons |= {"not-open", "not-playing", "not-over", "game-over", "chance-acts", "not-a-choice"}
    assert len(reasons) > 20
    for reason in reasons:
        assert bundle.has_message(f"refusal-{reason}"), reason
        pattern = bundle.get_message(f"refusal-{reason}").value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, REFUSED)
        assert not errors, f"refusal-{reason} needs arguments"
        check(str(text), f"refusal-{reason}", whole=True)
