//! The laws catch what they are for: a small game of secret bids, sound in
//! itself, with one bug of each kind planted on demand.

mod auction;
mod market;

use auction::{Auction, Bug, Options};
use market::Market;
use tabletop::{Cx, Game, Seat, chance::Seeded};
use testkit::laws;

type Sound = Auction<{ Bug::None as u8 }>;

#[test]
fn a_sound_game_obeys_every_law() {
    laws::obey::<Sound>(40);
    laws::guess_evenly::<Sound>(&Options { n_cards: 4 }, 2, 10, 200);
}

#[test]
#[should_panic(expected = "offered but refused")]
fn play_catches_a_move_that_is_offered_but_refused() {
    laws::play::<Auction<{ Bug::RefusesTheOffered as u8 }>>(20);
}

#[test]
#[should_panic(expected = "not offered but accepted")]
fn play_catches_a_move_that_is_accepted_but_not_offered() {
    laws::play::<Auction<{ Bug::AcceptsTheUnoffered as u8 }>>(20);
}

#[test]
#[should_panic(expected = "out of order")]
fn play_catches_moves_in_changing_order() {
    laws::play::<Auction<{ Bug::OffersInDisorder as u8 }>>(20);
}

#[test]
#[should_panic(expected = "the notation does not read back")]
fn text_catches_a_notation_that_does_not_read_back() {
    laws::text::<Auction<{ Bug::MiswritesMoves as u8 }>>(5);
}

#[test]
#[should_panic(expected = "the JSON reads back differently")]
fn text_catches_a_view_that_loses_something() {
    laws::text::<Auction<{ Bug::ForgetsInJson as u8 }>>(5);
}

#[test]
#[should_panic(expected = "sees what it was never told")]
fn secrecy_catches_a_view_that_shows_a_hidden_card() {
    laws::secrecy::<Auction<{ Bug::ShowsHiddenBids as u8 }>>(20);
}

#[test]
#[should_panic(expected = "every viewer is told everything")]
fn secrecy_catches_events_that_tell_everything() {
    laws::secrecy::<Auction<{ Bug::TellsHiddenBids as u8 }>>(20);
}

#[test]
#[should_panic(expected = "could tell the guess from the truth")]
fn guess_catches_a_guess_that_forgets_what_was_seen() {
    laws::guess::<Auction<{ Bug::GuessesOwnCards as u8 }>>(20);
}

#[test]
#[should_panic(expected = "favours some guesses")]
fn guess_catches_a_favourite() {
    let options = Options { n_cards: 3 };
    laws::guess_evenly::<Auction<{ Bug::GuessesTheLowest as u8 }>>(&options, 2, 10, 200);
}

#[test]
#[should_panic(expected = "guesses what everybody saw")]
fn guess_catches_what_everybody_saw_being_guessed_anew() {
    laws::guess::<Auction<{ Bug::GuessesWhatAllSaw as u8 }>>(20);
}

#[test]
fn what_everybody_saw_is_kept_by_a_table_that_remembers_it() {
    laws::guess::<Market<false>>(40);
}

/// Everybody looks the same to everybody in those guesses, onlookers included.
#[test]
#[should_panic(expected = " lies in hand.")]
fn guess_catches_a_card_that_everybody_saw_and_that_is_guessed_elsewhere() {
    laws::guess::<Market<true>>(40);
}

/// One bid lies face down; the guesser has not bid yet.
fn one_bid<const BUG: u8>() -> Auction<BUG> {
    let mut luck = Seeded::new(0);
    let mut cx = Cx::silent(&mut luck);
    let mut auction = Auction::setup(&Options { n_cards: 3 }, 2, &mut cx).expect("it opens");
    let bid = "bid 2".parse().expect("a bid");
    auction
        .play(Seat::new(1), bid, &mut cx)
        .expect("it is held");
    auction
}

#[test]
fn a_belief_may_be_anything_that_a_guess_may_be() {
    laws::belief::<Sound>(&one_bid(), Seat::new(0), &(), 10);
}

#[test]
#[should_panic(expected = "never believes what may well be")]
fn belief_catches_what_is_ruled_out() {
    let auction = one_bid::<{ Bug::NeverBelievesTheHighest as u8 }>();
    laws::belief(&auction, Seat::new(0), &(), 10);
}

#[test]
#[should_panic(expected = "Options { n_cards: 3 } cannot be played")]
fn variants_are_played_however_few_games_there_are() {
    laws::mirror::<Auction<{ Bug::RefusesAVariant as u8 }>>(1);
}

/// The panic of a law ends in a script of the game that broke it.
#[test]
#[should_panic(expected = "in auction with 2 players, seed 0, Options { n_cards: 5 }:\nset-up\n")]
fn a_broken_law_says_how_to_get_to_the_table() {
    laws::mirror::<Auction<{ Bug::FollowsHalf as u8 }>>(20);
}

#[test]
fn every_way_on_is_counted() {
    // A bids one of three; both bid one of two; the other one of two as well.
    assert_eq!(testkit::perft(&one_bid::<0>(), 3), [3, 12, 24]);
}

#[test]
#[should_panic(expected = "cannot follow the events")]
fn mirror_catches_an_event_that_clients_cannot_follow() {
    laws::mirror::<Auction<{ Bug::FollowsHalf as u8 }>>(20);
}

#[test]
#[should_panic(expected = "allocated")]
fn still_catches_an_allocation() {
    laws::still::<Auction<{ Bug::Allocates as u8 }>>(5);
}

#[test]
#[should_panic(expected = "that can be taken back")]
fn undo_catches_a_move_that_shows_something_and_can_be_taken_back() {
    laws::undo::<Auction<{ Bug::TakesEverythingBack as u8 }>>(20);
}

#[test]
#[should_panic(expected = "honours what an onlooker was never told")]
fn story_catches_an_honour_for_something_secret() {
    laws::story::<Auction<{ Bug::HonoursHiddenBids as u8 }>>(20);
}

#[test]
#[should_panic(expected = "dice roll in Placed")]
fn story_catches_dice_that_nobody_rolls() {
    laws::story::<Auction<{ Bug::WaitsForDice as u8 }>>(20);
}

#[test]
#[should_panic(expected = "cannot touch what it may do")]
fn scene_catches_a_move_that_cannot_be_touched() {
    laws::scene::<Auction<{ Bug::LeavesOutAMove as u8 }>>(20);
}

#[test]
#[should_panic(expected = "a shambler, plays bid 1, which is pointless: it is the lowest")]
fn purpose_catches_a_move_that_the_game_calls_pointless() {
    laws::purpose::<Auction<{ Bug::CallsTheLowestPointless as u8 }>>(20);
}
