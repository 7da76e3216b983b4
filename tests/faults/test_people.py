"""The people of the load programs miss nothing that is wrong, and blame nobody for a slow machine."""

import asyncio
import json
from importlib import resources

import pytest

from rowlock.testing import load, meddling, people
from rowlock.testing.load import Load
from rowlock.testing.meddling import Dawdler, Meddler
from rowlock.testing.people import Party, Person
from rowlock.testing.visitor import Answer

URLS = ("http://127.0.0.1:1",)
VIEW = {"turn": 1, "phase": "white", "legal": [{}]}
MESSAGE = {"key": "k", "turn": 1, "phase": "white", "white": None, "colour": None}


def record():
    """A finished game that verifies."""
    return json.loads(resources.files("rowlock.server").joinpath("tour_game.json").read_bytes())


def party(answer, confirmed):
    """Somebody who was told that this is confirmed, and a server that answers so."""
    person = Person(URLS, 0, 0)
    person.confirmed = confirmed

    async def ask(*_):
        return answer

    person.visitor.ask = ask
    return Party("t", [person])


async def test_a_turn_that_is_not_in_the_record_is_lost():
    """A choice told to count, of a turn that the record has not, is said to be lost."""
    game = record()
    kept = {**MESSAGE, "white": game["turns"][0]["white"][0]}
    beyond = {**MESSAGE, "turn": len(game["turns"]) + 1}
    assert await party(Answer(200, {}, game), [kept]).wrong() == []
    [wrong] = await party(Answer(200, {}, game), [kept, beyond]).wrong()
    assert "seat 0 lost" in wrong


async def test_a_record_that_cannot_be_had_is_wrong():
    """A server that has no record to show is told as it answered."""
    [wrong] = await party(Answer(503, {}, {"code": "unavailable"}), []).wrong()
    assert "503" in wrong


async def test_a_store_may_be_away_for_long(monkeypatch):
    """However often a choice is refused as unavailable it is sent again, under one key."""
    monkeypatch.setattr(people, "PAUSE_SECONDS", 0)

    class Away:
        sent = 0

        async def send(self, message):
            assert message is MESSAGE
            self.sent += 1

        async def hear(self, *_):
            if self.sent < 3000:
                return {"type": "refused", "key": "k", "code": "unavailable"}
            return {"type": "accepted", "key": "k"}

    person, seat = Person(URLS, 0, 0), Away()
    await person._confirm(seat, MESSAGE)
    assert (seat.sent, person.resent, person.confirmed) == (3000, 2999, [MESSAGE])


@pytest.mark.parametrize("where", ["gathering", "playing"])
async def test_no_error_of_a_load_goes_unsaid(monkeypatch, where):
    """Whatever ends a place of the load, or a game at it, is among what is wrong."""

    async def gather(sitting, *_):
        if where == "gathering":
            raise ValueError("nobody expected this")
        return Party("t", sitting)

    class Odd(Person):
        async def play(self, _table):
            loaded._ending = True
            raise ValueError("nobody expected this")

    monkeypatch.setattr(load, "gather_party", gather)
    loaded = Load(URLS, 1, Odd)
    async with loaded:
        await asyncio.wait(loaded._tasks, timeout=10)
    assert loaded.wrong
    assert all("nobody expected this" in wrong for wrong in loaded.wrong)


def test_a_meddler_draws_for_itself():
    """What one meddler does does not depend on how many others there are, or on their turn."""
    one, other, same = Meddler(URLS, 0, 0), Meddler(URLS, 0, 1), Meddler(URLS, 0, 0)
    mixed = [(one._rng.random(), other._rng.random())[0] for _ in range(5)]
    assert mixed == [same._rng.random() for _ in range(5)]


@pytest.mark.parametrize(("took", "right"), [(0.2, False), (6, True), (29, True), (3600, False)])
def test_a_dawdler_tells_a_wrong_clock_from_a_slow_machine(monkeypatch, took, right):
    """A roll over at once or held up for an hour is wrong; one noticed some seconds late is not."""

    class Clock:
        now = 100.0

        def monotonic(self):
            return self.now

    clock = Clock()
    monkeypatch.setattr(meddling, "time", clock)
    dawdler = Dawdler(URLS, 0, 0)
    assert not dawdler._wants({**VIEW, "turn": 2})
    clock.now += took
    if right:
        assert dawdler._wants({**VIEW, "turn": 3})
    else:
        with pytest.raises(AssertionError, match="was over after"):
            dawdler._wants({**VIEW, "turn": 3})
