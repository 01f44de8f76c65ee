//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use tabletop::Lang;

/// `Brainery`
pub fn title(_lang: Lang) -> &'static str {
    "Brainery"
}

/// `Tabletop games for the recently undead.`
pub fn tagline(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Tabletop games for the recently undead.",
        Lang::Fr => "Jeux de société pour morts de fraîche date.",
    }
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

/// `Nobody is buried here.`
pub fn not_found(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nobody is buried here.",
        Lang::Fr => "Personne n’est enterré ici.",
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

/// `This game couldn’t be loaded.`
pub fn unreachable_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "This game couldn’t be loaded.",
        Lang::Fr => "Ce jeu n’a pas pu être chargé.",
    }
}

/// `Check your connection, then try again.`
pub fn unreachable_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Check your connection, then try again.",
        Lang::Fr => "Vérifiez votre connexion, puis réessayez.",
    }
}

/// `Try again`
pub fn unreachable_again(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Try again",
        Lang::Fr => "Réessayer",
    }
}

/// `Play now (against bots)`
pub fn landing_play(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Play now (against bots)",
        Lang::Fr => "Jouer tout de suite (contre des robots)",
    }
}

/// `No account, no waiting. Works offline too.`
pub fn landing_play_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No account, no waiting. Works offline too.",
        Lang::Fr => "Sans compte, sans attente. Même hors ligne.",
    }
}

/// `Invite friends`
pub fn landing_invite(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Invite friends",
        Lang::Fr => "Inviter des amis",
    }
}

/// `Open a table and pass the link around.`
pub fn landing_invite_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Open a table and pass the link around.",
        Lang::Fr => "Ouvrez une table et faites passer le lien.",
    }
}

/// `Join with a code`
pub fn landing_join(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Join with a code",
        Lang::Fr => "Rejoindre avec un code",
    }
}

/// `Got a code from a friend? Type its letters.`
pub fn landing_join_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Got a code from a friend? Type its letters.",
        Lang::Fr => "Un ami vous a donné un code\u{202f}? Tapez ses lettres.",
    }
}

/// `Play`
pub fn landing_go(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Play",
        Lang::Fr => "Jouer",
    }
}

/// `Continue your game`
pub fn landing_resume(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Continue your game",
        Lang::Fr => "Reprendre votre partie",
    }
}

/// `Starting a new game ends the one you’re playing.`
pub fn landing_replaces(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Starting a new game ends the one you’re playing.",
        Lang::Fr => "Commencer une nouvelle partie met fin à celle-ci.",
    }
}

/// `You’re playing this game in another tab.`
pub fn landing_elsewhere(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You’re playing this game in another tab.",
        Lang::Fr => "Vous jouez cette partie dans un autre onglet.",
    }
}

/// `Play here`
pub fn landing_here(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Play here",
        Lang::Fr => "Jouer ici",
    }
}

/// `Game`
pub fn landing_game(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Game",
        Lang::Fr => "Jeu",
    }
}

/// `Games`
pub fn landing_games(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Games",
        Lang::Fr => "Jeux",
    }
}

/// `{n} player`, `{n} players`
pub fn landing_players(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} player"),
        Lang::Fr if lang.is_one(n) => format!("{n} joueur"),
        Lang::En => format!("{n} players"),
        Lang::Fr => format!("{n} joueurs"),
    }
}

/// `{from} to {to} players`
#[derive(Debug)]
pub struct LandingSeats<A, B> {
    pub from: A,
    pub to: B,
}

impl<A: Display, B: Display> LandingSeats<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let LandingSeats { from, to } = self;
        match lang {
            Lang::En => format!("{from} to {to} players"),
            Lang::Fr => format!("{from} à {to} joueurs"),
        }
    }
}

/// `Rules`
pub fn landing_rules(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Rules",
        Lang::Fr => "Règles",
    }
}

/// `Your name`
pub fn landing_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your name",
        Lang::Fr => "Votre nom",
    }
}

/// `Kept on this device only.`
pub fn landing_name_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Kept on this device only.",
        Lang::Fr => "Reste sur cet appareil.",
    }
}

/// `Another name`
pub fn landing_another(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Another name",
        Lang::Fr => "Un autre nom",
    }
}

/// `Code`
pub fn landing_code(_lang: Lang) -> &'static str {
    "Code"
}

/// `Four letters, for example BRNS.`
pub fn landing_code_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Four letters, for example BRNS.",
        Lang::Fr => "Quatre lettres, par exemple BRNS.",
    }
}

/// `Open the table`
pub fn landing_open(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Open the table",
        Lang::Fr => "Ouvrir la table",
    }
}

/// `Join`
pub fn landing_join_button(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Join",
        Lang::Fr => "Rejoindre",
    }
}

/// `Seat {n}`
pub fn landing_seat(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Seat {n}"),
        Lang::Fr => format!("Place {n}"),
    }
}

/// `A person`
pub fn landing_person(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A person",
        Lang::Fr => "Une personne",
    }
}

/// `You`
pub fn landing_yourself(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You",
        Lang::Fr => "Vous",
    }
}

/// `Bot: {name}`
pub fn landing_bot(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Bot: {name}"),
        Lang::Fr => format!("Robot\u{202f}: {name}"),
    }
}

/// `Opponents`
pub fn landing_opponents(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Opponents",
        Lang::Fr => "Adversaires",
    }
}

/// `Bots play`
pub fn landing_bots(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Bots play",
        Lang::Fr => "Niveau des robots",
    }
}

/// `Start the game`
pub fn landing_start(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Start the game",
        Lang::Fr => "Commencer la partie",
    }
}

/// `No connection: for now you can only play against bots.`
pub fn landing_offline(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No connection: for now you can only play against bots.",
        Lang::Fr => {
            "Pas de connexion\u{202f}: pour l’instant, vous ne pouvez jouer que contre des robots."
        }
    }
}

/// `Couldn’t open the table: {why}`
pub fn landing_tables_failed(lang: Lang, why: impl Display) -> String {
    match lang {
        Lang::En => format!("Couldn’t open the table: {why}"),
        Lang::Fr => format!("La table n’a pas pu être ouverte\u{202f}: {why}"),
    }
}

/// `A code has four to six letters.`
pub fn landing_wrong_code(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A code has four to six letters.",
        Lang::Fr => "Un code a quatre à six lettres.",
    }
}

/// `Variants`
pub fn landing_variants(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Variants",
        Lang::Fr => "Variantes",
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

/// `Theme`
pub fn settings_theme(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Theme",
        Lang::Fr => "Thème",
    }
}

/// `Speed`
pub fn settings_speed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Speed",
        Lang::Fr => "Vitesse",
    }
}

/// `Sounds`
pub fn settings_sound(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Sounds",
        Lang::Fr => "Sons",
    }
}

/// `Match device`
pub fn settings_theme_auto(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Match device",
        Lang::Fr => "Comme l’appareil",
    }
}

/// `Light`
pub fn settings_theme_light(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Light",
        Lang::Fr => "Clair",
    }
}

/// `Dark`
pub fn settings_theme_dark(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Dark",
        Lang::Fr => "Sombre",
    }
}

/// `No animation`
pub fn settings_speed_off(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No animation",
        Lang::Fr => "Sans animation",
    }
}

/// `Slow`
pub fn settings_speed_slow(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Slow",
        Lang::Fr => "Lente",
    }
}

/// `Normal`
pub fn settings_speed_normal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Normal",
        Lang::Fr => "Normale",
    }
}

/// `Fast`
pub fn settings_speed_fast(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Fast",
        Lang::Fr => "Rapide",
    }
}

/// `On`
pub fn settings_sound_on(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "On",
        Lang::Fr => "Activés",
    }
}

/// `Off`
pub fn settings_sound_off(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Off",
        Lang::Fr => "Coupés",
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

/// `Nothing has happened yet.`
pub fn shell_empty_log(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nothing has happened yet.",
        Lang::Fr => "Il ne s’est encore rien passé.",
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

/// `Play: {action}`
pub fn shell_play_choice(lang: Lang, action: impl Display) -> String {
    match lang {
        Lang::En => format!("Play: {action}"),
        Lang::Fr => format!("Jouer\u{202f}: {action}"),
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

/// `Table {code}`
pub fn lobby_title(_lang: Lang, code: impl Display) -> String {
    format!("Table {code}")
}

/// `The game starts when every seat is taken.`
pub fn lobby_waiting(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The game starts when every seat is taken.",
        Lang::Fr => "La partie commence quand toutes les places sont prises.",
    }
}

/// `The code`
pub fn lobby_code(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The code",
        Lang::Fr => "Le code",
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

/// `free`
pub fn lobby_free(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "free",
        Lang::Fr => "libre",
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

/// `There’s no table {code}: the code is wrong or has expired.`
pub fn lobby_missing(lang: Lang, code: impl Display) -> String {
    match lang {
        Lang::En => format!("There’s no table {code}: the code is wrong or has expired."),
        Lang::Fr => format!("Il n’y a pas de table {code}\u{202f}: le code est faux ou a expiré."),
    }
}

/// `No connection to the server. Trying again…`
pub fn lobby_unreachable(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No connection to the server. Trying again…",
        Lang::Fr => "Le serveur est injoignable. Nouvel essai…",
    }
}

/// `The luck of this game is sealed. Fingerprint: {hash}`
pub fn lobby_sealed(lang: Lang, hash: impl Display) -> String {
    match lang {
        Lang::En => format!("The luck of this game is sealed. Fingerprint: {hash}"),
        Lang::Fr => format!("Le hasard de cette partie est scellé. Empreinte\u{202f}: {hash}"),
    }
}

/// `The game is over`
pub fn end_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The game is over",
        Lang::Fr => "La partie est finie",
    }
}

/// `{name} wins.`
pub fn end_won(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} wins."),
        Lang::Fr => format!("{name} gagne."),
    }
}

/// `You win. Well eaten.`
pub fn end_won_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You win. Well eaten.",
        Lang::Fr => "Vous gagnez. Bien mangé.",
    }
}

/// `{names} share the win.`
pub fn end_shared(lang: Lang, names: impl Display) -> String {
    match lang {
        Lang::En => format!("{names} share the win."),
        Lang::Fr => format!("{names} se partagent la victoire."),
    }
}

/// `Nobody wins.`
pub fn end_nobody(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nobody wins.",
        Lang::Fr => "Personne ne gagne.",
    }
}

/// `Place`
pub fn end_place(_lang: Lang) -> &'static str {
    "Place"
}

/// `Player`
pub fn end_player(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Player",
        Lang::Fr => "Joueur",
    }
}

/// `Result`
pub fn end_result(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Result",
        Lang::Fr => "Résultat",
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

/// `This game was played on your own device: key, dice and all.`
pub fn end_limit_local(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "This game was played on your own device: key, dice and all.",
        Lang::Fr => {
            "Cette partie a été jouée sur votre appareil\u{202f}: clé, dés et tout le reste."
        }
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
