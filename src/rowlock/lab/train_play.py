"""Choosing by the network, compiled: the Expert's thinking of ``rowlock.players.expert`` at speed.

A seat does not know the sealed white choices of the others, so it predicts them: the roller plans
as if the others passed, and the others answer that plan.
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
from rowlock.players.expert_think import DOUBT, HEAT, LOOKED_AT, UNLIKELY
from rowlock.rules import kernel
from rowlock.rules.kernel import PASS
from rowlock.rules.ruleset import Ruleset

Ints = NDArray[np.int64]
Reals = NDArray[np.float64]
MOST_OPTIONS = 64  # of a roller: passing or four white marks, each with none of eight coloured


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
    thorough: Ints  # (1,) 1 to look at positions from both sides and in the mirror, as at a table
    state: Ints  # (STATE,)
    mine: Ints  # (MOST_OPTIONS, 2) white and colour
    theirs: Ints
    odds: Reals  # (MOST_OPTIONS,) chances of ``theirs``
    worths: Reals  # (4, MOST_OPTIONS) of ``mine``: as predicted, passing, rank, mean
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


def room(players: int, rows: int = 4, *, thorough: bool = False) -> Room:
    """Scratch room for so many players; ``thorough`` as in ``Room``, without it learning is fast."""

    def ints(*size: int) -> Ints:
        return np.zeros(size, np.int64)

    trial, seats = ints(players, rows + 1), ints(players)
    careful = np.full(1, thorough, np.int64)
    options, reals = ints(MOST_OPTIONS, 2), np.zeros(MOST_OPTIONS)
    return Room(
        trial, seats, seats.copy(), ints(1), careful, ints(STATE),
        options, options.copy(), reals, np.zeros((4, MOST_OPTIONS)), activations(),
    )  # fmt: skip


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
def alike(rules: Any, shape: Any) -> bool:
    """Whether all four rows are alike, so that a position is worth the same in the mirror."""
    return shape.kinds.max() == 0 and len(rules.lock_from) == 4


@lend.compiled
def mirror(state: Any, n: int) -> None:
    """Let the rows running upwards and those running downwards change places."""
    for up in range(4 * n):
        if up & 2 == 0:
            state[up], state[up + 2] = state[up + 2], state[up]


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
    n = len(room.trial)
    read(rules, shape, room.trial, closed, (roller + 1) % n, room.state)
    looks = 2 if room.thorough[0] and alike(rules, shape) else 1
    total = 0.0
    for _ in range(looks):
        total += _value(net, shape, n, mine, room)
        if looks == 2:
            mirror(room.state, n)
    return total / looks


@lend.compiled
def _value(net: Any, shape: Any, n: int, mine: int, room: Any) -> float:
    """The network's value of ``room.state``; if asked to be thorough, of two from both sides."""
    own = float(forward(net, shape.kinds, room.state, n, mine, room.act))
    if n > 2 or not room.thorough[0]:
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
) -> None:
    """Everybody's white choices into ``room.whites``, the roller's colour into ``room.plan``."""
    room.whites[:] = PASS
    _plan(rules, net, shape, sheets, dice, closed, turn, roller, room)
    _answer(rules, net, shape, sheets, dice, closed, turn, roller, room)


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
    room: Any,
) -> Any:
    """The white and colour choice of ``seat`` when ``room`` holds what is predicted of all.

    As ``expert_think.Thought.weighed``: what is predicted of the others is what they like best,
    and each of them may do something else that it likes nearly as well.
    """
    count = _options(rules, sheets, dice, closed, roller, seat, room, room.mine)
    if count == 1:
        return PASS, room.mine[0, 1]
    table = (sheets, dice, closed, turn, roller)
    _steady(rules, net, shape, table, seat, count, room)
    steady, passing, rank, mean = room.worths
    mean[:count] = (2 - len(sheets)) * steady[:count]
    for other in range(len(sheets)):
        if other != seat:
            some = _odds(rules, net, shape, table, other, room)
            for i in range(count):
                for k in range(some if rank[i] < LOOKED_AT else 0):
                    if room.odds[k] > 0:
                        colour = room.theirs[k, 1] if other == roller else room.mine[i, 1]
                        mean[i] += room.odds[k] * _both(
                            rules, net, shape, table, seat, room.mine[i, 0], other,
                            room.theirs[k, 0], colour, room,
                        )  # fmt: skip
    best, most = 0, -1.0
    for i in range(count):
        worth = (1 - DOUBT) * max(mean[i], 0.0) + DOUBT * passing[i]
        if rank[i] < LOOKED_AT and worth > most:
            best, most = i, worth
    return room.mine[best, 0], room.mine[best, 1]


@lend.compiled
def _steady(rules: Any, net: Any, shape: Any, table: Any, seat: int, count: int, room: Any) -> None:
    """What each own option is worth if the others do as predicted, or all pass, and its rank."""
    sheets, _, closed, turn, roller = table
    steady, passing, rank, _ = room.worths
    whites, others, mine = room.whites, room.answers, room.whites[seat]
    others[:] = PASS
    others[roller] = whites[roller]
    for i in range(count):
        whites[seat] = others[seat] = room.mine[i, 0]
        colour = room.mine[i, 1]
        steady[i] = try_once(
            rules, net, shape, sheets, whites, colour, closed, turn, roller, seat, room
        )
        passing[i] = try_once(
            rules, net, shape, sheets, others, colour, closed, turn, roller, seat, room
        )
    whites[seat] = mine
    for i in range(count):
        own = (1 - DOUBT) * steady[i] + DOUBT * passing[i]
        rank[i] = 0
        for k in range(count):
            other = (1 - DOUBT) * steady[k] + DOUBT * passing[k]
            rank[i] += other > own or (other == own and k < i)


@lend.compiled
def _options(
    rules: Any,
    sheets: Any,
    dice: Any,
    closed: int,
    roller: int,
    seat: int,
    room: Any,
    options: Any,
) -> int:
    """Fill ``options`` with all (white, colour) of ``seat``; returns how many there are.

    Against ``room.whites`` of the others; the colour of anybody but the roller is the roller's.
    """
    whites, count = room.whites, 0
    was = whites[seat]
    for row in range(-1, len(rules.lock_from)):
        place = white_open(rules, sheets, dice, closed, seat, row)
        if row >= 0 and place == PASS:
            continue
        whites[seat] = place
        room.trial[:] = sheets
        after = kernel.settle_white(rules, room.trial, whites, closed)
        usable = kernel.closed_for_colour(rules, closed, after)
        for option in range(-1, kernel.colour_options(rules) if seat == roller else 0):
            colour = room.plan[0]
            if seat == roller:
                colour = colour_open(rules, sheets[seat], dice, usable, place, option)
                if option >= 0 and colour == PASS:
                    continue
            options[count, 0], options[count, 1] = place, colour
            count += 1
    whites[seat] = was
    return count


@lend.compiled
def _odds(rules: Any, net: Any, shape: Any, table: Any, other: int, room: Any) -> int:
    """The options of ``other`` into ``room.theirs``, their chances into ``room.odds``; how many."""
    sheets, dice, closed, turn, roller = table
    odds, whites = room.odds, room.whites
    count = _options(rules, sheets, dice, closed, roller, other, room, room.theirs)
    was = whites[other]
    for k in range(count):
        whites[other] = room.theirs[k, 0]
        odds[k] = try_once(
            rules, net, shape, sheets, whites, room.theirs[k, 1], closed, turn, roller, other, room
        )
    whites[other] = was
    most, total = odds[:count].max(), 0.0
    for k in range(count):
        odds[k] = np.exp((odds[k] - most) / HEAT)
        odds[k] = odds[k] if odds[k] >= UNLIKELY else 0.0
        total += odds[k]
    for k in range(count):
        odds[k] /= total
    return count


@lend.compiled
def _both(
    rules: Any,
    net: Any,
    shape: Any,
    table: Any,
    seat: int,
    mine: int,
    other: int,
    theirs: int,
    colour: int,
    room: Any,
) -> Any:
    """What it is worth to ``seat`` if both mark these places, the rest as predicted."""
    sheets, _, closed, turn, roller = table
    whites = room.whites
    one, two = whites[seat], whites[other]
    whites[seat], whites[other] = mine, theirs
    worth = try_once(rules, net, shape, sheets, whites, colour, closed, turn, roller, seat, room)
    whites[seat], whites[other] = one, two
    return worth


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
