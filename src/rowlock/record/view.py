"""What one seat may see: the only redaction.

``seen`` is the integers a player decides on, ``view`` the same for a page, with the legal choices
ready to be shown. Neither holds a sealed choice of another seat, a seed before the end, or a
coming roll.
"""

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from rowlock.record import fold
from rowlock.record.events import Mark, Seat
from rowlock.record.fold import Dice, Game, Settled
from rowlock.rules import kernel, ruleset, sheet, turn
from rowlock.rules.kernel import PASS
from rowlock.rules.ruleset import ROWS, Options
from rowlock.rules.turn import Choice, Phase, Position, Reason


class Seen(NamedTuple):
    """What a person at ``seat`` sees on the table, for a player to choose by.

    ``position.sheets`` are everybody's sheets without the choices still sealed.
    """

    position: Position
    seat: int


class LegalChoice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One legal choice: marks or passes, how many cells each mark skips, and its price.

    ``penalty`` says that this choice costs the roller a penalty at once.
    """

    white: Mark | None = None
    colour: Mark | None = None
    colour_first: bool = False
    skips: tuple[int, int] = (0, 0)
    penalty: bool = False


class SheetView(msgspec.Struct, frozen=True, gc=False):
    """A sheet as it lies on the table; ``penalty_points`` is what the penalties cost, 0 or less."""

    rows: tuple[sheet.Row, ...]
    penalties: int
    penalty_points: int
    total: int


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What lies before a seat, whether it has chosen (never what), and whether it left."""

    sheet: SheetView
    chosen: bool
    left: bool


class Result(msgspec.Struct, frozen=True):
    """How the game ended: places count from 1, ties share one, None for a seat that left."""

    reason: Reason
    scores: tuple[int, ...]
    places: tuple[int | None, ...]


class PadView(msgspec.Struct, frozen=True):
    """The printed layout: per row its numbers and the colour of each cell, left to right."""

    name: str
    rows: tuple[str, ...]
    numbers: tuple[tuple[int, ...], ...]
    colours: tuple[tuple[str, ...], ...]


class Setup(msgspec.Struct, frozen=True):
    """What does not change once the dice roll; ``you`` is None for a spectator."""

    game: str
    you: int | None
    rules: dict[str, Any]
    pad: PadView
    seats: tuple[Seat, ...]
    commitment: str
    nonces: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """The table as one seat may see it.

    ``dice`` are those that may still be used. ``sums`` holds, per coloured die among them, the one
    or two numbers it offers the roller. ``closed`` names the closed rows, each with the seats that
    locked it. ``chosen`` is the seat's own sealed choice. ``settled_white`` are everybody's white
    marks while the roller's colour action is awaited. ``turns`` are the settled turns from the
    first one asked for. ``seed`` appears when the game is over.
    """

    phase: Phase
    turn: int
    roller: int
    seats: tuple[SeatView, ...]
    dice: Dice | None
    white_sum: int | None
    sums: dict[str, tuple[int, ...]]
    closed: dict[str, tuple[int, ...]]
    legal: tuple[LegalChoice, ...]
    chosen: LegalChoice | None
    settled_white: tuple[Mark | None, ...] | None
    turns: tuple[Settled, ...]
    seed: str | None
    result: Result | None


def setup(game: Game, seat: int | None) -> Setup:
    """The unchanging part of what the person at ``seat`` (None: a spectator) may see."""
    return Setup(
        game=game.id,
        you=seat,
        rules=game.options.as_record(),
        pad=PadView(game.pad.name, ROWS, game.pad.numbers, game.pad.colours),
        seats=game.seats,
        commitment=game.commitment,
        nonces=game.nonces,
    )


def seen(game: Game, seat: int) -> Seen:
    """What a player at ``seat`` chooses by."""
    return Seen(game.position, seat)


def view(game: Game, seat: int | None, since: int = 1) -> View:
    """The table for the person at ``seat`` (None: a spectator), with the turns from ``since`` on."""
    position = game.position
    rolled = position.phase not in (Phase.ROLL, Phase.OVER)
    dice = turn.dice_in_play(position) if rolled else ()
    public = View(
        phase=position.phase,
        turn=position.turn,
        roller=position.roller,
        seats=_seats(game),
        dice=Dice.of(dice) if dice else None,
        white_sum=dice[0] + dice[1] if dice else None,
        sums=sums(dice) if dice else {},
        closed=closed_by(game),
        legal=(),
        chosen=None,
        settled_white=_whites(game) if position.phase is Phase.COLOUR else None,
        turns=game.turns[max(0, since - 1) :],
        seed=game.seed if game.over else None,
        result=result(game),
    )
    return public if seat is None else seated(public, game, seat)


def seated(public: View, game: Game, seat: int) -> View:
    """What ``seat`` sees where a spectator has the ``public`` view of the same game."""
    return replace(public, legal=legal_choices(game, seat), chosen=chosen(game, seat))


def legal_choices(game: Game, seat: int) -> tuple[LegalChoice, ...]:
    """Every choice ``seat`` may still confirm now; empty once it has, or when none is due."""
    if not game.started or game.pending[seat] is not None:
        return ()
    return tuple(_legal_choice(game, seat, choice) for choice in turn.legal(game.position, seat))


def closed_by(game: Game) -> dict[str, tuple[int, ...]]:
    """The closed rows by name, each with the seats that locked it."""
    return {
        name: tuple(seat for seat, locked in game.locked if locked == row)
        for row, name in enumerate(ROWS)
        if game.position.closed >> row & 1
    }


def result(game: Game) -> Result | None:
    """How the game ended, or None while it goes on."""
    reason = game.position.reason
    if reason is None:
        return None
    return Result(reason, turn.scores(game.position), fold.places(game))


def _seats(game: Game) -> tuple[SeatView, ...]:
    away = fold.gone(game)
    return tuple(
        SeatView(_sheet(game.options, marks), made is not None, seat in away)
        for seat, (marks, made) in enumerate(zip(game.position.sheets, game.pending, strict=True))
    )


def _sheet(options: Options, marks: sheet.Sheet) -> SheetView:
    rules, pad = ruleset.ruleset(options), ruleset.pad(options.pad)
    return SheetView(
        rows=tuple(_row(options, row, marks[row]) for row in range(len(pad.numbers))),
        penalties=marks[kernel.PENALTIES],
        penalty_points=-rules.penalty_points * marks[kernel.PENALTIES],
        total=kernel.score(rules, marks),
    )


@lru_cache(maxsize=16384)  # rows look alike at all tables
def _row(options: Options, row: int, marks: int) -> sheet.Row:
    return sheet.row(ruleset.ruleset(options), ruleset.pad(options.pad), row, marks)


def _legal_choice(game: Game, seat: int, choice: Choice) -> LegalChoice:
    position = game.position
    marks = position.sheets[seat]
    first, second = choice.white, choice.colour
    if choice.colour_first:
        first, second = second, first
    skips = (_skips(marks, first, PASS), _skips(marks, second, first))
    if choice.colour_first:
        skips = (skips[1], skips[0])
    rolls = seat == position.roller and position.phase is not Phase.WHITE
    return LegalChoice(
        white=_mark(game, choice.white),
        colour=_mark(game, choice.colour),
        colour_first=choice.colour_first,
        skips=skips,
        penalty=rolls and choice.colour == PASS == choice.white == position.white,
    )


def _skips(marks: sheet.Sheet, place: int, after: int) -> int:
    if place == PASS:
        return 0
    row = kernel.row_of(place)
    return kernel.skipped(kernel.with_mark(marks[row], row, after), place)


def chosen(game: Game, seat: int) -> LegalChoice | None:
    """The sealed choice of ``seat`` itself: for nobody else."""
    made = game.pending[seat]
    return None if made is None else _legal_choice(game, seat, made)


def _mark(game: Game, place: int) -> Mark | None:
    return None if place == PASS else game.pad.mark(place)


def _whites(game: Game) -> tuple[Mark | None, ...]:
    return tuple(_mark(game, place) for place in game.whites)


def sums(dice: turn.Dice) -> dict[str, tuple[int, ...]]:
    """The one or two numbers that each coloured die in play offers with a white one."""
    return {
        name: tuple(sorted({white + value for white in dice[:2]}))
        for name, value in zip(ROWS, dice[2:], strict=True)
        if value
    }
