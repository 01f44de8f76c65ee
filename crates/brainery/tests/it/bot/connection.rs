//! Connections that break.

use std::{fs, thread, time::Duration};

use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

use super::{Bot, HOLDS, TestServer};
use crate::it::serve::Brainery;

#[tokio::test]
async fn a_restarted_server_finds_the_bot_again() {
    let folder = TempDir::new().unwrap();
    let db = folder.path().join("games.sqlite");
    let server = TestServer {
        brainery: Brainery::serve(&db),
        folder,
    };
    let ada = server.pig().await;
    let address = server.brainery.site.0.strip_prefix("http://").unwrap();
    let address = address.to_owned();
    let bot = server.play_for(&ada, &[], &["sh", "-c", HOLDS]);
    let TestServer { folder, brainery } = server;
    let mut page = brainery.site.sit(&ada).await;
    while page.next_state().await.n < 4 {}
    drop(page);
    brainery.kill();
    thread::sleep(Duration::from_millis(300));
    let server = TestServer {
        brainery: Brainery::serve_at(&address, &db),
        folder,
    };
    let (code, said, complained) = bot.end();
    assert_eq!(code, 0, "{complained}");
    assert!(said.contains("The game is over."), "{said}");
    server.checked(&ada.code).await;
}

/// Passes bytes on between a bot and the server, but hangs up instead of
/// passing on the second message of its first caller: `sit` arrives, the first
/// move does not.
async fn careless_wire(server: String) -> String {
    const TEXT: u8 = 0x81;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    tokio::spawn(async move {
        for is_first in [true].into_iter().chain(std::iter::repeat(false)) {
            let (mut bot, _) = listener.accept().await.unwrap();
            let mut server = TcpStream::connect(&server).await.unwrap();
            tokio::spawn(async move {
                let (mut from_bot, mut to_bot) = bot.split();
                let (mut from_house, mut to_house) = server.split();
                let up = async {
                    let (mut n_messages, mut bytes) = (0, [0; 4096]);
                    while let Ok(n @ 1..) = from_bot.read(&mut bytes).await {
                        n_messages += u32::from(bytes[0] == TEXT);
                        if is_first && 2 <= n_messages {
                            return;
                        }
                        to_house.write_all(&bytes[..n]).await.unwrap();
                    }
                };
                let down = tokio::io::copy(&mut from_house, &mut to_bot);
                tokio::select! {
                    () = up => {}
                    _ = down => {}
                }
            });
        }
    });
    address
}

#[tokio::test]
async fn an_answer_lost_on_the_way_is_sent_again() {
    let server = TestServer::open();
    let ada = server.pig().await;
    let address = server.brainery.site.0.strip_prefix("http://").unwrap();
    let wire = careless_wire(address.to_owned()).await;
    let seat = ["--seat", &ada.code, "--token", &ada.token];
    // Notes every question it is asked.
    let asked = server.folder.path().join("asked");
    let program = format!(
        r#"while read -r line; do case "$line" in
            *'"n":0,"must"'*) echo asked >>{}; echo '{{"move":"roll"}}';;
            *'"hold"'*) echo '{{"move":"hold"}}';;
            *decide*) echo '{{"move":"roll"}}';;
        esac; done"#,
        asked.display()
    );
    let bot = Bot::start(&wire, &seat, &["sh", "-c", &program]);
    let (code, _, complained) = tokio::task::spawn_blocking(|| bot.end()).await.unwrap();
    assert_eq!(code, 0, "{complained}");
    let asked = fs::read_to_string(asked).unwrap();
    assert_eq!(asked, "asked\n", "the program is not asked twice");
    server.checked(&ada.code).await;
}
