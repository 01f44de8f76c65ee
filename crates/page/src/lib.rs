//! The program of our page: our games, and no others.

pieces::page! {}
