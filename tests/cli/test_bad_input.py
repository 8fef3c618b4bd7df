"""Whatever is wrong: one clear sentence on stderr, exit code 2, no traceback, no half file."""

import re
from pathlib import Path

import pytest

from cli.helpers import complaint, process, tafelronde
from tafelronde.cli.parts.problems import Problem, sentence
from tafelronde.match import Match, save_match
from tafelronde.match.chance import seed_from_number
from tafelronde.match.errors import REASONS, because
from tafelronde.words import LANGUAGES, load_words

LONG = "9" * 5000
"""A number of more digits than Python reads."""
LEARNED = f"learned:simulations={LONG}"
WRONG = [
    (["play", "chess"], "no game “chess”"),
    (["simulate", "chess"], "no game “chess”"),
    (["arena", "chess", "greedy", "random"], "no game “chess”"),
    (["play", "rosenkoenig", "--players", "3"], "for 2 players, not 3"),
    (["simulate", "rosenkoenig", "--players", "7"], "for 2 players, not 7"),
    (["arena", "rosenkoenig", "greedy", "random", "--players", "1"], "for 2 players, not 1"),
    (
        ["play", "rosenkoenig", "--players", "two"],
        "--players must be a whole number from 1, not “two”",
    ),
    (
        ["play", "rosenkoenig", "--seed", "seven"],
        "--seed must be a whole number from 0, not “seven”",
    ),
    (["simulate", "rosenkoenig", "--seed", "1.5"], "--seed must be a whole number"),
    (["simulate", "rosenkoenig", "--seed", "-1"], "--seed must be a whole number from 0"),
    (["simulate", "rosenkoenig", "--seed", LONG], "--seed must be a whole number"),
    (["simulate", "rosenkoenig", "--games", "0"], "--games must be a whole number from 1"),
    (["arena", "rosenkoenig", "greedy", "random", "--workers", "0"], "--workers must be"),
    (["play", "rosenkoenig", "--seat", "3"], "no seat 3; the seats are 1 to 2"),
    (["play", "rosenkoenig", "--bots", "nobody"], "no bot “nobody”"),
    (["play", "rosenkoenig", "--bots", "greedy:"], "bot"),
    (["simulate", "rosenkoenig", "--bot", "nobody"], "no bot “nobody”"),
    (["arena", "rosenkoenig", "greedy", "nobody"], "no bot “nobody”"),
    (["arena", "rosenkoenig", "greedy"], "two bots or more"),
    (["arena", "rosenkoenig", "greedy", "exec:./none"], "./none"),
    (["arena", "rosenkoenig", "greedy", "exec:move=0,sh"], "move"),
    (["simulate", "rosenkoenig", "--bot", "exec:start=0.2,sleep 9"], "not ready after 0.2 s"),
    (["simulate", "rosenkoenig", "--bot", "py:nowhere:Fox"], "No module named 'nowhere'"),
    (["simulate", "rosenkoenig", "--bot", "py:json:Fox"], "a name in json"),
    (["arena", "rosenkoenig", "greedy", "py:json"], "module:Name"),
    (["arena", "rosenkoenig", "greedy", "py:json:JSONDecoder"], "made for rosenkoenig"),
    (["arena", "rosenkoenig", "greedy", "mcts:evaluator=hard"], "py:module:Name"),
    (["bot", "check", "hard"], "no bot of your own"),
    (["bot", "check", "exec:./none"], "./none"),
    (["bot", "check", "exec:sh", "--game", "chess"], "no game “chess”"),
    (["admin", "ban", "ada", "--days", "4000"], "--days: expected `int` <= 3650"),
    (["admin", "ban", "ada", "--from", "life"], "--from: invalid enum value 'life'"),
    (["admin", "ban", "ada", "--why", "x" * 1001], "--why: expected"),
    (["admin", "answer", "1", "maybe"], "STATE: invalid"),
    (["admin", "role", "ada", "king"], "ROLE: invalid"),
    (["admin", "hide", "table", "--why", ""], "--why: expected"),
    (["admin", "words", "--add", "x" * 65], "--add: expected"),
    (["admin", "invite", "--role", "member", "--uses", "2000"], "--uses: expected"),
    (["admin", "house", "--access", "nobody"], "--access: invalid"),
    (["admin", "house", "--text", "imprint:xx="], "--text: invalid"),
    (["admin", "house", "--emblem", "cat"], "--emblem: invalid"),
    (["arena", "rosenkoenig", "greedy", "greedy:depth=3"], "depth=3"),
    (["arena", "rosenkoenig", "greedy", "greedy:samples"], "name or name:key=value"),
    (["arena", "rosenkoenig", "greedy", "greedy:samples=many"], "a number, true or false"),
    (["arena", "rosenkoenig", "greedy", "random", "--sprt", "5"], "--sprt must be"),
    (["arena", "rosenkoenig", "greedy", "random", "--sprt", "5,0"], "--sprt must be"),
    (["arena", "rosenkoenig", "greedy", "random", "--sprt", "nan,0"], "--sprt must be"),
    (
        ["arena", "rosenkoenig", "greedy", "random", "--json", "/no/such/x.json"],
        "there is no folder /no.",
    ),
    (["arena", "rosenkoenig", "greedy", "random", "--json", "/"], "/ cannot be read or written"),
    (["migrate", "--back", "0025", "--check"], "without --check and --sql"),
    (["migrate", "--back", "0025", "--sql"], "without --check and --sql"),
    (["play", "rosenkoenig", "--option", "colour"], "“colour” is no option"),
    (["play", "rosenkoenig", "--option", "colour=blue"], "has no option “colour”"),
    (["games", "--lang", "fr"], "no language “fr” here; there is: en, nl, de"),
    (
        ["play", "--load", "/no/such/file"],
        "/no/such/file cannot be read or written: there is no folder /no.",
    ),
    (["replay", "/no/such/file"], "there is no folder /no."),
    (["verify", "/"], "cannot be read or written"),
    (["bench", "--seconds", "0"], "--seconds must be"),
    (["serve", "--trust-proxy", "*"], "with “*” every caller could make up an address"),
    (["serve", "--workers", "99999999"], "--workers must be 1–1024"),
    (["serve", "--newcomers", "9" * 20], "--newcomers must be 0–1000000"),
    (["serve", "--backups", "/dev/null"], "/dev/null cannot be read or written"),
    (["serve", "--backups", "/proc/none"], "There is no file /proc/none"),
    (["serve", "--smtp-security", "ssl"], "--smtp-security"),
    (["serve", "--smtp", f"mail.example.org:{LONG}"], "--smtp"),
    (["exploit", "random", "--game=rosenkoenig", f"--candidate={LEARNED}"], "learned:"),
    (["dance"], "There is no command dance."),
    (["plya", "rosenkoenig"], "There is no command plya; did you mean 'play', 'replay'?"),
    (["games", "--louder"], "There is no option --louder."),
    (["play", "--sed=3"], "There is no option --sed; did you mean --seat, --seed?"),
    (["verify"], "FILE is missing"),
    (["bot"], "A command is missing"),
    (["play", "rosenkoenig", "--seed"], "--seed needs a value after it."),
    (["games", "--plain=3"], "--plain takes no value."),
    (["games", "rosenkoenig", "mill"], "too much: rosenkoenig mill."),
]


@pytest.mark.parametrize(("arguments", "said"), WRONG, ids=lambda part: str(part)[:60])
def test_one_sentence(arguments: list[str], said: str) -> None:
    outcome = tafelronde(*arguments, typed="1\n")
    assert said in complaint(outcome)
    assert outcome.out == ""


@pytest.mark.parametrize("where", [["play"], ["learn", "rosenkoenig"]])
def test_a_typed_number_of_no_choice(where: list[str]) -> None:
    assert complaint(tafelronde(*where, typed=f"{LONG}\n"))


def test_a_typed_number_of_no_move() -> None:
    outcome = tafelronde("play", "rosenkoenig", "--seed", 3, typed=f"{LONG}\nquit\n")
    assert outcome.code == 0
    assert "There is no choice 999" in outcome.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "schaken", "--lang", "nl"], "Het spel “schaken” is hier niet"),
        (["play", "Schach", "--lang", "de"], "Das Spiel „Schach“ gibt es hier nicht"),
        (
            ["--lang", "nl", "play", "rosenkoenig", "--players", "3"],
            "is voor 2 spelers, niet voor 3",
        ),
        (["plya", "--lang", "de"], "Den Befehl plya gibt es nicht; ist 'play', 'replay' gemeint?"),
        (["games", "--louder", "--lang", "nl"], "De optie --louder is er niet."),
        (["games", "--lang=NL", "--louder"], "De optie --louder is er niet."),
        (["admin", "ban", "ada", "--why", "said --lang de", "--louder"], "There is no option"),
        (["bot", "--lang", "nl"], "Er ontbreekt een opdracht"),
        (["bot", "--lang", "nl", "check"], "ontbreekt; --help laat zien"),
    ],
)
def test_in_the_readers_language(arguments: list[str], said: str) -> None:
    assert said in complaint(tafelronde(*arguments, typed="1\n"))


def test_back_to_no_version_changes_nothing(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    outcome = tafelronde("migrate", "--back", "", "--database", address)
    assert "cannot go back to –" in complaint(outcome)
    assert not (tmp_path / "tables.db").exists()


def test_no_port(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAFELRONDE_TOKEN", "token")
    for port in ("0", "99999"):
        complaint(tafelronde("mcp", f"http://127.0.0.1:{port}"))


def test_no_terminal_and_no_moves() -> None:
    outcome = process("play", "rosenkoenig")
    assert "no terminal" in complaint(outcome)
    assert outcome.out == ""


def test_no_traceback_from_a_process_either() -> None:
    assert "no game “chess”" in complaint(process("play", "chess", typed="1\n"))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A running match."""
    match = Match.start("rosenkoenig", seed=seed_from_number(3))
    match.play(match.state.legal_actions()[0])
    path = tmp_path / "match.txt"
    save_match(match, path, secret=True)
    return path


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--load"]])
def test_no_records(command: list[str], record: Path, tmp_path: Path) -> None:
    good = record.read_bytes()
    bad = {
        "empty": b"",
        "binary": bytes(range(256)),
        "truncated": good[: len(good) // 2],
        "without an end": good[:-1],
        "another format": b"tafelronde record 99\n",
        "a picture": b"\x89PNG\r\n\x1a\n" + b"\0" * 64,
        "a long file": b"x" * 5_000_000,
    }
    for name, data in bad.items():
        path = tmp_path / "bad.txt"
        path.write_bytes(data)
        outcome = tafelronde(*command, path, typed="1\n")
        assert "is no record that can be read" in complaint(outcome), name
        assert outcome.out == ""
        assert path.read_bytes() == data


@pytest.mark.parametrize("code", REASONS)
def test_why_a_text_is_no_record_in_every_language(code: str) -> None:
    given = dict.fromkeys(re.findall(r"{(\w+)}", REASONS[code]), "X")
    told = {language: sentence_of_reason(code, given, language) for language in LANGUAGES}
    assert told["en"].endswith(f": {because(code, **given)}.")
    assert len({*told.values()}) == len(LANGUAGES)
    assert all(one.count("X") == len(given) for one in told.values())


def test_a_reason_within_a_reason_is_translated_too() -> None:
    given = {"line": "6", "place": "table", "why": because("empty")}
    assert "daher Zeile 6 (table): die Datei ist leer." in sentence_of_reason(
        "changed", given, "de"
    )


def sentence_of_reason(code: str, given: dict[str, str], language: str) -> str:
    problem = Problem("no-record", file="f", why=because(code, **given))
    return sentence(problem, load_words(language))


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "line 6: expected a"), ("nl", "regel 6: verwacht een"), ("de", "Zeile 6: erwartet")],
)
def test_a_changed_record_in_the_readers_language(language: str, said: str, record: Path) -> None:
    text = record.read_text(encoding="utf-8").replace("players: 2", "players: two")
    record.write_text(text, encoding="utf-8")
    assert said in complaint(tafelronde("verify", record, "--lang", language))


@pytest.mark.parametrize(
    ("language", "no_program", "not_found"),
    [
        ("en", "a program that can be run", "it was not found"),
        ("nl", "een programma dat kan worden gestart", "het werd niet gevonden"),
        ("de", "ein Programm, das sich starten lässt", "es wurde nicht gefunden"),
    ],
)
def test_why_a_program_did_not_start(
    language: str, no_program: str, not_found: str, tmp_path: Path
) -> None:
    program = tmp_path / "program"
    given = f"exec:{program}", "random", "--games", 2, "--lang", language
    assert no_program in complaint(tafelronde("arena", "rosenkoenig", *given))
    program.write_text("#!/no/such/interpreter\n")
    program.chmod(0o755)
    outcome = tafelronde("arena", "rosenkoenig", *given)
    assert f": {not_found}" in outcome.out
    assert str(program) in outcome.out.partition(not_found)[2]  # the words of the shell


def test_a_tampered_record_is_not_played_on(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    changed = text.replace("N2", "N1", 1) if "N2" in text else text.replace("E2", "E1", 1)
    record.write_text(changed, encoding="utf-8")
    assert "something is wrong in it" in complaint(tafelronde("play", "--load", record, typed="1"))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("NE9", "“NE9” is no move in this game and no command"),
        ("draw", "You cannot draw: you hold five power cards already. (R-4.1: "),
        ("NE1", "You do not hold that power card. (R-2.1: "),
        ("SW3*", "No stone lies there to be turned; you need no hero. (R-5.1: "),
        ("+NE1", "That is not possible now. (R-2.1: "),
        ("6", "no choice 6; the choices are 1 to 5"),
        ("0", "no choice 0"),
        ("load", "Type load and the name of a file"),
        ("load /no/such/file", "there is no folder /no."),
        ("undo", "nothing to take back"),
        ("save /no/such/folder/x", "there is no folder /no."),
    ],
)
def test_a_script_is_told_what_cannot_be_and_goes_on(
    typed: str, said: str, own_world: Path
) -> None:
    outcome = tafelronde("play", "rosenkoenig", "--seed", 3, typed=f"{typed}\nresign\n")
    assert (outcome.code, outcome.err) == (0, "")
    assert said in " ".join(outcome.out.split())
    assert [*own_world.rglob("*.txt")]  # the game was played on to its end


@pytest.mark.parametrize(
    "command",
    [
        *(["role", "host"], ["ban"], ["lift"], ["answer", "acted"], ["close"], ["hide"]),
        *(["direct", "pause-play"], ["tournament", "hide"]),
    ],
)
@pytest.mark.parametrize("id", ["-Oabch234567", "-Oabc1234567abcd", "--bc1234567abcde"])
def test_an_id_may_begin_with_a_dash(command: list[str], id: str, tmp_path: Path) -> None:
    name, *more = command
    done = tafelronde("admin", name, id, *more, "--database", f"sqlite:///{tmp_path}/x.db")
    assert done.err.startswith("tafelronde: The database has schema –")  # all was understood
