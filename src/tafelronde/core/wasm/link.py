"""Link an object file that LLVM made to a WebAssembly module: a linker for one object.

LLVM's object file is a module already, with everything at its place but four things: its memory,
its stack and its table are imported, its data begins at 0, and it exports nothing. A general linker
(``wasm-ld``) is 50 MB to install and does what is not needed here: to resolve names between files.

Memory begins with the stack, which grows downward, so that one that overflows traps; then come the
data, and from ``heap`` on it is the host's. Formats: the WebAssembly Core Specification, chapter 5;
https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md
"""

from collections.abc import Iterable
from dataclasses import dataclass

from .reader import Reader, fixed, name, number, vector

STACK = 1 << 20
"""Bytes of the stack."""
PAGE = 1 << 16

TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, _, ELEMENT, CODE, DATA, DATA_COUNT = range(
    1, 13
)
CUSTOM = 0
ORDER = (TYPE, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, ELEMENT, DATA_COUNT, CODE, DATA)
MEMORY_SLEB, MEMORY_LEB, MEMORY_I32 = 4, 3, 5
INDICES = {0, 1, 2, 6, 7, 20}
"""Relocations of functions, types, globals and places in tables: right already, where there is one
object."""
SYMBOL_FUNCTION, SYMBOL_DATA = 0, 1
UNDEFINED, EXPLICIT_NAME, ABSOLUTE = 0x10, 0x40, 0x200


class LinkError(Exception):
    """The object asks for something that a module has not: a function from outside, say."""


@dataclass(frozen=True)
class Module:
    """A linked module."""

    code: bytes
    heap: int
    """The address from which on memory is the host's."""
    pages: int
    """Memory that it begins with, in pages of 64 KiB."""
    places: tuple[int, ...]
    """Where in its code addresses stand, in five bytes each (``fixed``), ascending: with so much
    added to all of them as memory begins later, it works in a part of another module's memory."""
    words: tuple[int, ...]
    """The same in its data: words of four bytes."""


@dataclass(frozen=True)
class Segment:
    """A piece of the data, as it lies in the object."""

    address: int
    content: int
    """Where its bytes begin in the section."""
    size: int


@dataclass(frozen=True)
class Symbol:
    """A function or a datum by its name; ``place`` is its index, or its address in the object."""

    name: str
    kind: int
    place: int


def link(file: bytes, exports: Iterable[str]) -> Module:
    """The module that exports these functions and its memory. Raises LinkError."""
    sections, custom = _sections(file)
    tables = _imports(sections.pop(IMPORT, b"\0"))
    segments = _segments(sections.get(DATA, b"\0"))
    symbols = _symbols(custom["linking"], segments)
    relocated = _relocate(sections, custom, symbols)
    end = max((one.address + one.size for one in segments), default=0)
    heap = (STACK + end + 15) // 16 * 16
    pages = heap // PAGE + 1
    words, begins = list[int](), list[int]()
    if DATA in sections:
        sections[DATA], begins, words = _moved(sections[DATA], segments, relocated[DATA])
    sections[TABLE] = vector(tables)
    sections[MEMORY] = vector([b"\0" + number(pages)])
    sections[GLOBAL] = vector([b"\x7f\x01\x41" + fixed(STACK) + b"\x0b"])
    functions = {one.name: one.place for one in symbols if one.kind == SYMBOL_FUNCTION}
    found = [name(one) + b"\0" + number(functions[one]) for one in exports]
    sections[EXPORT] = vector([*found, name("memory") + b"\x02\0"])
    code, start = b"\0asm\1\0\0\0", dict[int, int]()
    for kind in ORDER:
        if kind in sections and sections[kind] != b"\0":
            code += bytes([kind]) + number(len(sections[kind]))
            start[kind] = len(code)
            code += sections[kind]
    places = [start[GLOBAL] + 4, *(start[CODE] + at for at in relocated[CODE])]
    places += [start[DATA] + at for at in begins]
    whole = tuple(sorted(places)), tuple(start[DATA] + at for at in words)
    return Module(code, heap, pages, *whole)


def _sections(file: bytes) -> tuple[dict[int, bytes], dict[str, bytes]]:
    """The sections by their kinds, and those of custom kinds by their names."""
    reader = Reader(file, 8)
    sections, custom = dict[int, bytes](), dict[str, bytes]()
    order: list[int] = []
    while not reader.ended:
        kind, content = reader.byte(), reader.bytes(reader.number())
        if kind == CUSTOM:
            inner = Reader(content)
            called = inner.name()
            custom[called] = content[inner.at :]
        else:
            sections[kind] = content
        order.append(kind)
    for called in [one for one in custom if one.startswith("reloc.")]:
        at = Reader(custom[called]).number()
        custom[f"reloc {order[at]}"] = custom.pop(called)
    return sections, custom


def _imports(section: bytes) -> list[bytes]:
    """The tables that are imported, as a module's own. Memory and the stack's place are imported
    too; what else is asked for is a fault."""
    reader, tables = Reader(section), list[bytes]()
    for _ in range(reader.number()):
        reader.name()
        called, kind = reader.name(), reader.byte()
        if kind == 1:
            begin = reader.at
            reader.byte()
            reader.limits()
            tables.append(section[begin : reader.at])
        elif kind == 2:
            reader.limits()
        elif kind == 3 and called == "__stack_pointer":
            reader.bytes(2)
        else:
            raise LinkError(f"compiled code asks for {called}, which browsers do not have")
    return tables


def _segments(section: bytes) -> list[Segment]:
    reader, found = Reader(section), list[Segment]()
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.byte() != 0x41:
            raise LinkError("data whose place is no constant")
        address = reader.number()
        reader.byte()
        size = reader.number()
        found.append(Segment(address, reader.at, size))
        reader.bytes(size)
    return found


def _moved(
    section: bytes, segments: list[Segment], relocated: list[int]
) -> tuple[bytes, list[int], list[int]]:
    """The data where they lie in memory, behind the stack, and where in the section their own
    places stand, and the addresses that they hold. Segments that hold only zeros are left out:
    memory begins so."""
    kept = [one for one in segments if _content(section, one).strip(b"\0")]
    found, begins, words = number(len(kept)), list[int](), list[int]()
    for one in kept:
        begins.append(len(found) + 2)
        found += b"\0\x41" + fixed(STACK + one.address) + b"\x0b" + number(one.size)
        inside = range(one.content, one.content + one.size)
        words += [len(found) + at - one.content for at in relocated if at in inside]
        found += _content(section, one)
    return found, begins, words


def _content(section: bytes, one: Segment) -> bytes:
    return section[one.content : one.content + one.size]


def _symbols(section: bytes, segments: list[Segment]) -> list[Symbol]:
    reader = Reader(section)
    if reader.number() != 2:
        raise LinkError("another version of object files")
    while not reader.ended:
        kind, end = reader.byte(), reader.number()
        if kind == 8:
            return [_symbol(reader, segments) for _ in range(reader.number())]
        reader.bytes(end)
    return []


def _symbol(reader: Reader, segments: list[Segment]) -> Symbol:
    kind, flags = reader.byte(), reader.number()
    if kind == SYMBOL_DATA:
        called = reader.name()
        if flags & (UNDEFINED | ABSOLUTE):
            raise LinkError(f"compiled code asks for {called}, which is nowhere")
        segment, offset, _ = reader.number(), reader.number(), reader.number()
        return Symbol(called, kind, segments[segment].address + offset)
    place = reader.number()
    if kind == 3:  # a section
        return Symbol("", kind, place)
    named = not flags & UNDEFINED or flags & EXPLICIT_NAME
    return Symbol(reader.name() if named else "", kind, place)


def _relocate(
    sections: dict[int, bytes], custom: dict[str, bytes], symbols: list[Symbol]
) -> dict[int, list[int]]:
    """Write the addresses of data into the code, and into data that point to other data; where in
    each section they stand."""
    places: dict[int, list[int]] = {CODE: [], DATA: []}
    for section in (CODE, DATA):
        if f"reloc {section}" not in custom:
            continue
        content, reader = bytearray(sections[section]), Reader(custom[f"reloc {section}"])
        reader.number()
        for _ in range(reader.number()):
            kind, at, index = reader.byte(), reader.number(), reader.number()
            if kind in INDICES:
                continue
            if kind not in (MEMORY_LEB, MEMORY_SLEB, MEMORY_I32):
                raise LinkError(f"a relocation of kind {kind}")
            if (kind == MEMORY_I32) != (section == DATA):
                raise LinkError("an address in another form than is looked for")
            places[section].append(at)
            address = STACK + symbols[index].place + reader.signed()
            width = 4 if kind == MEMORY_I32 else 5
            content[at : at + width] = (
                address.to_bytes(4, "little") if kind == MEMORY_I32 else fixed(address)
            )
        sections[section] = bytes(content)
    return places
