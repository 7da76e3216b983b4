"""The plug is pulled in the middle of many games."""

import pytest

from rowlock.testing.killing import survive
from rowlock.testing.serving import Serving


@pytest.mark.slow
async def test_no_confirmed_choice_is_lost_or_doubled(tmp_path):
    """After kill -9 in the middle of running tables every game goes on where it was told to be."""
    limits = {"ROWLOCK_TABLES_AT_ONCE": "1000", "ROWLOCK_MESSAGES_AT_ONCE": "100000"}
    with Serving(tmp_path, environment=limits) as serving:
        left = await survive(serving, tables=12, kills=2)
    assert left.faults == ()
    assert left.games == 12
    assert left.confirmed > 12 * 10
