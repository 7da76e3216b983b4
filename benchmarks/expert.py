"""How strong the Expert is, and how long it thinks: the figures of docs/expert.md.

    python benchmarks/expert.py                          # two seats, 100,000 games each
    python benchmarks/expert.py --seats 2 3 4 5 --games 20000 --out expert.txt
    python benchmarks/expert.py --weights mixx-a-phased --against casual sharp
    python benchmarks/expert.py --file DIR/classic-phased-two.weights    # not the shipped ones
    python benchmarks/expert.py --times

With ``--out`` each line is kept as it is found, and a second run goes on after the last one; a line
begins with the weights' checksum.

The matches run compiled, by the thinking that tests/lab/test_train_parity.py holds to be that of
``rowlock.players.expert``; every roll of dice is played once by each seating. One player has the
Expert's seat, the others are all of the kind named. `rowlock arena` seats any player among any other;
this plays one many games and says how quickly it thinks.
"""

import argparse
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rowlock.lab import hazard, lend, solve, train, train_games, train_play, train_rivals
from rowlock.players import casual, expert, expert_weights, solitaire_table
from rowlock.players.expert_think import DOUBT
from rowlock.players.expert_weights import Trained
from rowlock.players.solitaire_layout import layout
from rowlock.record.view import Seen
from rowlock.rules import turn
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import Ruleset
from rowlock.rules.turn import Choice, Phase


def main() -> None:
    """Play what is asked for and print one line a match."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--weights", default="classic-phased", help="PAD-TIMING")
    parser.add_argument("--file", type=Path, help="weights in place of the shipped ones")
    parser.add_argument("--against", nargs="+", default=["casual", "sharp", "hazard", "solitaire"])
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to keep the lines, and go on")
    parser.add_argument("--times", action="store_true", help="decision and import times instead")
    args = parser.parse_args()
    rules = expert_weights.trained_for(args.weights)
    if args.times:
        times(rules)
        return
    tables = look_ups(rules, args.against)
    known = args.out.read_text("utf-8").splitlines() if args.out and args.out.exists() else []
    for seats in args.seats:
        if args.file:
            weights = expert_weights.read(args.file.read_bytes(), args.weights)
        else:
            weights = expert_weights.for_rules(rules, seats)
        which = f"{args.weights} {weights.header['sha256'][:8]}"
        for other in args.against:
            asked = f"{which}, {args.games} games, seed {args.seed}: {seats} seats, {other}"
            found = next((line for line in known if line.startswith(asked + "  ")), None)
            if found is None:
                result = match(rules, weights, tables, seats, other, args.games, args.seed)
                found = f"{asked}  {result}"
                if args.out:
                    with args.out.open("a", encoding="utf-8") as kept:
                        kept.write(found + "\n")
            print(found, flush=True)


def look_ups(rules: Ruleset, against: list[str]) -> train_rivals.Tables:
    """The tables that the players named need, solved on demand."""
    nothing = np.zeros((rules.penalty_limit, 1), np.float32)
    chances = sums = nothing
    if "hazard" in against:
        chances = np.array(hazard.ready(rules).layers)
    if "solitaire" in against:
        try:
            found = solitaire_table.table(rules)
        except Fault:
            found = solve.solve(rules).table
            solitaire_table.write(solitaire_table.path(rules), rules, found.layers)
        sums = np.array(found.layers)
    return train_rivals.Tables(layout(rules), chances, sums)


class Match(NamedTuple):
    """What one Expert did against others all alike; scores are means."""

    games: int
    share: float
    error: float
    mine: float
    theirs: float
    seats: int

    def __str__(self) -> str:
        return (
            f"share {self.share:.4f} +- {self.error:.4f} (fair {1 / self.seats:.3f})"
            f"  scores {self.mine:.1f} : {self.theirs:.1f}  games {self.games}"
        )


def match(
    rules: Ruleset, weights: Trained, tables: Any, seats: int, other: str, games: int, seed: int
) -> Match:
    """Whole rotations of the seats, so many as fit into ``games``."""
    shape = train_play.shape_of(rules, weights.header["kinds"])
    kinds = np.array([train_rivals.NET_A] + [train_rivals.NUMBERS[other]] * (seats - 1))
    shares, scores = np.zeros(seats + 1), np.zeros(seats)
    room, sheets, dice, story = train.table(seats, views=2)
    games -= games % seats
    train_games.match(
        lend.record(rules), (weights.net, weights.net), shape, tables, room, sheets, dice, story,
        kinds, games, seed, shares, scores, np.full(2, DOUBT),
    )  # fmt: skip
    share, rotations = shares[0] / games, games // seats
    error = ((shares[-1] / rotations / seats**2 - share**2) / rotations) ** 0.5
    return Match(games, share, error, scores[0] / games, scores[1:].mean() / games, seats)


def times(rules: Ruleset, games: int = 40) -> None:
    """Processor time of each choice at the table, and of importing it, in milliseconds."""
    for seats in (2, 3, 4, 5):
        took: list[float] = []
        for game in range(games):
            play(rules, seats, random.Random(game), took)  # noqa: S311 - dice for a measurement
        p50, p99 = np.percentile(took, [50, 99]) * 1000
        print(f"{seats} seats: {len(took)} choices, p50 {p50:.2f} ms, p99 {p99:.2f} ms")
    for module in ("numpy", "rowlock.players.expert"):
        code = (
            f"import time; t = time.process_time(); import {module}; print(time.process_time() - t)"
        )
        took = [
            float(
                subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout
            )
            for _ in range(5)
        ]
        print(f"import {module}: {min(took) * 1000:.0f} ms")


def play(rules: Ruleset, seats: int, rng: random.Random, took: list[float]) -> None:
    """A game of one Expert and Casual; adds what each choice of the Expert took."""
    position = turn.start(rules, seats)
    while position.phase is not Phase.OVER:
        if position.phase is Phase.ROLL:
            values = [rng.randint(1, rules.faces) for _ in range(2 + len(rules.row_of_die))]
            position = turn.roll(position, turn.land(position, values))
        choices = [Choice()] * seats
        for seat in turn.seats_to_choose(position):
            player = casual.player() if seat else expert.player()
            began = time.process_time()
            choices[seat] = player.choose(Seen(position, seat), rng)
            if seat == 0 and len(turn.legal(position, 0)) > 1:
                took.append(time.process_time() - began)
        position = turn.settle(position, choices)


if __name__ == "__main__":
    main()
