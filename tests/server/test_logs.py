"""The log is no part of the game."""

import io
import sys

import pytest
import structlog

from rowlock.server import logs


class Full(io.StringIO):
    """A file on a full disk."""

    def write(self, _text):
        raise OSError(28, "No space left on device")

    def flush(self):
        raise OSError(28, "No space left on device")


@pytest.fixture
def put_back():
    yield
    structlog.reset_defaults()


def test_a_log_that_cannot_be_written_stops_nothing(monkeypatch, put_back):
    """With nowhere to write what is logged, whoever logs goes on."""
    monkeypatch.setattr(sys, "stderr", Full())
    logs.configure()
    structlog.get_logger().info("game over", table="t")


def test_what_is_logged_is_a_line_of_json(monkeypatch, put_back):
    """What is logged goes to stderr, one event a line."""
    said = io.StringIO()
    monkeypatch.setattr(sys, "stderr", said)
    logs.configure()
    structlog.get_logger().info("game over", table="t")
    assert said.getvalue().count("\n") == 1
    assert '"event": "game over"' in said.getvalue()


def test_a_fault_of_ours_is_logged_without_what_it_was_about(monkeypatch, put_back):
    """A logged error says where it happened, and no value of a variable: one may be a seed."""
    said = io.StringIO()
    monkeypatch.setattr(sys, "stderr", said)
    logs.configure()
    seed = "0123".join("abcd")
    try:
        seed.index("z")
    except ValueError as error:
        structlog.get_logger().error("request failed", exc_info=error)
    assert "ValueError" in said.getvalue()
    assert "test_logs.py" in said.getvalue()
    assert seed not in said.getvalue()
