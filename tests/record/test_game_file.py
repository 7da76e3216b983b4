import json
import random
from pathlib import Path

import jsonschema
import pytest

from rowlock.record import fold, game_file
from rowlock.record.verify import verify
from rowlock.rules.refusal import Fault
from rowlock.testing.games import random_game

SCHEMA = Path(__file__).parents[2] / "docs" / "rowlock-game-1.schema.json"


def record(seed=7, preset="rulebook", players=3, leaving=0.0, pad="classic"):
    rules = {"preset": preset, "pad": pad}
    game = fold.fold(random_game(random.Random(seed), rules, players, leaving))
    return json.loads(game_file.encode(game_file.from_game(game)))


def last(changed):
    *_, check = verify(json.dumps(changed).encode())
    return check


def test_the_published_schema_is_the_one_in_force():
    """The schema in docs is the one the code reads by, and every record fits it."""
    schema = json.loads(SCHEMA.read_text())
    assert schema == json.loads(json.dumps(game_file.schema()))
    jsonschema.Draft202012Validator.check_schema(schema)
    for seed in range(5):
        jsonschema.validate(record(seed, leaving=0.02), schema)


def test_a_record_holds_the_fixed_fields():
    """Format, rules, seats, fairness, turns and result are there as the rules page fixes them."""
    made = record()
    assert made["format"] == "rowlock-game/1"
    assert made["rules"]["version"] == 1
    assert set(made) == {"format", "game", "rules", "seats", "fairness", "turns", "result"}
    assert set(made["turns"][0]) == {"roller", "dice", "white", "colour"}
    assert set(made["result"]) == {"reason", "scores", "places"}


def test_a_running_game_shows_no_seed_and_no_sealed_choice():
    """The record of a game that goes on ends with its last settled turn and verifies as such."""
    happened = list(random_game(random.Random(3), {}, 2))
    for cut in range(4, len(happened) - 2, 5):
        game = fold.fold(happened[:cut])
        made = json.loads(game_file.encode(game_file.from_game(game)))
        assert "seed" not in made["fairness"]
        assert "result" not in made
        assert len(made["turns"]) == len(game.turns)
        assert last(made).wrong is None


def test_everything_checked_is_said():
    """A whole record gives one line for each thing, each roll among them."""
    made = record()
    checks = list(verify(json.dumps(made).encode()))
    assert all(check.wrong is None for check in checks)
    assert sum(check.what.startswith("roll ") for check in checks) == len(made["turns"])
    assert checks[-1].what.startswith("the game is over by")


CHANGES = []


def found_as(code):
    """Marks a change of a true record with the code it must be found with."""

    def keep(change):
        CHANGES.append((change, code))
        return change

    return keep


@found_as("wrong-dice")
def die(made):
    white = made["turns"][4]["dice"]["white"]
    white[0] = white[0] % 6 + 1


@found_as("wrong-dice")
def dice_in_play(made):
    del made["turns"][2]["dice"]["red"]


@found_as("not-the-sum")
def mark(made):
    marks = made["turns"][3]["white"]
    marks[:] = [["red", 13 - sum(made["turns"][3]["dice"]["white"])], *marks[1:]]


@found_as("wrong-roller")
def roller(made):
    made["turns"][1]["roller"] = (made["turns"][1]["roller"] + 1) % 3


@found_as("wrong-roller")
def first(made):
    made["turns"] = made["turns"][1:]


@found_as(None)
def nonce(made):
    made["fairness"]["nonces"][1] = "00"


@found_as("bad-record")
def nonces(made):
    made["fairness"]["nonces"].pop()


@found_as("wrong-commitment")
def seed(made):
    made["fairness"]["seed"] = "00" * 32


@found_as("seed-missing")
def no_seed(made):
    del made["fairness"]["seed"]


@found_as("bad-record")
def bad_seed(made):
    made["fairness"]["seed"] = "xyz"


@found_as("wrong-result")
def score(made):
    made["result"]["scores"][0] += 1


@found_as("wrong-result")
def place(made):
    made["result"]["places"] = [1, 1, 1]


@found_as("wrong-result")
def reason(made):
    made["result"]["reason"] = "turns"


@found_as("wrong-result")
def no_result(made):
    del made["result"]


@found_as("wrong-result")
def result_too_early(made):
    made["turns"] = made["turns"][:-1]


@found_as("bad-record")
def white_missing(made):
    made["turns"][0]["white"].pop()


@found_as("bad-record")
def left(made):
    made["left"] = [{"seat": 1, "turn": 0}]


@found_as("impossible-event")
def left_nobody(made):
    made["left"] = [{"seat": 5, "turn": len(made["turns"]) + 1}]


@found_as("wrong-result")
def option(made):
    made["rules"]["penalty_points"] = 10


@found_as("unknown-pad")
def pad(made):
    made["rules"]["pad"] = "longest"


@found_as("unknown-version")
def version(made):
    made["rules"]["version"] = 2


@found_as("bad-record")
def form(made):
    made["format"] = "rowlock-game/2"


@found_as("bad-record")
def extra(made):
    made["cheat"] = True


@found_as("wrong-dice")
def colour_after_the_end(made):
    made["turns"].append(made["turns"][-1])


@pytest.mark.parametrize(
    ("change", "code"), CHANGES, ids=lambda value: getattr(value, "__name__", "")
)
def test_one_changed_thing_is_found_and_named(change, code):
    """A record with one thing changed fails with the code of that thing and what was expected."""
    made = record()
    change(made)
    found = last(made)
    assert found.wrong is not None
    assert found.wrong.expected
    if code is None:  # another nonce changes the lot or the dice, whichever comes first
        assert found.wrong.code in ("wrong-dice", "wrong-roller")
    else:
        assert found.wrong.code == code


@pytest.mark.parametrize("data", [b"", b"[]", b"{", b"\xff\xfe", b"[" * 100_000])
def test_what_is_no_record_is_refused(data):
    """Nothing, a list, half an object, no text at all and a deep nest are no records."""
    with pytest.raises(Fault, match="bad-record"):
        game_file.decode(data)


def test_a_record_beyond_a_megabyte_is_refused_unread():
    """Size is judged before anything is parsed."""
    with pytest.raises(Fault, match="too-large"):
        game_file.decode(b" " * (game_file.MOST_BYTES + 1))


def test_a_mark_that_was_never_made_is_found():
    """A coloured mark recorded for a turn that ended in the white action is not passed over."""
    for seed in range(3000):
        made = record(seed, players=5)
        if made["result"]["reason"] == "rows" and made["turns"][-1]["colour"] is None:
            made["turns"][-1]["colour"] = ["red", 7]
            if last(made).wrong.code == "bad-turn":
                return
    raise AssertionError("no game that ended in its white action")


def test_an_order_that_says_nothing_is_accepted():
    """``white-first`` may be written out; it is the order anyway."""
    made = record()
    made["turns"][0]["order"] = "white-first"
    assert last(made).wrong is None


def test_a_seat_that_left_before_the_first_roll_passes_it_on():
    """Where the drawn seat is gone by then, the next one that is not rolls first, and all holds."""
    passed_on = 0
    for seed in range(60):
        made = record(seed, players=4, leaving=0.2)
        assert last(made).wrong is None
        passed_on += bool(made["turns"]) and any(gone["turn"] <= 1 for gone in made.get("left", []))
    assert passed_on > 0


def test_a_quiet_game_is_scored_as_it_stands():
    """A record that ends quiet verifies with the scores of its last settled turn."""
    happened = list(random_game(random.Random(5), {}, 2))
    cut = [event for event in happened if not isinstance(event, fold.events.SeedRevealed)][:60]
    game = fold.fold(cut)
    game = fold.apply(game, fold.events.GameEnded("quiet"))
    game = fold.apply(game, happened[-1])
    made = json.loads(game_file.encode(game_file.from_game(game)))
    assert made["result"]["reason"] == "quiet"
    assert last(made).wrong is None


def test_a_roller_who_left_between_two_turns_is_passed_over():
    """Seats that left before the roll, the next roller among them, replay to the same record."""
    rng = random.Random(11)
    happened = list(random_game(rng, {"first_roller": "seat-1"}, 4))
    rolls = [at for at, event in enumerate(happened) if isinstance(event, fold.events.DiceRolled)]
    game = fold.fold(happened[: rolls[2]])  # seat 2 would roll, then seat 3
    for seat in (2, 3):
        game = fold.apply(game, fold.events.SeatLeft(seat))
    roll = fold.events.DiceRolled(3, (1, 2, 3, 4, 5, 6))
    game = fold.apply(game, roll)
    for seat in (0, 1):
        game = fold.apply(game, fold.events.ChoiceMade(seat, 3, "white"))
    game = fold.apply(game, fold.events.ChoiceMade(0, 3, "colour"))
    *_, replayed = game_file.replay(game_file.from_game(game))
    assert replayed.left == game.left
    assert replayed.position == game.position
