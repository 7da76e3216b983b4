"""How the Expert thinks: every choice of everybody tried on the kernel, weighed by the network.

A seat does not know the sealed white choices of the others, so it predicts them: the roller plans
as if the others passed, the others answer that plan, the roller plans against their answers, and
they answer once more. A game that is over is judged by its scores, not by the network.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from rowlock.players.expert_net import CELLS, LIVES, OPEN_STATES, States, Weights, values
from rowlock.rules import kernel
from rowlock.rules.kernel import PASS
from rowlock.rules.ruleset import Ruleset

DOUBT = 0.02
"""How far a prediction is doubted: 0.2 measured no better than 0, so it settles ties only."""

Sheets = tuple[tuple[int, ...], ...]


class Try(NamedTuple):
    """What everybody might do with a roll: white choices by seat, the roller's colour choice."""

    whites: tuple[int, ...]
    colour: int = PASS


class Left(NamedTuple):
    """The table once a turn is settled."""

    sheets: Sheets
    closed: int
    over: bool


@dataclass
class Thought:
    """One roll, thought about. ``closed`` are the rows closed when the dice landed."""

    rules: Ruleset
    net: Weights
    kinds: tuple[int, ...]
    sheets: Sheets
    dice: tuple[int, ...]
    closed: int
    turn: int
    roller: int
    seen: dict[tuple[Left, int], float] = field(default_factory=dict)

    def predict(self) -> Try:
        """What everybody will do, as far as the network can tell."""
        plan = self.plan((PASS,) * len(self.sheets))
        answered = self.answers(plan)
        again = self.plan(answered.whites)
        return answered if again == answered else self.answers(again)

    def plan(self, whites: tuple[int, ...]) -> Try:
        """The roller's best choice against the others' ``whites``."""
        return self.best(self.plans(whites), self.roller)

    def plans(self, whites: tuple[int, ...]) -> Iterable[Try]:
        """Everything the roller may do against the others' ``whites``."""
        for white in self.offered(self.roller):
            chosen = _with(whites, self.roller, white)
            after = self.closed
            for place in chosen:
                if place != PASS and kernel.locks(self.rules, place):
                    after |= 1 << kernel.row_of(place)
            yield Try(chosen)
            usable = kernel.closed_for_colour(self.rules, self.closed, after)
            for colour in colours(self.rules, self.sheets[self.roller], self.dice, usable, white):
                yield Try(chosen, colour)

    def answers(self, plan: Try) -> Try:
        """Everybody else's best white choice, each against ``plan`` as it stands."""
        whites = plan.whites
        tries = [
            (Try(_with(plan.whites, seat, place), plan.colour), seat)
            for seat in range(len(self.sheets))
            if seat != self.roller
            for place in self.offered(seat)
        ]
        best: dict[int, float] = {}
        for (tried, seat), worth in zip(tries, self.worths(tries), strict=True):
            if worth > best.get(seat, -1.0):
                best[seat] = worth
                whites = _with(whites, seat, tried.whites[seat])
        return Try(whites, plan.colour)

    def best(self, tries: Iterable[Try], mine: int) -> Try:
        """The one of ``tries`` that is worth most to ``mine``; of equals the first."""
        listed = list(tries)
        worths = self.worths([(tried, mine) for tried in listed])
        return listed[int(np.argmax(worths))]

    def doubted(self, tries: Sequence[Try], mine: int) -> list[float]:
        """What each try is worth to ``mine`` when the others may also pass, with chance ``DOUBT``.

        A choice that ends a game as lost whatever the others do is worth nothing either way, and
        any other choice is worth something if they pass: so it is never taken while there is one.
        """
        nobody = (PASS,) * len(self.sheets)
        passing = [Try(_with(nobody, mine, one.whites[mine]), one.colour) for one in tries]
        if mine != self.roller:
            passing = [
                Try(_with(one.whites, self.roller, tried.whites[self.roller]), one.colour)
                for one, tried in zip(passing, tries, strict=True)
            ]
        worths = self.worths([(one, mine) for one in (*tries, *passing)])
        pairs = zip(worths[: len(tries)], worths[len(tries) :], strict=True)
        return [(1 - DOUBT) * predicted + DOUBT * alone for predicted, alone in pairs]

    def offered(self, seat: int) -> Iterable[int]:
        """Passing, and the places ``seat`` may mark with the white sum."""
        yield PASS
        for row in range(len(self.rules.lock_from)):
            place = kernel.white_place(self.rules, self.dice, row)
            if place != PASS and self._open(self.sheets[seat][row], self.closed, place):
                yield place

    def worths(self, tries: Sequence[tuple[Try, int]]) -> list[float]:
        """What each try is worth to its seat: the share of the win, 0 to 1."""
        return self.weigh([(self.settle(tried), mine) for tried, mine in tries])

    def weigh(self, left: Sequence[tuple[Left, int]]) -> list[float]:
        """What each settled table is worth to its seat."""
        new = [key for key in dict.fromkeys(left) if key not in self.seen]
        running = [key for key in new if not key[0].over]
        for key in new:
            if key[0].over:
                self.seen[key] = share(self.rules, key[0].sheets, key[1])
        if running:
            self.seen.update(zip(running, self._values(running), strict=True))
        return [self.seen[key] for key in left]

    def _values(self, running: Sequence[tuple[Left, int]]) -> list[float]:
        """The network's values; two players' positions are looked at from both sides.

        What one side may expect is what the other may not, and the mean of two estimates errs less.
        """
        roller = (self.roller + 1) % len(self.sheets)
        worths = values(self.net, self.kinds, read(self.rules, running, roller))
        if len(self.sheets) == 2:
            turned = [(table, 1 - mine) for table, mine in running]
            theirs = values(self.net, self.kinds, read(self.rules, turned, roller))
            worths = (worths + 1 - theirs) * np.float32(0.5)
        found: list[float] = worths.tolist()
        return found

    def settle(self, tried: Try) -> Left:
        """The table after these choices; a colour that is no longer legal counts as a pass."""
        rules, roller = self.rules, self.roller
        sheets = [list(sheet) for sheet in self.sheets]
        closed = kernel.settle_white(rules, sheets, tried.whites, self.closed)
        if not kernel.colour_follows(rules, closed):
            return _left(rules, sheets, closed, self.turn)
        colour = tried.colour
        usable = kernel.closed_for_colour(rules, self.closed, closed)
        if colour != PASS and not self._open(sheets[roller][kernel.row_of(colour)], usable, colour):
            colour = PASS
        closed = kernel.settle_roller(rules, sheets[roller], tried.whites[roller], colour, closed)
        return _left(rules, sheets, closed, self.turn)

    def _open(self, marks: int, closed: int, place: int) -> bool:
        return kernel.obstacle(self.rules, marks, closed, place) == kernel.OPEN


def colours(
    rules: Ruleset, sheet: Sequence[int], dice: Sequence[int], usable: int, white: int
) -> Iterable[int]:
    """The places the roller may mark with white + colour once ``white`` is on its ``sheet``."""
    for option in range(kernel.colour_options(rules)):
        place = kernel.colour_place(rules, dice, usable, option)
        if place != PASS:
            row = kernel.row_of(place)
            marks = kernel.with_mark(sheet[row], row, white)
            if kernel.obstacle(rules, marks, usable, place) == kernel.OPEN:
                yield place


def share(rules: Ruleset, sheets: Sequence[Sequence[int]], mine: int) -> float:
    """The part of the win that ``mine`` has with these final sheets; ties share it."""
    scores = [kernel.score(rules, sheet) for sheet in sheets]
    best = max(scores)
    return 1 / scores.count(best) if scores[mine] == best else 0.0


def read(rules: Ruleset, left: Sequence[tuple[Left, int]], roller: int) -> States:
    """The settled tables as the network sees them, each from its seat; ``roller`` rolls next."""
    n = len(left[0][0].sheets)
    turned = [(table.sheets[mine:] + table.sheets[:mine], table.closed) for table, mine in left]
    known: dict[tuple[tuple[int, ...], int], tuple[list[int], int, int]] = {}
    for sheets, closed in turned:
        for sheet in sheets:
            if (sheet, closed) not in known:
                known[sheet, closed] = _sheet(rules, sheet, closed)
    seats = [[known[sheet, closed] for sheet in sheets] for sheets, closed in turned]
    return States(
        rows=np.array([[seat[0] for seat in table] for table in seats]),
        penalties=np.array([[seat[1] for seat in table] for table in seats]),
        scores=np.array([[seat[2] for seat in table] for table in seats]),
        roller=np.array([(roller - mine) % n for _, mine in left]),
    )


def _sheet(rules: Ruleset, sheet: tuple[int, ...], closed: int) -> tuple[list[int], int, int]:
    rows = [row_state(rules, row, sheet[row], closed) for row in range(len(rules.lock_from))]
    lives = rules.penalty_limit - sheet[kernel.PENALTIES]
    return rows, min(max(LIVES - 1 - lives, 0), LIVES - 1), kernel.score(rules, sheet)


def row_state(rules: Ruleset, row: int, marks: int, closed: int) -> int:
    """The network's number for a row: last mark and number of marks, or the marks once closed."""
    if closed >> row & 1:
        return OPEN_STATES + kernel.row_marks(rules, row, marks)
    return marks.bit_length() * CELLS + kernel.bits(marks)


def _with(whites: tuple[int, ...], seat: int, place: int) -> tuple[int, ...]:
    return (*whites[:seat], place, *whites[seat + 1 :])


def _left(rules: Ruleset, sheets: Sequence[Sequence[int]], closed: int, turn: int) -> Left:
    over = kernel.outcome(rules, sheets, closed, turn) != kernel.RUNNING
    return Left(tuple(tuple(sheet) for sheet in sheets), closed, over)
