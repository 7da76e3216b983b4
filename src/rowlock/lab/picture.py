"""A picture of a simulation: how often each score was made, by player."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rowlock.lab import tally
from rowlock.lab.tally import Tally
from rowlock.players import whole
from rowlock.rules.refusal import Fault

STEP = 5  # points a bar
KINDS = (".png", ".svg")


def check(path: str) -> None:
    """Whether a picture can be written there, before hours of play.

    Raises:
        Fault: ``bad-plot`` for another ending, ``not-written`` as ``whole.check``,
            ``lab-missing`` without matplotlib.
    """
    if Path(path).suffix.lower() not in KINDS:
        raise Fault("bad-plot", path, "a name ending in " + " or ".join(KINDS))
    whole.check(path)
    try:
        import matplotlib as mpl  # noqa: PLC0415 - slow to import, and only wanted here
    except ImportError as missing:
        raise Fault("lab-missing", "no matplotlib", "pip install 'rowlock[lab]'") from missing
    mpl.use("Agg")


def histogram(made: Tally, names: Sequence[str], path: str) -> None:
    """Draw the scores of each player as PNG or SVG, by the ending of ``path``."""
    from matplotlib.figure import Figure  # noqa: PLC0415

    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    lowest, highest = min(made.score) // STEP, max(made.score) // STEP
    edges = [STEP * number for number in range(lowest, highest + 2)]
    for seat, (name, player) in enumerate(zip(names, made.players, strict=True), 1):
        grouped: Counter[int] = Counter()
        for score, times in player.score.items():
            grouped[score // STEP * STEP] += times
        shares = [100 * grouped[edge] / made.games for edge in edges[:-1]]
        label = f"{seat}: {name}, mean {tally.mean(player.score):.1f}"
        axes.stairs(shares, edges, label=label, linewidth=1.5)
    axes.set_xlabel(f"Points, in steps of {STEP}")
    axes.set_ylabel("Share of games, %")
    axes.set_title(f"Scores in {made.games:,} games")
    axes.set_ylim(bottom=0)
    axes.legend()
    with whole.writing(path) as file:
        figure.savefig(file, format=Path(path).suffix[1:].lower(), dpi=150)
