"""A living example in one language: its picture, its sentences, and the answer to every try."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from rowlock.learn import examples
from rowlock.learn.examples import Example, Facts, Step
from rowlock.learn.words import Words
from rowlock.record import view
from rowlock.record.events import Mark
from rowlock.rules.ruleset import ROWS

SHOWN: dict[str, tuple[tuple[str, int], ...]] = {
    "turn": (
        ("either-white-die-with-the-colour", 0),
        ("same-white-die-twice", 0),
        ("colour-is-not-yours", 0),
        ("two-colours-never", 0),
    ),
    "left-to-right": (
        ("burned-cells", 0),
        ("descending-rows", 0),
        ("same-row-both-actions", 0),
        ("same-row-wrong-order", 0),
    ),
    "locking": (
        ("lock-needs-five", 0),
        ("lock-with-exactly-five", 0),
        ("white-mark-counts-for-lock", 0),
        ("six-marks-lock-nothing", 0),
        ("two-lock-same-row", 0),
        ("passive-locks", 0),
        ("closed-row-stays-closed", 1),
        ("nobody-joins-a-colour-lock", 1),
    ),
    "end": (
        ("white-second-row-leaves-no-colour", 0),
        ("second-lock-in-white-no-penalty", 0),
        ("third-row-counts", 0),
        ("two-locks-in-one-turn", 0),
        ("fourth-penalty-ends", 0),
    ),
    "penalties": (("roller-passes-both", 0), ("passive-never-penalised", 1)),
    "examples": (
        ("normal-turn", 0),
        ("passive-takes-white", 1),
        ("lock-with-colour", 0),
        ("booklet-example-nsv", 0),
    ),
    "options": (
        ("closed-die-lenient", 0),
        ("crosswise-cannot-be-spoiled", 0),
        ("after-turn-colour-mark", 0),
        ("family-colour-first", 0),
    ),
    "variants": (("mixx-a-die-in-other-row", 0), ("mixx-b-left-to-right-by-place", 0)),
}
"""The examples of each section in their order: the referee case, and the seat of the reader."""

_BEGINNING = re.compile(r"(?:^|(?<=[.?!] ))\w")

OTHERS = ("Wren", "Sable", "Tilly")


class Cell(NamedTuple):
    """A cell as it is printed and as it lies."""

    key: str
    number: int
    colour: str
    lies: str
    name: str


class Row(NamedTuple):
    """A row of the picture; ``lock`` is how the padlock lies: shut, open or marked.

    ``lock_words`` and ``points_words`` are for those who hear the row.
    """

    name: str
    letter: str
    cells: tuple[Cell, ...]
    lock: str
    lock_colour: str
    lock_words: str
    points: str
    points_words: str
    closed: bool


class Living(NamedTuple):
    """Everything the template needs."""

    id: str
    title: str
    ask: str
    answer: str
    sheet: str
    setting: tuple[str, ...]
    white: tuple[int, int]
    sum: int
    colours: tuple[tuple[str, int, str], ...]
    rows: tuple[Row, ...]
    penalties: int
    penalty_limit: int
    penalty_words: str
    total: str
    steps: dict[str, Any]


def living(case_id: str, seat: int, words: Words) -> Living:
    """The example of a case in this language."""
    found = examples.example(case_id, seat)
    return Telling(found, words).living()


class Telling:
    """One example told in one language."""

    def __init__(self, found: Example, words: Words) -> None:
        self.found = found
        self.words = words
        self.dice = found.case.turn.dice.values()
        self.sum = self.dice[0] + self.dice[1]
        self.before = found.points

    def living(self) -> Living:
        """Everything about it."""
        found, words = self.found, self.words
        given = found.case.setup.sheets[found.seat]
        key = f"ex-{found.case.id}"
        values = self.values()
        return Living(
            id=f"try-{found.case.id}",
            title=words(key, **values),
            ask=sentences(words(f"{key}.ask", **values)),
            answer=sentences(words(f"{key}.answer", **values)),
            sheet=words("ex-picture", marked=self.marked() or words("ex-nothing")),
            setting=tuple(self.setting()),
            white=(self.dice[0], self.dice[1]),
            sum=self.sum,
            colours=tuple(self.colours()),
            rows=tuple(self.row(row) for row in range(len(ROWS))),
            penalties=given.penalties,
            penalty_limit=found.options.penalty_limit,
            penalty_words=words("penalties", n=given.penalties),
            total=words.number(self.before),
            steps=self.step(found.step, ()),
        )

    def values(self) -> dict[str, Any]:
        """What the sentences of an example may name."""
        found = self.found
        played, seat = found.case.turn, found.seat
        others = [mark for at, mark in enumerate(played.white) if at != seat and mark]
        rivals = [score for at, score in enumerate(found.answer["scores"]) if at != seat]
        return {
            "sum": self.sum,
            "first": self.dice[0],
            "second": self.dice[1],
            "white": self.mark(played.white[seat]),
            "colour": self.mark(played.colour),
            "other": self.words.listed(self.mark(mark) for mark in others),
            "rival": rivals[0] if rivals else 0,
            "before": self.before,
            "after": found.answer["scores"][seat],
            "n": self.words.word(found.options.lock_after),
            "marks": self.count(played.white[seat] or played.colour or next(iter(others), None)),
            "rows": self.words.listed(self.words.number(row.points) for row in found.rows),
            "penalties": self.several(found.case.setup.sheets[seat].penalties),
            "lost": found.lost,
            "penalty": found.options.penalty_points,
            "name": OTHERS[0],
            **{name: value for name, value in zip(ROWS, self.dice[2:], strict=True) if value},
        }

    def count(self, mark: Mark | None) -> str:
        """How many marks the reader has in the row of a mark, as a word."""
        return "" if mark is None else self.several(self.found.rows[ROWS.index(mark[0])].count)

    def several(self, count: int) -> str:
        """A number from two on as a word; what is none or one has no plural to be told in."""
        return self.words.word(count) if count > 1 else ""

    def mark(self, mark: Mark | None) -> str:
        """A mark in words, or that there is none."""
        return self.words("log-passed") if mark is None else self.words.mark(mark)

    def marked(self) -> str:
        """The rows with their marks, read aloud."""
        rows = (row for row in self.found.rows if row.marks)
        said = (
            self.words(
                "ex-row", row=row.name, numbers=self.words.listed(map(str, row.marks)), n=row.count
            )
            for row in rows
        )
        return "; ".join(said)

    def setting(self) -> Iterator[str]:
        """Who rolls, which rows are closed, what the others do with the white sum."""
        found, words = self.found, self.words
        setup, played = found.case.setup, found.case.turn
        yield words("ex-you-roll" if found.rolls else "ex-they-roll", name=self.name(setup.roller))
        for row in setup.closed:
            yield words("ex-closed-before", row=row)
        for at, mark in enumerate(played.white):
            if at != found.seat and mark is not None:
                yield words("ex-other-marks", name=self.name(at), mark=words.mark(mark))
        if not found.rolls and played.colour is not None:
            yield words(
                "ex-other-colour", name=self.name(setup.roller), mark=words.mark(played.colour)
            )

    def name(self, seat: int) -> str:
        """Who sits there: the reader, or one of the others in order."""
        if seat == self.found.seat:
            return self.words("seat-you")
        return OTHERS[seat - (seat > self.found.seat)]

    def colours(self) -> Iterator[tuple[str, int, str]]:
        """The coloured dice in play: name, value and what they offer, in words."""
        offers = view.sums(self.dice)
        for name, value in zip(ROWS, self.dice[2:], strict=True):
            if name in offers:
                yield name, value, f" {self.words('sum-or')} ".join(map(str, offers[name]))

    def row(self, at: int) -> Row:
        """One row of the picture."""
        read, pad, words = self.found.rows[at], self.found.pad, self.words
        name = ROWS[at]
        closed = name in self.found.case.setup.closed
        lies = {
            number: self.lies(number in read.marks, number in read.burned, closed)
            for number in pad.numbers[at]
        }
        cells = tuple(
            Cell(f"{name} {number}", number, colour, lies[number],
                 words(f"cell-{lies[number]}", row=name, number=number))
            for number, colour in zip(pad.numbers[at], pad.colours[at], strict=True)
        )  # fmt: skip
        lock = "marked" if read.locked else "shut" if read.needed or closed else "open"
        said = {"marked": "lock-marked", "open": "lock-open"}.get(lock, "lock-needs")
        return Row(
            name,
            words("row-letter", row=name),
            cells,
            lock,
            lock_colour=pad.colours[at][-1],
            lock_words=words("ex-closed-before" if closed else said, row=name, n=read.needed),
            points=words.number(read.points),
            points_words=f"{words('marks', n=read.count)}, {words('points', n=read.points)}",
            closed=closed,
        )

    @staticmethod
    def lies(marked: bool, burned: bool, closed: bool) -> str:
        """How a cell lies, in the page's word."""
        if marked:
            return "marked"
        return "burned" if burned else "closed" if closed else "free"

    def step(self, step: Step, made: tuple[Mark, ...]) -> dict[str, Any]:
        """A step as the page's script reads it; the longest list of refusals is said once."""
        by_reason: dict[tuple[str, Any], list[str]] = {}
        for mark, reason in step.refused.items():
            by_reason.setdefault(reason, []).append(_key(mark))
        by_text = {self.refused(step, *reason): keys for reason, keys in by_reason.items()}
        usual = max(by_text, key=lambda text: len(by_text[text]))
        return {
            "ask": self.words(
                f"ex-ask-{step.action}" if self.found.rolls else "ex-ask-other", sum=self.sum
            ),
            "pass": self.words("ex-pass-white" if step.action == "white" else "action-done"),
            "no": [[text, keys] for text, keys in by_text.items() if text != usual],
            "usual": usual,
            "ok": {
                _key(mark): self.next(after, made if mark is None else (*made, mark))
                for mark, after in step.legal.items()
            },
        }

    def next(self, after: Step | Facts, made: tuple[Mark, ...]) -> dict[str, Any]:
        """What a legal choice leads to: another step, or the end of the turn in sentences."""
        if isinstance(after, Step):
            return {"step": self.step(after, made)}
        return {
            "say": " ".join(self.follows(after, made)),
            "total": after["scores"][self.found.seat],
        }

    def follows(self, facts: Facts, made: tuple[Mark, ...]) -> Iterator[str]:
        """What a finished turn brought."""
        words, found = self.words, self.found
        if made:
            yield words("ex-marked", marks=words.listed(map(words.mark, made)), n=len(made))
        else:
            yield words("ex-passed")
        if facts["penalty"] and found.rolls:
            yield words("ex-penalty", points=found.options.penalty_points)
        for row in facts["closed"]:
            if row not in found.case.setup.closed:
                yield words("ex-row-closed", row=row)
        after = facts["scores"][found.seat]
        key = "ex-points-same" if after == self.before else "ex-points"
        yield words(key, before=self.before, after=after)
        if facts["over"]:
            yield words("ex-over", reason=facts["over"])

    def refused(self, step: Step, code: str, expected: Any) -> str:
        """Why not, in the reader's language."""
        words = self.words
        if code != "not-the-sum":
            return words(f"error-{code}", expected=expected if isinstance(expected, int) else 0)
        if step.action == "white":
            return words("ex-not-white", sum=self.sum, first=self.dice[0], second=self.dice[1])
        offered = dict.fromkeys(words.mark(mark) for mark in expected)
        return words("ex-not-colour", offered=words.listed(offered, "or"))


def sentences(text: str) -> str:
    """The same with a capital where a sentence begins with a mark."""
    return _BEGINNING.sub(lambda found: found[0].upper(), text)


def _key(mark: Mark | None) -> str:
    return "" if mark is None else f"{mark[0]} {mark[1]}"
