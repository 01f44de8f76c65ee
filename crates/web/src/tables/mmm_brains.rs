//! Mmm... Brains!
use erased::Json;
use super::{TableView, generic};
use crate::session::Session;
pub fn lay(session: Session) -> TableView { generic::lay(session) }
pub fn motion_ms(_: &[Json]) -> u32 { 350 }
