"""Lending the rules and the players to a compiler.

The kernel and the players are plain Python over small integers and stay so. Here numba is told,
from outside, that their functions may be compiled; the lab's own loops are marked with
``compiled`` and call them as anybody would::

    from rowlock.lab import lend
    from rowlock.rules import kernel

    @lend.compiled
    def both(rules, sheet, other):
        return kernel.score(rules, sheet) + kernel.score(rules, other)

    both(lend.record(rules), np.zeros(5, np.int64), np.zeros(5, np.int64))

Compiled code is kept on disk. numba looks only at the file of the outermost function, so after an
edit of the kernel it would go on with the old rules; here the folder is named by a hash of every
source that the function can reach, and of the versions, so an edit leads to a fresh one.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numpy as np
from platformdirs import user_cache_path

from rowlock.rules import kernel, ruleset
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import Ruleset

try:
    import llvmlite.ir
    import numba
    from numba.core import types
    from numba.extending import intrinsic, overload_method, register_jitable
except ImportError as missing:
    raise Fault(
        "lab-missing", f"the lab needs {missing.name}", "pip install 'rowlock[lab]'"
    ) from missing

_config: Any = numba.config  # numba fills it in as it starts, unseen by type checkers
_F = TypeVar("_F", bound=Callable[..., Any])

LENT = ("rowlock.rules.kernel", "rowlock.players.")
"""Where the functions live that are lent as they are; the lab marks its own with ``compiled``."""

COMPILABLE = (*LENT, "rowlock.lab.")


def compiled(function: _F) -> _F:
    """``function`` compiled when first called, without the interpreter's lock, and kept on disk.

    It may call every function of the kernel and of the players, and whatever else is ``compiled``.
    The plain one stays at hand as ``function.py_func``.
    """
    return _compiled(function, inline=False)


def inlined(function: _F) -> _F:
    """As ``compiled``, and copied into whatever compiled code calls it.

    For what is called every turn, since handing over arrays takes longer than a rule does. Big
    functions are better left ``compiled``: each copy takes time to make.
    """
    return _compiled(function, inline=True)


def _compiled(function: _F, inline: bool) -> _F:
    modules = _reachable(sys.modules[function.__module__])
    for module in modules:
        _lend(module)
    _config.CACHE_DIR = str(folder := _folder(modules))
    made: Any = numba.njit(cache=_writable(folder), nogil=True, forceinline=inline)(function)
    return cast("_F", made)


def record(rules: Ruleset) -> Any:
    """The same rules as one numpy record, which compiled code reads like the tuple, only faster.

    A tuple is copied into every call, and an array counted; a record is a single address.
    """
    fields = [(name, np.int64, np.shape(value)) for name, value in rules._asdict().items()]
    return np.array([tuple(rules)], fields)[0]


def _reachable(start: ModuleType) -> tuple[ModuleType, ...]:
    """``start``, the rules, and our modules that any of them has imported something from."""
    found = {module.__name__: module for module in (start, kernel, ruleset)}
    waiting = list(found.values())
    while waiting:
        for name in set(_imported(waiting.pop())) - set(found):
            found[name] = sys.modules[name]
            waiting.append(found[name])
    return tuple(found[name] for name in sorted(found))


def _imported(module: ModuleType) -> Iterator[str]:
    for value in vars(module).values():
        name = value.__name__ if isinstance(value, ModuleType) else _home(value)
        if isinstance(name, str) and name.startswith(COMPILABLE):
            yield name


def _home(value: object) -> object:
    return getattr(value, "__module__", None)


@cache
def _lend(module: ModuleType) -> None:
    if module.__name__.startswith(LENT):
        for value in vars(module).values():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                register_jitable(value)


def _folder(modules: tuple[ModuleType, ...]) -> Path:
    """The cache folder for code compiled from ``modules`` by these versions."""
    # Bounds checks are no part of numba's own key either.
    versions = (sys.version, np.__version__, numba.__version__, llvmlite.__version__)
    digest = hashlib.sha256(repr((*versions, _config.BOUNDSCHECK)).encode())
    for module in modules:
        digest.update(Path(str(module.__file__)).read_bytes())
    base = os.environ.get("NUMBA_CACHE_DIR") or user_cache_path("rowlock") / "compiled"
    return Path(base) / digest.hexdigest()[:16]


@intrinsic
def _set_bits(_typing: Any, mask: Any) -> Any:
    """The processor's own count of set bits."""

    def build(_context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        return builder.ctpop(given[0])

    return mask(mask), build


@overload_method(types.Integer, "bit_count")
def _bit_count(mask: Any) -> Any:  # noqa: ARG001 - numba reads the type from it
    def bit_count(mask: Any) -> Any:
        return _set_bits(mask)  # type: ignore[call-arg]  # numba passes its own context

    return bit_count


@intrinsic
def _used_bits(_typing: Any, mask: Any) -> Any:
    """The number of bits less the processor's own count of leading zeros."""

    def build(_context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        zeros = builder.ctlz(given[0], llvmlite.ir.Constant(llvmlite.ir.IntType(1), 0))
        return builder.sub(llvmlite.ir.Constant(given[0].type, mask.bitwidth), zeros)

    return mask(mask), build


@overload_method(types.Integer, "bit_length")
def _bit_length(mask: Any) -> Any:  # noqa: ARG001 - numba reads the type from it
    def bit_length(mask: Any) -> Any:
        return _used_bits(mask)  # type: ignore[call-arg]  # numba passes its own context

    return bit_length


def _writable(folder: Path) -> bool:
    """Whether code can be kept there; where not, numba would choose a folder by itself."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)
