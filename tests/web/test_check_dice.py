"""The browser's own check of the dice: it agrees with true records and names what is not so."""

import copy
import json
import math
import random
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from rowlock.record import dice, fold, game_file
from rowlock.testing.games import random_game

VERIFY = """async ([record, nonce]) => {
  const { verify } = await import("/check/verify.js");
  return verify(record, nonce);
}"""
ODDS = """async ([name, given]) => {
  const odds = await import("/check/odds.js");
  return odds[name](...given);
}"""

Record = dict[str, Any]
Verify = Callable[..., Awaitable[dict[str, Any]]]


def record(seed: int = 1, players: int = 3, **rules: Any) -> Record:
    """The record of a random game, as a download holds it."""
    game = fold.fold(random_game(random.Random(seed), {"preset": "rulebook", **rules}, players))
    return json.loads(game_file.encode(game_file.from_game(game)))


@pytest.fixture
async def verify(page) -> Verify:
    async def run(given: object, nonce: str | None = None) -> dict[str, Any]:
        return await page.evaluate(VERIFY, [given, nonce])

    return run


def broken(report: dict[str, Any]) -> dict[str, Any]:
    """The one thing that a report says is not so: the last, with all before it good."""
    *before, last = report["steps"]
    assert report["verdict"] == "bad"
    assert all(step["good"] for step in before)
    assert not last["good"]
    return last


@pytest.mark.parametrize("how", ["lot", "first-six", "seat-1"])
async def test_true_records_are_good_down_to_every_die(verify, how):
    """What the server derived, the browser derives too: 24 games of 1 to 6 players, each roll of each."""
    for seed in range(24):
        given = record(seed, players=1 + seed % 6, first_roller=how)
        own = given["fairness"]["nonces"][0]
        report = await verify(given, own)
        assert report["verdict"] == "good", (seed, report["steps"][-1])
        rolls = [step for step in report["steps"] if step.get("dice")]
        assert len(rolls) == len(given["turns"])
        assert [step["code"] for step in report["steps"][:3]] == [
            "check-commitment-good",
            "check-nonce-good",
            "check-first-good",
        ]


async def test_six_dice_are_derived_whatever_is_closed(verify):
    """A die that is out is derived all the same, and told from those in play."""
    given = next(
        found
        for found in map(record, range(100))
        if any(len(turn["dice"]) < 5 for turn in found["turns"])
    )
    report = await verify(given)
    for step, turn in zip(report["steps"][3:], given["turns"], strict=True):
        assert [die["die"] for die in step["dice"]][2:] == ["red", "yellow", "green", "blue"]
        recorded = {d["die"] for d in step["dice"] if d.get("recorded") is not None}
        assert recorded == {"white-1", "white-2", *turn["dice"]} - {"white"}


async def test_one_changed_die_is_named(verify):
    """Any single die of any roll, changed, is found: the roll, the die, and both values."""
    true = record()
    rng = random.Random(5)
    for _ in range(20):
        given = copy.deepcopy(true)
        number = rng.randrange(len(given["turns"]))
        rolled = given["turns"][number]["dice"]
        name = rng.choice([*rolled, "white"])
        before = rolled["white"][1] if name == "white" else rolled[name]
        after = before % 6 + 1
        if name == "white":
            rolled["white"][1] = after
        else:
            rolled[name] = after
        step = broken(await verify(given))
        assert step["code"] == "check-roll-bad"
        assert step["values"] == {
            "turn": number + 1,
            "die": "white-2" if name == "white" else name,
            "found": after,
            "expected": before,
        }


async def test_a_die_that_comes_back_is_named(verify):
    """Once a die is out it stays out: one left out of a roll is missed in the next."""
    given = record()
    assert "red" in given["turns"][2]["dice"]
    del given["turns"][1]["dice"]["red"]
    step = broken(await verify(given))
    assert (step["code"], step["values"]) == ("check-roll-missing", {"turn": 3, "die": "red"})


async def test_another_seed_is_not_the_committed_one(verify):
    """A seed that was changed afterwards is found before any die is looked at."""
    given = record()
    seed = given["fairness"]["seed"]
    given["fairness"]["seed"] = ("0" if seed[0] != "0" else "1") + seed[1:]
    step = broken(await verify(given))
    assert step["code"] == "check-commitment-bad"
    assert step["values"]["expected"] == given["fairness"]["commitment"]
    assert step["values"]["found"] == dice.commitment(bytes.fromhex(given["fairness"]["seed"]))


async def test_a_changed_nonce_moves_the_dice(verify):
    """With any seat's nonce changed nothing follows from the seed as recorded."""
    given = record(first_roller="seat-1")
    given["fairness"]["nonces"][2] = "00"
    assert broken(await verify(given))["code"] == "check-roll-bad"


async def test_the_nonce_of_this_browser_must_be_in_the_record(verify):
    """A record without the number that this browser added is not good, whatever else holds."""
    given = record()
    step = broken(await verify(given, "ab" * 16))
    assert step["code"] == "check-nonce-bad"
    assert step["values"]["expected"] == "ab" * 16
    report = await verify(given, None)
    assert report["verdict"] == "good"
    assert "check-nonce-none" in [step["code"] for step in report["steps"]]


@pytest.mark.parametrize("how", ["lot", "first-six", "seat-1"])
async def test_another_first_roller_is_named(verify, how):
    """Who rolls first is part of the check."""
    given = record(first_roller=how)
    drawn = given["turns"][0]["roller"]
    given["turns"][0]["roller"] = (drawn + 1) % 3
    step = broken(await verify(given))
    assert step["code"] == "check-first-bad"
    assert step["values"] == {"seat": (drawn + 1) % 3, "drawn": drawn}


async def test_who_left_before_the_first_roll_passes_it_on(verify):
    """If the drawn seat is gone by then, the next one that is not rolls first."""
    found = 0
    for seed in range(400):
        game = fold.fold(random_game(random.Random(seed), {}, 4, leaving=0.2))
        given = json.loads(game_file.encode(game_file.from_game(game)))
        early = [left["seat"] for left in given.get("left", []) if left["turn"] <= 1]
        if given["turns"] and early:
            assert (await verify(given))["verdict"] == "good", seed
            found += 1
    assert found > 5


async def test_a_running_game_is_not_yet_to_be_checked(verify):
    """Without a seed nothing is claimed, neither good nor bad."""
    given = record()
    del given["fairness"]["seed"]
    assert await verify(given) == {"verdict": "not-over", "steps": []}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("format",), "rowlock-game/2"),
        (("fairness", "commitment"), "zz"),
        (("fairness", "nonces"), ["ab"]),
        (("fairness", "seed"), "abc"),
        (("rules", "first_roller"), "me"),
        (("turns",), {}),
        (("turns", 0, "dice"), None),
        (("seats",), None),
    ],
)
async def test_what_is_no_record_is_said_to_be_none(verify, path, value):
    """A mangled file is refused by name of the first thing that cannot be read, never by an exception."""
    given: Any = record()
    *way, last = path
    place = given
    for step in way:
        place = place[step]
    place[last] = value
    assert broken(await verify(given))["code"] == "check-format"
    assert broken(await verify(value))["code"] == "check-format"


def tail(chi: float, df: int) -> float:
    """The same upper tail by Simpson's rule over the density, an independent way to get there."""
    if df == 1:
        return math.erfc(math.sqrt(chi / 2))
    steps, end = 40_000, chi + 400.0
    width = (end - chi) / steps

    def density(x: float) -> float:
        return x ** (df / 2 - 1) * math.exp(-x / 2) / (2 ** (df / 2) * math.gamma(df / 2))

    inner = sum((4 if i % 2 else 2) * density(chi + i * width) for i in range(1, steps))
    return (density(chi) + inner + density(end)) * width / 3


async def test_the_tail_of_chi_square_is_right(page):
    """p agrees to six digits with an independent integration, for 1 to 8 degrees of freedom."""
    for df in range(1, 9):
        for chi in (0.5, 1.0, 4.35, 7.9, 8.1, 11.07, 15.09, 40.0):
            p = await page.evaluate(ODDS, ["upperTail", [chi, df]])
            assert p == pytest.approx(tail(chi, df), rel=1e-6, abs=1e-12), (df, chi)
    # the 5 % and 1 % points of any table of the distribution
    assert await page.evaluate(ODDS, ["upperTail", [11.0705, 5]]) == pytest.approx(0.05, abs=1e-5)
    assert await page.evaluate(ODDS, ["upperTail", [15.0863, 5]]) == pytest.approx(0.01, abs=1e-5)
    assert await page.evaluate(ODDS, ["upperTail", [0, 5]]) == 1


async def test_the_histogram_counts_the_dice_in_play(page):
    """Every recorded die is counted once under its face."""
    given = record(3)
    counted = await page.evaluate(ODDS, ["histogram", [given["turns"]]])
    values = [
        value
        for turn in given["turns"]
        for value in [*turn["dice"]["white"], *(v for k, v in turn["dice"].items() if k != "white")]
    ]
    assert counted == [values.count(face) for face in range(1, 7)]
    odd = await page.evaluate(ODDS, ["oddness", [counted]])
    expected = len(values) / 6
    assert odd["total"] == len(values)
    assert odd["chi"] == pytest.approx(sum((n - expected) ** 2 / expected for n in counted))
    assert await page.evaluate(ODDS, ["oddness", [[0] * 6]]) == {
        "total": 0,
        "expected": 0,
        "chi": 0,
        "p": 1,
    }


def test_the_record_under_test_is_the_shipped_form():
    """The records of these tests are what the download and `rowlock verify` read."""
    given = record()
    decoded = game_file.decode(msgspec.json.encode(given))
    assert decoded.fairness.seed == given["fairness"]["seed"]
