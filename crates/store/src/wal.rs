//! The end of the file in which `SQLite` keeps what is not yet in its place:
//! how much of it cannot be read. The form is at
//! <https://www.sqlite.org/fileformat2.html#the_write_ahead_log>.

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// Pages of the latest run that are cut off or damaged.
pub(crate) fn n_torn(wal: &[u8]) -> usize {
    let Some((header, frames)) = wal.split_at_checked(HEADER) else {
        return usize::from(!wal.is_empty());
    };
    let is_big_endian = header[3] & 1 == 1;
    let page_size = match word(header, 8) {
        1 => 65_536,
        size => size as usize,
    };
    let mut sum = Sum(0, 0);
    sum.add(&header[..24], is_big_endian);
    if !sum.is(header, 24) || page_size < 512 {
        return 1;
    }
    let salts = &header[16..24];
    let mut frames = frames.chunks(FRAME_HEADER + page_size).peekable();
    let mut is_whole = |frame: &&[u8]| {
        if frame.len() < FRAME_HEADER + page_size || &frame[8..16] != salts {
            return false;
        }
        sum.add(&frame[..8], is_big_endian);
        sum.add(&frame[FRAME_HEADER..], is_big_endian);
        sum.is(frame, 16)
    };
    while frames.next_if(|frame| is_whole(frame)).is_some() {}
    // What stood there in an earlier run has other salts, and is no loss.
    let is_latest = |frame: &&[u8]| frame.get(8..16).is_none_or(|it| it == salts);
    frames.filter(is_latest).count()
}

fn word(bytes: &[u8], at: usize) -> u32 {
    let word = bytes[at..at + 4].try_into().expect("four bytes");
    u32::from_be_bytes(word)
}

struct Sum(u32, u32);

impl Sum {
    fn add(&mut self, bytes: &[u8], is_big_endian: bool) {
        for pair in bytes.chunks_exact(8) {
            let read = |at| {
                let word = word(pair, at);
                if is_big_endian {
                    word
                } else {
                    word.swap_bytes()
                }
            };
            self.0 = self.0.wrapping_add(read(0)).wrapping_add(self.1);
            self.1 = self.1.wrapping_add(read(4)).wrapping_add(self.0);
        }
    }

    /// Whether it is the one written there.
    fn is(&self, bytes: &[u8], at: usize) -> bool {
        (self.0, self.1) == (word(bytes, at), word(bytes, at + 4))
    }
}
