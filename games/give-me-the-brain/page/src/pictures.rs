//! Small drawings of our own, with lines in a box of 24 by 24.

use give_me_the_brain::Job;
use leptos::prelude::*;
use web::art;

/// A hand to work with.
pub const HAND: &str = "M7 13V6.500a1.500 1.500 0 0 1 3 0V11 4.500a1.500 1.500 0 0 1 3 0V11 5.500a1.500 1.500 0 0 1 3 \
    0V12 8.500a1.500 1.500 0 0 1 3 0V14c0 4-2.500 7-6.500 7-3 0-4.800-1.300-6.300-3.800L3.800 13.500c-.7-1.400 \
    1-2.700 2.100-1.500L7 13";
const RAT: &str = "M7 9.500a3 3 0 1 1 3-4M17 9.500a3 3 0 1 0-3-4M6 11c0-5 12-5 12 0 0 5-3 9-6 9s-6-4-6-9zM9.500 \
    11.500v.1M14.500 11.500v.1M12 17v.1M8 16.500l-5 1M16 16.500l5 1";
const DOG: &str = "M6 5 2.500 11.500l3.500 1V16c0 3 3 5 6 5s6-2 6-5v-3.500l3.500-1L18 5c-2 0-4 1-6 1S8 5 6 5zM9.500 \
    12v.1M14.500 12v.1M12 15v2M9.500 18c1.500 1 3.500 1 5 0";
const STRING: &str = "M3 20c2-7 6-2 8-6s-4-8-5-4 8 6 12 2c3-3 1-7-2-6-4 1 0 8 5 7";
const MOP: &str = "M15 2.500 10.500 13M6 13h8l2 4c-3 1.500-9 1.500-12 0zM4 17l-1 4M8 18v3.500M12 18v3.500M16 17l1 4";
const MUG: &str = "M5 8h11v8a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 10h2a2.500 2.500 0 0 1 0 5h-2M8.500 5.500c1-1-1-1.500 \
    0-3M12.500 5.500c1-1-1-1.500 0-3";
const WALKIE_TALKIE: &str = "M7.500 8h9v13h-9zM9.500 8V2.500M10.500 11.500h3M10.500 15h3M10.500 18h3M19 5c1 1 1 2.500 0 \
    3.500M21 3c2 2 2 5.500 0 7.500";
const SIGN: &str = "M9 3h6l4 18H5zM12 9c-1.500 2-2.200 3-2.200 4.300a2.200 2.200 0 0 0 4.400 0C14.200 12 13.500 11 12 9z";
const LUNCH: &str =
    "M7 3v18M4.500 3v4.500a2.500 2.500 0 0 0 5 0V3M17 21v-8h-2.500c0-5 .5-9 2.500-10z";

/// Jobs that stay on the table, and what they look like there.
static SIGNS: [(Job, &str); 10] = [
    (Job::ExtraHand, HAND),
    (Job::RatBrain, RAT),
    (Job::DogBrain, DOG),
    (Job::PieceOfString, STRING),
    (Job::Mop, MOP),
    (Job::CoffeeMug, MUG),
    (Job::WalkieTalkie, WALKIE_TALKIE),
    (Job::HideInTheWashroom, art::DOOR),
    (Job::WetFloorSign, SIGN),
    (Job::OutToLunch, LUNCH),
];

/// What a job that stays on the table looks like.
pub fn lines(job: Job) -> Option<&'static str> {
    let sign = SIGNS.iter().find(|(it, _)| *it == job);
    sign.map(|(_, lines)| *lines)
}

/// Hands to work with: those left, then those used up.
pub fn hands(n_left: u8, n_used: u8) -> impl IntoView {
    let hand = |class| view! { <span class=class>{art::icon(HAND)}</span> };
    let left = (0..n_left).map(move |_| hand("left"));
    let used = (0..n_used).map(move |_| hand("used"));
    view! {
        <span class="gmb-hands" aria-hidden="true">{left.chain(used).collect_view()}</span>
    }
}

/// What lies in front of a player, as small signs; words stand elsewhere.
pub fn signs(jobs: &[Job]) -> AnyView {
    let lines = jobs.iter().copied().filter_map(lines);
    lines.map(art::icon).collect_view().into_any()
}

#[cfg(test)]
mod tests {
    use give_me_the_brain::Kind;

    use super::*;

    #[test]
    fn what_stays_on_the_table_has_a_sign_and_nothing_else_has() {
        for job in Job::all() {
            assert_eq!(lines(job).is_some(), job.kind() != Kind::Ordinary, "{job}");
        }
    }
}
