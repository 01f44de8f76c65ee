//! What the rulebook says, played through.

mod laws;
