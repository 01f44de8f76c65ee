//! Which game?

use std::io::{self, BufRead, Write};

use erased::DynGame;
use tabletop::Lang;

use crate::lang;

/// Every game on the menu, one a line.
pub fn lines(lang: Lang) -> Vec<String> {
    let line = |(number, game): (usize, &dyn DynGame)| {
        let info = game.info();
        let (least, most) = (info.seats.start(), info.seats.end());
        let line = lang::MenuLine {
            id: info.id,
            title: info.title,
            least,
            most,
        }
        .say(lang);
        format!("{number:>3}. {line}")
    };
    (1..).zip(registry::games()).map(line).collect()
}

/// Asks until a game is named; `None` if the person leaves.
pub fn choose(
    input: &mut dyn BufRead,
    output: &mut dyn Write,
    lang: Lang,
) -> io::Result<Option<&'static dyn DynGame>> {
    writeln!(output, "{}", lang::menu_heading(lang))?;
    for line in lines(lang) {
        writeln!(output, "{line}")?;
    }
    loop {
        write!(output, "{} ", lang::menu_ask(lang))?;
        output.flush()?;
        let mut said = String::new();
        if input.read_line(&mut said)? == 0 {
            return Ok(None);
        }
        let said = said.trim();
        let by_number = said.parse::<usize>().ok().and_then(|it| it.checked_sub(1));
        let by_number = by_number.and_then(|index| registry::games().nth(index));
        match by_number.or_else(|| registry::find(said)) {
            Some(game) => return Ok(Some(game)),
            None if said.is_empty() => (),
            None => writeln!(output, "{}", lang::menu_unknown(lang, said))?,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_chosen_by_number_or_by_name() {
        for said in ["1\n", "chess\n99\n\nmmm-brains\n"] {
            let mut output = Vec::new();
            let game = choose(&mut said.as_bytes(), &mut output, Lang::En).unwrap();
            assert_eq!(game.expect("it is known").info().id, "mmm-brains");
            let output = String::from_utf8(output).unwrap();
            assert_eq!(said.contains("chess"), output.contains("no game “chess”"));
        }
        let left = choose(&mut "".as_bytes(), &mut Vec::new(), Lang::Fr).unwrap();
        assert!(left.is_none());
    }
}
