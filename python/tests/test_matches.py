"""Matches, records and bots, of every game there is."""

import json
import pickle

import pytest

import brainery

GAMES = brainery.games()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_its_end_and_its_record_is_proof(game: str) -> None:
    seats = brainery.Game(game).seats[0]
    match = brainery.play(game, ["walker"] + ["random"] * (seats - 1), seed=3)
    assert match.is_over and match.must == [] and match.may == []
    assert sorted(match.places)[0] >= 1 and len(match.points) == seats
    assert sum(match.rewards) == pytest.approx(0, abs=1e-6)
    record = match.record()
    assert record.game == game and len(record.moves) == match.n_moves
    again = brainery.Record(str(record))
    moves, draws, is_proof = again.check()
    assert moves == match.n_moves and is_proof
    assert draws >= sum(len(luck) for _, _, luck in record.moves)
    assert again.places == match.places


@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_make_equal_games(game: str) -> None:
    seats = brainery.Game(game).seats[0]
    played = [str(brainery.play(game, ["random"] * seats, seed=n).record()) for n in (1, 1, 2)]
    assert played[0] == played[1] != played[2]
    assert brainery.Game(game).start().record() is not None


def test_views_are_dictionaries_and_hide_what_a_seat_may_not_know() -> None:
    match = brainery.Game("oh-my-brain").start(2, seed=1)
    mine, others, truth = match.view(0), match.view(), match.truth()
    assert mine["eyes"] == {"seat": 0} and others["eyes"] == "public"
    assert mine["drawn"][0] == truth["drawn"][0] != []
    assert mine["drawn"][1] == [] != truth["drawn"][1]
    assert others["drawn"][0] == []


def test_a_move_is_told_in_sentences_or_refused_without_a_change() -> None:
    match = brainery.Game("mmm-brains").start(["Ada", "Bea", "Cem"], seed=7)
    seat = match.must[0]
    other = (seat + 1) % 3
    before = match.view()
    with pytest.raises(brainery.Refused, match="it is not your turn"):
        match.play(other, "throw")
    with pytest.raises(brainery.Refused, match="not a move, write throw"):
        match.play(seat, "fly")
    with pytest.raises(brainery.Refused, match="there is no seat 9"):
        match.play(9, "throw")
    assert match.view() == before and match.n_moves == 0
    said = match.play(seat, "throw")
    assert match.players[seat] in said[0]
    assert match.copy().play(seat, "stop") != match.play(seat, "stop", lang="fr")


def test_options_are_agreed_on_or_refused() -> None:
    assert brainery.Game("pig").start(2, {"goal": 20}).options == {"goal": 20}
    with pytest.raises(brainery.Refused, match="unknown field `gaol`, expected `goal`"):
        brainery.Game("pig").start(2, {"gaol": 20})
    with pytest.raises(brainery.Refused, match="forbidden by rule PIG-4.goal"):
        brainery.Game("pig").start(2, {"goal": 0})
    with pytest.raises(brainery.Refused, match="Pig is for 2 to 8 players, not 9"):
        brainery.Game("pig").start(9)
    with pytest.raises(brainery.Refused, match="plain data"):
        brainery.Game("pig").start(2, {"goal": object()})


def test_a_copy_goes_its_own_way() -> None:
    match = brainery.Game("jars").start(3, seed=5)
    for _ in range(6):
        seat = match.must[0]
        match.play(seat, match.choose("random", seat))
    copy = match.copy()
    assert copy.truth() == match.truth()
    seat = copy.must[0]
    copy.play(seat, copy.legal(seat)[0])
    assert copy.n_moves == match.n_moves + 1


def test_what_a_seat_saw_can_be_read_from_a_record() -> None:
    match = brainery.play("jars", ["random", "random"], seed=2)
    views = match.record().views(1)
    assert len(views) == match.n_moves + 1
    assert views[-1] == (match.view(1), [])
    assert views[0][1] == [0, 1]


def test_a_record_that_was_changed_is_refused() -> None:
    text = str(brainery.play("pig", ["random", "random"], seed=2).record())
    with pytest.raises(brainery.Refused, match="a record starts with"):
        brainery.Record("a game of mine")
    first = next(line for line in text.splitlines() if line.startswith("1 A roll : "))
    luck = (int(first[-1]) + 1) % 6
    changed = brainery.Record(text.replace(first, f"1 A roll : {luck}"))
    with pytest.raises(brainery.Refused, match="the luck of move 1 is not what the seal gives"):
        changed.check()


def test_a_game_says_what_it_is() -> None:
    game = brainery.Game("brain-flip")
    assert game.title == "Brain Flip" and game.seats == (2, 6) and game.has_secrets
    assert "runner" in game.bots and game.rules_version >= 1
    assert dict(game.variants())["grid"][0] == "6"
    rules = dict(game.rules())
    assert all(rules.values()) and "BFL-3.choose" in rules
    assert pickle.loads(pickle.dumps(game)).id == "brain-flip"
    assert json.dumps(game.start(seed=1).view())


def test_a_function_plays_against_bots() -> None:
    asked = []

    def first(view: dict, legal: list[str]) -> str:
        asked.append(view)
        return legal[0]

    match = brainery.play("give-me-the-brain", [first, "random", "random"], seed=4)
    assert match.is_over and all(view["eyes"] == {"seat": 0} for view in asked)
    with pytest.raises(brainery.Refused, match="one of the legal moves, not None"):
        brainery.play("pig", [lambda view, legal: None, "random"])
