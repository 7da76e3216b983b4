"""Whole games of the network against itself, compiled, and what is learned from them."""

from typing import Any

import numpy as np

from rowlock.lab import lend
from rowlock.lab.train_net import backward, forward
from rowlock.lab.train_play import alike, colour_choice, mirror, predict, read, share
from rowlock.rules import kernel

LONGEST = 200  # turns; a game of passes ends by penalties long before


@lend.compiled
def draw(random: Any) -> Any:
    """The next 64 bits of splitmix64; ``random`` is its state, an array of one."""
    random[0] += np.uint64(0x9E3779B97F4A7C15)
    z = random[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@lend.compiled
def throw(random: Any, faces: int, dice: Any) -> None:
    """Throw every die."""
    for die in range(len(dice)):
        dice[die] = np.int64(draw(random) % np.uint64(faces)) + 1


@lend.compiled
def learn_game(
    rules: Any,
    net: Any,
    grad: Any,
    shape: Any,
    room: Any,
    sheets: Any,
    dice: Any,
    story: Any,
    random: Any,
    trace: Any,
) -> Any:
    """Play one game and add its gradient to ``grad``; returns (samples, sum of squared errors).

    ``story`` takes the state at the start of each turn. ``trace`` is lambda: a target is the mean
    of the value one turn later and the target there, which is exact at the end.
    """
    turns = _play(rules, net, shape, room, sheets, dice, story, random)
    return _learn(rules, net, grad, shape, room, sheets, story, turns, trace)


@lend.compiled
def _play(
    rules: Any,
    net: Any,
    shape: Any,
    room: Any,
    sheets: Any,
    dice: Any,
    story: Any,
    random: Any,
) -> Any:
    """One game to its end on ``sheets``, all doing as predicted. Returns the number of turns."""
    sheets[:] = 0
    closed, turn, roller = 0, 0, 0
    while turn < LONGEST:
        read(rules, shape, sheets, closed, roller, story[turn])
        turn += 1
        throw(random, rules.faces, dice)
        predict(rules, net, shape, sheets, dice, closed, turn, roller, room)
        white, mark, landed = room.whites[roller], room.plan[0], closed
        closed = kernel.settle_white(rules, sheets, room.whites, closed)
        if not kernel.colour_follows(rules, closed):
            break
        if not rules.one_roll:
            mark = colour_choice(
                rules, net, shape, sheets, dice, landed, closed, turn, roller, white, room
            )
        closed = kernel.settle_roller(rules, sheets[roller], white, mark, closed)
        if kernel.outcome(rules, sheets, closed, turn) != kernel.RUNNING:
            break
        roller = (roller + 1) % len(sheets)
    return turn


@lend.compiled
def _learn(
    rules: Any,
    net: Any,
    grad: Any,
    shape: Any,
    room: Any,
    sheets: Any,
    story: Any,
    turns: Any,
    trace: Any,
) -> Any:
    """The gradient of a finished game, from its last turn back to its first.

    Where four rows are alike every position is learned from in the mirror as well: what it is worth
    stays the same if the rows running upwards and downwards change places.
    """
    n, samples, loss = len(sheets), 0, 0.0
    looks = 2 if alike(rules, shape) else 1
    target, value = np.zeros(n), np.zeros(n)
    for seat in range(n):
        target[seat] = share(rules, sheets, seat)
    for t in range(turns - 1, -1, -1):
        for seat in range(n):
            value[seat] = 0
            for _ in range(looks):
                worth = forward(net, shape.kinds, story[t], n, seat, room.act)
                wrong = worth - target[seat]
                value[seat] += worth / looks
                loss, samples = loss + wrong * wrong, samples + 1
                backward(net, grad, shape.kinds, story[t], n, seat, room.act, np.float32(wrong))
                if looks == 2:
                    mirror(story[t], n)
        total = value.sum()  # the shares of all together are one win
        for seat in range(n):
            target[seat] = trace * target[seat] + (1 - trace) * value[seat] / total
    return samples, loss
