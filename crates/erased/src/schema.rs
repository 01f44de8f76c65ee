//! What views, events and options are made of, as a JSON schema.
//!
//! The types say it themselves: real values are read into them by a reader that
//! notes what was asked for, such as the fields of a structure or all variants
//! of an enumeration. What no value has shown stays open (`true`), so that the
//! schema never refuses what is right.

mod reader;

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value as Json, json};

use self::reader::Reader;

/// What a type asks for, as far as values have shown.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) enum Shape {
    /// No value has come this way.
    #[default]
    Open,
    Nothing,
    Bool,
    Number,
    Whole {
        least: i128,
        most: i128,
    },
    Text,
    Perhaps(Box<Shape>),
    List(Box<Shape>),
    Tuple(Vec<Shape>),
    Map(Box<Shape>),
    Record(Record),
    Choice(Choice),
}

/// A structure.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Record {
    /// How many values were read.
    n_seen: u32,
    /// Each with how often it was there.
    fields: BTreeMap<&'static str, (Shape, u32)>,
}

/// An enumeration: alone, a variant is its name, and else an object of one field.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Choice {
    variants: BTreeMap<&'static str, Option<Shape>>,
}

impl Shape {
    /// The schema of a type, by values of it.
    pub(crate) fn of<T: DeserializeOwned>(values: &[Json]) -> Json {
        let mut shape = Shape::Open;
        for value in values {
            let reader = Reader {
                value,
                shape: &mut shape,
            };
            // What is no value of the type says nothing about it.
            drop(T::deserialize(reader));
        }
        shape.schema()
    }

    fn schema(&self) -> Json {
        match self {
            Shape::Open => json!(true),
            Shape::Nothing => json!({ "type": "null" }),
            Shape::Bool => json!({ "type": "boolean" }),
            Shape::Number => json!({ "type": "number" }),
            Shape::Whole { least, most } => {
                let mut schema = json!({ "type": "integer" });
                // Beyond these a number says nothing to most readers.
                if let Ok(least) = i32::try_from(*least) {
                    schema["minimum"] = least.into();
                }
                if let Ok(most) = u32::try_from(*most) {
                    schema["maximum"] = most.into();
                }
                schema
            }
            Shape::Text => json!({ "type": "string" }),
            Shape::Perhaps(shape) => json!({ "anyOf": [shape.schema(), { "type": "null" }] }),
            Shape::List(shape) => json!({ "type": "array", "items": shape.schema() }),
            Shape::Tuple(shapes) => json!({
                "type": "array",
                "prefixItems": shapes.iter().map(Shape::schema).collect::<Vec<_>>(),
                "minItems": shapes.len(),
                "maxItems": shapes.len(),
            }),
            Shape::Map(shape) => {
                json!({ "type": "object", "additionalProperties": shape.schema() })
            }
            Shape::Record(record) => record.schema(),
            Shape::Choice(choice) => choice.schema(),
        }
    }

    /// The same place again: a value may show more of it than those before.
    fn settle(&mut self, shape: Shape) {
        if *self == Shape::Open {
            *self = shape;
        }
    }

    fn perhaps(&mut self) -> &mut Shape {
        if !matches!(self, Shape::Perhaps(_)) {
            *self = Shape::Perhaps(Box::new(std::mem::take(self)));
        }
        match self {
            Shape::Perhaps(shape) => shape,
            _ => unreachable!("it was just made one"),
        }
    }
}

impl Record {
    fn schema(&self) -> Json {
        let fields = self.fields.iter();
        let properties: Map<_, _> = fields
            .clone()
            .map(|(name, (shape, _))| ((*name).to_owned(), shape.schema()))
            .collect();
        let required = fields.filter(|(_, (_, n))| *n == self.n_seen);
        let required: Vec<_> = required.map(|(name, _)| *name).collect();
        json!({
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": false,
        })
    }
}

impl Choice {
    fn schema(&self) -> Json {
        let (mut words, mut kinds) = (Vec::new(), Vec::new());
        for (name, content) in &self.variants {
            match content {
                Some(Shape::Nothing) => words.push(*name),
                Some(shape) => kinds.push(one_field(name, &shape.schema())),
                // Nobody has seen it: it may be either.
                None => {
                    words.push(*name);
                    kinds.push(one_field(name, &json!(true)));
                }
            }
        }
        if !words.is_empty() {
            kinds.insert(0, json!({ "enum": words }));
        }
        match &kinds[..] {
            [kind] => kind.clone(),
            _ => json!({ "anyOf": kinds }),
        }
    }
}

fn one_field(name: &str, content: &Json) -> Json {
    json!({
        "type": "object",
        "properties": { name: content },
        "required": [name],
        "additionalProperties": false,
    })
}
