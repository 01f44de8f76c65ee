//! The printed things in the reader's language.

use scene::Card;
use tabletop::Lang;

use crate::{
    brain::{Ability, Brain},
    car::Face,
    lang,
};

/// Every card as the rulebook lists it: the people, then the cheeses.
pub(super) fn cards(lang: Lang) -> Vec<Card> {
    let mut cards: Vec<Card> = Vec::new();
    for brain in Brain::all() {
        let name = super::brain_words(brain, lang);
        match cards.last_mut() {
            Some(last) if last.name == name => last.copies += 1,
            _ => cards.push(Card {
                face: super::scene::card_face(brain),
                name,
                copies: 1,
                text: brain
                    .ability()
                    .map_or_else(String::new, |it| ability_text(it, lang).to_owned()),
            }),
        }
    }
    cards
}

/// What a brain is called.
pub fn brain_name(brain: Brain, lang: Lang) -> &'static str {
    match brain {
        Brain::Jacob => lang::brain_name_jacob(lang),
        Brain::Bruno => lang::brain_name_bruno(lang),
        Brain::BigHattie => lang::brain_name_big_hattie(lang),
        Brain::Nail => lang::brain_name_nail(lang),
        Brain::Otis => lang::brain_name_otis(lang),
        Brain::MadMarlow => lang::brain_name_mad_marlow(lang),
        Brain::Ramona => lang::brain_name_ramona(lang),
        Brain::Stump => lang::brain_name_stump(lang),
        Brain::Dusty => lang::brain_name_dusty(lang),
        Brain::Pepita => lang::brain_name_pepita(lang),
        Brain::Whistle => lang::brain_name_whistle(lang),
        Brain::Juniper => lang::brain_name_juniper(lang),
        Brain::Flint => lang::brain_name_flint(lang),
        Brain::Birdie => lang::brain_name_birdie(lang),
        Brain::Hopper => lang::brain_name_hopper(lang),
        Brain::Swift => lang::brain_name_swift(lang),
        Brain::Dale => lang::brain_name_dale(lang),
        Brain::Cuthbert => lang::brain_name_cuthbert(lang),
        Brain::Gus => lang::brain_name_gus(lang),
        Brain::Marguerite => lang::brain_name_marguerite(lang),
        Brain::DeputyFinch => lang::brain_name_deputy_finch(lang),
        Brain::WidowAmsel => lang::brain_name_widow_amsel(lang),
        Brain::OldPike => lang::brain_name_old_pike(lang),
        Brain::Silas => lang::brain_name_silas(lang),
        Brain::Clementine => lang::brain_name_clementine(lang),
        Brain::BrotherTobias => lang::brain_name_brother_tobias(lang),
        Brain::Ezra => lang::brain_name_ezra(lang),
        Brain::LuckyLou => lang::brain_name_lucky_lou(lang),
        Brain::Mabel => lang::brain_name_mabel(lang),
        Brain::Hank => lang::brain_name_hank(lang),
        Brain::Prudence => lang::brain_name_prudence(lang),
        Brain::Felix => lang::brain_name_felix(lang),
        Brain::Eliza => lang::brain_name_eliza(lang),
        Brain::ConductorBriggs => lang::brain_name_conductor_briggs(lang),
        Brain::Arthur => lang::brain_name_arthur(lang),
        Brain::Octavia => lang::brain_name_octavia(lang),
        Brain::SheriffCole => lang::brain_name_sheriff_cole(lang),
        Brain::Ignatius => lang::brain_name_ignatius(lang),
        Brain::Wilhelmina => lang::brain_name_wilhelmina(lang),
        Brain::Theodore => lang::brain_name_theodore(lang),
        Brain::Ada => lang::brain_name_ada(lang),
        Brain::ProfessorLund => lang::brain_name_professor_lund(lang),
        Brain::Cornelius => lang::brain_name_cornelius(lang),
        Brain::BaronessEtta => lang::brain_name_baroness_etta(lang),
        Brain::DoctorQuill => lang::brain_name_doctor_quill(lang),
        Brain::Vanity => lang::brain_name_vanity(lang),
        Brain::MadameSeraph => lang::brain_name_madame_seraph(lang),
        Brain::TheKingIncognito => lang::brain_name_the_king_incognito(lang),
        Brain::MildGovernmentCheese => lang::brain_name_mild_government_cheese(lang),
        Brain::SharpGovernmentCheese => lang::brain_name_sharp_government_cheese(lang),
        Brain::SmokedGovernmentCheese => lang::brain_name_smoked_government_cheese(lang),
        Brain::CrumbledGovernmentCheese => lang::brain_name_crumbled_government_cheese(lang),
        Brain::SlicedGovernmentCheese => lang::brain_name_sliced_government_cheese(lang),
        Brain::HoleyGovernmentCheese => lang::brain_name_holey_government_cheese(lang),
        Brain::BlueGovernmentCheese => lang::brain_name_blue_government_cheese(lang),
        Brain::AgedGovernmentCheese => lang::brain_name_aged_government_cheese(lang),
        Brain::ProcessedGovernmentCheese => lang::brain_name_processed_government_cheese(lang),
        Brain::GratedGovernmentCheese => lang::brain_name_grated_government_cheese(lang),
        Brain::MeltedGovernmentCheese => lang::brain_name_melted_government_cheese(lang),
        Brain::WaxedGovernmentCheese => lang::brain_name_waxed_government_cheese(lang),
        Brain::StaleGovernmentCheese => lang::brain_name_stale_government_cheese(lang),
        Brain::SqueakyGovernmentCheese => lang::brain_name_squeaky_government_cheese(lang),
        Brain::PowderedGovernmentCheese => lang::brain_name_powdered_government_cheese(lang),
        Brain::SuspiciousGovernmentCheese => lang::brain_name_suspicious_government_cheese(lang),
    }
}

/// What a person does for a living; cheese does nothing.
pub fn brain_trade(brain: Brain, lang: Lang) -> Option<&'static str> {
    let trade = match brain {
        Brain::Jacob => lang::brain_trade_jacob(lang),
        Brain::Bruno => lang::brain_trade_bruno(lang),
        Brain::BigHattie => lang::brain_trade_big_hattie(lang),
        Brain::Nail => lang::brain_trade_nail(lang),
        Brain::Otis => lang::brain_trade_otis(lang),
        Brain::MadMarlow => lang::brain_trade_mad_marlow(lang),
        Brain::Ramona => lang::brain_trade_ramona(lang),
        Brain::Stump => lang::brain_trade_stump(lang),
        Brain::Dusty => lang::brain_trade_dusty(lang),
        Brain::Pepita => lang::brain_trade_pepita(lang),
        Brain::Whistle => lang::brain_trade_whistle(lang),
        Brain::Juniper => lang::brain_trade_juniper(lang),
        Brain::Flint => lang::brain_trade_flint(lang),
        Brain::Birdie => lang::brain_trade_birdie(lang),
        Brain::Hopper => lang::brain_trade_hopper(lang),
        Brain::Swift => lang::brain_trade_swift(lang),
        Brain::Dale => lang::brain_trade_dale(lang),
        Brain::Cuthbert => lang::brain_trade_cuthbert(lang),
        Brain::Gus => lang::brain_trade_gus(lang),
        Brain::Marguerite => lang::brain_trade_marguerite(lang),
        Brain::DeputyFinch => lang::brain_trade_deputy_finch(lang),
        Brain::WidowAmsel => lang::brain_trade_widow_amsel(lang),
        Brain::OldPike => lang::brain_trade_old_pike(lang),
        Brain::Silas => lang::brain_trade_silas(lang),
        Brain::Clementine => lang::brain_trade_clementine(lang),
        Brain::BrotherTobias => lang::brain_trade_brother_tobias(lang),
        Brain::Ezra => lang::brain_trade_ezra(lang),
        Brain::LuckyLou => lang::brain_trade_lucky_lou(lang),
        Brain::Mabel => lang::brain_trade_mabel(lang),
        Brain::Hank => lang::brain_trade_hank(lang),
        Brain::Prudence => lang::brain_trade_prudence(lang),
        Brain::Felix => lang::brain_trade_felix(lang),
        Brain::Eliza => lang::brain_trade_eliza(lang),
        Brain::ConductorBriggs => lang::brain_trade_conductor_briggs(lang),
        Brain::Arthur => lang::brain_trade_arthur(lang),
        Brain::Octavia => lang::brain_trade_octavia(lang),
        Brain::SheriffCole => lang::brain_trade_sheriff_cole(lang),
        Brain::Ignatius => lang::brain_trade_ignatius(lang),
        Brain::Wilhelmina => lang::brain_trade_wilhelmina(lang),
        Brain::Theodore => lang::brain_trade_theodore(lang),
        Brain::Ada => lang::brain_trade_ada(lang),
        Brain::ProfessorLund => lang::brain_trade_professor_lund(lang),
        Brain::Cornelius => lang::brain_trade_cornelius(lang),
        Brain::BaronessEtta => lang::brain_trade_baroness_etta(lang),
        Brain::DoctorQuill => lang::brain_trade_doctor_quill(lang),
        Brain::Vanity => lang::brain_trade_vanity(lang),
        Brain::MadameSeraph => lang::brain_trade_madame_seraph(lang),
        Brain::TheKingIncognito => lang::brain_trade_the_king_incognito(lang),
        Brain::MildGovernmentCheese
        | Brain::SharpGovernmentCheese
        | Brain::SmokedGovernmentCheese
        | Brain::CrumbledGovernmentCheese
        | Brain::SlicedGovernmentCheese
        | Brain::HoleyGovernmentCheese
        | Brain::BlueGovernmentCheese
        | Brain::AgedGovernmentCheese
        | Brain::ProcessedGovernmentCheese
        | Brain::GratedGovernmentCheese
        | Brain::MeltedGovernmentCheese
        | Brain::WaxedGovernmentCheese
        | Brain::StaleGovernmentCheese
        | Brain::SqueakyGovernmentCheese
        | Brain::PowderedGovernmentCheese
        | Brain::SuspiciousGovernmentCheese => return None,
    };
    Some(trade)
}

/// A line about a brain.
pub fn brain_about(brain: Brain, lang: Lang) -> &'static str {
    match brain {
        Brain::Jacob => lang::brain_about_jacob(lang),
        Brain::Bruno => lang::brain_about_bruno(lang),
        Brain::BigHattie => lang::brain_about_big_hattie(lang),
        Brain::Nail => lang::brain_about_nail(lang),
        Brain::Otis => lang::brain_about_otis(lang),
        Brain::MadMarlow => lang::brain_about_mad_marlow(lang),
        Brain::Ramona => lang::brain_about_ramona(lang),
        Brain::Stump => lang::brain_about_stump(lang),
        Brain::Dusty => lang::brain_about_dusty(lang),
        Brain::Pepita => lang::brain_about_pepita(lang),
        Brain::Whistle => lang::brain_about_whistle(lang),
        Brain::Juniper => lang::brain_about_juniper(lang),
        Brain::Flint => lang::brain_about_flint(lang),
        Brain::Birdie => lang::brain_about_birdie(lang),
        Brain::Hopper => lang::brain_about_hopper(lang),
        Brain::Swift => lang::brain_about_swift(lang),
        Brain::Dale => lang::brain_about_dale(lang),
        Brain::Cuthbert => lang::brain_about_cuthbert(lang),
        Brain::Gus => lang::brain_about_gus(lang),
        Brain::Marguerite => lang::brain_about_marguerite(lang),
        Brain::DeputyFinch => lang::brain_about_deputy_finch(lang),
        Brain::WidowAmsel => lang::brain_about_widow_amsel(lang),
        Brain::OldPike => lang::brain_about_old_pike(lang),
        Brain::Silas => lang::brain_about_silas(lang),
        Brain::Clementine => lang::brain_about_clementine(lang),
        Brain::BrotherTobias => lang::brain_about_brother_tobias(lang),
        Brain::Ezra => lang::brain_about_ezra(lang),
        Brain::LuckyLou => lang::brain_about_lucky_lou(lang),
        Brain::Mabel => lang::brain_about_mabel(lang),
        Brain::Hank => lang::brain_about_hank(lang),
        Brain::Prudence => lang::brain_about_prudence(lang),
        Brain::Felix => lang::brain_about_felix(lang),
        Brain::Eliza => lang::brain_about_eliza(lang),
        Brain::ConductorBriggs => lang::brain_about_conductor_briggs(lang),
        Brain::Arthur => lang::brain_about_arthur(lang),
        Brain::Octavia => lang::brain_about_octavia(lang),
        Brain::SheriffCole => lang::brain_about_sheriff_cole(lang),
        Brain::Ignatius => lang::brain_about_ignatius(lang),
        Brain::Wilhelmina => lang::brain_about_wilhelmina(lang),
        Brain::Theodore => lang::brain_about_theodore(lang),
        Brain::Ada => lang::brain_about_ada(lang),
        Brain::ProfessorLund => lang::brain_about_professor_lund(lang),
        Brain::Cornelius => lang::brain_about_cornelius(lang),
        Brain::BaronessEtta => lang::brain_about_baroness_etta(lang),
        Brain::DoctorQuill => lang::brain_about_doctor_quill(lang),
        Brain::Vanity => lang::brain_about_vanity(lang),
        Brain::MadameSeraph => lang::brain_about_madame_seraph(lang),
        Brain::TheKingIncognito => lang::brain_about_the_king_incognito(lang),
        Brain::MildGovernmentCheese => lang::brain_about_mild_government_cheese(lang),
        Brain::SharpGovernmentCheese => lang::brain_about_sharp_government_cheese(lang),
        Brain::SmokedGovernmentCheese => lang::brain_about_smoked_government_cheese(lang),
        Brain::CrumbledGovernmentCheese => lang::brain_about_crumbled_government_cheese(lang),
        Brain::SlicedGovernmentCheese => lang::brain_about_sliced_government_cheese(lang),
        Brain::HoleyGovernmentCheese => lang::brain_about_holey_government_cheese(lang),
        Brain::BlueGovernmentCheese => lang::brain_about_blue_government_cheese(lang),
        Brain::AgedGovernmentCheese => lang::brain_about_aged_government_cheese(lang),
        Brain::ProcessedGovernmentCheese => lang::brain_about_processed_government_cheese(lang),
        Brain::GratedGovernmentCheese => lang::brain_about_grated_government_cheese(lang),
        Brain::MeltedGovernmentCheese => lang::brain_about_melted_government_cheese(lang),
        Brain::WaxedGovernmentCheese => lang::brain_about_waxed_government_cheese(lang),
        Brain::StaleGovernmentCheese => lang::brain_about_stale_government_cheese(lang),
        Brain::SqueakyGovernmentCheese => lang::brain_about_squeaky_government_cheese(lang),
        Brain::PowderedGovernmentCheese => lang::brain_about_powdered_government_cheese(lang),
        Brain::SuspiciousGovernmentCheese => lang::brain_about_suspicious_government_cheese(lang),
    }
}

/// What an ability is called.
pub fn ability_name(ability: Ability, lang: Lang) -> &'static str {
    match ability {
        Ability::LuckyFind => lang::ability_name_lucky_find(lang),
        Ability::ThreeHands => lang::ability_name_three_hands(lang),
        Ability::Pickpocket => lang::ability_name_pickpocket(lang),
        Ability::LawAndOrder => lang::ability_name_law_and_order(lang),
        Ability::HardLessons => lang::ability_name_hard_lessons(lang),
        Ability::SureFooted => lang::ability_name_sure_footed(lang),
        Ability::Spoils => lang::ability_name_spoils(lang),
        Ability::TurnTheCheek => lang::ability_name_turn_the_cheek(lang),
        Ability::Reroll => lang::ability_name_reroll(lang),
        Ability::Coupling => lang::ability_name_coupling(lang),
        Ability::Foresight => lang::ability_name_foresight(lang),
        Ability::Thrift => lang::ability_name_thrift(lang),
    }
}

/// What an ability does.
pub fn ability_text(ability: Ability, lang: Lang) -> &'static str {
    match ability {
        Ability::LuckyFind => lang::ability_text_lucky_find(lang),
        Ability::ThreeHands => lang::ability_text_three_hands(lang),
        Ability::Pickpocket => lang::ability_text_pickpocket(lang),
        Ability::LawAndOrder => lang::ability_text_law_and_order(lang),
        Ability::HardLessons => lang::ability_text_hard_lessons(lang),
        Ability::SureFooted => lang::ability_text_sure_footed(lang),
        Ability::Spoils => lang::ability_text_spoils(lang),
        Ability::TurnTheCheek => lang::ability_text_turn_the_cheek(lang),
        Ability::Reroll => lang::ability_text_reroll(lang),
        Ability::Coupling => lang::ability_text_coupling(lang),
        Ability::Foresight => lang::ability_text_foresight(lang),
        Ability::Thrift => lang::ability_text_thrift(lang),
    }
}

/// What a car is called.
pub fn car_name(face: Face, lang: Lang) -> &'static str {
    match face {
        Face::Caboose => lang::car_caboose(lang),
        Face::Engine => lang::car_engine(lang),
        Face::DayCoach => lang::car_day_coach(lang),
        Face::TheatreCar => lang::car_theatre_car(lang),
        Face::DiningCar => lang::car_dining_car(lang),
        Face::KitchenCar => lang::car_kitchen_car(lang),
        Face::SleepingCar => lang::car_sleeping_car(lang),
        Face::HoneymoonCar => lang::car_honeymoon_car(lang),
        Face::BaggageCar => lang::car_baggage_car(lang),
        Face::MailCar => lang::car_mail_car(lang),
        Face::SalonCar => lang::car_salon_car(lang),
        Face::SmokingCar => lang::car_smoking_car(lang),
        Face::CattleCar => lang::car_cattle_car(lang),
        Face::CircusCar => lang::car_circus_car(lang),
        Face::BankCar => lang::car_bank_car(lang),
        Face::ObservationCar => lang::car_observation_car(lang),
    }
}
