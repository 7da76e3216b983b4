import random

import numpy as np
import pytest

from rowlock.lab import lend, train_net, train_play
from rowlock.players import expert_net
from rowlock.players.expert_think import Thought, Try
from rowlock.players.expert_weights import ROW_KINDS
from rowlock.rules import kernel, ruleset, turn
from rowlock.rules.kernel import PASS
from rowlock.rules.turn import Phase


def positions(rules, players, seed):
    """Positions after a roll, from a game in which everybody chooses at random."""
    rng = random.Random(seed)
    position = turn.start(rules, players, rng.randrange(players))
    while position.phase is not Phase.OVER:
        if position.phase is Phase.ROLL:
            dice = [rng.randint(1, 6) for _ in range(6)]
            for row, die in enumerate(rules.row_of_die):
                dice[2 + row] *= 1 - (position.closed >> die & 1)
            position = turn.roll(position, tuple(dice))
            yield position
        else:
            legal = [turn.legal(position, seat) for seat in range(players)]
            choices = [rng.choice(some) if some else turn.Choice() for some in legal]
            position = turn.settle(position, choices)


@pytest.mark.parametrize("text", ["", "preset=crosswise", "pad=mixx-a", "preset=family,pad=mixx-b"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_thinking_in_numpy_and_compiled_predicts_the_same(text, players):
    """The Expert at the table predicts what the compiled one does, up to equal worth."""
    rules = ruleset.ruleset(ruleset.options_from_text(text))
    many = 4 if "mixx" in text else 1
    net, kinds = expert_net.lay_out(train_net.fresh(many, seed=players), many), ROW_KINDS[many]
    lent, shape = lend.record(rules), train_play.shape_of(rules, many)
    room = train_play.room(players, thorough=True)
    same = seen = 0
    for position in positions(rules, players, seed=players):
        thought = Thought(
            rules, net, kinds, position.sheets, position.dice, position.closed,
            position.turn, position.roller,
        )  # fmt: skip
        predicted = thought.predict()
        train_play.predict(
            lent, net, shape, np.array(position.sheets), np.array(position.dice),
            position.closed, position.turn, position.roller, room,
        )  # fmt: skip
        compiled = Try(tuple(room.whites.tolist()), int(room.plan[0]))
        same, seen = same + (compiled == predicted), seen + 1
        left = [thought.settle(compiled)]
        if not left[0].over:
            worth = train_play.try_once(
                lent, net, shape, np.array(position.sheets), room.whites, compiled.colour,
                position.closed, position.turn, position.roller, 1, room,
            )  # fmt: skip
            assert thought.weigh([(left[0], 1)])[0] == pytest.approx(worth, abs=1e-5)
    assert same >= 0.95 * seen


@pytest.mark.parametrize("players", [2, 4])
def test_choosing_in_numpy_and_compiled_is_the_same(players):
    """Against the same prediction both weigh the others' likely deeds to the same choice."""
    rules = ruleset.ruleset(ruleset.options_from_text(""))
    net, kinds = expert_net.lay_out(train_net.fresh(1, seed=players), 1), ROW_KINDS[1]
    lent, shape = lend.record(rules), train_play.shape_of(rules, 1)
    room = train_play.room(players, thorough=True)
    same = seen = 0
    for position in positions(rules, players, seed=players):
        thought = Thought(
            rules, net, kinds, position.sheets, position.dice, position.closed,
            position.turn, position.roller,
        )  # fmt: skip
        predicted = thought.predict()
        for seat in range(players):
            room.whites[:], room.plan[0] = predicted.whites, predicted.colour
            made = train_play.decide(
                lent, net, shape, np.array(position.sheets), np.array(position.dice),
                position.closed, position.turn, position.roller, seat, room,
            )  # fmt: skip
            tries = list(thought.replies(seat, predicted))
            chosen = thought.weighed(tries, seat, predicted)
            same, seen = same + (made == (chosen.whites[seat], chosen.colour)), seen + 1
    assert same >= 0.97 * seen


def test_the_gradient_is_the_slope():
    """The backward pass agrees with finite differences of the cross entropy in every part."""
    rng = np.random.default_rng(3)
    flat = train_net.fresh(4, seed=3)
    gradient = np.zeros_like(flat)
    net, grad = expert_net.lay_out(flat, 4), expert_net.lay_out(gradient, 4)
    state = np.zeros(train_net.STATE, np.int64)
    state[:20] = rng.integers(0, expert_net.STATES, 20)
    state[train_net.AT_PENALTIES :][:5] = rng.integers(0, 4, 5)
    state[train_net.AT_SCORES :][:5] = rng.integers(0, 60, 5)
    state[train_net.AT_ROLLER] = 3
    kinds, act, target = np.arange(4), train_net.activations(), 0.3

    def loss():
        value = float(train_net.forward(net, kinds, state, 5, 1, act))
        return -target * np.log(value) - (1 - target) * np.log(1 - value)

    value = train_net.forward(net, kinds, state, 5, 1, act)
    train_net.backward(net, grad, kinds, state, 5, 1, act, np.float32(value - target))
    touched = np.flatnonzero(np.abs(gradient) > 1e-3)
    slopes = []
    for index in touched:
        was, step = flat[index], 3e-3
        flat[index] = was + step
        above = loss()
        flat[index] = was - step
        slopes.append((above - loss()) / (2 * step))
        flat[index] = was
    wrong = np.linalg.norm(np.array(slopes) - gradient[touched])
    assert wrong < 0.05 * np.linalg.norm(gradient[touched])


def turned(rows):
    """The four rows with those running upwards and downwards in each other's place."""
    return (*rows[2:4], *rows[:2])


def mirrored(position):
    """The same position in the mirror: rows change places, and dice show what is underneath."""
    dice = [die and 7 - die for die in position.dice]
    closed = position.closed >> 2 | (position.closed & 3) << 2
    return position._replace(
        sheets=tuple((*turned(sheet), sheet[kernel.PENALTIES]) for sheet in position.sheets),
        dice=(*dice[:2], *turned(dice[2:])),
        closed=closed,
        landed=closed,
    )


def test_in_the_mirror_a_position_offers_the_same():
    """Where all rows are alike a position and its mirror differ in the names of the rows only."""
    rules = ruleset.ruleset(ruleset.options_from_text(""))
    shape = train_play.shape_of(rules, 1)
    for position in positions(rules, 3, seed=4):
        other = mirrored(position)
        for seat in range(3):
            there = {
                choice._replace(white=turned_place(choice.white))
                for choice in turn.legal(other, seat)
            }
            assert there == set(turn.legal(position, seat))
        states = np.zeros((2, train_net.STATE), np.int64)
        for state, seen in zip(states, (position, other), strict=True):
            train_play.read(rules, shape, np.array(seen.sheets), seen.closed, seen.roller, state)
        train_play.mirror(states[1], 3)
        assert (states[0] == states[1]).all()


def turned_place(place):
    """The place in the mirror; passing stays passing."""
    return place if place == PASS else place ^ 2 << 4
