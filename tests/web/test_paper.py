"""The score sheet and the dice for one's own game, as people at a kitchen table use them."""

import re

import pytest
from playwright.async_api import expect

from rowlock.rules import ruleset

SIZES = ((320, 640), (390, 844), (844, 390), (1280, 800))


def cell(page, row, place):
    return page.locator(f"button.cell[data-row='{row}'][data-cell='{place}']:not(.lock)")


async def take_sheet(page, server, pad="classic", hidden=False):
    await page.goto(f"{server.url}/sheet")
    await page.locator(f"input[value={pad}]").check()
    if hidden:
        await page.locator("input[value=hidden]").check()
    await page.get_by_role("button", name="Take the sheet").click()
    await page.locator(".paper").wait_for()


async def mark(page, *places):
    for row, place in places:
        await cell(page, row, place).click(force=True)


def total(page):
    return page.locator(".total b")


async def share(page, name):
    await page.get_by_role("button", name="Share", exact=True).click()
    await page.get_by_label("Your name").fill(name)
    await page.get_by_role("button", name="Share this game").click()
    await page.wait_for_url("**/sheet/*")
    await page.get_by_text("shared", exact=True).wait_for()
    return page.url


async def join(page, url, name):
    await page.goto(url)
    await page.get_by_label("Your name").fill(name)
    await page.get_by_role("button", name="Take the sheet").click()
    await page.locator(".paper").wait_for()


async def says(locator, text):
    """Wait until an element says this."""
    await expect(locator).to_have_text(text)


DAMAGED = (
    "{", "null", "[]", '{"notes": []}', '{"pad": 7, "sheet": "s", "notes": []}',
    '{"pad": "classic", "sheet": "s", "notes": "none"}',
)  # fmt: skip


async def test_a_damaged_sheet_is_put_aside_and_nothing_else_is_lost(open_page, server):
    """Whatever is kept in a sheet's place, the page says so and offers a new one; the text stays."""
    page = await open_page()
    await page.goto(server.url)
    for text in DAMAGED:
        await page.evaluate(
            "text => (localStorage['rowlock.paper'] = 'k', localStorage['rowlock.paper.k'] = text)",
            text,
        )
        await page.goto(f"{server.url}/sheet")
        await says(page.get_by_role("alert"), re.compile("could not be read"))
        assert await page.evaluate("localStorage['rowlock.paper.k.unread']") == text
    await page.evaluate('localStorage[\'rowlock.dice\'] = \'{"out":[],"rolls":[{}],"count":1}\'')
    await page.get_by_role("button", name="Take the sheet").click()
    await mark(page, (0, 2))
    await page.reload()
    await says(total(page), "1")
    assert await page.get_by_text("could not be read").count() == 0
    await page.goto(f"{server.url}/dice")
    await page.get_by_role("button", name="Roll", exact=True).wait_for()


async def test_what_can_be_read_of_a_damaged_sheet_still_lies_there(open_page, server):
    """A note that makes no sense is left out, the others stand, and the sheet says so."""
    page = await open_page()
    await take_sheet(page, server)
    await mark(page, (0, 2), (1, 3))
    await page.evaluate(
        """() => {
          const at = `rowlock.paper.${localStorage["rowlock.paper"]}`;
          const kept = JSON.parse(localStorage[at]);
          const [first] = kept.notes;
          kept.notes.push(null, { ...first, id: "x", row: "red" }, { ...first, id: 7 });
          kept.closed = undefined;
          localStorage[at] = JSON.stringify(kept);
        }"""
    )
    await page.reload()
    await says(total(page), "2")
    await expect(page.get_by_text("Part of what was kept could not be read")).to_be_visible()


async def test_marks_go_from_left_to_right_and_the_lock_waits_for_five(open_page, server):
    """A cell left of a mark and a lock before five marks are refused in words; then the lock locks."""
    page = await open_page()
    await take_sheet(page, server)
    await mark(page, (0, 2), (0, 0))
    assert "skipped" in await page.locator(".paper-bar .detail").inner_text()
    await mark(page, (0, 10))
    assert "needs 5" in await page.locator(".paper-bar .detail").inner_text()
    assert await total(page).inner_text() == "1"
    await mark(page, (0, 3), (0, 4), (0, 5), (0, 6), (0, 10))
    assert await total(page).inner_text() == "28"
    assert await page.get_by_role("button", name="Locked by you").count() == 1


async def test_everything_can_be_taken_back_one_by_one_and_is_named(open_page, server):
    """Taking back says what it takes, goes back to the empty sheet, and then has nothing left."""
    page = await open_page()
    await take_sheet(page, server)
    await mark(page, (0, 0), (1, 3))
    await page.locator(".penalty-button").click()
    await page.locator(".close-row[data-row='3']").click()
    taken = ["blue closed", "a penalty", "yellow 5", "red 2"]
    for what in taken:
        await page.get_by_role("button", name=f"Take back: {what}").click()
        assert what in (await page.locator(".paper-bar .detail").inner_text()).lower()
    assert await total(page).inner_text() == "0"
    undo = page.get_by_role("button", name="Take back", exact=True)
    assert await undo.get_attribute("aria-disabled") == "true"


async def test_a_row_closed_by_another_keeps_its_marks_and_takes_none_but_of_that_roll(
    open_page, server
):
    """A closed row's marks still count, there is no lock mark, and only the same roll may add one."""
    page = await open_page()
    await take_sheet(page, server)
    await mark(page, (0, 0), (0, 1))
    await page.locator(".close-row[data-row='0']").click()
    assert await total(page).inner_text() == "3"
    await mark(page, (0, 2))
    assert await total(page).inner_text() == "3"
    await page.get_by_role("button", name="Same roll: red 4").click()
    assert await total(page).inner_text() == "6"


async def test_nothing_is_lost_by_reloading(open_page, server):
    """Marks, penalties and closed rows are there again, and can still be taken back."""
    page = await open_page()
    await take_sheet(page, server, "mixx-b")
    await mark(page, (0, 0), (2, 4))
    await page.locator(".penalty-button").click()
    await page.reload()
    await page.locator(".paper").wait_for()
    assert await total(page).inner_text() == "-3"
    await page.get_by_role("button", name="Take back: a penalty").click()
    assert await total(page).inner_text() == "2"


@pytest.mark.parametrize("pad", ruleset.PADS)
async def test_every_pad_is_a_sheet_with_its_own_numbers(open_page, server, pad):
    """The cells of the sheet are those of the pad, in their order."""
    page = await open_page()
    await take_sheet(page, server, pad)
    shown = await page.locator(".paper-rows .figure").all_inner_texts()
    assert [int(text) for text in shown] == [n for row in ruleset.pad(pad).numbers for n in row]


async def test_two_phones_share_closed_rows_and_points(open_page, server):
    """Each sees the other's points, and a row that one locks is closed on the other's sheet."""
    anna, ben = await open_page(), await open_page()
    await take_sheet(anna, server)
    await mark(anna, (0, 0), (0, 1))
    link = await share(anna, "Anna")
    await join(ben, link, "Ben")
    others = ben.locator(".paper-others li b")
    await says(others, "3")
    await mark(anna, (0, 2), (0, 3), (0, 4), (0, 10))
    await says(others, "28")
    await ben.get_by_role("button", name="Closed by Anna").wait_for()


async def test_two_phones_that_mark_one_sheet_at_once_both_end_right(open_page, server, faults):
    """Both phones show both marks, whoever was first, and the server's copy says the same."""
    one, other = await open_page(), await open_page()
    await take_sheet(one, server)
    link = await share(one, "Anna")
    await other.goto(link)
    await other.get_by_role("button", name="Anna").click()
    await other.locator(".paper").wait_for()
    await one.context.set_offline(True)
    await other.context.set_offline(True)
    await one.get_by_text("not connected, kept here").wait_for()
    await other.get_by_text("not connected, kept here").wait_for()
    await mark(one, (0, 5))
    await mark(other, (0, 3))
    await one.context.set_offline(False)
    await other.context.set_offline(False)
    for page in (one, other):
        await says(total(page), "3")
        for place in (3, 5):
            await page.locator(f"button.marked[data-row='0'][data-cell='{place}']").wait_for()
    faults.clear()  # the browser notes every connection that it could not make


async def test_hidden_points_show_when_somebody_shows_them(open_page, server):
    """Until then neither page shows a point, its own or another's; then both show all."""
    anna, ben = await open_page(), await open_page()
    await take_sheet(anna, server, hidden=True)
    await mark(anna, (0, 0), (0, 1))
    link = await share(anna, "Anna")
    await join(ben, link, "Ben")
    others = ben.locator(".paper-others li b")
    await says(others, "hidden")
    assert await total(anna).inner_text() == "\N{EN DASH}"
    await ben.get_by_role("button", name="Show the points").click()
    await says(others, "3")
    await says(total(anna), "3")


async def test_a_shared_game_survives_the_servers_death(open_page, start_server, faults):
    """Killed and started again, the server has every mark, and phones go on by themselves."""
    first = start_server()
    anna, ben = await open_page(), await open_page()
    await take_sheet(anna, first)
    link = await share(anna, "Anna")
    await mark(anna, (0, 0))
    await join(ben, link, "Ben")
    await says(ben.locator(".paper-others li b"), "1")
    first.kill()
    await mark(anna, (0, 1))
    start_server(data=first.data, port=int(first.url.rpartition(":")[2]))
    await says(ben.locator(".paper-others li b"), "3")
    faults.clear()  # the browser notes every connection that it could not make


async def test_a_code_that_is_no_game_says_so(open_page, server, faults):
    """A mistyped code leads to a page that says there is no such game."""
    page = await open_page()
    await page.goto(f"{server.url}/sheet/nosuchco")
    await page.get_by_text("There is no game of that code").wait_for()
    faults.clear()


@pytest.mark.parametrize("language", ["en", "de", "nl", "da"])
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_sheet_needs_no_scrolling_and_axe_finds_nothing(
    open_page, server, axe, size, language
):
    """At every size and in every language all is in view, also with a question below the sheet."""
    width, height = size
    page = await open_page(viewport={"width": width, "height": height}, locale=language)
    await page.goto(f"{server.url}/sheet")
    await page.locator(".paper-start form:has(.cards) button[type=submit]").first.click()
    await page.locator(".paper").wait_for()
    await mark(page, (0, 0), (0, 2), (1, 4))
    await page.locator(".close-row[data-row='3']").click()
    await mark(page, (3, 2))
    over = await page.evaluate(
        """() => [document.documentElement.scrollWidth - innerWidth,
                 document.documentElement.scrollHeight - innerHeight]"""
    )
    assert over == [0, 0]
    assert await axe(page) == []


async def test_the_keyboard_marks_and_takes_back(open_page, server):
    """Arrows move among the cells, Enter marks, U takes back."""
    page = await open_page()
    await take_sheet(page, server)
    await cell(page, 0, 0).focus()
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        await page.keyboard.press(key)
    assert await page.locator("button.marked[data-row='1'][data-cell='1']").count() == 1
    await page.keyboard.press("u")
    assert await page.locator("button.marked").count() == 0


async def test_dice_are_fair_and_a_colour_can_be_taken_out(open_page, server, axe):
    """Sixty thousand dice come out even, and a colour that is out is rolled no more."""
    page = await open_page()
    await page.goto(f"{server.url}/dice")
    await page.get_by_role("button", name="Take green out").click()
    await page.get_by_role("button", name="Roll", exact=True).click()
    assert await page.get_by_role("img", name="green die").count() == 0
    assert await page.get_by_role("img", name="red die").count() == 1
    assert await axe(page) == []
    counts = await page.evaluate(
        """async () => {
            const { die } = await import("/paper/rolls.js");
            const counts = Array(7).fill(0);
            for (let n = 0; n < 60000; n++) counts[die()]++;
            return counts;
        }"""
    )
    assert counts[0] == 0
    chi = sum((count - 10000) ** 2 / 10000 for count in counts[1:])
    assert chi < 33  # five degrees of freedom: less than one in 200,000 fair runs goes beyond


async def test_no_byte_that_would_favour_a_face_is_used(open_page, server):
    """252 to 255 are thrown away; every other byte gives its own face, each as often."""
    page = await open_page()
    await page.goto(f"{server.url}/dice")
    faces = await page.evaluate(
        """async () => {
            const { die } = await import("/paper/rolls.js");
            const bytes = [255, 254, 253, 252, ...Array(252).keys()];
            crypto.getRandomValues = (array) => { array[0] = bytes.shift(); return array; };
            return Array.from({ length: 252 }, die);
        }"""
    )
    assert [faces.count(face) for face in range(1, 7)] == [42] * 6
