"""Reading the files that commands are given."""

from collections.abc import Iterator
from pathlib import Path

from rowlock.rules.refusal import Fault


def read(path: str, most: int) -> bytes:
    """The contents of a file of at most ``most`` bytes.

    Raises:
        Fault: ``no-file`` if it cannot be read, ``too-large``.
    """
    try:
        with Path(path).open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise Fault("no-file", f"{path}: {error.strerror}", "a file that can be read") from error
    if len(data) > most:
        raise Fault("too-large", path, f"at most {most} bytes")
    return data


def lines(path: str, most: int) -> Iterator[bytes]:
    """The lines of a file, one after another, each of at most ``most`` bytes.

    Raises:
        Fault: ``no-file`` if it cannot be read or is empty, ``too-large``.
    """
    try:
        with Path(path).open("rb") as file:
            line = file.readline(most + 1)
            if not line:
                raise Fault("no-file", f"{path} is empty", "at least one line")
            while line:
                if len(line) > most:
                    raise Fault("too-large", f"a line of {path}", f"at most {most} bytes")
                yield line
                line = file.readline(most + 1)
    except OSError as error:
        raise Fault("no-file", f"{path}: {error.strerror}", "a file that can be read") from error
