"""The rules exist once: nobody else scores a row or judges a mark."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = ("src/rowlock/rules/kernel.py", "src/rowlock/rules/ruleset.py")


def sources(*endings):
    """The committed source files with these endings, but for the rules and what others wrote."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "src"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    names = [name for name in listed.stdout.split("\0") if name.endswith(endings)]
    return [
        ROOT / name
        for name in names
        if name not in RULES and "/vendor/" not in name and (ROOT / name).is_file()
    ]


def triangular(node):
    """Whether an expression multiplies something by itself plus one: n * (n + 1)."""
    if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult)):
        return False
    for one, other in ((node.left, node.right), (node.right, node.left)):
        if (
            isinstance(other, ast.BinOp)
            and isinstance(other.op, ast.Add)
            and ast.dump(other.left) == ast.dump(one)
            and isinstance(other.right, ast.Constant)
            and other.right.value == 1
        ):
            return True
    return False


def judging(node):
    """Whether an expression compares with the number of marks that a lock needs."""
    return isinstance(node, ast.Compare) and any(
        isinstance(side, ast.Attribute) and side.attr == "lock_after"
        for side in (node.left, *node.comparators)
    )


TABLE = re.compile(r"\b1,\s*3,\s*6,\s*10,\s*15\b")
SUM = re.compile(r"\b(\w+)\s*\*\s*\(\s*\1\s*\+\s*1\s*\)")


def test_the_search_finds_what_it_is_for():
    """In the rules themselves there is a sum of points and a judgement of a lock."""
    kernel, rules = (ast.parse((ROOT / name).read_text()) for name in RULES)
    assert any(map(triangular, ast.walk(rules)))
    assert any(map(judging, ast.walk(kernel)))
    assert TABLE.search("points = [0, 1, 3, 6, 10, 15]")
    assert SUM.search("n * (n + 1) / 2")


@pytest.mark.parametrize("file", sources(".py"), ids=lambda file: str(file.relative_to(ROOT)))
def test_no_python_beside_the_rules_scores_or_judges(file):
    """No scoring sum or table, and no comparison with the marks a lock needs."""
    text = file.read_text()
    assert not TABLE.search(text)
    tree = ast.parse(text)
    found = [ast.unparse(node) for node in ast.walk(tree) if triangular(node)]
    if file.name != "sheet.py":  # the rules' own readable face, which refuses impossible sheets
        found += [ast.unparse(node) for node in ast.walk(tree) if judging(node)]
    assert not found


@pytest.mark.parametrize("file", sources(".js", ".sql", ".html"), ids=lambda file: file.name)
def test_no_page_or_query_scores(file):
    """The page and the store hold no scoring sum or table."""
    text = Path(file).read_text()
    assert not TABLE.search(text)
    assert not SUM.search(text)
