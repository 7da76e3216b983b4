#!/usr/bin/env bash
# Run the measurements in benchmarks/, all of them or those named: tools/bench.sh rules server
# Each is a script that prints its own figures.
set -euo pipefail
cd "$(dirname "$0")/.."
python="${VENV:-.venv}/bin/python"
[ $# -gt 0 ] || set -- $(basename -s .py benchmarks/*.py)
for name in "$@"; do
    printf '\n== %s\n' "$name"
    "$python" "benchmarks/$name.py"
done
