"""The library LangMem (`pip install 'memenv[langmem]'`) as an agent, on any chat model that memenv talks to.

memenv run MemLoCoMo-v0 --agent memenv.agents.langmem_library:LangMemLibrary --model URL --set preset=tiny
"""

from __future__ import annotations

import json
import re
import warnings
from collections.abc import Mapping, Sequence
from typing import Any

from memenv.agents.own_memory import OwnMemory, dated_messages
from memenv.chat import ChatModel, ask_json
from memenv.encoder import load_encoder
from memenv.errors import MemenvError
from memenv.extras import needs
from memenv.policies.models.schema import KEYWORDS
from memenv.stream import Turn

__all__ = ["LangMemLibrary", "plain_schema"]

_PLACE = ("memenv",)
_UUID = re.compile(r"(?<![0-9a-f])[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}(?![0-9a-f])")
#: Tool calls of one reply at most.
_MOST_CALLS = 8


class LangMemLibrary(OwnMemory):
    """LangMem's store manager: it searches, extracts, and inserts, patches or deletes by tool calls.

    Tool calls are asked of memenv's model as JSON with a schema, so that any server serves; they are counted, recorded
    and replayed. Random ids in prompts are written as numbers, for requests to be the same in every run.

    Args:
        k: memories recalled.
        deletes: whether it may delete (the library's default: no).
        query_limit: memories that it looks at when it takes something in (its default 5).
        encoder: "hashing", or the folder of an ONNX sentence encoder.
        max_tokens: of a reply.
        model: a chat model; needed.
    """

    name = "langmem_library"
    uses_model = True

    def __init__(
        self,
        *,
        k: int = 10,
        deletes: bool = False,
        query_limit: int = 5,
        encoder: str = "hashing",
        max_tokens: int = 1024,
        model: ChatModel | None = None,
    ) -> None:
        if model is None:
            raise MemenvError(f"{self.name} needs a chat model: give --model URL")
        self.k, self.deletes, self.query_limit, self.encoder = k, deletes, query_limit, encoder
        self._tools = _tool_model(model, max_tokens)
        self._store: Any = None
        self._manager: Any = None

    def open(self, seed: int) -> None:
        """See `OwnMemory.open`."""
        langmem, memory_store = _import_langmem()
        encode = load_encoder(self.encoder)

        def embed(texts: Sequence[str]) -> list[list[float]]:
            return [[float(number) for number in encode(text)] for text in texts]

        self._store = memory_store(index={"dims": len(encode("size")), "embed": embed, "fields": ["content.content"]})
        self._manager = langmem.create_memory_store_manager(
            self._tools,
            namespace=_PLACE,
            store=self._store,
            enable_deletes=self.deletes,
            query_limit=self.query_limit,
        )

    def remember(self, turns: Sequence[Turn], time: float) -> None:
        """See `OwnMemory.remember`."""
        self._manager.invoke({"messages": dated_messages(turns)})

    def recall(self, question: str, time: float) -> list[str]:
        """See `OwnMemory.recall`."""
        found = self._store.search(_PLACE, query=question, limit=self.k)
        return [str(item.value["content"]["content"]) for item in found]


def plain_schema(schema: Mapping[str, Any], named: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A tool's schema with what requests may say (`memenv.policies.models.schema`): references put in, the rest left out."""
    named = {**(named or {}), **schema.get("$defs", {})}
    if "$ref" in schema:
        return plain_schema(named[schema["$ref"].rpartition("/")[2]], named)
    if len(schema.get("allOf", ())) == 1:
        return plain_schema(schema["allOf"][0], named)
    plain: dict[str, Any] = {}
    for key, value in schema.items():
        if key not in KEYWORDS:
            continue
        if key == "properties":
            plain[key] = {name: plain_schema(inner, named) for name, inner in value.items()}
        elif key == "anyOf":
            plain[key] = [plain_schema(inner, named) for inner in value]
        elif key in ("items", "additionalProperties") and isinstance(value, Mapping):
            if key == "items":
                plain[key] = plain_schema(value, named)
        else:
            plain[key] = value
    return plain


def _calls_schema(tools: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    forms = []
    for tool in tools:
        function = tool["function"]
        name = {"type": "string", "enum": [function["name"]]}
        properties = {"name": name, "args": plain_schema(function["parameters"])}
        forms.append(
            {
                "type": "object",
                "description": str(function.get("description") or "")[:400],
                "properties": properties,
                "required": ["name", "args"],
                "additionalProperties": False,
            }
        )
    calls = {"type": "array", "items": {"anyOf": forms}, "maxItems": _MOST_CALLS}
    return {"type": "object", "properties": {"calls": calls}, "required": ["calls"], "additionalProperties": False}


def _numbered(texts: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """Texts with random ids written as "id-1", "id-2", …, and what these stand for."""
    ids: dict[str, str] = {}
    for text in texts:
        for found in _UUID.findall(text):
            ids.setdefault(found, f"id-{len(ids) + 1}")
    numbered = [_UUID.sub(lambda match: ids[match.group()], text) for text in texts]
    return numbered, {short: full for full, short in ids.items()}


def _import_langmem() -> tuple[Any, Any]:
    with needs("langmem", "agent langmem_library"), warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # about the libraries' use of each other
        import langmem
        from langgraph.store.memory import InMemoryStore
    return langmem, InMemoryStore


def _tool_model(model: ChatModel, max_tokens: int) -> Any:
    """LangChain's interface of a chat model that calls tools, on memenv's."""
    _import_langmem()
    from langchain_core.language_models import BaseChatModel
    from langchain_core.messages import AIMessage, BaseMessage
    from langchain_core.outputs import ChatGeneration, ChatResult
    from langchain_core.utils.function_calling import convert_to_openai_tool

    class ToolModel(BaseChatModel):  # type: ignore[misc]
        @property
        def _llm_type(self) -> str:
            return "memenv"

        def bind_tools(self, tools: Sequence[Any], *, tool_choice: Any = None, **further: Any) -> Any:
            return self.bind(tools=[convert_to_openai_tool(tool) for tool in tools])

        def _generate(
            self, messages: list[BaseMessage], stop: Any = None, run_manager: Any = None, **given: Any
        ) -> Any:
            roles = {"human": "user", "ai": "assistant"}
            texts, ids = _numbered([str(message.content) for message in messages])
            tools = given.get("tools", ())
            schema = json.loads(_shortened(json.dumps(_calls_schema(tools)), ids))
            pairs = [(roles.get(message.type, "system"), text) for message, text in zip(messages, texts, strict=True)]
            listed = json.dumps([form["properties"] for form in schema["properties"]["calls"]["items"]["anyOf"]])
            asked = f'Tools:\n{listed}\n\nReply as JSON: {{"calls": [{{"name": "…", "args": {{…}}}}]}}.'
            found = ask_json(model, [*pairs, ("user", asked)], schema, max_tokens=max_tokens, purpose="langmem")
            written = json.loads(_lengthened(json.dumps(found["calls"]), ids))
            calls = [
                {"name": call["name"], "args": call["args"], "id": f"call-{number}"}
                for number, call in enumerate(written)
            ]
            return ChatResult(generations=[ChatGeneration(message=AIMessage(content="", tool_calls=calls))])

    return ToolModel()


def _shortened(text: str, ids: Mapping[str, str]) -> str:
    for short, full in ids.items():
        text = text.replace(full, short)
    return text


def _lengthened(text: str, ids: Mapping[str, str]) -> str:
    return re.sub(r"id-\d+", lambda match: ids.get(match.group(), match.group()), text)
