import random
import subprocess
import sys
from itertools import pairwise

import msgspec
import numpy as np
import pytest

from rowlock.players import solitaire, solitaire_position, solitaire_table
from rowlock.players.solitaire import ranked
from rowlock.players.solitaire_layout import layout
from rowlock.record.view import Seen
from rowlock.rules import kernel, turn
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import options, pad, ruleset

RULES = ruleset(options({"penalty_limit": 1}))
PAD = pad("classic")


@pytest.fixture
def layers():
    """Values made up for the purpose: what matters here is how they are kept and looked up."""
    return np.random.default_rng(7).random((1, layout(RULES).size), np.float32)


@pytest.fixture
def file(tmp_path, layers):
    found = solitaire_table.path(RULES, tmp_path)
    solitaire_table.write(found, RULES, layers)
    return found


def code(call, *arguments):
    with pytest.raises(Fault) as fault:
        call(*arguments)
    return fault.value.code


def test_a_table_comes_back_as_it_was_written(file, layers, tmp_path):
    """What is read in place is what was kept, and nothing else lies in the folder."""
    table = solitaire_table.read(file, RULES)
    assert np.array_equal(table.layers, layers)
    assert isinstance(table.layers, np.memmap)
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("length", [0, 5, 19, 100, -1])
def test_a_truncated_table_is_refused(file, length):
    """However much is missing, no value is read from it."""
    file.write_bytes(file.read_bytes()[:length])
    assert code(solitaire_table.read, file, RULES) == "bad-table"


@pytest.mark.parametrize("place", [0, 17, 30, -1])
def test_a_damaged_or_foreign_table_is_refused(file, place):
    """A changed byte anywhere, or another kind of file, is noticed."""
    data = bytearray(file.read_bytes())
    data[place] ^= 0xFF
    file.write_bytes(data)
    assert code(solitaire_table.read, file, RULES) == "bad-table"


def test_a_table_for_other_rules_or_another_aim_is_refused(file):
    """The digest of the rules and the kind of the values must be those asked for."""
    other = RULES._replace(penalty_points=10)
    assert code(solitaire_table.read, file, other) == "other-rules"
    assert code(solitaire_table.read, file, RULES, "hazard") == "bad-table"


def test_without_a_table_the_player_says_how_to_make_one(tmp_path):
    """The fault names the command."""
    seen = Seen(turn.roll(turn.start(RULES, 1), (1, 2, 3, 4, 5, 6)), 0)
    with pytest.raises(Fault, match="rowlock solve") as fault:
        solitaire.player(tmp_path).choose(seen, random.Random(1))
    assert fault.value.code == "no-table"


def test_a_table_that_cannot_be_written_leaves_nothing(tmp_path, layers):
    """Where a file stands in place of the folder, nothing is written."""
    (tmp_path / "folder").write_text("")
    target = tmp_path / "folder" / "table"
    assert code(solitaire_table.write, target, RULES, layers) == "not-written"
    assert [found.name for found in tmp_path.iterdir()] == ["folder"]


@pytest.mark.parametrize("given", [{}, {"timing": "one-roll"}, {"preset": "family"}])
@pytest.mark.parametrize("players", [1, 3])
def test_it_plays_whole_games_alone_and_with_others(tmp_path, given, players):
    """Every choice is legal and the best of the ranked ones, until the game is over."""
    rules = ruleset(options({**given, "penalty_limit": 2}))
    rng = np.random.default_rng(3)
    values = rng.random((2, layout(rules).size), np.float32)
    solitaire_table.write(solitaire_table.path(rules, tmp_path), rules, values)
    table = solitaire_table.read(solitaire_table.path(rules, tmp_path), rules)
    player, dice = solitaire.player(tmp_path), random.Random(5)
    position = turn.start(rules, players)
    while position.phase is not turn.Phase.OVER:
        if position.phase is turn.Phase.ROLL:
            rolled = [dice.randint(1, 6) for _ in range(6)]
            position = turn.roll(position, turn.land(position, rolled))
        choices = [turn.Choice()] * players
        for seat in turn.seats_to_choose(position):
            choices[seat] = player.choose(Seen(position, seat), random.Random(1))
            order = ranked(table, position, seat)
            assert {each.choice for each in order} == set(turn.legal(position, seat))
            assert dict(order)[choices[seat]] == order[0].worth
            assert all(a.worth >= b.worth for a, b in pairwise(order))
        position = turn.settle(position, choices)
    assert all(sheet[kernel.PENALTIES] <= 2 for sheet in position.sheets)


def test_the_player_needs_no_numba():
    """A server that seats it loads nothing of the lab."""
    code = "import sys, rowlock.players.solitaire_position; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


DICE = {"white": [2, 3], "red": 3, "yellow": 2, "green": 6, "blue": 5}


def read(**given):
    return solitaire_position.read(msgspec.json.encode(given), RULES, PAD)


def test_a_position_ranks_every_choice(file):
    """Before the white action all choices are there; after a settled mark only coloured ones."""
    table = solitaire_table.read(file, RULES)
    before = solitaire_position.judge(table, read(sheet={"red": [2, 3]}, dice=DICE))
    assert len(before.choices) == 5
    assert before.worth == before.choices[0].worth
    after = solitaire_position.judge(table, read(dice=DICE, white=["red", 5]))
    assert all(choice.choice.white == kernel.PASS for choice in after.choices)
    alone = solitaire_position.judge(table, read(sheet={"red": [2, 3]}))
    assert alone.choices == ()
    assert 3 <= alone.worth <= 4


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"sheet": {"red": [1]}}, "bad-sheet"),
        ({"sheet": {"penalties": 1}}, "bad-position"),
        ({"closed": ["red", "blue"]}, "bad-position"),
        ({"closed": ["red"], "dice": DICE}, "bad-dice"),
        ({"dice": {**DICE, "red": 7}}, "bad-dice"),
        ({"dice": {"white": [1, 2]}}, "bad-dice"),
        ({"dice": DICE, "white": ["red", 6]}, "not-the-sum"),
        ({"dice": DICE, "white": ["red", 13]}, "not-on-pad"),
        ({"shet": {}}, "bad-position"),
    ],
)
def test_an_impossible_position_is_refused(given, expected):
    """What no game can lead to is named, not evaluated."""
    assert code(lambda: read(**given)) == expected
