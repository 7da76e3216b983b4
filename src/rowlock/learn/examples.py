"""Living examples: referee cases that a reader may act on, judged by the referee.

Every choice a reader can make is judged beforehand, so the page needs neither the rules nor the
server: it looks the answer up.
"""

from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from msgspec.structs import replace

from rowlock.record import referee
from rowlock.record.events import Mark
from rowlock.record.fold import place
from rowlock.record.referee import Case, Played
from rowlock.rules import ruleset, sheet, turn
from rowlock.rules.ruleset import ROWS, Pad
from rowlock.rules.turn import Choice, Phase, Position

CASES = ("shared.json", "own.json")

Facts = dict[str, Any]


class Step(NamedTuple):
    """One action of the reader: ``action`` is ``white`` or ``colour``.

    ``refused`` has every mark that is not legal with the referee's code and what was expected.
    ``legal`` has, for each legal mark and for passing (None), either the next step or what follows.
    """

    action: str
    refused: dict[Mark, tuple[str, Any]]
    legal: dict[Mark | None, "Step | Facts"]


class Example(NamedTuple):
    """A case, the seat the reader sits on, and everything the reader may try.

    ``points`` are the reader's before the roll, ``lost`` those that penalties had cost by then.
    """

    case: Case
    pad: Pad
    options: ruleset.Options
    seat: int
    rows: tuple[sheet.Row, ...]
    points: int
    lost: int
    step: Step
    answer: Facts

    @property
    def rolls(self) -> bool:
        """Whether the reader is the roller."""
        return self.seat == self.case.setup.roller


@cache
def cases() -> dict[str, Case]:
    """Every referee case by its id."""
    folder = resources.files("rowlock").joinpath("testing", "referee")
    found = (case for name in CASES for case in referee.read(folder.joinpath(name).read_bytes()))
    return {case.id: case for case in found}


@cache
def example(case_id: str, seat: int | None = None) -> Example:
    """The example of a case, seen from ``seat``, or from the roller's."""
    case = cases()[case_id]
    seat = case.setup.roller if seat is None else seat
    options = ruleset.options(case.rules, case.players)
    pad = ruleset.pad(options.pad)
    rules = ruleset.ruleset(options)
    rolls = seat == case.setup.roller
    landed = referee.landed_on(case, rules, pad)
    first = case.turn.order == "colour-first"
    actions = ("colour", "white") if first else ("white", "colour")
    start = Trying(_passing(case, seat), pad, seat, landed)
    step = start.step(actions if rolls else ("white",), Choice(colour_first=rolls and first))
    lying = landed.sheets[seat]
    bare = sheet.write(rules, pad, {"penalties": lying[-1]})
    return Example(
        case,
        pad,
        options,
        seat,
        rows=sheet.read(rules, pad, lying),
        points=turn.scores(landed)[seat],
        lost=-turn.scores(landed._replace(sheets=(bare,)))[0],
        step=step,
        answer=referee.judge(case),
    )


class Trying(NamedTuple):
    """Trying every mark of one seat: ``position`` waits for the choice that is tried next."""

    case: Case
    pad: Pad
    seat: int
    position: Position

    def step(self, actions: tuple[str, ...], choice: Choice) -> Step:
        """Every mark for the first of ``actions``, and for each legal one all that may follow.

        ``choice`` is what the seat has chosen in this answer already.
        """
        action, later = actions[0], actions[1:]
        refused: dict[Mark, tuple[str, Any]] = {}
        legal: dict[Mark | None, Step | Facts] = {}
        for mark in (None, *marks(self.pad)):
            at = place(self.pad, mark)
            tried = choice._replace(white=at) if action == "white" else choice._replace(colour=at)
            no = turn.refusal(self.position, self.seat, tried)
            if no is not None and mark is not None:
                offered = tuple(self.pad.mark(each) for each in no.places)
                refused[mark] = (no.code, no.expected or offered)
            else:
                legal[mark] = self.follows(later, tried, _with(self.case, self.seat, action, mark))
        return Step(action, refused, legal)

    def follows(self, later: tuple[str, ...], tried: Choice, case: Case) -> "Step | Facts":
        """The next step after a legal choice, or what the turn has brought."""
        position = self.position
        if later and position.phase is Phase.WHITE:
            position = turn.settle(position, self.whites(tried))
            tried = Choice()
        if not later or position.phase is Phase.OVER:
            return referee.judge(case)
        return self._replace(case=case, position=position).step(later, tried)

    def whites(self, tried: Choice) -> list[Choice]:
        """Everybody's white choice, with this seat's."""
        given = enumerate(self.case.turn.white)
        return [tried if at == self.seat else Choice(place(self.pad, mark)) for at, mark in given]


def _passing(case: Case, seat: int) -> Case:
    """The same case with this seat marking nothing yet, and the roller's colour only if it rolls."""
    white = tuple(None if at == seat else mark for at, mark in enumerate(case.turn.white))
    rolls = seat == case.setup.roller
    return _turn(case, replace(case.turn, white=white, colour=None if rolls else case.turn.colour))


def marks(pad: Pad) -> list[Mark]:
    """Every mark of a pad."""
    return [(ROWS[row], number) for row, numbers in enumerate(pad.numbers) for number in numbers]


def _with(case: Case, seat: int, action: str, mark: Mark | None) -> Case:
    if action == "colour":
        return _turn(case, replace(case.turn, colour=mark))
    white = tuple(mark if at == seat else other for at, other in enumerate(case.turn.white))
    return _turn(case, replace(case.turn, white=white))


def _turn(case: Case, played: Played) -> Case:
    return replace(case, turn=played)
