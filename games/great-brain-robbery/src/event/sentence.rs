//! Events as one plain sentence each, for transcripts.

use std::fmt;

use tabletop::{BySeat, SeatSet};

use super::Event;
use crate::{brain::Brain, cards::Cards, dice::Dice};

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Event as E;
        let it = |card: &Option<Brain>| card.map_or("a card", Brain::id);
        match self {
            E::CarJoined { face } => write!(f, "the train starts with the {face}"),
            E::CheeseGiven { seat, brain } => write!(f, "{seat} starts with {brain}"),
            E::Dealt { seat, card } => write!(f, "{seat} is dealt {}", it(card)),
            E::Round { n } => write!(f, "round {n}"),
            E::Turn { seat } => write!(f, "{seat} is to move"),
            E::Foresaw { seat, card } => write!(f, "{seat} foresees {}", it(card)),
            E::Discarded { seat, card } => write!(f, "{seat} discards {card}"),
            E::Rolled { seat, dice, steps } => write!(f, "{seat} rolls {dice}: {steps} steps"),
            E::Rerolled { seat, dice, steps } => {
                write!(f, "{seat} rolls again, {dice}: {steps} steps")
            }
            E::ThrownToRun { seat, card } => {
                write!(f, "{seat} throws {card} to run {}", card.run())
            }
            E::Opened { seat, face, left } => {
                write!(f, "{seat} opens the {face}, {left} steps left")
            }
            E::Stopped { seat, spot } => write!(f, "{seat} stops on {spot}"),
            E::Braked { seat } => write!(f, "{seat} brakes"),
            E::CouplingRolled { die, n_cars, asked } => {
                write!(f, "the coupling die shows {die} for {n_cars} cars")?;
                asked.map_or(Ok(()), |seat| {
                    write!(f, ", {seat} may have it rolled again")
                })
            }
            E::LetBe { seat } => write!(f, "{seat} lets the die be"),
            E::Again { seat } => write!(f, "{seat} has the die rolled again"),
            E::CarLost { face } => write!(f, "the {face} is lost"),
            E::Fell { seat, cards } => write!(f, "{seat} runs behind the train{}", loss(*cards)),
            E::Found { seat, .. } => write!(f, "{seat} finds a counter"),
            E::Drew { seat, card, .. } => write!(f, "{seat} draws {}", it(card)),
            E::Reshuffled { n } => write!(f, "{n} discards become the deck"),
            E::Met { seat, others } => write!(f, "{seat} meets {}", letters(*others)),
            E::LeftAlone { seat } => write!(f, "{seat} does not fight"),
            E::Attacked {
                seat,
                others,
                asked,
            } => {
                write!(f, "{seat} attacks {}", letters(*others))?;
                asked.map_or(Ok(()), |seat| write!(f, ", {seat} may stay out"))
            }
            E::StayedOut { seat } => write!(f, "{seat} pays a point and stays out"),
            E::FightRolled { fighters, dice, .. } => f.write_str(&rolls(*fighters, dice)),
            E::ThrownToHit { seat, card, .. } => {
                write!(f, "{seat} throws {card} to hit {}", card.hit())
            }
            E::Passed { seat } => write!(f, "{seat} passes"),
            E::FightWon { seat, by_tie, .. } if *by_tie => {
                write!(f, "{seat} wins the fight on a tie")
            }
            E::FightWon { seat, .. } => write!(f, "{seat} wins the fight"),
            E::Learned { seat, n } => write!(f, "{seat} learns {n} from it"),
            E::Spoils { seat } => write!(f, "{seat} gets a point of spoils"),
            E::Pickpocketed { seat, from, card } => {
                write!(f, "{seat} takes {} from {from}", it(card))
            }
            E::BrainsTaken { seat, brains, .. } => write!(f, "{seat} takes out {brains}"),
            E::BrainGiven { to, brain } => {
                write!(f, "{to} gets {}", brain.map_or("no brain", Brain::id))
            }
            E::BrainsLeft { brains } => write!(f, "nobody gets {brains}"),
            E::MayInstall { seat } => write!(f, "{seat} may install a brain"),
            E::Installed {
                seat,
                brain,
                paid,
                old,
            } => {
                write!(f, "{seat} installs {brain} for {paid}")?;
                old.map_or(Ok(()), |old| write!(f, ", {old} goes"))
            }
            E::OverLimit { seat, n } => write!(f, "{seat} must discard {n}"),
            E::OutOfTime => f.write_str("a hundred rounds are over"),
            E::Won { seat, brain } => write!(f, "{seat} wins with {brain}"),
            E::EveryoneLost => f.write_str("everyone loses"),
        }
    }
}

fn loss(cards: Cards) -> String {
    if cards.is_empty() {
        return String::new();
    }
    format!(" and loses {cards}")
}

fn rolls(fighters: SeatSet, dice: &BySeat<Dice>) -> String {
    let rolls = fighters
        .iter()
        .map(|seat| format!("{seat} rolls {}", dice[seat]));
    rolls.collect::<Vec<_>>().join(", ")
}

fn letters(seats: SeatSet) -> String {
    let letters: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    letters.join(" and ")
}
