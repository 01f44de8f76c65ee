//! The seats: who has them, and what can be done about it. What the host can do
//! sits on the rim of a seat; guests do not see it.

use std::{collections::BTreeSet, time::Duration};

use erased::LEVELS;
use leptos::{ev::FocusEvent, prelude::*};
use tabletop::Seat;
use wasm_bindgen::JsCast;
use web_sys::Element;
use wire::{SeatInfo, SeatKind, Wish};

use super::Here;
use crate::{
    art, browser,
    face::{Face, Portrait},
    lang,
    pages::setup::title,
    settings::settings,
    sheets::Sheet,
};

/// How long a new face is new.
const NEW: Duration = Duration::from_secs(2);

/// A seat, and who looks at it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SeatAssignment {
    at: Seat,
    seat: SeatInfo,
    is_me: bool,
    /// Whether it is the host's.
    is_hosts: bool,
    looks: Eyes,
}

/// What the reader may do here.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Eyes {
    Host,
    Guest,
    Onlooker,
}

#[component]
pub fn SeatList(here: Here) -> impl IntoView {
    let Here {
        lang, me, is_host, ..
    } = here;
    let looked_at = RwSignal::new(Seat::default());
    let is_open = RwSignal::new(false);
    let look = Callback::new(move |seat| {
        looked_at.set(seat);
        is_open.set(true);
    });
    let newcomers = newcomers(here);
    let assignments = move || {
        let looks = match me.get() {
            Some(_) if is_host.get() => Eyes::Host,
            Some(_) => Eyes::Guest,
            None => Eyes::Onlooker,
        };
        let me = me.get();
        here.table(|it| {
            let seats = it.seats.iter().cloned().enumerate();
            let assignment = |(index, seat)| {
                let at = Seat::new(index);
                SeatAssignment {
                    at,
                    seat,
                    is_me: me == Some(at),
                    is_hosts: it.host == Some(at),
                    looks,
                }
            };
            seats.map(assignment).collect::<Vec<_>>()
        })
    };
    // Chairs are made anew when something changes; the keyboard stays where it was.
    let last = StoredValue::new_local(None::<String>);
    let note = move |focus: FocusEvent| {
        let target: Option<Element> = focus.target().and_then(|it| it.dyn_into().ok());
        last.set_value(target.map(|it| it.id()));
    };
    Effect::new(move |_| {
        here.online.table.track();
        request_animation_frame(move || {
            if let Some(Some(id)) = last.try_get_value()
                && browser::is_focus_nowhere()
            {
                browser::focus("main");
                browser::focus(&id);
            }
        });
    });
    view! {
        <ol class="chairs" aria-label=lang::lobby_seats(lang) on:focusin=note>
            <For
                each=assignments
                key=|assignment: &SeatAssignment| format!("{assignment:?}")
                children=move |assignment| view! { <SeatEntry here assignment newcomers look /> }
            />
        </ol>
        <SeatSheet here at=looked_at is_open />
    }
}

/// The id of what can be pressed at a seat.
fn button(at: Seat) -> String {
    format!("at-{}", at.index())
}

/// Who came in a moment ago.
fn newcomers(here: Here) -> RwSignal<BTreeSet<String>> {
    let newcomers = RwSignal::new(BTreeSet::new());
    let names = Memo::new(move |_| {
        here.table(|it| {
            let people = it.seats.iter().filter(|it| it.kind == SeatKind::Person);
            let names = people.map(|it| it.name.clone());
            names.filter(|it| !it.is_empty()).collect::<BTreeSet<_>>()
        })
    });
    Effect::new(move |before: Option<BTreeSet<String>>| {
        let now = names.get();
        for name in before.iter().flat_map(|before| now.difference(before)) {
            newcomers.update(|it| _ = it.insert(name.clone()));
            let name = name.clone();
            set_timeout(
                move || {
                    // Nobody minds once the lobby is left.
                    let _ = newcomers.try_update(|it| it.remove(&name));
                },
                NEW,
            );
        }
        now
    });
    newcomers
}

#[component]
fn SeatEntry(
    here: Here,
    assignment: SeatAssignment,
    newcomers: RwSignal<BTreeSet<String>>,
    look: Callback<Seat>,
) -> impl IntoView {
    if assignment.seat.is_taken {
        view! { <Taken here assignment newcomers look /> }.into_any()
    } else {
        view! { <Free here assignment look /> }.into_any()
    }
}

#[component]
fn Free(here: Here, assignment: SeatAssignment, look: Callback<Seat>) -> impl IntoView {
    let lang = here.lang;
    let SeatAssignment { at, looks, .. } = assignment;
    let (icon, name, about) = match looks {
        Eyes::Host => (
            "plus",
            lang::lobby_add_bot(lang),
            lang::lobby_add_bot_about(lang),
        ),
        Eyes::Guest => ("hour", lang::lobby_free(lang), lang::lobby_sit_here(lang)),
        Eyes::Onlooker => ("hour", lang::lobby_free(lang), lang::lobby_free_about(lang)),
    };
    let press = move |_| match looks {
        Eyes::Host => look.run(at),
        Eyes::Guest | Eyes::Onlooker => here.wish(Wish::Take { seat: at }),
    };
    let what = match looks {
        Eyes::Host => Some(lang::lobby_add_bot(lang)),
        Eyes::Guest => Some(lang::lobby_sit_here(lang)),
        Eyes::Onlooker => None,
    };
    let n = at.index() + 1;
    view! {
        <li class="open">
            <span class="face add">{art::icon(icon)}</span>
            <b class="d">{name}</b>
            <small>{about}</small>
            {what
                .map(|what| {
                    view! {
                        <button
                            id=button(at)
                            type="button"
                            class="pick"
                            aria-label=lang::LobbySeat { n, what }.say(lang)
                            on:click=press
                        ></button>
                    }
                })}
        </li>
    }
}

#[component]
fn Taken(
    here: Here,
    assignment: SeatAssignment,
    newcomers: RwSignal<BTreeSet<String>>,
    look: Callback<Seat>,
) -> impl IntoView {
    let lang = here.lang;
    let SeatAssignment {
        at,
        seat,
        is_me,
        is_hosts,
        looks,
    } = assignment;
    let SeatInfo {
        kind,
        name,
        is_taken: _,
        is_here,
        // Nobody plays before everybody has a seat.
        stand_in_ms: _,
        is_asked: _,
        face,
    } = seat;
    let is_new = {
        let name = name.clone();
        Memo::new(move |_| !is_me && newcomers.with(|it| it.contains(&name)))
    };
    let tool = (looks == Eyes::Host && !is_me).then(|| match kind {
        SeatKind::Person => Tool {
            says: lang::lobby_remove(lang, &name),
            icon: "boot",
            press: Callback::new(move |()| here.online.session.remove(at)),
        },
        SeatKind::Bot(_) => Tool {
            says: lang::lobby_change(lang, &name),
            icon: "swap",
            press: Callback::new(move |()| look.run(at)),
        },
    });
    let about = move || match &kind {
        SeatKind::Bot(level) => lang::setup_bot(lang, title(level, lang)),
        SeatKind::Person if is_me => lang::lobby_you(lang).to_owned(),
        SeatKind::Person if is_new.get() => lang::lobby_new(lang).to_owned(),
        SeatKind::Person if is_here => lang::lobby_here(lang).to_owned(),
        SeatKind::Person => lang::shell_away_badge(lang).to_owned(),
    };
    let face = if is_me {
        Some(settings().face.get_untracked())
    } else {
        face.as_deref().map(Face::from_parts)
    };
    let portrait = Portrait::new(face, &name);
    view! {
        <li class:mine=is_me class:wait=!is_here class:new=move || is_new.get()>
            <span class="face" style=format!("--hue:{}", portrait.hue())>
                {portrait.drawing()}
            </span>
            <b class="d">{name}</b>
            <small>{about}</small>
            {is_hosts.then(|| view! { <em class="hosts">{lang::lobby_host(lang)}</em> })}
            {tool.map(|tool| view! { <Rim at tool /> })}
        </li>
    }
}

/// What the host can do with who sits there.
struct Tool {
    says: String,
    icon: &'static str,
    press: Callback<()>,
}

#[component]
fn Rim(at: Seat, tool: Tool) -> impl IntoView {
    let Tool { says, icon, press } = tool;
    view! {
        <button
            id=button(at)
            type="button"
            class="remove"
            aria-label=says.clone()
            title=says
            on:click=move |_| press.run(())
        >
            {art::icon(icon)}
        </button>
    }
}

/// Who is to sit on a seat that nobody has: the host, a bot and how strong it
/// is, or nobody yet.
#[component]
fn SeatSheet(here: Here, at: RwSignal<Seat>, is_open: RwSignal<bool>) -> impl IntoView {
    let lang = here.lang;
    let seat = Memo::new(move |_| here.table(|it| it.seats.get(at.get().index()).cloned()));
    let level = Memo::new(move |_| match seat.get()?.kind {
        SeatKind::Bot(level) => Some(level),
        SeatKind::Person => None,
    });
    let give = move |bot: Option<&str>| {
        let bot = bot.map(str::to_owned);
        here.wish(Wish::Bot {
            seat: at.get_untracked(),
            bot,
        });
        is_open.set(false);
    };
    let sit = move |_| {
        here.wish(Wish::Take {
            seat: at.get_untracked(),
        });
        is_open.set(false);
    };
    // Somebody may have taken it meanwhile.
    Effect::new(move |_| {
        let is_a_persons = |it: &SeatInfo| it.is_taken && it.kind == SeatKind::Person;
        if seat.with(|it| it.as_ref().is_none_or(is_a_persons)) {
            is_open.set(false);
        }
    });
    let row = move |strength: usize, known: &'static erased::LevelName| {
        view! {
            <button
                type="button"
                role="radio"
                aria-checked=move || (level.get().as_deref() == Some(known.name)).to_string()
                on:click=move |_| give(Some(known.name))
            >
                <span class="jar" aria-hidden="true">
                    {(0..strength).map(|_| art::picture("brain.svg")).collect_view()}
                </span>
                <span>
                    <b class="d">{known.title.get(lang)}</b>
                    <small>{known.about.get(lang)}</small>
                </span>
            </button>
        }
    };
    view! {
        <Sheet is_open class="seatpick" label="seat-title">
            <h2 id="seat-title" class="d">
                {lang::setup_who(lang)}
            </h2>
            <div class="rows" role="radiogroup" aria-label=lang::setup_who(lang)>
                {(1..).zip(&LEVELS).map(|(n, level)| row(n, level)).collect_view()}
                <button
                    type="button"
                    role="radio"
                    aria-checked=move || level.get().is_none().to_string()
                    on:click=move |_| give(None)
                >
                    <span class="jar">{art::icon("people")}</span>
                    <span>
                        <b class="d">{lang::setup_friend_row(lang)}</b>
                        <small>{lang::setup_friend_row_about(lang)}</small>
                    </span>
                </button>
            </div>
            <div class="row">
                <Show when=move || level.get().is_none()>
                    <button type="button" class="btn" on:click=sit>
                        {lang::lobby_sit_here(lang)}
                    </button>
                </Show>
            </div>
        </Sheet>
    }
}
