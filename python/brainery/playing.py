"""Whole games among bots and functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Union

from ._brainery import Game, Match, Refused

Chooser = Callable[[dict[str, Any], list[str]], str]
"""A player of one's own: hands back one of the legal moves for a view."""

Player = Union[str, Chooser]
"""The name of a bot, or a player of one's own."""


def play(
    game: str,
    players: Sequence[Player],
    options: dict[str, Any] | None = None,
    seed: int | None = None,
) -> Match:
    """Plays a whole game and hands it back: its places, its record.

    Bots may act out of turn, functions are asked when they are waited for. Both
    are shown what their seat sees, and nothing else.

    >>> match = play("oh-my-brain", ["walker", lambda view, legal: legal[0]], seed=1)
    >>> match.is_over
    True
    """
    names = [it if isinstance(it, str) else "a function" for it in players]
    match = Game(game).start(names, options, seed)
    while not match.is_over:
        _next_move(match, players)
    return match


def _next_move(match: Match, players: Sequence[Player]) -> None:
    for seat in match.may:
        player = players[seat]
        said = match.interrupt(player, seat) if isinstance(player, str) else None
        if said is not None:
            match.play(seat, said)
            return
    seat = match.must[0]
    player = players[seat]
    if isinstance(player, str):
        action = match.choose(player, seat)
    else:
        action = player(match.view(seat), match.legal(seat))
        if not isinstance(action, str):
            raise Refused(f"a player hands back one of the legal moves, not {action!r}")
    match.play(seat, action)
