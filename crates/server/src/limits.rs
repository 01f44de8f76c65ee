//! How much of this server one network and one connection may have.

use std::{fmt, str::FromStr, time::Duration};

use crate::rate_limit::Allowance;

const HEADING: &str = "Limits";

// What is refused beyond these numbers. Those by network leave room for a
// school behind one address. They are the flags of the program, too, so that what
// stands here as documentation is what its help says; how much people say to each
// other is nobody else's to choose.
#[derive(Clone, Debug, clap::Args)]
pub struct Limits {
    /// Connections in all.
    // Fewer where the system lends fewer files.
    #[arg(long, help_heading = HEADING, value_name = "N", default_value_t = USUAL.connections)]
    pub connections: usize,
    /// Connections of one network: an IPv4 address or an IPv6 /64.
    // Unless it is a proxy's.
    #[arg(long, help_heading = HEADING, value_name = "N", default_value_t = USUAL.connections_per_network)]
    pub connections_per_network: usize,
    /// People and onlookers at tables from one network.
    #[arg(long, help_heading = HEADING, value_name = "N", default_value_t = USUAL.sockets_per_network)]
    pub sockets_per_network: usize,
    /// Requests of one network: so many at once, and one more after that time.
    #[arg(long, help_heading = HEADING, value_name = "N/TIME", default_value_t = USUAL.requests)]
    pub requests: Allowance,
    /// Tables that one network opens.
    #[arg(long, help_heading = HEADING, value_name = "N/TIME", default_value_t = USUAL.new_tables)]
    pub new_tables: Allowance,
    /// Codes without a table that one network tries.
    #[arg(long, help_heading = HEADING, value_name = "N/TIME", default_value_t = USUAL.failed_lookups)]
    pub failed_lookups: Allowance,
    /// Messages over one connection to a table.
    #[arg(long, help_heading = HEADING, value_name = "N/TIME", default_value_t = USUAL.messages)]
    pub messages: Allowance,
    /// How often one connection to a table is shown the whole state.
    // It costs as much as all moves of the game.
    #[arg(long, help_heading = HEADING, value_name = "N/TIME", default_value_t = USUAL.looks)]
    pub looks: Allowance,
    /// What one player may propose to the others.
    #[arg(skip = USUAL.proposals)]
    pub proposals: Allowance,
    /// What one player may say at a table.
    #[arg(skip = USUAL.words)]
    pub words: Allowance,
    /// How often they may make a face.
    #[arg(skip = USUAL.moods)]
    pub moods: Allowance,
    /// How often all onlookers of a table together may make a face.
    #[arg(skip = USUAL.gallery)]
    pub gallery: Allowance,
    /// Refused messages over one connection to a table.
    #[arg(long, help_heading = HEADING, value_name = "N/TIME", default_value_t = USUAL.refusals)]
    pub refusals: Allowance,
    /// How long a connection may take to say its next request.
    // From the moment it is open or was last answered.
    #[arg(long, help_heading = HEADING, value_name = "TIME", default_value = "15s", value_parser = read_time)]
    pub headers_within: Duration,
    /// How long what is sent with a request may take.
    #[arg(long, help_heading = HEADING, value_name = "TIME", default_value = "15s", value_parser = read_time)]
    pub body_within: Duration,
    /// How long a client may take none of what it asked for.
    #[arg(long, help_heading = HEADING, value_name = "TIME", default_value = "20s", value_parser = read_time)]
    pub read_within: Duration,
}

impl Limits {
    /// Nobody is refused anything, only cut off when they stand about.
    pub fn none() -> Limits {
        Limits {
            connections: usize::MAX,
            connections_per_network: usize::MAX,
            sockets_per_network: usize::MAX,
            requests: Allowance::UNLIMITED,
            new_tables: Allowance::UNLIMITED,
            failed_lookups: Allowance::UNLIMITED,
            messages: Allowance::UNLIMITED,
            looks: Allowance::UNLIMITED,
            proposals: Allowance::UNLIMITED,
            words: Allowance::UNLIMITED,
            moods: Allowance::UNLIMITED,
            gallery: Allowance::UNLIMITED,
            refusals: Allowance::UNLIMITED,
            ..Limits::default()
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        USUAL
    }
}

const USUAL: Limits = Limits {
    connections: 10_000,
    connections_per_network: 1_000,
    sockets_per_network: 500,
    requests: allowance(3_000, Duration::from_millis(10)),
    new_tables: allowance(60, Duration::from_secs(10)),
    failed_lookups: allowance(60, Duration::from_secs(10)),
    messages: allowance(100, Duration::from_millis(50)),
    looks: allowance(60, Duration::from_millis(500)),
    proposals: allowance(3, Duration::from_secs(20)),
    words: allowance(6, Duration::from_secs(2)),
    moods: allowance(1, Duration::from_secs(3)),
    gallery: allowance(4, Duration::from_secs(1)),
    refusals: allowance(50, Duration::from_secs(1)),
    headers_within: Duration::from_secs(15),
    body_within: Duration::from_secs(15),
    read_within: Duration::from_secs(20),
};

const fn allowance(at_once: u32, one_more_after: Duration) -> Allowance {
    Allowance {
        at_once,
        one_more_after,
    }
}

/// As it is read: `60/10s`.
impl fmt::Display for Allowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = self.one_more_after.as_millis();
        let units = UNITS.iter().rev();
        let unit = units
            .copied()
            .find(|(_, unit)| ms.is_multiple_of(u128::from(*unit)));
        let (name, unit) = unit.unwrap_or(UNITS[0]);
        write!(f, "{}/{}{name}", self.at_once, ms / u128::from(unit))
    }
}

impl FromStr for Allowance {
    type Err = String;

    fn from_str(text: &str) -> Result<Allowance, String> {
        let wrong = || {
            format!(
                "{text:?} is not an allowance; write 60/10s for sixty at once and one more every \
                 ten seconds"
            )
        };
        let (at_once, time) = text.split_once('/').ok_or_else(wrong)?;
        let at_once: u32 = at_once.trim().parse().map_err(|_| wrong())?;
        if at_once == 0 {
            return Err(wrong());
        }
        Ok(Allowance {
            at_once,
            one_more_after: read_time(time.trim())?,
        })
    }
}

/// In milliseconds.
const UNITS: [(&str, u64); 3] = [("ms", 1), ("s", 1_000), ("m", 60_000)];

/// Reads a time of at most ten minutes: `500ms`, `10s`, `2m`.
pub fn read_time(text: &str) -> Result<Duration, String> {
    const LONGEST: Duration = Duration::from_mins(10);
    let wrong = || format!("{text:?} is not a time; write 500ms, 10s or 2m, at most 10m");
    let (number, unit) = UNITS
        .into_iter()
        .find_map(|(name, ms)| Some((text.strip_suffix(name)?, ms)))
        .ok_or_else(wrong)?;
    let n: u64 = number.trim().parse().map_err(|_| wrong())?;
    let time = Duration::from_millis(n.saturating_mul(unit));
    if time.is_zero() || LONGEST < time {
        return Err(wrong());
    }
    Ok(time)
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(clap::Parser)]
    struct Program {
        #[command(flatten)]
        limits: Limits,
    }

    #[test]
    fn without_a_flag_every_limit_is_the_usual_one() {
        let limits = Program::parse_from(["brainery"]).limits;
        assert_eq!(format!("{limits:?}"), format!("{:?}", Limits::default()));
    }

    #[test]
    fn an_allowance_is_a_number_and_a_time() {
        let read: Allowance = "60/10s".parse().unwrap();
        assert_eq!(
            (read.at_once, read.one_more_after),
            (60, Duration::from_secs(10))
        );
        for text in ["60/10s", "3000/10ms", "1/2m", "1/90s"] {
            assert_eq!(text.parse::<Allowance>().unwrap().to_string(), text);
        }
        for wrong in ["", "60", "60/", "0/1s", "-1/1s", "60/10", "many/1s"] {
            let error = wrong.parse::<Allowance>().unwrap_err();
            assert!(error.contains("write "), "{wrong}: {error}");
        }
    }

    #[test]
    fn times_are_read_with_their_unit() {
        assert_eq!(read_time("500ms"), Ok(Duration::from_millis(500)));
        assert_eq!(read_time("10s"), Ok(Duration::from_secs(10)));
        assert_eq!(read_time("2m"), Ok(Duration::from_mins(2)));
        for wrong in [
            "",
            "10",
            "s",
            "0s",
            "-1s",
            "1.5s",
            "11m",
            "99999999999999999999ms",
        ] {
            assert!(read_time(wrong).is_err(), "{wrong}");
        }
    }
}
