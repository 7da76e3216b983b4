"""Games a second: plain Python, lent to the compiler on one core, and on two, in one run.

python benchmarks/simulate.py [--games 300000]

Wall time for whole commands on one and two cores, processor time for the plain games and the bare
compiled loop; best of three, after the code was compiled or loaded.
"""

import argparse
import random
import time

from rowlock.lab import deal, simulate
from rowlock.rules import ruleset
from rules import integer_game, spent

PLAYERS = (["casual", "casual"], ["sharp", "casual"], ["sharp", "sharp"], ["casual"] * 4)


def rate(levels: list[str], games: int, workers: int) -> float:
    """Games a second of the whole command: deals, play and counting."""
    plan = simulate.plan(levels, ruleset.options())
    simulate.total(simulate.simulate(plan, 100))
    best = 0.0
    for _ in range(3):
        begin = time.perf_counter()
        simulate.total(simulate.simulate(plan, games, workers))
        best = max(best, games / (time.perf_counter() - begin))
    return best


def loop(levels: list[str], games: int) -> float:
    """Games a second of the compiled loop alone, by processor time."""
    rules = ruleset.ruleset(ruleset.options())
    rolls, lots = deal.deals(rules, len(levels), 1, 0, min(games, 100_000))
    return len(rolls) / min(spent(lambda: deal.play(rules, levels, rolls, lots)) for _ in range(3))


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300_000)
    games = parser.parse_args().games
    begin = time.perf_counter()
    simulate.total(simulate.simulate(simulate.plan(["casual"] * 2, ruleset.options()), 1))
    print(
        f"first game            {time.perf_counter() - begin:9.2f} s (compiled, or from the cache)"
    )
    rng = random.Random(2)  # noqa: S311
    plain = 1000 / spent(lambda: [integer_game(rng) for _ in range(1000)])
    print(f"plain casual casual   {plain:9,.0f} games/s")
    for levels in PLAYERS:
        share = games // 4 if "sharp" in levels else games
        alone = loop(levels, share)
        one, two = (rate(levels, share, workers) for workers in (1, 2))
        name = " ".join(levels)
        print(
            f"{name:28} loop {alone:9,.0f}  one core {one:9,.0f}  two {two:9,.0f} games/s", end=""
        )
        print(f"  {one / plain:.0f} and {two / plain:.0f} times plain" if share == games else "")


if __name__ == "__main__":
    main()
