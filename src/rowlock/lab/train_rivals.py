"""The players the network is measured against, compiled: rules of thumb and table look-ups.

The arena plays anybody against anybody through the Player protocol; here a hundred thousand games
take a minute or two.
"""

from typing import Any, NamedTuple

from numpy.typing import NDArray

from rowlock.lab import lend
from rowlock.lab.train_play import colour_choice, decide, predict
from rowlock.players import casual, sharp
from rowlock.players import look_up as table
from rowlock.players.hazard import DECIDED
from rowlock.players.look_up import Known
from rowlock.players.solitaire_layout import Layout
from rowlock.rules import kernel
from rowlock.rules.kernel import PASS

NET_A, NET_B, CASUAL, SHARP, HAZARD, SOLITAIRE = range(6)
NUMBERS = {
    "expert": NET_A,
    "other": NET_B,
    "casual": CASUAL,
    "sharp": SHARP,
    "hazard": HAZARD,
    "solitaire": SOLITAIRE,
}


class Tables(NamedTuple):
    """The look-ups of the two table players; layers as ``solitaire_table``."""

    laid: Layout
    hazard: NDArray[Any]
    solitaire: NDArray[Any]


@lend.compiled
def whites(
    kind: Any,
    rules: Any,
    net: Any,
    shape: Any,
    tables: Any,
    sheets: Any,
    dice: Any,
    closed: Any,
    turn: Any,
    roller: Any,
    who: Any,
    kinds: Any,
    room: Any,
    moves: Any,
    doubts: Any,
) -> Any:
    """Fill in ``moves`` for every seat of a ``kind``; returns its colour choice as it stands."""
    if kind <= NET_B:
        predict(rules, net, shape, sheets, dice, closed, turn, roller, room)
    plan = room.plan[0] if kind <= NET_B else PASS
    for seat in range(len(sheets)):
        if kinds[who[seat]] != kind:
            continue
        mark = PASS
        if kind == CASUAL:
            moves[seat] = casual.white(rules, sheets, closed, dice, seat, roller, turn)
        elif kind == SHARP:
            moves[seat] = sharp.white(rules, sheets, closed, dice, seat, roller, turn)
        elif kind > NET_B:
            moves[seat], mark = look_up(
                kind,
                rules,
                tables,
                sheets,
                dice,
                closed,
                closed,
                turn,
                roller,
                seat,
                PASS,
                True,
            )
        elif doubts[kind] > 0:
            moves[seat], mark = decide(
                rules, net, shape, sheets, dice, closed, turn, roller, seat, doubts[kind], room
            )
        else:
            moves[seat] = room.whites[seat]
            mark = plan
        if seat == roller:
            plan = mark
    return plan


@lend.compiled
def colour(
    kind: Any,
    rules: Any,
    net: Any,
    shape: Any,
    tables: Any,
    sheets: Any,
    dice: Any,
    landed: Any,
    closed: Any,
    turn: Any,
    roller: Any,
    white: Any,
    room: Any,
) -> Any:
    """The colour choice of a roller of this ``kind`` whose white mark is on the sheet."""
    if kind <= NET_B:
        return colour_choice(
            rules, net, shape, sheets, dice, landed, closed, turn, roller, white, room
        )
    if kind == CASUAL:
        return casual.colour(rules, sheets, landed, closed, dice, roller, white, turn)
    if kind == SHARP:
        return sharp.colour(rules, sheets, landed, closed, dice, roller, white, turn)
    return look_up(
        kind, rules, tables, sheets, dice, landed, closed, turn, roller, roller, white, False
    )[1]


@lend.compiled
def look_up(
    kind: Any,
    rules: Any,
    tables: Any,
    sheets: Any,
    dice: Any,
    landed: Any,
    closed: Any,
    turn: Any,
    roller: Any,
    seat: Any,
    white: Any,
    choosing: Any,
) -> Any:
    """The best (white, colour) by the table of ``kind``, all others passing.

    ``choosing`` says whether the white choice is still open; else it is ``white``, already marked.
    """
    layers = tables.hazard if kind == HAZARD else tables.solitaire
    known = Known(tables.laid, layers, DECIDED if kind == HAZARD else 0.0)
    if not choosing:
        return white, table.colour(rules, known, sheets, landed, closed, dice, seat, white, turn)
    white, mark = table.white(rules, known, sheets, closed, dice, seat, roller, turn), PASS
    if seat == roller:
        row = kernel.row_of(white)
        marks, settled = sheets[seat, row], closed
        if white != PASS:
            settled = kernel.mark(rules, sheets[seat], white, closed)
        if kernel.colour_follows(rules, settled):
            mark = table.colour(rules, known, sheets, landed, settled, dice, seat, white, turn)
        sheets[seat, row] = marks
    return white, mark
