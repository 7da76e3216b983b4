"""Tables for several people: the waiting room, sealed choices, clocks, coming back, playing again."""

import asyncio
import json
import time

import pytest

from rowlock.record import verify
from rowlock.testing.serving import Serving
from rowlock.testing.visitor import Visitor, chance

NAMES = ("Ann", "Ben", "Cem", "Dot")


async def gather(url, people=3, seats=None, rules=None, **more):
    """A table with so many people, waiting: their visitors and seats, the host first."""
    visitors = [Visitor(url) for _ in range(people)]
    table = await visitors[0].open_room(rules or {}, seats or people, NAMES[0], **more)
    host = await visitors[0].sit(table)
    await host.hear("room")
    sitting = [host]
    for visitor, name in zip(visitors[1:], NAMES[1:], strict=False):
        await visitor.ask("GET", "/api/lobby")  # as a page does, which brings the session
        seat = await visitor.sit(table)
        await seat.hear("room")
        assert (await seat.do("sit", name=name))["type"] == "accepted"
        sitting.append(seat)
    return table, visitors, sitting


async def begin(sitting, **how):
    """The host starts, and everybody is at the table."""
    assert (await sitting[0].do("start", **how))["type"] == "accepted"
    for seat in sitting:
        while not seat.view:
            await seat.hear("table")


async def hang_up(sitting):
    for seat in sitting:
        await seat.close()


async def test_people_play_a_whole_game(shared):
    """Three people play to the end; the record has their names and nonces, and checks out."""
    table, visitors, sitting = await gather(shared.url)
    await begin(sitting)
    views = await asyncio.gather(*(seat.play(chance) for seat in sitting))
    assert len({json.dumps(view["result"]) for view in views}) == 1
    body = (await visitors[0].ask("GET", f"/api/tables/{table}/record")).body
    assert [seat["name"] for seat in body["seats"]] == list(NAMES[:3])
    assert body["fairness"]["nonces"] == ["c0ffee"] * 3
    assert not [check for check in verify.verify(json.dumps(body).encode()) if check.wrong]
    await hang_up(sitting)


async def test_a_choice_is_sealed_until_the_roll_is_settled(shared):
    """Others hear that somebody has chosen, never what, until all have; then all marks are shown."""
    _, _, (ann, ben, cem) = sitting = await gather(shared.url, rules={"preset": "crosswise"})
    sitting = [ann, ben, cem]
    await begin(sitting)
    marks = max(ben.view["legal"], key=lambda option: option.get("white") is not None)
    await ben.choose(marks)
    assert (await ben.hear("accepted", "refused"))["type"] == "accepted"
    seats = [False, True, False]
    heard = await ben.hear("chosen")
    assert heard["seats"] == seats
    assert heard["yours"].get("white") == marks.get("white")
    for other in (ann, cem):
        heard = len(other.heard)
        assert (await other.hear("chosen", "view")) == {"type": "chosen", "seats": seats}
        assert {message["type"] for message in other.heard[heard:]} <= {"chosen", "people", "beat"}
    await ann.choose({})
    await cem.choose({})
    for seat in sitting:
        while not seat.view["turns"] or seat.view["turn"] != 2:
            await seat.hear("view")
        assert seat.view["turns"][-1]["turn"]["white"][1] == marks.get("white")
    await hang_up(sitting)


async def test_the_waiting_room_shows_everybody(shared):
    """Who sits, who is here and who is host is told to all, with no session and no nonce."""
    _, visitors, (ann, ben) = await gather(shared.url, 2, 3)
    while sum(seat is not None for seat in ann.room["seats"]) < 2:
        await ann.hear("room")
    assert [seat and seat["name"] for seat in ann.room["seats"]] == ["Ann", "Ben", None]
    assert ann.room["host"] == 0
    assert len(ann.room["commitment"]) == 64
    text = json.dumps(ann.heard + ben.heard)
    for visitor in visitors:
        assert visitor.cookie.split("=")[1].split(".")[0] not in text
    assert "c0ffee" not in text
    await hang_up([ann, ben])


async def test_a_double_tap_sits_once(shared):
    """Sitting twice takes one seat, and the second is told it sits."""
    _, _, (ann, ben) = await gather(shared.url, 2, 4)
    assert (await ben.do("sit", name="Ben"))["type"] == "accepted"
    assert (await ben.do("sit", name="Benny"))["type"] == "accepted"
    while sum(seat is not None for seat in ann.room["seats"]) < 2:
        await ann.hear("room")
    assert [seat and seat["name"] for seat in ben.room["seats"]] == ["Ann", "Ben", None, None]
    await hang_up([ann, ben])


@pytest.mark.parametrize("name", ["", "   ", "x" * 21, "a\u202eb", "a\nb\x00"])
async def test_names_must_be_showable(shared, name):
    """A name that cannot be shown is refused with what can."""
    table, _, (ann,) = await gather(shared.url, 1, 2)
    guest = await Visitor(shared.url).sit(table)
    answer = await guest.do("sit", name=name)
    assert (answer["type"], answer["code"]) == ("refused", "bad-name")
    await hang_up([ann, guest])


async def test_names_are_one_each(shared):
    """A name somebody has, in whatever case or width, is refused."""
    table, _, (ann,) = await gather(shared.url, 1, 3)
    guest = await Visitor(shared.url).sit(table)
    for name in ("Ann", "ANN ", "\uff21\uff4e\uff4e"):
        assert (await guest.do("sit", name=name))["code"] == "name-taken"
    await hang_up([ann, guest])


async def test_a_full_or_started_table_takes_nobody(shared):
    """A full table refuses, and so does one that has begun; either can be watched."""
    table, _, sitting = await gather(shared.url, 2, 2)
    late = await Visitor(shared.url).sit(table)
    assert (await late.do("sit", name="Eve"))["code"] == "full"
    await begin(sitting)
    assert (await late.do("sit", name="Eve"))["code"] == "started"
    assert late.setup["you"] is None
    assert late.view["legal"] == []
    await hang_up([*sitting, late])


async def test_only_the_host_starts_and_removes(shared):
    """Guests can neither start nor show anybody out; whom the host removes is let go."""
    _, _, (ann, ben, cem) = await gather(shared.url, 3, 4)
    assert (await ben.do("start", fill=None))["code"] == "not-host"
    assert (await ben.do("remove", seat=2))["code"] == "not-host"
    assert (await ann.do("remove", seat=3))["code"] == "no-such-seat"
    assert (await ann.do("remove", seat=0))["code"] == "no-such-seat"
    assert (await ann.do("remove", seat=2))["type"] == "accepted"
    assert await cem.closed() == 4005
    await ben.hear("room")
    await hang_up([ann, ben])


async def test_the_host_alone_starts_with_computers(shared):
    """Free seats are filled with computer players, even down to the host alone."""
    _, _, (ann,) = await gather(shared.url, 1, 4)
    assert (await ann.do("start", fill=None))["code"] == "not-enough-players"
    assert (await ann.do("start", fill="genius"))["code"] == "unknown-level"
    await begin([ann], fill="casual")
    assert [seat.get("bot") for seat in ann.setup["seats"]] == [None, "casual", "casual", "casual"]
    assert (await ann.play(chance))["result"]
    await hang_up([ann])


async def test_when_the_host_goes_the_next_is_host(shared):
    """Host duties pass on while the host is away, and for good when it stands up."""
    table, (host, *_), (ann, ben) = await gather(shared.url, 2, 3)
    await ann.close()
    while ben.room["host"] != 1:
        await ben.hear("room")
    ann = await host.sit(table)
    while ben.room["host"] != 0:
        await ben.hear("room")
    await ann.send({"type": "leave"})
    while ben.room["seats"][0] is not None:
        await ben.hear("room")
    assert ben.room["host"] == 1
    assert (await ben.do("start", fill="casual"))["type"] == "accepted"
    await hang_up([ann, ben])


async def test_a_roll_in_time_a_roll_missed_and_autopilot(tmp_path):
    """Who misses two rolls in a row is handed to Autopilot, visibly, and any act takes it back."""
    with Serving(tmp_path, environment={"ROWLOCK_MESSAGES_AT_ONCE": "1000"}) as serving:
        rules = {"preset": "crosswise", "penalty_limit": 10}
        _, _, (ann, ben) = await gather(serving.url, 2, rules=rules, clock=10)
        await begin([ann, ben])
        assert 0 < ann.heard[-1].get("clock", {"left": 10})["left"] <= 10
        began = time.monotonic()
        for turn in (1, 2):
            await ann.choose({})
            while ann.view["turn"] == turn:
                await ann.hear("view")
        assert time.monotonic() - began > 2 * 9
        while not ann.people["seats"][1]["autopilot"]:
            await ann.hear("people")
        await ann.choose({})
        while ann.view["turn"] == 3:  # nobody waits for Ben any more
            await ann.hear("view")
        assert time.monotonic() - began < 2 * 13
        await ben.send({"type": "back"})
        while ann.people["seats"][1]["autopilot"]:
            await ann.hear("people")
        await hang_up([ann, ben])


async def test_leaving_lets_the_others_play_on(shared):
    """Who leaves does not place, the others play on; the last one left ends the game."""
    _, _, (ann, ben, cem) = sitting = await gather(shared.url)
    sitting = [ann, ben, cem]
    await begin(sitting)
    await cem.send({"type": "leave"})
    while not ann.view["seats"][2]["left"]:
        await ann.hear("view")
    await asyncio.gather(ann.play(chance, turns=2), ben.play(chance, turns=2))
    await ben.send({"type": "leave"})
    while ann.view["phase"] != "over":
        await ann.hear("view")
    assert ann.view["result"]["reason"] == "left"
    assert ann.view["result"]["places"] == [1, None, None]
    await hang_up(sitting)


async def test_a_way_back_from_any_device(shared):
    """A seat whose connection broke is taken up where it was, with its sealed choice."""
    table, (_, visitor), (ann, ben) = await gather(shared.url, 2, rules={"preset": "crosswise"})
    await begin([ann, ben])
    await ben.choose({}, key="same")
    await ben.hear("accepted")
    ben.socket.transport.abort()
    while ann.people["seats"][1]["here"]:
        await ann.hear("people")
    again = await visitor.sit(table)
    await again.hear("table")
    assert again.view["chosen"] is not None
    assert again.view["legal"] == []
    again.view = {**again.view}
    await again.choose({}, key="same")
    assert (await again.hear("accepted", "refused"))["type"] == "accepted"
    await ann.choose({})
    while ann.view["turn"] == 1:
        await ann.hear("view")
    await hang_up([ann, again])


async def test_chat_is_short_not_too_much_and_kept_nowhere(shared):
    """Chat reaches everybody at the table, within limits, and lies in no file."""
    _, _, (ann, ben) = await gather(shared.url, 2)
    await ann.do("chat", text="good luck, xyzzy!")
    said = await ben.hear("chat")
    assert said == {"type": "chat", "seat": 0, "name": "Ann", "text": "good luck, xyzzy!"}
    await ann.do("react", what="clap")
    assert (await ben.hear("reaction"))["what"] == "clap"
    assert (await ann.do("chat", text="\N{WOMAN}\u200d\N{PERSONAL COMPUTER}"))["type"] == "accepted"
    for text in ("", "  ", "x" * 201, "a\x07b"):
        assert (await ben.do("chat", text=text))["code"] == "bad-text"
    answers = [await ann.do("chat", text=f"again {n}") for n in range(8)]
    assert answers[-1]["code"] == "too-much-chat"
    files = [path.read_bytes() for path in shared.data.iterdir() if path.is_file()]
    assert not any(b"xyzzy" in content for content in files)
    await hang_up([ann, ben])


async def test_play_again_turns_the_seats(shared):
    """The next table has the same people one seat on, waits for them, and leaves out who stays away."""
    _, visitors, sitting = await gather(
        shared.url, 3, rules={"preset": "crosswise", "turn_limit": 1}
    )
    ann, ben, cem = sitting
    assert (await ann.do("again"))["code"] == "not-over"
    await begin(sitting)
    await asyncio.gather(*(seat.play(chance) for seat in sitting))
    await ben.send({"type": "again", "key": "a"})
    table = (await ben.hear("next"))["table"]
    await ann.send({"type": "again", "key": "a"})
    assert (await ann.hear("next"))["table"] == table
    while cem.room.get("next") != table:
        await cem.hear("room")
    second = await visitors[1].sit(table)
    await second.hear("room")
    assert [seat["name"] for seat in second.room["seats"]] == ["Ben", "Cem", "Ann"]
    assert [seat["here"] for seat in second.room["seats"]] == [True, False, False]
    third = await visitors[0].sit(table)
    await third.hear("room")
    assert (await second.do("start", fill=None))["type"] == "accepted"
    while not third.view:
        await third.hear("table")
    assert [seat["name"] for seat in third.setup["seats"]] == ["Ben", "Ann"]
    assert third.view["roller"] == 0
    await hang_up([*sitting, second, third])


async def test_the_lobby_is_live(shared):
    """A public table appears in the lobby as it is, changes with it, and goes when it starts."""
    watcher = await Visitor(shared.url).connect_to("/ws/lobby")
    await watcher.hear("lobby")
    table, _, (ann,) = await gather(shared.url, 1, 2, public=True)
    hidden, _, (other,) = await gather(shared.url, 1, 2)

    async def shown():
        tables = (await watcher.hear("lobby"))["tables"]
        assert hidden not in [entry["table"] for entry in tables]
        return next((entry for entry in tables if entry["table"] == table), None)

    while (entry := await shown()) is None:
        pass
    assert [seat and seat["name"] for seat in entry["seats"]] == ["Ann", None]
    guest = await Visitor(shared.url).sit(table)
    await guest.do("sit", name="Ben")
    while (entry := await shown())["seats"][1] is None:
        pass
    await ann.do("start")
    while await shown():
        pass
    listed = (await Visitor(shared.url).ask("GET", "/api/lobby")).body
    assert table not in [entry["table"] for entry in listed]
    await watcher.send({"type": "ping", "at": 5})
    assert (await watcher.hear("pong"))["at"] == 5
    await hang_up([watcher, ann, other, guest])


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"seats": 1, "name": "Ann"}, "bad-seats"),
        ({"seats": 9, "name": "Ann"}, "bad-seats"),
        ({"seats": 3, "name": ""}, "bad-name"),
        ({"seats": 3, "name": "Ann", "clock": 7}, "bad-clock"),
        ({"seats": 3, "name": "Ann", "rules": {"pad": "none"}}, "unknown-pad"),
    ],
)
async def test_a_table_for_people_that_cannot_be_is_refused(visitor, body, code):
    """What cannot be is refused by its code."""
    answer = await visitor.ask("POST", "/api/tables", body)
    assert (answer.status, answer.body["code"]) == (400, code)


async def test_an_invitation_is_a_picture(visitor):
    """The invitation is an SVG; there is none for a table that is not there."""
    table = await visitor.open_room({}, 2, "Ann")
    answer = await visitor.ask("GET", f"/api/tables/{table}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in answer.body
    assert (await visitor.ask("GET", "/api/tables/nosuchid/qr.svg")).status == 404


async def test_a_waiting_room_survives_a_crash(tmp_path):
    """Killed and started again, the waiting room is as it was, and its game can be played."""
    with Serving(tmp_path) as serving:
        table, visitors, sitting = await gather(serving.url, 2, 3)
        serving.kill()
        for seat in sitting:
            await seat.closed()
        serving.start()
        sitting = [await visitor.sit(table) for visitor in visitors]
        while [seat and seat["here"] for seat in sitting[0].room.get("seats", [])] != [
            True,
            True,
            None,
        ]:
            await sitting[0].hear("room")
        await begin(sitting)
        await asyncio.gather(*(seat.play(chance, turns=2) for seat in sitting))
        serving.kill()
        for seat in sitting:
            await seat.closed()
        serving.start()
        sitting = [await visitor.sit(table) for visitor in visitors]
        for seat in sitting:
            await seat.hear("table")
            assert seat.view["turn"] == 3
        await hang_up(sitting)


async def test_a_quiet_table_is_closed(tmp_path):
    """A table of several people at which nothing happens ends as quiet; an empty room is closed."""
    with Serving(
        tmp_path, environment={"ROWLOCK_QUIET_SECONDS": "1", "ROWLOCK_WAITING_SECONDS": "1"}
    ) as serving:
        _, _, sitting = await gather(serving.url, 2, clock=None)
        await begin(sitting)
        while sitting[0].view["phase"] != "over":
            await sitting[0].hear("view")
        assert sitting[0].view["result"]["reason"] == "quiet"
        await hang_up(sitting)
