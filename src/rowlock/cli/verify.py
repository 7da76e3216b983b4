"""``rowlock verify GAME.json [...]``: say everything that was checked, stop at the first lie."""

import argparse
from collections.abc import Iterator

from rowlock.cli import files
from rowlock.record.game_file import MOST_BYTES
from rowlock.record.verify import verify


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument(
        "games", nargs="+", metavar="GAME.json", help="game records to check; one a line in .jsonl"
    )


def run(args: argparse.Namespace) -> int:
    """0 if every record holds, 1 at the first that does not."""
    for path in args.games:
        for name, record in _records(path):
            for check in verify(record):
                if wrong := check.wrong:
                    said = f"not so [{wrong.code}]: {wrong.what}, expected {wrong.expected}"
                    print(_on_one_line(f"{name}: {said}"))
                    return 1
                print(_on_one_line(f"{name}: ok: {check.what}"))
    return 0


def _on_one_line(text: str) -> str:
    """The text with what is no letter escaped: a record may hold words that forge a line of ours."""
    return "".join(each if each.isprintable() else repr(each)[1:-1] for each in text)


def _records(path: str) -> Iterator[tuple[str, bytes]]:
    """The records of a file by name: the one, or each line of a ``.jsonl`` file."""
    if not path.endswith(".jsonl"):
        yield path, files.read(path, MOST_BYTES)
        return
    for number, line in enumerate(files.lines(path, MOST_BYTES), 1):
        yield f"{path}:{number}", line
