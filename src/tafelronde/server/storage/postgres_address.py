"""Addresses of PostgreSQL: what is wrong with one is told by its field, and never with its
password.

A sign that separates the parts of an address (``@ / # ?``) is written with a percent sign inside a
password. Where it is not, a part of the password would be taken for a host, a port, a database or a
parameter, and be shown with the fault; so such addresses are refused before anything is done with
them.
"""

import re
from typing import NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

HIDDEN = "…"
"""Stands where a password is."""
NAMED = {"application_name": "tafelronde"}
"""The name of all connections of a node, for who looks at the database."""
SCHEMES = ("postgresql", "postgres")
_SCHEME = re.compile(r"([A-Za-z][\w+.-]*)://(.*)", re.DOTALL)
_WORDS = re.compile(r"(^|\s)(host|hostaddr|dbname|user|password)\s*=")
"""Words of the other form of libpq: ``host=… password=…``."""
_UNFINISHED = re.compile(r"(postgres(?:ql)?(?:\+\w+)?):(?!//)", re.IGNORECASE)
"""A beginning without the slashes: ``postgres:/user:password@host/name``."""
_VALUES = re.compile(r"(?i)(password\s*=\s*)[^&]+")
_WORDS_VALUES = re.compile(r"(?i)(password\s*=\s*)('(?:\\.|[^'\\])*'?|(?:\\.|\S)+)", re.DOTALL)
"""Passwords among the parameters of an address, and in the other form of libpq."""
_ONLY_LIBPQ = frozenset((
    "channel_binding", "connect_timeout", "fallback_application_name", "gssdelegation",
    "gssencmode", "hostaddr", "keepalives", "keepalives_count", "keepalives_idle",
    "keepalives_interval", "load_balance_hosts", "max_protocol_version", "min_protocol_version",
    "oauth_client_id", "oauth_client_secret", "oauth_issuer", "oauth_scope", "replication",
    "require_auth", "requirepeer", "requiressl", "scram_client_key", "scram_server_key",
    "servicefile", "sslcertmode", "sslcompression", "sslkeylogfile", "sslsni", "tcp_user_timeout",
))  # fmt: skip
"""Parameters of libpq that the driver would send to the server as settings."""
_ONLY_OTHERS = frozenset((
    "connection_limit", "pgbouncer", "pool_timeout", "prepared_statement_cache_size", "schema",
    "statement_cache_size",
))  # fmt: skip
"""Parameters of other programs, as providers put them into the addresses that they show."""


class BadAddress(ValueError):
    """An address that cannot be used: the field, and why. Neither holds a part of a password."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"the {field} of PostgreSQL's address {why}")
        self.field = field


class AddressParts(NamedTuple):
    """The part of an address that may be shown, and the parts that must not be."""

    place: str
    """Host and database: ``base.example/games``."""
    secrets: tuple[str, ...]
    """The passwords, as they are and as they are written in the address."""


def is_postgres(address: str) -> bool:
    """Whether this address names a PostgreSQL server."""
    found = _SCHEME.match(address)
    return found is not None and found[1].lower() in SCHEMES


def check_other_forms(address: str) -> None:
    """Raise BadAddress for addresses of PostgreSQL in forms that are not taken."""
    found = _SCHEME.match(address)
    if found is not None and found[1].lower().split("+")[0] in SCHEMES and not is_postgres(address):
        raise BadAddress("scheme", f"is {found[1]}://; write postgresql://")
    if begins := _UNFINISHED.match(address):
        raise BadAddress("scheme", f"is {begins[1]}: without //; write postgresql://")
    if found is None and _WORDS.search(address):
        raise BadAddress("form", "is host=… password=…; write postgresql://user:password@host/name")


def parts_of(address: str) -> AddressParts:
    """The parts of an address. Raises BadAddress."""
    found = _SCHEME.match(address)
    if found is None or not is_postgres(address):
        raise BadAddress("scheme", "is missing; write postgresql://")
    _check_password(found[2])
    try:
        parts = urlsplit(address)
    except ValueError:
        raise BadAddress("host", "is not written right") from None
    person, _, hosts = parts.netloc.rpartition("@")
    password = person.partition(":")[2]
    _check_hosts(hosts)
    asked: dict[str, str] = {}
    for piece in filter(None, parts.query.split("&")):
        name, equals, _ = piece.partition("=")
        if not equals or not re.fullmatch(r"[\w.]+", name):
            raise BadAddress("parameters", "are not NAME=VALUE with & between")
        asked |= parse_qsl(piece, keep_blank_values=True)
        if not asked[name]:
            raise BadAddress(f"parameter “{name}”", "has no value")
        if name.lower() in _ONLY_LIBPQ | _ONLY_OTHERS:
            raise BadAddress(f"parameter “{name}”", "is not known here; leave it out")
    if "port" in asked and not all(one.isdecimal() for one in asked["port"].split(",")):
        raise BadAddress("parameter “port”", "is no number")
    secret = (password, asked.get("password", ""), asked.get("sslpassword", ""))
    secrets = tuple({one for each in secret for one in (each, unquote(each)) if one})
    host = _without_ports(hosts) or asked.get("host", "localhost")
    return AddressParts(f"{host}{parts.path}", secrets)


def _check_password(rest: str) -> None:
    """Raise BadAddress where a password has signs that separate the parts of an address."""
    authority = re.split(r"[/?#]", rest, maxsplit=1)[0]
    after = rest[len(authority) :]
    if authority.count("@") > 1:
        raise BadAddress("password", "has an @; write %40 for it")
    if "#" in after:
        raise BadAddress("password", "or another part has a #; write %23 for it")
    name, _, behind = authority.partition(":")
    unfinished = "@" not in authority and bool(name) and "@" in after
    path, _, query = after.partition("?")
    strange = bool(behind) and not behind.isdecimal()
    if unfinished and ("@" in path or strange or "@" in query.partition("=")[0]):
        raise BadAddress("password", "has a / or ?; write %2F or %3F for it")


def _check_hosts(hosts: str) -> None:
    for host in hosts.split(","):
        port = re.sub(r"^\[[^\]]*\]|^[^:]*", "", host)
        if port not in ("", ":") and not re.fullmatch(r":\d{1,5}", port):
            raise BadAddress("port", "is no number")


def _without_ports(hosts: str) -> str:
    return ",".join(re.sub(r":\d*$", "", host) for host in unquote(hosts).split(","))


def hidden(text: str, secrets: tuple[str, ...]) -> str:
    """A text without these passwords."""
    for secret in sorted(secrets, key=len, reverse=True):
        text = text.replace(secret, HIDDEN)
    return text


def without_password(text: str) -> str:
    """The text that somebody typed, as it may be shown: nothing before an ``@`` remains but the
    scheme, and no value of a parameter that is called a password."""
    scheme, behind, rest = text.rpartition("://")
    hidden = (_VALUES if behind else _WORDS_VALUES).sub(rf"\1{HIDDEN}", rest)
    if hidden.count("@") < rest.count("@"):  # it may have been that of the person before the host
        return f"{scheme}{behind}{HIDDEN}"
    _, at, shown = hidden.rpartition("@")
    return f"{scheme}{behind}{HIDDEN if at else ''}{at}{shown}"
