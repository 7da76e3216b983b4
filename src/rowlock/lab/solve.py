"""The exact optimum of the one-player game: you roll every turn and take both actions.

Layer by layer, from the last penalty back to none; within a layer, shape by shape from the furthest
advanced back to the empty sheet, so that whatever a choice leads to is known before it is needed.
"""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from rowlock.lab.solve_moves import Floats, Ints, Moves, marks_at, moves
from rowlock.lab.solve_sweep import sweep
from rowlock.players import solitaire_table
from rowlock.players.solitaire_layout import ROWS, Layout, distinct_states, layout, shapes_by_sum
from rowlock.players.solitaire_table import Table
from rowlock.rules import kernel
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import Ruleset

Progress = Callable[[float], None]
"""Told, now and then, which share of the work is done, 0 to 1."""


def _quiet(share: float) -> None:
    """Tell nobody."""


TASKS = 8  # how many pieces each group of shapes is cut into, for the workers to share


class Solution(NamedTuple):
    """The expected total of a game, the states worked out, and the seconds it took."""

    table: Table
    value: float
    states: int
    seconds: float


def solve(
    rules: Ruleset,
    workers: int | None = None,
    hazard: tuple[float, ...] = (),
    progress: Progress = _quiet,
) -> Solution:
    """Solve the one-player game; mirror images are worked out once and count once as states.

    ``hazard[n]`` is the chance that, with ``n`` rows closed, the game ends after a turn through no
    doing of one's own; 0 where not given. ``workers`` defaults to all cores.

    Raises:
        Fault: ``not-solved`` as ``layout``; ``bad-hazard``.
    """
    if any(not 0 <= chance < 1 for chance in hazard):
        raise Fault("bad-hazard", str(hazard), "chances from 0 to below 1")
    started = time.perf_counter()
    laid = layout(rules)
    layers = np.empty((rules.penalty_limit, laid.size), solitaire_table.DTYPE)
    goes_on = 1 - np.array([*hazard, *([0.0] * (ROWS + 1 - len(hazard)))])
    nothing = np.zeros(laid.size)
    value = 0.0
    for penalties, layer in fill(
        laid, moves(rules, laid), [nothing] * (rules.penalty_limit + 1), goes_on, workers, progress
    ):
        layers[penalties] = layer
        value = float(layer[laid.first[0]] / goes_on[0])
    states = distinct_states(rules, laid) * rules.penalty_limit
    return Solution(Table(rules, layers), value, states, time.perf_counter() - started)


def ready(
    rules: Ruleset,
    where: Path | None = None,
    kind: str = solitaire_table.KIND,
    hazard: tuple[float, ...] = (),
) -> Table:
    """The table for these rules from the folder of tables; where there is none, made and kept.

    Raises:
        Fault: ``not-solved`` as ``layout``, ``bad-table`` and ``other-rules`` for a wrong file,
            ``not-written``.
    """
    try:
        return solitaire_table.table(rules, where, kind)
    except Fault as fault:
        if fault.code != "no-table":
            raise
    made = solve(rules, hazard=hazard).table
    solitaire_table.write(solitaire_table.path(rules, where, kind), rules, made.layers, kind)
    return solitaire_table.table(rules, where, kind)


def fill(
    laid: Layout,
    given: Moves,
    ends: Sequence[Floats],
    goes_on: Floats | None = None,
    workers: int | None = None,
    progress: Progress = _quiet,
) -> Iterator[tuple[int, Floats]]:
    """The layers, each with its number of penalties, from the last one before the limit to 0.

    ``ends[penalties]`` is a layer that holds what a game that ends there is worth, and 0 elsewhere;
    the last one, at the limit of penalties, is worth that everywhere. ``goes_on[n]`` is the factor
    put on a state with ``n`` rows closed.
    """
    groups = list(shapes_by_sum(laid))
    goes_on = np.ones(ROWS + 1) if goes_on is None else goes_on
    *upper, worse = ends
    total = len(groups) * len(upper)
    done = 0
    with ThreadPoolExecutor(workers or os.cpu_count()) as pool:
        for penalties in reversed(range(len(upper))):
            layer = upper[penalties].copy()
            for group in groups:
                pieces = [group[piece::TASKS] for piece in range(min(TASKS, len(group)))]
                work = partial(_sweep, laid, given, layer, worse, goes_on)
                list(pool.map(work, pieces))
                done += 1
                progress(done / total)
            yield penalties, layer
            worse = layer


def _sweep(
    laid: Layout, given: Moves, layer: Floats, worse: Floats, goes_on: Floats, blocks: Ints
) -> None:
    sweep(blocks, laid, given, layer, worse, goes_on)


def best_chance(rules: Ruleset, target: int, workers: int | None = None) -> float:
    """The chance to finish with ``target`` points or more, playing for nothing else.

    Raises:
        Fault: ``not-solved`` as ``layout``.
    """
    laid = layout(rules, keep=True)
    points = totals(rules, laid)
    ends = [
        (points - rules.penalty_points * penalties >= target).astype(np.float64)
        for penalties in range(rules.penalty_limit + 1)
    ]
    chance = 0.0
    for _, layer in fill(laid, moves(rules, laid, points=False), ends, workers=workers):
        chance = float(layer[laid.first[0]])
    return chance


def totals(rules: Ruleset, laid: Layout) -> Floats:
    """The points of the rows of every sheet of a layout that keeps the marks of closed rows."""
    points = np.zeros(laid.size)
    worth = _row_points(rules, laid)
    firsts, shapes = np.unique(laid.first, return_index=True)
    for first, shape in zip(firsts, shapes, strict=True):
        entries, points_here = np.array([first]), np.zeros(1)
        for row in range(ROWS):
            stop = shape // laid.stops ** (ROWS - 1 - row) % laid.stops
            slots = np.arange(laid.slots[row, stop])
            entries = np.add.outer(entries, slots * laid.step[shape, row])
            points_here = np.add.outer(points_here, worth[stop, slots])
        points[entries] = points_here
    return points


def _row_points(rules: Ruleset, laid: Layout) -> Floats:
    """The points of a row at each stop and slot."""
    worth = np.zeros((laid.stops, int(laid.slots.max())))
    for stop in range(laid.stops):
        for slot in range(int(laid.slots[-1, stop])):
            marks = marks_at(stop, slot)
            if stop == laid.stops - 1:
                marks = 1 << rules.lock_from[0] | (1 << rules.lock_after + slot) - 1
            worth[stop, slot] = kernel.row_points(rules, 0, marks)
    return worth
