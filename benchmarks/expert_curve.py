"""Draw docs/expert-curve.svg, the Expert's strength by training games, from docs/expert-curve.csv.

The shares of wins against Casual at two seats were measured while it trained (4,000 games each,
one round of prediction) and, for the last line, by benchmarks/expert.py with the shipped weights.
"""

import csv
from pathlib import Path

from matplotlib.figure import Figure

DOCS = Path(__file__).parent.parent / "docs"


def main() -> None:
    """Read, draw, write."""
    with (DOCS / "expert-curve.csv").open(encoding="utf-8") as lines:
        rows = [
            {name: float(value) for name, value in row.items()} for row in csv.DictReader(lines)
        ]
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.errorbar(
        [row["games"] / 1000 for row in rows],
        [100 * row["share"] for row in rows],
        [100 * row["error"] for row in rows],
        marker="o",
        capsize=3,
    )
    axes.set_xlabel("training games, thousands")
    axes.set_ylabel("share of wins against Casual, %")
    axes.set_title("Two seats, rulebook, classic pad; bars: one standard error")
    axes.grid(alpha=0.3)
    figure.savefig(DOCS / "expert-curve.svg", metadata={"Date": None})


if __name__ == "__main__":
    main()
