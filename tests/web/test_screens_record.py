"""The record on the device: what counts, that it counts once, and that nothing kept can break it."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

RULES = {"pad": "classic", "rows_to_end": 2, "penalty_points": 5, "turn_limit": None}
COUNT = """async ([setup, result]) => {
  const { count, record, bestScore } = await import("/screens/record.js");
  const change = count(setup, result);
  return { change, games: record.value.games, wins: record.value.wins, best: bestScore() };
}"""

Count = Callable[..., Awaitable[dict[str, Any]]]


@pytest.fixture
async def count(page) -> Count:
    async def run(
        game: str, score: int, place: int | None = 1, you: int | None = 0, **rules: Any
    ) -> dict[str, Any]:
        setup = {
            "game": game,
            "you": you,
            "rules": RULES | rules,
            "seats": [{"name": "You"}, {"name": "Wren"}],
        }
        result = {"reason": "rows", "scores": [score, 50], "places": [place, 1]}
        found: dict[str, Any] = await page.evaluate(COUNT, [setup, result])
        return found

    return run


async def test_a_game_counts_once_and_says_what_it_changed(count):
    """The first score, a better one, a worse one, and the same game seen again."""
    first = await count("a", 40)
    assert first["change"] == {"game": "a", "score": 40, "won": True, "before": None}
    better = await count("b", 61, place=2)
    assert better["change"] == {"game": "b", "score": 61, "won": False, "before": 40}
    worse = await count("c", 12)
    assert worse["change"]["before"] == 61
    again = await count("b", 61, place=2)
    assert again == {"change": better["change"], "games": 3, "wins": 2, "best": 61}


async def test_scores_are_compared_with_their_like(count):
    """A long game's score is no best score of the short game, though the highest of all is shown."""
    await count("a", 60)
    long = await count("b", 150, rows_to_end=4)
    assert (long["change"]["before"], long["best"]) == (None, 150)
    assert (await count("c", 70))["change"]["before"] == 60


async def test_only_who_played_to_the_end_is_counted(count):
    """A spectator has no record of the game, and neither has one who left it."""
    for place, you in ((1, None), (None, 0)):
        found = await count("a", 60, place=place, you=you)
        assert found == {"change": None, "games": 0, "wins": 0, "best": None}


async def test_the_record_outlives_the_page(page, count):
    """It is there again after a reload."""
    await count("a", 44)
    await page.reload()
    assert (await count("b", 50))["change"]["before"] == 44


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "{",
        "null",
        "[]",
        '"x"',
        '{"games":"3"}',
        '{"games":1,"wins":0,"best":null,"counted":[]}',
        '{"games":1,"wins":0,"best":{"x":"9"},"counted":[]}',
    ],
)
async def test_what_is_no_record_is_begun_anew(page, count, kept):
    """Anything may lie in a browser's storage; the page starts from nothing instead of breaking."""
    await page.evaluate("kept => localStorage.setItem('rowlock.record', kept)", kept)
    await page.reload()
    assert await count("a", 30) == {
        "change": {"game": "a", "score": 30, "won": True, "before": None},
        "games": 1,
        "wins": 1,
        "best": 30,
    }


@pytest.mark.parametrize(
    "kept",
    [
        "{",
        '{"preset":"gone","pad":"gone","changed":{"nope":1},"opponents":9,"levels":["?"]}',
        '{"preset":1}',
        '{"preset":"family","pad":"classic","changed":null,"opponents":2,"levels":[]}',
    ],
)
async def test_a_set_up_of_another_version_still_opens(page, server, kept):
    """What the device kept and this server does not know is left out; a table can be opened."""
    await page.evaluate("kept => localStorage.setItem('rowlock.setup', kept)", kept)
    await page.goto(f"{server.url}/setup")
    await page.get_by_role("button", name="Take my seat").click()
    await page.wait_for_url("**/table/*")
