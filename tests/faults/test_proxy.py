"""Behind a real nginx, set up as docs/examples/nginx.conf says."""

import re
import socket
import subprocess
import time
from pathlib import Path

import pytest

from rowlock.testing.serving import Serving
from rowlock.testing.visitor import Visitor, chance

EXAMPLE = Path(__file__).parents[2] / "docs/examples/nginx.conf"
MAIN = """
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


@pytest.fixture
def behind_nginx(tmp_path):
    """A server, and the address of the proxy before it: the example's, without its certificates."""
    with Serving(tmp_path / "data") as serving:
        port, folder = free_port(), tmp_path / "nginx"
        folder.mkdir()
        site = EXAMPLE.read_text()
        site = site.replace("127.0.0.1:8000", f"127.0.0.1:{serving.port}")
        site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
        site = re.sub(
            r"\n.*(http2 on|ssl_certificate|ssl_certificate_key|server_name) .*", "", site
        )
        site = site.replace("http2 on;", "")
        (folder / "site.conf").write_text(site)
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
        nginx = subprocess.Popen(["/usr/sbin/nginx", "-c", folder / "nginx.conf", "-e", "stderr"])
        try:
            listening(port)
            yield serving, f"http://127.0.0.1:{port}"
        finally:
            nginx.terminate()
            nginx.wait()


@pytest.mark.proxy
async def test_a_game_behind_nginx(behind_nginx):
    """Page, cookie, socket and origin all work through the proxy; metrics do not."""
    serving, url = behind_nginx
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
    again = await visitor.sit(table)
    assert (await again.hear("table"))["view"]["turn"] == 4
    await again.close()
    other = await visitor.connect(table, {"Origin": "https://elsewhere.example"})
    assert await other.closed() == 4003
