//! Every clause, behind a search.

use erased::DynGame;
use leptos::prelude::*;
use tabletop::{Chapter, Clause, Lang};

use super::page::Part;
use crate::{art, lang, settings::settings};

/// What is searched for. Copies share it.
#[derive(Copy, Clone, Debug)]
pub struct Query {
    text: RwSignal<String>,
    game: &'static dyn DynGame,
}

impl Query {
    pub fn new(game: &'static dyn DynGame) -> Query {
        Query {
            text: RwSignal::new(String::new()),
            game,
        }
    }

    /// Where one types it.
    pub fn field(self) -> impl IntoView {
        let lang = settings().lang;
        view! {
            <label class="t-field">
                {art::icon("search")}
                <input
                    type="search"
                    prop:value=self.text
                    placeholder=move || lang::rules_find(lang.get())
                    aria-label=move || lang::rules_find_label(lang.get())
                    on:input:target=move |it| self.text.set(it.target().value())
                />
            </label>
        }
    }

    /// Whoever follows a link to a clause sees it, whatever was searched for.
    pub fn make_room_for(self, id: &str) {
        let mut clauses = all(self.game);
        let linked = clauses.find(|it| it.id.as_str() == id);
        let lang = settings().lang.get_untracked();
        if linked.is_some_and(|it| !untrack(|| self.finds(it, lang))) {
            self.text.set(String::new());
        }
    }

    fn is_empty(self) -> bool {
        self.text.with(|text| text.trim().is_empty())
    }

    /// Whether a clause has it in its text, or its number is it.
    fn finds(self, clause: &Clause, lang: Lang) -> bool {
        let text = self.text.get();
        let words = folded(text.trim());
        let id = folded(clause.id.as_str());
        folded(clause.text.get(lang))
            .windows(words.len().max(1))
            .any(|it| words.is_empty() || it == words)
            || (!words.is_empty() && id.starts_with(&words[..]))
    }
}

fn all(game: &'static dyn DynGame) -> impl Iterator<Item = &'static Clause> {
    game.rulebook().iter().flat_map(|it| it.clauses)
}

#[component]
pub fn Clauses(game: &'static dyn DynGame, query: Query, lang: Lang) -> impl IntoView {
    let n_all = all(game).count();
    let n_found = Memo::new(move |_| all(game).filter(|it| query.finds(it, lang)).count());
    let is_searching = move || !query.is_empty();
    let says = move || match n_found.get() {
        0 if is_searching() => lang::rules_nothing(lang).to_owned(),
        n => lang::RulesHits { n, of: n_all }.say(lang),
    };
    let chapters = game.rulebook().iter();
    let chapters = chapters.map(|chapter| view! { <ChapterView game chapter query lang /> });
    view! {
        <section id=Part::Clauses.anchor() class="t-clauses" tabindex="-1">
            <header>
                <h2 class="d">{lang::rules_every(lang)}</h2>
                {query.field()}
                <p class="t-count" role="status">{says}</p>
            </header>
            {(n_all == 0).then(|| view! { <p>{lang::rules_empty(lang)}</p> })}
            {chapters.collect_view()}
            <Show when=is_searching>
                <button type="button" class="btn" on:click=move |_| query.text.set(String::new())>
                    {lang::rules_show_all(lang, n_all)}
                </button>
            </Show>
        </section>
    }
}

#[component]
fn ChapterView(
    game: &'static dyn DynGame,
    chapter: &'static Chapter,
    query: Query,
    lang: Lang,
) -> impl IntoView {
    let is_off = move || !chapter.clauses.iter().any(|it| query.finds(it, lang));
    let clause = move |clause: &'static Clause| {
        let anchor = clause.id.as_str();
        let href = format!("/rules/{}#{anchor}", game.info().id);
        let text = move || {
            let words = query.text.get();
            let run = |(is_hit, run): (bool, String)| {
                if is_hit {
                    view! { <mark>{run}</mark> }.into_any()
                } else {
                    run.into_any()
                }
            };
            let runs = marked(clause.text.get(lang), words.trim()).into_iter();
            runs.map(run).collect_view()
        };
        let ruling = clause.is_ruling;
        view! {
            <li class="t-clause" class:off=move || !query.finds(clause, lang) id=anchor tabindex="-1">
                <p>
                    {text}
                    {ruling
                        .then(|| view! { " " <span class="badge">{lang::rules_ruling(lang)}</span> })}
                </p>
                <a class="rule-id" href=href>{anchor}</a>
            </li>
        }
    };
    view! {
        <div class="t-chapter" class:off=is_off>
            <h3 class="d">{chapter.title.get(lang)}</h3>
            <ul>{chapter.clauses.iter().map(clause).collect_view()}</ul>
        </div>
    }
}

/// Letter by letter, without accents and capitals.
fn folded(text: &str) -> Vec<char> {
    text.chars().map(plain).collect()
}

fn plain(letter: char) -> char {
    let letter = letter.to_lowercase().next().unwrap_or(letter);
    match letter {
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        '’' => '\'',
        _ => letter,
    }
}

/// The text in runs, and which of them are hits.
fn marked(text: &str, words: &str) -> Vec<(bool, String)> {
    let (letters, words) = (folded(text), folded(words));
    let mut runs: Vec<(bool, String)> = Vec::new();
    let mut hit_until = 0;
    for (at, letter) in text.chars().enumerate() {
        if !words.is_empty() && hit_until <= at && letters[at..].starts_with(&words) {
            hit_until = at + words.len();
            runs.push((true, String::new()));
        }
        let is_hit = at < hit_until;
        match runs.last_mut() {
            Some((was_hit, run)) if *was_hit == is_hit => run.push(letter),
            _ => runs.push((is_hit, letter.to_string())),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, words: &str) -> String {
        let runs = marked(text, words).into_iter();
        runs.map(|(is_hit, run)| if is_hit { format!("[{run}]") } else { run })
            .collect()
    }

    #[test]
    fn hits_are_marked_whatever_their_accents_and_capitals() {
        assert_eq!(
            shown("Jeté : on jette ce qui est JETE.", "jete"),
            "[Jeté] : on jette ce qui est [JETE]."
        );
        assert_eq!(
            shown("Two spiders, one spider", "spider"),
            "Two [spider]s, one [spider]"
        );
        assert_eq!(shown("nana", "nana"), "[nana]");
        assert_eq!(shown("aaa", "aa"), "[aa]a");
    }

    #[test]
    fn without_a_question_nothing_is_marked() {
        assert_eq!(shown("Two spiders", ""), "Two spiders");
    }
}
