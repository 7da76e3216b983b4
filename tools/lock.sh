#!/usr/bin/env bash
# Pin every package, with its hashes, to requirements/*.lock. Whatever index this machine is set up
# with stays out of the files: they install from plain PyPI.
set -euo pipefail
cd "$(dirname "$0")/.."
bin="${VENV:-.venv}/bin"

compile() {
    CUSTOM_COMPILE_COMMAND="make lock" PIP_CONFIG_FILE=/dev/null \
        env -u PIP_FIND_LINKS -u PIP_EXTRA_INDEX_URL -u PIP_CONSTRAINT \
        "$bin/pip-compile" --quiet --generate-hashes --strip-extras --allow-unsafe \
        --no-emit-index-url --no-emit-find-links --no-emit-trusted-host "$@"
}

compile -o requirements/runtime.lock "$@" pyproject.toml
compile -o requirements/test.lock --constraint requirements/runtime.lock \
    --extra lab --extra dask --extra ray --extra postgres --extra valkey --extra dev "$@" pyproject.toml

if grep -nE '://|file:/|find-links' requirements/*.lock; then
    echo "a lock file names where its packages came from" >&2
    exit 1
fi
