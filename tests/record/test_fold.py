import random

import pytest

from rowlock.record import events, fold
from rowlock.record.events import ChoiceMade, DiceRolled, GameOpened, GameStarted, Seat
from rowlock.rules.refusal import Fault
from rowlock.rules.turn import Phase, Reason
from rowlock.testing.games import random_game

COMMITMENT = "0" * 64


def opened(players=2, bots=(), **rules):
    seats = tuple(
        Seat(f"S{seat}", bot="casual" if seat in bots else None) for seat in range(players)
    )
    return GameOpened("g", rules, seats, COMMITMENT)


def started(*more, **setup):
    return fold.fold([opened(**setup), GameStarted(0), *more])


ROLL_1 = DiceRolled(1, (3, 4, 5, 2, 6, 1))


def white(seat, mark=None, turn=1):
    return ChoiceMade(seat, turn, "white", white=mark)


def test_a_choice_stays_sealed_until_the_last_is_in():
    """A confirmed choice changes no sheet before everybody has chosen."""
    game = started(ROLL_1, white(1, ("red", 7)))
    assert game.position.sheets == ((0,) * 5, (0,) * 5)
    assert fold.waiting_for(game) == (0,)
    game = fold.apply(game, white(0))
    assert game.position.phase is Phase.COLOUR
    assert game.position.sheets[1][0] == 1 << 5


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        (white(0, turn=2), "old-phase"),
        (ChoiceMade(0, 1, "colour"), "old-phase"),
        (white(5), "no-such-seat"),
        (white(-1), "no-such-seat"),
        (white(1), "already-chosen"),
        (white(0, ("red", 13)), "not-on-pad"),
        (white(0, ("pink", 7)), "not-on-pad"),
        (white(0, ("red", 8)), "not-the-sum"),
    ],
)
def test_a_choice_that_cannot_be_made_is_refused_and_changes_nothing(choice, code):
    """Each kind of impossible choice has its code, and the fold refuses it too."""
    game = started(ROLL_1, white(1))
    assert fold.refusal(game, choice).code == code
    with pytest.raises(Fault) as refused:
        fold.apply(game, choice)
    assert refused.value.code == code


def test_a_refusal_names_the_marks_the_dice_offer():
    """Where the dice offer something else, the refusal lists it in the table's words."""
    game = started(ROLL_1)
    refused = fold.refusal(game, white(0, ("red", 8)))
    assert refused.expected == [("red", 7), ("yellow", 7), ("green", 7), ("blue", 7)]


def test_an_over_game_takes_no_choice():
    """After the end a choice is answered with game-over."""
    game = started(ROLL_1, events.GameEnded("quiet"))
    assert fold.refusal(game, white(0)).code == "game-over"


@pytest.mark.parametrize(
    "event",
    [
        opened(),
        events.NonceGiven(0, "ab"),
        GameStarted(1),
        DiceRolled(2, (3, 4, 5, 2, 6, 1)),
        DiceRolled(1, (3, 4, 5, 2, 6, 7)),
        DiceRolled(1, (3, 4, 5, 2, 6, 0)),
        events.SeedRevealed("00" * 32),
    ],
)
def test_events_that_cannot_follow_are_refused(event):
    """A started game is not opened, started or given nonces again, and rolls in order."""
    with pytest.raises(Fault, match="impossible-event"):
        started(event)


def test_a_game_begins_with_its_opening():
    """Any other first event is refused."""
    with pytest.raises(Fault, match="impossible-event"):
        fold.fold([GameStarted(0)])
    with pytest.raises(Fault, match="impossible-event"):
        fold.fold([opened(), ROLL_1])


def test_a_seat_leaves_once():
    """A seat that left cannot leave again, and a lobby is not left."""
    game = started(events.SeatLeft(2), players=3)
    with pytest.raises(Fault, match="impossible-event"):
        fold.apply(game, events.SeatLeft(2))
    with pytest.raises(Fault, match="impossible-event"):
        fold.apply(fold.fold([opened()]), events.SeatLeft(0))


def test_the_game_ends_when_one_is_left_or_only_computers_are():
    """Two seats less one, or the last person leaving the computers, end the game."""
    alone = started(events.SeatLeft(1))
    assert alone.position.reason is Reason.LEFT
    assert fold.places(alone) == (1, None)
    computers = started(events.SeatLeft(0), players=3, bots=(1, 2))
    assert computers.position.reason is Reason.LEFT
    goes_on = started(events.SeatLeft(0), players=3)
    assert not goes_on.over


def test_a_turn_cut_short_does_not_count():
    """White marks of a turn that the last leaver broke off are taken back, locks too."""
    down = ("green", 7)
    game = started(ROLL_1, white(0, down), white(1, ("red", 7)))
    assert game.position.phase is Phase.COLOUR
    game = fold.apply(game, events.SeatLeft(0))
    assert game.position.reason is Reason.LEFT
    assert game.position.sheets == ((0,) * 5, (0,) * 5)
    assert game.turns == ()
    assert game.left == ((0, 1),)


def test_leaving_settles_what_only_waited_for_that_seat():
    """When the last one to choose leaves, the roll is settled without it."""
    game = started(ROLL_1, white(0, ("red", 7)), white(1), players=3)
    game = fold.apply(game, events.SeatLeft(2))
    assert game.position.phase is Phase.COLOUR
    assert game.position.sheets[0][0] == 1 << 5


def test_a_roller_who_leaves_in_the_colour_action_ends_the_turn_without_penalty():
    """The turn goes to the next seat and the sheet stays as it is."""
    game = started(ROLL_1, white(0), white(1), white(2), players=3)
    game = fold.apply(game, events.SeatLeft(0))
    assert game.position.roller == 1
    assert game.turns[0].penalty is False
    assert game.left == ((0, 1),)


def test_a_roller_who_left_before_choosing_has_no_colour_action():
    """The colour action of a roller who has left is settled at once."""
    game = started(ROLL_1, events.SeatLeft(0), white(1), white(2), players=3)
    assert game.position.phase is Phase.ROLL
    assert game.turns[0].turn.colour is None


def test_leaving_between_two_turns_counts_from_the_next():
    """Between two turns it is the next one that the seat has no part in."""
    game = started(events.SeatLeft(0), players=3)
    assert game.left == ((0, 1),)
    assert game.position.roller == 1


def test_ties_share_a_place():
    """Equal totals share a place and the next one is counted past them."""
    game = started(ROLL_1, white(0, ("red", 7)), white(1, ("blue", 7)), white(2), players=3)
    assert fold.places(game) == (1, 1, 3)


def test_a_settled_turn_says_what_came_of_it():
    """The settled turn holds the marks, the penalty, the locks and the totals."""
    game = started(ROLL_1, white(0), white(1), ChoiceMade(0, 1, "colour"))
    settled = game.turns[0]
    assert (settled.number, settled.penalty, settled.locked) == (1, True, ())
    assert settled.scores == (-5, 0)
    assert settled.turn.white == (None, None)


def test_locks_are_told_with_who_made_them():
    """Everybody who locked a row on one roll is named for it."""
    for seed in range(400):
        happened = list(random_game(random.Random(seed), {"preset": "crosswise"}, 3))
        game = fold.fold(happened)
        told = [lock for settled in game.turns for lock in settled.locked]
        assert told == [(seat, fold.ROWS[row]) for seat, row in game.locked]
        if len({row for _, row in told}) < len(told):
            return
    raise AssertionError("no game in which a row was locked twice")
