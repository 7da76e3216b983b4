"""Playing at a real table: whole games by finger and by key, and a line that breaks."""

import json
import re
from typing import Any

import pytest
from playwright.async_api import Page, Route, WebSocketRoute, expect

from rowlock.rules.ruleset import Options

SOCKET = re.compile(r"/ws/tables/")
OPPONENTS = [{"name": name, "level": "casual"} for name in ("Wren", "Sable")]
LEGAL = ".own .cell.legal:not(.lock)"
OPEN = ".bar-buttons .button:not([aria-disabled])"
LONGEST = 400  # choices; no game comes near it
END = ".game-end"


@pytest.fixture
def sit(server, open_page):
    """A page at a fresh table of its own: `await sit({"preset": "rulebook"})`."""

    async def start(rules: dict[str, Any], **options: Any) -> Page:
        page = await open_page(**options)
        asked = {"rules": rules, "opponents": OPPONENTS}
        answer = await page.request.post(f"{server.url}/api/tables", data=asked)
        assert answer.status == 201
        await page.goto(f"{server.url}/table/{(await answer.json())['table']}")
        await page.locator(OPEN).first.wait_for()
        return page

    return start


async def at(page: Page) -> str | None:
    """The roll and the phase that are shown."""
    return await page.locator(".table").get_attribute("data-at")


async def go_on(page: Page, before: str | None) -> bool:
    """Wait until the game has gone on and asks again; False once it is over."""
    await page.locator(f'.table:not([data-at="{before}"])').wait_for()
    await page.locator(f"{END}, {OPEN}").first.wait_for()
    return await page.locator(END).count() == 0


async def by_tap(page: Page) -> None:
    """Mark the first ringed number by tapping it and then the button; pass if there is none."""
    if await page.locator(LEGAL).count():
        await page.locator(LEGAL).first.click()
        await page.locator(".bar-buttons .main").click()
    else:
        await page.locator(".bar-buttons .button").first.click()


async def by_key(page: Page) -> None:
    """The same with the keyboard alone: an arrow to the number, Enter twice; P passes."""
    if await page.locator(LEGAL).count():
        await page.locator("body").press("ArrowRight")
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
    else:
        await page.keyboard.press("p")


@pytest.mark.parametrize("choose", [by_tap, by_key])
@pytest.mark.parametrize("preset", ["rulebook", "crosswise"])
async def test_a_whole_game_is_played_to_its_end(sit, axe, preset, choose):
    """From the first roll to the end panel in both timings; nothing is loaded on the way."""
    page = await sit({"preset": preset, "rows_to_end": 2})
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    for _ in range(LONGEST):
        before = await at(page)
        await choose(page)
        if not await go_on(page, before):
            break
    await expect(page.locator(END)).to_be_visible()
    assert loaded == []
    assert await axe(page) == []
    own = await page.locator(".own-sheet .total b").inner_text()
    await expect(page.locator(f"{END} td.own").last).to_contain_text(own)


async def test_a_selection_can_be_changed_and_taken_back(sit):
    """Before confirming, another tap moves the selection and Escape takes it back."""
    page = await sit({"preset": "rulebook"})
    chosen = page.locator(".own .cell.selected:not(.lock)")
    await page.locator(LEGAL).first.click()
    first = await chosen.get_attribute("aria-label")
    await page.locator(LEGAL).first.click()
    await expect(chosen).to_have_count(1)
    assert await chosen.get_attribute("aria-label") != first
    await page.keyboard.press("Escape")
    await expect(chosen).to_have_count(0)
    assert await at(page) == "1 white"


async def test_a_second_tap_confirms(sit):
    """Tapping the selected number again is the same as the button."""
    page = await sit({"preset": "crosswise"})
    await page.locator(f"{LEGAL}.by-white").first.click()
    selected = page.locator(".own .cell.selected:not(.lock)")
    row, number = [await selected.get_attribute(f"data-{name}") for name in ("row", "number")]
    await selected.click()
    await go_on(page, "1 answer")
    marked = page.locator(f'.own .cell.marked[data-row="{row}"][data-number="{number}"]')
    await expect(marked).to_have_count(1)


async def test_one_tap_is_enough_when_so_set(sit):
    """With the setting on, a tap on a ringed number marks it."""
    page = await sit({"preset": "rulebook"})
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("switch", name="One tap is enough").click()
    await page.locator(LEGAL).first.click()
    assert await go_on(page, "1 white")


async def test_the_pass_button_says_what_it_costs(sit):
    """On my own roll without a mark it is a penalty, on the others' rolls it is free."""
    page = await sit({"preset": "crosswise"})
    button = page.locator(".bar-buttons .button").first
    await expect(button).to_have_text("Pass, take a penalty")
    await button.click()
    await go_on(page, "1 answer")
    await expect(button).to_have_text("Pass, free")
    await expect(page.locator(".own-sheet .box.full")).to_have_count(1)


async def test_the_two_steps_of_the_phased_timing_have_their_words(sit):
    """The roller skips the white sum and is then done, at the price of a penalty."""
    page = await sit({"preset": "rulebook", "first_roller": "seat-1"})
    button = page.locator(".bar-buttons .button").first
    await expect(button).to_have_text("Skip white sum")
    await button.click()
    await go_on(page, "1 white")
    await expect(button).to_have_text("Done, take a penalty")


class Line:
    """A line to the server that the test can break."""

    def __init__(self) -> None:
        self.sockets: list[WebSocketRoute] = []
        self.chosen: list[dict[str, Any]] = []
        self.answered: list[str] = []
        self.break_after_choice = False
        self.dead = False

    def route(self, socket: WebSocketRoute) -> None:
        """Pass on what is said, both ways, until the line breaks."""
        server = socket.connect_to_server()
        self.sockets.append(socket)

        def to_server(text: str | bytes) -> None:
            if self.dead:
                return
            message = json.loads(text)
            server.send(text)
            if message["type"] == "choose":
                self.chosen.append(message)

        def to_page(text: str | bytes) -> None:
            message = json.loads(text)
            if self.dead or (self.chosen and self.break_after_choice and len(self.sockets) == 1):
                return
            if message["type"] == "accepted":
                self.answered.append(message["key"])
            socket.send(text)

        socket.on_message(to_server)
        server.on_message(to_page)


@pytest.fixture
def line() -> Line:
    return Line()


async def sit_on(line: Line, sit, page_rules: dict[str, Any]) -> Page:
    """A page at a table whose socket goes through `line`."""
    page = await sit(page_rules)
    await page.route_web_socket(SOCKET, line.route)
    await page.reload()
    await page.locator(OPEN).first.wait_for()
    return page


async def test_a_choice_whose_answer_was_lost_is_sent_again_and_applied_once(sit, line):
    """The line breaks after the choice went out: shown, reconnected, same key, one mark."""
    page = await sit_on(line, sit, {"preset": "crosswise"})
    line.break_after_choice = True
    await page.locator(f"{LEGAL}.by-white").first.click()
    await page.locator(".bar-buttons .main").click()
    await expect(page.locator(".detail")).to_have_text("Sending your choice")
    assert len(line.chosen) == 1
    await line.sockets[0].close(code=1012)
    await expect(page.locator(".connection")).to_have_text("connection lost, trying again")
    await expect(page.locator(".connection")).to_have_text("live")
    await go_on(page, "1 answer")
    assert len(line.chosen) == 2
    assert line.chosen[0] == line.chosen[1]
    assert line.answered == [line.chosen[0]["key"]]
    await expect(page.locator(".own .cell.marked:not(.lock)")).to_have_count(1)


async def test_a_dead_line_is_noticed_within_ten_seconds(sit, line):
    """A half-open connection brings nothing and no close: the page sees the silence."""
    page = await sit_on(line, sit, {"preset": "crosswise"})
    line.dead = True
    await expect(page.locator(".connection")).not_to_have_text("live", timeout=10_000)
    assert await page.locator(OPEN).count() == 0
    line.dead = False
    await expect(page.locator(".connection")).to_have_text("live", timeout=10_000)
    assert await at(page) == "1 answer"


async def test_the_newest_page_has_the_seat_and_the_older_can_take_it_back(sit):
    """Opened twice, the older page says so and offers to go on there."""
    older = await sit({"preset": "crosswise"})
    newer = await older.context.new_page()
    await newer.goto(older.url)
    await newer.locator(OPEN).first.wait_for()
    await older.get_by_role("button", name="Go on here").click()
    await older.locator(OPEN).first.wait_for()
    await expect(newer.get_by_role("button", name="Go on here")).to_be_visible()


async def test_back_does_not_leave_the_game_by_accident(server, sit):
    """The back button, or an edge swipe, asks in the panel; staying stays, leaving keeps the seat."""
    page = await sit({"preset": "crosswise"})
    table = page.url
    await page.locator(".dice").click()
    await page.evaluate("() => history.back()")
    await expect(page.get_by_role("heading", name="Get up from the table?")).to_be_visible()
    assert page.url == table
    await expect(page.locator(".own-sheet")).to_be_visible()
    await page.get_by_role("button", name="Stay").click()
    await page.evaluate("() => history.back()")
    await page.get_by_role("button", name="Leave for now").click()
    await expect(page).to_have_url(f"{server.url}/")
    await page.goto(table)
    await page.locator(OPEN).first.wait_for()


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
async def test_the_rules_are_named_at_the_table_and_told_in_full(sit, size):
    """The header names the preset at every width; a click shows every option, another the log."""
    page = await sit(
        {"preset": "family", "penalty_points": 10},
        viewport=dict(zip(("width", "height"), size, strict=True)),
    )
    rules = page.get_by_role("button", name="Rules: Family · Classic")
    await expect(rules).to_contain_text("Family")
    await rules.click()
    await expect(page.locator(".rule-list div")).to_have_count(len(Options.__annotations__) - 3)
    for told in ("one answer a roll", "either first", "a lot", "\N{MINUS SIGN}10"):
        await expect(page.locator(".rule-list").get_by_text(told)).to_be_visible()
    await rules.click()
    await expect(page.get_by_role("heading", name="This roll")).to_be_visible()


async def test_the_language_changes_without_a_reload(sit):
    """Switching to German changes the words of the running game in place."""
    page = await sit({"preset": "crosswise"})
    await page.evaluate("() => (window.mine = true)")
    await page.evaluate(
        "async () => { (await import('/lib/settings.js')).settings.language.value = 'de'; }"
    )
    await expect(page.locator(".bar-buttons .main")).to_have_text("Ankreuzen")
    assert await page.locator("html").get_attribute("lang") == "de"
    assert await page.evaluate("() => window.mine")


COUNT_SOUNDS = """
window.opened = 0;
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.opened++; }
};"""


async def test_nothing_sounds_until_it_is_switched_on(sit):
    """On a first visit no sound is made; one switch in the menu turns them on."""
    page = await sit({"preset": "crosswise"})
    await page.add_init_script(COUNT_SOUNDS)
    await page.reload()
    await page.locator(OPEN).first.wait_for()
    await by_tap(page)
    await go_on(page, "1 answer")
    assert await page.evaluate("() => window.opened") == 0
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("switch", name="Sounds").click()
    await by_tap(page)
    await go_on(page, "2 answer")
    assert await page.evaluate("() => window.opened") == 1


async def test_rolls_and_marks_are_announced(sit):
    """A polite live region tells each new roll and what everybody did with the last."""
    page = await sit({"preset": "crosswise"})
    said = page.locator("#announcer")
    await expect(said).to_contain_text("You rolled")
    await by_tap(page)
    await go_on(page, "1 answer")
    await expect(said).to_contain_text("Wren: ")
    await expect(said).to_contain_text("Wren rolled")


async def test_the_first_table_is_small_and_needs_nothing_twice(sit):
    """A cold table takes under 200 kB, each file once, and names all its modules beforehand."""
    page = await sit({"preset": "crosswise"})
    session = await page.context.new_cdp_session(page)
    sizes: list[float] = []
    asked: list[str] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.on("request", lambda request: asked.append(request.url))
    await session.send("Network.enable")
    await session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    await page.reload()
    await page.locator(OPEN).first.wait_for()
    await page.wait_for_load_state("networkidle")
    assert sum(sizes) < 200_000
    assert len(asked) == len(set(asked))
    preloaded = await page.locator("link[rel=modulepreload]").evaluate_all(
        "(links) => links.map((link) => link.href)"
    )
    scripts = {url for url in asked if url.endswith((".js", ".mjs"))}
    found_late = {
        url for url in scripts - set(preloaded) if not url.endswith(("/app.js", "/boot.js"))
    }
    assert found_late == set()


async def test_a_catalogue_that_cannot_be_had_leaves_the_game_playable(sit, faults):
    """Words may fail to load; the numbers are still there to be tapped."""
    page = await sit({"preset": "crosswise"})

    async def refuse(route: Route) -> None:
        await route.fulfill(status=503)

    await page.route("**/locale/*.ftl", refuse)
    await page.reload()
    await page.locator(OPEN).first.wait_for()
    assert await page.locator(LEGAL).count() > 0
    assert all("503" in fault or "no catalogue" in fault for fault in faults)
    faults.clear()
