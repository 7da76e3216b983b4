"""``rowlock solve``: the exact optimum of the one-player game, kept as a table."""

import argparse
import json
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rowlock.cli import files, table
from rowlock.rules import ruleset
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import Options, Pad

if TYPE_CHECKING:
    from rowlock.lab.solve import Solution
    from rowlock.players.solitaire_position import Verdict
    from rowlock.rules.turn import Choice

_MOST_BYTES = 1 << 20
_BAR = 50  # signs in the longest bar of the distribution
_STEP = 10  # points a bar


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    table.add_arguments(parser)
    parser.add_argument("--tables", metavar="DIR", help="where tables are kept")
    parser.add_argument("--workers", type=int, help="cores to use (default: all)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--position",
        metavar="FILE|JSON",
        help='rank every choice: {"sheet": {"red": [2, 3]}, "dice": {"white": [1, 2], ...}}',
    )
    parser.add_argument(
        "--distribution", action="store_true", help="the chance of every total under best play"
    )
    parser.add_argument(
        "--target", type=int, metavar="N", help="the best chance to finish with N points or more"
    )


def run(args: argparse.Namespace) -> int:
    """Always 0. Questions are answered from the table if there is one, which is made otherwise."""
    chosen = table.options(args)
    pad, where = ruleset.pad(chosen.pad), Path(args.tables) if args.tables else None
    if args.workers is not None and args.workers < 1:
        raise Fault("bad-count", f"--workers {args.workers}", "1 or more")
    position = args.position and _position(args.position, chosen, pad)
    asked = bool(position or args.distribution or args.target is not None)
    made = _solution(chosen, where, args.workers, asked)
    answer: dict[str, Any] = {
        "pad": chosen.pad,
        "timing": chosen.timing,
        "value": made.value,
        "states": made.states,
        "seconds": round(made.seconds, 3),
    }
    if position:
        from rowlock.players import solitaire_position

        answer["position"] = _verdict(pad, solitaire_position.judge(made.table, position))
    if args.distribution:
        from rowlock.lab import solve_spread

        answer["distribution"] = solve_spread.distribution(made.table)
    if args.target is not None:
        answer["target"] = {"points": args.target, "chance": _chance(chosen, args)}
    if args.json:
        print(json.dumps(answer))
    else:
        _print(answer)
    return 0


def _position(given: str, chosen: Options, pad: Pad) -> Any:
    from rowlock.players import solitaire_position

    text = given.encode() if given.lstrip().startswith("{") else files.read(given, _MOST_BYTES)
    return solitaire_position.read(text, ruleset.ruleset(chosen), pad)


def _solution(chosen: Options, where: Path | None, workers: int | None, asked: bool) -> "Solution":
    """The table on disk if it is there and only a question is asked; made, and kept, otherwise."""
    from rowlock.players import solitaire_layout, solitaire_table

    rules = ruleset.ruleset(chosen)
    file = solitaire_table.path(rules, where)
    laid = solitaire_layout.layout(rules)
    from rowlock.lab import solve
    from rowlock.lab.progress import bar

    if asked and file.exists():
        started = time.perf_counter()
        kept = solitaire_table.read(file, rules)
        value = kept.worth([0] * (len(rules.lock_from) + 1), 0)
        states = solitaire_layout.distinct_states(rules, laid) * rules.penalty_limit
        return solve.Solution(kept, value, states, time.perf_counter() - started)
    with bar("solving", 100) as advance:
        done = 0

        def heed(share: float) -> None:
            nonlocal done
            advance(round(100 * share) - done)
            done = round(100 * share)

        made = solve.solve(rules, workers, progress=heed)
    solitaire_table.write(file, rules, made.table.layers)
    return made


def _chance(chosen: Options, args: argparse.Namespace) -> float:
    from rowlock.lab import solve

    return solve.best_chance(ruleset.ruleset(chosen), args.target, args.workers)


def _verdict(pad: Pad, verdict: "Verdict") -> dict[str, Any]:
    choices = [
        {
            **_marks(pad, choice),
            "worth": round(worth, 4),
            "loss": round(verdict.worth - worth, 4),
        }
        for choice, worth in verdict.choices
    ]
    return {"worth": round(verdict.worth, 4), "choices": choices}


def _marks(pad: Pad, choice: "Choice") -> dict[str, Any]:
    from rowlock.rules.kernel import PASS

    named = {"white": choice.white, "colour": choice.colour}
    marks = {name: None if place == PASS else pad.mark(place) for name, place in named.items()}
    return {**marks, "order": "colour-first"} if choice.colour_first else marks


def _print(answer: Mapping[str, Any]) -> None:
    print(
        f"{answer['pad']}, {answer['timing']}: {answer['value']:.4f} points under best play "
        f"({answer['states']:,} states, {answer['seconds']:.1f} s)"
    )
    if "position" in answer:
        _print_position(answer["position"])
    if "distribution" in answer:
        _print_distribution(answer["distribution"])
    if "target" in answer:
        print(
            f"best chance of {answer['target']['points']} or more: {answer['target']['chance']:.4%}"
        )


def _print_position(verdict: Mapping[str, Any]) -> None:
    print(f"this position: {verdict['worth']:.3f} points expected in the end")
    for choice in verdict["choices"]:
        marks = [
            f"{name} {' '.join(map(str, choice[name]))}"
            for name in ("white", "colour")
            if choice[name]
        ]
        if "order" in choice:
            marks.reverse()
        print(f"{choice['worth']:9.3f} {-choice['loss']:8.3f}  {', '.join(marks) or 'no mark'}")


def _print_distribution(chances: Mapping[int, float]) -> None:
    most = max(chances)
    tens = dict.fromkeys(range(min(chances) // _STEP * _STEP, most + 1, _STEP), 0.0)
    for total, chance in chances.items():
        tens[total // _STEP * _STEP] += chance
    longest = max(tens.values())
    for low, chance in tens.items():
        print(
            f"{low:4} to {low + _STEP - 1:4} {chance:8.3%} {'#' * round(_BAR * chance / longest)}"
        )
