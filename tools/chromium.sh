#!/usr/bin/env bash
# Debian's Chromium for the browser tests, if it is missing and we may install it.
set -euo pipefail
chromium="${CHROMIUM:-/usr/bin/chromium}"
if [ -x "$chromium" ]; then
    exit
fi
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "$chromium is missing; as root: apt-get install chromium. Or set CHROMIUM to another one." >&2
    exit 1
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update --quiet=2
apt-get install --quiet=2 --yes --no-install-recommends chromium
