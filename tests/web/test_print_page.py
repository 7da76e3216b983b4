"""The print page: what is chosen stands in the address, and is what is printed."""

import httpx
import pytest

SIZES = ((320, 640), (390, 844), (844, 390), (1280, 800))


async def test_the_address_holds_the_choices_and_the_links_follow(open_page, server):
    """A choice changes the address, the preview and both links; the address brings it back."""
    page = await open_page()
    await page.goto(f"{server.url}/print?pad=mixx-a&paper=letter&sheets=4&ink=grey&language=da")
    link = page.get_by_role("link", name="Open the PDF")
    wanted = "/api/print/mixx-a.pdf?paper=letter&sheets=4&ink=grey&language=da"
    assert await link.get_attribute("href") == wanted
    await page.get_by_role("radio", name="in colour").check(force=True)
    assert "ink=colour" in page.url
    assert "ink=colour" in (await link.get_attribute("href") or "")
    await page.locator(".print-result img").evaluate("(image) => image.decode()")
    answer = await page.request.get(server.url + wanted)
    assert answer.headers["content-type"] == "application/pdf"


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_print_page_fits_its_width_and_axe_finds_nothing(open_page, server, axe, size):
    """At every size nothing sticks out, and the page is accessible."""
    width, height = size
    page = await open_page(viewport={"width": width, "height": height}, locale="de")
    await page.goto(f"{server.url}/print")
    await page.locator(".print-result img").wait_for()
    assert await page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    assert await axe(page) == []


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("nope.pdf", "unknown-pad"),
        ("classic.gif", "bad-print"),
        ("classic", "bad-print"),
        ("classic.pdf?sheets=9", "bad-print"),
        ("classic.svg?paper=a0", "bad-print"),
        ("classic.svg?ink=", "bad-print"),
    ],
)
def test_what_cannot_be_printed_is_refused_with_a_code(server, path, code):
    """Bad input gets 400, a code and what was expected."""
    answer = httpx.get(f"{server.url}/api/print/{path}")
    assert answer.status_code == httpx.codes.BAD_REQUEST
    assert answer.json()["code"] == code
    assert answer.json()["expected"]
