//! What people see and read.

mod about;
mod awards;
mod explain;
mod locks;
mod motions;
mod names;
mod orders;
mod reason;
mod recap;
mod scene;
mod steps;
mod tell;
mod touch;

use ::scene::{
    About, Award, Blurb, Card, Effort, Motion, Present, Recap, Scene, StandingOrder, Unit, Words,
};
use tabletop::{Chapter, Lang, Seat, SeatSet};

pub use self::{
    explain::stake_words,
    names::{excuse, face_name, face_words, job_flavour, job_name, job_text, job_words},
    steps::{odds_words, outlook_words, step_words, substitute_words},
};
/// What zones and pieces of the scene are called.
pub mod ids {
    pub use super::scene::{
        bids, card_id, deck, discards, floor, hand, laid_out, loaf, plate, table, the_brain,
    };
}

use crate::{
    action::Action,
    card::{Bid, Face, THIRTY_ONE},
    event::Event,
    job::{Amount, Drawers, Job, Step, Substitute},
    lang,
    rulebook::RULEBOOK,
    rules::Prompt,
    state::GiveMeTheBrain,
    table::{How, Phase},
    view::View,
    work::WalkieTalkie,
};

impl Present for GiveMeTheBrain {
    const RULEBOOK: &'static [Chapter] = RULEBOOK;
    const UNIT: Option<Unit> = Some(Unit::Cards);
    const ORDERS: &'static [StandingOrder<Self>] = orders::ORDERS;
    #[cfg(not(target_family = "wasm"))]
    const PUZZLES: &'static str = include_str!("../puzzles/puzzles.toml");

    fn goal(lang: Lang) -> &'static str {
        lang::goal(lang)
    }

    fn scene(view: &View, legal: &[Action], words: &Words<'_>) -> Scene {
        scene::scene(view, legal, words)
    }

    fn motions(event: &Event) -> Vec<Motion> {
        motions::motions(event)
    }

    fn tell(event: &Event, words: &Words<'_>) -> String {
        let sentence = tell::tell(event, words);
        // Some jobs end with a mark of their own: `Look! A Monkey!`.
        match sentence.strip_suffix('.') {
            Some(marked) if marked.ends_with(['?', '!']) => marked.to_owned(),
            Some(_) | None => sentence,
        }
    }

    fn about(event: &Event) -> About {
        about::about(event)
    }

    fn awards(events: &[Event], words: &Words<'_>) -> Vec<Award> {
        awards::awards(events, words)
    }

    fn recap(events: &[Event], words: &Words<'_>) -> Recap {
        recap::recap(events, words)
    }

    fn aside(event: &Event) -> Option<String> {
        matches!(event, Event::ChoseThird { .. }).then(|| "as the third".to_owned())
    }

    fn prompt(view: &View, words: &Words<'_>) -> String {
        let viewer = words.me;
        let lang = words.lang;
        match view.prompt() {
            Prompt::Bid { seat, .. }
                if viewer == Some(seat)
                    && view.hands[seat].kinds().all(|it| it.job().is_some()) =>
            {
                lang::ask_bid_none_you(lang).to_owned()
            }
            Prompt::Bid { seat, best, .. } if viewer == Some(seat) => match best {
                None => lang::ask_bid_you(lang).to_owned(),
                Some((leader, n)) => lang::AskBidYouBest {
                    player: words.name(leader),
                    n,
                }
                .say(lang),
            },
            Prompt::Bid { seat, .. } => lang::ask_bid_other(lang, words.name(seat)),
            Prompt::Work {
                seat,
                hands_left,
                has_worked,
            } if viewer == Some(seat) => match (has_worked, hands_left) {
                (false, n) => lang::ask_work_you(lang, n.into()),
                (true, 0) => lang::ask_listen_on_you(lang).to_owned(),
                (true, n) => lang::ask_work_on_you(lang, n.into()),
            },
            Prompt::Work { seat, .. } => lang::ask_work_other(lang, words.name(seat)),
            Prompt::Toss {
                seat,
                card: Some(card),
            } if viewer == Some(seat) => lang::ask_toss_you(lang, face_words(card, lang)),
            Prompt::Toss { seat, .. } => lang::ask_toss_other(lang, words.name(seat)),
            Prompt::Step {
                seat,
                job,
                place,
                step,
                count,
                ..
            } if viewer == Some(seat) => ask_step(job, place, step, count, lang),
            Prompt::Step { seat, job, .. } => lang::AskStepOther {
                player: words.name(seat),
                job: job_name(job, lang),
            }
            .say(lang),
            Prompt::SetAside { awaited } if viewer.is_some_and(|seat| awaited.contains(seat)) => {
                lang::ask_set_aside_you(lang).to_owned()
            }
            Prompt::SetAside { awaited } => {
                lang::ask_set_aside_other(lang, names_of(awaited, words))
            }
            Prompt::Over(win) => lang::AskOver {
                player: words.who(win.seat),
                how: how_words(win.how, lang),
            }
            .say(lang),
        }
    }

    fn label(view: &View, action: Action, words: &Words<'_>) -> String {
        let lang = words.lang;
        let card = |face| face_name(face, lang);
        match action {
            Action::Bid(bid) => bid_label(view, bid, bid.number(), lang),
            Action::BidAs31(bid) => bid_label(view, bid, THIRTY_ONE, lang),
            Action::Pass => lang::action_pass(lang).to_owned(),
            Action::Play { job, substitute } => play_label(view, job, substitute, lang),
            Action::Stop => lang::action_stop(lang).to_owned(),
            Action::Loaf => lang::action_loaf(lang).to_owned(),
            Action::LoafAfresh => lang::action_loaf_afresh(lang).to_owned(),
            Action::Listen => lang::action_listen(lang).to_owned(),
            Action::Toss => toss_label(view, lang),
            Action::Leave => lang::action_leave(lang).to_owned(),
            Action::Choose(seat) => choose_label(view, &words.name(seat), lang),
            Action::Discard(face) => lang::action_discard(lang, card(face)),
            Action::Enough => lang::action_enough(lang).to_owned(),
            Action::Give(face) => lang::action_give(lang, card(face)),
            Action::SetAside(face) => lang::action_set_aside(lang, card(face)),
            Action::Move(face) => lang::action_move(lang, card(face)),
            Action::Take(face) => lang::action_take(lang, card(face)),
            Action::Put(face) => lang::action_put(lang, card(face)),
            Action::Next(face) => next_label(view, face, lang),
            Action::Inspect { job, owner } => lang::ActionInspect {
                card: job_name(job, lang),
                player: words.name(owner),
            }
            .say(lang),
            Action::Follow(job) => lang::action_follow(lang, card(Face::Job(job))),
        }
    }

    fn explain(view: &View, action: Action, words: &Words<'_>) -> Option<String> {
        explain::explain(view, action, words)
    }

    fn reason(view: &View, seat: Seat, action: Action, words: &Words<'_>) -> Option<String> {
        reason::reason(view, seat, action, words)
    }

    fn made(event: &Event) -> Option<(Seat, Action)> {
        reason::made(event)
    }

    fn blurb(lang: Lang) -> Option<Blurb> {
        Some(Blurb {
            pitch: lang::box_pitch(lang),
            minutes: 25,
            effort: Effort::Medium,
            n_players: 4,
        })
    }

    fn result(points: i32, lang: Lang) -> String {
        match points.unsigned_abs() {
            0 => lang::result_none(lang).to_owned(),
            n => lang::result_cards(lang, n),
        }
    }

    fn cards(lang: Lang) -> Vec<Card> {
        names::cards(lang)
    }
}

fn ask_step(job: Job, place: u8, step: Step, count: u8, lang: Lang) -> String {
    let (job, n, words) = (job_name(job, lang), place + 1, step_words(step, lang));
    match step.quota() - count {
        0 | 1 => lang::AskStepYou {
            job,
            n,
            step: words,
        }
        .say(lang),
        left if step.quota() == left => lang::AskStepYou {
            job,
            n,
            step: words,
        }
        .say(lang),
        left => lang::AskStepYouLeft {
            job,
            n,
            step: words,
            left,
        }
        .say(lang),
    }
}

/// `Bid 5: will not win, but leaves your cards`.
fn bid_label(view: &View, bid: Bid, counts: u8, lang: Lang) -> String {
    let Phase::Bidding(bidding) = &view.table.phase else {
        return bid.to_string();
    };
    let outlook = outlook_words(bid, counts, bidding.outlook(counts), lang);
    lang::action_bid(lang, outlook)
}

/// `Do Overtime (1 hand, skill 4) with the Dog Brain; skill 4: 4 or more, 3 in 6`.
fn play_label(view: &View, job: Job, substitute: Option<Substitute>, lang: Lang) -> String {
    let seat = match &view.table.phase {
        Phase::Work(work) => Some(work.active),
        Phase::Bidding(_) | Phase::Over(_) => None,
    };
    let odds = seat
        .and_then(|seat| view.table.odds(seat, job))
        .map(|odds| odds_words(job, odds, lang));
    let hands = lang::card_hands(lang, job.hands().into());
    let card = lang::CardPlain {
        name: job_name(job, lang),
        hands,
    }
    .say(lang);
    match (odds, substitute) {
        (None, _) => lang::action_play(lang, card),
        (Some(odds), None) => lang::ActionPlaySkilled { card, odds }.say(lang),
        (Some(odds), Some(it)) => lang::ActionPlayWith {
            card,
            substitute: substitute_words(it, lang),
            odds,
        }
        .say(lang),
    }
}

/// What being chosen means for a player: `Cobweb draws 2`.
fn choose_label(view: &View, name: &str, lang: Lang) -> String {
    let underway = match &view.table.phase {
        Phase::Work(work) => work.jobs.current(),
        Phase::Bidding(_) | Phase::Over(_) => None,
    };
    let coming = underway.into_iter().flat_map(|it| {
        let steps = it.job.steps().iter();
        steps.skip(usize::from(it.step) + 1)
    });
    let mut effects = coming.filter_map(|step| match *step {
        Step::Draw {
            who: Drawers::Chosen,
            n: Amount::Fixed(n),
        } => Some(lang::ActionChooseDraws { name, n }.say(lang)),
        Step::Give(_) => Some(lang::action_choose_gets(lang, name)),
        Step::TakeAtRandom => Some(lang::action_choose_loses(lang, name)),
        Step::LookAtHand => Some(lang::action_choose_shows(lang, name)),
        Step::SwapHands => Some(lang::action_choose_swaps(lang, name)),
        Step::LayBeforeChosen => Some(lang::action_choose_has_it(lang, name)),
        Step::MoveToThird => Some(lang::action_choose_third(lang, name)),
        _ => None,
    });
    effects.next().unwrap_or_else(|| name.to_owned())
}

/// `Put 12 at no. 2`: the top card is the first.
fn next_label(view: &View, face: Face, lang: Lang) -> String {
    let placed = match &view.table.phase {
        Phase::Work(work) => work.jobs.current().map_or(0, |it| it.count),
        Phase::Bidding(_) | Phase::Over(_) => 0,
    };
    lang::ActionNext {
        card: face_words(face, lang),
        n: placed + 1,
    }
    .say(lang)
}

fn toss_label(view: &View, lang: Lang) -> String {
    let is_listening = matches!(
        view.table.phase,
        Phase::Work(work) if work.walkie_talkie == WalkieTalkie::Listening
    );
    let top = view.top.first().copied().flatten();
    match top.filter(|_| is_listening) {
        Some(card) => lang::action_toss_card(lang, face_words(card, lang)),
        None => lang::action_toss(lang).to_owned(),
    }
}

/// How somebody won.
pub fn how_words(how: How, lang: Lang) -> String {
    match how {
        How::Job(job) => lang::how_job(lang, job_name(job, lang)),
        How::OthersJob(job) => lang::how_others_job(lang, job_name(job, lang)),
        How::Bid(bid) => lang::how_bid(lang, bid),
        How::FewestCards => lang::how_fewest(lang).to_owned(),
    }
}

fn names_of(seats: SeatSet, words: &Words<'_>) -> String {
    let names: Vec<_> = seats.iter().map(|seat| words.name(seat)).collect();
    names.join(", ")
}
