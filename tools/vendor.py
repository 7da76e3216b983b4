"""Copy the page's libraries, unmodified, from node_modules to src/rowlock/web/vendor.

    python tools/vendor.py          copy, and write vendor/README.md with the import map
    python tools/vendor.py --check  say what differs from what would be copied; exit 1 if anything

Versions are those of package-lock.json, whose hashes npm checks when it installs. To take a new
one: `npm install --save-dev --save-exact NAME@VERSION`, then run this and put the new import map
into the page. Wherever a package name is in a folder's name the version is too, so a browser may
keep the files for ever.
"""

import argparse
import filecmp
import hashlib
import json
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
VENDOR = ROOT / "src/rowlock/web/vendor"
APACHE = ROOT / "tools/licences/Apache-2.0.txt"

# package -> the file each import name stands for; the first one's folder is taken whole if the
# module imports its neighbours.
LIBRARIES: dict[str, dict[str, str]] = {
    "preact": {"preact": "dist/preact.mjs", "preact/hooks": "hooks/dist/hooks.mjs"},
    "@preact/signals-core": {"@preact/signals-core": "dist/signals-core.mjs"},
    "@preact/signals": {"@preact/signals": "dist/signals.mjs"},
    "htm": {"htm": "dist/htm.mjs"},
    "@fluent/bundle": {"@fluent/bundle": "esm/index.js"},
}
WHOLE_FOLDER = {"@fluent/bundle"}


def package(name: str) -> dict[str, str]:
    """The package.json of an installed package."""
    about: dict[str, str] = json.loads((MODULES / name / "package.json").read_text())
    return about


def folder(name: str) -> str:
    """Where a package lies below vendor/: @preact/signals -> preact-signals-2.11.4."""
    return f"{name.removeprefix('@').replace('/', '-')}-{package(name)['version']}"


def sources(name: str) -> list[Path]:
    """The files of a package that the page loads."""
    entries = [MODULES / name / path for path in LIBRARIES[name].values()]
    if name in WHOLE_FOLDER:
        return sorted(entries[0].parent.glob("*.js"))
    return entries


def licence(name: str) -> Path:
    """The licence text a package ships, or the plain text of the licence that it names."""
    shipped = MODULES / name / "LICENSE"
    if shipped.exists():
        return shipped
    if package(name)["license"] != "Apache-2.0":
        sys.exit(f"{name} ships no licence file, and it is not under Apache-2.0")
    return APACHE


def import_map() -> dict[str, dict[str, str]]:
    """Import name -> address below the page."""
    return {
        "imports": {
            name: f"/vendor/{folder(library)}/{Path(path).name}"
            for library, names in LIBRARIES.items()
            for name, path in names.items()
        }
    }


def readme(target: Path) -> str:
    """The table of what is here, and the import map that the page has to carry."""
    rows = []
    for name in LIBRARIES:
        about = package(name)
        for file in sorted((target / folder(name)).iterdir()):
            digest = hashlib.sha256(file.read_bytes()).hexdigest()
            where = f"{folder(name)}/{file.name}"
            rows.append(
                f"| `{where}` | {name} | {about['version']} | {about['license']} | `{digest}` |"
            )
    return "\n".join(
        [
            "# Libraries of the page",
            "",
            "Copied unmodified from the npm packages named here by `python tools/vendor.py`, which",
            "also writes this file; do not edit it or anything beside it. Each folder holds its",
            "library's licence.",
            "",
            "| file | npm package | version | licence | sha256 |",
            "|---|---|---|---|---|",
            *rows,
            "",
            "The page carries this import map, to the letter, before its first module:",
            "",
            "```html",
            '<script type="importmap">',
            json.dumps(import_map(), indent=2),
            "</script>",
            "```",
            "",
        ]
    )


def write(target: Path) -> None:
    """Lay out vendor/ in ``target``, which must be empty."""
    for name in LIBRARIES:
        place = target / folder(name)
        place.mkdir(parents=True)
        for source in sources(name):
            shutil.copyfile(source, place / source.name)
        shutil.copyfile(licence(name), place / "LICENSE")
    (target / "README.md").write_text(readme(target))


def differences(wanted: Path, found: Path) -> list[str]:
    """The files that are missing, extra or not the same, by name below vendor/."""
    names = {
        str(file.relative_to(base))
        for base in (wanted, found)
        for file in base.rglob("*")
        if file.is_file()
    }
    return sorted(
        name
        for name in names
        if not (wanted / name).exists()
        or not (found / name).exists()
        or not filecmp.cmp(wanted / name, found / name, shallow=False)
    )


def main() -> int:
    """Copy or check; the exit code says whether all is as it should be."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="change nothing")
    options = parser.parse_args()
    if not (MODULES / "preact").exists():
        sys.exit("node_modules is missing; run `make node_modules` first")
    with tempfile.TemporaryDirectory() as scratch:
        wanted = Path(scratch)
        write(wanted)
        if not options.check:
            shutil.rmtree(VENDOR, ignore_errors=True)
            shutil.copytree(wanted, VENDOR)
        wrong = differences(wanted, VENDOR)
    for name in wrong:
        print(f"vendor/{name} is not what npm has")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
