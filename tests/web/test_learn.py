"""The Learn page in a browser: it fits, it reads without script, and its examples answer."""

import re

import pytest
from playwright.async_api import expect

from rowlock.learn import languages

WIDTHS = (320, 390, 1280)
TAGS = (*languages.known(), languages.PSEUDO)
TOO_WIDE = """() => [...document.querySelectorAll("body *")]
  .filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest(".table-scroll"))
  .map((e) => e.tagName + "." + e.className)"""


@pytest.mark.parametrize("tag", TAGS)
async def test_nothing_is_wider_than_the_window(open_page, server, tag):
    """Every language, and words longer still, fit at 320, 390 and 1280 px; tables scroll inside."""
    page = await open_page()
    await page.goto(f"{server.url}/{tag}/learn")
    for width in WIDTHS:
        await page.set_viewport_size({"width": width, "height": 800})
        assert await page.evaluate(TOO_WIDE) == []
        assert await page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("tag", languages.known())
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_axe_finds_nothing(open_page, server, axe, tag, scheme):
    """Untouched, with everything unfolded, after a refusal and after a finished turn."""
    page = await open_page(color_scheme=scheme)
    await page.goto(f"{server.url}/{tag}/learn")
    await page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    example = page.locator("#try-normal-turn")
    await example.locator('button[data-key="red 4"]').click()
    other = page.locator("#try-burned-cells")
    await other.locator('button[data-key="red 10"]').click()
    await other.locator(".pass").click()
    assert await axe(page) == []


async def test_an_example_says_why_not_and_then_plays(open_page, server):
    """A refused cell gets its reason, a legal one its mark, the turn its points; then again."""
    page = await open_page(locale="de")
    await page.goto(f"{server.url}/de/learn#examples")
    example = page.locator("#try-normal-turn")
    said, total = example.locator(".said"), example.locator(".try-total")
    await example.locator('button[data-key="red 4"]').click()
    await expect(said).to_have_text(
        "Die weißen Würfel ergeben 3 + 4 = 7. Etwas anderes zählt hier nicht."
    )
    await example.locator('button[data-key="red 7"]').click()
    await example.locator('button[data-key="red 6"]').click()
    await expect(said).to_contain_text("Rot 8")
    await example.locator('button[data-key="green 9"]').click()
    await expect(said).to_contain_text("vorher 4, jetzt 9 Punkte")
    await expect(total).to_have_text("9")
    await example.locator(".again").click()
    await expect(total).to_have_text("4")
    await expect(example.locator(".made")).to_have_count(0)


async def test_an_example_is_played_by_key(open_page, server):
    """Arrows walk over the sheet, Enter marks, and one tab stop leads into it."""
    page = await open_page()
    await page.goto(f"{server.url}/en/learn#examples")
    example = page.locator("#try-passive-takes-white")
    await expect(example.locator('.cell[tabindex="0"]')).to_have_count(1)
    await example.locator('[tabindex="0"]').focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "Enter"):
        await page.keyboard.press(key)
    cell = example.get_by_role("button", name="yellow 4", exact=True)
    await expect(cell).to_have_attribute("aria-pressed", "true")
    await expect(example.locator(".said")).to_contain_text("from 1 to 3 points")


async def test_a_row_is_heard_whole(open_page, server):
    """With a script every cell has a name: the row, its numbers, its padlock, its marks and points."""
    page = await open_page()
    await page.goto(f"{server.url}/en/learn#try-lock-needs-five")
    row = page.locator("#try-lock-needs-five").get_by_role("row").first
    await expect(row.get_by_role("rowheader")).to_have_accessible_name("red")
    await expect(row.get_by_role("button", name="red 12", exact=True)).to_be_visible()
    await expect(row.get_by_role("gridcell", name="red lock, 1 needed")).to_be_visible()
    await expect(row.get_by_role("gridcell", name="4 marks, 10 points")).to_be_visible()


async def test_it_reads_without_script(open_page, server):
    """Text, pictures and answers are all there."""
    page = await open_page(java_script_enabled=False)
    await page.goto(f"{server.url}/da/learn")
    answers = page.locator(".try .answer p")
    assert await answers.count() == await page.locator(".try").count()
    for answer in await answers.all():
        await expect(answer).to_be_visible()
    await expect(page.locator(".try-sheet").first).to_have_role("img")
    assert await page.locator(".try button:visible").count() == 0


async def test_another_language_opens_at_the_same_place(open_page, server):
    """The language switch keeps the part that is being read."""
    page = await open_page()
    await page.goto(f"{server.url}/en/learn")
    await page.locator("#strategy").scroll_into_view_if_needed()
    await page.locator("#strategy").evaluate("(part) => part.scrollIntoView()")
    link = page.locator(".languages a[lang=nl]")
    await expect(link).to_have_attribute("href", re.compile("/nl/learn#strategy$"))
    await expect(page.locator(".contents [aria-current]")).to_have_attribute("href", "#strategy")
    await link.evaluate("(link) => link.click()")
    await expect(page.locator("#strategy-title")).to_have_text("Tactiek")
    await expect(page.locator("#strategy")).to_be_in_viewport()


async def test_the_first_page_leads_here(open_page, server):
    """Learn is one click away from the first page, in its language."""
    page = await open_page(locale="nl")
    await page.goto(server.url)
    await page.get_by_role("link", name="Leren").first.click()
    await expect(page).to_have_url(f"{server.url}/nl/learn")
    await expect(page.get_by_role("heading", level=1)).to_have_text("Qwixx leren")
