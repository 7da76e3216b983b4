"""The guided first game: one prepared record, shown at the moments that teach something.

Its seed is known before it begins, which is right for a lesson and would be wrong for a game. So it
is kept apart: nothing here opens a table, and what the learner sees was folded from the record.
"""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Literal, NamedTuple

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler

from rowlock.record import events, fold, game_file, view
from rowlock.record.events import Mark
from rowlock.record.fold import Game
from rowlock.rules.turn import Phase
from rowlock.server import static

LEARNER = 0
END = 0
"""The turn that stands for the end of the game."""


class Lesson(NamedTuple):
    """What is said, when, and whether the learner has to act; ``row`` is one the words name."""

    says: str
    turn: int
    phase: Literal["white", "colour", "over"]
    acts: bool = True
    row: str = ""


LESSONS = (
    Lesson("sheet", 1, "white", acts=False),
    Lesson("white", 1, "white"),
    Lesson("colour", 1, "colour"),
    Lesson("others", 2, "white"),
    Lesson("skip", 3, "white"),
    Lesson("beside", 3, "colour"),
    Lesson("pass", 4, "white"),
    Lesson("later", 7, "colour", acts=False, row="green"),
    Lesson("lock", 7, "colour"),
    Lesson("penalty", 9, "white"),
    Lesson("penalty", 9, "colour"),
    Lesson("points", END, "over", acts=False),
    Lesson("end", END, "over", acts=False),
)


class Choice(msgspec.Struct, frozen=True):
    """What the prepared game goes on with; both None for a pass."""

    white: Mark | None = None
    colour: Mark | None = None


class LessonView(msgspec.Struct, frozen=True):
    """A lesson with the table as the learner sees it then; ``choose`` is None where one only looks."""

    says: str
    row: str
    view: view.View
    choose: Choice | None


class TourView(msgspec.Struct, frozen=True):
    """The whole tour."""

    setup: view.Setup
    lessons: tuple[LessonView, ...]


class Moment(NamedTuple):
    """The game at a choice of the learner's, with that choice."""

    game: Game
    choice: Choice


def record() -> game_file.GameFile:
    """The prepared game: a record like any other, which ``rowlock verify`` finds in order."""
    return game_file.decode(resources.files(__package__).joinpath("tour_game.json").read_bytes())


def moments(file: game_file.GameFile) -> Iterator[tuple[tuple[int, str], Moment]]:
    """Every choice the learner has in the record, and the end, by turn and phase."""
    opened = events.GameOpened(file.game, file.rules, file.seats, file.fairness.commitment)
    game = fold.apply(fold.opened(opened), events.GameStarted(file.turns[0].roller))
    for number, played in enumerate(file.turns, 1):
        game = fold.apply(game, events.DiceRolled(number, played.dice.values()))
        yield (number, "white"), Moment(game, Choice(white=played.white[LEARNER]))
        for seat, white in enumerate(played.white):
            game = fold.apply(game, events.ChoiceMade(seat, number, "white", white))
        if game.position.phase is Phase.COLOUR:
            if played.roller == LEARNER:
                yield (number, "colour"), Moment(game, Choice(colour=played.colour))
            made = events.ChoiceMade(played.roller, number, "colour", colour=played.colour)
            game = fold.apply(game, made)
    yield (END, "over"), Moment(game, Choice())


@cache
def tour() -> TourView:
    """The tour, folded once."""
    at = dict(moments(record()))
    lessons, known = [], 0
    for lesson in LESSONS:
        game, choice = at[lesson.turn, lesson.phase]
        seen = view.view(game, LEARNER, known + 1)
        known = len(game.turns)
        if not lesson.acts:
            seen = msgspec.structs.replace(seen, legal=())
        lessons.append(LessonView(lesson.says, lesson.row, seen, choice if lesson.acts else None))
    first = at[1, "white"].game
    return TourView(view.setup(first, LEARNER), tuple(lessons))


@get("/api/tour", summary="The guided first game", sync_to_thread=True)
def show_tour(request: Request[object, object, State]) -> Response[bytes]:
    """A prepared game at the moments that teach something, as its learner sees them."""
    content = msgspec.json.encode(tour())
    return static.answer(request, static.packed(content, "application/json"), static.ASK_AGAIN)


HANDLERS: tuple[HTTPRouteHandler, ...] = (show_tour,)
