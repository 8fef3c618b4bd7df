"""docs/record.md is true: its example, its numbers; and enough to write a verifier from."""

import hashlib
import hmac
import re
from pathlib import Path

from match.known_draws import COMMITMENT, DRAWS, KEY_HEX
from tafelronde.match import parse_record, resume, verify
from tafelronde.match.chance import derive_key
from tafelronde.match.layout import SECTIONS
from tafelronde.match.sections import MAX_BYTES
from tafelronde.match.setup import MAX_NAME, MAX_NONCE, MAX_NONCES
from tafelronde.match.verify import _SENTENCES

DOC = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")


def example() -> str:
    found = re.search(r"```text\n(tafelronde record 1\n.*?)```", DOC, re.DOTALL)
    assert found
    return found[1]


def test_the_example_verifies() -> None:
    found = verify(parse_record(example()))
    assert found.findings == ()
    assert (found.is_over, found.draws_checked, found.decisions, found.draws) == (True, True, 4, 12)


def test_the_numbers_stand_on_the_page() -> None:
    assert COMMITMENT in DOC
    assert KEY_HEX in DOC
    rows = re.findall(r"^\| (\d+) \| ([^|]+) \| (\d+) \|$", DOC, re.MULTILINE)
    shown = []
    for ply, weights, index in rows:
        count, times, weight = weights.partition(" × ")
        listed = [int(weight)] * int(count) if times else [int(w) for w in weights.split(", ")]
        shown.append((int(ply), tuple(listed), int(index)))
    assert tuple(shown) == DRAWS
    match = resume(parse_record(example()))
    assert derive_key(match.seed or b"", match.setup.digest()).hex() in DOC
    for limit in (MAX_BYTES, MAX_NAME, MAX_NONCE, MAX_NONCES):
        assert re.search(rf"at most {limit:,}|at most {limit}", DOC)


def test_every_section_and_every_code_is_explained() -> None:
    for section in SECTIONS:
        assert f"### `[{section}]`" in DOC
    for code in _SENTENCES:
        assert f"`{code}`" in DOC


CARDS = [d + n for d in ("N", "NE", "E", "SE", "S", "SW", "W", "NW") for n in "123"]


def independent(text: str) -> list[str]:
    """A verifier of Rosenkönig's draws written from the page, without this package."""
    head, *blocks = text.rstrip("\n").split("\n\n")
    sections = {block.split("\n")[0][1:-1]: block.split("\n")[1:] for block in blocks}
    sealed = dict(line.split(": ") for line in sections["digests"])
    wrong = [] if head == "tafelronde record 1" else ["version"]
    digests = {}
    for block in blocks[:-1]:
        name = block.split("\n")[0][1:-1]
        digests[name] = hashlib.sha256((block + "\n").encode()).digest()
        if digests[name].hex() != sealed[name]:
            wrong.append(name)
    (seed_line,) = sections["seed"]
    seed = bytes.fromhex(seed_line.removeprefix("seed: "))
    promise = hashlib.sha256(b"tafelronde seed 1\0" + seed).hexdigest()
    if f"commitment: {promise}" not in sections["setup"]:
        wrong.append("commitment")
    key = hmac.new(seed, b"tafelronde key 1\0" + digests["setup"], "sha256").digest()
    pile, discard, ply = list(CARDS), list[str](), 0
    for line in sections["moves"]:
        for word in line.replace(",", "").split()[2:]:
            if word.startswith("+"):
                due = pile[ticket(key, ply, len(pile))]
                if word != f"+{due}":
                    wrong.append(f"ply {ply}")
                pile.remove(due)
            elif word != "draw":
                discard.append(word.rstrip("*"))
            if not pile and word.startswith("+"):
                pile, discard = sorted(discard, key=CARDS.index), []
            ply += 1
    return wrong


def ticket(key: bytes, ply: int, total: int) -> int:
    if total == 1:
        return 0
    digits = len(bin(total - 1)) - 2
    block = 0
    while True:
        message = b"tafelronde draw 1\0" + bytes.fromhex(f"{ply:08x}{block:08x}")
        words = hmac.new(key, message, "sha256").hexdigest()
        for start in range(0, 64, 8):
            number = int(words[start : start + 8], 16) // 2 ** (32 - digits)
            if number < total:
                return number
        block += 1


def test_an_independent_verifier_agrees() -> None:
    from match.helpers import played
    from tafelronde.match import format_record

    for text in (example(), *(format_record(played(number=n, nonces=["x"])) for n in range(5))):
        assert independent(text) == []
        draws = [found.start() for found in re.finditer(r"draw \+\w+", text)]
        at = draws[len(draws) // 2]
        other = "draw +N1" if text[at:].startswith("draw +S") else "draw +S1"
        line_end = min(text.index(mark, at + 5) for mark in ("\n", ",") if mark in text[at + 5 :])
        changed = text[:at] + other + text[line_end:]
        assert "moves" in independent(changed)
