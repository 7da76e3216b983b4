"""Who somebody is: a random id in a signed cookie, and nothing else."""

import hashlib
import hmac
import secrets
from http.cookies import CookieError, SimpleCookie

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "rowlock_session"
KEPT_SECONDS = 400 * 24 * 3600  # the longest that browsers keep a cookie
ID_BYTES = 16
_KEY = "rowlock_session"


def sign(session: str, secret: bytes) -> str:
    """The cookie's value for a session."""
    return f"{session}.{_mark(session, secret)}"


def verify(value: str, secret: bytes) -> str | None:
    """The session a cookie's value is for, or None if we did not sign it."""
    session, _, mark = value.partition(".")
    good = hmac.compare_digest(mark.encode(), _mark(session, secret).encode())
    return session if session and good else None


def of(scope: Scope) -> str:
    """The session of a request."""
    found: str = scope[_KEY]  # type: ignore[literal-required]
    return found


def guests(app: ASGIApp, secret: bytes) -> ASGIApp:
    """The same app, for which every request has a session; who comes without gets a new one."""

    async def with_session(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await app(scope, receive, send)
            return
        known = _known(scope, secret)
        session = known or secrets.token_hex(ID_BYTES)
        scope[_KEY] = session  # type: ignore[literal-required]
        if scope["type"] != ScopeType.HTTP or (known and not _is_page(scope)):
            await app(scope, receive, send)
            return
        cookie = _cookie(sign(session, secret), scope["scheme"] == "https")

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and not _is_cached(message):
                message["headers"] = [*message["headers"], (b"set-cookie", cookie)]
            await send(message)

        await app(scope, receive, send_with_cookie)

    return with_session


def _known(scope: Scope, secret: bytes) -> str | None:
    for name, value in scope["headers"]:
        if name == b"cookie":
            try:
                found = SimpleCookie(value.decode("latin-1")).get(COOKIE)
            except CookieError:
                continue
            if found and (session := verify(found.value, secret)):
                return session
    return None


def _is_page(scope: Scope) -> bool:
    """Whether this is a visit, which makes the cookie last anew."""
    path = scope["path"]
    return not path.startswith("/api/") and "." not in path


def _is_cached(message: Message) -> bool:
    """Whether a shared cache may keep the answer: it must not keep somebody's session with it."""
    headers = dict(message["headers"])  # type: ignore[typeddict-item]
    return b"public" in headers.get(b"cache-control", b"")


def _cookie(value: str, secure: bool) -> bytes:
    text = f"{COOKIE}={value}; Path=/; Max-Age={KEPT_SECONDS}; HttpOnly; SameSite=Lax"
    return (text + ("; Secure" if secure else "")).encode()


def _mark(session: str, secret: bytes) -> str:
    return hmac.new(secret, b"session|" + session.encode(), hashlib.sha256).hexdigest()
