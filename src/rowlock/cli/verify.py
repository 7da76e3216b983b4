"""``rowlock verify GAME.json [...]``: say everything that was checked, stop at the first lie."""

import argparse

from rowlock.cli import files
from rowlock.record.game_file import MOST_BYTES
from rowlock.record.verify import verify


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("games", nargs="+", metavar="GAME.json", help="game records to check")


def run(args: argparse.Namespace) -> int:
    """0 if every record holds, 1 at the first that does not."""
    for path in args.games:
        for check in verify(files.read(path, MOST_BYTES)):
            if wrong := check.wrong:
                print(f"{path}: not so [{wrong.code}]: {wrong.what}, expected {wrong.expected}")
                return 1
            print(f"{path}: ok: {check.what}")
    return 0
