#!/usr/bin/env bash
# tools/check.sh static   style, types (Python and page), import law
# tools/check.sh tests    everything in tests/
# Goes through all of it, then fails if any part failed. A part that cannot run here is said loudly,
# and is a failure when CI=true.
set -uo pipefail
cd "$(dirname "$0")/.."
bin="$(realpath "${VENV:-.venv}")/bin"
export PATH="$bin:$PATH"
failed=()
unable=()

part() {
    printf '\n== %s\n' "$1"
    "${@:2}" || failed+=("$1")
}

page_modules() { git ls-files 'src/rowlock/web/*.js' ':!src/rowlock/web/vendor' | grep -q .; }

static() {
    part "ruff check" ruff check .
    part "ruff format" ruff format --check .
    part "mypy" mypy
    part "import law" lint-imports
    if [ ! -e node_modules/.done ]; then
        unable+=("tsc: node_modules is missing (make node_modules/.done)")
        return
    fi
    part "vendored libraries" python tools/vendor.py --check
    page_modules && part "tsc" npm run --silent types
}

tests() {
    local pure=() which=() without=()
    for folder in tests/{rules,record,golden,properties}; do
        [ -d "$folder" ] && pure+=("$folder")
    done
    if [ ! -x "${CHROMIUM:-/usr/bin/chromium}" ] || [ ! -e node_modules/.done ]; then
        unable+=("browser tests: Chromium or node_modules is missing (tools/chromium.sh)")
        without+=("not browser")
    fi
    if [ ! -x /usr/sbin/nginx ] || [ ! -x /usr/sbin/haproxy ]; then
        unable+=("proxy tests: nginx or HAProxy is missing (tools/chromium.sh)")
        without+=("not proxy")
    fi
    if [ ! -x /usr/bin/systemd-analyze ]; then
        unable+=("the example's unit: systemd is missing (tools/chromium.sh)")
        without+=("not systemd")
    fi
    if [ ${#without[@]} -gt 0 ]; then
        joined="$(printf ' and %s' "${without[@]}")"
        which=(-m "${joined# and }")
    fi
    # What is pure is covered to the last branch by its own tests.
    part "rules and record" pytest -q -n auto "${pure[@]}" --cov=rowlock.rules --cov=rowlock.record \
        --cov-branch --cov-fail-under=100 --cov-report=term-missing:skip-covered
    part "all other tests" pytest -q -n auto --dist loadfile tests "${pure[@]/#/--ignore=}" "${which[@]}"
}

for group in "$@"; do
    "$group"
done

for what in "${unable[@]}"; do
    printf '\n!!!!!!!! NOT CHECKED: %s\n' "$what" >&2
done
for what in "${failed[@]}"; do
    printf '\nFAILED: %s\n' "$what" >&2
done
[ "${#failed[@]}" = 0 ] && { [ "${#unable[@]}" = 0 ] || [ "${CI:-}" != true ]; }
