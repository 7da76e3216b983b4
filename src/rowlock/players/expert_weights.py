"""The Expert's weights as a file: whose rules they know, how they were made, and the numbers.

A line ``rowlock-weights/1``, a line of JSON (``name``, ``digest`` of the rules they were trained
for, ``kinds`` of rows, ``sha256`` of the rest, ``made``: the recipe's stage and seed), then the flat
vector of ``expert_net`` as little-endian float32.
"""

import hashlib
import json
import os
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rowlock.players import whole
from rowlock.players.expert_net import Floats, Weights, lay_out, size
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import PADS, Ruleset, options, ruleset

FORMAT = b"rowlock-weights/1\n"
TIMINGS = ("phased", "one-roll")
ROW_KINDS = {1: (0, 0, 0, 0), 4: (0, 1, 2, 3)}
_FIELDS = {"name": str, "digest": str, "kinds": int, "sha256": str, "made": dict}
PRESETS = {"phased": "rulebook", "one-roll": "crosswise"}


class Trained(NamedTuple):
    """Weights and what they are for; ``header`` is the file's second line."""

    net: Weights
    row_kinds: tuple[int, ...]
    header: dict[str, Any]


def name_of(timing: str, pad: str) -> str:
    """What the weights for a timing and a pad are called."""
    return f"{pad}-{timing}"


def trained_for(name: str) -> Ruleset:
    """The rules that the weights of that name are trained for."""
    for timing in TIMINGS:
        for pad in PADS:
            if name == name_of(timing, pad):
                return ruleset(options({"preset": PRESETS[timing], "pad": pad}))
    raise Fault("unknown-weights", f"there are no weights {name!r}", "PAD-TIMING")


@cache
def for_rules(rules: Ruleset, players: int) -> Trained:
    """The weights for these rules: of its pad and timing, whatever its other options.

    Two players have weights of their own where there are some. For a timing that none were trained
    for there are those of the same pad, for a strange pad those of the classic one: guesses, there.
    """
    mine, other = TIMINGS[::-1] if rules.one_roll else TIMINGS
    pads = [pad for pad in PADS if _printed(trained_for(name_of(mine, pad))) == _printed(rules)]
    for pad in (*pads, PADS[0]):
        for timing in (mine, other):
            name = name_of(timing, pad)
            for file in (f"{name}-two" if players == 2 else name, name):
                if (found := folder() / f"{file}.weights").is_file():
                    return read(found.read_bytes(), name)
    raise Fault("no-weights", "there are none for the Expert", f"some in {folder()}")


def folder() -> Traversable:
    """Where the weights lie: ``ROWLOCK_WEIGHTS``, or those that ship with Rowlock."""
    given = os.environ.get("ROWLOCK_WEIGHTS")
    return Path(given) if given else shipped()


def check() -> None:
    """Read all that a table may need.

    Raises:
        Fault: ``no-weights``, and as ``read``.
    """
    for timing in TIMINGS:
        for pad in PADS:
            for players in (2, 3):
                for_rules(trained_for(name_of(timing, pad)), players)


def shipped() -> Traversable:
    """Where the weights that ship with Rowlock lie, with their recipe."""
    return resources.files("rowlock.players") / "weights"


def _printed(rules: Ruleset) -> Any:
    return rules.white_places, rules.colour_places, rules.lock_from


def write(flat: Floats, name: str, kinds: int, made: dict[str, Any]) -> bytes:
    """The file of these weights."""
    body = flat.astype("<f4").tobytes()
    header = {
        "name": name,
        "digest": trained_for(name).digest,
        "kinds": kinds,
        "sha256": hashlib.sha256(body).hexdigest(),
        "made": made,
    }
    return FORMAT + json.dumps(header).encode() + b"\n" + body


def header_of(data: bytes) -> dict[str, Any]:
    """The second line of a file of weights.

    Raises:
        Fault: ``bad-weights``, ``weights-version``.
    """
    first, *rest = data.split(b"\n", 2)
    if not first.startswith(b"rowlock-weights/"):
        raise Fault("bad-weights", "this is no file of weights", FORMAT.decode().strip())
    if first + b"\n" != FORMAT:
        raise Fault("weights-version", first.decode("ascii", "replace"), FORMAT.decode().strip())
    try:
        header = json.loads(rest[0])
        kinds = {name: type(header[name]) for name in _FIELDS}
    except (ValueError, LookupError, TypeError) as wrong:
        raise Fault("bad-weights", f"the header: {wrong}", "a line of JSON") from wrong
    if kinds != _FIELDS:
        raise Fault("bad-weights", f"the header's fields {kinds}", f"{_FIELDS}")
    return dict(header)


def read(data: bytes, name: str) -> Trained:
    """The weights in a file that should be those of ``name``.

    Raises:
        Fault: ``bad-weights`` for a foreign, truncated or changed file, ``weights-version`` for
            weights of other rules or another format.
    """
    header = header_of(data)
    body = data.split(b"\n", 2)[2]
    kinds = header["kinds"]
    if header["name"] != name or header["digest"] != trained_for(name).digest:
        raise Fault("weights-version", f"weights for {header['name']}", f"those for {name} now")
    if kinds not in ROW_KINDS or len(body) != 4 * size(kinds):
        raise Fault("bad-weights", f"{len(body)} bytes of weights", "as many as the header says")
    if hashlib.sha256(body).hexdigest() != header["sha256"]:
        raise Fault("bad-weights", "weights unlike their checksum", header["sha256"])
    flat = np.frombuffer(body, "<f4").astype(np.float32)
    return Trained(lay_out(flat, kinds), ROW_KINDS[kinds], header)


def save(data: bytes, path: Path) -> None:
    """Write a file whole or not at all.

    Raises:
        Fault: ``not-written``.
    """
    with whole.writing(path) as file:
        file.write(data)
