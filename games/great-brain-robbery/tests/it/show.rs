//! What people read.

use expect_test::{Expect, expect};
use great_brain_robbery::{Brain, Dice, Event, Robbery};
use scene::{Present, Words};
use tabletop::{BySeat, Game, Lang, Seat, SeatSet, Viewer};

const NAMES: [&str; 3] = ["Ann", "Bob", "Cleo"];

/// What A, B and an onlooker are asked in both languages.
#[track_caller]
fn asks(table: &str, expected: &Expect) {
    let robbery: Robbery = table.parse().expect("a table");
    let names = NAMES.map(str::to_owned);
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
            out += &Robbery::prompt(&robbery.view(viewer), &words);
            out += "\n";
        }
    }
    expected.assert_eq(&out);
}

/// The labels of all moves of the one who is to move.
#[track_caller]
fn labels(table: &str, expected: &Expect) {
    let robbery: Robbery = table.parse().expect("a table");
    let seat = robbery.turn().must().first().expect("somebody moves");
    let names = NAMES.map(str::to_owned);
    let mut legal = Vec::new();
    robbery.legal(seat, &mut legal);
    let mut out = String::new();
    for lang in Lang::ALL {
        let words = Words {
            lang,
            me: None,
            names: &names,
            remarks: &[],
        };
        for action in &legal {
            let view = robbery.view(Viewer::Seat(seat));
            out += &Robbery::label(&view, *action, &words);
            out += "\n";
        }
    }
    expected.assert_eq(&out);
}

#[test]
fn the_prompt_says_who_may_do_what() {
    asks(
        "train caboose day-coach; A 1:b1 hand ada; B 1:b2; C 1:b3; A begins",
        &expect![[r#"
            Your turn: discard cards if you like, then roll 1 die.
            Ann must roll, and may discard cards first.
            Ann must roll, and may discard cards first.
            À vous : défaussez des cartes si vous voulez, puis lancez 1 dé.
            Ann doit lancer les dés, et peut d’abord défausser des cartes.
            Ann doit lancer les dés, et peut d’abord défausser des cartes.
        "#]],
    );
    asks(
        "train caboose day-coach; A 2:b6; B 1:b2; C 1:b3; A moves 1",
        &expect![[r#"
            You must stop somewhere within 1 step, or open a new car.
            Ann must move, up to 1 step.
            Ann must move, up to 1 step.
            Arrêtez-vous à 1 pas au plus, ou ouvrez un nouveau wagon.
            Ann doit se déplacer, de 1 pas au plus.
            Ann doit se déplacer, de 1 pas au plus.
        "#]],
    );
    asks(
        "train day-coach dining-car; A behind; B 1:b2; C 1:b3; A moves 5",
        &expect![[r#"
            You must get back on the train: 5 steps.
            Ann must move, up to 5 steps.
            Ann must move, up to 5 steps.
            Vous devez remonter dans le train : 5 pas.
            Ann doit se déplacer, de 5 pas au plus.
            Ann doit se déplacer, de 5 pas au plus.
        "#]],
    );
    asks(
        "train caboose day-coach; A 1:b2 hand ada; B 1:b2 head hank; C 1:b3; \
         A fights A B, dice A 3 B 5 5, A decides",
        &expect![[r#"
            You total 3; best opponent: 14. Throw a card?
            Ann may throw a card into the fight.
            Ann may throw a card into the fight.
            Vous totalisez 3 ; meilleur adversaire : 14. Jeter une carte ?
            Ann peut jeter une carte dans le combat.
            Ann peut jeter une carte dans le combat.
        "#]],
    );
    asks(
        "train caboose day-coach; A 1:b2; B 1:b2; C 1:b3; A ends, B deals ada to A",
        &expect![[r#"
            Bob deals out the brains: which one for Ann?
            Which brain goes into the head of Ann?
            Bob deals out the brains: which one for Ann?
            Bob distribue les cerveaux : lequel pour Ann ?
            Quel cerveau pour Ann ?
            Bob distribue les cerveaux : lequel pour Ann ?
        "#]],
    );
    asks(
        "train engine; A 1:a6; B 1:b2; C 1:b3; A over",
        &expect![[r#"
            The game is over: no brain anywhere, everyone loses.
            The game is over: no brain anywhere, everyone loses.
            The game is over: no brain anywhere, everyone loses.
            La partie est finie : pas un cerveau qui compte, tout le monde perd.
            La partie est finie : pas un cerveau qui compte, tout le monde perd.
            La partie est finie : pas un cerveau qui compte, tout le monde perd.
        "#]],
    );
}

#[test]
fn labels_tell_what_is_where_and_how_far() {
    labels(
        "train caboose day-coach; A 1:b5 hand pepita; B 1:b4; C 1:b1; A moves 1",
        &expect![[r#"
            Throw Pepita for 6 more steps
            Stop on 1:a5, 1 step away: a counter
            Stop on 1:b4, 1 step away: Bob
            Stay on 1:b5
            Stop on 1:b6, 1 step away
            Stop on 1:c5, 1 step away: a counter
            Jeter Pepita pour 6 pas de plus
            S’arrêter en 1:a5, à 1 pas : un jeton
            S’arrêter en 1:b4, à 1 pas : Bob
            Rester en 1:b5
            S’arrêter en 1:b6, à 1 pas
            S’arrêter en 1:c5, à 1 pas : un jeton
        "#]],
    );
    labels(
        "train caboose day-coach; A 1:b5 points 3 hand hank dusty; B 1:b4; C 1:b1; A installs",
        &expect![[r#"
            Install Dusty for 1 point
            Install Hank for 3 points
            Install nothing
            Installer Dusty pour 1 point
            Installer Hank pour 3 points
            Ne rien installer
        "#]],
    );
}

#[test]
fn the_scene_draws_the_train_and_names_what_the_viewer_knows() {
    let robbery: Robbery = "train day-coach(a4) engine; A 1:b2 head ada points 3 hand hank; \
                            B 2:c6 hand dusty; C 1:b2; D behind; discards vanity; A begins"
        .parse()
        .expect("a table");
    let names = ["Ann", "Bob", "Cleo", "Dan"].map(str::to_owned);
    let mut out = String::new();
    for lang in Lang::ALL {
        let words = Words {
            lang,
            me: Some(Seat::new(0)),
            names: &names,
            remarks: &[],
        };
        let view = robbery.view(Viewer::Seat(Seat::new(0)));
        for zone in Robbery::scene(&view, &[], &words).zones {
            let pieces = zone.pieces.iter().filter(|it| it.on.is_none());
            let pieces: Vec<_> = pieces.map(|it| it.label.as_str()).collect();
            out += &[&zone.title, " | ", &pieces.join(" | "), "\n"].concat();
            for short in zone.pieces.iter().map(|it| &it.short) {
                if short.contains('\n') {
                    out += &[short, "\n"].concat();
                }
            }
        }
    }
    expect![[r#"
        Train, round 1: 2 cars, a 1 breaks it (* counter, ! brake) | car 1, Day Coach: counters on a4; walls between a1/a2, a3/a4, a4/b4, a6/b6, b1/c1, b3/c3, c3/c4, c5/c6; you on b2; Cleo on b2 | car 2, Engine: counters on a3, c3; brakes on a6, c6; walls between a2/a3, a3/b3, a5/a6, b3/c3, b4/b5, c2/c3, c5/c6; Bob on c6
        1 Day Coach--------
        | .| .  .| *  .  .|
        +  +  +  +--+  +--+
          . AC  .  .  .  . 
        +--+  +--+  +  +  +
        | .  .  .| .  .| .|
        +--+--+--+--+--+--+
        2 Engine-----------
        | .  .| *  .  .| !|
        +  +  +--+  +  +  +
          .  .  .  .| .  .|
        +  +  +--+  +  +  +
        | .  .| *  .  .|B!|
        +--+--+--+--+--+--+
        Running behind the train | Dan
        A You: 3 points, 2 dice, on 1:b2 | Ann | in the head: Ada (Cost 5, Hit 0, Run 2, IQ 122)
        Your hand | in hand: Hank (Cost 3, Hit 4, Run 1, IQ 98)
        B Bob: 0 points, 1 die, on 2:c6 | Bob | empty head
        Bob: hand | card face down
        C Cleo: 0 points, 2 dice, on 1:b2 | Cleo | empty head
         | 
        D Dan: 0 points, 2 dice, behind the train | Dan | empty head
         | 
        Deck: 60 cards | 
        Discards: 1 card | 
        Train, manche 1 : 2 wagons, un attelage casse sur 1 (* jeton, ! frein) | wagon 1, Wagon de voyageurs : jetons en a4 ; murs entre a1/a2, a3/a4, a4/b4, a6/b6, b1/c1, b3/c3, c3/c4, c5/c6 ; vous en b2 ; Cleo en b2 | wagon 2, Locomotive : jetons en a3, c3 ; freins en a6, c6 ; murs entre a2/a3, a3/b3, a5/a6, b3/c3, b4/b5, c2/c3, c5/c6 ; Bob en c6
        1 Wagon de voyageur
        | .| .  .| *  .  .|
        +  +  +  +--+  +--+
          . AC  .  .  .  . 
        +--+  +--+  +  +  +
        | .  .  .| .  .| .|
        +--+--+--+--+--+--+
        2 Locomotive-------
        | .  .| *  .  .| !|
        +  +  +--+  +  +  +
          .  .  .  .| .  .|
        +  +  +--+  +  +  +
        | .  .| *  .  .|B!|
        +--+--+--+--+--+--+
        Derrière le train | Dan
        A Vous : 3 points, 2 dés, en 1:b2 | Ann | dans la tête : Ada (Coût 5, Frappe 0, Course 2, QI 122)
        Votre main | en main : Hank (Coût 3, Frappe 4, Course 1, QI 98)
        B Bob : 0 point, 1 dé, en 2:c6 | Bob | tête vide
        Bob : main | carte face cachée
        C Cleo : 0 point, 2 dés, en 1:b2 | Cleo | tête vide
         | 
        D Dan : 0 point, 2 dés, derrière le train | Dan | tête vide
         | 
        Pioche : 60 cartes | 
        Défausse : 1 carte | 
    "#]].assert_eq(&out);
}

#[test]
fn the_story_is_told_in_both_languages() {
    let names = NAMES.map(str::to_owned);
    let [ann, bob] = [0, 1].map(Seat::new);
    let events = [
        Event::CouplingRolled {
            die: 2,
            n_cars: 4,
            asked: None,
        },
        Event::CouplingRolled {
            die: 4,
            n_cars: 4,
            asked: None,
        },
        Event::Rolled {
            seat: ann,
            dice: Dice::of(&[3]),
            steps: 3,
        },
        Event::Pickpocketed {
            seat: bob,
            from: ann,
            card: None,
        },
        Event::EveryoneLost,
    ];
    let mut out = String::new();
    for lang in Lang::ALL {
        let words = Words {
            lang,
            me: None,
            names: &names,
            remarks: &[],
        };
        for event in &events {
            out += &Robbery::tell(event, &words);
            out += "\n";
        }
    }
    expect![[r#"
        The couplings: 2 for 4 cars. One breaks!
        The couplings: 4 for 4 cars. They hold.
        Ann rolls 3: 3 steps.
        Bob takes a card from the hand of Ann.
        There is not one brain in a head that counts: everyone loses!
        Les attelages : 2 pour 4 wagons. Il y en a un qui casse !
        Les attelages : 4 pour 4 wagons. Ils tiennent.
        Ann lance 3 : 3 pas.
        Bob prend une carte à Ann.
        Pas une tête avec un cerveau qui compte : tout le monde perd !
    "#]]
    .assert_eq(&out);
}

#[test]
fn fights_are_told_with_hits_and_totals_and_to_those_who_fight() {
    let names = NAMES.map(str::to_owned);
    let [ann, bob] = [0, 1].map(Seat::new);
    let n_seats = names.len();
    let both: SeatSet = [ann, bob].into_iter().collect();
    let events = [
        Event::Attacked {
            seat: ann,
            others: SeatSet::one(bob),
            asked: None,
        },
        Event::FightRolled {
            fighters: both,
            dice: BySeat::new(n_seats, |_| Dice::of(&[3, 4])),
            hits: BySeat::new(n_seats, |seat| seat.index() as u8),
        },
        Event::ThrownToHit {
            seat: ann,
            card: Brain::Nail,
            total: 13,
        },
        Event::FightWon {
            seat: ann,
            losers: SeatSet::one(bob),
            by_tie: false,
            total: 13,
        },
    ];
    let mut out = String::new();
    for (lang, me) in [
        (Lang::En, None),
        (Lang::En, Some(ann)),
        (Lang::En, Some(bob)),
        (Lang::Fr, Some(ann)),
        (Lang::Fr, Some(bob)),
    ] {
        let words = Words {
            lang,
            me,
            names: &names,
            remarks: &[],
        };
        for event in &events {
            out += &Robbery::tell(event, &words);
            out += "\n";
        }
    }
    expect![[r#"
        Ann attacks Bob!
        The fight: Ann 3 and 4 + Hit 0 = 7; Bob 3 and 4 + Hit 1 = 8.
        Ann throws Nail (Hit 6) and has 13.
        Ann wins the fight with 13.
        You attack Bob!
        The fight: you 3 and 4 + Hit 0 = 7; Bob 3 and 4 + Hit 1 = 8.
        You throw Nail (Hit 6) and have 13.
        You win the fight with 13.
        Ann attacks you!
        The fight: Ann 3 and 4 + Hit 0 = 7; you 3 and 4 + Hit 1 = 8.
        Ann throws Nail (Hit 6) and has 13.
        Ann wins the fight with 13.
        Vous attaquez Bob !
        Le combat : vous 3 et 4 + Frappe 0 = 7 ; Bob 3 et 4 + Frappe 1 = 8.
        Vous jetez Nail (Frappe 6) et totalisez 13.
        Vous gagnez le combat avec 13.
        Ann vous attaque !
        Le combat : Ann 3 et 4 + Frappe 0 = 7 ; vous 3 et 4 + Frappe 1 = 8.
        Ann jette Nail (Frappe 6) et totalise 13.
        Ann gagne le combat avec 13.
    "#]]
    .assert_eq(&out);
}

#[test]
fn a_pawn_walks_and_a_thrown_card_goes_out_of_sight() {
    testkit::travels::<Robbery>(
        Viewer::Seat(Seat::new(1)),
        "train caboose day-coach; A 1:b5 hand pepita; B 1:b4; C 1:b1; A moves 1",
        "A stop 1:b6",
        &expect![[r#"
            train (pawn.A) → train (pawn.A), Moved, Carried
        "#]],
    );
    testkit::travels::<Robbery>(
        Viewer::Seat(Seat::new(1)),
        "train caboose day-coach; A 1:b5 hand pepita; B 1:b4; C 1:b1; A moves 1",
        "A throw pepita",
        &expect![[r#"
            hand.A (hand.A/0) → discards, Vanished, Carried
        "#]],
    );
}
