//! Why somebody may have made a move, from what the asker sees.

use scene::Words;
use tabletop::Seat;

use crate::{
    action::Action,
    bidding::Outlook,
    bots::{has_brain, net, use_of},
    card::{Bid, Face},
    event::Event,
    faces::Faces,
    job::{Drawers, Job, Kind, Step, Substitute, With},
    lang,
    table::{Brain, Phase},
    view::View,
};

/// From here on a bid wins most rounds.
const HIGH: u8 = 24;

pub(super) fn reason(view: &View, seat: Seat, action: Action, words: &Words<'_>) -> Option<String> {
    let why = Why { view, seat, words };
    let lang = words.lang;
    match action {
        Action::Bid(bid) => why.bid(bid),
        Action::BidAs31(_) => Some(lang::reason_counts_31(lang).to_owned()),
        Action::Pass => why.pass(),
        Action::Play { job, substitute } => why.play(job, substitute),
        Action::Follow(job) => why.does(job),
        Action::Stop => why.stop(),
        Action::Loaf => why.loaf(lang::reason_nothing(lang)),
        Action::LoafAfresh => why.loaf(lang::reason_afresh(lang)),
        Action::Choose(other) => why.choose(other),
        Action::Discard(face) | Action::Give(face) | Action::SetAside(face) => why.hardest(face),
        Action::Take(face) => why.take(face),
        Action::Inspect { job, owner } => why.inspect(job, owner),
        Action::Listen => Some(lang::reason_listen(lang).to_owned()),
        Action::Toss
        | Action::Leave
        | Action::Enough
        | Action::Move(_)
        | Action::Put(_)
        | Action::Next(_) => None,
    }
}

/// The move that an event is about, if its reader was told which.
pub(super) fn made(event: &Event) -> Option<(Seat, Action)> {
    let made = match *event {
        Event::Bid { seat, bid, counts } if counts == bid.number() => (seat, Action::Bid(bid)),
        Event::Bid { seat, bid, .. } => (seat, Action::BidAs31(bid)),
        Event::Passed { seat } => (seat, Action::Pass),
        Event::Stopped { seat } => (seat, Action::Stop),
        Event::Loafed { seat, cards } => {
            let afresh = cards.map(|_| Action::LoafAfresh);
            (seat, afresh.unwrap_or(Action::Loaf))
        }
        Event::Listened { seat, .. } => (seat, Action::Listen),
        Event::Tossed { seat, .. } => (seat, Action::Toss),
        Event::LeftOnDeck { seat } => (seat, Action::Leave),
        Event::JobPlayed { seat, job, with } => {
            let substitute = match with {
                With::Hands | With::Brain => None,
                With::Substitute(it) => Some(it),
            };
            (seat, Action::Play { job, substitute })
        }
        Event::JobFollowed { seat, job } => (seat, Action::Follow(job)),
        Event::Discarded { seat, card } => (seat, Action::Discard(card)),
        Event::Enough { seat } => (seat, Action::Enough),
        Event::Chose { seat, chosen } => (seat, Action::Choose(chosen)),
        Event::ChoseThird { seat, third } => (seat, Action::Choose(third)),
        Event::Given {
            chooser,
            from,
            card,
            ..
        } if chooser == from => (chooser, Action::Give(card?)),
        Event::SetAside { seat, card } => (seat, Action::SetAside(card?)),
        Event::Fetched { seat, card } => (seat, Action::Take(card)),
        Event::PutOnDeck { seat, card } => (seat, Action::Put(card)),
        Event::Dealt { .. }
        | Event::BiddingBegan { .. }
        | Event::NobodyBid
        | Event::PickedUp { .. }
        | Event::TurnBegan { .. }
        | Event::TurnSkipped { .. }
        | Event::Asked { .. }
        | Event::StepSkipped { .. }
        | Event::JobDone { .. }
        | Event::LaidBefore { .. }
        | Event::Removed { .. }
        | Event::MopMoved { .. }
        | Event::Drew { .. }
        | Event::Reshuffled { .. }
        | Event::TurnedOver { .. }
        | Event::HandDiscarded { .. }
        | Event::Given { .. }
        | Event::LookedAtHand { .. }
        | Event::HandsPassed { .. }
        | Event::HandsSwapped { .. }
        | Event::CardsPassed { .. }
        | Event::Arranging { .. }
        | Event::PutBack { .. }
        | Event::RollsImproved { .. }
        | Event::TurnEarned { .. }
        | Event::BrainTaken { .. }
        | Event::BrainPassed { .. }
        | Event::BrainDropped(_)
        | Event::Rolled { .. }
        | Event::Won(_)
        | Event::HandsShown { .. } => return None,
    };
    Some(made)
}

/// Somebody asks why `seat` would do something.
#[derive(Copy, Clone)]
struct Why<'a> {
    view: &'a View,
    seat: Seat,
    words: &'a Words<'a>,
}

impl Why<'_> {
    fn bid(self, bid: Bid) -> Option<String> {
        let (lang, view) = (self.words.lang, self.view);
        let Phase::Bidding(bidding) = &view.table.phase else {
            return None;
        };
        if view.table.held[self.seat] == 1 {
            return Some(lang::reason_wins(lang).to_owned());
        }
        match bidding.outlook(bid.number()) {
            Outlook::Loses => Some(lang::reason_loses(lang).to_owned()),
            Outlook::Wins | Outlook::Leads => Some(match needing(view.hands[self.seat]) {
                0 => lang::reason_next_turn(lang).to_owned(),
                n => lang::reason_needed(lang, n),
            }),
        }
    }

    fn pass(self) -> Option<String> {
        let lang = self.words.lang;
        let Phase::Bidding(bidding) = &self.view.table.phase else {
            return None;
        };
        let hand = self.whole_hand()?;
        let bids = hand.iter().filter_map(|face| match face {
            Face::Bid(bid) => Some(bid),
            Face::Job(_) => None,
        });
        let Some(highest) = bids.map(Bid::number).max() else {
            return Some(lang::reason_no_bid(lang).to_owned());
        };
        let says = if bidding.outlook(highest) == Outlook::Loses {
            lang::reason_later(lang)
        } else if needing(hand) == 0 {
            lang::reason_no_need(lang)
        } else {
            lang::reason_saved(lang)
        };
        Some(says.to_owned())
    }

    fn play(self, job: Job, substitute: Option<Substitute>) -> Option<String> {
        let (lang, view) = (self.words.lang, self.view);
        let n_cards = i32::from(view.table.held[self.seat]);
        let shed = 1 - net(view, self.seat, job);
        let is_sure = job
            .steps()
            .iter()
            .all(|step| !matches!(step, Step::PassHands | Step::SwapHands | Step::PlayAJob));
        if is_sure && n_cards <= shed {
            return Some(lang::reason_wins(lang).to_owned());
        }
        if is_sure && 1 < shed {
            return Some(lang::reason_sheds(lang, shed.unsigned_abs()));
        }
        let fewer = || lang::reason_fewer(lang, shed.unsigned_abs());
        let less = || lang::reason_less(lang).to_owned();
        self.does(job)
            .or_else(|| (1 < shed).then(fewer))
            .or_else(|| self.rolls((job, substitute), shed))
            .or_else(|| (shed == 1).then(less))
    }

    /// What its instructions do besides.
    fn does(self, job: Job) -> Option<String> {
        let (lang, table) = (self.words.lang, &self.view.table);
        let holder = table.brain.holder().filter(|it| *it != self.seat);
        let said = job.steps().iter().find_map(|step| match *step {
            Step::AnotherTurn => Some(lang::reason_another_turn(lang).to_owned()),
            Step::TakeTheBrain => {
                holder.map(|it| lang::reason_takes_brain(lang, self.words.who(it)))
            }
            Step::DropTheBrain => holder.map(|it| lang::reason_drops(lang, self.words.who(it))),
            Step::Draw {
                who: Drawers::Others | Drawers::Everyone,
                ..
            } => Some(lang::reason_others_draw(lang).to_owned()),
            Step::Draw {
                who: Drawers::Left | Drawers::Chosen,
                ..
            } => Some(lang::reason_other_draws(lang).to_owned()),
            Step::Draw {
                who: Drawers::You, ..
            }
            | Step::Discard(_)
            | Step::DiscardUpTo(_)
            | Step::DiscardHand
            | Step::ChooseAnother
            | Step::ChooseThird
            | Step::Give(_)
            | Step::TakeAtRandom
            | Step::LookAtHand
            | Step::MoveToThird
            | Step::PassHands
            | Step::SwapHands
            | Step::EveryonePasses(_)
            | Step::PassTheBrain
            | Step::Fetch
            | Step::PutOnDeck
            | Step::Arrange(_)
            | Step::TurnOverToABid
            | Step::Inspect
            | Step::FollowAJob
            | Step::PlayAJob
            | Step::RollsPlus(_)
            | Step::LayBeforeYou
            | Step::LayBeforeChosen => None,
        });
        let stays = || lang::reason_stays(lang).to_owned();
        let helps = job.kind() == Kind::Object && job != Job::Mop;
        said.or_else(|| helps.then(stays))
    }

    /// How likely the roll is, or that there is none.
    fn rolls(self, (job, substitute): (Job, Option<Substitute>), shed: i32) -> Option<String> {
        let lang = self.words.lang;
        let table = &self.view.table;
        let Some(odds) = table.odds(self.seat, job) else {
            let says = || lang::reason_no_brain(lang).to_owned();
            return (table.brain != Brain::HeldBy(self.seat)).then(says);
        };
        match (odds.sixths, substitute) {
            (6, _) => Some(lang::reason_sure(lang).to_owned()),
            (_, Some(_)) => Some(lang::reason_no_brain(lang).to_owned()),
            (n @ 4.., None) => Some(lang::reason_likely(lang, n)),
            (n @ 1.., None) if 1 <= shed => Some(lang::reason_unlikely(lang, n.into())),
            (_, None) => None,
        }
    }

    fn stop(self) -> Option<String> {
        let lang = self.words.lang;
        let left = self.doable()?;
        if left.is_empty() {
            return Some(lang::reason_no_hands(lang).to_owned());
        }
        let risky = |job: &Job| {
            self.view
                .table
                .odds(self.seat, *job)
                .is_some_and(|it| it.sixths < 6)
        };
        if left.iter().all(risky) {
            return Some(lang::reason_risk(lang).to_owned());
        }
        // What draws as many as it takes leaves no fewer cards.
        let is_no_use = |job: &Job| risky(job) || 1 <= net(self.view, self.seat, *job);
        let says = || lang::reason_no_use(lang).to_owned();
        left.iter().all(is_no_use).then(says)
    }

    fn loaf(self, says: &str) -> Option<String> {
        self.doable()?.is_empty().then(|| says.to_owned())
    }

    /// Jobs in the hand that could be done now, if the asker sees it.
    fn doable(self) -> Option<Vec<Job>> {
        let table = &self.view.table;
        let Phase::Work(work) = &table.phase else {
            return None;
        };
        let n_hands = table.hands_left(work);
        let stands_in = |skill: u8| {
            let mut substitutes = Substitute::ALL.into_iter();
            substitutes.any(|it| table.lies_before(self.seat, it.job()) && skill <= it.best_skill())
        };
        let can = |job: &Job| {
            let has_mind = |skill| has_brain(self.view, self.seat) || stands_in(skill);
            job.hands() <= n_hands && job.skill().is_none_or(has_mind)
        };
        let jobs = self.whole_hand()?.kinds().filter_map(Face::job);
        Some(jobs.filter(can).collect())
    }

    fn choose(self, other: Seat) -> Option<String> {
        let (table, lang) = (&self.view.table, self.words.lang);
        let n_cards = table.held[other];
        let others = || table.others(self.seat).filter(|it| *it != other);
        let player = self.words.who(other);
        if others().all(|it| n_cards < table.held[it]) {
            return Some(lang::reason_fewest(lang, player));
        }
        if others().all(|it| table.held[it] < n_cards) {
            return Some(lang::reason_most(lang, player));
        }
        if others().all(|it| n_cards <= table.held[it]) {
            return Some(lang::reason_as_few(lang, player));
        }
        let has_as_many = others().all(|it| table.held[it] <= n_cards);
        has_as_many.then(|| lang::reason_as_many(lang, player))
    }

    /// Which card it was, and whether it is of the least use, only those may know
    /// who see the hand.
    fn hardest(self, face: Face) -> Option<String> {
        let hand = self.whole_hand()?;
        if !self.view.eyes.may_see(self.seat) || !hand.has(face) {
            return None;
        }
        let use_here = use_of(face, hand);
        let mut others = hand.kinds().filter(|it| *it != face).peekable();
        let is_least = others.peek().is_some() && others.all(|it| use_here <= use_of(it, hand));
        let says = || lang::reason_hardest(self.words.lang).to_owned();
        is_least.then(says).or_else(|| self.drawback(face))
    }

    /// Why one would rather not hold a card.
    fn drawback(self, face: Face) -> Option<String> {
        let lang = self.words.lang;
        let says = match face {
            Face::Bid(bid) if bid.number() < HIGH => lang::reason_low_bid(lang),
            Face::Job(job) if 1 <= net(self.view, self.seat, job) => lang::reason_draws(lang),
            Face::Job(job) if 1 < job.hands() => lang::reason_two_hands(lang),
            Face::Job(job) if job.skill().is_some() => lang::reason_needs_brain(lang),
            Face::Bid(_) | Face::Job(_) => return None,
        };
        Some(says.to_owned())
    }

    fn take(self, face: Face) -> Option<String> {
        let lang = self.words.lang;
        match face {
            Face::Bid(bid) if HIGH <= bid.number() => Some(lang::reason_high_bid(lang).to_owned()),
            Face::Bid(_) => None,
            Face::Job(job) => {
                let sheds = net(self.view, self.seat, job) < 0;
                let sheds = sheds.then(|| lang::reason_sheds_more(lang).to_owned());
                let easy = || lang::reason_no_brain(lang).to_owned();
                sheds
                    .or_else(|| self.does(job))
                    .or_else(|| job.skill().is_none().then(easy))
            }
        }
    }

    fn inspect(self, job: Job, owner: Seat) -> Option<String> {
        let lang = self.words.lang;
        match (job == Job::Mop, owner == self.seat) {
            (true, true) => Some(lang::reason_hinders(lang).to_owned()),
            (false, false) => Some(lang::reason_helps(lang, self.words.who(owner))),
            (true, false) | (false, true) => None,
        }
    }

    /// All cards of the player, if the asker sees them.
    fn whole_hand(self) -> Option<Faces> {
        let sees_all = self.view.n_hidden(self.seat) == 0;
        sees_all.then_some(self.view.hands[self.seat])
    }
}

/// How many jobs take a Brain.
fn needing(hand: Faces) -> u32 {
    let needs = |face: &Face| face.job().is_some_and(|job| job.skill().is_some());
    hand.iter().filter(needs).count() as u32
}
