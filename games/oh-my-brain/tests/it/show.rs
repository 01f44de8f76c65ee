//! What people read.

use expect_test::{Expect, expect};
use oh_my_brain::{Event, Face, OhMyBrain};
use scene::{Locked, Present, Words};
use tabletop::{Game, Lang, Seat, Viewer};

/// What A, B and an onlooker are asked in both languages.
#[track_caller]
fn asks(table: &str, expected: &Expect) {
    let table: OhMyBrain = table.parse().expect("a table");
    let names = ["Ada", "Bob", "Cleo"].map(str::to_owned);
    let mut out = String::new();
    for lang in Lang::ALL {
        let words = Words {
            lang,
            me: None,
            names: &names,
            remarks: &[],
        };
        for seat in [Some(Seat::new(0)), Some(Seat::new(1)), None] {
            let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
            let words = Words { me: seat, ..words };
            out += &OhMyBrain::prompt(&table.view(viewer), &words);
            out += "\n";
        }
    }
    expected.assert_eq(&out);
}

#[test]
fn the_prompt_states_what_the_horde_asks_for() {
    asks(
        "A 9 hand 9; B 9 hand 3; horde 7; A plays",
        &expect![[r#"
            Your turn: play more than 7 (or a 0), or give up: −1 brain.
            Ada to play more than 7 (or a 0), or give up.
            Ada to play more than 7 (or a 0), or give up.
            À vous : jouez plus de 7 (ou un 0), sinon renoncez : −1 cerveau.
            À Ada de jouer plus de 7 (ou un 0), ou de renoncer.
            À Ada de jouer plus de 7 (ou un 0), ou de renoncer.
        "#]],
    );
    asks(
        "A 9 hand 3; B 9 hand 12; horde 8; A plays",
        &expect![[r#"
            Your turn: play less than 8 (or a 0), or give up: −1 brain.
            Ada to play less than 8 (or a 0), or give up.
            Ada to play less than 8 (or a 0), or give up.
            À vous : jouez moins de 8 (ou un 0), sinon renoncez : −1 cerveau.
            À Ada de jouer moins de 8 (ou un 0), ou de renoncer.
            À Ada de jouer moins de 8 (ou un 0), ou de renoncer.
        "#]],
    );
}

#[test]
fn who_cannot_play_is_told_so() {
    asks(
        "A 9 hand 9; B 9 hand 3; horde 8; A plays",
        &expect![[r#"
            Nothing in your hand is less than 8 or 0: give up, −1 brain.
            Ada to play less than 8 (or a 0), or give up.
            Ada to play less than 8 (or a 0), or give up.
            Rien en main qui fasse moins de 8, ni 0 : renoncez, −1 cerveau.
            À Ada de jouer moins de 8 (ou un 0), ou de renoncer.
            À Ada de jouer moins de 8 (ou un 0), ou de renoncer.
        "#]],
    );
}

#[test]
fn a_new_horde_must_be_started() {
    asks(
        "A 9 hand 9; B 9 hand 3; A plays",
        &expect![[r#"
            Your turn: start a new horde with any card, or several equal ones.
            Ada must start a new horde.
            Ada must start a new horde.
            À vous : entamez une horde avec une carte, ou plusieurs identiques.
            Ada doit entamer une nouvelle horde.
            Ada doit entamer une nouvelle horde.
        "#]],
    );
}

#[test]
fn the_deal_waits_for_everybody_who_has_not_chosen() {
    asks(
        "A 9 drawn 1 2 3; B 9 hand 4 5, graveyard 6; C 9 drawn 7 8 9; deal 2, A starts",
        &expect![[r#"
            You must bury one of your three cards; you keep the other two.
            Everybody chooses in secret; still choosing: Ada, Cleo.
            Everybody chooses in secret; still choosing: Ada, Cleo.
            Enterrez une des trois cartes ; vous gardez les deux autres.
            Chacun choisit en secret ; on attend encore Ada, Cleo.
            Chacun choisit en secret ; on attend encore Ada, Cleo.
        "#]],
    );
}

#[test]
fn the_scene_shows_what_the_viewer_knows() {
    let table: OhMyBrain = "A 9 hand 9 12, graveyard 0; B 1 hand 3, graveyard 6 7, open 6; \
                            horde 2 7; discard 5; A plays"
        .parse()
        .expect("a table");
    let names = ["Ada", "Bob"].map(str::to_owned);
    let mut out = String::new();
    for lang in Lang::ALL {
        let words = Words {
            lang,
            me: Some(Seat::new(0)),
            names: &names,
            remarks: &[],
        };
        let view = table.view(Viewer::Seat(Seat::new(0)));
        for zone in OhMyBrain::scene(&view, &[], &words).zones {
            let pieces: Vec<_> = zone.pieces.iter().map(|it| it.label.as_str()).collect();
            out += &[&zone.title, " | ", &pieces.join(" | "), "\n"].concat();
        }
        let rolled = Event::Rolled {
            seat: Seat::new(1),
            face: Face::Swap,
        };
        out += &OhMyBrain::tell(&rolled, &words);
        out += "\n";
    }
    expect![[r#"
        Horde of 2 cards: > 7 (or a 0) | 7 hedgehog | 2 ant: rolls the die
        Reserve: 41 cards | 
         | Ada | 9 brains
        Your hand; you have 9 brains | 9 bat | 12 rabbit
        Your graveyard | 0 mosquito: may always be played
         | Bob | 1 brain
        Bob, 1 brain: hand | card face down
        Bob: graveyard | 6 magpie, seen by all | card face down
        Discard pile: 1 card | 5 frog
         | 46 brains
         | the die
        Bob rolls SWAP.
        Horde de 2 cartes : > 7 (ou un 0) | 7 hérisson | 2 fourmi : lance le dé
        Réserve : 41 cartes | 
         | Ada | 9 cerveaux
        Votre main ; vous avez 9 cerveaux | 9 chauve-souris | 12 lapin
        Votre cimetière | 0 moustique : peut toujours être joué
         | Bob | 1 cerveau
        Bob, 1 cerveau : main | carte face cachée
        Bob : cimetière | 6 pie, vu de tous | carte face cachée
        Défausse : 1 carte | 5 grenouille
         | 46 cerveaux
         | le dé
        Bob lance le dé : ÉCHANGER.
    "#]]
    .assert_eq(&out);
}

#[test]
fn a_played_card_travels_to_the_horde_and_is_turned_over_for_the_others() {
    let table = "A 9 hand 9 10 10; B 9 hand 3; horde 7; A plays";
    testkit::travels::<OhMyBrain>(
        Viewer::Seat(Seat::new(0)),
        table,
        "A play 10",
        &expect![[r#"
            hand.A (hand.A/10.1) → horde (horde/10.0), Moved, Carried
        "#]],
    );
    testkit::travels::<OhMyBrain>(
        Viewer::Seat(Seat::new(1)),
        table,
        "A play 10",
        &expect![[r#"
            hand.A (hand.A/2) → horde (horde/10.0), TurnedOver, Carried
        "#]],
    );
}

#[test]
fn who_gives_up_sees_the_brain_go_and_the_cards_come() {
    let table = "A 9 hand 3; B 9 hand 4; horde 7; A plays";
    testkit::travels::<OhMyBrain>(
        Viewer::Seat(Seat::new(0)),
        table,
        "A give up : 0 0",
        &expect![[r#"
            plate.A → supply, Unseen, Carried
            reserve → drawn.A (drawn.A/0.0), Appeared, Carried
            reserve → drawn.A (drawn.A/0.1), Appeared, Carried
            horde (horde/7.0) → discard (discard/7.0), Moved, Carried
        "#]],
    );
}

#[test]
fn a_card_that_does_not_fit_says_what_the_horde_wants() {
    let table: OhMyBrain = "A 9 hand 3 10; B 9 hand 4; horde 7; A plays"
        .parse()
        .expect("a table");
    let me = Seat::new(0);
    let mut legal = Vec::new();
    table.legal(me, &mut legal);
    let mut out = String::new();
    for lang in Lang::ALL {
        let words = Words {
            lang,
            me: Some(me),
            names: &[],
            remarks: &[],
        };
        let scene = OhMyBrain::scene(&table.view(Viewer::Seat(me)), &legal, &words);
        for (_, piece) in scene.pieces() {
            if let Some(locked) = &piece.locked {
                let Locked { says, short, rule } = locked;
                out += &[
                    &piece.short,
                    ": ",
                    says,
                    " ",
                    rule,
                    ", on it: ",
                    short,
                    "\n",
                ]
                .concat();
            }
            for action in &piece.moves {
                out += &[&piece.short, ": ", action, ", ", &piece.offer, "\n"].concat();
            }
        }
        out += &[&scene.actions.join(", "), "\n"].concat();
    }
    expect![[r#"
        3: A butterfly (3) is too low: play above 7, or a 0. OMB-5.higher, on it: Not above 7
        10: play 10, can be played
        give up
        3: Un papillon (3), c’est trop bas : jouez plus de 7, ou un 0. OMB-5.higher, on it: Il faut plus de 7
        10: play 10, jouable
        give up
    "#]]
    .assert_eq(&out);
}
