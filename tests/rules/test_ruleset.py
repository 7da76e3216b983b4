import pytest

from rowlock.rules import ruleset
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import PADS, PRESETS, options, options_from_text, pad

LAYOUT_COLOURS = {"red", "yellow", "green", "blue"}


@pytest.mark.parametrize("name", PADS)
def test_every_row_of_a_pad_holds_each_number_once(name):
    """Each row of a pad is an order of 2 to 12."""
    for numbers in pad(name).numbers:
        assert sorted(numbers) == list(range(2, 13))


@pytest.mark.parametrize("name", PADS)
def test_each_number_has_four_colours(name):
    """Every number stands on the pad once in each of the four colours."""
    printed = pad(name)
    for number in range(2, 13):
        places = [printed.place(row, number) for row in range(4)]
        assert {printed.colours[place >> 4][place & 15] for place in places} == LAYOUT_COLOURS


@pytest.mark.parametrize("name", PADS)
def test_rows_lock_in_the_colours_of_their_places(name):
    """The last cells of the rows are red, yellow, green and blue, first to fourth."""
    assert [pad(name).die_of_row(row) for row in range(4)] == [0, 1, 2, 3]


def test_presets_are_those_of_the_booklet_and_the_two_house_styles():
    """Rulebook, crosswise and family differ as the rules page says."""
    read = {name: options({"preset": name}) for name in PRESETS}
    chosen = {
        name: (one.timing, one.ends, one.closed_die, one.order, one.first_roller)
        for name, one in read.items()
    }
    assert chosen == {
        "rulebook": ("phased", "at-once", "gone", "white-first", "lot"),
        "crosswise": ("one-roll", "after-turn", "until-turn-end", "white-first", "seat-1"),
        "family": ("one-roll", "after-turn", "until-turn-end", "either", "lot"),
    }


def test_a_record_carries_every_option_and_reads_back_the_same():
    """The rules object of a record names every option, and makes the same options again."""
    for preset in PRESETS:
        chosen = options({"preset": preset, "pad": "mixx-a", "turn_limit": 30}, players=3)
        record = chosen.as_record()
        assert set(record) == {"version", "preset", *ruleset.VALUES}
        assert options(record, players=3) == chosen


def test_the_command_line_form_says_the_same():
    """``key=value`` pairs read as the same options, ``none`` as no limit."""
    text = "preset=crosswise, penalty_points=10,turn_limit=none"
    assert options_from_text(text) == options({"preset": "crosswise", "penalty_points": 10})
    assert options_from_text("") == options()


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"version": 2}, "unknown-version"),
        ({"version": True}, "unknown-version"),
        ({"preset": "fancy"}, "unknown-preset"),
        ({"preset": ["rulebook"]}, "unknown-preset"),
        ({"colour": "red"}, "unknown-option"),
        ({"pad": "longest"}, "unknown-pad"),
        ({"pad": 7}, "bad-option"),
        ({"timing": "slow"}, "bad-option"),
        ({"penalty_points": 7}, "bad-option"),
        ({"penalty_points": True}, "bad-option"),
        ({"penalty_limit": 0}, "bad-option"),
        ({"turn_limit": 0}, "bad-option"),
        ({"turn_limit": "12"}, "bad-option"),
        ({"players": 9}, "bad-option"),
        ({"preset": "rulebook", "order": "either"}, "options-conflict"),
        ({"players": 3}, "options-conflict"),
    ],
)
def test_unknown_and_impossible_options_are_refused_with_a_code(given, code):
    """Each bad option is refused with its own code and says what was expected."""
    with pytest.raises(Fault) as refused:
        options(given, players=2)
    assert refused.value.code == code
    assert refused.value.expected


def test_a_pair_without_equals_is_refused():
    """What is not of the form key=value is refused."""
    with pytest.raises(Fault, match="bad-option"):
        options_from_text("crosswise")


@pytest.mark.parametrize("text", ["penalty_points=5,penalty_points=10", "pad=mixx-a, pad=mixx-a"])
def test_a_key_given_twice_is_refused(text):
    """None wins over another, not even over its like."""
    with pytest.raises(Fault, match="options-conflict"):
        options_from_text(text)


def test_a_pad_of_another_name_is_refused():
    """Asking for a pad that does not exist names those that do."""
    with pytest.raises(Fault, match="classic"):
        pad("nowhere")


def test_players_are_changed_within_their_range():
    """The same options serve another number of players, from 1 to 8."""
    chosen = options()
    assert ruleset.with_players(chosen, 8).players == 8
    with pytest.raises(Fault, match="bad-option"):
        ruleset.with_players(chosen, 9)


def test_rules_that_play_differently_have_different_digests():
    """The digest tells pads and options apart and is the same for the same rules."""
    rules = [
        ruleset.ruleset(options({"preset": preset, "pad": name}))
        for preset in PRESETS
        for name in PADS
    ]
    assert len({one.digest for one in rules}) == len(rules)
    assert rules[0].digest == ruleset.ruleset(options()).digest


def test_points_are_triangular_up_to_a_full_row():
    """1, 3, 6 ... 78 points for 1 to 12 marks."""
    assert ruleset.ruleset(options()).points == (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)
