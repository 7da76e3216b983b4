from dataclasses import replace

import numpy as np
import pytest

from rowlock.cli.main import main
from rowlock.lab import oracle, oracle_loss, train
from rowlock.players import expert_weights
from rowlock.players.expert_net import lay_out
from rowlock.rules.refusal import Fault

STAGE = train.Stage("a", "classic-phased", (2, 3), 32, 1e-3, 1e-4, 0.5, kinds=1, seed=7)
RECIPE = """
[[stage]]
name = "a"
weights = "classic-phased"
players = [2, 3]
games = 32
rate = 1e-3
last_rate = 1e-4
trace = 0.5
kinds = 1
seed = 7
"""


def trained(stage, learner):
    train.run(stage, learner, lambda _: None)
    return learner


def test_a_recipe_says_its_stages():
    """What the file says is what is trained, and the shipped recipe can be read."""
    assert train.stages(RECIPE) == (STAGE,)
    assert {stage.weights for stage in train.recipe()} >= {"classic-phased"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[[stage", "bad-recipe"),
        ("", "bad-recipe"),
        ("[[stage]]\nname = 'a'", "bad-recipe"),
        (RECIPE + "colour = 'red'", "bad-recipe"),
        (RECIPE.replace("classic-phased", "classic-fazed"), "unknown-weights"),
    ],
)
def test_a_wrong_recipe_is_refused(text, code):
    """A recipe that cannot be read or names no pad is a fault that says so."""
    with pytest.raises(Fault) as caught:
        train.stages(text)
    assert caught.value.code == code


def test_a_stage_cut_short_goes_on_where_it_was():
    """Training in two parts with a checkpoint between gives the weights of training in one."""
    whole = trained(STAGE, train.Learner.new(STAGE))
    half = train.Learner.new(STAGE)
    saved = {}

    class Cut(Exception):
        pass

    def cut(_):
        saved.update({name: np.copy(value) for name, value in half.saved(STAGE).items()})
        raise Cut

    was, train.REPORT = train.REPORT, 2
    try:
        with pytest.raises(Cut):
            train.run(STAGE, half, cut)
    finally:
        train.REPORT = was
    assert 0 < half.games < STAGE.games
    again = trained(STAGE, train.Learner.of(saved, STAGE))
    assert np.array_equal(again.average, whole.average)
    with pytest.raises(Fault) as caught:
        train.Learner.of(saved, replace(STAGE, seed=8))
    assert caught.value.code == "bad-checkpoint"


def test_training_loses_less_on_the_solved_game():
    """A short training on the reduced pad gives away far less a decision than none."""
    plain = oracle.rules(4, 2)
    look, values = oracle.reduced(plain), oracle.solve(plain)
    stage = replace(STAGE, players=(2,), games=3000, rate=2e-3)
    learner = train.Learner.new(stage)
    train.run(stage, learner, lambda _: None, plain)
    before = lay_out(train.Learner.new(stage).flat, 1)
    after = lay_out(learner.average, 1)
    wild, tame = (
        oracle_loss.measure(plain, look, values, net, games=200, seed=1) for net in (before, after)
    )
    assert tame.white < wild.white / 3
    assert tame.colour < wild.colour / 3


def test_the_command_trains_and_finds_what_it_has(tmp_path, capsys):
    """``rowlock train`` leaves weights and a log, no checkpoint, and does nothing twice."""
    recipe, out = tmp_path / "recipe.toml", tmp_path / "out"
    recipe.write_text(RECIPE)
    command = ["train", "--recipe", str(recipe), "--out", str(out), "--games", "16"]
    assert main(command) == 0
    assert sorted(file.name for file in out.iterdir()) == ["a.csv", "a.weights"]
    data = (out / "a.weights").read_bytes()
    assert expert_weights.read(data, "classic-phased").header["made"]["games"] == 16
    assert main(command) == 0
    assert "already" in capsys.readouterr().err
    assert (out / "a.weights").read_bytes() == data


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (["--games", "-1"], "bad-option"),
        (["--seed", "-1"], "bad-option"),
        (["--stage", "none"], "unknown-stage"),
        (["--recipe", "nowhere.toml"], "bad-recipe"),
        (["--stage", "classic-one-roll"], "no-start"),
    ],
)
def test_the_command_refuses_nonsense(tmp_path, capsys, given, code):
    """Each wrong option is one line with a code, and leaves nothing behind."""
    assert main(["train", "--out", str(tmp_path / "out"), *given]) == 2
    assert capsys.readouterr().err.startswith(f"error[{code}]")
    assert not list(tmp_path.glob("out/*"))
