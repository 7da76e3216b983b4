"""Behind a real nginx and a real HAProxy, set up as docs/examples says."""

import contextlib
import re
import socket
import subprocess
import time
from pathlib import Path

import pytest

from rowlock.testing.serving import Serving
from rowlock.testing.visitor import Visitor, chance

EXAMPLES = Path(__file__).parents[2] / "docs/examples"
NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def listening(port):
    """Return once somebody listens there."""
    until = time.monotonic() + 10
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.05)
        else:
            return


@contextlib.contextmanager
def running(command, port):
    proxy = subprocess.Popen(command)
    try:
        listening(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        proxy.terminate()
        proxy.wait()


def nginx(folder, port, server):
    """The example's nginx, without its certificates."""
    site = (EXAMPLES / "nginx.conf").read_text()
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    site = re.sub(r"\n.*(http2 on|ssl_certificate|ssl_certificate_key|server_name) .*", "", site)
    site = site.replace("http2 on;", "")
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    return ["/usr/sbin/nginx", "-c", folder / "nginx.conf", "-e", "stderr"]


def haproxy(folder, port, server):
    """The example's HAProxy, without its certificate."""
    site = (EXAMPLES / "haproxy.cfg").read_text()
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    site = re.sub(r"bind :443 ssl .*", f"bind 127.0.0.1:{port}", site)
    (folder / "haproxy.cfg").write_text(site)
    return ["/usr/sbin/haproxy", "-db", "-f", folder / "haproxy.cfg"]


@pytest.fixture(params=[nginx, haproxy])
def behind(request, tmp_path):
    """A server, and the address of the proxy before it."""
    with Serving(tmp_path / "data") as serving:
        port = free_port()
        with running(request.param(tmp_path, port, serving.port), port) as url:
            yield serving, url


@pytest.mark.proxy
async def test_a_game_behind_a_proxy(behind):
    """Page, cookie, socket and origin all work through the proxy; metrics do not."""
    serving, url = behind
    visitor = Visitor(url)
    assert (await visitor.ask("GET", "/")).status == 200
    assert (await visitor.ask("GET", "/metrics")).status == 403
    table = await visitor.open({"preset": "crosswise"}, 1)
    seat = await visitor.connect(table, {"Origin": url})
    await seat.send({"type": "hello", "version": 1, "nonce": "ab"})
    await seat.play(chance, turns=3)
    serving.kill()
    assert await seat.closed() in (1001, 1006)
    serving.start()
    again = await come_back(visitor, table)
    assert (await again.hear("table"))["view"]["turn"] == 4
    await again.close()
    other = await visitor.connect(table, {"Origin": "https://elsewhere.example"})
    assert await other.closed() == 4003


async def come_back(visitor, table):
    """Sit down again, as soon as the proxy has noticed that the worker is back."""
    until = time.monotonic() + 15
    while (await visitor.ask("GET", "/health")).status != 200:
        assert time.monotonic() < until
    return await visitor.sit(table)


@pytest.mark.proxy
async def test_a_visitor_cannot_say_where_it_comes_from(behind):
    """The cookie is for TLS only if the proxy says so, whatever the visitor claims."""
    _, url = behind
    answer = await Visitor(url).ask("GET", "/", headers={"X-Forwarded-Proto": "https"})
    assert "secure" not in answer.headers["set-cookie"].lower()
