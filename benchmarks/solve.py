"""How long the solver takes, cold and warm, how much memory, and whether its figures hold.

    python benchmarks/solve.py                    # every pad: value, seconds, peak memory
    python benchmarks/solve.py --pads classic     # only these
    python benchmarks/solve.py --games 1000000    # and games played by each table against its value

Cold runs compile into an empty folder. Each run is a process of its own, so that its peak memory
is its own; seconds are those of the whole process, starting Python included.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

CASES = {
    "classic": ("pad=classic", "pad=classic,timing=one-roll"),
    "mixx-a": ("pad=mixx-a", "pad=mixx-a,timing=one-roll"),
    "mixx-b": ("pad=mixx-b", "pad=mixx-b,timing=one-roll"),
}


def main() -> None:
    """Measure and print, a line a run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pads", nargs="+", default=list(CASES), choices=list(CASES))
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--child", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child is not None:
        print(json.dumps(solved(args.child, args.games)))
        return
    print(f"{'rules':<30}{'value':>11}{'start':>7}{'wall s':>8}{'CPU s':>8}{'MB':>7}")
    with tempfile.TemporaryDirectory() as folder:
        for pad in args.pads:
            for rules in CASES[pad]:
                measure(rules, folder, args.games)


def measure(rules: str, folder: str, games: int) -> None:
    """Run one case, twice if nothing is compiled yet."""
    for start in ("warm",) if any(Path(folder).iterdir()) else ("cold", "warm"):
        began = time.perf_counter()
        given = [sys.executable, __file__, "--child", rules]
        if start == "warm":
            given += ["--games", str(games)]
        environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
        done = subprocess.run(given, env=environment, check=True, stdout=subprocess.PIPE)
        got = json.loads(done.stdout)
        wall = time.perf_counter() - began - got["played"]
        print(
            f"{rules:<30}{got['value']:>11.5f}{start:>7}{wall:>8.1f}{got['cpu']:>8.1f}"
            f"{got['peak']:>7.0f}",
            flush=True,
        )
        if "mean" in got:
            print(
                f"{'':<30}{got['mean']:>11.4f} mean of {games} games, "
                f"{got['errors']:+.2f} standard errors, {got['played']:.0f} s"
            )


def solved(text: str, games: int) -> dict[str, float]:
    """Solve, and play."""
    from rowlock.lab import lend, solve  # noqa: PLC0415 - only the child needs the lab
    from rowlock.rules import ruleset  # noqa: PLC0415

    rules = ruleset.ruleset(ruleset.options_from_text(text))
    made = solve.solve(rules)
    got = {
        "value": made.value,
        "cpu": time.process_time(),
        "peak": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
        "played": 0.0,
    }
    if games:
        from rowlock.lab.solve_play import play  # noqa: PLC0415

        began = time.perf_counter()
        totals = play(lend.record(rules), made.table.laid, made.table.layers, games, 1)
        error = totals.std() / games**0.5
        got |= {"mean": totals.mean(), "errors": (totals.mean() - made.value) / error}
        got["played"] = time.perf_counter() - began
    return got


if __name__ == "__main__":
    main()
