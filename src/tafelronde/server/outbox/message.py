"""A mail as the bytes that an SMTP server takes are made from it."""

from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from email.utils import formatdate
from typing import NamedTuple


class Mail(NamedTuple):
    """A mail as it is stored."""

    id: str
    address: str
    subject: str
    body: str
    tries: int
    until: float
    unsubscribe: str
    """The address that unsubscribes from mails of this kind; '': none."""


class _LinkHeader(UnstructuredHeader, BaseHeader):
    """A header that is one link. It stays on one line: Python writes a word that does not fit in 78
    characters as RFC 2047 writes an umlaut, and programs that read mail find no link there."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


_headers = HeaderRegistry()
_headers.map_to_type("list-unsubscribe", _LinkHeader)
_POLICY = SMTP.clone(header_factory=_headers)


def message_of(mail: Mail, sender: str) -> EmailMessage:
    """The message of a mail, from the site's address. With a link that unsubscribes it has the
    headers of RFC 8058, for a button in the program that reads it."""
    message = EmailMessage(_POLICY)
    message["From"], message["To"], message["Subject"] = sender, mail.address, mail.subject
    message["Date"] = formatdate()
    message["Message-ID"] = f"<{mail.id}@{sender.rpartition('@')[2].rstrip('>')}>"
    message["Auto-Submitted"] = "auto-generated"
    if mail.unsubscribe:
        message["List-Unsubscribe"] = f"<{mail.unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(mail.body)
    return message
