"""What an operator sets, and what a server refuses to start with."""

import errno
import socket
import subprocess
import sys

import pytest

from rowlock.cli.serve import listen
from rowlock.rules.refusal import Fault
from rowlock.server import settings
from rowlock.testing.serving import Serving

NOBODY = "127.0.0.1:1"
"""Where nobody listens."""

GOOD = "5f0e8a7c9b1d2e3f4a5b6c7d8e9f0a1b2c3d4e5f"


def serve(tmp_path, *options, **environment):
    command = [
        sys.executable,
        "-m",
        "rowlock.cli.main",
        "serve",
        "--no-open",
        "--data",
        str(tmp_path),
        *options,
    ]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=30, env=environment, check=False
    )
    return done.returncode, done.stderr.strip().splitlines()[-1]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "short",
        "CHANGE_ME" * 5,
        "a" * 40,
        "my-secret-my-secret-my-secret-0123456789",
        "password1234567890abcdefghijklmnop",
    ],
)
def test_obvious_secrets_are_refused(text):
    """A signing key anybody could guess is refused."""
    with pytest.raises(Fault) as fault:
        settings.strong(text)
    assert fault.value.code == "weak-secret"
    assert text not in str(fault.value) or not text


def test_a_secret_can_be_given(tmp_path):
    """A file goes before the environment, and that before a key of the folder's own."""
    file = tmp_path / "key"
    file.write_text(GOOD + "\n")
    assert settings.secret(tmp_path, file, {"ROWLOCK_SECRET": GOOD[::-1]}) == GOOD.encode()
    assert settings.secret(tmp_path, None, {"ROWLOCK_SECRET": GOOD[::-1]}) == GOOD[::-1].encode()
    assert not (tmp_path / "secret").exists()
    own = settings.secret(tmp_path, None, {})
    assert own == settings.secret(tmp_path, None, {})
    with pytest.raises(Fault) as fault:
        settings.secret(tmp_path, tmp_path / "none", {})
    assert fault.value.code == "no-secret-file"


def test_limits_come_from_the_environment():
    """Every limit has a default, and the environment changes it."""
    assert settings.limits({}) == settings.Limits()
    assert settings.limits({"ROWLOCK_MESSAGE_BYTES": "100"}).message_bytes == 100
    with pytest.raises(Fault) as fault:
        settings.limits({"ROWLOCK_MESSAGE_BYTES": "many"})
    assert fault.value.code == "bad-setting"


def test_a_port_in_use_is_said(tmp_path, shared):
    """A second server on one port says so in one line and leaves the first alone."""
    status, said = serve(tmp_path, "--port", str(shared.port))
    assert status == 2
    assert said.startswith("error[port-in-use]: ")


def test_a_folder_in_use_is_said(shared):
    """A second server on one folder would have half of each table: it says so and does not start."""
    status, said = serve(shared.data, "--port", "0")
    assert status == 2
    assert said.startswith("error[data-in-use]: ")


def test_bad_settings_are_said(tmp_path):
    """A weak key, an unknown database and a folder that is none are each said in one line."""
    (tmp_path / "file").touch()
    assert serve(tmp_path, "--port", "0", ROWLOCK_SECRET="CHANGE_ME")[1].startswith(
        "error[weak-secret]"
    )
    assert serve(tmp_path, "--port", "0", "--database", "mysql://x/y")[1].startswith(
        "error[bad-database]"
    )
    assert serve(tmp_path / "file", "--port", "0")[1].startswith("error[bad-data]")


def test_weights_that_no_table_could_use_are_said_at_the_start(tmp_path):
    """A folder without weights, or with a foreign file, is one line, not a table that stands still."""
    weights = str(tmp_path)
    status, said = serve(tmp_path / "data", "--port", "0", ROWLOCK_WEIGHTS=weights)
    assert status == 2
    assert said.startswith("error[no-weights]: ")
    (tmp_path / "classic-phased.weights").write_bytes(b"GIF89a")
    _, said = serve(tmp_path / "data", "--port", "0", ROWLOCK_WEIGHTS=weights)
    assert said.startswith("error[bad-weights]: ")
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("host", "port", "code"),
    [
        ("127.0.0.1", -1, "bad-port"),
        ("127.0.0.1", 65_536, "bad-port"),
        ("127.0.0.1", 2**40, "bad-port"),
        ("no such host", 0, "bad-host"),
        ("", 0, "bad-host"),
        ("999.1.1.1", 0, "bad-host"),
        ("h" * 70, 0, "bad-host"),
        ("192.0.2.1", 0, "bad-host"),  # of nobody, by RFC 5737
    ],
)
def test_where_nobody_can_listen_is_said(host, port, code):
    """A port out of range, and a host that is not of this machine, are refused as what they are."""
    with pytest.raises(Fault) as fault:
        listen(host, port)
    assert fault.value.code == code


def test_a_port_that_is_not_ours_is_said(monkeypatch):
    """A port that needs more rights than we have is called so, and not called in use."""

    def refuse(*_, **__):
        raise PermissionError(errno.EACCES, "denied")

    monkeypatch.setattr(socket, "create_server", refuse)
    with pytest.raises(Fault) as fault:
        listen("127.0.0.1", 80)
    assert fault.value.code == "bad-port"


def test_a_bad_port_is_one_line_of_the_command(tmp_path):
    """The command says it in one line and starts nothing."""
    status, said = serve(tmp_path, "--port", "-1")
    assert status == 2
    assert said == "error[bad-port]: -1, expected 0 to 65535"


def test_a_server_starts_and_stops_in_good_order(tmp_path):
    """It says its address, and ends without a complaint when asked to."""
    with Serving(tmp_path) as serving:
        assert serving.url.startswith("http://127.0.0.1:")
        serving.stop()
        assert serving.log == ""


def serve_without(module, tmp_path, *options):
    """``serve`` where a package is not installed."""
    told = [str(tmp_path), *options]
    program = f"import sys; sys.modules[{module!r}] = None; from rowlock.cli.main import main; "
    program += f"sys.exit(main(['serve', '--port', '0', '--no-open', '--data', *{told!r}]))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=30, check=False
    )
    return done.returncode, done.stderr.strip()


@pytest.mark.parametrize(
    ("module", "option", "address", "extra"),
    [
        ("psycopg", "--database", f"postgresql://{NOBODY}/rowlock", "postgres"),
        ("valkey", "--bus", f"redis://{NOBODY}", "valkey"),
        ("valkey", "--bus", f"valkey://{NOBODY}", "valkey"),
    ],
)
def test_what_is_not_installed_is_said(tmp_path, module, option, address, extra):
    """Without the package an address needs, one line says which extra to install."""
    status, said = serve_without(module, tmp_path, option, address)
    assert status == 2
    assert said.startswith("error[missing-extra]: ")
    assert said.endswith(f"pip install 'rowlock[{extra}]'")
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize(
    ("option", "address", "code"),
    [
        ("--database", f"postgresql://{NOBODY}/rowlock", "bad-database"),
        ("--database", "sqlite:////nosuch/folder/file", "bad-database"),
        ("--bus", f"valkey://{NOBODY}", "bad-bus"),
        ("--bus", "valkey://127.0.0.1:port", "bad-bus"),
        ("--bus", "http://127.0.0.1", "bad-bus"),
    ],
)
def test_what_cannot_be_reached_is_said(tmp_path, option, address, code):
    """A database or bus that is not there at the start is named in one line, and nothing is served."""
    status, said = serve_without("nothing", tmp_path, option, address)
    assert status == 2
    assert said.startswith(f"error[{code}]: ")
    assert len(said.splitlines()) == 1
