"""What the architecture promises about the shape of the source, read from the source itself."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import rowlock

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src/rowlock"
MODULES = sorted(SOURCE.rglob("*.py"))
PAGE = sorted(file for file in (SOURCE / "web").rglob("*.js") if "vendor" not in file.parts)
FILE_LINES = 500
FUNCTION_LINES = 60


def committed() -> list[Path]:
    """The text files under version control that people write; lock files name what they must."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    names = [name for name in listed.stdout.split("\0") if name and "lock" not in Path(name).name]
    return [ROOT / name for name in names if (ROOT / name).is_file()]


def loaded_by(program: str) -> set[str]:
    """The modules that a fresh Python has loaded when it has run ``program``."""
    tell = "\nimport sys; print('LOADED', *sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", program + tell], check=False, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    return set(run.stdout.rpartition("LOADED")[2].split())


def test_the_kernel_imports_nothing():
    """The kernel imports nothing, so that a compiler can be lent it as it is."""
    tree = ast.parse((SOURCE / "rules/kernel.py").read_text())
    assert [
        ast.unparse(n) for n in ast.walk(tree) if isinstance(n, ast.Import | ast.ImportFrom)
    ] == []


EVERYTHING_BUT_THE_LAB = """
import importlib, pkgutil, rowlock
def load(path, prefix):
    for module in pkgutil.iter_modules(path, prefix):
        # migrations/env.py and __main__.py are scripts: to import them is to run them
        if not module.name.endswith((".lab", ".migrations", ".__main__")):
            found = importlib.import_module(module.name)
            if module.ispkg:
                load(found.__path__, module.name + ".")
load(rowlock.__path__, "rowlock.")
"""
HELP = """
import sys
from rowlock.cli.main import main
sys.argv = ["rowlock", "--help"]
try:
    main()
except SystemExit:
    pass
"""


@pytest.mark.parametrize(
    "program",
    [
        pytest.param("import rowlock", id="the package"),
        pytest.param(HELP, id="rowlock --help"),
        pytest.param(EVERYTHING_BUT_THE_LAB, id="every module outside the lab"),
    ],
)
def test_only_the_lab_loads_numba(program):
    """Importing rowlock, asking for help and starting the server never load numba."""
    loaded = loaded_by(program)
    assert "rowlock" in loaded
    assert "numba" not in loaded


def test_the_lab_would_be_noticed():
    """The check above can see numba."""
    assert "numba" in loaded_by("import numba")


@pytest.mark.parametrize("file", MODULES + PAGE, ids=lambda file: str(file.relative_to(SOURCE)))
def test_files_and_functions_are_short(file):
    """No file is longer than 500 lines and no function longer than 60."""
    text = file.read_text()
    assert text.count("\n") <= FILE_LINES
    if file.suffix == ".py":
        functions = [
            node
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        ]
        long = [f.name for f in functions if (f.end_lineno or 0) - f.lineno >= FUNCTION_LINES]
        assert long == []


def test_no_file_knows_the_machine_it_was_written_on():
    """Nothing committed names this checkout's folder, this user's home or a package index."""
    here = "|".join(re.escape(f"{folder}/") for folder in {ROOT, Path.home()})
    telling = re.compile(rf"(?<![\w.])({here})|https?://[^ ]*(registry|/simple)|file:///\w")
    found = []
    for file in committed():
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or a sound
        found += [f"{file.relative_to(ROOT)}: {hit[0]}" for hit in telling.finditer(text)]
    assert found == []


def test_the_installed_package_has_every_file_of_the_source():
    """Pads, catalogues, cases and the page are in the wheel, not only the modules."""
    installed = Path(rowlock.__file__).parent
    wanted = [file.relative_to(SOURCE) for file in committed() if SOURCE in file.parents]
    assert wanted
    assert [str(name) for name in wanted if not (installed / name).is_file()] == []
