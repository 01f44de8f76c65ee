//! One more device for the same player.

use leptos::{prelude::*, task::spawn_local};
use wire::{LinkCode, Me};

use super::{keeping::why, past::Archive};
use crate::{
    art, browser, lang,
    pages::lobby::invite::qr,
    session::{
        key,
        online::{self, Failure},
    },
    settings::settings,
};

#[component]
pub fn Linking(archive: Archive, code: Option<String>, said: RwSignal<String>) -> impl IntoView {
    let lang = settings().lang;
    let shown = RwSignal::new(None::<String>);
    let show = move |_| {
        key::make();
        spawn_local(async move {
            match online::post_as_me::<LinkCode>("/api/me/link", &()).await {
                Ok(link) => {
                    let _ = shown.try_set(Some(link.code));
                }
                Err(failure) => {
                    let _ = said.try_set(why(&failure, lang.get_untracked()));
                }
            }
        });
    };
    let devices = move || {
        let n = archive
            .me
            .with(|it| it.as_ref().map_or(1, |it| it.n_devices));
        (1 < n).then(|| lang::keep_devices(lang.get(), n))
    };
    view! {
        <div class="keep">
            <span class="tx">
                <b class="d">{move || lang::keep_link(lang.get())}</b>
                <small>{move || lang::keep_link_about(lang.get())} " " {devices}</small>
            </span>
            <button type="button" class="btn" on:click=show>
                {art::icon(art::LINK)}
                {move || lang::keep_link_show(lang.get())}
            </button>
            {move || shown.get().map(|code| view! { <Shown code /> })}
            <Enter archive code said />
        </div>
    }
}

/// The code, to be scanned or typed.
#[component]
fn Shown(code: String) -> impl IntoView {
    let lang = settings().lang;
    let link = format!("{}/link/{code}", browser::origin());
    view! {
        <div class="linkcode">
            <div class="qr" aria-hidden="true" inner_html=qr(&link)></div>
            <div>
                <p class="d word">{code}</p>
                <p>{move || lang::keep_link_scan(lang.get())}</p>
            </div>
        </div>
    }
}

/// Nobody becomes somebody else by opening a link: it takes a press.
#[component]
fn Enter(archive: Archive, code: Option<String>, said: RwSignal<String>) -> impl IntoView {
    let lang = settings().lang;
    let typed = RwSignal::new(code.clone().unwrap_or_default());
    let link = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        let code = typed.get_untracked().trim().to_owned();
        if code.is_empty() {
            return;
        }
        key::make();
        spawn_local(async move {
            let linked = online::post_as_me::<Me>("/api/me/linked", &wire::Linking { code }).await;
            let lang = lang.get_untracked();
            let text = match linked {
                Ok(_) => {
                    archive.ask();
                    let _ = typed.try_set(String::new());
                    lang::keep_link_done(lang).to_owned()
                }
                Err(Failure::Missing) => lang::keep_link_wrong(lang).to_owned(),
                Err(failure) => why(&failure, lang),
            };
            let _ = said.try_set(text);
        });
    };
    if code.is_some() {
        request_animation_frame(|| browser::go_to("link-code"));
    }
    view! {
        <form class="enter" on:submit=link>
            <label>
                <span>{move || lang::keep_link_enter(lang.get())}</span>
                <input
                    id="link-code"
                    class="d"
                    autocomplete="off"
                    autocapitalize="characters"
                    spellcheck="false"
                    maxlength="8"
                    prop:value=typed
                    on:input=move |input| typed.set(event_target_value(&input))
                />
            </label>
            <button class="btn" disabled=move || typed.with(|it| it.trim().is_empty())>
                {move || lang::keep_link_do(lang.get())}
            </button>
            <Show when=move || !typed.with(String::is_empty)>
                <p>{move || lang::keep_link_sure(lang.get())}</p>
            </Show>
        </form>
    }
}
