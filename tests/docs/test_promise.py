"""Everything that docs/stability.md promises by name is still there, with its type."""

import pytest

pytest.importorskip("griffe")
pytest.importorskip("pyarrow")
from docs.site.promise import HELP, Broken, broken, lines, promised, renewed

AREAS = {
    "bot": "bot host sends move: legal",
    "cli": "cli play --bots",
    "data": "data steps.action: int32",
    "database": "database events.body: TEXT",
    "http": "http POST /api/command asks body: TableCommand required",
    "python": "python tafelronde exports: load",
    "record": "record 1 setup: commitment",
    "view": "view drakon DrakonView.draws: number",
    "wire": 'wire Status: "playing"',
}


def test_what_is_promised_is_still_there() -> None:
    faults = broken(promised(), lines())
    assert not faults, "\n".join([*faults, HELP])


def test_each_area_is_in_the_listing() -> None:
    listing = promised()
    assert {line.split()[0] for line in listing} == AREAS.keys()
    assert AREAS.keys() == {area for area, line in AREAS.items() if line in listing}


@pytest.mark.parametrize("line", AREAS.values(), ids=AREAS)
def test_a_promise_is_not_broken_but_by_a_mark_two_minor_versions_ago(line: str) -> None:
    less = [line, "wire Head.seq: number"]
    with pytest.raises(Broken, match="gone, or of another type") as caught:
        renewed(less, less[1:], "1.4.0")
    assert line in str(caught.value)
    assert "docs/promise.txt" in str(caught.value)
    for since, allowed in (("1.2", True), ("1.3", False), ("0.9", True)):
        marked = [f"deprecated since {since}: {line}", less[1]]
        assert (broken(marked, less[1:], "1.4.0") == []) is allowed
        assert renewed(marked, less, "1.4.0").splitlines() == marked  # a mark stays


def test_more_may_be_offered_and_not_asked_for() -> None:
    before = ["http POST /api/x asks body: New required", "wire New.name: string required"]
    before += ["python m.f(a): int required", "wire Head.seq: number"]
    offered = [
        "wire Head.ply: number",
        "python m.f(b): int",
        "python m.f(a): str required",  # another type besides
        "python m.g(a): int required",
        "wire Late.name: string required",
    ]
    loosened = [line.removesuffix(" required") for line in before]
    assert broken(before, [*before, *offered]) == []
    assert broken(before, loosened) == []
    for more in (
        "wire New.level: string required",
        "python m.f(b): int required",
        "http POST /api/x asks query: string required",
    ):
        assert broken(before, [*before, more]) == [f"asked for now: {more}"]
    assert broken(loosened, before)[0].startswith("asked for now")
    assert broken(before, [*before, "wire Head.seq: null"]) == [
        "may be null now: wire Head.seq: null"
    ]
    assert broken(before, ["wire Head.seq: string", *before[:3]]) == [
        "gone, or of another type: wire Head.seq: number"
    ]


def test_before_the_first_version_the_listing_is_written_anew() -> None:
    assert renewed(["cli play --old"], ["cli play --new"], "0.1.0") == "cli play --new\n"
