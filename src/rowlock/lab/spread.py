"""Spreading work over the cores of this machine, or of a Dask or Ray cluster, by joblib."""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from importlib.util import find_spec
from typing import Any, TypeVar

from rowlock.rules.refusal import Fault

_T = TypeVar("_T")

ROUND = 4  # tasks for each worker before results are handed on


def spread(
    function: Callable[..., _T],
    tasks: Sequence[tuple[Any, ...]],
    workers: int = 1,
    cluster: str | None = None,
    threads: bool = False,
) -> Iterator[_T]:
    """``function(*task)`` of each task, in their order.

    ``threads`` is for a function that gives up the interpreter's lock. ``cluster`` is the address
    of a running cluster, ``dask://host:port`` or ``ray://host:port``; it gets all the work.

    Raises:
        Fault: ``no-cluster``, ``lab-missing``.
    """
    if workers == 1 and cluster is None:
        yield from (function(*task) for task in tasks)
        return
    from joblib import Parallel, delayed  # noqa: PLC0415 - one worker needs no joblib

    backend = _cluster(cluster) if cluster else contextlib.nullcontext()
    kind = {} if cluster else {"n_jobs": workers, "backend": "threading" if threads else "loky"}
    with backend as size, Parallel(**kind) as parallel:
        step = ROUND * (size or workers)
        for start in range(0, len(tasks), step):
            yield from parallel(delayed(function)(*task) for task in tasks[start : start + step])


def _cluster(address: str) -> AbstractContextManager[int]:
    scheme, found, rest = address.partition("://")
    if not found or scheme not in _CLUSTERS or not rest:
        raise Fault("no-cluster", address, "dask://host:port | ray://host:port")
    if find_spec(_NEEDED[scheme]) is None:
        raise Fault("lab-missing", f"{scheme} is not installed", "pip install 'rowlock[cluster]'")
    return _CLUSTERS[scheme](rest)


@contextlib.contextmanager
def _dask(address: str) -> Iterator[int]:
    from distributed import Client  # noqa: PLC0415 - an extra
    from joblib import parallel_config  # noqa: PLC0415

    try:
        client = Client(f"tcp://{address}", timeout="10s", set_as_default=True)
    except OSError as error:
        raise Fault("no-cluster", f"dask://{address}", "a running Dask scheduler") from error
    with client, parallel_config("dask", client=client):
        yield sum(client.nthreads().values())


@contextlib.contextmanager
def _ray(address: str) -> Iterator[int]:
    import ray  # noqa: PLC0415 - an extra
    from joblib import parallel_config  # noqa: PLC0415
    from ray.util.joblib import register_ray  # noqa: PLC0415

    try:
        ray.init(address=f"ray://{address}", log_to_driver=False)
    except ConnectionError as error:
        raise Fault("no-cluster", f"ray://{address}", "a running Ray head") from error
    register_ray()
    workers = int(ray.cluster_resources().get("CPU", 1))
    try:
        with parallel_config("ray", n_jobs=workers):
            yield workers
    finally:
        ray.shutdown()


_CLUSTERS = {"dask": _dask, "ray": _ray}
_NEEDED = {"dask": "distributed", "ray": "ray"}
