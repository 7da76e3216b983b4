"""The rules in plain Python: legal sets, settled turns, and whole games of two Casual players.

python benchmarks/rules.py [--games 2000]

Processor time, not wall time, so that other work on the machine counts for little.
"""

import argparse
import random
import time
from collections.abc import Callable

import numpy as np

from rowlock.lab import deal, plain
from rowlock.players import by_level, casual
from rowlock.record.view import Seen
from rowlock.rules import kernel, ruleset, turn
from rowlock.rules.turn import Choice, Phase, Position

OPTIONS = ruleset.with_players(ruleset.options(), 2)
RULES = ruleset.ruleset(OPTIONS)


def spent(work: Callable[[], object]) -> float:
    """Seconds of processor time."""
    begin = time.process_time()
    work()
    return time.process_time() - begin


def met(games: int) -> list[tuple[Position, list[Choice]]]:
    """Positions that wait for choices, from Casual's games, each with what was chosen."""
    rng = random.Random(1)  # noqa: S311 - to be repeated
    player, found = by_level("casual"), []
    for _ in range(games):
        position = turn.start(RULES, 2)
        while position.phase is not Phase.OVER:
            if position.phase is Phase.ROLL:
                values = rng.choices(range(1, 7), k=6)
                position = turn.roll(position, turn.land(position, values))
            choices = [Choice()] * 2
            for seat in turn.seats_to_choose(position):
                choices[seat] = player.choose(Seen(position, seat), rng)
            found.append((position, choices))
            position = turn.settle(position, choices)
    return found


def integer_game(rng: random.Random) -> None:
    """One game on lists of integers: the kernel and Casual's functions, nothing else."""
    sheets = [[0] * 5, [0] * 5]
    closed, number, roller, over = 0, 0, 0, kernel.RUNNING
    while over == kernel.RUNNING:
        dice = rng.choices(range(1, 7), k=6)
        landed, number = closed, number + 1
        whites = [
            casual.white(RULES, sheets, landed, dice, seat, roller, number) for seat in (0, 1)
        ]
        closed = kernel.settle_white(RULES, sheets, whites, landed)
        if kernel.colour_follows(RULES, closed):
            white = whites[roller]
            colour = casual.colour(RULES, sheets, landed, closed, dice, roller, white, number)
            closed = kernel.settle_roller(RULES, sheets[roller], white, colour, closed)
        over = kernel.outcome(RULES, sheets, closed, number)
        roller = 1 - roller


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    games = parser.parse_args().games
    positions = met(games // 10)
    sets = [
        (position, seat) for position, _ in positions for seat in turn.seats_to_choose(position)
    ]
    turns = sum(position.phase is Phase.WHITE for position, _ in positions)
    legal = spent(lambda: [turn.legal(*one) for one in sets]) / len(sets)
    settled = spent(lambda: [turn.settle(*one) for one in positions]) / turns
    print(f"legal set         {legal * 1e6:7.1f} us")
    print(f"settled turn      {settled * 1e6:7.1f} us (white and colour action)")
    rng = random.Random(2)  # noqa: S311
    whole = games / spent(lambda: [integer_game(rng) for _ in range(games)])
    print(f"kernel on lists   {whole:7.0f} games/s (two Casual)")
    casuals = [by_level("casual")] * 2
    rolls, lots = deal.deals(RULES, 2, 3, 0, games // 4)
    through = spent(lambda: plain.play(RULES, casuals, rolls, np.zeros_like(lots), rng))
    print(f"through positions {games // 4 / through:7.0f} games/s")
    recorded = spent(
        lambda: [
            plain.record(["casual"] * 2, casuals, OPTIONS, f"b{n}") for n in range(games // 20)
        ]
    )
    print(f"through the fold  {games // 20 / recorded:7.0f} games/s (checkable dice, full record)")


if __name__ == "__main__":
    main()
