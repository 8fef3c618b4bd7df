"""The types of the wire in TypeScript: ``python -m tafelronde.server.wire.typescript FILE``.

The client's ``web/src/lib/wire.ts`` is this module's output; a test tells when it is not.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import NODEFAULT
from msgspec import inspect as types

from . import bounds, commands, messages, requests, shown

_HEADER = "/** What goes over the wire. Generated from src/tafelronde/server/wire. */"
_PLAIN: dict[Any, str] = {
    types.AnyType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}
_ALIASES = {
    "Status": shown.Status,
    "Waiting": shown.Waiting,
    "Undoing": shown.Undoing,
    "Hinting": shown.Hinting,
}
_UNIONS = {
    "TableCommand": commands.TableCommand,
    "ClientMessage": commands.ClientMessage,
    "ServerMessage": messages.ServerMessage,
}


def typescript() -> str:
    """All structs as interfaces, and the unions of messages."""
    parts = [_HEADER]
    for name, alias in _ALIASES.items():
        parts.append(f"export type {name} = {_type(types.type_info(alias), whole=True)};")
    parts += [_interface(kind) for kind in _structs()]
    for name, union in _UNIONS.items():
        members = "".join(f"\n  | {member.__name__}" for member in get_args(union))
        parts.append(f"export type {name} ={members};")
    return "\n\n".join(parts) + "\n"


def _structs() -> Iterable[type[msgspec.Struct]]:
    for module in (requests, commands, shown, messages):
        for kind in vars(module).values():
            is_own = inspect.isclass(kind) and kind.__module__ == module.__name__
            if is_own and issubclass(kind, msgspec.Struct) and not kind.__name__.startswith("_"):
                yield kind


def _interface(kind: type[msgspec.Struct]) -> str:
    """What comes in may lack what has a default; what goes out has every field."""
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    said = " ".join((kind.__doc__ or "").split())
    lines = [f"/** {said} */"] if said else []
    if not info.fields and not info.tag_field:
        return "\n".join([*lines, f"export type {kind.__name__} = Record<string, never>;"])
    lines.append(f"export interface {kind.__name__} {{")
    if info.tag_field:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    optional = issubclass(kind, bounds.Request)
    for field in info.fields:
        has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        mark = "?" if optional and has_default else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}"])


def _type(info: Any, *, whole: bool = False) -> str:
    """A type's name; ``whole``: spelt out, though it has one."""
    plain = _PLAIN.get(info.__class__)
    if plain is not None:
        return plain
    match info:
        case types.Metadata():
            return _type(info.type)
        case types.LiteralType():
            for name, alias in _ALIASES.items():
                if not whole and set(get_args(alias)) == set(info.values):
                    return name
            return " | ".join(f'"{value}"' for value in info.values)
        case types.UnionType():
            return " | ".join(dict.fromkeys(_type(part) for part in info.types))
        case types.ListType() | types.VarTupleType():
            item = _type(info.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        case types.DictType():
            return f"Record<{_type(info.key_type)}, {_type(info.value_type)}>"
        case types.StructType():
            return info.cls.__name__
        case _:
            raise TypeError(f"no TypeScript for {info}")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), "utf-8")
