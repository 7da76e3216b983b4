"""Reading the files that commands are given."""

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
