"""Files that appear whole or not at all."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from rowlock.rules.refusal import Fault


@contextmanager
def writing(path: str | Path) -> Iterator[BinaryIO]:
    """A file to write that takes its place at ``path`` when the block ends well.

    Raises:
        Fault: ``no-file`` if nothing can be written there.
    """
    path = Path(path)
    try:
        number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise Fault(
            "no-file", f"{path}: {error.strerror}", "a place that can be written"
        ) from error
    made = Path(name)
    try:
        with os.fdopen(number, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        made.chmod(0o644)
        made.replace(path)
    except BaseException:
        made.unlink(missing_ok=True)
        raise
