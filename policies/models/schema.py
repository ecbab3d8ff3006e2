"""The part of JSON Schema that requests may use, checked here: servers differ in what they enforce."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from memenv.errors import MemenvError

__all__ = ["KEYWORDS", "check_schema", "violation"]

#: What a schema may say. "title" and "description" are for the model.
KEYWORDS = frozenset(
    [
        "type",
        "properties",
        "required",
        "additionalProperties",
        "items",
        "enum",
        "const",
        "anyOf",
        "minLength",
        "maxLength",
        "minItems",
        "maxItems",
        "minimum",
        "maximum",
        "title",
        "description",
    ]
)
_TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}


def check_schema(schema: Mapping[str, Any], place: str = "schema") -> None:
    """Checks a schema before it is sent.

    Raises:
        MemenvError: it says something that `violation` would not check.
    """
    unknown = sorted(set(schema) - KEYWORDS)
    if unknown:
        raise MemenvError(f"{place}: unknown keyword {', '.join(unknown)}; allowed are {', '.join(sorted(KEYWORDS))}")
    kinds = _kinds(schema)
    if any(kind not in _TYPES for kind in kinds):
        raise MemenvError(f"{place}: type {schema['type']!r}; allowed are {', '.join(_TYPES)}")
    for name, inner in schema.get("properties", {}).items():
        check_schema(inner, f"{place}.{name}")
    if "items" in schema:
        check_schema(schema["items"], f"{place}[]")
    for number, inner in enumerate(schema.get("anyOf", ())):
        check_schema(inner, f"{place}.anyOf[{number}]")


def violation(value: Any, schema: Mapping[str, Any], place: str = "the reply") -> str:
    """How `value` breaks the schema, as a sentence; "" where it satisfies it."""
    kinds = _kinds(schema)
    if kinds and not any(_is(value, kind) for kind in kinds):
        return f"{place} is {_named(value)}, not {' or '.join(kinds)}"
    if "enum" in schema and not any(_same(value, member) for member in schema["enum"]):
        return f"{place} is none of {_short(list(schema['enum']))}"
    if "const" in schema and not _same(value, schema["const"]):
        return f"{place} is not {_short(schema['const'])}"
    if "anyOf" in schema and all(violation(value, inner, place) for inner in schema["anyOf"]):
        return f"{place} fits none of the forms allowed"
    if isinstance(value, str):
        return _bounds(len(value), schema, "minLength", "maxLength", f"{place} has {len(value)} characters")
    if isinstance(value, list):
        found = _bounds(len(value), schema, "minItems", "maxItems", f"{place} has {len(value)} members")
        if found or "items" not in schema:
            return found
        return next(filter(None, (violation(v, schema["items"], f"{place}[{i}]") for i, v in enumerate(value))), "")
    if isinstance(value, dict):
        return _object(value, schema, place)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return _bounds(value, schema, "minimum", "maximum", f"{place} is {value}")
    return ""


def _object(value: Mapping[str, Any], schema: Mapping[str, Any], place: str) -> str:
    missing = [name for name in schema.get("required", ()) if name not in value]
    if missing:
        return f"{place} lacks {', '.join(missing)}"
    properties = schema.get("properties", {})
    if schema.get("additionalProperties", True) is False:
        extra = [name for name in value if name not in properties]
        if extra:
            return f"{place} has {_short(extra)}, which nobody asked for"
    for name, inner in properties.items():
        if name in value and (found := violation(value[name], inner, f"{place}.{name}")):
            return found
    return ""


def _bounds(size: float, schema: Mapping[str, Any], least: str, most: str, what: str) -> str:
    if least in schema and size < schema[least]:
        return f"{what}; at least {schema[least]}"
    if most in schema and size > schema[most]:
        return f"{what}; at most {schema[most]}"
    return ""


def _kinds(schema: Mapping[str, Any]) -> Sequence[str]:
    kinds = schema.get("type", ())
    return (kinds,) if isinstance(kinds, str) else tuple(kinds)


def _is(value: Any, kind: str) -> bool:
    if isinstance(value, bool):
        return kind == "boolean"
    return isinstance(value, _TYPES[kind])


def _same(value: Any, member: Any) -> bool:
    return type(value) is type(member) and bool(value == member)


def _named(value: Any) -> str:
    if value is None:
        return "null"
    return next((name for name in ("boolean", *_TYPES) if _is(value, name)), type(value).__name__)


def _short(value: Any) -> str:
    shown = repr(value)
    return shown if len(shown) <= 80 else shown[:77] + "…"
