"""What tests of the lab's commands share."""

import pytest

from rowlock.cli.main import main


@pytest.fixture
def rowlock(capsys):
    """The command as a user gives it: exit status, standard output, standard error."""

    def run(*arguments):
        status = main([str(argument) for argument in arguments])
        return status, *capsys.readouterr()

    return run
