"""Options and pads, and the one tuple of integers that the kernel plays by."""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from rowlock.rules.kernel import PASS
from rowlock.rules.refusal import Fault

VERSION = 1
"""The rules version written into every game; a later fix of a rule gets a later number."""

ROWS = ("red", "yellow", "green", "blue")
"""Rows by their place on the pad, first to fourth, and the coloured dice in the order rolled."""

MOST_PLAYERS = 8
DEFAULT_PLAYERS = 2


@dataclass(frozen=True)
class Pad:
    """A printed layout: for each row its numbers and the colour of each cell, left to right."""

    name: str
    title: str
    faces: int
    lock_cells: int
    lock_after: int
    numbers: tuple[tuple[int, ...], ...]
    colours: tuple[tuple[str, ...], ...]

    def die_of_row(self, row: int) -> int:
        """The coloured die that leaves the game when ``row`` closes: the colour of its last cell."""
        return ROWS.index(self.colours[row][-1])

    def place(self, row: int, number: int) -> int:
        """The place of ``number`` in ``row``, or ``PASS`` where the row lacks it."""
        cells = self.numbers[row]
        return row * 16 + cells.index(number) if number in cells else PASS

    def mark(self, place: int) -> tuple[str, int]:
        """A place as people write it: the row's name and the number."""
        row, cell = divmod(place, 16)
        return ROWS[row], self.numbers[row][cell]


@dataclass(frozen=True)
class Options:
    """Every option of a game, explicitly. Made by ``options``, which refuses unknown values."""

    preset: str
    timing: str
    ends: str
    closed_die: str
    order: str
    pad: str
    penalty_points: int
    penalty_limit: int
    lock_after: int
    rows_to_end: int
    turn_limit: int | None
    first_roller: str
    players: int

    def as_record(self) -> dict[str, Any]:
        """The ``rules`` object of a game record."""
        return {"version": VERSION, **asdict(self)}


class Ruleset(NamedTuple):
    """What the kernel reads. Tuples of ints only, so that a compiler takes it as it is.

    ``white_places[sum][row]`` and ``colour_places[die][sum]`` are places or ``PASS``.
    """

    one_roll: bool
    after_turn: bool
    die_until_turn_end: bool
    either_order: bool
    penalty_points: int
    penalty_limit: int
    lock_after: int
    rows_to_end: int
    turn_limit: int
    faces: int
    lock_from: tuple[int, ...]
    row_of_die: tuple[int, ...]
    white_places: tuple[tuple[int, ...], ...]
    colour_places: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]

    @property
    def digest(self) -> str:
        """SHA-256, in hex, of everything that decides what is legal and what it scores."""
        return hashlib.sha256(json.dumps(self, separators=(",", ":")).encode()).hexdigest()


_BASE: dict[str, Any] = {
    "ends": "after-turn",
    "pad": "classic",
    "penalty_points": 5,
    "penalty_limit": 4,
    "rows_to_end": 2,
    "turn_limit": None,
}
_ONE_ROLL = {**_BASE, "timing": "one-roll", "closed_die": "until-turn-end"}

PRESETS: Mapping[str, Mapping[str, Any]] = {
    "rulebook": {
        **_BASE,
        "timing": "phased",
        "ends": "at-once",
        "closed_die": "gone",
        "order": "white-first",
        "first_roller": "lot",
    },
    "crosswise": {**_ONE_ROLL, "order": "white-first", "first_roller": "seat-1"},
    "family": {**_ONE_ROLL, "order": "either", "first_roller": "lot"},
}

PADS = ("classic", "mixx-a", "mixx-b")

VALUES: Mapping[str, tuple[Any, ...] | range] = {
    "timing": ("phased", "one-roll"),
    "ends": ("at-once", "after-turn"),
    "closed_die": ("gone", "until-turn-end"),
    "order": ("white-first", "either"),
    "pad": PADS,
    "penalty_points": (5, 10),
    "penalty_limit": range(1, 11),
    "lock_after": (5, 6, 7),
    "rows_to_end": (2, 4),
    "turn_limit": range(1, 1000),
    "first_roller": ("lot", "first-six", "seat-1"),
    "players": range(1, MOST_PLAYERS + 1),
}
"""What each option may be; ``turn_limit`` may also be None."""


@cache
def pad(name: str) -> Pad:
    """The pad of that name.

    Raises:
        Fault: ``unknown-pad``.
    """
    if name not in PADS:
        raise Fault("unknown-pad", f"there is no pad {name!r}", _listed(PADS))
    text = resources.files(__package__).joinpath("pads", f"{name}.toml").read_text("utf-8")
    data = tomllib.loads(text)
    rows = data.pop("rows")
    return Pad(
        **data,
        numbers=tuple(tuple(row["numbers"]) for row in rows),
        colours=tuple(_colours(row["colours"], len(row["numbers"])) for row in rows),
    )


def options(given: Mapping[str, Any] | None = None, players: int | None = None) -> Options:
    """Every option of a game from those that are ``given``; the preset decides the rest.

    Raises:
        Fault: ``unknown-version``, ``unknown-preset``, ``unknown-option``, ``unknown-pad``,
            ``bad-option`` (a value out of range) or ``options-conflict``.
    """
    given = dict(given or {})
    version = given.pop("version", VERSION)
    if version != VERSION or isinstance(version, bool):
        raise Fault("unknown-version", f"rules version {version!r}", str(VERSION))
    preset = given.pop("preset", "rulebook")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise Fault("unknown-preset", f"there is no preset {preset!r}", _listed(PRESETS))
    if players is not None:
        given.setdefault("players", players)
    for name, value in given.items():
        _check(name, value)
    if players not in (None, given.get("players")):
        raise Fault("options-conflict", f"players={given['players']}", f"{players}, as seated")
    values = {"players": DEFAULT_PLAYERS, **PRESETS[preset], **given}
    values.setdefault("lock_after", pad(values["pad"]).lock_after)
    if values["order"] == "either" and values["timing"] != "one-roll":
        raise Fault("options-conflict", "order=either", "timing=one-roll with it")
    return Options(preset=preset, **values)


def options_from_text(text: str, **given: Any) -> Options:
    """Options from ``key=value[,key=value...]``, the form of the command line, which outdo ``given``.

    Raises:
        Fault: as ``options``, ``bad-option`` for what is not of that form, and ``options-conflict``
            for a key that is there twice.
    """
    said: dict[str, Any] = {}
    for item in filter(None, (item.strip() for item in text.split(","))):
        name, equals, value = (part.strip() for part in item.partition("="))
        if not equals:
            raise Fault("bad-option", repr(item), "key=value")
        if name in said:
            raise Fault("options-conflict", f"{name} given twice", "each option once")
        number = value.removeprefix("-").isdecimal()
        said[name] = None if value == "none" else int(value) if number else value
    return options(given | said)


@cache
def ruleset(chosen: Options) -> Ruleset:
    """The tuple the kernel plays by, for these options."""
    printed = pad(chosen.pad)
    rows = range(len(printed.numbers))
    sums = range(2 * printed.faces + 1)
    most = max(len(numbers) for numbers in printed.numbers) + 1
    dice = [printed.die_of_row(row) for row in rows]
    return Ruleset(
        one_roll=chosen.timing == "one-roll",
        after_turn=chosen.ends == "after-turn",
        die_until_turn_end=chosen.closed_die == "until-turn-end",
        either_order=chosen.order == "either",
        penalty_points=chosen.penalty_points,
        penalty_limit=chosen.penalty_limit,
        lock_after=chosen.lock_after,
        rows_to_end=chosen.rows_to_end,
        turn_limit=chosen.turn_limit or 0,
        faces=printed.faces,
        lock_from=tuple(len(printed.numbers[row]) - printed.lock_cells for row in rows),
        row_of_die=tuple(dice.index(die) for die in rows),
        white_places=tuple(tuple(printed.place(row, total) for row in rows) for total in sums),
        colour_places=tuple(
            tuple(_coloured_place(printed, die, total) for total in sums) for die in rows
        ),
        points=points(most),
    )


def points(most: int) -> tuple[int, ...]:
    """What a row of 0, 1, ... ``most`` marks scores: each mark one more than the one before."""
    return tuple(marks * (marks + 1) // 2 for marks in range(most + 1))


def with_players(chosen: Options, players: int) -> Options:
    """The same options for another number of players.

    Raises:
        Fault: ``bad-option``.
    """
    _check("players", players)
    return replace(chosen, players=players)


def _check(name: str, value: object) -> None:
    if name not in VALUES:
        known = _listed(field.name for field in fields(Options))
        raise Fault("unknown-option", f"there is no option {name!r}", known)
    if name == "pad" and isinstance(value, str):
        pad(value)
    allowed = VALUES[name]
    if name == "turn_limit" and value is None:
        return
    # `type`, since True == 1 and would otherwise pass for a number.
    if type(value) is not type(allowed[0]) or value not in allowed:
        none = "none or " if name == "turn_limit" else ""
        raise Fault("bad-option", f"{name}={value!r}", none + _listed(allowed))


def _listed(values: Any) -> str:
    if isinstance(values, range):
        return f"{values[0]} to {values[-1]}"
    return " | ".join(str(value) for value in values)


def _colours(colours: str | list[str], cells: int) -> tuple[str, ...]:
    return (colours,) * cells if isinstance(colours, str) else tuple(colours)


def _coloured_place(printed: Pad, die: int, number: int) -> int:
    """The one place of this number in this die's colour, in whichever row it lies."""
    for row, colours in enumerate(printed.colours):
        place = printed.place(row, number)
        if place != PASS and colours[place & 15] == ROWS[die]:
            return place
    return PASS
