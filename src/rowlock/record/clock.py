"""Whose time runs and who has missed what: a fold over the entries, beside the game's own.

Nothing here looks at a clock: time comes in with the entries, in milliseconds since 1970 (UTC).
A miss is a roll in which the clock had to choose for a seat; any choice of its person, and taking
the seat back, make up for all earlier ones.
"""

from typing import NamedTuple

from rowlock.record import events, fold
from rowlock.record.fold import Game
from rowlock.record.log import Entry

MISSES = 2
"""Rolls missed in a row after which Autopilot takes a seat."""

LONGEST_LAG = 1000
"""Milliseconds that a choice may come late by lag and still count."""


class Clock(NamedTuple):
    """``since`` is when the running wait began. Per seat: rolls missed in a row, the last of them."""

    since: int
    misses: tuple[int, ...]
    missed: tuple[int, ...]
    autopilot: frozenset[int] = frozenset()


def opened(entry: Entry, game: Game) -> Clock:
    """The clock of a game that has just been opened."""
    nobody = (0,) * len(game.seats)
    return Clock(entry.at, nobody, nobody)


def apply(clock: Clock, entry: Entry, before: Game, after: Game) -> Clock:
    """The clock once ``entry`` has led from one game to the next."""
    match entry.event:
        case events.ChoiceMade(seat=seat, turn=turn, by="clock"):
            clock = _missed(clock, seat, turn)
        case events.ChoiceMade(seat=seat, by="person"):
            clock = _back(clock, seat)
        case events.SeatHandedOver(seat=seat):
            clock = clock._replace(autopilot=clock.autopilot | {seat})
        case events.SeatTakenBack(seat=seat):
            clock = _back(clock, seat)
        case events.TableResumed():
            clock = clock._replace(since=entry.at)
        case _:
            pass
    if _wait(before) != _wait(after):
        clock = clock._replace(since=entry.at)
    return clock


def to_hand_over(clock: Clock, game: Game) -> tuple[int, ...]:
    """The seats that Autopilot should take now: each leaves another person playing."""
    if max(clock.misses) < MISSES:
        return ()  # nearly always: this is asked after every entry
    people = playing(clock, game)
    absent = tuple(seat for seat in people if clock.misses[seat] >= MISSES)
    return absent if len(absent) < len(people) else ()


def playing(clock: Clock, game: Game) -> tuple[int, ...]:
    """The seats whose people are at the table and play themselves."""
    gone = (*fold.gone(game), *clock.autopilot)
    return tuple(
        seat for seat, sitting in enumerate(game.seats) if sitting.bot is None and seat not in gone
    )


def _wait(game: Game) -> tuple[int, str]:
    return game.position.turn, game.position.phase


def _missed(clock: Clock, seat: int, turn: int) -> Clock:
    if clock.missed[seat] == turn:
        return clock  # both actions of one roll
    misses = _put(clock.misses, seat, clock.misses[seat] + 1)
    return clock._replace(misses=misses, missed=_put(clock.missed, seat, turn))


def _back(clock: Clock, seat: int) -> Clock:
    misses = _put(clock.misses, seat, 0)
    return clock._replace(misses=misses, autopilot=clock.autopilot - {seat})


def _put(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
