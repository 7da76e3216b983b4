"""``rowlock referee CASES.json``: judge referee cases, as JSON on standard output."""

import argparse

import msgspec

from rowlock.cli import files
from rowlock.record import referee

_MOST_BYTES = 64 << 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("cases", metavar="CASES.json", help="a JSON array of referee cases")


def run(args: argparse.Namespace) -> int:
    """0 if every case holds, 1 if one does not."""
    judged = [
        (case, referee.judge(case)) for case in referee.read(files.read(args.cases, _MOST_BYTES))
    ]
    answers = [
        {"id": case.id, "holds": referee.holds(case, got), "got": got} for case, got in judged
    ]
    print(msgspec.json.format(msgspec.json.encode(answers), indent=1).decode())
    return 0 if all(answer["holds"] for answer in answers) else 1
