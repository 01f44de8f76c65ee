//! Builds the server again when the client it carries has changed. Debug
//! builds read the client from the disk and need not, but they look only into
//! a folder that was there when they were built.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Where nothing can be written, there is no client to come either.
    drop(std::fs::create_dir("../../dist"));
    if std::env::var("PROFILE").as_deref() == Ok("release") {
        println!("cargo::rerun-if-changed=../../dist");
    }
}
