"""Every fault, a few times, under load."""

import pytest

from rowlock.testing.faults import FAULTS, run


@pytest.mark.slow
@pytest.mark.parametrize("name", FAULTS)
async def test_nothing_is_lost_doubled_or_stuck(name):
    """After each fault every choice told to count counts once, and every game ends and verifies."""
    came = await run(FAULTS[name], times=2, tables=6)
    assert came.wrong == ()
    assert came.injected == 2
    assert came.games >= 6
    assert came.confirmed > 6 * 4 * 10
    assert came.grown < 64 << 20
