import pytest

from rowlock.rules import ruleset, sheet, turn
from rowlock.rules.kernel import PASS
from rowlock.rules.refusal import Fault
from rowlock.rules.turn import Choice, Phase, Reason

CLASSIC = ruleset.pad("classic")
ROLLED = (3, 4, 5, 2, 6, 1)
RED_7, YELLOW_7, GREEN_9, RED_8 = (
    CLASSIC.place(0, 7),
    CLASSIC.place(1, 7),
    CLASSIC.place(2, 9),
    CLASSIC.place(0, 8),
)


def at_table(players=2, sheets=None, closed=0, **options):
    rules = ruleset.ruleset(ruleset.options(options))
    position = turn.start(rules, players)
    written = [sheet.write(rules, CLASSIC, given) for given in sheets or [{}] * players]
    return position._replace(sheets=tuple(written), closed=closed)


def test_a_position_waits_for_a_roll_and_then_for_everybody():
    """Before the roll nobody chooses; after it every seat does."""
    position = at_table(3)
    assert turn.seats_to_choose(position) == ()
    assert turn.legal(position, 0) == ()
    landed = turn.roll(position, ROLLED)
    assert (landed.phase, landed.turn) == (Phase.WHITE, 1)
    assert turn.seats_to_choose(landed) == (0, 1, 2)


def test_only_the_roller_chooses_in_the_colour_action():
    """After the white action the others have nothing to choose."""
    position = turn.settle(turn.roll(at_table(), ROLLED), [Choice(), Choice()])
    assert position.phase is Phase.COLOUR
    assert turn.seats_to_choose(position) == (0,)
    assert turn.refusal(position, 1, Choice()).code == "not-your-choice"
    assert turn.refusal(position, 0, Choice(white=RED_7)).code == "not-your-choice"


def test_one_roll_asks_everybody_once():
    """In one-roll timing the roller's answer holds both marks and settles the turn."""
    landed = turn.roll(at_table(preset="crosswise"), ROLLED)
    assert landed.phase is Phase.ANSWER
    after = turn.settle(landed, [Choice(RED_7, GREEN_9), Choice(YELLOW_7)])
    assert (after.phase, after.roller) == (Phase.ROLL, 1)
    assert turn.scores(after) == (2, 1)


def test_the_legal_choices_are_exactly_those_not_refused():
    """Of all pairs of places, those in the legal set are those without a refusal."""
    places = (PASS, *(row * 16 + cell for row in range(4) for cell in range(11)))
    marked = {"red": [2, 3, 5], "green": [12, 8], "blue": [12, 11, 10, 9, 8]}
    for preset in ruleset.PRESETS:
        landed = turn.roll(at_table(sheets=[marked, {}], preset=preset), ROLLED)
        for seat in (0, 1):
            legal = set(turn.legal(landed, seat))
            every = {
                Choice(white, colour, first)
                for white in places
                for colour in places
                for first in (False, True)
                if turn.refusal(landed, seat, Choice(white, colour, first)) is None
            }
            # With fewer than two marks the order says nothing.
            plain = {choice for choice in every if not choice.colour_first or PASS not in choice}
            assert legal == plain


@pytest.mark.parametrize(
    ("choice", "seat", "code"),
    [
        (Choice(RED_8), 0, "not-the-sum"),
        (Choice(colour=GREEN_9), 0, "not-your-choice"),
        (Choice(RED_7, colour_first=True), 0, "order-fixed"),
        (Choice(CLASSIC.place(2, 7)), 0, "burned"),
        (Choice(YELLOW_7), 0, "already-marked"),
        (Choice(CLASSIC.place(3, 7)), 0, "row-closed"),
    ],
)
def test_a_white_choice_is_refused_with_its_own_code(choice, seat, code):
    """What the dice, the sheet or the phase forbid is refused with a code."""
    sheets = [{"green": [5], "yellow": [7]}, {"blue": [12, 11, 10, 9, 8, 2]}]
    landed = turn.roll(at_table(sheets=sheets, closed=0b1000), (3, 4, 5, 2, 6, 0))
    assert turn.refusal(landed, seat, choice).code == code


def test_a_lock_is_refused_until_five_marks_are_there():
    """The last cell says how many marks it needs."""
    landed = turn.roll(at_table(sheets=[{"red": [2, 3, 4, 5]}, {}]), (6, 6, 1, 1, 1, 1))
    refused = turn.refusal(landed, 0, Choice(CLASSIC.place(0, 12)))
    assert (refused.code, refused.expected) == ("lock-shut", 5)


def test_a_coloured_mark_in_a_closed_row_is_refused_as_closed():
    """The refusal names the closed row, not the die that left with it."""
    landed = turn.roll(at_table(closed=0b0001), (3, 4, 0, 2, 6, 1))
    position = turn.settle(landed, [Choice(), Choice()])
    assert turn.refusal(position, 0, Choice(colour=RED_8)).code == "row-closed"
    wrong = turn.refusal(position, 0, Choice(colour=YELLOW_7))
    assert wrong.code == "not-the-sum"
    assert GREEN_9 in wrong.places


def test_a_die_leaves_with_its_row_or_stays_for_the_turn():
    """Option closed_die decides whether the red die may be used in the turn red was locked."""
    sheets = [{}, {"red": [2, 3, 5, 6, 8]}]
    for option, red in (("gone", 0), ("until-turn-end", 3)):
        landed = turn.roll(at_table(sheets=sheets, closed_die=option), (6, 6, 3, 1, 1, 1))
        assert turn.dice_in_play(landed) == (6, 6, 3, 1, 1, 1)
        after = turn.settle(landed, [Choice(), Choice(CLASSIC.place(0, 12))])
        assert turn.dice_in_play(after) == (6, 6, red, 1, 1, 1)


def test_nothing_is_legal_once_the_game_is_over():
    """A finished game takes no choice, no dice and nothing to settle."""
    over = turn.end(turn.roll(at_table(), ROLLED), Reason.QUIET)
    assert turn.legal(over, 0) == ()
    assert turn.refusal(over, 0, Choice()).code == "game-over"
    with pytest.raises(Fault, match="not-now"):
        turn.roll(over, ROLLED)
    with pytest.raises(Fault, match="not-now"):
        turn.settle(over, [Choice(), Choice()])


@pytest.mark.parametrize("dice", [(3, 4), (0, 4, 5, 2, 6, 1), (3, 4, 7, 2, 6, 1)])
def test_dice_that_cannot_land_are_refused(dice):
    """Too few dice, a missing white die or a seven are refused."""
    with pytest.raises(Fault, match="bad-dice"):
        turn.roll(at_table(), dice)


def test_a_die_that_is_out_cannot_land():
    """With red closed the red die is not rolled."""
    with pytest.raises(Fault, match="bad-dice"):
        turn.roll(at_table(closed=1), ROLLED)


def test_the_roll_passes_over_seats_that_left():
    """Who left neither chooses nor rolls, and gets no penalty for the turn it left in."""
    landed = turn.leave(turn.roll(at_table(3), ROLLED), 0)
    assert turn.seats_to_choose(landed) == (1, 2)
    colour = turn.settle(landed, [Choice()] * 3)
    assert turn.seats_to_choose(colour) == ()
    after = turn.settle(colour, [Choice()] * 3)
    assert after.roller == 1
    assert turn.scores(after) == (0, 0, 0)
    assert turn.leave(after, 1).roller == 2


def test_a_confirmed_mark_of_one_who_left_stands():
    """In one-roll timing a roller's confirmed answer counts though the roller left."""
    landed = turn.leave(turn.roll(at_table(preset="crosswise"), ROLLED), 0)
    after = turn.settle(landed, [Choice(RED_7, GREEN_9), Choice()])
    assert turn.scores(after) == (2, 0)


def test_when_all_have_left_the_roller_stays_where_it_is():
    """A table without anybody has no next roller to look for."""
    position = turn.leave(turn.leave(at_table(), 0), 1)
    assert position.roller == 1
