//! The animals in the reader's language.

use tabletop::Lang;

use crate::{animal::Animal, lang};

/// An animal in the reader's language.
pub fn animal_word(animal: Animal, lang: Lang) -> &'static str {
    match animal {
        Animal::Mosquito => lang::animal_mosquito(lang),
        Animal::Ladybird => lang::animal_ladybird(lang),
        Animal::Ant => lang::animal_ant(lang),
        Animal::Butterfly => lang::animal_butterfly(lang),
        Animal::Snail => lang::animal_snail(lang),
        Animal::Frog => lang::animal_frog(lang),
        Animal::Magpie => lang::animal_magpie(lang),
        Animal::Hedgehog => lang::animal_hedgehog(lang),
        Animal::Spider => lang::animal_spider(lang),
        Animal::Bat => lang::animal_bat(lang),
        Animal::Duck => lang::animal_duck(lang),
        Animal::Mouse => lang::animal_mouse(lang),
        Animal::Rabbit => lang::animal_rabbit(lang),
        Animal::Squirrel => lang::animal_squirrel(lang),
        Animal::Fox => lang::animal_fox(lang),
        Animal::Raccoon => lang::animal_raccoon(lang),
        Animal::Owl => lang::animal_owl(lang),
        Animal::Boar => lang::animal_boar(lang),
        Animal::Wolf => lang::animal_wolf(lang),
        Animal::Bear => lang::animal_bear(lang),
    }
}

/// `an ant`.
pub(super) fn one_animal(animal: Animal, lang: Lang) -> &'static str {
    match animal {
        Animal::Mosquito => lang::one_animal_mosquito(lang),
        Animal::Ladybird => lang::one_animal_ladybird(lang),
        Animal::Ant => lang::one_animal_ant(lang),
        Animal::Butterfly => lang::one_animal_butterfly(lang),
        Animal::Snail => lang::one_animal_snail(lang),
        Animal::Frog => lang::one_animal_frog(lang),
        Animal::Magpie => lang::one_animal_magpie(lang),
        Animal::Hedgehog => lang::one_animal_hedgehog(lang),
        Animal::Spider => lang::one_animal_spider(lang),
        Animal::Bat => lang::one_animal_bat(lang),
        Animal::Duck => lang::one_animal_duck(lang),
        Animal::Mouse => lang::one_animal_mouse(lang),
        Animal::Rabbit => lang::one_animal_rabbit(lang),
        Animal::Squirrel => lang::one_animal_squirrel(lang),
        Animal::Fox => lang::one_animal_fox(lang),
        Animal::Raccoon => lang::one_animal_raccoon(lang),
        Animal::Owl => lang::one_animal_owl(lang),
        Animal::Boar => lang::one_animal_boar(lang),
        Animal::Wolf => lang::one_animal_wolf(lang),
        Animal::Bear => lang::one_animal_bear(lang),
    }
}

/// `ants`.
pub(super) fn many_animals(animal: Animal, lang: Lang) -> &'static str {
    match animal {
        Animal::Mosquito => lang::many_animals_mosquito(lang),
        Animal::Ladybird => lang::many_animals_ladybird(lang),
        Animal::Ant => lang::many_animals_ant(lang),
        Animal::Butterfly => lang::many_animals_butterfly(lang),
        Animal::Snail => lang::many_animals_snail(lang),
        Animal::Frog => lang::many_animals_frog(lang),
        Animal::Magpie => lang::many_animals_magpie(lang),
        Animal::Hedgehog => lang::many_animals_hedgehog(lang),
        Animal::Spider => lang::many_animals_spider(lang),
        Animal::Bat => lang::many_animals_bat(lang),
        Animal::Duck => lang::many_animals_duck(lang),
        Animal::Mouse => lang::many_animals_mouse(lang),
        Animal::Rabbit => lang::many_animals_rabbit(lang),
        Animal::Squirrel => lang::many_animals_squirrel(lang),
        Animal::Fox => lang::many_animals_fox(lang),
        Animal::Raccoon => lang::many_animals_raccoon(lang),
        Animal::Owl => lang::many_animals_owl(lang),
        Animal::Boar => lang::many_animals_boar(lang),
        Animal::Wolf => lang::many_animals_wolf(lang),
        Animal::Bear => lang::many_animals_bear(lang),
    }
}
