//! What a device agrees to before the game. The host may change it; then the
//! device gives a new salt for what it is shown, so that nobody who knows the
//! key can try out terms until their luck pleases.

use tabletop::{
    Chance, Seat,
    sealed::{Agreed, Seal, hex, key_from_hex},
};
use wire::{TableInfo, Wish};

use super::{Brought, Witness};

impl Witness {
    /// Notes a secret of this device, from which its further salts follow. All
    /// pages of a device answer alike, and again alike if an answer was lost.
    #[must_use]
    pub fn with_secret(self, secret: [u8; 32]) -> Witness {
        Witness {
            secret: Some(hex(&secret)),
            ..self
        }
    }

    pub fn has_secret(&self) -> bool {
        self.secret.is_some()
    }

    /// Whether the game has started, as far as this device was told.
    pub fn has_begun(&self) -> bool {
        !self.told.is_empty()
    }

    /// Notes that this device asks for another seat. That it sits there once the
    /// table says so is no surprise.
    pub fn wants(&mut self, seat: Seat) {
        self.wanted = Some(seat);
    }

    /// The salt for what the table says, if it asks for one: this is what the
    /// device agrees to from now on.
    pub fn agree(&mut self, table: &TableInfo) -> Option<Wish> {
        let seat = table.you?;
        let asked = table.seats.get(seat.index())?;
        if !asked.is_asked || table.has_started || self.has_begun() {
            return None;
        }
        // The same terms are the same terms, whatever the table says by now.
        if self.terms != table.terms || self.brought.is_none() {
            let name = match &self.brought {
                Some(Brought { name, .. }) => name.clone(),
                None => asked.name.clone(),
            };
            let salt = self.salt_for(table, seat)?;
            self.brought = Some(Brought { name, salt });
            self.seat = Some(seat);
            self.terms = table.terms;
            self.options = table.options.clone();
            self.n_seats = Some(table.seats.len());
            self.wanted = None;
        }
        Some(Wish::Salt {
            terms: self.terms,
            salt: self.salt()?.to_owned(),
        })
    }

    /// What nobody can foresee who does not have the secret.
    fn salt_for(&self, table: &TableInfo, seat: Seat) -> Option<String> {
        let seal = Seal {
            key: key_from_hex(self.secret.as_ref()?)?,
            salts: Vec::new(),
        };
        let TableInfo { code, terms, .. } = table;
        let (n_seats, options) = (table.seats.len(), &table.options);
        let agreed = Agreed::on(&format!("{code} {terms} {seat} {n_seats} {options}"));
        let mut luck = seal.luck(agreed, 0);
        let bytes: Vec<u8> = (0..16).map(|_| luck.draw(255) as u8).collect();
        Some(hex(&bytes))
    }

    /// Where the table says that this device sits, if it asked for that.
    pub(super) fn moves_to(&mut self, table: &TableInfo) {
        if self.wanted.is_some() && self.wanted == table.you {
            self.seat = self.wanted.take();
        }
    }
}
