"""What an operator may set, where the defaults lie, and the key that signs sessions."""

import os
import secrets
from collections.abc import Mapping
from pathlib import Path

import msgspec

from rowlock.rules.refusal import Fault

SECRET_CHARACTERS = 32
_WEAK = ("changeme", "change_me", "change-me", "secret", "password", "example", "default")


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much of everything. Each may be set as ``ROWLOCK_<NAME>`` in the environment."""

    message_bytes: int = 4096
    body_bytes: int = 16_384
    messages_a_second: float = 10.0
    messages_at_once: int = 40
    bad_messages: int = 5
    hello_seconds: float = 10.0
    heartbeat_seconds: float = 5.0
    sockets_of_session: int = 20
    sockets_of_address: int = 200
    outgoing_waiting: int = 64
    tables_open: int = 20
    tables_listed: int = 100
    tables_a_minute: float = 20.0
    tables_at_once: int = 20
    idle_seconds: float = 60.0
    watching: int = 50
    waiting_seconds: int = 30 * 60
    quiet_seconds: int = 3 * 60 * 60


class Settings(msgspec.Struct, frozen=True):
    """Everything a worker needs to know."""

    data: Path
    database: str
    secret: bytes
    host: str = "127.0.0.1"
    port: int = 8000
    bus: str | None = None
    limits: Limits = Limits()


def limits(environment: Mapping[str, str]) -> Limits:
    """The limits, with what the environment says otherwise.

    Raises:
        Fault: ``bad-setting``.
    """
    given = {
        name: environment[variable]
        for name in Limits.__struct_fields__
        if (variable := f"ROWLOCK_{name.upper()}") in environment
    }
    try:
        return msgspec.convert(given, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise Fault("bad-setting", str(given), str(error)) from error


def default_database(data: Path) -> str:
    """SQLite in the data folder."""
    return f"sqlite:///{data / 'rowlock.sqlite3'}"


def secret(data: Path, file: Path | None, environment: Mapping[str, str]) -> bytes:
    """The key that signs sessions: given in a file or in ROWLOCK_SECRET, else of this folder.

    Raises:
        Fault: ``weak-secret`` or ``no-secret-file``.
    """
    if file is not None:
        try:
            return strong(file.read_text("utf-8").strip())
        except (OSError, UnicodeDecodeError) as error:
            raise Fault("no-secret-file", str(error), "a readable text file") from error
    if "ROWLOCK_SECRET" in environment:
        return strong(environment["ROWLOCK_SECRET"])
    return _own_secret(data / "secret")


def strong(text: str) -> bytes:
    """The secret, if nobody will guess it.

    Raises:
        Fault: ``weak-secret``.
    """
    obvious = any(word in text.lower() for word in _WEAK) or len(set(text)) < 10
    if obvious or len(text) < SECRET_CHARACTERS:
        what = f"a secret of {len(text)} characters"
        expected = f"{SECRET_CHARACTERS} or more random ones, as from `openssl rand -hex 32`"
        raise Fault("weak-secret", what, expected)
    return text.encode()


def _own_secret(path: Path) -> bytes:
    try:
        # Readable by nobody else from the first moment, and never written twice.
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return strong(path.read_text("ascii").strip())
    with os.fdopen(descriptor, "w") as file:
        file.write(secrets.token_hex(32))
    return strong(path.read_text("ascii"))
