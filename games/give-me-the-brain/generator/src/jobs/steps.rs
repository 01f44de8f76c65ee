//! Steps of a job: short words in the data, one verb each in the code.

/// Steps without a number.
const PLAIN: [(&str, &str); 26] = [
    (
        "draw as many",
        "Draw { who: Drawers::You, n: Amount::AsMany }",
    ),
    (
        "left draws as many",
        "Draw { who: Drawers::Left, n: Amount::AsMany }",
    ),
    (
        "others draw up",
        "Draw { who: Drawers::Others, n: Amount::UpToYours }",
    ),
    ("discard hand", "DiscardHand"),
    ("choose another", "ChooseAnother"),
    ("choose third", "ChooseThird"),
    ("give left", "Give(Receiver::Left)"),
    ("give right", "Give(Receiver::Right)"),
    ("give chosen", "Give(Receiver::Chosen)"),
    ("take at random", "TakeAtRandom"),
    ("look at hand", "LookAtHand"),
    ("move to third", "MoveToThird"),
    ("pass hands", "PassHands"),
    ("swap hands", "SwapHands"),
    ("take the brain", "TakeTheBrain"),
    ("pass the brain", "PassTheBrain"),
    ("drop the brain", "DropTheBrain"),
    ("fetch", "Fetch"),
    ("put on deck", "PutOnDeck"),
    ("turn over to a bid", "TurnOverToABid"),
    ("inspect", "Inspect"),
    ("follow a job", "FollowAJob"),
    ("play a job", "PlayAJob"),
    ("another turn", "AnotherTurn"),
    ("lay before you", "LayBeforeYou"),
    ("lay before chosen", "LayBeforeChosen"),
];

/// Steps that end with a number, which takes the place of the `#`.
const COUNTED: [(&str, &str); 10] = [
    ("draw", "Draw { who: Drawers::You, n: Amount::Fixed(#) }"),
    (
        "left draws",
        "Draw { who: Drawers::Left, n: Amount::Fixed(#) }",
    ),
    (
        "chosen draws",
        "Draw { who: Drawers::Chosen, n: Amount::Fixed(#) }",
    ),
    (
        "others draw",
        "Draw { who: Drawers::Others, n: Amount::Fixed(#) }",
    ),
    (
        "everyone draws",
        "Draw { who: Drawers::Everyone, n: Amount::Fixed(#) }",
    ),
    ("discard", "Discard(#)"),
    ("discard up to", "DiscardUpTo(#)"),
    ("everyone passes", "EveryonePasses(#)"),
    ("arrange", "Arrange(#)"),
    ("rolls plus", "RollsPlus(#)"),
];

/// The verb as Rust writes it.
pub(super) fn parse(text: &str) -> Result<String, String> {
    let plain = PLAIN.iter().find(|(words, _)| *words == text);
    let verb = plain.map(|(_, verb)| (*verb).to_owned());
    let verb = verb.or_else(|| counted(text));
    verb.map(|verb| format!("Step::{verb}"))
        .ok_or_else(|| format!("{text:?} is not a step"))
}

fn counted(text: &str) -> Option<String> {
    let (words, n) = text.rsplit_once(' ')?;
    let n: u8 = n.parse().ok().filter(|n| (1..=9).contains(n))?;
    let (_, verb) = COUNTED.iter().find(|(it, _)| *it == words)?;
    Some(verb.replace('#', &n.to_string()))
}
