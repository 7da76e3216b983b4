"""``rowlock train``: make the Expert's weights again, or better ones."""

import argparse
import csv
import io
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rowlock.rules.refusal import Fault

if TYPE_CHECKING:
    from rowlock.lab.train import Learner, Stage

CHECKPOINT = 20  # reports between two checkpoints


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("--out", type=Path, required=True, help="folder for weights and logs")
    parser.add_argument("--recipe", type=Path, help="stages in TOML (default: the shipped recipe)")
    parser.add_argument("--stage", help="only this stage, from what --out holds of earlier ones")
    parser.add_argument("--games", type=int, help="games a stage, in place of the recipe's")
    parser.add_argument("--seed", type=int, help="seed, in place of the recipe's")


def run(args: argparse.Namespace) -> int:
    """Train stage by stage; what ``--out`` already holds is kept, a stage cut short goes on."""
    stages = _stages(args)
    try:
        args.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault("not-written", f"{args.out}: {error.strerror}", "a folder") from error
    for stage in stages:
        try:
            _train(stage, args.out)
        except KeyboardInterrupt:
            print(f"stopped; the same command goes on with {stage.name}", file=sys.stderr)
            return 130
    return 0


def _stages(args: argparse.Namespace) -> "list[Stage]":
    from rowlock.lab import train

    if args.games is not None and args.games < 1:
        raise Fault("bad-option", f"--games {args.games}", "1 or more")
    if args.seed is not None and not 0 <= args.seed < 2**63:
        raise Fault("bad-option", f"--seed {args.seed}", "0 to 2**63 - 1")
    if args.recipe:
        try:
            found = train.stages(args.recipe.read_text("utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise Fault("bad-recipe", f"{args.recipe}: {error}", "a recipe in TOML") from error
    else:
        found = train.recipe()
    if args.stage and args.stage not in [stage.name for stage in found]:
        names = " | ".join(stage.name for stage in found)
        raise Fault("unknown-stage", f"there is no stage {args.stage!r}", names)
    given = {"games": args.games, "seed": args.seed}
    changed = {name: value for name, value in given.items() if value is not None}
    chosen = [stage for stage in found if args.stage in (None, stage.name)]
    return [replace(stage, **changed) for stage in chosen]


def _train(stage: "Stage", out: Path) -> None:
    from rowlock.lab import train
    from rowlock.players import expert_weights

    finished, kept = out / f"{stage.name}.weights", out / f"{stage.name}.npz"
    if finished.exists():
        expert_weights.read(finished.read_bytes(), stage.weights)
        print(f"{stage.name}: already in {finished}", file=sys.stderr)
        return
    learner = _learner(stage, out, kept)
    log = _log(out, stage, learner.games)
    reports = 0

    def report(figures: dict[str, float]) -> None:
        nonlocal reports
        reports += 1
        log.append(figures)
        line = "  ".join(f"{name} {value:.4g}" for name, value in figures.items())
        print(f"{stage.name}: {line}", file=sys.stderr)
        if reports % CHECKPOINT == 0:
            _keep(stage, learner, kept, out, log)

    train.run(stage, learner, report)
    _keep(stage, learner, kept, out, log)
    made = {"stage": stage.name, "seed": stage.seed, "games": stage.games, "start": stage.start}
    data = expert_weights.write(learner.average, stage.weights, stage.kinds, made)
    expert_weights.save(data, finished)
    kept.unlink()


def _learner(stage: "Stage", out: Path, kept: Path) -> "Learner":
    """A stage's learner: from its checkpoint, from the stage it starts from, or new."""
    import numpy as np

    from rowlock.lab.train import Learner
    from rowlock.players import expert_weights

    if kept.exists():
        try:
            with np.load(kept) as saved:
                return Learner.of(saved, stage)
        except (OSError, ValueError) as error:
            raise Fault("bad-checkpoint", f"{kept}: {error}", "a checkpoint") from error
    if stage.start is None:
        return Learner.new(stage)
    before = out / f"{stage.start}.weights"
    if not before.exists():
        raise Fault("no-start", f"{before} is missing", f"stage {stage.start} trained before")
    data = before.read_bytes()
    start = expert_weights.read(data, expert_weights.header_of(data)["name"])
    return Learner.new(stage, np.concatenate([part.ravel() for part in start.net]))


def _keep(stage: "Stage", learner: "Learner", kept: Path, out: Path, log: list[Any]) -> None:
    """Write checkpoint and log, each whole or not at all."""
    import numpy as np

    from rowlock.players.expert_weights import save

    held = io.BytesIO()
    np.savez(held, **learner.saved(stage))
    save(held.getvalue(), kept)
    text = io.StringIO()
    writer = csv.DictWriter(text, ["games", "rate", "error"], lineterminator="\n")
    writer.writeheader()
    writer.writerows(log)
    save(text.getvalue().encode(), out / f"{stage.name}.csv")


def _log(out: Path, stage: "Stage", games: int) -> list[Any]:
    """The lines of the log up to the checkpoint."""
    path = out / f"{stage.name}.csv"
    if games == 0 or not path.exists():
        return []
    with path.open(encoding="utf-8") as lines:
        return [row for row in csv.DictReader(lines) if int(row["games"]) <= games]
