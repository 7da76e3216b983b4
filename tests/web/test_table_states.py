"""The table in every state: nothing to scroll, nothing too small, nothing axe objects to.

The views are made by the real fold from random games; only the socket is played by the test.
"""

import asyncio
import json
import random
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from itertools import accumulate, chain
from typing import Any

import msgspec
import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from rowlock.record import fold, view
from rowlock.record.fold import Game
from rowlock.rules.turn import Phase
from rowlock.testing.games import random_game

ME = 0
SOCKET = re.compile(r"/ws/tables/")
NO_CLOCK = {"limit": None, "left": None}
SIZES = [(390, 844), (844, 390), (1280, 800)]
SMALL = {"width": 320, "height": 568}
CELL = ".own .cell:not(.lock)"
LEGAL = ".own .cell.legal:not(.lock)"
BUTTONS = ".bar-buttons .button"


@cache
def moments(seed: int, rules: str, players: int) -> tuple[Game, ...]:
    """A random game after each of its events."""
    opened, *rest = random_game(random.Random(seed), json.loads(rules), players)
    return tuple(accumulate(rest, fold.apply, initial=fold.opened(opened)))


def cut(
    wanted: Callable[[Game], bool], rules: dict[str, Any] | None = None, players: int = 3
) -> Game:
    """The first moment of a random game that is as wanted."""
    asked = json.dumps(rules or {"preset": "rulebook"})
    many = (moments(seed, asked, players) for seed in range(50))
    return next(game for game in chain.from_iterable(many) if wanted(game))


def to_choose(phase: Phase, turn: int = 9, *, mine: bool = True) -> Callable[[Game], bool]:
    """It is for me to choose something other than passing, late enough for sheets to be marked."""

    def wanted(game: Game) -> bool:
        position = game.position
        return (
            position.phase is phase
            and position.turn >= turn
            and (position.roller == ME) is mine
            and len(view.legal_choices(game, ME)) > (3 if turn < 10 else 1)
        )

    return wanted


def waiting(game: Game) -> bool:
    """I have marked something and others are still to choose."""
    mine = game.pending[ME]
    return mine is not None and mine.white >= 0 and game.position.turn > 6


def locked(game: Game) -> bool:
    """A row is closed, by somebody else, and I may choose."""
    lockers = [seat for seat, _ in game.locked]
    return bool(lockers) and ME not in lockers and bool(view.legal_choices(game, ME))


@dataclass
class Scene:
    """The server's side of the socket, holding one moment of a game."""

    game: Game
    seat: int | None = ME
    clock: dict[str, Any] = field(default_factory=lambda: dict(NO_CLOCK))
    close_with: int | None = None
    silent: bool = False
    names: tuple[str, ...] = ()  # of people at all seats; else computer players
    sent: list[dict[str, Any]] = field(default_factory=list)
    socket: WebSocketRoute | None = None

    def message(self, kind: str = "view") -> str:
        """What the server would say."""
        message = {
            "type": kind,
            "view": msgspec.to_builtins(view.view(self.game, self.seat)),
            "clock": self.clock,
        }
        if kind == "table":
            message["setup"] = msgspec.to_builtins(view.setup(self.game, self.seat))
            if self.names:
                message["setup"]["seats"] = [{"name": name, "bot": None} for name in self.names]
        return json.dumps(message)

    def show(self, game: Game) -> None:
        """The game went on."""
        self.game = game
        assert self.socket
        self.socket.send(self.message())

    def route(self, socket: WebSocketRoute) -> None:
        """Answer a connection."""
        self.socket = socket
        tasks: set[asyncio.Task[None]] = set()

        def answer(text: str | bytes) -> None:
            message = json.loads(text)
            self.sent.append(message)
            if message["type"] != "hello" or self.silent:
                return
            if self.close_with:
                tasks.add(asyncio.ensure_future(socket.close(code=self.close_with)))
            else:
                socket.send(self.message("table"))

        socket.on_message(answer)


Play = Callable[..., Awaitable[tuple[Page, Scene]]]


@pytest.fixture
def play(server, open_page) -> Play:
    """A page at a table that stands still at one moment of a game."""

    async def start(game: Game, *look: Any, wait: str = ".table", **options: Any):
        scene = Scene(game, **options.pop("scene", {}))
        page = await open_page(*look, **options)
        await page.route_web_socket(SOCKET, scene.route)
        await page.goto(f"{server.url}/table/{game.id}")
        await page.locator(wait).wait_for()
        return page, scene

    return start


async def pick(page: Page) -> None:
    await page.locator(LEGAL).first.click()


async def open_sheet(page: Page) -> None:
    await page.locator(".opponent-open").first.click()
    await page.locator(".sheet.other").wait_for()


async def open_menu(page: Page) -> None:
    await page.locator(".head button[aria-label=Menu]").click()
    await page.locator(".menu").wait_for()


async def ask_to_leave(page: Page) -> None:
    await open_menu(page)
    await page.get_by_role("button", name="Leave the table").click()
    await page.locator(".answers").wait_for()


async def show_keys(page: Page) -> None:
    await page.keyboard.press("?")
    await page.locator(".keys").wait_for()


async def nothing(page: Page) -> None:
    """The state is shown as it comes."""


ONE_ROLL = {"preset": "family"}
STATES: dict[str, tuple[Callable[[], Game], Callable[[Page], Awaitable[None]], dict[str, Any]]] = {
    "white": (lambda: cut(to_choose(Phase.WHITE)), nothing, {}),
    "others-roll": (lambda: cut(to_choose(Phase.WHITE, mine=False)), pick, {}),
    "colour": (lambda: cut(to_choose(Phase.COLOUR)), pick, {}),
    "one-roll": (lambda: cut(to_choose(Phase.ANSWER), ONE_ROLL), pick, {}),
    "mixed-pad": (
        lambda: cut(to_choose(Phase.ANSWER), {**ONE_ROLL, "pad": "mixx-a"}),
        nothing,
        {},
    ),
    "waiting": (lambda: cut(waiting), nothing, {}),
    "closed-by-others": (lambda: cut(locked), nothing, {}),
    "clock": (
        lambda: cut(to_choose(Phase.WHITE)),
        pick,
        {"scene": {"clock": {"limit": 25, "left": 9}}},
    ),
    "five": (lambda: cut(to_choose(Phase.WHITE), players=5), nothing, {}),
    "sheet-opened": (lambda: cut(to_choose(Phase.WHITE)), open_sheet, {}),
    "menu": (lambda: cut(to_choose(Phase.WHITE)), open_menu, {}),
    "keys": (lambda: cut(to_choose(Phase.WHITE)), show_keys, {}),
    "leave": (lambda: cut(to_choose(Phase.WHITE)), ask_to_leave, {}),
    "spectator": (lambda: cut(to_choose(Phase.WHITE)), nothing, {"scene": {"seat": None}}),
    "over": (lambda: cut(lambda game: game.seed is not None), nothing, {}),
}
NO_TABLE: dict[str, tuple[dict[str, Any], str]] = {
    "loading": ({"silent": True}, ".quiet-page .connection"),
    "taken": ({"close_with": 4001}, ".quiet-page .button.main"),
    "outdated": ({"close_with": 4006}, ".quiet-page .button.main"),
    "no-such-table": ({"close_with": 4004}, ".quiet-page .button"),
}


VISIBLE = """() => {
  const seen = (name) => {
    const box = document.querySelector(name).getBoundingClientRect();
    return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  };
  const root = document.documentElement;
  return {
    hidden: [".dice", ".own-sheet", ".bar", ".connection"].filter((name) => !seen(name)),
    scrolls: root.scrollWidth > innerWidth || root.scrollHeight > innerHeight,
  };
}"""
IN_VIEW = {"hidden": [], "scrolls": False}


@pytest.mark.parametrize("state", STATES)
async def test_every_state_is_in_view_and_without_fault(play, axe, state):
    """At three sizes, light and dark, axe finds nothing, and what is played with needs no scroll."""
    make, act, options = STATES[state]
    page, _ = await play(make(), **options)
    await act(page)
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        if state != "over":
            assert await page.evaluate(VISIBLE) == IN_VIEW
        for scheme in ("light", "dark"):
            await page.emulate_media(color_scheme=scheme)
            assert await axe(page) == []


def here(*seats: int, autopilot: tuple[int, ...] = (), watching: int = 0) -> dict[str, Any]:
    """What the server says of four people, of whom these are connected."""
    people = [{"here": seat in seats, "autopilot": seat in autopilot} for seat in range(4)]
    return {"type": "people", "seats": people, "watching": watching, "host": 0}


NAMES = ("Eve", "Ann", "Ben", "Magdalena von und zu")
SAID = [
    {"type": "chat", "seat": 1, "name": "Ann", "text": "Is this the roll we have waited for?"},
    {"type": "reaction", "seat": 2, "name": "Ben", "what": "clap"},
    {"type": "chat", "seat": 3, "name": "Magdalena von und zu", "text": "W" * 200},
    {"type": "chat", "seat": 0, "name": "Eve", "text": "Three twelves, who would have thought."},
]
"""What people say, one of them without a space."""


async def open_talk(page: Page) -> None:
    """What was said, and the field to say something in."""
    await page.locator(".talk-button").click()
    await page.get_by_role("log").wait_for()


Act = Callable[[Page], Awaitable[None]]

WITH_PEOPLE: dict[str, tuple[int | None, list[dict[str, Any]], Act]] = {
    "one-on-autopilot": (ME, [here(0, 1, 3, autopilot=(2,))], nothing),
    "oneself-on-autopilot": (ME, [here(0, 1, 2, 3, autopilot=(0,))], nothing),
    "talk": (ME, [here(0, 1, 2, 3, watching=2), *SAID], open_talk),
    "talk-unread": (ME, [here(0, 1, 2, 3, watching=2), *SAID], nothing),
    "watching": (None, [here(0, 1, 2, 3, watching=1), *SAID], nothing),
    "parked": (None, [here(watching=1)], nothing),
}


@pytest.mark.parametrize("state", WITH_PEOPLE)
async def test_every_state_of_four_people_is_in_view_and_without_fault(play, axe, state):
    """Autopilot, talk, watching and nobody there, at three sizes, light and dark."""
    seat, said, act = WITH_PEOPLE[state]
    game = cut(to_choose(Phase.WHITE), players=4)
    page, scene = await play(game, scene={"seat": seat, "names": NAMES})
    assert scene.socket
    for message in said:
        scene.socket.send(json.dumps(message))
    await expect(page.locator(".talk-button")).to_be_visible()
    await act(page)
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        assert await page.evaluate(VISIBLE) == IN_VIEW
        for scheme in ("light", "dark"):
            await page.emulate_media(color_scheme=scheme)
            assert await axe(page) == []


async def test_who_does_not_play_is_named_at_every_size(play):
    """That Autopilot has a seat, or that its person is away, stands in the list of this roll."""
    page, scene = await play(cut(to_choose(Phase.WHITE), players=4), scene={"names": NAMES})
    assert scene.socket
    scene.socket.send(json.dumps(here(0, 1, autopilot=(2,))))
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        roll = page.locator(".this-roll")
        await expect(roll).to_contain_text("Ben Autopilot")
        await expect(roll).to_contain_text("Magdalena von und zu away")
        await expect(roll).to_contain_text("Ann thinking")


@pytest.mark.parametrize("state", NO_TABLE)
async def test_states_without_a_table_say_so_in_words(play, axe, state):
    """Loading, taken over, outdated and no such table are designed pages, with words and without faults."""
    options, wait = NO_TABLE[state]
    page, _ = await play(cut(to_choose(Phase.WHITE)), scene=options, wait=wait)
    assert await page.locator("h1").inner_text() != ""
    assert await axe(page) == []


async def test_a_lost_connection_is_shown_and_the_buttons_are_off(play, axe):
    """When the line breaks, the pill says so, the bar says so, and nothing can be confirmed."""
    page, scene = await play(cut(to_choose(Phase.WHITE)))
    await pick(page)
    scene.silent = True
    await scene.socket.close(code=1012)
    await expect(page.locator(".connection")).to_have_text("connection lost, trying again")
    await expect(page.locator(".detail")).to_contain_text("Not connected")
    assert await page.locator(f"{BUTTONS}:not([aria-disabled])").count() == 0
    await page.locator(".bar-buttons .main").click(force=True)
    assert not [message for message in scene.sent if message["type"] == "choose"]
    assert await axe(page) == []


@pytest.mark.parametrize("language", ["en", "de", "nl", "da"])
async def test_the_smallest_phone_shows_it_all_too(play, language):
    """320 by 568 is enough for dice, sheet and bar, in every language, with cells of 24 pixels."""
    game = cut(to_choose(Phase.WHITE), players=5)
    page, _ = await play(game, viewport=SMALL, locale=language, has_touch=True)
    await pick(page)
    assert await page.evaluate(VISIBLE) == IN_VIEW
    assert await smallest(page) >= 24


async def smallest(page: Page) -> float:
    """The least width or height of a cell, in CSS pixels."""
    return await page.locator(CELL).evaluate_all(
        "(cells) => Math.min(...cells.flatMap((cell) => {"
        " const box = cell.getBoundingClientRect(); return [box.width, box.height]; }))"
    )


async def test_cells_are_large_enough_for_fingers(play):
    """Cells take 24 pixels on a phone held upright, 40 on its side and on a desk."""
    page, _ = await play(cut(to_choose(Phase.WHITE)))
    for (width, height), least in zip(SIZES, (24, 40, 40), strict=True):
        await page.set_viewport_size({"width": width, "height": height})
        assert await smallest(page) >= least


BOXES = """() => [".head", ".opponents", ".dice", ".own-sheet", ".bar", ".bar-buttons"].map((name) => {
  const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
  return [name, x, y, width, height].join(" ");
})"""


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_nothing_moves_when_the_dice_or_the_bar_change(play, size):
    """Choosing, confirming, waiting and the next rolls leave every part where it was."""
    viewport = {"width": size[0], "height": size[1]}
    page, scene = await play(cut(to_choose(Phase.WHITE, turn=2)), viewport=viewport)
    places = await page.evaluate(BOXES)
    await pick(page)
    assert await page.evaluate(BOXES) == places
    for moment in (to_choose(Phase.COLOUR, 2), waiting, to_choose(Phase.WHITE, 20), locked):
        scene.show(cut(moment))
        at = f"{scene.game.position.turn} {scene.game.position.phase}"
        await page.locator(f'.table[data-at="{at}"]').wait_for()
        assert await page.evaluate(BOXES) == places


async def test_each_cell_has_a_name_that_says_all(play):
    """A screen reader hears the row, the number, what makes it legal and what it would skip."""
    game = cut(to_choose(Phase.WHITE))
    page, _ = await play(game)
    grid = page.get_by_role("grid", name="Your sheet")
    for option in view.legal_choices(game, ME):
        if option.white:
            row, number = option.white
            skips = f"skips {option.skips[0] or 'none'}"
            name = f"{row} {number}, legal with the white sum, {skips}"
            await expect(grid.get_by_role("button", name=name, exact=True)).to_have_count(1)
    for row in view.view(game, ME).seats[ME].sheet.rows:
        for number in row.marks:
            name = f"{row.name} {number}, marked"
            await expect(grid.get_by_role("button", name=name, exact=True)).to_have_count(1)
        for number in row.burned:
            name = f"{row.name} {number}, skipped"
            await expect(grid.get_by_role("button", name=name, exact=True)).to_have_count(1)


async def test_only_what_the_server_calls_legal_is_ringed(play):
    """The ringed cells are the marks of the legal choices, white solid and colour dashed."""
    game = cut(to_choose(Phase.ANSWER), ONE_ROLL)
    page, _ = await play(game)
    alone = [
        each
        for each in view.legal_choices(game, ME)
        if (each.white is None) != (each.colour is None)
    ]
    for which, mark in (("by-white", "white"), ("by-colour", "colour")):
        ringed = await page.locator(f"{LEGAL}.{which}").evaluate_all(
            "(cells) => cells.map((cell) => [cell.dataset.row, Number(cell.dataset.number)])"
        )
        given = {getattr(option, mark) for option in alone} - {None}
        assert {tuple(each) for each in ringed} == given


async def test_a_closed_row_says_who_closed_it(play):
    """The lock of a closed row carries the closer's name, to be seen and to be heard."""
    game = cut(locked)
    page, _ = await play(game)
    for row, seats in view.closed_by(game).items():
        lock = page.locator(f'.own [data-lock="{row}"]')
        name = game.seats[seats[0]].name
        await expect(lock).to_contain_text(name)
        await expect(lock).to_contain_text(f"closed: {name}")


async def test_the_clock_counts_its_last_ten_seconds(play):
    """The ring runs down around the button, and within ten seconds of the end figures appear."""
    scene = {"clock": {"limit": 25, "left": 10.4}}
    page, _ = await play(cut(to_choose(Phase.WHITE)), scene=scene)
    figure = page.locator(".clock-figure")
    await expect(figure).to_have_text("")
    await expect(figure).to_have_text("10")
    await expect(figure).to_have_text("9")
    await expect(page.locator(".clock-ring.soon")).to_have_count(1)
    bar, words = [await page.locator(name).bounding_box() for name in (".bar", ".bar-words p")]
    assert bar
    assert words
    assert words["x"] - bar["x"] < 25  # the figures take no room from the words


@pytest.mark.parametrize("players", [2, 4])
async def test_the_end_is_whole_on_a_desk(play, players):
    """Who won, everybody's points and every sheet are in view without scrolling."""
    page, _ = await play(cut(lambda game: game.seed is not None, players=players))
    for name in (".game-end", ".opponents", ".own-sheet", ".points"):
        box = await page.locator(name).bounding_box()
        assert box
        assert box["y"] + box["height"] <= 800, name
    for name in (".end-place", ".game-end .scroll"):
        cut_off = "box => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]"
        assert await page.locator(name).evaluate(cut_off) == [0, 0]


ROLLING = """async () => {
  const seen = () => document.querySelector(".tumbling") !== null;
  const start = performance.now();
  while (!seen()) {
    if (performance.now() - start > 2000) return null;
    await new Promise(requestAnimationFrame);
  }
  const from = performance.now();
  while (seen()) await new Promise(requestAnimationFrame);
  return performance.now() - from;
}"""


async def test_dice_roll_in_less_than_600_ms(play):
    """With motion the dice tumble, and lie before 600 ms have passed."""
    page, scene = await play(cut(to_choose(Phase.WHITE)), reduced_motion="no-preference")
    rolled = asyncio.ensure_future(page.evaluate(ROLLING))
    await expect(page.locator(".tumbling")).to_have_count(0)
    scene.show(cut(to_choose(Phase.WHITE, 14)))
    took = await rolled
    assert took is not None
    assert took < 600


async def test_dice_do_not_roll_for_those_who_want_no_motion(play):
    """With reduced motion the new dice lie there at once."""
    page, scene = await play(cut(to_choose(Phase.WHITE)))
    scene.show(cut(to_choose(Phase.WHITE, 14)))
    await page.locator(f'.table[data-at="{scene.game.position.turn} white"]').wait_for()
    assert await page.locator(".tumbling").count() == 0
