//! What the server refused, in the words of whoever reads it.

use tabletop::Lang;
use wire::{Problem, ProblemKind};

use crate::lang;

/// A whole sentence with what can be done, for what people meet; nothing for
/// what only programs do wrong.
pub fn said(problem: &Problem, lang: Lang) -> Option<String> {
    let said = match problem.kind? {
        ProblemKind::Blocked => lang::refused_blocked(lang),
        ProblemKind::Closed => lang::refused_closed(lang),
        ProblemKind::Pruned => lang::refused_pruned(lang),
        ProblemKind::Forgotten => lang::refused_forgotten(lang),
        ProblemKind::OldRules => lang::refused_old_rules(lang),
        ProblemKind::Full => lang::refused_full(lang),
        ProblemKind::Locked => lang::refused_locked(lang),
        ProblemKind::SeatTaken => lang::refused_seat_taken(lang),
        ProblemKind::NotHost => lang::refused_not_host(lang),
        ProblemKind::TooFast => lang::refused_too_fast(lang),
        ProblemKind::ServerFull => lang::refused_server_full(lang),
        ProblemKind::CannotWrite => lang::refused_cannot_write(lang),
        ProblemKind::Stopping => lang::refused_stopping(lang),
        ProblemKind::Paused => lang::refused_paused(lang),
        ProblemKind::Other => return None,
    };
    Some(said.to_owned())
}
