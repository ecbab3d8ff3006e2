"""An OpenAI-compatible server that does what a test says, on loopback."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Answer = tuple[int, Any] | tuple[int, Any, dict[str, str]]


def completion(text: str | None, finish: str = "stop", prompt: int = 7, written: int = 3) -> dict[str, Any]:
    message = {"role": "assistant", "content": text}
    return {
        "id": "x",
        "object": "chat.completion",
        "created": 0,
        "model": "stub",
        "choices": [{"index": 0, "message": message, "finish_reason": finish}],
        "usage": {"prompt_tokens": prompt, "completion_tokens": written, "total_tokens": prompt + written},
    }


def error(message: str, **more: Any) -> dict[str, Any]:
    return {"error": {"message": message, "type": "x", "param": None, "code": None, **more}}


class Stub:
    """`answer` maps a request's body to (status, JSON body[, headers]); `bodies`, `keys` and `headers` are what came.

    Args:
        answer: called for every completion.
        slots: requests that are worked on at once; others wait. None: no limit.
        seconds: that each takes.
    """

    def __init__(
        self,
        answer: Callable[[dict[str, Any]], Answer],
        models: tuple[str, ...] = ("stub",),
        slots: int | None = None,
        seconds: float = 0.0,
    ) -> None:
        self.answer, self.models, self.seconds = answer, models, seconds
        self.bodies: list[dict[str, Any]] = []
        self.keys: list[str] = []
        self.headers: list[dict[str, str]] = []
        self.slots = threading.Semaphore(slots) if slots else None
        self.spans: list[tuple[float, float]] = []
        self.url = ""

    def work(self, body: dict[str, Any]) -> Answer:
        if self.slots is None:
            return self.answer(body)
        with self.slots:
            start = time.monotonic()
            time.sleep(self.seconds)
            self.spans.append((start, time.monotonic()))
        return self.answer(body)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = -1  # headers and body in one packet: in two, the second waits 40 ms for the first one's receipt
    stub: Stub

    def log_message(self, format: str, *args: Any) -> None:
        pass

    def do_GET(self) -> None:
        listed = [{"id": name, "object": "model", "created": 0, "owned_by": "x"} for name in self.stub.models]
        self._send(200, {"object": "list", "data": listed})

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.stub.bodies.append(body)
        self.stub.keys.append(self.headers.get("authorization", ""))
        self.stub.headers.append({name.lower(): text for name, text in self.headers.items()})
        status, value, *headers = self.stub.work(body)
        self._send(status, value, headers[0] if headers else {})

    def _send(self, status: int, value: Any, headers: dict[str, str] | None = None) -> None:
        data = value if isinstance(value, bytes) else json.dumps(value).encode()
        try:
            self.send_response(status)
            for name, content in {"content-type": "application/json", **(headers or {})}.items():
                self.send_header(name, content)
            self.send_header("content-length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)
            self.wfile.flush()
        except OSError:
            pass  # the client has left


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request: Any, client_address: Any) -> None:
        pass


@contextmanager
def serve(stub: Stub) -> Iterator[Stub]:
    server = _Server(("127.0.0.1", 0), type("Handler", (_Handler,), {"stub": stub}))
    stub.url = f"http://127.0.0.1:{server.server_address[1]}/v1"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield stub
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
