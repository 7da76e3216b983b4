"""Tables for several people, as their phones and laptops show them."""

import re

import pytest
from playwright.async_api import Page, expect

PHONE = {"viewport": {"width": 390, "height": 844}}
STEPS = 200


async def choose(page: Page) -> None:
    """Do what a quick player would: mark what skips least, or pass."""
    cells = page.locator("[role=grid] button[aria-label*='legal with']")
    labels = await cells.evaluate_all("all => all.map((each) => each.getAttribute('aria-label'))")
    skips = [
        int(found[1]) if (found := re.search(r"skips (\d+)", label)) else 0 for label in labels
    ]
    if skips and min(skips) <= 2:
        await cells.nth(skips.index(min(skips))).click()
        await page.keyboard.press("Enter")
    else:
        await page.keyboard.press("p")


async def open_table(page: Page, url: str, name: str = "Ann", who: str = "with the link") -> str:
    """Open a table for three and return its address."""
    await page.goto(f"{url}/tables/new")
    await page.get_by_label("Your name").fill(name)
    await page.get_by_role("radio", name=who, exact=True).check(force=True)
    await page.get_by_role("button", name="Open a table").click()
    await expect(page.get_by_role("heading", name=f"Table of {name}")).to_be_visible()
    return page.url


async def sit(page: Page, address: str, name: str) -> None:
    """Follow an invitation and take a seat."""
    await page.goto(address)
    await page.get_by_label("Your name").fill(name)
    await page.get_by_role("button", name="Sit down").click()
    await expect(page.get_by_role("button", name="Get up")).to_be_visible()


async def play(*pages: Page) -> None:
    """Play until the game is over on every page."""
    for _ in range(STEPS):
        if await pages[0].get_by_role("button", name="Play again").count():
            break
        at = await pages[0].locator(".table").get_attribute("data-at")
        moved = f".table:not([data-at='{at}'])"
        for page in pages:
            await choose(page)
        for page in pages:
            await expect(page.locator(moved)).to_be_attached()
    for page in pages:
        await expect(page.get_by_role("button", name="Play again")).to_be_visible()


async def test_two_people_and_a_computer_play_a_game_and_another(server, open_page):
    """From the invitation to the end, and to the next table, with two browsers and no account."""
    ann, ben = await open_page(), await open_page(**PHONE)
    address = await open_table(ann, server.url)
    await sit(ben, address, "Ben")
    await ann.get_by_role("button", name="Start the game").click()
    for page in (ann, ben):
        await expect(page.get_by_role("grid").first).to_be_visible()
    await expect(ann.get_by_text("Wren").first).to_be_visible()
    await play(ann, ben)
    await ann.get_by_role("button", name="Play again").click()
    await expect(ann.get_by_role("button", name="Start the game")).to_be_visible()
    await ben.get_by_role("button", name="Join the next game").click()
    await expect(ben.get_by_text("Ann starts the game.")).to_be_visible()
    assert ann.url == ben.url != address


async def test_the_lobby_shows_a_public_table_while_it_waits(server, open_page):
    """A table for everybody appears in another's lobby by itself and goes when it starts."""
    ann, eve = await open_page(), await open_page()
    await eve.goto(f"{server.url}/tables")
    await open_table(ann, server.url, "Lobby Ann", "everybody")
    line = eve.get_by_role("listitem").filter(has_text="Lobby Ann")
    await expect(line).to_contain_text("1 of 3 seats taken")
    await ann.get_by_role("button", name="Start the game").click()
    await expect(line).to_have_count(0)


async def test_a_name_that_is_taken_is_refused_in_a_sentence(server, open_page):
    """Two people at a table cannot have the same name, however it is written."""
    ann, other = await open_page(), await open_page()
    address = await open_table(ann, server.url)
    await other.goto(address)
    await other.get_by_label("Your name").fill("ann")
    await other.get_by_role("button", name="Sit down").click()
    await expect(other.get_by_text("Somebody here has that name")).to_be_visible()


async def test_the_host_shows_a_guest_out(server, open_page):
    """A removed guest is told so, and the seat is free again."""
    ann, ben = await open_page(), await open_page()
    await sit(ben, await open_table(ann, server.url), "Ben")
    await ann.get_by_role("button", name="Remove Ben").click()
    await expect(ben.get_by_role("heading", name="The host has freed your seat")).to_be_visible()
    await expect(ann.get_by_role("button", name="Remove Ben")).to_have_count(0)


async def test_nobody_is_invited_to_a_full_table(server, open_page):
    """The invitation is there as long as a seat is free, and comes back with one."""
    ann, ben = await open_page(), await open_page()
    asked = {"rules": {}, "seats": 2, "name": "Ann", "clock": None, "public": False}
    answer = await ann.request.post(f"{server.url}/api/tables", data=asked)
    address = f"{server.url}/table/{(await answer.json())['table']}"
    await ann.goto(address)
    await expect(ann.locator(".invite")).to_be_visible()
    await sit(ben, address, "Ben")
    await expect(ann.locator(".invite")).to_have_count(0)
    await ben.get_by_role("button", name="Get up").click()
    await expect(ann.locator(".invite")).to_be_visible()


async def test_a_spectator_sees_no_choice_before_the_roll_is_settled(server, open_page):
    """Who watches sees that a seat has chosen and has no buttons of its own."""
    ann, ben, eve = await open_page(), await open_page(), await open_page()
    address = await open_table(ann, server.url)
    await sit(ben, address, "Ben")
    await ann.get_by_role("button", name="Start the game").click()
    await expect(ann.get_by_role("grid").first).to_be_visible()
    await eve.goto(address)
    await expect(eve.get_by_text("You are watching").first).to_be_visible()
    await choose(ann)
    await expect(eve.locator(".this-roll")).to_contain_text("Ann chosen")
    assert (
        await eve.locator(".own-sheet .is-marked, .own-sheet [aria-label$=', marked']").count() == 0
    )
    assert await eve.get_by_role("button", name="Confirm").count() == 0


OUTDATED = {
    "en": ("Rowlock has been updated", "Load again"),
    "de": ("Rowlock wurde erneuert", "Neu laden"),
    "nl": ("Rowlock is vernieuwd", "Opnieuw laden"),
    "da": ("Rowlock er blevet opdateret", "Indlæs igen"),
}


@pytest.mark.parametrize("language", OUTDATED)
async def test_a_page_of_another_version_asks_to_be_loaded_again(server, open_page, language):
    """A page older than its server says so in its language, and goes on once it is loaded again."""
    ann = await open_page(locale=language)

    async def made_old(route):
        answer = await route.fetch()
        old = (await answer.text()).replace("const VERSION = 1;", "const VERSION = 0;")
        kind = {"content-type": "text/javascript", "cache-control": "no-store"}
        await route.fulfill(body=old, headers=kind)

    await ann.route("**/table/live.js", made_old)
    answer = await ann.request.post(
        f"{server.url}/api/tables", data={"opponents": [{"name": "Wren", "level": "casual"}]}
    )
    title, again = OUTDATED[language]
    await ann.goto(f"{server.url}/table/{(await answer.json())['table']}")
    await expect(ann.get_by_role("heading", name=title)).to_be_visible()
    await ann.unroute("**/table/live.js")
    await ann.get_by_role("button", name=again).click()
    await expect(ann.get_by_role("grid").first).to_be_visible()


async def test_what_is_said_is_heard_until_it_is_muted(server, open_page):
    """A message reaches the others at once; after muting that seat nothing more of it is heard."""
    ann, ben = await open_page(), await open_page()
    await sit(ben, await open_table(ann, server.url), "Ben")
    await ann.get_by_label("Say something").fill("Welcome!")
    await ann.get_by_role("button", name="Say", exact=True).click()
    await expect(ben.get_by_role("log")).to_contain_text("Ann Welcome!")
    await ben.get_by_role("button", name="Mute Ann").click()
    await expect(ben.get_by_role("log")).not_to_contain_text("Welcome!")
    await ben.get_by_role("button", name="applause").click()
    await expect(ann.get_by_role("log")).to_contain_text("Ben applause")


@pytest.mark.parametrize("state", ["lobby", "open", "guest", "host", "spectator"])
async def test_axe_finds_nothing_at_any_size_in_either_theme(server, open_page, look, axe, state):
    """Lobby, opening, waiting room and watching are accessible as they are laid out."""
    page = await open_page(look)
    if state == "lobby":
        await page.goto(f"{server.url}/tables")
        await expect(page.get_by_role("heading", name="Play with others")).to_be_visible()
    elif state == "open":
        await page.goto(f"{server.url}/tables/new")
        await expect(page.get_by_label("Your name")).to_be_visible()
    elif state == "host":
        await open_table(page, server.url)
        await expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    else:
        host = await open_page()
        address = await open_table(host, server.url)
        if state == "spectator":
            await host.get_by_role("button", name="Start the game").click()
            await expect(host.get_by_role("grid").first).to_be_visible()
        await page.goto(address)
        seen = page.get_by_text("You are watching").first
        await expect(page.get_by_role("button", name="Sit down").or_(seen).first).to_be_visible()
    assert await axe(page) == []
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not await page.evaluate(wide)
