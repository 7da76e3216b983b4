"""One real game on several phones: what was written on its sheets, and who may read it.

A game is a numbered list of notes, each with an id that its phone gave it, and merging is a union:
the same note twice is one, and two phones that write on one sheet at once agree, whichever note
came first. Nothing is ever rubbed out; taking something back is a note as well.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from rowlock.rules import kernel, ruleset
from rowlock.rules.refusal import Refusal
from rowlock.rules.ruleset import Pad, Ruleset
from rowlock.server import names

MOST_NOTES = 4000
MOST_SHEETS = 10

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}\Z")]
Row = Annotated[int, Meta(ge=0, le=15)]
Cell = Annotated[int, Meta(ge=0, le=15)]


class Note(msgspec.Struct, frozen=True, tag_field="note", forbid_unknown_fields=True):
    """Something a phone wrote: ``id`` is of its own making, ``sheet`` the sheet it wrote on."""

    id: Id
    sheet: Id


class SheetTaken(Note, frozen=True, tag="sheet"):
    """The sheet is somebody's, by this name; a phone that takes a sheet may read it."""

    name: Annotated[str, Meta(max_length=100)]


class CellMarked(Note, frozen=True, tag="mark"):
    """A cross."""

    row: Row
    cell: Cell


class PenaltyTaken(Note, frozen=True, tag="penalty"):
    """A penalty."""


class RowClosed(Note, frozen=True, tag="close"):
    """Somebody who has no sheet here closed the row."""

    row: Row


class TakenBack(Note, frozen=True, tag="undo"):
    """The note ``target`` of the same sheet does not count."""

    target: Id


class PointsShown(Note, frozen=True, tag="show"):
    """Hidden points are hidden no longer."""


AnyNote = SheetTaken | CellMarked | PenaltyTaken | RowClosed | TakenBack | PointsShown


class Written(NamedTuple):
    """A note as it is kept: numbered from 1, with the session that wrote it."""

    seq: int
    session: str
    note: AnyNote


class Paper(msgspec.Struct, frozen=True):
    """A real game: its pad, and whether points stay hidden until somebody shows them."""

    game: str
    pad: str
    hidden: bool
    opened: int


def refusal(paper: Paper, written: Sequence[Written], note: AnyNote) -> Refusal | None:
    """Why this note cannot be kept, or None. What the sheet's owner may mark is the page's to ask."""
    if len(written) >= MOST_NOTES:
        return Refusal("too-many-notes", MOST_NOTES)
    sheets = {kept.note.sheet for kept in written}
    if note.sheet not in sheets and len(sheets) >= MOST_SHEETS:
        return Refusal("too-many-sheets", MOST_SHEETS)
    pad = ruleset.pad(paper.pad)
    match note:
        case SheetTaken(name=name) if names.clean(name) is None:
            return Refusal("bad-name", names.WHAT)
        case CellMarked(row=row, cell=cell) if not _on_pad(pad, row, cell):
            return Refusal("not-on-pad", paper.pad)
        case RowClosed(row=row) if not _on_pad(pad, row, 0):
            return Refusal("not-on-pad", paper.pad)
        case TakenBack(target=target) if not any(
            kept.note.id == target and kept.note.sheet == note.sheet for kept in written
        ):
            return Refusal("no-such-note", target)
    return None


def tidied(note: AnyNote) -> AnyNote:
    """A note that can be kept, as it is kept: a name as it is shown."""
    if isinstance(note, SheetTaken):
        return msgspec.structs.replace(note, name=names.clean(note.name) or note.name)
    return note


def standing(written: Iterable[Written]) -> tuple[AnyNote, ...]:
    """The notes that count: all but those taken back."""
    notes = [kept.note for kept in written]
    gone = {note.target for note in notes if isinstance(note, TakenBack)}
    return tuple(note for note in notes if note.id not in gone)


def marks_of(rules: Ruleset, notes: Iterable[AnyNote]) -> dict[str, list[int]]:
    """Each sheet's marks, row by row.

    Two phones may have marked a row in either order, so marks go on from left to right; one that
    its fellows no longer carry (a lock whose fifth mark was taken back meanwhile) stays off.
    """
    rows = len(rules.lock_from)
    sheets: dict[str, list[int]] = {}
    made = [note for note in notes if isinstance(note, CellMarked)]
    for note in sorted(made, key=lambda note: (note.row, note.cell)):
        marks = sheets.setdefault(note.sheet, [0] * rows)
        place = note.row * 16 + note.cell
        if kernel.obstacle(rules, marks[note.row], 0, place) == kernel.OPEN:
            kernel.mark(rules, marks, place, 0)
    return sheets


def closed_rows(paper: Paper, written: Iterable[Written]) -> tuple[tuple[str, int], ...]:
    """Every (sheet, row) by which a row is closed: locked there, or said there to be closed."""
    rules = ruleset.ruleset(ruleset.options({"pad": paper.pad}))
    notes = standing(written)
    said = {(note.sheet, note.row) for note in notes if isinstance(note, RowClosed)}
    locked = {
        (sheet, row)
        for sheet, marks in marks_of(rules, notes).items()
        for row, mask in enumerate(marks)
        if kernel.locked(rules, row, mask)
    }
    return tuple(sorted(said | locked))


def shown(paper: Paper, written: Iterable[Written]) -> bool:
    """Whether everybody may read every sheet."""
    return not paper.hidden or any(isinstance(kept.note, PointsShown) for kept in written)


def readable(paper: Paper, written: Sequence[Written], session: str) -> tuple[Written, ...]:
    """The notes that a session may read: while points are hidden, of its own sheets only."""
    if shown(paper, written):
        return tuple(written)
    own = sheets_of(written, session)
    return tuple(
        kept for kept in written if kept.note.sheet in own or isinstance(kept.note, SheetTaken)
    )


def sheets_of(written: Iterable[Written], session: str) -> frozenset[str]:
    """The sheets that a session has written on."""
    return frozenset(kept.note.sheet for kept in written if kept.session == session)


def numbered(
    written: Sequence[Written], session: str, notes: Iterable[AnyNote]
) -> tuple[Written, ...]:
    """The notes that are new here, numbered to follow those written."""
    known = {kept.note.id for kept in written}
    fresh: Mapping[str, AnyNote] = {note.id: note for note in notes if note.id not in known}
    first = len(written) + 1
    return tuple(Written(first + at, session, note) for at, note in enumerate(fresh.values()))


def _on_pad(pad: Pad, row: int, cell: int) -> bool:
    return row < len(pad.numbers) and cell < len(pad.numbers[row])
