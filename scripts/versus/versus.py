"""Random games of Pig to 100 for two, by Brainery and by others, in one run.

What is measured is the time the processor worked for a decision of a player,
so that other programs beside this one count for little; rolls of the die that
follow from it are included. Every number is the best of some rounds, with the
slowest of them beside it. Rounds go round: each program plays one, then all again.
"""

import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.metadata import version

import brainery
import numpy as np
import pyspiel
from pettingzoo_pig import Pig

N_ROUNDS = int(os.environ.get("ROUNDS", "7"))


def timed(play: Callable[[], int]) -> tuple[int, float]:
    start = time.process_time()
    return play(), time.process_time() - start


def ours() -> int:
    return brainery.playouts("pig", 20_000, seats=2, seed=1)


TABLES = brainery.Tables("pig", 4096, seats=2, seed=1, threads=1)
MANY = np.random.default_rng(1).random((64, 4096, 2))


def ours_in_step() -> int:
    """With an observation, a mask and a reward for every decision, moves by NumPy."""
    for some in MANY:
        TABLES.step(np.argmax(some * TABLES.masks, axis=1))
    return MANY.shape[0] * MANY.shape[1]


def ours_as_environment() -> int:
    from brainery.pettingzoo import raw_env

    return environment(raw_env("pig"), 4)


SPIEL = pyspiel.load_game("pig(players=2,winscore=100)")
BOTS = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in (0, 1)]


def spiel_python() -> int:
    decisions = 0
    for _ in range(100):
        state = SPIEL.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
    return decisions


def spiel_wheel() -> int:
    """Whole games inside C++, as the wheel from PyPI was built."""
    decisions = 0
    for seed in range(400):
        state = SPIEL.new_initial_state()
        pyspiel.evaluate_bots(state, BOTS, seed)
        decisions += sum(1 for it in state.full_history() if 0 <= it.player)
    return decisions


def environment(env, games: int) -> int:
    decisions = 0
    for seed in range(games):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(random.choice([n for n, legal in enumerate(mask) if legal]))
            decisions += 1
    return decisions


def other_program(*command: str) -> Callable[[], tuple[int, float]]:
    """A program that says itself what it measured."""

    def run() -> tuple[int, float]:
        out = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        decisions, seconds = out.splitlines()[-1].split()
        return int(decisions), float(seconds)

    return run


def classic() -> dict[str, Callable[[], tuple[int, float]]]:
    """Classic games of PettingZoo of a similar size, those that can be loaded."""
    found = {}
    for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4"):
        try:
            module = __import__(f"pettingzoo.classic.{name}", fromlist=["env"])
            env = module.raw_env()
            env.reset(seed=1)
        except Exception as error:
            print(f"(not measured: {name}: {error})", file=sys.stderr)
            continue
        label = f"PettingZoo {name}, another game"
        found[label] = lambda env=env: timed(lambda: environment(env, 60))
    return found


def main() -> None:
    programs = {
        "Brainery, rules alone": lambda: timed(ours),
        "OpenSpiel, C++ core": other_program("./openspiel_pig", "1", "20000"),
        "OpenSpiel, Python": lambda: timed(spiel_python),
        "boardgame.io": other_program("node", "boardgame/boardgame_pig.mjs", "1", "40"),
        "PettingZoo, Pig in Python": lambda: timed(lambda: environment(Pig(), 10)),
        "Brainery, tables in step": lambda: timed(ours_in_step),
        "Brainery, PettingZoo environment": lambda: timed(ours_as_environment),
        **classic(),
    }
    measured: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(N_ROUNDS):
        for name, run in programs.items():
            decisions, seconds = run()
            measured[name].append(seconds / decisions * 1e9)
    unit = min(measured["Brainery, rules alone"])
    print(f"{cpu()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}")
    node = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
    parts = ", ".join(f"{it} {version(it)}" for it in ("open_spiel", "pettingzoo", "numpy"))
    print(f"Python {platform.python_version()}, {parts}, boardgame.io 0.50.2 on node {node}")
    print()
    print("| program | ns a decision | slowest round | decisions a second | × Brainery |")
    print("|---|---|---|---|---|")
    for name, all_ns in measured.items():
        best, worst = min(all_ns), max(all_ns)
        print(f"| {name} | {best:,.0f} | {worst:,.0f} | {1e9 / best:,.0f} | {best / unit:,.1f} |")
    print()
    in_step()
    scaling()


def in_step() -> None:
    """Every game in step, on one thread: random moves by NumPy, and by itself."""
    print("| tables in step | numbers | actions | ns a step, moves by NumPy | by itself |")
    print("|---|---|---|---|---|")
    rng = np.random.default_rng(1)
    for game in brainery.games():
        tables = brainery.Tables(game, 1024, seed=1, threads=1)
        code = brainery.Game(game).code()
        luck = rng.random(tables.masks.shape, np.float32)
        by_numpy, by_itself = [], []
        for _ in range(N_ROUNDS):
            start = time.process_time()
            for nth in range(20):
                tables.step(np.argmax(np.roll(luck, nth) * tables.masks, axis=1))
            by_numpy.append(time.process_time() - start)
            start = time.process_time()
            tables.play_random(20)
            by_itself.append(time.process_time() - start)
        ns = [min(it) / 20 / 1024 * 1e9 for it in (by_numpy, by_itself)]
        print(f"| {game} | {code.n_numbers} | {code.n_actions} | {ns[0]:,.0f} | {ns[1]:,.0f} |")
    print()


def scaling() -> None:
    """How much sooner it is done on two threads: by the clock on the wall, and, for
    machines that have other work, by the processor. Twice what one thread works for
    the same games, through what two do together: 2 if neither waits for the other."""
    by_wall, by_processor = [], []
    for _ in range(N_ROUNDS):
        wall, worked = [], []
        for threads in (1, 2):
            start = time.perf_counter(), time.process_time()
            brainery.playouts("pig", 400_000, seats=2, seed=1, threads=threads)
            wall.append(time.perf_counter() - start[0])
            worked.append(time.process_time() - start[1])
        by_wall.append(wall[0] / wall[1])
        by_processor.append(2 * worked[0] / worked[1])
    for name, gains in (("the clock on the wall", by_wall), ("the processor", by_processor)):
        shown = " ".join(f"{gain:.2f}" for gain in sorted(gains))
        print(f"Two threads instead of one, by {name}: {shown}")


def cpu() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as info:
            names = [line.split(":")[1].strip() for line in info if line.startswith("model name")]
            return names[0]
    except (OSError, IndexError):
        return platform.processor()


if __name__ == "__main__":
    main()
