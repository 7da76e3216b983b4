"""Real servers for the tests of the server: one shared, and others of a test's own."""

import pytest

from rowlock.testing.serving import Serving
from rowlock.testing.visitor import Visitor


@pytest.fixture(scope="session")
def shared(tmp_path_factory):
    """One server for all tests that only play on it."""
    limits = {"ROWLOCK_TABLES_AT_ONCE": "1000", "ROWLOCK_MESSAGES_AT_ONCE": "2000"}
    with Serving(tmp_path_factory.mktemp("shared"), environment=limits) as serving:
        yield serving


@pytest.fixture
def visitor(shared):
    """Somebody new at the shared server."""
    return Visitor(shared.url)
