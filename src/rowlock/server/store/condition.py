"""Whether the database takes what it is given: said in the log when it changes, and only then."""

import structlog
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

_log = structlog.get_logger()


class Condition:
    """``failing`` from the first write that failed until one succeeds; shared by all who write."""

    def __init__(self) -> None:
        self.failing = False

    def failed(self, error: SQLAlchemyError) -> None:
        """A write could not be kept."""
        if not self.failing:
            self.failing = True
            _log.error("store away", code="unavailable", why=why(error))

    def worked(self) -> None:
        """A write is on disk."""
        if self.failing:
            self.failing = False
            _log.info("store back")


def why(error: SQLAlchemyError) -> str:
    """The database's own code, as ``SQLITE_FULL`` or ``53100``, or else the kind of error.

    Never its words, which may hold what was to be written.
    """
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    code = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    return str(code or type(cause).__name__)
