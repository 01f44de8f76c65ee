"""Best response and exploitability, compared with what can be counted by hand."""

import itertools

import brainery
import numpy as np
import pytest

SMALL = {"fresh": 1, "goal": 1}


@pytest.fixture(scope="module")
def jars() -> brainery.Tree:
    return brainery.Tree("jars", seats=2, options=SMALL)


def test_a_small_game_is_laid_out_whole(jars: brainery.Tree) -> None:
    assert jars.n_seats == 2 and jars.n_situations > 10
    begins = jars.begins
    assert len(begins) == jars.n_situations + 1
    for number in range(jars.n_situations):
        seat, view, moves = jars.situation(number)
        assert len(moves) == begins[number + 1] - begins[number] > 0
        others = 1 - seat
        assert view["own"][seat] is not None and view["own"][others] is None


def test_values_are_those_of_games_played_out(jars: brainery.Tree) -> None:
    exact = jars.values(jars.uniform())
    assert sum(exact) == pytest.approx(0)
    tables = brainery.Tables("jars", 4000, seats=2, options=SMALL, seed=1)
    rng = np.random.default_rng(1)
    got, n = 0.0, 0
    for _ in range(120):
        tables.step(np.argmax(rng.random(tables.masks.shape) * tables.masks, axis=1))
        got += float(tables.rewards[tables.dones, 0].sum())
        n += int(tables.dones.sum())
    assert abs(got / n - exact[0]) < 5 / np.sqrt(n)


def test_no_other_answer_is_better_than_the_best(jars: brainery.Tree) -> None:
    uniform = jars.uniform()
    begins = jars.begins
    rng = np.random.default_rng(2)
    for seat in (0, 1):
        value, moves = jars.best_response(uniform, seat)
        own = [n for n in range(jars.n_situations) if jars.situation(n)[0] == seat]
        assert all(moves[n] >= 0 for n in own)
        assert sum(moves >= 0) == len(own)
        best = uniform.copy()
        for n in own:
            best[begins[n] : begins[n + 1]] = 0
            best[begins[n] + moves[n]] = 1
        assert jars.values(best)[seat] == pytest.approx(value)
        # Nothing else in any one situation, and none of many random answers.
        for n in own:
            for move in range(begins[n + 1] - begins[n]):
                other = best.copy()
                other[begins[n] : begins[n + 1]] = 0
                other[begins[n] + move] = 1
                assert jars.values(other)[seat] <= value + 1e-9
        for _ in range(50):
            other = best.copy()
            for n in own:
                other[begins[n] : begins[n + 1]] = 0
                other[begins[n] + rng.integers(begins[n + 1] - begins[n])] = 1
            assert jars.values(other)[seat] <= value + 1e-9


def test_learning_comes_close_to_an_equilibrium(jars: brainery.Tree) -> None:
    before = jars.exploitability(jars.uniform())
    assert jars.nash_conv(jars.uniform()) == pytest.approx(2 * before)
    policy = jars.learn(300)
    after = jars.exploitability(policy)
    assert 0 <= after < 0.02 < before
    assert jars.exploitability(jars.learn(1000)) <= after + 1e-9


def test_games_too_large_or_with_interruptions_say_so() -> None:
    with pytest.raises(brainery.Refused, match="Pig has more than 5000 positions here"):
        brainery.Tree("pig", options={"goal": 2}, limit=5000)
    with pytest.raises(brainery.Refused, match="in Brain Flip one acts out of turn"):
        brainery.Tree("brain-flip")
    with pytest.raises(brainery.Refused, match="forbidden by rule JAR-6.smaller"):
        brainery.Tree("jars", options={"fresh": 9})


def test_what_is_no_policy_is_refused(jars: brainery.Tree) -> None:
    uniform = jars.uniform()
    with pytest.raises(brainery.Refused, match=r"a policy of this game has \d+ chances, not 3"):
        jars.values(np.zeros(3))
    with pytest.raises(brainery.Refused, match="add up to"):
        jars.values(np.zeros_like(uniform))
    with pytest.raises(brainery.Refused, match="is no chance"):
        jars.values(np.full_like(uniform, np.nan))
    assert list(itertools.islice(uniform, 2)) == [0.5, 0.5]
