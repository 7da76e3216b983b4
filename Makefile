# make play    a game in your browser         make test    everything that must hold
# make lint    style, types, import law       make bench   the figures in the docs
# make lock    pin the newest allowed packages      make clean   back to a fresh clone

PYTHON ?= python3
VENV ?= .venv
# A built wheel to test, in place of this tree: make test WHEEL=dist/rowlock-0.1.0-py3-none-any.whl
WHEEL ?=
# What to tell the server: make play ARGS="--port 8001 --no-open"
ARGS ?=

bin := $(VENV)/bin
package := $(if $(WHEEL),$(WHEEL),--editable .)
export VENV

.PHONY: play test lint bench lock clean chromium

play: $(VENV)/.runtime
	$(bin)/rowlock serve $(ARGS)

test: $(VENV)/.test node_modules/.done chromium
	tools/check.sh static tests

lint: $(VENV)/.test node_modules/.done
	tools/check.sh static

bench: $(VENV)/.test
	tools/bench.sh

lock: $(VENV)/.test
	tools/lock.sh --upgrade

clean:
	rm -rf $(VENV) node_modules build dist

# Stamps: each says that what it is named for is installed as its lock file has it.
# A lock file is the whole set, so nothing is left to resolve (--no-deps). Resolving, pip took a newer
# `coverage[toml]` than the lock's `coverage`, and refused it for want of a hash.
$(VENV)/.runtime: requirements/runtime.lock pyproject.toml | $(VENV)/.made
	$(bin)/pip install --quiet --no-deps --requirement $<
	$(bin)/pip install --quiet --no-deps --editable .
	touch $@

$(VENV)/.test: requirements/test.lock pyproject.toml $(WHEEL) | $(VENV)/.made
	$(bin)/pip install --quiet --no-deps --requirement $<
	$(bin)/pip install --quiet --no-deps --force-reinstall $(package)
	touch $@ $(if $(WHEEL),,$(VENV)/.runtime)

# Debian's Python comes without the pip that venv would copy, unless python3-venv is installed.
$(VENV)/.made:
	$(PYTHON) -c "import ensurepip" 2>/dev/null && $(PYTHON) -m venv $(VENV) || { \
		$(PYTHON) -m venv --without-pip $(VENV) && \
		$(PYTHON) -m pip --python $(bin)/python install --quiet pip; }
	touch $@

# Only types and browser tests need these two, so failing to get them is left to tools/check.sh.
node_modules/.done: package-lock.json | $(VENV)/.test
	PATH="$(abspath $(bin)):$$PATH" npm ci && touch $@ || true

chromium:
	tools/chromium.sh || true
