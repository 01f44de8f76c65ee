//! What a skill roll is up against. Rulebook 40.

/// Sides of the die that is the Brain.
pub const SIDES: u8 = 6;

/// A skill roll before it is made.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// What the die itself must show, bonuses taken into account: with less
    /// than 2 nothing can go wrong, with more than 6 everything does.
    pub needed: i16,
    /// Sides of the die that will do, out of six.
    pub sixths: u8,
}

impl Odds {
    pub fn of(skill: u8, bonus: i16) -> Odds {
        let needed = i16::from(skill) - bonus;
        let sides = i16::from(SIDES);
        let sixths = (sides + 1 - needed).clamp(0, sides);
        Odds {
            needed,
            sixths: sixths.try_into().expect("it is 0 to 6"),
        }
    }
}
