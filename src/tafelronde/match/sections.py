"""The first step of reading a record: its bytes as lines and sections."""

import re
from dataclasses import dataclass

from ..core.facts.errors import BadOption
from .errors import RecordError, because
from .layout import FIRST_LINE, FORMAT_VERSION, OPTIONAL, SECTIONS

MAX_BYTES = 4_000_000
"""A longer file is refused; the longest games need a small part of this."""

_VERSION = re.compile(r"tafelronde record ([0-9]{1,9})")
_NUMBER = re.compile(r"[0-9]{1,9}")
_DIGEST = re.compile(r"[0-9a-f]{64}")
_CONTROL = re.compile("[\x00-\x09\x0b-\x1f\x7f]")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its lines. ``line`` is the line of the heading in the file, from 1."""

    name: str
    line: int
    lines: list[str]

    def error(self, index: int, field: str, reason: str) -> RecordError:
        """An error about the line of this index, from 0."""
        return RecordError(self.line + 1 + index, self.name, field, reason)

    def field(self, index: int, name: str) -> str:
        """The text after ``name: `` in the line of this index. Raises RecordError."""
        if index >= len(self.lines):
            raise self.error(index, name, because("missing", expected=f"'{name}: …'"))
        key, colon, value = self.lines[index].partition(": ")
        if key != name or not colon:
            found = cut(self.lines[index])
            raise self.error(index, name, because("expected", expected=f"'{name}: …'", found=found))
        return value

    def number(self, index: int, name: str) -> int:
        """The whole number after ``name: ``, of at most nine digits. Raises RecordError."""
        value = self.field(index, name)
        if not _NUMBER.fullmatch(value):
            raise self.error(index, name, because("whole-number", found=cut(value)))
        return int(value)

    def digest(self, index: int, name: str) -> bytes:
        """The 32 bytes after ``name: ``, written as 64 digits. Raises RecordError."""
        value = self.field(index, name)
        if not _DIGEST.fullmatch(value):
            raise self.error(index, name, because("digits", found=cut(value)))
        return bytes.fromhex(value)

    def expect(self, lines: list[str]) -> None:
        """Raise RecordError at the first line that is not exactly the expected one."""
        for index, (found, expected) in enumerate(zip(self.lines, lines, strict=False)):
            if found != expected:
                reason = because("expected", expected=cut(expected), found=cut(found))
                raise self.error(index, "spelling", reason)
        if len(self.lines) > len(lines):
            found = cut(self.lines[len(lines)])
            raise self.error(len(lines), "spelling", because("no-place", found=found))


def cut(text: str) -> str:
    """A found text for an error's sentence: in quotation marks, at most 80 characters."""
    return repr(text if len(text) <= 80 else text[:79] + "…")


def describe(error: ValueError) -> str:
    """The sentence of an error about a found value, however long the value is."""
    if isinstance(error, BadOption):
        return because("impossible", found=cut(str(error.value)), expected=error.expected)
    return str(error)


def split_sections(data: bytes) -> dict[str, Section]:
    """All sections, in order, by name. Raises RecordError."""
    lines = _lines(data)
    sections: dict[str, Section] = {}
    at = 1
    for name in SECTIONS:
        if name in OPTIONAL and lines[at + 1 : at + 2] != [f"[{name}]"]:
            continue
        if at >= len(lines):
            raise RecordError(len(lines), name, "", because("ends-early", section=name))
        heading = lines[at + 1] if at + 1 < len(lines) else ""
        if sections and not lines[at] and heading.strip("[]") not in SECTIONS:
            reason = because("empty-line", section=name)
            raise RecordError(at + 1, [*sections][-1], "", reason)
        if lines[at] or heading != f"[{name}]":
            found = "\n".join(lines[at : at + 2])
            raise RecordError(at + 1, name, "", because("heading", section=name, found=cut(found)))
        end = at + 2
        while end < len(lines) and lines[end]:
            end += 1
        sections[name] = Section(name, at + 2, lines[at + 2 : end])
        at = end
    if at < len(lines):
        raise RecordError(at + 1, SECTIONS[-1], "", because("ends-late"))
    return sections


def _section_of(lines: list[str]) -> str:
    """The section that the last of these lines stands in."""
    headings = [line[1:-1] for line in lines if line[:1] == "[" and line[1:-1] in SECTIONS]
    return headings[-1] if headings else ""


def _lines(data: bytes) -> list[str]:
    """The lines of a record of this version. Raises RecordError."""
    if not data:
        raise RecordError(None, "", "", because("empty"))
    if len(data) > MAX_BYTES:
        raise RecordError(None, "", "", because("too-long", most=f"{MAX_BYTES:,}"))
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        before = data[: error.start].decode().split("\n")
        reason = because("no-text", byte=str(error.start))
        raise RecordError(len(before), _section_of(before), "", reason) from None
    lines = text.split("\n")
    version = _VERSION.fullmatch(lines[0])
    if lines[0] == FIRST_LINE + "\r":
        raise RecordError(1, "", "format", because("cr-lf"))
    if version is None:
        reason = because("no-record", expected=repr(FIRST_LINE), found=cut(lines[0]))
        raise RecordError(1, "", "format", reason)
    if lines[0] != FIRST_LINE:
        reason = because("version", found=version[1], expected=str(FORMAT_VERSION))
        raise RecordError(1, "", "format version", reason)
    for number, line in enumerate(lines, 1):
        control = _CONTROL.search(line)
        if control is not None:
            reason = because("control", found=repr(control.group()))
            raise RecordError(number, _section_of(lines[:number]), "", reason)
    if lines.pop():
        raise RecordError(len(lines) + 1, "", "", because("cut-off"))
    return lines
