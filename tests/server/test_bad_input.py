"""Whatever a client sends, it gets a code and what was expected, and nothing changes."""

import json

import pytest

from rowlock.testing.serving import Serving
from rowlock.testing.visitor import Visitor, chance

PASS = {"white": None, "colour": None}


@pytest.fixture
async def seat(visitor):
    """A seat at a fresh table: white action of the first roll, our roll."""
    rules = {"preset": "rulebook", "first_roller": "seat-1"}
    sitting = await visitor.sit(await visitor.open(rules, 1))
    await sitting.hear("table")
    yield sitting
    await sitting.close()


async def refused(seat, option, **changed):
    """The answer to a choice that must be refused, once it is clear that nothing changed."""
    before = seat.view
    await seat.choose(option, **changed)
    answer = await seat.hear("refused", "accepted", "error")
    assert answer["type"] == "refused"
    await seat.send({"type": "ping", "at": 1})
    assert (await seat.hear())["type"] == "pong"
    assert seat.view is before
    return answer["code"], answer["expected"]


async def test_an_old_turn_is_refused(seat):
    """A choice for another turn is refused and says which turn and phase it is."""
    expected = {"turn": 1, "phase": "white"}
    assert await refused(seat, PASS, turn=0) == ("old-phase", expected)
    assert await refused(seat, PASS, turn=2) == ("old-phase", expected)


async def test_an_old_phase_is_refused(seat):
    """A choice for the white action is refused once the colour action has come."""
    await seat.choose(PASS)
    await seat.hear("view")
    expected = {"turn": 1, "phase": "colour"}
    assert await refused(seat, PASS, phase="white") == ("old-phase", expected)


async def test_a_number_that_was_not_rolled_is_refused(seat):
    """A white mark of another number is refused with the sum that was rolled."""
    total = seat.view["white_sum"]
    other = ["red", 2 if total != 2 else 3]
    code, expected = await refused(seat, {"white": other})
    assert code == "not-the-sum"
    assert ["red", total] in expected


async def test_colour_in_the_white_action_is_refused(seat):
    """The white action takes no colour."""
    code, expected = await refused(seat, {"colour": ["red", 7]})
    assert (code, expected) == ("not-your-choice", {"phase": "white", "roller": 0})


@pytest.mark.parametrize(
    "mark", [["red", 13], ["red", -1], ["purple", 7], ["", 2], ["blue", 10**9]]
)
async def test_a_cell_that_is_not_on_the_pad_is_refused(seat, mark):
    """A row or number the pad lacks is refused with the pad's name."""
    assert await refused(seat, {"white": mark}) == ("not-on-pad", "classic")


async def test_order_is_refused_where_it_is_fixed(seat):
    """Colour before white is refused outside the option that allows it."""
    code, expected = await refused(seat, {**PASS, "colour_first": True})
    assert (code, expected) == ("order-fixed", "white-first")


async def test_a_burned_cell_is_refused(visitor):
    """A cell left of the last mark, and a marked one, are refused by their codes."""
    seen = set()
    for _ in range(20):
        seat = await visitor.sit(await visitor.open({"preset": "crosswise"}, 0))
        await seat.hear("table")
        while seat.view["phase"] != "over" and not seen >= {"burned", "already-marked"}:
            total, row = seat.view["white_sum"], seat.view["seats"][0]["sheet"]["rows"][0]
            if total in row["burned"]:
                assert (await refused(seat, {"white": ["red", total]}))[0] == "burned"
                seen.add("burned")
            if total in row["marks"]:
                assert (await refused(seat, {"white": ["red", total]}))[0] == "already-marked"
                seen.add("already-marked")
            most = max(seat.view["legal"], key=lambda option: option.get("white") == ["red", total])
            await seat.choose(most)
            await seat.hear("view")
        await seat.close()
        if seen >= {"burned", "already-marked"}:
            return
    raise AssertionError(f"only {seen} came up")


async def test_a_shut_lock_is_refused(visitor):
    """The last number is refused before five marks, with that number of marks."""
    for _ in range(200):
        rules = {"preset": "crosswise", "penalty_limit": 10}
        seat = await visitor.sit(await visitor.open(rules, 0))
        await seat.hear("table")
        while seat.view["phase"] != "over":
            if seat.view["white_sum"] == 12:
                assert await refused(seat, {"white": ["red", 12]}) == ("lock-shut", 5)
                await seat.close()
                return
            await seat.choose(PASS)
            await seat.hear("view")
        await seat.close()
    raise AssertionError("no twelve in 2,000 rolls")


async def test_a_finished_game_takes_no_choice(visitor):
    """After the end every choice is refused as such."""
    seat = await visitor.sit(await visitor.open({"preset": "crosswise"}, 0))
    await seat.play(chance)
    await seat.choose(PASS, phase="answer")
    assert (await seat.hear("refused", "accepted"))["code"] == "game-over"
    await seat.close()


MANGLED = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    '{"type":"hello"',
    '{"type":"jump"}',
    '{"type":"choose"}',
    '{"type":"choose","key":"","turn":1,"phase":"white"}',
    '{"type":"choose","key":"' + "k" * 41 + '","turn":1,"phase":"white"}',
    '{"type":"choose","key":"k","turn":-1,"phase":"white"}',
    '{"type":"choose","key":"k","turn":1.5,"phase":"white"}',
    '{"type":"choose","key":"k","turn":1,"phase":"over"}',
    '{"type":"choose","key":"k","turn":1,"phase":"white","white":["red"]}',
    '{"type":"choose","key":"k","turn":1,"phase":"white","white":[7,"red"]}',
    '{"type":"choose","key":"k","turn":1,"phase":"white","seat":1}',
    '{"type":"hello","version":1}',
    "[" * 2000,
    b"\x00\xff\xfe",
    "\U0001f3b2",
]


@pytest.mark.parametrize("text", MANGLED, ids=range(len(MANGLED)))
async def test_a_mangled_message_changes_nothing(seat, text):
    """A message that is not of the protocol is answered by an error, and the game goes on."""
    before = seat.view
    await seat.send(text)
    answer = await seat.hear()
    assert (answer["type"], answer["code"]) == ("error", "bad-message")
    assert answer["expected"]
    assert seat.view is before
    await seat.choose(PASS)
    assert (await seat.hear())["type"] == "accepted"


async def test_who_goes_on_mangling_is_cut_off(seat):
    """After a few messages that are not of the protocol the connection is closed."""
    for _ in range(5):
        await seat.send("{")
    assert await seat.closed() == 4000


async def test_a_huge_message_closes_only_its_connection(visitor, seat):
    """A message over the limit closes the connection; the table goes on for the next one."""
    await seat.send(json.dumps({"type": "ping", "at": 1, "x": "x" * 5000}))
    assert await seat.closed() == 1009
    table = seat.setup["game"]
    again = await visitor.sit(table)
    assert (await again.hear("table"))["view"]["turn"] == 1
    await again.close()


async def test_hello_comes_first(visitor):
    """Before hello nothing else is taken."""
    seat = await visitor.connect(await visitor.open({}, 1))
    await seat.send({"type": "choose", "key": "k", "turn": 1, "phase": "white"})
    assert await seat.hear() == {"type": "error", "code": "bad-message", "expected": "hello first"}
    await seat.close()


@pytest.mark.parametrize("nonce", ["", "xyz", "a" * 65, 'ab"', "ab\n", 7])
async def test_a_nonce_is_hex(visitor, nonce):
    """A nonce that is not 1 to 64 hex digits is refused."""
    seat = await visitor.connect(await visitor.open({}, 1))
    await seat.send({"type": "hello", "version": 1, "nonce": nonce})
    assert (await seat.hear())["code"] == "bad-message"
    await seat.close()


@pytest.mark.parametrize("kind", ["tables", "sheets"])
async def test_an_old_client_is_told(visitor, kind):
    """A client of another protocol version is told which one is spoken, and let go."""
    opened = await visitor.ask("POST", f"/api/{kind}", {})
    [name] = opened.body.values()
    seat = await visitor.connect_to(f"/ws/{kind}/{name}")
    await seat.send({"type": "hello", "version": 0})
    assert await seat.hear() == {"type": "error", "code": "unknown-protocol", "expected": 1}
    assert await seat.closed() == 4006


async def test_too_many_messages_close_only_their_connection(tmp_path):
    """A flood closes its own connection; another table plays on to the end meanwhile."""
    with Serving(tmp_path) as serving:
        flooder, player = Visitor(serving.url), Visitor(serving.url)
        flood = await flooder.sit(await flooder.open({"preset": "crosswise"}, 1))
        for number in range(100):
            await flood.send({"type": "ping", "at": number})
        assert await flood.closed() == 4002
        seat = await player.sit(await player.open({"preset": "crosswise"}, 0))
        await seat.play(chance, turns=5)
        await seat.close()


async def test_who_says_nothing_is_let_go(tmp_path):
    """A connection without a hello does not stay open."""
    with Serving(tmp_path, environment={"ROWLOCK_HELLO_SECONDS": "0.2"}) as serving:
        visitor = Visitor(serving.url)
        seat = await visitor.connect(await visitor.open({}, 1))
        assert await seat.closed() == 4000


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"rules": {"pad": "nosuch"}}, "unknown-pad"),
        ({"rules": {"preset": "nosuch"}}, "unknown-preset"),
        ({"rules": {"nosuch": 1}}, "unknown-option"),
        ({"rules": {"penalty_points": 7}}, "bad-option"),
        ({"rules": {"order": "either"}}, "options-conflict"),
        ({"rules": {"players": 3}}, "options-conflict"),
        ({"rules": {"version": 99}}, "unknown-version"),
        ({"rules": []}, "bad-request"),
        ({"opponents": [{"name": "Wren", "level": "god"}]}, "unknown-level"),
        ({"opponents": [{"name": ""}]}, "bad-request"),
        ({"opponents": [{"name": "x" * 21}]}, "bad-request"),
        ({"opponents": [{"name": "a\u202eb"}]}, "bad-name"),
        ({"opponents": [{"name": "Wren"}, {"name": "wren"}]}, "name-taken"),
        ({"opponents": [{"name": f"B{n}"} for n in range(8)]}, "bad-request"),
        ({"nosuch": 1}, "bad-request"),
        (b"{", "bad-request"),
        (b"\xff", "bad-request"),
    ],
    ids=str,
)
async def test_a_table_that_cannot_be_is_refused(visitor, body, code):
    """A table with what there is not is refused by its code, and none is opened."""
    answer = await visitor.ask("POST", "/api/tables", body)
    assert (answer.status, answer.body["code"]) == (400, code)
    assert set(answer.body) == {"code", "what", "expected"}
    assert (await visitor.ask("GET", "/api/tables")).body == []


async def test_a_huge_request_is_refused(visitor):
    """A body over the limit is refused before it is read."""
    answer = await visitor.ask("POST", "/api/tables", b"x" * 100_000)
    assert (answer.status, answer.body["code"]) == (413, "too-large")


async def test_a_body_nested_beyond_reason_is_refused(visitor):
    """However deep a body is nested, it is the sender's mistake and not ours."""
    for deep in (500, 1_500, 5_000):
        body = b'{"rules":{"pad":' + b"[" * deep + b"]" * deep + b"}}"
        headers = {"Content-Type": "application/json"}
        answer = await visitor.ask("POST", "/api/tables", body, headers)
        assert 400 <= answer.status < 500


async def test_too_many_tables_a_minute_are_refused(tmp_path):
    """Who opens tables too fast is told so, and others are not."""
    with Serving(tmp_path, environment={"ROWLOCK_TABLES_AT_ONCE": "3"}) as serving:
        visitor = Visitor(serving.url)
        for _ in range(3):
            await visitor.open({}, 1)
        answer = await visitor.ask("POST", "/api/tables", {})
        assert (answer.status, answer.body["code"]) == (429, "too-many-requests")


async def test_unknown_addresses_have_codes(visitor):
    """What is not there is answered by a code, as JSON below /api."""
    for path in ("/api/nosuch", "/app.nosuch", "/ws/nosuch"):
        answer = await visitor.ask("GET", path)
        assert (answer.status, answer.body["code"]) == (404, "not-found")
    answer = await visitor.ask("DELETE", "/api/tables")
    assert (answer.status, answer.body["code"]) == (405, "method-not-allowed")
