#!/usr/bin/env bash
# Debian's Chromium for the browser tests, nginx and HAProxy for the proxy tests and systemd for the
# example's unit, where they are missing and we may install them.
set -euo pipefail

bring() {
    local program=$1 package=$2
    [ ! -x "$program" ] || return 0
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        echo "$program is missing; as root: apt-get install $package" >&2
        return 1
    fi
    export DEBIAN_FRONTEND=noninteractive
    apt-get update --quiet=2
    apt-get install --quiet=2 --yes --no-install-recommends "$package"
}

bring "${CHROMIUM:-/usr/bin/chromium}" chromium
bring /usr/sbin/nginx nginx-light
bring /usr/sbin/haproxy haproxy
bring /usr/bin/systemd-analyze systemd
