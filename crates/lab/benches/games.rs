//! `cargo bench -p lab`: what `brainery lab bench` measures, compared with the
//! run before. A name after `--` picks some: `cargo bench -p lab -- pig/`.

use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use lab::bench::{clock::worked, work::Work};

/// Time a step: a game has as many as it has, so work is done until there are
/// enough, and its time is shared out.
fn games(criterion: &mut Criterion) {
    for game in registry::all() {
        let mut group = criterion.benchmark_group(game.info().id);
        for work in Work::all(game) {
            let mut steps = work.prepare(game).expect("the usual game opens");
            let mut seed = 0;
            group.bench_function(work.to_string(), |bencher| {
                bencher.iter_custom(|n_wanted| {
                    let started = worked();
                    let mut n_done = 0;
                    while n_done < n_wanted {
                        n_done += u64::from(steps(seed));
                        seed += 1;
                    }
                    #[expect(clippy::cast_precision_loss, reason = "a speed is an approximation")]
                    worked()
                        .saturating_sub(started)
                        .mul_f64(n_wanted as f64 / n_done as f64)
                });
            });
        }
        group.finish();
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = games
}
criterion_main!(benches);
