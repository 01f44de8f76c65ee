//! The games of this program, as a library, so that tests can play them too.

pub mod last_bite;

use brainery::DynGame;

pub const GAME: &dyn DynGame = brainery::game::<last_bite::LastBite>();
