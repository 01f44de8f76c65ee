//! Twins on servers: everybody sits, one looks on, and all they hear is compared.

use std::{mem, time::Duration};

use serde_json::json;
use server::{Config, Limits, Wall};
use tabletop::Viewer;
use wire::{ClientMessage, Mood, Proposal, Seated, ServerMessage};

use super::{
    Script, Step, USUAL,
    plan::{Company, Plan, n_seats, name},
};
use crate::it::{client::Client, server::TestServer};

/// How the bot is called that has the third seat.
pub(super) const BOT: &str = driver::BOT_NAMES[2];

/// When everybody is told that somebody looks on.
const CROWD: Duration = Duration::from_millis(300);

/// How many steps of a rematch are compared.
const N_AGAIN: usize = 12;

/// A table on a server of its own, where everybody sits and one looks on.
struct Twin {
    plan: Plan,
    server: TestServer,
    wall: Wall,
    code: String,
    commitment: String,
    seats: Vec<Seated>,
    /// Who has no rules.
    without_rules: usize,
    /// Whether somebody has left for whom a bot plays.
    has_left: bool,
    clients: Vec<Client>,
}

/// Plays both tables of a script in step.
pub(super) async fn play(script: &Script, nth: usize) {
    let [key, other_key] = script.keys;
    let n_at_once = script.n_at_once();
    let (one, greeted) = Twin::open(script.plan, key, nth, n_at_once).await;
    let (two, also_greeted) = Twin::open(script.plan, other_key, nth, n_at_once).await;
    let mut twins = [one, two];
    // A bot may have begun, but nobody has told others to act for them yet.
    let n = match script.plan.company {
        Company::Bot => n_at_once,
        Company::People | Company::Ordering | Company::StandIn => 0,
    };
    compare(script, n, [&greeted, &also_greeted], "greeted");
    follow(script, &mut twins, script.steps.len()).await;
    if !script.plan.is_whole {
        return;
    }
    for (twin, rest) in twins.iter_mut().zip(&script.rest) {
        let n_before = n_moves(script);
        for (n, (seat, action, by_itself)) in (n_before..).zip(rest) {
            if !by_itself {
                twin.clients[seat.index()].play(n, action).await;
            }
            twin.until(n + 1).await;
        }
        twin.heard().await;
        let record = twin.server.record(&twin.code).await;
        driver::check(&record, registry::find).unwrap();
    }
    if script.plan.company == Company::People {
        let [one, two] = twins;
        let (one, greeted) = one.rematch().await;
        let (two, also_greeted) = two.rematch().await;
        compare(script, 0, [&greeted, &also_greeted], "greeted again");
        let n_again = N_AGAIN.min(script.steps.len());
        follow(script, &mut [one, two], n_again).await;
    }
}

impl Script {
    /// How many steps nobody has to take in the beginning.
    fn n_at_once(&self) -> usize {
        let at_once = self.steps.iter().take_while(|it| it.is_by_itself());
        at_once.count()
    }
}

/// How many moves stand after all steps.
fn n_moves(script: &Script) -> u32 {
    script.steps.iter().fold(0, |n, step| step.after(n))
}

impl Step {
    /// How many moves stand after it, if so many did before.
    fn after(&self, n: u32) -> u32 {
        match self {
            Step::Move { .. } => n + 1,
            Step::Undo(_) => n - 1,
            Step::GoBack { to, .. } => *to,
        }
    }
}

/// Nobody may hear a difference who is fooled after `n` steps.
fn compare(script: &Script, n: usize, heard: [&Vec<Vec<String>>; 2], what: &str) {
    let id = script.plan.game.info().id;
    for (index, viewer) in script.plan.viewers().iter().enumerate() {
        if script.fooled[n].contains(viewer) {
            let [one, two] = heard.map(|it| &it[index]);
            assert_eq!(one, two, "{id}: {viewer:?} is told apart, {what}");
        }
    }
}

/// Takes the first steps of a script at both tables.
async fn follow(script: &Script, twins: &mut [Twin; 2], n_steps: usize) {
    let steps = &script.steps[..n_steps];
    let n_at_once = script.n_at_once();
    let [one, two] = &mut *twins;
    let heard = [
        one.let_others_act(n_at_once).await,
        two.let_others_act(n_at_once).await,
    ];
    let what = "after others began to act";
    compare(script, n_at_once, [&heard[0], &heard[1]], what);
    let mut n = n_at_once as u32;
    for (nth, step) in steps.iter().enumerate().skip(n_at_once) {
        // What bots and orders do comes when it comes: nobody speaks meanwhile.
        let is_quiet = script
            .steps
            .get(nth + 1)
            .is_none_or(|it| !it.is_by_itself());
        for (index, twin) in twins.iter_mut().enumerate() {
            twin.take(step, index, n).await;
            if is_quiet {
                twin.chatter(nth).await;
            }
        }
        n = step.after(n);
        if !is_quiet {
            continue;
        }
        let [one, two] = &mut *twins;
        let heard = [one.heard().await, two.heard().await];
        let what = format!("step {nth}, {step:?}");
        compare(script, nth + 1, [&heard[0], &heard[1]], &what);
        if script.fooled[nth + 1].contains(&Viewer::of(None)) {
            assert_eq!(one.asked().await, two.asked().await, "{what}");
        }
    }
}

impl Twin {
    /// The table, and what each client was told until everybody was there, and a
    /// bot that begins had made its moves.
    async fn open(
        plan: Plan,
        key: [u8; 32],
        nth: usize,
        n_at_once: usize,
    ) -> (Twin, Vec<Vec<String>>) {
        let wall = Wall::still();
        let server = TestServer::with(Config {
            limits: Limits::none(),
            bot_delay: 0..=0,
            fixed_key: Some(key),
            wall: wall.clone(),
            ..Config::default()
        })
        .await;
        let game = plan.game;
        let mut seats = vec![json!("person"); n_seats(game)];
        if plan.company == Company::Bot {
            seats[plan.last().index()] = json!({ "bot": USUAL });
        }
        let id = game.info().id;
        let wanted = json!({ "game": id, "seats": seats, "clock": "relaxed" });
        let host = server.open_any(&wanted, &name(0)).await;
        let commitment = server.table(&host.code).await.commitment;
        let mut twin = Twin {
            plan,
            wall,
            code: host.code.clone(),
            commitment,
            seats: vec![host],
            without_rules: 1 + nth % 2,
            has_left: false,
            clients: Vec::new(),
            server,
        };
        // One after the other, or they would be greeted in any order.
        twin.sit(0).await;
        let n_persons = match plan.company {
            Company::Bot => n_seats(game) - 1,
            Company::People | Company::Ordering | Company::StandIn => n_seats(game),
        };
        for seat in 1..n_persons {
            let seated = twin.server.join(&twin.code, &name(seat)).await;
            twin.seats.push(seated);
            if plan.company == Company::Bot && seat + 1 == n_persons {
                twin.until(u32::try_from(n_at_once).unwrap()).await;
            }
            twin.sit(seat).await;
        }
        // So that there is one client for each viewer.
        if plan.company == Company::Bot {
            twin.clients.push(twin.server.watch(&twin.code).await);
        }
        twin.clients.push(twin.server.watch(&twin.code).await);
        for client in &mut twin.clients {
            client.until(0).await;
        }
        twin.tell_who_looks_on().await;
        let heard = twin.heard().await;
        (twin, heard)
    }

    async fn sit(&mut self, seat: usize) {
        let mut client = self.come(seat).await;
        client.table().await;
        self.clients.push(client);
    }

    async fn come(&self, seat: usize) -> Client {
        if seat == self.without_rules {
            self.server.sit_without_rules(&self.seats[seat]).await
        } else {
            self.server.sit(&self.seats[seat]).await
        }
    }

    /// Everybody orders everything, or somebody leaves for now, and what that does
    /// at once is done. Says what each client has heard meanwhile.
    async fn let_others_act(&mut self, n_at_once: usize) -> Vec<Vec<String>> {
        let last = self.plan.last().index();
        let n = u32::try_from(n_at_once).unwrap();
        match self.plan.company {
            Company::People | Company::Bot => {}
            Company::Ordering => {
                // During a break, so that nothing is done before all have ordered.
                self.agree_on(0, Proposal::Pause).await;
                let orders = self.plan.game.orders();
                let orders: Vec<_> = orders.iter().map(|it| it.name.to_owned()).collect();
                for seat in 0..=last {
                    let orders = orders.clone();
                    self.say(seat, &ClientMessage::Order { orders }).await;
                }
                self.clients[0].send(&ClientMessage::Resume).await;
            }
            Company::StandIn => {
                let leave = ClientMessage::Leave { for_good: false };
                self.clients[last].send(&leave).await;
                while self.clients[last].next().await.is_ok() {}
                self.has_left = true;
                for (index, client) in self.clients.iter_mut().enumerate() {
                    if index != last {
                        client.until(n).await;
                    }
                }
                // They look on instead.
                self.clients[last] = self.server.watch(&self.code).await;
                self.clients[last].until(n).await;
                self.tell_who_looks_on().await;
            }
        }
        self.until(n).await;
        self.heard().await
    }

    /// Does a step of the script at the table with this index, at which `n` moves
    /// stand.
    async fn take(&mut self, step: &Step, index: usize, n: u32) {
        match step {
            Step::Move {
                seat,
                actions,
                by_itself,
            } => {
                // What bots and orders do is done when it is done, so that time
                // passes only while people are waited for.
                if !by_itself {
                    self.wall.skip(Duration::from_millis(100));
                    self.clients[seat.index()].play(n, &actions[index]).await;
                }
                self.until(n + 1).await;
            }
            Step::Undo(seat) => self.say(seat.index(), &ClientMessage::Undo { n }).await,
            Step::GoBack { seat, .. } => self.agree_on(seat.index(), Proposal::Undo).await,
        }
    }

    /// Somebody proposes something, and all others agree.
    async fn agree_on(&mut self, by: usize, what: Proposal) {
        self.say(by, &ClientMessage::Propose { what }).await;
        let ballot = self.server.table(&self.code).await.ballot;
        let id = ballot.expect("all others are asked").id;
        for other in (0..self.plan.n_people()).filter(|it| *it != by) {
            self.say(other, &ClientMessage::Vote { id, yes: true })
                .await;
        }
        assert_eq!(self.server.table(&self.code).await.ballot, None);
    }

    async fn until(&mut self, n: u32) {
        for client in &mut self.clients {
            client.until(n).await;
        }
    }

    async fn say(&mut self, by: usize, message: &ClientMessage) {
        self.clients[by].send(message).await;
        // Before anybody else says something.
        self.clients[by].settle().await;
    }

    /// What each client has heard since the last time.
    async fn heard(&mut self) -> Vec<Vec<String>> {
        let mut heard = Vec::new();
        for index in 0..self.clients.len() {
            self.clients[index].settle().await;
            let frames = mem::take(&mut self.clients[index].frames);
            let told = { frames.iter() }.filter(|it| !it.contains(r#""type":"pong""#));
            heard.push(told.map(|it| self.plain(it)).collect());
        }
        heard
    }

    /// A text without what is the table's own and says nothing: its code and its
    /// seal.
    fn plain(&self, text: &str) -> String {
        let text = text.replace(&self.code, "CODE");
        text.replace(&self.commitment, "SEAL")
    }

    /// What anybody can ask for.
    async fn asked(&self) -> Vec<(u16, String)> {
        let mut answers = Vec::new();
        let own = format!("/api/tables/{}", self.code);
        let record = format!("{own}/record");
        for path in [&own, &record, "/api/tables"] {
            let answer = self.server.get(path).await;
            let status = answer.status().as_u16();
            answers.push((status, self.plain(&answer.text().await.unwrap())));
        }
        answers
    }

    /// What happens beside the game after a step.
    async fn chatter(&mut self, nth: usize) {
        // A whole game is long.
        if self.plan.is_whole && !nth.is_multiple_of(5) {
            return;
        }
        let n_people = self.plan.n_people();
        let onlooker = self.clients.len() - 1;
        let text = format!("step {nth}, is it?");
        self.say(nth % n_people, &ClientMessage::Chat { text })
            .await;
        let mood = Mood::Hmm;
        self.say(onlooker, &ClientMessage::Emote { mood }).await;
        let wrong = ClientMessage::Play {
            n: 0,
            action: "nonsense".to_owned(),
        };
        self.say((nth + 1) % n_people, &wrong).await;
        let undo = ClientMessage::Undo { n: 9999 };
        self.say(nth % n_people, &undo).await;
        match nth % 20 {
            5 | 9 => {
                let what = if nth % 20 == 5 {
                    Proposal::Pause
                } else {
                    Proposal::Undo
                };
                self.say(0, &ClientMessage::Propose { what }).await;
                let ballot = self.server.table(&self.code).await.ballot;
                if let Some(ballot) = ballot {
                    let no = ClientMessage::Vote {
                        id: ballot.id,
                        yes: false,
                    };
                    self.say(1, &no).await;
                }
            }
            10 => {
                self.agree_on(0, Proposal::Pause).await;
                self.wall.skip(Duration::from_mins(3));
                self.say(1, &ClientMessage::Resume).await;
            }
            15 => {
                // Somebody loses the network.
                let seat = 1 % n_people;
                let again = self.come(seat).await;
                let gone = mem::replace(&mut self.clients[seat], again);
                self.clients[seat].next_state().await;
                gone.leave().await;
            }
            0 => {
                let again = self.server.watch(&self.code).await;
                let gone = mem::replace(&mut self.clients[onlooker], again);
                self.clients[onlooker].next_state().await;
                gone.leave().await;
            }
            _ => {}
        }
    }

    /// Lets time pass until everybody is told how many look on.
    async fn tell_who_looks_on(&mut self) {
        self.wall.skip(CROWD);
        let in_seats = match self.plan.company {
            Company::StandIn if !self.has_left => n_seats(self.plan.game),
            _ => self.plan.n_people(),
        };
        let n_onlookers = u32::try_from(self.clients.len() - in_seats).unwrap();
        for client in &mut self.clients {
            client.until_watched_by(n_onlookers).await;
        }
    }

    /// The next table of the same people, and what each client was told there.
    async fn rematch(mut self) -> (Twin, Vec<Vec<String>>) {
        self.say(
            0,
            &ClientMessage::Propose {
                what: Proposal::Rematch,
            },
        )
        .await;
        let ballot = self.server.table(&self.code).await.ballot;
        let id = ballot.expect("all others are asked").id;
        for other in 1..self.plan.n_people() {
            self.clients[other]
                .send(&ClientMessage::Vote { id, yes: true })
                .await;
        }
        let mut seats = Vec::new();
        let mut commitment = String::new();
        for seat in 0..self.plan.n_people() {
            let client = &mut self.clients[seat];
            let next = loop {
                if let ServerMessage::Rematch(next) = client.next().await.unwrap() {
                    break next;
                }
            };
            commitment.clone_from(&next.commitment);
            let again = ClientMessage::Again {
                commitment: next.commitment,
                salt: format!("salt of {}", name(seat)),
            };
            client.send(&again).await;
            let seated = loop {
                if let ServerMessage::Seated(seated) = client.next().await.unwrap() {
                    break seated;
                }
            };
            seats.push(Seated {
                code: seated.code,
                seat: seated.seat,
                token: seated.token,
            });
        }
        let mut next = Twin {
            code: seats[0].code.clone(),
            commitment,
            seats,
            clients: Vec::new(),
            ..self
        };
        for seat in 0..next.plan.n_people() {
            next.sit(seat).await;
            next.clients[seat].next_state().await;
        }
        next.clients.push(next.server.watch(&next.code).await);
        let onlooker = next.clients.len() - 1;
        next.clients[onlooker].next_state().await;
        next.tell_who_looks_on().await;
        let heard = next.heard().await;
        (next, heard)
    }
}
