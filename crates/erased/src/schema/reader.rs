//! Reads a real value into a type, and notes what the type asks for.

use std::fmt;

use serde::{
    Deserializer,
    de::{
        DeserializeSeed, EnumAccess, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor,
    },
};
use serde_json::Value as Json;

use super::{Choice, Record, Shape};

/// Why a value was not read.
#[derive(Debug)]
pub(super) struct Unread(String);

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unread {}

impl serde::de::Error for Unread {
    fn custom<T: fmt::Display>(why: T) -> Unread {
        Unread(why.to_string())
    }
}

/// Reads a value and notes what it is asked for.
pub(super) struct Reader<'a> {
    pub(super) value: &'a Json,
    pub(super) shape: &'a mut Shape,
}

impl Reader<'_> {
    fn wrong<T>(&self, what: &str) -> Result<T, Unread> {
        Err(Unread(format!("{} is no {what}", self.value)))
    }
}

macro_rules! whole {
    ($($method:ident $kind:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
            self.shape.settle(Shape::Whole {
                least: $kind::MIN.into(),
                most: $kind::MAX.into(),
            });
            match (self.value.as_u64(), self.value.as_i64()) {
                (Some(n), _) => visitor.visit_u64(n),
                (None, Some(n)) => visitor.visit_i64(n),
                (None, None) => self.wrong("whole number"),
            }
        }
    )*};
}

macro_rules! as_any {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
            self.deserialize_any(visitor)
        }
    )*};
}

macro_rules! text {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
            self.shape.settle(Shape::Text);
            match self.value.as_str() {
                Some(text) => visitor.visit_str(text),
                None => self.wrong("text"),
            }
        }
    )*};
}

macro_rules! number {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
            self.shape.settle(Shape::Number);
            match self.value.as_f64() {
                Some(number) => visitor.visit_f64(number),
                None => self.wrong("number"),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for Reader<'_> {
    type Error = Unread;

    whole! {
        deserialize_u8 u8 deserialize_u16 u16 deserialize_u32 u32 deserialize_u64 u64
        deserialize_i8 i8 deserialize_i16 i16 deserialize_i32 i32 deserialize_i64 i64
    }
    number! { deserialize_f32 deserialize_f64 }
    text! { deserialize_str deserialize_string deserialize_char }
    as_any! { deserialize_bytes deserialize_byte_buf deserialize_ignored_any }

    /// The type takes whatever it is: so does the schema.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        let read = self.value.clone().deserialize_any(visitor);
        read.map_err(|error| Unread(error.to_string()))
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.shape.settle(Shape::Bool);
        match self.value.as_bool() {
            Some(it) => visitor.visit_bool(it),
            None => self.wrong("yes or no"),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        let shape = self.shape.perhaps();
        match self.value {
            Json::Null => visitor.visit_none(),
            value => visitor.visit_some(Reader { value, shape }),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.shape.settle(Shape::Nothing);
        match self.value {
            Json::Null => visitor.visit_unit(),
            _ => self.wrong("nothing"),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.shape.settle(Shape::List(Box::default()));
        match (self.value, self.shape) {
            (Json::Array(values), Shape::List(shape)) => visitor.visit_seq(Listed {
                values: values.iter(),
                shapes: Shapes::All(shape),
            }),
            _ => Err(Unread("it is no list".to_owned())),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, n: usize, visitor: V) -> Result<V::Value, Unread> {
        self.shape.settle(Shape::Tuple(vec![Shape::Open; n]));
        match (self.value, self.shape) {
            (Json::Array(values), Shape::Tuple(shapes)) => visitor.visit_seq(Listed {
                values: values.iter(),
                shapes: Shapes::Each(shapes.iter_mut()),
            }),
            _ => Err(Unread("it is no list".to_owned())),
        }
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        n: usize,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        self.deserialize_tuple(n, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.shape.settle(Shape::Map(Box::default()));
        match (self.value, self.shape) {
            (Json::Object(values), Shape::Map(shape)) => visitor.visit_map(Mapped {
                values: values.iter(),
                shapes: Fields::All(shape),
                value: None,
            }),
            _ => Err(Unread("it is no object".to_owned())),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        self.shape.settle(Shape::Record(Record::default()));
        match (self.value, self.shape) {
            (Json::Object(values), Shape::Record(record)) => {
                record.n_seen += 1;
                for name in fields {
                    record.fields.entry(name).or_default();
                }
                visitor.visit_map(Mapped {
                    values: values.iter(),
                    shapes: Fields::Each(record),
                    value: None,
                })
            }
            _ => Err(Unread("it is no object".to_owned())),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        self.shape.settle(Shape::Choice(Choice::default()));
        let Shape::Choice(choice) = self.shape else {
            return Err(Unread("it was something else before".to_owned()));
        };
        for name in variants {
            choice.variants.entry(name).or_default();
        }
        let (name, content) = match self.value {
            Json::String(name) => (name, None),
            Json::Object(fields) if fields.len() == 1 => {
                let (name, content) = fields.iter().next().expect("there is one");
                (name, Some(content))
            }
            _ => return Err(Unread("it is no variant".to_owned())),
        };
        let known = choice.variants.get_mut(name.as_str());
        let shape = known.ok_or_else(|| Unread(format!("there is no variant {name}")))?;
        visitor.visit_enum(Chosen {
            name,
            content,
            shape: shape.get_or_insert_default(),
        })
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        match self.value.as_str() {
            Some(name) => visitor.visit_str(name),
            None => self.wrong("name"),
        }
    }
}

/// Whose shapes the parts of a list are.
enum Shapes<'a> {
    All(&'a mut Shape),
    Each(std::slice::IterMut<'a, Shape>),
}

struct Listed<'a> {
    values: std::slice::Iter<'a, Json>,
    shapes: Shapes<'a>,
}

impl<'de> SeqAccess<'de> for Listed<'_> {
    type Error = Unread;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Unread> {
        let Some(value) = self.values.next() else {
            return Ok(None);
        };
        let mut beyond = Shape::Open;
        let shape = match &mut self.shapes {
            Shapes::All(shape) => &mut **shape,
            Shapes::Each(shapes) => shapes.next().unwrap_or(&mut beyond),
        };
        seed.deserialize(Reader { value, shape }).map(Some)
    }
}

/// Whose shapes the fields of an object are.
enum Fields<'a> {
    All(&'a mut Shape),
    Each(&'a mut Record),
}

struct Mapped<'a> {
    values: serde_json::map::Iter<'a>,
    shapes: Fields<'a>,
    value: Option<(&'a str, &'a Json)>,
}

impl<'de> MapAccess<'de> for Mapped<'_> {
    type Error = Unread;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Unread> {
        let Some((name, value)) = self.values.next() else {
            return Ok(None);
        };
        self.value = Some((name, value));
        seed.deserialize(name.as_str().into_deserializer())
            .map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Unread> {
        let (name, value) = self.value.take().expect("a field follows its name");
        let mut unknown = Shape::Open;
        let shape = match &mut self.shapes {
            Fields::All(shape) => &mut **shape,
            Fields::Each(record) => {
                let known = record.fields.iter_mut().find(|(it, _)| **it == name);
                match known {
                    Some((_, (shape, n))) => {
                        *n += 1;
                        shape
                    }
                    None => &mut unknown,
                }
            }
        };
        seed.deserialize(Reader { value, shape })
    }
}

struct Chosen<'a> {
    name: &'a str,
    content: Option<&'a Json>,
    shape: &'a mut Shape,
}

impl<'de, 'a> EnumAccess<'de> for Chosen<'a> {
    type Error = Unread;
    type Variant = Chosen<'a>;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Chosen<'a>), Unread> {
        let name = seed.deserialize(self.name.into_deserializer())?;
        Ok((name, self))
    }
}

impl<'a> Chosen<'a> {
    fn reader(self) -> Result<Reader<'a>, Unread> {
        let value = self.content;
        Ok(Reader {
            value: value.ok_or_else(|| Unread("it lacks its content".to_owned()))?,
            shape: self.shape,
        })
    }
}

impl<'de> VariantAccess<'de> for Chosen<'_> {
    type Error = Unread;

    fn unit_variant(self) -> Result<(), Unread> {
        self.shape.settle(Shape::Nothing);
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Unread> {
        seed.deserialize(self.reader()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, n: usize, visitor: V) -> Result<V::Value, Unread> {
        self.reader()?.deserialize_tuple(n, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        self.reader()?.deserialize_struct("", fields, visitor)
    }
}
