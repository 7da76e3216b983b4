"""Ctrl-C leaves what was done: real commands, interrupted as at a terminal."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from rowlock.record.verify import verify

ROWLOCK = Path(sys.executable).with_name("rowlock")
PATIENCE = 120  # seconds


@pytest.fixture(autouse=True)
def _heard():
    """A job in a shell's background ignores Ctrl-C, and so would all that it starts."""
    was = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, was)


def interrupted(*arguments, ready=r"[1-9]\d?%"):
    """Exit status and output of a command interrupted once its progress bar shows ``ready``.

    The interrupt goes to all its processes, as from a keyboard.
    """
    terminal, other_end = os.openpty()
    started = subprocess.Popen(
        [ROWLOCK, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=other_end,
        text=True,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
    )
    os.close(other_end)
    too_long = threading.Timer(PATIENCE, os.killpg, (started.pid, signal.SIGKILL))
    too_long.start()
    shown = b""
    try:
        while not re.search(ready, shown.decode(errors="replace")):
            shown += os.read(terminal, 4096)
        os.killpg(started.pid, signal.SIGINT)
        reader = threading.Thread(target=_drain, args=(terminal,))
        reader.start()
        out, _ = started.communicate()
        reader.join()
    finally:
        too_long.cancel()
        os.close(terminal)
    return started.returncode, out


def _drain(terminal):
    """Read the terminal, lest its writer wait, until nobody has it open any more."""
    try:
        while os.read(terminal, 4096):
            pass
    except OSError:
        return


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_a_simulation_cut_short_counts_the_games_it_played(workers):
    """The figures are of the games done, exit status 130."""
    command = ("simulate", "--games", 8_000_000, "--json", "--workers", workers)
    status, out = interrupted(*command)
    made = json.loads(out)
    assert status == 130
    assert 0 < made["games"] < 8_000_000
    assert sum(made["ends"].values()) == pytest.approx(1)


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_records_cut_short_are_whole_records(tmp_path, workers):
    """The file holds the games done, each of which checks, and nothing lies beside it."""
    kept = tmp_path / "games.jsonl"
    command = ("simulate", "--games", 6000, "--json", "--workers", workers, "--records", kept)
    status, out = interrupted(*command)
    lines = kept.read_bytes().splitlines()
    assert status == 130
    assert len(lines) == json.loads(out)["games"] < 6000
    assert not [check.wrong for check in verify(lines[-1]) if check.wrong]
    assert list(tmp_path.iterdir()) == [kept]


@pytest.mark.slow
def test_an_arena_cut_short_reports_and_goes_on(tmp_path):
    """The matches played so far are printed and kept, and the next run plays only the rest."""
    kept = tmp_path / "results.jsonl"
    command = ("arena", "casual", "sharp", "--games", 400_000, "--json", "--results", kept)
    status, out = interrupted(*command)
    (match,) = json.loads(out)["matches"]
    before = kept.read_bytes()
    assert status == 130
    assert 0 < match["games"] < 400_000
    assert match["games"] == 2000 * before.count(b"\n")
    done = subprocess.run(
        [ROWLOCK, *map(str, command), "--games", str(match["games"])],
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout)["matches"] == [match]
    assert kept.read_bytes() == before
