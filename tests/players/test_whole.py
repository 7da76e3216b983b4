"""A file is there whole or not at all."""

import os
import resource
import subprocess
import sys

import pytest

from rowlock.players import whole
from rowlock.rules.refusal import Fault


def test_a_file_takes_its_place_at_the_end_for_all_to_read(tmp_path):
    """Until the block ends the old file stands; then the new one does, and nothing else."""
    path = tmp_path / "file"
    path.write_bytes(b"old")
    with whole.writing(path) as file:
        file.write(b"new")
        file.flush()
        assert path.read_bytes() == b"old"
    assert path.read_bytes() == b"new"
    assert path.stat().st_mode & 0o777 == 0o644
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("raised", [KeyboardInterrupt, ValueError, BrokenPipeError])
def test_what_is_broken_off_leaves_nothing(tmp_path, raised):
    """An error of the block is passed on, and no part of the file stays."""

    def half():
        with whole.writing(tmp_path / "file") as file:
            file.write(b"half")
            raise raised

    with pytest.raises(raised):
        half()
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_is_none_is_a_fault(tmp_path):
    """A folder that is not there, or a folder in the file's place, cannot be written."""
    (tmp_path / "folder" / "below").mkdir(parents=True)
    for path in (tmp_path / "none" / "file", tmp_path / "folder"):
        with pytest.raises(Fault) as fault, whole.writing(path) as file:
            file.write(b"all")
        assert fault.value.code == "not-written"
    assert [found.name for found in tmp_path.iterdir()] == ["folder"]


def test_a_full_disk_is_a_fault_and_leaves_nothing(tmp_path):
    """Where no more can be written the command says so in one line, and the part is gone."""
    out = tmp_path / "games.jsonl"
    done = subprocess.run(
        [sys.executable, "-m", "rowlock.cli.main", "simulate", "--games", "100", "--records", out],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000)),
    )
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith(f"error[not-written]: {out}: File too large")
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_file_is_left_as_it_is(tmp_path):
    """A pipe is refused, not replaced; a link leads to what is written; permissions stay."""
    pipe, file, link = (tmp_path / name for name in ("pipe", "file", "link"))
    os.mkfifo(pipe)
    with pytest.raises(Fault) as fault, whole.writing(pipe):
        pass
    assert fault.value.code == "not-written"
    assert pipe.is_fifo()
    file.touch(0o600)
    link.symlink_to(file)
    with whole.writing(link) as writing:
        writing.write(b"new")
    assert link.is_symlink()
    assert file.read_bytes() == b"new"
    assert file.stat().st_mode & 0o777 == 0o600
