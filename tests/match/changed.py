"""Records in which somebody changed something."""

from tafelronde.match import RecordError, parse_record, verify


def named(text: str | bytes) -> set[str]:
    """The sections that are named as wrong."""
    try:
        return {finding.section for finding in verify(parse_record(text)).findings}
    except RecordError as error:
        return {error.section}


def place(data: bytes, at: int) -> tuple[str, str]:
    """The section and the line in which a byte stands."""
    lines = data[:at].split(b"\n")
    headings = [line[1:-1].decode() for line in lines if line.startswith(b"[")]
    end = data.index(b"\n", at)
    return headings[-1] if headings else "", data[at - len(lines[-1]) : end].decode()


def check(data: bytes, at: int, changed: bytes) -> None:
    """A change is found; and, in the middle of a section, its section is named."""
    names = named(changed)
    assert names, f"byte {at} of {data[max(0, at - 20) : at + 20]!r} was changed unseen"
    section, line = place(data, at)
    if not line or line.startswith("[") or data[at : at + 1] == b"\n":
        return
    rightly = {section}
    if section == "digests":  # each is named after the section that it seals
        rightly.add(line.partition(":")[0])
    assert names & rightly, (line, changed[at], names)
