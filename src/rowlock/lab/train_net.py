"""The Expert's network in float32 for numba: forward, backward and Adam by hand.

The layers are described in ``rowlock.players.expert_net``. Inner loops run over whole rows of
two-dimensional arrays, by a plain range, since anything else keeps numba from using vectors.

A state is one array of integers, ``STATE`` long: four row states a seat, then from ``AT_PENALTIES``
the penalties, from ``AT_SCORES`` the scores, and at ``AT_ROLLER`` who rolls next.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit

from rowlock.players.expert_net import (
    CELLS,
    CHANNELS,
    CROWD,
    DIFFERENCE,
    FARTHEST,
    HIDDEN,
    LIVES,
    MOST,
    OPEN_STATES,
    PENALTIES,
    ROLLS,
    STATES,
    TOP,
    Floats,
    Weights,
    lay_out,
    size,
)
from rowlock.rules import ruleset

SEATS = 8
AT_PENALTIES = 4 * SEATS
AT_SCORES = 5 * SEATS
AT_ROLLER = 6 * SEATS
STATE = AT_ROLLER + 1

# Rows of the wide (HIDDEN) and narrow (CHANNELS) activations.
POOLED, D_POOLED, D_HIDDEN, HIDDEN_OF = 0, 1, 2, 3
TOP_ROW, CROWD_OF, GROUP_OF, D_GROUP, ROW_OF = 0, 1, 5, 5 + 2 * SEATS, 7 + 2 * SEATS


class Activations(NamedTuple):
    """What forward leaves for backward."""

    wide: Floats
    narrow: Floats


def activations() -> Activations:
    """Room for one forward and backward pass."""
    wide = np.zeros((HIDDEN_OF + SEATS, HIDDEN), np.float32)
    return Activations(wide, np.zeros((ROW_OF + 4 * SEATS, CHANNELS), np.float32))


@njit
def pair_rows(s: Any, n: int, mine: int, other: int) -> tuple[int, int, int]:
    """The rows of ``Weights.pairs`` for a pair: score difference, penalties, rolls."""
    ahead = s[AT_SCORES + mine] - s[AT_SCORES + other]
    difference = DIFFERENCE + FARTHEST + min(max(ahead, -FARTHEST), FARTHEST)
    penalties = PENALTIES + s[AT_PENALTIES + mine] * LIVES + s[AT_PENALTIES + other]
    until_mine = min((mine - s[AT_ROLLER] + n) % n, MOST - 1)
    until_other = min((other - s[AT_ROLLER] + n) % n, MOST - 1)
    rolls = ROLLS + ((min(n, MOST) - 2) * MOST + until_mine) * MOST + until_other
    return difference, penalties, rolls


@njit(fastmath=True)
def forward(net: Any, kinds: Any, s: Any, n: int, mine: int, act: Any) -> Any:
    """The share of the win, 0 to 1, that ``mine`` of ``n`` may expect at the start of a turn."""
    small, top, mix, pairs, table = net
    wide, narrow = act
    for row in range(4):
        kind = kinds[row] * STATES
        here = 3 * (kind + s[4 * mine + row])
        for c in range(CHANNELS):
            narrow[CROWD_OF + row, c] = table[here, c]
        for other in range(n):
            if other != mine:
                crowd = 3 * (kind + s[4 * other + row]) + 2
                for c in range(CHANNELS):
                    narrow[CROWD_OF + row, c] += table[crowd, c]
    for j in range(HIDDEN):
        wide[POOLED, j] = 0
    for other in range(n):
        if other != mine:
            _forward_pair(mix, pairs, table, kinds, s, n, mine, other, wide, narrow)
            for j in range(HIDDEN):
                wide[POOLED, j] += wide[HIDDEN_OF + other, j]
    bias = HIDDEN + min(n, MOST) - 2
    for k in range(TOP):
        narrow[TOP_ROW, k] = top[bias, k]
    _add_product(wide, POOLED, top, 0, HIDDEN, narrow, TOP_ROW, TOP)
    logit = small[2, 0]
    for j in range(HIDDEN):
        logit += wide[POOLED, j] * small[0, j]
    for k in range(TOP):
        narrow[TOP_ROW, k] = max(narrow[TOP_ROW, k], np.float32(0))
        logit += narrow[TOP_ROW, k] * small[1, k]
    return np.float32(1) / (np.float32(1) + np.exp(-logit))


@njit(fastmath=True)
def _add_product(
    x: Any, i: int, w: Any, first: int, count: int, out: Any, o: int, width: int
) -> None:
    """``out[o] += x[i] @ w[first : first + count]``, eight rows at a time."""
    for c in range(0, count, 8):
        x0, x1, x2, x3 = x[i, c], x[i, c + 1], x[i, c + 2], x[i, c + 3]
        x4, x5, x6, x7 = x[i, c + 4], x[i, c + 5], x[i, c + 6], x[i, c + 7]
        r = first + c
        for j in range(width):
            out[o, j] += (
                x0 * w[r, j] + x1 * w[r + 1, j] + x2 * w[r + 2, j] + x3 * w[r + 3, j]
                + x4 * w[r + 4, j] + x5 * w[r + 5, j] + x6 * w[r + 6, j] + x7 * w[r + 7, j]
            )  # fmt: skip


@njit(fastmath=True)
def _forward_pair(
    mix: Any,
    pairs: Any,
    table: Any,
    kinds: Any,
    s: Any,
    n: int,
    mine: int,
    other: int,
    wide: Any,
    narrow: Any,
) -> None:
    for group in range(2):
        for c in range(CHANNELS):
            narrow[GROUP_OF + 2 * other + group, c] = 0
    for row in range(4):
        theirs = 3 * (kinds[row] * STATES + s[4 * other + row]) + 1
        group, at = GROUP_OF + 2 * other + (row >> 1), ROW_OF + 4 * other + row
        for c in range(CHANNELS):
            x = max(narrow[CROWD_OF + row, c] + table[theirs, c], np.float32(0))
            narrow[at, c] = x
            narrow[group, c] += x
    difference, penalties, rolls = pair_rows(s, n, mine, other)
    hidden = HIDDEN_OF + other
    for j in range(HIDDEN):
        wide[hidden, j] = pairs[difference, j] + pairs[penalties, j] + pairs[rolls, j]
    for third in range(n):
        if third not in (mine, other):
            crowd = CROWD + s[AT_PENALTIES + third]
            for j in range(HIDDEN):
                wide[hidden, j] += pairs[crowd, j]
    for group in range(2):
        at = GROUP_OF + 2 * other + group
        _add_product(narrow, at, mix, group * CHANNELS, CHANNELS, wide, hidden, HIDDEN)
    for j in range(HIDDEN):
        wide[hidden, j] = max(wide[hidden, j], np.float32(0))


@njit(fastmath=True)
def backward(net: Any, grad: Any, kinds: Any, s: Any, n: int, mine: int, act: Any, d: Any) -> None:
    """Add the gradient of the last ``forward`` to ``grad``; ``d`` is value minus target."""
    small, top, mix = net[0], net[1], net[2]
    g_small, g_top, g_mix, g_pairs, g_table = grad
    wide, narrow = act
    bias = HIDDEN + min(n, MOST) - 2
    g_small[2, 0] += d
    for k in range(TOP):
        g_small[1, k] += d * narrow[TOP_ROW, k]
        narrow[TOP_ROW, k] = d * small[1, k] if narrow[TOP_ROW, k] > 0 else np.float32(0)
        g_top[bias, k] += narrow[TOP_ROW, k]
    for j in range(HIDDEN):
        g_small[0, j] += d * wide[POOLED, j]
        wide[D_POOLED, j] = d * small[0, j]
    for j in range(HIDDEN):
        x, total = wide[POOLED, j], np.float32(0)
        for k in range(TOP):
            total += narrow[TOP_ROW, k] * top[j, k]
            g_top[j, k] += x * narrow[TOP_ROW, k]
        wide[D_POOLED, j] += total
    for other in range(n):
        if other != mine:
            _backward_pair(mix, g_mix, g_pairs, g_table, kinds, s, n, mine, other, wide, narrow)


@njit(fastmath=True)
def _backward_pair(
    mix: Any,
    g_mix: Any,
    g_pairs: Any,
    g_table: Any,
    kinds: Any,
    s: Any,
    n: int,
    mine: int,
    other: int,
    wide: Any,
    narrow: Any,
) -> None:
    difference, penalties, rolls = pair_rows(s, n, mine, other)
    hidden = HIDDEN_OF + other
    for j in range(HIDDEN):
        d = wide[D_POOLED, j] if wide[hidden, j] > 0 else np.float32(0)
        wide[D_HIDDEN, j] = d
        g_pairs[difference, j] += d
        g_pairs[penalties, j] += d
        g_pairs[rolls, j] += d
    for third in range(n):
        if third not in (mine, other):
            crowd = CROWD + s[AT_PENALTIES + third]
            for j in range(HIDDEN):
                g_pairs[crowd, j] += wide[D_HIDDEN, j]
    for c in range(2 * CHANNELS):
        group, column = c // CHANNELS, c % CHANNELS
        x, total = narrow[GROUP_OF + 2 * other + group, column], np.float32(0)
        for j in range(HIDDEN):
            total += wide[D_HIDDEN, j] * mix[c, j]
            g_mix[c, j] += x * wide[D_HIDDEN, j]
        narrow[D_GROUP + group, column] = total
    for row in range(4):
        kind, at, group = kinds[row] * STATES, ROW_OF + 4 * other + row, D_GROUP + (row >> 1)
        own, theirs = 3 * (kind + s[4 * mine + row]), 3 * (kind + s[4 * other + row]) + 1
        for c in range(CHANNELS):
            d = narrow[group, c] if narrow[at, c] > 0 else np.float32(0)
            narrow[at, c] = d
            g_table[own, c] += d
            g_table[theirs, c] += d
        for q in range(n):
            if q != mine:
                crowd = 3 * (kind + s[4 * q + row]) + 2
                for c in range(CHANNELS):
                    g_table[crowd, c] += narrow[at, c]


@njit(fastmath=True)
def adam(
    flat: Any,
    gradient: Any,
    first: Any,
    second: Any,
    average: Any,
    step: int,
    rate: float,
    follow: float,
) -> None:
    """One Adam step in place; clears ``gradient`` and lets ``average`` follow the weights."""
    b1, b2 = np.float32(0.9), np.float32(0.999)
    c1 = np.float32(1 / (1 - 0.9**step))
    c2 = np.float32(1 / (1 - 0.999**step))
    rate32, follow32 = np.float32(rate), np.float32(follow)
    one, tiny = np.float32(1), np.float32(1e-8)
    for i in range(len(flat)):
        g = gradient[i]
        gradient[i] = 0
        first[i] = b1 * first[i] + (one - b1) * g
        second[i] = b2 * second[i] + (one - b2) * g * g
        flat[i] -= rate32 * first[i] * c1 / (np.sqrt(second[i] * c2) + tiny)
        average[i] += follow32 * (flat[i] - average[i])


def fresh(kinds: int, seed: int) -> Floats:
    """Random weights, smooth in everything that is counted."""
    rng = np.random.default_rng(seed)
    flat = np.zeros(size(kinds), np.float32)
    net: Weights = lay_out(flat, kinds)
    basis = _row_basis()
    table = net.table.reshape(kinds, STATES, 3, CHANNELS)
    for which, width in enumerate((0.5, 0.5, 0.15)):
        mixing = rng.normal(0, width, (kinds, basis.shape[1], CHANNELS))
        table[:, :, which] = np.einsum("sb,kbc->ksc", basis, mixing)
    ahead = np.arange(-FARTHEST, FARTHEST + 1) / 20
    curves = np.stack([ahead, np.tanh(2 * ahead), np.tanh(8 * ahead)], 1)
    net.pairs[:PENALTIES] = curves @ rng.normal(0, 0.3, (3, HIDDEN))
    net.mix[:] = rng.normal(0, (4 * CHANNELS) ** -0.5, net.mix.shape)
    net.top[:HIDDEN] = rng.normal(0, HIDDEN**-0.5, (HIDDEN, TOP))
    net.small[1, :TOP] = rng.normal(0, TOP**-0.5 / 2, TOP)
    return flat


def _row_basis() -> Any:
    """Smooth functions of a row's state: last mark, marks, points, closed."""
    basis = np.zeros((STATES, 5))
    points = ruleset.points(CELLS + 1)
    for last in range(CELLS):
        for marks in range(CELLS):
            basis[last * CELLS + marks] = (
                1,
                last / 5 - 1,
                marks / 4 - 1,
                points[marks] / 30 - 1,
                0,
            )
    for marks in range(CELLS + 2):
        basis[OPEN_STATES + marks] = (1, 1, marks / 4 - 1, points[marks] / 30 - 1, 1)
    return basis
