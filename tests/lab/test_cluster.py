"""A cluster plays the same games: real Dask and Ray processes, on the loopback address only."""

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

BIN = Path(sys.executable).parent
QUIET = {
    **os.environ,
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # so that Ray, too, stays on 127.0.0.1
    "GRPC_ENABLE_FORK_SUPPORT": "0",  # whose handlers now and then abort Ray's client server
}
PATIENCE = 120  # seconds for a cluster on a busy machine to start


@contextlib.contextmanager
def running(*command, ready):
    """A process of a cluster, from its line that matches ``ready`` on; gives its id, the match."""
    started = subprocess.Popen(
        [str(part) for part in command],
        env=QUIET,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    # What it goes on saying is read, lest it wait for a reader.
    reader = threading.Thread(target=started.stdout.read, daemon=True)
    too_long = threading.Timer(PATIENCE, started.kill)
    too_long.start()
    said = []
    try:
        for line in started.stdout:
            said.append(line)
            if found := re.search(ready, line):
                break
        else:
            pytest.fail("".join(said))
        too_long.cancel()
        reader.start()
        yield started.pid, found
    finally:
        too_long.cancel()
        started.terminate()  # it ends its own children
        try:
            started.wait(30)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(started.pid, signal.SIGKILL)
            started.wait()
        if reader.ident:
            reader.join()
        started.stdout.close()


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def listens(port):
    """Return once somebody does: Ray's server for clients may be later than its head."""
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late:
        with contextlib.suppress(ConnectionRefusedError):
            return socket.create_connection(("127.0.0.1", port)).close()
        time.sleep(0.05)
    pytest.fail(f"nobody listens at port {port}")


@contextlib.contextmanager
def dask():
    """A scheduler, and a nanny that keeps one worker process: their address and ids."""
    local = ("--host", "127.0.0.1")
    scheduler = (BIN / "dask", "scheduler", *local, "--port", 0)
    page = ("--dashboard-address", "127.0.0.1:0")
    with running(*scheduler, *page, ready=r"Scheduler at: +tcp://(\S+)") as (head, found):
        worker = (BIN / "dask", "worker", *local, "--nworkers", 1, "--nthreads", 2, *page)
        with running(*worker, f"tcp://{found[1]}", ready="Registered to:") as (nanny, _):
            yield f"dask://{found[1]}", {"head": head, "worker": nanny}


@contextlib.contextmanager
def ray(folder):
    """A head of two cores; its workers are processes of their own."""
    port = free_port()
    options = {
        "node-ip-address": "127.0.0.1",
        "port": free_port(),
        "ray-client-server-port": port,
        "num-cpus": 2,
        "num-gpus": 0,
        "object-store-memory": 80_000_000,
        "min-worker-port": 0,
        "max-worker-port": 0,
        "include-dashboard": "false",
        "temp-dir": folder,
    }
    flags = [f"--{name}={value}" for name, value in options.items()]
    head = (BIN / "ray", "start", "--head", "--block", "--disable-usage-stats", *flags)
    with running(*head, ready="will now block") as (number, _):
        listens(port)
        yield f"ray://127.0.0.1:{port}", {"head": number}


@pytest.fixture
def cluster(kind, tmp_path_factory):
    """A cluster of this kind: its address, and the ids of its processes."""
    with dask() if kind == "dask" else ray(tmp_path_factory.mktemp("ray")) as made:
        yield made


def figures(*arguments):
    """What the command prints as JSON, less the time it took."""
    done = subprocess.run(
        [BIN / "rowlock", *arguments, "--json", "--seed", "4"],
        env=QUIET,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    made = json.loads(done.stdout)
    made.pop("seconds", None)
    return made


SIMULATE = ("simulate", "--games", "12000")  # three parts, compiled
PLAIN = ("simulate", "--players", "expert", "--games", "45")  # three parts, in plain Python


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["dask", "ray"])
def test_a_cluster_plays_the_same_games(cluster):
    """The same seed gives the same figures on a cluster as here, compiled and in plain Python."""
    address, _ = cluster
    for command in (SIMULATE, PLAIN):
        assert figures(*command, "--cluster", address) == figures(*command)


LOSE = """
import contextlib, os, signal, sys
from rowlock.cli.main import main
from rowlock.lab import progress, spread

@contextlib.contextmanager
def bar(what, total):
    def kill(steps):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(int(sys.argv[1]), signal.SIGKILL)
    yield kill

progress.bar, spread.RETURN = bar, 1
sys.exit(main(sys.argv[2:]))
"""
"""A command that kills a part of its cluster as soon as the first results have come."""

RECORDED = ("simulate", "--games", "2000", "--records")  # a hundred parts, of which eight at a time
MATCH = ("arena", "casual", "sharp", "--games", "200000", "--results")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "part", "command"),
    [
        ("dask", "head", RECORDED),
        ("dask", "head", MATCH),
        ("dask", "worker", RECORDED),
        ("ray", "head", RECORDED),
    ],
)
def test_a_cluster_lost_in_mid_run_is_said_in_one_line(cluster, part, command, tmp_path):
    """Exit status 2, nothing printed, no records half written; the results had so far are whole."""
    address, numbers = cluster
    kept = tmp_path / "kept.jsonl"
    done = subprocess.run(
        [sys.executable, "-c", LOSE, str(numbers[part]), *command, kept, "--cluster", address],
        env=QUIET | {"RAY_CLIENT_RECONNECT_GRACE_PERIOD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"error[cluster-lost]: {address} gave up (")
    assert len(done.stderr.splitlines()) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["kept.jsonl"] * (command is MATCH)
    if command is MATCH:
        starts = [json.loads(line)["start"] for line in kept.read_text().splitlines()]
        assert starts == list(range(0, 1000 * len(starts), 1000)) != []


STUMBLE = """
import os, signal, sys
from rowlock.lab.spread import spread
from rowlock.rules.refusal import Fault

def die_once(trace):
    try:
        os.mkdir(trace)
    except FileExistsError:
        return "done"
    os.kill(os.getpid(), signal.SIGKILL)

def refuse(what):
    raise Fault("bad-task", what, "another")

address, trace = sys.argv[1:]
print(*spread(die_once, [(trace,)], cluster=address))
try:
    print(*spread(refuse, [("this",)], cluster=address))
except Fault as fault:
    print(fault)
"""
"""A task whose worker dies the first time, and one that fails by itself."""


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["dask", "ray"])
def test_a_cluster_that_recovers_is_not_lost(cluster, tmp_path):
    """A worker that is started again does its task; a fault of the task itself comes as it is."""
    address, _ = cluster
    command = [sys.executable, "-c", STUMBLE, address, tmp_path / "trace"]
    done = subprocess.run(command, env=QUIET, capture_output=True, text=True, check=False)
    assert done.stdout == "done\nbad-task: this, expected another\n", done.stderr


@contextlib.contextmanager
def listening(answer):
    """Somebody who listens and is no cluster; ``answer`` is what to do with who calls."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        calls = []

        def accept():
            with contextlib.suppress(OSError):
                while True:
                    calls.append(server.accept()[0])
                    answer(calls[-1])

        threading.Thread(target=accept, daemon=True).start()
        yield server.getsockname()[1]
        server.shutdown(socket.SHUT_RDWR)
        for call in calls:
            call.close()


ANSWERS = {"silent": lambda _: None, "closing": socket.socket.close}


@pytest.mark.parametrize("scheme", ["dask", "ray"])
@pytest.mark.parametrize("answer", ANSWERS)
def test_somebody_else_at_the_address_is_no_cluster(rowlock, monkeypatch, scheme, answer):
    """Who says nothing, or hangs up, is not waited for."""
    monkeypatch.setattr("rowlock.lab.spread.PATIENCE", 0.5)
    with listening(ANSWERS[answer]) as port:
        address = f"{scheme}://127.0.0.1:{port}"
        status, out, err = rowlock("simulate", "--games", 10, "--cluster", address)
    assert (status, out) == (2, "")
    assert err.startswith(f"error[no-cluster]: {address}: ")
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("scheme", ["dask", "ray"])
@pytest.mark.parametrize("command", [["simulate"], ["arena", "casual", "sharp"]])
def test_a_cluster_that_is_not_there_is_said_at_once(rowlock, scheme, command, tmp_path):
    """Nobody listens: one line, exit status 2, nothing written."""
    address = f"{scheme}://127.0.0.1:{free_port()}"
    kept = ["--records" if command == ["simulate"] else "--results", tmp_path / "kept.jsonl"]
    status, out, err = rowlock(*command, "--games", 10, "--cluster", address, *kept)
    assert (status, out) == (2, "")
    assert err.startswith(f"error[no-cluster]: {address}: Connection refused")
    assert len(err.splitlines()) == 1
    assert not any(file.stat().st_size for file in tmp_path.iterdir())


@pytest.mark.parametrize("address", ["nowhere", "dask:", "dask://", "dask://here", "ssh://a:1"])
def test_an_address_that_is_none_is_refused(rowlock, address):
    """The forms there are are named."""
    status, _, err = rowlock("simulate", "--cluster", address)
    assert status == 2
    assert err == f"error[no-cluster]: {address}, expected dask://host:port | ray://host:port\n"


@pytest.mark.parametrize("scheme", ["dask", "ray"])
def test_without_its_extra_a_cluster_says_how_to_get_it(rowlock, monkeypatch, scheme):
    """Where the library is missing the command names the extra that brings it."""
    monkeypatch.setattr("rowlock.lab.spread.find_spec", lambda _: None)
    status, _, err = rowlock("simulate", "--cluster", f"{scheme}://127.0.0.1:1")
    assert status == 2
    assert err.startswith("error[lab-missing]: ")
    assert f"pip install 'rowlock[{scheme}]'" in err
