"""Files that appear whole or not at all."""

import errno
import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from rowlock.rules.refusal import Fault

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""What a disk says that takes no more."""


def check(path: str | Path) -> None:
    """Whether a file can be written there, before long work of which it is to tell.

    Raises:
        Fault: ``not-written`` for a folder, a device or a pipe, or a name in a folder that is none or
            is closed to us.
    """
    path = Path(path)
    if path.is_dir():
        raise _not_written(path, errno.EISDIR)
    if path.exists() and not path.is_file():
        raise _not_written(path, errno.EINVAL)  # it would be replaced, not written to
    if not path.parent.is_dir():
        raise _not_written(path, errno.ENOENT)
    if not os.access(path.parent, os.W_OK):
        raise _not_written(path, errno.EACCES)


@contextmanager
def writing(path: str | Path) -> Iterator[BinaryIO]:
    """A file to write that takes its place at ``path`` when the block ends well.

    Raises:
        Fault: ``not-written`` if nothing can be written there, or not all of it.
    """
    check(path)
    path = Path(path).resolve()  # what a link leads to is written, not the link
    mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else 0o644
    try:
        number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise _not_written(path, error.errno) from error
    made = Path(name)
    try:
        with os.fdopen(number, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        made.chmod(mode)  # a temporary file is its owner's alone
        made.replace(path)
    except BaseException as error:
        made.unlink(missing_ok=True)
        # Other errors of the block are its own, such as those of a pipe.
        if isinstance(error, OSError) and (error.errno in FULL or error.filename == name):
            raise _not_written(path, error.errno) from error
        raise


def _not_written(path: Path, number: int | None) -> Fault:
    why = os.strerror(number or errno.EIO)
    return Fault("not-written", f"{path}: {why}", "a place that can be written")
