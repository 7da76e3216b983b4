"""Cookies, headers, other sites, and files that are nobody's business."""

import re
import stat

import pytest

from rowlock.server import session, static
from rowlock.testing.visitor import Visitor


async def test_a_session_is_a_signed_cookie(shared):
    """The cookie is HttpOnly and SameSite, lasts, and comes once."""
    visitor = Visitor(shared.url)
    first = await visitor.ask("GET", "/api/tables")
    cookie = first.headers["set-cookie"]
    assert cookie.startswith("rowlock_session=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    assert "set-cookie" not in (await visitor.ask("GET", "/api/tables")).headers


async def test_behind_https_the_cookie_is_secure(shared):
    """A proxy that says it speaks HTTPS makes the cookie Secure."""
    answer = await Visitor(shared.url).ask("GET", "/health", headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    "change",
    [
        lambda value: value[:-1] + "x",
        lambda value: "0" * 32 + value[32:],
        lambda _: "a",
        lambda _: "",
    ],
)
async def test_a_forged_session_is_nobody(shared, change):
    """A cookie we did not sign is replaced, and opens none of the other's tables."""
    owner = Visitor(shared.url)
    await owner.open({}, 1)
    name, value = owner.cookie.split("=")
    forger = Visitor(shared.url, f"{name}={change(value)}")
    answer = await forger.ask("GET", "/api/tables")
    assert answer.body == []
    assert "set-cookie" in answer.headers


def test_a_signature_is_for_one_session_and_one_secret():
    """What one secret signed another does not accept, nor for another session."""
    value = session.sign("a" * 32, b"s" * 32)
    assert session.verify(value, b"s" * 32) == "a" * 32
    assert session.verify(value, b"t" * 32) is None
    assert session.verify("b" + value[1:], b"s" * 32) is None
    assert session.verify("", b"s" * 32) is None


async def test_every_answer_is_guarded(visitor):
    """Pages, JSON, files and errors all carry the policy and its companions."""
    for path in ("/", "/table/abc", "/nosuch", "/api/options", "/app.js", "/nosuch.js", "/health"):
        headers = (await visitor.ask("GET", path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert "http:" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers


async def test_what_is_somebodys_own_is_kept_by_nobody(visitor):
    """Lists, records, pictures of links, views and refusals say that no cache may keep them."""
    table = await visitor.open({}, 1)
    sheets = (await visitor.ask("POST", "/api/sheets", {})).body["game"]
    record = f"/api/tables/{table}/record"
    for path in ("/api/tables", record, f"/api/tables/{table}/qr.svg", "/api/lobby"):
        assert (await visitor.ask("GET", path)).headers["cache-control"] == "no-store"
    for path in (f"/api/sheets/{sheets}/qr.svg", "/api/nosuch", "/health", "/metrics", "/learn"):
        assert (await visitor.ask("GET", path)).headers["cache-control"] == "no-store"
    body = (await visitor.ask("GET", record)).body
    for path, given in (("/api/tables", {}), ("/api/replay", body), ("/api/tables", b"{")):
        answer = await visitor.ask("POST", path, given)
        assert answer.headers["cache-control"] == "no-store"
    for path in ("/", "/nosuch", "/app.js", "/api/print/classic.svg"):
        assert (await visitor.ask("GET", path)).headers["cache-control"] == "no-cache"


async def test_the_policy_names_the_import_map(visitor):
    """The one inline script of the page is the one the policy allows."""
    import base64
    import hashlib

    page = await visitor.ask("GET", "/")
    inline = page.body.split(b'<script type="importmap">')[1].split(b"</script>")[0]
    digest = base64.b64encode(hashlib.sha256(inline).digest()).decode()
    assert f"'sha256-{digest}'" in page.headers["content-security-policy"]


async def test_another_site_cannot_ask_in_a_visitors_name(visitor):
    """A request or socket from another site's page is refused; one from our own is not."""
    other = {"Origin": "https://elsewhere.example"}
    answer = await visitor.ask("POST", "/api/tables", {}, other)
    assert (answer.status, answer.body["code"]) == (403, "wrong-origin")
    table = await visitor.open({}, 1)
    assert await (await visitor.connect(table, other)).closed() == 4003
    own = await visitor.connect(table, {"Origin": visitor.url})
    await own.send({"type": "hello", "version": 1})
    assert (await own.hear())["type"] == "table"
    await own.close()


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/%2e%2e/server/app.py",
        "/..%2f..%2fpyproject.toml",
        "/locale/../server/app.py",
        "/locale/%2e%2e/server/app.py",
        "/vendor/%00.js",
        "/" + "a" * 5000 + ".js",
        "//etc/passwd.txt",
        "/.hidden.js",
    ],
)
async def test_only_the_page_is_served(visitor, path):
    """No path leads to a file outside the page's folder."""
    answer = await visitor.ask("GET", path)
    assert answer.status in (400, 404)


async def test_files_are_compressed_and_not_sent_twice(visitor):
    """A file comes compressed, and not at all to who has it; versioned ones are kept for a year."""
    first = await visitor.ask("GET", "/index.html", headers={"Accept-Encoding": "gzip, br"})
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["content-type"].startswith("text/html")
    assert first.headers["cache-control"] == "no-cache"
    again = await visitor.ask(
        "GET", "/index.html", headers={"If-None-Match": first.headers["etag"]}
    )
    assert (again.status, again.body) == (304, b"")
    plain = await visitor.ask("GET", "/index.html")
    assert "content-encoding" not in plain.headers
    vendored = await visitor.ask("GET", "/vendor/preact-11.2.0/preact.mjs")
    assert "immutable" in vendored.headers["cache-control"]
    assert (
        "set-cookie"
        not in (await Visitor(visitor.url).ask("GET", "/vendor/preact-11.2.0/preact.mjs")).headers
    )


async def test_every_address_of_the_page_is_one(visitor):
    """What the page's own table of screens lists answers 200, with the page."""
    listed = re.findall(r'path: "([^"]+)"', (static.ROOT / "routes.js").read_text("utf-8"))
    assert len(listed) > 10
    for path in listed:
        answer = await visitor.ask("GET", re.sub(r":\w+", "k3m9p2xw", path))
        assert (answer.status, b'<div id="page">' in answer.body) == (200, True), path


@pytest.mark.parametrize("path", ["/nosuch", "/table", "/table/k3m9/more", "/tables/old", "/Setup"])
async def test_an_address_that_the_page_has_not_is_not_found(visitor, path):
    """It answers 404, with the page, which says so; and that even to who knows the page already."""
    answer = await visitor.ask("GET", path)
    assert (answer.status, b'<div id="page">' in answer.body) == (404, True)
    known = {"If-None-Match": (await visitor.ask("GET", "/")).headers["etag"]}
    assert (await visitor.ask("GET", path, headers=known)).body == answer.body


@pytest.mark.parametrize(
    "path", ["/", "/app.js", "/nosuch", "/en/learn", "/learn", "/api/options", "/health"]
)
async def test_head_is_get_without_a_body(visitor, path):
    """A HEAD request is answered as GET is, with the same status and headers and nothing after."""
    await visitor.ask("GET", "/api/tables")  # for the session
    got, head = [await visitor.ask(method, path) for method in ("GET", "HEAD")]
    assert (head.status, head.body or b"") == (got.status, b"")
    changing = ("date", "set-cookie")
    for name in got.headers.keys() - changing:
        assert head.headers[name] == got.headers[name]
    assert (await visitor.ask("HEAD", "/api/replay")).status == 405  # as GET there


async def test_the_api_describes_itself(visitor):
    """The OpenAPI document names every address of the protocol's HTTP half."""
    paths = (await visitor.ask("GET", "/api/openapi.json")).body["paths"]
    assert {
        "/health",
        "/metrics",
        "/api/options",
        "/api/tables",
        "/api/tables/{table}/record",
        "/api/schema/game",
    } <= set(paths)
    assert "post" in paths["/api/tables"]


async def test_options_are_all_that_a_setup_needs(visitor):
    """Every preset, value, pad, level and name is told, and each preset can be opened."""
    options = (await visitor.ask("GET", "/api/options")).body
    assert options["levels"]
    assert [pad["name"] for pad in options["pads"]] == options["values"]["pad"]
    for preset, chosen in options["presets"].items():
        assert await visitor.open({"preset": preset, **chosen}, 1)


def test_the_data_folder_is_private(shared):
    """The signing key is made for this folder and readable by its owner only."""
    key = shared.data / "secret"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert len(key.read_text()) >= 32


async def test_no_secret_and_no_sealed_choice_leaves_the_server(shared):
    """No message before the end, log line or metric holds the seed, a session or another's sealed choice."""
    import sqlite3

    visitor, stranger = Visitor(shared.url), Visitor(shared.url)
    table = await visitor.open({"preset": "rulebook"}, 3)
    seat, watching = await visitor.sit(table), await stranger.sit(table)
    with sqlite3.connect(shared.data / "rowlock.sqlite3") as database:
        [seed] = database.execute('SELECT seed FROM seeds WHERE "table" = ?', (table,)).fetchone()
        before = "".join(
            row[0]
            for row in database.execute('SELECT event FROM entries WHERE "table" = ?', (table,))
        )
    database.close()
    await seat.play()
    while watching.view.get("phase") != "over":
        await watching.hear()
    metrics = (await visitor.ask("GET", "/metrics")).body.decode()
    texts = [before, shared.log, metrics]
    texts += [
        str(message)
        for each in (seat, watching)
        for message in each.heard
        if message.get("view", {}).get("phase") != "over"
    ]
    secret = (shared.data / "secret").read_text()
    own = visitor.cookie.split("=")[1]
    for text in texts:
        for hidden in (
            seed.hex(),
            secret,
            own,
            own.split(".")[0],
            stranger.cookie.split("=")[-1] or "no cookie",
        ):
            assert hidden not in text
    for message in watching.heard:
        assert message["view"]["chosen"] is None
    for word in ("white", "colour", "red", "c0ffee"):
        assert word not in shared.log
        assert word not in metrics
    await seat.close()
    await watching.close()
