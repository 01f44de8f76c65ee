//! The line to the server is dead: a banner hangs from the bar until it is back.

use leptos::prelude::*;

use crate::{
    art, lang,
    pages::trouble::seconds_until,
    session::{Link, Session},
};

#[component]
pub fn Banner(session: Session) -> impl IntoView {
    view! {
        <Show when=move || session.link.get() == Link::Down>
            <Hanging session />
        </Show>
    }
}

#[component]
fn Hanging(session: Session) -> impl IntoView {
    let left = seconds_until(session.redial_at);
    let next = move || match left.get() {
        None | Some(0) => lang::trouble_line_trying(session.lang()).to_owned(),
        Some(seconds) => lang::trouble_line_next(session.lang(), seconds),
    };
    view! {
        <div class="banner">
            {art::picture("unplugged.svg")} <span>
                <b class="d" role="status">{move || lang::trouble_line(session.lang())}</b>
                <small>{next}</small>
            </span>
            <button type="button" class="btn" on:click=move |_| session.redial()>
                {move || lang::trouble_now(session.lang())}
            </button>
        </div>
    }
}
