//! Whose turn it is, for those who do not look: the title of the tab, a buzz,
//! and a notification from a tab that is hidden. Browsers differ in what they
//! have and allow, so everything is asked for by name.

use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::{prelude::*, task::spawn_local};
use tabletop::Lang;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;

use crate::{
    lang,
    session::{Link, Session, key},
    settings::Settings,
};

/// How long a device buzzes, in milliseconds.
const BUZZ_MS: u32 = 120;

/// Tells of this player's turns, for as long as the table is shown.
pub fn follow(session: Session) {
    let is_mine = Memo::new(move |_| session.must_act() && !session.is_moving.get());
    let game = session.game.info().title;
    // Again at every table: browsers give up addresses, and servers lose files.
    let is_online = match session.link.get_untracked() {
        Link::Dialling | Link::Up | Link::Down => true,
        Link::Local | Link::Replay(_) => false,
    };
    if is_online && session.settings.notify.get_untracked() && is_allowed() {
        spawn_local(push(true, session.settings.lang.get_untracked()));
    }
    Effect::new(move |was: Option<bool>| {
        let (is, lang) = (is_mine.get(), session.lang());
        let title = if is {
            lang::NoticeTitleTurn {
                turn: lang::shell_your_turn(lang),
                game,
            }
            .say(lang)
        } else {
            lang::notice_title(lang, game)
        };
        document().set_title(&title);
        if is && was == Some(false) {
            let settings = session.settings;
            if settings.buzz.get_untracked() {
                buzz();
            }
            if settings.notify.get_untracked() && document().hidden() {
                let body = untrack(|| session.prompt());
                notify(&title, &body);
            }
        }
        is
    });
    on_cleanup(move || document().set_title(lang::title(session.settings.lang.get_untracked())));
}

fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    let found = Reflect::get(of, &JsValue::from_str(name)).ok()?;
    (!found.is_undefined() && !found.is_null()).then_some(found)
}

fn function(of: &JsValue, name: &str) -> Option<Function> {
    get(of, name)?.dyn_into().ok()
}

/// Nobody is startled who has not touched the page yet; browsers forbid it, too.
fn buzz() {
    let navigator: JsValue = window().navigator().into();
    let activation = get(&navigator, "userActivation");
    let is_touched = activation.and_then(|it| get(&it, "hasBeenActive")?.as_bool());
    if let (Some(true), Some(vibrate)) = (is_touched, function(&navigator, "vibrate")) {
        // A device that cannot does not.
        let _ = vibrate.call1(&navigator, &JsValue::from(BUZZ_MS));
    }
}

fn notification() -> Option<Function> {
    function(&window().into(), "Notification")
}

/// Whether this browser has notifications at all.
pub fn can_notify() -> bool {
    notification().is_some()
}

fn is_allowed() -> bool {
    permission().as_deref() == Some("granted")
}

/// Whether it is of any use to ask the player.
pub fn may_ask() -> bool {
    permission().is_some_and(|it| it != "denied")
}

fn permission() -> Option<String> {
    get(&notification()?.into(), "permission")?.as_string()
}

/// The player wants to be told, or not any more. The browser asks only whoever
/// has asked for it.
pub async fn want(settings: Settings, on: bool) {
    let notify = settings.notify;
    let _ = notify.try_set(on);
    let is_allowed = on && ask().await;
    let _ = notify.try_set(is_allowed);
    push(is_allowed, settings.lang.get_untracked()).await;
}

/// Asks the player, after a tap, and says whether they agree.
async fn ask() -> bool {
    let asked = notification().and_then(|it| {
        let request = function(&it, "requestPermission")?;
        request.call0(&it).ok()?.dyn_into::<Promise>().ok()
    });
    if let Some(asked) = asked {
        // Whatever the answer is, it is kept by the browser.
        let _ = JsFuture::from(asked).await;
    }
    is_allowed()
}

fn notify(title: &str, body: &str) {
    let Some(notification) = notification().filter(|_| is_allowed()) else {
        return;
    };
    let options = Object::new();
    // A later turn at the same table replaces what an earlier one said.
    for (name, value) in [("body", body), ("tag", "brainery-turn")] {
        let _ = Reflect::set(
            &options,
            &JsValue::from_str(name),
            &JsValue::from_str(value),
        );
    }
    let arguments = Array::of2(&JsValue::from_str(title), &options);
    match Reflect::construct(&notification, &arguments) {
        Ok(shown) => {
            let focus = Closure::once_into_js(|| {
                let _ = window().focus();
            });
            let _ = Reflect::set(&shown, &JsValue::from_str("onclick"), &focus);
        }
        // Phones leave it to the worker of the page.
        Err(_) => spawn_local(notify_from_worker(arguments)),
    }
}

/// The worker of the page, once there is one.
async fn worker() -> Option<JsValue> {
    let navigator: JsValue = window().navigator().into();
    let ready = get(&get(&navigator, "serviceWorker")?, "ready")?;
    let ready = ready.dyn_into::<Promise>().ok()?;
    JsFuture::from(ready).await.ok()
}

/// Has the server tell this device of turns when no page is open, or not any
/// more. The worker sees to it: it is also who hears of them.
pub async fn push(on: bool, lang: Lang) {
    if on {
        key::make();
    }
    let Some(key) = key::get() else { return };
    let Some(worker) = worker().await.and_then(|it| get(&it, "active")) else {
        return;
    };
    let message = Object::new();
    let says = lang::shell_your_turn(lang);
    for (name, value) in [
        ("push", JsValue::from_bool(on)),
        ("key", JsValue::from_str(&key)),
        ("says", JsValue::from_str(says)),
    ] {
        let _ = Reflect::set(&message, &JsValue::from_str(name), &value);
    }
    if let Some(post) = function(&worker, "postMessage") {
        // Without it, a tab that is open still tells.
        let _ = post.call1(&worker, &message);
    }
}

async fn notify_from_worker(arguments: Array) {
    if let Some(registration) = worker().await
        && let Some(show) = function(&registration, "showNotification")
    {
        // There is nobody to tell that they cannot be told.
        let _ = show.apply(&registration, &arguments);
    }
}
