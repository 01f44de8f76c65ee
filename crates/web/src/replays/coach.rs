//! The way to what the coach says: that is a piece of the program by itself, sent
//! for when somebody looks.

use leptos::{prelude::*, task::spawn_local};

use crate::{
    browser,
    hindsight::{Hindsight, insight::Insight},
    lang, pieces,
    session::replay::Replay,
};

/// Where the column is always there, as in the style sheet of the shell.
const WIDE: &str = "(min-width:1100px) and (min-height:481px)";

/// What is known of the piece.
#[derive(Clone, Debug)]
enum Came {
    NotYet,
    /// No network, or the server has another build by now.
    Never,
    Here(&'static Hindsight, Box<Insight>),
}

/// What the coach sees, for as long as the replay is open. Copies share it.
#[derive(Copy, Clone, Debug)]
pub struct Sight {
    replay: Replay,
    is_wanted: RwSignal<bool>,
    came: RwSignal<Came>,
}

impl Sight {
    /// Nothing is done before somebody wants it.
    pub fn of(replay: Replay) -> Sight {
        let sight = Sight {
            replay,
            is_wanted: RwSignal::new(false),
            came: RwSignal::new(Came::NotYet),
        };
        let owner = Owner::current();
        Effect::new(move |was_wanted: Option<bool>| {
            let is_wanted = sight.is_wanted.get();
            if is_wanted && was_wanted != Some(true) {
                spawn_local(sight.fetch(owner.clone()));
            }
            is_wanted
        });
        sight
    }

    async fn fetch(self, owner: Option<Owner>) {
        let came = match pieces::load_hindsight().await {
            // The replay may have been left meanwhile.
            _ if self.came.is_disposed() => return,
            None => Came::Never,
            Some(hindsight) => {
                let begin = || (hindsight.begin)(self.replay);
                let insight = owner.map_or_else(begin, |owner| owner.with(begin));
                Came::Here(hindsight, Box::new(insight))
            }
        };
        let _ = self.came.try_set(came);
    }
}

#[component]
pub fn CoachPanel(sight: Sight, is_open: Signal<bool>) -> impl IntoView {
    let session = sight.replay.session;
    Effect::new(move |_| {
        if is_open.get() || browser::matches(WIDE) {
            sight.is_wanted.set(true);
        }
    });
    move || match sight.came.get() {
        Came::NotYet => view! { <p class="nothing">{lang::loading(session.lang())}</p> }.into_any(),
        Came::Never => {
            view! { <p class="nothing">{lang::insight_missing(session.lang())}</p> }.into_any()
        }
        Came::Here(hindsight, insight) => (hindsight.show)(*insight),
    }
}
