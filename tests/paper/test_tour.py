"""The guided first game: a record in order, lessons at choices that are really there."""

import msgspec

from rowlock.record import game_file
from rowlock.rules.turn import Phase
from rowlock.server import tour


def test_the_prepared_game_is_a_record_that_verifies():
    """Every roll follows from its seed and every mark is legal: replay raises nothing."""
    record = tour.record()
    *_, end = game_file.replay(record)
    assert end.over
    assert record.fairness.seed is not None


def test_each_lesson_asks_for_a_choice_that_is_legal_then():
    """Where the learner acts, the prepared choice is among the legal ones the fold offers."""
    acting = [lesson for lesson in tour.tour().lessons if lesson.choose is not None]
    assert len(acting) > 6
    for lesson in acting:
        offered = [(option.white, option.colour) for option in lesson.view.legal]
        assert (lesson.choose.white, lesson.choose.colour) in offered


def test_where_there_is_nothing_to_do_nothing_can_be_done():
    """A lesson to look at offers no choice, so no tap can go astray."""
    looking = [lesson for lesson in tour.tour().lessons if lesson.choose is None]
    assert looking
    assert all(not lesson.view.legal for lesson in looking)


def test_lessons_teach_what_they_say():
    """A skip skips, a pass is on another's roll, the penalty follows, and the lock locks."""
    by = {lesson.says: lesson for lesson in tour.tour().lessons}
    said = {"skip": by["skip"], "pass": by["pass"], "lock": by["lock"]}
    skip = next(o for o in said["skip"].view.legal if o.white == said["skip"].choose.white)
    assert skip.skips[0] > 0
    assert said["pass"].choose == tour.Choice()
    assert said["pass"].view.roller != tour.LEARNER
    row, number = said["lock"].choose.colour
    pad = tour.tour().setup.pad
    assert pad.numbers[pad.rows.index(row)][-1] == number
    later = by["later"]
    assert next(r for r in later.view.seats[0].sheet.rows if r.name == later.row).needed == 0
    after = by["points"].view
    assert after.phase is Phase.OVER
    assert after.seats[0].sheet.penalties == 1


def test_no_view_of_the_tour_tells_the_seed_before_the_end():
    """The learner's pages hold no seed while the game runs, as at any table."""
    seed = tour.record().fairness.seed
    for lesson in tour.tour().lessons:
        if lesson.view.phase is not Phase.OVER:
            assert seed not in msgspec.json.encode(lesson.view).decode()
