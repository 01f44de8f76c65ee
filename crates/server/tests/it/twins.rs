//! Twins: two tables that differ only in what somebody may not know. Whatever
//! happens at them, that somebody gets the same messages, byte by byte.
//!
//! They are found without a server: one hidden choice, or the whole luck, is
//! another. Then both are played on servers ([`playing`]), from the invitation to
//! the rematch, with talk, clocks, questions to all, breaks, undo, people who
//! look on, come back and leave, bots, wrong moves and requests beside it.

mod plan;
mod playing;

use std::{collections::BTreeMap, time::Duration};

use driver::{Driver, Match, Next, Pending};
use erased::DynGame;
use tabletop::{Chance, Seat, Turn, Viewer, chance::Seeded};

use self::{
    plan::{Company, EVERYBODY, Plan},
    playing::play,
};

/// How long the twins of a short script are played after they began to differ.
const SHORT: usize = 40;
/// Where a script ends although the game goes on.
const LONGEST: usize = 3000;
/// How many scripts are tried, of how many that fool somebody the best are
/// taken, and how many those are.
const N_TRIALS: u64 = 400;
const N_KEYS: u16 = 600;
const N_FOUND: usize = 20;
const FEW_FOUND: usize = 5;
const N_PLAYED: usize = 2;
/// How often at most something is taken back.
const MOST_UNDOS: usize = 12;
/// Whom the moves are taken from that nobody compares.
const USUAL: &str = "runner";

/// What is done at both tables, one step after the other.
struct Script {
    plan: Plan,
    keys: [[u8; 32]; 2],
    steps: Vec<Step>,
    /// Who cannot tell the tables apart after each step; the set-up is first.
    fooled: Vec<Vec<Viewer>>,
    /// How often somebody is fooled although the tables differ.
    n_fooled: usize,
    /// How each game goes on when nobody is fooled any more.
    rest: [Vec<(Seat, String, bool)>; 2],
}

#[derive(Clone, Debug)]
enum Step {
    /// A move at both tables; nobody sends it where a bot or an order makes it.
    Move {
        seat: Seat,
        actions: [String; 2],
        by_itself: bool,
    },
    /// Who moved last takes it back.
    Undo(Seat),
    /// Everybody agrees that somebody takes it back.
    GoBack { seat: Seat, to: u32 },
}

impl Step {
    /// Takes it at one of the tables.
    fn take(&self, table: &mut Driver, nth: usize) {
        match self {
            Step::Move { seat, actions, .. } => make(table, *seat, &actions[nth]),
            Step::Undo(seat) => {
                let change = table.undo(*seat, table.game().n_moves());
                do_it(table, change);
            }
            Step::GoBack { seat, .. } => {
                let (pending, _) = table.go_back(*seat).unwrap();
                table.commit(pending);
            }
        }
    }

    fn takes_back(&self) -> bool {
        matches!(self, Step::Undo(_) | Step::GoBack { .. })
    }

    fn is_by_itself(&self) -> bool {
        matches!(
            self,
            Step::Move {
                by_itself: true,
                ..
            }
        )
    }
}

fn pick<'a, T>(from: &'a [T], luck: &mut Seeded) -> Option<&'a T> {
    let last = u32::try_from(from.len()).unwrap().checked_sub(1)?;
    from.get(luck.draw(last) as usize)
}

/// A move with words where it takes some.
fn spoken(game: &dyn DynGame, action: &str) -> String {
    if game.takes_remark(action) {
        format!("{action} # is it so?")
    } else {
        action.to_owned()
    }
}

/// Who may act at both tables, with what is legal at both.
fn common([one, two]: [&Match; 2]) -> Vec<(Seat, Vec<String>)> {
    let actors = |it: &Match| match it.turn() {
        Turn::Waiting { must, may } => must.iter().chain(may.iter()).collect(),
        Turn::Over(_) => Vec::new(),
    };
    let others = actors(two);
    let both = actors(one).into_iter().filter(|it| others.contains(it));
    let legal = both.map(|seat| {
        let also = two.legal(seat);
        let mut both = one.legal(seat).to_vec();
        both.retain(|it| also.contains(it));
        (seat, both)
    });
    legal.filter(|(_, it)| !it.is_empty()).collect()
}

/// What a bot or a standing order does next.
fn by_itself(table: &Driver) -> Option<(Seat, String)> {
    match table.next(Duration::ZERO) {
        Next::Move { seat, action } => Some((seat, action)),
        Next::Think(job) => {
            let action = job.answer(table.game().game()).unwrap();
            Some((job.seat, action))
        }
        Next::Wait { .. } | Next::Over => None,
    }
}

fn do_it(table: &mut Driver, change: Result<Pending, driver::ActionError>) {
    let pending = change.unwrap();
    table.commit(pending);
}

fn make(table: &mut Driver, seat: Seat, action: &str) {
    let change = table.play(seat, table.game().n_moves(), action);
    do_it(table, change);
}

fn is_over(table: &Driver) -> bool {
    matches!(table.game().turn(), Turn::Over(_))
}

fn heard_alike([one, two]: [&Match; 2], viewer: Viewer) -> bool {
    one.latest().raw_for(viewer).get() == two.latest().raw_for(viewer).get()
}

fn key(n: u16) -> [u8; 32] {
    let [high, low] = n.to_be_bytes();
    [[high; 16], [low; 16]].concat().try_into().unwrap()
}

/// Pairs of keys after whose set-up somebody cannot tell the tables apart.
fn alike(plan: Plan) -> Vec<[[u8; 32]; 2]> {
    let mut known = BTreeMap::new();
    let mut pairs = Vec::new();
    for n in 0..N_KEYS {
        let table = plan.table(key(n));
        for viewer in plan.audience() {
            let told = table.game().latest().raw_for(viewer).get().to_owned();
            if let Some(before) = known.insert((format!("{viewer:?}"), told), n) {
                pairs.push([key(before), key(n)]);
            }
        }
    }
    pairs
}

/// Writes a script: with one key a hidden choice makes the difference, with two
/// the luck does.
fn write(plan: Plan, seed: u64, keys: [[u8; 32]; 2]) -> Option<Script> {
    let mut luck = Seeded::derived(seed, &[11]);
    let has_other_luck = keys[0] != keys[1];
    let has_secrets = plan.game.info().has_secrets;
    let mut tables = keys.map(|key| plan.table(key));
    let mut fooled = plan.audience();
    fooled.retain(|it| heard_alike(tables.each_ref().map(Driver::game), *it));
    let mut script = Script {
        plan,
        keys,
        steps: Vec::new(),
        fooled: vec![fooled.clone()],
        // Where nothing is hidden, the luck to come is.
        n_fooled: if has_secrets { 0 } else { fooled.len() },
        rest: [Vec::new(), Vec::new()],
    };
    // Alike until the choice that differs.
    let split_at = if has_other_luck {
        usize::MAX
    } else {
        luck.draw(25) as usize
    };
    let (mut n_apart, mut n_quiet) = (0, 0);
    let longest = if plan.is_whole { LONGEST } else { SHORT };
    while !fooled.is_empty() && n_apart < longest {
        let is_split = script.steps.len() == split_at;
        // Asked once: bots think about it.
        let by_themselves = tables.each_ref().map(by_itself);
        if by_themselves == [None, None] {
            n_quiet = script.steps.len();
        }
        let before = &script.steps;
        let step = match by_themselves {
            [None, None] => next_step(plan, before, &tables, is_split, &mut luck),
            [Some((seat, one)), Some((also, two))] if seat == also => Some(Step::Move {
                seat,
                actions: [one, two],
                by_itself: true,
            }),
            // Something is done at one and nothing at the other: nobody is fooled.
            [_, _] => None,
        };
        let Some(step) = step else { break };
        for (nth, table) in tables.iter_mut().enumerate() {
            step.take(table, nth);
        }
        // What is over is open to all.
        if tables.iter().any(is_over) {
            script.steps.push(step);
            return finish(script, tables, n_quiet);
        }
        if let Step::Move { .. } = step {
            fooled.retain(|it| heard_alike(tables.each_ref().map(Driver::game), *it));
        }
        script.steps.push(step);
        script.fooled.push(fooled.clone());
        n_apart += usize::from(has_other_luck || split_at < script.steps.len());
        let [one, two] = tables.each_ref().map(|it| it.game().view(Viewer::Judge));
        if one != two || !has_secrets {
            script.n_fooled += fooled.len();
        }
    }
    if tables.iter().all(|it| by_itself(it).is_none()) {
        n_quiet = script.steps.len();
    }
    finish(script, tables, n_quiet)
}

/// What people do next at both tables.
fn next_step(
    plan: Plan,
    before: &[Step],
    tables: &[Driver; 2],
    is_split: bool,
    luck: &mut Seeded,
) -> Option<Step> {
    let games = tables.each_ref().map(Driver::game);
    // Now and then somebody takes back what was no luck, or everybody agrees to.
    if let Some(Step::Move {
        seat,
        by_itself: false,
        ..
    }) = before.last()
        && !is_split
        && plan.company != Company::Ordering
        && before.iter().filter(|it| it.takes_back()).count() < MOST_UNDOS
    {
        match luck.draw(19) {
            0 | 1 if games.iter().all(|it| it.may_undo(*seat).is_ok()) => {
                return Some(Step::Undo(*seat));
            }
            2 if plan.company == Company::People => {
                let to = games[0].before_last_of(*seat)?;
                return Some(Step::GoBack { seat: *seat, to });
            }
            _ => {}
        }
    }
    let open = common(games);
    let (seat, legal) = pick(&open, luck)?;
    // Half of the time something sensible, so that games end; whoever may only
    // interrupt is not asked what to do.
    let must = games[0].turn().must().contains(*seat);
    let sensible = must.then(|| games[0].choose(USUAL, *seat).ok()).flatten();
    let sensible = sensible.filter(|it| legal.contains(it) && luck.draw(1) == 0);
    let first = match sensible {
        Some(sensible) => sensible,
        None => pick(legal, luck)?.clone(),
    };
    let second = if is_split {
        pick(legal, luck)?.clone()
    } else {
        first.clone()
    };
    Some(Step::Move {
        seat: *seat,
        actions: [first, second].map(|it| spoken(plan.game, &it)),
        by_itself: false,
    })
}

/// Plays both games to their ends, each by itself. What bots do after the last
/// quiet moment of the script comes when it comes, and is not compared.
fn finish(mut script: Script, mut tables: [Driver; 2], n_quiet: usize) -> Option<Script> {
    let unquiet = script.steps.split_off(n_quiet);
    script.fooled.truncate(n_quiet + 1);
    if script.n_fooled == 0 || !script.plan.is_whole {
        return (0 < script.n_fooled).then_some(script);
    }
    for (nth, table) in tables.iter_mut().enumerate() {
        let rest = &mut script.rest[nth];
        for step in &unquiet {
            let Step::Move {
                seat,
                actions,
                by_itself,
            } = step
            else {
                return None;
            };
            rest.push((*seat, actions[nth].clone(), *by_itself));
        }
        while !is_over(table) {
            let (seat, action, is_by_itself) = if let Some((seat, action)) = by_itself(table) {
                (seat, action, true)
            } else {
                let seat = table.game().turn().must().first().unwrap();
                let action = table.game().choose(USUAL, seat).unwrap();
                (seat, spoken(script.plan.game, &action), false)
            };
            make(table, seat, &action);
            rest.push((seat, action, is_by_itself));
        }
    }
    Some(script)
}

/// Plays the scripts that fool most.
async fn play_best(plan: Plan, n_played: usize) {
    let same = |seed| [key(u16::try_from(seed % 1000).unwrap()); 2];
    let trials = if plan.game.info().has_secrets {
        0..N_TRIALS
    } else {
        // Everybody sees every choice.
        0..0
    };
    let choices = trials.filter_map(|it| write(plan, it, same(it)));
    let alike = (0..).zip(alike(plan));
    let lucks = alike.filter_map(|(seed, keys)| write(plan, seed, keys));
    // Bots have to be asked for each of them.
    let n_found = if plan.is_whole || plan.has_bot() {
        FEW_FOUND
    } else {
        N_FOUND
    };
    let mut scripts: Vec<Script> = choices.take(n_found).chain(lucks.take(n_found)).collect();
    scripts.sort_by_key(|it| std::cmp::Reverse(it.n_fooled));
    scripts.truncate(n_played);
    let id = plan.game.info().id;
    assert_eq!(scripts.len(), n_played, "there are twins of {id}: {plan:?}");
    for (nth, script) in scripts.iter().enumerate() {
        play(script, nth).await;
    }
}

async fn play_all(id: &str, company: Company, is_whole: bool, n_played: usize) {
    let game = registry::find(id).expect("the game is known");
    if company == Company::Ordering && game.orders().is_empty() {
        return;
    }
    let plan = Plan {
        game,
        company,
        is_whole,
    };
    play_best(plan, n_played).await;
}

/// The same tests for each of these games.
macro_rules! twins_of {
    ($($game:ident: $id:literal),+ $(,)?) => {
        const GAMES: &[&str] = &[$($id),+];

        $(mod $game {
            use super::{Company, N_PLAYED, play_all};

            #[tokio::test]
            async fn who_may_not_know_is_told_the_same() {
                play_all($id, Company::People, false, N_PLAYED).await;
            }

            #[tokio::test]
            async fn standing_orders_tell_nobody_anything() {
                play_all($id, Company::Ordering, false, N_PLAYED).await;
            }

            #[tokio::test]
            async fn bots_tell_nobody_anything() {
                play_all($id, Company::Bot, false, 1).await;
            }

            #[tokio::test]
            async fn who_stands_in_tells_nobody_anything() {
                play_all($id, Company::StandIn, false, 1).await;
            }

            #[tokio::test]
            async fn a_whole_game_and_its_rematch_tell_nobody_anything() {
                play_all($id, Company::People, true, 1).await;
            }

            #[ignore = "takes minutes"]
            #[tokio::test]
            async fn many_whole_games_tell_nobody_anything() {
                for company in super::EVERYBODY {
                    play_all($id, company, true, 8).await;
                }
            }
        })+
    };
}

twins_of!(
    brain_flip: "brain-flip",
    give_me_the_brain: "give-me-the-brain",
    great_brain_robbery: "great-brain-robbery",
    jars: "jars",
    mmm_brains: "mmm-brains",
    oh_my_brain: "oh-my-brain",
    pig: "pig",
);

#[test]
fn every_game_has_twins() {
    for game in registry::all() {
        assert!(GAMES.contains(&game.info().id), "{}", game.info().id);
    }
}
