"""What every test shares: how hypothesis draws, and on which loop async tests run."""

import os

import pytest
from hypothesis import settings

# In CI the same examples are drawn on every run, so that a red run can be repeated; at home each
# run looks at new ones.
settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("home", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "home")


@pytest.fixture(scope="session")
def anyio_backend():
    """Async tests run on asyncio, which is what the server runs on."""
    return "asyncio"
