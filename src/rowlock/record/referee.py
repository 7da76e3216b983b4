"""Judging one turn of a referee case: the language-neutral form of the rules' conformance suite.

A case is JSON: ``rules``, ``players``, ``setup`` (sheets, closed rows, roller), one ``turn`` and
what must follow. ``judge`` says what does follow, ``holds`` whether that is what is expected.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from rowlock.record.events import Mark
from rowlock.record.fold import Dice, place
from rowlock.rules import kernel, ruleset, sheet, turn
from rowlock.rules.kernel import PASS
from rowlock.rules.refusal import Fault, Refusal
from rowlock.rules.ruleset import ROWS, Pad, Ruleset
from rowlock.rules.turn import Choice, Phase, Position


class GivenSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers marked in each row, and the penalties."""

    red: tuple[int, ...] = ()
    yellow: tuple[int, ...] = ()
    green: tuple[int, ...] = ()
    blue: tuple[int, ...] = ()
    penalties: int = 0


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table before the roll; ``turn`` is how many turns were played before."""

    sheets: tuple[GivenSheet, ...]
    roller: int = 0
    closed: tuple[Literal["red", "yellow", "green", "blue"], ...] = ()
    turn: int = 0


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was rolled and chosen; ``white`` has one entry per seat, None for a pass."""

    dice: Dice
    white: tuple[Mark | None, ...]
    colour: Mark | None = None
    order: Literal["white-first", "colour-first"] = "white-first"


class Case(msgspec.Struct, frozen=True):
    """One referee case."""

    id: str
    players: int
    setup: Setup
    turn: Played
    expect: dict[str, Any]
    rules: dict[str, Any] = {}
    why: str = ""


def read(data: bytes) -> list[Case]:
    """The cases of a file.

    Raises:
        Fault: ``bad-case`` for what is not a JSON array of cases.
    """
    try:
        return msgspec.json.decode(data, type=list[Case])
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Fault("bad-case", str(error), "a JSON array of referee cases") from error


def judge(case: Case) -> dict[str, Any]:
    """What follows from a case's turn.

    The facts are ``error``, ``scores``, ``closed``, ``over``, ``penalty``, ``legal_white`` (a list
    of marks per seat) and ``legal_colour`` (the roller's marks once the white marks are on). An
    illegal choice gives ``error: true`` with its ``code`` and ``expected``, and the facts of the
    unchanged setup. A setup that no game can reach, or unknown rules, give ``error: true`` with
    the code of the fault and no other facts.
    """
    try:
        chosen = ruleset.options(case.rules, case.players)
        pad = ruleset.pad(chosen.pad)
        landed = landed_on(case, ruleset.ruleset(chosen), pad)
        choices = _choices(case, pad, landed.roller)
    except Fault as fault:
        return {"error": True, "code": fault.code, "expected": fault.expected}
    refused, position, colours = _play(landed, choices)
    facts: dict[str, Any] = {
        "error": refused is not None,
        **_facts(landed if refused else position, landed),
        "legal_white": [
            [pad.mark(mark) for mark in turn.white_marks(landed, seat, PASS)]
            for seat in range(case.players)
        ],
        "legal_colour": [pad.mark(mark) for mark in colours],
    }
    if refused:
        offered = [pad.mark(mark) for mark in refused.places]
        facts |= {"code": refused.code, "expected": refused.expected or offered}
    return facts


def holds(case: Case, got: Mapping[str, Any]) -> bool:
    """Whether what was judged is what the case expects; the order of marks does not matter."""
    expect = {"error": False, **case.expect}
    return all(name in got and _plain(got[name]) == _plain(want) for name, want in expect.items())


def _facts(position: Position, landed: Position) -> dict[str, Any]:
    was = landed.sheets[landed.roller][kernel.PENALTIES]
    return {
        "scores": list(turn.scores(position)),
        "closed": [name for row, name in enumerate(ROWS) if position.closed >> row & 1],
        "over": position.reason,
        "penalty": position.sheets[landed.roller][kernel.PENALTIES] > was,
    }


def _play(
    landed: Position, choices: Sequence[Choice]
) -> tuple[Refusal | None, Position, Sequence[int]]:
    """The refusal, if any, where the turn leads, and the roller's legal coloured marks."""
    roller = landed.roller
    made = choices[roller]
    if landed.phase is Phase.ANSWER:
        after = PASS if made.colour_first else made.white
        legal = tuple(turn.colour_marks(landed, roller, after))
        return _refused(landed, choices), turn.settle(landed, choices), legal
    whites = [choice._replace(colour=PASS) for choice in choices]
    if refused := _refused(landed, whites):
        return refused, landed, ()
    position = turn.settle(landed, whites)
    colour = made._replace(white=PASS)
    if position.phase is Phase.OVER:
        refused = None if made.colour == PASS else turn.refusal(position, roller, colour)
        return refused, position, ()
    legal = tuple(turn.colour_marks(position, roller, PASS))
    seats = range(len(choices))
    alone = [colour if seat == roller else Choice() for seat in seats]
    return turn.refusal(position, roller, colour), turn.settle(position, alone), legal


def _refused(position: Position, choices: Sequence[Choice]) -> Refusal | None:
    refusals = (turn.refusal(position, seat, choice) for seat, choice in enumerate(choices))
    return next(filter(None, refusals), None)


def landed_on(case: Case, rules: Ruleset, pad: Pad) -> Position:
    """The position once the dice have landed on the setup.

    Raises:
        Fault: ``bad-case`` or ``bad-sheet`` for a setup that no game can reach.
    """
    setup = case.setup
    if len(setup.sheets) != case.players or not 0 <= setup.roller < case.players:
        raise Fault("bad-case", "sheets or roller", f"as many as {case.players} players")
    sheets = (msgspec.structs.asdict(given) for given in setup.sheets)
    position = turn.start(rules, case.players, setup.roller)._replace(
        sheets=tuple(sheet.write(rules, pad, given) for given in sheets),
        closed=sum(1 << ROWS.index(name) for name in set(setup.closed)),
        turn=setup.turn,
    )
    _must_go_on(position)
    dice = case.turn.dice.values()
    _must_be_in_play(position, dice)
    return turn.roll(position, dice)


def _must_go_on(position: Position) -> None:
    rules = position.rules
    for marks in position.sheets:
        for row in range(len(rules.lock_from)):
            if kernel.locked(rules, row, marks[row]) and not position.closed >> row & 1:
                raise Fault("bad-case", f"{ROWS[row]} is locked", "it among the closed rows")
    if kernel.outcome(rules, position.sheets, position.closed, position.turn) != kernel.RUNNING:
        raise Fault("bad-case", "the game is over", "a game that goes on")


def _must_be_in_play(position: Position, dice: turn.Dice) -> None:
    if not turn.can_land(position, dice):
        raise Fault("bad-case", f"dice {dice}", "a value for each die in play and no other")


def _choices(case: Case, pad: Pad, roller: int) -> list[Choice]:
    played = case.turn
    if len(played.white) != case.players:
        raise Fault("bad-case", f"{len(played.white)} white entries", f"{case.players}")
    for mark in (*played.white, played.colour):
        if mark is not None and place(pad, mark) == PASS:
            raise Fault("not-on-pad", str(mark), f"a number of the pad {pad.name}")
    choices = [Choice(place(pad, mark)) for mark in played.white]
    colour = place(pad, played.colour)
    choices[roller] = Choice(choices[roller].white, colour, played.order == "colour-first")
    return choices


def _plain(value: Any) -> Any:
    """The same value with every list of marks in one order, tuples as lists, and truth no number."""
    if isinstance(value, bool):
        return (value,)  # else False would be 0, and True 1
    if isinstance(value, list | tuple):
        plain = [_plain(item) for item in value]
        marks = plain and all(
            isinstance(item, list) and item[:1] and item[0] in ROWS for item in plain
        )
        return sorted(plain, key=repr) if marks else plain
    return value
