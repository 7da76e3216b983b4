"""Whole games, compiled: self-play that learns, and matches that measure."""

from typing import Any

import numpy as np

from rowlock.lab import lend
from rowlock.lab import train_rivals as rivals
from rowlock.lab.train_net import backward, forward
from rowlock.lab.train_play import read, share
from rowlock.rules import kernel
from rowlock.rules.kernel import PASS

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
    tables: Any,
    pool: Any,
    room: Any,
    sheets: Any,
    dice: Any,
    story: Any,
    random: Any,
    trace: Any,
) -> Any:
    """Play one game and add its gradient to ``grad``; returns (samples, sum of squared errors).

    The network has one seat; who has the others is drawn from ``pool``. ``story`` takes the state
    at the start of each turn. ``trace`` is lambda: a target is the mean of the value one turn later
    and the target there, which is exact at the end.
    """
    n = len(sheets)
    kinds = np.zeros(n, np.int64)
    kinds[:] = pool[np.int64(draw(random) % np.uint64(len(pool)))]
    kinds[np.int64(draw(random) % np.uint64(n))] = rivals.NET_A
    doubts, who = np.zeros(2), np.arange(n)
    turns = play(
        rules,
        (net, net),
        shape,
        tables,
        room,
        sheets,
        dice,
        story,
        kinds,
        who,
        random,
        doubts,
    )
    return _learn(rules, net, grad, shape, room, sheets, story, turns, kinds, trace)


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
    kinds: Any,
    trace: Any,
) -> Any:
    """The gradient of a finished game, from its last turn back to its first.

    Where four rows are alike every position is learned from in the mirror as well: what it is worth
    stays the same if the rows running upwards and downwards change places.
    """
    n, samples, loss = len(sheets), 0, 0.0
    looks = 2 if shape.kinds.max() == 0 and len(rules.lock_from) == 4 else 1
    target, value = np.zeros(n), np.zeros(n)
    alike = (kinds == rivals.NET_A).all()
    for seat in range(n):
        target[seat] = share(rules, sheets, seat)
    for t in range(turns - 1, -1, -1):
        for seat in range(n):
            if kinds[seat] == rivals.NET_A:
                value[seat] = 0
                for _ in range(looks):
                    worth = forward(net, shape.kinds, story[t], n, seat, room.act)
                    wrong = worth - target[seat]
                    value[seat] += worth / looks
                    loss, samples = loss + wrong * wrong, samples + 1
                    backward(net, grad, shape.kinds, story[t], n, seat, room.act, np.float32(wrong))
                    if looks == 2:
                        mirror(story[t], n)
        total = value.sum() if alike else 1.0  # the shares of all together are one win
        for seat in range(n):
            target[seat] = trace * target[seat] + (1 - trace) * value[seat] / total
    return samples, loss


@lend.compiled
def mirror(state: Any, n: int) -> None:
    """Let the rows running upwards and those running downwards change places."""
    for up in range(4 * n):
        if up & 2 == 0:
            state[up], state[up + 2] = state[up + 2], state[up]


@lend.compiled
def match(
    rules: Any,
    nets: Any,
    shape: Any,
    tables: Any,
    room: Any,
    sheets: Any,
    dice: Any,
    story: Any,
    kinds: Any,
    games: Any,
    seed: Any,
    shares: Any,
    scores: Any,
    doubts: Any,
) -> None:
    """Play ``games`` games of the players ``kinds``, rotated, each throw of dice once a rotation.

    Adds every player's wins to ``shares`` and points to ``scores``, by player, not by seat, and the
    squares of the first player's wins in a rotation to ``shares[-1]``, for its standard error.
    """
    n = len(kinds)
    random, who = np.zeros(1, np.uint64), np.zeros(n, np.int64)
    rotation = 0.0
    for game in range(games):
        random[0] = np.uint64(seed * 1_000_003 + game // n)
        random[0] = draw(random)
        for seat in range(n):
            who[seat] = (seat + game) % n
        play(rules, nets, shape, tables, room, sheets, dice, story, kinds, who, random, doubts)
        for seat in range(n):
            part = share(rules, sheets, seat)
            shares[who[seat]] += part
            scores[who[seat]] += kernel.score(rules, sheets[seat])
            rotation += part if who[seat] == 0 else 0.0
        if game % n == n - 1:
            shares[n] += rotation * rotation
            rotation = 0.0


@lend.compiled
def play(
    rules: Any,
    nets: Any,
    shape: Any,
    tables: Any,
    room: Any,
    sheets: Any,
    dice: Any,
    story: Any,
    kinds: Any,
    who: Any,
    random: Any,
    doubts: Any,
) -> Any:
    """One game to its end on ``sheets``; ``who`` sits on each seat. Returns the number of turns."""
    n = len(kinds)
    sheets[:] = 0
    moves: Any = np.zeros(n, np.int64)
    closed, turn, roller = 0, 0, 0
    while turn < LONGEST:
        read(rules, shape, sheets, closed, roller, story[turn])
        turn += 1
        throw(random, rules.faces, dice)
        plan, mine = PASS, kinds[who[roller]]
        for player in range(n):
            kind = kinds[player]
            if player == 0 or (kinds[:player] != kind).all():
                made = rivals.whites(
                    kind, rules, nets[min(kind, 1)], shape, tables, sheets, dice, closed, turn,
                    roller, who, kinds, room, moves, doubts,
                )  # fmt: skip
                if kind == mine:
                    plan = made
        white, landed = moves[roller], closed
        closed = kernel.settle_white(rules, sheets, moves, closed)
        if not kernel.colour_follows(rules, closed):
            break
        if not rules.one_roll or mine in (rivals.CASUAL, rivals.SHARP):
            plan = rivals.colour(
                mine, rules, nets[min(mine, 1)], shape, tables, sheets, dice, landed, closed, turn,
                roller, white, room,
            )  # fmt: skip
        closed = kernel.settle_roller(rules, sheets[roller], white, plan, closed)
        if kernel.outcome(rules, sheets, closed, turn) != kernel.RUNNING:
            break
        roller = (roller + 1) % n
    return turn
