//! The Brain Master's desk: the question, the secret picture, and what is true
//! of it. Nothing here says which word to say.

use brain_flip::{Asked, Picture, Question, Step};
use leptos::prelude::*;
use tabletop::Lang;
use web::{art, shell::seats::face_of};

use super::{board::Board, picture::place_and_name};
use crate::lang;

#[component]
pub fn MasterDesk(board: Board) -> impl IntoView {
    let session = board.session;
    let asked = Memo::new(move |_| match board.step()? {
        Step::Answer { seat, asked } => Some((seat, asked)),
        Step::Choose | Step::Ask { .. } | Step::Review(_) | Step::Vote { .. } | Step::Over => None,
    });
    let own = Memo::new(move |_| board.read(|view| view.secret).flatten());
    let question = move || {
        asked.get().map(|(seat, asked)| {
            view! {
                <div class="asked">
                    {face_of(session, seat)} <p class="d">{board.question_words(asked)}</p>
                </div>
            }
        })
    };
    let picture = move || {
        let cell = own.get()?;
        let picture = board.picture(cell)?;
        let lang = session.lang();
        let lit = asked.get().and_then(|(_, asked)| match asked {
            Asked::Known(question) => Some(question),
            Asked::Free(_) => None,
        });
        Some(view! {
            <button
                type="button"
                class="pict"
                aria-label=lang::show(lang, place_and_name(board, cell)?)
                on:click=move |_| board.looked_at.set(Some(cell))
            >
                {board.gallery.copy(picture.file(), "own")}
                <span class="d">
                    {art::icon(art::EYE)}
                    {lang::OnlyYou { picture: picture.in_sentence(lang), cell }.say(lang)}
                </span>
            </button>
            {facts(lang, picture, lit)}
        })
    };
    view! {
        <section class="secret" aria-label=move || lang::own(session.lang())>
            {question} {picture}
        </section>
    }
}

pub type Says = fn(Lang) -> &'static str;

/// What splits any grid well, in few words.
pub const FACTS: [(Question, Says); 19] = [
    (Question::Living, lang::fact_living),
    (Question::Hat, lang::fact_hat),
    (Question::Glasses, lang::fact_glasses),
    (Question::Moustache, lang::fact_moustache),
    (Question::Neckwear, lang::fact_neckwear),
    (Question::Smiling, lang::fact_smiling),
    (Question::MouthOpen, lang::fact_mouth_open),
    (Question::EyesClosed, lang::fact_eyes_closed),
    (Question::PinkCheeks, lang::fact_pink_cheeks),
    (Question::Holding, lang::fact_holding),
    (Question::Several, lang::fact_several),
    (Question::Patterned, lang::fact_patterned),
    (Question::InAir, lang::fact_in_air),
    (Question::DarkBackground, lang::fact_dark_background),
    (Question::Marks, lang::fact_marks),
    (Question::SomeRed, lang::fact_red),
    (Question::SomeYellow, lang::fact_yellow),
    (Question::SomeBlue, lang::fact_blue),
    (Question::SomeGreen, lang::fact_green),
];

/// What is true of the picture; what was asked about is lit.
fn facts(lang: Lang, picture: Picture, lit: Option<Question>) -> impl IntoView {
    let others = lit.filter(|lit| FACTS.iter().all(|(question, _)| question != lit));
    let others = others.map(|question| (question, question.text(lang)));
    let known = FACTS.iter().map(|(question, says)| (*question, says(lang)));
    let fact = move |(question, says): (Question, &'static str)| {
        let is_true = picture.is(question);
        let (class, icon, word) = if is_true {
            ("t", art::CHECK, lang::truly_yes(lang))
        } else {
            ("f", art::CROSS, lang::truly_no(lang))
        };
        view! {
            <li class=class data-on=(lit == Some(question)).then_some("")>
                {art::icon(icon)} <span>{says}</span> <span class="unseen">{word}</span>
            </li>
        }
    };
    view! { <ul class="facts">{others.into_iter().chain(known).map(fact).collect_view()}</ul> }
}
