"""The file in which the solver keeps what it found: written whole or not at all, read in place.

The format, ``rowlock-table/1`` (docs/solver.md), is a 16-byte mark, the length of the header as a
little-endian 32-bit number, the header (a JSON object, filled up with spaces), and at a multiple of
64 bytes the values: one layer of little-endian 32-bit floats for each number of penalties.
"""

import hashlib
import json
import os
from functools import lru_cache
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray
from platformdirs import user_cache_path

from rowlock.players import solitaire_layout, whole
from rowlock.rules import kernel
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import Ruleset

KIND = "solitaire"
MADE_BY = {KIND: "`rowlock solve`", "hazard": "`rowlock simulate --players hazard`"}
MARK = b"rowlock-table/1\n"
ALIGNED = 64
DTYPE = np.dtype("<f4")
_MOST_HEADER = 1 << 16
_FIELDS = {"kind": str, "rules": str, "layers": int, "entries": int, "sha256": str}


class Table:
    """The values of every sheet under one set of rules."""

    def __init__(self, rules: Ruleset, layers: NDArray[Any]) -> None:
        """``layers[penalties, entry]``: the expected points still to come before the next roll."""
        self.rules = rules
        self.laid = solitaire_layout.layout(rules)
        self.layers = layers

    def to_come(self, sheet: Any, closed: int) -> float:
        """The expected points that best play still adds to ``sheet``, rolling every turn."""
        penalties = sheet[kernel.PENALTIES]
        if penalties >= self.rules.penalty_limit:
            return 0.0
        return float(
            self.layers[penalties, solitaire_layout.entry(self.rules, self.laid, sheet, closed)]
        )

    def worth(self, sheet: Any, closed: int) -> float:
        """The expected final total of ``sheet`` under best play."""
        return kernel.score(self.rules, sheet) + self.to_come(sheet, closed)


def folder() -> Path:
    """Where tables are kept: ``ROWLOCK_TABLES``, or the user's cache folder."""
    return Path(os.environ.get("ROWLOCK_TABLES") or user_cache_path("rowlock") / "tables")


def path(rules: Ruleset, where: Path | None = None, kind: str = KIND) -> Path:
    """The file for these rules."""
    return (where or folder()) / f"{kind}-{rules.digest[:16]}.table"


def write(file: Path, rules: Ruleset, layers: NDArray[Any], kind: str = KIND) -> None:
    """Write a table; the file appears whole or not at all.

    ``kind`` says what the values are: the same game with other aims is another kind of table.

    Raises:
        Fault: ``not-written``.
    """
    data = np.ascontiguousarray(layers, DTYPE)
    header = {
        "kind": kind,
        "rules": rules.digest,
        "layers": data.shape[0],
        "entries": data.shape[1],
        "sha256": hashlib.sha256(data.data).hexdigest(),
    }
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault("not-written", f"{file}: {error.strerror}", "room to write a table") from error
    with whole.writing(file) as part:
        part.write(_head(header))
        part.write(data.data)


def read(file: Path, rules: Ruleset, kind: str = KIND) -> Table:
    """The table in ``file``, mapped into memory, its checksum compared.

    Raises:
        Fault: ``no-table``, ``bad-table`` (foreign, truncated or damaged), ``other-rules``.
    """
    try:
        with file.open("rb") as opened:
            header, start = _header(file, opened)
            size = os.fstat(opened.fileno()).st_size
    except OSError as error:
        hint = f"a table; {MADE_BY.get(kind, 'the lab')} makes it"
        raise Fault("no-table", f"{file}: {error.strerror}", hint) from error
    if header["kind"] != kind:
        raise _bad(file, f"a table of kind {header['kind']!r}", repr(kind))
    if header["rules"] != rules.digest:
        raise Fault("other-rules", f"{file} is for rules {header['rules']}", rules.digest)
    shape = (header["layers"], header["entries"])
    laid = solitaire_layout.layout(rules)
    if shape != (rules.penalty_limit, laid.size):
        raise _bad(file, f"{shape} values", str((rules.penalty_limit, laid.size)))
    if size != start + shape[0] * shape[1] * DTYPE.itemsize:
        raise _bad(file, f"{size} bytes", str(start + shape[0] * shape[1] * DTYPE.itemsize))
    layers = np.memmap(file, DTYPE, "r", start, shape)
    found = hashlib.sha256(layers.data).hexdigest()
    if found != header["sha256"]:
        raise _bad(file, f"checksum {found}", header["sha256"])
    return Table(rules, layers)


def table(rules: Ruleset, where: Path | None = None, kind: str = KIND) -> Table:
    """The table for these rules from the folder of tables, read once a process.

    Raises:
        Fault: as ``read``.
    """
    return _table(where or folder(), rules, kind)


@lru_cache(maxsize=8)
def _table(where: Path, rules: Ruleset, kind: str) -> Table:
    return read(path(rules, where, kind), rules, kind)


def _head(header: dict[str, Any]) -> bytes:
    text = json.dumps(header, separators=(",", ":")).encode()
    begin = len(MARK) + 4
    padded = text.ljust(-(-(begin + len(text)) // ALIGNED) * ALIGNED - begin)
    return MARK + len(padded).to_bytes(4, "little") + padded


def _header(file: Path, opened: BinaryIO) -> tuple[dict[str, Any], int]:
    """The header and where the values begin."""
    begin = len(MARK) + 4
    start = opened.read(begin)
    length = int.from_bytes(start[len(MARK) :], "little")
    if len(start) < begin or not start.startswith(MARK):
        raise _bad(file, "another kind of file", repr(MARK.decode().strip()))
    if length > _MOST_HEADER or (begin + length) % ALIGNED:
        raise _bad(file, f"a header of {length} bytes", f"at most {_MOST_HEADER}")
    try:
        header = json.loads(opened.read(length))
        kinds = {name: type(header[name]) for name in _FIELDS}
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise _bad(file, "an unreadable header", "JSON as in docs/solver.md") from error
    if kinds != _FIELDS:
        raise _bad(file, "a header of other kinds", "JSON as in docs/solver.md")
    return header, begin + length


def _bad(file: Path, what: str, expected: str) -> Fault:
    return Fault("bad-table", f"{file}: {what}", expected)
