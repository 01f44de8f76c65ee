"""What is written about the package is true."""

import ast
import doctest
import importlib
import inspect
import pathlib
import re
import runpy
import sys

import brainery
import pytest

ROOT = pathlib.Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "python" / "examples").glob("*.py"))


def test_the_pages_of_the_manual_do_what_they_say() -> None:
    """Every ``python`` block of docs/python.md is run, one after the other."""
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) > 5
    names: dict[str, object] = {}
    for block in blocks:
        if ">>>" in block:
            parsed = doctest.DocTestParser().get_doctest(block, names, "docs/python.md", None, 0)
            said: list[str] = []
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
            runner.run(parsed, out=said.append, clear_globs=False)
            assert runner.failures == 0, "".join(said)
            names.update(parsed.globs)
        else:
            exec(compile(block, "docs/python.md", "exec"), names)


@pytest.mark.parametrize("module", ["brainery", "brainery.playing", "brainery.pettingzoo"])
def test_docstrings_do_what_they_say(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module), optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0 and result.failed == 0


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda it: it.stem)
def test_examples_run(path: pathlib.Path, tmp_path: pathlib.Path, capsys, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [str(path), "--quick"])
    runpy.run_path(str(path), run_name="__main__")
    assert capsys.readouterr().out


def test_the_stubs_name_everything_there_is() -> None:
    source = pathlib.Path(brainery.__file__).with_name("_brainery.pyi").read_text(encoding="utf-8")
    stub = {it.name: it for it in ast.parse(source).body if hasattr(it, "name")}
    module = importlib.import_module("brainery._brainery")
    public = {name for name in dir(module) if not name.startswith("_")} - {"VERSION"}
    assert public == set(stub)
    for name, written in stub.items():
        thing = getattr(module, name)
        if not inspect.isclass(thing) or issubclass(thing, Exception):
            continue
        members = {it.name for it in written.body if isinstance(it, ast.FunctionDef)}
        own = {it for it in vars(thing) if not it.startswith("_")}
        assert own == {it for it in members if not it.startswith("_")}, name
        for it in own:
            assert getattr(thing, it).__doc__ or it in PLAIN, f"{name}.{it} has no docstring"


PLAIN = {
    "id",
    "title",
    "rules_version",
    "has_secrets",
    "credits",
    "game",
    "players",
    "options",
    "n_moves",
    "is_over",
    "n_seats",
    "n_threads",
    "n_positions",
    "n_situations",
}
