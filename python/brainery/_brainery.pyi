from typing import Any, final

import numpy as np
from numpy.typing import NDArray

VERSION: str

class Refused(ValueError):
    """What was asked for cannot be done; the text says why, and nothing has changed."""

def games() -> list[str]:
    """The ids of all games, those of the menu first, then the examples."""

def playouts(
    game: str,
    n_games: int,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    threads: int = 1,
) -> int:
    """Plays whole games of random moves by the rules alone, as fast as they go.

    Says how many moves that were. Games are numbered from ``seed`` on.
    """

@final
class Game:
    """A game, by the id on its box."""

    def __new__(cls, id: str) -> Game: ...
    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most players."""
    @property
    def rules_version(self) -> int: ...
    @property
    def has_secrets(self) -> bool: ...
    @property
    def credits(self) -> str: ...
    @property
    def bots(self) -> list[str]:
        """Everybody who plays it: its own bots, then the five levels."""
    def variants(self, lang: str = "en") -> list[tuple[str, list[str]]]:
        """What the players may agree on: each option with its values, as JSON."""
    def rules(self, lang: str = "en") -> list[tuple[str, str]]:
        """Every clause of the rules with its id."""
    def start(
        self,
        players: int | list[str] | None = None,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
    ) -> Match:
        """Opens a table for so many, or for players with these names.

        Equal seeds make equal luck; without one nobody knows it.
        """
    def code(self, seats: int | None = None, options: dict[str, Any] | None = None) -> Code:
        """How it is written in numbers at a table of so many."""
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...

@final
class Code:
    """How a game is written in numbers at a table of so many."""

    @property
    def n_numbers(self) -> int:
        """How many numbers an observation has."""
    @property
    def n_actions(self) -> int:
        """How many moves have a number."""
    @property
    def features(self) -> list[tuple[str, int, int]]:
        """What the numbers of an observation say, in their order.

        A name, how many numbers it has, and what 1 stands for.
        """
    def actions(self, seat: int = 0) -> list[str]:
        """The notation of every move by its number, as a seat has it."""

@final
class Match:
    """A game in progress.

    Whoever holds it knows the truth; what a player may know is ``view(seat)``.
    """

    @property
    def game(self) -> str: ...
    @property
    def players(self) -> list[str]: ...
    @property
    def options(self) -> Any: ...
    @property
    def n_moves(self) -> int: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def must(self) -> list[int]:
        """The seats that the table waits for."""
    @property
    def may(self) -> list[int]:
        """The seats that could act although nobody waits for them."""
    @property
    def places(self) -> list[int] | None:
        """The place of each seat, 1 is best; nothing while the game goes on."""
    @property
    def points(self) -> list[int] | None:
        """What the game counts, for each seat; nothing while the game goes on."""
    @property
    def rewards(self) -> list[float]:
        """-1 for the last place, 1 for a win alone, 0 for all together.

        0 for everybody while the game goes on.
        """
    def legal(self, seat: int) -> list[str]:
        """What a seat may do, in notation; nothing if it may not act."""
    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees, or somebody who looks on."""
    def truth(self) -> dict[str, Any]:
        """The whole truth, which no player may know."""
    def play(self, seat: int, action: str, lang: str = "en") -> list[str]:
        """Carries out a move, or says why not and changes nothing.

        What came of it is returned in sentences, as an onlooker hears them.
        """
    def choose(self, bot: str, seat: int) -> str:
        """What a bot would do at a seat, from what that seat sees."""
    def interrupt(self, bot: str, seat: int) -> str | None:
        """What a bot would do at a seat that nobody waits for; usually nothing."""
    def by_number(self, seat: int) -> tuple[NDArray[np.float32], list[int]]:
        """What a seat sees in numbers, and the numbers of what it may do."""
    def record(self) -> Record:
        """The game so far, written down."""
    def copy(self) -> Match:
        """The same table once more, to try something: all moves are played again."""

@final
class Record:
    """A game written down: it can be checked and played again."""

    def __new__(cls, text: str) -> Record: ...
    @property
    def game(self) -> str: ...
    @property
    def players(self) -> list[str]: ...
    @property
    def options(self) -> Any: ...
    @property
    def moves(self) -> list[tuple[int, str, list[int]]]:
        """Who did what, and the luck that it took."""
    @property
    def places(self) -> list[int] | None:
        """The place of each seat, 1 is best; nothing if the game was not over."""
    def check(self) -> tuple[int, int, bool]:
        """Plays it again by the rules, and with the luck of its seal if it has one.

        Says what it found: moves, draws, and whether it is proof of an honest game.
        """
    def views(self, seat: int | None = None) -> list[tuple[dict[str, Any], list[int]]]:
        """What a seat saw, or somebody who looked on.

        After the set-up and after every move, with whom the table waited for.
        """

@final
class Tables:
    """Many tables of one game, played in step without asking Python about each.

    The arrays are written anew by every step: copy what is to be kept.
    """

    def __new__(
        cls,
        game: str,
        n_tables: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        threads: int | None = None,
    ) -> Tables: ...
    def reset(self, seed: int) -> None:
        """Opens all tables anew.

        What happens follows from the seed and the moves, whatever the number of
        threads.
        """
    def step(self, actions: NDArray[np.int64]) -> None:
        """Carries out a move at every table, by number.

        If one of them cannot be done, none is.
        """
    def play_random(self, n_steps: int) -> int:
        """Plays so many random moves at every table by itself."""
    @property
    def observations(self) -> NDArray[np.float32]:
        """What the seat sees that is to move: a row of numbers from 0 to 1."""
    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which moves it has."""
    @property
    def seats(self) -> NDArray[np.int8]:
        """Which seat is to move."""
    @property
    def rewards(self) -> NDArray[np.float32]:
        """What each seat got out of the last move."""
    @property
    def dones(self) -> NDArray[np.bool_]:
        """Where the last move ended a game; the next one is open there."""
    @property
    def game(self) -> str: ...
    @property
    def n_seats(self) -> int: ...
    @property
    def n_threads(self) -> int: ...
    def __len__(self) -> int: ...

@final
class Tree:
    """A small game laid out whole, to compute with exactly.

    A policy is an array: how likely each move is, one situation after the other.
    """

    def __new__(
        cls,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        limit: int = 1_000_000,
    ) -> Tree: ...
    @property
    def n_positions(self) -> int: ...
    @property
    def n_situations(self) -> int: ...
    @property
    def n_seats(self) -> int: ...
    def situation(self, number: int) -> tuple[int, dict[str, Any], list[str]]:
        """Whose choice a situation is, what that seat sees, and its moves."""
    @property
    def begins(self) -> NDArray[np.int64]:
        """Where the moves of each situation begin in a policy; last, where all end."""
    def uniform(self) -> NDArray[np.float64]:
        """All moves alike."""
    def values(self, policy: NDArray[np.float64]) -> list[float]:
        """What each seat gets if all play like this."""
    def best_response(
        self, policy: NDArray[np.float64], seat: int
    ) -> tuple[float, NDArray[np.int64]]:
        """The best that a seat can do if the others play like this.

        What it gets then, and its move in each situation by number; -1 where
        others choose.
        """
    def nash_conv(self, policy: NDArray[np.float64]) -> float:
        """What all seats together could gain by being the only one to change."""
    def exploitability(self, policy: NDArray[np.float64]) -> float:
        """What a seat could gain on average: 0 in an equilibrium."""
    def learn(self, n_rounds: int) -> NDArray[np.float64]:
        """Plays against itself for so many rounds more (CFR+).

        Says how it has played on average.
        """
