//! Looking for something in a piece of code.

use syn::{
    Expr, ExprCall, ExprMethodCall, Local, Macro, Pat, Path,
    visit::{self, Visit},
};

use super::Place;

/// What is marked: the arguments of `rule!` and `Forbidden`.
#[derive(Default)]
pub(super) struct Marks(pub(super) Vec<Expr>);

impl Visit<'_> for Marks {
    fn visit_macro(&mut self, it: &Macro) {
        if is_last(&it.path, "rule") {
            self.0.extend(it.parse_body::<Expr>());
        }
    }

    fn visit_expr_call(&mut self, call: &ExprCall) {
        if is_path(&call.func, "Forbidden") {
            self.0.extend(call.args.iter().cloned());
        }
        visit::visit_expr_call(self, call);
    }

    /// `.map_err(Refusal::Forbidden)`.
    fn visit_expr_method_call(&mut self, call: &ExprMethodCall) {
        if call.args.iter().any(|it| is_path(it, "Forbidden")) {
            self.0.push((*call.receiver).clone());
        }
        visit::visit_expr_method_call(self, call);
    }
}

/// What an expression may be: clauses, and places to look further.
#[derive(Default)]
pub(super) struct Leads {
    pub(super) number: usize,
    pub(super) clauses: Vec<String>,
    pub(super) places: Vec<Place>,
}

impl Visit<'_> for Leads {
    fn visit_path(&mut self, path: &Path) {
        let names: Vec<String> = path
            .segments
            .iter()
            .map(|it| it.ident.to_string())
            .collect();
        match &names[..] {
            [name] => {
                self.places.push(Place::Variable(self.number, name.clone()));
                self.places.push(Place::Constant(name.clone()));
            }
            [.., book, name] if book == "r" || book == "rulebook" => {
                self.clauses.push(name.clone());
            }
            [.., name] => self.places.push(Place::Constant(name.clone())),
            [] => (),
        }
    }

    fn visit_expr_call(&mut self, call: &ExprCall) {
        if let Expr::Path(function) = &*call.func
            && let Some(last) = function.path.segments.last()
        {
            self.places.push(Place::Returned(last.ident.to_string()));
        }
        visit::visit_expr_call(self, call);
    }

    fn visit_expr_method_call(&mut self, call: &ExprMethodCall) {
        self.places.push(Place::Returned(call.method.to_string()));
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_field(&mut self, field: &syn::ExprField) {
        if let syn::Member::Named(name) = &field.member {
            self.places.push(Place::Field(name.to_string()));
        }
        visit::visit_expr_field(self, field);
    }

    /// A condition decides between values and is none.
    fn visit_expr_if(&mut self, it: &syn::ExprIf) {
        self.visit_block(&it.then_branch);
        if let Some((_, other)) = &it.else_branch {
            self.visit_expr(other);
        }
    }

    fn visit_expr_match(&mut self, it: &syn::ExprMatch) {
        it.arms.iter().for_each(|arm| self.visit_expr(&arm.body));
    }
}

/// What a variable is bound to.
pub(super) struct Bound<'n> {
    pub(super) name: &'n str,
    pub(super) sources: Vec<Expr>,
}

impl Visit<'_> for Bound<'_> {
    fn visit_local(&mut self, local: &Local) {
        if let Some(init) = &local.init
            && binds(&local.pat, self.name)
        {
            self.sources.push((*init.expr).clone());
        }
        visit::visit_local(self, local);
    }

    fn visit_expr_let(&mut self, it: &syn::ExprLet) {
        if binds(&it.pat, self.name) {
            self.sources.push((*it.expr).clone());
        }
        visit::visit_expr_let(self, it);
    }

    fn visit_expr_match(&mut self, it: &syn::ExprMatch) {
        if it.arms.iter().any(|arm| binds(&arm.pat, self.name)) {
            self.sources.push((*it.expr).clone());
        }
        visit::visit_expr_match(self, it);
    }

    fn visit_expr_for_loop(&mut self, it: &syn::ExprForLoop) {
        if binds(&it.pat, self.name) {
            self.sources.push((*it.expr).clone());
        }
        visit::visit_expr_for_loop(self, it);
    }
}

/// What is passed to functions of a name.
pub(super) struct Arguments<'n> {
    pub(super) name: &'n str,
    pub(super) nth: usize,
    pub(super) sources: &'n mut Vec<Expr>,
}

impl Visit<'_> for Arguments<'_> {
    fn visit_expr_call(&mut self, call: &ExprCall) {
        if is_path(&call.func, self.name) {
            self.sources.extend(call.args.iter().nth(self.nth).cloned());
        }
        visit::visit_expr_call(self, call);
    }

    fn visit_expr_method_call(&mut self, call: &ExprMethodCall) {
        if call.method == self.name {
            self.sources.extend(call.args.iter().nth(self.nth).cloned());
        }
        visit::visit_expr_method_call(self, call);
    }
}

pub(super) struct Returns<'n>(pub(super) &'n mut Vec<Expr>);

impl Visit<'_> for Returns<'_> {
    fn visit_expr_return(&mut self, it: &syn::ExprReturn) {
        self.0.extend(it.expr.as_deref().cloned());
    }
}

/// What fields of a name are filled with.
pub(super) struct Fields<'n> {
    pub(super) name: &'n str,
    pub(super) sources: &'n mut Vec<Expr>,
}

impl Visit<'_> for Fields<'_> {
    fn visit_field_value(&mut self, it: &syn::FieldValue) {
        if matches!(&it.member, syn::Member::Named(name) if name == self.name) {
            self.sources.push(it.expr.clone());
        }
        visit::visit_field_value(self, it);
    }
}

pub(super) fn binds(pattern: &Pat, name: &str) -> bool {
    struct Names<'n>(&'n str, bool);
    impl Visit<'_> for Names<'_> {
        fn visit_pat_ident(&mut self, it: &syn::PatIdent) {
            self.1 |= it.ident == self.0;
            visit::visit_pat_ident(self, it);
        }
    }
    let mut names = Names(name, false);
    names.visit_pat(pattern);
    names.1
}

pub(super) fn is_path(expr: &Expr, name: &str) -> bool {
    matches!(expr, Expr::Path(it) if is_last(&it.path, name))
}

pub(super) fn is_last(path: &Path, name: &str) -> bool {
    path.segments.last().is_some_and(|it| it.ident == name)
}
