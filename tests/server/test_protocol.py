"""docs/protocol.md says what the server does."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import rowlock
from rowlock import players
from rowlock.server import protocol

TOLD = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
SOURCES = Path(rowlock.__file__).parent
TOO_LARGE = 1009
"""Sent by the WebSocket itself."""

MESSAGES = [each for each in vars(protocol).values() if isinstance(each, type)]
TAGS = {
    each.__struct_config__.tag
    for each in MESSAGES
    if issubclass(each, msgspec.Struct) and each.__struct_config__.tag
}


def close_codes():
    return {
        name: value
        for name, value in vars(protocol).items()
        if name.isupper() and type(value) is int and value >= 1000
    }


@pytest.mark.parametrize("name", close_codes())
def test_every_close_code_is_explained(name):
    """Each code the server hangs up with is in the list of close codes."""
    assert re.search(rf"[Cc]lose codes:[^|#]*\b{close_codes()[name]} [a-z]", TOLD), name


def test_no_other_close_code_is_explained():
    """The list of close codes has no code that is never sent."""
    lists = " ".join(re.findall(r"[Cc]lose codes:([^|#]*)", TOLD))
    assert {int(code) for code in re.findall(r"\b\d{4}\b", lists)} == {
        *close_codes().values(),
        TOO_LARGE,
    }


def test_every_level_is_named():
    """The levels in the answer to /api/options are those there are."""
    named = re.search(r'"levels":\[([^\]]*)\]', TOLD)[1]
    assert tuple(re.findall(r'"(\w+)"', named)) == players.LEVELS


@pytest.mark.parametrize("tag", sorted(TAGS))
def test_every_message_is_described(tag):
    """Each message either side may send is shown."""
    assert f'"type":"{tag}"' in TOLD


def refusals():
    """Every code with which a choice or a request at the table is refused, from the sources."""
    files = [*(SOURCES / "server").glob("*.py"), *(SOURCES / "record").glob("fold.py")]
    files += [*(SOURCES / "rules").glob("*.py")]
    return {
        code
        for file in files
        for code in re.findall(r'Refusal\(\s*"([a-z-]+)"', file.read_text("utf-8"))
    }


@pytest.mark.parametrize("code", sorted(refusals()))
def test_every_refusal_is_listed(code):
    """Each code a person's message may be refused with is in the protocol."""
    assert f"`{code}`" in TOLD


@pytest.mark.parametrize("reaction", get_args(protocol.Reaction))
def test_every_reaction_is_listed(reaction):
    """Each reaction is named."""
    assert f"`{reaction}`" in TOLD
