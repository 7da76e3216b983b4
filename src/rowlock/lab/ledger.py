"""A file of results that grows line by line, so that long work can be taken up again."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from rowlock.rules.refusal import Fault

_T = TypeVar("_T", bound=msgspec.Struct)


class Ledger(Generic[_T]):
    """Results of one kind, one a line of JSON. A line broken off by a crash is dropped."""

    def __init__(self, path: str, kind: type[_T]) -> None:
        """Read what is there.

        Raises:
            Fault: ``bad-results`` for a file of anything else, ``no-file``.
        """
        self._path = Path(path)
        self._decoder = msgspec.json.Decoder(kind)
        self.entries = list(self._read())

    def add(self, entry: _T) -> None:
        """Write ``entry`` to the disk."""
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(entry) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.entries.append(entry)

    def _read(self) -> Iterator[_T]:
        try:
            with self._path.open("a+b") as file:
                file.seek(0)
                data = file.read()
                whole = data.rfind(b"\n") + 1
                yield from map(self._entry, data[:whole].splitlines())
                file.truncate(whole)
        except OSError as error:
            what = f"{self._path}: {error.strerror}"
            raise Fault("no-file", what, "a file that can be read and written") from error

    def _entry(self, line: bytes) -> _T:
        try:
            return self._decoder.decode(line)
        except msgspec.MsgspecError as error:
            what = f"{self._path}: {error}"
            raise Fault("bad-results", what, "a results file of rowlock arena") from error
