"""Training the Expert: self-play by stages, as a recipe says, with checkpoints.

Every stage plays games of one ruleset against itself with the network as it stands, and after
each batch of games moves the weights towards the lambda-returns of ``train_games.learn_game``.
What is kept is not the last weights but their running average.
"""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from rowlock.lab import lend, train_games, train_net, train_play
from rowlock.players.expert_net import Floats, lay_out, size
from rowlock.players.expert_weights import shipped, trained_for
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import Ruleset

BATCH = 8  # games a step
REPORT = 250  # steps between two lines of the log
WARM = 200  # steps over which the rate rises at the start
FOLLOW = 0.002  # how fast the average follows the weights

Report = Callable[[dict[str, float]], None]


@dataclass(frozen=True)
class Stage:
    """One part of a recipe: ``games`` of the rules that ``weights`` are for.

    ``players`` are taken in turn. The learning rate falls from ``rate`` to ``last_rate`` along a
    cosine; ``trace`` is lambda; ``kinds`` of rows are 1 where all rows are alike, else 4. ``start``
    names the stage whose weights it sets out from.
    """

    name: str
    weights: str
    players: tuple[int, ...]
    games: int
    rate: float
    last_rate: float
    trace: float
    kinds: int
    seed: int
    start: str | None = None


@dataclass
class Learner:
    """Everything that changes while a stage runs; what a checkpoint holds."""

    flat: Floats
    average: Floats
    first: Floats
    second: Floats
    random: Any
    games: int = 0

    @classmethod
    def new(cls, stage: Stage, start: Floats | None = None) -> "Learner":
        """Random weights, or those of ``start``, given to each kind of row if they were for one."""
        flat = train_net.fresh(stage.kinds, stage.seed) if start is None else start.copy()
        if len(flat) != size(stage.kinds):
            one = lay_out(flat, 1)
            table = np.tile(one.table.ravel(), stage.kinds)
            flat = np.concatenate([*(part.ravel() for part in one[:-1]), table])
        first, second = np.zeros_like(flat), np.zeros_like(flat)
        return cls(flat, flat.copy(), first, second, np.array([stage.seed], np.uint64))

    @classmethod
    def of(cls, saved: Mapping[str, Any], stage: Stage) -> "Learner":
        """The learner of a checkpoint.

        Raises:
            Fault: ``bad-checkpoint`` for one of another stage or size.
        """
        try:
            parts = {field.name: saved[field.name] for field in fields(cls)}
            stands = str(saved["stage"])
        except KeyError as missing:
            raise Fault("bad-checkpoint", f"no {missing} in it", "a checkpoint") from missing
        if stands != repr(stage) or len(parts["flat"]) != size(stage.kinds):
            raise Fault("bad-checkpoint", f"of stage {stands}", repr(stage))
        parts["games"] = int(parts["games"])
        return cls(**parts)

    def saved(self, stage: Stage) -> dict[str, Any]:
        """What a checkpoint holds."""
        return {"stage": repr(stage), **{name: getattr(self, name) for name in vars(self)}}


def stages(text: str) -> tuple[Stage, ...]:
    """The stages of a recipe in TOML.

    Raises:
        Fault: ``bad-recipe``, ``unknown-weights``.
    """
    try:
        rows = tomllib.loads(text)["stage"]
        found = tuple(
            Stage(**{name: _frozen(value) for name, value in row.items()}) for row in rows
        )
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as wrong:
        raise Fault("bad-recipe", f"the recipe: {wrong}", "stages as in recipe.toml") from wrong
    for stage in found:
        trained_for(stage.weights)
    return found


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def recipe() -> tuple[Stage, ...]:
    """The recipe of the weights that ship with Rowlock."""
    return stages((shipped() / "recipe.toml").read_text("utf-8"))


def run(stage: Stage, learner: Learner, report: Report, reduced: Ruleset | None = None) -> None:
    """Train until the stage has had its games; ``report`` gets figures now and then.

    The figures are ``games`` so far, the learning ``rate`` and the root mean square ``error`` of
    the values against their targets since the last report. ``reduced`` are other
    rules than those the weights are for, as ``oracle.rules``.
    """
    plain = reduced or trained_for(stage.weights)
    rules, shape = lend.record(plain), train_play.shape_of(plain, stage.kinds)
    gradient = np.zeros_like(learner.flat)
    net, grad = lay_out(learner.flat, stage.kinds), lay_out(gradient, stage.kinds)
    seats = [table(players, len(plain.lock_from)) for players in stage.players]
    loss, samples = 0.0, 0
    while learner.games < stage.games:
        count = 0
        for _ in range(BATCH):
            room, sheets, dice, story = seats[learner.games % len(seats)]
            done, wrong = train_games.learn_game(
                rules, net, grad, shape, room, sheets, dice, story, learner.random, stage.trace
            )
            count, loss, learner.games = count + done, loss + wrong, learner.games + 1
        samples += count
        gradient /= np.float32(count)
        step = learner.games // BATCH
        rate = rate_at(stage, learner.games)
        train_net.adam(
            learner.flat, gradient, learner.first, learner.second, learner.average,
            step, rate, max(FOLLOW, 1 / (1 + step)),
        )  # fmt: skip
        if step % REPORT == 0 or learner.games >= stage.games:
            error = (loss / samples) ** 0.5
            report({"games": learner.games, "rate": rate, "error": error})
            loss, samples = 0.0, 0


def table(players: int, rows: int = 4, *, thorough: bool = False) -> tuple[Any, ...]:
    """The arrays a game of so many players is played in: room, sheets, dice, story."""
    return (
        train_play.room(players, rows, thorough=thorough),
        np.zeros((players, rows + 1), np.int64),
        np.zeros(rows + 2, np.int64),
        np.zeros((train_games.LONGEST, train_net.STATE), np.int64),
    )


def rate_at(stage: Stage, games: int) -> float:
    """The learning rate after so many games: a short rise, then a cosine."""
    swing = (1 + np.cos(np.pi * min(games / stage.games, 1.0))) / 2
    warm = min(1.0, games / (BATCH * WARM))
    return float(warm * (stage.last_rate + (stage.rate - stage.last_rate) * swing))
