//! Passkeys: who has one is the same player again, on whatever device.

use leptos::{prelude::*, task::spawn_local};
use tabletop::Lang;
use wire::{Me, MyPasskey, NoPasskey, PasskeyQuestion};

use super::{band::day, keeping::why, past::Archive};
use crate::{
    art,
    authenticator::{self, PasskeyError},
    lang,
    session::{
        key,
        online::{self, Failure},
    },
    settings::{Settings, settings},
};

/// Why nothing came of it.
enum Trouble {
    /// The player, or the authenticator, would not.
    Passkey(PasskeyError),
    Server(Failure),
}

impl From<PasskeyError> for Trouble {
    fn from(error: PasskeyError) -> Trouble {
        Trouble::Passkey(error)
    }
}

impl From<Failure> for Trouble {
    fn from(failure: Failure) -> Trouble {
        Trouble::Server(failure)
    }
}

impl Trouble {
    fn says(&self, lang: Lang) -> String {
        match self {
            Trouble::Passkey(PasskeyError::NotNow) => lang::keep_passkey_not_now(lang).to_owned(),
            Trouble::Passkey(PasskeyError::Known) => lang::keep_passkey_known(lang).to_owned(),
            Trouble::Server(Failure::Missing) => lang::keep_passkey_unknown(lang).to_owned(),
            Trouble::Server(failure) => why(failure, lang),
        }
    }
}

/// Nothing where the browser or the address of the page has none.
#[component]
pub fn Passkeys(archive: Archive, said: RwSignal<String>) -> impl IntoView {
    let Settings { lang, name, .. } = settings();
    let is_busy = RwSignal::new(false);
    let begin = move || {
        key::make();
        is_busy.set(true);
        said.set(String::new());
    };
    let end = move |done: Result<&'static str, Trouble>| {
        let _ = is_busy.try_set(false);
        let lang = lang.get_untracked();
        let text = match done {
            Ok(text) => text.to_owned(),
            Err(trouble) => trouble.says(lang),
        };
        let _ = said.try_set(text);
        archive.ask();
    };
    let make = move |_| {
        begin();
        let known = archive.me.with_untracked(|it| known(it.as_ref()));
        let name = name.get_untracked();
        spawn_local(async move {
            let made = create(&name, &known).await;
            end(made.map(|()| lang::keep_passkey_made(lang.get_untracked())));
        });
    };
    let use_one = move |_| {
        begin();
        spawn_local(async move {
            let used = sign_in().await;
            end(used.map(|()| lang::keep_passkey_used(lang.get_untracked())));
        });
    };
    let remove = Callback::new(move |id: String| {
        begin();
        spawn_local(async move {
            let gone = online::delete_as_me_with("/api/me/passkeys", &NoPasskey { id }).await;
            let gone = gone.map_err(Trouble::from);
            end(gone.map(|()| lang::keep_passkey_removed(lang.get_untracked())));
        });
    });
    let all = move || archive.me.get().map(|it| it.passkeys).unwrap_or_default();
    authenticator::is_there().then(|| {
        view! {
            <div class="keep">
                <span class="tx">
                    <b class="d">{move || lang::keep_passkey(lang.get())}</b>
                    <small>{move || lang::keep_passkey_about(lang.get())}</small>
                </span>
                <button type="button" class="btn" disabled=is_busy on:click=make>
                    {art::icon("plus")}
                    {move || lang::keep_passkey_make(lang.get())}
                </button>
                <ul class="pass">
                    <For
                        each=all
                        key=|it| it.id.clone()
                        children=move |passkey| view! { <Row passkey remove /> }
                    />
                </ul>
                <span class="tx">{move || lang::keep_passkey_lost(lang.get())}</span>
                <button type="button" class="btn" disabled=is_busy on:click=use_one>
                    {art::icon(art::LOCK)}
                    {move || lang::keep_passkey_use(lang.get())}
                </button>
            </div>
        }
    })
}

#[component]
fn Row(passkey: MyPasskey, remove: Callback<String>) -> impl IntoView {
    let lang = settings().lang;
    let MyPasskey { id, since } = passkey;
    view! {
        <li>
            <span>{move || lang::keep_passkey_since(lang.get(), day(since, lang.get()))}</span>
            <button type="button" class="btn sm" on:click=move |_| remove.run(id.clone())>
                {art::icon(art::CROSS)}
                {move || lang::keep_passkey_remove(lang.get())}
            </button>
        </li>
    }
}

fn known(me: Option<&Me>) -> Vec<String> {
    let passkeys = me.map_or(&[][..], |it| &it.passkeys[..]);
    passkeys.iter().map(|it| it.id.clone()).collect()
}

async fn create(name: &str, known: &[String]) -> Result<(), Trouble> {
    let new = authenticator::create(&question().await?, name, known).await?;
    let _: Me = online::post_as_me("/api/me/passkeys", &new).await?;
    Ok(())
}

async fn sign_in() -> Result<(), Trouble> {
    let used = authenticator::sign(&question().await?).await?;
    let _: Me = online::post_as_me("/api/me/passkeys/use", &used).await?;
    Ok(())
}

async fn question() -> Result<String, Failure> {
    let asked: PasskeyQuestion = online::post_as_me("/api/me/passkeys/question", &()).await?;
    Ok(asked.challenge)
}
