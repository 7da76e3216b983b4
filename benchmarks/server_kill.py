"""Kill -9 in the middle of 50 running solo tables, ten times, and look for lost or doubled choices.

python benchmarks/server_kill.py [--tables 50] [--kills 10]
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from rowlock.testing.killing import survive
from rowlock.testing.serving import Serving


def main() -> int:
    """Print what was left."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--kills", type=int, default=10)
    args = parser.parse_args()
    limits = {"ROWLOCK_TABLES_AT_ONCE": "100000", "ROWLOCK_MESSAGES_AT_ONCE": "100000"}
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder), environment=limits) as serving,
    ):
        left = asyncio.run(survive(serving, args.tables, args.kills))
    print(
        f"{args.kills} kills, {left.games} games played to the end, {left.confirmed} choices "
        f"confirmed, {left.resent} sent again after a crash, {len(left.faults)} faults"
    )
    for fault in left.faults:
        print(fault)
    return 1 if left.faults else 0


if __name__ == "__main__":
    sys.exit(main())
