"""The Expert's strength by training games: docs/expert-curve.csv and its picture expert-curve.svg.

    python benchmarks/expert_curve.py            # train, play and draw
    python benchmarks/expert_curve.py --draw     # draw what the table holds

Each point is a training of its own, the shipped recipe's stage for two players cut to so many games
(the learning rate falls to its end in all of them), but for the last, which is the shipped weights.
All play Casual at two seats with the same dice.
"""

import argparse
import csv
import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from matplotlib.figure import Figure

from rowlock.lab import train

DOCS = Path(__file__).parent.parent / "docs"
TRAINED = (1_000, 4_000, 16_000, 64_000)
PLAYED = 10_000
STAGE = next(stage for stage in train.recipe() if stage.name == "classic-phased-two")
ROWLOCK = Path(sys.executable).with_name("rowlock")


def main() -> None:
    """Fill the table unless told to draw only, and draw it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--draw", action="store_true", help="draw only")
    if not parser.parse_args().draw:
        points = {games: trained(games) for games in TRAINED}
        points[STAGE.games] = played(dict(os.environ))
        with (DOCS / "expert-curve.csv").open("w", encoding="utf-8") as lines:
            table = csv.writer(lines, lineterminator="\n")
            table.writerow(["games", "share", "error", "matches"])
            for games, found in points.items():
                table.writerow(
                    [games, f"{found['share']:.4f}", f"{found['se']:.4f}", found["games"]]
                )
    draw()


def trained(games: int) -> Any:
    """What the weights after so many games come to."""
    with TemporaryDirectory() as out:
        stage = ["--stage", STAGE.name, "--games", str(games)]
        subprocess.run([ROWLOCK, "train", "--out", out, *stage], check=True)
        return played({**os.environ, "ROWLOCK_WEIGHTS": out})


def played(environment: dict[str, str]) -> Any:
    """The match of the weights in this environment, as ``rowlock arena --json`` says it."""
    match = ["arena", "expert", "casual", "--games", str(PLAYED), "--seed", "1", "--json"]
    said = subprocess.run([ROWLOCK, *match], env=environment, check=True, stdout=subprocess.PIPE)
    found = json.loads(said.stdout)["matches"][0]
    print(found, flush=True)
    return found


def draw() -> None:
    """The picture of the table."""
    with (DOCS / "expert-curve.csv").open(encoding="utf-8") as lines:
        rows = [
            {name: float(value) for name, value in row.items()} for row in csv.DictReader(lines)
        ]
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.errorbar(
        [row["games"] for row in rows],
        [100 * row["share"] for row in rows],
        [100 * row["error"] for row in rows],
        marker="o",
        capsize=3,
    )
    axes.set_xscale("log")
    axes.set_xlabel("training games")
    axes.set_ylabel("share of wins against Casual, %")
    axes.set_title("Two seats, rulebook, classic pad; bars: one standard error")
    axes.grid(alpha=0.3)
    figure.savefig(DOCS / "expert-curve.svg", metadata={"Date": None})


if __name__ == "__main__":
    main()
