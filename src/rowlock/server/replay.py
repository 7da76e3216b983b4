"""A game record, turn by turn, as the page shows it: the views are made by the one fold."""

import asyncio

import msgspec
from litestar import Request, post
from litestar.datastructures import State

from rowlock.record import game_file
from rowlock.record.fold import Game
from rowlock.record.view import Setup, View, setup, sums, view


class Replay(msgspec.Struct, frozen=True):
    """A game to leaf through.

    ``frames[0]`` is the table before the first roll and ``frames[n]`` after turn ``n``, each with
    that one turn in ``turns`` and its dice still lying, with what they offered; the last frame is
    the table as the record leaves it.
    """

    setup: Setup
    frames: tuple[View, ...]


def replay(file: game_file.GameFile) -> Replay:
    """The record's game as a spectator sees it; ``setup.you`` is the first person's seat, if any.

    Raises:
        Fault: at the first thing in the record that cannot have happened.
    """
    *steps, end = game_file.replay(file)
    people = (seat for seat, sitting in enumerate(file.seats) if sitting.bot is None)
    frames = (_frame(game) for game in (*steps[:-1], end))
    return Replay(setup(end, next(people, None)), tuple(frames))


def _frame(game: Game) -> View:
    seen = view(game, None, since=len(game.turns))
    if not game.turns:
        return seen
    dice = game.turns[-1].turn.dice
    return msgspec.structs.replace(
        seen, dice=dice, white_sum=sum(dice.white), sums=sums(dice.values())
    )


@post(
    "/api/replay",
    summary="A record, turn by turn",
    status_code=200,
    request_max_body_size=game_file.MOST_BYTES,
)
async def replay_record(request: Request[object, object, State]) -> Replay:
    """The views of the record in the request's body; nothing is kept."""
    body = await request.body()
    # A long record takes a while, in which no table should have to wait.
    return await asyncio.to_thread(lambda: replay(game_file.decode(body)))
