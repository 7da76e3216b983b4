import numpy as np
import pytest

from rowlock.players import expert_weights
from rowlock.players.expert_net import size
from rowlock.players.expert_weights import PADS, TIMINGS
from rowlock.rules import ruleset
from rowlock.rules.refusal import Fault

NAME = "mixx-a-one-roll"


@pytest.fixture
def data():
    flat = np.linspace(-1, 1, size(4), dtype=np.float32)
    return expert_weights.write(flat, NAME, 4, {"stage": "none"})


def test_a_file_comes_back_as_it_was_written(data):
    """The weights and what they are for survive the file."""
    read = expert_weights.read(data, NAME)
    flat = np.concatenate([part.ravel() for part in read.net])
    assert np.array_equal(flat, np.linspace(-1, 1, size(4), dtype=np.float32))
    assert read.row_kinds == (0, 1, 2, 3)
    assert read.header["made"] == {"stage": "none"}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda data: b"GIF89a" + data, "bad-weights"),
        (lambda _: b"", "bad-weights"),
        (lambda data: data.replace(b"weights/1", b"weights/2"), "weights-version"),
        (lambda data: data[:-4], "bad-weights"),
        (lambda data: data[:20], "bad-weights"),
        (lambda data: data[:-1] + bytes([data[-1] ^ 1]), "bad-weights"),
        (lambda data: data.replace(b"mixx-a", b"mixx-b", 1), "weights-version"),
        (lambda data: data.replace(b'"digest": "', b'"digest": "0', 1), "weights-version"),
        (lambda data: data.replace(b'"kinds": 4', b'"kinds": 3', 1), "bad-weights"),
        (lambda data: data.replace(b'"kinds": 4', b'"kinds": "4"', 1), "bad-weights"),
    ],
)
def test_a_wrong_file_is_refused(data, change, code):
    """A foreign, truncated or changed file, or one of other rules, is a fault that says so."""
    with pytest.raises(Fault) as caught:
        expert_weights.read(change(data), NAME)
    assert caught.value.code == code


@pytest.mark.parametrize("pad", PADS)
@pytest.mark.parametrize("timing", TIMINGS)
def test_there_are_weights_for_every_pad(pad, timing):
    """Each pad has weights of its own, whatever the other options."""
    preset = {"phased": "rulebook", "one-roll": "family"}[timing]
    chosen = ruleset.options({"preset": preset, "pad": pad, "penalty_points": 10})
    for players in (2, 4):
        found = expert_weights.for_rules(ruleset.ruleset(chosen), players)
        assert found.header["name"].startswith(pad)


def test_all_weights_together_are_small():
    """What the package carries of weights stays under five megabytes."""
    folder = expert_weights.folder()
    assert sum(len(file.read_bytes()) for file in folder.iterdir() if file.is_file()) < 5_000_000
