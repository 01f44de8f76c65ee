//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use scene::Who;
use tabletop::Lang;

/// `Score 3 points: find the others’ pictures and hide your own.`
pub fn goal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Score 3 points: find the others’ pictures and hide your own.",
        Lang::Fr => "Marquez 3 points\u{202f}: trouvez les images des autres, cachez la vôtre.",
    }
}

/// `What it is`
pub fn topic_kind(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "What it is",
        Lang::Fr => "Ce que c’est",
    }
}

/// `Worn and held`
pub fn topic_things(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Worn and held",
        Lang::Fr => "Porté et tenu",
    }
}

/// `Face`
pub fn topic_face(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Face",
        Lang::Fr => "Visage",
    }
}

/// `Body and number`
pub fn topic_body(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Body and number",
        Lang::Fr => "Corps et nombre",
    }
}

/// `Colours and patterns`
pub fn topic_colours(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Colours and patterns",
        Lang::Fr => "Couleurs et motifs",
    }
}

/// `Background`
pub fn topic_background(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Background",
        Lang::Fr => "Fond",
    }
}

/// `YES`
pub fn word_yes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "YES",
        Lang::Fr => "OUI",
    }
}

/// `NO`
pub fn word_no(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "NO",
        Lang::Fr => "NON",
    }
}

/// `Pictures`
pub fn zone_grid(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Pictures",
        Lang::Fr => "Images",
    }
}

/// `{master} is Brain Master, {said}: {used} of {limit} used`
#[derive(Debug)]
pub struct ZoneRound<'a, A, B, C> {
    pub master: Who<'a>,
    pub said: A,
    pub used: B,
    pub limit: C,
}

impl<A: Display, B: Display, C: Display> ZoneRound<'_, A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let ZoneRound {
            master,
            said,
            used,
            limit,
        } = self;
        if master.is_you {
            return you_zone_round(lang, said, used, limit);
        }
        match lang {
            Lang::En => format!("{master} is Brain Master, {said}: {used} of {limit} used"),
            Lang::Fr => format!("{master} est Maître à penser, {said}\u{202f}: {used} sur {limit}"),
        }
    }
}

/// `yes means no`
pub fn zone_flipped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "yes means no",
        Lang::Fr => "oui veut dire non",
    }
}

/// `yes means yes`
pub fn zone_straight(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "yes means yes",
        Lang::Fr => "oui veut dire oui",
    }
}

/// `Your picture, {cell}`
pub fn zone_own(lang: Lang, cell: impl Display) -> String {
    match lang {
        Lang::En => format!("Your picture, {cell}"),
        Lang::Fr => format!("Votre image, {cell}"),
    }
}

/// `{player}: {n} point`, `{player}: {n} points`
#[derive(Debug)]
pub struct ZonePoints<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl ZonePoints<'_> {
    pub fn say(self, lang: Lang) -> String {
        let ZonePoints { player, n } = self;
        if player.is_you {
            return you_zone_points(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player}: {n} point"),
            Lang::Fr if lang.is_one(n) => format!("{player}\u{202f}: {n} point"),
            Lang::En => format!("{player}: {n} points"),
            Lang::Fr => format!("{player}\u{202f}: {n} points"),
        }
    }
}

/// `{points}, {n} answer used`, `{points}, {n} answers used`
#[derive(Debug)]
pub struct ZoneAnswers<A> {
    pub points: A,
    pub n: u32,
}

impl<A: Display> ZoneAnswers<A> {
    pub fn say(self, lang: Lang) -> String {
        let ZoneAnswers { points, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("{points}, {n} answer used"),
            Lang::Fr if lang.is_one(n) => format!("{points}, {n} réponse utilisée"),
            Lang::En => format!("{points}, {n} answers used"),
            Lang::Fr => format!("{points}, {n} réponses utilisées"),
        }
    }
}

/// `{points}, Brain Master`
pub fn zone_master(lang: Lang, points: impl Display) -> String {
    match lang {
        Lang::En => format!("{points}, Brain Master"),
        Lang::Fr => format!("{points}, Maître à penser"),
    }
}

/// `{points}, out in this round`
pub fn zone_out(lang: Lang, points: impl Display) -> String {
    match lang {
        Lang::En => format!("{points}, out in this round"),
        Lang::Fr => format!("{points}, hors jeu pour cette manche"),
    }
}

/// `{cell} {name}`
#[derive(Debug)]
pub struct PiecePicture<A, B> {
    pub cell: A,
    pub name: B,
}

impl<A: Display, B: Display> PiecePicture<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let PiecePicture { cell, name } = self;
        format!("{cell} {name}")
    }
}

/// `{cell} {name} (the secret picture)`
#[derive(Debug)]
pub struct PieceSecret<A, B> {
    pub cell: A,
    pub name: B,
}

impl<A: Display, B: Display> PieceSecret<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PieceSecret { cell, name } = self;
        match lang {
            Lang::En => format!("{cell} {name} (the secret picture)"),
            Lang::Fr => format!("{cell} {name} (l’image secrète)"),
        }
    }
}

/// `{cell} {name} (wrongly pointed at)`
#[derive(Debug)]
pub struct PiecePointed<A, B> {
    pub cell: A,
    pub name: B,
}

impl<A: Display, B: Display> PiecePointed<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PiecePointed { cell, name } = self;
        match lang {
            Lang::En => format!("{cell} {name} (wrongly pointed at)"),
            Lang::Fr => format!("{cell} {name} (montrée à tort)"),
        }
    }
}

/// `{number}. {player}: {question} {word}`
#[derive(Debug)]
pub struct PieceQuestion<'a, A, B, C> {
    pub number: A,
    pub player: Who<'a>,
    pub question: B,
    pub word: C,
}

impl<A: Display, B: Display, C: Display> PieceQuestion<'_, A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let PieceQuestion {
            number,
            player,
            question,
            word,
        } = self;
        if player.is_you {
            return you_piece_question(lang, number, question, word);
        }
        match lang {
            Lang::En => format!("{number}. {player}: {question} {word}"),
            Lang::Fr => format!("{number}. {player}\u{202f}: {question} {word}"),
        }
    }
}

/// `{number}. {player} pointed at {cell}`
#[derive(Debug)]
pub struct PieceCall<'a, A, B> {
    pub number: A,
    pub player: Who<'a>,
    pub cell: B,
}

impl<A: Display, B: Display> PieceCall<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PieceCall {
            number,
            player,
            cell,
        } = self;
        if player.is_you {
            return you_piece_call(lang, number, cell);
        }
        match lang {
            Lang::En => format!("{number}. {player} pointed at {cell}"),
            Lang::Fr => format!("{number}. {player} a montré {cell}"),
        }
    }
}

/// `{player}: {question} …`
#[derive(Debug)]
pub struct PiecePending<'a, A> {
    pub player: Who<'a>,
    pub question: A,
}

impl<A: Display> PiecePending<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let PiecePending { player, question } = self;
        if player.is_you {
            return you_piece_pending(lang, question);
        }
        match lang {
            Lang::En => format!("{player}: {question} …"),
            Lang::Fr => format!("{player}\u{202f}: {question} …"),
        }
    }
}

/// `You’ve chosen your picture for this round.`
pub fn locked_chosen(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You’ve chosen your picture for this round.",
        Lang::Fr => "Vous avez choisi votre image pour cette manche.",
    }
}

/// `The picture is out: only the answers can be doubted now.`
pub fn locked_shown(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The picture is out: only the answers can be doubted now.",
        Lang::Fr => {
            "L’image est dévoilée\u{202f}: seules les réponses peuvent encore être contestées."
        }
    }
}

/// `This answer was doubted before.`
pub fn locked_disputed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "This answer was doubted before.",
        Lang::Fr => "Cette réponse a déjà été contestée.",
    }
}

/// `The game checks answers like this one itself.`
pub fn locked_certain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The game checks answers like this one itself.",
        Lang::Fr => "Le jeu vérifie lui-même ce genre de réponse.",
    }
}

/// `(a free question)`
pub fn question_free(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "(a free question)",
        Lang::Fr => "(question libre)",
    }
}

/// `Choose {cell}: {picture}`
#[derive(Debug)]
pub struct ActionChoose<A, B> {
    pub cell: A,
    pub picture: B,
}

impl<A: Display, B: Display> ActionChoose<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ActionChoose { cell, picture } = self;
        match lang {
            Lang::En => format!("Choose {cell}: {picture}"),
            Lang::Fr => format!("Choisir {cell}\u{202f}: {picture}"),
        }
    }
}

/// `{question}`
pub fn action_ask(_lang: Lang, question: impl Display) -> String {
    question.to_string()
}

/// `Ask a question of your own, which only a person can answer`
pub fn action_ask_free(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Ask a question of your own, which only a person can answer",
        Lang::Fr => "Poser une question libre, à laquelle seul un humain peut répondre",
    }
}

/// `Got it! Point at {cell}: {picture}`
#[derive(Debug)]
pub struct ActionPoint<A, B> {
    pub cell: A,
    pub picture: B,
}

impl<A: Display, B: Display> ActionPoint<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ActionPoint { cell, picture } = self;
        match lang {
            Lang::En => format!("Got it! Point at {cell}: {picture}"),
            Lang::Fr => format!("Je sais\u{202f}! Montrer {cell}\u{202f}: {picture}"),
        }
    }
}

/// `Say {word}`
pub fn action_say(lang: Lang, word: impl Display) -> String {
    match lang {
        Lang::En => format!("Say {word}"),
        Lang::Fr => format!("Dire {word}"),
    }
}

/// `Hand the question back: it does not count`
pub fn action_decline(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hand the question back: it does not count",
        Lang::Fr => "Rendre la question\u{202f}: elle ne compte pas",
    }
}

/// `Oops: say {word} instead`
pub fn action_correct(lang: Lang, word: impl Display) -> String {
    match lang {
        Lang::En => format!("Oops: say {word} instead"),
        Lang::Fr => format!("Oups\u{202f}: dire {word}, finalement"),
    }
}

/// `Answer {number} was a mistake: {word}`
#[derive(Debug)]
pub struct ActionDispute<A, B> {
    pub number: A,
    pub word: B,
}

impl<A: Display, B: Display> ActionDispute<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ActionDispute { number, word } = self;
        match lang {
            Lang::En => format!("Answer {number} was a mistake: {word}"),
            Lang::Fr => format!("La réponse {number} était une erreur\u{202f}: {word}"),
        }
    }
}

/// `It was a mistake`
pub fn action_uphold(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It was a mistake",
        Lang::Fr => "C’était une erreur",
    }
}

/// `It was right`
pub fn action_reject(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It was right",
        Lang::Fr => "C’était juste",
    }
}

/// `I can’t tell`
pub fn action_abstain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "I can’t tell",
        Lang::Fr => "Je ne peux pas en juger",
    }
}

/// `Nothing to dispute`
pub fn action_pass(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nothing to dispute",
        Lang::Fr => "Rien à contester",
    }
}

/// `Dispute no answers.`
pub fn order_pass(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Dispute no answers.",
        Lang::Fr => "Ne contester aucune réponse.",
    }
}

/// `Abstain from every vote.`
pub fn order_abstain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Abstain from every vote.",
        Lang::Fr => "S’abstenir à chaque vote.",
    }
}

/// `You are Brain Master: choose a picture in secret.`
pub fn ask_choose_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You are Brain Master: choose a picture in secret.",
        Lang::Fr => "Vous êtes Maître à penser\u{202f}: choisissez une image en secret.",
    }
}

/// `{master} is choosing a picture in secret.`
pub fn ask_choose_other(lang: Lang, master: impl Display) -> String {
    match lang {
        Lang::En => format!("{master} is choosing a picture in secret."),
        Lang::Fr => format!("{master} choisit une image en secret."),
    }
}

/// `Ask {master} or point at a picture: this is the last time.`, `Ask {master} a question or point at a picture: {n} left.`
#[derive(Debug)]
pub struct AskAskYou<A> {
    pub master: A,
    pub n: u32,
}

impl<A: Display> AskAskYou<A> {
    pub fn say(self, lang: Lang) -> String {
        let AskAskYou { master, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => {
                format!("Ask {master} or point at a picture: this is the last time.")
            }
            Lang::Fr if lang.is_one(n) => {
                format!("Demandez à {master} ou montrez une image\u{202f}: c’est la dernière fois.")
            }
            Lang::En => format!("Ask {master} a question or point at a picture: {n} left."),
            Lang::Fr => format!(
                "Posez une question à {master} ou montrez une image\u{202f}: il en reste {n}."
            ),
        }
    }
}

/// `{player} is asking, for the last time.`, `{player} is asking. {n} questions and calls are left.`
#[derive(Debug)]
pub struct AskAskOther<A> {
    pub player: A,
    pub n: u32,
}

impl<A: Display> AskAskOther<A> {
    pub fn say(self, lang: Lang) -> String {
        let AskAskOther { player, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} is asking, for the last time."),
            Lang::Fr if lang.is_one(n) => format!("C’est à {player}, pour la dernière fois."),
            Lang::En => format!("{player} is asking. {n} questions and calls are left."),
            Lang::Fr => format!("C’est à {player} de demander. Il reste {n} questions et essais."),
        }
    }
}

/// `{player} is asking, for the last time. Got it? Then point.`, `{player} is asking, {n} tries are left. Got it? Then point.`
#[derive(Debug)]
pub struct AskAskCaller<A> {
    pub player: A,
    pub n: u32,
}

impl<A: Display> AskAskCaller<A> {
    pub fn say(self, lang: Lang) -> String {
        let AskAskCaller { player, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => {
                format!("{player} is asking, for the last time. Got it? Then point.")
            }
            Lang::Fr if lang.is_one(n) => {
                format!("C’est à {player}, pour la dernière fois. Vous savez\u{202f}? Montrez.")
            }
            Lang::En => format!("{player} is asking, {n} tries are left. Got it? Then point."),
            Lang::Fr => {
                format!("C’est à {player}, encore {n} essais. Vous savez\u{202f}? Montrez.")
            }
        }
    }
}

/// `{player} is asking. Did you say the wrong word? Correct it now.`
pub fn ask_ask_master(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} is asking. Did you say the wrong word? Correct it now."),
        Lang::Fr => format!("C’est à {player}. Vous avez dit le mauvais mot\u{202f}? Corrigez-le."),
    }
}

/// `Answer {player} with the opposite of the truth.`
pub fn ask_answer_flipped(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("Answer {player} with the opposite of the truth."),
        Lang::Fr => format!("Répondez à {player} le contraire de la vérité."),
    }
}

/// `Answer {player} with the truth.`
pub fn ask_answer_straight(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("Answer {player} with the truth."),
        Lang::Fr => format!("Répondez la vérité à {player}."),
    }
}

/// `{player} asks: {question} {master} is thinking.`
#[derive(Debug)]
pub struct AskAnswerOther<'a, A, B> {
    pub player: Who<'a>,
    pub question: A,
    pub master: B,
}

impl<A: Display, B: Display> AskAnswerOther<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let AskAnswerOther {
            player,
            question,
            master,
        } = self;
        if player.is_you {
            return you_ask_answer_other(lang, question, master);
        }
        match lang {
            Lang::En => format!("{player} asks: {question} {master} is thinking."),
            Lang::Fr => format!("{player} demande\u{202f}: {question} {master} réfléchit."),
        }
    }
}

/// `{player} asks: {question} {master} is thinking. Got it? Then point.`
#[derive(Debug)]
pub struct AskAnswerCaller<'a, A, B> {
    pub player: Who<'a>,
    pub question: A,
    pub master: B,
}

impl<A: Display, B: Display> AskAnswerCaller<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let AskAnswerCaller {
            player,
            question,
            master,
        } = self;
        if player.is_you {
            return you_ask_answer_caller(lang, question, master);
        }
        match lang {
            Lang::En => {
                format!("{player} asks: {question} {master} is thinking. Got it? Then point.")
            }
            Lang::Fr => format!(
                "{player} demande\u{202f}: {question} {master} réfléchit. Vous savez\u{202f}? Montrez."
            ),
        }
    }
}

/// `Nobody found it. Was an answer wrong? Dispute it, or pass.`
pub fn ask_review_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nobody found it. Was an answer wrong? Dispute it, or pass.",
        Lang::Fr => "Personne n’a trouvé. Une réponse fausse\u{202f}? Contestez-la, ou passez.",
    }
}

/// `Nobody found it. Still looking through the answers: {players}.`
pub fn ask_review_other(lang: Lang, players: impl Display) -> String {
    match lang {
        Lang::En => format!("Nobody found it. Still looking through the answers: {players}."),
        Lang::Fr => {
            format!("Personne n’a trouvé. On relit les réponses, et on attend encore {players}.")
        }
    }
}

/// `Was answer {number} a mistake?`
pub fn ask_vote_you(lang: Lang, number: impl Display) -> String {
    match lang {
        Lang::En => format!("Was answer {number} a mistake?"),
        Lang::Fr => format!("La réponse {number} était-elle une erreur\u{202f}?"),
    }
}

/// `Answer {number} is disputed. Still voting: {players}.`
#[derive(Debug)]
pub struct AskVoteOther<A, B> {
    pub number: A,
    pub players: B,
}

impl<A: Display, B: Display> AskVoteOther<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let AskVoteOther { number, players } = self;
        match lang {
            Lang::En => format!("Answer {number} is disputed. Still voting: {players}."),
            Lang::Fr => format!(
                "La réponse {number} est contestée. On attend encore le vote {}.",
                tabletop::de(&players)
            ),
        }
    }
}

/// `Answer {number} is disputed, and nobody else can tell. A mistake?`
pub fn ask_vote_master(lang: Lang, number: impl Display) -> String {
    match lang {
        Lang::En => format!("Answer {number} is disputed, and nobody else can tell. A mistake?"),
        Lang::Fr => {
            format!("Réponse {number} contestée\u{202f}: à vous d’en juger. Une erreur\u{202f}?")
        }
    }
}

/// `The game is over: {players} wins.`
pub fn ask_won(lang: Lang, players: impl Display) -> String {
    match lang {
        Lang::En => format!("The game is over: {players} wins."),
        Lang::Fr => format!("La partie est finie\u{202f}: {players} gagne."),
    }
}

/// `The game is over: {players} wins with fewer answers.`
pub fn ask_won_answers(lang: Lang, players: impl Display) -> String {
    match lang {
        Lang::En => format!("The game is over: {players} wins with fewer answers."),
        Lang::Fr => format!("La partie est finie\u{202f}: {players} gagne avec moins de réponses."),
    }
}

/// `The game is over: {players} share the win.`
pub fn ask_shared(lang: Lang, players: impl Display) -> String {
    match lang {
        Lang::En => format!("The game is over: {players} share the win."),
        Lang::Fr => format!("La partie est finie\u{202f}: {players} partagent la victoire."),
    }
}

/// `Understood. Is this what you want to ask?`
pub fn suggest_understood(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Understood. Is this what you want to ask?",
        Lang::Fr => "Compris. Est-ce bien ce que vous voulez demander\u{202f}?",
    }
}

/// `Did you mean one of these?`
pub fn suggest_near(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Did you mean one of these?",
        Lang::Fr => "Vouliez-vous dire ceci\u{202f}?",
    }
}

/// `The vocabulary cannot say that; only a person could judge it. To ask it all the same, write: ask free # {typed}`
pub fn suggest_unknown(lang: Lang, typed: impl Display) -> String {
    match lang {
        Lang::En => format!(
            "The vocabulary cannot say that; only a person could judge it. To ask it all the same, write: ask free # {typed}"
        ),
        Lang::Fr => format!(
            "Le vocabulaire ne sait pas le dire\u{202f}; seule une personne pourrait en juger. Pour le demander quand même, écrivez\u{202f}: ask free # {typed}"
        ),
    }
}

/// `The cards are laid out.`
pub fn event_dealt(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The cards are laid out.",
        Lang::Fr => "Les cartes sont étalées.",
    }
}

/// `{master} is Brain Master now.`
pub fn event_round(lang: Lang, master: Who<'_>) -> String {
    if master.is_you {
        return you_event_round(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{master} is Brain Master now."),
        Lang::Fr => format!("{master} est maintenant Maître à penser."),
    }
}

/// `{master} has chosen the {picture} at {cell}.`
#[derive(Debug)]
pub struct EventChose<'a, A, B> {
    pub master: Who<'a>,
    pub picture: A,
    pub cell: B,
}

impl<A: Display, B: Display> EventChose<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventChose {
            master,
            picture,
            cell,
        } = self;
        if master.is_you {
            return you_event_chose(lang, picture, cell);
        }
        match lang {
            Lang::En => format!("{master} has chosen the {picture} at {cell}."),
            Lang::Fr => format!("{master} a choisi {picture} ({cell})."),
        }
    }
}

/// `{master} has chosen a picture.`
pub fn event_chose_hidden(lang: Lang, master: impl Display) -> String {
    match lang {
        Lang::En => format!("{master} has chosen a picture."),
        Lang::Fr => format!("{master} a choisi une image."),
    }
}

/// `It is {player}’s turn to ask.`
pub fn event_turn(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_turn(lang).to_owned();
    }
    match lang {
        Lang::En => format!("It is {player}’s turn to ask."),
        Lang::Fr => format!("C’est à {player} de demander."),
    }
}

/// `{player} asks: {question}`
#[derive(Debug)]
pub struct EventAsked<'a, A> {
    pub player: Who<'a>,
    pub question: A,
}

impl<A: Display> EventAsked<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventAsked { player, question } = self;
        if player.is_you {
            return you_event_asked(lang, question);
        }
        match lang {
            Lang::En => format!("{player} asks: {question}"),
            Lang::Fr => format!("{player} demande\u{202f}: {question}"),
        }
    }
}

/// `{master}: {word}.`
#[derive(Debug)]
pub struct EventAnswered<'a, A> {
    pub master: Who<'a>,
    pub word: A,
}

impl<A: Display> EventAnswered<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventAnswered { master, word } = self;
        if master.is_you {
            return you_event_answered(lang, word);
        }
        match lang {
            Lang::En => format!("{master}: {word}."),
            Lang::Fr => format!("{master}\u{202f}: {word}."),
        }
    }
}

/// `Oops! {master} takes answer {number} back and says {word}.`
#[derive(Debug)]
pub struct EventCorrected<'a, A, B> {
    pub master: Who<'a>,
    pub number: A,
    pub word: B,
}

impl<A: Display, B: Display> EventCorrected<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventCorrected {
            master,
            number,
            word,
        } = self;
        if master.is_you {
            return you_event_corrected(lang, number, word);
        }
        match lang {
            Lang::En => format!("Oops! {master} takes answer {number} back and says {word}."),
            Lang::Fr => {
                format!("Oups\u{202f}! {master} reprend la réponse {number} et dit {word}.")
            }
        }
    }
}

/// `{master} hands the question back to {player}. It does not count.`
#[derive(Debug)]
pub struct EventDeclined<'a> {
    pub master: Who<'a>,
    pub player: Who<'a>,
}

impl EventDeclined<'_> {
    pub fn say(self, lang: Lang) -> String {
        let EventDeclined { master, player } = self;
        if master.is_you {
            return you_event_declined(lang, player);
        }
        if player.is_you {
            return to_you_event_declined(lang, master);
        }
        match lang {
            Lang::En => format!("{master} hands the question back to {player}. It does not count."),
            Lang::Fr => format!("{master} rend la question à {player}. Elle ne compte pas."),
        }
    }
}

/// `{player}: Got it! The {picture} at {cell}. That is it!`
#[derive(Debug)]
pub struct EventCalledRight<'a, A, B> {
    pub player: Who<'a>,
    pub picture: A,
    pub cell: B,
}

impl<A: Display, B: Display> EventCalledRight<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventCalledRight {
            player,
            picture,
            cell,
        } = self;
        if player.is_you {
            return you_event_called_right(lang, picture, cell);
        }
        match lang {
            Lang::En => format!("{player}: Got it! The {picture} at {cell}. That is it!"),
            Lang::Fr => format!(
                "{player}\u{202f}: «\u{202f}Je sais\u{202f}! C’est {picture} ({cell}).\u{202f}» Bien vu\u{202f}!"
            ),
        }
    }
}

/// `{player}: Got it! The {picture} at {cell}. That is not it, and {player} is out.`
#[derive(Debug)]
pub struct EventCalledWrong<'a, A, B> {
    pub player: Who<'a>,
    pub picture: A,
    pub cell: B,
}

impl<A: Display, B: Display> EventCalledWrong<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventCalledWrong {
            player,
            picture,
            cell,
        } = self;
        if player.is_you {
            return you_event_called_wrong(lang, picture, cell);
        }
        match lang {
            Lang::En => format!(
                "{player}: Got it! The {picture} at {cell}. That is not it, and {player} is out."
            ),
            Lang::Fr => format!(
                "{player}\u{202f}: «\u{202f}Je sais\u{202f}! C’est {picture} ({cell}).\u{202f}» Perdu\u{202f}: {player} est hors jeu."
            ),
        }
    }
}

/// `{player}: Got it! The {picture} at {cell}. That is not it, but {player} was misled and stays unpunished.`
#[derive(Debug)]
pub struct EventCalledMisled<'a, A, B> {
    pub player: Who<'a>,
    pub picture: A,
    pub cell: B,
}

impl<A: Display, B: Display> EventCalledMisled<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventCalledMisled {
            player,
            picture,
            cell,
        } = self;
        if player.is_you {
            return you_event_called_misled(lang, picture, cell);
        }
        match lang {
            Lang::En => format!(
                "{player}: Got it! The {picture} at {cell}. That is not it, but {player} was misled and stays unpunished."
            ),
            Lang::Fr => format!(
                "{player}\u{202f}: «\u{202f}Je sais\u{202f}! C’est {picture} ({cell}).\u{202f}» Ce n’est pas cela, mais une réponse fausse y menait\u{202f}: pas de punition."
            ),
        }
    }
}

/// `{master} made a mistake: {word} was wrong for answer {number}, {question}`
#[derive(Debug)]
pub struct EventMistake<'a, A, B, C> {
    pub master: Who<'a>,
    pub word: A,
    pub number: B,
    pub question: C,
}

impl<A: Display, B: Display, C: Display> EventMistake<'_, A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let EventMistake {
            master,
            word,
            number,
            question,
        } = self;
        if master.is_you {
            return you_event_mistake(lang, word, number, question);
        }
        match lang {
            Lang::En => {
                format!("{master} made a mistake: {word} was wrong for answer {number}, {question}")
            }
            Lang::Fr => format!(
                "Erreur {}\u{202f}: {word} était faux pour la réponse {number}, {question}",
                tabletop::de(&master)
            ),
        }
    }
}

/// `The picture was the {picture} at {cell}.`
#[derive(Debug)]
pub struct EventShown<A, B> {
    pub picture: A,
    pub cell: B,
}

impl<A: Display, B: Display> EventShown<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventShown { picture, cell } = self;
        match lang {
            Lang::En => format!("The picture was the {picture} at {cell}."),
            Lang::Fr => format!("C’était {picture} ({cell})."),
        }
    }
}

/// `Answers to free questions can be disputed now.`
pub fn event_review(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Answers to free questions can be disputed now.",
        Lang::Fr => "On peut maintenant contester les réponses aux questions libres.",
    }
}

/// `{player} disputes nothing.`
pub fn event_passed(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_passed(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} disputes nothing."),
        Lang::Fr => format!("{player} ne conteste rien."),
    }
}

/// `{player} disputes answer {number}.`
#[derive(Debug)]
pub struct EventDisputed<'a, A> {
    pub player: Who<'a>,
    pub number: A,
}

impl<A: Display> EventDisputed<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventDisputed { player, number } = self;
        if player.is_you {
            return you_event_disputed(lang, number);
        }
        match lang {
            Lang::En => format!("{player} disputes answer {number}."),
            Lang::Fr => format!("{player} conteste la réponse {number}."),
        }
    }
}

/// `{player} thinks that it was a mistake.`
pub fn event_voted_uphold(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_voted_uphold(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} thinks that it was a mistake."),
        Lang::Fr => format!("Pour {player}, c’était une erreur."),
    }
}

/// `{player} thinks that it was right.`
pub fn event_voted_reject(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_voted_reject(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} thinks that it was right."),
        Lang::Fr => format!("Pour {player}, c’était juste."),
    }
}

/// `{player} can’t tell.`
pub fn event_voted_abstain(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} can’t tell."),
        Lang::Fr => format!("{player} ne peut pas en juger."),
    }
}

/// `Answer {number} was a mistake.`
pub fn event_decided_uphold(lang: Lang, number: impl Display) -> String {
    match lang {
        Lang::En => format!("Answer {number} was a mistake."),
        Lang::Fr => format!("La réponse {number} était une erreur."),
    }
}

/// `Answer {number} stands.`
pub fn event_decided_reject(lang: Lang, number: impl Display) -> String {
    match lang {
        Lang::En => format!("Answer {number} stands."),
        Lang::Fr => format!("La réponse {number} reste."),
    }
}

/// `It is one word against another: question {number} is void, and nobody scores.`
pub fn event_decided_void(lang: Lang, number: impl Display) -> String {
    match lang {
        Lang::En => {
            format!("It is one word against another: question {number} is void, and nobody scores.")
        }
        Lang::Fr => format!(
            "C’est parole contre parole\u{202f}: la question {number} est nulle, et personne ne marque."
        ),
    }
}

/// `{player} scores a point.`
pub fn event_scored_found(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_scored_found(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} scores a point."),
        Lang::Fr => format!("{player} marque un point."),
    }
}

/// `Nobody found it: {player} scores a point.`
pub fn event_scored_hid(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_scored_hid(lang).to_owned();
    }
    match lang {
        Lang::En => format!("Nobody found it: {player} scores a point."),
        Lang::Fr => format!("Personne n’a trouvé\u{202f}: {player} marque un point."),
    }
}

/// `{player} loses a point.`
pub fn event_lost(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_lost(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} loses a point."),
        Lang::Fr => format!("{player} perd un point."),
    }
}

/// `{player} has no point to lose.`
pub fn event_lost_nothing(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_lost_nothing(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} has no point to lose."),
        Lang::Fr => format!("{player} n’a pas de point à perdre."),
    }
}

/// `{players} wins!`
pub fn event_won(lang: Lang, players: impl Display) -> String {
    match lang {
        Lang::En => format!("{players} wins!"),
        Lang::Fr => format!("{players} gagne\u{202f}!"),
    }
}

/// `{players} wins: equal points, but fewer answers!`
pub fn event_won_answers(lang: Lang, players: impl Display) -> String {
    match lang {
        Lang::En => format!("{players} wins: equal points, but fewer answers!"),
        Lang::Fr => {
            format!("{players} gagne\u{202f}: égalité de points, mais moins de réponses\u{202f}!")
        }
    }
}

/// `{players} share the win!`
pub fn event_won_shared(lang: Lang, players: impl Display) -> String {
    match lang {
        Lang::En => format!("{players} share the win!"),
        Lang::Fr => format!("{players} partagent la victoire\u{202f}!"),
    }
}

/// `Grid`
pub fn variant_grid(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Grid",
        Lang::Fr => "Grille",
    }
}

/// `{side} × {side}: {n} pictures`
#[derive(Debug)]
pub struct VariantGridOf<A, B> {
    pub side: A,
    pub n: B,
}

impl<A: Display, B: Display> VariantGridOf<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let VariantGridOf { side, n } = self;
        match lang {
            Lang::En => format!("{side} × {side}: {n} pictures"),
            Lang::Fr => format!("{side} × {side}\u{202f}: {n} images"),
        }
    }
}

/// `Answers`
pub fn variant_answers(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Answers",
        Lang::Fr => "Réponses",
    }
}

/// `Flipped: yes means no`
pub fn variant_flipped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Flipped: yes means no",
        Lang::Fr => "Inversées\u{202f}: oui veut dire non",
    }
}

/// `Straight: yes means yes`
pub fn variant_straight(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Straight: yes means yes",
        Lang::Fr => "Partie simplifiée\u{202f}: oui veut dire oui",
    }
}

/// `Questions and calls in a round`
pub fn variant_limit(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Questions and calls in a round",
        Lang::Fr => "Questions et essais par manche",
    }
}

/// `The usual number for the grid`
pub fn variant_limit_usual(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The usual number for the grid",
        Lang::Fr => "Le nombre habituel pour la grille",
    }
}

/// `{n}`
pub fn variant_limit_of(_lang: Lang, n: impl Display) -> String {
    n.to_string()
}

/// `Pictures`
pub fn variant_new_grid(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Pictures",
        Lang::Fr => "Images",
    }
}

/// `The same in every round`
pub fn variant_same_pictures(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The same in every round",
        Lang::Fr => "Les mêmes à chaque manche",
    }
}

/// `New ones in every round`
pub fn variant_new_pictures(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "New ones in every round",
        Lang::Fr => "De nouvelles à chaque manche",
    }
}

/// `End`
pub fn variant_end(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "End",
        Lang::Fr => "Fin",
    }
}

/// `The usual: at 3 points, but two players finish the circle`
pub fn variant_end_usual(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The usual: at 3 points, but two players finish the circle",
        Lang::Fr => "L’habituelle\u{202f}: à 3 points, mais à deux on finit le tour de table",
    }
}

/// `As soon as somebody has 3 points`
pub fn variant_at_three(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "As soon as somebody has 3 points",
        Lang::Fr => "Dès que quelqu’un a 3 points",
    }
}

/// `When everybody has been Brain Master equally often`
pub fn variant_full_circle(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "When everybody has been Brain Master equally often",
        Lang::Fr => "Quand chacun a été Maître à penser aussi souvent",
    }
}

/// `You are Brain Master, {said}: {used} of {limit} used`
fn you_zone_round(
    lang: Lang,
    said: impl Display,
    used: impl Display,
    limit: impl Display,
) -> String {
    match lang {
        Lang::En => format!("You are Brain Master, {said}: {used} of {limit} used"),
        Lang::Fr => format!("Vous êtes Maître à penser, {said}\u{202f}: {used} sur {limit}"),
    }
}

/// `You: {n} point`, `You: {n} points`
fn you_zone_points(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You: {n} point"),
        Lang::Fr if lang.is_one(n) => format!("Vous\u{202f}: {n} point"),
        Lang::En => format!("You: {n} points"),
        Lang::Fr => format!("Vous\u{202f}: {n} points"),
    }
}

/// `{number}. You: {question} {word}`
fn you_piece_question(
    lang: Lang,
    number: impl Display,
    question: impl Display,
    word: impl Display,
) -> String {
    match lang {
        Lang::En => format!("{number}. You: {question} {word}"),
        Lang::Fr => format!("{number}. Vous\u{202f}: {question} {word}"),
    }
}

/// `{number}. You pointed at {cell}`
fn you_piece_call(lang: Lang, number: impl Display, cell: impl Display) -> String {
    match lang {
        Lang::En => format!("{number}. You pointed at {cell}"),
        Lang::Fr => format!("{number}. Vous avez montré {cell}"),
    }
}

/// `You: {question} …`
fn you_piece_pending(lang: Lang, question: impl Display) -> String {
    match lang {
        Lang::En => format!("You: {question} …"),
        Lang::Fr => format!("Vous\u{202f}: {question} …"),
    }
}

/// `You are Brain Master now.`
fn you_event_round(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You are Brain Master now.",
        Lang::Fr => "Vous êtes maintenant Maître à penser.",
    }
}

/// `You have chosen the {picture} at {cell}.`
fn you_event_chose(lang: Lang, picture: impl Display, cell: impl Display) -> String {
    match lang {
        Lang::En => format!("You have chosen the {picture} at {cell}."),
        Lang::Fr => format!("Vous avez choisi, en {cell}\u{202f}: {picture}."),
    }
}

/// `Your turn to ask.`
fn you_event_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your turn to ask.",
        Lang::Fr => "À vous de demander.",
    }
}

/// `You ask: {question}`
fn you_event_asked(lang: Lang, question: impl Display) -> String {
    match lang {
        Lang::En => format!("You ask: {question}"),
        Lang::Fr => format!("Vous demandez\u{202f}: {question}"),
    }
}

/// `You: {word}.`
fn you_event_answered(lang: Lang, word: impl Display) -> String {
    match lang {
        Lang::En => format!("You: {word}."),
        Lang::Fr => format!("Vous\u{202f}: {word}."),
    }
}

/// `Oops! You take answer {number} back and say {word}.`
fn you_event_corrected(lang: Lang, number: impl Display, word: impl Display) -> String {
    match lang {
        Lang::En => format!("Oops! You take answer {number} back and say {word}."),
        Lang::Fr => format!("Oups\u{202f}! Vous reprenez la réponse {number} et dites {word}."),
    }
}

/// `You hand the question back to {player}. It does not count.`
fn you_event_declined(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("You hand the question back to {player}. It does not count."),
        Lang::Fr => format!("Vous rendez la question à {player}. Elle ne compte pas."),
    }
}

/// `You: Got it! The {picture} at {cell}. That is it!`
fn you_event_called_right(lang: Lang, picture: impl Display, cell: impl Display) -> String {
    match lang {
        Lang::En => format!("You: Got it! The {picture} at {cell}. That is it!"),
        Lang::Fr => format!(
            "Vous\u{202f}: «\u{202f}Je sais\u{202f}!\u{202f}» En {cell}, {picture}. C’est bien cela\u{202f}!"
        ),
    }
}

/// `You: Got it! The {picture} at {cell}. That is not it, and you are out.`
fn you_event_called_wrong(lang: Lang, picture: impl Display, cell: impl Display) -> String {
    match lang {
        Lang::En => {
            format!("You: Got it! The {picture} at {cell}. That is not it, and you are out.")
        }
        Lang::Fr => format!(
            "Vous\u{202f}: «\u{202f}Je sais\u{202f}!\u{202f}» En {cell}, {picture}. Ce n’est pas cela, et vous voilà hors jeu."
        ),
    }
}

/// `You: Got it! The {picture} at {cell}. That is not it, but you were misled and stay unpunished.`
fn you_event_called_misled(lang: Lang, picture: impl Display, cell: impl Display) -> String {
    match lang {
        Lang::En => format!(
            "You: Got it! The {picture} at {cell}. That is not it, but you were misled and stay unpunished."
        ),
        Lang::Fr => format!(
            "Vous\u{202f}: «\u{202f}Je sais\u{202f}!\u{202f}» En {cell}, {picture}. Ce n’est pas cela, mais on vous a induit en erreur\u{202f}: pas de punition."
        ),
    }
}

/// `You made a mistake: {word} was wrong for answer {number}, {question}`
fn you_event_mistake(
    lang: Lang,
    word: impl Display,
    number: impl Display,
    question: impl Display,
) -> String {
    match lang {
        Lang::En => format!("You made a mistake: {word} was wrong for answer {number}, {question}"),
        Lang::Fr => format!(
            "Erreur de votre part\u{202f}: {word} était faux pour la réponse {number}, {question}"
        ),
    }
}

/// `You dispute nothing.`
fn you_event_passed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You dispute nothing.",
        Lang::Fr => "Vous ne contestez rien.",
    }
}

/// `You dispute answer {number}.`
fn you_event_disputed(lang: Lang, number: impl Display) -> String {
    match lang {
        Lang::En => format!("You dispute answer {number}."),
        Lang::Fr => format!("Vous contestez la réponse {number}."),
    }
}

/// `You think that it was a mistake.`
fn you_event_voted_uphold(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You think that it was a mistake.",
        Lang::Fr => "Pour vous, c’était une erreur.",
    }
}

/// `You think that it was right.`
fn you_event_voted_reject(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You think that it was right.",
        Lang::Fr => "Pour vous, c’était juste.",
    }
}

/// `You score a point.`
fn you_event_scored_found(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You score a point.",
        Lang::Fr => "Vous marquez un point.",
    }
}

/// `Nobody found it: you score a point.`
fn you_event_scored_hid(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nobody found it: you score a point.",
        Lang::Fr => "Personne n’a trouvé\u{202f}: vous marquez un point.",
    }
}

/// `You lose a point.`
fn you_event_lost(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You lose a point.",
        Lang::Fr => "Vous perdez un point.",
    }
}

/// `You have no point to lose.`
fn you_event_lost_nothing(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You have no point to lose.",
        Lang::Fr => "Vous n’avez pas de point à perdre.",
    }
}

/// `You ask: {question} {master} is thinking.`
fn you_ask_answer_other(lang: Lang, question: impl Display, master: impl Display) -> String {
    match lang {
        Lang::En => format!("You ask: {question} {master} is thinking."),
        Lang::Fr => format!("Vous demandez\u{202f}: {question} {master} réfléchit."),
    }
}

/// `You ask: {question} {master} is thinking. Got it? Then point.`
fn you_ask_answer_caller(lang: Lang, question: impl Display, master: impl Display) -> String {
    match lang {
        Lang::En => format!("You ask: {question} {master} is thinking. Got it? Then point."),
        Lang::Fr => format!(
            "Vous demandez\u{202f}: {question} {master} réfléchit. Vous savez\u{202f}? Montrez."
        ),
    }
}

/// `you found the {picture} after {n} question.`, `you found the {picture} after {n} questions.`
fn you_award_eye_found(lang: Lang, picture: impl Display, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("you found the {picture} after {n} question."),
        Lang::Fr if lang.is_one(n) => format!("vous avez trouvé {picture} après {n} question."),
        Lang::En => format!("you found the {picture} after {n} questions."),
        Lang::Fr => format!("vous avez trouvé {picture} après {n} questions."),
    }
}

/// `you found the {picture} without a single question.`
fn you_award_eye_guessed(lang: Lang, picture: impl Display) -> String {
    match lang {
        Lang::En => format!("you found the {picture} without a single question."),
        Lang::Fr => format!("vous avez trouvé {picture} sans une seule question."),
    }
}

/// `you fooled everybody once.`, `you fooled everybody {n} times.`
fn you_award_mask_fooled(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => "you fooled everybody once.".to_owned(),
        Lang::Fr if lang.is_one(n) => "vous avez trompé tout le monde une fois.".to_owned(),
        Lang::En => format!("you fooled everybody {n} times."),
        Lang::Fr => format!("vous avez trompé tout le monde {n} fois."),
    }
}

/// `you called Got it! too soon, once.`, `you called Got it! too soon, {n} times.`
fn you_award_finger_pointed(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => "you called Got it! too soon, once.".to_owned(),
        Lang::Fr if lang.is_one(n) => {
            "vous avez crié «\u{202f}Je sais\u{202f}!\u{202f}» trop tôt, une fois.".to_owned()
        }
        Lang::En => format!("you called Got it! too soon, {n} times."),
        Lang::Fr => {
            format!("vous avez crié «\u{202f}Je sais\u{202f}!\u{202f}» trop tôt, {n} fois.")
        }
    }
}

/// `You found the {picture}, and that was enough.`
fn you_recap_found(lang: Lang, picture: impl Display) -> String {
    match lang {
        Lang::En => format!("You found the {picture}, and that was enough."),
        Lang::Fr => format!("Vous avez trouvé {picture}, et cela a suffi."),
    }
}

/// `Nobody found the {picture} that you had in mind.`
fn you_recap_hid(lang: Lang, picture: impl Display) -> String {
    match lang {
        Lang::En => format!("Nobody found the {picture} that you had in mind."),
        Lang::Fr => format!("Personne n’a trouvé {picture} que vous aviez en tête."),
    }
}

/// `You have the most points.`
fn you_recap_points(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You have the most points.",
        Lang::Fr => "Vous avez le plus de points.",
    }
}

/// `Round {n}: you found the {picture}.`
fn you_recap_round_found(lang: Lang, n: impl Display, picture: impl Display) -> String {
    match lang {
        Lang::En => format!("Round {n}: you found the {picture}."),
        Lang::Fr => format!("Manche {n}\u{202f}: vous avez trouvé {picture}."),
    }
}

/// `Round {n}: nobody found your {picture}.`
fn you_recap_round_hid(lang: Lang, n: impl Display, picture: impl Display) -> String {
    match lang {
        Lang::En => format!("Round {n}: nobody found your {picture}."),
        Lang::Fr => format!("Manche {n}\u{202f}: personne n’a trouvé {picture}, votre image."),
    }
}

/// `Round {n}: you made a mistake, and nobody scored.`
fn you_recap_round_mistake(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Round {n}: you made a mistake, and nobody scored."),
        Lang::Fr => format!("Manche {n}\u{202f}: erreur de votre part, personne ne marque."),
    }
}

/// `{master} hands the question back to you. It does not count.`
fn to_you_event_declined(lang: Lang, master: impl Display) -> String {
    match lang {
        Lang::En => format!("{master} hands the question back to you. It does not count."),
        Lang::Fr => format!("{master} vous rend la question. Elle ne compte pas."),
    }
}

/// `{n} point`, `{n} points`
pub fn result_points(lang: Lang, n: u32) -> String {
    if lang.is_one(n) {
        format!("{n} point")
    } else {
        format!("{n} points")
    }
}

/// `YES will mean no, and NO will mean yes.`
pub fn explain_ask_flipped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "YES will mean no, and NO will mean yes.",
        Lang::Fr => "OUI voudra dire non, et NON voudra dire oui.",
    }
}

/// `YES tells the others that it is not so.`
pub fn explain_yes_flipped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "YES tells the others that it is not so.",
        Lang::Fr => "OUI dit aux autres que ce n’est pas le cas.",
    }
}

/// `NO tells the others that it is so.`
pub fn explain_no_flipped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "NO tells the others that it is so.",
        Lang::Fr => "NON dit aux autres que c’est bien le cas.",
    }
}

/// `One of 36 pictures, ten questions, and a Brain Master who answers upside down. Work out what yes means now, and point first.`
pub fn box_pitch(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "One of 36 pictures, ten questions, and a Brain Master who answers upside down. Work out what yes means now, and point first."
        }
        Lang::Fr => {
            "Une image parmi 36, dix questions, et un Maître du cerveau qui répond à l’envers. Comprenez ce que oui veut dire, et montrez-la avant les autres."
        }
    }
}

/// `Quickest eye`
pub fn award_eye(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Quickest eye",
        Lang::Fr => "Œil le plus vif",
    }
}

/// `{player} found the {picture} after {n} question.`, `{player} found the {picture} after {n} questions.`
#[derive(Debug)]
pub struct AwardEyeFound<'a, A> {
    pub player: Who<'a>,
    pub picture: A,
    pub n: u32,
}

impl<A: Display> AwardEyeFound<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let AwardEyeFound { player, picture, n } = self;
        if player.is_you {
            return you_award_eye_found(lang, picture, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => {
                format!("{player} found the {picture} after {n} question.")
            }
            Lang::Fr if lang.is_one(n) => {
                format!("{player} a trouvé {picture} après {n} question.")
            }
            Lang::En => format!("{player} found the {picture} after {n} questions."),
            Lang::Fr => format!("{player} a trouvé {picture} après {n} questions."),
        }
    }
}

/// `{player} found the {picture} without a single question.`
#[derive(Debug)]
pub struct AwardEyeGuessed<'a, A> {
    pub player: Who<'a>,
    pub picture: A,
}

impl<A: Display> AwardEyeGuessed<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let AwardEyeGuessed { player, picture } = self;
        if player.is_you {
            return you_award_eye_guessed(lang, picture);
        }
        match lang {
            Lang::En => format!("{player} found the {picture} without a single question."),
            Lang::Fr => format!("{player} a trouvé {picture} sans une seule question."),
        }
    }
}

/// `Best poker face`
pub fn award_mask(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Best poker face",
        Lang::Fr => "Visage de marbre",
    }
}

/// `{player} fooled everybody once.`, `{player} fooled everybody {n} times.`
#[derive(Debug)]
pub struct AwardMaskFooled<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl AwardMaskFooled<'_> {
    pub fn say(self, lang: Lang) -> String {
        let AwardMaskFooled { player, n } = self;
        if player.is_you {
            return you_award_mask_fooled(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} fooled everybody once."),
            Lang::Fr if lang.is_one(n) => format!("{player} a trompé tout le monde une fois."),
            Lang::En => format!("{player} fooled everybody {n} times."),
            Lang::Fr => format!("{player} a trompé tout le monde {n} fois."),
        }
    }
}

/// `Boldest finger`
pub fn award_finger(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Boldest finger",
        Lang::Fr => "Doigt le plus téméraire",
    }
}

/// `{player} called Got it! too soon, once.`, `{player} called Got it! too soon, {n} times.`
#[derive(Debug)]
pub struct AwardFingerPointed<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl AwardFingerPointed<'_> {
    pub fn say(self, lang: Lang) -> String {
        let AwardFingerPointed { player, n } = self;
        if player.is_you {
            return you_award_finger_pointed(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} called Got it! too soon, once."),
            Lang::Fr if lang.is_one(n) => {
                format!("{player} a crié «\u{202f}Je sais\u{202f}!\u{202f}» trop tôt, une fois.")
            }
            Lang::En => format!("{player} called Got it! too soon, {n} times."),
            Lang::Fr => {
                format!("{player} a crié «\u{202f}Je sais\u{202f}!\u{202f}» trop tôt, {n} fois.")
            }
        }
    }
}

/// `{player} found the {picture}, and that was enough.`
#[derive(Debug)]
pub struct RecapFound<'a, A> {
    pub player: Who<'a>,
    pub picture: A,
}

impl<A: Display> RecapFound<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let RecapFound { player, picture } = self;
        if player.is_you {
            return you_recap_found(lang, picture);
        }
        match lang {
            Lang::En => format!("{player} found the {picture}, and that was enough."),
            Lang::Fr => format!("{player} a trouvé {picture}, et cela a suffi."),
        }
    }
}

/// `Nobody found the {picture} that {player} had in mind.`
#[derive(Debug)]
pub struct RecapHid<'a, A> {
    pub picture: A,
    pub player: Who<'a>,
}

impl<A: Display> RecapHid<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let RecapHid { picture, player } = self;
        if player.is_you {
            return you_recap_hid(lang, picture);
        }
        match lang {
            Lang::En => format!("Nobody found the {picture} that {player} had in mind."),
            Lang::Fr => format!("Personne n’a trouvé {picture} que {player} avait en tête."),
        }
    }
}

/// `{player} has the most points.`
pub fn recap_points(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_recap_points(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} has the most points."),
        Lang::Fr => format!("{player} a le plus de points."),
    }
}

/// `Equal points, but fewer answers.`
pub fn recap_answers(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Equal points, but fewer answers.",
        Lang::Fr => "Égalité de points, mais moins de réponses.",
    }
}

/// `Equal points, equal wits.`
pub fn recap_shared(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Equal points, equal wits.",
        Lang::Fr => "Mêmes points, même flair.",
    }
}

/// `Round {n}: {player} found the {picture}.`
#[derive(Debug)]
pub struct RecapRoundFound<'a, A, B> {
    pub n: A,
    pub player: Who<'a>,
    pub picture: B,
}

impl<A: Display, B: Display> RecapRoundFound<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let RecapRoundFound { n, player, picture } = self;
        if player.is_you {
            return you_recap_round_found(lang, n, picture);
        }
        match lang {
            Lang::En => format!("Round {n}: {player} found the {picture}."),
            Lang::Fr => format!("Manche {n}\u{202f}: {player} a trouvé {picture}."),
        }
    }
}

/// `Round {n}: nobody found {player}’s {picture}.`
#[derive(Debug)]
pub struct RecapRoundHid<'a, A, B> {
    pub n: A,
    pub player: Who<'a>,
    pub picture: B,
}

impl<A: Display, B: Display> RecapRoundHid<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let RecapRoundHid { n, player, picture } = self;
        if player.is_you {
            return you_recap_round_hid(lang, n, picture);
        }
        match lang {
            Lang::En => format!("Round {n}: nobody found {player}’s {picture}."),
            Lang::Fr => format!(
                "Manche {n}\u{202f}: personne n’a trouvé {picture}, l’image {}.",
                tabletop::de(&player)
            ),
        }
    }
}

/// `Round {n}: {player} made a mistake, and nobody scored.`
#[derive(Debug)]
pub struct RecapRoundMistake<'a, A> {
    pub n: A,
    pub player: Who<'a>,
}

impl<A: Display> RecapRoundMistake<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let RecapRoundMistake { n, player } = self;
        if player.is_you {
            return you_recap_round_mistake(lang, n);
        }
        match lang {
            Lang::En => format!("Round {n}: {player} made a mistake, and nobody scored."),
            Lang::Fr => format!(
                "Manche {n}\u{202f}: erreur {}, personne ne marque.",
                tabletop::de(&player)
            ),
        }
    }
}

/// `many answers leave it among others`
pub fn reason_like_others(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "many answers leave it among others",
        Lang::Fr => "beaucoup de réponses la laissent parmi d’autres",
    }
}

/// `few would think of a picture as odd as that`
pub fn reason_unlike_others(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "few would think of a picture as odd as that",
        Lang::Fr => "peu de gens penseraient à une image aussi à part",
    }
}

/// `it is neither plain nor odd, so that nothing gives it away`
pub fn reason_neither(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it is neither plain nor odd, so that nothing gives it away",
        Lang::Fr => "ni banale ni à part, rien ne la trahit",
    }
}

/// `it splits the {n} pictures that are left {more} to {fewer}`
#[derive(Debug)]
pub struct ReasonSplit<A, B, C> {
    pub n: A,
    pub more: B,
    pub fewer: C,
}

impl<A: Display, B: Display, C: Display> ReasonSplit<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let ReasonSplit { n, more, fewer } = self;
        match lang {
            Lang::En => format!("it splits the {n} pictures that are left {more} to {fewer}"),
            Lang::Fr => format!("elle partage les {n} images restantes en {more} et {fewer}"),
        }
    }
}

/// `no other picture fits all the answers`
pub fn reason_only_fit(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "no other picture fits all the answers",
        Lang::Fr => "aucune autre image ne colle à toutes les réponses",
    }
}

/// `it is the last try, and {n} pictures fit the answers`
pub fn reason_last_try(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("it is the last try, and {n} pictures fit the answers"),
        Lang::Fr => format!("c’est le dernier essai, et {n} images collent aux réponses"),
    }
}

/// `it is one of {n} pictures that fit, and somebody else could be faster`
pub fn reason_race(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => {
            format!("it is one of {n} pictures that fit, and somebody else could be faster")
        }
        Lang::Fr => {
            format!("c’est l’une des {n} images possibles, et un autre pourrait être plus rapide")
        }
    }
}

/// `it is one of {n} pictures that fit`
pub fn reason_one_of(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("it is one of {n} pictures that fit"),
        Lang::Fr => format!("c’est l’une des {n} images possibles"),
    }
}

/// `only a person can judge that`
pub fn reason_decline(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "only a person can judge that",
        Lang::Fr => "seule une personne peut en juger",
    }
}

/// `the word was wrong`
pub fn reason_correct(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the word was wrong",
        Lang::Fr => "le mot était faux",
    }
}

/// `it is true of the picture, and answers are flipped`
pub fn reason_true_flipped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it is true of the picture, and answers are flipped",
        Lang::Fr => "c’est vrai de l’image, et l’on répond le contraire",
    }
}

/// `it is not true of the picture, and answers are flipped`
pub fn reason_false_flipped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it is not true of the picture, and answers are flipped",
        Lang::Fr => "c’est faux de l’image, et l’on répond le contraire",
    }
}

/// `it is true of the picture`
pub fn reason_true(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it is true of the picture",
        Lang::Fr => "c’est vrai de l’image",
    }
}

/// `it is not true of the picture`
pub fn reason_false(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it is not true of the picture",
        Lang::Fr => "c’est faux de l’image",
    }
}
