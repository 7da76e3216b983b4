"""What every answer says to the browser, and what no other site may do in a visitor's name."""

from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

NO_STORE = ((b"cache-control", b"no-store"),)
_SAFE = ("GET", "HEAD", "OPTIONS")


def policy(script_hash: str | None) -> str:
    """The content security policy: everything from here, and one named inline script."""
    scripts = "'self'" if script_hash is None else f"'self' '{script_hash}'"
    return "; ".join(
        (
            "default-src 'self'",
            f"script-src {scripts}",
            "img-src 'self' data:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


def secured(app: ASGIApp, script_hash: str | None) -> ASGIApp:
    """The same app with these headers on every answer.

    What does not say how long it may be kept is somebody's own, or of the moment: nobody keeps it.
    """
    fixed = [
        (b"content-security-policy", policy(script_hash).encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"same-origin"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    ]

    async def with_headers(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message["headers"])
                kept = any(name.lower() == b"cache-control" for name, _ in given)
                message["headers"] = [*given, *fixed, *(() if kept else NO_STORE)]
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == ScopeType.HTTP else send)

    return with_headers


def answering_head(app: ASGIApp) -> ASGIApp:
    """The same app, for which HEAD is GET: the web server leaves the body out by itself."""

    async def as_get(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            await app({**scope, "method": "GET"}, receive, send)
        else:
            await app(scope, receive, send)

    return as_get


def from_elsewhere(scope: Scope) -> bool:
    """Whether a page of another site asks. A client that is no browser names no origin."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None or (scope["type"] == ScopeType.HTTP and scope["method"] in _SAFE):
        return False
    return urlsplit(origin.decode("latin-1")).netloc != headers.get(b"host", b"").decode("latin-1")
