//! What bots do: how often the best one finds the picture, and what it does on
//! tables where that is plain to see.

use std::collections::BTreeMap;

use brain_flip::{Action, BrainFlip, Event, Feat, Options, Question, Word};
use tabletop::{Bot, Cx, Decision, Game, Seat, Strategy, Viewer, chance::Seeded};

fn bot(name: &str, seed: u64) -> Box<dyn Bot<BrainFlip>> {
    let info = BrainFlip::BOTS.iter().find(|bot| bot.name == name);
    (info.expect("it is there").make)(seed)
}

fn choose(bot: &mut dyn Bot<BrainFlip>, table: &BrainFlip, seat: Seat) -> Action {
    let mut legal = Vec::new();
    table.legal(seat, &mut legal);
    let action = bot.choose(&Decision {
        seat,
        view: &table.view(Viewer::Seat(seat)),
        memory: &(),
        legal: &legal,
    });
    assert!(legal.contains(&action), "{action} is not legal");
    action
}

/// Of `n_rounds` first rounds between bots of one name, how many were found.
fn n_found(options: &Options, n_seats: usize, name: &str, n_rounds: u64) -> u64 {
    let is_found = |seed: &u64| {
        let mut luck = Seeded::derived(*seed, &[0]);
        let mut bots: Vec<_> = (0..n_seats as u64)
            .map(|seat| bot(name, 100 * seed + seat))
            .collect();
        let mut table =
            BrainFlip::setup(options, n_seats, &mut Cx::silent(&mut luck)).expect("it opens");
        loop {
            let seat = table.turn().must().first().expect("the round goes on");
            let action = choose(bots[seat.index()].as_mut(), &table, seat);
            let mut events = Vec::new();
            table
                .play(seat, action, &mut Cx::new(&mut luck, &mut events))
                .expect("bots choose legal moves");
            for event in events {
                match event {
                    Event::Scored { feat, .. } => return feat == Feat::Found,
                    Event::Lost { .. } => return false,
                    _ => (),
                }
            }
        }
    };
    (0..n_rounds).filter(is_found).count() as u64
}

const STRAIGHT: Options = Options {
    straight: true,
    grid: 6,
    limit: None,
    new_grid: false,
    full_circle: None,
};

#[test]
fn perfect_memories_find_the_picture_in_99_of_100_flipped_rounds() {
    for (name, n_seats) in [("greedy", 2), ("greedy", 4), ("sharp", 2), ("sharp", 4)] {
        let n = n_found(&Options::default(), n_seats, name, 300);
        assert!(297 <= n, "{name}: {n} of 300 with {n_seats} seats");
    }
}

/// Five answers and a call can find 32 of 36 pictures.
#[test]
fn greedy_finds_the_picture_in_85_of_100_straight_rounds() {
    for n_seats in [2, 4] {
        let n = n_found(&STRAIGHT, n_seats, "greedy", 300);
        assert!((255..=280).contains(&n), "{n} of 300 with {n_seats} seats");
    }
}

#[test]
fn sharp_knows_what_sharp_likes_to_hide() {
    let n = n_found(&STRAIGHT, 2, "sharp", 1000);
    assert!(900 < n, "{n} of 1000");
}

#[test]
fn the_levels_are_in_order() {
    let found = |name| n_found(&Options::default(), 2, name, 200);
    let n = ["muddled", "dozy", "distracted", "careful", "sharp"].map(found);
    assert!(n.is_sorted_by(|one, other| one + 10 < *other), "{n:?}");
}

/// What a bot does with `table`; whoever is waited for decides.
fn move_of(name: &str, table: &str) -> Action {
    let table: BrainFlip = table.parse().expect("a table");
    testkit::choice(name, &table)
}

#[track_caller]
fn plays(name: &str, table: &str, expected: &str) {
    let text = move_of(name, table).to_string();
    assert!(text.starts_with(expected), "{text} instead of {expected}");
}

#[track_caller]
fn sharp_plays(table: &str, expected: &str) {
    plays("sharp", table, expected);
}

#[test]
fn sharp_points_when_it_is_sure_and_asks_when_it_is_not() {
    let table = "A 0, B 0; flipped 4; grid cat frog / king rose; A hides b1; ";
    sharp_plays(&format!("{table}B asked hat: no; B asks"), "point b1");
    sharp_plays(&format!("{table}B asked hat: yes; B asks"), "ask ");
    // The last one can only be a call.
    let table = table.replace("flipped 4", "flipped 1");
    sharp_plays(&format!("{table}B asks"), "point ");
}

#[test]
fn of_two_pictures_sharp_points_at_one_rather_than_ask_for_the_next_player() {
    let table = "A 0, B 0, C 0; flipped 9; grid cat frog / king rose; A hides a1; ";
    sharp_plays(&format!("{table}B asked animal: no; C asks"), "point a");
    let alone = table.replace(", C 0", "");
    sharp_plays(&format!("{alone}B asked animal: no; B asks"), "ask ");
}

#[test]
fn greedy_asks_between_two_pictures_as_well() {
    let table = "A 0, B 0, C 0; flipped 9; grid cat frog / king rose; A hides a1; ";
    plays(
        "greedy",
        &format!("{table}B asked animal: no; C asks"),
        "ask ",
    );
    plays(
        "distracted",
        &format!("{table}B asked animal: no; C asks"),
        "point a",
    );
}

#[test]
fn of_three_pictures_sharp_points_at_one_if_two_guessers_come_before_its_next_turn() {
    let table = "A 0, B 0, C 0, D 0; flipped 9; grid cat frog / king rose; A hides a1; ";
    let three = table.replace("D 0", "D 0, E 0");
    sharp_plays(&format!("{three}B called b2; C asks"), "point ");
    plays("distracted", &format!("{three}B called b2; C asks"), "ask ");
    // One guesser may miss.
    sharp_plays(&format!("{table}B called b2; C asks"), "ask ");
}

#[test]
fn of_four_pictures_sharp_leaves_three_to_the_next_player() {
    let table = "A 0, B 0, C 0, D 0; flipped 9; grid cat frog / king rose; A hides a1; B asks";
    let n_yes = |name| {
        let grid = table.parse::<BrainFlip>().expect("a table").table.grid;
        match move_of(name, table) {
            Action::Ask(question) => grid.true_of(question).len(),
            action => panic!("{name} asks instead of {action}"),
        }
    };
    assert!([1, 3].contains(&n_yes("sharp")));
    assert_eq!(n_yes("greedy"), 2);
}

#[test]
fn whoever_will_not_be_on_turn_again_points_rather_than_ask_for_others() {
    let table = "A 0, B 0, C 0, D 0; flipped 3; grid cat frog / king rose; A hides a1; B asks";
    sharp_plays(table, "point ");
    plays("greedy", table, "ask ");
    sharp_plays(&table.replace("flipped 3", "flipped 5"), "ask ");
}

/// Nobody is sure of anything, and nothing is ruled out.
#[test]
fn ordinary_pictures_are_imagined_up_to_twice_as_often() {
    let mut luck = Seeded::new(7);
    let mut table =
        BrainFlip::setup(&Options::default(), 2, &mut Cx::silent(&mut luck)).expect("it opens");
    let master = table.table.master;
    let hidden = table.table.grid.cells().iter().next().expect("a picture");
    let chosen = table.play(master, Action::Choose(hidden), &mut Cx::silent(&mut luck));
    chosen.expect("it is legal");
    let view = table.view(Viewer::Seat(master.left(2)));
    let mut n_times = BTreeMap::new();
    for _ in 0..36_000 {
        let imagined = BrainFlip::sample_belief(&view, &(), &mut luck).secret;
        *n_times.entry(imagined).or_insert(0) += 1;
    }
    let (fewest, most) = (n_times.values().min(), n_times.values().max());
    assert_eq!(n_times.len(), 36);
    assert!((550..750).contains(fewest.expect("some")), "{fewest:?}");
    assert!((1250..1450).contains(most.expect("some")), "{most:?}");
}

#[test]
fn sharp_asks_when_the_last_answer_cannot_be_true() {
    // It is no animal, but not any of the others either.
    sharp_plays(
        "A 0, B 0, C 0, D 0; flipped 9; grid cat frog / king rose; A hides a1; C called b1; \
         D called b2; B asked animal: yes; B asks",
        "ask ",
    );
}

#[test]
fn an_artificial_brain_master_hands_free_questions_back_and_judges_nothing() {
    let table = "A 0, B 0, C 0; flipped 1; grid cat frog / king rose; A hides b1; ";
    sharp_plays(&format!("{table}A answers B: free"), "decline");
    sharp_plays(&format!("{table}A answers B: hat"), "no");
    sharp_plays(&format!("{table}B asked free: yes; review"), "pass");
    sharp_plays(
        &format!("{table}B asked free: yes; vote on 1: B upholds"),
        "vote abstain",
    );
    // Somebody whose place it took had answered.
    sharp_plays(
        "A 0, B 0; flipped 1; grid cat frog / king rose; A hides b1; B asked free: yes; \
         vote on 1: B upholds",
        "vote reject",
    );
}

#[test]
fn brain_masters_err_and_notice_as_often_as_they_say() {
    let table = "A 0, B 0; flipped 4; grid cat frog / king rose; A hides b1; ";
    let asked: BrainFlip = format!("{table}A answers B: hat").parse().expect("a table");
    let erred: BrainFlip = format!("{table}B asked hat: yes; B asks")
        .parse()
        .expect("a table");
    let right: BrainFlip = format!("{table}B asked hat: no; B asks")
        .parse()
        .expect("a table");
    let master = Seat::new(0);
    let n_wrong = |name| {
        let says_yes =
            |seed: &u64| choose(bot(name, *seed).as_mut(), &asked, master).to_string() == "yes";
        (0..2000).filter(says_yes).count()
    };
    let n_corrected = |name, game: &BrainFlip| {
        let interrupts = |seed: &u64| {
            let decision = Decision {
                seat: master,
                view: &game.view(Viewer::Seat(master)),
                memory: &(),
                legal: &[Action::Correct],
            };
            bot(name, *seed).interrupt(&decision).is_some()
        };
        (0..2000).filter(interrupts).count()
    };
    assert!((90..=150).contains(&n_wrong("muddled")), "six in a hundred");
    assert!((10..=30).contains(&n_wrong("careful")), "a hundredth");
    assert_eq!(n_wrong("sharp"), 0);
    assert!((900..=1100).contains(&n_corrected("dozy", &erred)), "half");
    assert!(
        (1400..=1600).contains(&n_corrected("careful", &erred)),
        "three quarters"
    );
    assert_eq!(n_corrected("dozy", &right), 0);
}

/// On grids where one answer leaves one picture, a guesser who forgot to flip
/// it is left with three and asks on.
#[test]
fn guessers_forget_to_flip_as_often_as_they_say() {
    let mut n_grids = 0;
    let (mut n_dozy, mut n_careful, mut n_sharp) = (0, 0, 0);
    for seed in 0..1500 {
        let mut luck = Seeded::new(seed);
        let options = Options {
            grid: 2,
            ..Options::default()
        };
        let mut table =
            BrainFlip::setup(&options, 2, &mut Cx::silent(&mut luck)).expect("it opens");
        let grid = table.table.grid;
        let Some(question) = Question::all().find(|it| grid.true_of(*it).len() == 1) else {
            continue;
        };
        n_grids += 1;
        let secret = grid.true_of(question).iter().next().expect("there is one");
        let master = table.table.master;
        let guesser = master.left(2);
        for (seat, action) in [
            (master, Action::Choose(secret)),
            (guesser, Action::Ask(question)),
            (master, Action::Say(Word::No)),
        ] {
            let played = table.play(seat, action, &mut Cx::silent(&mut luck));
            played.expect("it is legal");
        }
        let asks = |name| choose(bot(name, 0).as_mut(), &table, guesser) != Action::Point(secret);
        n_dozy += usize::from(asks("dozy"));
        n_careful += usize::from(asks("careful"));
        n_sharp += usize::from(asks("sharp"));
    }
    assert!(1000 < n_grids, "{n_grids}");
    let share = |n: usize| 1000 * n / n_grids;
    assert!(
        (75..=125).contains(&share(n_dozy)),
        "a tenth, not {n_dozy} of {n_grids}"
    );
    assert!(
        (3..=20).contains(&share(n_careful)),
        "a hundredth, not {n_careful} of {n_grids}"
    );
    assert_eq!(n_sharp, 0);
}
