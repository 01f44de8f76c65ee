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
pub fn landing_seats(lang: Lang, from: impl Display, to: impl Display) -> String {
    match lang {
        Lang::En => format!("{from} to {to} players"),
        Lang::Fr => format!("{from} à {to} joueurs"),
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
pub fn rules_card(_lang: Lang, copies: impl Display, name: impl Display) -> String {
    format!("{copies}× {name}")
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
pub fn end_honest(
    lang: Lang,
    moves: impl Display,
    dice: impl Display,
    seen: impl Display,
) -> String {
    match lang {
        Lang::En => {
            format!("Honest. {moves} played again, {dice} made again from the seal. {seen}")
        }
        Lang::Fr => {
            format!("Partie honnête. {moves} rejoués, {dice} refaits à partir du sceau. {seen}")
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

/// `Phase 1: eat`
pub fn mmb_phase_one(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Phase 1: eat",
        Lang::Fr => "Phase 1\u{202f}: manger",
    }
}

/// `Phase 2: pay`
pub fn mmb_phase_two(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Phase 2: pay",
        Lang::Fr => "Phase 2\u{202f}: payer",
    }
}

/// `Phase 2. The middle is empty: from now on, whoever has the announced colour pays.`
pub fn mmb_banner_two(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Phase 2. The middle is empty: from now on, whoever has the announced colour pays."
        }
        Lang::Fr => "Phase 2. Le milieu est vide\u{202f}: désormais, la couleur annoncée paie.",
    }
}

/// `The middle`
pub fn mmb_pot(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The middle",
        Lang::Fr => "Le milieu",
    }
}

/// `{n} point in the middle`, `{n} points in the middle`
pub fn mmb_pot_points(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} point in the middle"),
        Lang::Fr if lang.is_one(n) => format!("{n} point au milieu"),
        Lang::En => format!("{n} points in the middle"),
        Lang::Fr => format!("{n} points au milieu"),
    }
}

/// `The middle is empty.`
pub fn mmb_pot_empty(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The middle is empty.",
        Lang::Fr => "Le milieu est vide.",
    }
}

/// `{n} point paid in`, `{n} points paid in`
pub fn mmb_paid(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} point paid in"),
        Lang::Fr if lang.is_one(n) => format!("{n} point payé"),
        Lang::En => format!("{n} points paid in"),
        Lang::Fr => format!("{n} points payés"),
    }
}

/// `{red} red (5) and {white} white (1)`
pub fn mmb_tokens(lang: Lang, red: impl Display, white: impl Display) -> String {
    match lang {
        Lang::En => format!("{red} red (5) and {white} white (1)"),
        Lang::Fr => format!("{red} rouges (5) et {white} blancs (1)"),
    }
}

/// `Dice`
pub fn mmb_dice(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Dice",
        Lang::Fr => "Dés",
    }
}

/// `die {n}: not thrown`
pub fn mmb_die_not_thrown(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("die {n}: not thrown"),
        Lang::Fr => format!("dé {n}\u{202f}: pas lancé"),
    }
}

/// `die {n}: {face}`
pub fn mmb_die_face(lang: Lang, n: impl Display, face: impl Display) -> String {
    match lang {
        Lang::En => format!("die {n}: {face}"),
        Lang::Fr => format!("dé {n}\u{202f}: {face}"),
    }
}

/// `die {n}: {face}, kept`
pub fn mmb_die_kept(lang: Lang, n: impl Display, face: impl Display) -> String {
    match lang {
        Lang::En => format!("die {n}: {face}, kept"),
        Lang::Fr => format!("dé {n}\u{202f}: {face}, gardé"),
    }
}

/// `{number} {colour}`
pub fn mmb_number(_lang: Lang, number: impl Display, colour: impl Display) -> String {
    format!("{number} {colour}")
}

/// `brain ({colour} die)`
pub fn mmb_brain_of(lang: Lang, colour: impl Display) -> String {
    match lang {
        Lang::En => format!("brain ({colour} die)"),
        Lang::Fr => format!("cerveau (dé {colour})"),
    }
}

/// `Faces of die {n}`
pub fn mmb_faces(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Faces of die {n}"),
        Lang::Fr => format!("Faces du dé {n}"),
    }
}

/// `This die has {faces}.`
pub fn mmb_faces_about(lang: Lang, faces: impl Display) -> String {
    match lang {
        Lang::En => format!("This die has {faces}."),
        Lang::Fr => format!("Ce dé porte {faces}."),
    }
}

/// `kept`
pub fn mmb_kept(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "kept",
        Lang::Fr => "gardé",
    }
}

/// `Throw {n} die`, `Throw {n} dice`
pub fn mmb_throw(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Throw {n} die"),
        Lang::Fr if lang.is_one(n) => format!("Lancer {n} dé"),
        Lang::En => format!("Throw {n} dice"),
        Lang::Fr => format!("Lancer {n} dés"),
    }
}

/// `Throw the dice`
pub fn mmb_throw_first(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Throw the dice",
        Lang::Fr => "Lancer les dés",
    }
}

/// `Stop`
pub fn mmb_stop(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Stop",
        Lang::Fr => "Arrêter",
    }
}

/// `Stop: keep all`
pub fn mmb_stop_all(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Stop: keep all",
        Lang::Fr => "Arrêter\u{202f}: tout garder",
    }
}

/// `Totals`
pub fn mmb_totals(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Totals",
        Lang::Fr => "Totaux",
    }
}

/// `{numbers} × {factor} = {total}`
pub fn mmb_total(
    _lang: Lang,
    numbers: impl Display,
    factor: impl Display,
    total: impl Display,
) -> String {
    format!("{numbers} × {factor} = {total}")
}

/// `{name} takes {n}`
pub fn mmb_takes(lang: Lang, name: impl Display, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} takes {n}"),
        Lang::Fr => format!("{name} prend {n}"),
    }
}

/// `you take {n}`
pub fn mmb_takes_you(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("you take {n}"),
        Lang::Fr => format!("vous prenez {n}"),
    }
}

/// `{name} pays {n}`
pub fn mmb_pays(lang: Lang, name: impl Display, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} pays {n}"),
        Lang::Fr => format!("{name} paie {n}"),
    }
}

/// `you pay {n}`
pub fn mmb_pays_you(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("you pay {n}"),
        Lang::Fr => format!("vous payez {n}"),
    }
}

/// `best`
pub fn mmb_best(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "best",
        Lang::Fr => "le meilleur",
    }
}

/// `Five brains: every total is 0.`
pub fn mmb_brains_five(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Five brains: every total is 0.",
        Lang::Fr => "Cinq cerveaux\u{202f}: tous les totaux valent 0.",
    }
}

/// `{n} brains: every total times {n}`
pub fn mmb_multiplied(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{n} brains: every total times {n}"),
        Lang::Fr => format!("{n} cerveaux\u{202f}: tous les totaux fois {n}"),
    }
}

/// `Take {n} point for {colour}`, `Take {n} points for {colour}`
pub fn mmb_take(lang: Lang, n: u32, colour: impl Display) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Take {n} point for {colour}"),
        Lang::Fr if lang.is_one(n) => format!("Prendre {n} point en {colour}"),
        Lang::En => format!("Take {n} points for {colour}"),
        Lang::Fr => format!("Prendre {n} points en {colour}"),
    }
}

/// `{colour}: {name} pays {n} point`, `{colour}: {name} pays {n} points`
pub fn mmb_make_pay(lang: Lang, colour: impl Display, name: impl Display, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{colour}: {name} pays {n} point"),
        Lang::Fr if lang.is_one(n) => format!("{colour}\u{202f}: {name} paie {n} point"),
        Lang::En => format!("{colour}: {name} pays {n} points"),
        Lang::Fr => format!("{colour}\u{202f}: {name} paie {n} points"),
    }
}

/// `{colour}: pay {n} yourself`
pub fn mmb_pay_yourself(lang: Lang, colour: impl Display, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{colour}: pay {n} yourself"),
        Lang::Fr => format!("{colour}\u{202f}: payer {n} vous-même"),
    }
}

/// `You’d pay the {n} point for {colour} yourself. Confirm?`, `You’d pay the {n} points for {colour} yourself. Confirm?`
pub fn mmb_confirm_self(lang: Lang, n: u32, colour: impl Display) -> String {
    match lang {
        Lang::En if lang.is_one(n) => {
            format!("You’d pay the {n} point for {colour} yourself. Confirm?")
        }
        Lang::Fr if lang.is_one(n) => {
            format!("Le {colour} vous coûterait {n} point, à vous seul. Confirmer\u{202f}?")
        }
        Lang::En => format!("You’d pay the {n} points for {colour} yourself. Confirm?"),
        Lang::Fr => {
            format!("Le {colour} vous coûterait {n} points, à vous seul. Confirmer\u{202f}?")
        }
    }
}

/// `Pay {n} myself`
pub fn mmb_confirm_yes(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Pay {n} myself"),
        Lang::Fr => format!("Payer {n} moi-même"),
    }
}

/// `{n} point`, `{n} points`
pub fn mmb_points(lang: Lang, n: u32) -> String {
    if lang.is_one(n) {
        format!("{n} point")
    } else {
        format!("{n} points")
    }
}

/// `out`
pub fn mmb_out(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "out",
        Lang::Fr => "éliminé",
    }
}

/// `nobody`
pub fn mmb_unused(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "nobody",
        Lang::Fr => "personne",
    }
}

/// `{name}, {colour}, {points}`
pub fn mmb_card(
    _lang: Lang,
    name: impl Display,
    colour: impl Display,
    points: impl Display,
) -> String {
    format!("{name}, {colour}, {points}")
}

/// `Round {n}`
pub fn omb_round(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Round {n}"),
        Lang::Fr => format!("Manche {n}"),
    }
}

/// `Horde`
pub fn omb_horde(_lang: Lang) -> &'static str {
    "Horde"
}

/// `{n} card in the horde`, `{n} cards in the horde`
pub fn omb_horde_cards(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} card in the horde"),
        Lang::Fr if lang.is_one(n) => format!("{n} carte dans la horde"),
        Lang::En => format!("{n} cards in the horde"),
        Lang::Fr => format!("{n} cartes dans la horde"),
    }
}

/// `Top of the horde: {card}. Show the card`
pub fn omb_top(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Top of the horde: {card}. Show the card"),
        Lang::Fr => format!("Dessus de la horde\u{202f}: {card}. Voir la carte"),
    }
}

/// `Empty horde`
pub fn omb_empty(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Empty horde",
        Lang::Fr => "Horde vide",
    }
}

/// `{n} extra card`, `{n} extra cards`
pub fn omb_extras(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} extra card"),
        Lang::Fr if lang.is_one(n) => format!("{n} carte en plus"),
        Lang::En => format!("{n} extra cards"),
        Lang::Fr => format!("{n} cartes en plus"),
    }
}

/// `The next card: {demand}. A 0 is always fine.`
pub fn omb_rule_now(lang: Lang, demand: impl Display) -> String {
    match lang {
        Lang::En => format!("The next card: {demand}. A 0 is always fine."),
        Lang::Fr => format!("Prochaine carte\u{202f}: {demand}. Le 0 passe toujours."),
    }
}

/// `0 ok`
pub fn omb_zero_ok(_lang: Lang) -> &'static str {
    "0 ok"
}

/// `Reserve`
pub fn omb_reserve(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Reserve",
        Lang::Fr => "Réserve",
    }
}

/// `Discard`
pub fn omb_discard(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Discard",
        Lang::Fr => "Défausse",
    }
}

/// `{n} card in the reserve`, `{n} cards in the reserve`
pub fn omb_reserve_cards(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} card in the reserve"),
        Lang::Fr if lang.is_one(n) => format!("{n} carte dans la réserve"),
        Lang::En => format!("{n} cards in the reserve"),
        Lang::Fr => format!("{n} cartes dans la réserve"),
    }
}

/// `Discard pile, {n} card. Look through it`, `Discard pile, {n} cards. Look through it`
pub fn omb_look_through(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Discard pile, {n} card. Look through it"),
        Lang::Fr if lang.is_one(n) => format!("Défausse, {n} carte. La regarder"),
        Lang::En => format!("Discard pile, {n} cards. Look through it"),
        Lang::Fr => format!("Défausse, {n} cartes. La regarder"),
    }
}

/// `Face-up cards`
pub fn omb_piles(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Face-up cards",
        Lang::Fr => "Cartes visibles",
    }
}

/// `No card lies here.`
pub fn omb_pile_empty(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No card lies here.",
        Lang::Fr => "Aucune carte ici.",
    }
}

/// `Your hand`
pub fn omb_hand(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your hand",
        Lang::Fr => "Votre main",
    }
}

/// `Your graveyard`
pub fn omb_graveyard(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your graveyard",
        Lang::Fr => "Votre cimetière",
    }
}

/// `you can’t play from here`
pub fn omb_graveyard_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "you can’t play from here",
        Lang::Fr => "cartes en attente",
    }
}

/// `No card`
pub fn omb_nothing_here(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No card",
        Lang::Fr => "Aucune carte",
    }
}

/// `{card}, {n} of them`
pub fn omb_stack(lang: Lang, card: impl Display, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{card}, {n} of them"),
        Lang::Fr => format!("{card}, en {n} exemplaires"),
    }
}

/// `{stack}, {state}`
pub fn omb_card_state(_lang: Lang, stack: impl Display, state: impl Display) -> String {
    format!("{stack}, {state}")
}

/// `{stack}, {state}; {power}`
pub fn omb_special_state(
    lang: Lang,
    stack: impl Display,
    state: impl Display,
    power: impl Display,
) -> String {
    match lang {
        Lang::En => format!("{stack}, {state}; {power}"),
        Lang::Fr => format!("{stack}, {state}\u{202f}; {power}"),
    }
}

/// `can be played`
pub fn omb_can_play(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "can be played",
        Lang::Fr => "jouable",
    }
}

/// `can be buried`
pub fn omb_can_bury(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "can be buried",
        Lang::Fr => "peut être enterré",
    }
}

/// `can be kept`
pub fn omb_can_keep(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "can be kept",
        Lang::Fr => "peut être gardé",
    }
}

/// `can be given`
pub fn omb_can_give(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "can be given",
        Lang::Fr => "peut être donné",
    }
}

/// `can be taken`
pub fn omb_can_take(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "can be taken",
        Lang::Fr => "peut être pris",
    }
}

/// `not now`
pub fn omb_cannot(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "not now",
        Lang::Fr => "pas maintenant",
    }
}

/// `Play {card} ×{n}`
pub fn omb_play_group(lang: Lang, card: impl Display, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Play {card} ×{n}"),
        Lang::Fr => format!("Jouer {card} ×{n}"),
    }
}

/// `Choose a card`
pub fn omb_choose_card(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a card",
        Lang::Fr => "Choisissez une carte",
    }
}

/// `Choose an opponent`
pub fn omb_choose_opponent(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose an opponent",
        Lang::Fr => "Choisissez un adversaire",
    }
}

/// `Choose a swap`
pub fn omb_choose_swap(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a swap",
        Lang::Fr => "Choisissez un échange",
    }
}

/// `How many`
pub fn omb_how_many(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "How many",
        Lang::Fr => "Combien",
    }
}

/// `×{n}`
pub fn omb_times(_lang: Lang, n: impl Display) -> String {
    format!("×{n}")
}

/// `Show {card}`
pub fn omb_show_card(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Show {card}"),
        Lang::Fr => format!("Voir {card}"),
    }
}

/// `It’s not your turn.`
pub fn omb_not_now(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It’s not your turn.",
        Lang::Fr => "Ce n’est pas à vous.",
    }
}

/// `Give up (−1 brain)`
pub fn omb_give_up(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Give up (−1 brain)",
        Lang::Fr => "Renoncer (−1 cerveau)",
    }
}

/// `Give up?`
pub fn omb_give_up_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Give up?",
        Lang::Fr => "Renoncer\u{202f}?",
    }
}

/// `This happens, in this order:`
pub fn omb_give_up_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "This happens, in this order:",
        Lang::Fr => "Voici ce qui se passe, dans l’ordre\u{202f}:",
    }
}

/// `The horde ({n} card) goes to the discard pile.`, `The horde ({n} cards) goes to the discard pile.`
pub fn omb_give_up_horde(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("The horde ({n} card) goes to the discard pile."),
        Lang::Fr if lang.is_one(n) => format!("La horde ({n} carte) va dans la défausse."),
        Lang::En => format!("The horde ({n} cards) goes to the discard pile."),
        Lang::Fr => format!("La horde ({n} cartes) va dans la défausse."),
    }
}

/// `You lose a brain: {before} → {after}.`
pub fn omb_give_up_brain(lang: Lang, before: impl Display, after: impl Display) -> String {
    match lang {
        Lang::En => format!("You lose a brain: {before} → {after}."),
        Lang::Fr => format!("Vous perdez un cerveau\u{202f}: {before} → {after}."),
    }
}

/// `You lose your last brain, and the game ends at once.`
pub fn omb_give_up_last(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You lose your last brain, and the game ends at once.",
        Lang::Fr => "Vous perdez votre dernier cerveau, et la partie s’arrête aussitôt.",
    }
}

/// `You draw two cards: one for your hand, one for your graveyard.`
pub fn omb_give_up_draw(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You draw two cards: one for your hand, one for your graveyard.",
        Lang::Fr => "Vous piochez deux cartes\u{202f}: une pour la main, une pour le cimetière.",
    }
}

/// `You play on and start a new horde.`
pub fn omb_give_up_play(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You play on and start a new horde.",
        Lang::Fr => "Vous jouez et entamez une nouvelle horde.",
    }
}

/// `Lose a brain`
pub fn omb_give_up_yes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Lose a brain",
        Lang::Fr => "Perdre un cerveau",
    }
}

/// `Deal {n} of 3`
pub fn omb_deal(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Deal {n} of 3"),
        Lang::Fr => format!("Donne {n} sur 3"),
    }
}

/// `Still choosing: {names}`
pub fn omb_still_choosing(lang: Lang, names: impl Display) -> String {
    match lang {
        Lang::En => format!("Still choosing: {names}"),
        Lang::Fr => format!("Choisissent encore\u{202f}: {names}"),
    }
}

/// `You drew two cards`
pub fn omb_drawn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You drew two cards",
        Lang::Fr => "Vous avez pioché deux cartes",
    }
}

/// `Swap with whom?`
pub fn omb_swap(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Swap with whom?",
        Lang::Fr => "Échanger avec qui\u{202f}?",
    }
}

/// `Hands`
pub fn omb_swap_hands(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hands",
        Lang::Fr => "Mains",
    }
}

/// `Graveyards`
pub fn omb_swap_graveyards(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Graveyards",
        Lang::Fr => "Cimetières",
    }
}

/// `your {mine} for {theirs}`
pub fn omb_swap_numbers(lang: Lang, mine: impl Display, theirs: impl Display) -> String {
    match lang {
        Lang::En => format!("your {mine} for {theirs}"),
        Lang::Fr => format!("vos {mine} contre {theirs}"),
    }
}

/// `{n} brain`, `{n} brains`
pub fn omb_brains(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} brain"),
        Lang::Fr if lang.is_one(n) => format!("{n} cerveau"),
        Lang::En => format!("{n} brains"),
        Lang::Fr => format!("{n} cerveaux"),
    }
}

/// `{n} card in hand`, `{n} cards in hand`
pub fn omb_in_hand(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} card in hand"),
        Lang::Fr if lang.is_one(n) => format!("{n} carte en main"),
        Lang::En => format!("{n} cards in hand"),
        Lang::Fr => format!("{n} cartes en main"),
    }
}

/// `{n} card in the graveyard`, `{n} cards in the graveyard`
pub fn omb_in_graveyard(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} card in the graveyard"),
        Lang::Fr if lang.is_one(n) => format!("{n} carte au cimetière"),
        Lang::En => format!("{n} cards in the graveyard"),
        Lang::Fr => format!("{n} cartes au cimetière"),
    }
}

/// `you know these are in hand: {cards}`
pub fn omb_known_hand(lang: Lang, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("you know these are in hand: {cards}"),
        Lang::Fr => format!("en main, à ce que vous savez\u{202f}: {cards}"),
    }
}

/// `you know these are in the graveyard: {cards}`
pub fn omb_known_graveyard(lang: Lang, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("you know these are in the graveyard: {cards}"),
        Lang::Fr => format!("au cimetière, à ce que vous savez\u{202f}: {cards}"),
    }
}

/// `{action}. {player}`
pub fn omb_target(_lang: Lang, action: impl Display, player: impl Display) -> String {
    format!("{action}. {player}")
}

/// `{n} of 50 cards`, `{n} of 50 cards`
pub fn omb_copies(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} of 50 cards"),
        Lang::Fr if lang.is_one(n) => format!("{n} des 50 cartes"),
        Lang::En => format!("{n} of 50 cards"),
        Lang::Fr => format!("{n} des 50 cartes"),
    }
}

/// `always fits`
pub fn omb_power_always(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "always fits",
        Lang::Fr => "passe toujours",
    }
}

/// `next: lower`
pub fn omb_power_lower(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "next: lower",
        Lang::Fr => "puis plus bas",
    }
}

/// `sweeps, again`
pub fn omb_power_again(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "sweeps, again",
        Lang::Fr => "balaie, rejoue",
    }
}

/// `rolls the die`
pub fn omb_power_die(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "rolls the die",
        Lang::Fr => "lance le dé",
    }
}

/// `The die`
pub fn omb_die(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The die",
        Lang::Fr => "Le dé",
    }
}

/// `The die rolls…`
pub fn omb_die_rolling(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The die rolls…",
        Lang::Fr => "Le dé roule…",
    }
}

/// `The six sides of the die`
pub fn omb_die_sides(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The six sides of the die",
        Lang::Fr => "Les six faces du dé",
    }
}

/// `{name} is out of cards. The horde eats the others:`
pub fn omb_round_over(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} is out of cards. The horde eats the others:"),
        Lang::Fr => format!("{name} n’a plus de cartes. La horde mange les autres\u{202f}:"),
    }
}

/// `You’re out of cards! The horde eats the others:`
pub fn omb_round_over_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You’re out of cards! The horde eats the others:",
        Lang::Fr => "Vous n’avez plus de cartes\u{202f}! La horde mange les autres\u{202f}:",
    }
}

/// `{name}: {before} → {after} brains`
pub fn omb_bar(
    lang: Lang,
    name: impl Display,
    before: impl Display,
    after: impl Display,
) -> String {
    match lang {
        Lang::En => format!("{name}: {before} → {after} brains"),
        Lang::Fr => format!("{name}\u{202f}: {before} → {after} cerveaux"),
    }
}

/// `Bidding`
pub fn gmb_bidding(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Bidding",
        Lang::Fr => "Enchères",
    }
}

/// `Turn {n}`
pub fn gmb_turn(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Turn {n}"),
        Lang::Fr => format!("Tour {n}"),
    }
}

/// `Your card ({n})`, `Your cards ({n})`
pub fn gmb_your_cards(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Your card ({n})"),
        Lang::Fr if lang.is_one(n) => format!("Votre carte ({n})"),
        Lang::En => format!("Your cards ({n})"),
        Lang::Fr => format!("Vos cartes ({n})"),
    }
}

/// `What lies in front of you.`
pub fn gmb_your_place(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What lies in front of you.",
        Lang::Fr => "Ce qui est posé devant vous.",
    }
}

/// `You hold the Brain.`
pub fn gmb_you_hold(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You hold the Brain.",
        Lang::Fr => "Vous tenez le Cerveau.",
    }
}

/// `holds the Brain`
pub fn gmb_holds(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "holds the Brain",
        Lang::Fr => "tient le Cerveau",
    }
}

/// `{n} card`, `{n} cards`
pub fn gmb_cards(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} card"),
        Lang::Fr if lang.is_one(n) => format!("{n} carte"),
        Lang::En => format!("{n} cards"),
        Lang::Fr => format!("{n} cartes"),
    }
}

/// `you know {n} of them`
pub fn gmb_known(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("you know {n} of them"),
        Lang::Fr => format!("vous en connaissez {n}"),
    }
}

/// `{n} hand per turn`, `{n} hands per turn`
pub fn gmb_hands(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} hand per turn"),
        Lang::Fr if lang.is_one(n) => format!("{n} main par tour"),
        Lang::En => format!("{n} hands per turn"),
        Lang::Fr => format!("{n} mains par tour"),
    }
}

/// `{n} hand left`, `{n} hands left`
pub fn gmb_hands_left(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} hand left"),
        Lang::Fr if lang.is_one(n) => format!("encore {n} main"),
        Lang::En => format!("{n} hands left"),
        Lang::Fr => format!("encore {n} mains"),
    }
}

/// `{n} on skill rolls`
pub fn gmb_bonus(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{n} on skill rolls"),
        Lang::Fr => format!("{n} aux jets"),
    }
}

/// `{n} more turn to come`, `{n} more turns to come`
pub fn gmb_more_turns(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} more turn to come"),
        Lang::Fr if lang.is_one(n) => format!("encore {n} tour ensuite"),
        Lang::En => format!("{n} more turns to come"),
        Lang::Fr => format!("encore {n} tours ensuite"),
    }
}

/// `Walkie-Talkie used`
pub fn gmb_has_listened(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Walkie-Talkie used",
        Lang::Fr => "talkie-walkie utilisé",
    }
}

/// `Your turn`
pub fn gmb_your_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your turn",
        Lang::Fr => "À vous",
    }
}

/// `{name}’s turn`
pub fn gmb_turn_of(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name}’s turn"),
        Lang::Fr => format!("Au tour {}", tabletop::de(&name)),
    }
}

/// `You’re doing a Job`
pub fn gmb_you_do(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You’re doing a Job",
        Lang::Fr => "Vous faites une tâche",
    }
}

/// `{name} is doing a Job`
pub fn gmb_does(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} is doing a Job"),
        Lang::Fr => format!("{name} fait une tâche"),
    }
}

/// `waits for the Job inside it`
pub fn gmb_waits(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "waits for the Job inside it",
        Lang::Fr => "attend la tâche du dessous",
    }
}

/// `as printed on the discard`
pub fn gmb_followed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "as printed on the discard",
        Lang::Fr => "telle qu’elle est dans la défausse",
    }
}

/// `skipped`
pub fn gmb_skipped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "skipped",
        Lang::Fr => "sautée",
    }
}

/// `done`
pub fn gmb_done(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "done",
        Lang::Fr => "fait",
    }
}

/// `now`
pub fn gmb_now(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "now",
        Lang::Fr => "en cours",
    }
}

/// `Then roll {needed} or more to keep the Brain ({sixths} in 6)`
pub fn gmb_then_roll(lang: Lang, needed: impl Display, sixths: impl Display) -> String {
    match lang {
        Lang::En => format!("Then roll {needed} or more to keep the Brain ({sixths} in 6)"),
        Lang::Fr => format!("Puis faire {needed} ou plus pour garder le Cerveau ({sixths} sur 6)"),
    }
}

/// `Then roll {needed} or more to keep the {name} ({sixths} in 6)`
pub fn gmb_then_roll_with(
    lang: Lang,
    needed: impl Display,
    name: impl Display,
    sixths: impl Display,
) -> String {
    match lang {
        Lang::En => format!("Then roll {needed} or more to keep the {name} ({sixths} in 6)"),
        Lang::Fr => format!(
            "Puis faire {needed} ou plus pour garder «\u{202f}{name}\u{202f}» ({sixths} sur 6)"
        ),
    }
}

/// `You pass on`
pub fn gmb_you_pass_on(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You pass on",
        Lang::Fr => "Vous passez",
    }
}

/// `Still choosing: {names}`
pub fn gmb_still_choosing(lang: Lang, names: impl Display) -> String {
    match lang {
        Lang::En => format!("Still choosing: {names}"),
        Lang::Fr => format!("Choisissent encore\u{202f}: {names}"),
    }
}

/// `Back on the deck, top card first`
pub fn gmb_back_on_deck(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Back on the deck, top card first",
        Lang::Fr => "De retour sur la pioche, la première au-dessus",
    }
}

/// `Which card goes {n} from the top?`
pub fn gmb_next_on_deck(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Which card goes {n} from the top?"),
        Lang::Fr => format!("Quelle carte mettre en n°\u{a0}{n}\u{202f}?"),
    }
}

/// `On top of the deck:`
pub fn gmb_top_card(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "On top of the deck:",
        Lang::Fr => "Sur le dessus de la pioche\u{202f}:",
    }
}

/// `on top: {card}`
pub fn gmb_on_top(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("on top: {card}"),
        Lang::Fr => format!("sur le dessus\u{202f}: {card}"),
    }
}

/// `Deck: {n}`
pub fn gmb_deck(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Deck: {n}"),
        Lang::Fr => format!("Pioche\u{202f}: {n}"),
    }
}

/// `Discards: {n}`
pub fn gmb_discards(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Discards: {n}"),
        Lang::Fr => format!("Défausse\u{202f}: {n}"),
    }
}

/// `Discards`
pub fn gmb_discards_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Discards",
        Lang::Fr => "Défausse",
    }
}

/// `No discards yet.`
pub fn gmb_no_discards(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No discards yet.",
        Lang::Fr => "La défausse est vide.",
    }
}

/// `Jobs`
pub fn gmb_jobs(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Jobs",
        Lang::Fr => "Tâches",
    }
}

/// `Bids`
pub fn gmb_bids(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Bids",
        Lang::Fr => "Enchères",
    }
}

/// `The Brain is on the floor`
pub fn gmb_on_the_floor(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The Brain is on the floor",
        Lang::Fr => "Le Cerveau est par terre",
    }
}

/// `{name} dropped it and may count 1 to 4 as 31.`
pub fn gmb_dropped(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} dropped it and may count 1 to 4 as 31."),
        Lang::Fr => format!("{name} l’a lâché\u{202f}: ses 1 à 4 peuvent compter 31."),
    }
}

/// `You dropped it: your 1 to 4 can count 31.`
pub fn gmb_you_dropped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You dropped it: your 1 to 4 can count 31.",
        Lang::Fr => "Vous l’avez lâché\u{202f}: vos 1 à 4 peuvent compter 31.",
    }
}

/// `?`
pub fn gmb_speaks(_lang: Lang) -> &'static str {
    "?"
}

/// `You`
pub fn gmb_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You",
        Lang::Fr => "Vous",
    }
}

/// `passes`
pub fn gmb_passed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "passes",
        Lang::Fr => "passe",
    }
}

/// `{bid} → 31`
pub fn gmb_as_31(_lang: Lang, bid: impl Display) -> String {
    format!("{bid} → 31")
}

/// `highest so far`
pub fn gmb_highest(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "highest so far",
        Lang::Fr => "la plus haute pour l’instant",
    }
}

/// `The Brain is on the floor: bid first.`
pub fn gmb_only_bids(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The Brain is on the floor: bid first.",
        Lang::Fr => "Le Cerveau est par terre\u{202f}: d’abord les enchères.",
    }
}

/// `You can bid only while the Brain is on the floor.`
pub fn gmb_no_bids(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You can bid only while the Brain is on the floor.",
        Lang::Fr => "On n’enchérit que si le Cerveau est par terre.",
    }
}

/// `Needs {n} hand; you have {left} left.`, `Needs {n} hands; you have {left} left.`
pub fn gmb_no_hands(lang: Lang, n: u32, left: impl Display) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Needs {n} hand; you have {left} left."),
        Lang::Fr if lang.is_one(n) => format!("Demande {n} main\u{202f}; il vous en reste {left}."),
        Lang::En => format!("Needs {n} hands; you have {left} left."),
        Lang::Fr => format!("Demande {n} mains\u{202f}; il vous en reste {left}."),
    }
}

/// `Needs the Brain; {name} has it.`
pub fn gmb_no_brain(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Needs the Brain; {name} has it."),
        Lang::Fr => format!("Demande le Cerveau\u{202f}; c’est {name} qui l’a."),
    }
}

/// `Choose a Bid`
pub fn gmb_choose_bid(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a Bid",
        Lang::Fr => "Choisissez une enchère",
    }
}

/// `Choose a Job, or loaf`
pub fn gmb_choose_work(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a Job, or loaf",
        Lang::Fr => "Choisissez une tâche, ou tirez au flanc",
    }
}

/// `Choose a Job`
pub fn gmb_choose_job(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a Job",
        Lang::Fr => "Choisissez une tâche",
    }
}

/// `Choose a card`
pub fn gmb_choose_card(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a card",
        Lang::Fr => "Choisissez une carte",
    }
}

/// `Choose a player`
pub fn gmb_choose_player(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a player",
        Lang::Fr => "Choisissez un joueur",
    }
}

/// `Choose an Object`
pub fn gmb_choose_object(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose an Object",
        Lang::Fr => "Choisissez un Objet",
    }
}

/// `{card}, not now`
pub fn gmb_locked(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("{card}, not now"),
        Lang::Fr => format!("{card}, pas maintenant"),
    }
}

/// `{n} of them`
pub fn gmb_of_them(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{n} of them"),
        Lang::Fr => format!("en {n} exemplaires"),
    }
}

/// `{n} hand`, `{n} hands`
pub fn gmb_takes(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} hand"),
        Lang::Fr if lang.is_one(n) => format!("{n} main"),
        Lang::En => format!("{n} hands"),
        Lang::Fr => format!("{n} mains"),
    }
}

/// `Show {card}`
pub fn gmb_show_card(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Show {card}"),
        Lang::Fr => format!("Voir {card}"),
    }
}

/// `Bid`
pub fn gmb_kind_bid(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Bid",
        Lang::Fr => "Enchère",
    }
}

/// `Job`
pub fn gmb_kind_job(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Job",
        Lang::Fr => "Tâche",
    }
}

/// `Job that needs the Brain`
pub fn gmb_kind_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Job that needs the Brain",
        Lang::Fr => "Tâche qui demande le Cerveau",
    }
}

/// `Object: stays on the table`
pub fn gmb_kind_object(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Object: stays on the table",
        Lang::Fr => "Objet\u{202f}: reste sur la table",
    }
}

/// `Job that stays for a while`
pub fn gmb_kind_lingering(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Job that stays for a while",
        Lang::Fr => "Tâche qui reste quelque temps",
    }
}

/// `Counts 31 for the player who has just dropped the Brain.`
pub fn gmb_second_number(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Counts 31 for the player who has just dropped the Brain.",
        Lang::Fr => "Compte 31 pour qui vient de lâcher le Cerveau.",
    }
}

/// `one in the box`, `{n} in the box`
pub fn gmb_copies(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => "one in the box".to_owned(),
        Lang::Fr if lang.is_one(n) => "une seule dans la boîte".to_owned(),
        Lang::En => format!("{n} in the box"),
        Lang::Fr => format!("{n} dans la boîte"),
    }
}

/// `in front: {cards}`
pub fn gmb_in_front(lang: Lang, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("in front: {cards}"),
        Lang::Fr => format!("devant\u{202f}: {cards}"),
    }
}

/// `In front`
pub fn gmb_in_front_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "In front",
        Lang::Fr => "Devant",
    }
}

/// `Nothing lies there.`
pub fn gmb_nothing_in_front(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nothing lies there.",
        Lang::Fr => "Il n’y a rien.",
    }
}

/// `Cards you have seen`
pub fn gmb_seen(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Cards you have seen",
        Lang::Fr => "Cartes que vous avez vues",
    }
}

/// `Look at {name}`
pub fn gmb_look_at(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Look at {name}"),
        Lang::Fr => format!("Regarder {name}"),
    }
}

/// `What everyone had left`
pub fn gmb_last_cards(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What everyone had left",
        Lang::Fr => "Ce qui restait à chacun",
    }
}

/// `The Brain rolls…`
pub fn gmb_rolling(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The Brain rolls…",
        Lang::Fr => "Le Cerveau roule…",
    }
}

/// `The Brain, rolled`
pub fn gmb_die(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The Brain, rolled",
        Lang::Fr => "Le Cerveau, lancé",
    }
}

/// `Round {n}`
pub fn gbr_round(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Round {n}"),
        Lang::Fr => format!("Manche {n}"),
    }
}

/// `Train`
pub fn gbr_train(_lang: Lang) -> &'static str {
    "Train"
}

/// `A 1 breaks the train`
pub fn gbr_lost_on_one(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A 1 breaks the train",
        Lang::Fr => "Sur 1, le train casse",
    }
}

/// `1 to {last} breaks the train`
pub fn gbr_lost_on(lang: Lang, last: impl Display) -> String {
    match lang {
        Lang::En => format!("1 to {last} breaks the train"),
        Lang::Fr => format!("De 1 à {last}, le train casse"),
    }
}

/// `1 car: nothing can break`
pub fn gbr_safe(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "1 car: nothing can break",
        Lang::Fr => "1 wagon\u{202f}: rien ne peut lâcher",
    }
}

/// `The whole train`
pub fn gbr_map(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The whole train",
        Lang::Fr => "Tout le train",
    }
}

/// `Spaces of the train; arrow keys go from one to the next`
pub fn gbr_spaces(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Spaces of the train; arrow keys go from one to the next",
        Lang::Fr => "Cases du train\u{202f}; les flèches vont de l’une à l’autre",
    }
}

/// `car {car}, row {row}, column {column}`
pub fn gbr_space(lang: Lang, car: impl Display, row: impl Display, column: impl Display) -> String {
    match lang {
        Lang::En => format!("car {car}, row {row}, column {column}"),
        Lang::Fr => format!("wagon {car}, rangée {row}, colonne {column}"),
    }
}

/// `{space}: {what}`
pub fn gbr_space_with(lang: Lang, space: impl Display, what: impl Display) -> String {
    match lang {
        Lang::En => format!("{space}: {what}"),
        Lang::Fr => format!("{space}\u{202f}: {what}"),
    }
}

/// `{space}, {steps} away`
pub fn gbr_space_steps(lang: Lang, space: impl Display, steps: impl Display) -> String {
    match lang {
        Lang::En => format!("{space}, {steps} away"),
        Lang::Fr => format!("{space}, à {steps}"),
    }
}

/// `Running behind the train: {names}`
pub fn gbr_behind(lang: Lang, names: impl Display) -> String {
    match lang {
        Lang::En => format!("Running behind the train: {names}"),
        Lang::Fr => format!("Courent derrière le train\u{202f}: {names}"),
    }
}

/// `New car`
pub fn gbr_new_car(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "New car",
        Lang::Fr => "Nouveau wagon",
    }
}

/// `Front`
pub fn gbr_front(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Front",
        Lang::Fr => "Avant",
    }
}

/// `{n} car left`, `{n} cars left`
pub fn gbr_unused(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} car left"),
        Lang::Fr if lang.is_one(n) => format!("encore {n} wagon"),
        Lang::En => format!("{n} cars left"),
        Lang::Fr => format!("encore {n} wagons"),
    }
}

/// `no new car`
pub fn gbr_closed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "no new car",
        Lang::Fr => "pas de nouveau wagon",
    }
}

/// `Where to`
pub fn gbr_ways(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Where to",
        Lang::Fr => "Où aller",
    }
}

/// `Stay`
pub fn gbr_stay(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Stay",
        Lang::Fr => "Rester",
    }
}

/// `Ahead`
pub fn gbr_ahead(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Ahead",
        Lang::Fr => "Vers l’avant",
    }
}

/// `Brain`
pub fn gbr_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Brain",
        Lang::Fr => "Cerveau",
    }
}

/// `Brake`
pub fn gbr_brake(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Brake",
        Lang::Fr => "Frein",
    }
}

/// `{n} step too far`, `{n} steps too far`
pub fn gbr_too_far(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} step too far"),
        Lang::Fr if lang.is_one(n) => format!("{n} pas de trop"),
        Lang::En => format!("{n} steps too far"),
        Lang::Fr => format!("{n} pas de trop"),
    }
}

/// `Tap a space to see the way. You only go once you stop there.`
pub fn gbr_walk_hint(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Tap a space to see the way. You only go once you stop there.",
        Lang::Fr => "Touchez une case pour voir le chemin. Vous n’y allez qu’en vous y arrêtant.",
    }
}

/// `To {spot}: {steps} used, {left} left.`
pub fn gbr_walk(lang: Lang, spot: impl Display, steps: impl Display, left: impl Display) -> String {
    match lang {
        Lang::En => format!("To {spot}: {steps} used, {left} left."),
        Lang::Fr => format!("Vers {spot}\u{202f}: {steps} pas, il en reste {left}."),
    }
}

/// `{left} steps become {more}.`
pub fn gbr_walk_card(lang: Lang, left: impl Display, more: impl Display) -> String {
    match lang {
        Lang::En => format!("{left} steps become {more}."),
        Lang::Fr => format!("{left} pas deviennent {more}."),
    }
}

/// `A new car: {n} step left inside. {risk} when you stop.`, `A new car: {n} steps left inside. {risk} when you stop.`
pub fn gbr_walk_new_car(lang: Lang, n: u32, risk: impl Display) -> String {
    match lang {
        Lang::En if lang.is_one(n) => {
            format!("A new car: {n} step left inside. {risk} when you stop.")
        }
        Lang::Fr if lang.is_one(n) => {
            format!("Un nouveau wagon\u{202f}: il vous restera {n} pas. {risk} à votre arrêt.")
        }
        Lang::En => format!("A new car: {n} steps left inside. {risk} when you stop."),
        Lang::Fr => {
            format!("Un nouveau wagon\u{202f}: il vous restera {n} pas. {risk} à votre arrêt.")
        }
    }
}

/// `A brain: +1 point and a card.`
pub fn gbr_waits_counter(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A brain: +1 point and a card.",
        Lang::Fr => "Un cerveau\u{202f}: +1 point et une carte.",
    }
}

/// `The brake takes off the last car.`
pub fn gbr_waits_brake(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The brake takes off the last car.",
        Lang::Fr => "Le frein détache le dernier wagon.",
    }
}

/// `The brake ends the game.`
pub fn gbr_waits_end(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The brake ends the game.",
        Lang::Fr => "Le frein finit la partie.",
    }
}

/// `You may fight {names}.`
pub fn gbr_waits_fight(lang: Lang, names: impl Display) -> String {
    match lang {
        Lang::En => format!("You may fight {names}."),
        Lang::Fr => format!("Vous pourrez vous battre contre {names}."),
    }
}

/// `Stop here`
pub fn gbr_stop_here(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Stop here",
        Lang::Fr => "S’arrêter ici",
    }
}

/// `{name} for {player}`
pub fn gbr_give(lang: Lang, name: impl Display, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} for {player}"),
        Lang::Fr => format!("{name} pour {player}"),
    }
}

/// `Choose where to stop`
pub fn gbr_choose_space(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose where to stop",
        Lang::Fr => "Choisissez où vous arrêter",
    }
}

/// `Choose a brain`
pub fn gbr_choose_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a brain",
        Lang::Fr => "Choisissez un cerveau",
    }
}

/// `Choose a card`
pub fn gbr_choose_card(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a card",
        Lang::Fr => "Choisissez une carte",
    }
}

/// `Your head and hand`
pub fn gbr_hand(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your head and hand",
        Lang::Fr => "Votre tête et votre main",
    }
}

/// `No card in hand`
pub fn gbr_no_cards(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No card in hand",
        Lang::Fr => "Aucune carte en main",
    }
}

/// `Show {name}`
pub fn gbr_show(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Show {name}"),
        Lang::Fr => format!("Montrer {name}"),
    }
}

/// `+{n} Run`
pub fn gbr_offer_run(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("+{n} Run"),
        Lang::Fr => format!("+{n} Course"),
    }
}

/// `+{n} Hit`
pub fn gbr_offer_hit(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("+{n} Hit"),
        Lang::Fr => format!("+{n} Frappe"),
    }
}

/// `{n} point`, `{n} points`
pub fn gbr_offer_cost(lang: Lang, n: u32) -> String {
    if lang.is_one(n) {
        format!("{n} point")
    } else {
        format!("{n} points")
    }
}

/// `{n} point short`, `{n} points short`
pub fn gbr_offer_short(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} point short"),
        Lang::Fr if lang.is_one(n) => format!("il manque {n} point"),
        Lang::En => format!("{n} points short"),
        Lang::Fr => format!("il manque {n} points"),
    }
}

/// `Cost`
pub fn gbr_cost(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Cost",
        Lang::Fr => "Coût",
    }
}

/// `Hit`
pub fn gbr_hit(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hit",
        Lang::Fr => "Frappe",
    }
}

/// `Run`
pub fn gbr_run(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Run",
        Lang::Fr => "Course",
    }
}

/// `IQ`
pub fn gbr_iq(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "IQ",
        Lang::Fr => "QI",
    }
}

/// `{n} point`, `{n} points`
pub fn gbr_points(lang: Lang, n: u32) -> String {
    if lang.is_one(n) {
        format!("{n} point")
    } else {
        format!("{n} points")
    }
}

/// `points: {points}, cards: {cards}, dice: {dice}`
pub fn gbr_counts(
    lang: Lang,
    points: impl Display,
    cards: impl Display,
    dice: impl Display,
) -> String {
    match lang {
        Lang::En => format!("points: {points}, cards: {cards}, dice: {dice}"),
        Lang::Fr => {
            format!("points\u{202f}: {points}, cartes\u{202f}: {cards}, dés\u{202f}: {dice}")
        }
    }
}

/// `to move: {n} die + {run}`, `to move: {n} dice + {run}`
pub fn gbr_would_roll(lang: Lang, n: u32, run: impl Display) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("to move: {n} die + {run}"),
        Lang::Fr if lang.is_one(n) => format!("pour avancer\u{202f}: {n} dé + {run}"),
        Lang::En => format!("to move: {n} dice + {run}"),
        Lang::Fr => format!("pour avancer\u{202f}: {n} dés + {run}"),
    }
}

/// `in a fight: {n} die + {hit}`, `in a fight: {n} dice + {hit}`
pub fn gbr_would_fight(lang: Lang, n: u32, hit: impl Display) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("in a fight: {n} die + {hit}"),
        Lang::Fr if lang.is_one(n) => format!("au combat\u{202f}: {n} dé + {hit}"),
        Lang::En => format!("in a fight: {n} dice + {hit}"),
        Lang::Fr => format!("au combat\u{202f}: {n} dés + {hit}"),
    }
}

/// `{n} card in hand, at most {limit} at the end of a turn`, `{n} cards in hand, at most {limit} at the end of a turn`
pub fn gbr_holds(lang: Lang, n: u32, limit: impl Display) -> String {
    match lang {
        Lang::En if lang.is_one(n) => {
            format!("{n} card in hand, at most {limit} at the end of a turn")
        }
        Lang::Fr if lang.is_one(n) => format!("{n} carte en main, au plus {limit} en fin de tour"),
        Lang::En => format!("{n} cards in hand, at most {limit} at the end of a turn"),
        Lang::Fr => format!("{n} cartes en main, au plus {limit} en fin de tour"),
    }
}

/// `You know these are in hand: {cards}`
pub fn gbr_known(lang: Lang, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("You know these are in hand: {cards}"),
        Lang::Fr => format!("En main, à ce que vous savez\u{202f}: {cards}"),
    }
}

/// `{name} attacks`
pub fn gbr_fight(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} attacks"),
        Lang::Fr => format!("{name} attaque"),
    }
}

/// `{n} card`, `{n} cards`
pub fn gbr_cards(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} card"),
        Lang::Fr if lang.is_one(n) => format!("{n} carte"),
        Lang::En => format!("{n} cards"),
        Lang::Fr => format!("{n} cartes"),
    }
}

/// `Heads to fill, in this order`
pub fn gbr_heads_to_fill(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Heads to fill, in this order",
        Lang::Fr => "Têtes à remplir, dans cet ordre",
    }
}

/// `The dice roll…`
pub fn gbr_rolling(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The dice roll…",
        Lang::Fr => "Les dés roulent…",
    }
}

/// `Round {n}`
pub fn bfl_round(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Round {n}"),
        Lang::Fr => format!("Manche {n}"),
    }
}

/// `{n} point`, `{n} points`
pub fn bfl_points(lang: Lang, n: u32) -> String {
    if lang.is_one(n) {
        format!("{n} point")
    } else {
        format!("{n} points")
    }
}

/// `{n} answer`, `{n} answers`
pub fn bfl_answers(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} answer"),
        Lang::Fr if lang.is_one(n) => format!("{n} réponse"),
        Lang::En => format!("{n} answers"),
        Lang::Fr => format!("{n} réponses"),
    }
}

/// `Brain Master`
pub fn bfl_master(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Brain Master",
        Lang::Fr => "Maître à penser",
    }
}

/// `out`
pub fn bfl_out(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "out",
        Lang::Fr => "hors jeu",
    }
}

/// `You’re out this round`
pub fn bfl_you_are_out(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You’re out this round",
        Lang::Fr => "Vous êtes hors jeu pour cette manche",
    }
}

/// `Waiting for the last answer: no more guesses`
pub fn bfl_nothing_left(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Waiting for the last answer: no more guesses",
        Lang::Fr => "On attend la dernière réponse\u{202f}: plus d’essai",
    }
}

/// `Pictures`
pub fn bfl_grid(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Pictures",
        Lang::Fr => "Images",
    }
}

/// `{picture}, dimmed`
pub fn bfl_dimmed(lang: Lang, picture: impl Display) -> String {
    match lang {
        Lang::En => format!("{picture}, dimmed"),
        Lang::Fr => format!("{picture}, grisée"),
    }
}

/// `Tap a picture`
pub fn bfl_tap_picture(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Tap a picture",
        Lang::Fr => "Touchez une image",
    }
}

/// `Got it!`
pub fn bfl_got_it(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Got it!",
        Lang::Fr => "Je sais\u{202f}!",
    }
}

/// `Point at {cell}: {picture}`
pub fn bfl_point(lang: Lang, cell: impl Display, picture: impl Display) -> String {
    match lang {
        Lang::En => format!("Point at {cell}: {picture}"),
        Lang::Fr => format!("Montrer {cell}\u{202f}: {picture}"),
    }
}

/// `Ask a question`
pub fn bfl_ask(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Ask a question",
        Lang::Fr => "Poser une question",
    }
}

/// `Show {picture}`
pub fn bfl_show(lang: Lang, picture: impl Display) -> String {
    match lang {
        Lang::En => format!("Show {picture}"),
        Lang::Fr => format!("Voir {picture}"),
    }
}

/// `{used} of {limit} questions and calls used`
pub fn bfl_used(lang: Lang, used: impl Display, limit: impl Display) -> String {
    match lang {
        Lang::En => format!("{used} of {limit} questions and calls used"),
        Lang::Fr => format!("{used} questions et essais sur {limit}"),
    }
}

/// `Notes`
pub fn bfl_notes(_lang: Lang) -> &'static str {
    "Notes"
}

/// `Tap pictures to dim them. Only you can see it.`
pub fn bfl_notes_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Tap pictures to dim them. Only you can see it.",
        Lang::Fr => "Touchez des images pour les griser. Vous êtes seul à le voir.",
    }
}

/// `Clear`
pub fn bfl_notes_clear(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Clear",
        Lang::Fr => "Effacer",
    }
}

/// `corrected`
pub fn bfl_corrected(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "corrected",
        Lang::Fr => "corrigé",
    }
}

/// `Got it! {cell}: {picture}`
pub fn bfl_called(lang: Lang, cell: impl Display, picture: impl Display) -> String {
    match lang {
        Lang::En => format!("Got it! {cell}: {picture}"),
        Lang::Fr => format!("Je sais\u{202f}! {cell}\u{202f}: {picture}"),
    }
}

/// `right`
pub fn bfl_call_right(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "right",
        Lang::Fr => "juste",
    }
}

/// `wrong`
pub fn bfl_call_wrong(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "wrong",
        Lang::Fr => "faux",
    }
}

/// `wrong, because of a wrong answer`
pub fn bfl_call_misled(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "wrong, because of a wrong answer",
        Lang::Fr => "faux, à cause d’une mauvaise réponse",
    }
}

/// `In truth: yes.`
pub fn bfl_truly_yes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "In truth: yes.",
        Lang::Fr => "En vérité\u{202f}: oui.",
    }
}

/// `In truth: no.`
pub fn bfl_truly_no(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "In truth: no.",
        Lang::Fr => "En vérité\u{202f}: non.",
    }
}

/// `In truth: up to you.`
pub fn bfl_truly_open(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "In truth: up to you.",
        Lang::Fr => "En vérité\u{202f}: à vous de juger.",
    }
}

/// `What was said, and what was true`
pub fn bfl_what_was_true(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What was said, and what was true",
        Lang::Fr => "Ce qui a été dit, et ce qui était vrai",
    }
}

/// `Show the last round`
pub fn bfl_last_round(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Show the last round",
        Lang::Fr => "Revoir la manche précédente",
    }
}

/// `Your picture`
pub fn bfl_own(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your picture",
        Lang::Fr => "Votre image",
    }
}

/// `YES means no, NO means yes.`
pub fn bfl_flipped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "YES means no, NO means yes.",
        Lang::Fr => "OUI veut dire non, NON veut dire oui.",
    }
}

/// `Say YES for no, NO for yes.`
pub fn bfl_flipped_master(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Say YES for no, NO for yes.",
        Lang::Fr => "Dites OUI pour non, NON pour oui.",
    }
}

/// `YES means yes, NO means no.`
pub fn bfl_straight(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "YES means yes, NO means no.",
        Lang::Fr => "OUI veut dire oui, NON veut dire non.",
    }
}

/// `Say YES for yes, NO for no.`
pub fn bfl_straight_master(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Say YES for yes, NO for no.",
        Lang::Fr => "Dites OUI pour oui, NON pour non.",
    }
}

/// `Was an answer wrong?`
pub fn bfl_disputes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Was an answer wrong?",
        Lang::Fr => "Une réponse était-elle fausse\u{202f}?",
    }
}

/// `Only people can judge these. The Brain Master pays if more guessers call it a mistake than call it right. If nobody else can tell, the Brain Master must agree, or nobody scores.`
pub fn bfl_disputes_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Only people can judge these. The Brain Master pays if more guessers call it a mistake than call it right. If nobody else can tell, the Brain Master must agree, or nobody scores."
        }
        Lang::Fr => {
            "Seuls des humains peuvent en juger. Le Maître à penser paie si les autres sont plus nombreux à y voir une erreur que le contraire. Si personne d’autre ne peut en juger, il doit être d’accord, sinon personne ne marque."
        }
    }
}

/// `Ask a question`
pub fn bfl_ask_title(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Ask a question",
        Lang::Fr => "Poser une question",
    }
}

/// `Ask: {question}`
pub fn bfl_ask_this(lang: Lang, question: impl Display) -> String {
    match lang {
        Lang::En => format!("Ask: {question}"),
        Lang::Fr => format!("Demander\u{202f}: {question}"),
    }
}

/// `Choose a question`
pub fn bfl_choose_question(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a question",
        Lang::Fr => "Choisissez une question",
    }
}

/// `What the question is about`
pub fn bfl_shelves(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What the question is about",
        Lang::Fr => "Sujet de la question",
    }
}

/// `asked: {word}`
pub fn bfl_asked_already(lang: Lang, word: impl Display) -> String {
    match lang {
        Lang::En => format!("asked: {word}"),
        Lang::Fr => format!("déjà demandé\u{202f}: {word}"),
    }
}

/// `Type a question`
pub fn bfl_type(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Type a question",
        Lang::Fr => "Tapez une question",
    }
}

/// `Check`
pub fn bfl_understand(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Check",
        Lang::Fr => "Vérifier",
    }
}

/// `Understood as: {question}`
pub fn bfl_understood(lang: Lang, question: impl Display) -> String {
    match lang {
        Lang::En => format!("Understood as: {question}"),
        Lang::Fr => format!("Compris ainsi\u{202f}: {question}"),
    }
}

/// `Did you mean one of these?`
pub fn bfl_did_you_mean(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Did you mean one of these?",
        Lang::Fr => "Vouliez-vous dire\u{202f}:",
    }
}

/// `None of these: ask it as it stands`
pub fn bfl_none_of_these(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "None of these: ask it as it stands",
        Lang::Fr => "Aucune de celles-ci\u{202f}: la poser telle quelle",
    }
}

/// `{master} will read “{question}” as it stands, and answer.`
pub fn bfl_goes_to(lang: Lang, master: impl Display, question: impl Display) -> String {
    match lang {
        Lang::En => format!("{master} will read “{question}” as it stands, and answer."),
        Lang::Fr => {
            format!("{master} lira «\u{202f}{question}\u{202f}» telle quelle et y répondra.")
        }
    }
}

/// `{master} is a bot and hands such questions back: only people can judge them. Try other words, or choose one below.`
pub fn bfl_hands_back(lang: Lang, master: impl Display) -> String {
    match lang {
        Lang::En => format!(
            "{master} is a bot and hands such questions back: only people can judge them. Try other words, or choose one below."
        ),
        Lang::Fr => format!(
            "{master} est un robot et rend ce genre de questions\u{202f}: seuls des humains peuvent en juger. Essayez d’autres mots, ou choisissez ci-dessous."
        ),
    }
}

/// `{words} Hide this reminder`
pub fn bfl_reminder_hide(lang: Lang, words: impl Display) -> String {
    match lang {
        Lang::En => format!("{words} Hide this reminder"),
        Lang::Fr => format!("{words} Masquer ce rappel"),
    }
}

/// `What do the answers mean?`
pub fn bfl_reminder_show(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What do the answers mean?",
        Lang::Fr => "Que veulent dire les réponses\u{202f}?",
    }
}

/// `Ask it in these words`
pub fn bfl_ask_as_typed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Ask it in these words",
        Lang::Fr => "La poser telle quelle",
    }
}
