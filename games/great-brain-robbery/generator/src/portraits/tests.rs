//! What is refused about portraits and their parts.

use expect_test::{Expect, expect};

use super::*;

fn art() -> (String, Parts) {
    let folder = generate::root().join(ART);
    let list = generate::read(&folder.join("portraits.toml")).unwrap();
    (list, parts(&folder).unwrap())
}

fn check(list: &str, parts: &Parts, expected: &Expect) {
    expected.assert_eq(&generate(list, parts).unwrap_err().join("\n"));
}

/// Changes the list and compares the complaints.
fn check_list(from: &str, to: &str, expected: &Expect) {
    let (list, parts) = art();
    assert!(list.contains(from), "{from:?} is not in the file");
    check(&list.replacen(from, to, 1), &parts, expected);
}

/// Changes one part and compares the complaints.
fn check_part(part: &str, fragment: &str, expected: &Expect) {
    let (list, mut parts) = art();
    let old = parts.insert(part.to_owned(), fragment.to_owned());
    assert!(old.is_some(), "there was no part {part}");
    check(&list, &parts, expected);
}

#[test]
fn everybody_is_painted_on_a_tile() {
    let (list, parts) = art();
    let pictures = generate(&list, &parts).unwrap();
    assert_eq!(pictures.len(), N_PEOPLE + N_CHEESES);
    for (id, picture) in pictures {
        assert!(picture.starts_with("<svg xmlns="), "{id}: {picture}");
        assert!(picture.contains("<rect width=\"100\""), "{id}: {picture}");
        assert!(!picture.contains(['{', '}']), "{id}: {picture}");
    }
}

#[test]
fn a_colour_in_braces_becomes_that_of_the_wearer() {
    let (list, parts) = art();
    let pictures = generate(&list, &parts).unwrap();
    let PortraitFile { palette, .. } = toml::from_str(&list).unwrap();
    let hat = |id: &str, colour: &str| {
        let derby = parts["hats/derby"].split_once('{').unwrap().0;
        pictures[id].contains(&(derby.to_owned() + &palette[colour]))
    };
    assert!(hat("lucky-lou", "violet"));
    assert!(hat("felix", "chestnut"));
    assert!(!hat("felix", "violet"));
}

#[test]
fn nobody_is_missing() {
    let (list, parts) = art();
    let (start, rest) = list.split_once("[portrait.felix]").unwrap();
    let (_, end) = rest.split_once("[portrait.eliza]").unwrap();
    let without_felix = format!("{start}[portrait.eliza]{end}");
    check(
        &without_felix,
        &parts,
        &expect![[r#"
            47 people ride on the train, not 48
            nobody wears things/keyboard"#]],
    );
}

#[test]
fn an_unknown_part_is_named() {
    check_list(
        "\"things/mug\"",
        "\"things/jug\"",
        &expect![[r#"
            nobody wears things/mug
            jacob: there is no part things/jug"#]],
    );
}

#[test]
fn a_colour_that_is_not_there_is_named() {
    check_list(
        "apron = \"forest\"",
        "apron = \"puce\"",
        &expect!["jacob: puce is no colour of the palette"],
    );
    check_list(
        ", apron = \"forest\"",
        "",
        &expect!["jacob: apron is no colour of the palette"],
    );
}

#[test]
fn a_colour_for_nothing_is_named() {
    check_list(
        "tie = \"red\", apron",
        "tie = \"red\", shoes = \"red\", apron",
        &expect!["jacob: has no shoes to paint"],
    );
}

#[test]
fn colour_alone_does_not_tell_two_apart() {
    check_list(
        "\"cheeses/veins\"",
        "\"cheeses/holes\"",
        &expect![[r#"
            nobody wears cheeses/veins
            holey-government-cheese differs from blue-government-cheese in colour alone
            blue-government-cheese: shade is no colour of the palette"#]],
    );
}

#[test]
fn a_part_does_no_harm_in_a_page() {
    check_part(
        "things/mug",
        "<path id=\"mug\" d=\"M0 0\" fill=\"url(#x)\"/><script>1</script>",
        &expect![[r#"
            things/mug: <script> is not one of path, circle, ellipse, rect, g
            things/mug: </script> ends nothing
            things/mug: should do without `id=`
            things/mug: should do without `url(`"#]],
    );
}

#[test]
fn a_part_is_whole() {
    check_part(
        "things/mug",
        "<g fill=\"{amber}\"><path d=\"M0 0\">",
        &expect![[r#"
            things/mug: <path d="M0 0"> should end with />
            things/mug: should be whole elements"#]],
    );
}

#[test]
fn a_heavy_picture_is_weighed() {
    let path = "<path d=\"M0 0\" fill=\"{amber}\"/>".repeat(100);
    let (list, mut parts) = art();
    parts.insert("things/mug".to_owned(), path);
    let complaints = generate(&list, &parts).unwrap_err();
    assert!(
        matches!(&complaints[..], [one] if one.starts_with("jacob: ") && one.ends_with("2500 at most")),
        "{complaints:?}"
    );
}
