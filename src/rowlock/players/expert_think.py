"""How the Expert thinks: every choice of everybody tried on the kernel, weighed by the network.

A seat does not know the sealed white choices of the others, so it predicts them: the roller plans
as if the others passed, and the others answer that plan. Then it weighs its choices against that
and whatever else they may like. A game that is over is judged by its scores, not by the network.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from rowlock.players.expert_net import CELLS, LIVES, OPEN_STATES, States, Weights, values
from rowlock.rules import kernel
from rowlock.rules.kernel import PASS
from rowlock.rules.ruleset import Ruleset

HEAT = 0.05
"""How readily others do what they like less: odds fall by e for each 0.05 of the win it costs."""
UNLIKELY = 0.02
"""What is less likely than this beside the likeliest is left out."""
LOOKED_AT = 6
"""So many of its own choices, the best against what is predicted, a seat weighs in full."""
DOUBT = 0.02
"""How far all this is doubted: all others may pass. It settles ties only."""

Sheet = tuple[int, ...]


class Try(NamedTuple):
    """What everybody might do with a roll: white choices by seat, the roller's colour choice."""

    whites: tuple[int, ...]
    colour: int = PASS


class Odd(NamedTuple):
    """What ``seat`` may do, and how likely that is; the colour is the roller's."""

    seat: int
    white: int
    colour: int
    chance: float


class Left(NamedTuple):
    """The table once a turn is settled; ``sheets`` are by their number in ``Thought.filled``."""

    sheets: tuple[int, ...]
    closed: int
    over: bool


@dataclass
class Thought:
    """One roll, thought about. ``closed`` are the rows closed when the dice landed."""

    rules: Ruleset
    net: Weights
    kinds: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    dice: tuple[int, ...]
    closed: int
    turn: int
    roller: int
    seen: dict[tuple[Left, int], float] = field(default_factory=dict)
    settled: dict[Try, Left] = field(default_factory=dict)
    filled: list[Sheet] = field(default_factory=list)
    facts: list[list[int]] = field(default_factory=list)
    marked: dict[tuple[int, int], tuple[int, int]] = field(default_factory=dict)
    rolled: dict[tuple[int, int, int], tuple[int, int]] = field(default_factory=dict)

    def predict(self) -> Try:
        """What everybody will do, as far as the network can tell."""
        nobody = (PASS,) * len(self.sheets)
        return self.answers(self.best(self.plans(nobody), self.roller))

    def plans(self, whites: tuple[int, ...]) -> Iterable[Try]:
        """Everything the roller may do against the others' ``whites``."""
        for white in self.offered(self.roller):
            chosen = _put(whites, self.roller, white)
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
            (Try(_put(plan.whites, seat, place), plan.colour), seat)
            for seat in range(len(self.sheets))
            if seat != self.roller
            for place in self.offered(seat)
        ]
        best: dict[int, float] = {}
        for (tried, seat), worth in zip(tries, self.worths(tries), strict=True):
            if worth > best.get(seat, -1.0):
                best[seat] = worth
                whites = _put(whites, seat, tried.whites[seat])
        return Try(whites, plan.colour)

    def best(self, tries: Iterable[Try], mine: int) -> Try:
        """The one of ``tries`` that is worth most to ``mine``; of equals the first."""
        listed = list(tries)
        worths = self.worths([(tried, mine) for tried in listed])
        return listed[int(np.argmax(worths))]

    def weighed(self, tries: Sequence[Try], mine: int, predicted: Try) -> Try:
        """The best of ``tries`` for ``mine`` when the others need not do what is predicted.

        Each of the others in turn may do anything it likes nearly as well, the rest what is
        predicted. And with chance ``DOUBT`` all of them pass: a choice that ends a game as lost
        whatever the others do is worth nothing either way, and any other choice is worth something
        if they pass, so it is never taken while there is one.
        """
        passing = [self._passing(tried, mine) for tried in tries]
        both = np.array(self.worths([(tried, mine) for tried in (*tries, *passing)]))
        steady, alone = both.reshape(2, -1)
        order = np.argsort(-((1 - DOUBT) * steady + DOUBT * alone), kind="stable")
        looked_at = np.sort(order[:LOOKED_AT])
        some = self.odds(mine, predicted)
        tables = [(self._joined(tries[i], odd), mine) for i in looked_at for odd in some]
        likely = np.array(self.worths(tables)).reshape(len(looked_at), -1)
        mean = likely @ [odd.chance for odd in some] - (len(self.sheets) - 2) * steady[looked_at]
        worths = (1 - DOUBT) * np.maximum(mean, 0) + DOUBT * alone[looked_at]
        return tries[int(looked_at[np.argmax(worths)])]

    def odds(self, mine: int, predicted: Try) -> list[Odd]:
        """What each but ``mine`` may do while the rest do what is predicted, and how likely."""
        replies = [
            (list(self.replies(seat, predicted)), seat)
            for seat in range(len(self.sheets))
            if seat != mine
        ]
        self.worths([(tried, seat) for tries, seat in replies for tried in tries])  # all at once
        return [odd for tries, seat in replies for odd in self._odds(tries, seat)]

    def _odds(self, tries: Sequence[Try], seat: int) -> list[Odd]:
        worths = np.array(self.worths([(tried, seat) for tried in tries]))
        odds = np.exp((worths - worths.max()) / HEAT)
        odds[odds < UNLIKELY] = 0
        return [
            Odd(seat, tried.whites[seat], tried.colour, chance)
            for tried, chance in zip(tries, (odds / odds.sum()).tolist(), strict=True)
            if chance
        ]

    def _joined(self, tried: Try, odd: Odd) -> Try:
        """``tried`` with what another may do."""
        colour = odd.colour if odd.seat == self.roller else tried.colour
        return Try(_put(tried.whites, odd.seat, odd.white), colour)

    def replies(self, seat: int, predicted: Try) -> Iterable[Try]:
        """All that ``seat`` may do while the rest do what is predicted."""
        if seat == self.roller:
            yield from self.plans(predicted.whites)
        else:
            for place in self.offered(seat):
                yield Try(_put(predicted.whites, seat, place), predicted.colour)

    def _passing(self, tried: Try, mine: int) -> Try:
        """``tried`` with white passes of all but ``mine`` and the roller."""
        stay = (mine, self.roller)
        whites = (place if seat in stay else PASS for seat, place in enumerate(tried.whites))
        return Try(tuple(whites), tried.colour)

    def offered(self, seat: int) -> Iterable[int]:
        """Passing, and the places ``seat`` may mark with the white sum."""
        yield PASS
        for row in range(len(self.rules.lock_from)):
            place = kernel.white_place(self.rules, self.dice, row)
            if place != PASS and self._open(self.sheets[seat][row], self.closed, place):
                yield place

    def worths(self, tries: Sequence[tuple[Try, int]]) -> list[float]:
        """What each try is worth to its seat: the share of the win, 0 to 1."""
        for tried, _ in tries:
            if tried not in self.settled:
                self.settled[tried] = self.settle(tried)
        return self.weigh([(self.settled[tried], mine) for tried, mine in tries])

    def weigh(self, left: Sequence[tuple[Left, int]]) -> list[float]:
        """What each settled table is worth to its seat."""
        new = [key for key in dict.fromkeys(left) if key not in self.seen]
        running = [key for key in new if not key[0].over]
        for key in new:
            if key[0].over:
                sheets = [self.filled[number] for number in key[0].sheets]
                self.seen[key] = share(self.rules, sheets, key[1])
        if running:
            self.seen.update(zip(running, self._values(running), strict=True))
        return [self.seen[key] for key in left]

    def _values(self, running: Sequence[tuple[Left, int]]) -> list[float]:
        """The network's values; two players' positions are looked at from both sides.

        What one side may expect is what the other may not, and the mean of two estimates errs less.
        """
        views = list(running)
        if len(self.sheets) == 2:
            views += [(table, 1 - mine) for table, mine in running]
        roller = (self.roller + 1) % len(self.sheets)
        worths = values(self.net, self.kinds, self.read(views, roller))
        if len(self.sheets) == 2:
            own, theirs = np.split(worths, 2)
            worths = (own + 1 - theirs) * np.float32(0.5)
        found: list[float] = worths.tolist()
        return found

    def read(self, left: Sequence[tuple[Left, int]], roller: int) -> States:
        """Settled tables as the network sees them, each from its seat; ``roller`` rolls next."""
        n, rows = len(self.sheets), len(self.rules.lock_from)
        seats = np.array([mine for _, mine in left])
        turned = (seats[:, None] + np.arange(n)) % n
        sheets = np.take_along_axis(np.array([table.sheets for table, _ in left]), turned, 1)
        facts = np.array(self.facts)[sheets]
        closed = np.array([table.closed for table, _ in left])[:, None, None] >> np.arange(rows) & 1
        states = np.where(closed, facts[..., rows:-2], facts[..., :rows])
        return States(states, facts[..., -2], facts[..., -1], (roller - seats) % n)

    def settle(self, tried: Try) -> Left:
        """The table after these choices; a colour that is no longer legal counts as a pass."""
        roller, closed, sheets = self.roller, self.closed, []
        for choice in enumerate(tried.whites):
            sheet, closes = self.marked.get(choice) or self._white(*choice)
            sheets.append(sheet)
            closed |= closes
        if kernel.colour_follows(self.rules, closed):
            sheets[roller], closed = self._rolled(tried.whites[roller], tried.colour, closed)
        return self._left(sheets, closed)

    def table(self, sheets: Iterable[Sequence[int]], closed: int) -> Left:
        """A table on which everybody has marked already."""
        return self._left([self._number(sheet) for sheet in sheets], closed)

    def _left(self, numbers: Sequence[int], closed: int) -> Left:
        sheets = [self.filled[number] for number in numbers]
        ended = kernel.outcome(self.rules, sheets, closed, self.turn)
        return Left(tuple(numbers), closed, ended != kernel.RUNNING)

    def _number(self, sheet: Sequence[int]) -> int:
        """The number of a sheet; its facts: rows if open, rows if closed, penalties, score."""
        rules, rows = self.rules, range(len(self.rules.lock_from))
        lives = rules.penalty_limit - sheet[kernel.PENALTIES]
        lost = min(max(LIVES - 1 - lives, 0), LIVES - 1)
        states = [row_state(rules, row, sheet[row], closed) for closed in (0, -1) for row in rows]
        self.facts.append([*states, lost, kernel.score(rules, sheet)])
        self.filled.append(tuple(sheet))
        return len(self.filled) - 1

    def _white(self, seat: int, place: int) -> tuple[int, int]:
        """The sheet of ``seat`` with this white mark, and the rows closed by then."""
        if (seat, place) not in self.marked:
            sheet, closed = list(self.sheets[seat]), self.closed
            if place != PASS:
                closed = kernel.mark(self.rules, sheet, place, closed)
            self.marked[seat, place] = self._number(sheet), closed
        return self.marked[seat, place]

    def _rolled(self, white: int, colour: int, closed: int) -> tuple[int, int]:
        """The roller's sheet at the end of the turn, and the rows closed by then."""
        key = white, colour, closed
        if key not in self.rolled:
            rules, sheet = self.rules, list(self.filled[self._white(self.roller, white)[0]])
            usable = kernel.closed_for_colour(rules, self.closed, closed)
            if colour != PASS and not self._open(sheet[kernel.row_of(colour)], usable, colour):
                colour = PASS
            closed = kernel.settle_roller(rules, sheet, white, colour, closed)
            self.rolled[key] = self._number(sheet), closed
        return self.rolled[key]

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


def row_state(rules: Ruleset, row: int, marks: int, closed: int) -> int:
    """The network's number for a row: last mark and number of marks, or the marks once closed."""
    if closed >> row & 1:
        return OPEN_STATES + kernel.row_marks(rules, row, marks)
    return marks.bit_length() * CELLS + kernel.bits(marks)


def _put(whites: tuple[int, ...], seat: int, white: int) -> tuple[int, ...]:
    return (*whites[:seat], white, *whites[seat + 1 :])
