# %% [markdown]
# # A small policy learns Mmm... Brains!
#
# One matrix and nothing else: what a seat sees (a row of numbers) times the matrix
# gives a score for every move. It plays all seats of many tables in step, and after
# each stretch of play makes those moves likelier that came before a good end.
# Every few rounds it is measured at seat 0 against players who move at random.
#
# Cells as in a notebook; `python learn_mmm_brains.py` runs them all, `--quick` for a
# few seconds. It takes NumPy; with matplotlib it draws a picture, without it text.

# %%
import sys

import numpy as np

import brainery

QUICK = "--quick" in sys.argv
N_TABLES, N_STEPS = (64, 200) if QUICK else (256, 1000)
N_ROUNDS, EVERY = (3, 1) if QUICK else (60, 5)
GAME, SEATS = "mmm-brains", 3

rng = np.random.default_rng(1)
code = brainery.Game(GAME).code(SEATS)
weights = np.zeros((code.n_numbers + 1, code.n_actions), np.float32)
print(f"{weights.size} weights: {code.n_numbers} numbers seen, {code.n_actions} moves")


# %%
def chances(seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """How likely each move is; what is not legal, not at all."""
    scores = np.where(masks, seen @ weights, -np.inf)
    likely = np.exp(scores - scores.max(axis=1, keepdims=True))
    return likely / likely.sum(axis=1, keepdims=True)


def pick(likely: np.ndarray) -> np.ndarray:
    """A move for each table, by chance."""
    sums = likely.cumsum(axis=1)
    return (sums > rng.random((len(likely), 1)) * sums[:, -1:]).argmax(axis=1)


def with_one(observations: np.ndarray) -> np.ndarray:
    """A copy with a number that is always 1."""
    return np.hstack([observations, np.ones((len(observations), 1), np.float32)])


# %% [markdown]
# ## Playing and learning
#
# A step of all tables is one call. What a move was worth is known when its game is
# over: going backwards, each table remembers how its next end was for each seat.


# %%
def play(tables: brainery.Tables) -> list[tuple[np.ndarray, ...]]:
    story = []
    for _ in range(N_STEPS):
        seen, masks, seats = with_one(tables.observations), tables.masks.copy(), tables.seats.copy()
        likely = chances(seen, masks)
        moves = pick(likely)
        tables.step(moves)
        story.append((seen, likely, seats, moves, tables.rewards.copy(), tables.dones.copy()))
    return story


def gradient(story: list[tuple[np.ndarray, ...]]) -> np.ndarray:
    table = np.arange(N_TABLES)
    worth = np.zeros((N_TABLES, SEATS), np.float32)
    total, n = np.zeros_like(weights), 0
    for seen, likely, seats, moves, rewards, dones in reversed(story):
        worth[dones] = rewards[dones]
        better = -likely * worth[table, seats][:, None]
        better[table, moves] += worth[table, seats]
        total += seen.T @ better
        n += N_TABLES
    return total / n


def against_random(n_tables: int = 256, n_steps: int = N_STEPS) -> float:
    """What seat 0 gets on average if the others move at random."""
    tables = brainery.Tables(GAME, n_tables, seats=SEATS, seed=99)
    got, n = 0.0, 0
    for _ in range(n_steps):
        likely = chances(with_one(tables.observations), tables.masks)
        random = tables.masks / tables.masks.sum(axis=1, keepdims=True)
        tables.step(pick(np.where((tables.seats == 0)[:, None], likely, random)))
        got += tables.rewards[tables.dones, 0].sum()
        n += tables.dones.sum()
    return float(got / max(n, 1))


# %%
tables = brainery.Tables(GAME, N_TABLES, seats=SEATS, seed=1)
curve = [(0, against_random())]
speed = np.zeros_like(weights)
size = np.zeros_like(weights)
for nth in range(1, N_ROUNDS + 1):
    step = gradient(play(tables))
    # Adam: as far in every direction, whatever the size of what is seen.
    speed = 0.9 * speed + 0.1 * step
    size = 0.99 * size + 0.01 * step**2
    weights += 0.1 * (speed / (1 - 0.9**nth)) / (np.sqrt(size / (1 - 0.99**nth)) + 1e-8)
    if nth % EVERY == 0:
        curve.append((nth, against_random()))
        print(f"round {nth:3}: {curve[-1][1]:+.3f} against random players")

# %% [markdown]
# ## The picture
#
# 0 is as good as the others, 1 is winning every game.

# %%
try:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt
except ImportError:
    for nth, mean in curve:
        print(f"{nth:4} " + "█" * round(40 * max(mean, 0)) + f" {mean:+.3f}")
else:
    plt.plot(*zip(*curve))
    plt.xlabel("rounds of learning")
    plt.ylabel("mean reward against random players")
    plt.title("One matrix learns Mmm... Brains!")
    plt.grid(alpha=0.3)
    plt.savefig("learn_mmm_brains.png", dpi=120)
    print("learn_mmm_brains.png")
