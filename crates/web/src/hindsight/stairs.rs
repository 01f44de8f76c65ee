//! Luck and skill: where a result came from, as a staircase on which every step
//! begins where the last one ended.

use coach::{Estimate, Ledger, Part, Report, story};
use leptos::prelude::*;
use tabletop::{Lang, Seat, Viewer};

use super::insight::{Insight, hundredths};
use crate::lang;

/// One step, in hundredths.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Step {
    part: Part,
    from: i32,
    to: i32,
    /// How far off it may be.
    reach: i32,
}

/// Steps whose whole numbers add up.
fn steps(ledger: &Ledger) -> Vec<Step> {
    let mut sum = 0;
    let step = |part: Part| {
        let it: Estimate = ledger.part(part);
        let from = hundredths(sum);
        sum += it.mean;
        Step {
            part,
            from,
            to: hundredths(sum),
            reach: hundredths(it.reach()),
        }
    };
    let is_there = |it: &Step| it.part != Part::Unseen || it.from != it.to || it.reach != 0;
    let steps = ledger.parts().into_iter().map(step);
    steps.filter(is_there).collect()
}

/// What of the scale is shown: nothing to a whole win, and as far as steps go.
fn scale(steps: &[Step]) -> [i32; 2] {
    let lo = steps.iter().map(|it| it.to).min().unwrap_or(0);
    let hi = steps.iter().map(|it| it.to).max().unwrap_or(0);
    [lo.min(0) - 3, hi.max(100) + 3]
}

#[component]
pub fn Stairs(insight: Insight) -> impl IntoView {
    let session = insight.replay.session;
    let ledger = Memo::new(move |_| {
        let seat = insight.whose.get();
        insight
            .report
            .with(|it| it.as_ref().map(|it| it.ledgers[seat.index()]))
    });
    let rows = move || {
        let ledger = ledger.get()?;
        let lang = session.lang();
        let steps = steps(&ledger);
        let scale = scale(&steps);
        let list = steps
            .iter()
            .map(|it| row(insight, *it, scale, lang))
            .collect_view();
        let result = hundredths(ledger.result);
        Some(view! {
            <ol class="led" aria-label=says(insight, &steps, result)>
                {list}
                <li class="sum">
                    <span class="lt">
                        <b>{story::result(lang)}</b>
                        <small>{lang::insight_sum(lang)}</small>
                    </span>
                    {bar([0, result, 0], scale)}
                    <em class="d">{format!("{result} %")}</em>
                </li>
            </ol>
        })
    };
    view! {
        <Whose insight />
        {rows}
    }
}

fn row(insight: Insight, step: Step, scale: [i32; 2], lang: Lang) -> impl IntoView {
    let Step {
        part,
        from,
        to,
        reach,
    } = step;
    let class = match part {
        Part::Start => "base",
        Part::Deal | Part::Draws | Part::Unseen => "luck",
        Part::Others => "oth",
        Part::Own => "you",
    };
    let number = signed(to - from);
    view! {
        <li class=class>
            <span class="lt">
                <b>{name(insight, part, lang)}</b>
                <small>{about(insight, step, lang)}</small>
            </span>
            {bar([from, to, reach], scale)}
            <em class="d">{number}</em>
        </li>
    }
}

/// A step and how far off its end may be.
fn bar([from, to, reach]: [i32; 3], [lo, hi]: [i32; 2]) -> impl IntoView {
    let (left, right) = (from.min(to), from.max(to));
    let width = f64::from(right - left).max(1.0);
    let quarters = [0, 25, 50, 75, 100].map(|at| format!("M{at} 0V20"));
    let may = (0 < reach).then(|| {
        let (least, most) = ((to - reach).max(lo), (to + reach).min(hi));
        view! {
            <path
                class="may"
                d=format!("M{least} 10H{most}")
                vector-effect="non-scaling-stroke"
            />
        }
    });
    view! {
        <svg
            class="lw"
            viewBox=format!("{lo} 0 {} 20", hi - lo)
            preserveAspectRatio="none"
            aria-hidden="true"
        >
            <path class="quarters" d=quarters.concat() vector-effect="non-scaling-stroke" />
            <rect
                class="step"
                x=left
                y="1.5"
                width=width
                height="17"
                vector-effect="non-scaling-stroke"
            />
            {may}
        </svg>
    }
}

fn name(insight: Insight, part: Part, lang: Lang) -> &'static str {
    // Eyes are somebody’s: whoever looks through their own says *you* to themselves.
    let is_own = part == Part::Own && insight.replay.me() == Some(insight.whose.get_untracked());
    if is_own {
        lang::insight_your_own(lang)
    } else {
        story::name(part, lang)
    }
}

/// How far off it may be, and what else there is to say.
fn about(insight: Insight, step: Step, lang: Lang) -> String {
    let points = step.reach;
    match step.part {
        Part::Start => {
            let n = insight.replay.playback().record().players.len() as u32;
            lang::insight_players(lang, n)
        }
        Part::Own => {
            let seat = insight.whose.get();
            let report = insight.report.get();
            let [good, bad] = report.map_or([0, 0], |it| choices(&it, seat));
            lang::InsightChoices { good, bad, points }.say(lang)
        }
        Part::Deal | Part::Draws | Part::Unseen | Part::Others => lang::insight_reach(lang, points),
    }
}

/// How many choices were fine, and how many surely not.
fn choices(report: &Report, seat: Seat) -> [usize; 2] {
    let own = report.decisions.iter().filter(|it| it.seat == seat);
    let bad = own.clone().filter(|it| it.cost.is_surely_more()).count();
    [own.count() - bad, bad]
}

/// The stairs as a sentence.
fn says(insight: Insight, steps: &[Step], result: i32) -> String {
    let session = insight.replay.session;
    let lang = session.lang();
    let part = |it: &Step| {
        format!(
            "{} {}",
            name(insight, it.part, lang),
            signed(it.to - it.from)
        )
    };
    let told = lang::InsightLedger {
        name: session.name(insight.whose.get()),
        parts: steps.iter().map(part).collect::<Vec<_>>().join(", "),
        result,
    };
    told.say(lang)
}

fn signed(points: i32) -> String {
    match points {
        ..0 => format!("−{}", points.unsigned_abs()),
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
    }
}

/// A face for each player whose result can be looked at.
#[component]
fn Whose(insight: Insight) -> impl IntoView {
    let replay = insight.replay;
    let session = replay.session;
    let n_seats = replay.playback().record().players.len();
    let chip = move |seat: Seat| {
        let label = move || lang::insight_whose_is(session.lang(), session.name(seat));
        let portrait = move || session.face(seat);
        view! {
            <button
                type="button"
                class="eye"
                aria-pressed=move || (insight.whose.get() == seat).to_string()
                aria-label=label
                title=label
                on:click=move |_| replay.look(Viewer::Seat(seat))
            >
                <span
                    class=format!("face s{}", seat.index())
                    style=move || format!("--hue:{}", portrait().hue())
                >
                    {move || portrait().drawing()}
                </span>
            </button>
        }
    };
    view! {
        <div class="eyes" role="group" aria-label=move || lang::insight_whose(session.lang())>
            {(0..n_seats).map(Seat::new).map(chip).collect_view()}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(mean: i32) -> Estimate {
        Estimate {
            mean,
            ci95: [mean - 20, mean + 20],
        }
    }

    #[test]
    fn whole_numbers_add_up_although_they_are_rounded() {
        let ledger = Ledger {
            start: part(255),
            deal: part(134),
            draws: part(-514),
            unseen: part(264),
            others: part(255),
            own: part(606),
            result: 1000,
        };
        let steps = steps(&ledger);
        assert_eq!(steps.len(), 6);
        assert_eq!((steps[0].from, steps[5].to), (0, 100));
        for pair in steps.windows(2) {
            assert_eq!(pair[0].to, pair[1].from);
        }
        assert_eq!(scale(&steps), [-15, 103]);
    }

    #[test]
    fn where_nothing_lies_hidden_there_is_no_step_for_it() {
        let open = Ledger {
            start: part(1000),
            result: 1000,
            ..Ledger::default()
        };
        assert!(steps(&open).iter().all(|it| it.part != Part::Unseen));
    }
}
