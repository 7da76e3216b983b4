"""How far a long piece of work has come, on standard error, if anybody is there to see it."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar of ``total`` steps; call what it gives with the steps just done."""
    if not sys.stderr.isatty():
        yield lambda _steps: None
        return
    from rich.console import Console  # noqa: PLC0415 - slow to import
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda steps: progress.advance(task, steps)
