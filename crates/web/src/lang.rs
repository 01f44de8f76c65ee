//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use tabletop::Lang;

/// `Brainery`
pub fn title(_lang: Lang) -> &'static str {
    "Brainery"
}

/// `Skip to the game`
pub fn skip(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Skip to the game",
        Lang::Fr => "Aller au jeu",
    }
}

/// `One moment, the dead are rising…`
pub fn loading(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "One moment, the dead are rising…",
        Lang::Fr => "Un instant, les morts se lèvent…",
    }
}

/// `Home`
pub fn home(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Home",
        Lang::Fr => "Accueil",
    }
}

/// `Close`
pub fn close(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Close",
        Lang::Fr => "Fermer",
    }
}

/// `Cancel`
pub fn cancel(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Cancel",
        Lang::Fr => "Annuler",
    }
}

/// `Done`
pub fn done(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Done",
        Lang::Fr => "C’est bon",
    }
}

/// `Hungry?`
pub fn shop_hungry(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hungry?",
        Lang::Fr => "Une petite faim\u{202f}?",
    }
}

/// `Five games about brains. Take a box off the shelf.`
pub fn shop_hungry_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Five games about brains. Take a box off the shelf.",
        Lang::Fr => "Cinq jeux de cerveaux. Prenez une boîte sur l’étagère.",
    }
}

/// `{n} games, most of them about brains. Take a box off the shelf.`
pub fn shop_hungry_more(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{n} games, most of them about brains. Take a box off the shelf."),
        Lang::Fr => {
            format!("{n} jeux, de cerveaux pour la plupart. Prenez une boîte sur l’étagère.")
        }
    }
}

/// `Back for more, {name}?`
pub fn shop_again(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Back for more, {name}?"),
        Lang::Fr => format!("Encore faim, {name}\u{202f}?"),
    }
}

/// `The shelf is full. So is the freezer.`
pub fn shop_again_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The shelf is full. So is the freezer.",
        Lang::Fr => "L’étagère est pleine. Le congélateur aussi.",
    }
}

/// `Well eaten, {name}!`
pub fn shop_won(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Well eaten, {name}!"),
        Lang::Fr => format!("Bien mangé, {name}\u{202f}!"),
    }
}

/// `You won your last game of {game}. Does lightning strike twice?`
pub fn shop_won_about(lang: Lang, game: impl Display) -> String {
    match lang {
        Lang::En => format!("You won your last game of {game}. Does lightning strike twice?"),
        Lang::Fr => format!(
            "Vous avez gagné votre dernière partie {}. On remet ça\u{202f}?",
            tabletop::de(&game)
        ),
    }
}

/// `Still hungry, {name}?`
pub fn shop_lost(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Still hungry, {name}?"),
        Lang::Fr => format!("Toujours faim, {name}\u{202f}?"),
    }
}

/// `{winner} won your last game of {game}. You’re not going to leave it at that.`
#[derive(Debug)]
pub struct ShopLostAbout<A, B> {
    pub winner: A,
    pub game: B,
}

impl<A: Display, B: Display> ShopLostAbout<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ShopLostAbout { winner, game } = self;
        match lang {
            Lang::En => format!(
                "{winner} won your last game of {game}. You’re not going to leave it at that."
            ),
            Lang::Fr => format!(
                "{winner} a gagné votre dernière partie {}. Vous n’allez pas en rester là.",
                tabletop::de(&game)
            ),
        }
    }
}

/// `{name}, hurry up!`
pub fn shop_wait(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name}, hurry up!"),
        Lang::Fr => format!("{name}, on vous attend\u{202f}!"),
    }
}

/// `They’re waiting for you at {game}.`
pub fn shop_wait_about(lang: Lang, game: impl Display) -> String {
    match lang {
        Lang::En => format!("They’re waiting for you at {game}."),
        Lang::Fr => format!("C’est à vous de jouer à {game}."),
    }
}

/// `Where you left off`
pub fn shop_left_off(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Where you left off",
        Lang::Fr => "Là où vous en étiez",
    }
}

/// `Your turn`
pub fn shop_your_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your turn",
        Lang::Fr => "À vous de jouer",
    }
}

/// `Their turn`
pub fn shop_their_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Their turn",
        Lang::Fr => "Au tour des autres",
    }
}

/// `Against bots`
pub fn shop_paused(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Against bots",
        Lang::Fr => "Contre des robots",
    }
}

/// `Seats are filling`
pub fn shop_filling(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Seats are filling",
        Lang::Fr => "On prend place",
    }
}

/// `Back to it`
pub fn shop_back(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Back to it",
        Lang::Fr => "Y retourner",
    }
}

/// `Games`
pub fn shop_shelf(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Games",
        Lang::Fr => "Jeux",
    }
}

/// `{n} min`
pub fn shop_minutes(_lang: Lang, n: impl Display) -> String {
    format!("{n} min")
}

/// `{from}–{to}`
#[derive(Debug)]
pub struct ShopSeats<A, B> {
    pub from: A,
    pub to: B,
}

impl<A: Display, B: Display> ShopSeats<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let ShopSeats { from, to } = self;
        format!("{from}–{to}")
    }
}

/// `Got a code?`
pub fn shop_code(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Got a code?",
        Lang::Fr => "Un code\u{202f}?",
    }
}

/// `Six letters from a friend.`
pub fn shop_code_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Six letters from a friend.",
        Lang::Fr => "Six lettres d’un ami.",
    }
}

/// `Letter {n}`
pub fn shop_code_letter(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Letter {n}"),
        Lang::Fr => format!("Lettre {n}"),
    }
}

/// `Join`
pub fn shop_code_join(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Join",
        Lang::Fr => "Rejoindre",
    }
}

/// `There’s no table {code}. Check the letters, or type on if your code is longer.`
pub fn shop_code_unknown(lang: Lang, code: impl Display) -> String {
    match lang {
        Lang::En => format!(
            "There’s no table {code}. Check the letters, or type on if your code is longer."
        ),
        Lang::Fr => format!(
            "Il n’y a pas de table {code}. Vérifiez les lettres, ou continuez si votre code est plus long."
        ),
    }
}

/// `Light: {how}`
pub fn shop_theme(lang: Lang, how: impl Display) -> String {
    match lang {
        Lang::En => format!("Light: {how}"),
        Lang::Fr => format!("Lumière\u{202f}: {how}"),
    }
}

/// `Language: {name}`
pub fn shop_language(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Language: {name}"),
        Lang::Fr => format!("Langue\u{202f}: {name}"),
    }
}

/// `{name}: your name and face`
pub fn shop_me(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name}: your name and face"),
        Lang::Fr => format!("{name}\u{202f}: votre nom et votre tête"),
    }
}

/// `{game}, with a coach`
pub fn shop_learn_about(lang: Lang, game: impl Display) -> String {
    match lang {
        Lang::En => format!("{game}, with a coach"),
        Lang::Fr => format!("{game}, avec un coach"),
    }
}

/// `Your games, wins and replays`
pub fn shop_past_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your games, wins and replays",
        Lang::Fr => "Vos parties et vos victoires, à revoir",
    }
}

/// `Shelf`
pub fn setup_shelf(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Shelf",
        Lang::Fr => "Étagère",
    }
}

/// `players`
pub fn setup_players(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "players",
        Lang::Fr => "joueurs",
    }
}

/// `min`
pub fn setup_minutes(_lang: Lang) -> &'static str {
    "min"
}

/// `Easy to learn`
pub fn setup_effort_easy(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Easy to learn",
        Lang::Fr => "Facile à apprendre",
    }
}

/// `A few rules to learn`
pub fn setup_effort_medium(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A few rules to learn",
        Lang::Fr => "Quelques règles à apprendre",
    }
}

/// `A game to learn it`
pub fn setup_effort_hard(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A game to learn it",
        Lang::Fr => "Une partie pour apprendre",
    }
}

/// `At the counter`
pub fn setup_counter(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "At the counter",
        Lang::Fr => "Au comptoir",
    }
}

/// `You`
pub fn setup_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You",
        Lang::Fr => "Vous",
    }
}

/// `your seat`
pub fn setup_your_seat(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "your seat",
        Lang::Fr => "votre place",
    }
}

/// `bot, {level}`
pub fn setup_bot(lang: Lang, level: impl Display) -> String {
    match lang {
        Lang::En => format!("bot, {level}"),
        Lang::Fr => format!("robot, {level}"),
    }
}

/// `Friend`
pub fn setup_friend(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Friend",
        Lang::Fr => "Ami",
    }
}

/// `open seat`
pub fn setup_friend_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "open seat",
        Lang::Fr => "place libre",
    }
}

/// `Add`
pub fn setup_add(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Add",
        Lang::Fr => "Ajouter",
    }
}

/// `bot or friend`
pub fn setup_add_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "bot or friend",
        Lang::Fr => "robot ou ami",
    }
}

/// `Who sits here?`
pub fn setup_who(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Who sits here?",
        Lang::Fr => "Qui s’assoit ici\u{202f}?",
    }
}

/// `A friend`
pub fn setup_friend_row(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A friend",
        Lang::Fr => "Un ami",
    }
}

/// `The seat stays open until somebody takes it`
pub fn setup_friend_row_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The seat stays open until somebody takes it",
        Lang::Fr => "La place reste libre jusqu’à ce que quelqu’un la prenne",
    }
}

/// `Remove this seat`
pub fn setup_remove(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Remove this seat",
        Lang::Fr => "Retirer cette place",
    }
}

/// `Play now`
pub fn setup_play(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Play now",
        Lang::Fr => "Jouer",
    }
}

/// `Invite friends`
pub fn setup_invite(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Invite friends",
        Lang::Fr => "Inviter des amis",
    }
}

/// `If you invite friends, {name} gives up the seat for one of them.`
pub fn setup_makes_room(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("If you invite friends, {name} gives up the seat for one of them."),
        Lang::Fr => format!("Si vous invitez des amis, {name} cède sa place à l’un d’eux."),
    }
}

/// `A seat is kept for a friend: invite them.`
pub fn setup_friends_first(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A seat is kept for a friend: invite them.",
        Lang::Fr => "Une place est gardée pour un ami\u{202f}: invitez-le.",
    }
}

/// `House rules`
pub fn setup_house_rules(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "House rules",
        Lang::Fr => "Règles maison",
    }
}

/// `Rules`
pub fn setup_rules(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Rules",
        Lang::Fr => "Règles",
    }
}

/// `Go on with your game`
pub fn setup_resume(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Go on with your game",
        Lang::Fr => "Reprendre votre partie",
    }
}

/// `Start a new one`
pub fn setup_anew(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Start a new one",
        Lang::Fr => "En commencer une autre",
    }
}

/// `A game is running`
pub fn setup_running(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A game is running",
        Lang::Fr => "Une partie est en cours",
    }
}

/// `Starting a new one ends it for good.`
pub fn setup_running_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Starting a new one ends it for good.",
        Lang::Fr => "En commencer une autre y met fin pour de bon.",
    }
}

/// `You’re playing this game in another tab.`
pub fn setup_elsewhere(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You’re playing this game in another tab.",
        Lang::Fr => "Vous jouez cette partie dans un autre onglet.",
    }
}

/// `Play here`
pub fn setup_here(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Play here",
        Lang::Fr => "Jouer ici",
    }
}

/// `No connection: for now you can only play against bots.`
pub fn setup_offline(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No connection: for now you can only play against bots.",
        Lang::Fr => {
            "Pas de connexion\u{202f}: pour l’instant, vous ne pouvez jouer que contre des robots."
        }
    }
}

/// `Couldn’t open the table: {why}`
pub fn setup_failed(lang: Lang, why: impl Display) -> String {
    match lang {
        Lang::En => format!("Couldn’t open the table: {why}"),
        Lang::Fr => format!("La table n’a pas pu être ouverte\u{202f}: {why}"),
    }
}

/// `Who are you?`
pub fn me_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Who are you?",
        Lang::Fr => "Qui êtes-vous\u{202f}?",
    }
}

/// `Name`
pub fn me_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Name",
        Lang::Fr => "Nom",
    }
}

/// `Another name`
pub fn me_another(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Another name",
        Lang::Fr => "Un autre nom",
    }
}

/// `Surprise me`
pub fn me_surprise(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Surprise me",
        Lang::Fr => "Au hasard",
    }
}

/// `Background {n}`
pub fn me_disc(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Background {n}"),
        Lang::Fr => format!("Fond {n}"),
    }
}

/// `Colour {n}`
pub fn me_paint(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Colour {n}"),
        Lang::Fr => format!("Couleur {n}"),
    }
}

/// `Skin`
pub fn me_skin(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Skin",
        Lang::Fr => "Peau",
    }
}

/// `Head`
pub fn me_head(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Head",
        Lang::Fr => "Tête",
    }
}

/// `Eyes`
pub fn me_eyes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Eyes",
        Lang::Fr => "Yeux",
    }
}

/// `Mouth`
pub fn me_mouth(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Mouth",
        Lang::Fr => "Bouche",
    }
}

/// `Hair and hat`
pub fn me_top(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hair and hat",
        Lang::Fr => "Coiffure",
    }
}

/// `Bits`
pub fn me_extra(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Bits",
        Lang::Fr => "Détails",
    }
}

/// `{what} {n}`
#[derive(Debug)]
pub struct MeChoice<A, B> {
    pub what: A,
    pub n: B,
}

impl<A: Display, B: Display> MeChoice<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let MeChoice { what, n } = self;
        format!("{what} {n}")
    }
}

/// `Not now`
pub fn me_cancel(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Not now",
        Lang::Fr => "Pas maintenant",
    }
}

/// `That’s me`
pub fn me_done(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "That’s me",
        Lang::Fr => "C’est moi",
    }
}

/// `Your graveyard`
pub fn me_past(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your graveyard",
        Lang::Fr => "Votre cimetière",
    }
}

/// `Your graveyard`
pub fn past_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your graveyard",
        Lang::Fr => "Votre cimetière",
    }
}

/// `Among the dead since {month}`
pub fn past_since(lang: Lang, month: impl Display) -> String {
    match lang {
        Lang::En => format!("Among the dead since {month}"),
        Lang::Fr => format!("Parmi les morts depuis {month}"),
    }
}

/// `Freshly dug`
pub fn past_fresh(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Freshly dug",
        Lang::Fr => "Fraîchement creusé",
    }
}

/// `{n} game`, `{n} games`
pub fn past_games(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} game"),
        Lang::Fr if lang.is_one(n) => format!("{n} partie"),
        Lang::En => format!("{n} games"),
        Lang::Fr => format!("{n} parties"),
    }
}

/// `{n} win`, `{n} wins`
pub fn past_wins(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} win"),
        Lang::Fr if lang.is_one(n) => format!("{n} victoire"),
        Lang::En => format!("{n} wins"),
        Lang::Fr => format!("{n} victoires"),
    }
}

/// `{n} in a row, best`, `{n} in a row, best`
pub fn past_streak(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} in a row, best"),
        Lang::Fr if lang.is_one(n) => format!("{n} d’affilée, record"),
        Lang::En => format!("{n} in a row, best"),
        Lang::Fr => format!("{n} d’affilée, record"),
    }
}

/// `{n} day well spent`, `{n} days well spent`
pub fn past_nights(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} day well spent"),
        Lang::Fr if lang.is_one(n) => format!("{n} jour bien employé"),
        Lang::En => format!("{n} days well spent"),
        Lang::Fr => format!("{n} jours bien employés"),
    }
}

/// `Last twenty`
pub fn past_last(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Last twenty",
        Lang::Fr => "Les vingt dernières",
    }
}

/// `{wins} of the last {n} won`
#[derive(Debug)]
pub struct PastLastAbout<A, B> {
    pub wins: A,
    pub n: B,
}

impl<A: Display, B: Display> PastLastAbout<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PastLastAbout { wins, n } = self;
        match lang {
            Lang::En => format!("{wins} of the last {n} won"),
            Lang::Fr => format!("{wins} victoires sur les {n} dernières parties"),
        }
    }
}

/// `On a roll: {n} win so far`, `On a roll: {n} wins in a row`
pub fn past_running(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("On a roll: {n} win so far"),
        Lang::Fr if lang.is_one(n) => format!("Bien parti\u{202f}: {n} victoire en cours"),
        Lang::En => format!("On a roll: {n} wins in a row"),
        Lang::Fr => format!("Série en cours\u{202f}: {n} victoires d’affilée"),
    }
}

/// `By box`
pub fn past_boxes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "By box",
        Lang::Fr => "Par boîte",
    }
}

/// `{wins} of {n} won`
#[derive(Debug)]
pub struct PastBoxAbout<A, B> {
    pub wins: A,
    pub n: B,
}

impl<A: Display, B: Display> PastBoxAbout<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PastBoxAbout { wins, n } = self;
        match lang {
            Lang::En => format!("{wins} of {n} won"),
            Lang::Fr => format!("{wins} sur {n} gagnées"),
        }
    }
}

/// `of {n}`
pub fn past_of(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!(" of {n}"),
        Lang::Fr => format!(" sur {n}"),
    }
}

/// `Rating {n}`
pub fn past_rating(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Rating {n}"),
        Lang::Fr => format!("Cote {n}"),
    }
}

/// `Rating {n}, give or take {give}`
#[derive(Debug)]
pub struct PastRatingAbout<A, B> {
    pub n: A,
    pub give: B,
}

impl<A: Display, B: Display> PastRatingAbout<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PastRatingAbout { n, give } = self;
        match lang {
            Lang::En => format!("Rating {n}, give or take {give}"),
            Lang::Fr => format!("Cote {n}, à {give} près"),
        }
    }
}

/// `Old rivals`
pub fn past_rivals(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Old rivals",
        Lang::Fr => "Vieux rivaux",
    }
}

/// `You finished ahead of {name} {ahead} times, behind {behind} times`
#[derive(Debug)]
pub struct PastRivalAbout<A, B, C> {
    pub name: A,
    pub ahead: B,
    pub behind: C,
}

impl<A: Display, B: Display, C: Display> PastRivalAbout<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let PastRivalAbout {
            name,
            ahead,
            behind,
        } = self;
        match lang {
            Lang::En => {
                format!("You finished ahead of {name} {ahead} times, behind {behind} times")
            }
            Lang::Fr => {
                format!("Vous avez fini {ahead} fois devant {name}, {behind} fois derrière")
            }
        }
    }
}

/// `Games`
pub fn past_list(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Games",
        Lang::Fr => "Parties",
    }
}

/// `{place} of {n}`
#[derive(Debug)]
pub struct PastPlace<A, B> {
    pub place: A,
    pub n: B,
}

impl<A: Display, B: Display> PastPlace<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PastPlace { place, n } = self;
        match lang {
            Lang::En => format!("{place} of {n}"),
            Lang::Fr => format!("{place} sur {n}"),
        }
    }
}

/// `1st`
pub fn past_nth_1(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "1st",
        Lang::Fr => "1er",
    }
}

/// `2nd`
pub fn past_nth_2(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "2nd",
        Lang::Fr => "2e",
    }
}

/// `3rd`
pub fn past_nth_3(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "3rd",
        Lang::Fr => "3e",
    }
}

/// `{n}th`
pub fn past_nth(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{n}th"),
        Lang::Fr => format!("{n}e"),
    }
}

/// `On this device`
pub fn past_here(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "On this device",
        Lang::Fr => "Sur cet appareil",
    }
}

/// `Replay`
pub fn past_replay(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Replay",
        Lang::Fr => "Revoir",
    }
}

/// `The moves of this game are gone`
pub fn past_gone(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The moves of this game are gone",
        Lang::Fr => "Les coups de cette partie ont disparu",
    }
}

/// `Somebody`
pub fn past_somebody(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Somebody",
        Lang::Fr => "Quelqu’un",
    }
}

/// `Nothing buried here yet. Finish a game and it rests in peace on this page.`
pub fn past_nothing(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nothing buried here yet. Finish a game and it rests in peace on this page.",
        Lang::Fr => {
            "Rien d’enterré ici pour l’instant. Finissez une partie et elle reposera en paix sur cette page."
        }
    }
}

/// `To the shelf`
pub fn past_play(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "To the shelf",
        Lang::Fr => "Vers l’étagère",
    }
}

/// `The server can’t be reached, so only the games of this device are here.`
pub fn past_offline(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The server can’t be reached, so only the games of this device are here.",
        Lang::Fr => {
            "Le serveur ne répond pas\u{202f}: seules les parties de cet appareil sont ici."
        }
    }
}

/// `Older games`
pub fn past_more(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Older games",
        Lang::Fr => "Parties plus anciennes",
    }
}

/// `Yours to keep`
pub fn keep_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Yours to keep",
        Lang::Fr => "Tout est à vous",
    }
}

/// `No account, no password: this device has a key of its own, and the server knows your games by it.`
pub fn keep_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "No account, no password: this device has a key of its own, and the server knows your games by it."
        }
        Lang::Fr => {
            "Ni compte ni mot de passe\u{202f}: cet appareil a sa propre clé, et c’est à elle que le serveur reconnaît vos parties."
        }
    }
}

/// `Ratings`
pub fn keep_rated(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Ratings",
        Lang::Fr => "Cote",
    }
}

/// `Games count if everybody at the table wants it. Bots have ratings too. No taking moves back by vote.`
pub fn keep_rated_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Games count if everybody at the table wants it. Bots have ratings too. No taking moves back by vote."
        }
        Lang::Fr => {
            "Une partie compte si tout le monde à la table le veut. Les robots ont une cote aussi. On ne reprend pas de coup par vote."
        }
    }
}

/// `On`
pub fn keep_rated_on(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "On",
        Lang::Fr => "Oui",
    }
}

/// `Off`
pub fn keep_rated_off(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Off",
        Lang::Fr => "Non",
    }
}

/// `Link another device`
pub fn keep_link(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Link another device",
        Lang::Fr => "Relier un autre appareil",
    }
}

/// `Your phone and your laptop, the same zombie.`
pub fn keep_link_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your phone and your laptop, the same zombie.",
        Lang::Fr => "Sur le téléphone comme sur l’ordinateur, le même zombie.",
    }
}

/// `Show a code`
pub fn keep_link_show(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Show a code",
        Lang::Fr => "Afficher un code",
    }
}

/// `Scan this with the other device, or type the code there. It works once, for five minutes.`
pub fn keep_link_scan(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Scan this with the other device, or type the code there. It works once, for five minutes."
        }
        Lang::Fr => {
            "Scannez-le avec l’autre appareil, ou saisissez-y le code. Il sert une seule fois, pendant cinq minutes."
        }
    }
}

/// `Code`
pub fn keep_link_code(_lang: Lang) -> &'static str {
    "Code"
}

/// `Got a code from your other device?`
pub fn keep_link_enter(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Got a code from your other device?",
        Lang::Fr => "Vous avez un code de votre autre appareil\u{202f}?",
    }
}

/// `Link this device`
pub fn keep_link_do(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Link this device",
        Lang::Fr => "Relier cet appareil",
    }
}

/// `This device will play as the player who showed the code. The games played here come along.`
pub fn keep_link_sure(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "This device will play as the player who showed the code. The games played here come along."
        }
        Lang::Fr => {
            "Cet appareil jouera au nom de la personne qui a affiché le code. Les parties jouées ici suivent."
        }
    }
}

/// `Linked. It’s all you, all the way down.`
pub fn keep_link_done(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Linked. It’s all you, all the way down.",
        Lang::Fr => "C’est relié. Il n’y a plus que vous.",
    }
}

/// `That code doesn’t work: it’s good once, for five minutes. Ask the other device for a new one.`
pub fn keep_link_wrong(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "That code doesn’t work: it’s good once, for five minutes. Ask the other device for a new one."
        }
        Lang::Fr => {
            "Ce code ne marche pas\u{202f}: il sert une fois, pendant cinq minutes. Demandez-en un nouveau à l’autre appareil."
        }
    }
}

/// `{n} device plays as you.`, `{n} devices play as you.`
pub fn keep_devices(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} device plays as you."),
        Lang::Fr if lang.is_one(n) => format!("{n} appareil joue à votre nom."),
        Lang::En => format!("{n} devices play as you."),
        Lang::Fr => format!("{n} appareils jouent à votre nom."),
    }
}

/// `Passkeys`
pub fn keep_passkey(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Passkeys",
        Lang::Fr => "Clés d’accès",
    }
}

/// `Your fingerprint, face or PIN brings you back, even if every device is lost.`
pub fn keep_passkey_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your fingerprint, face or PIN brings you back, even if every device is lost.",
        Lang::Fr => {
            "Votre empreinte, votre visage ou un code vous ramène, même si tous vos appareils sont perdus."
        }
    }
}

/// `Make a passkey`
pub fn keep_passkey_make(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Make a passkey",
        Lang::Fr => "Créer une clé d’accès",
    }
}

/// `New device, but you have a passkey?`
pub fn keep_passkey_lost(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "New device, but you have a passkey?",
        Lang::Fr => "Nouvel appareil, et vous avez une clé d’accès\u{202f}?",
    }
}

/// `Use a passkey`
pub fn keep_passkey_use(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Use a passkey",
        Lang::Fr => "Utiliser une clé d’accès",
    }
}

/// `Made on {day}`
pub fn keep_passkey_since(lang: Lang, day: impl Display) -> String {
    match lang {
        Lang::En => format!("Made on {day}"),
        Lang::Fr => format!("Créée le {day}"),
    }
}

/// `Remove`
pub fn keep_passkey_remove(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Remove",
        Lang::Fr => "Retirer",
    }
}

/// `Made. It brings you back on any device that knows it.`
pub fn keep_passkey_made(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Made. It brings you back on any device that knows it.",
        Lang::Fr => "Créée. Elle vous ramène sur tout appareil qui la connaît.",
    }
}

/// `It’s you again.`
pub fn keep_passkey_used(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It’s you again.",
        Lang::Fr => "C’est de nouveau vous.",
    }
}

/// `Removed. It opens nothing here any more.`
pub fn keep_passkey_removed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Removed. It opens nothing here any more.",
        Lang::Fr => "Retirée. Elle n’ouvre plus rien ici.",
    }
}

/// `No passkey was used, and nothing has changed.`
pub fn keep_passkey_not_now(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No passkey was used, and nothing has changed.",
        Lang::Fr => "Aucune clé d’accès n’a servi, et rien n’a changé.",
    }
}

/// `There is a passkey of yours already.`
pub fn keep_passkey_known(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "There is a passkey of yours already.",
        Lang::Fr => "Il y a déjà une clé d’accès à vous.",
    }
}

/// `Nobody here has that passkey.`
pub fn keep_passkey_unknown(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nobody here has that passkey.",
        Lang::Fr => "Personne ici n’a cette clé d’accès.",
    }
}

/// `Export everything`
pub fn keep_export(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Export everything",
        Lang::Fr => "Tout exporter",
    }
}

/// `All that is known of you, as a file (JSON).`
pub fn keep_export_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "All that is known of you, as a file (JSON).",
        Lang::Fr => "Tout ce que l’on sait de vous, dans un fichier (JSON).",
    }
}

/// `Delete everything`
pub fn keep_delete(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Delete everything",
        Lang::Fr => "Tout supprimer",
    }
}

/// `Bury it all?`
pub fn keep_delete_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Bury it all?",
        Lang::Fr => "On enterre tout\u{202f}?",
    }
}

/// `Your games, statistics, ratings, name, face and settings go, on this device, on the server and for linked devices. At finished tables you become “Somebody”. Where a game is still on, a bot plays for you. There is no undo.`
pub fn keep_delete_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Your games, statistics, ratings, name, face and settings go, on this device, on the server and for linked devices. At finished tables you become “Somebody”. Where a game is still on, a bot plays for you. There is no undo."
        }
        Lang::Fr => {
            "Vos parties, statistiques, cotes, nom, visage et réglages disparaissent, sur cet appareil, sur le serveur et pour les appareils reliés. Aux tables terminées, vous devenez «\u{202f}Somebody\u{202f}». Là où l’on joue encore, un robot joue pour vous. C’est sans retour."
        }
    }
}

/// `Keep it`
pub fn keep_delete_no(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Keep it",
        Lang::Fr => "Garder",
    }
}

/// `Delete everything`
pub fn keep_delete_yes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Delete everything",
        Lang::Fr => "Tout supprimer",
    }
}

/// `That didn’t work: {why} Nothing was deleted on this device.`
pub fn keep_failed(lang: Lang, why: impl Display) -> String {
    match lang {
        Lang::En => format!("That didn’t work: {why} Nothing was deleted on this device."),
        Lang::Fr => {
            format!("Ça n’a pas marché\u{202f}: {why} Rien n’a été supprimé sur cet appareil.")
        }
    }
}

/// `the server can’t be reached.`
pub fn keep_no_server(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the server can’t be reached.",
        Lang::Fr => "le serveur ne répond pas.",
    }
}

/// `One moment…`
pub fn keep_busy(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "One moment…",
        Lang::Fr => "Un instant…",
    }
}

/// `Settings`
pub fn settings_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Settings",
        Lang::Fr => "Réglages",
    }
}

/// `Language`
pub fn settings_language(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Language",
        Lang::Fr => "Langue",
    }
}

/// `Light`
pub fn settings_theme(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Light",
        Lang::Fr => "Lumière",
    }
}

/// `Match device`
pub fn settings_theme_auto(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Match device",
        Lang::Fr => "Appareil",
    }
}

/// `Day`
pub fn settings_theme_light(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Day",
        Lang::Fr => "Jour",
    }
}

/// `Night`
pub fn settings_theme_dark(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Night",
        Lang::Fr => "Nuit",
    }
}

/// `Sound`
pub fn settings_sound(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Sound",
        Lang::Fr => "Sons",
    }
}

/// `All`
pub fn settings_sound_all(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "All",
        Lang::Fr => "Tous",
    }
}

/// `My turn`
pub fn settings_sound_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "My turn",
        Lang::Fr => "Mon tour",
    }
}

/// `None`
pub fn settings_sound_none(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "None",
        Lang::Fr => "Aucun",
    }
}

/// `{what}: {how}`
#[derive(Debug)]
pub struct SettingsSoundIs<A, B> {
    pub what: A,
    pub how: B,
}

impl<A: Display, B: Display> SettingsSoundIs<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let SettingsSoundIs { what, how } = self;
        match lang {
            Lang::En => format!("{what}: {how}"),
            Lang::Fr => format!("{what}\u{202f}: {how}"),
        }
    }
}

/// `Pace of others`
pub fn settings_speed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Pace of others",
        Lang::Fr => "Rythme des autres",
    }
}

/// `Calm`
pub fn settings_speed_slow(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Calm",
        Lang::Fr => "Calme",
    }
}

/// `Normal`
pub fn settings_speed_normal(_lang: Lang) -> &'static str {
    "Normal"
}

/// `Fast`
pub fn settings_speed_fast(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Fast",
        Lang::Fr => "Rapide",
    }
}

/// `No motion`
pub fn settings_speed_off(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No motion",
        Lang::Fr => "Sans",
    }
}

/// `Everything is kept on this device.`
pub fn settings_kept(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Everything is kept on this device.",
        Lang::Fr => "Tout reste sur cet appareil.",
    }
}

/// `Less movement`
pub fn settings_still(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Less movement",
        Lang::Fr => "Moins de mouvement",
    }
}

/// `Pieces appear instead of flying.`
pub fn settings_still_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Pieces appear instead of flying.",
        Lang::Fr => "Les pièces apparaissent au lieu de voler.",
    }
}

/// `Ask before big moves`
pub fn settings_asks(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Ask before big moves",
        Lang::Fr => "Demander avant les gros coups",
    }
}

/// `Giving up, paying yourself.`
pub fn settings_asks_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Giving up, paying yourself.",
        Lang::Fr => "Renoncer, payer soi-même.",
    }
}

/// `Hints`
pub fn settings_lamp(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hints",
        Lang::Fr => "Conseils",
    }
}

/// `A lamp that shows a good move and why; not where a game counts.`
pub fn settings_lamp_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A lamp that shows a good move and why; not where a game counts.",
        Lang::Fr => {
            "Une lampe qui montre un bon coup et sa raison\u{202f}; pas quand la partie compte."
        }
    }
}

/// `Buzz on your turn`
pub fn settings_buzz(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Buzz on your turn",
        Lang::Fr => "Vibrer à votre tour",
    }
}

/// `Notify me`
pub fn settings_notify(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Notify me",
        Lang::Fr => "Me prévenir",
    }
}

/// `On your turn, while nobody looks at the table.`
pub fn settings_notify_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "On your turn, while nobody looks at the table.",
        Lang::Fr => "À votre tour, quand personne ne regarde la table.",
    }
}

/// `Nobody is buried here.`
pub fn trouble_address(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nobody is buried here.",
        Lang::Fr => "Personne n’est enterré ici.",
    }
}

/// `This page is gone, or never was one. The shelf is still where you left it.`
pub fn trouble_address_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "This page is gone, or never was one. The shelf is still where you left it.",
        Lang::Fr => {
            "Cette page n’existe plus, ou n’a jamais existé. L’étagère est toujours à sa place."
        }
    }
}

/// `A 404, for those who collect them.`
pub fn trouble_address_foot(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A 404, for those who collect them.",
        Lang::Fr => "Une 404, pour les collectionneurs.",
    }
}

/// `Back to the shelf`
pub fn trouble_shelf(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Back to the shelf",
        Lang::Fr => "Retour à l’étagère",
    }
}

/// `Nobody is buried under this code.`
pub fn trouble_code(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nobody is buried under this code.",
        Lang::Fr => "Personne n’est enterré sous ce code.",
    }
}

/// `{code} isn’t a table any more, or never was one: this code has expired, or a letter is wrong.`
pub fn trouble_code_about(lang: Lang, code: impl Display) -> String {
    match lang {
        Lang::En => format!(
            "{code} isn’t a table any more, or never was one: this code has expired, or a letter is wrong."
        ),
        Lang::Fr => format!(
            "{code} n’est plus une table, ou ne l’a jamais été\u{202f}: ce code a expiré, ou une lettre est fausse."
        ),
    }
}

/// `A code has six letters. Whoever invited you can read it to you.`
pub fn trouble_code_foot(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A code has six letters. Whoever invited you can read it to you.",
        Lang::Fr => "Un code a six lettres. La personne qui vous a invité peut vous le lire.",
    }
}

/// `Try again`
pub fn trouble_again(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Try again",
        Lang::Fr => "Réessayer",
    }
}

/// `Your seat is free again.`
pub fn trouble_removed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your seat is free again.",
        Lang::Fr => "Votre place est de nouveau libre.",
    }
}

/// `The host has taken you off this table. No hard feelings: there’s always room at a table of your own.`
pub fn trouble_removed_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "The host has taken you off this table. No hard feelings: there’s always room at a table of your own."
        }
        Lang::Fr => {
            "L’hôte vous a retiré de cette table. Sans rancune\u{202f}: à votre propre table, il y a toujours de la place."
        }
    }
}

/// `This game couldn’t be loaded.`
pub fn trouble_game(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "This game couldn’t be loaded.",
        Lang::Fr => "Ce jeu n’a pas pu être chargé.",
    }
}

/// `Check your connection, then try again. What you were playing is safe on this device.`
pub fn trouble_game_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Check your connection, then try again. What you were playing is safe on this device."
        }
        Lang::Fr => {
            "Vérifiez votre connexion, puis réessayez. Votre partie en cours est à l’abri sur cet appareil."
        }
    }
}

/// `This game isn’t in our box.`
pub fn trouble_foreign(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "This game isn’t in our box.",
        Lang::Fr => "Ce jeu n’est pas dans notre boîte.",
    }
}

/// `This table plays {game}, and this page was built without it. Ask whoever runs the server.`
pub fn trouble_foreign_about(lang: Lang, game: impl Display) -> String {
    match lang {
        Lang::En => format!(
            "This table plays {game}, and this page was built without it. Ask whoever runs the server."
        ),
        Lang::Fr => format!(
            "Cette table joue à {game}, et cette page a été construite sans ce jeu. Demandez à qui tient le serveur."
        ),
    }
}

/// `Unplugged.`
pub fn trouble_unplugged(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Unplugged.",
        Lang::Fr => "Débranché.",
    }
}

/// `No line to the others. Playing against bots still works.`
pub fn trouble_unplugged_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No line to the others. Playing against bots still works.",
        Lang::Fr => "Plus de ligne vers les autres. Jouer contre des robots marche toujours.",
    }
}

/// `Games with friends wait until you’re back.`
pub fn trouble_unplugged_foot(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Games with friends wait until you’re back.",
        Lang::Fr => "Les parties entre amis attendent votre retour.",
    }
}

/// `Play bots`
pub fn trouble_bots(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Play bots",
        Lang::Fr => "Jouer contre des robots",
    }
}

/// `Play bots meanwhile`
pub fn trouble_meanwhile(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Play bots meanwhile",
        Lang::Fr => "Jouer contre des robots",
    }
}

/// `Waiting for the line`
pub fn trouble_waiting(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Waiting for the line",
        Lang::Fr => "On attend la ligne",
    }
}

/// `Look again`
pub fn trouble_look(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Look again",
        Lang::Fr => "Regarder encore",
    }
}

/// `The till is jammed.`
pub fn trouble_jammed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The till is jammed.",
        Lang::Fr => "La caisse est bloquée.",
    }
}

/// `Our fault, not yours. Your seat, your cards and the dice are kept exactly as they were.`
pub fn trouble_jammed_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Our fault, not yours. Your seat, your cards and the dice are kept exactly as they were."
        }
        Lang::Fr => {
            "C’est notre faute, pas la vôtre. Votre place, vos cartes et les dés sont gardés tels quels."
        }
    }
}

/// `Playing bots on this device still works.`
pub fn trouble_jammed_foot(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Playing bots on this device still works.",
        Lang::Fr => "Jouer contre des robots sur cet appareil marche toujours.",
    }
}

/// `Trying again in {seconds} s`
pub fn trouble_next(lang: Lang, seconds: impl Display) -> String {
    match lang {
        Lang::En => format!("Trying again in {seconds} s"),
        Lang::Fr => format!("Nouvel essai dans {seconds} s"),
    }
}

/// `Trying again…`
pub fn trouble_trying(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Trying again…",
        Lang::Fr => "Nouvel essai…",
    }
}

/// `Try now`
pub fn trouble_now(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Try now",
        Lang::Fr => "Essayer maintenant",
    }
}

/// `The line went dead.`
pub fn trouble_line(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The line went dead.",
        Lang::Fr => "La ligne est coupée.",
    }
}

/// `Your seat is kept. Trying again in {seconds} s.`
pub fn trouble_line_next(lang: Lang, seconds: impl Display) -> String {
    match lang {
        Lang::En => format!("Your seat is kept. Trying again in {seconds} s."),
        Lang::Fr => format!("Votre place est gardée. Nouvel essai dans {seconds} s."),
    }
}

/// `Your seat is kept. Trying again…`
pub fn trouble_line_trying(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your seat is kept. Trying again…",
        Lang::Fr => "Votre place est gardée. Nouvel essai…",
    }
}

/// `Hold on to your head.`
pub fn trouble_hold(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hold on to your head.",
        Lang::Fr => "Gardez la tête sur les épaules.",
    }
}

/// `You can go on as soon as the line is back.`
pub fn trouble_hold_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You can go on as soon as the line is back.",
        Lang::Fr => "Vous pourrez continuer dès que la ligne sera rétablie.",
    }
}

/// `No way in here.`
pub fn refused_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No way in here.",
        Lang::Fr => "On n’entre pas.",
    }
}

/// `Whoever runs this server has asked this device to stay away from its tables. You can still play against bots, and watch others.`
pub fn refused_blocked(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Whoever runs this server has asked this device to stay away from its tables. You can still play against bots, and watch others."
        }
        Lang::Fr => {
            "La personne qui tient ce serveur ne veut plus de cet appareil à ses tables. Vous pouvez toujours jouer contre des robots, et regarder les autres."
        }
    }
}

/// `Whoever runs this server has closed this table. Open another one.`
pub fn refused_closed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Whoever runs this server has closed this table. Open another one.",
        Lang::Fr => "La personne qui tient ce serveur a fermé cette table. Ouvrez-en une autre.",
    }
}

/// `This table was cleared away, because nothing had happened there for long. Open another one.`
pub fn refused_pruned(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "This table was cleared away, because nothing had happened there for long. Open another one."
        }
        Lang::Fr => {
            "Cette table a été débarrassée\u{202f}: il ne s’y passait plus rien depuis longtemps. Ouvrez-en une autre."
        }
    }
}

/// `Someone who played here wanted to be forgotten. The game can still be watched as a replay.`
pub fn refused_forgotten(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Someone who played here wanted to be forgotten. The game can still be watched as a replay."
        }
        Lang::Fr => {
            "Quelqu’un qui a joué ici a voulu être oublié. La partie peut encore être revue."
        }
    }
}

/// `This table was opened under another version of the rules. Ask whoever runs the server.`
pub fn refused_old_rules(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "This table was opened under another version of the rules. Ask whoever runs the server."
        }
        Lang::Fr => {
            "Cette table a été ouverte sous une autre version des règles. Demandez à la personne qui tient le serveur."
        }
    }
}

/// `Every seat is taken. Watch the game, or open a table of your own.`
pub fn refused_full(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Every seat is taken. Watch the game, or open a table of your own.",
        Lang::Fr => {
            "Toutes les places sont prises. Regardez la partie, ou ouvrez votre propre table."
        }
    }
}

/// `The host has locked this table. Ask them to unlock it, or watch.`
pub fn refused_locked(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The host has locked this table. Ask them to unlock it, or watch.",
        Lang::Fr => {
            "L’hôte a verrouillé cette table. Demandez-lui de l’ouvrir, ou regardez la partie."
        }
    }
}

/// `That seat has just been taken. Choose another one.`
pub fn refused_seat_taken(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "That seat has just been taken. Choose another one.",
        Lang::Fr => "Cette place vient d’être prise. Choisissez-en une autre.",
    }
}

/// `Only the host can do that.`
pub fn refused_not_host(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Only the host can do that.",
        Lang::Fr => "Seul l’hôte peut faire cela.",
    }
}

/// `That was a lot at once. Wait a moment, then try again.`
pub fn refused_too_fast(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "That was a lot at once. Wait a moment, then try again.",
        Lang::Fr => "Cela fait beaucoup d’un coup. Attendez un instant, puis réessayez.",
    }
}

/// `Every table on this server is in use. Try again in a few minutes.`
pub fn refused_server_full(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Every table on this server is in use. Try again in a few minutes.",
        Lang::Fr => {
            "Toutes les tables de ce serveur sont occupées. Réessayez dans quelques minutes."
        }
    }
}

/// `The server can’t write anything down right now, so nothing has changed. Try again in a moment.`
pub fn refused_cannot_write(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "The server can’t write anything down right now, so nothing has changed. Try again in a moment."
        }
        Lang::Fr => {
            "Le serveur ne peut rien noter pour l’instant\u{202f}: rien n’a changé. Réessayez dans un moment."
        }
    }
}

/// `The server is shutting down. Come back in a moment.`
pub fn refused_stopping(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The server is shutting down. Come back in a moment.",
        Lang::Fr => "Le serveur s’arrête. Revenez dans un moment.",
    }
}

/// `The game is paused. Anyone at the table can go on.`
pub fn refused_paused(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The game is paused. Anyone at the table can go on.",
        Lang::Fr => "La partie est en pause. N’importe qui à la table peut la reprendre.",
    }
}

/// `You`
pub fn shell_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You",
        Lang::Fr => "Vous",
    }
}

/// `Menu`
pub fn shell_menu(_lang: Lang) -> &'static str {
    "Menu"
}

/// `Rules`
pub fn shell_rules(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Rules",
        Lang::Fr => "Règles",
    }
}

/// `Log`
pub fn shell_log(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Log",
        Lang::Fr => "Journal",
    }
}

/// `Log and rules`
pub fn shell_panels(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Log and rules",
        Lang::Fr => "Journal et règles",
    }
}

/// `Prompt and actions`
pub fn shell_prompt(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Prompt and actions",
        Lang::Fr => "Consigne et actions",
    }
}

/// `Table`
pub fn shell_table(_lang: Lang) -> &'static str {
    "Table"
}

/// `Players`
pub fn shell_players(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Players",
        Lang::Fr => "Joueurs",
    }
}

/// `Actions`
pub fn shell_actions(_lang: Lang) -> &'static str {
    "Actions"
}

/// `Choices`
pub fn shell_choices(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choices",
        Lang::Fr => "Choix",
    }
}

/// `Undo`
pub fn shell_undo(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Undo",
        Lang::Fr => "Reprendre le coup",
    }
}

/// `You roll…`
pub fn shell_you_roll(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You roll…",
        Lang::Fr => "Vous lancez…",
    }
}

/// `{name} rolls…`
pub fn shell_rolls(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} rolls…"),
        Lang::Fr => format!("{name} lance…"),
    }
}

/// `The dice roll…`
pub fn shell_dice_roll(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The dice roll…",
        Lang::Fr => "Les dés roulent…",
    }
}

/// `Meanwhile, a lot has happened. It’s all in the log.`
pub fn shell_meanwhile(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Meanwhile, a lot has happened. It’s all in the log.",
        Lang::Fr => "Entre-temps, il s’est passé bien des choses. Tout est dans le journal.",
    }
}

/// `Keys`
pub fn shell_help(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Keys",
        Lang::Fr => "Touches",
    }
}

/// `Leave the table`
pub fn shell_leave(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Leave the table",
        Lang::Fr => "Quitter la table",
    }
}

/// `New game`
pub fn shell_new_game(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "New game",
        Lang::Fr => "Nouvelle partie",
    }
}

/// `Play again`
pub fn shell_again(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Play again",
        Lang::Fr => "Rejouer",
    }
}

/// `bot`
pub fn shell_bot_badge(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "bot",
        Lang::Fr => "robot",
    }
}

/// `away, a bot is playing`
pub fn shell_stand_in(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "away, a bot is playing",
        Lang::Fr => "absent, un robot joue",
    }
}

/// `away, a bot plays in {seconds} s`
pub fn shell_stand_in_soon(lang: Lang, seconds: impl Display) -> String {
    match lang {
        Lang::En => format!("away, a bot plays in {seconds} s"),
        Lang::Fr => format!("absent, un robot joue dans {seconds} s"),
    }
}

/// `away`
pub fn shell_away_badge(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "away",
        Lang::Fr => "absent",
    }
}

/// `their turn`
pub fn shell_turn_badge(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "their turn",
        Lang::Fr => "c’est son tour",
    }
}

/// `Your turn`
pub fn shell_your_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your turn",
        Lang::Fr => "À vous",
    }
}

/// `Played on this device`
pub fn shell_link_local(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Played on this device",
        Lang::Fr => "Partie jouée sur cet appareil",
    }
}

/// `Connected`
pub fn shell_link_up(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Connected",
        Lang::Fr => "Connecté",
    }
}

/// `No connection. Trying again…`
pub fn shell_link_down(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No connection. Trying again…",
        Lang::Fr => "Pas de connexion. Nouvel essai…",
    }
}

/// `You’re watching.`
pub fn shell_onlooker(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You’re watching.",
        Lang::Fr => "Vous regardez la partie.",
    }
}

/// `Nothing has happened. Suspicious.`
pub fn shell_empty_log(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nothing has happened. Suspicious.",
        Lang::Fr => "Il ne s’est rien passé. Suspect.",
    }
}

/// `You can’t do that now.`
pub fn shell_refused(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You can’t do that now.",
        Lang::Fr => "Ce n’est pas possible maintenant.",
    }
}

/// `Why?`
pub fn shell_why(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Why?",
        Lang::Fr => "Pourquoi\u{202f}?",
    }
}

/// `Too late: someone was faster.`
pub fn shell_late(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Too late: someone was faster.",
        Lang::Fr => "Trop tard\u{202f}: quelqu’un a été plus rapide.",
    }
}

/// `Read the rule`
pub fn shell_read_rule(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Read the rule",
        Lang::Fr => "Lire la règle",
    }
}

/// `Close the panel`
pub fn shell_close_panel(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Close the panel",
        Lang::Fr => "Fermer le panneau",
    }
}

/// `Look at all {n}`
pub fn shell_all_pieces(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Look at all {n}"),
        Lang::Fr => format!("Voir les {n}"),
    }
}

/// `Choose first`
pub fn shell_choose_first(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose first",
        Lang::Fr => "Choisissez d’abord",
    }
}

/// `Enter`
pub fn shell_act_key(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Enter",
        Lang::Fr => "Entrée",
    }
}

/// `Goal:`
pub fn shell_goal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Goal:",
        Lang::Fr => "But\u{202f}:",
    }
}

/// `Hide the goal`
pub fn shell_hide_goal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hide the goal",
        Lang::Fr => "Masquer le but",
    }
}

/// `Hint`
pub fn lamp_button(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hint",
        Lang::Fr => "Conseil",
    }
}

/// `Let me think…`
pub fn lamp_coming(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Let me think…",
        Lang::Fr => "Je réfléchis…",
    }
}

/// `I’d go for “{label}”.`
pub fn lamp_says(lang: Lang, label: impl Display) -> String {
    match lang {
        Lang::En => format!("I’d go for “{label}”."),
        Lang::Fr => format!("Je choisirais «\u{202f}{label}\u{202f}»."),
    }
}

/// `My nose says so.`
pub fn lamp_plain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "My nose says so.",
        Lang::Fr => "Je le sens bien.",
    }
}

/// `It seemed best to me.`
pub fn lamp_plain_other(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It seemed best to me.",
        Lang::Fr => "C’est ce qui me semblait le mieux.",
    }
}

/// `Ask why`
pub fn lamp_ask(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Ask why",
        Lang::Fr => "Demander pourquoi",
    }
}

/// `Last move`
pub fn lamp_last_move(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Last move",
        Lang::Fr => "Dernier coup",
    }
}

/// `Keys`
pub fn keys_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Keys",
        Lang::Fr => "Touches",
    }
}

/// `choose a die, a row or a move`
pub fn keys_choose(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "choose a die, a row or a move",
        Lang::Fr => "choisir un dé, une ligne ou un coup",
    }
}

/// `press the main button`
pub fn keys_act(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "press the main button",
        Lang::Fr => "appuyer sur le bouton principal",
    }
}

/// `cancel, close`
pub fn keys_cancel(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "cancel, close",
        Lang::Fr => "annuler, fermer",
    }
}

/// `take the last move back`
pub fn keys_undo(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "take the last move back",
        Lang::Fr => "reprendre le dernier coup",
    }
}

/// `a hint: a good move, and why`
pub fn keys_lamp(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a hint: a good move, and why",
        Lang::Fr => "un conseil\u{202f}: un bon coup, et pourquoi",
    }
}

/// `repeat the prompt`
pub fn keys_prompt(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "repeat the prompt",
        Lang::Fr => "répéter la consigne",
    }
}

/// `repeat the last event`
pub fn keys_last(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "repeat the last event",
        Lang::Fr => "répéter le dernier événement",
    }
}

/// `open the rules`
pub fn keys_rules(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "open the rules",
        Lang::Fr => "ouvrir les règles",
    }
}

/// `show this help`
pub fn keys_help(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "show this help",
        Lang::Fr => "afficher cette aide",
    }
}

/// `Everything else: Tab and Space, as on any page.`
pub fn keys_rest(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Everything else: Tab and Space, as on any page.",
        Lang::Fr => "Pour tout le reste\u{202f}: Tab et Espace, comme sur toute page.",
    }
}

/// `Rules of {game}`
pub fn rules_title(lang: Lang, game: impl Display) -> String {
    match lang {
        Lang::En => format!("Rules of {game}"),
        Lang::Fr => format!("Règles {}", tabletop::de(&game)),
    }
}

/// `our ruling`
pub fn rules_ruling(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "our ruling",
        Lang::Fr => "notre arbitrage",
    }
}

/// `Marked clauses are our answer where the printed book is silent or unclear.`
pub fn rules_ruling_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Marked clauses are our answer where the printed book is silent or unclear.",
        Lang::Fr => {
            "Les règles marquées sont notre réponse là où le livret se tait ou reste obscur."
        }
    }
}

/// `The rules of this game have not been written down yet.`
pub fn rules_empty(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The rules of this game have not been written down yet.",
        Lang::Fr => "Les règles de ce jeu n’ont pas encore été rédigées.",
    }
}

/// `{credits}.`
pub fn rules_credits(_lang: Lang, credits: impl Display) -> String {
    format!("{credits}.")
}

/// `Brainery is an independent fan project, not affiliated with the designers or publishers.`
pub fn rules_fan(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Brainery is an independent fan project, not affiliated with the designers or publishers."
        }
        Lang::Fr => {
            "Brainery est un projet d’amateurs indépendant, sans lien avec les auteurs ni les éditeurs."
        }
    }
}

/// `Play {game}`
pub fn rules_play(lang: Lang, game: impl Display) -> String {
    match lang {
        Lang::En => format!("Play {game}"),
        Lang::Fr => format!("Jouer à {game}"),
    }
}

/// `Right now`
pub fn rules_right_now(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Right now",
        Lang::Fr => "En ce moment",
    }
}

/// `The cards`
pub fn rules_cards(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The cards",
        Lang::Fr => "Les cartes",
    }
}

/// `{copies}× {name}`
#[derive(Debug)]
pub struct RulesCard<A, B> {
    pub copies: A,
    pub name: B,
}

impl<A: Display, B: Display> RulesCard<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let RulesCard { copies, name } = self;
        format!("{copies}× {name}")
    }
}

/// `Box`
pub fn rules_box(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Box",
        Lang::Fr => "Boîte",
    }
}

/// `Contents`
pub fn rules_contents(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Contents",
        Lang::Fr => "Sommaire",
    }
}

/// `Goal`
pub fn rules_goal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Goal",
        Lang::Fr => "But",
    }
}

/// `Set-up`
pub fn rules_setup(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Set-up",
        Lang::Fr => "Mise en place",
    }
}

/// `Your turn`
pub fn rules_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your turn",
        Lang::Fr => "Votre tour",
    }
}

/// `An example`
pub fn rules_example(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "An example",
        Lang::Fr => "Un exemple",
    }
}

/// `Examples`
pub fn rules_examples(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Examples",
        Lang::Fr => "Exemples",
    }
}

/// `The end`
pub fn rules_end(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The end",
        Lang::Fr => "La fin",
    }
}

/// `All the cards`
pub fn rules_all_cards(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "All the cards",
        Lang::Fr => "Toutes les cartes",
    }
}

/// `Every rule`
pub fn rules_every(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Every rule",
        Lang::Fr => "Toutes les règles",
    }
}

/// `Search`
pub fn rules_find(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Search",
        Lang::Fr => "Chercher",
    }
}

/// `Search the rules`
pub fn rules_find_label(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Search the rules",
        Lang::Fr => "Chercher dans les règles",
    }
}

/// `{n} of {of}`
#[derive(Debug)]
pub struct RulesHits<A, B> {
    pub n: A,
    pub of: B,
}

impl<A: Display, B: Display> RulesHits<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let RulesHits { n, of } = self;
        match lang {
            Lang::En => format!("{n} of {of}"),
            Lang::Fr => format!("{n} sur {of}"),
        }
    }
}

/// `No rule says that. Try another word.`
pub fn rules_nothing(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No rule says that. Try another word.",
        Lang::Fr => "Aucune règle n’en parle. Essayez un autre mot.",
    }
}

/// `Show all {n}`
pub fn rules_show_all(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Show all {n}"),
        Lang::Fr => format!("Afficher les {n}"),
    }
}

/// `Learn by playing`
pub fn rules_learn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Learn by playing",
        Lang::Fr => "Apprendre en jouant",
    }
}

/// `Print`
pub fn rules_print(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Print",
        Lang::Fr => "Imprimer",
    }
}

/// `{n} of {of}`
#[derive(Debug)]
pub struct RulesStep<A, B> {
    pub n: A,
    pub of: B,
}

impl<A: Display, B: Display> RulesStep<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let RulesStep { n, of } = self;
        match lang {
            Lang::En => format!("{n} of {of}"),
            Lang::Fr => format!("{n} sur {of}"),
        }
    }
}

/// `Next`
pub fn rules_step_on(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Next",
        Lang::Fr => "Suite",
    }
}

/// `Back`
pub fn rules_step_back(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Back",
        Lang::Fr => "Retour",
    }
}

/// `Again`
pub fn rules_step_again(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Again",
        Lang::Fr => "Revoir",
    }
}

/// `Counts for ratings`
pub fn lobby_rated(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Counts for ratings",
        Lang::Fr => "Compte pour la cote",
    }
}

/// `Table {code}`
pub fn lobby_title(_lang: Lang, code: impl Display) -> String {
    format!("Table {code}")
}

/// `The game starts when every seat is taken, or when the host says so.`
pub fn lobby_waiting(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The game starts when every seat is taken, or when the host says so.",
        Lang::Fr => {
            "La partie commence quand toutes les places sont prises, ou quand l’hôte le décide."
        }
    }
}

/// `The code: {letters}`
pub fn lobby_code(lang: Lang, letters: impl Display) -> String {
    match lang {
        Lang::En => format!("The code: {letters}"),
        Lang::Fr => format!("Le code\u{202f}: {letters}"),
    }
}

/// `Invite link`
pub fn lobby_link(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Invite link",
        Lang::Fr => "Lien d’invitation",
    }
}

/// `Copy the link`
pub fn lobby_copy(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Copy the link",
        Lang::Fr => "Copier le lien",
    }
}

/// `Copied.`
pub fn lobby_copied(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Copied.",
        Lang::Fr => "Copié.",
    }
}

/// `Select the link and copy it yourself.`
pub fn lobby_copy_failed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Select the link and copy it yourself.",
        Lang::Fr => "Sélectionnez le lien et copiez-le vous-même.",
    }
}

/// `QR code of the invite link`
pub fn lobby_qr(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "QR code of the invite link",
        Lang::Fr => "Code QR du lien d’invitation",
    }
}

/// `Seats`
pub fn lobby_seats(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Seats",
        Lang::Fr => "Places",
    }
}

/// `Empty`
pub fn lobby_free(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Empty",
        Lang::Fr => "Libre",
    }
}

/// `waiting for a friend`
pub fn lobby_free_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "waiting for a friend",
        Lang::Fr => "attend un ami",
    }
}

/// `your seat`
pub fn lobby_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "your seat",
        Lang::Fr => "votre place",
    }
}

/// `is here`
pub fn lobby_here(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "is here",
        Lang::Fr => "est là",
    }
}

/// `Bring your friends`
pub fn lobby_bring(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Bring your friends",
        Lang::Fr => "Amenez vos amis",
    }
}

/// `Your name`
pub fn lobby_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your name",
        Lang::Fr => "Votre nom",
    }
}

/// `Fill with bots and start`
pub fn lobby_fill(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Fill with bots and start",
        Lang::Fr => "Compléter avec des robots et commencer",
    }
}

/// `Take a seat`
pub fn lobby_join(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Take a seat",
        Lang::Fr => "Prendre place",
    }
}

/// `Watch`
pub fn lobby_watch(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Watch",
        Lang::Fr => "Regarder",
    }
}

/// `{n} seat left.`, `{n} seats left.`
pub fn lobby_join_about(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} seat left."),
        Lang::Fr if lang.is_one(n) => format!("{n} place libre."),
        Lang::En => format!("{n} seats left."),
        Lang::Fr => format!("{n} places libres."),
    }
}

/// `Every seat is taken.`
pub fn lobby_full(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Every seat is taken.",
        Lang::Fr => "Toutes les places sont prises.",
    }
}

/// `This table is locked.`
pub fn lobby_locked(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "This table is locked.",
        Lang::Fr => "Cette table est fermée.",
    }
}

/// `This table is locked: nobody else can join.`
pub fn lobby_locked_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "This table is locked: nobody else can join.",
        Lang::Fr => "Cette table est fermée\u{202f}: personne d’autre ne peut s’y asseoir.",
    }
}

/// `Lock the table`
pub fn lobby_lock(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Lock the table",
        Lang::Fr => "Fermer la table",
    }
}

/// `Unlock the table`
pub fn lobby_unlock(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Unlock the table",
        Lang::Fr => "Rouvrir la table",
    }
}

/// `Remove {name}`
pub fn lobby_remove(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Remove {name}"),
        Lang::Fr => format!("Retirer {name}"),
    }
}

/// `Host`
pub fn lobby_host(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Host",
        Lang::Fr => "Hôte",
    }
}

/// `{name} starts the game.`
pub fn lobby_host_starts(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} starts the game."),
        Lang::Fr => format!("{name} lance la partie."),
    }
}

/// `The luck of this game is sealed. Fingerprint: {hash}`
pub fn lobby_sealed(lang: Lang, hash: impl Display) -> String {
    match lang {
        Lang::En => format!("The luck of this game is sealed. Fingerprint: {hash}"),
        Lang::Fr => format!("Le hasard de cette partie est scellé. Empreinte\u{202f}: {hash}"),
    }
}

/// `{n} of {of} seats`
#[derive(Debug)]
pub struct LobbyTaken<A, B> {
    pub n: A,
    pub of: B,
}

impl<A: Display, B: Display> LobbyTaken<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let LobbyTaken { n, of } = self;
        match lang {
            Lang::En => format!("{n} of {of} seats"),
            Lang::Fr => format!("{n} places sur {of}"),
        }
    }
}

/// `Start with {n}`
pub fn lobby_start(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Start with {n}"),
        Lang::Fr => format!("Commencer à {n}"),
    }
}

/// `Leave`
pub fn lobby_leave(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Leave",
        Lang::Fr => "Quitter",
    }
}

/// `Sit here`
pub fn lobby_sit_here(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Sit here",
        Lang::Fr => "S’asseoir ici",
    }
}

/// `Add a bot`
pub fn lobby_add_bot(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Add a bot",
        Lang::Fr => "Ajouter un robot",
    }
}

/// `or leave it`
pub fn lobby_add_bot_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "or leave it",
        Lang::Fr => "ou laisser libre",
    }
}

/// `Seat {n}: {what}`
#[derive(Debug)]
pub struct LobbySeat<A, B> {
    pub n: A,
    pub what: B,
}

impl<A: Display, B: Display> LobbySeat<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let LobbySeat { n, what } = self;
        match lang {
            Lang::En => format!("Seat {n}: {what}"),
            Lang::Fr => format!("Place {n}\u{202f}: {what}"),
        }
    }
}

/// `Change {name}`
pub fn lobby_change(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Change {name}"),
        Lang::Fr => format!("Changer {name}"),
    }
}

/// `just came in`
pub fn lobby_new(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "just came in",
        Lang::Fr => "vient d’arriver",
    }
}

/// `Shuffle the seats`
pub fn lobby_shuffle(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Shuffle the seats",
        Lang::Fr => "Mélanger les places",
    }
}

/// `Share`
pub fn lobby_share(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Share",
        Lang::Fr => "Partager",
    }
}

/// `A game of {game}?`
pub fn lobby_share_title(lang: Lang, game: impl Display) -> String {
    match lang {
        Lang::En => format!("A game of {game}?"),
        Lang::Fr => format!("Une partie {}\u{202f}?", tabletop::de(&game)),
    }
}

/// `Who may come`
pub fn lobby_who(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Who may come",
        Lang::Fr => "Qui peut venir",
    }
}

/// `With the link`
pub fn lobby_who_link(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "With the link",
        Lang::Fr => "Avec le lien",
    }
}

/// `Anyone`
pub fn lobby_who_anyone(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Anyone",
        Lang::Fr => "Tout le monde",
    }
}

/// `One seat more`
pub fn lobby_more(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "One seat more",
        Lang::Fr => "Une place de plus",
    }
}

/// `One seat fewer`
pub fn lobby_fewer(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "One seat fewer",
        Lang::Fr => "Une place de moins",
    }
}

/// `None changed`
pub fn lobby_none_changed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "None changed",
        Lang::Fr => "Aucune changée",
    }
}

/// `{n} changed`, `{n} changed`
pub fn lobby_changed(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} changed"),
        Lang::Fr if lang.is_one(n) => format!("{n} changée"),
        Lang::En => format!("{n} changed"),
        Lang::Fr => format!("{n} changées"),
    }
}

/// `{name} hasn’t seen your last change yet. The game starts when they’re back.`
pub fn lobby_asked(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => {
            format!("{name} hasn’t seen your last change yet. The game starts when they’re back.")
        }
        Lang::Fr => format!(
            "{name} n’a pas encore vu le dernier changement. La partie commencera à son retour."
        ),
    }
}

/// `Open tables`
pub fn tables_open(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Open tables",
        Lang::Fr => "Tables ouvertes",
    }
}

/// `Pull up a chair. Strangers are only friends with the lid still on.`
pub fn tables_open_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Pull up a chair. Strangers are only friends with the lid still on.",
        Lang::Fr => "Prenez une chaise. Un inconnu, c’est un ami encore dans sa boîte.",
    }
}

/// `Your tables`
pub fn tables_yours(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your tables",
        Lang::Fr => "Vos tables",
    }
}

/// `All {n}`
pub fn tables_all(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("All {n}"),
        Lang::Fr => format!("Toutes {n}"),
    }
}

/// `No table is open right now. Quick play starts a game with bots at once.`
pub fn tables_none(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No table is open right now. Quick play starts a game with bots at once.",
        Lang::Fr => {
            "Aucune table n’est ouverte. Partie rapide en lance une tout de suite avec des robots."
        }
    }
}

/// `Quick play`
pub fn tables_quick(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Quick play",
        Lang::Fr => "Partie rapide",
    }
}

/// `Sit down`
pub fn tables_sit(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Sit down",
        Lang::Fr => "S’asseoir",
    }
}

/// `{n} of {of}`
#[derive(Debug)]
pub struct TablesOf<A, B> {
    pub n: A,
    pub of: B,
}

impl<A: Display, B: Display> TablesOf<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let TablesOf { n, of } = self;
        match lang {
            Lang::En => format!("{n} of {of}"),
            Lang::Fr => format!("{n} sur {of}"),
        }
    }
}

/// `With bots`
pub fn tables_bots(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "With bots",
        Lang::Fr => "Avec robots",
    }
}

/// `The game is on`
pub fn tables_running(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The game is on",
        Lang::Fr => "La partie est en cours",
    }
}

/// `{name} waits for one more`
pub fn tables_waits_one(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} waits for one more"),
        Lang::Fr => format!("{name} attend encore quelqu’un"),
    }
}

/// `{name} waits for {n} more`
#[derive(Debug)]
pub struct TablesWaits<A, B> {
    pub name: A,
    pub n: B,
}

impl<A: Display, B: Display> TablesWaits<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let TablesWaits { name, n } = self;
        match lang {
            Lang::En => format!("{name} waits for {n} more"),
            Lang::Fr => format!("{name} attend encore {n} joueurs"),
        }
    }
}

/// `Waiting for others`
pub fn tables_waiting(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Waiting for others",
        Lang::Fr => "Au tour des autres",
    }
}

/// `Done`
pub fn tables_done(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Done",
        Lang::Fr => "Terminées",
    }
}

/// `You don’t sit at any table yet.`
pub fn tables_no_seat(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You don’t sit at any table yet.",
        Lang::Fr => "Vous n’êtes encore assis à aucune table.",
    }
}

/// `Nobody is waiting for you.`
pub fn tables_nobody_waits(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nobody is waiting for you.",
        Lang::Fr => "Personne ne vous attend.",
    }
}

/// `{n} table is waiting for you. Nobody has died of it yet.`, `{n} tables are waiting for you. Nobody has died of it yet.`
pub fn tables_waits_for_you(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => {
            format!("{n} table is waiting for you. Nobody has died of it yet.")
        }
        Lang::Fr if lang.is_one(n) => {
            format!("{n} table vous attend. Personne n’en est encore mort.")
        }
        Lang::En => format!("{n} tables are waiting for you. Nobody has died of it yet."),
        Lang::Fr => format!("{n} tables vous attendent. Personne n’en est encore mort."),
    }
}

/// `{name}’s turn`
pub fn tables_turn_of(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name}’s turn"),
        Lang::Fr => format!("Au tour {}", tabletop::de(&name)),
    }
}

/// `Place {n}`
pub fn tables_place(_lang: Lang, n: impl Display) -> String {
    format!("Place {n}")
}

/// `Play`
pub fn tables_play(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Play",
        Lang::Fr => "Jouer",
    }
}

/// `Look`
pub fn tables_look(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Look",
        Lang::Fr => "Voir",
    }
}

/// `now`
pub fn tables_now(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "now",
        Lang::Fr => "à l’instant",
    }
}

/// `{n} min`
pub fn tables_minutes(_lang: Lang, n: impl Display) -> String {
    format!("{n} min")
}

/// `{n} h`
pub fn tables_hours(_lang: Lang, n: impl Display) -> String {
    format!("{n} h")
}

/// `{n} d`
pub fn tables_days(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{n} d"),
        Lang::Fr => format!("{n} j"),
    }
}

/// `Result`
pub fn end_result(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Result",
        Lang::Fr => "Résultat",
    }
}

/// `{name} wins!`
pub fn end_won(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} wins!"),
        Lang::Fr => format!("{name} gagne\u{202f}!"),
    }
}

/// `You win!`
pub fn end_won_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You win!",
        Lang::Fr => "Vous gagnez\u{202f}!",
    }
}

/// `{names} win!`
pub fn end_shared(lang: Lang, names: impl Display) -> String {
    match lang {
        Lang::En => format!("{names} win!"),
        Lang::Fr => format!("{names} gagnent\u{202f}!"),
    }
}

/// `You and {names} win!`
pub fn end_shared_you(lang: Lang, names: impl Display) -> String {
    match lang {
        Lang::En => format!("You and {names} win!"),
        Lang::Fr => format!("Vous et {names} gagnez\u{202f}!"),
    }
}

/// `{names} and {name}`
#[derive(Debug)]
pub struct EndAnd<A, B> {
    pub names: A,
    pub name: B,
}

impl<A: Display, B: Display> EndAnd<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EndAnd { names, name } = self;
        match lang {
            Lang::En => format!("{names} and {name}"),
            Lang::Fr => format!("{names} et {name}"),
        }
    }
}

/// `Nobody wins.`
pub fn end_nobody(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nobody wins.",
        Lang::Fr => "Personne ne gagne.",
    }
}

/// `Check the luck`
pub fn end_check(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Check the luck",
        Lang::Fr => "Vérifier le hasard",
    }
}

/// `Download replay`
pub fn end_download(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Download replay",
        Lang::Fr => "Télécharger la partie",
    }
}

/// `Honest. {moves} played again, {dice} made again from the seal. {seen}`
#[derive(Debug)]
pub struct EndHonest<A, B, C> {
    pub moves: A,
    pub dice: B,
    pub seen: C,
}

impl<A: Display, B: Display, C: Display> EndHonest<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let EndHonest { moves, dice, seen } = self;
        match lang {
            Lang::En => {
                format!("Honest. {moves} played again, {dice} made again from the seal. {seen}")
            }
            Lang::Fr => {
                format!("Partie honnête. {moves} rejoués, {dice} refaits à partir du sceau. {seen}")
            }
        }
    }
}

/// `The seal is the one made before the first throw.`
pub fn end_seen_local(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The seal is the one made before the first throw.",
        Lang::Fr => "Le sceau est bien celui fait avant le premier lancer.",
    }
}

/// `The seal, your share of the luck, the players and every move are as this device saw them.`
pub fn end_seen_seat(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "The seal, your share of the luck, the players and every move are as this device saw them."
        }
        Lang::Fr => {
            "Le sceau, votre part de hasard, les joueurs et chaque coup sont tels que cet appareil les a vus."
        }
    }
}

/// `The seal, the players and every move are as this device saw them; it knows of no share of the luck of its own.`
pub fn end_seen_watching(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "The seal, the players and every move are as this device saw them; it knows of no share of the luck of its own."
        }
        Lang::Fr => {
            "Le sceau, les joueurs et chaque coup sont tels que cet appareil les a vus\u{202f}; il ne connaît aucune part de hasard à lui."
        }
    }
}

/// `Not proven. {moves} played again and found legal, but the replay lacks its seal or its end, so the luck could not be compared.`
pub fn end_unsealed(lang: Lang, moves: impl Display) -> String {
    match lang {
        Lang::En => format!(
            "Not proven. {moves} played again and found legal, but the replay lacks its seal or its end, so the luck could not be compared."
        ),
        Lang::Fr => format!(
            "Rien n’est prouvé. {moves} rejoués et permis, mais il manque au fichier son sceau ou sa fin\u{202f}: le hasard n’a pas pu être comparé."
        ),
    }
}

/// `Something is wrong with this game: {fault}`
pub fn end_broken(lang: Lang, fault: impl Display) -> String {
    match lang {
        Lang::En => format!("Something is wrong with this game: {fault}"),
        Lang::Fr => format!("Quelque chose cloche dans cette partie\u{202f}: {fault}"),
    }
}

/// `the seal is not the one this device saw before the game.`
pub fn end_wrong_seal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the seal is not the one this device saw before the game.",
        Lang::Fr => "le sceau n’est pas celui que cet appareil a vu avant la partie.",
    }
}

/// `the game or its options are not the ones agreed on.`
pub fn end_wrong_agreed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the game or its options are not the ones agreed on.",
        Lang::Fr => "le jeu ou ses options ne sont pas ceux qui étaient convenus.",
    }
}

/// `the players are not the ones who sat here.`
pub fn end_wrong_players(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the players are not the ones who sat here.",
        Lang::Fr => "les joueurs ne sont pas ceux qui étaient à cette table.",
    }
}

/// `your share of the luck was replaced by another.`
pub fn end_wrong_salt(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "your share of the luck was replaced by another.",
        Lang::Fr => "votre part de hasard a été remplacée par une autre.",
    }
}

/// `a bot brought luck or a chosen name, so the host may have picked the luck.`
pub fn end_wrong_bot(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a bot brought luck or a chosen name, so the host may have picked the luck.",
        Lang::Fr => {
            "un robot a apporté du hasard ou un nom choisi\u{202f}: l’hôte a pu choisir le hasard."
        }
    }
}

/// `from move {n} on, the replay is not what this device saw.`
pub fn end_wrong_told(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("from move {n} on, the replay is not what this device saw."),
        Lang::Fr => {
            format!("à partir du coup {n}, le fichier ne dit pas ce que cet appareil a vu.")
        }
    }
}

/// `move {n}, which this device saw taken back, can’t have happened like that.`
pub fn end_wrong_taken_back(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => {
            format!("move {n}, which this device saw taken back, can’t have happened like that.")
        }
        Lang::Fr => {
            format!("le coup {n}, que cet appareil a vu annuler, n’a pas pu se passer ainsi.")
        }
    }
}

/// `what was said is not what this device saw.`
pub fn end_wrong_remarks(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "what was said is not what this device saw.",
        Lang::Fr => "ce qui a été dit n’est pas ce que cet appareil a vu.",
    }
}

/// `Check it on a computer`
pub fn end_elsewhere(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Check it on a computer",
        Lang::Fr => "Vérifier sur un ordinateur",
    }
}

/// `What this cannot show: whoever runs the server holds the key from the start. A malicious host could look ahead, or pick the luck beforehand together with somebody who sat down after you. It could not change a single die once the game had begun.`
pub fn end_limit(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "What this cannot show: whoever runs the server holds the key from the start. A malicious host could look ahead, or pick the luck beforehand together with somebody who sat down after you. It could not change a single die once the game had begun."
        }
        Lang::Fr => {
            "Ce que cela ne montre pas\u{202f}: qui tient le serveur a la clé dès le début. Un hôte malveillant pourrait regarder à l’avance, ou choisir le hasard au départ avec quelqu’un qui s’est assis après vous. Il ne pourrait plus changer un seul dé une fois la partie commencée."
        }
    }
}

/// `The seal fits its key; whether it’s the one shown before the game, only those who sat there know.`
pub fn end_seen_nothing(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "The seal fits its key; whether it’s the one shown before the game, only those who sat there know."
        }
        Lang::Fr => {
            "Le sceau va avec sa clé\u{202f}; si c’est bien celui montré avant la partie, seuls ceux qui y étaient le savent."
        }
    }
}

/// `Not sealed. {moves} played again and found legal, but this game went on from a replay, with luck of its own: there’s nothing to compare it with.`
pub fn end_went_on(lang: Lang, moves: impl Display) -> String {
    match lang {
        Lang::En => format!(
            "Not sealed. {moves} played again and found legal, but this game went on from a replay, with luck of its own: there’s nothing to compare it with."
        ),
        Lang::Fr => format!(
            "Pas scellée. {moves} rejoués et conformes aux règles, mais cette partie a continué une partie revue, avec son propre hasard\u{202f}: il n’y a rien à comparer."
        ),
    }
}

/// `This game was played on your own device: key, dice and all.`
pub fn end_limit_local(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "This game was played on your own device: key, dice and all.",
        Lang::Fr => {
            "Cette partie a été jouée sur votre appareil\u{202f}: clé, dés et tout le reste."
        }
    }
}

/// `Awards`
pub fn end_awards(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Awards",
        Lang::Fr => "Récompenses",
    }
}

/// `How it went`
pub fn end_story(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "How it went",
        Lang::Fr => "Toute l’histoire",
    }
}

/// `Round by round`
pub fn end_rounds(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Round by round",
        Lang::Fr => "Manche par manche",
    }
}

/// `Next box?`
pub fn end_next(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Next box?",
        Lang::Fr => "Une autre boîte\u{202f}?",
    }
}

/// `The end`
pub fn end_phase(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The end",
        Lang::Fr => "La fin",
    }
}

/// `Another one?`
pub fn end_another(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Another one?",
        Lang::Fr => "On remet ça\u{202f}?",
    }
}

/// `You have won {won} of the {n} games at this table.`
#[derive(Debug)]
pub struct EndSeries<A, B> {
    pub won: A,
    pub n: B,
}

impl<A: Display, B: Display> EndSeries<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EndSeries { won, n } = self;
        match lang {
            Lang::En => format!("You have won {won} of the {n} games at this table."),
            Lang::Fr => format!("Vous avez gagné {won} fois sur {n} à cette table."),
        }
    }
}

/// `{title}:`
pub fn end_award(lang: Lang, title: impl Display) -> String {
    match lang {
        Lang::En => format!("{title}:"),
        Lang::Fr => format!("{title}\u{202f}:"),
    }
}

/// `{n} move`, `{n} moves`
pub fn end_moves(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} move"),
        Lang::Fr if lang.is_one(n) => format!("{n} coup"),
        Lang::En => format!("{n} moves"),
        Lang::Fr => format!("{n} coups"),
    }
}

/// `{n} draw`, `{n} draws`
pub fn end_dice(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} draw"),
        Lang::Fr if lang.is_one(n) => format!("{n} tirage"),
        Lang::En => format!("{n} draws"),
        Lang::Fr => format!("{n} tirages"),
    }
}

/// `here sits a full belly`
pub fn epitaph_won(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "here sits a full belly",
        Lang::Fr => "ci-gît un ventre plein",
    }
}

/// `so close`
pub fn epitaph_close(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "so close",
        Lang::Fr => "à un cheveu près",
    }
}

/// `still hungry`
pub fn epitaph_hungry(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "still hungry",
        Lang::Fr => "toujours faim",
    }
}

/// `dead tired`
pub fn epitaph_tired(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "dead tired",
        Lang::Fr => "fatigue mortelle",
    }
}

/// `blames the moon`
pub fn epitaph_moon(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "blames the moon",
        Lang::Fr => "la faute à la lune",
    }
}

/// `woke up too late`
pub fn epitaph_late(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "woke up too late",
        Lang::Fr => "réveil trop tardif",
    }
}

/// `rest in pieces`
pub fn epitaph_pieces(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "rest in pieces",
        Lang::Fr => "repose en morceaux",
    }
}

/// `Replay`
pub fn replay_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Replay",
        Lang::Fr => "Revoir la partie",
    }
}

/// `Replays`
pub fn replay_list(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Replays",
        Lang::Fr => "Parties à revoir",
    }
}

/// `Games you finished on this device or at a table. A replay you got as a file opens here too: choose it, or drop it anywhere on this page.`
pub fn replay_list_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Games you finished on this device or at a table. A replay you got as a file opens here too: choose it, or drop it anywhere on this page."
        }
        Lang::Fr => {
            "Les parties finies sur cet appareil ou à une table. Un fichier reçu s’ouvre aussi ici\u{202f}: choisissez-le, ou déposez-le n’importe où sur cette page."
        }
    }
}

/// `Nothing here yet. Finish a game, and it’ll turn up.`
pub fn replay_none(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nothing here yet. Finish a game, and it’ll turn up.",
        Lang::Fr => "Rien pour l’instant. Finissez une partie, elle viendra se ranger ici.",
    }
}

/// `Open a file`
pub fn replay_file(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Open a file",
        Lang::Fr => "Ouvrir un fichier",
    }
}

/// `You won`
pub fn replay_you_won(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You won",
        Lang::Fr => "Vous avez gagné",
    }
}

/// `Won: {names}`
pub fn replay_won(lang: Lang, names: impl Display) -> String {
    match lang {
        Lang::En => format!("Won: {names}"),
        Lang::Fr => format!("Victoire\u{202f}: {names}"),
    }
}

/// `Step through the game`
pub fn replay_controls(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Step through the game",
        Lang::Fr => "Parcourir la partie",
    }
}

/// `To the start`
pub fn replay_first(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "To the start",
        Lang::Fr => "Au début",
    }
}

/// `One move back`
pub fn replay_back(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "One move back",
        Lang::Fr => "Un coup en arrière",
    }
}

/// `Play`
pub fn replay_play(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Play",
        Lang::Fr => "Lecture",
    }
}

/// `Pause`
pub fn replay_pause(_lang: Lang) -> &'static str {
    "Pause"
}

/// `One move on`
pub fn replay_forward(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "One move on",
        Lang::Fr => "Un coup en avant",
    }
}

/// `To the end`
pub fn replay_last(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "To the end",
        Lang::Fr => "À la fin",
    }
}

/// `All moves`
pub fn replay_timeline(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "All moves",
        Lang::Fr => "Tous les coups",
    }
}

/// `Move {n} of {of}`
#[derive(Debug)]
pub struct ReplayMove<A, B> {
    pub n: A,
    pub of: B,
}

impl<A: Display, B: Display> ReplayMove<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ReplayMove { n, of } = self;
        match lang {
            Lang::En => format!("Move {n} of {of}"),
            Lang::Fr => format!("Coup {n} sur {of}"),
        }
    }
}

/// `The start`
pub fn replay_start(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The start",
        Lang::Fr => "Le début",
    }
}

/// `Nothing to see with these eyes.`
pub fn replay_nothing(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nothing to see with these eyes.",
        Lang::Fr => "Rien à voir avec ces yeux-là.",
    }
}

/// `after move {n}`
pub fn replay_after(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("after move {n}"),
        Lang::Fr => format!("après le coup {n}"),
    }
}

/// `Jump to`
pub fn replay_jump(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Jump to",
        Lang::Fr => "Aller à",
    }
}

/// `Whose eyes`
pub fn replay_eyes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Whose eyes",
        Lang::Fr => "Par quels yeux",
    }
}

/// `Through the eyes of {name}`
pub fn replay_eyes_of(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Through the eyes of {name}"),
        Lang::Fr => format!("Par les yeux {}", tabletop::de(&name)),
    }
}

/// `As an onlooker`
pub fn replay_eyes_nobody(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "As an onlooker",
        Lang::Fr => "En spectateur",
    }
}

/// `All hands open`
pub fn replay_eyes_all(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "All hands open",
        Lang::Fr => "Toutes les mains ouvertes",
    }
}

/// `Link to this move`
pub fn replay_link(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Link to this move",
        Lang::Fr => "Lien vers ce coup",
    }
}

/// `Link copied`
pub fn replay_copied(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Link copied",
        Lang::Fr => "Lien copié",
    }
}

/// `Copy the address instead`
pub fn replay_not_copied(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Copy the address instead",
        Lang::Fr => "Copiez plutôt l’adresse",
    }
}

/// `Continue from here`
pub fn replay_go_on(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Continue from here",
        Lang::Fr => "Continuer d’ici",
    }
}

/// `You take one seat, bots take the others. From here on the luck is new, so this game isn’t sealed and there’s no luck to check.`
pub fn replay_go_on_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "You take one seat, bots take the others. From here on the luck is new, so this game isn’t sealed and there’s no luck to check."
        }
        Lang::Fr => {
            "Vous prenez une place, des robots prennent les autres. Dès lors le hasard est nouveau\u{202f}: cette partie n’est pas scellée, et il n’y a pas de hasard à vérifier."
        }
    }
}

/// `Your seat`
pub fn replay_seat(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your seat",
        Lang::Fr => "Votre place",
    }
}

/// `Play on`
pub fn replay_begin(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Play on",
        Lang::Fr => "Jouer la suite",
    }
}

/// `This replay can’t be opened.`
pub fn replay_cannot(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "This replay can’t be opened.",
        Lang::Fr => "Cette partie ne s’ouvre pas.",
    }
}

/// `This device doesn’t have it: it was let go for newer ones, or it’s on another device. A replay you downloaded opens as a file.`
pub fn replay_not_kept(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "This device doesn’t have it: it was let go for newer ones, or it’s on another device. A replay you downloaded opens as a file."
        }
        Lang::Fr => {
            "Cet appareil ne l’a pas\u{202f}: elle a laissé la place à de plus récentes, ou elle est sur un autre appareil. Une partie téléchargée s’ouvre comme fichier."
        }
    }
}

/// `This file isn’t a replay. One that you downloaded here begins with “brainery record”.`
pub fn replay_no_text(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "This file isn’t a replay. One that you downloaded here begins with “brainery record”."
        }
        Lang::Fr => {
            "Ce fichier n’est pas une partie à revoir. Celles qu’on télécharge ici commencent par «\u{202f}brainery record\u{202f}»."
        }
    }
}

/// `Line {line} can’t be read. The file was cut off or changed on its way.`
pub fn replay_unreadable(lang: Lang, line: impl Display) -> String {
    match lang {
        Lang::En => {
            format!("Line {line} can’t be read. The file was cut off or changed on its way.")
        }
        Lang::Fr => {
            format!("La ligne {line} est illisible. Le fichier a été coupé ou changé en route.")
        }
    }
}

/// `It’s a game of {game}, and this page was built without it.`
pub fn replay_unknown(lang: Lang, game: impl Display) -> String {
    match lang {
        Lang::En => format!("It’s a game of {game}, and this page was built without it."),
        Lang::Fr => format!(
            "C’est une partie {}, et cette page a été faite sans ce jeu.",
            tabletop::de(&game)
        ),
    }
}

/// `It was played by other rules than the ones we have now, older or newer. The release that wrote it can still show it.`
pub fn replay_version(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "It was played by other rules than the ones we have now, older or newer. The release that wrote it can still show it."
        }
        Lang::Fr => {
            "Elle a été jouée avec d’autres règles que les nôtres, plus anciennes ou plus récentes. La version qui l’a écrite sait encore la montrer."
        }
    }
}

/// `This game isn’t over yet, so its cards stay hidden. Come back when it is.`
pub fn replay_unfinished(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "This game isn’t over yet, so its cards stay hidden. Come back when it is.",
        Lang::Fr => {
            "Cette partie n’est pas finie, ses cartes restent donc cachées. Revenez à la fin."
        }
    }
}

/// `It has {n} moves, more than any game takes.`
pub fn replay_too_long(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("It has {n} moves, more than any game takes."),
        Lang::Fr => format!("Elle a {n} coups, plus qu’aucune partie n’en prend."),
    }
}

/// `Move {n} breaks the rules, so the game can’t have gone like that.`
pub fn replay_broken(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Move {n} breaks the rules, so the game can’t have gone like that."),
        Lang::Fr => format!(
            "Le coup {n} enfreint les règles\u{202f}: la partie n’a pas pu se passer ainsi."
        ),
    }
}

/// `It breaks the rules, so the game can’t have gone like that.`
pub fn replay_forged(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It breaks the rules, so the game can’t have gone like that.",
        Lang::Fr => "Elle enfreint les règles\u{202f}: la partie n’a pas pu se passer ainsi.",
    }
}

/// `This game is still on.`
pub fn replay_not_over(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "This game is still on.",
        Lang::Fr => "Cette partie n’est pas finie.",
    }
}

/// `Its replay opens when it’s over, with all hands. Until then nobody sees what they must not.`
pub fn replay_not_over_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Its replay opens when it’s over, with all hands. Until then nobody sees what they must not."
        }
        Lang::Fr => {
            "On pourra la revoir à la fin, toutes mains ouvertes. D’ici là, personne ne voit ce qu’il ne doit pas voir."
        }
    }
}

/// `To the table`
pub fn replay_to_table(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "To the table",
        Lang::Fr => "À la table",
    }
}

/// `One move back or on`
pub fn replay_key_step(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "One move back or on",
        Lang::Fr => "Un coup en arrière ou en avant",
    }
}

/// `The start or the end`
pub fn replay_key_ends(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The start or the end",
        Lang::Fr => "Le début ou la fin",
    }
}

/// `Play or pause`
pub fn replay_key_play(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Play or pause",
        Lang::Fr => "Lecture ou pause",
    }
}

/// `A round, or the one before or after`
pub fn replay_key_parts(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A round, or the one before or after",
        Lang::Fr => "Une manche, la précédente ou la suivante",
    }
}

/// `Space`
pub fn replay_space(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Space",
        Lang::Fr => "Espace",
    }
}

/// `Other eyes`
pub fn replay_key_eyes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Other eyes",
        Lang::Fr => "D’autres yeux",
    }
}

/// `Rematch`
pub fn company_rematch(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Rematch",
        Lang::Fr => "Revanche",
    }
}

/// `Watch the next game`
pub fn company_watch_next(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Watch the next game",
        Lang::Fr => "Voir la partie suivante",
    }
}

/// `{name} wants revenge!`
pub fn company_revenge(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} wants revenge!"),
        Lang::Fr => format!("{name} veut sa revanche\u{202f}!"),
    }
}

/// `Another round?`
pub fn company_another(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Another round?",
        Lang::Fr => "Encore une\u{202f}?",
    }
}

/// `Same box, same seats. Who’s in?`
pub fn company_same(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Same box, same seats. Who’s in?",
        Lang::Fr => "Même boîte, mêmes places. Qui en est\u{202f}?",
    }
}

/// `Starts in {seconds} s at the latest. Bots take the empty chairs.`
pub fn company_starts_in(lang: Lang, seconds: impl Display) -> String {
    match lang {
        Lang::En => format!("Starts in {seconds} s at the latest. Bots take the empty chairs."),
        Lang::Fr => {
            format!("Début dans {seconds} s au plus tard. Les robots prennent les chaises vides.")
        }
    }
}

/// `I’m in`
pub fn company_in(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "I’m in",
        Lang::Fr => "J’en suis",
    }
}

/// `No, thanks`
pub fn company_out(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No, thanks",
        Lang::Fr => "Non merci",
    }
}

/// `in`
pub fn company_is_in(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "in",
        Lang::Fr => "en est",
    }
}

/// `out`
pub fn company_is_out(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "out",
        Lang::Fr => "passe",
    }
}

/// `gone`
pub fn company_is_gone(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "gone",
        Lang::Fr => "absent",
    }
}

/// `hasn’t answered yet`
pub fn company_is_thinking(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "hasn’t answered yet",
        Lang::Fr => "n’a pas encore répondu",
    }
}

/// `Chat`
pub fn company_chat(_lang: Lang) -> &'static str {
    "Chat"
}

/// `unread`
pub fn company_unread(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "unread",
        Lang::Fr => "non lus",
    }
}

/// `Nobody has said anything yet.`
pub fn company_silence(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nobody has said anything yet.",
        Lang::Fr => "Personne n’a encore rien dit.",
    }
}

/// `Nothing said here is kept: it’s gone when everybody has left.`
pub fn company_not_kept(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nothing said here is kept: it’s gone when everybody has left.",
        Lang::Fr => "Rien n’est gardé\u{202f}: tout s’efface quand tout le monde est parti.",
    }
}

/// `Save it as a file`
pub fn company_save(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Save it as a file",
        Lang::Fr => "L’enregistrer dans un fichier",
    }
}

/// `Say something`
pub fn company_say(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Say something",
        Lang::Fr => "Dites quelque chose",
    }
}

/// `Send`
pub fn company_send(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Send",
        Lang::Fr => "Envoyer",
    }
}

/// `Make a face`
pub fn company_faces(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Make a face",
        Lang::Fr => "Faire une tête",
    }
}

/// `Mute {name}`
pub fn company_mute(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Mute {name}"),
        Lang::Fr => format!("Ne plus entendre {name}"),
    }
}

/// `Unmute {name}`
pub fn company_unmute(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Unmute {name}"),
        Lang::Fr => format!("Réentendre {name}"),
    }
}

/// `A spectator`
pub fn company_somebody(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A spectator",
        Lang::Fr => "Un spectateur",
    }
}

/// `{player}: {words}`
#[derive(Debug)]
pub struct CompanyOverheard<A, B> {
    pub player: A,
    pub words: B,
}

impl<A: Display, B: Display> CompanyOverheard<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let CompanyOverheard { player, words } = self;
        match lang {
            Lang::En => format!("{player}: {words}"),
            Lang::Fr => format!("{player}\u{202f}: {words}"),
        }
    }
}

/// `Ask to take back my last move`
pub fn company_ask_undo(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Ask to take back my last move",
        Lang::Fr => "Demander à reprendre mon dernier coup",
    }
}

/// `Ask for a break`
pub fn company_ask_pause(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Ask for a break",
        Lang::Fr => "Demander une pause",
    }
}

/// `{name} wants to take back a move.`
pub fn company_undo_asked(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} wants to take back a move."),
        Lang::Fr => format!("{name} veut reprendre un coup."),
    }
}

/// `You’ve asked to take back your last move.`
pub fn company_undo_yours(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You’ve asked to take back your last move.",
        Lang::Fr => "Vous demandez à reprendre votre dernier coup.",
    }
}

/// `Everything since then never happened, but the dice and cards to come stay the same.`
pub fn company_undo_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Everything since then never happened, but the dice and cards to come stay the same."
        }
        Lang::Fr => {
            "Tout ce qui a suivi est effacé, mais les dés et les cartes à venir restent les mêmes."
        }
    }
}

/// `{name} wants a break.`
pub fn company_pause_asked(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} wants a break."),
        Lang::Fr => format!("{name} veut faire une pause."),
    }
}

/// `You’ve asked for a break.`
pub fn company_pause_yours(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You’ve asked for a break.",
        Lang::Fr => "Vous demandez une pause.",
    }
}

/// `Everybody has to agree within {seconds} s.`
pub fn company_answer_within(lang: Lang, seconds: impl Display) -> String {
    match lang {
        Lang::En => format!("Everybody has to agree within {seconds} s."),
        Lang::Fr => format!("Tout le monde doit être d’accord d’ici {seconds} s."),
    }
}

/// `Fine`
pub fn company_yes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Fine",
        Lang::Fr => "D’accord",
    }
}

/// `No`
pub fn company_no(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No",
        Lang::Fr => "Non",
    }
}

/// `agrees`
pub fn company_agrees(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "agrees",
        Lang::Fr => "d’accord",
    }
}

/// `doesn’t agree`
pub fn company_refuses(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "doesn’t agree",
        Lang::Fr => "pas d’accord",
    }
}

/// `The game is paused.`
pub fn company_paused(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The game is paused.",
        Lang::Fr => "La partie est en pause.",
    }
}

/// `Nobody moves, not even the bots, until somebody goes on.`
pub fn company_paused_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nobody moves, not even the bots, until somebody goes on.",
        Lang::Fr => "Personne ne joue, pas même les robots, jusqu’à la reprise.",
    }
}

/// `Go on`
pub fn company_resume(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Go on",
        Lang::Fr => "Reprendre",
    }
}

/// `Let a bot play for me`
pub fn company_leave(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Let a bot play for me",
        Lang::Fr => "Laisser un robot jouer pour moi",
    }
}

/// `A bot takes your seat at once, so nobody has to wait.`
pub fn company_leave_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A bot takes your seat at once, so nobody has to wait.",
        Lang::Fr => "Un robot prend votre place tout de suite\u{202f}: personne n’attend.",
    }
}

/// `Leave for now: I may come back`
pub fn company_leave_now(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Leave for now: I may come back",
        Lang::Fr => "Partir pour l’instant\u{202f}: je peux revenir",
    }
}

/// `Leave for good`
pub fn company_leave_for_good(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Leave for good",
        Lang::Fr => "Partir pour de bon",
    }
}

/// `Stay`
pub fn company_stay(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Stay",
        Lang::Fr => "Rester",
    }
}

/// `Brains!`
pub fn mood_brains(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Brains!",
        Lang::Fr => "Cerveaux\u{202f}!",
    }
}

/// `Ha!`
pub fn mood_ha(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Ha!",
        Lang::Fr => "Ha\u{202f}!",
    }
}

/// `Ouch!`
pub fn mood_ouch(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Ouch!",
        Lang::Fr => "Aïe\u{202f}!",
    }
}

/// `Oops!`
pub fn mood_oops(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Oops!",
        Lang::Fr => "Oups\u{202f}!",
    }
}

/// `Hurry up!`
pub fn mood_hurry(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hurry up!",
        Lang::Fr => "Plus vite\u{202f}!",
    }
}

/// `Hmm…`
pub fn mood_hmm(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hmm…",
        Lang::Fr => "Hum…",
    }
}

/// `Thanks!`
pub fn mood_thanks(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Thanks!",
        Lang::Fr => "Merci\u{202f}!",
    }
}

/// `Well played!`
pub fn mood_bravo(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Well played!",
        Lang::Fr => "Bien joué\u{202f}!",
    }
}

/// `Zzz…`
pub fn mood_sleep(_lang: Lang) -> &'static str {
    "Zzz…"
}

/// `{game} · Brainery`
pub fn notice_title(_lang: Lang, game: impl Display) -> String {
    format!("{game} · Brainery")
}

/// `{turn}! · {game}`
#[derive(Debug)]
pub struct NoticeTitleTurn<A, B> {
    pub turn: A,
    pub game: B,
}

impl<A: Display, B: Display> NoticeTitleTurn<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let NoticeTitleTurn { turn, game } = self;
        match lang {
            Lang::En => format!("{turn}! · {game}"),
            Lang::Fr => format!("{turn}\u{202f}! · {game}"),
        }
    }
}

/// `Your next turn may be days away. Shall this device tell you?`
pub fn notice_ask(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your next turn may be days away. Shall this device tell you?",
        Lang::Fr => {
            "Votre prochain tour peut être dans plusieurs jours. Cet appareil doit-il vous prévenir\u{202f}?"
        }
    }
}

/// `Even when no page is open. You can change that in the settings.`
pub fn notice_ask_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Even when no page is open. You can change that in the settings.",
        Lang::Fr => "Même quand aucune page n’est ouverte. Cela se change dans les réglages.",
    }
}

/// `Notify me`
pub fn notice_ask_yes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Notify me",
        Lang::Fr => "Me prévenir",
    }
}

/// `Not now`
pub fn notice_ask_no(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Not now",
        Lang::Fr => "Pas maintenant",
    }
}

/// `Standing orders`
pub fn orders_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Standing orders",
        Lang::Fr => "Consignes",
    }
}

/// `Done for you every time you’re asked, also while you’re away. Nobody else sees them. Taking a move back ends them.`
pub fn orders_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Done for you every time you’re asked, also while you’re away. Nobody else sees them. Taking a move back ends them."
        }
        Lang::Fr => {
            "Fait pour vous chaque fois qu’on vous le demande, même en votre absence. Personne d’autre ne les voit. Reprendre un coup y met fin."
        }
    }
}

/// `{n} standing order`, `{n} standing orders`
pub fn orders_given(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} standing order"),
        Lang::Fr if lang.is_one(n) => format!("{n} consigne"),
        Lang::En => format!("{n} standing orders"),
        Lang::Fr => format!("{n} consignes"),
    }
}

/// `Webhook`
pub fn hook_title(_lang: Lang) -> &'static str {
    "Webhook"
}

/// `A chat room or a program of yours hears whose turn it is, and when the game ends. Everybody at the table sees that it’s on. Only you see where.`
pub fn hook_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "A chat room or a program of yours hears whose turn it is, and when the game ends. Everybody at the table sees that it’s on. Only you see where."
        }
        Lang::Fr => {
            "Un salon de discussion ou un programme à vous apprend à qui c’est le tour, et quand la partie se termine. Toute la table voit qu’il est activé. Vous seul voyez où."
        }
    }
}

/// `A webhook is on: a place the host chose hears whose turn it is.`
pub fn hook_is_set(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A webhook is on: a place the host chose hears whose turn it is.",
        Lang::Fr => {
            "Un webhook est activé\u{202f}: un lieu choisi par l’hôte apprend à qui c’est le tour."
        }
    }
}

/// `On`
pub fn hook_on(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "On",
        Lang::Fr => "Activé",
    }
}

/// `Off`
pub fn hook_off(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Off",
        Lang::Fr => "Désactivé",
    }
}

/// `Address`
pub fn hook_address(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Address",
        Lang::Fr => "Adresse",
    }
}

/// `Switch on`
pub fn hook_set(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Switch on",
        Lang::Fr => "Activer",
    }
}

/// `Switch off`
pub fn hook_unset(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Switch off",
        Lang::Fr => "Désactiver",
    }
}

/// `On: {url}`
pub fn hook_told(lang: Lang, url: impl Display) -> String {
    match lang {
        Lang::En => format!("On: {url}"),
        Lang::Fr => format!("Activé\u{202f}: {url}"),
    }
}

/// `Every message is signed with this secret.`
pub fn hook_secret(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Every message is signed with this secret.",
        Lang::Fr => "Chaque message est signé avec ce secret.",
    }
}

/// `Copy`
pub fn hook_copy(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Copy",
        Lang::Fr => "Copier",
    }
}

/// `Copied.`
pub fn hook_copied(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Copied.",
        Lang::Fr => "Copié.",
    }
}

/// `That didn’t work: {why}.`
pub fn hook_refused(lang: Lang, why: impl Display) -> String {
    match lang {
        Lang::En => format!("That didn’t work: {why}."),
        Lang::Fr => format!("Cela n’a pas marché\u{202f}: {why}."),
    }
}

/// `You’re watching`
pub fn gallery_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You’re watching",
        Lang::Fr => "Vous regardez",
    }
}

/// `{n} watching`, `{n} watching`
pub fn gallery_many(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} watching"),
        Lang::Fr if lang.is_one(n) => format!("{n} spectateur"),
        Lang::En => format!("{n} watching"),
        Lang::Fr => format!("{n} spectateurs"),
    }
}

/// `The gallery`
pub fn gallery_sign(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The gallery",
        Lang::Fr => "Le poulailler",
    }
}

/// `Thinking time`
pub fn clock_pace(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Thinking time",
        Lang::Fr => "Temps de réflexion",
    }
}

/// `Free`
pub fn clock_off(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Free",
        Lang::Fr => "Libre",
    }
}

/// `Relaxed`
pub fn clock_relaxed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Relaxed",
        Lang::Fr => "Calme",
    }
}

/// `Quick`
pub fn clock_quick(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Quick",
        Lang::Fr => "Rapide",
    }
}

/// `Days`
pub fn clock_days(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Days",
        Lang::Fr => "Jours",
    }
}

/// `Everybody takes as long as they like.`
pub fn clock_off_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Everybody takes as long as they like.",
        Lang::Fr => "Chacun prend tout son temps.",
    }
}

/// `45 s for every move, and 10 min to spare.`
pub fn clock_relaxed_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "45 s for every move, and 10 min to spare.",
        Lang::Fr => "45 s par coup, et 10 min de réserve.",
    }
}

/// `15 s for every move, and 3 min to spare.`
pub fn clock_quick_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "15 s for every move, and 3 min to spare.",
        Lang::Fr => "15 s par coup, et 3 min de réserve.",
    }
}

/// `3 days for every move. Nobody has to stay at the table.`
pub fn clock_days_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "3 days for every move. Nobody has to stay at the table.",
        Lang::Fr => "3 jours par coup. Personne n’est tenu de rester à table.",
    }
}

/// `It counts when you play with friends. Whoever runs out is played for by a bot until they’re back.`
pub fn clock_online_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "It counts when you play with friends. Whoever runs out is played for by a bot until they’re back."
        }
        Lang::Fr => {
            "Cela compte quand vous jouez entre amis. À court de temps, on est remplacé par un robot jusqu’à son retour."
        }
    }
}

/// `{time} left`
pub fn clock_left(lang: Lang, time: impl Display) -> String {
    match lang {
        Lang::En => format!("{time} left"),
        Lang::Fr => format!("il reste {time}"),
    }
}

/// `left`
pub fn clock_left_short(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "left",
        Lang::Fr => "restent",
    }
}

/// `Your time: {time}`
pub fn clock_yours(lang: Lang, time: impl Display) -> String {
    match lang {
        Lang::En => format!("Your time: {time}"),
        Lang::Fr => format!("Votre temps\u{202f}: {time}"),
    }
}

/// `Give {name} one more minute, {time} left`
#[derive(Debug)]
pub struct ClockGive<A, B> {
    pub name: A,
    pub time: B,
}

impl<A: Display, B: Display> ClockGive<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ClockGive { name, time } = self;
        match lang {
            Lang::En => format!("Give {name} one more minute, {time} left"),
            Lang::Fr => format!("Donner une minute de plus à {name}, il reste {time}"),
        }
    }
}

/// `Give {name} one more day, {time} left`
#[derive(Debug)]
pub struct ClockGiveDay<A, B> {
    pub name: A,
    pub time: B,
}

impl<A: Display, B: Display> ClockGiveDay<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ClockGiveDay { name, time } = self;
        match lang {
            Lang::En => format!("Give {name} one more day, {time} left"),
            Lang::Fr => format!("Donner un jour de plus à {name}, il reste {time}"),
        }
    }
}

/// `Hurry!`
pub fn clock_hurry(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hurry!",
        Lang::Fr => "Vite\u{202f}!",
    }
}

/// `{n} second left.`, `{n} seconds left.`
pub fn clock_last_seconds(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} second left."),
        Lang::Fr if lang.is_one(n) => format!("Il reste {n} seconde."),
        Lang::En => format!("{n} seconds left."),
        Lang::Fr => format!("Il reste {n} secondes."),
    }
}

/// `Your time is up.`
pub fn clock_out_yours(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your time is up.",
        Lang::Fr => "Votre temps est écoulé.",
    }
}

/// `A bot plays for you until you’re back.`
pub fn clock_out_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A bot plays for you until you’re back.",
        Lang::Fr => "Un robot joue pour vous jusqu’à votre retour.",
    }
}

/// `I’m back`
pub fn clock_back(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "I’m back",
        Lang::Fr => "Me revoilà",
    }
}

/// `{name} has run out of time. A bot plays until they’re back.`
pub fn clock_out(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} has run out of time. A bot plays until they’re back."),
        Lang::Fr => format!("{name} n’a plus de temps. Un robot joue jusqu’à son retour."),
    }
}

/// `a bot plays`
pub fn clock_bot(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a bot plays",
        Lang::Fr => "un robot joue",
    }
}

/// `{name} is back.`
pub fn clock_is_back(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} is back."),
        Lang::Fr => format!("{name} est de retour."),
    }
}

/// `You’re back, with a little more time.`
pub fn clock_you_are_back(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You’re back, with a little more time.",
        Lang::Fr => "Vous revoilà, avec un peu de temps en plus.",
    }
}

/// `{name} gives {other} more time.`
#[derive(Debug)]
pub struct ClockGave<A, B> {
    pub name: A,
    pub other: B,
}

impl<A: Display, B: Display> ClockGave<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ClockGave { name, other } = self;
        match lang {
            Lang::En => format!("{name} gives {other} more time."),
            Lang::Fr => format!("{name} donne du temps à {other}."),
        }
    }
}

/// `{name} gives you more time.`
pub fn clock_gave_you(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} gives you more time."),
        Lang::Fr => format!("{name} vous donne du temps."),
    }
}

/// `You give {name} more time.`
pub fn clock_you_gave(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("You give {name} more time."),
        Lang::Fr => format!("Vous donnez du temps à {name}."),
    }
}

/// `{days} d {hours} h`
#[derive(Debug)]
pub struct ClockDaysHours<A, B> {
    pub days: A,
    pub hours: B,
}

impl<A: Display, B: Display> ClockDaysHours<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ClockDaysHours { days, hours } = self;
        match lang {
            Lang::En => format!("{days} d {hours} h"),
            Lang::Fr => format!("{days} j {hours} h"),
        }
    }
}

/// `{hours} h {minutes} min`
#[derive(Debug)]
pub struct ClockHoursMinutes<A, B> {
    pub hours: A,
    pub minutes: B,
}

impl<A: Display, B: Display> ClockHoursMinutes<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let ClockHoursMinutes { hours, minutes } = self;
        format!("{hours} h {minutes} min")
    }
}

/// `Learn in 2 minutes`
pub fn lesson_learn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Learn in 2 minutes",
        Lang::Fr => "Apprendre en 2 minutes",
    }
}

/// `Go on learning`
pub fn lesson_resume(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Go on learning",
        Lang::Fr => "Reprendre la leçon",
    }
}

/// `Once more`
pub fn lesson_once_more(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Once more",
        Lang::Fr => "Encore une fois",
    }
}

/// `Play a real game`
pub fn lesson_play(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Play a real game",
        Lang::Fr => "Jouer pour de bon",
    }
}

/// `Coach`
pub fn lesson_coach(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Coach",
        Lang::Fr => "Le coach",
    }
}

/// `Step {n} of {of}`
#[derive(Debug)]
pub struct LessonStep<A, B> {
    pub n: A,
    pub of: B,
}

impl<A: Display, B: Display> LessonStep<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let LessonStep { n, of } = self;
        match lang {
            Lang::En => format!("Step {n} of {of}"),
            Lang::Fr => format!("Étape {n} sur {of}"),
        }
    }
}

/// `{n} to go`
pub fn lesson_left(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{n} to go"),
        Lang::Fr => format!("plus que {n}"),
    }
}

/// `Skip`
pub fn lesson_skip(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Skip",
        Lang::Fr => "Passer",
    }
}

/// `One step back`
pub fn lesson_back(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "One step back",
        Lang::Fr => "Revenir en arrière",
    }
}

/// `Leave the lesson; it keeps your place`
pub fn lesson_leave(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Leave the lesson; it keeps your place",
        Lang::Fr => "Quitter la leçon\u{202f}; vous la reprendrez ici",
    }
}

/// `That works too! But let’s try this first.`
pub fn lesson_astray(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "That works too! But let’s try this first.",
        Lang::Fr => "Ça marche aussi\u{202f}! Mais essayons d’abord ceci.",
    }
}

/// `Puzzle of the day`
pub fn puzzle_day(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Puzzle of the day",
        Lang::Fr => "L’énigme du jour",
    }
}

/// `Puzzle {n}`
pub fn puzzle_nth(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Puzzle {n}"),
        Lang::Fr => format!("Énigme {n}"),
    }
}

/// `Puzzles`
pub fn puzzle_list(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Puzzles",
        Lang::Fr => "Énigmes",
    }
}

/// `Real tables where one move is better than it looks. Everything you need is in plain sight.`
pub fn puzzle_list_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Real tables where one move is better than it looks. Everything you need is in plain sight."
        }
        Lang::Fr => {
            "De vraies parties où un coup vaut mieux qu’il n’en a l’air. Tout ce qu’il faut est visible."
        }
    }
}

/// `{n} day in a row`, `{n} days in a row`
pub fn puzzle_days(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} day in a row"),
        Lang::Fr if lang.is_one(n) => format!("{n} jour de suite"),
        Lang::En => format!("{n} days in a row"),
        Lang::Fr => format!("{n} jours de suite"),
    }
}

/// `{days}, the last one at the first try`, `{days}, the last {n} at the first try`
#[derive(Debug)]
pub struct PuzzleStreak<A> {
    pub days: A,
    pub n: u32,
}

impl<A: Display> PuzzleStreak<A> {
    pub fn say(self, lang: Lang) -> String {
        let PuzzleStreak { days, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("{days}, the last one at the first try"),
            Lang::Fr if lang.is_one(n) => format!("{days}, le dernier du premier coup"),
            Lang::En => format!("{days}, the last {n} at the first try"),
            Lang::Fr => format!("{days}, les {n} derniers du premier coup"),
        }
    }
}

/// `Solve today’s and start a streak.`
pub fn puzzle_none_yet(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Solve today’s and start a streak.",
        Lang::Fr => "Trouvez celle du jour et lancez une série.",
    }
}

/// `{n} of {of} solved`
#[derive(Debug)]
pub struct PuzzleOf<A, B> {
    pub n: A,
    pub of: B,
}

impl<A: Display, B: Display> PuzzleOf<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PuzzleOf { n, of } = self;
        match lang {
            Lang::En => format!("{n} of {of} solved"),
            Lang::Fr => format!("{n} sur {of} trouvées"),
        }
    }
}

/// `What would you play?`
pub fn puzzle_question(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What would you play?",
        Lang::Fr => "Que joueriez-vous\u{202f}?",
    }
}

/// `Many zombies get this wrong. Everything you need is on the table, and nothing hidden matters. Play your move!`
pub fn puzzle_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Many zombies get this wrong. Everything you need is on the table, and nothing hidden matters. Play your move!"
        }
        Lang::Fr => {
            "Beaucoup de zombies s’y trompent. Tout ce qu’il faut est sur la table, rien de caché ne compte. À vous de jouer\u{202f}!"
        }
    }
}

/// `Let me see`
pub fn puzzle_look(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Let me see",
        Lang::Fr => "Voyons voir",
    }
}

/// `Coach`
pub fn puzzle_call(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Coach",
        Lang::Fr => "Le coach",
    }
}

/// `Show me`
pub fn puzzle_show(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Show me",
        Lang::Fr => "La réponse",
    }
}

/// `Try again`
pub fn puzzle_again(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Try again",
        Lang::Fr => "Réessayer",
    }
}

/// `Leave the puzzle`
pub fn puzzle_leave(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Leave the puzzle",
        Lang::Fr => "Quitter l’énigme",
    }
}

/// `Tasty, but there’s better!`
pub fn puzzle_wrong(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Tasty, but there’s better!",
        Lang::Fr => "Appétissant, mais il y a mieux\u{202f}!",
    }
}

/// `Gotcha! The {level} plays that too.`
pub fn puzzle_fooled(lang: Lang, level: impl Display) -> String {
    match lang {
        Lang::En => format!("Gotcha! The {level} plays that too."),
        Lang::Fr => format!("Piégé\u{202f}! Le niveau {level} joue ça aussi."),
    }
}

/// `{label}: play this 100 times and you win about {n} game fewer than with the best move.`, `{label}: play this 100 times and you win about {n} games fewer than with the best move.`
#[derive(Debug)]
pub struct PuzzleCosts<A> {
    pub label: A,
    pub n: u32,
}

impl<A: Display> PuzzleCosts<A> {
    pub fn say(self, lang: Lang) -> String {
        let PuzzleCosts { label, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!(
                "{label}: play this 100 times and you win about {n} game fewer than with the best move."
            ),
            Lang::Fr if lang.is_one(n) => format!(
                "{label}\u{202f}: sur 100 parties, vous en gagnez environ {n} de moins qu’avec le meilleur coup."
            ),
            Lang::En => format!(
                "{label}: play this 100 times and you win about {n} games fewer than with the best move."
            ),
            Lang::Fr => format!(
                "{label}\u{202f}: sur 100 parties, vous en gagnez environ {n} de moins qu’avec le meilleur coup."
            ),
        }
    }
}

/// `{label}: on average that’s {n} fewer {unit} than with the best move.`
#[derive(Debug)]
pub struct PuzzleCostsExact<A, B, C> {
    pub label: A,
    pub n: B,
    pub unit: C,
}

impl<A: Display, B: Display, C: Display> PuzzleCostsExact<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let PuzzleCostsExact { label, n, unit } = self;
        match lang {
            Lang::En => {
                format!("{label}: on average that’s {n} fewer {unit} than with the best move.")
            }
            Lang::Fr => format!(
                "{label}\u{202f}: en moyenne, {n} {unit} de moins qu’avec le meilleur coup."
            ),
        }
    }
}

/// `{label}: there’s something better.`
pub fn puzzle_costs_more(lang: Lang, label: impl Display) -> String {
    match lang {
        Lang::En => format!("{label}: there’s something better."),
        Lang::Fr => format!("{label}\u{202f}: il y a mieux."),
    }
}

/// `Best: {label}`
pub fn puzzle_best(lang: Lang, label: impl Display) -> String {
    match lang {
        Lang::En => format!("Best: {label}"),
        Lang::Fr => format!("Le meilleur\u{202f}: {label}"),
    }
}

/// `Go on, play it: it’s in the light, or among the buttons.`
pub fn puzzle_play_it(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Go on, play it: it’s in the light, or among the buttons.",
        Lang::Fr => "Allez-y, jouez-le\u{202f}: il est dans la lumière, ou parmi les boutons.",
    }
}

/// `Brilliant, at the first try!`
pub fn puzzle_at_once(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Brilliant, at the first try!",
        Lang::Fr => "Brillant, du premier coup\u{202f}!",
    }
}

/// `That’s it!`
pub fn puzzle_solved(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "That’s it!",
        Lang::Fr => "C’est ça\u{202f}!",
    }
}

/// `That’s the one. Now you know!`
pub fn puzzle_learnt(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "That’s the one. Now you know!",
        Lang::Fr => "Voilà. Maintenant, vous savez\u{202f}!",
    }
}

/// `{n} win in 100`, `{n} wins in 100`
pub fn puzzle_wins(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} win in 100"),
        Lang::Fr if lang.is_one(n) => format!("{n} victoire sur 100"),
        Lang::En => format!("{n} wins in 100"),
        Lang::Fr => format!("{n} victoires sur 100"),
    }
}

/// `Played on from here {games} times: {from} to {to} more wins in 100, for sure.`
#[derive(Debug)]
pub struct PuzzleSure<A, B, C> {
    pub games: A,
    pub from: B,
    pub to: C,
}

impl<A: Display, B: Display, C: Display> PuzzleSure<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let PuzzleSure { games, from, to } = self;
        match lang {
            Lang::En => format!(
                "Played on from here {games} times: {from} to {to} more wins in 100, for sure."
            ),
            Lang::Fr => format!(
                "Rejoué {games} fois à partir d’ici\u{202f}: {} à {to} victoires de plus sur 100, c’est sûr.",
                tabletop::de(&from)
            ),
        }
    }
}

/// `That’s the average, computed exactly: nothing is left to guess.`
pub fn puzzle_exact(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "That’s the average, computed exactly: nothing is left to guess.",
        Lang::Fr => "C’est une moyenne calculée exactement, sans rien deviner.",
    }
}

/// `More puzzles`
pub fn puzzle_more(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "More puzzles",
        Lang::Fr => "D’autres énigmes",
    }
}

/// `not solved yet`
pub fn puzzle_mark_tried(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "not solved yet",
        Lang::Fr => "pas encore trouvée",
    }
}

/// `shown by the coach`
pub fn puzzle_mark_shown(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "shown by the coach",
        Lang::Fr => "montrée par le coach",
    }
}

/// `solved`
pub fn puzzle_mark_solved(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "solved",
        Lang::Fr => "trouvée",
    }
}

/// `solved at the first try`
pub fn puzzle_mark_at_once(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "solved at the first try",
        Lang::Fr => "trouvée du premier coup",
    }
}

/// `Coach`
pub fn insight_tab(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Coach",
        Lang::Fr => "Analyse",
    }
}

/// `Coach, log and rules`
pub fn insight_panels(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Coach, log and rules",
        Lang::Fr => "Analyse, journal et règles",
    }
}

/// `Look back`
pub fn insight_look_back(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Look back",
        Lang::Fr => "Revoir la partie",
    }
}

/// `Who was going to win`
pub fn insight_chances(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Who was going to win",
        Lang::Fr => "Qui allait gagner",
    }
}

/// `Moments that mattered`
pub fn insight_moments(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Moments that mattered",
        Lang::Fr => "Les moments qui ont compté",
    }
}

/// `Luck and skill`
pub fn insight_skill(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Luck and skill",
        Lang::Fr => "La chance et le talent",
    }
}

/// `The coach plays the game again in its head…`
pub fn insight_begun(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The coach plays the game again in its head…",
        Lang::Fr => "L’entraîneur rejoue la partie dans sa tête…",
    }
}

/// `Rough so far. The coach plays on in its head.`
pub fn insight_rough(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Rough so far. The coach plays on in its head.",
        Lang::Fr => "Encore approximatif. L’entraîneur continue dans sa tête.",
    }
}

/// `Every number rests on {n} imagined game, played on from here by quick bots.`, `Every number rests on {n} imagined games, played on by quick bots.`
pub fn insight_done(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => {
            format!("Every number rests on {n} imagined game, played on from here by quick bots.")
        }
        Lang::Fr if lang.is_one(n) => format!(
            "Chaque nombre repose sur {n} partie imaginée, terminée par des robots rapides."
        ),
        Lang::En => format!("Every number rests on {n} imagined games, played on by quick bots."),
        Lang::Fr => format!(
            "Chaque nombre repose sur {n} parties imaginées, terminées par des robots rapides."
        ),
    }
}

/// `± says how far off a number may be: a single game tells little about skill.`
pub fn insight_done_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "± says how far off a number may be: a single game tells little about skill.",
        Lang::Fr => {
            "± dit de combien un nombre peut s’écarter\u{202f}: une seule partie en dit peu sur le talent."
        }
    }
}

/// `As the cards really lay, so that the bands add up to 100.`
pub fn insight_hidden(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "As the cards really lay, so that the bands add up to 100.",
        Lang::Fr => "D’après les vraies cartes, pour que les bandes fassent 100 en tout.",
    }
}

/// `Everybody saw everything, so the bands add up to 100.`
pub fn insight_open(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Everybody saw everything, so the bands add up to 100.",
        Lang::Fr => "Tout le monde voyait tout, les bandes font donc 100 en tout.",
    }
}

/// `{name}: {chance} %`
#[derive(Debug)]
pub struct InsightHere<A, B> {
    pub name: A,
    pub chance: B,
}

impl<A: Display, B: Display> InsightHere<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let InsightHere { name, chance } = self;
        match lang {
            Lang::En => format!("{name}: {chance} %"),
            Lang::Fr => format!("{name}\u{202f}: {chance}\u{202f}%"),
        }
    }
}

/// `{name}: {chance} % as the cards lay, {known} % from what they saw.`
#[derive(Debug)]
pub struct InsightHereKnown<A, B, C> {
    pub name: A,
    pub chance: B,
    pub known: C,
}

impl<A: Display, B: Display, C: Display> InsightHereKnown<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let InsightHereKnown {
            name,
            chance,
            known,
        } = self;
        match lang {
            Lang::En => {
                format!("{name}: {chance} % as the cards lay, {known} % from what they saw.")
            }
            Lang::Fr => format!(
                "{name}\u{202f}: {chance}\u{202f}% d’après les vraies cartes, {known}\u{202f}% d’après ce qui se voyait."
            ),
        }
    }
}

/// `start`
pub fn insight_start(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "start",
        Lang::Fr => "début",
    }
}

/// `end`
pub fn insight_end(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "end",
        Lang::Fr => "fin",
    }
}

/// `Nothing stands out for certain.`
pub fn insight_none(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nothing stands out for certain.",
        Lang::Fr => "Rien ne se détache avec certitude.",
    }
}

/// `Move {n}, {name}`
#[derive(Debug)]
pub struct InsightOf<A, B> {
    pub n: A,
    pub name: B,
}

impl<A: Display, B: Display> InsightOf<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let InsightOf { n, name } = self;
        match lang {
            Lang::En => format!("Move {n}, {name}"),
            Lang::Fr => format!("Coup {n}, {name}"),
        }
    }
}

/// `“{played}”`
pub fn insight_played(lang: Lang, played: impl Display) -> String {
    match lang {
        Lang::En => format!("“{played}”"),
        Lang::Fr => format!("«\u{202f}{played}\u{202f}»"),
    }
}

/// `Better: “{better}”`
pub fn insight_better(lang: Lang, better: impl Display) -> String {
    match lang {
        Lang::En => format!("Better: “{better}”"),
        Lang::Fr => format!("Mieux\u{202f}: «\u{202f}{better}\u{202f}»"),
    }
}

/// `{points} points of chance`
pub fn insight_points(lang: Lang, points: impl Display) -> String {
    match lang {
        Lang::En => format!("{points} points of chance"),
        Lang::Fr => format!("{points} points de chance"),
    }
}

/// `Continue before move {n}`
pub fn insight_go_on(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Continue before move {n}"),
        Lang::Fr => format!("Continuer avant le coup {n}"),
    }
}

/// `{n} player`, `{n} players`
pub fn insight_players(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} player"),
        Lang::Fr if lang.is_one(n) => format!("{n} joueur"),
        Lang::En => format!("{n} players"),
        Lang::Fr => format!("{n} joueurs"),
    }
}

/// `± {points}`
pub fn insight_reach(_lang: Lang, points: impl Display) -> String {
    format!("± {points}")
}

/// `{good} fine, {bad} not so good, ± {points}`
#[derive(Debug)]
pub struct InsightChoices<A, B, C> {
    pub good: A,
    pub bad: B,
    pub points: C,
}

impl<A: Display, B: Display, C: Display> InsightChoices<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let InsightChoices { good, bad, points } = self;
        match lang {
            Lang::En => format!("{good} fine, {bad} not so good, ± {points}"),
            Lang::Fr => format!("{good} bons, {bad} moins bons, ± {points}"),
        }
    }
}

/// `Your choices`
pub fn insight_your_own(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your choices",
        Lang::Fr => "Vos choix",
    }
}

/// `it adds up`
pub fn insight_sum(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it adds up",
        Lang::Fr => "le compte y est",
    }
}

/// `Whose result`
pub fn insight_whose(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Whose result",
        Lang::Fr => "Le résultat de qui",
    }
}

/// `The result of {name}`
pub fn insight_whose_is(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("The result of {name}"),
        Lang::Fr => format!("Le résultat {}", tabletop::de(&name)),
    }
}

/// `Chances to win. Start: {start}. Now: {now}. End: {end}.`
#[derive(Debug)]
pub struct InsightBands<A, B, C> {
    pub start: A,
    pub now: B,
    pub end: C,
}

impl<A: Display, B: Display, C: Display> InsightBands<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let InsightBands { start, now, end } = self;
        match lang {
            Lang::En => format!("Chances to win. Start: {start}. Now: {now}. End: {end}."),
            Lang::Fr => format!(
                "Les chances de gagner. Au début\u{202f}: {start}. Maintenant\u{202f}: {now}. À la fin\u{202f}: {end}."
            ),
        }
    }
}

/// `The result of {name}, added up: {parts}; in all {result}.`
#[derive(Debug)]
pub struct InsightLedger<A, B, C> {
    pub name: A,
    pub parts: B,
    pub result: C,
}

impl<A: Display, B: Display, C: Display> InsightLedger<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let InsightLedger {
            name,
            parts,
            result,
        } = self;
        match lang {
            Lang::En => format!("The result of {name}, added up: {parts}; in all {result}."),
            Lang::Fr => format!(
                "Le résultat {}, additionné\u{202f}: {parts}\u{202f}; en tout {result}.",
                tabletop::de(&name)
            ),
        }
    }
}

/// `The next moment that mattered`
pub fn insight_key(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The next moment that mattered",
        Lang::Fr => "Le prochain moment qui a compté",
    }
}

/// `The coach didn’t come: no connection. Open the replay again later.`
pub fn insight_missing(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The coach didn’t come: no connection. Open the replay again later.",
        Lang::Fr => {
            "L’analyse n’est pas arrivée\u{202f}: pas de connexion. Rouvrez la partie plus tard."
        }
    }
}
