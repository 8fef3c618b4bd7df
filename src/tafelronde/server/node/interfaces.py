"""msgspec structs as TypeScript interfaces, for the files that ``node/typescript.py`` writes."""

import ast
import inspect
import itertools
import json
import textwrap
from collections.abc import Iterable, Iterator
from typing import Any, get_args, get_type_hints

from msgspec import Struct
from msgspec import inspect as types

from ...advice.reviews import curve, levels, moments, report
from ...core.objects.game import Game
from ...match import outcome
from ...school import path as steps
from ...tournament import acts
from ..base import refusal
from ..features.accounts import wire as account
from ..features.circles import wire as circles
from ..features.correspondence import answer_wire as answers
from ..features.deals import wire as deals
from ..features.handover import wire as handover
from ..features.health import wire as health
from ..features.house import record as house_record
from ..features.house import wire as house
from ..features.lobby import wire as lobby
from ..features.matchmaking import wire as seeking
from ..features.moderation import wire as moderation
from ..features.notifications import wire as news
from ..features.profiles import wire as people
from ..features.ratings import wire as ratings
from ..features.reviews import wire as reviewed
from ..features.school import lesson_wire as learning
from ..features.school import path_wire as paths
from ..features.school import puzzle_wire as puzzling
from ..features.tournaments import wire as tournaments
from ..features.tournaments.desk import wire as desk
from ..wire import bounds, clock, commands, games, history, identity, messages, requests, shown
from ..wire import pauses as pauses
from ..wire.identity import BanKind, ChallengeWish, PresenceWish, Reason, Role

_WIDTH = 100
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
    "SeatResult": outcome.SeatResult,
    "GaveUp": outcome.GaveUp,
    "Pace": clock.Pace,
    "OutOfTime": clock.OutOfTime,
    "ReviewState": reviewed.ReviewState,
    "PresenceWish": PresenceWish,
    "ChallengeWish": ChallengeWish,
    "Role": Role,
    "ReportKind": moderation.ReportKind,
    "Reason": Reason,
    "BanKind": BanKind,
    "HouseAccess": house_record.Access,
    "HouseTextKind": house_record.TextKind,
    "ReportState": moderation.ReportState,
    "PhraseCode": commands.PhraseCode,
    "TournamentKind": tournaments.TournamentKind,
    "TournamentStatus": tournaments.TournamentStatus,
    "NotificationWay": news.NotificationWay,
    "NotificationKind": news.NotificationKind,
}
_UNIONS = {
    "TableCommand": commands.TableCommand,
    "ClientMessage": commands.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "Ruling": acts.Ruling,
}


def in_typescript(kind: Any) -> str:
    """A type in TypeScript; structs and unions of messages by their names."""
    named = (name for name, union in _UNIONS.items() if union == kind)
    return next(named, "") or _type(types.type_info(kind))


def messages_in_typescript() -> list[str]:
    """All structs of the wire as interfaces, and the unions of messages."""
    parts: list[str] = []
    for name, alias in _ALIASES.items():
        parts.append(f"export type {name} = {_type(types.type_info(alias), whole=True)};")
    parts += [_interface(kind) for kind in structs()]
    for name, union in _UNIONS.items():
        members = "".join(f"\n  | {member.__name__}" for member in get_args(union))
        parts.append(f"export type {name} ={members};")
    return parts


def view_in_typescript(game: Game) -> list[str]:
    """The struct that ``game.view`` returns, after the structs that it contains."""
    return [_interface(kind) for kind in _parts(get_type_hints(game.view)["return"])]


def structs() -> Iterable[type[Struct]]:
    """All structs of the wire."""
    modules = (
        requests, clock, commands, identity, games, outcome, shown, history, curve, levels, moments,
        report, reviewed, deals, ratings, moderation, messages, learning, steps, paths,
        puzzling, people, account, pauses, seeking, tournaments, acts, desk, news, answers,
        circles, handover, health, house, lobby, refusal,
    )  # fmt: skip
    for module in modules:
        for kind in vars(module).values():
            is_own = inspect.isclass(kind) and kind.__module__ == module.__name__
            if is_own and issubclass(kind, Struct) and not kind.__name__.startswith("_"):
                yield kind


def _parts(kind: type[Struct]) -> list[type[Struct]]:
    """A struct and all structs in it, each once, after the structs that it contains."""
    found: dict[type[Struct], None] = {}
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    for field in info.fields:
        for inside in _inside(field.type):
            found |= dict.fromkeys(_parts(inside))
    return [*found, kind]


def _inside(info: Any) -> Iterator[type[Struct]]:
    """The structs that a type names."""
    match info:
        case types.StructType():
            yield info.cls
        case types.Metadata():
            yield from _inside(info.type)
        case types.UnionType():
            for part in info.types:
                yield from _inside(part)
        case types.ListType() | types.VarTupleType():
            yield from _inside(info.item_type)
        case types.TupleType():
            for part in info.item_types:
                yield from _inside(part)
        case types.DictType():
            yield from _inside(info.value_type)
        case _:
            pass


def _interface(kind: type[Struct]) -> str:
    """A struct as an interface. A request may lack fields with a default; an answer has every
    field, unless its struct says ``omit_defaults``, or the field is marked ``LATER``."""
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    lines = _comment(kind.__doc__ or "", "")
    if not info.fields and not info.tag_field:
        return "\n".join([*lines, f"export type {kind.__name__} = Record<string, never>;"])
    lines.append(f"export interface {kind.__name__} {{")
    if info.tag_field:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    optional = issubclass(kind, bounds.Request) or kind.__struct_config__.omit_defaults
    said = _said_of_fields(kind)
    for field in info.fields:
        later = getattr(field.type, "extra", None) == bounds.LATER.extra
        mark = "?" if later or (optional and not field.required) else ""
        lines += _comment(said.get(field.name, ""), "  ")
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}"])


def _said_of_fields(kind: type[Struct]) -> dict[str, str]:
    """Field → the docstring that follows it in the source."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__[: kind.__mro__.index(Struct)]):
        tree = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
        assert isinstance(tree, ast.ClassDef)
        for field, after in itertools.pairwise(tree.body):
            match field, after:
                case (
                    ast.AnnAssign(target=ast.Name(id=name)),
                    ast.Expr(value=ast.Constant(value=str(text))),
                ):
                    found[name] = text
                case _:
                    pass
    return found


def _comment(text: str, indent: str) -> list[str]:
    """A text as the lines of a JSDoc comment; [] for an empty text."""
    plain = " ".join(text.split()).replace("``", "`")
    if not plain:
        return []
    if len(plain) + len(indent) + 7 <= _WIDTH:
        return [f"{indent}/** {plain} */"]
    first, *more = textwrap.wrap(
        plain, _WIDTH - len(indent) - 7, break_on_hyphens=False, break_long_words=False
    )
    lines = [f"{indent}/** {first}", *(f"{indent} * {line}" for line in more)]
    return [*lines[:-1], f"{lines[-1]} */"]


def _type(info: Any, *, whole: bool = False) -> str:
    """A type in TypeScript; ``whole``: spelt out even if it has a name."""
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
            return " | ".join(json.dumps(value) for value in info.values)
        case types.UnionType():
            return " | ".join(dict.fromkeys(_type(part) for part in info.types))
        case types.ListType() | types.VarTupleType():
            item = _type(info.item_type)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case types.TupleType():
            return f"readonly [{', '.join(_type(part) for part in info.item_types)}]"
        case types.DictType():
            return f"Readonly<Record<{_type(info.key_type)}, {_type(info.value_type)}>>"
        case types.StructType():
            return info.cls.__name__
        case _:
            raise TypeError(f"no TypeScript for {info}")
