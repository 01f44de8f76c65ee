//! What a sentence needs to know of a name, read from `data/nouns.csv`.

use super::table::Picture;

pub(super) struct Noun {
    pub plural_en: String,
    pub plural_fr: String,
    pub gender: Gender,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Gender {
    Masculine,
    Feminine,
}

const COLUMNS: &str = "id,plural_en,plural_fr,gender_fr";

/// One noun for each picture, in the same order.
pub(super) fn read(text: &str, pictures: &[Picture]) -> Result<Vec<Noun>, Vec<String>> {
    let mut lines = text.lines();
    if lines.next() != Some(COLUMNS) {
        return Err(vec![format!("the columns should be {COLUMNS}")]);
    }
    let rows: Vec<Result<(usize, Noun), String>> = lines.map(row).collect();
    let ids: Vec<usize> = rows.iter().flatten().map(|(id, _)| *id).collect();
    let mut complaints: Vec<String> = rows
        .iter()
        .filter_map(|it| it.as_ref().err().cloned())
        .collect();
    if ids != pictures.iter().map(|it| it.id).collect::<Vec<_>>() {
        complaints.push("there should be one noun for each picture, in order".to_owned());
    }
    if complaints.is_empty() {
        Ok(rows.into_iter().flatten().map(|(_, noun)| noun).collect())
    } else {
        Err(complaints)
    }
}

fn row(line: &str) -> Result<(usize, Noun), String> {
    let [id, plural_en, plural_fr, gender] = line.split(',').collect::<Vec<_>>()[..] else {
        return Err(format!("{line}: four cells are needed"));
    };
    let gender = match gender {
        "m" => Gender::Masculine,
        "f" => Gender::Feminine,
        _ => return Err(format!("{line}: the gender is m or f")),
    };
    let id = id
        .parse()
        .map_err(|_| format!("{line}: {id:?} is no number"))?;
    let noun = Noun {
        plural_en: plural_en.to_owned(),
        plural_fr: plural_fr.to_owned(),
        gender,
    };
    Ok((id, noun))
}
