"""Pig as one writes it for PettingZoo, after its tutorial: an AEC environment in
Python, with an observation and an action mask."""

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

GOAL = 100


class Pig(AECEnv):
    metadata = {"name": "pig_v0", "is_parallelizable": False}

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = ["player_0", "player_1"]
        space = Dict({"observation": Box(0, 1, (3,), np.float32), "action_mask": Box(0, 1, (2,), np.int8)})
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(2) for agent in self.possible_agents}
        self.rng = np.random.default_rng()

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.banked, self.turn_total = [0, 0], 0
        self.current = 0
        self.agent_selection = self.agents[0]

    def observe(self, agent):
        me = self.possible_agents.index(agent)
        seen = [self.banked[me] / GOAL, self.banked[1 - me] / GOAL, self.turn_total / GOAL]
        mask = [1, int(0 < self.turn_total)]
        return {"observation": np.array(seen, np.float32), "action_mask": np.array(mask, np.int8)}

    def step(self, action):
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0
        self._clear_rewards()
        if action == 1:
            self.banked[self.current] += self.turn_total
            if GOAL <= self.banked[self.current]:
                winner = self.agent_selection
                self.rewards = {agent: 1 if agent == winner else -1 for agent in self.agents}
                self.terminations = dict.fromkeys(self.agents, True)
            self.pass_the_die()
        else:
            pips = self.rng.integers(1, 7)
            if pips == 1:
                self.pass_the_die()
            else:
                self.turn_total += int(pips)
        self._accumulate_rewards()

    def pass_the_die(self):
        self.turn_total = 0
        self.current = 1 - self.current
        self.agent_selection = self.possible_agents[self.current]
