"""Tables and charts: the data of each, ready for the templates, in one language."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import NamedTuple

from rowlock.learn import facts, odds, trials
from rowlock.learn.words import Words
from rowlock.rules import ruleset

WIDTH, HEIGHT = 420, 210
LEFT, RIGHT, TOP, BOTTOM = 6, 6, 22, 24
TURNS = (1, 2, 3, 4, 6, 8, 10, 12)
LABEL_ROOM = 62


class Bar(NamedTuple):
    """One bar: its box, what stands below and above it."""

    x: float
    y: float
    width: float
    height: float
    label: str
    value: str


class Line(NamedTuple):
    """One line of points, and its name at its end."""

    points: str
    label: str
    x: float
    y: float


class Tick(NamedTuple):
    """A mark on an axis."""

    at: float
    label: str


class Chart(NamedTuple):
    """A chart to be drawn as SVG: bars, or lines with ticks."""

    bars: tuple[Bar, ...] = ()
    lines: tuple[Line, ...] = ()
    across: tuple[Tick, ...] = ()
    up: tuple[Tick, ...] = ()
    width: int = WIDTH
    height: int = HEIGHT


class Figure(NamedTuple):
    """A figure: a table with its heads, and a chart of the same if it has one.

    ``key`` names its title, its sentence and its heads in the catalogue.
    """

    key: str
    title: str
    note: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    chart: Chart | None = None


def figure(name: str, words: Words) -> Figure:
    """The figure of that name in this language."""
    return FIGURES[name](words)


def _points(words: Words) -> Figure:
    points = odds.classic().points
    rows = tuple(
        (words.number(marks), words.number(points[marks])) for marks in range(1, len(points))
    )
    chart = bars([(marks, str(worth)) for marks, worth in rows], points[1:])
    return _figure(words, "points", ("marks", "points"), rows, chart)


def _white_sums(words: Words) -> Figure:
    faces = odds.classic().faces
    sums = odds.white_sums(faces)
    rows = tuple(
        (
            words.number(total),
            words.number(chance * faces**odds.WHITE_DICE),
            words.percent(chance),
            words.number(odds.wait(chance), 1),
        )
        for total, chance in sums.items()
    )
    heads = ("number", "ways", "chance", "wait")
    chart = bars(
        [(row[0], words.percent(p, 0)) for row, p in _with(rows, sums)], list(sums.values())
    )
    return _figure(words, "white-sums", heads, rows, chart)


def _colour_sums(words: Words) -> Figure:
    rules = odds.classic()
    white = odds.white_sums(rules.faces)
    colour = {total: odds.colour_offers(rules, 0, total) for total in white}
    either = {total: odds.any_offers(rules, 0, total) for total in white}
    rows = tuple(
        (words.number(total), *(words.percent(table[total]) for table in (white, colour, either)))
        for total in white
    )
    chart = bars(
        [(row[0], words.percent(p, 0)) for row, p in _with(rows, either)], list(either.values())
    )
    return _figure(words, "colour-sums", ("number", "white", "colour", "either"), rows, chart)


def _within(words: Words) -> Figure:
    white = odds.white_sums(odds.classic().faces)
    pairs = [(low, high) for low, high in zip(white, reversed(white), strict=True) if low <= high]
    names = {low: words.listed(map(str, sorted({low, high})), "or") for low, high in pairs}
    rows = tuple(
        (names[low], *(words.percent(odds.within(white[low], turns), 0) for turns in TURNS))
        for low, _ in pairs
    )
    heads = (words("fig-within.number"), *(words("fig-within.turns", n=turns) for turns in TURNS))
    lines = [(names[low], white[low]) for low, _ in pairs]
    return Figure(
        "within", words("fig-within"), words("fig-within.note"), heads, rows, _curves(words, lines)
    )


def _skips(words: Words) -> Figure:
    costs = facts.skip_cost()
    rows = tuple((words.number(cells), words.number(cost, 1)) for cells, cost in enumerate(costs))
    return _figure(words, "skips", ("skipped", "cost"), rows, bars(rows, costs))


def _simulated(words: Words) -> Figure:
    own, published = facts.own(), facts.Published()
    measures: tuple[tuple[str, Callable[[facts.Own | facts.Published], str]], ...] = (
        ("games", lambda found: words.number(found.games)),
        ("rolls", lambda found: words.number(found.rolls, 1 if found.rolls % 1 else 0)),
        ("by-penalties", lambda found: words.percent(found.by_penalties, 0)),
        ("mean", lambda found: words.number(found.mean, 1)),
        ("high", lambda found: words.percent(found.high, 0)),
    )
    rows = tuple(
        (
            words(f"fig-simulated.{key}", score=trials.HIGH_SCORE),
            words("fig-simulated.about", value=read(published)) if key != "games" else read(published),
            read(own),
        )
        for key, read in measures
    )  # fmt: skip
    return _figure(words, "simulated", ("measure", "published", "ours"), rows)


def _tips(words: Words) -> Figure:
    rows = []
    for name, trial in trials.measured().trials.items():
        tally = trial.tally
        rows.append(
            (
                words(f"way-{name}"),
                words.number(tally.points / tally.games, 1),
                words.number(tally.other_points / tally.games, 1),
                words.percent(tally.won / tally.games, 0),
            )
        )
    return _figure(words, "tips", ("way", "points", "other", "won"), tuple(rows))


def _options(words: Words) -> Figure:
    presets = {name: ruleset.options({"preset": name}).as_record() for name in ruleset.PRESETS}
    names = [name for name in ruleset.VALUES if name != "players"]
    rows = tuple(
        (
            words("setup-pad") if name == "pad" else words(f"option-{name}"),
            *(_value(words, name, chosen[name]) for chosen in presets.values()),
        )
        for name in names
    )
    heads = (words("fig-options.option"), *(words("preset-name", preset=name) for name in presets))
    return Figure("options", words("fig-options"), words("fig-options.note"), heads, rows)


def _value(words: Words, name: str, value: object) -> str:
    if value is None:
        return words("option-none")
    if name == "pad":
        return words("pad-name", pad=value)
    return words(f"option-{name}-value", value=value)


FIGURES: dict[str, Callable[[Words], Figure]] = {
    "points": _points,
    "white-sums": _white_sums,
    "colour-sums": _colour_sums,
    "within": _within,
    "skips": _skips,
    "simulated": _simulated,
    "tips": _tips,
    "options": _options,
}
"""Every figure by the name that texts call it by."""


def bars(labels: Sequence[tuple[str, ...]], values: Sequence[float | Fraction]) -> Chart:
    """Upright bars with a label (below) and a value (above) each."""
    heights = [float(value) for value in values]
    step = (WIDTH - LEFT - RIGHT) / len(heights)
    full = HEIGHT - TOP - BOTTOM
    tallest = max(heights)
    made = []
    for at, (height, (label, value)) in enumerate(zip(heights, labels, strict=True)):
        tall = max(1.0, full * height / tallest)
        made.append(
            Bar(
                _at(LEFT + at * step + step * 0.12),
                _at(TOP + full - tall),
                _at(step * 0.76),
                _at(tall),
                label,
                value,
            )
        )
    return Chart(bars=tuple(made))


def _curves(words: Words, lines: Sequence[tuple[str, Fraction]]) -> Chart:
    """For each chance, how likely it is to have come within 1, 2, ... turns."""
    longest, full = TURNS[-1], HEIGHT - TOP - BOTTOM
    left, step = LEFT + 36, (WIDTH - LEFT - 36 - LABEL_ROOM) / longest

    def x(turns: int) -> float:
        return _at(left + turns * step)

    def y(chance: float) -> float:
        return _at(TOP + full * (1 - chance))

    drawn = []
    for label, chance in lines:
        reached = [float(odds.within(chance, turns)) for turns in range(longest + 1)]
        points = " ".join(f"{x(turns)},{y(each)}" for turns, each in enumerate(reached))
        drawn.append(Line(points, label, x(longest) + 6, y(reached[-1]) + 4))
    return Chart(
        lines=tuple(drawn),
        across=tuple(Tick(x(turns), words.number(turns)) for turns in TURNS if turns % 2 == 0),
        up=tuple(Tick(y(share / 4), words.percent(share / 4, 0)) for share in range(5)),
    )


def _figure(
    words: Words,
    key: str,
    heads: tuple[str, ...],
    rows: tuple[tuple[str, ...], ...],
    chart: Chart | None = None,
) -> Figure:
    return Figure(
        key=key,
        title=words(f"fig-{key}"),
        note=words(f"fig-{key}.note", rolls=facts.rolls_of_a_game(), games=trials.GAMES_OF_A_TIP),
        heads=tuple(words(f"fig-{key}.{head}") for head in heads),
        rows=rows,
        chart=chart,
    )


def _with(
    rows: Sequence[tuple[str, ...]], chances: dict[int, Fraction]
) -> list[tuple[tuple[str, ...], Fraction]]:
    return list(zip(rows, chances.values(), strict=True))


def _at(value: float) -> float:
    return round(value, 1)
