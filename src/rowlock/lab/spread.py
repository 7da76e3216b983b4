"""Spreading work over the cores of this machine, or of a Dask or Ray cluster, by joblib."""

import contextlib
import errno
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from importlib.util import find_spec
from itertools import islice
from typing import Any, TypeVar

from rowlock.rules.refusal import Fault

_T = TypeVar("_T")

ROUND = 4  # tasks for each worker before results are handed on
PATIENCE = 5  # seconds for a cluster to answer


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
        Fault: ``bad-count``; once results are asked for ``no-cluster``, ``lab-missing``.
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
    from joblib import Parallel, delayed  # noqa: PLC0415 - one worker needs no joblib

    backend = _cluster(cluster) if cluster else contextlib.nullcontext()
    kind = {} if cluster else {"n_jobs": workers, "backend": "threading" if threads else "loky"}
    with backend as size, Parallel(**kind) as parallel:
        waiting = iter(tasks)
        while now := list(islice(waiting, ROUND * (size or workers))):
            yield from parallel(delayed(function)(*task) for task in now)


def _cluster(address: str) -> AbstractContextManager[int]:
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
def _dask(address: str) -> Iterator[int]:
    from distributed import Client  # noqa: PLC0415 - an extra
    from joblib import parallel_config  # noqa: PLC0415

    try:
        client = Client(address.replace("dask", "tcp", 1), timeout=PATIENCE, set_as_default=True)
    except (OSError, ValueError) as error:
        raise _nobody(address, error) from error
    with client, parallel_config("dask", client=client):
        cores = sum(client.nthreads().values())
        if not cores:
            raise Fault("no-cluster", f"{address} has no workers", "a Dask cluster with some")
        yield cores


@contextlib.contextmanager
def _ray(address: str) -> Iterator[int]:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # before it is imported
    import ray  # noqa: PLC0415 - an extra
    from joblib import parallel_config  # noqa: PLC0415
    from ray.util.joblib import register_ray  # noqa: PLC0415

    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise _nobody(address, error) from error
    register_ray()
    workers = int(ray.cluster_resources().get("CPU", 1))
    try:
        with parallel_config("ray", n_jobs=workers):
            yield workers
    finally:
        ray.shutdown()


def _nobody(address: str, error: Exception) -> Fault:
    kind = "Dask scheduler" if address.startswith("dask") else "Ray head"
    why = getattr(error, "strerror", None) or type(error).__name__
    return Fault("no-cluster", f"{address}: {why}", f"a running {kind}")


_CLUSTERS = {"dask": _dask, "ray": _ray}
_NEEDED = {"dask": "distributed", "ray": "ray"}
