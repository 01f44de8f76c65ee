//! What `brainery serve` refuses to strangers who ask for too much.

use std::time::Duration;

use server::{Allowance, Limits};

use crate::bot::read_time;

const HEADING: &str = "Limits";

#[derive(Debug, clap::Args)]
pub(super) struct LimitArgs {
    /// Connections in all.
    #[arg(long, help_heading = HEADING, value_name = "N", default_value_t = Limits::default().connections)]
    connections: usize,
    /// Connections of one network: an IPv4 address or an IPv6 /64.
    #[arg(long, help_heading = HEADING, value_name = "N", default_value_t = Limits::default().connections_per_network)]
    connections_per_network: usize,
    /// People and onlookers at tables from one network.
    #[arg(long, help_heading = HEADING, value_name = "N", default_value_t = Limits::default().sockets_per_network)]
    sockets_per_network: usize,
    /// Requests of one network: so many at once, and one more after that time.
    #[arg(long, help_heading = HEADING, value_name = "N/TIME", default_value = "3000/10ms", value_parser = read_allowance)]
    requests: Allowance,
    /// Tables that one network opens.
    #[arg(long, help_heading = HEADING, value_name = "N/TIME", default_value = "60/10s", value_parser = read_allowance)]
    new_tables: Allowance,
    /// Codes without a table that one network tries.
    #[arg(long, help_heading = HEADING, value_name = "N/TIME", default_value = "60/10s", value_parser = read_allowance)]
    failed_lookups: Allowance,
    /// Messages over one connection to a table.
    #[arg(long, help_heading = HEADING, value_name = "N/TIME", default_value = "100/50ms", value_parser = read_allowance)]
    messages: Allowance,
    /// How often one connection to a table is shown the whole state.
    #[arg(long, help_heading = HEADING, value_name = "N/TIME", default_value = "60/500ms", value_parser = read_allowance)]
    looks: Allowance,
    /// Refused messages over one connection to a table.
    #[arg(long, help_heading = HEADING, value_name = "N/TIME", default_value = "50/1s", value_parser = read_allowance)]
    refusals: Allowance,
    /// How long a connection may take to say its next request.
    #[arg(long, help_heading = HEADING, value_name = "TIME", default_value = "15s", value_parser = read_time)]
    headers_within: Duration,
    /// How long what is sent with a request may take.
    #[arg(long, help_heading = HEADING, value_name = "TIME", default_value = "15s", value_parser = read_time)]
    body_within: Duration,
    /// How long a client may take none of what it asked for.
    #[arg(long, help_heading = HEADING, value_name = "TIME", default_value = "20s", value_parser = read_time)]
    read_within: Duration,
}

impl LimitArgs {
    pub(super) fn limits(&self) -> Limits {
        let LimitArgs {
            connections,
            connections_per_network,
            sockets_per_network,
            requests,
            new_tables,
            failed_lookups,
            messages,
            looks,
            refusals,
            headers_within,
            body_within,
            read_within,
        } = *self;
        Limits {
            connections,
            connections_per_network,
            sockets_per_network,
            requests,
            new_tables,
            failed_lookups,
            messages,
            looks,
            refusals,
            headers_within,
            body_within,
            read_within,
            // How much people say to each other is nobody else's to choose.
            ..Limits::default()
        }
    }
}

fn read_allowance(text: &str) -> Result<Allowance, String> {
    let wrong = || {
        format!(
            "{text:?} is not an allowance; write 60/10s for sixty at once and one more every ten \
             seconds"
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

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(clap::Parser)]
    struct Program {
        #[command(flatten)]
        limits: LimitArgs,
    }

    #[test]
    fn without_a_flag_every_limit_is_the_usual_one() {
        let limits = Program::parse_from(["brainery"]).limits.limits();
        assert_eq!(format!("{limits:?}"), format!("{:?}", Limits::default()));
    }

    #[test]
    fn an_allowance_is_a_number_and_a_time() {
        let Allowance {
            at_once,
            one_more_after,
        } = read_allowance("60/10s").unwrap();
        assert_eq!((at_once, one_more_after), (60, Duration::from_secs(10)));
        for wrong in ["", "60", "60/", "0/1s", "-1/1s", "60/10", "many/1s"] {
            let error = read_allowance(wrong).unwrap_err();
            assert!(error.contains("write "), "{wrong}: {error}");
        }
    }
}
