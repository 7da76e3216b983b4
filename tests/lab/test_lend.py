"""Code is lent without a second copy of the rules, and an edit is never answered by old code."""

import os
import subprocess
import sys

import numpy as np
import pytest

from rowlock.lab import deal, lend
from rowlock.players import casual
from rowlock.rules import kernel, ruleset

RULES = ruleset.ruleset(ruleset.options())


def test_a_lent_function_stays_as_it_was():
    """The kernel that plain Python calls is plain Python after it was lent."""
    assert type(kernel.score) is type(casual.rank) is type(lambda: 0)
    assert kernel.score(RULES, [0b11111, 0, 0, 0, 1]) == 15 - 5


def test_a_record_reads_like_the_rules():
    """Every field of the ruleset is there with the same value."""
    record = lend.record(RULES)
    for name, value in RULES._asdict().items():
        assert np.array_equal(record[name], value)


def test_the_cache_folder_depends_on_everything_that_is_compiled(monkeypatch):
    """Kernel, players and the lab's own modules are in its name; what is not compiled is not."""
    names = [module.__name__ for module in lend._reachable(deal)]
    assert {"rowlock.rules.kernel", "rowlock.rules.ruleset", "rowlock.lab.deal"} <= set(names)
    assert {"rowlock.players.casual", "rowlock.players.sharp", "rowlock.lab.lineup"} <= set(names)
    assert not any(name.startswith("rowlock.record") for name in names)
    before = lend._folder(lend._reachable(deal))
    monkeypatch.setattr(lend._config, "BOUNDSCHECK", 1)
    assert lend._folder(lend._reachable(deal)) != before


PLAYER = """
def rank(x):
    return x + {step}
"""
LOOP = """
from rowlock.lab import lend
from rowlock.players import edited

@lend.compiled
def loop(x):
    return edited.rank(x)
"""
RUN = """
import sys, importlib.util
def load(name, path):
    spec = importlib.util.spec_from_file_location(name, path)
    sys.modules[name] = module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
import rowlock.players
rowlock.players.edited = load("rowlock.players.edited", sys.argv[1])
print(load("rowlock.lab.loop", sys.argv[2]).loop(1))
"""


@pytest.mark.slow
def test_an_edit_in_another_file_is_noticed(tmp_path):
    """A player edited between two runs plays the new way, though its caller's file is untouched."""
    player, loop = tmp_path / "edited.py", tmp_path / "loop.py"
    loop.write_text(LOOP)
    answers = []
    for step in (1, 5, 1):
        player.write_text(PLAYER.format(step=step))
        done = subprocess.run(
            [sys.executable, "-c", RUN, player, loop],
            env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "cache")},
            capture_output=True,
            text=True,
            check=True,
        )
        answers.append(int(done.stdout))
    assert answers == [2, 6, 2]
    assert len(list((tmp_path / "cache").iterdir())) == 2


def test_where_nothing_can_be_kept_code_is_compiled_all_the_same(monkeypatch):
    """A cache folder that cannot be written means no cache, not another folder."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", os.devnull)
    twice = lend.compiled(_twice)
    assert twice(21) == 42


def _twice(number):
    return 2 * number
