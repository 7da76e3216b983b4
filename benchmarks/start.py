"""How long a fresh Python takes to load each layer, best of five, beside an empty program."""

import subprocess
import sys
import time

PROGRAMS = {
    "an empty program": "pass",
    "import rowlock": "import rowlock",
    "import rowlock.rules": "import rowlock.rules",
    "import rowlock.record": "import rowlock.record",
    "import rowlock.cli.main": "import rowlock.cli.main",
    "import rowlock.server.app": "import rowlock.server.app",
    "import numpy": "import numpy",
    "import rowlock.players.expert": "import rowlock.players.expert",
}


def seconds(program: str) -> float:
    """One run of ``program`` in a Python of its own."""
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True)
    return time.perf_counter() - begin


for name, program in PROGRAMS.items():
    print(f"{name:28} {min(seconds(program) for _ in range(5)) * 1000:6.0f} ms")
