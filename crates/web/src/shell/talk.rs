//! What the others say, and saying something oneself.

use std::time::Duration;

use leptos::{ev::SubmitEvent, prelude::*};
use tabletop::Seat;
use wire::{ClientMessage, LONGEST_WORDS, Mood, Said, Utterance};

use crate::{art, browser, emote, face::Face, lang, session::Session};

/// The tab beside the log. Onlookers have faces, and no words.
#[component]
pub fn Talk(session: Session) -> impl IntoView {
    let company = session.company;
    let heard = move || {
        let is_heard = |it: &Said| !company.is_muted(it.by);
        let said = company.said.get().into_iter();
        said.filter(is_heard).collect::<Vec<_>>()
    };
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        company.said.track();
        // By then the line is there.
        request_animation_frame(move || {
            if let Some(list) = list.get_untracked() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    view! {
        <Muted session />
        <ol class="talk" node_ref=list tabindex="0">
            <Show when=move || company.said.with(Vec::is_empty)>
                <li class="nothing">
                    {art::picture("asleep.svg")} {move || lang::company_silence(session.lang())}
                </li>
            </Show>
            <For each=heard key=|it| it.n children=move |said| view! { <Line session said /> } />
        </ol>
        <p class="kept">
            {move || lang::company_not_kept(session.lang())} " "
            <Show when=move || company.said.with(|it| !it.is_empty())>
                <button type="button" class="save" on:click=move |_| save(session)>
                    {move || lang::company_save(session.lang())}
                </button>
            </Show>
        </p>
        <Moods session />
        <Show when=move || session.seat().is_some()>
            <Say session />
        </Show>
    }
}

/// Hands over what this device has heard, as a file: a line for each word or face.
fn save(session: Session) {
    let lang = session.lang();
    let line = |Said { by, what, .. }: Said| {
        let words = match what {
            Utterance::Words(words) => words,
            Utterance::Mood(mood) => format!("*{}*", emote::word(mood, lang)),
        };
        let player = called(session, by);
        lang::CompanyOverheard { player, words }.say(lang) + "\n"
    };
    let company = session.company;
    let said = company.said.get_untracked().into_iter();
    let heard = said.filter(|it| !company.is_muted(it.by));
    let text: String = untrack(|| heard.map(line).collect());
    // A browser that takes no file is no reason to disturb the game.
    let _ = browser::download("brainery-chat.txt", &text);
}

#[component]
fn Line(session: Session, said: Said) -> impl IntoView {
    let Said { by, what, .. } = said;
    let is_mine = by.is_some() && untrack(|| session.seat()) == by;
    let name = move || called(session, by);
    let words = match what {
        Utterance::Words(words) => view! {
            <p>
                <span class="unseen">{name} ": "</span>
                {words}
            </p>
        }
        .into_any(),
        Utterance::Mood(mood) => {
            let word = move || emote::word(mood, session.lang());
            let shown = move || {
                if is_mine {
                    word().to_owned()
                } else {
                    lang::CompanyOverheard {
                        player: name(),
                        words: word().to_owned(),
                    }
                    .say(session.lang())
                }
            };
            let face = untrack(|| face(session, by));
            view! {
                {emote::drawing(face, mood)}
                <small>{shown}</small>
            }
            .into_any()
        }
    };
    let class = if is_mine { "mine" } else { "" };
    let disc = (!is_mine).then(|| view! { <Disc session by /> });
    view! { <li class=class>{disc} {words}</li> }
}

/// Who says it; a touch, and nothing more of them is heard here.
#[component]
fn Disc(session: Session, by: Option<Seat>) -> impl IntoView {
    let (hue, drawing) = untrack(|| match by {
        Some(seat) => {
            let portrait = session.face(seat);
            (portrait.hue(), portrait.drawing())
        }
        None => ("#cfe0ea", art::icon(art::EYE).into_any()),
    });
    let says = move || lang::company_mute(session.lang(), called(session, by));
    view! {
        <button
            type="button"
            class="who"
            aria-label=says
            title=says
            on:click=move |_| session.company.mute(by, true)
        >
            <span class="ic" style=format!("--hue:{hue}")>
                {drawing}
            </span>
        </button>
    }
}

/// Who is not heard on this device.
#[component]
fn Muted(session: Session) -> impl IntoView {
    let company = session.company;
    let chip = move |by: Option<Seat>| {
        let says = move || lang::company_unmute(session.lang(), called(session, by));
        view! {
            <button type="button" class="btn sm" on:click=move |_| company.mute(by, false)>
                {art::icon("mute")} {says}
            </button>
        }
    };
    view! {
        <Show when=move || company.muted.with(|it| !it.is_empty())>
            <div class="muted">
                <For each=move || company.muted.get() key=|by| *by children=chip />
            </div>
        </Show>
    }
}

/// Faces to make. One at a time, and each is held for a moment.
#[component]
pub fn Moods(session: Session) -> impl IntoView {
    let company = session.company;
    let is_held = RwSignal::new(false);
    let make = move |mood: Mood| {
        if is_held.get_untracked() {
            return;
        }
        is_held.set(true);
        company.say(ClientMessage::Emote { mood });
        // The others have it for as long.
        set_timeout(
            move || {
                let _ = is_held.try_set(false);
            },
            Duration::from_secs(3),
        );
    };
    let button = move |mood: Mood| {
        let says = move || emote::word(mood, session.lang());
        let face = move || {
            let face = face(session, session.seat());
            emote::drawing(face, mood)
        };
        view! {
            <button
                type="button"
                class="em"
                aria-label=says
                title=says
                aria-disabled=move || is_held.get().to_string()
                on:click=move |_| make(mood)
            >
                {face}
            </button>
        }
    };
    view! {
        <div class="emos" role="group" aria-label=move || lang::company_faces(session.lang())>
            {Mood::ALL.map(button).collect_view()}
        </div>
    }
}

#[component]
fn Say(session: Session) -> impl IntoView {
    let words = RwSignal::new(String::new());
    let send = move |submit: SubmitEvent| {
        submit.prevent_default();
        let text = words.get_untracked().trim().to_owned();
        if !text.is_empty() && !untrack(|| session.is_cut_off()) {
            session.company.say(ClientMessage::Chat { text });
            words.set(String::new());
        }
    };
    view! {
        <form class="sayf" on:submit=send>
            <input
                aria-label=move || lang::company_say(session.lang())
                placeholder=move || lang::company_say(session.lang())
                maxlength=LONGEST_WORDS.to_string()
                autocomplete="off"
                enterkeyhint="send"
                prop:value=words
                on:input=move |input| words.set(event_target_value(&input))
            />
            <button class="btn" aria-label=move || lang::company_send(session.lang())>
                {art::icon("send")}
            </button>
        </form>
    }
}

/// A face that somebody makes, over their plate.
#[component]
pub fn Pop(session: Session, by: Option<Seat>) -> impl IntoView {
    let mood = Memo::new(move |_| session.company.pop(by));
    move || {
        let (_, mood) = mood.get()?;
        let face = untrack(|| face(session, by));
        Some(view! {
            <span class="pop" aria-hidden="true">
                {emote::drawing(face, mood)}
            </span>
        })
    }
}

fn face(session: Session, by: Option<Seat>) -> Face {
    by.map_or_else(Face::default, |seat| session.bare_face(seat))
}

pub fn called(session: Session, by: Option<Seat>) -> String {
    match by {
        Some(seat) if session.seat() == Some(seat) => lang::shell_you(session.lang()).to_owned(),
        Some(seat) => session.name(seat),
        None => lang::company_somebody(session.lang()).to_owned(),
    }
}

/// What was said last, for those who do not see it.
#[component]
pub fn Overheard(session: Session) -> impl IntoView {
    let company = session.company;
    let last = Memo::new(move |_| company.said.with(|it| it.last().cloned()));
    let words = move || {
        let Some(Said { by, what, .. }) = last.get() else {
            return String::new();
        };
        let is_mine = by.is_some() && session.seat() == by;
        if is_mine || company.is_muted(by) {
            return String::new();
        }
        let words = match what {
            Utterance::Words(words) => words,
            Utterance::Mood(mood) => emote::word(mood, session.lang()).to_owned(),
        };
        lang::CompanyOverheard {
            player: called(session, by),
            words,
        }
        .say(session.lang())
    };
    view! { <p class="unseen" role="status">{words}</p> }
}
