"""The game record ``rowlock-game/1``: what people save, share, replay and analyse."""

from collections.abc import Iterator
from typing import Any, Literal, cast

import msgspec

from rowlock.record import events, fold
from rowlock.record.events import Digest, Nonce, Seat
from rowlock.record.fold import Game, Turn
from rowlock.record.view import Result, result
from rowlock.rules.refusal import Fault
from rowlock.rules.turn import Phase

FORMAT: Literal["rowlock-game/1"] = "rowlock-game/1"
MOST_BYTES = 1 << 20


class Fairness(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What makes the dice checkable, in hex; ``seed`` is there once the game is over."""

    commitment: Digest
    nonces: tuple[Nonce, ...]
    seed: Digest | None = None


class Left(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that left, and the first turn it had no full part in."""

    seat: int
    turn: int


class GameFile(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One game. ``result`` is there once the game is over."""

    format: Literal["rowlock-game/1"]
    game: str
    rules: dict[str, Any]
    seats: tuple[Seat, ...]
    fairness: Fairness
    turns: tuple[Turn, ...]
    left: tuple[Left, ...] = ()
    result: Result | None = None


_decoder = msgspec.json.Decoder(GameFile)


def from_game(game: Game) -> GameFile:
    """The record of a game as it stands: the settled turns, and no choice still sealed."""
    return GameFile(
        format=FORMAT,
        game=game.id,
        rules=game.options.as_record(),
        seats=game.seats,
        fairness=Fairness(game.commitment, game.nonces, game.seed if game.over else None),
        turns=tuple(done.turn for done in game.turns),
        left=tuple(
            Left(seat, number) for seat, number in sorted(game.left, key=lambda gone: gone[::-1])
        ),
        result=result(game),
    )


def encode(file: GameFile) -> bytes:
    """The record as one JSON object on one line."""
    return msgspec.json.encode(file)


def decode(data: bytes) -> GameFile:
    """The record in ``data``.

    Raises:
        Fault: ``bad-record`` for what is not of the format, ``too-large`` beyond a megabyte.
    """
    if len(data) > MOST_BYTES:
        raise Fault("too-large", f"a record of {len(data)} bytes", f"at most {MOST_BYTES}")
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Fault("bad-record", str(error), f"a game record of format {FORMAT}") from error


def schema() -> dict[str, Any]:
    """The JSON Schema of a record."""
    made = msgspec.json.schema(GameFile)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": FORMAT,
        "title": "A Rowlock game record",
        **made,
    }


def replay(file: GameFile) -> Iterator[Game]:
    """The game before its first roll, after each settled turn, and as it ended, by the one fold.

    Raises:
        Fault: at the first thing in the record that cannot have happened.
    """
    game = _started(file)
    yield game
    for number, played in enumerate(file.turns, 1):
        game = _played(game, played, _leaving(file, number))
        yield game
    yield _ended(game, file)


def _started(file: GameFile) -> Game:
    proof = file.fairness
    game = fold.opened(events.GameOpened(file.game, file.rules, file.seats, proof.commitment))
    if len(proof.nonces) != len(file.seats):
        raise Fault(
            "bad-record", f"{len(proof.nonces)} nonces", f"one for each of {len(file.seats)}"
        )
    for seat, nonce in enumerate(proof.nonces):
        game = fold.apply(game, events.NonceGiven(seat, nonce))
    return fold.apply(game, events.GameStarted(file.turns[0].roller if file.turns else 0))


def _leaving(file: GameFile, number: int) -> list[int]:
    return [gone.seat for gone in file.left if gone.turn == number]


def _played(game: Game, played: Turn, leaving: list[int]) -> Game:
    """The game after one recorded turn.

    Who left in it is taken first: after its recorded choice, or without one. That leads where the
    true order did, since a confirmed choice stands and nothing else of a leaving seat counts.
    """
    number = game.position.turn + 1
    while played.roller != (roller := game.position.roller) and roller in leaving:
        game = fold.apply(game, events.SeatLeft(roller))  # it left before the dice were rolled
    if played.roller != game.position.roller:
        raise Fault(
            "wrong-roller", f"turn {number}: seat {played.roller}", f"{game.position.roller}"
        )
    if len(played.white) != len(game.seats):
        raise Fault("bad-record", f"turn {number}: white", f"{len(game.seats)} entries")
    game = fold.apply(game, events.DiceRolled(number, played.dice.values()))
    waiting = fold.waiting_for(game)
    for seat in dict.fromkeys((*leaving, *waiting)):
        if seat in waiting:
            game = _chosen(game, seat, played, seat in leaving)
    if not game.over and game.position.phase is Phase.COLOUR:
        game = _chosen(game, played.roller, played, played.roller in leaving)
    return _must_be(game, played)


def _chosen(game: Game, seat: int, played: Turn, leaves: bool) -> Game:
    phase = game.position.phase
    colours = seat == played.roller and phase is not Phase.WHITE
    made = events.ChoiceMade(
        seat,
        game.position.turn,
        cast("events.Choosing", phase.value),
        white=None if phase is Phase.COLOUR else played.white[seat],
        colour=played.colour if colours else None,
        colour_first=colours and played.order == "colour-first",
    )
    if not leaves or made.white or made.colour:
        game = fold.apply(game, made)
    if leaves and seat not in fold.gone(game):
        game = fold.apply(game, events.SeatLeft(seat))
    return game


def _must_be(game: Game, played: Turn) -> Game:
    """The game, if its last turn is the recorded one: nothing recorded was left unused."""
    last = game.turns[-1].turn if game.turns else None
    if last != _as_recorded(played):
        raise Fault("bad-turn", f"turn {game.position.turn}: {played}", f"{last}")
    return game


def _as_recorded(played: Turn) -> Turn:
    """The turn without an order that says nothing."""
    first = played.order == "colour-first"
    return msgspec.structs.replace(played, order=played.order if first else msgspec.UNSET)


def _ended(game: Game, file: GameFile) -> Game:
    for gone in file.left:
        if gone.turn > len(file.turns):
            game = fold.apply(game, events.SeatLeft(gone.seat))
    if not game.over and file.result and file.result.reason == "quiet":
        game = fold.apply(game, events.GameEnded("quiet"))
    if game.over and file.fairness.seed is not None:
        game = fold.apply(game, events.SeedRevealed(file.fairness.seed))
    if sorted(game.left) != sorted((gone.seat, gone.turn) for gone in file.left):
        raise Fault("bad-record", f"left {file.left}", f"{game.left}")
    return game
