//! A disk, and a file, that may not be written all of a sudden.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use tempfile::TempDir;

use super::{
    serve::Brainery,
    troubles::{
        Mount, becomes_ready, is_done, play_until_refused, ready, serves_what_is_safe, table,
    },
};
use crate::client::{Client, Site};

/// Waits until the server says what is the matter, to the operator and to those
/// who play on.
async fn says_that_it_may_not_write(site: &Site, pages: &mut [Client; 2], n: u32) {
    const WHY: &str = "the database may not be written";
    let begun = Instant::now();
    let mut said = ready(site).await;
    while !said.1.contains(WHY) {
        assert!(begun.elapsed() < Duration::from_mins(1), "{said:?}");
        tokio::time::sleep(Duration::from_millis(100)).await;
        said = ready(site).await;
    }
    assert_eq!(said.0, 503);
    let (still, why) = play_until_refused(pages, n, 1).await.unwrap();
    assert_eq!(still, n);
    assert!(why.contains(WHY), "{why}");
    assert!(why.contains("nothing has changed"), "{why}");
}

/// The disk in a file, mounted so that it may not be written any more after a
/// fault, as most are.
fn mount(image: &Path, at: &Path) -> Option<Mount> {
    let options = "loop,errors=remount-ro";
    Mount::new(at, &["-t", "ext4", "-o", options, image.to_str().unwrap()])
}

/// Where the system takes word of a fault of the disk that is mounted there.
fn fault_of(at: &Path) -> String {
    let mounts = fs::read_to_string("/proc/mounts").unwrap();
    let of = |line: &&str| line.split(' ').nth(1) == at.to_str();
    let line = mounts.lines().find(of).expect("it is mounted");
    let device = line.split(' ').next().unwrap().trim_start_matches("/dev/");
    format!("/sys/fs/ext4/{device}/trigger_fs_error")
}

#[tokio::test]
async fn a_disk_that_turns_read_only_refuses_moves_and_loses_none() {
    let folder = TempDir::new().unwrap();
    let (image, disk) = (folder.path().join("image"), folder.path().join("disk"));
    fs::create_dir(&disk).unwrap();
    fs::File::create(&image).unwrap().set_len(16 << 20).unwrap();
    if !is_done(Command::new("mkfs.ext4").arg("-q").arg(&image), "mkfs.ext4") {
        return;
    }
    let Some(mounted) = mount(&image, &disk) else {
        return;
    };
    let db = disk.join("games.sqlite");
    let brainery = Brainery::serve(&db);
    let (ada, mut pages) = table(&brainery.site).await;
    assert_eq!(play_until_refused(&mut pages, 0, 3).await, None);
    fs::write(fault_of(&disk), "a fault for a test").unwrap();
    let (n, why) = play_until_refused(&mut pages, 3, 1).await.unwrap();
    assert_eq!(n, 3);
    assert!(why.contains("nothing has changed"), "{why}");
    says_that_it_may_not_write(&brainery.site, &mut pages, 3).await;
    serves_what_is_safe(&brainery.site, &ada.code).await;
    let mut onlooker = brainery.site.watch(&ada.code).await;
    assert_eq!(onlooker.next_state().await.n, 3);

    // Such a disk has to be mended, and nobody may use it meanwhile.
    brainery.kill();
    drop(mounted);
    let mended = Command::new("e2fsck").arg("-fy").arg(&image).output();
    assert!(mended.unwrap().status.code().is_some_and(|it| it < 4));
    let _mounted = mount(&image, &disk).expect("it was mounted before");
    let brainery = Brainery::serve(&db);
    let mut page = brainery.site.sit(&ada).await;
    assert_eq!(page.next_state().await.n, 3, "what was told is there");
}

/// Files that nobody may write, until it is dropped.
struct Frozen([PathBuf; 2]);

impl Frozen {
    fn new(files: [PathBuf; 2]) -> Option<Frozen> {
        let needed = "root, and a file system that knows files that nobody may write";
        let mut chattr = Command::new("chattr");
        is_done(chattr.arg("+i").args(&files), needed).then(|| Frozen(files))
    }
}

impl Drop for Frozen {
    fn drop(&mut self) {
        drop(Command::new("chattr").arg("-i").args(&self.0).status());
    }
}

#[tokio::test]
async fn a_file_that_turns_read_only_refuses_moves_until_it_may_be_written() {
    let folder = TempDir::new().unwrap();
    let db = folder.path().join("games.sqlite");
    let brainery = Brainery::serve(&db);
    let (ada, mut pages) = table(&brainery.site).await;
    assert_eq!(play_until_refused(&mut pages, 0, 3).await, None);
    let files = [db.clone(), folder.path().join("games.sqlite-wal")];
    let Some(frozen) = Frozen::new(files) else {
        return;
    };
    let (n, why) = play_until_refused(&mut pages, 3, 1).await.unwrap();
    assert_eq!(n, 3);
    assert!(why.contains("nothing has changed"), "{why}");
    says_that_it_may_not_write(&brainery.site, &mut pages, 3).await;
    serves_what_is_safe(&brainery.site, &ada.code).await;
    drop(frozen);
    becomes_ready(&brainery.site).await;
    assert_eq!(play_until_refused(&mut pages, 3, 3).await, None);
    brainery.kill();
    let brainery = Brainery::serve(&db);
    let mut page = brainery.site.sit(&ada).await;
    assert_eq!(page.next_state().await.n, 6, "what was told is there");
}
