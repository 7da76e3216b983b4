"""``rowlock arena A B ...``: who is stronger, by how much, how sure."""

import argparse
import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

from rowlock.cli import INTERRUPTED, simulate, table
from rowlock.rules.refusal import Fault

if TYPE_CHECKING:
    from rowlock.lab.arena import Result
    from rowlock.rules.ruleset import Options

SURE = 1.96  # standard errors on each side of an interval that holds the truth in 95 %


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("players", nargs="+", metavar="LEVEL", help="two or more players")
    parser.add_argument(
        "--games", type=int, default=10_000, help="games a match, just about (default: 10000)"
    )
    parser.add_argument("--seats", default="2", help="2, 2-5 or 2,4 (default: 2)")
    table.add_arguments(parser)
    simulate.work_arguments(parser)
    parser.add_argument(
        "--results", metavar="FILE.jsonl", help="keep results here, and go on from what is there"
    )


def run(args: argparse.Namespace) -> int:
    """0 when all matches were played, 130 when Ctrl-C cut it short."""
    from rowlock.lab import arena
    from rowlock.lab.ledger import Ledger
    from rowlock.lab.progress import bar

    seats = numbers(args.seats)
    matches = arena.matches(args.players, seats)
    options = table.options(args, seats[0], first_roller=simulate.FIRST)
    wanted = [
        batch for match in matches for batch in arena.tasks(match, options, args.games, args.seed)
    ]
    ledger = Ledger(args.results, arena.Batch) if args.results else None
    done = {batch.key: batch for batch in ledger.entries} if ledger else {}
    due = [batch for batch in wanted if batch.key not in done]
    status = 0
    try:
        with bar("batches", len(due)) as advance:
            for batch in arena.play(due, options, args.workers, args.cluster):
                done[batch.key] = batch
                if ledger:
                    ledger.add(batch)
                advance(1)
    except KeyboardInterrupt:
        status = INTERRUPTED
    played = [done[batch.key] for batch in wanted if batch.key in done]
    results = [
        arena.result(batches)
        for match in matches
        if (batches := [batch for batch in played if (batch.a, batch.b, batch.seats) == match])
    ]
    if args.json:
        json.dump({"matches": [asdict(match) for match in results]}, sys.stdout)
        print()
    else:
        report(results, options)
    return status


def numbers(text: str) -> list[int]:
    """The numbers in a text like ``2``, ``2-5`` or ``2,4``.

    Raises:
        Fault: ``bad-count``.
    """
    found: set[int] = set()
    for item in text.split(","):
        first, dash, last = item.partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise Fault("bad-count", f"seats {text!r}", "a form like 2, 2-5 or 2,4")
        if max(len(first), len(last)) > 1:
            raise Fault("bad-count", f"seats {text!r}", "no more than people at a table")
        found.update(range(int(first), int(last or first) + 1))
    if not found:
        raise Fault("bad-count", f"seats {text!r}", "the smaller number first")
    return sorted(found)


def report(results: "list[Result]", options: "Options") -> None:
    """Print the matches, the ratings, and how long decisions take."""
    from rowlock.lab import arena

    row = "{:<10} {:<14} {:>5} {:>9} {:>18} {:>7} {:>7} {:>7}".format
    print(row("one", "among", "seats", "games", "share, 95 %", "fair", "mean", "others"))
    for match in results:
        among = f"{match.seats - 1} {match.b}"
        share = f"{match.share:.2%} ± {SURE * match.se:.2%}"
        means = (f"{match.mean_a:.2f}", f"{match.mean_b:.2f}")
        print(
            row(match.a, among, match.seats, match.games, share, f"{1 / match.seats:.1%}", *means)
        )
    print()
    row = "{:<10} {:>6} {:>6} {:>16} {:>16}".format
    print(row("player", "Elo", "seats", "decision, ms", "99 % within, ms"))
    ratings = arena.elo(results)
    for level in sorted(ratings, key=lambda name: -ratings[name]):
        rating = f"{ratings[level]:+.0f}"
        for seats in sorted({match.seats for match in results}):
            seconds = arena.decision_seconds(level, options, seats)
            middle, slow = seconds[len(seconds) // 2], seconds[len(seconds) * 99 // 100]
            print(row(level, rating, seats, f"{1000 * middle:.3f}", f"{1000 * slow:.3f}"))
