"""What is counted. Labels are codes and kinds, never a table, a session or a choice."""

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

TABLES = Gauge("rowlock_tables_loaded", "Tables in memory")
SOCKETS = Gauge("rowlock_sockets", "Open sockets")
OPENED = Counter("rowlock_tables_opened", "Tables opened")
ENDED = Counter("rowlock_games_ended", "Games ended", ["reason"])
TURNS = Counter("rowlock_turns_settled", "Turns settled")
CHOICES = Counter("rowlock_choices_accepted", "Choices of people on disk")
REFUSED = Counter("rowlock_requests_refused", "Requests refused", ["code"])
SENT = Counter("rowlock_sent_bytes", "Bytes given to sockets")
DROPPED = Counter("rowlock_sockets_dropped", "Sockets closed by the server", ["code"])
COMMIT_SECONDS = Histogram(
    "rowlock_commit_seconds",
    "Time to write one transaction",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)
COMMIT_CHANGES = Histogram(
    "rowlock_commit_changes",
    "Changes in one transaction",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
)


def text() -> bytes:
    """Everything counted, in Prometheus' text form."""
    return generate_latest(REGISTRY)
