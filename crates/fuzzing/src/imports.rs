//! What `brainery db import` reads: all of it is taken, or nothing.

use std::{cell::RefCell, fs};

use store::Store;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

/// A file that imports go into, begun anew when one has.
struct Place {
    runtime: Runtime,
    file: Option<(TempDir, Store)>,
}

thread_local! {
    static PLACE: RefCell<Place> = RefCell::new(Place {
        runtime: Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("there are threads"),
        file: None,
    });
}

pub(crate) fn run(bytes: &[u8]) {
    PLACE.with_borrow_mut(|place| {
        let (folder, store) = place.file.take().unwrap_or_else(|| new(&place.runtime));
        let runtime = &place.runtime;
        let imported = runtime.block_on(store.import(bytes, || ()));
        match imported {
            // Nothing was taken.
            Err(_) => {
                assert_eq!(exported(runtime, &store), exported_nothing());
                place.file = Some((folder, store));
            }
            Ok(_) => again(runtime, &store),
        }
    });
}

fn new(runtime: &Runtime) -> (TempDir, Store) {
    let folder = TempDir::new().expect("there is room");
    let path = folder.path().join("games.sqlite");
    let store = runtime.block_on(Store::open(&path)).expect("a new file");
    assert!(fs::exists(&path).expect("it can be looked at"));
    (folder, store)
}

fn exported(runtime: &Runtime, store: &Store) -> String {
    let mut out = Vec::new();
    let done = runtime.block_on(store.export(&mut out, || ()));
    done.expect("what is kept can be written");
    String::from_utf8(out).expect("lines are text")
}

fn exported_nothing() -> String {
    let title = "{\"format\":\"brainery export\",\"version\":1}";
    format!("{title}\n{{\"end\":{{\"tables\":0}}}}\n")
}

/// What was taken is written, and can be taken again.
fn again(runtime: &Runtime, store: &Store) {
    let text = exported(runtime, store);
    let (_folder, other) = new(runtime);
    let imported = runtime.block_on(other.import(text.as_bytes(), || ()));
    imported.unwrap_or_else(|why| panic!("{why}: {text}"));
    assert_eq!(exported(runtime, &other), text);
}
