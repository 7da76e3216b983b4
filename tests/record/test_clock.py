"""Clocks: when a wait began, who missed rolls, and when Autopilot takes a seat."""

import pytest

from rowlock.record import clock, dice, events, fold, log
from rowlock.rules.refusal import Fault

SEED = bytes(32)


class Told:
    """A game and its clock, told entry by entry."""

    def __init__(self, *bots, preset="rulebook"):
        seats = tuple(events.Seat(f"Seat {n}", bot) for n, bot in enumerate(bots))
        rules = {"preset": preset, "first_roller": "seat-1"}
        opening = events.GameOpened("g", rules, seats, dice.commitment(SEED))
        self.last = log.append(opening, 0, None)
        self.game = fold.opened(opening)
        self.clock = clock.opened(self.last, self.game)

    def happens(self, event, at=None):
        at = self.last.at + 10 if at is None else at
        self.last = log.append(event, at, self.last)
        before, self.game = self.game, fold.apply(self.game, event)
        self.clock = clock.apply(self.clock, self.last, before, self.game)

    def rolls(self, at=None):
        number = self.game.position.turn + 1
        self.happens(events.DiceRolled(number, (1, 2, 3, 4, 5, 6)), at)

    def chooses(self, seat, by="person", at=None):
        position = self.game.position
        self.happens(events.ChoiceMade(seat, position.turn, position.phase, by=by), at)


@pytest.fixture
def told():
    """Two people and a computer player, whose first roll has landed at 1,000."""
    table = Told(None, None, "casual")
    table.happens(events.GameStarted(0))
    table.rolls(at=1000)
    return table


def miss_turn(table, seat):
    """A whole turn in which the clock chooses for one seat and everybody else chooses."""
    turn = table.game.position.turn
    while table.game.position.turn == turn and table.game.position.phase != "roll":
        for waiting in fold.waiting_for(table.game):
            table.chooses(waiting, "clock" if waiting == seat else "person")
    table.rolls()


def test_a_wait_begins_with_the_roll(told):
    """The clock of a roll runs from the moment it landed, whoever has chosen since."""
    assert told.clock.since == 1000
    told.chooses(1, at=5000)
    assert told.clock.since == 1000


def test_each_action_has_its_own_time(told):
    """The roller's colour action has the full time from when the white one was settled."""
    for seat in (0, 1, 2):
        told.chooses(seat, at=2000 + seat)
    assert told.game.position.phase == "colour"
    assert told.clock.since == 2002


def test_a_resumed_table_has_the_full_time(told):
    """When the first person comes back to a parked table the wait begins anew."""
    told.happens(events.TableResumed(), at=90_000)
    assert told.clock.since == 90_000


def test_two_misses_in_a_row_hand_a_seat_over(told):
    """After two rolls missed in a row, and not after one, Autopilot takes the seat."""
    miss_turn(told, 0)  # its own roll: both actions missed are one roll
    assert told.clock.misses[0] == 1
    assert clock.to_hand_over(told.clock, told.game) == ()
    miss_turn(told, 0)
    assert clock.to_hand_over(told.clock, told.game) == (0,)
    told.happens(events.SeatHandedOver(0))
    assert told.clock.autopilot == {0}
    assert clock.to_hand_over(told.clock, told.game) == ()


def test_a_choice_makes_up_for_misses(told):
    """A choice of its person between two misses keeps the seat."""
    miss_turn(told, 1)
    miss_turn(told, None)
    miss_turn(told, 1)
    assert told.clock.misses[1] == 1


def test_any_act_takes_the_seat_back(told):
    """Taking back, or choosing, ends Autopilot and forgets the misses."""
    for act in (lambda: told.happens(events.SeatTakenBack(0)), lambda: told.chooses(0)):
        miss_turn(told, 0)
        miss_turn(told, 0)
        told.happens(events.SeatHandedOver(0))
        act()
        assert told.clock.autopilot == frozenset()
        assert told.clock.misses[0] == 0


def test_autopilot_s_own_choices_change_nothing(told):
    """A choice by Autopilot neither brings the person back nor counts as a miss."""
    miss_turn(told, 0)
    miss_turn(told, 0)
    told.happens(events.SeatHandedOver(0))
    told.chooses(0, "autopilot")
    assert told.clock.autopilot == {0}
    assert told.clock.misses[0] == 2


def test_somebody_must_go_on_playing(told):
    """Autopilot takes no seat when no other person would be left playing."""
    for _ in range(2):
        turn = told.game.position.turn
        while told.game.position.turn == turn and told.game.position.phase != "roll":
            for seat in fold.waiting_for(told.game):
                told.chooses(seat, "clock" if seat < 2 else "bot")
        told.rolls()
    assert told.clock.misses == (2, 2, 0)
    assert clock.to_hand_over(told.clock, told.game) == ()


def test_who_left_is_nobody_to_play_on(told):
    """With the other person gone Autopilot takes no seat."""
    miss_turn(told, 0)
    miss_turn(told, 0)
    told.happens(events.SeatLeft(1))
    assert clock.to_hand_over(told.clock, told.game) == ()


@pytest.mark.parametrize(
    "event", [events.SeatHandedOver(0), events.SeatTakenBack(0), events.TableResumed()]
)
def test_only_a_running_game_has_them(event):
    """Before the start and after the end no seat changes hands and no table resumes."""
    table = Told(None, None)
    with pytest.raises(Fault):
        table.happens(event)
    table.happens(events.GameStarted(0))
    table.happens(event)
    table.happens(events.GameEnded("quiet"))
    with pytest.raises(Fault):
        table.happens(event)


@pytest.mark.parametrize("seat", [-1, 2, 1])
def test_only_seats_at_the_table_change_hands(seat):
    """A seat that is not there, or whose person left, cannot be handed over."""
    table = Told(None, None, "casual")
    table.happens(events.GameStarted(0))
    table.happens(events.SeatLeft(1))
    with pytest.raises(Fault):
        table.happens(events.SeatHandedOver(seat if seat != 2 else 3))
