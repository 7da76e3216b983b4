"""Every state of every screen, at three sizes, light and dark: axe finds nothing, nothing overflows."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

AUTOPLAY = Path(__file__).with_name("autoplay.js").read_text()

State = Callable[[Page, str, str], Awaitable[None]]


async def first_page(page: Page, _done: str, _running: str) -> None:
    await page.goto("/")
    await expect(page.get_by_role("link", name="Resume")).to_be_visible()


async def first_page_without_a_server(page: Page, _done: str, _running: str) -> None:
    await page.route("**/api/**", lambda route: route.abort())
    await page.goto("/")
    await page.get_by_role("button", name="Play now").click()
    await expect(page.get_by_role("alert")).to_be_visible()


async def set_up(page: Page, _done: str, _running: str) -> None:
    await page.goto("/setup")
    for name in ("A level for each", "Options"):
        await page.locator("summary", has_text=name).click()
    await page.locator('.options input[value="6"]').check(force=True)
    await expect(page.locator(".is-changed")).to_be_visible()


async def set_up_that_conflicts(page: Page, _done: str, _running: str) -> None:
    await page.goto("/setup")
    await page.locator('input[value="rulebook"]').check(force=True)
    await page.locator("summary", has_text="Options").click()
    await page.locator('input[value="either"]').check(force=True)
    await page.get_by_role("button", name="Take my seat").click()
    await expect(page.get_by_role("alert")).to_be_visible()


async def set_up_without_a_server(page: Page, _done: str, _running: str) -> None:
    await page.route("**/api/**", lambda route: route.abort())
    await page.goto("/setup")
    await expect(page.get_by_role("alert")).to_be_visible()


async def set_up_that_is_loading(page: Page, _done: str, _running: str) -> None:
    await page.route("**/api/options", lambda _route: None)
    await page.goto("/setup")
    await expect(page.get_by_role("status").filter(has_text="One moment")).to_be_visible()


async def settings(page: Page, _done: str, _running: str) -> None:
    await page.goto("/settings")
    await page.get_by_role("switch", name="Sounds").check()


async def history(page: Page, _done: str, _running: str) -> None:
    await page.goto("/history")
    await expect(page.get_by_role("link", name="Review")).to_be_visible()


async def history_of_nobody(page: Page, _done: str, _running: str) -> None:
    await page.context.clear_cookies()
    await page.goto("/history")
    await expect(page.get_by_text("No games yet")).to_be_visible()


async def end(page: Page, done: str, _running: str) -> None:
    await page.goto(f"/table/{done}")
    await expect(page.locator(".game-end table")).to_be_visible()


async def replay(page: Page, done: str, _running: str) -> None:
    await page.goto(f"/replay/{done}")
    await page.get_by_role("button", name="Check the dice").click()
    await expect(page.get_by_text("All is as committed")).to_be_visible()
    await page.locator("summary", has_text="The scores as a table").click()


async def replay_before_the_first_roll(page: Page, done: str, _running: str) -> None:
    await page.goto(f"/replay/{done}")
    await page.get_by_role("button", name="First roll").click()


async def replay_of_no_table(page: Page, _done: str, _running: str) -> None:
    await page.goto("/replay/nowhere")
    await expect(page.get_by_role("alert")).to_contain_text("no such table")


async def replay_of_no_file(page: Page, _done: str, _running: str) -> None:
    await page.goto("/replay/file")
    await expect(page.get_by_text("Choose a file")).to_be_visible()


async def check(page: Page, done: str, _running: str) -> None:
    await page.goto(f"/check/{done}")
    await expect(page.get_by_text("All is as committed")).to_be_visible()
    await page.locator("summary", has_text="How it is checked").click()
    await page.locator("summary", has_text="How this is worked out").click()


async def check_that_fails(page: Page, done: str, _running: str) -> None:
    record = await (await page.request.get(f"/api/tables/{done}/record")).json()
    dice = record["turns"][2]["dice"]["white"]
    dice[0] = dice[0] % 6 + 1
    await page.route("**/record", lambda route: route.fulfill(json=record))
    await page.goto(f"/check/{done}")
    await expect(page.get_by_text("Something is not so")).to_be_visible()


async def check_of_a_running_game(page: Page, _done: str, running: str) -> None:
    await page.goto(f"/check/{running}")
    await expect(page.get_by_text("The seed is published")).to_be_visible()


async def no_page(page: Page, _done: str, _running: str) -> None:
    await page.goto("/nothing/here")
    await expect(page.get_by_text("There is no page here")).to_be_visible()


STATES: list[State] = [
    first_page,
    first_page_without_a_server,
    set_up,
    set_up_that_conflicts,
    set_up_without_a_server,
    set_up_that_is_loading,
    settings,
    history,
    end,
    replay,
    replay_before_the_first_roll,
    replay_of_no_table,
    replay_of_no_file,
    check,
    check_that_fails,
    check_of_a_running_game,
    no_page,
    history_of_nobody,  # last: it forgets who the visitor was
]


async def findings(
    page: Page, axe: Callable[[Page], Awaitable[list[str]]]
) -> AsyncIterator[tuple[str, list[str]]]:
    """What is wrong in each state, one after the other, for a visitor with two games."""
    await page.goto("/")
    done = await page.evaluate(AUTOPLAY, {})
    running = await page.evaluate(AUTOPLAY, {"rolls": 2})
    for state in STATES:
        await state(page, done, running)
        found = await axe(page)
        width = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if width > 0:
            found.append(f"wider than the screen by {width} px")
        yield state.__name__, found
        await page.unroute_all(behavior="ignoreErrors")


@pytest.mark.slow
async def test_no_state_of_any_screen_keeps_anybody_out(server, open_page, axe, look, faults):
    """Empty, loading, error, offline, full: axe finds nothing and nothing is wider than the screen."""
    page = await open_page(look, base_url=server.url)
    wrong = {state: found async for state, found in findings(page, axe) if found}
    assert wrong == {}
    assert [fault for fault in faults if "Failed to load resource" not in fault] == []
    faults.clear()


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en", "de", "nl", "da"])
async def test_the_smallest_phone_shows_every_language(server, open_page, axe, locale):
    """320 pixels wide, in each language: all words fit, and axe finds nothing."""
    page = await open_page(
        base_url=server.url, locale=locale, viewport={"width": 320, "height": 640}
    )
    await page.goto("/")
    done = await page.evaluate(AUTOPLAY, {})
    for path in ("/", "/setup", "/settings", "/history", f"/replay/{done}", f"/check/{done}"):
        await page.goto(path)
        await page.locator("main h1").wait_for()
        await page.locator("main .card").first.wait_for()
        assert await axe(page) == []
        assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path
