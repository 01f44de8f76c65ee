//! Steps of a job: short words in the data, one verb each in the code.

/// The verb as Rust writes it.
pub(super) fn parse(text: &str) -> Result<String, String> {
    let words: Vec<&str> = text.split(' ').collect();
    let is_read = match words[..] {
        ["draw", n] => draw("You", n),
        ["draw", "as", "many"] => Some(draws("You", "AsMany")),
        ["left", "draws", n] => draw("Left", n),
        ["left", "draws", "as", "many"] => Some(draws("Left", "AsMany")),
        ["chosen", "draws", n] => draw("Chosen", n),
        ["everyone", "draws", n] => draw("Everyone", n),
        ["others", "draw", "up"] => Some(draws("Others", "UpToYours")),
        ["others", "draw", n] => draw("Others", n),
        ["discard", "hand"] => plain("DiscardHand"),
        ["discard", n] => counted("Discard", n),
        ["discard", "up", "to", n] => counted("DiscardUpTo", n),
        ["choose", "another"] => plain("ChooseAnother"),
        ["choose", "third"] => plain("ChooseThird"),
        ["give", "left"] => plain("Give(Receiver::Left)"),
        ["give", "right"] => plain("Give(Receiver::Right)"),
        ["give", "chosen"] => plain("Give(Receiver::Chosen)"),
        ["take", "at", "random"] => plain("TakeAtRandom"),
        ["look", "at", "hand"] => plain("LookAtHand"),
        ["move", "to", "third"] => plain("MoveToThird"),
        ["pass", "hands"] => plain("PassHands"),
        ["swap", "hands"] => plain("SwapHands"),
        ["everyone", "passes", n] => counted("EveryonePasses", n),
        ["take", "the", "brain"] => plain("TakeTheBrain"),
        ["pass", "the", "brain"] => plain("PassTheBrain"),
        ["drop", "the", "brain"] => plain("DropTheBrain"),
        ["fetch"] => plain("Fetch"),
        ["put", "on", "deck"] => plain("PutOnDeck"),
        ["arrange", n] => counted("Arrange", n),
        ["turn", "over", "to", "a", "bid"] => plain("TurnOverToABid"),
        ["inspect"] => plain("Inspect"),
        ["follow", "a", "job"] => plain("FollowAJob"),
        ["play", "a", "job"] => plain("PlayAJob"),
        ["another", "turn"] => plain("AnotherTurn"),
        ["rolls", "plus", n] => counted("RollsPlus", n),
        ["lay", "before", "you"] => plain("LayBeforeYou"),
        ["lay", "before", "chosen"] => plain("LayBeforeChosen"),
        _ => None,
    };
    is_read.ok_or_else(|| format!("{text:?} is not a step"))
}

fn plain(verb: &str) -> Option<String> {
    Some(format!("Step::{verb}"))
}

fn counted(verb: &str, n: &str) -> Option<String> {
    let n = number(n)?;
    Some(format!("Step::{verb}({n})"))
}

fn draw(who: &str, n: &str) -> Option<String> {
    let n = number(n)?;
    Some(draws(who, &format!("Fixed({n})")))
}

fn draws(who: &str, amount: &str) -> String {
    format!("Step::Draw {{ who: Drawers::{who}, n: Amount::{amount} }}")
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|n| (1..=9).contains(n))
}
