import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock.record import dice
from rowlock.rules import ruleset, turn

SEED = bytes(range(32))


def by_hand(seed, game, nonces, number, count, faces):
    """The derivation as the rules page words it, written a second time on purpose."""
    values, block = [], 0
    while len(values) < count:
        message = f"{game}|{','.join(nonces)}|{number}|{block}".encode()
        digest = hmac.new(seed, message, hashlib.sha256).digest()
        values += [byte % faces + 1 for byte in digest if byte < 256 // faces * faces]
        block += 1
    return tuple(values[:count])


@given(
    seed=st.binary(min_size=32, max_size=32),
    game=st.text("abcdefgh0123", min_size=1, max_size=8),
    nonces=st.lists(st.sampled_from(["", "ab", "00ff"]), min_size=1, max_size=5),
    number=st.integers(1, 500),
    faces=st.sampled_from([3, 6, 8]),
)
def test_a_roll_is_the_published_function_of_seed_game_nonces_and_number(
    seed, game, nonces, number, faces
):
    """Anybody can derive roll n from the seed, the game, the nonces and n."""
    rolled = dice.roll(seed, game, nonces, number, faces)
    assert rolled == by_hand(seed, game, nonces, number, 6, faces)


def test_a_known_roll_never_changes():
    """The derivation is fixed: these values were written down when version 1 was made."""
    assert [dice.roll(SEED, "k3m9", ["00ff", ""], number) for number in (1, 2, 3)] == KNOWN


KNOWN = [(5, 2, 5, 6, 3, 5), (2, 3, 4, 5, 5, 5), (3, 1, 5, 5, 1, 2)]


def test_the_commitment_is_the_sha256_of_the_seed():
    """What is published beforehand is the seed's SHA-256 in hex."""
    assert dice.commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_a_closed_row_only_takes_its_die_out():
    """A lock leaves every other die of the same and of later rolls as it would have been."""
    rules = ruleset.ruleset(ruleset.options())
    position = turn.start(rules, 2)._replace(closed=0b0010)
    whole = dice.roll(SEED, "g", ["", ""], 9)
    landed = dice.landed(SEED, "g", ["", ""], 9, position)
    assert landed == (*whole[:3], 0, *whole[4:])


@pytest.mark.parametrize("how", ["lot", "first-six"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 8])
def test_every_seat_is_as_likely_to_roll_first(how, players):
    """Over 4,000 games each seat is drawn within five standard deviations of its share."""
    games = 4000
    drawn = Counter(
        dice.first_roller(number.to_bytes(32), "g", [""] * players, how, players)
        for number in range(games)
    )
    share = games / players
    spread = (share * (1 - 1 / players)) ** 0.5
    assert set(drawn) == set(range(players))
    assert all(abs(count - share) < 5 * spread for count in drawn.values())


def test_seat_one_rolls_first_where_that_is_the_rule():
    """Under seat-1, and alone at the table, nothing is drawn."""
    assert dice.first_roller(SEED, "g", ["", ""], "seat-1", 2) == 0
    assert dice.first_roller(SEED, "g", [""], "lot", 1) == 0
