"""Spreading work over the cores of this machine, by joblib, or over a Dask or Ray cluster."""

import contextlib
import errno
import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import AbstractContextManager
from importlib.util import find_spec
from itertools import islice
from typing import Any, TypeVar

from rowlock.rules.refusal import Fault

_T = TypeVar("_T")

_Round = Callable[[Callable[..., Any], list[tuple[Any, ...]]], Iterable[Any]]
"""Plays a function's tasks, all at once; gives their results in order."""

ROUND = 4  # tasks for each worker at a time
PATIENCE = 5  # seconds for a cluster to answer
RETURN = 30  # seconds for a cluster without workers to have one again: a Dask nanny starts it


def spread(
    function: Callable[..., _T],
    tasks: Iterable[tuple[Any, ...]],
    workers: int = 1,
    cluster: str | None = None,
    threads: bool = False,
) -> Iterator[_T]:
    """``function(*task)`` of each task, in their order.

    ``threads`` is for a function that gives up the interpreter's lock. ``cluster`` is the address
    of a running cluster, ``dask://host:port`` or ``ray://host:port``; it gets all the work, and its
    machines need this very Rowlock with its lab.

    Raises:
        Fault: ``bad-count``; once results are asked for ``no-cluster``, ``lab-missing``,
            ``cluster-lost`` for one that breaks down in mid-run, and those of ``function``.
    """
    if workers < 1:
        raise Fault("bad-count", f"{workers} workers", "1 or more")
    return _spread(function, tasks, workers, cluster, threads)


def _spread(
    function: Callable[..., _T],
    tasks: Iterable[tuple[Any, ...]],
    workers: int,
    cluster: str | None,
    threads: bool,
) -> Iterator[_T]:
    if workers == 1 and cluster is None:
        yield from (function(*task) for task in tasks)
        return
    waiting = iter(tasks)
    with _cluster(cluster) if cluster else _here(workers, threads) as (cores, play):
        while now := list(islice(waiting, ROUND * cores)):
            yield from play(function, now)


@contextlib.contextmanager
def _here(workers: int, threads: bool) -> Iterator[tuple[int, _Round]]:
    from joblib import Parallel, delayed  # noqa: PLC0415 - one worker needs no joblib

    with Parallel(n_jobs=workers, backend="threading" if threads else "loky") as parallel:
        yield workers, lambda function, tasks: parallel(delayed(function)(*task) for task in tasks)


def _cluster(address: str) -> AbstractContextManager[tuple[int, _Round]]:
    scheme, found, rest = address.partition("://")
    host, _, port = rest.rpartition(":")
    if not found or scheme not in _CLUSTERS or not host or not port.isdecimal():
        raise Fault("no-cluster", address, "dask://host:port | ray://host:port")
    if find_spec(_NEEDED[scheme]) is None:
        raise Fault("lab-missing", f"{scheme} is not installed", f"pip install 'rowlock[{scheme}]'")
    try:
        _knock(host.strip("[]"), int(port))
    except (OSError, OverflowError) as error:
        raise _nobody(address, error) from error
    return _CLUSTERS[scheme](address)


def _knock(host: str, port: int) -> None:
    """Whether anybody is there: both kinds of cluster speak first.

    Their own clients would go on trying for half a minute, or for ever where nothing is said.
    """
    with socket.create_connection((host, port), PATIENCE) as line:
        line.settimeout(PATIENCE)
        if not line.recv(1):
            raise ConnectionResetError(errno.ECONNRESET, "Connection closed")


@contextlib.contextmanager
def _dask(address: str) -> Iterator[tuple[int, _Round]]:
    from distributed import Client  # noqa: PLC0415 - an extra
    from distributed.client import ClosedClientError, Future  # noqa: PLC0415
    from distributed.scheduler import KilledWorker  # noqa: PLC0415

    _hush("distributed.client", "asyncio")
    try:
        client = Client(address.replace("dask", "tcp", 1), timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise _nobody(address, error) from error

    def result(future: Future) -> Any:
        while True:
            try:
                return future.result(timeout=PATIENCE)
            except TimeoutError:  # a long task, or nobody there to do it
                if not client.nthreads():
                    client.wait_for_workers(1, timeout=RETURN)

    def play(function: Callable[..., Any], tasks: list[tuple[Any, ...]]) -> Iterator[Any]:
        return map(result, [client.submit(function, *task, pure=False) for task in tasks])

    try:
        with client:
            cores = sum(client.nthreads().values())
            if not cores:
                raise Fault("no-cluster", f"{address} has no workers", "a Dask cluster with some")
            yield cores, play
    except (OSError, CancelledError, ClosedClientError, KilledWorker) as error:
        raise _lost(address, error) from error


@contextlib.contextmanager
def _ray(address: str) -> Iterator[tuple[int, _Round]]:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # before it is imported
    import ray  # noqa: PLC0415 - an extra
    from ray.exceptions import RayError, RayTaskError  # noqa: PLC0415

    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise _nobody(address, error) from error
    _hush("ray.util.client.logsclient")

    def play(function: Callable[..., Any], tasks: list[tuple[Any, ...]]) -> Iterator[Any]:
        remote = ray.remote(function)
        return map(ray.get, [remote.remote(*task) for task in tasks])

    try:
        yield int(ray.cluster_resources().get("CPU", 1)), play
    except RayTaskError as error:
        raise error.cause from error  # what the function itself raised
    except (OSError, RayError) as error:
        raise _lost(address, error) from error
    finally:
        ray.shutdown()


def _hush(*loggers: str) -> None:
    """Keep a cluster's libraries from telling at length of a loss that the fault tells of."""
    for name in loggers:
        logging.getLogger(name).setLevel(logging.CRITICAL)


def _nobody(address: str, error: Exception) -> Fault:
    kind = "Dask scheduler" if address.startswith("dask") else "Ray head"
    why = getattr(error, "strerror", None) or type(error).__name__
    return Fault("no-cluster", f"{address}: {why}", f"a running {kind}")


def _lost(address: str, error: Exception) -> Fault:
    what = f"{address} gave up ({type(error).__name__})"
    return Fault("cluster-lost", what, "a cluster that lasts to the end")


_CLUSTERS = {"dask": _dask, "ray": _ray}
_NEEDED = {"dask": "distributed", "ray": "ray"}
