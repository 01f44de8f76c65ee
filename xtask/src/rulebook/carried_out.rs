//! Which clauses the code carries out: those whose constant comes to a
//! `rule!(…)` or a `Forbidden(…)`, by whatever detour.
//!
//! Read backwards from there: a variable leads to what it was bound to, a
//! parameter to the calls of its function, a call to what the function returns,
//! a field to where it is filled in, a table to its entries. Names stand for what
//! they name, whatever the types, so this says yes rather too often than too
//! seldom; a clause that nothing leads to has no code.

mod look;

use std::collections::BTreeSet;

use anyhow::{Context, Result};
use syn::{
    Attribute, Block, Expr, FnArg, Item, Pat, ReturnType, Signature, Stmt,
    visit::{self, Visit},
};

use self::look::{Arguments, Bound, Fields, Leads, Marks, Returns, binds};

/// The constants, such as `PIG_1_ROLL`, that these files carry out.
pub(super) fn carried_out(files: &[String]) -> Result<BTreeSet<String>> {
    let mut code = Code::default();
    let parsed = files.iter().map(|text| syn::parse_file(text));
    let parsed: Vec<syn::File> = parsed
        .collect::<Result<_, _>>()
        .context("a file of a game is no Rust")?;
    for file in &parsed {
        code.visit_file(file);
    }
    Ok(code.walk())
}

/// What can be led back to something.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    /// A variable of a function, by the number of the function.
    Variable(usize, String),
    /// An argument of all functions of that name; `self` does not count.
    Parameter(String, usize),
    /// What functions of that name return.
    Returned(String),
    /// What fields of that name are filled with.
    Field(String),
    Constant(String),
}

#[derive(Default)]
struct Code<'a> {
    functions: Vec<Function<'a>>,
    constants: Vec<(String, &'a Expr)>,
    clauses: BTreeSet<String>,
    known: BTreeSet<Place>,
    /// What remains to be led back.
    open: Vec<Place>,
}

struct Function<'a> {
    name: String,
    parameters: Vec<&'a Pat>,
    returns: bool,
    body: &'a Block,
}

/// Every function and table outside of tests.
impl<'a> Visit<'a> for Code<'a> {
    fn visit_item(&mut self, item: &'a Item) {
        match item {
            Item::Mod(it) if is_test(&it.attrs) => (),
            Item::Fn(it) if is_test(&it.attrs) => (),
            Item::Fn(it) => self.add(&it.sig, &it.block),
            Item::Const(it) => self.constants.push((it.ident.to_string(), &it.expr)),
            Item::Static(it) => self.constants.push((it.ident.to_string(), &it.expr)),
            _ => visit::visit_item(self, item),
        }
    }

    fn visit_impl_item_fn(&mut self, it: &'a syn::ImplItemFn) {
        self.add(&it.sig, &it.block);
    }

    fn visit_impl_item_const(&mut self, it: &'a syn::ImplItemConst) {
        self.constants.push((it.ident.to_string(), &it.expr));
    }

    fn visit_trait_item_fn(&mut self, it: &'a syn::TraitItemFn) {
        if let Some(body) = &it.default {
            self.add(&it.sig, body);
        }
    }
}

impl<'a> Code<'a> {
    fn add(&mut self, signature: &'a Signature, body: &'a Block) {
        let parameters = signature.inputs.iter().filter_map(|input| match input {
            FnArg::Typed(typed) => Some(&*typed.pat),
            FnArg::Receiver(_) => None,
        });
        self.functions.push(Function {
            name: signature.ident.to_string(),
            parameters: parameters.collect(),
            returns: matches!(signature.output, ReturnType::Type(..)),
            body,
        });
    }

    fn walk(mut self) -> BTreeSet<String> {
        for number in 0..self.functions.len() {
            let mut marks = Marks::default();
            marks.visit_block(self.functions[number].body);
            for marked in &marks.0 {
                self.lead_back(number, marked);
            }
        }
        while let Some(place) = self.open.pop() {
            for (number, source) in self.sources(&place) {
                self.lead_back(number, &source);
            }
        }
        self.clauses
    }

    /// All that an expression in the function of this number may be.
    fn lead_back(&mut self, number: usize, expr: &Expr) {
        let mut leads = Leads {
            number,
            ..Leads::default()
        };
        leads.visit_expr(expr);
        self.clauses.extend(leads.clauses);
        for place in leads.places {
            if self.known.insert(place.clone()) {
                self.open.push(place);
            }
        }
    }

    /// The expressions that come to a place, each with the number of its function.
    fn sources(&mut self, place: &Place) -> Vec<(usize, Expr)> {
        match place {
            Place::Variable(number, name) => {
                // A table stands outside of all functions.
                let Some(function) = self.functions.get(*number) else {
                    return Vec::new();
                };
                let mut bound = Bound {
                    name,
                    sources: Vec::new(),
                };
                bound.visit_block(function.body);
                let sources = bound.sources.into_iter().map(|expr| (*number, expr));
                let sources = sources.collect();
                let mut parameters = function.parameters.iter();
                if let Some(nth) = parameters.position(|pattern| binds(pattern, name)) {
                    let parameter = Place::Parameter(function.name.clone(), nth);
                    if self.known.insert(parameter.clone()) {
                        self.open.push(parameter);
                    }
                }
                sources
            }
            Place::Parameter(name, nth) => self.everywhere(|calls, function| {
                let mut arguments = Arguments {
                    name,
                    nth: *nth,
                    sources: calls,
                };
                arguments.visit_block(function.body);
            }),
            Place::Returned(name) => self.everywhere(|returned, function| {
                if function.name == *name && function.returns {
                    Returns(returned).visit_block(function.body);
                    if let Some(Stmt::Expr(tail, None)) = function.body.stmts.last() {
                        returned.push(tail.clone());
                    }
                }
            }),
            Place::Field(name) => self.everywhere(|filled, function| {
                Fields {
                    name,
                    sources: filled,
                }
                .visit_block(function.body);
            }),
            Place::Constant(name) => {
                let same = self.constants.iter().filter(|(it, _)| it == name);
                same.map(|(_, expr)| (usize::MAX, (*expr).clone()))
                    .collect()
            }
        }
    }

    fn everywhere(
        &self,
        mut look: impl FnMut(&mut Vec<Expr>, &Function<'a>),
    ) -> Vec<(usize, Expr)> {
        let functions = self.functions.iter().enumerate();
        functions
            .flat_map(|(number, function)| {
                let mut found = Vec::new();
                look(&mut found, function);
                found.into_iter().map(move |expr| (number, expr))
            })
            .collect()
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|it| {
        let is_cfg_test = |list: &syn::MetaList| list.tokens.to_string() == "test";
        it.path().is_ident("test") || it.meta.require_list().is_ok_and(is_cfg_test)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(code: &str, expected: &[&str]) {
        let found = carried_out(&[code.to_owned()]).unwrap();
        let found: Vec<&str> = found.iter().map(String::as_str).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn marks_and_refusals_carry_a_clause_out() {
        check(
            "fn apply() { rule!( r::A ); tabletop::rule!(rulebook::B);
                 if x { return Err(Refusal::Forbidden(r::C)); } }",
            &["A", "B", "C"],
        );
        check(
            "fn f() -> R { id.map_err(Refusal::Forbidden) } fn g() { let id = r::A; }",
            &[],
        );
        check(
            "fn f() -> R { let id = Err(r::A); id.map_err(Refusal::Forbidden) }",
            &["A"],
        );
    }

    #[test]
    fn what_is_only_named_is_not_carried_out() {
        check(
            "use r::A;
             // rule!(r::B);
             const TABLE: [RuleId; 1] = [r::C];
             fn f() -> RuleId { let text = \"rule!(r::D)\"; r::E }
             fn g() { if id == r::F { rule!(r::G); } }
             #[cfg(test)] mod tests { fn h() { rule!(r::H); } }
             #[test] fn i() { rule!(r::I); }",
            &["G"],
        );
    }

    #[test]
    fn a_helper_carries_out_what_it_is_handed() {
        check(
            "fn check() -> R { forbid(r::A)?; self.need(true, r::B) }
             fn forbid(rule: RuleId) -> R { Err(Refusal::Forbidden(rule)) }
             fn need(&self, is_met: bool, rule: RuleId) -> R { again(rule) }
             fn again(clause: RuleId) -> R { let it = clause; rule!(it); Ok(()) }
             fn other() { unrelated(r::C); }",
            &["A", "B"],
        );
    }

    #[test]
    fn what_is_returned_bound_filled_in_or_listed_and_then_marked_counts() {
        check(
            "const POWERS: [RuleId; 1] = [r::A];
             fn f() { rule!(POWERS[n]); rule!(why(x)); rule!(self.reason.rule);
                 let id = match x { X => r::D, Y if y == r::E => r::F };
                 if let Some(rule) = of(x) { rule!(rule); } rule!(id); }
             fn why(x: X) -> RuleId { if x == r::G { return r::B; } r::C }
             fn of(x: X) -> Option<RuleId> { x.then_some(r::H) }
             fn g() -> Reason { Reason { rule: r::I, other: r::J } }",
            &["A", "B", "C", "D", "F", "H", "I"],
        );
    }
}
