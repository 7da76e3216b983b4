"""docs/operations.md and docs/examples say what there is."""

import argparse
import re
import shlex
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path

import pytest
import yaml

from rowlock.cli import serve
from rowlock.server import bus, metrics
from rowlock.server.settings import Limits
from rowlock.server.store import engine

DOCS = Path(__file__).parents[2] / "docs"
TOLD = (DOCS / "operations.md").read_text("utf-8")
UNIT = DOCS / "examples/rowlock.service"
COMPOSE = yaml.safe_load((DOCS / "examples/compose.yaml").read_text("utf-8"))
WORKERS = [name for name, service in COMPOSE["services"].items() if service["image"] == "rowlock"]


def served(command):
    """What ``rowlock serve`` makes of a command line; exits if it does not know an option."""
    program, subcommand, *options = shlex.split(command)
    assert (Path(program).name, subcommand) == ("rowlock", "serve")
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    return parser.parse_args(options)


def service_file():
    read = RawConfigParser(strict=False)
    read.optionxform = str
    read.read(UNIT)
    return read


def test_the_unit_starts_what_there_is():
    """The command of the unit is one that rowlock knows, with its data where the unit keeps it."""
    section = service_file()["Service"]
    args = served(section["ExecStart"])
    assert args.no_open
    assert args.data == Path("/var/lib") / section["StateDirectory"]


@pytest.mark.systemd
def test_systemd_takes_the_unit(tmp_path):
    """systemd has nothing to say against the unit."""
    program = Path(sys.executable).parent / "rowlock"
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace("/opt/rowlock/bin/rowlock", str(program)))
    done = subprocess.run(
        ["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


@pytest.mark.parametrize("name", WORKERS)
async def test_the_workers_of_the_compose_file_start(name):
    """Each worker's command is one that rowlock knows, and points at services that are there."""
    service = COMPOSE["services"][name]
    args = served(service["command"])
    assert engine.address(args.database).host in service["depends_on"]
    assert args.bus.partition("://")[0] in bus.SCHEMES
    assert args.bus.partition("://")[2] in service["depends_on"]
    assert args.secret_file.parent == Path("/run/secrets")
    assert args.secret_file.name in service["secrets"]
    assert args.host == "0.0.0.0"  # noqa: S104 - in a container of its own


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_the_compose_file_names_only_what_it_has(name):
    """What a service depends on, its secrets and its volumes are all there."""
    service = COMPOSE["services"][name]
    assert set(service.get("depends_on", ())) <= COMPOSE["services"].keys()
    assert set(service.get("secrets", ())) <= COMPOSE["secrets"].keys()
    for volume in service.get("volumes", ()):
        source = volume.partition(":")[0]
        assert source in COMPOSE["volumes"] or (DOCS / "examples" / source).is_file()
    told = service.get("environment", {})
    for file in (value for value in told.values() if value.startswith("/run/secrets/")):
        assert Path(file).name in service["secrets"]


def test_the_compose_file_has_two_workers_and_a_proxy():
    """It is the set-up of many workers: two, and a proxy that waits for both."""
    assert len(WORKERS) == 2
    assert set(WORKERS) <= set(COMPOSE["services"]["proxy"]["depends_on"])


def test_every_option_named_is_one():
    """Each option the text gives to rowlock is one that it takes."""
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    known = set(re.findall(r"--[a-z-]+", parser.format_help()))
    lines = re.findall(r"rowlock serve (.*)", TOLD)
    named = {option for line in lines for option in re.findall(r"--[a-z-]+", line)}
    assert named >= {"--database", "--bus", "--secret-file"}
    assert named <= known


def test_every_limit_named_is_one_with_its_default():
    """Each ROWLOCK_ variable of the section on limits is a limit; a figure after it is its default."""
    limits = Limits()
    section = TOLD.partition("## Limits")[2]
    named = re.findall(r"`ROWLOCK_([A-Z_]+)`(?: \(([\d]+))?", section)
    assert len(named) > 5
    for variable, figure in named:
        value = getattr(limits, variable.lower())
        hours, minutes = value / 3600, value / 60
        assert not figure or float(figure) in (value, minutes, hours), variable


def test_every_metric_named_is_measured():
    """Each rowlock_ metric in the table of what to watch is one that /metrics has."""
    names = set(
        re.findall(r"^# TYPE (rowlock_\w+?)(?:_total)? ", metrics.text().decode(), re.MULTILINE)
    )
    named = set(re.findall(r"`(rowlock_\w+)[`{]", TOLD))
    assert len(named) > 5
    assert named <= names
