"""The catalogues say the same things in every language, and everything that is asked of them."""

import functools
import itertools
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tafelronde
from tables import WHOLE_GAMES
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.info import GameInfo
from tafelronde.core.facts.telling import Telling
from tafelronde.core.objects.registry import info
from tafelronde.match.account import account_of
from tafelronde.words import LANGUAGES, SHARED, load_words

SOURCES = Path(tafelronde.__file__).parent
GAMES = [info(name) for name in WHOLE_GAMES]
_TOLD = [SHARED, *(game.messages for game in GAMES)]
_PARTS = [part for folder in _TOLD for part in folder.iterdir() if (part / "en.ftl").is_file()]
FOLDERS = [*_TOLD, *(folder for folder in _PARTS if folder.is_dir())]
TABLE_WORDS = {"seat-number", "plays", "happens"}


class Names(Visitor):
    """The variables of a message, and the messages that it takes in."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.taken: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.taken.add(node.id.name)


@functools.cache
def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def variables(message: ast.Message, catalogue: Mapping[str, ast.Message]) -> set[str]:
    """The variables that a message needs, with those of the messages that it takes in."""
    names = Names()
    names.visit(message)
    taken = [variables(catalogue[name], catalogue) for name in names.taken if name in catalogue]
    return names.variables.union(*taken)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_messages_and_variables(folder: Path, language: str) -> None:
    ours, theirs = messages(folder, LANGUAGES[0]), messages(folder, language)
    assert ours.keys() == theirs.keys()
    for name, message in ours.items():
        assert variables(message, ours) == variables(theirs[name], theirs), name


def test_every_game_has_a_catalogue() -> None:
    for game in GAMES:
        for language in LANGUAGES:
            assert (game.messages / f"{language}.ftl").is_file()


def test_every_message_asked_for_in_the_command_is_there() -> None:
    parts = (SHARED, SHARED / "lessons", SHARED / "acts")
    known = {name for folder in parts for name in messages(folder, "en")}
    asked = set(TABLE_WORDS)
    for file in (SOURCES / "cli").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        asked |= set(re.findall(r"""(?:say|Problem)\(\s*["']([a-z0-9-]+)["']""", text))
        asked |= set(re.findall(r'message = "([a-z0-9-]+)"', text))
    about_games = {"about", "rules", "notation-help"}
    assert asked - about_games <= known


def test_every_shared_message_is_asked_for() -> None:
    text = "".join(
        file.read_text(encoding="utf-8")
        for folder in ("bots", "cli", "match")
        for file in (SOURCES / folder).rglob("*.py")
    ).replace("'", '"')
    made = re.compile(
        r"^(preview|command|help|finding|refusal|arena|bench|exploit|bot-fault|why|style|result|record)-"
        r"|^dataset-(checksum|setup|step|result|count|file)$"
    )
    unused = {n for n in messages(SHARED, "en") if not made.match(n) and f'"{n}"' not in text}
    assert unused == set()


def test_every_finding_has_a_sentence() -> None:
    from tafelronde.match.verify import _SENTENCES

    assert {f"finding-{code}" for code in _SENTENCES} <= set(messages(SHARED, "en"))


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.name)
def test_every_refusal_colour_and_option_has_words(info: GameInfo) -> None:
    say = load_words("en", info.messages)
    game = info.load()
    for reason, _ in game.refusals.values():
        assert f"refusal-{reason}" in say
    for colour in info.colours:
        assert f"colour-{colour}" in say
    for name in ("about", "rules", "notation-help"):
        assert name in say


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_something_does_is_told_once(info: GameInfo, language: str) -> None:
    """The sentences of rooms, cards and heroes are taken in by name, and written nowhere again."""
    say = load_words(language, info.messages)
    does = [n for n in messages(info.messages, language) if re.match(r"(?!key-).*-does$", n)]
    folders = [info.messages, info.messages / "web", info.messages / "lessons"]
    files = [folder / f"{language}.ftl" for folder in folders]
    text = "".join(file.read_text("utf-8") for file in files if file.is_file())
    for name in does:
        if "{" not in say(name):
            assert text.count(say(name)) == 1, name
    rooms_in_rules = [name for name in does if say(name) in say("rules")]
    assert len(rooms_in_rules) >= len([n for n in does if n.startswith(("room-", "hero-"))]) - 2


def told(info: GameInfo, games: int) -> Iterator[tuple[str, dict[str, object]]]:
    """The tellings of random games, with their arguments."""
    for seed in range(games):
        yield from told_in_a_game(info.name, seed)


@functools.cache
def told_in_a_game(name: str, seed: int) -> list[tuple[str, dict[str, object]]]:
    """Everything once. Choices are told in every third position."""
    game = tafelronde.load(name)
    assert game.tell is not None
    assert game.verdict is not None
    found: dict[str, tuple[str, dict[str, object]]] = {}

    def note(kind: str, telling: Telling) -> None:
        one = f"{kind}-{telling.code}", dict(telling.arguments)
        found[repr(one)] = one

    rng, state = new_rng(seed), game.new()
    for position in itertools.count():
        if state.is_terminal:
            break
        legal = state.legal_actions()
        for action in legal if position % 3 == 0 else ():
            note("choice", next(game.tell(state, action, None)))
        if state.is_chance:
            action = state.copy().apply_chance(rng)[0]
        else:
            action = legal[seed % len(legal)]
        for telling in game.tell(state, action, None):
            note("event", telling)
        state.apply(action)
    for gone in ({}, {0: "resigned"}):
        account = account_of(state, (), gone)
        for telling in (*account.tellings, *itertools.chain(*account.lines)):
            if f"result-{telling.code}" in messages(game.info.messages, "en"):
                note("result", telling)
    return list(found.values())


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.name)
def test_everything_told_has_a_sentence_that_needs_no_more(info: GameInfo) -> None:
    catalogue = messages(info.messages, "en")
    for message, arguments in told(info, 5):
        assert variables(catalogue[message], catalogue) <= arguments.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.name)
def test_sentences_are_whole(info: GameInfo, language: str) -> None:
    say = load_words(language, info.messages)
    for message, arguments in told(info, 1):
        text = say(message, **{**arguments, "player": "Red"})
        assert "{" not in text
        assert "  " not in text
        assert text == text.strip()


READER = {
    "en": r"\byou(r|rs|rself)?\b",
    "nl": r"\b(je|jij|jou|jouw)\b",
    "de": r"\b(du|dir|dich|dein(e[mnrs]?)?)\b",
}
"""The words for the reader in a sentence."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.name)
def test_reasons_are_told_about_who_decides(info: GameInfo, language: str) -> None:
    """To themselves as "you", to everybody else by name."""
    say, catalogue = load_words(language, info.messages), messages(info.messages, language)
    named = 0
    for name in (name for name in catalogue if name.startswith("why-")):
        needed = variables(catalogue[name], catalogue)
        for count in range(3):
            told = {each: count if each in ("count", "cards") else "x" for each in needed}
            theirs = say(name, **{**told, "player": "Zora", "who": "they"})
            own = say(name, **{**told, "player": "Zora", "who": "you"})
            assert not re.search(READER[language], theirs, re.IGNORECASE), theirs
            assert "Zora" not in own, own
            assert "Zora" in theirs or own == theirs, theirs
            named += own != theirs
    assert bool(named) == (info.load().reasons is not None)


@pytest.mark.parametrize(
    ("language", "laid", "text"),
    [
        ("en", 1, "1 stone on the board, 51 left"),
        ("en", 2, "2 stones on the board, 50 left"),
        ("en", 0, "0 stones on the board, 52 left"),
        ("nl", 1, "1 steen op het bord, nog 51"),
        ("nl", 52, "52 stenen op het bord, nog 0"),
        ("de", 1, "1 Stein auf dem Brett, noch 51"),
        ("de", 0, "0 Steine auf dem Brett, noch 52"),
    ],
)
def test_plurals(language: str, laid: int, text: str) -> None:
    folder = tafelronde.load("rosenkoenig").info.messages
    assert load_words(language, folder)("status-stones", laid=laid, count=52 - laid) == text


def test_commands_of_a_language_do_not_hide_one_another() -> None:
    from tafelronde.cli.table.typed import COMMANDS

    for language in LANGUAGES:
        say = load_words(language)
        meant: dict[str, str] = {name: name for name in COMMANDS}
        for name in COMMANDS:
            for word in say(f"command-{name}").split(", "):
                assert meant.setdefault(word, name) == name, f"{language}: {word}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.name)
def test_commands_and_typed_words_are_no_moves(info: GameInfo, language: str) -> None:
    from tafelronde.cli.table.typed import commands_of

    game, say = info.load(), load_words(language, info.messages)
    for word in commands_of(say):
        with pytest.raises(tafelronde.InvalidAction):
            game.notation.parse_action(word)
    typed = [n for n in messages(info.messages, language) if n.startswith("typed-")]
    for name in typed:
        assert not set(say(name).split(", ")) & commands_of(say).keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.name)
def test_every_option_and_each_of_its_choices_has_words(info: GameInfo, language: str) -> None:
    said = messages(info.messages, language)
    if (info.messages / "web").is_dir():
        said |= messages(info.messages / "web", language)
    for option in info.options:
        assert f"option-{option.name}" in said
        for choice in option.choices:
            if isinstance(choice, str):
                assert f"option-{option.name}-{choice}" in said
