"""``rowlock simulate``: play many games and count."""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING

from rowlock.cli import INTERRUPTED, table
from rowlock.rules.refusal import Fault

if TYPE_CHECKING:
    from rowlock.lab.tally import Tally

FIRST = "seat-1"  # who rolls first, unless --rules says otherwise


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument(
        "--players",
        nargs="+",
        default=["casual", "casual"],
        metavar="LEVEL",
        help="who plays, in seat order (default: casual casual)",
    )
    parser.add_argument(
        "--seats", type=int, help="how many seats; the players named fill them in turn"
    )
    parser.add_argument("--games", type=int, default=20_000, help="how many (default: 20000)")
    table.add_arguments(parser)
    work_arguments(parser)
    parser.add_argument(
        "--records",
        metavar="OUT.jsonl",
        help="write a record of each game; its dice then come from a checkable seed, not as without",
    )
    parser.add_argument("--plot", metavar="PICTURE", help="draw the scores (.png or .svg)")


def work_arguments(parser: argparse.ArgumentParser) -> None:
    """From what it is played, what does the work, and how it is reported."""
    parser.add_argument("--seed", type=int, default=0, help="of the dice (default: 0)")
    parser.add_argument("--workers", type=int, default=1, help="cores to use (default: 1)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="dask://host:port | ray://host:port")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """0 when all games were played, 130 when Ctrl-C cut it short."""
    from rowlock.lab import picture, simulate
    from rowlock.lab.progress import bar
    from rowlock.players import whole

    seats = len(args.players) if args.seats is None else args.seats
    options = table.options(args, seats, first_roller=FIRST)
    levels = seated(args.players, seats)
    plan = simulate.plan(levels, options, args.seed, bool(args.records))
    if args.plot:
        picture.check(args.plot)
    started = time.perf_counter()
    with ExitStack() as stack:
        advance = stack.enter_context(bar("games", args.games))
        file = stack.enter_context(whole.writing(args.records)) if args.records else None

        def heed(done: simulate.Part) -> None:
            if file:
                file.write(done.records)
            advance(done.tally.games)

        parts = simulate.simulate(plan, args.games, args.workers, args.cluster)
        made = simulate.total(parts, heed)
    if made is None:
        print("no game was finished", file=sys.stderr)
        return INTERRUPTED
    if args.plot:
        picture.histogram(made, levels, args.plot)
    report(made, levels, time.perf_counter() - started, args.json)
    return 0 if made.games == args.games else INTERRUPTED


def seated(players: Sequence[str], seats: int) -> list[str]:
    """The player of each seat.

    Raises:
        Fault: ``bad-count`` for more players than seats.
    """
    if seats < len(players):
        raise Fault("bad-count", f"{seats} seats", f"{len(players)} or more, as players are named")
    return [players[seat % len(players)] for seat in range(seats)]


def report(made: "Tally", levels: Sequence[str], seconds: float, as_json: bool) -> None:
    """Print what the games came to."""
    from rowlock.lab import tally

    figures = tally.figures(made, seconds)
    if as_json:
        json.dump(figures, sys.stdout)
        print()
        return
    turns, score = figures["turns"], figures["score"]
    print(f"{made.games} games in {seconds:.1f} s ({made.games / seconds:,.0f} a second)")
    print(f"turns   {turns['mean']:.2f} ± {turns['se']:.2f}")
    print("ended   " + ", ".join(f"{end} {share:.1%}" for end, share in figures["ends"].items()))
    print(
        f"score   {score['mean']:.2f} ± {score['se']:.2f}, sd {score['sd']:.1f}, "
        f"10/50/90 %: {score['p10']}/{score['p50']}/{score['p90']}, "
        f"90 or more {score['at_least_90']:.1%}, over 90 {score['over_90']:.1%}"
    )
    columns = "{:<5} {:<10} {:>14} {:>14} {:>12} {:>12} {:>13} {:>13}".format
    print(columns("seat", "player", "wins", "score", "locks", "penalties", "own marks", "others'"))
    for seat, (level, player) in enumerate(zip(levels, made.players, strict=True), 1):
        wins, error = tally.mean(player.wins), tally.error(player.wins)
        facts = (player.score, player.locks, player.penalties, player.own_marks, player.other_marks)
        cells = [f"{tally.mean(fact):.2f} ± {tally.error(fact):.2f}" for fact in facts]
        cells.insert(0, f"{wins / tally.WHOLE:.2%} ± {error / tally.WHOLE:.2%}")
        print(columns(seat, level, *cells))
