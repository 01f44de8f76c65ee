//! What people read.

use expect_test::expect;
use mmm_brains::{Colour, Event, MmmBrains};
use scene::{Present, Words};
use tabletop::{Lang, Seat, Viewer};

#[test]
fn brains_wear_the_colour_of_their_die_and_the_reader_is_you() {
    let table: MmmBrains = "phase 1; A red 3, B yellow 0, C green 0; A stands * 2 * 4 3"
        .parse()
        .expect("a table");
    let names = ["Ann", "Bob", "Cleo"].map(str::to_owned);
    let [ann, bob] = [0, 1].map(Seat::new);
    let mut out = String::new();
    for (lang, me) in [(Lang::En, ann), (Lang::En, bob), (Lang::Fr, ann)] {
        let words = Words {
            lang,
            me: Some(me),
            names: &names,
            remarks: &[],
        };
        for zone in MmmBrains::scene(&table, &[], &words).zones {
            let pieces = zone.pieces.iter();
            let pieces = pieces.filter(|it| !matches!(it.face, scene::Face::Player(_)));
            let pieces: Vec<_> = pieces.map(|it| it.label.as_str()).collect();
            out += &[&zone.title, " | ", &pieces.join(" | "), "\n"].concat();
        }
        for event in [
            Event::Turn { seat: ann },
            Event::Paid {
                seat: bob,
                colour: Colour::Red,
                payer: ann,
                points: 4,
            },
        ] {
            out += &MmmBrains::tell(&event, &words);
            out += "\n";
        }
    }
    expect![[r#"
        Middle: 97 left to take | 15 red brains | 22 white brains
        You, red ▲: 3 | 0 red brains | 3 white brains
        Bob, yellow ★: 0 | 0 red brains | 0 white brains
        Cleo, green ●: 0 | 0 red brains | 0 white brains
        Dice | red brain | red 2 | green brain | red 4 | red 3
        Totals | red 18
        Your turn to roll.
        Bob chooses red: you pay 4 points.
        Middle: 97 left to take | 15 red brains | 22 white brains
        Ann, red ▲: 3 | 0 red brains | 3 white brains
        You, yellow ★: 0 | 0 red brains | 0 white brains
        Cleo, green ●: 0 | 0 red brains | 0 white brains
        Dice | red brain | red 2 | green brain | red 4 | red 3
        Totals | red 18
        Ann to roll.
        You choose red: Ann pays 4 points.
        Milieu : 97 à prendre | 15 cerveaux rouges | 22 cerveaux blancs
        Vous, rouge ▲ : 3 | 0 cerveau rouge | 3 cerveaux blancs
        Bob, jaune ★ : 0 | 0 cerveau rouge | 0 cerveau blanc
        Cleo, vert ● : 0 | 0 cerveau rouge | 0 cerveau blanc
        Dés | cerveau rouge | rouge 2 | cerveau vert | rouge 4 | rouge 3
        Totaux | rouge 18
        À vous de lancer.
        Bob choisit le rouge : vous payez 4 points.
    "#]]
    .assert_eq(&out);
}

#[test]
fn brains_fly_one_by_one_to_whoever_takes_them() {
    testkit::travels::<MmmBrains>(
        Viewer::Public,
        "phase 1; A red 3, B yellow 0, C green 0; A stands * 2 * 4 3",
        "A announce red",
        &expect![[r#"
            dice (die.1) → dice (die.1), TurnedOver, Carried
            dice (die.2) → dice (die.2), TurnedOver, Carried
            dice (die.3) → dice (die.3), TurnedOver, Carried
            dice (die.4) → dice (die.4), TurnedOver, Carried
            dice (die.5) → dice (die.5), TurnedOver, Carried
            middle → plate.A, Unseen, Carried
            middle → plate.A, Unseen, Carried
            middle → plate.A, Unseen, Carried
            middle → plate.A, Unseen, Carried
            middle → plate.A, Unseen, Carried
            middle → plate.A, Unseen, Carried
            totals (totals/red) → nowhere, Vanished, Carried
        "#]],
    );
}
