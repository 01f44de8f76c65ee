//! What the coach says: a chapter, an idea, a little more, and what to do.

use driver::lesson::Sentences;
use leptos::{ev, prelude::*};
use std::time::Duration;

use super::light::{self, Shine};
use crate::{art, lang, session::lesson::Coaching};

/// The id of what the coach says.
pub const VOICE: &str = "coach";

/// When everything that moves under a finger has come to rest.
const SETTLED: Duration = Duration::from_millis(320);

#[component]
pub fn Voice(coaching: Coaching) -> impl IntoView {
    let session = coaching.session;
    let shine = RwSignal::new(None::<Shine>);
    let is_asking = Memo::new(move |_| coaching.is_asking());
    keep_lit(coaching, is_asking, shine);
    let says = Memo::new(move |_| {
        let lang = session.lang();
        let is_over = coaching.step.get() == coaching.n_steps();
        match coaching.lesson_step() {
            Some(step) if is_asking.get() => Some(step.get(lang).clone()),
            None if is_over && !session.is_moving.get() => {
                Some(coaching.course().lesson().end.get(lang).clone())
            }
            Some(_) | None => None,
        }
    });
    let is_low = move || shine.with(|it| it.as_ref().is_none_or(|it| it.is_high));
    view! {
        <div class="coaching" class:low=is_low class:over=move || coaching.step.get() == coaching.n_steps()>
            <svg class="night" aria-hidden="true">
                <path d=move || shine.with(|it| it.as_ref().map(Shine::night)) fill-rule="evenodd" />
                {move || {
                    shine.with(|it| it.iter().flat_map(|it| it.lit.clone()).map(rim).collect_view())
                }}
            </svg>
            <section class="coach" id=VOICE tabindex="-1" aria-label=move || lang::lesson_coach(session.lang())>
                {move || says.get().map(|says| view! { <Bubble coaching says is_asking /> })}
            </section>
        </div>
    }
}

fn rim(lit: light::Rect) -> impl IntoView {
    view! { <rect x=lit.x y=lit.y width=lit.w height=lit.h rx=light::CORNER /> }
}

#[component]
fn Bubble(coaching: Coaching, says: Sentences, is_asking: Memo<bool>) -> impl IntoView {
    let session = coaching.session;
    let lang = move || session.lang();
    let Sentences {
        chapter,
        idea,
        more,
        task,
    } = says;
    let is_first = move || coaching.step.get() == 0;
    let leave = format!("/play/{}", session.game.info().id);
    let task = (!task.is_empty()).then_some(task);
    view! {
        <img class="who" src=art::file("mascot.svg") alt="" />
        <div class="bub">
            <a class="x" href=leave aria-label=move || lang::lesson_leave(lang()) title=move || lang::lesson_leave(lang())>
                {art::icon(art::CROSS)}
            </a>
            <div aria-live="polite">
                <small class="d">{chapter}</small>
                <h2 class="d">{idea}</h2>
                <p>{more}</p>
                {task.map(|task| view! { <p class="try d">{art::icon("down")} {task}</p> })}
            </div>
            <p class="astray" role="status">
                {move || coaching.is_astray.get().then(|| lang::lesson_astray(lang()))}
            </p>
            <Show when=move || is_asking.get()>
                <div class="row">
                    <Dots coaching />
                    <button
                        type="button"
                        class="btn quiet"
                        on:click=move |_| coaching.skip_step()
                    >
                        {move || lang::lesson_skip(lang())}
                    </button>
                    <Show when=move || !is_first()>
                        <button
                            type="button"
                            class="btn back"
                            aria-label=move || lang::lesson_back(lang())
                            title=move || lang::lesson_back(lang())
                            on:click=move |_| coaching.back()
                        >
                            {art::icon(art::BACK)}
                        </button>
                    </Show>
                </div>
            </Show>
        </div>
    }
}

#[component]
fn Dots(coaching: Coaching) -> impl IntoView {
    let n_steps = coaching.n_steps();
    let says = move || {
        let n = coaching.step.get() + 1;
        lang::LessonStep { n, of: n_steps }.say(coaching.session.lang())
    };
    let dot = move |n: usize| {
        let step = coaching.step;
        view! {
            <i
                class:dn=move || n < step.get()
                class:now=move || n == step.get()
            ></i>
        }
    };
    view! {
        <span class="dotsr" role="img" aria-label=says>
            {(0..n_steps).map(dot).collect_view()}
        </span>
    }
}

/// Looks for what is lit whenever it may have moved.
fn keep_lit(coaching: Coaching, is_asking: Memo<bool>, shine: RwSignal<Option<Shine>>) {
    let look = move || {
        let names = match coaching.lesson_step() {
            Some(step) if is_asking.get() => step.light,
            Some(_) | None => Vec::new(),
        };
        let _ = shine.try_set(light::shine(&names));
    };
    let look_soon = move || {
        let look = move || {
            if is_asking.try_get_untracked().is_some() {
                untrack(look);
            }
        };
        request_animation_frame(look);
        set_timeout(look, SETTLED);
    };
    // A new step may be about something that is out of sight.
    Effect::new(move |_| {
        coaching.session.model.track();
        coaching.session.settings.lang.track();
        coaching.is_astray.track();
        if let Some(step) = coaching.lesson_step().filter(|_| is_asking.get()) {
            request_animation_frame(move || light::bring_into_sight(&step.light));
        }
        look_soon();
    });
    let listeners = [
        window_event_listener(ev::resize, move |_| look_soon()),
        window_event_listener(ev::click, move |_| look_soon()),
        window_event_listener(ev::keyup, move |_| look_soon()),
    ];
    on_cleanup(move || {
        listeners.into_iter().for_each(WindowListenerHandle::remove);
        light::put_out();
    });
}
