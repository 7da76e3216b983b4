"""The players of the lab, plain and, by number, for compiled loops that seat any mix of them."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rowlock.lab import hazard as hazard_table
from rowlock.lab import lend, solve
from rowlock.lab.train_play import Room, Shape, colour_choice, decide, predict, room, shape_of
from rowlock.players import (
    LEVELS,
    Player,
    by_level,
    casual,
    expert_weights,
    hazard,
    look_up,
    sharp,
    solitaire,
)
from rowlock.players.expert_net import MOST, Weights
from rowlock.players.look_up import Known
from rowlock.players.player import Sheets
from rowlock.players.solitaire_layout import Layout
from rowlock.players.solitaire_table import DTYPE
from rowlock.rules.kernel import PASS
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import Ruleset

CASUAL, SHARP, HAZARD, SOLITAIRE, EXPERT = range(5)
NUMBERS = {
    "casual": CASUAL,
    "sharp": SHARP,
    "hazard": HAZARD,
    "solitaire": SOLITAIRE,
    "expert": EXPERT,
}
"""The players that can be named: the levels of a table, and two that look tables up."""
_LOOK_UPS = {"hazard": hazard, "solitaire": solitaire}
_READY = {"hazard": hazard_table.ready, "solitaire": solve.ready}


class Thinking(NamedTuple):
    """What the Expert thinks with; ``plan`` is the coloured mark chosen with its white one."""

    net: Weights
    shape: Shape
    room: Room
    plan: NDArray[np.int64]


class Minds(NamedTuple):
    """What the players know who are more than a rule of thumb; the Expert, if it is seated."""

    hazard: Known
    solitaire: Known
    expert: Thinking | None


def player(name: str) -> Player:
    """The player of that name, who chooses at a table.

    Raises:
        Fault: ``unknown-player``.
    """
    if name not in NUMBERS:
        raise Fault("unknown-player", f"there is no player {name!r}", " | ".join(NUMBERS))
    return by_level(name) if name in LEVELS else _LOOK_UPS[name].player()


def players(names: Sequence[str], rules: Ruleset) -> list[Player]:
    """These players, with the tables they need for these rules.

    Raises:
        Fault: as ``player`` and ``ready``.
    """
    ready(names, rules)
    return [player(name) for name in names]


def ready(names: Iterable[str], rules: Ruleset) -> None:
    """See to it that the tables these players look up are there: read, or made and kept.

    Raises:
        Fault: ``not-solved`` for rules the solver does not cover, ``bad-table`` and
            ``other-rules`` for a wrong file, ``not-written``.
    """
    for name in set(names) & set(_READY):
        _READY[name](rules)


def compilable(names: Sequence[str]) -> bool:
    """Whether a compiled loop can seat these players: the Expert's looks at two to ``MOST``."""
    return "expert" not in names or 2 <= len(names) <= MOST


def minds(names: Sequence[str], rules: Ruleset) -> Minds | None:
    """What these players know, one a seat; None if all go by rules of thumb.

    Raises:
        Fault: as ``ready``, and ``no-weights``.
    """
    if set(names) <= {"casual", "sharp"}:
        return None
    return Minds(
        hazard=_known("hazard", names, rules),
        solitaire=_known("solitaire", names, rules),
        expert=_thinking(rules, len(names)) if "expert" in names else None,
    )


@lend.compiled
def think(
    expert: Any,
    rules: Ruleset,
    sheets: Any,
    closed: int,
    dice: Any,
    roller: int,
    turn: int,
) -> None:
    """Let the Expert predict, once a roll, what everybody will do with it."""
    if expert is not None:  # where it is None, the compiler leaves out what follows
        net, shape, room = expert.net, expert.shape, expert.room
        predict(rules, net, shape, sheets, dice, closed, turn, roller, room)


@lend.inlined
def white(
    player: int,
    minds: Any,
    rules: Ruleset,
    sheets: Sheets,
    closed: int,
    dice: Sequence[int],
    seat: int,
    roller: int,
    turn: int,
) -> int:
    """The white choice of ``player`` at ``seat``: see ``players.player.White``."""
    if player == CASUAL:
        return casual.white(rules, sheets, closed, dice, seat, roller, turn)
    if player == SHARP:
        return sharp.white(rules, sheets, closed, dice, seat, roller, turn)
    if minds is not None:
        if player == HAZARD:
            return look_up.white(rules, minds.hazard, sheets, closed, dice, seat, roller, turn)
        if player == SOLITAIRE:
            return look_up.white(rules, minds.solitaire, sheets, closed, dice, seat, roller, turn)
        return _expert_white(minds.expert, rules, sheets, closed, dice, seat, roller, turn)
    return PASS


@lend.inlined
def colour(
    player: int,
    minds: Any,
    rules: Ruleset,
    sheets: Sheets,
    landed: int,
    closed: int,
    dice: Sequence[int],
    seat: int,
    white: int,
    turn: int,
) -> int:
    """The colour choice of ``player`` at ``seat``: see ``players.player.Colour``."""
    if player == CASUAL:
        return casual.colour(rules, sheets, landed, closed, dice, seat, white, turn)
    if player == SHARP:
        return sharp.colour(rules, sheets, landed, closed, dice, seat, white, turn)
    if minds is not None:
        if player == HAZARD:
            known = minds.hazard
            return look_up.colour(rules, known, sheets, landed, closed, dice, seat, white, turn)
        if player == SOLITAIRE:
            known = minds.solitaire
            return look_up.colour(rules, known, sheets, landed, closed, dice, seat, white, turn)
        return _expert_colour(minds.expert, rules, sheets, landed, closed, dice, seat, white, turn)
    return PASS


@lend.compiled
def _expert_white(
    expert: Any,
    rules: Ruleset,
    sheets: Any,
    closed: int,
    dice: Any,
    seat: int,
    roller: int,
    turn: int,
) -> int:
    if expert is None:
        return PASS
    net, shape, room = expert.net, expert.shape, expert.room
    mark, plan = decide(rules, net, shape, sheets, dice, closed, turn, roller, seat, room)
    if seat == roller:
        expert.plan[0] = plan
    return mark  # type: ignore[no-any-return]


@lend.compiled
def _expert_colour(
    expert: Any,
    rules: Ruleset,
    sheets: Any,
    landed: int,
    closed: int,
    dice: Any,
    seat: int,
    white: int,
    turn: int,
) -> int:
    if expert is None:
        return PASS
    if rules.one_roll:
        return expert.plan[0]  # type: ignore[no-any-return]
    net, shape, room = expert.net, expert.shape, expert.room
    return colour_choice(rules, net, shape, sheets, dice, landed, closed, turn, seat, white, room)


def _known(name: str, names: Sequence[str], rules: Ruleset) -> Known:
    """What this player knows, or, where it is not seated, nothing of the same type."""
    if name in names:
        known: Known = _LOOK_UPS[name].known(_READY[name](rules))
        return known._replace(layers=np.asarray(known.layers))  # which may be a memmap
    layers = np.zeros((1, 1), DTYPE)
    layers.flags.writeable = False  # as one that is mapped into memory
    none, table = np.zeros(1, np.int64), np.zeros((1, 1), np.int64)
    return Known(Layout(False, 0, 1, table, none, table, none, 1), layers, 0.0)


def _thinking(rules: Ruleset, seats: int) -> Thinking:
    """The Expert's weights for these rules and seats, and room of its own."""
    found = expert_weights.for_rules(rules, seats)
    shape = shape_of(rules, found.header["kinds"])
    own = room(seats, len(rules.lock_from), thorough=True)
    return Thinking(found.net, shape, own, np.zeros(1, np.int64))
