import msgspec

from rowlock.record import events, fold, view
from rowlock.record.events import ChoiceMade, DiceRolled, GameOpened, GameStarted, Seat


def game(*more, preset="rulebook", players=2):
    seats = tuple(Seat(f"S{seat}") for seat in range(players))
    opened = GameOpened("g", {"preset": preset}, seats, "0" * 64)
    return fold.fold([opened, GameStarted(0), *more])


ROLL_1 = DiceRolled(1, (3, 4, 5, 2, 6, 1))


def test_the_roller_and_the_others_get_their_own_legal_choices():
    """Each seat is offered what it may do; a spectator nothing."""
    table = game(ROLL_1, preset="crosswise")
    mine, others, nobody = (view.view(table, seat).legal for seat in (0, 1, None))
    assert {option.white for option in others} == {
        None,
        ("red", 7),
        ("yellow", 7),
        ("green", 7),
        ("blue", 7),
    }
    assert all(option.colour is None for option in others)
    assert any(option.white and option.colour for option in mine)
    assert nobody == ()


def test_the_price_of_passing_is_the_rollers_alone():
    """Only the roller's pass costs a penalty, in the phase in which it does."""
    table = game(ROLL_1, preset="crosswise")
    assert view.view(table, 0).legal[0].penalty
    assert not view.view(table, 1).legal[0].penalty
    phased = game(ROLL_1)
    assert not view.view(phased, 0).legal[0].penalty
    passed = game(ROLL_1, ChoiceMade(0, 1, "white"), ChoiceMade(1, 1, "white"))
    assert view.view(passed, 0).legal[0].penalty
    marked = game(ROLL_1, ChoiceMade(0, 1, "white", ("red", 7)), ChoiceMade(1, 1, "white"))
    assert not view.view(marked, 0).legal[0].penalty


def test_skips_are_counted_for_each_mark_in_the_order_made():
    """A coloured mark right of the white one skips only the cells between."""
    table = game(ROLL_1, preset="family")
    legal = {
        (option.white, option.colour, option.colour_first): option.skips
        for option in view.view(table, 0).legal
    }
    assert legal[("red", 7), None, False] == (5, 0)
    assert legal[("red", 7), ("red", 9), False] == (5, 1)
    assert legal[("blue", 7), ("blue", 4), False] == (5, 2)
    assert legal[("yellow", 7), ("yellow", 5), True] == (1, 3)


def test_a_sealed_choice_is_seen_by_its_seat_only():
    """The others see that a seat has chosen, not what."""
    table = game(ROLL_1, ChoiceMade(1, 1, "white", ("red", 7)))
    theirs = view.view(table, 1)
    assert theirs.chosen.white == ("red", 7)
    assert theirs.legal == ()
    for seat in (0, None):
        seen = view.view(table, seat)
        assert seen.chosen is None
        assert [who.chosen for who in seen.seats] == [False, True]
        assert b'"marks":[7]' not in msgspec.json.encode(seen)
    assert view.seen(table, 0).position.sheets[1] == (0,) * 5


def test_the_colour_action_shows_the_white_marks_and_the_dice_left():
    """Once settled, everybody's white mark is shown beside the dice still in play."""
    table = game(ROLL_1, ChoiceMade(0, 1, "white"), ChoiceMade(1, 1, "white", ("red", 7)))
    seen = view.view(table, 0)
    assert seen.settled_white == (None, ("red", 7))
    assert seen.white_sum == 7
    assert seen.sums == {"red": (8, 9), "yellow": (5, 6), "green": (9, 10), "blue": (4, 5)}


def test_between_rolls_there_are_no_dice():
    """Before the first roll nothing is on the table to be chosen."""
    table = game()
    seen = view.view(table, 0)
    assert (seen.dice, seen.white_sum, seen.sums, seen.legal) == (None, None, {}, ())
    unstarted = fold.fold([GameOpened("g", {}, (Seat("A"), Seat("B")), "0" * 64)])
    assert view.view(unstarted, 0).legal == ()


def test_turns_are_sent_from_the_one_asked_for():
    """A client that holds turn 1 asks since turn 2 and gets what came after."""
    table = game(
        ROLL_1, ChoiceMade(0, 1, "white"), ChoiceMade(1, 1, "white"), ChoiceMade(0, 1, "colour")
    )
    assert [done.number for done in view.view(table, 0).turns] == [1]
    assert view.view(table, 0, since=2).turns == ()


def test_the_set_up_says_who_you_are_and_what_is_committed():
    """The unchanging part names the seats, the pad, every option and the commitment."""
    table = game()
    setup = view.setup(table, 1)
    assert (setup.you, setup.game, setup.commitment) == (1, "g", "0" * 64)
    assert setup.pad.numbers[2][0] == 12
    assert setup.rules["version"] == 1


def test_the_seed_is_seen_only_after_the_end():
    """While the game runs the seed is nowhere; after the end it is there with the result."""
    seed = "ab" * 32
    over = game(ROLL_1, events.GameEnded("quiet"), events.SeedRevealed(seed))
    seen = view.view(over, 0)
    assert (seen.seed, seen.result.reason) == (seed, "quiet")
    running = view.view(game(ROLL_1), 0)
    assert (running.seed, running.result) == (None, None)


def test_closed_rows_name_who_closed_them():
    """A closed row is listed with every seat that locked it."""
    table = game()._replace(locked=((1, 0), (0, 0)))
    table = table._replace(position=table.position._replace(closed=1))
    assert view.closed_by(table) == {"red": (1, 0)}
