//! What is around every table, the same for all games.
//!
//! Top to bottom: the bar, the stage with everybody around the table, the action
//! bar, where one's own zombie says what to do; beside them a column with log
//! and rules, which is a drawer on small screens. For readers and keyboards what
//! one can do comes first.

pub mod act;
pub mod banner;
pub mod bar;
pub mod clock;
pub mod consent;
pub mod controls;
pub mod end;
pub mod finale;
pub mod focus;
pub mod gallery;
pub mod goal;
pub mod help;
pub mod keys;
pub mod lamp;
pub mod life;
pub mod live;
pub mod log;
pub mod long_press;
pub mod orders;
pub mod outside;
pub mod part;
pub mod rematch;
pub mod rules;
pub mod seat_sheet;
pub mod seats;
pub mod side;
pub mod talk;
pub mod with_others;

use leptos::prelude::*;
use tabletop::{RuleId, Seat, Turn};

use self::{
    act::ActionBar, banner::Banner, bar::Bar, end::End, finale::Finale, goal::Goal, life::Life,
    live::LiveLines, long_press::LongPress, part::PartSign, seat_sheet::SeatSheet, seats::Seats,
    side::Side,
};
use crate::{art, lang, notice, session::Session, tables, tables::TableView};

/// Which tab of the side column is open.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tab {
    Log,
    Rules,
    Chat,
    Coach,
}

/// How a game is followed by another, where it can be.
#[derive(Copy, Clone, Debug)]
pub struct Restart {
    /// The same seats at once.
    pub again: Callback<()>,
    /// First, who sits there.
    pub anew: Callback<()>,
}

/// What a replay says and offers instead of what a player could do.
#[derive(Copy, Clone, Debug)]
pub struct Showing {
    /// Whoever made the move.
    pub speaker: Signal<Option<Seat>>,
    /// What happened.
    pub says: Signal<String>,
    /// The second line of the bubble.
    pub hint: Signal<String>,
    /// What lies between the stage and the action bar.
    pub scrub: Callback<(), AnyView>,
    pub buttons: Callback<(), AnyView>,
    /// What lies on the table where a player's own cards would be.
    pub hands: Callback<(), AnyView>,
    /// What the coach says beside it; it is told whether somebody opened it.
    pub coach: Callback<Signal<bool>, AnyView>,
    /// Whether it is open from the beginning.
    pub opens: bool,
}

/// What a coach adds to a table.
#[derive(Copy, Clone, Debug)]
pub struct Coach {
    /// The goal with how far one has come, instead of the one that can be waved away.
    pub strip: Callback<(), AnyView>,
    /// What lies over the stage.
    pub voice: Callback<(), AnyView>,
    /// What can be done when it is over.
    pub buttons: Callback<(), AnyView>,
}

/// A game on the table.
#[component]
pub fn Shell(
    session: Session,
    restart: Option<Restart>,
    #[prop(optional)] showing: Option<Showing>,
    #[prop(optional)] coach: Option<Coach>,
) -> impl IntoView {
    let TableView {
        class,
        table,
        plates,
        moment,
        controls,
        hint,
        why,
        phase,
    } = tables::lay(session);
    // Found out once for a change, whoever asks.
    let controls = Memo::new_with_compare(move |_| controls.get(), |_, _| true).into();
    // A small screen shows the drawer on demand, a wide one always the column.
    let tab = RwSignal::new(showing.filter(|it| it.opens).map(|_| Tab::Coach));
    // The clause that somebody asked for.
    let clause = RwSignal::new(None::<RuleId>);
    let read = Callback::new(move |id| {
        clause.set(Some(id));
        tab.set(Some(Tab::Rules));
    });
    shut_for_questions(session, tab);
    let repeat = live::Repeat::default();
    notice::follow(session);
    lamp::follow(session);
    keys::listen(session, controls, tab, repeat);
    // A finger that rests on the table makes everything go fast.
    let rest = LongPress::default();
    let let_go = move || {
        rest.end();
        session.let_go();
    };
    let is_over = Memo::new(move |_| is_over(session));
    let finale = Memo::new(move |_| is_over.get().then(|| Finale::of(session)));
    let phase = headed(session, phase, is_over);
    let info = session.game.info();
    let kind = match (showing, coach) {
        (Some(_), _) => " replaying",
        (None, Some(_)) => " coached",
        (None, None) => "",
    };
    let paint = format!("shell g-{}{kind}", info.id);
    // A game without a style sheet of its own has no drawings either.
    let looks = tables::style(session.game);
    if let Some(style) = looks {
        tables::dress(style);
    }
    let scenery = looks.map(|game| scenery(game, info.id));
    let drawings = looks.map(drawings).unwrap_or_default();
    let style = move || {
        let pace = session.settings.speed.get().motion(1000).as_secs_f32();
        format!("{drawings}--pace:{pace}")
    };
    view! {
        <div class=paint style=style on:focusin=focus::keep(session, tab, controls)>
            <LiveLines session repeat />
            <Bar session phase tab anew=restart.map(|it| it.anew) />
            {match coach {
                Some(coach) => coach.strip.run(()),
                None => view! { <Goal session /> }.into_any(),
            }}
            <main id="main" class="board" tabindex="-1">
                {coach.map(|it| it.voice.run(()))}
                <section
                    id=focus::PROMPT
                    class="act"
                    class:idle=move || showing.is_none() && !session.may_act()
                    tabindex="-1"
                    aria-label=move || lang::shell_prompt(session.lang())
                >
                    <ActionBar session controls hint why finale again=restart.map(|it| it.again) read showing coach />
                </section>
                <section
                    class="stage"
                    class:cut-off=move || session.is_cut_off()
                    aria-label=move || lang::shell_table(session.lang())
                    on:click=move |_| session.skip()
                    on:pointerdown=move |_| rest.begin(move || session.hold())
                    on:pointerup=move |_| let_go()
                    on:pointercancel=move |_| let_go()
                    on:pointerleave=move |_| let_go()
                >
                    <div class="scene" style=scenery>
                        {looks.map(|_| view! { <Life session /> })}
                    </div>
                    <Banner session />
                    {session.with_others(|it| (it.stage)(session))}
                    <div class=move || format!("table-grid {}", class.get())>
                        {table} <Seats session plates />
                        {showing.map(|it| it.hands.run(()))}
                    </div>
                    {moment}
                    <PartSign session />
                    <Show when=move || is_over.get()>
                        <End session finale />
                        {session.with_others(|it| (it.end)(session))}
                    </Show>
                </section>
                {showing.map(|it| it.scrub.run(()))}
            </main>
            <Side session tab clause finale coach=showing.map(|it| it.coach) />
            <SeatSheet session />
        </div>
    }
}

/// The box that was opened becomes the scenery.
fn scenery(looks: &str, game: &str) -> String {
    let file = art::file(format!("{looks}/scene.svg"));
    format!("background-image:url({file});view-transition-name:box-{game}")
}

/// The drawings that style sheets use by name.
fn drawings(looks: &str) -> String {
    let named = ["back", "life"].map(|name| {
        let file = art::file(format!("{looks}/{name}.svg"));
        format!("--{name}:url({file});")
    });
    named.concat()
}

/// The phase as the bar says it.
fn headed(session: Session, phase: Signal<String>, is_over: Memo<bool>) -> Signal<String> {
    Signal::derive(move || {
        // The last round is over with the game.
        if is_over.get() {
            lang::end_phase(session.lang()).to_owned()
        } else if session.is_replay() {
            format!("{} · {}", lang::replay_title(session.lang()), phase.get())
        } else {
            phase.get()
        }
    })
}

/// Nobody overlooks a question because a drawer lies over it.
fn shut_for_questions(session: Session, tab: RwSignal<Option<Tab>>) {
    let asked = Memo::new(move |_| session.company.ballot.get().map(|it| it.id));
    Effect::new(move |_| {
        if asked.get().is_some() {
            tab.set(None);
        }
    });
}

/// A replay shows the table to the last, and no podium before it.
fn is_over(session: Session) -> bool {
    let is_over = matches!(session.turn(), Some(Turn::Over(_)));
    is_over && !session.is_replay() && !session.is_moving.get()
}
