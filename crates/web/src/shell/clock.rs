//! How long everybody may still take: on the plate of whoever is to move, in
//! the bubble of this page's player, and in words when something happens to it.

use std::time::Duration;

use leptos::prelude::*;
use tabletop::{Lang, Seat};
use wire::{ClientMessage, Pace, TimeNews};

use crate::{
    art, browser, lang,
    session::Session,
    sound::{self, Sound},
};

/// From when on somebody had better hurry, in seconds, and how long one hears it.
const LAST: u32 = 20;
const HEARD: u32 = 10;

/// How long news stay.
const NEWS: Duration = Duration::from_secs(6);

/// How often it is looked whether a second has passed.
const TICK: Duration = Duration::from_millis(200);

/// The seconds a seat has left, while they run. Only whole ones make anything
/// draw anew.
pub fn seconds(session: Session, seat: Signal<Option<Seat>>) -> Memo<Option<u32>> {
    let now = RwSignal::new(browser::now());
    let clocks = session.company.clocks;
    let is_running = Memo::new(move |_| seat.get().is_some_and(|seat| clocks.runs(seat)));
    Effect::new(move |_| {
        let tick = move || {
            // The table may have been left meanwhile.
            let _ = now.try_set(browser::now());
        };
        if is_running.get()
            && let Ok(ticking) = set_interval_with_handle(tick, TICK)
        {
            on_cleanup(move || ticking.clear());
        }
    });
    Memo::new(move |_| {
        let ms = clocks.running(seat.get()?, now.get().max(browser::now()))?;
        Some(ms.div_ceil(1000))
    })
}

/// A time as one reads it off a clock.
pub fn words(seconds: u32, lang: Lang) -> String {
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / (24 * 3600));
    match (hours, days) {
        (0, _) => format!("{minutes}:{:02}", seconds % 60),
        (_, 0) => {
            let minutes = minutes % 60;
            lang::ClockHoursMinutes { hours, minutes }.say(lang)
        }
        (_, _) => {
            let hours = hours % 24;
            lang::ClockDaysHours { days, hours }.say(lang)
        }
    }
}

/// How much of the time for a move and in reserve there is, in hundredths.
pub fn share(seconds: u32, pace: Pace) -> u32 {
    let all = (pace.bank_ms() + pace.move_ms()) / 1000;
    (seconds * 100 / all.max(1)).min(100)
}

/// On the plate of somebody else: their time, which one taps to give them more.
#[component]
pub fn PlateClock(session: Session, seat: Seat) -> impl IntoView {
    let left = seconds(session, Signal::stored(Some(seat)));
    let is_on = Memo::new(move |_| left.with(Option::is_some));
    view! {
        <Show when=move || is_on.get()>
            <Pill session seat left />
        </Show>
    }
}

#[component]
fn Pill(session: Session, seat: Seat, left: Memo<Option<u32>>) -> impl IntoView {
    let company = session.company;
    let time = move || words(left.get().unwrap_or(0), session.lang());
    let is_low = move || left.get().is_some_and(|it| it <= LAST);
    let ring = move || {
        let share = share(left.get().unwrap_or(0), company.clocks.pace());
        format!("--share:{share}%")
    };
    let label = move || {
        let (name, time, lang) = (session.name(seat), time(), session.lang());
        match company.clocks.pace() {
            Pace::Days => lang::ClockGiveDay { name, time }.say(lang),
            Pace::Off | Pace::Relaxed | Pace::Quick => lang::ClockGive { name, time }.say(lang),
        }
    };
    let face = move || {
        view! {
            {move || is_low().then(|| art::icon("clock"))}
            <b>{time}</b>
        }
    };
    let may_give = Memo::new(move |_| session.seat().is_some());
    view! {
        <i class="ring" class:low=is_low style=ring aria-hidden="true"></i>
        <Show
            when=move || may_give.get()
            fallback=move || {
                view! {
                    <span class="clk" class:low=is_low>
                        {face()}
                    </span>
                }
            }
        >
            <button
                type="button"
                class="clk"
                class:low=is_low
                aria-label=label
                on:click=move |_| company.give_time(seat)
            >
                {face()}
                {art::icon("plus")}
            </button>
        </Show>
    }
}

/// In the bubble: one's own time.
#[component]
pub fn MyClock(session: Session) -> impl IntoView {
    let me = Signal::derive(move || session.seat());
    let left = seconds(session, me);
    let is_low = Memo::new(move |_| left.get().is_some_and(|it| it <= LAST));
    let is_on = Memo::new(move |_| left.with(Option::is_some));
    Effect::new(move |_| {
        if left.get().is_some_and(|it| 0 < it && it <= HEARD) {
            sound::play(Sound::Tick, session.settings);
        }
    });
    // Once for a question: nobody wants to hear every second read out.
    let warning = move || {
        let is_low = is_low.get();
        is_low.then(|| lang::clock_last_seconds(session.lang(), LAST))
    };
    let time = move || words(left.get().unwrap_or(0), session.lang());
    view! {
        <p class="unseen" role="status">
            {warning}
        </p>
        <Show when=move || is_on.get()>
            <span class="clk mine" class:low=move || is_low.get() role="timer" aria-live="off">
                {art::icon("clock")}
                <Show when=move || is_low.get()>
                    <em>{move || lang::clock_hurry(session.lang())}</em>
                </Show>
                <span class="unseen">{move || lang::clock_yours(session.lang(), time())}</span>
                <b aria-hidden="true">{time}</b>
            </span>
        </Show>
    }
}

/// What hangs from the bar: that a bot plays for one, or what happened to
/// somebody's time.
#[component]
pub fn TimeNotice(session: Session) -> impl IntoView {
    let company = session.company;
    let am_out = Memo::new(move |_| {
        let me = session.seat();
        let is_asked = company.is_paused.get() || company.ballot.with(Option::is_some);
        me.is_some_and(|me| company.clocks.is_out(me)) && !session.is_cut_off() && !is_asked
    });
    view! {
        <Show when=move || am_out.get() fallback=move || view! { <News session /> }>
            <div class="banner ask time">
                <span>
                    <b class="d" role="alert">
                        {move || lang::clock_out_yours(session.lang())}
                    </b>
                    <small>{move || lang::clock_out_about(session.lang())}</small>
                </span>
                <button
                    type="button"
                    class="btn go"
                    on:click=move |_| company.say(ClientMessage::Back)
                >
                    {move || lang::clock_back(session.lang())}
                </button>
            </div>
        </Show>
    }
}

#[component]
fn News(session: Session) -> impl IntoView {
    let news = session.company.clocks.news;
    let shown = RwSignal::new(None::<TimeNews>);
    let seen = news.with_untracked(|it| it.map_or(0, |(n, _)| n));
    Effect::new(move |_| {
        let Some((n, what)) = news.get().filter(|(n, _)| seen < *n) else {
            return;
        };
        shown.set(Some(what));
        let end = move || {
            let is_last = news.try_with_untracked(|it| it.is_some_and(|it| it.0 == n));
            if is_last == Some(true) {
                let _ = shown.try_set(None);
            }
        };
        set_timeout(end, NEWS);
    });
    let says = move || shown.get().map(|news| said(session, news));
    view! {
        <p class="timenews" role="status">
            {says}
        </p>
    }
}

fn said(session: Session, news: TimeNews) -> String {
    let lang = session.lang();
    let is_me = |seat: Seat| session.seat() == Some(seat);
    match news {
        TimeNews::Out { seat } => lang::clock_out(lang, session.name(seat)),
        TimeNews::Back { seat } if is_me(seat) => lang::clock_you_are_back(lang).to_owned(),
        TimeNews::Back { seat } => lang::clock_is_back(lang, session.name(seat)),
        TimeNews::Gave { by, to } if is_me(by) => lang::clock_you_gave(lang, session.name(to)),
        TimeNews::Gave { by, to } if is_me(to) => lang::clock_gave_you(lang, session.name(by)),
        TimeNews::Gave { by, to } => {
            let (name, other) = (session.name(by), session.name(to));
            lang::ClockGave { name, other }.say(lang)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_short_whatever_it_is() {
        let say = |seconds| words(seconds, Lang::En);
        assert_eq!(say(0), "0:00");
        assert_eq!(say(62), "1:02");
        assert_eq!(say(2 * 3600 + 60), "2 h 1 min");
        assert_eq!(say(50 * 3600), "2 d 2 h");
    }

    #[test]
    fn the_ring_is_full_at_first_and_whatever_is_given() {
        assert_eq!(share(195, Pace::Quick), 100);
        assert_eq!(share(255, Pace::Quick), 100);
        assert_eq!(share(0, Pace::Quick), 0);
        assert_eq!(share(36 * 3600, Pace::Days), 50);
    }
}
