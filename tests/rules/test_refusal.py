"""What is said when something is not as it must be arrives whole."""

import pickle

from rowlock.rules.refusal import Fault


def test_a_fault_travels_between_processes():
    """Raised where a game is played, it is the same fault where its command waits."""
    fault = Fault("bad-dice", "seven", "1 to 6")
    there = pickle.loads(pickle.dumps(fault))  # noqa: S301 - our own
    assert vars(there) == vars(fault)
    assert str(there) == str(fault) == "bad-dice: seven, expected 1 to 6"
