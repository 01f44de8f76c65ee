//! What is in the way of a card of the viewer's own.

use scene::{Face as Side, Piece, Words};
use tabletop::{RuleId, Seat};

use crate::{card::Face, job::Step, lang, rulebook as r, rules::Prompt, table::Brain, view::View};

/// A card that cannot be used says what it lacks, and whose the Brain is.
pub(super) fn locked(view: &View, me: Seat, card: Piece, words: &Words<'_>) -> Piece {
    let face = match &card.face {
        Side::Card(id) => id.parse().ok(),
        _ => None,
    };
    let Some(face) = face else { return card };
    let (rule, says, short) = why_not(view, me, face, words);
    card.locked_by(rule, says).locked_in_short(short)
}

/// The clause in the way, that in a sentence, and on the card.
fn why_not(view: &View, me: Seat, face: Face, words: &Words<'_>) -> (RuleId, String, String) {
    let lang = words.lang;
    match (view.prompt(), face) {
        (Prompt::Bid { .. }, Face::Job(_)) => (
            r::GMB_4_FLOOR,
            lang::locked_only_bids(lang).to_owned(),
            lang::locked_only_bids_short(lang).to_owned(),
        ),
        (Prompt::Work { .. }, Face::Bid(_)) => (
            r::GMB_9_WORK,
            lang::locked_no_bids(lang).to_owned(),
            lang::locked_no_bids_short(lang).to_owned(),
        ),
        (Prompt::Work { hands_left, .. }, Face::Job(job)) if hands_left < job.hands() => {
            let n = job.hands().into();
            let says = lang::LockedHands {
                n,
                left: hands_left,
            };
            (
                r::GMB_10_COST,
                says.say(lang),
                lang::locked_hands_short(lang, n),
            )
        }
        (
            Prompt::Work { .. }
            | Prompt::Step {
                step: Step::PlayAJob,
                ..
            },
            Face::Job(job),
        ) if job.skill().is_some() && view.table.brain != Brain::HeldBy(me) => {
            let says = match view.table.brain {
                Brain::HeldBy(holder) => lang::locked_brain(lang, words.name(holder)),
                Brain::OnTheFloor => lang::locked_brain_floor(lang).to_owned(),
            };
            (
                r::GMB_15_NEEDS,
                says,
                lang::locked_brain_short(lang).to_owned(),
            )
        }
        (
            Prompt::Bid { .. }
            | Prompt::Work { .. }
            | Prompt::Toss { .. }
            | Prompt::Step { .. }
            | Prompt::SetAside { .. }
            | Prompt::Over(_),
            Face::Bid(_) | Face::Job(_),
        ) => {
            let says = lang::locked_not_asked(lang).to_owned();
            (r::GMB_12_IN_ORDER, says, String::new())
        }
    }
}
