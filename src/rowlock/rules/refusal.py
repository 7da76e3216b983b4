"""What is said when something is not as it must be: a refusal as a value, a fault as an exception."""

from typing import NamedTuple


class Refusal(NamedTuple):
    """Why a choice is refused; the state it was meant for is unchanged.

    ``code`` is a stable word that catalogues turn into a sentence, ``expected`` what would have
    been accepted, in plain JSON values, and ``places`` what the dice offer instead.
    """

    code: str
    expected: object = None
    places: tuple[int, ...] = ()


class Fault(ValueError):
    """Input that cannot be used: an unknown option, a broken file, an impossible position.

    ``code`` is stable; ``what`` and ``expected`` are for the person who sent the input.
    """

    def __init__(self, code: str, what: str, expected: str) -> None:
        super().__init__(code, what, expected)  # by which another process makes it again
        self.code = code
        self.what = what
        self.expected = expected

    def __str__(self) -> str:
        return f"{self.code}: {self.what}, expected {self.expected}"
