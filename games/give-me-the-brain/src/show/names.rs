//! Names and texts of the cards.

use tabletop::Lang;

use crate::{
    card::{Bid, Face},
    job::Job,
    lang,
};

/// What a job is called.
pub fn job_name(job: Job, lang: Lang) -> &'static str {
    match job {
        Job::AreYouStillServingBreakfast => lang::job_name_are_you_still_serving_breakfast(lang),
        Job::DriveThruHeadset => lang::job_name_drive_thru_headset(lang),
        Job::TakeOutTheTrash => lang::job_name_take_out_the_trash(lang),
        Job::NotMyStation => lang::job_name_not_my_station(lang),
        Job::WipeTheTables => lang::job_name_wipe_the_tables(lang),
        Job::ScramblingPractice => lang::job_name_scrambling_practice(lang),
        Job::ShiftSwap => lang::job_name_shift_swap(lang),
        Job::LookAMonkey => lang::job_name_look_a_monkey(lang),
        Job::HotPotato => lang::job_name_hot_potato(lang),
        Job::SlipperyTiles => lang::job_name_slippery_tiles(lang),
        Job::RestockTheNapkins => lang::job_name_restock_the_napkins(lang),
        Job::SuggestionBox => lang::job_name_suggestion_box(lang),
        Job::SpilledMilkshake => lang::job_name_spilled_milkshake(lang),
        Job::FireDrill => lang::job_name_fire_drill(lang),
        Job::StickyFingers => lang::job_name_sticky_fingers(lang),
        Job::HealthInspector => lang::job_name_health_inspector(lang),
        Job::CountThePickles => lang::job_name_count_the_pickles(lang),
        Job::BreakfastRush => lang::job_name_breakfast_rush(lang),
        Job::LunchRush => lang::job_name_lunch_rush(lang),
        Job::DinnerRush => lang::job_name_dinner_rush(lang),
        Job::FixTheShakeMachine => lang::job_name_fix_the_shake_machine(lang),
        Job::BalanceTheRegister => lang::job_name_balance_the_register(lang),
        Job::WriteTheSchedule => lang::job_name_write_the_schedule(lang),
        Job::TrainTheNewHire => lang::job_name_train_the_new_hire(lang),
        Job::BreakAFifty => lang::job_name_break_a_fifty(lang),
        Job::InventoryDay => lang::job_name_inventory_day(lang),
        Job::SecretMenu => lang::job_name_secret_menu(lang),
        Job::Improvise => lang::job_name_improvise(lang),
        Job::Overtime => lang::job_name_overtime(lang),
        Job::ReadTheManual => lang::job_name_read_the_manual(lang),
        Job::MysteryShopper => lang::job_name_mystery_shopper(lang),
        Job::OrderForForty => lang::job_name_order_for_forty(lang),
        Job::FranchiseMeeting => lang::job_name_franchise_meeting(lang),
        Job::GreaseFire => lang::job_name_grease_fire(lang),
        Job::TodaysSpecial => lang::job_name_todays_special(lang),
        Job::ExtraHand => lang::job_name_extra_hand(lang),
        Job::RatBrain => lang::job_name_rat_brain(lang),
        Job::DogBrain => lang::job_name_dog_brain(lang),
        Job::PieceOfString => lang::job_name_piece_of_string(lang),
        Job::Mop => lang::job_name_mop(lang),
        Job::CoffeeMug => lang::job_name_coffee_mug(lang),
        Job::WalkieTalkie => lang::job_name_walkie_talkie(lang),
        Job::HideInTheWashroom => lang::job_name_hide_in_the_washroom(lang),
        Job::WetFloorSign => lang::job_name_wet_floor_sign(lang),
        Job::OutToLunch => lang::job_name_out_to_lunch(lang),
    }
}

/// What a job says, in full.
pub fn job_text(job: Job, lang: Lang) -> &'static str {
    match job {
        Job::AreYouStillServingBreakfast => lang::job_text_are_you_still_serving_breakfast(lang),
        Job::DriveThruHeadset => lang::job_text_drive_thru_headset(lang),
        Job::TakeOutTheTrash => lang::job_text_take_out_the_trash(lang),
        Job::NotMyStation => lang::job_text_not_my_station(lang),
        Job::WipeTheTables => lang::job_text_wipe_the_tables(lang),
        Job::ScramblingPractice => lang::job_text_scrambling_practice(lang),
        Job::ShiftSwap => lang::job_text_shift_swap(lang),
        Job::LookAMonkey => lang::job_text_look_a_monkey(lang),
        Job::HotPotato => lang::job_text_hot_potato(lang),
        Job::SlipperyTiles => lang::job_text_slippery_tiles(lang),
        Job::RestockTheNapkins => lang::job_text_restock_the_napkins(lang),
        Job::SuggestionBox => lang::job_text_suggestion_box(lang),
        Job::SpilledMilkshake => lang::job_text_spilled_milkshake(lang),
        Job::FireDrill => lang::job_text_fire_drill(lang),
        Job::StickyFingers => lang::job_text_sticky_fingers(lang),
        Job::HealthInspector => lang::job_text_health_inspector(lang),
        Job::CountThePickles => lang::job_text_count_the_pickles(lang),
        Job::BreakfastRush => lang::job_text_breakfast_rush(lang),
        Job::LunchRush => lang::job_text_lunch_rush(lang),
        Job::DinnerRush => lang::job_text_dinner_rush(lang),
        Job::FixTheShakeMachine => lang::job_text_fix_the_shake_machine(lang),
        Job::BalanceTheRegister => lang::job_text_balance_the_register(lang),
        Job::WriteTheSchedule => lang::job_text_write_the_schedule(lang),
        Job::TrainTheNewHire => lang::job_text_train_the_new_hire(lang),
        Job::BreakAFifty => lang::job_text_break_a_fifty(lang),
        Job::InventoryDay => lang::job_text_inventory_day(lang),
        Job::SecretMenu => lang::job_text_secret_menu(lang),
        Job::Improvise => lang::job_text_improvise(lang),
        Job::Overtime => lang::job_text_overtime(lang),
        Job::ReadTheManual => lang::job_text_read_the_manual(lang),
        Job::MysteryShopper => lang::job_text_mystery_shopper(lang),
        Job::OrderForForty => lang::job_text_order_for_forty(lang),
        Job::FranchiseMeeting => lang::job_text_franchise_meeting(lang),
        Job::GreaseFire => lang::job_text_grease_fire(lang),
        Job::TodaysSpecial => lang::job_text_todays_special(lang),
        Job::ExtraHand => lang::job_text_extra_hand(lang),
        Job::RatBrain => lang::job_text_rat_brain(lang),
        Job::DogBrain => lang::job_text_dog_brain(lang),
        Job::PieceOfString => lang::job_text_piece_of_string(lang),
        Job::Mop => lang::job_text_mop(lang),
        Job::CoffeeMug => lang::job_text_coffee_mug(lang),
        Job::WalkieTalkie => lang::job_text_walkie_talkie(lang),
        Job::HideInTheWashroom => lang::job_text_hide_in_the_washroom(lang),
        Job::WetFloorSign => lang::job_text_wet_floor_sign(lang),
        Job::OutToLunch => lang::job_text_out_to_lunch(lang),
    }
}

/// What the staff think of it.
pub fn job_flavour(job: Job, lang: Lang) -> &'static str {
    match job {
        Job::AreYouStillServingBreakfast => lang::job_flavour_are_you_still_serving_breakfast(lang),
        Job::DriveThruHeadset => lang::job_flavour_drive_thru_headset(lang),
        Job::TakeOutTheTrash => lang::job_flavour_take_out_the_trash(lang),
        Job::NotMyStation => lang::job_flavour_not_my_station(lang),
        Job::WipeTheTables => lang::job_flavour_wipe_the_tables(lang),
        Job::ScramblingPractice => lang::job_flavour_scrambling_practice(lang),
        Job::ShiftSwap => lang::job_flavour_shift_swap(lang),
        Job::LookAMonkey => lang::job_flavour_look_a_monkey(lang),
        Job::HotPotato => lang::job_flavour_hot_potato(lang),
        Job::SlipperyTiles => lang::job_flavour_slippery_tiles(lang),
        Job::RestockTheNapkins => lang::job_flavour_restock_the_napkins(lang),
        Job::SuggestionBox => lang::job_flavour_suggestion_box(lang),
        Job::SpilledMilkshake => lang::job_flavour_spilled_milkshake(lang),
        Job::FireDrill => lang::job_flavour_fire_drill(lang),
        Job::StickyFingers => lang::job_flavour_sticky_fingers(lang),
        Job::HealthInspector => lang::job_flavour_health_inspector(lang),
        Job::CountThePickles => lang::job_flavour_count_the_pickles(lang),
        Job::BreakfastRush => lang::job_flavour_breakfast_rush(lang),
        Job::LunchRush => lang::job_flavour_lunch_rush(lang),
        Job::DinnerRush => lang::job_flavour_dinner_rush(lang),
        Job::FixTheShakeMachine => lang::job_flavour_fix_the_shake_machine(lang),
        Job::BalanceTheRegister => lang::job_flavour_balance_the_register(lang),
        Job::WriteTheSchedule => lang::job_flavour_write_the_schedule(lang),
        Job::TrainTheNewHire => lang::job_flavour_train_the_new_hire(lang),
        Job::BreakAFifty => lang::job_flavour_break_a_fifty(lang),
        Job::InventoryDay => lang::job_flavour_inventory_day(lang),
        Job::SecretMenu => lang::job_flavour_secret_menu(lang),
        Job::Improvise => lang::job_flavour_improvise(lang),
        Job::Overtime => lang::job_flavour_overtime(lang),
        Job::ReadTheManual => lang::job_flavour_read_the_manual(lang),
        Job::MysteryShopper => lang::job_flavour_mystery_shopper(lang),
        Job::OrderForForty => lang::job_flavour_order_for_forty(lang),
        Job::FranchiseMeeting => lang::job_flavour_franchise_meeting(lang),
        Job::GreaseFire => lang::job_flavour_grease_fire(lang),
        Job::TodaysSpecial => lang::job_flavour_todays_special(lang),
        Job::ExtraHand => lang::job_flavour_extra_hand(lang),
        Job::RatBrain => lang::job_flavour_rat_brain(lang),
        Job::DogBrain => lang::job_flavour_dog_brain(lang),
        Job::PieceOfString => lang::job_flavour_piece_of_string(lang),
        Job::Mop => lang::job_flavour_mop(lang),
        Job::CoffeeMug => lang::job_flavour_coffee_mug(lang),
        Job::WalkieTalkie => lang::job_flavour_walkie_talkie(lang),
        Job::HideInTheWashroom => lang::job_flavour_hide_in_the_washroom(lang),
        Job::WetFloorSign => lang::job_flavour_wet_floor_sign(lang),
        Job::OutToLunch => lang::job_flavour_out_to_lunch(lang),
    }
}

/// Why a player needs the Brain this badly.
pub fn excuse(bid: Bid, lang: Lang) -> &'static str {
    const EXCUSES: [fn(Lang) -> &'static str; 30] = [
        lang::excuse_1,
        lang::excuse_2,
        lang::excuse_3,
        lang::excuse_4,
        lang::excuse_5,
        lang::excuse_6,
        lang::excuse_7,
        lang::excuse_8,
        lang::excuse_9,
        lang::excuse_10,
        lang::excuse_11,
        lang::excuse_12,
        lang::excuse_13,
        lang::excuse_14,
        lang::excuse_15,
        lang::excuse_16,
        lang::excuse_17,
        lang::excuse_18,
        lang::excuse_19,
        lang::excuse_20,
        lang::excuse_21,
        lang::excuse_22,
        lang::excuse_23,
        lang::excuse_24,
        lang::excuse_25,
        lang::excuse_26,
        lang::excuse_27,
        lang::excuse_28,
        lang::excuse_29,
        lang::excuse_30,
    ];
    EXCUSES[usize::from(bid.number()) - 1](lang)
}

/// Every card as the rulebook lists it: the jobs, then the bids.
pub(super) fn cards(lang: Lang) -> Vec<scene::Card> {
    let card = |face: Face| scene::Card {
        face: super::scene::card_face(face),
        name: match face {
            Face::Bid(bid) => lang::list_bid(lang, bid),
            Face::Job(job) => job_words(job, lang),
        },
        copies: face.copies().into(),
        text: match face {
            Face::Bid(_) => lang::list_bid_text(lang),
            Face::Job(job) => job_text(job, lang),
        }
        .to_owned(),
    };
    Face::all().map(card).collect()
}

/// A card in a sentence: `12` or `Hot Potato`.
pub fn face_name(face: Face, lang: Lang) -> String {
    match face {
        Face::Bid(bid) => bid.to_string(),
        Face::Job(job) => job_name(job, lang).to_owned(),
    }
}

/// A card with what it takes: `Hot Potato (1 hand)`.
pub fn face_words(face: Face, lang: Lang) -> String {
    match face {
        Face::Bid(bid) => bid.to_string(),
        Face::Job(job) => job_words(job, lang),
    }
}

/// A job with what it takes: `Overtime (1 hand, skill 4)`.
pub fn job_words(job: Job, lang: Lang) -> String {
    let hands = lang::card_hands(lang, job.hands().into());
    match job.skill() {
        None => lang::CardPlain {
            name: job_name(job, lang),
            hands,
        }
        .say(lang),
        Some(skill) => lang::CardSkilled {
            name: job_name(job, lang),
            hands,
            skill,
        }
        .say(lang),
    }
}
