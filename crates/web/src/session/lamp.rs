//! The lamp: what the strongest bot would do in the player's place, from what the
//! player knows, and why; and why others did what they did.

use std::sync::Arc;

use driver::{BotJob, Model};
use erased::DynPerspective;
use leptos::{prelude::*, task::spawn_local};
use scene::About;
use tabletop::Seat;

use super::{Session, ViewerEvents};
use crate::{lang, thinker};

/// What is under it. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Lamp {
    /// Whether there is one at this table.
    pub is_there: RwSignal<bool>,
    pub light: RwSignal<Light>,
    /// What somebody answers who was asked why.
    pub answer: RwSignal<Option<(Seat, String)>>,
    /// The table before each part of the log, where it was seen.
    before: StoredValue<Vec<Option<Arc<dyn DynPerspective>>>>,
}

/// How far it is with the move it shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Light {
    #[default]
    Off,
    /// The bot thinks about the table after so many moves.
    Coming(u32),
    /// It would make this move.
    On(String),
}

impl Default for Lamp {
    fn default() -> Lamp {
        Lamp {
            is_there: RwSignal::new(false),
            light: RwSignal::new(Light::Off),
            answer: RwSignal::new(None),
            before: StoredValue::new(Vec::new()),
        }
    }
}

impl Lamp {
    /// It is dark, and nobody answers.
    pub fn put_out(&self) {
        if self.light.with_untracked(|it| *it != Light::Off) {
            self.light.set(Light::Off);
        }
        if self.answer.with_untracked(Option::is_some) {
            self.answer.set(None);
        }
    }

    /// All that was told begins anew with something before which nothing was seen.
    pub(super) fn begin_log(&self) {
        self.before.set_value(vec![None]);
    }

    pub(super) fn extend_log(&self, before: Option<Arc<dyn DynPerspective>>) {
        self.before.update_value(|all| all.push(before));
    }
}

impl Session {
    /// Whether there is a lamp for this page's player, tracked: not where the
    /// game counts, or where it is only looked at.
    pub fn has_lamp(&self) -> bool {
        self.lamp.is_there.get()
            && !self.company.is_rated.get()
            && self.settings.lamp.get()
            && self.seat().is_some()
            && !self.is_replay()
    }

    /// Lights it, or puts it out.
    pub fn press_lamp(&self) {
        self.lamp.answer.set(None);
        if self.lamp.light.with_untracked(|it| *it != Light::Off) {
            self.lamp.light.set(Light::Off);
            return;
        }
        if self.is_busy() || untrack(|| self.is_cut_off() || !self.has_lamp()) {
            return;
        }
        let Some(job) = untrack(|| self.advice_job()) else {
            return;
        };
        let (lamp, game) = (self.lamp, self.game);
        let coming = Light::Coming(job.position);
        lamp.light.set(coming.clone());
        spawn_local(async move {
            let answer = thinker::ask(&job).await;
            // The page answers where nobody else can.
            let answer = answer.or_else(|| job.answer(game).ok());
            // The table may have changed meanwhile, or nobody wants it any more.
            if lamp.light.try_get_untracked() == Some(coming) {
                lamp.light.set(answer.map_or(Light::Off, Light::On));
            }
        });
    }

    /// What the strongest bot is asked: what this player sees and remembers.
    fn advice_job(&self) -> Option<BotJob> {
        let told = self.story()?;
        self.model.with(|model| {
            // A bot that nobody waits for knows no answer.
            let model = model.as_ref().filter(|it| it.is_waited_for())?;
            let Model {
                n,
                seat,
                seen,
                legal,
                ..
            } = model;
            let job = BotJob {
                game: self.game.info().id.to_owned(),
                table: self.commitment.get().unwrap_or_default(),
                position: *n,
                bot: String::new(),
                seed: (*n).into(),
                seat: (*seat)?,
                view: seen.view(),
                memory: self.game.memory_of(&*told),
                legal: legal.to_vec(),
                within: None,
                searches: false,
            };
            (!legal.is_empty()).then(|| job.for_advice(self.game))
        })
    }

    /// The move under the lamp and the reason for it, or that it is being thought
    /// about; tracked.
    pub fn advice(&self) -> Option<(String, String)> {
        let lang = self.lang();
        match self.lamp.light.get() {
            Light::Off => None,
            Light::Coming(_) => Some((lang::lamp_coming(lang).to_owned(), String::new())),
            Light::On(action) => {
                let reason = self.seat().and_then(|me| {
                    self.draw(|seen, words| seen.reason(me, &action, words))?
                        .ok()?
                });
                Some((
                    lang::lamp_says(lang, self.label(&action)),
                    said(reason, lang::lamp_plain(lang)),
                ))
            }
        }
    }

    /// Whether the bot can be asked why it made the move that this part of the log
    /// is about, and who that is.
    pub fn may_ask_why(&self, nth: usize, told: &ViewerEvents) -> Option<Seat> {
        let (seat, _) = told.made()?;
        let is_seen = self
            .lamp
            .before
            .with_value(|all| all.get(nth).is_some_and(Option::is_some));
        let is_theirs = self.seat() != Some(seat) && self.is_bot(seat) && !self.is_replay();
        (is_seen && is_theirs).then_some(seat)
    }

    /// Asks it: the answer stands in the bubble.
    pub fn ask_why(&self, nth: usize, told: &ViewerEvents) {
        self.lamp.put_out();
        let answer = untrack(|| self.why(nth, told));
        self.lamp.answer.set(answer);
    }

    fn why(&self, nth: usize, told: &ViewerEvents) -> Option<(Seat, String)> {
        let (seat, action) = told.made()?;
        let before = self.lamp.before.with_value(|all| all.get(nth)?.clone())?;
        let reason = self.with_words(|words| before.reason(seat, &action, words));
        let plain = lang::lamp_plain_other(self.lang());
        Some((seat, said(reason.ok()?, plain)))
    }

    /// The last move of a bot, in words, and why it made it; tracked.
    pub fn last_move(&self, seat: Seat) -> Option<(String, String)> {
        let log = self.log.get();
        let mut parts = log.iter().enumerate().rev();
        let (nth, told) = parts.find(|(nth, told)| self.may_ask_why(*nth, told) == Some(seat))?;
        let (_, why) = self.why(nth, told)?;
        let mut lines = self.lines(&**told).into_iter();
        let line = lines.find(|line| line.about == About::Player(seat))?;
        Some((line.words, why))
    }
}

fn said(reason: Option<String>, plain: &str) -> String {
    reason.map_or_else(|| plain.to_owned(), |half| scene::sentence(&half))
}
