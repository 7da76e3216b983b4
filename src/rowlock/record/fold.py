"""The only reducer: a game is what its events say, one after another.

Nothing here reads a clock, a random source or a player, so live play, recovery, replay, review
and the check of a record are the same fold.
"""

from collections.abc import Iterable
from functools import reduce
from typing import Literal, NamedTuple, TypeVar

import msgspec

from rowlock.record import events
from rowlock.record.events import ChoiceMade, DiceRolled, Event, Mark, Seat
from rowlock.rules import kernel, ruleset, turn
from rowlock.rules.kernel import PASS
from rowlock.rules.refusal import Fault, Refusal
from rowlock.rules.ruleset import ROWS, Options, Pad
from rowlock.rules.turn import Choice, Phase, Position, Reason

_T = TypeVar("_T")


class Dice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """The dice in play, by name."""

    white: tuple[int, int]
    red: int | None = None
    yellow: int | None = None
    green: int | None = None
    blue: int | None = None

    @classmethod
    def of(cls, dice: turn.Dice) -> "Dice":
        """From six values, 0 for a die that is out."""
        coloured = {name: value for name, value in zip(ROWS, dice[2:], strict=True) if value}
        return cls(white=(dice[0], dice[1]), **coloured)

    def values(self) -> turn.Dice:
        """The six values, 0 for a die that is out."""
        return (*self.white, *(getattr(self, row) or 0 for row in ROWS))


class Turn(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A settled turn as a game record holds it: one white entry per seat, None for a pass.

    ``order`` is there only where the coloured mark was made first.
    """

    roller: int
    dice: Dice
    white: tuple[Mark | None, ...]
    colour: Mark | None = None
    order: Literal["white-first", "colour-first"] | msgspec.UnsetType = msgspec.UNSET


class Settled(msgspec.Struct, frozen=True, gc=False):
    """A turn, numbered from 1, and what came of it.

    That is the roller's penalty, who locked which row (seat, row), and everybody's totals.
    """

    number: int
    turn: Turn
    penalty: bool
    locked: tuple[tuple[int, str], ...]
    scores: tuple[int, ...]


class Game(NamedTuple):
    """Everything known of a game. ``position`` is before the first roll until it has started.

    ``pending`` are the confirmed, still sealed choices, one per seat; ``whites`` those of the
    running turn's settled white action. ``locked`` is every lock made, (seat, row), in order, and
    ``left`` every seat that left with the first turn it had no full part in. ``rested`` is the
    position before the running turn's roll.
    """

    id: str
    options: Options
    pad: Pad
    seats: tuple[Seat, ...]
    commitment: str
    position: Position
    rested: Position
    nonces: tuple[str, ...]
    pending: tuple[Choice | None, ...]
    started: bool = False
    seed: str | None = None
    whites: tuple[int, ...] = ()
    turns: tuple[Settled, ...] = ()
    locked: tuple[tuple[int, int], ...] = ()
    left: tuple[tuple[int, int], ...] = ()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.phase is Phase.OVER


def fold(happened: Iterable[Event]) -> Game:
    """The game these events make.

    Raises:
        Fault: at the first event that cannot follow; the code says why.
    """
    first, *rest = happened
    if not isinstance(first, events.GameOpened):
        raise Fault("impossible-event", type(first).__name__, "GameOpened first")
    return reduce(apply, rest, opened(first))


def opened(event: events.GameOpened) -> Game:
    """A game that has just been opened.

    Raises:
        Fault: of the rules' options.
    """
    players = len(event.seats)
    options = ruleset.options(event.rules, players)
    position = turn.start(ruleset.ruleset(options), players)
    return Game(
        id=event.game,
        options=options,
        pad=ruleset.pad(options.pad),
        seats=event.seats,
        commitment=event.commitment,
        position=position,
        rested=position,
        nonces=("",) * players,
        pending=(None,) * players,
    )


def apply(game: Game, event: Event) -> Game:
    """The game once ``event`` has happened.

    Raises:
        Fault: ``impossible-event``, or the code of the refusal, if it cannot happen now.
    """
    match event:
        case events.NonceGiven(seat=seat, nonce=nonce):
            _must(not game.started and 0 <= seat < len(game.seats), event)
            return game._replace(nonces=_put(game.nonces, seat, nonce))
        case events.GameStarted(roller=roller):
            _must(not game.started and 0 <= roller < len(game.seats), event)
            return game._replace(started=True, position=game.position._replace(roller=roller))
        case DiceRolled():
            return _rolled(game, event)
        case ChoiceMade(seat=seat):
            if refused := refusal(game, event):
                raise Fault(refused.code, f"choice of seat {seat}", str(refused.expected))
            pending = _put(game.pending, seat, choice(game.pad, event))
            return _settled(game._replace(pending=pending))
        case events.SeatLeft(seat=seat):
            here = 0 <= seat < len(game.seats) and seat not in gone(game)
            _must(game.started and not game.over and here, event)
            return _left(game, seat)
        case events.SeatHandedOver(seat=seat) | events.SeatTakenBack(seat=seat):
            # Who moves a seat is no matter of the rules: see ``clock``, which minds it.
            seats = range(len(game.seats))
            _must(
                game.started and not game.over and seat in seats and seat not in gone(game), event
            )
            return game
        case events.TableResumed():
            _must(game.started and not game.over, event)
            return game
        case events.GameEnded(reason=reason):
            _must(game.started and not game.over, event)
            return _cut_short(game, Reason(reason))
        case events.SeedRevealed(seed=seed):
            _must(game.over and game.seed is None, event)
            return game._replace(seed=seed)
    raise Fault("impossible-event", type(event).__name__, "an event after GameOpened")


def refusal(game: Game, event: ChoiceMade) -> Refusal | None:
    """Why this choice may not be made now, or None if it may. The game is unchanged."""
    position = game.position
    if position.phase is Phase.OVER:
        return Refusal("game-over")
    if (event.turn, event.phase) != (position.turn, position.phase.value):
        return Refusal("old-phase", {"turn": position.turn, "phase": position.phase})
    if not 0 <= event.seat < len(game.seats):
        return Refusal("no-such-seat", len(game.seats))
    if game.pending[event.seat] is not None:
        return Refusal("already-chosen")
    for mark in (event.white, event.colour):
        if mark is not None and place(game.pad, mark) == PASS:
            return Refusal("not-on-pad", game.options.pad)
    refused = turn.refusal(position, event.seat, choice(game.pad, event))
    if refused and refused.places:
        return refused._replace(expected=[game.pad.mark(offered) for offered in refused.places])
    return refused


def place(pad: Pad, mark: Mark | None) -> int:
    """The place of a mark; ``PASS`` for None and for what the pad lacks."""
    if mark is None or mark[0] not in ROWS[: len(pad.numbers)]:
        return PASS
    return pad.place(ROWS.index(mark[0]), mark[1])


def choice(pad: Pad, event: ChoiceMade) -> Choice:
    """The choice an event records."""
    return Choice(place(pad, event.white), place(pad, event.colour), event.colour_first)


def gone(game: Game) -> tuple[int, ...]:
    """The seats that left, in the order they did."""
    return tuple(seat for seat, _ in game.left)


def waiting_for(game: Game) -> tuple[int, ...]:
    """The seats whose choice is still due, in seat order."""
    seats = turn.seats_to_choose(game.position)
    return tuple(seat for seat in seats if game.pending[seat] is None)


def places(game: Game) -> tuple[int | None, ...]:
    """Where each seat finished, 1 = first, ties sharing a place; None for one that left."""
    totals = turn.scores(game.position)
    away = gone(game)
    stayed = [total for seat, total in enumerate(totals) if seat not in away]
    return tuple(
        None if seat in away else 1 + sum(other > total for other in stayed)
        for seat, total in enumerate(totals)
    )


def _rolled(game: Game, event: DiceRolled) -> Game:
    position = game.position
    _must(game.started and position.phase is Phase.ROLL, event)
    _must(event.turn == position.turn + 1, event)
    _must(turn.can_land(position, event.dice), event)
    return game._replace(position=turn.roll(position, event.dice), rested=position)


def _settled(game: Game) -> Game:
    """The game with its open action settled, if every choice is in."""
    before = game.position
    if not game.started or before.phase in (Phase.ROLL, Phase.OVER) or waiting_for(game):
        return game
    choices = tuple(made or Choice() for made in game.pending)
    after = turn.settle(before, choices)
    whites = game.whites if before.phase is Phase.COLOUR else tuple(made.white for made in choices)
    game = game._replace(
        position=after,
        pending=(None,) * len(game.seats),
        whites=whites,
        locked=(*game.locked, *_locks(before, choices)),
    )
    if after.phase is Phase.COLOUR:
        return _settled(game)  # at once, should the roller have left
    return game._replace(turns=(*game.turns, _turn(game, before, choices[before.roller])))


def _turn(game: Game, before: Position, last: Choice) -> Settled:
    mark, roller = game.pad.mark, before.roller
    record = Turn(
        roller=roller,
        dice=Dice.of(before.dice),
        white=tuple(None if made == PASS else mark(made) for made in game.whites),
        colour=None if last.colour == PASS else mark(last.colour),
        order="colour-first" if last.colour_first else msgspec.UNSET,
    )
    penalties = game.position.sheets[roller][kernel.PENALTIES]
    return Settled(
        number=before.turn,
        turn=record,
        penalty=penalties > before.sheets[roller][kernel.PENALTIES],
        locked=tuple((seat, ROWS[row]) for seat, row in game.locked[_settled_locks(game) :]),
        scores=turn.scores(game.position),
    )


def _settled_locks(game: Game) -> int:
    return sum(len(done.locked) for done in game.turns)


def _cut_short(game: Game, reason: Reason) -> Game:
    """The game ended from outside: a turn that was not finished does not count."""
    position = game.position
    if position.phase is not Phase.ROLL:
        position = game.rested._replace(gone=position.gone)
    return game._replace(
        position=turn.end(position, reason),
        pending=(None,) * len(game.seats),
        locked=game.locked[: _settled_locks(game)],
    )


def _locks(before: Position, choices: tuple[Choice, ...]) -> list[tuple[int, int]]:
    return [
        (seat, kernel.row_of(made))
        for seat, pair in enumerate(choices)
        for made in (pair.white, pair.colour)
        if made != PASS and kernel.locks(before.rules, made)
    ]


def _left(game: Game, seat: int) -> Game:
    position = game.position
    # Between two turns it is the next one that the seat has no part in.
    number = position.turn + (position.phase is Phase.ROLL)
    game = game._replace(position=turn.leave(position, seat), left=(*game.left, (seat, number)))
    stay = [other for other in range(len(game.seats)) if other not in gone(game)]
    people = [other for other in stay if game.seats[other].bot is None]
    alone = len(game.seats) > 1 and len(stay) < 2
    if alone or not people:
        return _cut_short(game, Reason.LEFT)
    return _settled(game)


def _put(values: tuple[_T, ...], index: int, value: _T) -> tuple[_T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _must(fits: bool, event: Event) -> None:
    if not fits:
        raise Fault("impossible-event", str(event), "an event that can follow")
