//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use tabletop::Lang;

/// `You are {player}, seat {seat}, at a table of {game} with {players}.`
#[derive(Debug)]
pub struct TableOpening<A, B, C, D> {
    pub player: A,
    pub seat: B,
    pub game: C,
    pub players: D,
}

impl<A: Display, B: Display, C: Display, D: Display> TableOpening<A, B, C, D> {
    pub fn say(self, lang: Lang) -> String {
        let TableOpening {
            player,
            seat,
            game,
            players,
        } = self;
        match lang {
            Lang::En => {
                format!("You are {player}, seat {seat}, at a table of {game} with {players}.")
            }
            Lang::Fr => format!(
                "Vous êtes {player}, place {seat}, à une table {} avec {players}.",
                tabletop::de(&game)
            ),
        }
    }
}

/// `Goal: {goal}`
pub fn table_goal(lang: Lang, goal: impl Display) -> String {
    match lang {
        Lang::En => format!("Goal: {goal}"),
        Lang::Fr => format!("But\u{202f}: {goal}"),
    }
}

/// `{player} ({bot})`
#[derive(Debug)]
pub struct TableBot<A, B> {
    pub player: A,
    pub bot: B,
}

impl<A: Display, B: Display> TableBot<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let TableBot { player, bot } = self;
        format!("{player} ({bot})")
    }
}

/// `The game goes on after {n} move.`, `The game goes on after {n} moves.`
pub fn table_resumed(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("The game goes on after {n} move."),
        Lang::Fr if lang.is_one(n) => format!("La partie reprend après {n} coup."),
        Lang::En => format!("The game goes on after {n} moves."),
        Lang::Fr => format!("La partie reprend après {n} coups."),
    }
}

/// `{n} move`, `{n} moves`
pub fn table_moves(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} move"),
        Lang::Fr if lang.is_one(n) => format!("{n} coup"),
        Lang::En => format!("{n} moves"),
        Lang::Fr => format!("{n} coups"),
    }
}

/// `{player} is thinking …`
pub fn table_thinking(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} is thinking …"),
        Lang::Fr => format!("{player} réfléchit…"),
    }
}

/// `{n} card face down`, `{n} cards face down`
pub fn table_face_down(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} card face down"),
        Lang::Fr if lang.is_one(n) => format!("{n} carte face cachée"),
        Lang::En => format!("{n} cards face down"),
        Lang::Fr => format!("{n} cartes face cachée"),
    }
}

/// `{title}: {pieces}`
#[derive(Debug)]
pub struct TableZone<A, B> {
    pub title: A,
    pub pieces: B,
}

impl<A: Display, B: Display> TableZone<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let TableZone { title, pieces } = self;
        match lang {
            Lang::En => format!("{title}: {pieces}"),
            Lang::Fr => format!("{title}\u{202f}: {pieces}"),
        }
    }
}

/// `Wait for the others`
pub fn choose_waiting(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Wait for the others",
        Lang::Fr => "Laisser faire les autres",
    }
}

/// `You may:`
pub fn choose_heading(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You may:",
        Lang::Fr => "Vous pouvez\u{202f}:",
    }
}

/// `{notation} ({label}), or one of {n} others like it`
#[derive(Debug)]
pub struct ChooseNotation<A, B, C> {
    pub notation: A,
    pub label: B,
    pub n: C,
}

impl<A: Display, B: Display, C: Display> ChooseNotation<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let ChooseNotation { notation, label, n } = self;
        match lang {
            Lang::En => format!("{notation}  ({label}), or one of {n} others like it"),
            Lang::Fr => format!("{notation}  ({label}), ou l’un des {n} autres du même genre"),
        }
    }
}

/// `` `list` shows all {n} choices with numbers. ``
pub fn choose_all(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("`list` shows all {n} choices with numbers."),
        Lang::Fr => format!("`liste` montre les {n} choix avec leurs numéros."),
    }
}

/// `` Your move (number, words or `help`): ``
pub fn choose_ask(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your move (number, words or `help`):",
        Lang::Fr => "Votre coup (numéro, mots ou `aide`)\u{202f}:",
    }
}

/// `You need not act; an empty line lets the others go on.`
pub fn choose_wait(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You need not act; an empty line lets the others go on.",
        Lang::Fr => "Rien ne vous oblige à jouer\u{202f}; une ligne vide laisse faire les autres.",
    }
}

/// `There is no choice {number}; the numbers are 1 to {last}.`
#[derive(Debug)]
pub struct ChooseNoNumber<A, B> {
    pub number: A,
    pub last: B,
}

impl<A: Display, B: Display> ChooseNoNumber<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ChooseNoNumber { number, last } = self;
        match lang {
            Lang::En => format!("There is no choice {number}; the numbers are 1 to {last}."),
            Lang::Fr => {
                format!("Il n’y a pas de choix {number}\u{202f}; les numéros vont de 1 à {last}.")
            }
        }
    }
}

/// `{shown} of {all}`
#[derive(Debug)]
pub struct ChooseFiltered<A, B> {
    pub shown: A,
    pub all: B,
}

impl<A: Display, B: Display> ChooseFiltered<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ChooseFiltered { shown, all } = self;
        match lang {
            Lang::En => format!("{shown} of {all}"),
            Lang::Fr => format!("{shown} sur {all}"),
        }
    }
}

/// `No choice contains “{filter}”.`
pub fn choose_nothing_fits(lang: Lang, filter: impl Display) -> String {
    match lang {
        Lang::En => format!("No choice contains “{filter}”."),
        Lang::Fr => format!("Aucun choix ne contient «\u{202f}{filter}\u{202f}»."),
    }
}

/// `Not allowed: {clause} (rule {rule})`
#[derive(Debug)]
pub struct RefusedForbidden<A, B> {
    pub clause: A,
    pub rule: B,
}

impl<A: Display, B: Display> RefusedForbidden<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let RefusedForbidden { clause, rule } = self;
        match lang {
            Lang::En => format!("Not allowed: {clause} (rule {rule})"),
            Lang::Fr => format!("Interdit\u{202f}: {clause} (règle {rule})"),
        }
    }
}

/// `` “{text}” is not a move here. Write for example {examples}, or `help`. ``
#[derive(Debug)]
pub struct RefusedUnreadable<A, B> {
    pub text: A,
    pub examples: B,
}

impl<A: Display, B: Display> RefusedUnreadable<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let RefusedUnreadable { text, examples } = self;
        match lang {
            Lang::En => {
                format!("“{text}” is not a move here. Write for example {examples}, or `help`.")
            }
            Lang::Fr => format!(
                "«\u{202f}{text}\u{202f}» n’est pas un coup ici. Écrivez par exemple {examples}, ou `aide`."
            ),
        }
    }
}

/// `Not understood: {reason}`
pub fn refused_reason(lang: Lang, reason: impl Display) -> String {
    match lang {
        Lang::En => format!("Not understood: {reason}"),
        Lang::Fr => format!("Pas compris\u{202f}: {reason}"),
    }
}

/// `That cannot be done now.`
pub fn refused_not_now(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "That cannot be done now.",
        Lang::Fr => "Ce n’est pas possible maintenant.",
    }
}

/// `It is not your turn.`
pub fn refused_not_your_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It is not your turn.",
        Lang::Fr => "Ce n’est pas votre tour.",
    }
}

/// `The game is over.`
pub fn refused_over(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The game is over.",
        Lang::Fr => "La partie est finie.",
    }
}

/// `Did you mean {choices}?`
pub fn refused_meant(lang: Lang, choices: impl Display) -> String {
    match lang {
        Lang::En => format!("Did you mean {choices}?"),
        Lang::Fr => format!("Vouliez-vous dire {choices}\u{202f}?"),
    }
}

/// `Your last move is taken back.`
pub fn undo_done(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your last move is taken back.",
        Lang::Fr => "Votre dernier coup est repris.",
    }
}

/// `There is nothing to take back yet.`
pub fn undo_nothing_yet(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "There is nothing to take back yet.",
        Lang::Fr => "Il n’y a encore rien à reprendre.",
    }
}

/// `Your last move stands: somebody else has acted since.`
pub fn undo_another_acted(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your last move stands: somebody else has acted since.",
        Lang::Fr => "Votre dernier coup reste\u{202f}: quelqu’un d’autre a joué depuis.",
    }
}

/// `Your last move stands: dice or cards have shown something new since.`
pub fn undo_something_shown(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your last move stands: dice or cards have shown something new since.",
        Lang::Fr => {
            "Votre dernier coup reste\u{202f}: des dés ou des cartes ont montré du nouveau depuis."
        }
    }
}

/// `The last move stands: the game is over.`
pub fn undo_over(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The last move stands: the game is over.",
        Lang::Fr => "Le dernier coup reste\u{202f}: la partie est finie.",
    }
}

/// `undo`
pub fn command_undo(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "undo",
        Lang::Fr => "annuler",
    }
}

/// `hint`
pub fn command_hint(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "hint",
        Lang::Fr => "conseil",
    }
}

/// `why`
pub fn command_why(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "why",
        Lang::Fr => "pourquoi",
    }
}

/// `rules`
pub fn command_rules(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "rules",
        Lang::Fr => "règles",
    }
}

/// `orders`
pub fn command_orders(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "orders",
        Lang::Fr => "consignes",
    }
}

/// `table`
pub fn command_table(_lang: Lang) -> &'static str {
    "table"
}

/// `log`
pub fn command_log(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "log",
        Lang::Fr => "journal",
    }
}

/// `list`
pub fn command_list(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "list",
        Lang::Fr => "liste",
    }
}

/// `help`
pub fn command_help(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "help",
        Lang::Fr => "aide",
    }
}

/// `quit`
pub fn command_quit(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "quit",
        Lang::Fr => "quitter",
    }
}

/// `` Type the number of a choice, or the move in words, as `{example}`. Or one of: ``
pub fn help_heading(lang: Lang, example: impl Display) -> String {
    match lang {
        Lang::En => {
            format!("Type the number of a choice, or the move in words, as `{example}`. Or one of:")
        }
        Lang::Fr => format!(
            "Tapez le numéro d’un choix, ou le coup en mots, comme `{example}`. Ou bien\u{202f}:"
        ),
    }
}

/// `takes your last move back, if nothing new has been shown since`
pub fn help_undo(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "takes your last move back, if nothing new has been shown since",
        Lang::Fr => "reprend votre dernier coup, si rien de nouveau n’a été montré depuis",
    }
}

/// `says what the strongest bot would do in your place, and why`
pub fn help_hint(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "says what the strongest bot would do in your place, and why",
        Lang::Fr => "dit ce que le plus fort des robots ferait à votre place, et pourquoi",
    }
}

/// `says why the others did what they did since your last move`
pub fn help_why(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "says why the others did what they did since your last move",
        Lang::Fr => "dit pourquoi les autres ont agi ainsi depuis votre dernier coup",
    }
}

/// `prints the rules and cards; with a word, an id or the name of a card, only those`
pub fn help_rules(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "prints the rules and cards; with a word, an id or the name of a card, only those"
        }
        Lang::Fr => {
            "affiche les règles et les cartes\u{202f}; avec un mot, un identifiant ou le nom d’une carte, celles-là seulement"
        }
    }
}

/// `` shows what can be done for you each time you’re asked; `orders 1` switches one ``
pub fn help_orders(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "shows what can be done for you each time you’re asked; `orders 1` switches one"
        }
        Lang::Fr => {
            "montre ce qui peut se faire pour vous à chaque fois\u{202f}; «\u{202f}consignes 1\u{202f}» change la première"
        }
    }
}

/// `prints the table again`
pub fn help_table(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "prints the table again",
        Lang::Fr => "affiche de nouveau la table",
    }
}

/// `prints everything that has happened`
pub fn help_log(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "prints everything that has happened",
        Lang::Fr => "affiche tout ce qui s’est passé",
    }
}

/// `prints every choice with its number`
pub fn help_list(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "prints every choice with its number",
        Lang::Fr => "affiche tous les choix avec leurs numéros",
    }
}

/// `prints this`
pub fn help_help(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "prints this",
        Lang::Fr => "affiche cette aide",
    }
}

/// `saves the game and leaves`
pub fn help_quit(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "saves the game and leaves",
        Lang::Fr => "enregistre la partie et s’arrête",
    }
}

/// `I’d go for: {label} ({notation}).`
#[derive(Debug)]
pub struct AdviceMove<A, B> {
    pub label: A,
    pub notation: B,
}

impl<A: Display, B: Display> AdviceMove<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let AdviceMove { label, notation } = self;
        match lang {
            Lang::En => format!("I’d go for: {label}  ({notation})."),
            Lang::Fr => format!("Je choisirais\u{202f}: {label}  ({notation})."),
        }
    }
}

/// `It seems best.`
pub fn advice_plain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It seems best.",
        Lang::Fr => "Cela semble le mieux.",
    }
}

/// `There is nothing to decide right now.`
pub fn advice_none(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "There is nothing to decide right now.",
        Lang::Fr => "Il n’y a rien à décider pour l’instant.",
    }
}

/// `Nobody has done anything that could be explained.`
pub fn advice_nobody(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nobody has done anything that could be explained.",
        Lang::Fr => "Personne n’a rien fait qui s’explique.",
    }
}

/// `An idea is coming …`
pub fn advice_coming(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "An idea is coming …",
        Lang::Fr => "Une idée arrive …",
    }
}

/// `(our ruling)`
pub fn rules_ruling(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "(our ruling)",
        Lang::Fr => "(notre interprétation)",
    }
}

/// `No rule or card contains “{word}”.`
pub fn rules_none(lang: Lang, word: impl Display) -> String {
    match lang {
        Lang::En => format!("No rule or card contains “{word}”."),
        Lang::Fr => format!("Aucune règle ni carte ne contient «\u{202f}{word}\u{202f}»."),
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

/// `{copies}× {name}: {text}`
#[derive(Debug)]
pub struct RulesCardText<A, B, C> {
    pub copies: A,
    pub name: B,
    pub text: C,
}

impl<A: Display, B: Display, C: Display> RulesCardText<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let RulesCardText { copies, name, text } = self;
        match lang {
            Lang::En => format!("{copies}× {name}: {text}"),
            Lang::Fr => format!("{copies}× {name}\u{202f}: {text}"),
        }
    }
}

/// `Did you mean {names}?`
pub fn rules_meant(lang: Lang, names: impl Display) -> String {
    match lang {
        Lang::En => format!("Did you mean {names}?"),
        Lang::Fr => format!("Vouliez-vous dire {names}\u{202f}?"),
    }
}

/// `Done for you whenever you’re asked:`
pub fn orders_heading(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Done for you whenever you’re asked:",
        Lang::Fr => "Fait pour vous chaque fois qu’on vous le demande\u{202f}:",
    }
}

/// `Nothing in this game can be answered once for all.`
pub fn orders_none(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nothing in this game can be answered once for all.",
        Lang::Fr => "Rien dans ce jeu ne se répond une fois pour toutes.",
    }
}

/// `Final standings:`
pub fn end_heading(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Final standings:",
        Lang::Fr => "Classement final\u{202f}:",
    }
}

/// `{place}. {player}, {points}`
#[derive(Debug)]
pub struct EndLine<A, B, C> {
    pub place: A,
    pub player: B,
    pub points: C,
}

impl<A: Display, B: Display, C: Display> EndLine<A, B, C> {
    pub fn say(self, _lang: Lang) -> String {
        let EndLine {
            place,
            player,
            points,
        } = self;
        format!("{place}. {player}, {points}")
    }
}

/// `{title}: {says}`
#[derive(Debug)]
pub struct EndAward<A, B> {
    pub title: A,
    pub says: B,
}

impl<A: Display, B: Display> EndAward<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EndAward { title, says } = self;
        match lang {
            Lang::En => format!("{title}: {says}"),
            Lang::Fr => format!("{title}\u{202f}: {says}"),
        }
    }
}

/// `The game is written down in {file}.`
pub fn end_record(lang: Lang, file: impl Display) -> String {
    match lang {
        Lang::En => format!("The game is written down in {file}."),
        Lang::Fr => format!("La partie est notée dans {file}."),
    }
}

/// `` `{command}` says whether every roll was honest. ``
pub fn end_check(lang: Lang, command: impl Display) -> String {
    match lang {
        Lang::En => format!("`{command}` says whether every roll was honest."),
        Lang::Fr => format!("`{command}` dit si chaque lancer était honnête."),
    }
}

/// `The game is saved in {file}.`
pub fn end_saved(lang: Lang, file: impl Display) -> String {
    match lang {
        Lang::En => format!("The game is saved in {file}."),
        Lang::Fr => format!("La partie est enregistrée dans {file}."),
    }
}

/// `Go on with: {command}`
pub fn end_resume(lang: Lang, command: impl Display) -> String {
    match lang {
        Lang::En => format!("Go on with: {command}"),
        Lang::Fr => format!("Pour continuer\u{202f}: {command}"),
    }
}

/// `Goodbye.`
pub fn end_bye(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Goodbye.",
        Lang::Fr => "Au revoir.",
    }
}

/// `You`
pub fn end_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You",
        Lang::Fr => "Vous",
    }
}

/// `Which game?`
pub fn menu_heading(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Which game?",
        Lang::Fr => "Quel jeu\u{202f}?",
    }
}

/// `{id}: {title}, {least} to {most} players`
#[derive(Debug)]
pub struct MenuLine<A, B, C, D> {
    pub id: A,
    pub title: B,
    pub least: C,
    pub most: D,
}

impl<A: Display, B: Display, C: Display, D: Display> MenuLine<A, B, C, D> {
    pub fn say(self, lang: Lang) -> String {
        let MenuLine {
            id,
            title,
            least,
            most,
        } = self;
        match lang {
            Lang::En => format!("{id}: {title}, {least} to {most} players"),
            Lang::Fr => format!(
                "{id}\u{202f}: {title}, {} à {most} joueurs",
                tabletop::de(&least)
            ),
        }
    }
}

/// `Number or name:`
pub fn menu_ask(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Number or name:",
        Lang::Fr => "Numéro ou nom\u{202f}:",
    }
}

/// `There is no game “{text}”.`
pub fn menu_unknown(lang: Lang, text: impl Display) -> String {
    match lang {
        Lang::En => format!("There is no game “{text}”."),
        Lang::Fr => format!("Il n’y a pas de jeu «\u{202f}{text}\u{202f}»."),
    }
}

/// `Start one with: {command}`
pub fn menu_hint(lang: Lang, command: impl Display) -> String {
    match lang {
        Lang::En => format!("Start one with: {command}"),
        Lang::Fr => format!("Pour jouer\u{202f}: {command}"),
    }
}

/// `Log`
pub fn screen_log(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Log",
        Lang::Fr => "Journal",
    }
}

/// `Choices`
pub fn screen_choices(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choices",
        Lang::Fr => "Choix",
    }
}

/// `Rules`
pub fn screen_rules(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Rules",
        Lang::Fr => "Règles",
    }
}

/// `Help`
pub fn screen_help(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Help",
        Lang::Fr => "Aide",
    }
}

/// `your turn`
pub fn screen_turn_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "your turn",
        Lang::Fr => "à vous",
    }
}

/// `{player}’s turn`
pub fn screen_turn_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player}’s turn"),
        Lang::Fr => format!("à {player}"),
    }
}

/// `over`
pub fn screen_over(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "over",
        Lang::Fr => "finie",
    }
}

/// `↑↓ 1-9 · Enter play · Tab box · / filter · : type · u undo · r rules · ? · q`
pub fn screen_keys(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "↑↓ 1-9 · Enter play · Tab box · / filter · : type · u undo · r rules · ? · q",
        Lang::Fr => {
            "↑↓ · Entrée jouer · Tab cadre · / filtre · : mots · u annuler · r règles ·\u{202f}? · q"
        }
    }
}

/// `Tab box · ↑↓ scroll · r rules · q quit`
pub fn screen_keys_over(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Tab box · ↑↓ scroll · r rules · q quit",
        Lang::Fr => "Tab cadre · ↑↓ défiler · r règles · q quitter",
    }
}

/// `↑↓ scroll · Esc back`
pub fn screen_keys_back(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "↑↓ scroll · Esc back",
        Lang::Fr => "↑↓ défiler · Échap retour",
    }
}

/// `Save the game and leave? y/n`
pub fn screen_quit(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Save the game and leave? y/n",
        Lang::Fr => "Enregistrer la partie et partir\u{202f}? o/n",
    }
}

/// `Move: {text}`
pub fn screen_typing(lang: Lang, text: impl Display) -> String {
    match lang {
        Lang::En => format!("Move: {text}"),
        Lang::Fr => format!("Coup\u{202f}: {text}"),
    }
}

/// `Filter: {text}`
pub fn screen_filter(lang: Lang, text: impl Display) -> String {
    match lang {
        Lang::En => format!("Filter: {text}"),
        Lang::Fr => format!("Filtre\u{202f}: {text}"),
    }
}

/// `↑↓ PgUp PgDn scroll · / search · Esc back`
pub fn screen_keys_rules(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "↑↓ PgUp PgDn scroll · / search · Esc back",
        Lang::Fr => "↑↓ PgPréc PgSuiv défiler · / chercher · Échap retour",
    }
}

/// `Search: {text}`
pub fn screen_search(lang: Lang, text: impl Display) -> String {
    match lang {
        Lang::En => format!("Search: {text}"),
        Lang::Fr => format!("Chercher\u{202f}: {text}"),
    }
}

/// `{sign} {n} more`
#[derive(Debug)]
pub struct ScreenMore<A, B> {
    pub sign: A,
    pub n: B,
}

impl<A: Display, B: Display> ScreenMore<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ScreenMore { sign, n } = self;
        match lang {
            Lang::En => format!("{sign} {n} more"),
            Lang::Fr => format!("{sign} encore {n}"),
        }
    }
}

/// `Table`
pub fn screen_table(_lang: Lang) -> &'static str {
    "Table"
}

/// `▸{title}: ↑↓ PgUp PgDn scroll · Tab next box · Esc back to the choices`
pub fn screen_keys_box(lang: Lang, title: impl Display) -> String {
    match lang {
        Lang::En => {
            format!("▸{title}: ↑↓ PgUp PgDn scroll · Tab next box · Esc back to the choices")
        }
        Lang::Fr => {
            format!("▸{title}\u{202f}: ↑↓ PgPréc PgSuiv défiler · Tab cadre suivant · Échap retour")
        }
    }
}

/// `↑ ↓ choose (also j, k, Home, End)`
pub fn keys_arrows(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "↑ ↓        choose (also j, k, Home, End)",
        Lang::Fr => "↑ ↓            choisir (aussi j, k, Début, Fin)",
    }
}

/// `1-9 choose by number; two digits for 10 and more`
pub fn keys_digits(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "1-9        choose by number; two digits for 10 and more",
        Lang::Fr => "1-9            choisir par numéro\u{202f}; deux chiffres à partir de 10",
    }
}

/// `Enter play the chosen move`
pub fn keys_enter(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Enter      play the chosen move",
        Lang::Fr => "Entrée         jouer le coup choisi",
    }
}

/// `: type a move in words`
pub fn keys_colon(lang: Lang) -> &'static str {
    match lang {
        Lang::En => ":          type a move in words",
        Lang::Fr => ":              taper un coup en mots",
    }
}

/// `/ show only the choices that contain a word; Esc shows all`
pub fn keys_slash(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "/          show only the choices that contain a word; Esc shows all",
        Lang::Fr => {
            "/              ne montrer que les choix qui contiennent un mot\u{202f}; Échap les montre tous"
        }
    }
}

/// `:orders what is done for you each time; :orders 1 switches one`
pub fn keys_orders(lang: Lang) -> &'static str {
    match lang {
        Lang::En => ":orders    what is done for you each time; :orders 1 switches one",
        Lang::Fr => {
            ":consignes     ce qui se fait pour vous\u{202f}; avec un numéro, change celle-ci"
        }
    }
}

/// `u take the last move back, if nothing new was shown since`
pub fn keys_undo(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "u          take the last move back, if nothing new was shown since",
        Lang::Fr => "u              reprendre le dernier coup, si rien de nouveau n’a été montré",
    }
}

/// `i an idea: what the strongest bot would do, and why`
pub fn keys_idea(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "i          an idea: what the strongest bot would do, and why",
        Lang::Fr => {
            "i              une idée\u{202f}: ce que ferait le plus fort des robots, et pourquoi"
        }
    }
}

/// `w why the others did what they did`
pub fn keys_why(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "w          why the others did what they did",
        Lang::Fr => "w              pourquoi les autres ont agi ainsi",
    }
}

/// `r rules and cards; / searches in them`
pub fn keys_rules(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "r          rules and cards; / searches in them",
        Lang::Fr => "r              règles et cartes\u{202f}; / y cherche un mot",
    }
}

/// `PgUp PgDn scroll faster`
pub fn keys_pages(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "PgUp PgDn  scroll faster",
        Lang::Fr => "PgPréc PgSuiv  défiler plus vite",
    }
}

/// `q save and leave`
pub fn keys_quit(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "q          save and leave",
        Lang::Fr => "q              enregistrer et partir",
    }
}

/// `Tab move in the next box: choices, table, log`
pub fn keys_tab(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Tab        move in the next box: choices, table, log",
        Lang::Fr => "Tab            aller au cadre suivant\u{202f}: choix, table, journal",
    }
}

/// `▲ ▼ there is more above or below`
pub fn keys_more(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "▲ ▼        there is more above or below",
        Lang::Fr => "▲ ▼            il y en a plus au-dessus ou au-dessous",
    }
}

/// `{game}: {players}.`
#[derive(Debug)]
pub struct StoryOpening<A, B> {
    pub game: A,
    pub players: B,
}

impl<A: Display, B: Display> StoryOpening<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let StoryOpening { game, players } = self;
        match lang {
            Lang::En => format!("{game}: {players}."),
            Lang::Fr => format!("{game}\u{202f}: {players}."),
        }
    }
}

/// `The record ends here; the game is not over.`
pub fn story_unfinished(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The record ends here; the game is not over.",
        Lang::Fr => "Le relevé s’arrête ici\u{202f}; la partie n’est pas finie.",
    }
}

/// `move {n} of {of}`
#[derive(Debug)]
pub struct ReplayMove<A, B> {
    pub n: A,
    pub of: B,
}

impl<A: Display, B: Display> ReplayMove<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ReplayMove { n, of } = self;
        match lang {
            Lang::En => format!("move {n} of {of}"),
            Lang::Fr => format!("coup {n} sur {of}"),
        }
    }
}

/// `through the eyes of {name}`
pub fn replay_eyes_of(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("through the eyes of {name}"),
        Lang::Fr => format!("par les yeux {}", tabletop::de(&name)),
    }
}

/// `as an onlooker`
pub fn replay_eyes_nobody(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "as an onlooker",
        Lang::Fr => "en spectateur",
    }
}

/// `all hands open`
pub fn replay_eyes_all(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "all hands open",
        Lang::Fr => "toutes les mains ouvertes",
    }
}

/// `{player} does something out of sight.`
pub fn replay_silent(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} does something out of sight."),
        Lang::Fr => format!("{player} joue à l’abri des regards."),
    }
}

/// `←→ step Home/End space play r/R round e eyes ↑↓ scroll q quit`
pub fn replay_keys(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "←→ step  Home/End  space play  r/R round  e eyes  ↑↓ scroll  q quit",
        Lang::Fr => "←→ coup  Home/Fin  espace lecture  r/R manche  e yeux  ↑↓ défiler  q quitter",
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

/// `Many zombies get this wrong. Everything you need is on the table, and nothing hidden matters.`
pub fn puzzle_about(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Many zombies get this wrong. Everything you need is on the table, and nothing hidden matters."
        }
        Lang::Fr => {
            "Beaucoup de zombies s’y trompent. Tout ce qu’il faut est sur la table, rien de caché ne compte."
        }
    }
}

/// `You are seat {seat}, against {players}.`
#[derive(Debug)]
pub struct PuzzleSeat<A, B> {
    pub seat: A,
    pub players: B,
}

impl<A: Display, B: Display> PuzzleSeat<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PuzzleSeat { seat, players } = self;
        match lang {
            Lang::En => format!("You are seat {seat}, against {players}."),
            Lang::Fr => format!("Vous êtes à la place {seat}, contre {players}."),
        }
    }
}

/// `` What do you play (number, words or `help`)? ``
pub fn puzzle_ask(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What do you play (number, words or `help`)?",
        Lang::Fr => "Que jouez-vous (numéro, mots ou `aide`)\u{202f}?",
    }
}

/// `` Try again, or type `hint` for the answer. ``
pub fn puzzle_again(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Try again, or type `hint` for the answer.",
        Lang::Fr => "Essayez encore, ou tapez `conseil` pour la réponse.",
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

/// `Best: {label} ({notation})`
#[derive(Debug)]
pub struct PuzzleBest<A, B> {
    pub label: A,
    pub notation: B,
}

impl<A: Display, B: Display> PuzzleBest<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PuzzleBest { label, notation } = self;
        match lang {
            Lang::En => format!("Best: {label}  ({notation})"),
            Lang::Fr => format!("Le meilleur\u{202f}: {label}  ({notation})"),
        }
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

/// `{label}: {worth}`
#[derive(Debug)]
pub struct PuzzleRow<A, B> {
    pub label: A,
    pub worth: B,
}

impl<A: Display, B: Display> PuzzleRow<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PuzzleRow { label, worth } = self;
        match lang {
            Lang::En => format!("{label}: {worth}"),
            Lang::Fr => format!("{label}\u{202f}: {worth}"),
        }
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

/// `{n} day in a row.`, `{n} days in a row.`
pub fn puzzle_days(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} day in a row."),
        Lang::Fr if lang.is_one(n) => format!("{n} jour de suite."),
        Lang::En => format!("{n} days in a row."),
        Lang::Fr => format!("{n} jours de suite."),
    }
}

/// `More of them: {command}`
pub fn puzzle_more(lang: Lang, command: impl Display) -> String {
    match lang {
        Lang::En => format!("More of them: {command}"),
        Lang::Fr => format!("D’autres énigmes\u{202f}: {command}"),
    }
}

/// `` `{command}` is of no use here: there is one move to find, and `hint` says which. ``
pub fn puzzle_no_command(lang: Lang, command: impl Display) -> String {
    match lang {
        Lang::En => format!(
            "`{command}` is of no use here: there is one move to find, and `hint` says which."
        ),
        Lang::Fr => format!(
            "`{command}` ne sert à rien ici\u{202f}: il y a un coup à trouver, et `conseil` dit lequel."
        ),
    }
}

/// `says which move is best, and why`
pub fn puzzle_help_hint(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "says which move is best, and why",
        Lang::Fr => "dit quel coup est le meilleur, et pourquoi",
    }
}

/// `leaves the puzzle`
pub fn puzzle_help_quit(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "leaves the puzzle",
        Lang::Fr => "quitte l’énigme",
    }
}
