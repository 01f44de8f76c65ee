"""Brainery: five tabletop games with exact rules, for programs.

>>> import brainery
>>> match = brainery.Game("mmm-brains").start(players=3, seed=7)
>>> seat = match.must[0]
>>> match.legal(seat)
['throw']

The first page of ``docs/python.md`` goes through everything.
"""

from ._brainery import (
    VERSION as __version__,
    Code,
    Game,
    Match,
    Record,
    Refused,
    Tables,
    Tree,
    games,
    playouts,
)
from .playing import play

__all__ = [
    "Code",
    "Game",
    "Match",
    "Record",
    "Refused",
    "Tables",
    "Tree",
    "__version__",
    "games",
    "play",
    "playouts",
]
