"""Inject faults into a server under load: no choice lost or doubled, no game stuck, all verify.

python benchmarks/server_faults.py [--times 20] [--tables 15] [--only NAME ...]
"""

import argparse
import asyncio
import sys
import time

from rowlock.testing.faults import FAULTS, run

HEAD = (
    "| fault | times | games | choices confirmed | sent again | stood still at most | memory "
    "| wrong |\n|---|---|---|---|---|---|---|---|"
)


def main() -> int:
    """Print what came of each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--tables", type=int, default=15, help="of four people at full speed")
    parser.add_argument("--only", choices=FAULTS, nargs="+", default=list(FAULTS))
    args = parser.parse_args()
    failed = False
    print(HEAD, flush=True)
    for name in args.only:
        fault, began = FAULTS[name], time.monotonic()
        came = asyncio.run(run(fault, args.times, args.tables))
        print(
            f"| {fault.what} | {came.injected} | {came.games} | {came.confirmed} | {came.resent} "
            f"| {came.slowest:.1f} s | {came.grown / 2**20:+.0f} MB | {len(came.wrong)} |",
            flush=True,
        )
        print(f"{name}: {time.monotonic() - began:.0f} s", *came.wrong, sep="\n", file=sys.stderr)
        failed = failed or bool(came.wrong)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
