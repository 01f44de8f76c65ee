//! Builds the server again when the client it carries has changed. Debug
//! builds read the client from the disk and need not.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").as_deref() == Ok("release") {
        println!("cargo::rerun-if-changed=../../dist");
    }
}
