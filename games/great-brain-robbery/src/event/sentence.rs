//! Events as one plain sentence each, for transcripts.

use std::fmt;

use tabletop::SeatSet;

use super::Event;
use crate::brain::Brain;

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let it = |card: &Option<Brain>| card.map_or("a card", Brain::id);
        match self {
            Event::CarJoined { face } => write!(f, "the train starts with the {face}"),
            Event::CheeseGiven { seat, brain } => write!(f, "{seat} starts with {brain}"),
            Event::Dealt { seat, card } => write!(f, "{seat} is dealt {}", it(card)),
            Event::Round { n } => write!(f, "round {n}"),
            Event::Turn { seat } => write!(f, "{seat} is to move"),
            Event::Foresaw { seat, card } => write!(f, "{seat} foresees {}", it(card)),
            Event::Discarded { seat, card } => write!(f, "{seat} discards {card}"),
            Event::Rolled { seat, dice, steps } => {
                write!(f, "{seat} rolls {dice}: {steps} steps")
            }
            Event::Rerolled { seat, dice, steps } => {
                write!(f, "{seat} rolls again, {dice}: {steps} steps")
            }
            Event::ThrownToRun { seat, card } => {
                write!(f, "{seat} throws {card} to run {} more", card.run())
            }
            Event::Opened { seat, face, left } => {
                write!(f, "{seat} opens the {face}, {left} steps left")
            }
            Event::Stopped { seat, spot } => write!(f, "{seat} stops on {spot}"),
            Event::Braked { seat } => write!(f, "{seat} brakes"),
            Event::CouplingRolled { die, n_cars, asked } => {
                write!(f, "the coupling die shows {die} for {n_cars} cars")?;
                asked.map_or(Ok(()), |seat| {
                    write!(f, ", {seat} may have it rolled again")
                })
            }
            Event::LetBe { seat } => write!(f, "{seat} lets the die be"),
            Event::Again { seat } => write!(f, "{seat} has the die rolled again"),
            Event::CarLost { face } => write!(f, "the {face} is lost"),
            Event::Fell { seat, cards } if cards.is_empty() => {
                write!(f, "{seat} runs behind the train")
            }
            Event::Fell { seat, cards } => {
                write!(f, "{seat} runs behind the train and loses {cards}")
            }
            Event::Found { seat, .. } => write!(f, "{seat} finds a counter"),
            Event::Drew { seat, card, .. } => write!(f, "{seat} draws {}", it(card)),
            Event::Reshuffled { n } => write!(f, "{n} discards become the deck"),
            Event::Met { seat, others } => write!(f, "{seat} meets {}", letters(*others)),
            Event::LeftAlone { seat } => write!(f, "{seat} does not fight"),
            Event::Attacked {
                seat,
                others,
                asked,
            } => {
                write!(f, "{seat} attacks {}", letters(*others))?;
                asked.map_or(Ok(()), |seat| write!(f, ", {seat} may stay out"))
            }
            Event::StayedOut { seat } => write!(f, "{seat} pays a point and stays out"),
            Event::FightRolled { fighters, dice } => {
                for (n, seat) in fighters.iter().enumerate() {
                    let comma = if n == 0 { "" } else { ", " };
                    write!(f, "{comma}{seat} rolls {}", dice[seat])?;
                }
                Ok(())
            }
            Event::ThrownToHit { seat, card } => {
                write!(f, "{seat} throws {card} to hit {} more", card.hit())
            }
            Event::Passed { seat } => write!(f, "{seat} passes"),
            Event::FightWon { seat, by_tie, .. } => {
                let tie = if *by_tie { " on a tie" } else { "" };
                write!(f, "{seat} wins the fight{tie}")
            }
            Event::Learned { seat, n } => write!(f, "{seat} learns {n} from it"),
            Event::Spoils { seat } => write!(f, "{seat} gets a point of spoils"),
            Event::Pickpocketed { seat, from, card } => {
                write!(f, "{seat} takes {} from {from}", it(card))
            }
            Event::BrainsTaken { seat, brains, .. } => write!(f, "{seat} takes out {brains}"),
            Event::BrainGiven { to, brain } => match brain {
                Some(brain) => write!(f, "{to} gets {brain}"),
                None => write!(f, "{to} gets no brain"),
            },
            Event::BrainsLeft { brains } => write!(f, "nobody gets {brains}"),
            Event::MayInstall { seat } => write!(f, "{seat} may install a brain"),
            Event::Installed {
                seat,
                brain,
                paid,
                old,
            } => {
                write!(f, "{seat} installs {brain} for {paid}")?;
                old.map_or(Ok(()), |old| write!(f, ", {old} goes"))
            }
            Event::OverLimit { seat, n } => write!(f, "{seat} must discard {n}"),
            Event::OutOfTime => f.write_str("a hundred rounds are over"),
            Event::Won { seat, brain } => write!(f, "{seat} wins with {brain}"),
            Event::EveryoneLost => f.write_str("everyone loses"),
        }
    }
}

fn letters(seats: SeatSet) -> String {
    let letters: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    letters.join(" and ")
}
