"""The page's libraries: what npm published, unmodified, and loaded under the strictest CSP."""

import base64
import hashlib
import re
from pathlib import Path

import rowlock
from rowlock.server import static

VENDOR = Path(rowlock.__file__).parent / "web/vendor"
ROW = re.compile(r"^\| `([^`]+)` \|.*\| `([0-9a-f]{64})` \|$", re.MULTILINE)
IMPORT_MAP = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)

PAGE = """<!doctype html><html lang="en"><title>vendor</title>
<script type="importmap">{import_map}</script>
<script type="module" src="/main.js"></script><main></main></html>"""
MAIN = """
import { h, render } from "preact";
import { useState } from "preact/hooks";
import { signal } from "@preact/signals";
import htm from "htm";
import { FluentBundle, FluentResource } from "@fluent/bundle";
const html = htm.bind(h);
const count = signal(1);
const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource("marks = { $n ->\\n [one] one mark\\n *[other] { $n } marks\\n }"));
const text = (n) => bundle.formatPattern(bundle.getMessage("marks").value, { n });
const App = () => {
  const [name] = useState("red");
  return html`<button onClick=${() => count.value++}>${name}: ${text(count.value)}</button>`;
};
render(html`<${App} />`, document.querySelector("main"));
"""


def import_map() -> str:
    """The import map that vendor/README.md tells the page to carry."""
    found = IMPORT_MAP.search((VENDOR / "README.md").read_text())
    assert found
    return found[1]


def csp_hash(script: str) -> str:
    """How a Content-Security-Policy names one inline script."""
    return "sha256-" + base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()


def test_every_vendored_file_is_the_one_the_table_names():
    """A library file that was edited, added or lost is noticed."""
    listed = dict(ROW.findall((VENDOR / "README.md").read_text()))
    found = {
        str(file.relative_to(VENDOR)): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in VENDOR.glob("*/*")
    }
    assert found == listed
    assert len(found) > len(list(VENDOR.iterdir()))


def test_every_library_has_its_licence_beside_it():
    """Third-party code keeps its licence file beside it."""
    libraries = [folder for folder in VENDOR.iterdir() if folder.is_dir()]
    assert libraries
    assert [folder.name for folder in libraries if not (folder / "LICENSE").is_file()] == []


def test_the_page_carries_the_import_map_of_its_libraries():
    """A library that is taken in a new version is taken by the page too."""
    page = (VENDOR.parent / "index.html").read_text()
    assert IMPORT_MAP.findall(page) == [import_map()]


def test_everything_the_page_asks_for_first_is_there():
    """No link or script of the page leads nowhere."""
    page = (VENDOR.parent / "index.html").read_text()
    asked = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert asked
    files = static.Files(static.ROOT, static.STYLES)
    assert [name for name in asked if files.find(name) is None] == []


async def test_libraries_work_together_with_no_inline_script_but_the_import_map(open_page):
    """Under script-src 'self' and the map's hash, signals re-render a component and Fluent counts."""
    page = await open_page()
    policy = f"default-src 'none'; script-src 'self' '{csp_hash(import_map())}'"

    async def answer(route):
        path = route.request.url.removeprefix("http://page.test")
        headers = {"Content-Security-Policy": policy, "X-Content-Type-Options": "nosniff"}
        if path == "/":
            body, kind = PAGE.format(import_map=import_map()), "text/html"
        elif path == "/main.js":
            body, kind = MAIN, "text/javascript"
        elif path == "/favicon.ico":
            body, kind = "", "image/x-icon"
        else:
            body, kind = (VENDOR / path.removeprefix("/vendor/")).read_text(), "text/javascript"
        await route.fulfill(body=body, headers=headers, content_type=kind)

    await page.route("**/*", answer)
    await page.goto("http://page.test/")
    await page.get_by_text("red: one mark").click()
    assert await page.get_by_role("button").text_content() == "red: 2 marks"


async def test_axe_sees_what_is_wrong_under_the_same_policy(open_page, axe):
    """The check that must find nothing elsewhere does find an image without a name."""
    page = await open_page()

    async def answer(route):
        await route.fulfill(
            body="<!doctype html><html lang=en><title>t</title><main><h1>t</h1><img src='data:,'>",
            headers={"Content-Security-Policy": "default-src 'none'; img-src data:"},
            content_type="text/html",
        )

    await page.route("**/*", answer)
    await page.goto("http://page.test/")
    assert [line.partition(" ")[0] for line in await axe(page)] == ["image-alt"]
