"""The shape of the Expert's network, shared by the table (numpy) and the training (numba).

From the point of view of one player against each opponent, every row of the pad becomes
``relu(own[my row] + theirs[opponent's row] + crowd[each opponent's row])``, where a row's state is
its last mark and its number of marks. Rows are added up in two groups, those running upwards and
those running downwards; a second layer adds the score difference, both players' penalties and who
rolls when; opponents are added up; a third layer gives the logit of my share of the win. With two
players that is a plain network, with more the pooling lets one network serve any number.

All weights lie in one flat vector, so that Adam, averaging and files see a single array.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

CELLS = 11  # the longest row the network knows
OPEN_STATES = CELLS * CELLS  # last mark (0 none, 1..10) and number of marks
STATES = OPEN_STATES + CELLS + 2  # and a closed row: 0..12 marks
CHANNELS = 32
HIDDEN = 64
TOP = 32
FARTHEST = 50  # points; larger leads look alike
LIVES = 5  # 0 to 4 penalties
MOST = 5  # players; more look like five

# Where the tables of pairs begin, in rows of ``Weights.pairs``.
DIFFERENCE = 0
PENALTIES = DIFFERENCE + 2 * FARTHEST + 1
CROWD = PENALTIES + LIVES * LIVES
ROLLS = CROWD + LIVES
PAIRS = ROLLS + (MOST - 1) * MOST * MOST


class Weights(NamedTuple):
    """Views of one flat vector."""

    small: Floats  # (3, HIDDEN): short cut from the pooled layer, last layer, bias
    top: Floats  # (HIDDEN + MOST - 1, TOP): third layer and its bias by number of players
    mix: Floats  # (2 * CHANNELS, HIDDEN)
    pairs: Floats  # (PAIRS, HIDDEN): score difference, penalties, crowd's penalties, rolls
    table: Floats  # (kinds * STATES * 3, CHANNELS): own, theirs, crowd of each row state


class States(NamedTuple):
    """States at the start of a turn, each seen by its first seat; the others follow in order."""

    rows: Ints  # (states, seats, 4), as ``row_state``
    penalties: Ints  # (states, seats), 0 to 4
    scores: Ints  # (states, seats)
    roller: Ints  # (states,), who rolls next, counted from the first seat


def shapes(kinds: int) -> tuple[tuple[int, int], ...]:
    """The shapes of ``Weights``; ``kinds`` of rows is 1 (all alike) or 4."""
    return (
        (3, HIDDEN),
        (HIDDEN + MOST - 1, TOP),
        (2 * CHANNELS, HIDDEN),
        (PAIRS, HIDDEN),
        (kinds * STATES * 3, CHANNELS),
    )


def size(kinds: int) -> int:
    """How many weights there are."""
    return sum(rows * columns for rows, columns in shapes(kinds))


def lay_out(flat: Floats, kinds: int) -> Weights:
    """The weights as views of ``flat``."""
    parts, start = [], 0
    for rows, columns in shapes(kinds):
        stop = start + rows * columns
        parts.append(flat[start:stop].reshape(rows, columns))
        start = stop
    return Weights(*parts)


def values(net: Weights, kinds: tuple[int, ...], states: States) -> Floats:
    """The share of the win, 0 to 1, of the first seat of each state: ``(states,)``.

    Where all rows are alike it is the mean with the state's mirror, in which the rows running
    upwards and downwards change places: both are worth the same.
    """
    table = net.table.reshape(-1, STATES, 3, CHANNELS)
    n = states.rows.shape[1]
    kind, others = np.array(kinds), states.rows[:, 1:]
    base = table[kind, states.rows[:, 0], 0] + table[kind, others, 2].sum(1)
    pairs = np.maximum(base[:, None] + table[kind, others, 1], 0)
    groups = pairs.reshape(*pairs.shape[:2], 2, 2, CHANNELS).sum(3)
    looks = np.stack([groups, groups[:, :, ::-1]] if len(set(kinds)) == 1 else [groups])
    hidden = looks.reshape(*looks.shape[:3], 2 * CHANNELS) @ net.mix
    hidden += _pairs(net, states)
    pooled = np.maximum(hidden, 0).sum(2)
    top = np.maximum(pooled @ net.top[:HIDDEN] + net.top[HIDDEN + min(n, MOST) - 2], 0)
    logit = pooled @ net.small[0] + top @ net.small[1, :TOP] + net.small[2, 0]
    out: Floats = (1 / (1 + np.exp(-logit))).mean(0)
    return out


def _pairs(net: Weights, states: States) -> Floats:
    """What the second layer gets from scores, penalties and rolls: (states, others, HIDDEN)."""
    n = states.rows.shape[1]
    ahead = np.clip(states.scores[:, :1] - states.scores[:, 1:], -FARTHEST, FARTHEST)
    mine, theirs = states.penalties[:, :1], states.penalties[:, 1:]
    until = np.minimum((np.arange(n) - states.roller[:, None]) % n, MOST - 1)
    rolls = ((min(n, MOST) - 2) * MOST + until[:, :1]) * MOST + until[:, 1:]
    out = net.pairs[DIFFERENCE + FARTHEST + ahead] + net.pairs[PENALTIES + mine * LIVES + theirs]
    out += net.pairs[ROLLS + rolls]
    if n > 2:
        crowd = net.pairs[CROWD + theirs]
        out += crowd.sum(1, keepdims=True) - crowd
    result: Floats = out
    return result
