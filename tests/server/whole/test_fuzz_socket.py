"""Made-up messages of every kind on the socket: each is answered, none breaks anything.

``python -m benchmarks.fuzz socket`` sends many more.
"""

from server.helpers import Server
from server.whole.fuzz_socket import KINDS, SocketFuzz


def test_made_up_messages_are_answered_and_games_go_on(server: Server) -> None:
    fuzz = SocketFuzz(server.url)
    for number in range(4):
        fuzz.run(8, 8, 30, number)
    carried_out = {kind for kind, answers in fuzz.answers.items() if set(answers) - {"refused"}}
    # Hypothesis takes texts and numbers from the sources, too: any change makes other messages.
    assert len(carried_out) >= (len(KINDS) - 1) // 2, carried_out
    assert fuzz.moves
    fuzz.check()
