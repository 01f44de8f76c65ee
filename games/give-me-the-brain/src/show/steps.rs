//! Instructions, bids and rolls in words, for the page and the terminal.

use tabletop::Lang;

use crate::{
    bidding::Outlook,
    card::{Bid, THIRTY_ONE},
    job::{Amount, Drawers, Job, Receiver, Step, Substitute},
    lang,
    odds::Odds,
};

/// One instruction of a job, without a full stop.
pub fn step_words(step: Step, lang: Lang) -> String {
    match step {
        Step::Draw { who, n } => draw_words(who, n, lang),
        Step::Discard(n) => lang::step_discard(lang, n.into()),
        Step::DiscardUpTo(n) => lang::step_discard_up_to(lang, n.into()),
        Step::DiscardHand => lang::step_discard_hand(lang).to_owned(),
        Step::ChooseAnother => lang::step_choose_another(lang).to_owned(),
        Step::ChooseThird => lang::step_choose_third(lang).to_owned(),
        Step::Give(Receiver::Left) => lang::step_give_left(lang).to_owned(),
        Step::Give(Receiver::Right) => lang::step_give_right(lang).to_owned(),
        Step::Give(Receiver::Chosen) => lang::step_give_chosen(lang).to_owned(),
        Step::TakeAtRandom => lang::step_take_at_random(lang).to_owned(),
        Step::LookAtHand => lang::step_look_at_hand(lang).to_owned(),
        Step::MoveToThird => lang::step_move_to_third(lang).to_owned(),
        Step::PassHands => lang::step_pass_hands(lang).to_owned(),
        Step::SwapHands => lang::step_swap_hands(lang).to_owned(),
        Step::EveryonePasses(n) => lang::step_everyone_passes(lang, n.into()),
        Step::TakeTheBrain => lang::step_take_the_brain(lang).to_owned(),
        Step::PassTheBrain => lang::step_pass_the_brain(lang).to_owned(),
        Step::DropTheBrain => lang::step_drop_the_brain(lang).to_owned(),
        Step::Fetch => lang::step_fetch(lang).to_owned(),
        Step::PutOnDeck => lang::step_put_on_deck(lang).to_owned(),
        Step::Arrange(n) => lang::step_arrange(lang, n.into()),
        Step::TurnOverToABid => lang::step_turn_over_to_a_bid(lang).to_owned(),
        Step::Inspect => lang::step_inspect(lang).to_owned(),
        Step::FollowAJob => lang::step_follow_a_job(lang).to_owned(),
        Step::PlayAJob => lang::step_play_a_job(lang).to_owned(),
        Step::AnotherTurn => lang::step_another_turn(lang).to_owned(),
        Step::RollsPlus(n) => lang::step_rolls_plus(lang, n),
        Step::LayBeforeYou => lang::step_lay_before_you(lang).to_owned(),
        Step::LayBeforeChosen => lang::step_lay_before_chosen(lang).to_owned(),
    }
}

fn draw_words(who: Drawers, n: Amount, lang: Lang) -> String {
    let number = match n {
        Amount::Fixed(n) => n.into(),
        Amount::AsMany | Amount::UpToYours => 1,
    };
    match (who, n) {
        (Drawers::You, Amount::Fixed(_)) => lang::step_draw_you(lang, number),
        (Drawers::You, Amount::AsMany | Amount::UpToYours) => {
            lang::step_draw_you_as_many(lang).to_owned()
        }
        (Drawers::Left, Amount::Fixed(_)) => lang::step_draw_left(lang, number),
        (Drawers::Left, Amount::AsMany | Amount::UpToYours) => {
            lang::step_draw_left_as_many(lang).to_owned()
        }
        (Drawers::Chosen, _) => lang::step_draw_chosen(lang, number),
        (Drawers::Others, Amount::UpToYours) => lang::step_draw_others_up(lang).to_owned(),
        (Drawers::Others, Amount::Fixed(_) | Amount::AsMany) => {
            lang::step_draw_others(lang, number)
        }
        (Drawers::Everyone, _) => lang::step_draw_everyone(lang, number),
    }
}

/// What a bid that counts so much would do: `5: will not win, but …`.
pub fn outlook_words(bid: Bid, counts: u8, outlook: Outlook, lang: Lang) -> String {
    match outlook {
        Outlook::Wins if counts == THIRTY_ONE => lang::outlook_wins_31(lang, bid),
        Outlook::Wins => lang::outlook_wins(lang, bid),
        Outlook::Leads => lang::outlook_leads(lang, bid),
        Outlook::Loses => lang::outlook_loses(lang, bid),
    }
}

/// What a skill roll is up against: `skill 4: 3 or more, 4 in 6`.
pub fn odds_words(job: Job, odds: Odds, lang: Lang) -> String {
    let skill = job.skill().unwrap_or_default();
    match odds.sixths {
        0 => lang::odds_hopeless(lang, skill),
        6 => lang::odds_sure(lang, skill),
        sixths => lang::OddsNeeded {
            skill,
            needed: odds.needed,
            sixths,
        }
        .say(lang),
    }
}

/// `the Dog Brain`.
pub fn substitute_words(substitute: Substitute, lang: Lang) -> &'static str {
    match substitute {
        Substitute::RatBrain => lang::with_rat_brain(lang),
        Substitute::DogBrain => lang::with_dog_brain(lang),
    }
}
