"""Every game as an environment of PettingZoo (AEC).

>>> from brainery.pettingzoo import env
>>> brains = env("mmm-brains", seats=3)
>>> brains.reset(seed=1)
>>> observation, reward, terminated, truncated, info = brains.last()
>>> sorted(observation)
['action_mask', 'observation']
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._brainery import Game, Match, Refused


def env(
    game: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    max_moves: int | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """The environment in the usual wrappers: what is not legal ends the game."""
    inner = raw_env(game, seats, options, max_moves, render_mode)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(inner)


class raw_env(AECEnv):  # noqa: N801: so PettingZoo calls it.
    """One game after the other, with an observation and a mask for each seat.

    Who may act out of turn is asked, too, and can keep quiet: that is the last
    action of such a game. ``max_moves`` truncates games that go on for longer.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        max_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._game = Game(game)
        self._options = options
        self._n_seats = self._game.seats[0] if seats is None else seats
        self._max_moves = max_moves
        code = self._game.code(self._n_seats, options)
        self.metadata = {
            "name": f"{self._game.id}_v{self._game.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{n}" for n in range(self._n_seats)]
        self._moves = [code.actions(n) for n in range(self._n_seats)]
        self._n_actions = code.n_actions
        space = Dict(
            {
                "observation": Box(0.0, 1.0, (code.n_numbers,), np.float32),
                "action_mask": Box(0, 1, (code.n_actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        actions = Discrete(code.n_actions)
        self.action_spaces = {agent: actions for agent in self.possible_agents}
        self._match: Match | None = None
        self._quiet: set[int] = set()
        self._said: list[str] = []

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    @property
    def match(self) -> Match:
        """The game in progress; its ``truth`` is not for those who play."""
        if self._match is None:
            raise Refused("there is no game yet: reset the environment first")
        return self._match

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._match = self._game.start(self._n_seats, self._options, seed)
        self._quiet = set()
        self._said = []
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._asked()]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        numbers, offered = self.match.by_number(seat)
        mask = np.zeros(self._n_actions, np.int8)
        # Only who is asked has a choice: nobody learns what others could do.
        if agent == self.agent_selection and not self.match.is_over:
            mask[offered] = 1
            if seat in self.match.may:
                mask[-1] = 1
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._carry_out(self.possible_agents.index(agent), action)
        match = self.match
        if match.is_over:
            self.rewards = dict(zip(self.possible_agents, match.rewards))
            self.terminations = {agent: True for agent in self.agents}
            self.agent_selection = self._after(agent)
        elif self._max_moves is not None and self._max_moves <= match.n_moves:
            self.truncations = {agent: True for agent in self.agents}
            self.agent_selection = self._after(agent)
        else:
            self.agent_selection = self.possible_agents[self._asked()]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What the last move told an onlooker."""
        if self.render_mode == "ansi":
            return "\n".join(self._said)
        gymnasium.logger.warn("render without a render_mode: make it with render_mode='ansi'")
        return None

    def close(self) -> None:
        self._match = None

    def _asked(self) -> int:
        """Whoever may interrupt and has not kept quiet, then whoever is waited for."""
        match = self.match
        for seat in match.may:
            if seat not in self._quiet and match.by_number(seat)[1]:
                return seat
        return match.must[0]

    def _carry_out(self, seat: int, action: int | None) -> None:
        moves = self._moves[seat]
        if action is None or not 0 <= int(action) < len(moves):
            raise Refused(f"there is no action {action}, actions are 0 to {len(moves) - 1}")
        number = int(action)
        may_be_quiet = seat in self.match.may
        if may_be_quiet and number == len(moves) - 1:
            self._quiet.add(seat)
            self._said = []
            return
        self._said = self.match.play(seat, moves[number])
        self._quiet = set()

    def _after(self, agent: str) -> str:
        nth = self.possible_agents.index(agent) + 1
        return self.possible_agents[nth % self._n_seats]
