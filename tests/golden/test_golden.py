import json
from pathlib import Path

import pytest

from rowlock.record import fold, game_file
from rowlock.record.verify import verify
from rowlock.rules.ruleset import PADS, PRESETS

GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_plays_out_as_it_was_written_down(path):
    """Dice, marks, end, scores and places of a kept game are what they were when it was kept."""
    checks = list(verify(path.read_bytes()))
    assert checks[-1].wrong is None
    *_, game = game_file.replay(game_file.decode(path.read_bytes()))
    again = json.loads(game_file.encode(game_file.from_game(game)))
    assert again == json.loads(path.read_text())
    assert game.over
    assert fold.places(game).count(1) >= 1


def test_every_preset_and_pad_has_a_golden_game():
    """No preset and no pad is without a kept game."""
    kept = {path.stem for path in GAMES}
    assert kept == {f"{preset}-{pad}" for preset in PRESETS for pad in PADS}
