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
