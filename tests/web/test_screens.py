"""The screens around the table, as a person goes through them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

AUTOPLAY = Path(__file__).with_name("autoplay.js").read_text()
NO_STORAGE = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); },
});"""


async def play(page: Page, server: Any, **setup: Any) -> str:
    """A table of this visitor's, played to its end; its name."""
    await page.goto(server.url)
    table: str = await page.evaluate(AUTOPLAY, setup)
    return table


async def record_of(page: Page, table: str) -> dict[str, Any]:
    answer = await page.request.get(f"{base(page)}/api/tables/{table}/record")
    found: dict[str, Any] = await answer.json()
    return found


def base(page: Page) -> str:
    return page.url[: page.url.index("/", len("http://"))]


async def table_under(page: Page) -> str:
    """The table that this page has gone to."""
    await page.wait_for_url(re.compile(r"/table/\w+$"))
    return page.url.rsplit("/", 1)[1]


async def test_one_click_leads_from_the_first_page_to_the_first_roll(server, open_page):
    """Play now: dice on the table, two opponents, and the choice is yours. Nothing was asked."""
    page = await open_page()
    await page.goto(server.url)
    await expect(page.get_by_text("by the booklet's rules")).to_be_visible()
    await page.get_by_role("button", name="Play now").click()
    await expect(page.locator(".white-sum")).to_have_text(re.compile(r"^\d+$"))
    await expect(page.get_by_text("Wren").first).to_be_visible()
    await expect(page.get_by_text("Sable").first).to_be_visible()
    record = await record_of(page, await table_under(page))
    assert [seat.get("bot") for seat in record["seats"]] == [None, "casual", "casual"]
    assert record["rules"]["preset"] == "rulebook"
    kept = await page.evaluate(
        "localStorage.getItem('rowlock.nonce.' + location.pathname.slice(7))"
    )
    assert record["fairness"]["nonces"][0] == kept


@pytest.mark.parametrize("preset", ["Rulebook", "Crosswise", "Family"])
async def test_each_preset_can_be_played_with_an_option_changed(server, open_page, preset):
    """The set-up of any preset, an option changed and marked as such, is the game that is opened."""
    page = await open_page()
    await page.goto(f"{server.url}/setup")
    await page.get_by_role("radio", name="3", exact=True).check(force=True)
    await page.get_by_role("radio", name=re.compile(preset)).check()
    await page.get_by_role("radio", name=re.compile("Mixed numbers")).check()
    await page.get_by_text("as the preset has them").first.click()
    points = page.get_by_role("group", name="Points for a penalty")
    await points.locator('input[value="10"]').check(force=True)
    await expect(page.locator(".option.is-changed .name")).to_have_text(
        re.compile("Points for a penalty")
    )
    await page.get_by_role("button", name="Take my seat").click()
    record = await record_of(page, await table_under(page))
    rules = record["rules"]
    assert (rules["preset"], rules["pad"], rules["penalty_points"]) == (
        preset.lower(),
        "mixx-b",
        10,
    )
    assert [seat["name"] for seat in record["seats"]][1:] == ["Wren", "Sable", "Tilly"]


async def test_the_set_up_is_kept_and_can_be_put_back(server, open_page):
    """Come back, and all is as it was left; one button undoes every change."""
    page = await open_page()
    await page.goto(f"{server.url}/setup")
    await page.get_by_role("radio", name="1", exact=True).check(force=True)
    await page.get_by_text("as the preset has them").first.click()
    await page.get_by_role("radio", name="7", exact=True).check(force=True)
    await page.reload()
    await expect(page.get_by_role("radio", name="1", exact=True)).to_be_checked()
    await page.locator(".options summary").click()
    await expect(page.get_by_role("radio", name="7", exact=True)).to_be_checked()
    await page.get_by_role("button", name="Back to the preset").click()
    await expect(page.get_by_role("radio", name="5", exact=True).first).to_be_checked()
    await expect(page.locator(".is-changed")).to_have_count(0)


async def test_options_that_conflict_are_a_sentence_not_a_table(server, open_page, faults):
    """Colour first with two steps: the page says why not, stays, and the button works again."""
    page = await open_page()
    await page.goto(f"{server.url}/setup")
    await page.get_by_role("radio", name=re.compile("Rulebook")).check()
    await page.get_by_text("as the preset has them").first.click()
    await page.get_by_role("radio", name="either first").check(force=True)
    await page.get_by_role("button", name="Take my seat").click()
    await expect(page.get_by_role("alert")).to_have_text(re.compile("do not go together"))
    assert page.url.endswith("/setup")
    await page.get_by_role("radio", name="white first").check(force=True)
    await page.get_by_role("button", name="Take my seat").click()
    await table_under(page)
    assert all("400" in fault for fault in faults)
    faults.clear()


async def test_settings_hold_at_once_and_outlive_a_reload(server, open_page):
    """Theme, motion and the switches are kept on the device."""
    page = await open_page()
    await page.goto(f"{server.url}/settings")
    await page.get_by_role("radio", name="dark", exact=True).check(force=True)
    await page.get_by_role("radio", name="never move").check(force=True)
    for name in ("One tap is enough", "Sounds", "Vibration"):
        await page.get_by_role("switch", name=name).check()
    assert await page.evaluate("document.documentElement.dataset.theme") == "dark"
    await page.reload()
    assert await page.evaluate("document.documentElement.dataset.theme") == "dark"
    await expect(page.get_by_role("radio", name="never move")).to_be_checked()
    for name in ("One tap is enough", "Sounds", "Vibration"):
        await expect(page.get_by_role("switch", name=name)).to_be_checked()


async def test_the_language_changes_in_all_four_without_a_reload(server, open_page):
    """One press and every word is in the other language; it is kept, and the page is the same one."""
    page = await open_page()
    await page.goto(server.url)
    await page.evaluate("window.sameOne = true")
    for name, tag, word in (
        ("Deutsch", "de", "Losspielen"),
        ("Nederlands", "nl", "Nu spelen"),
        ("Dansk", "da", "Spil nu"),
        ("English", "en", "Play now"),
        ("Dansk", "da", "Spil nu"),
    ):
        await page.get_by_role("button", name=name).click()
        await expect(page.get_by_role("button", name=word)).to_be_visible()
        assert await page.evaluate("document.documentElement.lang") == tag
    assert await page.evaluate("window.sameOne")
    await page.reload()
    await expect(page.get_by_role("button", name="Spil nu")).to_be_visible()


async def test_a_visitor_is_met_in_the_browsers_language(server, open_page):
    """Nobody has to look for the language they already told their browser."""
    for locale, word in (("de-AT", "Losspielen"), ("nl", "Nu spelen"), ("fr", "Play now")):
        page = await open_page(locale=locale)
        await page.goto(server.url)
        await expect(page.get_by_role("button", name=word)).to_be_visible()


async def test_the_end_says_who_won_with_every_row_and_what_changed(server, open_page):
    """Marks and points per row, penalties, totals and places as the record has them; it counts once."""
    page = await open_page()
    table = await play(page, server)
    await page.goto(f"{server.url}/table/{table}")
    end = page.locator(".game-end")
    await expect(end.get_by_role("table")).to_be_visible()
    result = (await record_of(page, table))["result"]
    totals = await end.locator("tr.sum td").all_text_contents()
    assert [int(total) for total in totals] == sorted(result["scores"], reverse=True)
    points = await end.locator("tbody td b").all_text_contents()
    by_seat = [[int(text) for text in points[at::3]] for at in range(3)]
    for *rows, total in by_seat:
        assert sum(rows) == total
    await expect(end.get_by_text(f"Your first score: {result['scores'][0]}")).to_be_visible()
    await page.reload()
    await expect(end.get_by_text("1 game")).to_be_visible()
    await page.goto(server.url)
    await expect(page.get_by_text(f"Best {result['scores'][0]}")).to_be_visible()


async def test_r_plays_again_with_the_same_opponents_and_rules(server, open_page):
    """R, or the button, opens another table like the one that is over."""
    page = await open_page()
    table = await play(
        page, server, rules={"preset": "family", "turn_limit": 6}, opponents=["Ozzy"]
    )
    await page.goto(f"{server.url}/table/{table}")
    await expect(page.get_by_role("button", name="Play again")).to_be_visible()
    before = await record_of(page, table)
    await page.keyboard.press("r")
    await page.wait_for_url(lambda url: "/table/" in url and table not in url)
    after = await record_of(page, await table_under(page))
    assert after["rules"] == before["rules"]
    assert after["seats"] == before["seats"]


async def test_the_games_of_this_device_are_listed_to_resume_or_review(server, open_page):
    """A running table is offered first thing, a finished one can be reviewed."""
    page = await open_page()
    done = await play(page, server)
    running: str = await page.evaluate(AUTOPLAY, {"rolls": 2})
    await page.goto(server.url)
    await expect(page.get_by_text("with Wren and Sable")).to_be_visible()
    await page.get_by_role("link", name="Your games").click()
    await expect(page.locator(f'a[href="/replay/{done}"]')).to_be_visible()
    await page.locator(f'a[href="/table/{running}"]').click()
    await expect(page.locator(".white-sum")).to_have_text(re.compile(r"^\d+$"))


async def test_a_replay_goes_through_the_game_by_keys(server, open_page):
    """Arrows step, Home and End jump; every total on the way is the server's for that roll."""
    page = await open_page()
    table = await play(page, server)
    record = await record_of(page, table)
    answer = await page.request.post(f"{server.url}/api/replay", data=json.dumps(record))
    frames = (await answer.json())["frames"]
    last = len(record["turns"])
    assert len(frames) == last + 1
    await page.goto(f"{server.url}/replay/{table}")
    await expect(page.get_by_text(f"Roll {last} of {last}").first).to_be_visible()
    for key, at in (
        ("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last),
        ("ArrowLeft", last - 1),
    ):  # fmt: skip
        await page.keyboard.press(key)
        where = f"Roll {at} of {last}" if at else "Before the first roll"
        await expect(page.locator(".steps-bar label span")).to_have_text(where)
        shown = await page.locator(".sheet-foot .total b").all_text_contents()
        seats = frames[at]["seats"]
        assert [int(text) for text in shown] == [seat["sheet"]["total"] for seat in seats]


async def test_a_replay_plays_by_itself_and_stops_at_the_end(server, open_page):
    """Play runs on from the beginning; any step stops it."""
    page = await open_page()
    table = await play(page, server, rules={"preset": "crosswise", "turn_limit": 2})
    await page.goto(f"{server.url}/replay/{table}")
    await page.get_by_role("button", name="Play", exact=True).click()
    await expect(page.locator(".steps-bar label span")).to_have_text("Before the first roll")
    await expect(page.locator(".steps-bar label span")).to_have_text("Roll 2 of 2")
    await expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


async def test_a_true_game_passes_the_check_of_its_dice(server, open_page):
    """Every die of every roll, the seed, the own number and who rolled first: all said, all good."""
    page = await open_page()
    table = await play(page, server)
    rolls = len((await record_of(page, table))["turns"])
    await page.goto(f"{server.url}/check/{table}")
    await expect(
        page.get_by_text(f"All is as committed: {rolls} rolls, every die.")
    ).to_be_visible()
    await expect(page.get_by_text("The number this browser added is in the game")).to_be_visible()
    await expect(page.get_by_text("First to roll: You, as agreed.")).to_be_visible()
    await expect(page.locator(".roll-list .good")).to_have_count(rolls)


@pytest.mark.parametrize("part", ["die", "nonce", "seed"])
async def test_a_game_that_was_changed_fails_the_check_by_name(server, open_page, part):
    """One die, the own number or the seed changed by the server: the page says which and how."""
    page = await open_page()
    table = await play(page, server)
    record = await record_of(page, table)
    fairness = record["fairness"]
    if part == "die":
        die = record["turns"][1]["dice"]
        expected = f"Roll 2, red die: the record has {die['red'] % 6 + 1}, but the seed gives {die['red']}."
        die["red"] = die["red"] % 6 + 1
    elif part == "nonce":
        expected = f"This browser added {fairness['nonces'][0]}, but the record has abcd."
        fairness["nonces"][0] = "abcd"
    else:
        fairness["seed"] = "0" * 64
        expected = "The seed is not the one committed to."
    await page.route("**/record", lambda route: route.fulfill(json=record))
    await page.goto(f"{server.url}/check/{table}")
    await expect(page.get_by_text("Something is not so")).to_be_visible()
    await expect(page.locator(".steps .bad")).to_contain_text(expected)


async def test_a_running_game_is_told_to_wait_for_its_seed(server, open_page):
    """Before the end nothing is claimed about the dice."""
    page = await open_page()
    await page.goto(server.url)
    table: str = await page.evaluate(AUTOPLAY, {"rolls": 2})
    await page.goto(f"{server.url}/check/{table}")
    await expect(page.get_by_text("The seed is published when the game is over.")).to_be_visible()


async def test_a_downloaded_game_can_be_opened_again_elsewhere(server, open_page, tmp_path):
    """The download is the record; another visitor opens the file, leafs through it and checks it."""
    page = await open_page()
    table = await play(page, server)
    await page.goto(f"{server.url}/table/{table}")
    async with page.expect_download() as coming:
        await page.get_by_role("link", name="Download").click()
    file = tmp_path / "game.json"
    await (await coming.value).save_as(file)
    assert json.loads(file.read_text()) == await record_of(page, table)
    other = await open_page()
    await other.goto(f"{server.url}/history")
    await other.locator("input[type=file]").set_input_files(file)
    await expect(other.get_by_text(re.compile(r"Roll \d+ of \d+")).first).to_be_visible()
    await other.get_by_role("button", name="Check the dice").click()
    await expect(other.get_by_text("All is as committed")).to_be_visible()
    await expect(other.get_by_text("This device kept no number")).to_be_visible()


async def test_a_file_that_is_no_game_is_refused_in_words(server, open_page, faults):
    """Not JSON, or JSON that is no record: a sentence, and another file can be chosen."""
    page = await open_page()
    await page.goto(f"{server.url}/history")
    field = page.locator("input[type=file]")
    await field.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": b"{"})
    await expect(page.get_by_role("alert")).to_have_text("This file is not a game record.")
    await field.set_input_files({"name": "b.json", "mimeType": "application/json", "buffer": b"{}"})
    await expect(page.get_by_role("alert")).to_contain_text("not a game record that we can read")
    assert all("400" in fault for fault in faults)
    faults.clear()


async def test_a_browser_that_keeps_nothing_still_plays(server, open_page):
    """With storage off the page says so and everything else works."""
    page = await open_page()
    await page.add_init_script(NO_STORAGE)
    await page.goto(f"{server.url}/settings")
    await expect(page.get_by_text("This browser keeps nothing")).to_be_visible()
    await page.get_by_role("link", name="New game").click()
    await page.get_by_role("button", name="Take my seat").click()
    await expect(page.locator(".white-sum")).to_have_text(re.compile(r"^\d+$"))


async def test_a_server_out_of_reach_is_said_and_can_be_tried_again(server, open_page, faults):
    """No blank and no spinner: a sentence, a button, and the page goes on once the server is back."""
    page = await open_page()
    await page.goto(server.url)
    await page.route("**/api/**", lambda route: route.abort())
    await page.get_by_role("button", name="Play now").click()
    await expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    await page.get_by_role("link", name="New game").click()
    await expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    await page.unroute("**/api/**")
    await page.get_by_role("button", name="Try again").click()
    await expect(page.get_by_role("button", name="Take my seat")).to_be_visible()
    assert all("ERR_FAILED" in fault for fault in faults)
    faults.clear()


async def test_the_set_up_can_be_made_by_keyboard_alone(server, open_page):
    """Tab and arrows reach and set everything, and Enter takes the seat."""
    page = await open_page()
    await page.goto(f"{server.url}/setup")
    await page.get_by_role("radio", name="2", exact=True).focus()
    await page.keyboard.press("ArrowRight")
    await expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    for _ in range(30):
        await page.keyboard.press("Tab")
        if await page.evaluate("document.activeElement.textContent.trim()") == "Take my seat":
            break
    await page.keyboard.press("Enter")
    record = await record_of(page, await table_under(page))
    assert len(record["seats"]) == 4
