"""docs/bot-protocol.md is true: its reasons, messages and limits are those of the code."""

import ast
import re
from pathlib import Path

import tafelronde
from tafelronde.bots.external import bot, program
from tafelronde.words import LANGUAGES, load_words

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
BOTS = Path(tafelronde.__file__).parent / "bots"
SOURCES = [*(BOTS / "external").glob("*.py"), *(BOTS / "agents").glob("*.py")]


def test_every_reason_is_told_and_has_its_sentence() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in SOURCES)
    made = set(re.findall(r'(?:BotFault|_fault)\(\s*"([a-z-]+)"', text))
    table = DOC.partition("| reason |")[2].partition("\n\n")[0]
    assert set(re.findall(r"^\| `([a-z-]+)` \|", table, re.MULTILINE)) == made
    for language in LANGUAGES:
        say = load_words(language)
        assert all(f"bot-fault-{reason}" in say for reason in made)


def test_the_numbers_are_those_of_the_code() -> None:
    assert f"by default {bot.MOVE:g} seconds" in DOC
    assert f"is ready ({bot.START:g})" in DOC
    assert f"`protocol`: {bot.PROTOCOL};" in DOC
    assert f"the last {program.ERRORS_KEPT:,} bytes" in DOC
    assert f"{program.LINE_LIMIT:,} bytes without" in DOC
    assert program.GRACE == 1.0


def test_the_example_is_short_and_needs_nothing() -> None:
    text = (ROOT / "examples" / "bots" / "line_bot.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 45
    imports = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import)]
    assert {name.name for node in imports for name in node.names} == {"json", "random", "sys"}
    assert "import tafelronde" not in text
