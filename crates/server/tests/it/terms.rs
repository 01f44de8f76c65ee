//! Devices that agree to what a host changes, and find it in the record.

use serde_json::json;
use tabletop::Seat;
use wire::{ClientMessage, Join, Seated, Snapshot, TableInfo, Wish};

use super::{
    client::Client,
    server::{TestServer, sensible},
};

/// A page, and what its device keeps.
struct Device {
    page: Client,
    kept: driver::Witness,
}

impl Device {
    async fn sit(
        server: &TestServer,
        table: &TableInfo,
        (name, seated): (&str, &Seated),
    ) -> Device {
        let join = Join {
            name: name.to_owned(),
            salt: format!("salt of {name}"),
            commitment: table.commitment.clone(),
            face: None,
            seat: None,
            terms: None,
        };
        let kept = driver::Witness::new(table).seated(seated.seat, join);
        Device {
            page: server.sit(seated).await,
            kept: kept.with_secret([name.len() as u8; 32]),
        }
    }

    async fn wish(&mut self, wish: Wish) {
        if let Wish::Take { seat } = wish {
            self.kept.wants(seat);
        }
        self.page.send(&ClientMessage::Lobby { wish }).await;
    }

    /// Listens, and agrees to everything, until something holds of the table.
    async fn until(&mut self, holds: impl Fn(&TableInfo) -> bool) -> TableInfo {
        loop {
            let table = self.page.table().await;
            self.kept.meet(&table);
            if let Some(wish) = self.kept.agree(&table) {
                self.wish(wish).await;
            }
            if holds(&table) {
                return table;
            }
        }
    }

    async fn next_state(&mut self) -> Snapshot {
        let state = self.page.next_state().await;
        self.kept.hear(&state);
        state
    }
}

/// Whether everybody has agreed to these terms.
fn agreed(terms: u32) -> impl Fn(&TableInfo) -> bool {
    move |it| it.terms == terms && it.seats.iter().all(|it| !it.is_asked)
}

fn first_free(table: &TableInfo) -> Seat {
    let free = table.seats.iter().position(|it| !it.is_taken);
    Seat::new(free.expect("a free seat"))
}

#[tokio::test]
async fn what_devices_kept_fits_a_game_that_was_arranged_in_every_way() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "pig", "options": { "goal": 20 }, "seats": vec!["person"; 4] });
    let (_, opened) = server.post("/api/tables", wanted.to_string()).await;
    let opened: TableInfo = serde_json::from_value(opened).unwrap();
    let seated = [
        server.join(&opened.code, "Ada").await,
        server.join(&opened.code, "Bertha").await,
    ];
    let mut ada = Device::sit(&server, &opened, ("Ada", &seated[0])).await;
    let mut bertha = Device::sit(&server, &opened, ("Bertha", &seated[1])).await;

    let last = Seat::new(3);
    bertha.wish(Wish::Take { seat: last }).await;
    bertha.until(|it| it.you == Some(last)).await;
    ada.wish(Wish::Shuffle).await;
    bertha.until(|it| it.terms == 1).await;
    let table = ada.until(agreed(1)).await;
    let bot = Some("shambler".to_owned());
    let seat = first_free(&table);
    ada.wish(Wish::Bot { seat, bot }).await;
    ada.until(|it| it.seats[seat.index()].is_taken).await;
    let options = json!({ "goal": 15 });
    ada.wish(Wish::Change {
        options,
        n_seats: 6,
    })
    .await;
    bertha.until(|it| it.terms == 2).await;
    ada.until(agreed(2)).await;
    ada.wish(Wish::Start).await;
    ada.until(|it| it.terms == 3).await;
    bertha.until(|it| it.has_started).await;
    let table = ada.until(|it| it.has_started).await;
    assert_eq!(table.seats.len(), 3, "two people and a bot");

    let mut state = ada.next_state().await;
    bertha.next_state().await;
    while let Some(seat) = state.turn.must().first() {
        // The bot plays by itself.
        for device in [&mut ada, &mut bertha] {
            if device.kept.seat() == Some(seat) {
                device.page.play(state.n, sensible(&state)).await;
            }
        }
        state = ada.next_state().await;
        bertha.next_state().await;
    }
    let text = server.record(&opened.code).await;
    assert!(driver::check(&text, registry::find).unwrap().is_proof());
    let record: record::Record = text.parse().unwrap();
    assert_eq!(record.options, json!({ "goal": 15 }));
    let pig = registry::find("pig").unwrap();
    assert_eq!(ada.kept.compare(&record, pig), Ok(()));
    assert_eq!(bertha.kept.compare(&record, pig), Ok(()));
}
