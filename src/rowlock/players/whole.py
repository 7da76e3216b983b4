"""Files that appear whole or not at all."""

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from rowlock.rules.refusal import Fault

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""What a disk says that takes no more."""


@contextmanager
def writing(path: str | Path) -> Iterator[BinaryIO]:
    """A file to write that takes its place at ``path`` when the block ends well.

    Raises:
        Fault: ``not-written`` if nothing can be written there, or not all of it.
    """
    path = Path(path)
    try:
        number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise _not_written(path, error) from error
    made = Path(name)
    try:
        with os.fdopen(number, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        made.chmod(0o644)  # a temporary file is its owner's alone
        made.replace(path)
    except BaseException as error:
        made.unlink(missing_ok=True)
        # Other errors of the block are its own, such as those of a pipe.
        if isinstance(error, OSError) and (error.errno in FULL or error.filename == name):
            raise _not_written(path, error) from error
        raise


def _not_written(path: Path, error: OSError) -> Fault:
    return Fault("not-written", f"{path}: {error.strerror}", "a place that can be written")
