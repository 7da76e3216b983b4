"""The page without its server: what was promised to work works, and the rest says what does."""

import re

import pytest


async def kept(page, server):
    """Visit once, until the worker has everything."""
    await page.goto(server.url)
    await page.evaluate(
        """() => new Promise((done) => {
            const worker = navigator.serviceWorker;
            if (worker.controller) done();
            else worker.addEventListener("controllerchange", () => done(), { once: true });
        })"""
    )


async def test_sheet_dice_and_learn_load_with_the_server_stopped(open_page, start_server, faults):
    """Once visited, the score sheet, the dice and Learn in four languages open without a server."""
    server = start_server()
    page = await open_page(service_workers="allow")
    await kept(page, server)
    server.stop()
    await page.goto(f"{server.url}/sheet")
    await page.get_by_role("button", name="Take the sheet").click()
    await page.locator("button.cell[data-row='0'][data-cell='0']").click()
    assert await page.locator(".total b").inner_text() == "1"
    await page.reload()
    await page.locator("button.marked").wait_for()
    await page.goto(f"{server.url}/dice")
    await page.get_by_role("button", name="Roll", exact=True).click()
    await page.get_by_role("img", name=re.compile("white die")).first.wait_for()
    for language in ("en", "de", "nl", "da"):
        await page.goto(f"{server.url}/{language}/learn")
        assert await page.locator("html").get_attribute("lang") == language
        assert await page.locator("h1").inner_text()
    await page.goto(f"{server.url}/learn")
    assert await page.locator("html").get_attribute("lang") == "en"
    faults.clear()  # the browser notes every request that found no server


@pytest.mark.parametrize("path", ["/", "/setup", "/history", "/print", "/tour", "/table/abcdefgh"])
async def test_what_needs_the_server_says_so_and_what_does_not(
    open_page, start_server, faults, axe, path
):
    """Without a server every other page says that it is away, and leads to what works."""
    server = start_server()
    page = await open_page(service_workers="allow")
    await kept(page, server)
    server.stop()
    await page.goto(f"{server.url}{path}")
    note = page.locator(".offline")
    await note.wait_for()
    assert await note.get_by_role("link", name="Score sheet").is_visible()
    assert await axe(page) == []
    await page.close()  # a table goes on trying, and the browser notes each time
    faults.clear()


async def test_a_new_version_is_shown_at_once_and_the_old_cache_goes(open_page, start_server):
    """With the server there the page is always the server's, and a new worker leaves one cache."""
    server = start_server()
    page = await open_page(service_workers="allow")
    await kept(page, server)
    assert len(await page.evaluate("() => caches.keys()")) == 1
    # an old version's cache with an old page in it, as an update finds it
    await page.evaluate(
        """async () => {
            const cache = await caches.open("rowlock old");
            await cache.put("/", new Response("<h1>stale</h1>", { headers: { "content-type": "text/html" } }));
            const [registration] = await navigator.serviceWorker.getRegistrations();
            await registration.unregister();
        }"""
    )
    await page.goto(server.url)
    await page.evaluate(
        """async () => {
            const current = /^rowlock [0-9a-f]{16}$/;
            while (!current.test((await caches.keys()).join())) await new Promise((go) => setTimeout(go, 50));
        }"""
    )
    await page.reload()
    assert "stale" not in await page.locator("h1").first.inner_text()
    await page.context.close()  # before its server, from which the worker may still be fetching


async def test_the_app_can_be_installed(open_page, server):
    """The manifest is complete: every icon is there in its size, one of them maskable."""
    page = await open_page()
    await page.goto(server.url)
    manifest = await page.evaluate("async () => (await fetch('/manifest.webmanifest')).json()")
    assert manifest["display"] == "standalone"
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        width = await page.evaluate(
            """async (src) => { const image = new Image(); image.src = src; await image.decode();
                return image.naturalWidth; }""",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{width}x{width}")
