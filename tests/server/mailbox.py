"""A mail server for tests, and the settings of a node that uses it."""

import re
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword

from server.helpers import WAIT, free_port


class Box:
    """A mail server: what it took, and whether it takes anything."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.answer = "250 OK"
        self.controller = Controller(
            self,
            hostname="127.0.0.1",
            port=free_port(),
            ready_timeout=WAIT,
            auth_required=True,
            auth_require_tls=False,
            authenticator=_sign_in,
        )

    async def handle_RCPT(self, *given: Any) -> str:  # noqa: N802
        _, _, envelope, address, _ = given
        if self.answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.answer

    async def handle_DATA(self, *given: Any) -> str:  # noqa: N802
        self.mails.append(message_from_bytes(given[2].content))
        return "250 OK"

    def to(self, address: str) -> list[Message]:
        return [one for one in self.mails if one["To"] == address]

    def word(self, address: str) -> str:
        """The word of the last link that was sent to this address."""
        body = self.to(address)[-1].get_payload(decode=True).decode()  # pyright: ignore
        found = re.search(r"http://table\.test/account#\w+=(\S+)", body)
        assert found is not None, body
        return found[1]


def _sign_in(server: object, session: object, envelope: object, kind: str, data: Any) -> AuthResult:
    known = isinstance(data, LoginPassword) and data == LoginPassword(b"table", b"oak and iron")
    return AuthResult(success=known)


@pytest.fixture(scope="module")
def box() -> Iterator[Box]:
    box = Box()
    box.controller.start()
    yield box
    box.controller.stop()


def settings(box: Box, folder: Path) -> tuple[str, ...]:
    password = folder / "password"
    password.write_text("oak and iron\n")
    return (
        *("--smtp", f"127.0.0.1:{box.controller.port}", "--smtp-security", "none"),
        *("--smtp-user", "table", "--smtp-password-file", str(password)),
        *("--smtp-from", "Tafelronde <table@table.test>", "--public-address", "http://table.test"),
    )
