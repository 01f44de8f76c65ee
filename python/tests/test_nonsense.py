"""Nonsense is answered by an exception of Python's own, never by a panic."""

import itertools

import numpy as np
import pytest

import brainery

NONSENSE = [
    None,
    "",
    "pig",
    "\0",
    "é" * 1000,
    -1,
    0,
    3,
    10**30,
    1.5,
    float("nan"),
    [],
    [None],
    ["a"] * 100,
    {},
    {"goal": -(2**31)},
    {"goal": 2**31 - 1},
    {"grid": 255},
    {1: {2: [3]}},
    object(),
    np.array([1, 2]),
    np.array([[0.5]]),
    np.array(["a"]),
]


def quietly(call, *args) -> None:
    """Does it; what goes wrong has to be an ordinary exception."""
    try:
        call(*args)
    except Exception as error:
        # A panic is a BaseException and does not come here.
        assert type(error).__name__ != "PanicException"


@pytest.mark.parametrize("game", brainery.games())
def test_a_match_takes_any_nonsense(game: str) -> None:
    match = brainery.Game(game).start(seed=1)
    methods = [name for name in dir(match) if not name.startswith("_")]
    for name in methods:
        method = getattr(match, name)
        if not callable(method):
            continue
        for it in NONSENSE:
            quietly(method, it)
        for one, other in itertools.product(NONSENSE[:14], repeat=2):
            quietly(method, one, other)
    assert match.n_moves == 0


@pytest.mark.parametrize("game", brainery.games())
def test_a_game_takes_any_nonsense(game: str) -> None:
    game_of = brainery.Game(game)
    for one, other in itertools.product(NONSENSE, repeat=2):
        quietly(game_of.start, one, other)
        quietly(game_of.code, one, other)
    for it in NONSENSE:
        quietly(game_of.start, None, None, it)
        quietly(game_of.rules, it)
        quietly(brainery.Game, it)
        quietly(brainery.Record, it)


def test_tables_and_trees_take_any_nonsense() -> None:
    tables = brainery.Tables("pig", 4, seed=1)
    tree = brainery.Tree("jars", options={"fresh": 1, "goal": 1})
    for it in NONSENSE:
        quietly(tables.step, it)
        quietly(tables.reset, it)
        quietly(tree.values, it)
        quietly(tree.nash_conv, it)
        quietly(tree.situation, it)
        quietly(tree.best_response, tree.uniform(), it)
        quietly(brainery.Tables, "pig", it)
        quietly(brainery.Tables, it, 4)
        quietly(brainery.Tables, "pig", 4, it)
        quietly(brainery.Tables, "pig", 4, 2, it)
        quietly(brainery.Tree, it)
        quietly(brainery.Tree, "pig", 2, it, 1000)


def test_a_record_of_nonsense_is_refused() -> None:
    text = str(brainery.play("pig", ["random", "random"], seed=2).record())
    lines = text.splitlines()
    for n in range(len(lines)):
        for line in ("", "moo", lines[n] + " 1", lines[n][::-1]):
            changed = "\n".join([*lines[:n], line, *lines[n + 1 :]])
            try:
                record = brainery.Record(changed)
            except brainery.Refused:
                continue
            quietly(record.check)
            quietly(record.views, 0)
