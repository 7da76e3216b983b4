"""The trials behind the advice: the file is what its command makes, by today's rules."""

import pytest

from rowlock.learn import facts, trials
from rowlock.players import casual
from rowlock.rules import ruleset


def test_the_file_is_of_todays_rules():
    """A change of the rules asks for new trials."""
    rules = ruleset.ruleset(ruleset.options({"preset": "rulebook"}))
    assert trials.measured().rules == rules.digest, f"run {trials.COMMAND}"


@pytest.mark.parametrize("name", trials.WAYS)
def test_the_first_games_can_be_played_again(name):
    """The file's first games come out the same today: nobody typed them."""
    again = trials.trial(trials.on_trial(name), range(trials.SAMPLE))
    assert trials.measured().trials[name].sample == again, f"run {trials.COMMAND}"


def test_every_way_is_in_the_file_with_enough_games():
    """No habit is left out, none rests on fewer games than the page says."""
    games = {name: trial.tally.games for name, trial in trials.measured().trials.items()}
    assert list(games) == list(trials.WAYS)
    assert min(games.values()) == trials.GAMES_OF_A_TIP
    assert games["casual"] == trials.GAMES


def test_casual_without_a_habit_is_casual():
    """The player on trial differs from Casual in its habit only."""
    games = range(30)
    assert trials.trial(trials.player(trials.Way()), games) == trials.trial(casual.player(), games)


def test_our_figures_are_near_the_reported_ones():
    """Two Casual: about 24 rolls, a quarter ended by penalties, mean about 66, a sixth above 90."""
    own, reported = facts.own(), facts.Published()
    assert own.games == reported.games
    assert own.rolls == pytest.approx(reported.rolls, abs=1)
    assert own.by_penalties == pytest.approx(reported.by_penalties, abs=0.02)
    assert own.mean == pytest.approx(reported.mean, abs=0.5)
    assert own.high == pytest.approx(reported.high, abs=0.03)
