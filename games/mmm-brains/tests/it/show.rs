//! What people read.

use expect_test::expect;
use mmm_brains::{Colour, Event, MmmBrains};
use scene::{Show, Words};
use tabletop::{Lang, Seat};

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
        for zone in MmmBrains::scene(&table, &words).zones {
            let pieces: Vec<_> = zone.pieces.iter().map(|it| it.label.as_str()).collect();
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
    expect![[r#""#]].assert_eq(&out);
}
