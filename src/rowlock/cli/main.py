"""The command line: one module a command, imported when it is called."""

import argparse
import sys
from importlib import import_module, metadata
from typing import NoReturn

from rowlock.cli import INTERRUPTED
from rowlock.rules.refusal import Fault

COMMANDS = {
    "serve": "start the server and open the page (the default)",
    "verify": "check game records: dice, marks, scores",
    "referee": "judge referee cases",
    "simulate": "play many games and count",
    "odds": "exact odds of the dice",
    "solve": "the exact optimum of the one-player game",
    "arena": "who is stronger, by how much, how sure",
    "train": "train the Expert player",
}
"""Each command and what it is for; its module has ``add_arguments(parser)`` and ``run(args)``."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        usage = " ".join(self.format_usage().split()).removeprefix("usage: ")
        raise Fault("usage", message, usage)


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns its exit status, 2 after a fault, 130 after Ctrl-C."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        return _run(given)
    except Fault as fault:
        print(f"error[{fault.code}]: {fault.what}, expected {fault.expected}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader has had enough, as `head` does
        sys.stdout = None  # so that nothing is flushed at exit
        return 0
    except OSError as error:  # of standard output: files have faults of their own
        sys.stdout = None
        print(f"error[not-written]: {error}, expected room for what is printed", file=sys.stderr)
        return 2


def _run(given: list[str]) -> int:
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version")):
        given = ["serve", *given]
    about = "Play, learn and master the dice game Qwixx (an unaffiliated fan project)."
    parser = _Parser(prog="rowlock", description=about)
    version = f"rowlock {metadata.version('rowlock')}"
    parser.add_argument("--version", action="version", version=version)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command, purpose in COMMANDS.items():
        sub = commands.add_parser(command, help=purpose, description=purpose)
        if command == given[0]:
            import_module(f"rowlock.cli.{command}").add_arguments(sub)
    args = parser.parse_args(given)
    status: int = import_module(f"rowlock.cli.{args.command}").run(args)
    sys.stdout.flush()  # what cannot be printed is said by us, not by Python at its end
    return status


if __name__ == "__main__":
    sys.exit(main())
