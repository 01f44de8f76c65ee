//! Who sits at a table, as a row of faces.

use leptos::prelude::*;
use tabletop::SeatSet;
use wire::SeatInfo;

use crate::face::{Face, Portrait};

/// The faces, with a ring around whoever is waited for, and an empty disc for
/// each free seat.
#[component]
pub fn Faces(
    seats: Vec<SeatInfo>,
    #[prop(default = SeatSet::EMPTY)] must: SeatSet,
) -> impl IntoView {
    let face = move |(index, seat): (usize, SeatInfo)| {
        if !seat.is_taken {
            return view! { <i></i> }.into_any();
        }
        let face = seat.face.as_deref().map(Face::from_parts);
        let portrait = Portrait::new(face, &seat.name);
        let is_awaited = must.iter().any(|it| it.index() == index);
        view! {
            <span
                class="face"
                class:cur=is_awaited
                title=seat.name
                style=format!("--hue:{}", portrait.hue())
            >
                {portrait.drawing()}
            </span>
        }
        .into_any()
    };
    view! { <span class="sitting">{seats.into_iter().enumerate().map(face).collect_view()}</span> }
}
