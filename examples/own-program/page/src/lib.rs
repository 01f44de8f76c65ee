//! Brainery's page with one game more.

pieces::page! {
    last_bite::LastBite => generic,
}
