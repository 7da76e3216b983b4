"""Choosing by the network, compiled: the Expert's thinking of ``rowlock.players.expert`` at speed.

A seat does not know the sealed white choices of the others, so it predicts them: the roller plans
as if the others passed, the others answer that plan, the roller plans against their answers, and
they answer once more. Then everybody does what is predicted of them.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rowlock.lab import lend
from rowlock.lab.train_net import (
    AT_PENALTIES,
    AT_ROLLER,
    AT_SCORES,
    STATE,
    Activations,
    activations,
    forward,
)
from rowlock.players.expert_net import CELLS, OPEN_STATES
from rowlock.rules import kernel
from rowlock.rules.kernel import PASS
from rowlock.rules.ruleset import Ruleset

Ints = NDArray[np.int64]


class Shape(NamedTuple):
    """How a pad's rows look to the network."""

    kinds: Ints  # (4,)
    open_state: Ints  # (4, 2 ** CELLS) by marks
    closed_state: Ints


class Room(NamedTuple):
    """Scratch room for one table."""

    trial: Ints  # (players, 5) sheets
    whites: Ints  # (players,) predicted white choices
    answers: Ints  # (players,)
    plan: Ints  # (1,) the roller's predicted colour choice
    views: Ints  # (1,) 1, or 2 to look at two players' positions from both sides
    state: Ints  # (STATE,)
    act: Activations


def shape_of(rules: Ruleset, kinds: int) -> Shape:
    """The look-ups for these rules; ``kinds`` is 1 (all rows alike) or 4."""
    size = 1 << CELLS
    opened, shut = np.zeros((4, size), np.int64), np.zeros((4, size), np.int64)
    for row in range(len(rules.lock_from)):
        for marks in range(size):
            opened[row, marks] = marks.bit_length() * CELLS + kernel.bits(marks)
            shut[row, marks] = OPEN_STATES + kernel.row_marks(rules, row, marks)
    return Shape(np.arange(4) % kinds, opened, shut)


def room(players: int, rows: int = 4, views: int = 1) -> Room:
    """Scratch room for so many players; ``views`` as in ``Room``, 1 is what learns fast."""

    def ints(*size: int) -> Ints:
        return np.zeros(size, np.int64)

    trial, seats = ints(players, rows + 1), ints(players)
    sides = np.full(1, views, np.int64)
    return Room(trial, seats, seats.copy(), ints(1), sides, ints(STATE), activations())


@lend.compiled
def read(rules: Any, shape: Any, sheets: Any, closed: int, roller: int, state: Any) -> None:
    """Fill ``state`` from the sheets."""
    state[AT_ROLLER] = roller
    for seat in range(len(sheets)):
        state[AT_SCORES + seat] = kernel.score(rules, sheets[seat])
        left = rules.penalty_limit - sheets[seat, kernel.PENALTIES]
        state[AT_PENALTIES + seat] = min(max(4 - left, 0), 4)
        for row in range(len(rules.lock_from)):
            marks = sheets[seat, row]
            if closed >> row & 1:
                state[4 * seat + row] = shape.closed_state[row, marks]
            else:
                state[4 * seat + row] = shape.open_state[row, marks]


@lend.compiled
def share(rules: Any, sheets: Any, mine: int) -> float:
    """The part of the win that ``mine`` has with these final sheets; ties share it."""
    own, ties = kernel.score(rules, sheets[mine]), 0
    for seat in range(len(sheets)):
        other = kernel.score(rules, sheets[seat])
        if other > own:
            return 0.0
        ties += other == own
    return 1.0 / ties


@lend.compiled
def worth(
    rules: Any, net: Any, shape: Any, closed: int, turn: int, roller: int, mine: int, room: Any
) -> float:
    """What the sheets in ``room.trial`` are worth to ``mine`` once the turn is over."""
    if kernel.outcome(rules, room.trial, closed, turn) != kernel.RUNNING:
        return share(rules, room.trial, mine)
    read(rules, shape, room.trial, closed, (roller + 1) % len(room.trial), room.state)
    own = float(forward(net, shape.kinds, room.state, len(room.trial), mine, room.act))
    if len(room.trial) > 2 or room.views[0] == 1:
        return own
    return (own + 1 - float(forward(net, shape.kinds, room.state, 2, 1 - mine, room.act))) / 2


@lend.compiled
def try_once(
    rules: Any,
    net: Any,
    shape: Any,
    sheets: Any,
    whites: Any,
    colour: int,
    closed: int,
    turn: int,
    roller: int,
    mine: int,
    room: Any,
) -> float:
    """What these choices of everybody are worth to ``mine``; a colour no longer legal is a pass."""
    trial = room.trial
    trial[:] = sheets
    after = kernel.settle_white(rules, trial, whites, closed)
    if not kernel.colour_follows(rules, after):
        return share(rules, trial, mine)
    usable = kernel.closed_for_colour(rules, closed, after)
    if colour != PASS and (
        kernel.obstacle(rules, trial[roller, kernel.row_of(colour)], usable, colour) != kernel.OPEN
    ):
        colour = PASS
    after = kernel.settle_roller(rules, trial[roller], whites[roller], colour, after)
    return worth(rules, net, shape, after, turn, roller, mine, room)


@lend.compiled
def white_open(rules: Any, sheets: Any, dice: Any, closed: int, seat: int, row: int) -> int:
    """The white place ``seat`` may mark in ``row``, or PASS; row -1 is passing."""
    if row < 0:
        return PASS
    place = kernel.white_place(rules, dice, row)
    if place == PASS or kernel.obstacle(rules, sheets[seat, row], closed, place) != kernel.OPEN:
        return PASS
    return place


@lend.compiled
def colour_open(rules: Any, sheet: Any, dice: Any, usable: int, white: int, option: int) -> int:
    """The colour place of ``option`` the roller may mark after ``white``, or PASS."""
    if option < 0:
        return PASS
    place = kernel.colour_place(rules, dice, usable, option)
    if place == PASS:
        return PASS
    row = kernel.row_of(place)
    marks = kernel.with_mark(sheet[row], row, white)
    return place if kernel.obstacle(rules, marks, usable, place) == kernel.OPEN else PASS


@lend.compiled
def _plan(
    rules: Any,
    net: Any,
    shape: Any,
    sheets: Any,
    dice: Any,
    closed: int,
    turn: int,
    roller: int,
    room: Any,
) -> None:
    """The roller's best white and colour choice against the others' in ``room.whites``."""
    whites, best = room.whites, -1.0
    best_white, best_colour = PASS, PASS
    for row in range(-1, len(rules.lock_from)):
        whites[roller] = white_open(rules, sheets, dice, closed, roller, row)
        if row >= 0 and whites[roller] == PASS:
            continue
        room.trial[:] = sheets
        after = kernel.settle_white(rules, room.trial, whites, closed)
        usable = kernel.closed_for_colour(rules, closed, after)
        for option in range(-1, kernel.colour_options(rules)):
            colour = colour_open(rules, sheets[roller], dice, usable, whites[roller], option)
            if option >= 0 and colour == PASS:
                continue
            value = try_once(
                rules, net, shape, sheets, whites, colour, closed, turn, roller, roller, room
            )
            if value > best:
                best, best_white, best_colour = value, whites[roller], colour
    whites[roller] = best_white
    room.plan[0] = best_colour


@lend.compiled
def _answer(
    rules: Any,
    net: Any,
    shape: Any,
    sheets: Any,
    dice: Any,
    closed: int,
    turn: int,
    roller: int,
    room: Any,
) -> None:
    """Everybody else's best white choice against ``room.whites`` and the roller's plan."""
    whites, answers = room.whites, room.answers
    answers[:] = whites
    for seat in range(len(sheets)):
        if seat == roller:
            continue
        was, best = whites[seat], -1.0
        for row in range(-1, len(rules.lock_from)):
            place = white_open(rules, sheets, dice, closed, seat, row)
            if row >= 0 and place == PASS:
                continue
            whites[seat] = place
            value = try_once(
                rules, net, shape, sheets, whites, room.plan[0], closed, turn, roller, seat, room
            )
            if value > best:
                best = value
                answers[seat] = place
        whites[seat] = was
    whites[:] = answers


@lend.compiled
def predict(
    rules: Any,
    net: Any,
    shape: Any,
    sheets: Any,
    dice: Any,
    closed: int,
    turn: int,
    roller: int,
    room: Any,
    quick: bool,
) -> None:
    """Everybody's white choices into ``room.whites``, the roller's colour into ``room.plan``.

    ``quick`` leaves out the second round unless an answer closes a row, which is what changes
    most: good enough to learn by, at half the price.
    """
    room.whites[:] = PASS
    _plan(rules, net, shape, sheets, dice, closed, turn, roller, room)
    white, colour = room.whites[roller], room.plan[0]
    _answer(rules, net, shape, sheets, dice, closed, turn, roller, room)
    if quick and not _closing(rules, room.whites, roller):
        return
    _plan(rules, net, shape, sheets, dice, closed, turn, roller, room)
    if white != room.whites[roller] or colour != room.plan[0]:
        _answer(rules, net, shape, sheets, dice, closed, turn, roller, room)


@lend.compiled
def _closing(rules: Any, whites: Any, roller: int) -> bool:
    """Whether somebody beside the roller locks a row."""
    for seat in range(len(whites)):
        if seat != roller and whites[seat] != PASS and kernel.locks(rules, whites[seat]):
            return True
    return False


@lend.compiled
def decide(
    rules: Any,
    net: Any,
    shape: Any,
    sheets: Any,
    dice: Any,
    closed: int,
    turn: int,
    roller: int,
    seat: int,
    doubt: float,
    room: Any,
) -> Any:
    """The white and colour choice of ``seat`` when ``room`` holds what is predicted of all.

    Worth counts ``1 - doubt`` as predicted and ``doubt`` with all white choices of others passes.
    """
    whites, others = room.whites, room.answers
    mine, plan = whites[seat], room.plan[0]
    others[:] = PASS
    best, white, colour = -1.0, PASS, PASS
    for row in range(-1, len(rules.lock_from)):
        place = white_open(rules, sheets, dice, closed, seat, row)
        if row >= 0 and place == PASS:
            continue
        whites[seat] = others[seat] = place
        room.trial[:] = sheets
        after = kernel.settle_white(rules, room.trial, others, closed)
        usable = kernel.closed_for_colour(rules, closed, after)
        for option in range(-1, kernel.colour_options(rules) if seat == roller else 0):
            if seat == roller:
                plan = colour_open(rules, sheets[seat], dice, usable, place, option)
                if option >= 0 and plan == PASS:
                    continue
            worth = (1 - doubt) * try_once(
                rules, net, shape, sheets, whites, plan, closed, turn, roller, seat, room
            ) + doubt * try_once(
                rules, net, shape, sheets, others, plan, closed, turn, roller, seat, room
            )
            if worth > best:
                best, white, colour = worth, place, plan
    whites[seat] = mine
    return white, colour


@lend.compiled
def colour_choice(
    rules: Any,
    net: Any,
    shape: Any,
    sheets: Any,
    dice: Any,
    landed: int,
    closed: int,
    turn: int,
    roller: int,
    white: int,
    room: Any,
) -> int:
    """The roller's colour choice once ``white`` and everybody's marks are on the ``sheets``."""
    usable = kernel.closed_for_colour(rules, landed, closed)
    choice, best = PASS, -1.0
    for option in range(-1, kernel.colour_options(rules)):
        colour = colour_open(rules, sheets[roller], dice, usable, PASS, option)
        if option >= 0 and colour == PASS:
            continue
        room.trial[:] = sheets
        after = kernel.settle_roller(rules, room.trial[roller], white, colour, closed)
        value = worth(rules, net, shape, after, turn, roller, roller, room)
        if value > best:
            choice, best = colour, value
    return choice
