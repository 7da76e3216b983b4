"""``rowlock`` in a world whose clock jumps: python -m rowlock.testing.jumping serve ...

The file named by ROWLOCK_TESTING_JUMP holds the seconds by which the clock of the day is ahead; what
it says counts from the next look at the clock. What only ever goes forward is left alone, as an
operator's hand on the clock leaves it alone.
"""

import os
import runpy
import time
from pathlib import Path

VARIABLE = "ROWLOCK_TESTING_JUMP"


def make_jumpy(file: Path) -> None:
    """Let ``time.time`` and ``time.time_ns`` be off by what the file says."""
    true_ns = time.time_ns

    def time_ns() -> int:
        return true_ns() + int(file.read_text("ascii")) * 1_000_000_000

    time.time_ns = time_ns
    time.time = lambda: time_ns() / 1e9


if __name__ == "__main__":
    make_jumpy(Path(os.environ[VARIABLE]))
    runpy.run_module("rowlock.cli.main", run_name="__main__", alter_sys=True)
