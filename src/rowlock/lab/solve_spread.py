"""Where best play leads: every outcome of the dice carried forward, nothing drawn.

From a state the chance to land in each next one is known: a coloured mark is made when its face
shows and no other die offers more, and otherwise the best choice without one is.
"""

import numpy as np

from rowlock.lab.lend import compiled
from rowlock.lab.solve import totals
from rowlock.lab.solve_moves import NEVER, Floats, Ints, Moves, moves
from rowlock.lab.solve_sweep import FIRST, MARKS, RAISES, STEPS, list_offers
from rowlock.players.solitaire_layout import ROWS, Layout, layout, shapes_by_sum
from rowlock.players.solitaire_table import Table

NEGLIGIBLE = 1e-12
"""States less likely than this are not followed; what they might still add is below 1e-6 points."""


def distribution(table: Table) -> dict[int, float]:
    """The chance of every final total under best play, from the lowest to the highest."""
    rules = table.rules
    kept, played = layout(rules, keep=True), table.laid
    given = moves(rules, kept), moves(rules, played)
    points = totals(rules, kept)
    blocks = np.concatenate(list(shapes_by_sum(kept))[::-1])
    chances: dict[int, float] = {}
    mass, fallen = np.zeros(kept.size), np.zeros(kept.size)
    mass[kept.first[0]] = 1
    layers = [*np.asarray(table.layers, np.float64), np.zeros(played.size)]
    for penalties in range(rules.penalty_limit):
        _forward(
            blocks, kept, played, *given, layers[penalties], layers[penalties + 1], mass, fallen
        )
        _count(chances, mass, points - rules.penalty_points * penalties)
        mass, fallen = fallen, np.zeros(kept.size)
    _count(chances, mass, points - rules.penalty_points * rules.penalty_limit)
    return dict(sorted(chances.items()))


def _count(chances: dict[int, float], mass: Floats, points: Floats) -> None:
    """Add up the chances of the games that ended, by their totals."""
    ended = np.flatnonzero(mass)
    found, place = np.unique(points[ended].astype(int), return_inverse=True)
    for total, chance in zip(found, np.bincount(place, mass[ended]), strict=True):
        chances[int(total)] = chances.get(int(total), 0.0) + float(chance)


@compiled
def _forward(
    blocks: Ints,
    kept: Layout,
    played: Layout,
    moves_kept: Moves,
    moves_played: Moves,
    layer: Floats,
    worse: Floats,
    mass: Floats,
    fallen: Floats,
) -> None:
    """Move all ``mass`` on, state by state, until it lies in games that ended, or in ``fallen``.

    ``kept`` tells closed rows apart by their marks, ``played`` is the layout of the values.
    """
    dice, sums = moves_kept.dice.shape[1:]
    most = sums * ROWS * (1 + dice * sums)
    offers = np.zeros((2, most, MARKS + ROWS), np.int64)
    ends = np.zeros(sums, np.int64)
    offered = np.zeros((sums, 1 + dice * sums), np.bool_)
    odds = np.zeros(most + 1)
    best = np.zeros((2, 1 + dice * sums))
    choice = np.zeros((2, 1 + dice * sums), np.int64)
    stop, slot, seen = np.zeros(ROWS, np.int64), np.zeros(ROWS, np.int64), np.zeros(ROWS, np.int64)
    for block in blocks:
        rest, many = block, 1
        for row in range(ROWS - 1, -1, -1):
            stop[row] = rest % kept.stops
            rest //= kept.stops
            many *= kept.slots[row, stop[row]]
        begin = kept.first[block]
        if not (mass[begin : begin + many] > NEGLIGIBLE).any():
            continue
        list_offers(block, stop, kept, moves_kept, offers[0], ends, offered)
        list_offers(block, stop, played, moves_played, offers[1], ends, offered)
        for lane in range(many):
            here = mass[begin + lane]
            if here <= NEGLIGIBLE:
                continue
            mass[begin + lane] = 0
            entry = played.first[block]
            rest = lane
            for row in range(ROWS - 1, -1, -1):
                slot[row] = rest % kept.slots[row, stop[row]]
                rest //= kept.slots[row, stop[row]]
                seen[row] = 0 if stop[row] == kept.stops - 1 else slot[row]
                entry += seen[row] * played.step[block, row]
            stay = worse[entry] - moves_played.penalty
            _odds(offers[1], ends, stay, stop, seen, moves_played, layer, best, choice, odds)
            fallen[begin + lane] += here * odds[-1]
            for one in range(ends[-1]):
                if odds[one] > 0:
                    mass[_lands(offers[0, one], stop, slot, moves_kept)] += here * odds[one]


@compiled
def _lands(offer: Ints, stop: Ints, slot: Ints, moves: Moves) -> int:
    """The entry an offer leads to from these slots."""
    entry = offer[FIRST]
    for row in range(ROWS):
        entry += moves.slot[stop[row], offer[MARKS + row], slot[row]] * offer[STEPS + row]
    return entry  # type: ignore[no-any-return]  # numba knows no int() of a numpy one


@compiled
def _odds(
    offers: Ints,
    ends: Ints,
    stay: float,
    stop: Ints,
    slot: Ints,
    moves: Moves,
    layer: Floats,
    best: Floats,
    choice: Ints,
    odds: Floats,
) -> None:
    """Fill in the chance that best play takes each offer; the last is that it takes none.

    ``best[1]`` and ``choice[1]`` are, by raised row, what the best offer is worth and which it is,
    ``best[0]`` and ``choice[0]`` the same without a white mark.
    """
    shown = np.zeros((moves.dice.shape[1], moves.faces), np.int64)
    odds[: ends[-1]] = 0
    odds[-1] = 0
    begin = 0
    for white_sum in range(1, 2 * moves.faces + 1):
        if white_sum == 1:
            best[1], choice[1] = NEVER, -1
        else:
            best[1], choice[1] = best[0], choice[0]
        best[1, 0], choice[1, 0] = stay, -1
        for one in range(begin, ends[white_sum]):
            offer = offers[one]
            worth = layer[_lands(offer, stop, slot, moves)]
            for row in range(ROWS):
                worth += moves.gain[stop[row], offer[MARKS + row], slot[row]]
            if worth > best[1, offer[RAISES]]:
                best[1, offer[RAISES]], choice[1, offer[RAISES]] = worth, one
        begin = ends[white_sum]
        if white_sum == 1:
            best[0], choice[0] = best[1], choice[1]
        for low in range(max(1, white_sum - moves.faces), white_sum // 2 + 1):
            _roll(low, white_sum - low, best[1], choice[1], shown, moves, odds)


@compiled
def _roll(
    low: int, high: int, best: Floats, choice: Ints, shown: Ints, moves: Moves, odds: Floats
) -> None:
    """Add the chances of what these two white dice lead to."""
    dice, sums = moves.dice.shape[1:]
    faces = moves.faces
    for die in range(dice):
        for face in range(faces):
            one, two = 1 + die * sums + low + face + 1, 1 + die * sums + high + face + 1
            better = one if best[one] >= best[two] else two
            shown[die, face] = better if best[better] > best[0] else 0
    whole = (1 if low == high else 2) / faces**2
    rest = whole
    for die in range(dice):
        for face in range(faces):
            mine = shown[die, face]
            if mine == 0:
                continue
            share = whole / faces
            for other in range(dice):
                if other != die:
                    below = 0
                    for its in shown[other]:
                        if best[its] < best[mine] or (best[its] == best[mine] and other < die):
                            below += 1
                    share *= below / faces
            odds[choice[mine]] += share
            rest -= share
    odds[choice[0]] += rest
