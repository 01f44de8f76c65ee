//! The hundred pictures of the box, and what is refused.

use std::collections::BTreeSet;

use expect_test::{Expect, expect};

use super::*;

struct Box {
    table: String,
    nouns: String,
    questions: String,
    parts: Parts,
}

fn open_box() -> Box {
    let folder = generate::root().join(FOLDER);
    let mut complaints = Vec::new();
    let parts = read_parts(&folder.join("art/parts"), &mut complaints).unwrap();
    assert_eq!(complaints, Vec::<String>::new());
    let read = |file: &str| generate::read(&folder.join(file)).unwrap();
    Box {
        table: read("data/pictures.csv"),
        nouns: read("data/nouns.csv"),
        questions: read("data/questions.csv"),
        parts,
    }
}

impl Box {
    fn outputs(&self) -> Result<Vec<Output>, Vec<String>> {
        outputs(&self.table, &self.nouns, &self.questions, &self.parts)
    }

    /// What the generator makes of the file that ends like this.
    fn output(&self, ending: &str) -> String {
        let outputs = self.outputs().unwrap();
        let found = outputs.into_iter().find(|(file, _)| file.ends_with(ending));
        found.unwrap().1
    }

    fn replace(mut self, from: &str, to: &str) -> Self {
        assert!(self.table.contains(from), "{from:?} is not in the table");
        self.table = self.table.replacen(from, to, 1);
        self
    }

    fn complains(&self, expected: &Expect) {
        expected.assert_eq(&self.outputs().unwrap_err().join("\n"));
    }

    fn part(mut self, name: &str, from: &str, to: &str) -> Self {
        let path = generate::root().join(format!("{FOLDER}/art/parts/{name}.svg"));
        let text = generate::read(&path).unwrap();
        assert!(text.contains(from), "{from:?} is not in {name}");
        let part = Part::read(&text.replacen(from, to, 1)).unwrap();
        self.parts.insert(name.to_owned(), part);
        self
    }
}

fn alternative(texts: &str, stem: &str) -> String {
    let line = texts.lines().find(|line| line.starts_with(stem));
    let (_, text) = line.unwrap().split_once(" = ").unwrap();
    text.trim_matches('"').to_owned()
}

#[test]
fn a_hundred_drawings_can_stand_on_one_page() {
    let mut ids = BTreeSet::new();
    let mut n_drawings = 0;
    for (file, svg) in open_box().outputs().unwrap() {
        if !file.starts_with("art/0") && !file.starts_with("art/1") {
            continue;
        }
        n_drawings += 1;
        for (_, rest) in svg
            .match_indices(" id=\"")
            .map(|(at, it)| svg.split_at(at + it.len()))
        {
            let id = rest.split('"').next().unwrap().to_owned();
            assert!(ids.insert(id.clone()), "{file}: {id} is used twice");
        }
        for (at, _) in svg.match_indices("href=\"") {
            assert!(
                svg[at..].starts_with("href=\"#bf"),
                "{file}: refers outside"
            );
        }
        for foreign in ["<script", "<text", "<style", "<image", "{", "data-"] {
            assert!(!svg.contains(foreign), "{file}: holds {foreign}");
        }
    }
    assert_eq!(n_drawings, 100);
}

#[test]
fn alternative_texts_name_every_feature() {
    let en = open_box().output("alt.en.toml");
    expect!["A black cat with white stripes, four legs and a tail, smiling with a closed mouth, eyes closed, pink cheeks, holding a yellow trumpet; light pink background with bubbles."].assert_eq(&alternative(&en, "001"));
    expect!["Two identical cooks in white clothes with red checks, two legs and a moustache, wearing a white cook's hat, surprised with an open mouth, eyes open, up in the air; light pink background with stars."].assert_eq(&alternative(&en, "041"));
    expect!["A grey aeroplane with some black, some white, wings, wheels and windows, sad with a closed mouth, eyes open, up in the air; dark blue background with raindrops."].assert_eq(&alternative(&en, "050"));
}

#[test]
fn french_texts_agree_in_gender_and_number() {
    let fr = open_box().output("alt.fr.toml");
    expect!["Trois zèbres blancs identiques à rayures noires avec quatre pattes et une queue, portant un chapeau haut de forme bleu, une écharpe jaune et des lunettes, l'air surpris, bouche ouverte, yeux ouverts ; fond jaune clair avec des bulles."].assert_eq(&alternative(&fr, "011"));
    expect!["Trois tortues vertes identiques avec du marron, quatre pattes, une queue et une moustache, portant un nœud papillon violet et des lunettes, l'air triste, bouche fermée, yeux ouverts, joues roses, en l'air ; fond violet sombre."].assert_eq(&alternative(&fr, "021"));
    expect!["Une sorcière habillée de vert avec du rouge et deux jambes, portant un chapeau de sorcière violet et des lunettes, l'air triste, bouche fermée, yeux fermés, tenant un pinceau jaune, en l'air ; fond bleu sombre avec des nuages."].assert_eq(&alternative(&fr, "020"));
    expect!["Deux pingouins noirs identiques avec du blanc, de l'orange, deux pattes et des ailes, portant des lunettes, l'air triste, bouche fermée, yeux ouverts, tenant un pinceau rouge ; fond vert sombre avec des étoiles."].assert_eq(&alternative(&fr, "028"));
}

#[test]
fn a_colour_that_is_drawn_must_be_listed() {
    open_box()
        .replace("orange,none,plain", "orange,purple,plain")
        .complains(&expect![
            "art/016-dinosaur.svg: purple is listed, but not drawn"
        ]);
    open_box()
        .part("subjects/pig", "fill=\"{main}\"", "fill=\"{grey}\"")
        .complains(&expect!["art/014-pig.svg: grey is drawn, but not listed"]);
}

#[test]
fn legs_limbs_and_patterns_are_as_listed() {
    open_box()
        .replace("bubbles,4,tail", "bubbles,2,tail")
        .complains(&expect![
            "art/001-cat.svg: 4 legs are drawn, but 2 are listed"
        ]);
    open_box()
        .replace("none,8,none", "none,8,tail")
        .complains(&expect![[
            r#"art/027-crab.svg: "" is drawn, but "tail" is listed"#
        ]]);
    open_box()
        .part("subjects/cat", "<g data-part=\"bodies/four-legs\"/>", "")
        .complains(&expect![
            "art/001-cat.svg: drawn plain, but listed as striped"
        ]);
}

#[test]
fn what_is_worn_or_held_needs_its_place() {
    open_box()
        .part("subjects/lion", " data-hand=\"-5 76 1 -22\"", "")
        .complains(&expect![
            "art/002-lion.svg: the subject should say data-hand"
        ]);
}

#[test]
fn a_table_out_of_balance_is_refused() {
    let mut more_moustaches = open_box();
    more_moustaches.table = more_moustaches
        .table
        .replace(",0,0,none,none,", ",0,1,none,none,");
    more_moustaches.complains(&expect![[r#"
        data/pictures.csv: moustache: holds for 63 pictures, not 30 to 60
        data/pictures.csv: glasses and moustache: correlated by -0.44, 0.15 at most
        data/pictures.csv: moustache and neckwear: correlated by -0.41, 0.15 at most"#]]);
}

#[test]
fn two_pictures_that_look_alike_are_refused() {
    open_box()
        .replace(
            "1,none,none,0,0,none,none,laugh,open,0,none,none,0,dark blue,hearts,0,leaves",
            "1,top hat,red,1,0,none,none,laugh,open,0,none,none,1,dark blue,hearts,0,leaves",
        )
        .complains(&expect![
            "data/pictures.csv: rabbit and tulip: differ in 2 base features, 4 at least"
        ]);
}

#[test]
fn nobody_wears_and_holds_five_things() {
    open_box()
        .replace("cap,purple,1,0,bow tie", "cap,purple,1,1,bow tie")
        .complains(&expect![
            "data/pictures.csv: dog: wears and holds 5 things, 4 at most"
        ]);
}

#[test]
fn words_that_the_table_does_not_know_are_named_with_their_line() {
    open_box()
        .replace("black,white,striped", "black,white,dotted")
        .complains(&expect![[r#"data/pictures.csv: line 2: "dotted" should be one of plain, striped, spotted, checked"#]]);
    open_box()
        .replace("1,1,A,cat", "1,1,A,dog")
        .complains(&expect!["data/pictures.csv: dog: the name is there twice"]);
}

#[test]
fn parts_name_their_colours() {
    let refused = |text: &str| Part::read(text).unwrap_err();
    expect![[r##"<path fill="#f00"/>: name colours, as in fill="{red}""##]].assert_eq(&refused(
        "<svg viewBox=\"0 0 1 1\">\n<path fill=\"#f00\"/>\n</svg>",
    ));
    expect!["viewBox has four numbers"]
        .assert_eq(&refused("<svg viewBox=\"0 0 1\">\n<path/>\n</svg>"));
    expect!["the first line should be `<svg viewBox=…>`"].assert_eq(&refused("<path/>\n</svg>"));
}

/// People call a net, dots and rings a pattern, whatever the table says.
#[test]
fn what_is_plain_has_no_net_and_no_dots_and_stripes_are_straight() {
    let drawn = |name: &str| {
        let path = generate::root().join(format!("{FOLDER}/art/parts/subjects/{name}.svg"));
        generate::read(&path).unwrap()
    };
    assert!(!drawn("turtle").contains("stroke=\"{second}\""), "a net");
    // A line to where it begins is a dot.
    assert!(!drawn("lemon").contains("V30.5"), "dots");
    for picture in table::read(&open_box().table).unwrap() {
        let is_striped = picture.pattern == table::Pattern::Striped;
        // Whoever draws a pattern by hand only says that it is one.
        let is_by_hand = drawn(&picture.subject()).contains("data-draws");
        assert!(!is_striped || !is_by_hand, "{}", picture.name_en);
    }
}
