"""A picture of a simulation: how often each score was made, by player."""

from collections.abc import Sequence
from pathlib import Path

from rowlock.lab import tally, whole
from rowlock.lab.tally import Tally
from rowlock.rules.refusal import Fault

KINDS = (".png", ".svg")


def check(path: str) -> None:
    """Whether a picture can be written there, before hours of play.

    Raises:
        Fault: ``bad-plot`` for another ending, ``lab-missing`` without matplotlib.
    """
    if Path(path).suffix.lower() not in KINDS:
        raise Fault("bad-plot", path, "a name ending in " + " or ".join(KINDS))
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
    for seat, (name, player) in enumerate(zip(names, made.players, strict=True), 1):
        scores = range(min(player.score), max(player.score) + 1)
        shares = [100 * player.score[score] / made.games for score in scores]
        label = f"{seat}: {name}, mean {tally.mean(player.score):.1f}"
        axes.step(scores, shares, where="mid", label=label)
    axes.set_xlabel("Points")
    axes.set_ylabel("Share of games, %")
    axes.set_title(f"Scores in {made.games:,} games")
    axes.set_ylim(bottom=0)
    axes.legend()
    with whole.writing(path) as file:
        figure.savefig(file, format=Path(path).suffix[1:].lower(), dpi=150)
