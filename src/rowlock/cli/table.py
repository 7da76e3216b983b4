"""``--rules`` and ``--pad``: by what is played, alike in every command that takes them."""

import argparse

from rowlock.rules import ruleset
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import Options


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The two arguments."""
    parser.add_argument("--rules", default="", metavar="KEY=VALUE,...", help="options of the game")
    parser.add_argument("--pad", help=" | ".join(ruleset.PADS))


def options(args: argparse.Namespace, players: int | None = None, **usual: str) -> Options:
    """The options asked for; ``usual`` ones hold unless ``--rules`` says otherwise.

    Raises:
        Fault: as ``ruleset.options``; ``options-conflict`` where ``--rules`` gainsays ``--pad`` or
            the number of ``players`` seated.
    """
    said = {"pad": args.pad or None, "players": players}
    fixed = {name: value for name, value in said.items() if value is not None}
    chosen = ruleset.options_from_text(args.rules, **usual, **fixed)
    for name, value in fixed.items():
        if getattr(chosen, name) != value:
            what = f"{name}={getattr(chosen, name)} in --rules"
            raise Fault("options-conflict", what, f"{name}={value} there too, or none")
    return chosen
