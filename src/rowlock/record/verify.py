"""Checking a game record: everything it claims, one thing at a time, until one is not so."""

from collections.abc import Iterator
from typing import NamedTuple

from rowlock.record import dice, game_file
from rowlock.record.fold import Game
from rowlock.record.game_file import GameFile
from rowlock.record.view import result
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import VERSION


class Check(NamedTuple):
    """One thing that was checked: ``what`` in words, and why it is not so if it is not."""

    what: str
    wrong: Fault | None = None


def verify(data: bytes) -> Iterator[Check]:
    """Each check of the record in ``data``, in order; the first that fails is the last.

    Checked are the format, the commitment to the seed, who rolled first, every roll's dice, every
    mark and pass by the rules, the end, scores and places. The dice of a game that is not over
    cannot be checked: its seed is not out.
    """
    try:
        yield from _checks(data)
    except Fault as fault:
        yield Check(fault.what, fault)


def _checks(data: bytes) -> Iterator[Check]:
    file = game_file.decode(data)
    yield Check(f"format {file.format}, game {file.game}")
    games = game_file.replay(file)
    game = next(games)
    yield Check(f"rules version {VERSION}, preset {game.options.preset}, {len(file.seats)} seats")
    seed = _seed(file)
    if seed:
        yield Check("the seed is the one committed to before the first roll")
        _first(file, game, seed)
        yield Check(f"seat {game.position.roller + 1} rolls first ({game.options.first_roller})")
    else:
        yield Check("the game goes on: its dice can be checked when it is over")
    for number, played in enumerate(file.turns, 1):
        if seed:
            _dice(file, game, seed, number)
        game = next(games)
        rolled = " ".join(str(value) for value in played.dice.values() if value)
        yield Check(f"roll {number}: dice {rolled}, every mark legal")
    *_, game = games
    yield _result(file, game)


def _seed(file: GameFile) -> bytes | None:
    proof = file.fairness
    if proof.seed is None:
        if file.result:
            raise Fault("seed-missing", "a finished game without its seed", "fairness.seed")
        return None
    seed = bytes.fromhex(proof.seed)
    if dice.commitment(seed) != proof.commitment.lower():
        what = f"commitment {proof.commitment}"
        raise Fault("wrong-commitment", what, f"{dice.commitment(seed)}, the SHA-256 of the seed")
    return seed


def _first(file: GameFile, game: Game, seed: bytes) -> None:
    how = game.options.first_roller
    drawn = dice.first_roller(seed, file.game, file.fairness.nonces, how, len(file.seats))
    early = {gone.seat for gone in file.left if gone.turn <= 1}  # these pass the first roll on
    found = file.turns[0].roller if file.turns else drawn
    order = [(drawn + step) % len(file.seats) for step in range(len(file.seats))]
    if not all(seat in early for seat in order[: order.index(found)]):
        raise Fault("wrong-roller", f"seat {found} rolls first", f"seat {drawn}")


def _dice(file: GameFile, game: Game, seed: bytes, number: int) -> None:
    derived = dice.landed(seed, file.game, file.fairness.nonces, number, game.position)
    rolled = file.turns[number - 1].dice.values()
    if rolled != derived:
        raise Fault("wrong-dice", f"roll {number}: dice {rolled}", f"{derived} from the seed")


def _result(file: GameFile, game: Game) -> Check:
    followed = result(game)
    if file.result != followed:
        raise Fault("wrong-result", f"result {file.result}", f"{followed}")
    if followed is None:
        return Check(f"no result after {len(file.turns)} turns, and none is due")
    scores = ", ".join(map(str, followed.scores))
    return Check(f"the game is over by {followed.reason}, scores {scores}")
