"""The log: one event a line, JSON unless a person watches. Choices and secrets are never logged."""

import contextlib
import io
import logging
import sys
from typing import TextIO, cast

import structlog

# Without the values of variables: a session, a seed or a sealed choice may be among them.
_BRIEF = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)


class _Forgiving(io.TextIOBase):
    """Passes on what is written. What cannot be written, as to a full disk, is no table's fault."""

    def __init__(self, to: TextIO) -> None:
        self._to = to

    def write(self, text: str) -> int:
        with contextlib.suppress(OSError):
            self._to.write(text)
        return len(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            self._to.flush()


def configure(level: str = "info") -> None:
    """Send what is logged to stderr."""
    pretty = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *([] if pretty else [structlog.processors.ExceptionRenderer(_BRIEF)]),
            structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
            if pretty
            else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.getLevelNamesMapping()[level.upper()]
        ),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", _Forgiving(sys.stderr))),
        cache_logger_on_first_use=True,
    )
