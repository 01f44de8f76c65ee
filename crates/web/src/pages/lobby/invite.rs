//! The ticket: a link, a code, a QR code, and the system's sheet for sharing.

use leptos::{prelude::*, task::spawn_local};
use tabletop::Lang;

use crate::{art, browser, lang};

#[component]
pub fn Invite<'a>(lang: Lang, code: &'a str, title: &'static str) -> impl IntoView + use<> {
    let link = format!("{}/table/{code}", browser::origin());
    let letters = code
        .chars()
        .map(|it| view! { <span>{it}</span> })
        .collect_view();
    let spelled = code.chars().map(String::from).collect::<Vec<_>>().join(" ");
    let shared = link.clone();
    let share = move |_| {
        let (link, title) = (shared.clone(), lang::lobby_share_title(lang, title));
        spawn_local(async move { browser::share(&title, &link).await });
    };
    view! {
        <div class="invite">
            <h2 class="d">{lang::lobby_bring(lang)}</h2>
            <div
                class="qr"
                role="img"
                aria-label=lang::lobby_qr(lang)
                inner_html=qr(&link)
            ></div>
            <p
                class="code4 d"
                class:long=4 < code.len()
                class:longer=6 < code.len()
                role="img"
                aria-label=lang::lobby_code(lang, spelled)
            >
                {letters}
            </p>
            <InviteLink lang link />
            {browser::can_share()
                .then(|| {
                    view! {
                        <button type="button" class="btn share" on:click=share>
                            {art::icon("share")} {lang::lobby_share(lang)}
                        </button>
                    }
                })}
        </div>
    }
}

#[component]
fn InviteLink(lang: Lang, link: String) -> impl IntoView {
    let field = NodeRef::<leptos::html::Input>::new();
    let said = RwSignal::new("");
    let copied = link.clone();
    let copy = move |_| {
        let text = copied.clone();
        spawn_local(async move {
            if browser::copy(text).await.is_ok() {
                said.set(lang::lobby_copied(lang));
            } else {
                if let Some(field) = field.get_untracked() {
                    field.select();
                }
                said.set(lang::lobby_copy_failed(lang));
            }
        });
    };
    view! {
        <div class="linkf">
            <input
                node_ref=field
                readonly
                value=link
                aria-label=lang::lobby_link(lang)
                on:focus=move |_| {
                    if let Some(field) = field.get_untracked() {
                        field.select();
                    }
                }
            />
            <button type="button" class="btn" on:click=copy>
                {art::icon("copy")} {lang::lobby_copy(lang)}
            </button>
            <p role="status">{said}</p>
        </div>
    }
}

/// A QR code as a picture; a link that is too long has none.
pub fn qr(link: &str) -> String {
    use qrcode::{QrCode, render::svg::Color};
    QrCode::new(link).map_or_else(
        |_| String::new(),
        |code| {
            let svg = code
                .render::<Color<'_>>()
                .min_dimensions(160, 160)
                .dark_color(Color("#1d2b2a"))
                .light_color(Color("#fffaf0"))
                .build();
            // What comes before the element itself is for files.
            let start = svg.find("<svg").unwrap_or_default();
            svg[start..].to_owned()
        },
    )
}
