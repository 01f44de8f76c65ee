//! A message on its way to clients: as text, or packed for those who have said
//! that they can unpack it.

use std::sync::{Arc, OnceLock};

use axum::{
    body::Bytes,
    extract::ws::{Message, Utf8Bytes},
};
use flate2::{Compress, Compression, FlushCompress, Status};
use serde_json::value::RawValue;
use wire::ServerMessage;

/// Shorter messages fit into three packets anyhow.
const WORTH_PACKING: usize = 4 * 1024;

/// Of the longest stories it leaves a thirteenth, the level that is usual a
/// fifteenth, in twice the time.
const LEVEL: Compression = Compression::new(3);

/// Written once for everybody who reads the same.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// Never packed.
    Plain(Utf8Bytes),
    Packable(Arc<Packable>),
}

/// Long, and nothing in it tells a secret by its length.
#[derive(Debug)]
pub(crate) struct Packable {
    text: Utf8Bytes,
    /// Where the words of people begin. They share nothing with what comes
    /// before: how much shorter they get beside a secret would tell it.
    words_at: usize,
    /// Packed by whoever needs it first, not by the table.
    packed: OnceLock<Bytes>,
}

impl Outgoing {
    pub(crate) fn of(message: &ServerMessage<Box<RawValue>>) -> Outgoing {
        let text = write(message);
        let words_at = match message {
            _ if text.len() < WORTH_PACKING => None,
            // They come last. In a string the quotes would be escaped.
            ServerMessage::State(_) => text.rfind(r#","remarks":["#).or(Some(text.len())),
            // Nothing in it is secret any more.
            ServerMessage::Record { .. } => Some(text.len()),
            // Names, words, tokens and the sender's own text are not packed.
            ServerMessage::Table(_)
            | ServerMessage::Moved(_)
            | ServerMessage::Refused(_)
            | ServerMessage::Removed
            | ServerMessage::Left { .. }
            | ServerMessage::Rematch(_)
            | ServerMessage::Seated(_)
            | ServerMessage::Chat { .. }
            | ServerMessage::Said(_)
            | ServerMessage::Watching { .. }
            | ServerMessage::Clock(_)
            | ServerMessage::Webhook(_)
            | ServerMessage::Orders { .. }
            | ServerMessage::Pong => None,
        };
        match words_at {
            None => Outgoing::Plain(text),
            Some(words_at) => Outgoing::Packable(Arc::new(Packable {
                text,
                words_at,
                packed: OnceLock::new(),
            })),
        }
    }

    /// As it goes to a client that unpacks or does not.
    pub(crate) fn frame(self, unpacks: bool) -> Message {
        match self {
            Outgoing::Packable(story) if unpacks => {
                let packed = || pack(story.text.split_at(story.words_at)).into();
                Message::Binary(story.packed.get_or_init(packed).clone())
            }
            Outgoing::Packable(story) => Message::Text(story.text.clone()),
            Outgoing::Plain(text) => Message::Text(text),
        }
    }
}

/// A message as text.
pub(crate) fn write(message: &ServerMessage<Box<RawValue>>) -> Utf8Bytes {
    serde_json::to_string(message)
        .expect("messages are plain data")
        .into()
}

/// One zlib stream in which neither part refers to the other.
fn pack((story, words): (&str, &str)) -> Vec<u8> {
    let mut packer = Compress::new(LEVEL, true);
    let mut packed = Vec::with_capacity((story.len() + words.len()) / 8);
    press(&mut packer, story, FlushCompress::Full, &mut packed);
    press(&mut packer, words, FlushCompress::Finish, &mut packed);
    packed.shrink_to_fit();
    packed
}

fn press(packer: &mut Compress, text: &str, flush: FlushCompress, packed: &mut Vec<u8>) {
    let begin = packer.total_in();
    loop {
        packed.reserve(4096);
        let done = (packer.total_in() - begin) as usize;
        let status = packer
            .compress_vec(&text.as_bytes()[done..], packed, flush)
            .expect("any bytes can be packed");
        let is_all = match flush {
            FlushCompress::Finish => status == Status::StreamEnd,
            // There was room left, so nothing waits inside.
            _ => packed.len() < packed.capacity(),
        };
        if is_all {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::ZlibDecoder;
    use serde_json::json;
    use tabletop::{SeatSet, Turn};
    use wire::{Said, Snapshot, Utterance};

    use super::*;

    fn unpacked(packed: &[u8]) -> String {
        let mut text = String::new();
        ZlibDecoder::new(packed).read_to_string(&mut text).unwrap();
        text
    }

    /// Text that is not the same again and again.
    fn noise(seed: u64, length: usize) -> String {
        let mut state = seed;
        let mut message = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            char::from(b'a' + (state >> 33) as u8 % 26)
        };
        (0..length).map(|_| message()).collect()
    }

    fn state(view: &str, remarks: &[&str]) -> ServerMessage<Box<RawValue>> {
        ServerMessage::State(Snapshot {
            n: 7,
            seat: None,
            view: json!({ "hand": view }),
            turn: Turn::Waiting {
                must: SeatSet::EMPTY,
                may: SeatSet::EMPTY,
            },
            legal: Arc::new([]),
            may_undo: false,
            since: 0,
            events: Vec::new(),
            remarks: Arc::new(remarks.iter().map(|it| Some((*it).to_owned())).collect()),
        })
    }

    fn packed(message: &ServerMessage<Box<RawValue>>) -> Bytes {
        match Outgoing::of(message).frame(true) {
            Message::Binary(packed) => packed,
            other => panic!("not packed: {other:?}"),
        }
    }

    #[test]
    fn a_story_is_packed_for_those_who_unpack_it_and_nobody_else() {
        let filler = noise(1, 5000);
        for words in [vec![], vec!["is it \",\"remarks\":[ or not?"]] {
            let message = state(&filler, &words);
            let text = write(&message);
            assert_eq!(unpacked(&packed(&message)), text.as_str());
            assert_eq!(Outgoing::of(&message).frame(false), Message::Text(text));
        }
        let record = ServerMessage::Record { text: filler };
        assert_eq!(unpacked(&packed(&record)), write(&record).as_str());
    }

    #[test]
    fn whatever_its_length_a_story_is_unpacked_as_it_was() {
        for length in [4096, 4097, 60_000, 65_536, 1_000_000] {
            let message = state(&noise(3, length), &[&noise(4, length / 3)]);
            assert_eq!(unpacked(&packed(&message)), write(&message).as_str());
        }
    }

    #[test]
    fn what_is_short_or_tells_words_beside_a_secret_is_not_packed() {
        let long = noise(1, 10_000);
        let said = |text: &str| Said {
            n: 1,
            by: None,
            what: Utterance::Words(text.to_owned()),
        };
        for message in [
            state("short", &[]),
            ServerMessage::Said(said(&long)),
            ServerMessage::Chat {
                said: vec![said(&long)],
            },
            ServerMessage::Refused(wire::Problem::new(&*long)),
        ] {
            let text = write(&message);
            assert_eq!(Outgoing::of(&message).frame(true), Message::Text(text));
        }
    }

    /// What somebody asks must not show, by the length of the answer, what
    /// another holds.
    #[test]
    fn words_get_no_shorter_beside_a_secret_that_is_like_them() {
        let (secret, other) = (noise(5, 300), noise(6, 300));
        let hand = |held: &str| format!("{}{held}", noise(7, 6000));
        let grows_by = |held: &str, guess: &str| {
            packed(&state(&hand(held), &[guess])).len() - packed(&state(&hand(held), &[])).len()
        };
        assert_eq!(grows_by(&secret, &secret), grows_by(&other, &secret));
        // It would show otherwise.
        let together = |held: &str| pack((&format!("{}{secret}", hand(held)), "")).len();
        assert!(together(&secret) + 100 < together(&other));
    }
}
