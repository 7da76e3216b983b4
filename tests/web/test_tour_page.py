"""The guided first game, walked through as a newcomer does."""

import httpx
import pytest

SIZES = ((320, 640), (390, 844), (844, 390), (1280, 800))


async def act(page, choose):
    """Do what the lesson asks for."""
    if choose is None:
        await page.locator(".lesson .button.main").click()
        return
    mark = choose["white"] or choose["colour"]
    buttons = page.locator(".bar-buttons button")
    if mark is None:
        await buttons.first.click()
    else:
        await page.locator(f"button[data-row='{mark[0]}'][data-number='{mark[1]}']").click()
        await buttons.last.click()


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_tour_can_be_walked_to_its_end(open_page, server, axe, size):
    """Every lesson leads to the next by doing what it asks, and nothing needs scrolling sideways."""
    width, height = size
    page = await open_page(viewport={"width": width, "height": height})
    lessons = (await (await page.request.get(f"{server.url}/api/tour")).json())["lessons"]
    await page.goto(f"{server.url}/tour")
    for number, lesson in enumerate(lessons, 1):
        await page.get_by_text(f"{number} of {len(lessons)}", exact=True).wait_for()
        if lesson is lessons[1]:
            assert await axe(page) == []
        if number < len(lessons):
            await act(page, lesson["choose"])
    assert await page.get_by_role("button", name="Play now").is_visible()
    assert await page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


async def test_another_legal_choice_is_kindly_declined(open_page, server):
    """A legal choice that the prepared game does not take changes nothing and is no error."""
    page = await open_page()
    await page.goto(f"{server.url}/tour")
    await page.locator(".lesson .button.main").click()
    await page.locator(".bar-buttons button").first.click()
    await page.get_by_text("Allowed too. This prepared game goes on with green 12.").wait_for()
    assert await page.locator(".detail.bad").count() == 0
    assert await page.get_by_text("2 of 13", exact=True).is_visible()


async def test_the_tour_opens_no_table_and_can_be_left_at_any_moment(open_page, server):
    """Leaving leads home, and no game of this visitor was opened for it."""
    page = await open_page()
    await page.goto(f"{server.url}/tour")
    await page.get_by_role("link", name="Leave").click()
    await page.wait_for_url(f"{server.url}/")
    assert (
        await page.evaluate("async () => (await (await fetch('/api/tables')).json()).length") == 0
    )


def test_no_table_can_be_opened_with_a_seed_of_ones_own(server):
    """The tour's fixed seed is nothing that a request for a table can carry."""
    for extra in ({"seed": "0" * 64}, {"tour": True}):
        answer = httpx.post(f"{server.url}/api/tables", json={"rules": {}, **extra})
        assert answer.status_code == httpx.codes.BAD_REQUEST
