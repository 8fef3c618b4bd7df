"""Refutations of wrong decisions at puzzles, told with a reason and shown on the board."""

from server.helpers import Browser, Server
from server.puzzling import SETS, at
from tafelronde.school.varied import beginning


def test_a_wrong_decision_is_refuted_with_a_reason(server: Server) -> None:
    """The emperor that the right decision brings out of danger is captured after a wrong one."""
    ada, game = Browser(server.url, "Ada"), "kaiser_koenig_edelmann"
    told = list[tuple[str, str]]()
    for puzzle in beginning(SETS[game].puzzles)[:4]:
        for text in [one["text"] for one in at(ada, puzzle)["news"]["head"]["legal"]]:
            if text == puzzle.line[0] or len(told) >= 3:
                continue
            answer = at(ada, puzzle, [text])
            refuted = answer["refuted"]
            if refuted is None:
                continue
            told.append((puzzle.id, refuted["code"]))
            # The board shows who does it, and it can be taken back and tried again.
            players = [frame["entry"]["player"] for frame in answer["frames"][1:]]
            assert players[0] == puzzle.seat
            assert refuted["args"]["other"] in players[1:]
            assert at(ada, puzzle)["state"] == "asked"
    assert len(told) == 3, "wrong decisions are refuted"
