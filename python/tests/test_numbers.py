"""Games by number: tables in step, observations, masks."""

import random

import numpy as np
import pytest

import brainery

GAMES = brainery.games()


def one_of(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Any legal move at every table."""
    return np.argmax(rng.random(masks.shape) * masks, axis=1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("most", [False, True])
def test_tables_of_every_game_are_played_in_step(game: str, most: bool) -> None:
    seats = brainery.Game(game).seats[most]
    code = brainery.Game(game).code(seats)
    tables = brainery.Tables(game, 32, seats=seats, seed=1)
    assert tables.observations.shape == (32, code.n_numbers) and code.n_numbers > 0
    assert tables.masks.shape == (32, code.n_actions)
    assert sum(n for _, n, _ in code.features) == code.n_numbers
    rng = np.random.default_rng(1)
    n_over = 0
    for _ in range(400):
        assert tables.masks.any(axis=1).all()
        tables.step(one_of(tables.masks, rng))
        assert ((0 <= tables.observations) & (tables.observations <= 1)).all()
        assert ((0 <= tables.seats) & (tables.seats < seats)).all()
        np.testing.assert_allclose(tables.rewards.sum(axis=1), 0, atol=1e-5)
        assert not tables.rewards[~tables.dones].any()
        n_over += tables.dones.sum()
    assert n_over > 0 or game == "give-me-the-brain", "not one of 32 games was over"


@pytest.mark.parametrize("game", ["mmm-brains", "brain-flip", "jars"])
def test_what_happens_follows_from_the_seed_whatever_the_threads(game: str) -> None:
    def story(threads: int, seed: int) -> list[bytes]:
        tables = brainery.Tables(game, 300, seed=seed, threads=threads)
        rng = np.random.default_rng(5)
        told = []
        for _ in range(60):
            tables.step(one_of(tables.masks, rng))
            told.append(tables.observations.tobytes() + tables.rewards.tobytes())
        tables.play_random(200)
        return [*told, tables.observations.tobytes()]

    assert story(1, 7) == story(2, 7) == story(5, 7) != story(1, 8)


def test_a_move_that_is_not_offered_is_refused_and_nothing_is_played() -> None:
    tables = brainery.Tables("pig", 3, options={"goal": 20}, seed=1)
    before = tables.observations.copy()
    with pytest.raises(brainery.Refused, match=r"table 1: A cannot do move 1 \(hold\) now"):
        tables.step(np.array([0, 1, 0]))
    with pytest.raises(brainery.Refused, match="there is no move 7, moves are 0 to 1"):
        tables.step(np.array([0, 0, 7]))
    with pytest.raises(brainery.Refused, match="2 moves are not one for each of 3 tables"):
        tables.step(np.array([0, 0]))
    with pytest.raises(brainery.Refused, match="array of int64"):
        tables.step([0, 0, 0])  # type: ignore[arg-type]
    assert (tables.observations == before).all()
    tables.step(np.array([0, 0, 0]))
    assert (tables.observations != before).any()


def test_the_arrays_can_be_scribbled_on_without_harm() -> None:
    tables = brainery.Tables("pig", 2, seed=1)
    tables.masks[:] = True
    tables.seats[:] = 99
    with pytest.raises(brainery.Refused, match="cannot do move 1"):
        tables.step(np.array([1, 1]))
    tables.step(np.array([0, 0]))
    assert (tables.seats < 2).all()


def test_others_stand_in_turn_order_from_whoever_looks() -> None:
    code = brainery.Game("oh-my-brain").code(3)
    steal = [code.actions(seat).index("steal A") for seat in (1, 2)]
    assert steal[1] == code.actions(0).index("steal B")
    assert steal[0] == code.actions(0).index("steal C")
    assert len({tuple(sorted(code.actions(seat))) for seat in range(3)}) == 3


@pytest.mark.parametrize("game", GAMES)
def test_a_match_and_tables_see_the_same(game: str) -> None:
    code = brainery.Game(game).code()
    match = brainery.Game(game).start(seed=1)
    seat = match.must[0]
    numbers, offered = match.by_number(seat)
    assert numbers.shape == (code.n_numbers,) and offered == sorted(offered)
    notations = [code.actions(seat)[n] for n in offered]
    legal = match.legal(seat)
    assert set(notations) <= set(legal)
    other = (seat + 1) % len(match.players)
    if other not in match.must and other not in match.may:
        assert match.by_number(other)[1] == []


@pytest.mark.parametrize("game", ["oh-my-brain", "brain-flip", "jars"])
def test_twins_that_look_the_same_to_a_seat_have_the_same_numbers(game: str) -> None:
    """Equal views, different truths: an observation may tell no more than the view.

    Here twins come about by what others choose in secret; ``testkit`` makes some of
    every game by guessing.
    """
    rng = random.Random(1)
    twins = 0
    for seed in range(10):
        match = brainery.Game(game).start(seed=seed)
        seen: dict[str, tuple[bytes, str]] = {}
        for _ in range(60):
            again = match.copy()
            for _ in range(2):
                seat = again.must[0]
                again.play(seat, rng.choice([it for it in again.legal(seat) if it != "ask free"]))
            for looking in range(len(again.players)):
                view = f"{looking} {again.view(looking)}"
                numbers = again.by_number(looking)[0].tobytes()
                truth = str(again.truth())
                known = seen.setdefault(view, (numbers, truth))
                assert known[0] == numbers, "two tables that look the same differ in numbers"
                twins += known[1] != truth
    assert twins > 20, "hardly any twins were found, so that hardly anything was tested"
