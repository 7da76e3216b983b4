import random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock.record import events, fold, game_file, view
from rowlock.record.verify import verify
from rowlock.rules import kernel, turn
from rowlock.rules.ruleset import PADS, PRESETS
from rowlock.rules.turn import Phase, Reason
from rowlock.testing.games import random_game

rules = st.fixed_dictionaries(
    {"preset": st.sampled_from(sorted(PRESETS)), "pad": st.sampled_from(PADS)},
    optional={
        "ends": st.sampled_from(["at-once", "after-turn"]),
        "closed_die": st.sampled_from(["gone", "until-turn-end"]),
        "rows_to_end": st.sampled_from([2, 4]),
        "penalty_limit": st.integers(1, 6),
        "penalty_points": st.sampled_from([5, 10]),
        "turn_limit": st.one_of(st.none(), st.integers(1, 30)),
        "first_roller": st.sampled_from(["lot", "first-six", "seat-1"]),
    },
)
logs = st.builds(
    lambda seed, rules, players, leaving: list(
        random_game(random.Random(seed), rules, players, leaving)
    ),
    st.integers(0, 2**32),
    rules,
    st.integers(1, 8),
    st.sampled_from([0.0, 0.0, 0.02]),
)
few = settings(max_examples=40)


def positions(log):
    """The game after each event that follows the opening."""
    game = fold.opened(log[0])
    yield game
    for event in log[1:]:
        game = fold.apply(game, event)
        yield game


@few
@given(logs)
def test_marks_only_grow_until_the_game_ends(log):
    """No sheet ever loses a mark or a penalty while the game goes on."""
    before = None
    for game in positions(log):
        if before and not game.over:
            for old, new in zip(before.position.sheets, game.position.sheets, strict=True):
                assert all(was & now == was for was, now in zip(old[:-1], new[:-1], strict=True))
                assert 0 <= new[-1] - old[-1] <= 1
        before = game


@few
@given(logs)
def test_a_row_closed_before_the_roll_never_grows(log):
    """A row that was closed when the dice landed takes no mark from anybody."""
    landed = None
    for game in positions(log):
        position = game.position
        if landed:
            for old, new in zip(landed.sheets, position.sheets, strict=True):
                for row in range(4):
                    if landed.closed >> row & 1 and not game.over:
                        assert old[row] == new[row]
        if position.phase in (Phase.WHITE, Phase.ANSWER):
            landed = landed if landed and landed.turn == position.turn else position


@few
@given(logs)
def test_the_score_is_what_the_marks_say(log):
    """Each total is the triangular points of its rows' marks less the penalties."""
    *_, game = positions(log)
    chosen = game.options
    for sheet, total in zip(game.position.sheets, turn.scores(game.position), strict=True):
        counts = [marks.bit_count() + (marks >> 10 & 1) for marks in sheet[:-1]]
        triangular = sum(count * (count + 1) // 2 for count in counts)
        assert total == triangular - chosen.penalty_points * sheet[-1]


@few
@given(logs)
def test_the_game_ends_exactly_when_it_must(log):
    """No running game has enough closed rows, penalties or turns; each ended one has its reason."""
    for game in positions(log):
        position, chosen = game.position, game.options
        rows = position.closed.bit_count() >= chosen.rows_to_end
        penalties = max(sheet[-1] for sheet in position.sheets) >= chosen.penalty_limit
        turns = chosen.turn_limit is not None and position.turn >= chosen.turn_limit
        if position.phase is Phase.ROLL:
            assert not any((rows, penalties, turns))
        if game.over:
            reached = {Reason.ROWS: rows, Reason.PENALTIES: penalties, Reason.TURNS: turns}
            assert reached.get(position.reason, position.reason is Reason.LEFT)


@few
@given(logs)
def test_only_the_roller_is_ever_penalised(log):
    """In each turn at most the roller's penalties grow, and only if the roller marked nothing."""
    *_, game = positions(log)
    for settled in game.turns:
        marked = settled.turn.white[settled.turn.roller] or settled.turn.colour
        assert not (settled.penalty and marked)


@few
@given(logs, st.integers(0, 10**6))
def test_a_prefix_folds_the_same(log, cut):
    """Folding a prefix and then the rest is folding the whole."""
    cut = 1 + cut % len(log)
    game = fold.fold(log[:cut])
    for event in log[cut:]:
        game = fold.apply(game, event)
    assert game == fold.fold(log)


@few
@given(logs)
def test_a_view_leaks_no_seed_and_no_sealed_choice(log):
    """What a seat sees before a roll is settled is the same whatever the others chose."""
    seed = log[-1].seed
    for game in positions(log[:-1]):
        for seat in (None, 0):
            shown = view.view(game, seat)
            assert seed.encode() not in msgspec.json.encode((view.setup(game, seat), shown))
        sealed = [other for other, made in enumerate(game.pending) if made and other]
        for other in sealed:
            passed = tuple(
                turn.Choice() if number == other else made
                for number, made in enumerate(game.pending)
            )
            assert view.view(game._replace(pending=passed), 0) == view.view(game, 0)


@few
@given(logs)
def test_every_offered_choice_is_accepted_and_ends_as_offered(log):
    """Whatever the view offers, the fold takes; and a penalty is announced before it is taken."""
    for game in positions(log):
        if not game.started:
            continue
        position = game.position
        for seat in fold.waiting_for(game):
            for option in view.legal_choices(game, seat):
                made = events.ChoiceMade(
                    seat,
                    position.turn,
                    position.phase.value,
                    option.white,
                    option.colour,
                    option.colour_first,
                )
                assert fold.refusal(game, made) is None


@few
@given(logs)
def test_a_record_replays_to_itself_and_verifies(log):
    """A finished game's record passes every check and replays to the same record."""
    made = game_file.from_game(fold.fold(log))
    data = game_file.encode(made)
    *_, check = verify(data)
    assert check.wrong is None
    *_, game = game_file.replay(game_file.decode(data))
    assert game_file.from_game(game) == made


@given(st.integers(0, 2**32 - 1))
def test_bits_counts_the_set_bits(mask):
    """The kernel's count is the number of ones in the mask."""
    assert kernel.bits(mask) == mask.bit_count()


@few
@given(logs)
def test_places_order_the_scores(log):
    """Among those who stayed a higher total never has a later place, and equal totals share one."""
    game = fold.fold(log)
    totals = turn.scores(game.position)
    stayed = [
        (total, place)
        for total, place in zip(totals, fold.places(game), strict=True)
        if place is not None
    ]
    for total, place in stayed:
        assert place == 1 + sum(other > total for other, _ in stayed)
