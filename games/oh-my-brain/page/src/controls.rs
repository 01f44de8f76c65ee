//! What buttons and keys do, and the second line of the bubble: what that will
//! bring about, or what has just happened.

use leptos::prelude::*;
use oh_my_brain::{Action, Event, OhMyBrain, Step, lang as words, show::face_title};
use tabletop::Game;
use web::{
    shell::controls::{Act, Controls},
    tables::toss::has_dice,
};

use super::{
    board::{Board, Shows},
    round_end,
};
use crate::lang;

impl Board {
    /// What buttons and keys do now.
    pub fn controls(self) -> Controls {
        let lang = self.session.lang();
        if self.count().is_some() {
            let next = Act::new(lang::next_round(lang), move || self.close_count());
            return Controls {
                primary: Some(next),
                ..Controls::default()
            };
        }
        let lacks = if self.selection.wants_player() {
            lang::choose_opponent(lang)
        } else {
            lang::choose_card(lang)
        };
        let mut controls = self.selection.controls(lacks, |it| self.act(it));
        if self.shows() == Shows::Sharing && self.session.may_undo() {
            let back = Act::new(lang::take_back(lang), move || self.session.undo());
            controls.secondary.push(back);
        }
        controls
    }

    /// Giving up is asked about first, unless one does not want that.
    fn act(self, action: String) -> Act {
        let lang = self.session.lang();
        match action.parse() {
            Ok(Action::GiveUp) if self.session.settings.asks.get() => {
                Act::new(lang::give_up(lang), move || self.is_asking.set(true))
            }
            Ok(Action::GiveUp) => Act {
                label: lang::give_up(lang).to_owned(),
                ..self.selection.act(action)
            },
            Ok(Action::Play { animal: value, n }) if 1 < n.get() => Act {
                label: lang::PlayGroup { value, n }.say(lang),
                ..self.selection.act(action)
            },
            _ => self.selection.act(action),
        }
    }

    pub fn hint(self) -> String {
        let lang = self.session.lang();
        if let Some(count) = self.count() {
            return round_end::title(self.session, count.seat);
        }
        if self.selection.stuck.with(Option::is_some) && !self.is_mine() {
            return lang::not_your_turn(lang).to_owned();
        }
        if self.toss.is_in_the_air() {
            return lang::die_rolling(lang).to_owned();
        }
        let is_aiming = self.is_mine() && self.selection.wants_player();
        match self.step() {
            Some(Step::Share { .. }) if is_aiming => lang::then_share(lang).to_owned(),
            Some(Step::Give) if is_aiming => lang::then_give(lang).to_owned(),
            _ => self.selection.explained().unwrap_or_else(|| self.news()),
        }
    }

    /// Who rolled what and what came of it, or what was told last.
    fn news(self) -> String {
        let lang = self.session.lang();
        let Some(roll) = self.recent.with(|recent| recent.roll) else {
            return self.sentences_about(|_| true).pop().unwrap_or_default();
        };
        // The prompt says what the die asks of this page's player.
        if self.is_mine() && self.step() != Some(Step::Play) {
            return String::new();
        }
        let face = face_title(roll.face, lang);
        let rolled = self.session.with_words(|it| {
            let player = it.who(roll.seat);
            words::EventRolled { player, face }.say(lang)
        });
        let mut has_rolled = false;
        let after = self.sentences_about(move |event| {
            let is_after = has_rolled;
            has_rolled |= has_dice::<OhMyBrain>(event);
            is_after
        });
        match after.first() {
            Some(after) => format!("{rolled} {after}"),
            None => rolled,
        }
    }

    fn sentences_about(self, mut is_wanted: impl FnMut(&Event) -> bool) -> Vec<String> {
        let tell = |event: &Event| {
            let is_told = is_wanted(event) && OhMyBrain::event_info(event).is_news;
            is_told.then(|| self.session.tell::<OhMyBrain>(event))
        };
        self.session
            .with_new::<OhMyBrain, _>(|events| events.iter().filter_map(tell).collect())
    }
}
