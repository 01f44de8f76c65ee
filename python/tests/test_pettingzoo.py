"""The environments pass the test that PettingZoo has for them."""

import brainery
import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from brainery.pettingzoo import env, raw_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", brainery.games())
def test_every_game_passes_the_test_of_pettingzoo(game: str) -> None:
    api_test(env(game), num_cycles=300, verbose_progress=False)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", ["mmm-brains", "jars"])
def test_seeds_decide_all_there_is_to_decide(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=50)


@pytest.mark.parametrize("game", brainery.games())
def test_whole_games_end_with_rewards_that_add_up_to_nothing(game: str) -> None:
    one = raw_env(game, max_moves=400)
    one.reset(seed=3)
    rng = np.random.default_rng(3)
    total = {agent: 0.0 for agent in one.agents}
    for agent in one.agent_iter():
        observation, reward, terminated, truncated, _ = one.last()
        total[agent] += reward
        assert one.observation_space(agent).contains(observation)
        mask = observation["action_mask"]
        is_over = terminated or truncated
        assert is_over or mask.any()
        one.step(None if is_over else int(rng.choice(np.flatnonzero(mask))))
    assert sum(total.values()) == pytest.approx(0, abs=1e-5)


def test_whoever_may_act_out_of_turn_is_asked_and_can_keep_quiet() -> None:
    flip = raw_env("brain-flip", seats=3)
    flip.reset(seed=1)
    flip.step(int(np.flatnonzero(flip.observe(flip.agent_selection)["action_mask"])[0]))
    asked = []
    waited_for = flip.match.must[0]
    while flip.match.n_moves == 1:
        seat = flip.possible_agents.index(flip.agent_selection)
        asked.append(seat)
        mask = flip.observe(flip.agent_selection)["action_mask"]
        assert mask[-1] == (seat != waited_for)
        flip.step(len(mask) - 1 if mask[-1] else int(np.flatnonzero(mask)[0]))
    assert len(asked) == 2 and asked[-1] == waited_for


def test_what_is_no_action_is_refused() -> None:
    pig = raw_env("pig")
    with pytest.raises(brainery.Refused, match="reset the environment first"):
        pig.match
    pig.reset(seed=1)
    with pytest.raises(brainery.Refused, match="there is no action 7"):
        pig.step(7)
    with pytest.raises(brainery.Refused, match="forbidden by rule PIG-3.not-empty"):
        pig.step(1)


def test_the_last_move_can_be_read() -> None:
    brains = raw_env("mmm-brains", render_mode="ansi")
    brains.reset(seed=1)
    brains.step(0)
    assert "Player" in brains.render()
