"""A replay: a record, turn by turn, by the one fold."""

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock.record import fold, game_file
from rowlock.record.view import view
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import PRESETS
from rowlock.server.replay import replay
from rowlock.testing.games import random_game


def played(seed: int, players: int = 3, leaving: float = 0.0, **rules: Any) -> fold.Game:
    """A random game, to its end."""
    return fold.fold(random_game(random.Random(seed), rules, players, leaving))


@given(st.integers(0, 10_000), st.sampled_from(sorted(PRESETS)), st.sampled_from((0.0, 0.01)))
def test_a_replay_shows_every_turn_as_it_was_settled(seed, preset, leaving):
    """One frame before the first roll and one a turn, each with that turn, its dice and its scores."""
    game = played(seed, preset=preset, leaving=leaving)
    shown = replay(game_file.from_game(game))
    start, *frames = shown.frames
    assert (start.turn, start.turns) == (0, ()) or game.left
    assert len(frames) == len(game.turns)
    for number, (frame, settled) in enumerate(zip(frames, game.turns, strict=True), 1):
        assert [turn.number for turn in frame.turns] == [number]
        assert frame.turns[0].turn == settled.turn
        assert frame.dice == settled.turn.dice
        assert frame.white_sum == sum(settled.turn.dice.white)
        assert tuple(seat.sheet.total for seat in frame.seats) == settled.scores
        for name, offered in frame.sums.items():
            assert {number - getattr(frame.dice, name) for number in offered} == {
                *settled.turn.dice.white
            }


@given(st.integers(0, 10_000))
def test_only_the_last_page_of_a_replay_knows_the_end(seed):
    """No page before the last holds the result or the seed; the last is what the table showed."""
    game = played(seed)
    *before, last = replay(game_file.from_game(game)).frames
    assert all(frame.result is None and frame.seed is None for frame in before)
    assert (last.result, last.seed) == (view(game, None).result, game.seed)


def test_the_first_person_is_whose_sheet_lies_in_front():
    """A replay is seen from the first seat that is no computer player's; else by a spectator."""
    file = game_file.from_game(played(1))
    assert replay(file).setup.you == 0
    bots = tuple(msgspec.structs.replace(seat, bot="casual") for seat in file.seats)
    assert replay(msgspec.structs.replace(file, seats=bots)).setup.you is None
    mixed = (bots[0], *file.seats[1:])
    assert replay(msgspec.structs.replace(file, seats=mixed)).setup.you == 1


def test_a_mark_that_cannot_have_been_made_has_no_replay():
    """A record with one changed mark is refused, with the code of what is wrong in it."""
    record = json.loads(game_file.encode(game_file.from_game(played(2))))
    turn = next(turn for turn in record["turns"] if turn["white"][0])
    row, number = turn["white"][0]
    turn["white"][0] = [row, number % 12 + 1]
    with pytest.raises(Fault) as refused:
        replay(game_file.decode(json.dumps(record).encode()))
    assert refused.value.code in ("not-the-sum", "not-on-pad", "burned", "bad-turn")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{", 400, "bad-record"),
        ({}, 400, "bad-record"),
        ({"format": "rowlock-game/2"}, 400, "bad-record"),
        (b"[" * 100_000, 400, "bad-record"),
        (b" " * (game_file.MOST_BYTES + 1), 413, "too-large"),
    ],
    ids=("half", "empty", "other", "deep", "huge"),
)
async def test_what_is_no_record_has_no_replay(visitor, body, status, code):
    """A file that is none, or too large, is refused by its code; the server goes on."""
    answer = await visitor.ask("POST", "/api/replay", body)
    assert (answer.status, answer.body["code"]) == (status, code)
    record = json.loads(game_file.encode(game_file.from_game(played(3))))
    answer = await visitor.ask("POST", "/api/replay", record)
    assert (answer.status, len(answer.body["frames"])) == (200, len(record["turns"]) + 1)
