"""The solver's inner loops, compiled.

A shape's choices are listed once, as *offers*. Then all its states whose first two rows also agree
in their marks, a hundred *lanes* at most, are worked out side by side, so that the inner loops run
over contiguous numbers. What a lane keeps lies in the rows of an array: row 0 is the best choice
without a coloured mark, row ``1 + die * sums + sum`` the best one with that coloured mark.
"""

import numpy as np

from rowlock.lab.lend import compiled
from rowlock.lab.solve_moves import NEVER, Bools, Floats, Ints, Moves
from rowlock.players.solitaire_layout import ROWS, Layout

NONE = -1  # no row, no cell
CHUNK = 16  # lanes are filled up to a multiple of this, for the compiler's vectors
THREE = 3  # a value is compared with three others in one pass

# An offer: the row it may raise, then where its states lie (first, a step for each row of the
# pad), then for each row the marks it takes there, cells a - 1 and b - 1, as a * marks + b.
RAISES, FIRST, STEPS, MARKS = 0, 1, 2, 6


@compiled
def sweep(
    blocks: Ints, laid: Layout, moves: Moves, layer: Floats, worse: Floats, goes_on: Floats
) -> None:
    """Fill in the ``blocks`` of ``layer`` with the best expected points still to come.

    ``worse`` is the layer with one penalty more. All that follows from ``blocks`` must be there.
    ``goes_on[n]`` is the chance that the game goes on when a turn ends with ``n`` closed rows.
    """
    most = laid.slots.max()
    dice, sums = moves.dice.shape[1:]
    lanes = (most**3 + CHUNK - 1) // CHUNK * CHUNK
    values = np.zeros((2, 1 + dice * sums, lanes))
    faces = np.zeros((1 + dice * moves.faces, lanes))
    work = np.zeros((4, lanes))
    starts = np.zeros(dice + 1, np.int64)
    offers = np.zeros((sums * ROWS * (1 + dice * sums), MARKS + ROWS), np.int64)
    ends = np.zeros(sums, np.int64)
    offered = np.zeros((sums, 1 + dice * sums), np.bool_)
    stop = np.zeros(ROWS, np.int64)
    for block in blocks:
        rest = block
        for row in range(ROWS - 1, -1, -1):
            stop[row] = rest % laid.stops
            rest //= laid.stops
        chance = goes_on[(stop == laid.stops - 1).sum()]
        list_offers(block, stop, laid, moves, offers, ends, offered)
        counts = (laid.slots[1, stop[1]], laid.slots[2, stop[2]], laid.slots[3, stop[3]])
        for slot in range(laid.slots[0, stop[0]]):
            start = laid.first[block] + slot * laid.step[block, 0]
            many = counts[0] * counts[1] * counts[2]
            for lane in range(many):
                work[0, lane] = worse[start + lane]
            _lanes(
                stop, slot, counts, offers, ends, offered, moves, layer, values, faces, starts, work
            )
            for lane in range(many):
                layer[start + lane] = chance * work[1, lane]


@compiled
def list_offers(
    block: int, stop: Ints, laid: Layout, moves: Moves, offers: Ints, ends: Ints, offered: Bools
) -> None:
    """List every choice of the shape ``block``, by white sum: those of ``sum`` end at ``ends[sum]``.

    The sum 1 stands for no white mark. ``offered[sum, row]`` says whether anything raises ``row``.
    """
    landed = 0
    for row in range(laid.blank, ROWS):
        if stop[row] == laid.stops - 1:
            landed |= 1 << (row - laid.blank)
    count = 0
    offered[1] = False
    for white_sum in range(1, 2 * moves.faces + 1):
        if white_sum > 1:
            offered[white_sum] = offered[1]
        for row in range(NONE, ROWS):
            cell = NONE
            if row != NONE:
                cell = moves.white[white_sum, row]
            if (row == NONE) != (white_sum == 1) or (row != NONE and cell < 0):
                continue
            alone = row != NONE and moves.may[stop[row], cell + 1, 0]
            if row != NONE and not alone and not moves.either:  # a coloured mark may come to help
                continue
            settled = landed
            if alone:
                _offer(offers[count], 0, block, stop, row, cell, NONE, NONE, laid)
                count += 1
            if cell + 1 == laid.stops - 1:
                settled |= 1 << (row - laid.blank)
            by = moves.colour_by[landed, settled]
            if by >= 0:
                count = _colours(
                    count, white_sum, block, stop, row, cell, by, laid, moves, offers, offered
                )
        ends[white_sum] = count


@compiled
def _colours(
    count: int,
    white_sum: int,
    block: int,
    stop: Ints,
    row: int,
    cell: int,
    by: int,
    laid: Layout,
    moves: Moves,
    offers: Ints,
    offered: Bools,
) -> int:
    """Go on listing, with the coloured marks that may go with the white one."""
    dice, sums = moves.dice.shape[1:]
    for die in range(dice):
        for total in range(sums):
            place = moves.dice[by, die, total]
            if place < 0:
                continue
            other, there = place >> 4, place & 15
            raises = 1 + die * sums + total
            first, then = cell + 1, there + 1
            if other == row:
                if moves.either and there < cell:
                    first, then = then, first
                if not moves.may[stop[row], first, then]:
                    continue
            elif not moves.may[stop[other], then, 0]:
                continue
            _offer(offers[count], raises, block, stop, row, first - 1, other, then - 1, laid)
            offered[white_sum, raises] = True
            count += 1
    return count


@compiled
def _offer(
    offer: Ints,
    raises: int,
    block: int,
    stop: Ints,
    row_a: int,
    cell_a: int,
    row_b: int,
    cell_b: int,
    laid: Layout,
) -> None:
    """Write down the choice to mark cell a, then cell b (row ``NONE``: no mark)."""
    target = block
    offer[MARKS:] = 0
    for row in range(ROWS):
        here = stop[row]
        if row == row_a:
            here = cell_a + 1
            offer[MARKS + row] = here * laid.stops
        if row == row_b:
            here = cell_b + 1
            offer[MARKS + row] += here if row_a == row_b else here * laid.stops
        target += (here - stop[row]) * laid.stops ** (ROWS - 1 - row)
    offer[RAISES] = raises
    offer[FIRST] = laid.first[target]
    offer[STEPS : STEPS + ROWS] = laid.step[target]


@compiled
def _lanes(
    stop: Ints,
    slot: int,
    counts: tuple[int, int, int],
    offers: Ints,
    ends: Ints,
    offered: Bools,
    moves: Moves,
    layer: Floats,
    values: Floats,
    faces: Floats,
    starts: Ints,
    work: Floats,
) -> None:
    """Work out the lanes: from ``work[0]``, their values with one penalty more, to ``work[1]``."""
    wide = (counts[0] * counts[1] * counts[2] + CHUNK - 1) // CHUNK * CHUNK
    stay, total = work[0], work[1]
    for lane in range(wide):
        stay[lane] -= moves.penalty
        total[lane] = 0
    alone, both = values[0], values[1]
    begin = 0
    for white_sum in range(1, 2 * moves.faces + 1):
        out = alone if white_sum == 1 else both
        for row in range(1, offered.shape[1]):
            if offered[white_sum, row]:
                if white_sum > 1 and offered[1, row]:
                    for lane in range(wide):
                        out[row, lane] = alone[row, lane]
                else:
                    for lane in range(wide):
                        out[row, lane] = NEVER
        for lane in range(wide):
            out[0, lane] = stay[lane]
        for one in range(begin, ends[white_sum]):
            _raise(out, offers[one], stop, slot, counts, moves.gain, moves.slot, layer)
        begin = ends[white_sum]
        for low in range(max(1, white_sum - moves.faces), white_sum // 2 + 1):
            _roll(low, white_sum - low, both, offered[white_sum], moves, faces, starts, work, wide)
    for lane in range(wide):
        total[lane] /= moves.faces**2


@compiled
def _raise(
    values: Floats,
    offer: Ints,
    stop: Ints,
    slot: int,
    counts: tuple[int, int, int],
    gains: Floats,
    slots: Ints,
    layer: Floats,
) -> None:
    """Raise a row of ``values`` to what an offer is worth."""
    out = values[offer[RAISES]]
    gain = gains[stop[0], offer[MARKS], slot]
    start = offer[FIRST] + slots[stop[0], offer[MARKS], slot] * offer[STEPS]
    gains_1, slots_1 = gains[stop[1], offer[MARKS + 1]], slots[stop[1], offer[MARKS + 1]]
    gains_2, slots_2 = gains[stop[2], offer[MARKS + 2]], slots[stop[2], offer[MARKS + 2]]
    gains_3, slots_3 = gains[stop[3], offer[MARKS + 3]], slots[stop[3], offer[MARKS + 3]]
    step_1, step_2, step_3 = offer[STEPS + 1], offer[STEPS + 2], offer[STEPS + 3]
    lane = 0
    for one in range(counts[0]):
        for two in range(counts[1]):
            gain_here = gain + gains_1[one] + gains_2[two]
            place = start + slots_1[one] * step_1 + slots_2[two] * step_2
            if gain_here != NEVER:
                for three in range(counts[2]):
                    worth = gain_here + gains_3[three] + layer[place + slots_3[three] * step_3]
                    out[lane + three] = max(out[lane + three], worth)
            lane += counts[2]


@compiled
def _roll(
    low: int,
    high: int,
    values: Floats,
    offered: Bools,
    moves: Moves,
    faces: Floats,
    starts: Ints,
    work: Floats,
    wide: int,
) -> None:
    """Add to ``work[1]`` the expected best choice for white dice ``low`` and ``high``.

    The coloured die ``d`` shows each face alike, so ``max(best, its and the others' choices)``
    exceeds ``best`` by ``x`` of the face that shows when no other die has a larger one: the sum
    over all faces of ``x`` times how many faces of each other die lie below it.
    """
    total, share, count = work[1], work[2], work[3]
    ways = 1 if low == high else 2
    dice, sums = moves.dice.shape[1:]
    best = values[0]
    for lane in range(wide):
        total[lane] += ways * best[lane]

    row = 1
    for die in range(dice):
        starts[die] = row
        for face in range(1, moves.faces + 1):
            one, two = 1 + die * sums + low + face, 1 + die * sums + high + face
            one, two = one if offered[one] else two, two if offered[two] else one
            if offered[one] and _above(values[one], values[two], best, faces[row], wide):
                row += 1
    starts[dice] = row
    scale = ways / moves.faces**dice
    for die in range(dice):
        for mine in range(starts[die], starts[die + 1]):
            value = faces[mine]
            for lane in range(wide):
                share[lane] = value[lane] * scale
            for other in range(dice):
                if other != die:
                    begin, end = starts[other], starts[other + 1]
                    _count(value, faces, begin, end, moves.faces, other < die, count, wide)
                    for lane in range(wide):
                        share[lane] *= count[lane]
            for lane in range(wide):
                total[lane] += share[lane]


@compiled
def _above(first: Floats, second: Floats, best: Floats, above: Floats, wide: int) -> bool:
    """By how much the better of two choices beats ``best``; returns whether any does."""
    hits = 0
    for lane in range(wide):
        more = max(first[lane], second[lane]) - best[lane]
        above[lane] = more if more > 0 else 0.0
        hits += 1 if more > 0 else 0
    return hits > 0


@compiled
def _count(
    value: Floats,
    faces: Floats,
    begin: int,
    end: int,
    sides: int,
    ties: bool,
    count: Floats,
    wide: int,
) -> None:
    """How many of the ``sides`` faces of a die lie below ``value``; equal ones do if ``ties``."""
    # Faces that beat nothing are not among the rows; row 0, all 0, fills up the last pass.
    spare = sides - (end - begin + THREE - 1) // THREE * THREE
    for lane in range(wide):
        count[lane] = spare
    for one in range(begin, end, THREE):
        a = faces[one]
        b = faces[one + 1 if one + 1 < end else 0]
        c = faces[one + 2 if one + 2 < end else 0]
        if ties:
            for lane in range(wide):
                v = value[lane]
                count[lane] += (a[lane] <= v) + (b[lane] <= v) + (c[lane] <= v)
        else:
            for lane in range(wide):
                v = value[lane]
                count[lane] += (a[lane] < v) + (b[lane] < v) + (c[lane] < v)
