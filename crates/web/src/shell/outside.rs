//! Those who do not look: an address of the host's that hears whose turn it is,
//! and whether this device is told.

use leptos::{prelude::*, task::spawn_local};
use wire::{ClientMessage, HookInfo, Pace};

use crate::{
    art, browser, lang, notice,
    session::{Session, company::Company},
    sheets::Sheet,
};

/// Where the device keeps that its player was asked already.
const ASKED: &str = "brainery.notify.asked";

/// In the menu: the host sets it, everybody else reads that there is one.
#[component]
pub fn HookItem(session: Session, shut: Callback<()>) -> impl IntoView {
    let Company {
        has_webhook,
        is_webhook_open,
        ..
    } = session.company;
    let open = move |_| {
        shut.run(());
        is_webhook_open.set(true);
    };
    view! {
        <Show
            when=move || session.is_host()
            fallback=move || {
                view! {
                    <Show when=move || has_webhook.get()>
                        <p class="tiny">{move || lang::hook_is_set(session.lang())}</p>
                    </Show>
                }
            }
        >
            <button type="button" class="btn" on:click=open>
                {art::icon(art::LINK)}
                {move || lang::hook_title(session.lang())}
            </button>
        </Show>
    }
}

/// Who is told besides, where it is set.
#[component]
pub fn HookSheet(session: Session) -> impl IntoView {
    let is_open = session.company.is_webhook_open;
    view! {
        <Sheet is_open class="sett" label="hook-title">
            <h2 id="hook-title" class="d">
                {move || lang::hook_title(session.lang())}
            </h2>
            <p>{move || lang::hook_about(session.lang())}</p>
            <Address session />
            <div class="row">
                <button type="button" class="btn go" on:click=move |_| is_open.set(false)>
                    {move || lang::done(session.lang())}
                </button>
            </div>
        </Sheet>
    }
}

#[component]
fn Address(session: Session) -> impl IntoView {
    let hook = session.company.webhook;
    let typed = RwSignal::new(hook.with_untracked(|it| it.as_ref().map(|it| it.url.clone())));
    let say = move |url: Option<String>| {
        session.refusal.set(None);
        let site = url.as_ref().map(|_| browser::origin()).unwrap_or_default();
        session.company.say(ClientMessage::Webhook { url, site });
    };
    let set = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        let url = typed.get_untracked().unwrap_or_default().trim().to_owned();
        if !url.is_empty() {
            say(Some(url));
        }
    };
    let unset = move |_| {
        typed.set(None);
        say(None);
    };
    let refused = move || {
        let problem = session.refusal.get()?;
        Some(lang::hook_refused(session.lang(), problem.error))
    };
    view! {
        <form class="hook" on:submit=set>
            <label>
                <span>{move || lang::hook_address(session.lang())}</span>
                <input
                    type="url"
                    placeholder="https://"
                    autocomplete="off"
                    spellcheck="false"
                    prop:value=move || typed.get().unwrap_or_default()
                    on:input=move |input| typed.set(Some(event_target_value(&input)))
                />
            </label>
            <button class="btn" aria-disabled=move || session.is_cut_off().to_string()>
                {move || lang::hook_set(session.lang())}
            </button>
        </form>
        <p class="hookerr" role="alert">
            {refused}
        </p>
        <div class="hooked" role="status">
            {move || hook.get().map(|hook| view! { <Secret session hook /> })}
        </div>
        <Show when=move || hook.with(Option::is_some)>
            <button type="button" class="btn" on:click=unset>
                {art::icon(art::CROSS)}
                {move || lang::hook_unset(session.lang())}
            </button>
        </Show>
    }
}

/// What whoever is told knows our messages by.
#[component]
fn Secret(session: Session, hook: HookInfo) -> impl IntoView {
    let HookInfo { url, secret } = hook;
    let copied = secret.clone();
    let said = RwSignal::new(None);
    let copy = move |_| {
        let text = copied.clone();
        spawn_local(async move {
            // Where it cannot be copied it can be read.
            let _ = said.try_set(browser::copy(text).await.ok());
        });
    };
    view! {
        <p>{lang::hook_told(session.lang(), url)}</p>
        <div class="linkf">
            <label>
                <span>{lang::hook_secret(session.lang())}</span>
                <input readonly value=secret />
            </label>
            <button type="button" class="btn" on:click=copy>
                {art::icon("copy")}
                {move || lang::hook_copy(session.lang())}
            </button>
            <p>{move || said.get().map(|()| lang::hook_copied(session.lang()))}</p>
        </div>
    }
}

/// Where a turn can be days away, a device asks once whether to tell of it.
#[component]
pub fn AskToBeTold(session: Session, has_seat: Signal<bool>, class: &'static str) -> impl IntoView {
    let notify = session.settings.notify;
    let was_asked = RwSignal::new(browser::stored(ASKED).is_some());
    let company = session.company;
    let is_on = Memo::new(move |_| {
        let is_slow = company.clocks.pace() == Pace::Days;
        let is_wanted = is_slow && has_seat.get() && !notify.get() && !was_asked.get();
        is_wanted && notice::may_ask() && !session.is_cut_off() && !session.asks_otherwise()
    });
    let answer = move |wants: bool| {
        browser::store(ASKED, "yes");
        was_asked.set(true);
        if wants {
            spawn_local(notice::want(session.settings, true));
        }
    };
    view! {
        <Show when=move || is_on.get()>
            <div class=class role="group" aria-labelledby="ask-told">
                <span>
                    <b id="ask-told" class="d">
                        {move || lang::notice_ask(session.lang())}
                    </b>
                    <small>{move || lang::notice_ask_about(session.lang())}</small>
                </span>
                <button type="button" class="btn" on:click=move |_| answer(false)>
                    {move || lang::notice_ask_no(session.lang())}
                </button>
                <button type="button" class="btn go" on:click=move |_| answer(true)>
                    {art::icon("bell")}
                    {move || lang::notice_ask_yes(session.lang())}
                </button>
            </div>
        </Show>
    }
}

impl Session {
    /// Whether the table belongs to this page's player, tracked.
    fn is_host(&self) -> bool {
        let host = self.company.host.get();
        host.is_some() && self.company.you.get() == host
    }

    /// Whether the table has something else to ask, tracked.
    fn asks_otherwise(&self) -> bool {
        let company = self.company;
        let is_out = self.seat().is_some_and(|me| company.clocks.is_out(me));
        let is_over = self.turn().is_some() && self.must().is_empty();
        let is_asked = company.is_paused.get() || company.ballot.with(Option::is_some);
        is_out || is_over || is_asked
    }
}
