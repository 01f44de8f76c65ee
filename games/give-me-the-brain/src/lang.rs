//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use scene::Who;
use tabletop::Lang;

/// `Be the first to get rid of all your cards.`
pub fn goal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Be the first to get rid of all your cards.",
        Lang::Fr => "Débarrassez-vous de toutes vos cartes avant les autres.",
    }
}

/// `Are You Still Serving Breakfast?`
pub fn job_name_are_you_still_serving_breakfast(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Are You Still Serving Breakfast?",
        Lang::Fr => "Vous faites encore le petit-déj\u{202f}?",
    }
}

/// `Drive-Thru Headset`
pub fn job_name_drive_thru_headset(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Drive-Thru Headset",
        Lang::Fr => "Casque du drive",
    }
}

/// `Take Out the Trash`
pub fn job_name_take_out_the_trash(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Take Out the Trash",
        Lang::Fr => "Sortir les poubelles",
    }
}

/// `Not My Station`
pub fn job_name_not_my_station(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Not My Station",
        Lang::Fr => "Pas mon poste",
    }
}

/// `Wipe the Tables`
pub fn job_name_wipe_the_tables(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Wipe the Tables",
        Lang::Fr => "Un coup sur les tables",
    }
}

/// `Scrambling Practice`
pub fn job_name_scrambling_practice(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Scrambling Practice",
        Lang::Fr => "Atelier œufs brouillés",
    }
}

/// `Shift Swap`
pub fn job_name_shift_swap(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Shift Swap",
        Lang::Fr => "Échange d’horaires",
    }
}

/// `Look! A Monkey!`
pub fn job_name_look_a_monkey(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Look! A Monkey!",
        Lang::Fr => "Oh\u{202f}! Un singe\u{202f}!",
    }
}

/// `Hot Potato`
pub fn job_name_hot_potato(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hot Potato",
        Lang::Fr => "Patate chaude",
    }
}

/// `Slippery Tiles`
pub fn job_name_slippery_tiles(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Slippery Tiles",
        Lang::Fr => "Carrelage glissant",
    }
}

/// `Restock the Napkins`
pub fn job_name_restock_the_napkins(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Restock the Napkins",
        Lang::Fr => "Recharger les serviettes",
    }
}

/// `Suggestion Box`
pub fn job_name_suggestion_box(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Suggestion Box",
        Lang::Fr => "Boîte à idées",
    }
}

/// `Spilled Milkshake`
pub fn job_name_spilled_milkshake(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Spilled Milkshake",
        Lang::Fr => "Milkshake renversé",
    }
}

/// `Fire Drill`
pub fn job_name_fire_drill(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Fire Drill",
        Lang::Fr => "Exercice d’évacuation",
    }
}

/// `Sticky Fingers`
pub fn job_name_sticky_fingers(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Sticky Fingers",
        Lang::Fr => "Doigts collants",
    }
}

/// `Health Inspector`
pub fn job_name_health_inspector(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Health Inspector",
        Lang::Fr => "Contrôle d’hygiène",
    }
}

/// `Count the Pickles`
pub fn job_name_count_the_pickles(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Count the Pickles",
        Lang::Fr => "Compter les cornichons",
    }
}

/// `Breakfast Rush`
pub fn job_name_breakfast_rush(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Breakfast Rush",
        Lang::Fr => "Coup de feu du matin",
    }
}

/// `Lunch Rush`
pub fn job_name_lunch_rush(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Lunch Rush",
        Lang::Fr => "Coup de feu de midi",
    }
}

/// `Dinner Rush`
pub fn job_name_dinner_rush(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Dinner Rush",
        Lang::Fr => "Coup de feu du soir",
    }
}

/// `Fix the Shake Machine`
pub fn job_name_fix_the_shake_machine(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Fix the Shake Machine",
        Lang::Fr => "Réparer la machine à milkshakes",
    }
}

/// `Balance the Register`
pub fn job_name_balance_the_register(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Balance the Register",
        Lang::Fr => "Faire la caisse",
    }
}

/// `Write the Schedule`
pub fn job_name_write_the_schedule(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Write the Schedule",
        Lang::Fr => "Faire le planning",
    }
}

/// `Train the New Hire`
pub fn job_name_train_the_new_hire(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Train the New Hire",
        Lang::Fr => "Former le nouveau",
    }
}

/// `Break a Fifty`
pub fn job_name_break_a_fifty(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Break a Fifty",
        Lang::Fr => "La monnaie sur cinquante",
    }
}

/// `Inventory Day`
pub fn job_name_inventory_day(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Inventory Day",
        Lang::Fr => "Jour d’inventaire",
    }
}

/// `Secret Menu`
pub fn job_name_secret_menu(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Secret Menu",
        Lang::Fr => "Menu secret",
    }
}

/// `Improvise`
pub fn job_name_improvise(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Improvise",
        Lang::Fr => "Improvisation",
    }
}

/// `Overtime`
pub fn job_name_overtime(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Overtime",
        Lang::Fr => "Heures sup",
    }
}

/// `Read the Manual`
pub fn job_name_read_the_manual(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Read the Manual",
        Lang::Fr => "Lire la notice",
    }
}

/// `Mystery Shopper`
pub fn job_name_mystery_shopper(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Mystery Shopper",
        Lang::Fr => "Client mystère",
    }
}

/// `Order for Forty`
pub fn job_name_order_for_forty(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Order for Forty",
        Lang::Fr => "Commande pour quarante",
    }
}

/// `Franchise Meeting`
pub fn job_name_franchise_meeting(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Franchise Meeting",
        Lang::Fr => "Séminaire de la franchise",
    }
}

/// `Grease Fire`
pub fn job_name_grease_fire(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Grease Fire",
        Lang::Fr => "Feu de friteuse",
    }
}

/// `Today’s Special`
pub fn job_name_todays_special(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Today’s Special",
        Lang::Fr => "Plat du jour",
    }
}

/// `Extra Hand`
pub fn job_name_extra_hand(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Extra Hand",
        Lang::Fr => "Main en rab",
    }
}

/// `Rat Brain`
pub fn job_name_rat_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Rat Brain",
        Lang::Fr => "Cerveau de rat",
    }
}

/// `Dog Brain`
pub fn job_name_dog_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Dog Brain",
        Lang::Fr => "Cerveau de chien",
    }
}

/// `Piece of String`
pub fn job_name_piece_of_string(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Piece of String",
        Lang::Fr => "Bout de ficelle",
    }
}

/// `Mop`
pub fn job_name_mop(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Mop",
        Lang::Fr => "Serpillière",
    }
}

/// `Coffee Mug`
pub fn job_name_coffee_mug(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Coffee Mug",
        Lang::Fr => "Tasse à café",
    }
}

/// `Walkie-Talkie`
pub fn job_name_walkie_talkie(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Walkie-Talkie",
        Lang::Fr => "Talkie-walkie",
    }
}

/// `Hide in the Washroom`
pub fn job_name_hide_in_the_washroom(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hide in the Washroom",
        Lang::Fr => "Caché aux toilettes",
    }
}

/// `Wet Floor Sign`
pub fn job_name_wet_floor_sign(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Wet Floor Sign",
        Lang::Fr => "Sol mouillé",
    }
}

/// `Out to Lunch`
pub fn job_name_out_to_lunch(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Out to Lunch",
        Lang::Fr => "Pause déjeuner",
    }
}

/// `Your left neighbour draws 1 card.`
pub fn job_text_are_you_still_serving_breakfast(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your left neighbour draws 1 card.",
        Lang::Fr => "Votre voisin de gauche pioche 1 carte.",
    }
}

/// `Another player of your choice draws 2 cards. Then you draw 1 card.`
pub fn job_text_drive_thru_headset(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Another player of your choice draws 2 cards. Then you draw 1 card.",
        Lang::Fr => "Un autre joueur de votre choix pioche 2 cartes. Puis vous piochez 1 carte.",
    }
}

/// `Discard 1 of your cards.`
pub fn job_text_take_out_the_trash(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Discard 1 of your cards.",
        Lang::Fr => "Défaussez 1 de vos cartes.",
    }
}

/// `Give 1 of your cards to the player on your left.`
pub fn job_text_not_my_station(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Give 1 of your cards to the player on your left.",
        Lang::Fr => "Donnez 1 de vos cartes au joueur à votre gauche.",
    }
}

/// `Draw 2 cards, then discard 1 of your cards.`
pub fn job_text_wipe_the_tables(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Draw 2 cards, then discard 1 of your cards.",
        Lang::Fr => "Piochez 2 cartes, puis défaussez 1 de vos cartes.",
    }
}

/// `At the same moment, everybody passes all their cards to the left.`
pub fn job_text_scrambling_practice(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "At the same moment, everybody passes all their cards to the left.",
        Lang::Fr => "Au même moment, chacun passe toutes ses cartes à gauche.",
    }
}

/// `Choose another player: you two exchange all your cards.`
pub fn job_text_shift_swap(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose another player: you two exchange all your cards.",
        Lang::Fr => "Choisissez un autre joueur\u{202f}: vous échangez toutes vos cartes.",
    }
}

/// `Take the Brain from its holder. Then draw 1 card.`
pub fn job_text_look_a_monkey(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Take the Brain from its holder. Then draw 1 card.",
        Lang::Fr => "Prenez le Cerveau à qui le tient. Puis piochez 1 carte.",
    }
}

/// `Whoever is holding the Brain passes it to their left neighbour. Then you draw 1 card.`
pub fn job_text_hot_potato(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Whoever is holding the Brain passes it to their left neighbour. Then you draw 1 card."
        }
        Lang::Fr => {
            "Qui tient le Cerveau le passe à son voisin de gauche. Puis vous piochez 1 carte."
        }
    }
}

/// `Draw 1 card. Then the holder of the Brain drops it, and the player on the dropper’s left opens the bidding.`
pub fn job_text_slippery_tiles(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Draw 1 card. Then the holder of the Brain drops it, and the player on the dropper’s left opens the bidding."
        }
        Lang::Fr => {
            "Piochez 1 carte. Qui tient le Cerveau le fait tomber\u{202f}; les enchères commencent à la gauche du maladroit."
        }
    }
}

/// `Pick 1 card from the discards and take it.`
pub fn job_text_restock_the_napkins(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Pick 1 card from the discards and take it.",
        Lang::Fr => "Choisissez 1 carte dans la défausse et prenez-la.",
    }
}

/// `Look at the top 3 cards of the deck and rearrange them as you please. Then draw 1 card.`
pub fn job_text_suggestion_box(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Look at the top 3 cards of the deck and rearrange them as you please. Then draw 1 card."
        }
        Lang::Fr => {
            "Regardez les 3 premières cartes de la pioche et remettez-les dans l’ordre de votre choix. Puis piochez 1 carte."
        }
    }
}

/// `Draw 2 cards.`
pub fn job_text_spilled_milkshake(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Draw 2 cards.",
        Lang::Fr => "Piochez 2 cartes.",
    }
}

/// `Everybody picks 2 of their cards; then, at the same moment, all pass theirs to the right.`
pub fn job_text_fire_drill(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Everybody picks 2 of their cards; then, at the same moment, all pass theirs to the right."
        }
        Lang::Fr => {
            "Chacun choisit 2 de ses cartes\u{202f}; puis, au même moment, chacun passe les siennes à droite."
        }
    }
}

/// `Choose another player: take 1 of their cards at random, then give them any 1 of yours. Then draw 1 card.`
pub fn job_text_sticky_fingers(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Choose another player: take 1 of their cards at random, then give them any 1 of yours. Then draw 1 card."
        }
        Lang::Fr => {
            "Choisissez un autre joueur\u{202f}: prenez-lui 1 carte au hasard, puis donnez-lui 1 des vôtres, au choix. Puis piochez 1 carte."
        }
    }
}

/// `Pick an Object on the table, anybody’s, yours too. It is discarded.`
pub fn job_text_health_inspector(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Pick an Object on the table, anybody’s, yours too. It is discarded.",
        Lang::Fr => {
            "Choisissez un Objet sur la table, à n’importe qui, même à vous. Il est défaussé."
        }
    }
}

/// `Turn cards over from the deck until a Bid appears, and take that Bid. Stop if the deck runs out a second time.`
pub fn job_text_count_the_pickles(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Turn cards over from the deck until a Bid appears, and take that Bid. Stop if the deck runs out a second time."
        }
        Lang::Fr => {
            "Retournez des cartes de la pioche jusqu’à voir une enchère, et prenez cette enchère. Arrêtez si la pioche s’épuise une deuxième fois."
        }
    }
}

/// `Everybody draws 1 card, from your left neighbour round to you, the last.`
pub fn job_text_breakfast_rush(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Everybody draws 1 card, from your left neighbour round to you, the last.",
        Lang::Fr => {
            "Chacun pioche 1 carte, depuis votre voisin de gauche jusqu’à vous, en dernier."
        }
    }
}

/// `Everybody but you draws 1 card, from your left neighbour on.`
pub fn job_text_lunch_rush(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Everybody but you draws 1 card, from your left neighbour on.",
        Lang::Fr => "Chacun sauf vous pioche 1 carte, à partir de votre voisin de gauche.",
    }
}

/// `Everybody but you draws 2 cards at once, from your left neighbour on.`
pub fn job_text_dinner_rush(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Everybody but you draws 2 cards at once, from your left neighbour on.",
        Lang::Fr => {
            "Chacun sauf vous pioche 2 cartes d’un coup, à partir de votre voisin de gauche."
        }
    }
}

/// `Discard 3 of your cards. Then draw 1 card.`
pub fn job_text_fix_the_shake_machine(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Discard 3 of your cards. Then draw 1 card.",
        Lang::Fr => "Défaussez 3 de vos cartes. Puis piochez 1 carte.",
    }
}

/// `Discard 2 of your cards. Then draw 1 card.`
pub fn job_text_balance_the_register(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Discard 2 of your cards. Then draw 1 card.",
        Lang::Fr => "Défaussez 2 de vos cartes. Puis piochez 1 carte.",
    }
}

/// `Give your left neighbour 1 of your cards, then your right neighbour another.`
pub fn job_text_write_the_schedule(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Give your left neighbour 1 of your cards, then your right neighbour another.",
        Lang::Fr => {
            "Donnez 1 de vos cartes au joueur à votre gauche, puis 1 au joueur à votre droite."
        }
    }
}

/// `Choose another player and give them 1 of your cards.`
pub fn job_text_train_the_new_hire(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose another player and give them 1 of your cards.",
        Lang::Fr => "Choisissez un autre joueur et donnez-lui 1 de vos cartes.",
    }
}

/// `Draw 2 cards, then discard 2 of your cards.`
pub fn job_text_break_a_fifty(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Draw 2 cards, then discard 2 of your cards.",
        Lang::Fr => "Piochez 2 cartes, puis défaussez 2 de vos cartes.",
    }
}

/// `Discard all your cards, then draw 4.`
pub fn job_text_inventory_day(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Discard all your cards, then draw 4.",
        Lang::Fr => "Défaussez toutes vos cartes, puis piochez-en 4.",
    }
}

/// `Choose a Job in the discards, but no Object, lingering Job or Secret Menu, and follow its instructions. It stays there and takes no hands, no Brain and no roll.`
pub fn job_text_secret_menu(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Choose a Job in the discards, but no Object, lingering Job or Secret Menu, and follow its instructions. It stays there and takes no hands, no Brain and no roll."
        }
        Lang::Fr => {
            "Choisissez une tâche de la défausse, sauf un Objet, une tâche qui s’attarde ou un Menu secret, et suivez ses instructions. Elle y reste et ne demande ni mains, ni Cerveau, ni jet."
        }
    }
}

/// `Draw 1 card. Then play 1 more of your Jobs if you can; it takes no hands. If it needs the Brain, you need the Brain or a substitute, and its roll comes before this one.`
pub fn job_text_improvise(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Draw 1 card. Then play 1 more of your Jobs if you can; it takes no hands. If it needs the Brain, you need the Brain or a substitute, and its roll comes before this one."
        }
        Lang::Fr => {
            "Piochez 1 carte. Puis jouez 1 autre de vos tâches si vous le pouvez\u{202f}; elle ne demande pas de mains. S’il lui faut le Cerveau, il vous faut le Cerveau ou un remplaçant, et son jet vient avant celui-ci."
        }
    }
}

/// `After this turn you take another one, unless the Brain is dropped first.`
pub fn job_text_overtime(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "After this turn you take another one, unless the Brain is dropped first.",
        Lang::Fr => "Après ce tour, vous en jouez un autre, sauf si le Cerveau tombe avant.",
    }
}

/// `Add 2 to your skill rolls for the rest of this turn, beginning with this one.`
pub fn job_text_read_the_manual(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Add 2 to your skill rolls for the rest of this turn, beginning with this one.",
        Lang::Fr => {
            "Ajoutez 2 à vos jets de jugeote pour le reste de ce tour, à commencer par celui-ci."
        }
    }
}

/// `Look at another player’s cards and choose 1: it goes to a third player of your choice.`
pub fn job_text_mystery_shopper(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Look at another player’s cards and choose 1: it goes to a third player of your choice."
        }
        Lang::Fr => {
            "Regardez les cartes d’un autre joueur et choisissez-en 1\u{202f}: elle va à un troisième joueur de votre choix."
        }
    }
}

/// `Choose another player, who draws 4 cards.`
pub fn job_text_order_for_forty(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose another player, who draws 4 cards.",
        Lang::Fr => "Choisissez un autre joueur, qui pioche 4 cartes.",
    }
}

/// `From your left neighbour on, everybody with fewer cards than you draws until they have as many.`
pub fn job_text_franchise_meeting(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "From your left neighbour on, everybody with fewer cards than you draws until they have as many."
        }
        Lang::Fr => {
            "À partir de votre voisin de gauche, quiconque a moins de cartes que vous en pioche jusqu’à en avoir autant."
        }
    }
}

/// `Discard up to 3 of your cards, then draw as many as you discarded.`
pub fn job_text_grease_fire(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Discard up to 3 of your cards, then draw as many as you discarded.",
        Lang::Fr => "Défaussez jusqu’à 3 de vos cartes, puis piochez-en autant.",
    }
}

/// `Any 1 card from the discards goes on top of the deck, and your left neighbour draws it.`
pub fn job_text_todays_special(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Any 1 card from the discards goes on top of the deck, and your left neighbour draws it."
        }
        Lang::Fr => {
            "Posez 1 carte de la défausse, au choix, sur la pioche. Le joueur à votre gauche la pioche."
        }
    }
}

/// `You have one more hand every turn, this one included.`
pub fn job_text_extra_hand(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You have one more hand every turn, this one included.",
        Lang::Fr => "Vous avez une main de plus à chaque tour, dès celui-ci.",
    }
}

/// `While you are not holding the Brain, this will do for Jobs of skill 3 or less. Roll as usual: fail, and it is discarded and your turn ends, without a bidding.`
pub fn job_text_rat_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "While you are not holding the Brain, this will do for Jobs of skill 3 or less. Roll as usual: fail, and it is discarded and your turn ends, without a bidding."
        }
        Lang::Fr => {
            "Tant que vous ne tenez pas le Cerveau, ceci convient pour les tâches de jugeote 3 ou moins. Lancez le dé comme d’habitude\u{202f}: en cas d’échec, il est défaussé et votre tour s’arrête, sans enchères."
        }
    }
}

/// `While you are not holding the Brain, this will do for Jobs of skill 4 or less. Roll as usual: fail, and it is discarded and your turn ends, without a bidding.`
pub fn job_text_dog_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "While you are not holding the Brain, this will do for Jobs of skill 4 or less. Roll as usual: fail, and it is discarded and your turn ends, without a bidding."
        }
        Lang::Fr => {
            "Tant que vous ne tenez pas le Cerveau, ceci convient pour les tâches de jugeote 4 ou moins. Lancez le dé comme d’habitude\u{202f}: en cas d’échec, il est défaussé et votre tour s’arrête, sans enchères."
        }
    }
}

/// `Jobs of other players cannot take the Brain from you or make you pass it. If you are about to drop it, in any turn, this is discarded in its place: the Brain stays with you, and the turn continues.`
pub fn job_text_piece_of_string(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Jobs of other players cannot take the Brain from you or make you pass it. If you are about to drop it, in any turn, this is discarded in its place: the Brain stays with you, and the turn continues."
        }
        Lang::Fr => {
            "Les tâches des autres ne peuvent ni vous prendre le Cerveau ni le passer à un autre. Quand vous devriez le faire tomber, à n’importe quel tour, défaussez plutôt ceci\u{202f}: vous gardez le Cerveau, et le tour continue."
        }
    }
}

/// `Lay this in front of another player: every turn it keeps one of their hands busy. When they loaf, it moves on to their left neighbour, with the same effect.`
pub fn job_text_mop(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Lay this in front of another player: every turn it keeps one of their hands busy. When they loaf, it moves on to their left neighbour, with the same effect."
        }
        Lang::Fr => {
            "Posez-la devant un autre joueur. Elle occupe une main du joueur devant qui elle se trouve, à chaque tour. Quand il tire au flanc, elle passe à son voisin de gauche."
        }
    }
}

/// `Add 1 to your skill rolls.`
pub fn job_text_coffee_mug(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Add 1 to your skill rolls.",
        Lang::Fr => "Ajoutez 1 à vos jets de jugeote.",
    }
}

/// `Once in each of your turns, without a hand, you may peek at the top card of the deck, then leave it there or discard it.`
pub fn job_text_walkie_talkie(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Once in each of your turns, without a hand, you may peek at the top card of the deck, then leave it there or discard it."
        }
        Lang::Fr => {
            "Une fois pendant votre tour, vous pouvez regarder la première carte de la pioche, puis la défausser si vous voulez. Cela ne demande pas de main."
        }
    }
}

/// `Until your next turn starts, Jobs of other players cannot make you draw, give you cards or swap yours, and cards passed around go past you. Then discard this.`
pub fn job_text_hide_in_the_washroom(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Until your next turn starts, Jobs of other players cannot make you draw, give you cards or swap yours, and cards passed around go past you. Then discard this."
        }
        Lang::Fr => {
            "Jusqu’au début de votre prochain tour, les tâches des autres ne peuvent ni vous faire piocher, ni vous donner des cartes, ni échanger les vôtres, et les cartes qu’on fait passer vous sautent. Puis défaussez ceci."
        }
    }
}

/// `Until the Brain is next dropped, everybody takes 1 off their skill rolls. Then discard this.`
pub fn job_text_wet_floor_sign(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Until the Brain is next dropped, everybody takes 1 off their skill rolls. Then discard this."
        }
        Lang::Fr => {
            "Jusqu’à la prochaine chute du Cerveau, chacun retranche 1 de ses jets de jugeote. Puis défaussez ceci."
        }
    }
}

/// `Lay this in front of another player: they miss their next turn, even one won by bidding. Then discard this.`
pub fn job_text_out_to_lunch(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Lay this in front of another player: they miss their next turn, even one won by bidding. Then discard this."
        }
        Lang::Fr => {
            "Posez-la devant un autre joueur. Son prochain tour est sauté, même gagné aux enchères\u{202f}; puis défaussez ceci."
        }
    }
}

/// `It is a quarter to nine in the evening.`
pub fn job_flavour_are_you_still_serving_breakfast(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It is a quarter to nine in the evening.",
        Lang::Fr => "Il est neuf heures moins le quart. Du soir.",
    }
}

/// `Half of it is static. The other half is moaning.`
pub fn job_flavour_drive_thru_headset(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Half of it is static. The other half is moaning.",
        Lang::Fr => "La moitié, c’est de la friture. L’autre, des râles.",
    }
}

/// `Some of it walks out by itself.`
pub fn job_flavour_take_out_the_trash(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Some of it walks out by itself.",
        Lang::Fr => "Certaines sortent toutes seules.",
    }
}

/// `I do lids. Only lids.`
pub fn job_flavour_not_my_station(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "I do lids. Only lids.",
        Lang::Fr => "Moi, je fais les couvercles. Que les couvercles.",
    }
}

/// `The cloth makes it worse, but evenly.`
pub fn job_flavour_wipe_the_tables(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The cloth makes it worse, but evenly.",
        Lang::Fr => "Le chiffon étale. Mais il étale bien.",
    }
}

/// `Nobody leaves with the eggs they came with.`
pub fn job_flavour_scrambling_practice(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nobody leaves with the eggs they came with.",
        Lang::Fr => "Personne ne repart avec les œufs qu’il avait.",
    }
}

/// `You take my Sunday. For ever.`
pub fn job_flavour_shift_swap(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You take my Sunday. For ever.",
        Lang::Fr => "Tu prends mon dimanche. Pour toujours.",
    }
}

/// `Works every time. On everybody. Twice.`
pub fn job_flavour_look_a_monkey(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Works every time. On everybody. Twice.",
        Lang::Fr => "Ça marche à chaque fois. Avec tout le monde. Deux fois.",
    }
}

/// `It is grey, it is warm, and it is yours.`
pub fn job_flavour_hot_potato(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It is grey, it is warm, and it is yours.",
        Lang::Fr => "C’est gris, c’est tiède, et c’est pour toi.",
    }
}

/// `The floor was mopped. With what, nobody asked.`
pub fn job_flavour_slippery_tiles(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The floor was mopped. With what, nobody asked.",
        Lang::Fr => "On a lavé par terre. Avec quoi, personne n’a demandé.",
    }
}

/// `Only lightly used.`
pub fn job_flavour_restock_the_napkins(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Only lightly used.",
        Lang::Fr => "À peine servies.",
    }
}

/// `It is full of fingers. Pointing at Kevin.`
pub fn job_flavour_suggestion_box(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It is full of fingers. Pointing at Kevin.",
        Lang::Fr => "Elle est pleine de doigts. Tous pointés vers Kévin.",
    }
}

/// `Strawberry. Probably.`
pub fn job_flavour_spilled_milkshake(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Strawberry. Probably.",
        Lang::Fr => "À la fraise. Sans doute.",
    }
}

/// `Form an orderly shuffle.`
pub fn job_flavour_fire_drill(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Form an orderly shuffle.",
        Lang::Fr => "Titubez dans le calme.",
    }
}

/// `Sorry, one of mine came off in your pocket.`
pub fn job_flavour_sticky_fingers(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Sorry, one of mine came off in your pocket.",
        Lang::Fr => "Pardon, j’en ai laissé un dans ta poche.",
    }
}

/// `He found a pulse. He is very concerned.`
pub fn job_flavour_health_inspector(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "He found a pulse. He is very concerned.",
        Lang::Fr => "Il a trouvé un pouls. Il est très inquiet.",
    }
}

/// `One. Two. Many. One.`
pub fn job_flavour_count_the_pickles(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "One. Two. Many. One.",
        Lang::Fr => "Un. Deux. Beaucoup. Un.",
    }
}

/// `They want eggs. They want them runny. So do we.`
pub fn job_flavour_breakfast_rush(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "They want eggs. They want them runny. So do we.",
        Lang::Fr => "Des œufs au plat, bien coulants. Comme nous.",
    }
}

/// `An hour of lunch in twenty minutes.`
pub fn job_flavour_lunch_rush(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "An hour of lunch in twenty minutes.",
        Lang::Fr => "Une heure de déjeuner en vingt minutes.",
    }
}

/// `The same people. Hungrier.`
pub fn job_flavour_dinner_rush(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The same people. Hungrier.",
        Lang::Fr => "Les mêmes clients. La faim en plus.",
    }
}

/// `There were four screws left over. Good screws.`
pub fn job_flavour_fix_the_shake_machine(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "There were four screws left over. Good screws.",
        Lang::Fr => "Il reste quatre vis. De bonnes vis.",
    }
}

/// `It stays up if you lean it on the fryer.`
pub fn job_flavour_balance_the_register(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It stays up if you lean it on the fryer.",
        Lang::Fr => "Le compte est bon. Il manque juste le tiroir.",
    }
}

/// `Everybody works Saturday. Everybody else works Sunday.`
pub fn job_flavour_write_the_schedule(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Everybody works Saturday. Everybody else works Sunday.",
        Lang::Fr => "Tout le monde est de samedi. Les autres sont de dimanche.",
    }
}

/// `This is the grill. Do not hug the grill.`
pub fn job_flavour_train_the_new_hire(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "This is the grill. Do not hug the grill.",
        Lang::Fr => "Ça, c’est le gril. On ne fait pas de câlin au gril.",
    }
}

/// `It bent first, and then it tore.`
pub fn job_flavour_break_a_fifty(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It bent first, and then it tore.",
        Lang::Fr => "En deux, ça fait bien vingt-cinq et vingt-cinq.",
    }
}

/// `Buns: some. Meat: best not to look.`
pub fn job_flavour_inventory_day(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Buns: some. Meat: best not to look.",
        Lang::Fr => "Pain\u{202f}: un peu. Viande\u{202f}: mieux vaut ne pas regarder.",
    }
}

/// `Number nine, upside down, like last time.`
pub fn job_flavour_secret_menu(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Number nine, upside down, like last time.",
        Lang::Fr => "Le numéro neuf, à l’envers, comme la dernière fois.",
    }
}

/// `The bun goes outside today.`
pub fn job_flavour_improvise(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The bun goes outside today.",
        Lang::Fr => "Aujourd’hui, le pain sera au milieu.",
    }
}

/// `You have nothing waiting at home but a hole.`
pub fn job_flavour_overtime(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You have nothing waiting at home but a hole.",
        Lang::Fr => "Personne ne vous attend, à part un trou.",
    }
}

/// `Page one: remove brain from box.`
pub fn job_flavour_read_the_manual(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Page one: remove brain from box.",
        Lang::Fr => "Page un\u{202f}: sortir le cerveau de la boîte.",
    }
}

/// `False moustache, real fork.`
pub fn job_flavour_mystery_shopper(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "False moustache, real fork.",
        Lang::Fr => "Fausse moustache, vraie fourchette.",
    }
}

/// `And one of them has no onions.`
pub fn job_flavour_order_for_forty(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "And one of them has no onions.",
        Lang::Fr => "Dont une sans oignons.",
    }
}

/// `Head office sent a head.`
pub fn job_flavour_franchise_meeting(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Head office sent a head.",
        Lang::Fr => "Le siège a envoyé une tête pensante. Juste la tête.",
    }
}

/// `Smells better than the burgers.`
pub fn job_flavour_grease_fire(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Smells better than the burgers.",
        Lang::Fr => "Ça sent meilleur que les burgers.",
    }
}

/// `The same as yesterday’s. The very same.`
pub fn job_flavour_todays_special(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The same as yesterday’s. The very same.",
        Lang::Fr => "Le même qu’hier. Exactement le même.",
    }
}

/// `Found in the lost property.`
pub fn job_flavour_extra_hand(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Found in the lost property.",
        Lang::Fr => "Trouvée aux objets trouvés.",
    }
}

/// `Small, quick, and good with cheese.`
pub fn job_flavour_rat_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Small, quick, and good with cheese.",
        Lang::Fr => "Petit, vif, imbattable en fromage.",
    }
}

/// `Loyal, eager, and distracted by the bins.`
pub fn job_flavour_dog_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Loyal, eager, and distracted by the bins.",
        Lang::Fr => "Fidèle, appliqué, mais les poubelles le troublent.",
    }
}

/// `One end on the Brain, the other on you. A triumph of engineering.`
pub fn job_flavour_piece_of_string(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "One end on the Brain, the other on you. A triumph of engineering.",
        Lang::Fr => "Un bout au Cerveau, l’autre à vous. Un sommet de la technique.",
    }
}

/// `It is not even wet.`
pub fn job_flavour_mop(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It is not even wet.",
        Lang::Fr => "Elle n’est même pas mouillée.",
    }
}

/// `World’s Okayest Employee.`
pub fn job_flavour_coffee_mug(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "World’s Okayest Employee.",
        Lang::Fr => "«\u{202f}Employé à peu près du mois\u{202f}».",
    }
}

/// `Say ’over’. No, say it over. Over.`
pub fn job_flavour_walkie_talkie(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Say ’over’. No, say it over. Over.",
        Lang::Fr => "Dis «\u{202f}à vous\u{202f}». Non, à vous. Non, à toi.",
    }
}

/// `The lock has been broken since spring. Hold the door.`
pub fn job_flavour_hide_in_the_washroom(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The lock has been broken since spring. Hold the door.",
        Lang::Fr => "Le verrou est cassé depuis le printemps. Tenez la porte.",
    }
}

/// `It does not say with what.`
pub fn job_flavour_wet_floor_sign(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It does not say with what.",
        Lang::Fr => "On ne dit pas de quoi.",
    }
}

/// `Back in five minutes, says the note. The note is from May.`
pub fn job_flavour_out_to_lunch(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Back in five minutes, says the note. The note is from May.",
        Lang::Fr => "«\u{202f}De retour dans cinq minutes.\u{202f}» Le mot date de mai.",
    }
}

/// `No hurry. I only want to hold it.`
pub fn excuse_1(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No hurry. I only want to hold it.",
        Lang::Fr => "Ça ne presse pas. C’est juste pour le tenir.",
    }
}

/// `If nobody else is using it, that is.`
pub fn excuse_2(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "If nobody else is using it, that is.",
        Lang::Fr => "Enfin, si personne ne s’en sert.",
    }
}

/// `I was wondering what day it is.`
pub fn excuse_3(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "I was wondering what day it is.",
        Lang::Fr => "Je me demandais quel jour on est.",
    }
}

/// `Which of these doors is the fridge?`
pub fn excuse_4(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Which of these doors is the fridge?",
        Lang::Fr => "Le frigo, c’est laquelle de ces portes\u{202f}?",
    }
}

/// `There is a button here, and I like it.`
pub fn excuse_5(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "There is a button here, and I like it.",
        Lang::Fr => "Il y a un bouton, là, et il me plaît.",
    }
}

/// `My badge has letters on it. What do they say?`
pub fn excuse_6(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "My badge has letters on it. What do they say?",
        Lang::Fr => "Mon badge a des lettres dessus. Ça dit quoi\u{202f}?",
    }
}

/// `She said ’please’. Is that a topping?`
pub fn excuse_7(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "She said ’please’. Is that a topping?",
        Lang::Fr => "Elle a dit «\u{202f}s’il vous plaît\u{202f}». C’est une garniture\u{202f}?",
    }
}

/// `I have been filling this cup since Tuesday.`
pub fn excuse_8(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "I have been filling this cup since Tuesday.",
        Lang::Fr => "Je remplis ce gobelet depuis mardi.",
    }
}

/// `How many is a dozen? Roughly?`
pub fn excuse_9(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "How many is a dozen? Roughly?",
        Lang::Fr => "Une douzaine, ça fait combien\u{202f}? En gros\u{202f}?",
    }
}

/// `Someone has ordered ’the usual’.`
pub fn excuse_10(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Someone has ordered ’the usual’.",
        Lang::Fr => "Quelqu’un a commandé «\u{202f}comme d’habitude\u{202f}».",
    }
}

/// `The straws are out, and they will not go back in.`
pub fn excuse_11(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The straws are out, and they will not go back in.",
        Lang::Fr => "Les pailles sont sorties, et elles ne veulent plus rentrer.",
    }
}

/// `He paid with a card, so I ate it.`
pub fn excuse_12(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "He paid with a card, so I ate it.",
        Lang::Fr => "Il a payé par carte, alors je l’ai mangée.",
    }
}

/// `The till is beeping. It has never beeped before.`
pub fn excuse_13(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The till is beeping. It has never beeped before.",
        Lang::Fr => "La caisse fait bip. Elle n’avait jamais fait bip.",
    }
}

/// `I have locked the freezer, with the trainee in it.`
pub fn excuse_14(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "I have locked the freezer, with the trainee in it.",
        Lang::Fr => "J’ai fermé la chambre froide à clé, et le stagiaire est dedans.",
    }
}

/// `A small child is asking me what is in the nuggets.`
pub fn excuse_15(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A small child is asking me what is in the nuggets.",
        Lang::Fr => "Un petit me demande ce qu’il y a dans les nuggets.",
    }
}

/// `They want the manager. Which of us is the manager?`
pub fn excuse_16(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "They want the manager. Which of us is the manager?",
        Lang::Fr => "Ils veulent voir le gérant. C’est qui, chez nous, le gérant\u{202f}?",
    }
}

/// `It is a coach party, and I have run out of fingers to count them.`
pub fn excuse_17(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It is a coach party, and I have run out of fingers to count them.",
        Lang::Fr => "C’est tout un autocar, et je n’ai plus assez de doigts pour compter.",
    }
}

/// `I gave change for a hundred. They gave me a button.`
pub fn excuse_18(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "I gave change for a hundred. They gave me a button.",
        Lang::Fr => "J’ai rendu la monnaie sur cent. Ils m’avaient donné un bouton.",
    }
}

/// `The mop is in the fryer, and the fries are in the bucket.`
pub fn excuse_19(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The mop is in the fryer, and the fries are in the bucket.",
        Lang::Fr => "La serpillière est dans la friteuse, et les frites sont dans le seau.",
    }
}

/// `I shook hands with the inspector, and I still have his.`
pub fn excuse_20(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "I shook hands with the inspector, and I still have his.",
        Lang::Fr => "J’ai serré la main de l’inspecteur, et je l’ai encore.",
    }
}

/// `The drive-thru queue has reached the motorway.`
pub fn excuse_21(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The drive-thru queue has reached the motorway.",
        Lang::Fr => "La file du drive arrive à l’autoroute.",
    }
}

/// `The drive-thru queue has reached the dining room. By car.`
pub fn excuse_22(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The drive-thru queue has reached the dining room. By car.",
        Lang::Fr => "La file du drive arrive en salle. En voiture.",
    }
}

/// `The fryer is making the noise.`
pub fn excuse_23(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The fryer is making the noise.",
        Lang::Fr => "La friteuse fait le bruit.",
    }
}

/// `The fryer has stopped making the noise!`
pub fn excuse_24(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The fryer has stopped making the noise!",
        Lang::Fr => "La friteuse ne fait plus le bruit\u{202f}!",
    }
}

/// `There is smoke, and it is not the grill!`
pub fn excuse_25(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "There is smoke, and it is not the grill!",
        Lang::Fr => "Il y a de la fumée, et ce n’est pas le gril\u{202f}!",
    }
}

/// `It is the grill! And the smoke is not smoke!`
pub fn excuse_26(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It is the grill! And the smoke is not smoke!",
        Lang::Fr => "C’est le gril\u{202f}! Et la fumée n’est pas de la fumée\u{202f}!",
    }
}

/// `Someone has filled the fire extinguisher with mayonnaise!`
pub fn excuse_27(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Someone has filled the fire extinguisher with mayonnaise!",
        Lang::Fr => "Quelqu’un a rempli l’extincteur de mayonnaise\u{202f}!",
    }
}

/// `The gas tap came off in my hand, and then the hand came off!`
pub fn excuse_28(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The gas tap came off in my hand, and then the hand came off!",
        Lang::Fr => {
            "Le robinet du gaz m’est resté dans la main, et la main est partie avec\u{202f}!"
        }
    }
}

/// `The roof is coming down and they are still ordering!`
pub fn excuse_29(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The roof is coming down and they are still ordering!",
        Lang::Fr => "Le toit s’effondre, et ils commandent encore\u{202f}!",
    }
}

/// `NOW! GIVE IT HERE! EVERYTHING IS ON FIRE, AND SO AM I!`
pub fn excuse_30(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "NOW! GIVE IT HERE! EVERYTHING IS ON FIRE, AND SO AM I!",
        Lang::Fr => "TOUT DE SUITE\u{202f}! DONNEZ\u{202f}! TOUT BRÛLE, ET MOI AUSSI\u{202f}!",
    }
}

/// `on the floor`
pub fn brain_on_the_floor(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "on the floor",
        Lang::Fr => "par terre",
    }
}

/// `{player}`
pub fn brain_held(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_brain_held(lang).to_owned();
    }
    player.to_string()
}

/// `{n} hand`, `{n} hands`
pub fn card_hands(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} hand"),
        Lang::Fr if lang.is_one(n) => format!("{n} main"),
        Lang::En => format!("{n} hands"),
        Lang::Fr => format!("{n} mains"),
    }
}

/// `{name} ({hands})`
#[derive(Debug)]
pub struct CardPlain<A, B> {
    pub name: A,
    pub hands: B,
}

impl<A: Display, B: Display> CardPlain<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let CardPlain { name, hands } = self;
        format!("{name} ({hands})")
    }
}

/// `{name} ({hands}, skill {skill})`
#[derive(Debug)]
pub struct CardSkilled<A, B, C> {
    pub name: A,
    pub hands: B,
    pub skill: C,
}

impl<A: Display, B: Display, C: Display> CardSkilled<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let CardSkilled { name, hands, skill } = self;
        match lang {
            Lang::En => format!("{name} ({hands}, skill {skill})"),
            Lang::Fr => format!("{name} ({hands}, jugeote {skill})"),
        }
    }
}

/// `Object`
pub fn card_kind_object(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Object",
        Lang::Fr => "Objet",
    }
}

/// `stays for a while`
pub fn card_kind_lingering(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "stays for a while",
        Lang::Fr => "reste un moment",
    }
}

/// `the Rat Brain`
pub fn with_rat_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the Rat Brain",
        Lang::Fr => "le Cerveau de rat",
    }
}

/// `the Dog Brain`
pub fn with_dog_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the Dog Brain",
        Lang::Fr => "le Cerveau de chien",
    }
}

/// `You draw {n} card`, `You draw {n} cards`
pub fn step_draw_you(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You draw {n} card"),
        Lang::Fr if lang.is_one(n) => format!("Vous piochez {n} carte"),
        Lang::En => format!("You draw {n} cards"),
        Lang::Fr => format!("Vous piochez {n} cartes"),
    }
}

/// `You draw as many`
pub fn step_draw_you_as_many(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You draw as many",
        Lang::Fr => "Vous en piochez autant",
    }
}

/// `Your left neighbour draws {n} card`, `Your left neighbour draws {n} cards`
pub fn step_draw_left(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Your left neighbour draws {n} card"),
        Lang::Fr if lang.is_one(n) => format!("Votre voisin de gauche pioche {n} carte"),
        Lang::En => format!("Your left neighbour draws {n} cards"),
        Lang::Fr => format!("Votre voisin de gauche pioche {n} cartes"),
    }
}

/// `Your left neighbour draws it`
pub fn step_draw_left_as_many(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your left neighbour draws it",
        Lang::Fr => "Votre voisin de gauche la pioche",
    }
}

/// `The chosen player draws {n} card`, `The chosen player draws {n} cards`
pub fn step_draw_chosen(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("The chosen player draws {n} card"),
        Lang::Fr if lang.is_one(n) => format!("Le joueur choisi pioche {n} carte"),
        Lang::En => format!("The chosen player draws {n} cards"),
        Lang::Fr => format!("Le joueur choisi pioche {n} cartes"),
    }
}

/// `Everybody else draws {n} card`, `Everybody else draws {n} cards`
pub fn step_draw_others(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Everybody else draws {n} card"),
        Lang::Fr if lang.is_one(n) => format!("Chacun sauf vous pioche {n} carte"),
        Lang::En => format!("Everybody else draws {n} cards"),
        Lang::Fr => format!("Chacun sauf vous pioche {n} cartes"),
    }
}

/// `Whoever has fewer cards than you draws up to your number`
pub fn step_draw_others_up(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Whoever has fewer cards than you draws up to your number",
        Lang::Fr => "Quiconque a moins de cartes que vous en pioche jusqu’à en avoir autant",
    }
}

/// `Everybody draws {n} card, you last`, `Everybody draws {n} cards, you last`
pub fn step_draw_everyone(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Everybody draws {n} card, you last"),
        Lang::Fr if lang.is_one(n) => format!("Chacun pioche {n} carte, vous en dernier"),
        Lang::En => format!("Everybody draws {n} cards, you last"),
        Lang::Fr => format!("Chacun pioche {n} cartes, vous en dernier"),
    }
}

/// `Discard {n} card`, `Discard {n} cards`
pub fn step_discard(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Discard {n} card"),
        Lang::Fr if lang.is_one(n) => format!("Défaussez {n} carte"),
        Lang::En => format!("Discard {n} cards"),
        Lang::Fr => format!("Défaussez {n} cartes"),
    }
}

/// `Discard up to {n} card`, `Discard up to {n} cards`
pub fn step_discard_up_to(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Discard up to {n} card"),
        Lang::Fr if lang.is_one(n) => format!("Défaussez {n} carte au plus"),
        Lang::En => format!("Discard up to {n} cards"),
        Lang::Fr => format!("Défaussez {n} cartes au plus"),
    }
}

/// `Discard all your cards`
pub fn step_discard_hand(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Discard all your cards",
        Lang::Fr => "Défaussez toutes vos cartes",
    }
}

/// `Choose another player`
pub fn step_choose_another(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose another player",
        Lang::Fr => "Choisissez un autre joueur",
    }
}

/// `Choose a third player`
pub fn step_choose_third(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a third player",
        Lang::Fr => "Choisissez un troisième joueur",
    }
}

/// `Give a card to your left neighbour`
pub fn step_give_left(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Give a card to your left neighbour",
        Lang::Fr => "Donnez une carte à votre voisin de gauche",
    }
}

/// `Give a card to your right neighbour`
pub fn step_give_right(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Give a card to your right neighbour",
        Lang::Fr => "Donnez une carte à votre voisin de droite",
    }
}

/// `Give a card to the chosen player`
pub fn step_give_chosen(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Give a card to the chosen player",
        Lang::Fr => "Donnez une carte au joueur choisi",
    }
}

/// `Take a card of the chosen player at random`
pub fn step_take_at_random(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Take a card of the chosen player at random",
        Lang::Fr => "Prenez une carte au hasard au joueur choisi",
    }
}

/// `Look at the chosen player’s cards`
pub fn step_look_at_hand(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Look at the chosen player’s cards",
        Lang::Fr => "Regardez les cartes du joueur choisi",
    }
}

/// `Choose one of them for the third player`
pub fn step_move_to_third(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose one of them for the third player",
        Lang::Fr => "Choisissez-en une pour le troisième joueur",
    }
}

/// `Everybody passes all cards to the left`
pub fn step_pass_hands(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Everybody passes all cards to the left",
        Lang::Fr => "Chacun passe toutes ses cartes à gauche",
    }
}

/// `Swap all cards with the chosen player`
pub fn step_swap_hands(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Swap all cards with the chosen player",
        Lang::Fr => "Échangez toutes vos cartes avec le joueur choisi",
    }
}

/// `Everybody passes {n} card to the right`, `Everybody passes {n} cards to the right`
pub fn step_everyone_passes(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Everybody passes {n} card to the right"),
        Lang::Fr if lang.is_one(n) => format!("Chacun passe {n} carte à droite"),
        Lang::En => format!("Everybody passes {n} cards to the right"),
        Lang::Fr => format!("Chacun passe {n} cartes à droite"),
    }
}

/// `Take the Brain`
pub fn step_take_the_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Take the Brain",
        Lang::Fr => "Prenez le Cerveau",
    }
}

/// `The holder of the Brain passes it to the left`
pub fn step_pass_the_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The holder of the Brain passes it to the left",
        Lang::Fr => "Qui tient le Cerveau le passe à gauche",
    }
}

/// `The holder of the Brain drops it`
pub fn step_drop_the_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The holder of the Brain drops it",
        Lang::Fr => "Qui tient le Cerveau le fait tomber",
    }
}

/// `Take a card from the discards`
pub fn step_fetch(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Take a card from the discards",
        Lang::Fr => "Prenez une carte de la défausse",
    }
}

/// `Put a card from the discards on the deck`
pub fn step_put_on_deck(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Put a card from the discards on the deck",
        Lang::Fr => "Posez une carte de la défausse sur la pioche",
    }
}

/// `Look at the top card of the deck`, `Put the top {n} cards of the deck in order`
pub fn step_arrange(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => "Look at the top card of the deck".to_owned(),
        Lang::Fr if lang.is_one(n) => "Regardez la première carte de la pioche".to_owned(),
        Lang::En => format!("Put the top {n} cards of the deck in order"),
        Lang::Fr => format!("Rangez les {n} premières cartes de la pioche"),
    }
}

/// `Turn cards over until a Bid turns up, and take it`
pub fn step_turn_over_to_a_bid(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Turn cards over until a Bid turns up, and take it",
        Lang::Fr => "Retournez des cartes jusqu’à une enchère, et prenez-la",
    }
}

/// `An Object is discarded`
pub fn step_inspect(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "An Object is discarded",
        Lang::Fr => "Un Objet est défaussé",
    }
}

/// `Follow a Job in the discards`
pub fn step_follow_a_job(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Follow a Job in the discards",
        Lang::Fr => "Suivez une tâche de la défausse",
    }
}

/// `Play one more Job`
pub fn step_play_a_job(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Play one more Job",
        Lang::Fr => "Jouez une autre tâche",
    }
}

/// `You have another turn after this one`
pub fn step_another_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You have another turn after this one",
        Lang::Fr => "Vous jouez un autre tour après celui-ci",
    }
}

/// `Add {n} to your skill rolls`
pub fn step_rolls_plus(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Add {n} to your skill rolls"),
        Lang::Fr => format!("Ajoutez {n} à vos jets de jugeote"),
    }
}

/// `It stays in front of you`
pub fn step_lay_before_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It stays in front of you",
        Lang::Fr => "Elle reste devant vous",
    }
}

/// `It goes in front of the chosen player`
pub fn step_lay_before_chosen(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It goes in front of the chosen player",
        Lang::Fr => "Elle va devant le joueur choisi",
    }
}

/// `{bid}: takes the Brain`
pub fn outlook_wins(lang: Lang, bid: impl Display) -> String {
    match lang {
        Lang::En => format!("{bid}: takes the Brain"),
        Lang::Fr => format!("{bid}\u{202f}: emporte le Cerveau"),
    }
}

/// `{bid} → 31, because you dropped it: takes the Brain`
pub fn outlook_wins_31(lang: Lang, bid: impl Display) -> String {
    match lang {
        Lang::En => format!("{bid} → 31, because you dropped it: takes the Brain"),
        Lang::Fr => {
            format!("{bid} → 31, car c’est vous qui l’avez fait tomber\u{202f}: emporte le Cerveau")
        }
    }
}

/// `{bid}: the highest so far`
pub fn outlook_leads(lang: Lang, bid: impl Display) -> String {
    match lang {
        Lang::En => format!("{bid}: the highest so far"),
        Lang::Fr => format!("{bid}\u{202f}: la plus haute pour l’instant"),
    }
}

/// `{bid}: will not win, but leaves your cards`
pub fn outlook_loses(lang: Lang, bid: impl Display) -> String {
    match lang {
        Lang::En => format!("{bid}: will not win, but leaves your cards"),
        Lang::Fr => format!("{bid}\u{202f}: ne gagnera pas, mais c’est une carte de moins"),
    }
}

/// `skill {skill}: cannot fail`
pub fn odds_sure(lang: Lang, skill: impl Display) -> String {
    match lang {
        Lang::En => format!("skill {skill}: cannot fail"),
        Lang::Fr => format!("jugeote {skill}\u{202f}: ne peut pas rater"),
    }
}

/// `skill {skill}: cannot work`
pub fn odds_hopeless(lang: Lang, skill: impl Display) -> String {
    match lang {
        Lang::En => format!("skill {skill}: cannot work"),
        Lang::Fr => format!("jugeote {skill}\u{202f}: ne peut pas réussir"),
    }
}

/// `skill {skill}: {needed} or more, {sixths} in 6`
#[derive(Debug)]
pub struct OddsNeeded<A, B, C> {
    pub skill: A,
    pub needed: B,
    pub sixths: C,
}

impl<A: Display, B: Display, C: Display> OddsNeeded<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let OddsNeeded {
            skill,
            needed,
            sixths,
        } = self;
        match lang {
            Lang::En => format!("skill {skill}: {needed} or more, {sixths} in 6"),
            Lang::Fr => {
                format!("jugeote {skill}\u{202f}: {needed} ou plus, {sixths} chances sur 6")
            }
        }
    }
}

/// `The Brain: {place}`
pub fn zone_brain(lang: Lang, place: impl Display) -> String {
    match lang {
        Lang::En => format!("The Brain: {place}"),
        Lang::Fr => format!("Le Cerveau\u{202f}: {place}"),
    }
}

/// `Bidding, {player} first`
pub fn zone_bidding(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_zone_bidding(lang).to_owned();
    }
    match lang {
        Lang::En => format!("Bidding, {player} first"),
        Lang::Fr => format!("Enchères, {player} commence"),
    }
}

/// `Bidding, {player} first; {dropper} dropped the Brain`
#[derive(Debug)]
pub struct ZoneBiddingDropped<A, B> {
    pub player: A,
    pub dropper: B,
}

impl<A: Display, B: Display> ZoneBiddingDropped<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ZoneBiddingDropped { player, dropper } = self;
        match lang {
            Lang::En => format!("Bidding, {player} first; {dropper} dropped the Brain"),
            Lang::Fr => {
                format!("Enchères, {player} commence\u{202f}; {dropper} a fait tomber le Cerveau")
            }
        }
    }
}

/// `{player} is doing {job}`
#[derive(Debug)]
pub struct ZoneJob<'a, A> {
    pub player: Who<'a>,
    pub job: A,
}

impl<A: Display> ZoneJob<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let ZoneJob { player, job } = self;
        if player.is_you {
            return you_zone_job(lang, job);
        }
        match lang {
            Lang::En => format!("{player} is doing {job}"),
            Lang::Fr => format!("{player} s’occupe de\u{202f}: {job}"),
        }
    }
}

/// `Deck: {n} card`, `Deck: {n} cards`
pub fn zone_deck(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Deck: {n} card"),
        Lang::Fr if lang.is_one(n) => format!("Pioche\u{202f}: {n} carte"),
        Lang::En => format!("Deck: {n} cards"),
        Lang::Fr => format!("Pioche\u{202f}: {n} cartes"),
    }
}

/// `Discards: {n} card`, `Discards: {n} cards`
pub fn zone_discards(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Discards: {n} card"),
        Lang::Fr if lang.is_one(n) => format!("Défausse\u{202f}: {n} carte"),
        Lang::En => format!("Discards: {n} cards"),
        Lang::Fr => format!("Défausse\u{202f}: {n} cartes"),
    }
}

/// `{player}: {n} card`, `{player}: {n} cards`
#[derive(Debug)]
pub struct ZoneCards<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl ZoneCards<'_> {
    pub fn say(self, lang: Lang) -> String {
        let ZoneCards { player, n } = self;
        if player.is_you {
            return you_zone_cards(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player}: {n} card"),
            Lang::Fr if lang.is_one(n) => format!("{player}\u{202f}: {n} carte"),
            Lang::En => format!("{player}: {n} cards"),
            Lang::Fr => format!("{player}\u{202f}: {n} cartes"),
        }
    }
}

/// `In front of {player}`
pub fn zone_table(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_zone_table(lang).to_owned();
    }
    match lang {
        Lang::En => format!("In front of {player}"),
        Lang::Fr => format!("Devant {player}"),
    }
}

/// `card face down`
pub fn piece_back(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "card face down",
        Lang::Fr => "carte face cachée",
    }
}

/// `the Brain`
pub fn piece_the_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the Brain",
        Lang::Fr => "le Cerveau",
    }
}

/// `Loaf`
pub fn piece_loaf(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Loaf",
        Lang::Fr => "Tirer au flanc",
    }
}

/// `Bid {bid}`
pub fn piece_bid(lang: Lang, bid: impl Display) -> String {
    match lang {
        Lang::En => format!("Bid {bid}"),
        Lang::Fr => format!("Enchère {bid}"),
    }
}

/// `{card}: {text}`
#[derive(Debug)]
pub struct PieceJob<A, B> {
    pub card: A,
    pub text: B,
}

impl<A: Display, B: Display> PieceJob<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PieceJob { card, text } = self;
        match lang {
            Lang::En => format!("{card}: {text}"),
            Lang::Fr => format!("{card}\u{202f}: {text}"),
        }
    }
}

/// `{player}: {bid}`
#[derive(Debug)]
pub struct PieceOffer<'a, A> {
    pub player: Who<'a>,
    pub bid: A,
}

impl<A: Display> PieceOffer<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let PieceOffer { player, bid } = self;
        if player.is_you {
            return you_piece_offer(lang, bid);
        }
        match lang {
            Lang::En => format!("{player}: {bid}"),
            Lang::Fr => format!("{player}\u{202f}: {bid}"),
        }
    }
}

/// `{player}: {bid}, counts 31`
#[derive(Debug)]
pub struct PieceOffer31<'a, A> {
    pub player: Who<'a>,
    pub bid: A,
}

impl<A: Display> PieceOffer31<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let PieceOffer31 { player, bid } = self;
        if player.is_you {
            return you_piece_offer_31(lang, bid);
        }
        match lang {
            Lang::En => format!("{player}: {bid}, counts 31"),
            Lang::Fr => format!("{player}\u{202f}: {bid}, compte 31"),
        }
    }
}

/// `{player}: passes`
pub fn piece_offer_passed(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_piece_offer_passed(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player}: passes"),
        Lang::Fr => format!("{player}\u{202f}: passe"),
    }
}

/// `{n}. {step}`
#[derive(Debug)]
pub struct PieceStep<A, B> {
    pub n: A,
    pub step: B,
}

impl<A: Display, B: Display> PieceStep<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let PieceStep { n, step } = self;
        format!("{n}. {step}")
    }
}

/// `{n}. {step} ←`
#[derive(Debug)]
pub struct PieceStepNow<A, B> {
    pub n: A,
    pub step: B,
}

impl<A: Display, B: Display> PieceStepNow<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let PieceStepNow { n, step } = self;
        format!("{n}. {step} ←")
    }
}

/// `{n}. {step} (skipped)`
#[derive(Debug)]
pub struct PieceStepSkipped<A, B> {
    pub n: A,
    pub step: B,
}

impl<A: Display, B: Display> PieceStepSkipped<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PieceStepSkipped { n, step } = self;
        match lang {
            Lang::En => format!("{n}. {step} (skipped)"),
            Lang::Fr => format!("{n}. {step} (sautée)"),
        }
    }
}

/// `on top of the deck: {card}`
pub fn piece_top(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("on top of the deck: {card}"),
        Lang::Fr => format!("sur la pioche\u{202f}: {card}"),
    }
}

/// `on top of the deck: a card that others know`
pub fn piece_top_hidden(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "on top of the deck: a card that others know",
        Lang::Fr => "sur la pioche\u{202f}: une carte que d’autres connaissent",
    }
}

/// `The Brain is on the floor: bid first.`
pub fn locked_only_bids(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The Brain is on the floor: bid first.",
        Lang::Fr => "Le Cerveau est par terre\u{202f}: d’abord les enchères.",
    }
}

/// `After the bidding`
pub fn locked_only_bids_short(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "After the bidding",
        Lang::Fr => "Après les enchères",
    }
}

/// `You can bid only while the Brain is on the floor.`
pub fn locked_no_bids(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You can bid only while the Brain is on the floor.",
        Lang::Fr => "On n’enchérit que si le Cerveau est par terre.",
    }
}

/// `Nothing to bid for`
pub fn locked_no_bids_short(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nothing to bid for",
        Lang::Fr => "Rien à gagner",
    }
}

/// `Needs {n} hand; you have {left} left.`, `Needs {n} hands; you have {left} left.`
#[derive(Debug)]
pub struct LockedHands<A> {
    pub n: u32,
    pub left: A,
}

impl<A: Display> LockedHands<A> {
    pub fn say(self, lang: Lang) -> String {
        let LockedHands { n, left } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("Needs {n} hand; you have {left} left."),
            Lang::Fr if lang.is_one(n) => {
                format!("Demande {n} main\u{202f}; il vous en reste {left}.")
            }
            Lang::En => format!("Needs {n} hands; you have {left} left."),
            Lang::Fr => format!("Demande {n} mains\u{202f}; il vous en reste {left}."),
        }
    }
}

/// `Needs {n} hand`, `Needs {n} hands`
pub fn locked_hands_short(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Needs {n} hand"),
        Lang::Fr if lang.is_one(n) => format!("Demande {n} main"),
        Lang::En => format!("Needs {n} hands"),
        Lang::Fr => format!("Demande {n} mains"),
    }
}

/// `Needs the Brain; {name} has it.`
pub fn locked_brain(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Needs the Brain; {name} has it."),
        Lang::Fr => format!("Demande le Cerveau\u{202f}; c’est {name} qui l’a."),
    }
}

/// `Needs the Brain; it is on the floor.`
pub fn locked_brain_floor(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Needs the Brain; it is on the floor.",
        Lang::Fr => "Demande le Cerveau\u{202f}; il est par terre.",
    }
}

/// `Needs the Brain`
pub fn locked_brain_short(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Needs the Brain",
        Lang::Fr => "Sans Cerveau, non",
    }
}

/// `First finish what is being done.`
pub fn locked_not_asked(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "First finish what is being done.",
        Lang::Fr => "Terminez d’abord ce qui est en cours.",
    }
}

/// `Bid {outlook}`
pub fn action_bid(lang: Lang, outlook: impl Display) -> String {
    match lang {
        Lang::En => format!("Bid {outlook}"),
        Lang::Fr => format!("Enchérir {outlook}"),
    }
}

/// `Pass`
pub fn action_pass(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Pass",
        Lang::Fr => "Passer",
    }
}

/// `Do {card}`
pub fn action_play(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Do {card}"),
        Lang::Fr => format!("Jouer {card}"),
    }
}

/// `Do {card}; {odds}`
#[derive(Debug)]
pub struct ActionPlaySkilled<A, B> {
    pub card: A,
    pub odds: B,
}

impl<A: Display, B: Display> ActionPlaySkilled<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ActionPlaySkilled { card, odds } = self;
        match lang {
            Lang::En => format!("Do {card}; {odds}"),
            Lang::Fr => format!("Jouer {card}\u{202f}; {odds}"),
        }
    }
}

/// `Do {card} with {substitute}; {odds}`
#[derive(Debug)]
pub struct ActionPlayWith<A, B, C> {
    pub card: A,
    pub substitute: B,
    pub odds: C,
}

impl<A: Display, B: Display, C: Display> ActionPlayWith<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let ActionPlayWith {
            card,
            substitute,
            odds,
        } = self;
        match lang {
            Lang::En => format!("Do {card} with {substitute}; {odds}"),
            Lang::Fr => format!("Jouer {card} avec {substitute}\u{202f}; {odds}"),
        }
    }
}

/// `Call it a turn`
pub fn action_stop(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Call it a turn",
        Lang::Fr => "Finir le tour",
    }
}

/// `Loaf: draw a card`
pub fn action_loaf(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Loaf: draw a card",
        Lang::Fr => "Tirer au flanc\u{202f}: piocher une carte",
    }
}

/// `Loaf: discard all your cards, draw that many plus one`
pub fn action_loaf_afresh(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Loaf: discard all your cards, draw that many plus one",
        Lang::Fr => {
            "Tirer au flanc\u{202f}: défausser toutes vos cartes, en piocher autant plus une"
        }
    }
}

/// `Walkie-Talkie: look at the top card of the deck`
pub fn action_listen(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Walkie-Talkie: look at the top card of the deck",
        Lang::Fr => "Talkie-walkie\u{202f}: regarder la première carte de la pioche",
    }
}

/// `Discard it`
pub fn action_toss(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Discard it",
        Lang::Fr => "La défausser",
    }
}

/// `Discard {card}`
pub fn action_toss_card(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Discard {card}"),
        Lang::Fr => format!("Défausser {card}"),
    }
}

/// `Leave it on the deck`
pub fn action_leave(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Leave it on the deck",
        Lang::Fr => "La laisser sur la pioche",
    }
}

/// `{name} draws {n}`
#[derive(Debug)]
pub struct ActionChooseDraws<A, B> {
    pub name: A,
    pub n: B,
}

impl<A: Display, B: Display> ActionChooseDraws<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ActionChooseDraws { name, n } = self;
        match lang {
            Lang::En => format!("{name} draws {n}"),
            Lang::Fr => format!("{name} pioche {n}"),
        }
    }
}

/// `Give {name} a card`
pub fn action_choose_gets(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Give {name} a card"),
        Lang::Fr => format!("Donner une carte à {name}"),
    }
}

/// `Take from {name}`
pub fn action_choose_loses(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Take from {name}"),
        Lang::Fr => format!("Prendre à {name}"),
    }
}

/// `See {name}’s cards`
pub fn action_choose_shows(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("See {name}’s cards"),
        Lang::Fr => format!("Regarder chez {name}"),
    }
}

/// `Swap with {name}`
pub fn action_choose_swaps(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Swap with {name}"),
        Lang::Fr => format!("Échanger avec {name}"),
    }
}

/// `Lay it before {name}`
pub fn action_choose_has_it(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Lay it before {name}"),
        Lang::Fr => format!("La poser devant {name}"),
    }
}

/// `Give it to {name}`
pub fn action_choose_third(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Give it to {name}"),
        Lang::Fr => format!("La donner à {name}"),
    }
}

/// `Discard {card}`
pub fn action_discard(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Discard {card}"),
        Lang::Fr => format!("Défausser {card}"),
    }
}

/// `Discard no more`
pub fn action_enough(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Discard no more",
        Lang::Fr => "Ne plus rien défausser",
    }
}

/// `Give {card}`
pub fn action_give(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Give {card}"),
        Lang::Fr => format!("Donner {card}"),
    }
}

/// `Pass on {card}`
pub fn action_set_aside(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Pass on {card}"),
        Lang::Fr => format!("Passer {card}"),
    }
}

/// `Move {card}`
pub fn action_move(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Move {card}"),
        Lang::Fr => format!("Déplacer {card}"),
    }
}

/// `Take {card}`
pub fn action_take(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Take {card}"),
        Lang::Fr => format!("Prendre {card}"),
    }
}

/// `Put {card} on the deck`
pub fn action_put(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Put {card} on the deck"),
        Lang::Fr => format!("Poser {card} sur la pioche"),
    }
}

/// `Put {card} at no. {n}`
#[derive(Debug)]
pub struct ActionNext<A, B> {
    pub card: A,
    pub n: B,
}

impl<A: Display, B: Display> ActionNext<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ActionNext { card, n } = self;
        match lang {
            Lang::En => format!("Put {card} at no. {n}"),
            Lang::Fr => format!("Mettre {card} en n°\u{a0}{n}"),
        }
    }
}

/// `{card} of {player}`
#[derive(Debug)]
pub struct ActionInspect<A, B> {
    pub card: A,
    pub player: B,
}

impl<A: Display, B: Display> ActionInspect<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ActionInspect { card, player } = self;
        match lang {
            Lang::En => format!("{card} of {player}"),
            Lang::Fr => format!("{card}, devant {player}"),
        }
    }
}

/// `Follow {card}`
pub fn action_follow(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("Follow {card}"),
        Lang::Fr => format!("Suivre {card}"),
    }
}

/// `Pass whenever the Brain is up for bids.`
pub fn order_pass(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Pass whenever the Brain is up for bids.",
        Lang::Fr => "Passer à chaque enchère pour le Cerveau.",
    }
}

/// `Bid for the Brain or pass. So far nobody has bid.`
pub fn ask_bid_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Bid for the Brain or pass. So far nobody has bid.",
        Lang::Fr => "Enchérissez pour le Cerveau ou passez. Personne n’a encore enchéri.",
    }
}

/// `Bid for the Brain or pass. {player} leads with {n}.`
#[derive(Debug)]
pub struct AskBidYouBest<A, B> {
    pub player: A,
    pub n: B,
}

impl<A: Display, B: Display> AskBidYouBest<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let AskBidYouBest { player, n } = self;
        match lang {
            Lang::En => format!("Bid for the Brain or pass. {player} leads with {n}."),
            Lang::Fr => format!("Enchérissez pour le Cerveau ou passez. {player} mène avec {n}."),
        }
    }
}

/// `You have no Bid: pass.`
pub fn ask_bid_none_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You have no Bid: pass.",
        Lang::Fr => "Vous n’avez pas d’enchère\u{202f}: passez.",
    }
}

/// `{player} may bid for the Brain.`
pub fn ask_bid_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} may bid for the Brain."),
        Lang::Fr => format!("{player} peut enchérir pour le Cerveau."),
    }
}

/// `Your turn: do a Job or loaf. You have {n} hand.`, `Your turn: do a Job or loaf. You have {n} hands.`
pub fn ask_work_you(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Your turn: do a Job or loaf. You have {n} hand."),
        Lang::Fr if lang.is_one(n) => {
            format!("À vous\u{202f}: jouez une tâche ou tirez au flanc. Vous avez {n} main.")
        }
        Lang::En => format!("Your turn: do a Job or loaf. You have {n} hands."),
        Lang::Fr => {
            format!("À vous\u{202f}: jouez une tâche ou tirez au flanc. Vous avez {n} mains.")
        }
    }
}

/// `Do another Job or stop. You have {n} hand left.`, `Do another Job or stop. You have {n} hands left.`
pub fn ask_work_on_you(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Do another Job or stop. You have {n} hand left."),
        Lang::Fr if lang.is_one(n) => {
            format!("Jouez une autre tâche ou arrêtez. Il vous reste {n} main.")
        }
        Lang::En => format!("Do another Job or stop. You have {n} hands left."),
        Lang::Fr => format!("Jouez une autre tâche ou arrêtez. Il vous reste {n} mains."),
    }
}

/// `Your hands are full. Use the Walkie-Talkie or stop.`
pub fn ask_listen_on_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your hands are full. Use the Walkie-Talkie or stop.",
        Lang::Fr => "Vos mains sont prises. Servez-vous du talkie-walkie ou arrêtez.",
    }
}

/// `{player} to work.`
pub fn ask_work_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} to work."),
        Lang::Fr => format!("À {player} de jouer."),
    }
}

/// `On top of the deck: {card}. Discard it or leave it?`
pub fn ask_toss_you(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("On top of the deck: {card}. Discard it or leave it?"),
        Lang::Fr => format!("Sur la pioche\u{202f}: {card}. La défausser ou la laisser\u{202f}?"),
    }
}

/// `{player} is looking at the top card of the deck.`
pub fn ask_toss_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} is looking at the top card of the deck."),
        Lang::Fr => format!("{player} regarde la première carte de la pioche."),
    }
}

/// `{job}, step {n}: {step}.`
#[derive(Debug)]
pub struct AskStepYou<A, B, C> {
    pub job: A,
    pub n: B,
    pub step: C,
}

impl<A: Display, B: Display, C: Display> AskStepYou<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let AskStepYou { job, n, step } = self;
        match lang {
            Lang::En => format!("{job}, step {n}: {step}."),
            Lang::Fr => format!("{job}, étape {n}\u{202f}: {step}."),
        }
    }
}

/// `{job}, step {n}: {step}. {left} to go.`
#[derive(Debug)]
pub struct AskStepYouLeft<A, B, C, D> {
    pub job: A,
    pub n: B,
    pub step: C,
    pub left: D,
}

impl<A: Display, B: Display, C: Display, D: Display> AskStepYouLeft<A, B, C, D> {
    pub fn say(self, lang: Lang) -> String {
        let AskStepYouLeft { job, n, step, left } = self;
        match lang {
            Lang::En => format!("{job}, step {n}: {step}. {left} to go."),
            Lang::Fr => format!("{job}, étape {n}\u{202f}: {step}. Encore {left}."),
        }
    }
}

/// `{player} has to choose for {job}.`
#[derive(Debug)]
pub struct AskStepOther<A, B> {
    pub player: A,
    pub job: B,
}

impl<A: Display, B: Display> AskStepOther<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let AskStepOther { player, job } = self;
        match lang {
            Lang::En => format!("{player} has to choose for {job}."),
            Lang::Fr => format!("{player} doit choisir pour {job}."),
        }
    }
}

/// `Choose a card to pass to the right.`
pub fn ask_set_aside_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Choose a card to pass to the right.",
        Lang::Fr => "Choisissez une carte à passer à droite.",
    }
}

/// `Everybody chooses cards to pass on; still choosing: {players}.`
pub fn ask_set_aside_other(lang: Lang, players: impl Display) -> String {
    match lang {
        Lang::En => format!("Everybody chooses cards to pass on; still choosing: {players}."),
        Lang::Fr => {
            format!("Chacun choisit des cartes à passer\u{202f}; on attend encore {players}.")
        }
    }
}

/// `{player} goes home: {how}.`
#[derive(Debug)]
pub struct AskOver<'a, A> {
    pub player: Who<'a>,
    pub how: A,
}

impl<A: Display> AskOver<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let AskOver { player, how } = self;
        if player.is_you {
            return you_ask_over(lang, how);
        }
        match lang {
            Lang::En => format!("{player} goes home: {how}."),
            Lang::Fr => format!("{player} rentre à la maison\u{202f}: {how}."),
        }
    }
}

/// `rid of the last card by {job}`
pub fn how_job(lang: Lang, job: impl Display) -> String {
    match lang {
        Lang::En => format!("rid of the last card by {job}"),
        Lang::Fr => format!("dernière carte partie avec {job}"),
    }
}

/// `rid of the last card by somebody else’s {job}`
pub fn how_others_job(lang: Lang, job: impl Display) -> String {
    match lang {
        Lang::En => format!("rid of the last card by somebody else’s {job}"),
        Lang::Fr => format!("dernière carte partie avec {job}, jouée par un autre"),
    }
}

/// `rid of the last card by bidding {bid}`
pub fn how_bid(lang: Lang, bid: impl Display) -> String {
    match lang {
        Lang::En => format!("rid of the last card by bidding {bid}"),
        Lang::Fr => format!("dernière carte partie avec l’enchère {bid}"),
    }
}

/// `fewest cards when the shift was called off`
pub fn how_fewest(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "fewest cards when the shift was called off",
        Lang::Fr => "le moins de cartes quand le service s’est arrêté",
    }
}

/// `{player} is dealt {cards}.`
#[derive(Debug)]
pub struct EventDealt<'a, A> {
    pub player: Who<'a>,
    pub cards: A,
}

impl<A: Display> EventDealt<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventDealt { player, cards } = self;
        if player.is_you {
            return you_event_dealt(lang, cards);
        }
        match lang {
            Lang::En => format!("{player} is dealt {cards}."),
            Lang::Fr => format!("{player} reçoit {cards}."),
        }
    }
}

/// `{player} is dealt {n} card.`, `{player} is dealt {n} cards.`
#[derive(Debug)]
pub struct EventDealtHidden<A> {
    pub player: A,
    pub n: u32,
}

impl<A: Display> EventDealtHidden<A> {
    pub fn say(self, lang: Lang) -> String {
        let EventDealtHidden { player, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} is dealt {n} card."),
            Lang::Fr if lang.is_one(n) => format!("{player} reçoit {n} carte."),
            Lang::En => format!("{player} is dealt {n} cards."),
            Lang::Fr => format!("{player} reçoit {n} cartes."),
        }
    }
}

/// `The Brain is on the floor. {player} bids first.`
pub fn event_bidding(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_bidding(lang).to_owned();
    }
    match lang {
        Lang::En => format!("The Brain is on the floor. {player} bids first."),
        Lang::Fr => format!("Le Cerveau est par terre. {player} enchérit en premier."),
    }
}

/// `{dropper} has dropped the Brain. {player} bids first.`
#[derive(Debug)]
pub struct EventBiddingDropped<'a> {
    pub dropper: Who<'a>,
    pub player: Who<'a>,
}

impl EventBiddingDropped<'_> {
    pub fn say(self, lang: Lang) -> String {
        let EventBiddingDropped { dropper, player } = self;
        if dropper.is_you {
            return you_event_bidding_dropped(lang, player);
        }
        if player.is_you {
            return to_you_event_bidding_dropped(lang, dropper);
        }
        match lang {
            Lang::En => format!("{dropper} has dropped the Brain. {player} bids first."),
            Lang::Fr => {
                format!("{dropper} a fait tomber le Cerveau. {player} enchérit en premier.")
            }
        }
    }
}

/// `{player} bids {bid}: “{excuse}”`
#[derive(Debug)]
pub struct EventBid<'a, A, B> {
    pub player: Who<'a>,
    pub bid: A,
    pub excuse: B,
}

impl<A: Display, B: Display> EventBid<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventBid {
            player,
            bid,
            excuse,
        } = self;
        if player.is_you {
            return you_event_bid(lang, bid, excuse);
        }
        match lang {
            Lang::En => format!("{player} bids {bid}: “{excuse}”"),
            Lang::Fr => format!("{player} enchérit {bid}\u{202f}: «\u{202f}{excuse}\u{202f}»"),
        }
    }
}

/// `{player} bids {bid}, and it counts 31: “{excuse}”`
#[derive(Debug)]
pub struct EventBid31<'a, A, B> {
    pub player: Who<'a>,
    pub bid: A,
    pub excuse: B,
}

impl<A: Display, B: Display> EventBid31<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventBid31 {
            player,
            bid,
            excuse,
        } = self;
        if player.is_you {
            return you_event_bid_31(lang, bid, excuse);
        }
        match lang {
            Lang::En => format!("{player} bids {bid}, and it counts 31: “{excuse}”"),
            Lang::Fr => format!(
                "{player} enchérit {bid}, qui compte 31\u{202f}: «\u{202f}{excuse}\u{202f}»"
            ),
        }
    }
}

/// `{player} passes.`
pub fn event_passed(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_passed(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} passes."),
        Lang::Fr => format!("{player} passe."),
    }
}

/// `Nobody bids, so everybody draws a card.`
pub fn event_nobody_bid(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nobody bids, so everybody draws a card.",
        Lang::Fr => "Personne n’enchérit\u{202f}: chacun pioche une carte.",
    }
}

/// `{player} picks up the Brain.`
pub fn event_picked_up(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_picked_up(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} picks up the Brain."),
        Lang::Fr => format!("{player} ramasse le Cerveau."),
    }
}

/// `{player} to work.`
pub fn event_turn(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_turn(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} to work."),
        Lang::Fr => format!("À {player} de jouer."),
    }
}

/// `{player} is out to lunch and misses a turn.`
pub fn event_turn_skipped(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_turn_skipped(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} is out to lunch and misses a turn."),
        Lang::Fr => format!("{player} est en pause déjeuner et saute son tour."),
    }
}

/// `{player} calls it a turn.`
pub fn event_stopped(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_stopped(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} calls it a turn."),
        Lang::Fr => format!("{player} s’arrête là."),
    }
}

/// `{player} loafs.`
pub fn event_loafed(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_loafed(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} loafs."),
        Lang::Fr => format!("{player} tire au flanc."),
    }
}

/// `{player} loafs and discards {cards}.`
#[derive(Debug)]
pub struct EventLoafedAfresh<'a, A> {
    pub player: Who<'a>,
    pub cards: A,
}

impl<A: Display> EventLoafedAfresh<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventLoafedAfresh { player, cards } = self;
        if player.is_you {
            return you_event_loafed_afresh(lang, cards);
        }
        match lang {
            Lang::En => format!("{player} loafs and discards {cards}."),
            Lang::Fr => format!("{player} tire au flanc et défausse {cards}."),
        }
    }
}

/// `{player} hears that {card} is on top of the deck.`
#[derive(Debug)]
pub struct EventListened<'a, A> {
    pub player: Who<'a>,
    pub card: A,
}

impl<A: Display> EventListened<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventListened { player, card } = self;
        if player.is_you {
            return you_event_listened(lang, card);
        }
        match lang {
            Lang::En => format!("{player} hears that {card} is on top of the deck."),
            Lang::Fr => format!("{player} entend que la première carte de la pioche est {card}."),
        }
    }
}

/// `{player} listens to the top card of the deck.`
pub fn event_listened_hidden(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} listens to the top card of the deck."),
        Lang::Fr => format!("{player} écoute la première carte de la pioche."),
    }
}

/// `{player} puts {card} on the discards.`
#[derive(Debug)]
pub struct EventTossed<'a, A> {
    pub player: Who<'a>,
    pub card: A,
}

impl<A: Display> EventTossed<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventTossed { player, card } = self;
        if player.is_you {
            return you_event_tossed(lang, card);
        }
        match lang {
            Lang::En => format!("{player} puts {card} on the discards."),
            Lang::Fr => format!("{player} met {card} à la défausse."),
        }
    }
}

/// `{player} leaves it on the deck.`
pub fn event_left_on_deck(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_left_on_deck(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} leaves it on the deck."),
        Lang::Fr => format!("{player} la laisse sur la pioche."),
    }
}

/// `{player} does {job}.`
#[derive(Debug)]
pub struct EventJobPlayed<'a, A> {
    pub player: Who<'a>,
    pub job: A,
}

impl<A: Display> EventJobPlayed<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventJobPlayed { player, job } = self;
        if player.is_you {
            return you_event_job_played(lang, job);
        }
        match lang {
            Lang::En => format!("{player} does {job}."),
            Lang::Fr => format!("{player} joue {job}."),
        }
    }
}

/// `{player} does {job} with {substitute}.`
#[derive(Debug)]
pub struct EventJobPlayedWith<'a, A, B> {
    pub player: Who<'a>,
    pub job: A,
    pub substitute: B,
}

impl<A: Display, B: Display> EventJobPlayedWith<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventJobPlayedWith {
            player,
            job,
            substitute,
        } = self;
        if player.is_you {
            return you_event_job_played_with(lang, job, substitute);
        }
        match lang {
            Lang::En => format!("{player} does {job} with {substitute}."),
            Lang::Fr => format!("{player} joue {job} avec {substitute}."),
        }
    }
}

/// `{player} follows {job} from the discards.`
#[derive(Debug)]
pub struct EventJobFollowed<'a, A> {
    pub player: Who<'a>,
    pub job: A,
}

impl<A: Display> EventJobFollowed<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventJobFollowed { player, job } = self;
        if player.is_you {
            return you_event_job_followed(lang, job);
        }
        match lang {
            Lang::En => format!("{player} follows {job} from the discards."),
            Lang::Fr => format!("{player} suit {job} de la défausse."),
        }
    }
}

/// `{job}, step {n}: {player} has to choose.`
#[derive(Debug)]
pub struct EventAsked<'a, A, B> {
    pub job: A,
    pub n: B,
    pub player: Who<'a>,
}

impl<A: Display, B: Display> EventAsked<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventAsked { job, n, player } = self;
        if player.is_you {
            return you_event_asked(lang, job, n);
        }
        match lang {
            Lang::En => format!("{job}, step {n}: {player} has to choose."),
            Lang::Fr => format!("{job}, étape {n}\u{202f}: {player} doit choisir."),
        }
    }
}

/// `{job}, step {n} cannot be done and is skipped.`
#[derive(Debug)]
pub struct EventStepSkipped<A, B> {
    pub job: A,
    pub n: B,
}

impl<A: Display, B: Display> EventStepSkipped<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventStepSkipped { job, n } = self;
        match lang {
            Lang::En => format!("{job}, step {n} cannot be done and is skipped."),
            Lang::Fr => format!("{job}, étape {n}\u{202f}: impossible, donc sautée."),
        }
    }
}

/// `{job} is done.`
pub fn event_job_done(lang: Lang, job: impl Display) -> String {
    match lang {
        Lang::En => format!("{job} is done."),
        Lang::Fr => format!("{job}\u{202f}: c’est fait."),
    }
}

/// `{job} now lies in front of {player}.`
#[derive(Debug)]
pub struct EventLaidBefore<'a, A> {
    pub job: A,
    pub player: Who<'a>,
}

impl<A: Display> EventLaidBefore<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventLaidBefore { job, player } = self;
        if player.is_you {
            return you_event_laid_before(lang, job);
        }
        match lang {
            Lang::En => format!("{job} now lies in front of {player}."),
            Lang::Fr => format!("{job} se trouve maintenant devant {player}."),
        }
    }
}

/// `{job} in front of {player} is discarded.`
#[derive(Debug)]
pub struct EventRemoved<'a, A> {
    pub job: A,
    pub player: Who<'a>,
}

impl<A: Display> EventRemoved<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventRemoved { job, player } = self;
        if player.is_you {
            return you_event_removed(lang, job);
        }
        match lang {
            Lang::En => format!("{job} in front of {player} is discarded."),
            Lang::Fr => format!("{job} devant {player}\u{202f}: à la défausse."),
        }
    }
}

/// `{job} of {player} was not up to it and is discarded.`
#[derive(Debug)]
pub struct EventRemovedFailed<'a, A> {
    pub job: A,
    pub player: Who<'a>,
}

impl<A: Display> EventRemovedFailed<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventRemovedFailed { job, player } = self;
        if player.is_you {
            return you_event_removed_failed(lang, job);
        }
        match lang {
            Lang::En => format!("{job} of {player} was not up to it and is discarded."),
            Lang::Fr => format!("{job}, devant {player}, n’a pas suffi\u{202f}: à la défausse."),
        }
    }
}

/// `{player} would drop the Brain, but it hangs on the Piece of String. The String is discarded.`
pub fn event_removed_saved(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_removed_saved(lang).to_owned();
    }
    match lang {
        Lang::En => format!(
            "{player} would drop the Brain, but it hangs on the Piece of String. The String is discarded."
        ),
        Lang::Fr => format!(
            "{player} allait faire tomber le Cerveau, mais la ficelle tient bon. Elle est défaussée."
        ),
    }
}

/// `The Mop moves on from {player} to {other}.`
#[derive(Debug)]
pub struct EventMopMoved<'a> {
    pub player: Who<'a>,
    pub other: Who<'a>,
}

impl EventMopMoved<'_> {
    pub fn say(self, lang: Lang) -> String {
        let EventMopMoved { player, other } = self;
        if player.is_you {
            return you_event_mop_moved(lang, other);
        }
        if other.is_you {
            return to_you_event_mop_moved(lang, player);
        }
        match lang {
            Lang::En => format!("The Mop moves on from {player} to {other}."),
            Lang::Fr => format!("La serpillière quitte {player} pour {other}."),
        }
    }
}

/// `{player} draws {card}.`
#[derive(Debug)]
pub struct EventDrew<'a, A> {
    pub player: Who<'a>,
    pub card: A,
}

impl<A: Display> EventDrew<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventDrew { player, card } = self;
        if player.is_you {
            return you_event_drew(lang, card);
        }
        match lang {
            Lang::En => format!("{player} draws {card}."),
            Lang::Fr => format!("{player} pioche {card}."),
        }
    }
}

/// `{player} draws a card.`
pub fn event_drew_hidden(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} draws a card."),
        Lang::Fr => format!("{player} pioche une carte."),
    }
}

/// `The discards are shuffled: {n} card in the deck.`, `The discards are shuffled: {n} cards in the deck.`
pub fn event_reshuffled(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("The discards are shuffled: {n} card in the deck."),
        Lang::Fr if lang.is_one(n) => {
            format!("La défausse est mélangée\u{202f}: {n} carte dans la pioche.")
        }
        Lang::En => format!("The discards are shuffled: {n} cards in the deck."),
        Lang::Fr => format!("La défausse est mélangée\u{202f}: {n} cartes dans la pioche."),
    }
}

/// `A card is turned over: {card}.`
pub fn event_turned_over(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("A card is turned over: {card}."),
        Lang::Fr => format!("On retourne une carte\u{202f}: {card}."),
    }
}

/// `{player} discards {card}.`
#[derive(Debug)]
pub struct EventDiscarded<'a, A> {
    pub player: Who<'a>,
    pub card: A,
}

impl<A: Display> EventDiscarded<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventDiscarded { player, card } = self;
        if player.is_you {
            return you_event_discarded(lang, card);
        }
        match lang {
            Lang::En => format!("{player} discards {card}."),
            Lang::Fr => format!("{player} défausse {card}."),
        }
    }
}

/// `{player} discards {cards}.`
#[derive(Debug)]
pub struct EventHandDiscarded<'a, A> {
    pub player: Who<'a>,
    pub cards: A,
}

impl<A: Display> EventHandDiscarded<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventHandDiscarded { player, cards } = self;
        if player.is_you {
            return you_event_hand_discarded(lang, cards);
        }
        match lang {
            Lang::En => format!("{player} discards {cards}."),
            Lang::Fr => format!("{player} défausse {cards}."),
        }
    }
}

/// `{player} discards no more.`
pub fn event_enough(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_enough(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} discards no more."),
        Lang::Fr => format!("{player} ne défausse plus rien."),
    }
}

/// `{player} chooses {other}.`
#[derive(Debug)]
pub struct EventChose<'a> {
    pub player: Who<'a>,
    pub other: Who<'a>,
}

impl EventChose<'_> {
    pub fn say(self, lang: Lang) -> String {
        let EventChose { player, other } = self;
        if player.is_you {
            return you_event_chose(lang, other);
        }
        if other.is_you {
            return to_you_event_chose(lang, player);
        }
        match lang {
            Lang::En => format!("{player} chooses {other}."),
            Lang::Fr => format!("{player} choisit {other}."),
        }
    }
}

/// `{player} gives {card} to {other}.`
#[derive(Debug)]
pub struct EventGave<'a, A> {
    pub player: Who<'a>,
    pub card: A,
    pub other: Who<'a>,
}

impl<A: Display> EventGave<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventGave {
            player,
            card,
            other,
        } = self;
        if player.is_you {
            return you_event_gave(lang, card, other);
        }
        if other.is_you {
            return to_you_event_gave(lang, player, card);
        }
        match lang {
            Lang::En => format!("{player} gives {card} to {other}."),
            Lang::Fr => format!("{player} donne {card} à {other}."),
        }
    }
}

/// `{player} gives a card to {other}.`
#[derive(Debug)]
pub struct EventGaveHidden<A, B> {
    pub player: A,
    pub other: B,
}

impl<A: Display, B: Display> EventGaveHidden<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventGaveHidden { player, other } = self;
        match lang {
            Lang::En => format!("{player} gives a card to {other}."),
            Lang::Fr => format!("{player} donne une carte à {other}."),
        }
    }
}

/// `{player} takes {card} from {other}.`
#[derive(Debug)]
pub struct EventTook<'a, A> {
    pub player: Who<'a>,
    pub card: A,
    pub other: Who<'a>,
}

impl<A: Display> EventTook<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventTook {
            player,
            card,
            other,
        } = self;
        if player.is_you {
            return you_event_took(lang, card, other);
        }
        if other.is_you {
            return to_you_event_took(lang, player, card);
        }
        match lang {
            Lang::En => format!("{player} takes {card} from {other}."),
            Lang::Fr => format!("{player} prend {card} à {other}."),
        }
    }
}

/// `{player} takes a card from {other}.`
#[derive(Debug)]
pub struct EventTookHidden<A, B> {
    pub player: A,
    pub other: B,
}

impl<A: Display, B: Display> EventTookHidden<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventTookHidden { player, other } = self;
        match lang {
            Lang::En => format!("{player} takes a card from {other}."),
            Lang::Fr => format!("{player} prend une carte à {other}."),
        }
    }
}

/// `{player} sends {card} from {other} to {third}.`
#[derive(Debug)]
pub struct EventMoved<'a, A, B> {
    pub player: Who<'a>,
    pub card: A,
    pub other: Who<'a>,
    pub third: B,
}

impl<A: Display, B: Display> EventMoved<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventMoved {
            player,
            card,
            other,
            third,
        } = self;
        if player.is_you {
            return you_event_moved(lang, card, other, third);
        }
        if other.is_you {
            return to_you_event_moved(lang, player, card, third);
        }
        match lang {
            Lang::En => format!("{player} sends {card} from {other} to {third}."),
            Lang::Fr => format!("{player} prend {card} à {other} pour {third}."),
        }
    }
}

/// `{player} sends a card from {other} to {third}.`
#[derive(Debug)]
pub struct EventMovedHidden<A, B, C> {
    pub player: A,
    pub other: B,
    pub third: C,
}

impl<A: Display, B: Display, C: Display> EventMovedHidden<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let EventMovedHidden {
            player,
            other,
            third,
        } = self;
        match lang {
            Lang::En => format!("{player} sends a card from {other} to {third}."),
            Lang::Fr => format!("{player} prend une carte à {other} pour {third}."),
        }
    }
}

/// `{player} looks at {other}’s cards: {cards}.`
#[derive(Debug)]
pub struct EventLookedAtHand<'a, A> {
    pub player: Who<'a>,
    pub other: Who<'a>,
    pub cards: A,
}

impl<A: Display> EventLookedAtHand<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventLookedAtHand {
            player,
            other,
            cards,
        } = self;
        if player.is_you {
            return you_event_looked_at_hand(lang, other, cards);
        }
        if other.is_you {
            return to_you_event_looked_at_hand(lang, player, cards);
        }
        match lang {
            Lang::En => format!("{player} looks at {other}’s cards: {cards}."),
            Lang::Fr => {
                format!("{player} regarde toutes les cartes que tient {other}\u{202f}: {cards}.")
            }
        }
    }
}

/// `{player} looks at {other}’s cards.`
#[derive(Debug)]
pub struct EventLookedAtHandHidden<'a, A> {
    pub player: A,
    pub other: Who<'a>,
}

impl<A: Display> EventLookedAtHandHidden<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventLookedAtHandHidden { player, other } = self;
        if other.is_you {
            return to_you_event_looked_at_hand_hidden(lang, player);
        }
        match lang {
            Lang::En => format!("{player} looks at {other}’s cards."),
            Lang::Fr => format!("{player} regarde toutes les cartes que tient {other}."),
        }
    }
}

/// `Everybody passes all cards to the left. {hands}.`
pub fn event_hands_passed(lang: Lang, hands: impl Display) -> String {
    match lang {
        Lang::En => format!("Everybody passes all cards to the left. {hands}."),
        Lang::Fr => format!("Chacun passe toutes ses cartes à gauche. {hands}."),
    }
}

/// `Everybody passes all cards to the left.`
pub fn event_hands_passed_hidden(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Everybody passes all cards to the left.",
        Lang::Fr => "Chacun passe toutes ses cartes à gauche.",
    }
}

/// `{player} and {other} swap all cards. {hands}.`
#[derive(Debug)]
pub struct EventHandsSwapped<'a, A> {
    pub player: Who<'a>,
    pub other: Who<'a>,
    pub hands: A,
}

impl<A: Display> EventHandsSwapped<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventHandsSwapped {
            player,
            other,
            hands,
        } = self;
        if player.is_you {
            return you_event_hands_swapped(lang, other, hands);
        }
        if other.is_you {
            return to_you_event_hands_swapped(lang, player, hands);
        }
        match lang {
            Lang::En => format!("{player} and {other} swap all cards. {hands}."),
            Lang::Fr => format!("{player} et {other} échangent toutes leurs cartes. {hands}."),
        }
    }
}

/// `{player} and {other} swap all cards.`
#[derive(Debug)]
pub struct EventHandsSwappedHidden<A, B> {
    pub player: A,
    pub other: B,
}

impl<A: Display, B: Display> EventHandsSwappedHidden<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventHandsSwappedHidden { player, other } = self;
        match lang {
            Lang::En => format!("{player} and {other} swap all cards."),
            Lang::Fr => format!("{player} et {other} échangent toutes leurs cartes."),
        }
    }
}

/// `{player} sets {card} aside.`
#[derive(Debug)]
pub struct EventSetAside<'a, A> {
    pub player: Who<'a>,
    pub card: A,
}

impl<A: Display> EventSetAside<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventSetAside { player, card } = self;
        if player.is_you {
            return you_event_set_aside(lang, card);
        }
        match lang {
            Lang::En => format!("{player} sets {card} aside."),
            Lang::Fr => format!("{player} met {card} de côté."),
        }
    }
}

/// `{player} sets a card aside.`
pub fn event_set_aside_hidden(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} sets a card aside."),
        Lang::Fr => format!("{player} met une carte de côté."),
    }
}

/// `Everybody passes cards to the right. {hands}.`
pub fn event_cards_passed(lang: Lang, hands: impl Display) -> String {
    match lang {
        Lang::En => format!("Everybody passes cards to the right. {hands}."),
        Lang::Fr => format!("Chacun passe des cartes à droite. {hands}."),
    }
}

/// `Everybody passes cards to the right.`
pub fn event_cards_passed_hidden(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Everybody passes cards to the right.",
        Lang::Fr => "Chacun passe des cartes à droite.",
    }
}

/// `{player} now has {cards}`
#[derive(Debug)]
pub struct EventNowHas<'a, A> {
    pub player: Who<'a>,
    pub cards: A,
}

impl<A: Display> EventNowHas<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventNowHas { player, cards } = self;
        if player.is_you {
            return you_event_now_has(lang, cards);
        }
        match lang {
            Lang::En => format!("{player} now has {cards}"),
            Lang::Fr => format!("{player} a maintenant {cards}"),
        }
    }
}

/// `{player} passed {cards}`
#[derive(Debug)]
pub struct EventPassesOn<'a, A> {
    pub player: Who<'a>,
    pub cards: A,
}

impl<A: Display> EventPassesOn<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventPassesOn { player, cards } = self;
        if player.is_you {
            return you_event_passes_on(lang, cards);
        }
        match lang {
            Lang::En => format!("{player} passed {cards}"),
            Lang::Fr => format!("{player} a passé {cards}"),
        }
    }
}

/// `{player} takes {card} from the discards.`
#[derive(Debug)]
pub struct EventFetched<'a, A> {
    pub player: Who<'a>,
    pub card: A,
}

impl<A: Display> EventFetched<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventFetched { player, card } = self;
        if player.is_you {
            return you_event_fetched(lang, card);
        }
        match lang {
            Lang::En => format!("{player} takes {card} from the discards."),
            Lang::Fr => format!("{player} prend {card} dans la défausse."),
        }
    }
}

/// `{player} puts {card} on top of the deck.`
#[derive(Debug)]
pub struct EventPutOnDeck<'a, A> {
    pub player: Who<'a>,
    pub card: A,
}

impl<A: Display> EventPutOnDeck<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventPutOnDeck { player, card } = self;
        if player.is_you {
            return you_event_put_on_deck(lang, card);
        }
        match lang {
            Lang::En => format!("{player} puts {card} on top of the deck."),
            Lang::Fr => format!("{player} pose {card} sur la pioche."),
        }
    }
}

/// `{player} looks at the top card of the deck: {cards}.`, `{player} looks at the top {n} cards of the deck: {cards}.`
#[derive(Debug)]
pub struct EventArranging<'a, A> {
    pub player: Who<'a>,
    pub cards: A,
    pub n: u32,
}

impl<A: Display> EventArranging<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventArranging { player, cards, n } = self;
        if player.is_you {
            return you_event_arranging(lang, cards, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => {
                format!("{player} looks at the top card of the deck: {cards}.")
            }
            Lang::Fr if lang.is_one(n) => {
                format!("{player} regarde la première carte de la pioche\u{202f}: {cards}.")
            }
            Lang::En => format!("{player} looks at the top {n} cards of the deck: {cards}."),
            Lang::Fr => {
                format!("{player} regarde les {n} premières cartes de la pioche\u{202f}: {cards}.")
            }
        }
    }
}

/// `{player} looks at the top card of the deck.`, `{player} looks at the top {n} cards of the deck.`
#[derive(Debug)]
pub struct EventArrangingHidden<A> {
    pub player: A,
    pub n: u32,
}

impl<A: Display> EventArrangingHidden<A> {
    pub fn say(self, lang: Lang) -> String {
        let EventArrangingHidden { player, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} looks at the top card of the deck."),
            Lang::Fr if lang.is_one(n) => {
                format!("{player} regarde la première carte de la pioche.")
            }
            Lang::En => format!("{player} looks at the top {n} cards of the deck."),
            Lang::Fr => format!("{player} regarde les {n} premières cartes de la pioche."),
        }
    }
}

/// `{player} puts back {card}.`
#[derive(Debug)]
pub struct EventPutBack<'a, A> {
    pub player: Who<'a>,
    pub card: A,
}

impl<A: Display> EventPutBack<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventPutBack { player, card } = self;
        if player.is_you {
            return you_event_put_back(lang, card);
        }
        match lang {
            Lang::En => format!("{player} puts back {card}."),
            Lang::Fr => format!("{player} remet {card}."),
        }
    }
}

/// `{player} puts back a card.`
pub fn event_put_back_hidden(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} puts back a card."),
        Lang::Fr => format!("{player} remet une carte."),
    }
}

/// `{player} reads the manual: {n} more for skill rolls of this turn.`
#[derive(Debug)]
pub struct EventRollsImproved<'a, A> {
    pub player: Who<'a>,
    pub n: A,
}

impl<A: Display> EventRollsImproved<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventRollsImproved { player, n } = self;
        if player.is_you {
            return you_event_rolls_improved(lang, n);
        }
        match lang {
            Lang::En => {
                format!("{player} reads the manual: {n} more for skill rolls of this turn.")
            }
            Lang::Fr => format!(
                "{player} lit la notice\u{202f}: {n} de plus aux jets de jugeote de ce tour."
            ),
        }
    }
}

/// `{player} will have another turn.`
pub fn event_turn_earned(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_turn_earned(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} will have another turn."),
        Lang::Fr => format!("{player} jouera un autre tour."),
    }
}

/// `{player} takes the Brain from {other}.`
#[derive(Debug)]
pub struct EventBrainTaken<'a> {
    pub player: Who<'a>,
    pub other: Who<'a>,
}

impl EventBrainTaken<'_> {
    pub fn say(self, lang: Lang) -> String {
        let EventBrainTaken { player, other } = self;
        if player.is_you {
            return you_event_brain_taken(lang, other);
        }
        if other.is_you {
            return to_you_event_brain_taken(lang, player);
        }
        match lang {
            Lang::En => format!("{player} takes the Brain from {other}."),
            Lang::Fr => format!("{player} prend le Cerveau à {other}."),
        }
    }
}

/// `{player} passes the Brain to {other}.`
#[derive(Debug)]
pub struct EventBrainPassed<'a> {
    pub player: Who<'a>,
    pub other: Who<'a>,
}

impl EventBrainPassed<'_> {
    pub fn say(self, lang: Lang) -> String {
        let EventBrainPassed { player, other } = self;
        if player.is_you {
            return you_event_brain_passed(lang, other);
        }
        if other.is_you {
            return to_you_event_brain_passed(lang, player);
        }
        match lang {
            Lang::En => format!("{player} passes the Brain to {other}."),
            Lang::Fr => format!("{player} passe le Cerveau à {other}."),
        }
    }
}

/// `{player} drops the Brain!`
pub fn event_brain_dropped(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_brain_dropped(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} drops the Brain!"),
        Lang::Fr => format!("{player} fait tomber le Cerveau\u{202f}!"),
    }
}

/// `{player} rolls {roll} for {job}: enough.`
#[derive(Debug)]
pub struct EventRolledKept<'a, A, B> {
    pub player: Who<'a>,
    pub roll: A,
    pub job: B,
}

impl<A: Display, B: Display> EventRolledKept<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventRolledKept { player, roll, job } = self;
        if player.is_you {
            return you_event_rolled_kept(lang, roll, job);
        }
        match lang {
            Lang::En => format!("{player} rolls {roll} for {job}: enough."),
            Lang::Fr => format!("{player} lance {roll} pour {job}\u{202f}: c’est assez."),
        }
    }
}

/// `{player} rolls {roll} for {job}: not enough.`
#[derive(Debug)]
pub struct EventRolledFailed<'a, A, B> {
    pub player: Who<'a>,
    pub roll: A,
    pub job: B,
}

impl<A: Display, B: Display> EventRolledFailed<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventRolledFailed { player, roll, job } = self;
        if player.is_you {
            return you_event_rolled_failed(lang, roll, job);
        }
        match lang {
            Lang::En => format!("{player} rolls {roll} for {job}: not enough."),
            Lang::Fr => format!("{player} lance {roll} pour {job}\u{202f}: ce n’est pas assez."),
        }
    }
}

/// `{player} goes home: {how}!`
#[derive(Debug)]
pub struct EventWon<'a, A> {
    pub player: Who<'a>,
    pub how: A,
}

impl<A: Display> EventWon<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventWon { player, how } = self;
        if player.is_you {
            return you_event_won(lang, how);
        }
        match lang {
            Lang::En => format!("{player} goes home: {how}!"),
            Lang::Fr => format!("{player} rentre à la maison\u{202f}: {how}\u{202f}!"),
        }
    }
}

/// `Left over: {hands}.`
pub fn event_hands_shown(lang: Lang, hands: impl Display) -> String {
    match lang {
        Lang::En => format!("Left over: {hands}."),
        Lang::Fr => format!("Il restait\u{202f}: {hands}."),
    }
}

/// `{player} {cards}`
#[derive(Debug)]
pub struct EventShown<'a, A> {
    pub player: Who<'a>,
    pub cards: A,
}

impl<A: Display> EventShown<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventShown { player, cards } = self;
        if player.is_you {
            return you_event_shown(lang, cards);
        }
        format!("{player} {cards}")
    }
}

/// `nothing`
pub fn event_nothing(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "nothing",
        Lang::Fr => "rien",
    }
}

/// `{player} has dropped the Brain and bids first.`
pub fn event_bidding_same(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_bidding_same(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} has dropped the Brain and bids first."),
        Lang::Fr => format!("{player} a fait tomber le Cerveau et enchérit en premier."),
    }
}

/// `you have it`
fn you_brain_held(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "you have it",
        Lang::Fr => "vous l’avez",
    }
}

/// `Bidding, you first`
fn you_zone_bidding(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Bidding, you first",
        Lang::Fr => "Enchères, vous commencez",
    }
}

/// `You are doing {job}`
fn you_zone_job(lang: Lang, job: impl Display) -> String {
    match lang {
        Lang::En => format!("You are doing {job}"),
        Lang::Fr => format!("Vous vous occupez de\u{202f}: {job}"),
    }
}

/// `You: {n} card`, `You: {n} cards`
fn you_zone_cards(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You: {n} card"),
        Lang::Fr if lang.is_one(n) => format!("Vous\u{202f}: {n} carte"),
        Lang::En => format!("You: {n} cards"),
        Lang::Fr => format!("Vous\u{202f}: {n} cartes"),
    }
}

/// `In front of you`
fn you_zone_table(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "In front of you",
        Lang::Fr => "Devant vous",
    }
}

/// `you: {bid}`
fn you_piece_offer(lang: Lang, bid: impl Display) -> String {
    match lang {
        Lang::En => format!("you: {bid}"),
        Lang::Fr => format!("vous\u{202f}: {bid}"),
    }
}

/// `you: {bid}, counts 31`
fn you_piece_offer_31(lang: Lang, bid: impl Display) -> String {
    match lang {
        Lang::En => format!("you: {bid}, counts 31"),
        Lang::Fr => format!("vous\u{202f}: {bid}, compte 31"),
    }
}

/// `you pass`
fn you_piece_offer_passed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "you pass",
        Lang::Fr => "vous passez",
    }
}

/// `You go home: {how}.`
fn you_ask_over(lang: Lang, how: impl Display) -> String {
    match lang {
        Lang::En => format!("You go home: {how}."),
        Lang::Fr => format!("Vous rentrez à la maison\u{202f}: {how}."),
    }
}

/// `You are dealt {cards}.`
fn you_event_dealt(lang: Lang, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("You are dealt {cards}."),
        Lang::Fr => format!("Vous recevez {cards}."),
    }
}

/// `The Brain is on the floor. You bid first.`
fn you_event_bidding(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The Brain is on the floor. You bid first.",
        Lang::Fr => "Le Cerveau est par terre. Vous enchérissez en premier.",
    }
}

/// `You have dropped the Brain. {player} bids first.`
fn you_event_bidding_dropped(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("You have dropped the Brain. {player} bids first."),
        Lang::Fr => format!("Vous avez fait tomber le Cerveau. {player} enchérit en premier."),
    }
}

/// `You bid {bid}: “{excuse}”`
fn you_event_bid(lang: Lang, bid: impl Display, excuse: impl Display) -> String {
    match lang {
        Lang::En => format!("You bid {bid}: “{excuse}”"),
        Lang::Fr => format!("Vous enchérissez {bid}\u{202f}: «\u{202f}{excuse}\u{202f}»"),
    }
}

/// `You bid {bid}, and it counts 31: “{excuse}”`
fn you_event_bid_31(lang: Lang, bid: impl Display, excuse: impl Display) -> String {
    match lang {
        Lang::En => format!("You bid {bid}, and it counts 31: “{excuse}”"),
        Lang::Fr => {
            format!("Vous enchérissez {bid}, qui compte 31\u{202f}: «\u{202f}{excuse}\u{202f}»")
        }
    }
}

/// `You pass.`
fn you_event_passed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You pass.",
        Lang::Fr => "Vous passez.",
    }
}

/// `You pick up the Brain.`
fn you_event_picked_up(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You pick up the Brain.",
        Lang::Fr => "Vous ramassez le Cerveau.",
    }
}

/// `Your turn.`
fn you_event_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your turn.",
        Lang::Fr => "À vous de jouer.",
    }
}

/// `You are out to lunch and miss a turn.`
fn you_event_turn_skipped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You are out to lunch and miss a turn.",
        Lang::Fr => "Vous êtes en pause déjeuner et sautez votre tour.",
    }
}

/// `You call it a turn.`
fn you_event_stopped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You call it a turn.",
        Lang::Fr => "Vous vous arrêtez là.",
    }
}

/// `You loaf.`
fn you_event_loafed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You loaf.",
        Lang::Fr => "Vous tirez au flanc.",
    }
}

/// `You loaf and discard {cards}.`
fn you_event_loafed_afresh(lang: Lang, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("You loaf and discard {cards}."),
        Lang::Fr => format!("Vous tirez au flanc et défaussez {cards}."),
    }
}

/// `You hear that {card} is on top of the deck.`
fn you_event_listened(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("You hear that {card} is on top of the deck."),
        Lang::Fr => format!("Vous entendez que la première carte de la pioche est {card}."),
    }
}

/// `You put {card} on the discards.`
fn you_event_tossed(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("You put {card} on the discards."),
        Lang::Fr => format!("Vous mettez {card} à la défausse."),
    }
}

/// `You leave it on the deck.`
fn you_event_left_on_deck(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You leave it on the deck.",
        Lang::Fr => "Vous la laissez sur la pioche.",
    }
}

/// `You do {job}.`
fn you_event_job_played(lang: Lang, job: impl Display) -> String {
    match lang {
        Lang::En => format!("You do {job}."),
        Lang::Fr => format!("Vous jouez {job}."),
    }
}

/// `You do {job} with {substitute}.`
fn you_event_job_played_with(lang: Lang, job: impl Display, substitute: impl Display) -> String {
    match lang {
        Lang::En => format!("You do {job} with {substitute}."),
        Lang::Fr => format!("Vous jouez {job} avec {substitute}."),
    }
}

/// `You follow {job} from the discards.`
fn you_event_job_followed(lang: Lang, job: impl Display) -> String {
    match lang {
        Lang::En => format!("You follow {job} from the discards."),
        Lang::Fr => format!("Vous suivez {job} de la défausse."),
    }
}

/// `{job}, step {n}: you have to choose.`
fn you_event_asked(lang: Lang, job: impl Display, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{job}, step {n}: you have to choose."),
        Lang::Fr => format!("{job}, étape {n}\u{202f}: à vous de choisir."),
    }
}

/// `{job} now lies in front of you.`
fn you_event_laid_before(lang: Lang, job: impl Display) -> String {
    match lang {
        Lang::En => format!("{job} now lies in front of you."),
        Lang::Fr => format!("{job} se trouve maintenant devant vous."),
    }
}

/// `{job} in front of you is discarded.`
fn you_event_removed(lang: Lang, job: impl Display) -> String {
    match lang {
        Lang::En => format!("{job} in front of you is discarded."),
        Lang::Fr => format!("{job} devant vous\u{202f}: à la défausse."),
    }
}

/// `Your {job} was not up to it and is discarded.`
fn you_event_removed_failed(lang: Lang, job: impl Display) -> String {
    match lang {
        Lang::En => format!("Your {job} was not up to it and is discarded."),
        Lang::Fr => format!("{job}, devant vous, n’a pas suffi\u{202f}: à la défausse."),
    }
}

/// `You would drop the Brain, but it hangs on the Piece of String. The String is discarded.`
fn you_event_removed_saved(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "You would drop the Brain, but it hangs on the Piece of String. The String is discarded."
        }
        Lang::Fr => {
            "Vous alliez faire tomber le Cerveau, mais la ficelle tient bon. Elle est défaussée."
        }
    }
}

/// `The Mop moves on from you to {other}.`
fn you_event_mop_moved(lang: Lang, other: impl Display) -> String {
    match lang {
        Lang::En => format!("The Mop moves on from you to {other}."),
        Lang::Fr => format!("La serpillière vous quitte pour {other}."),
    }
}

/// `You draw {card}.`
fn you_event_drew(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("You draw {card}."),
        Lang::Fr => format!("Vous piochez {card}."),
    }
}

/// `You discard {card}.`
fn you_event_discarded(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("You discard {card}."),
        Lang::Fr => format!("Vous défaussez {card}."),
    }
}

/// `You discard {cards}.`
fn you_event_hand_discarded(lang: Lang, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("You discard {cards}."),
        Lang::Fr => format!("Vous défaussez {cards}."),
    }
}

/// `You discard no more.`
fn you_event_enough(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You discard no more.",
        Lang::Fr => "Vous ne défaussez plus rien.",
    }
}

/// `You choose {other}.`
fn you_event_chose(lang: Lang, other: impl Display) -> String {
    match lang {
        Lang::En => format!("You choose {other}."),
        Lang::Fr => format!("Vous choisissez {other}."),
    }
}

/// `You give {card} to {other}.`
fn you_event_gave(lang: Lang, card: impl Display, other: impl Display) -> String {
    match lang {
        Lang::En => format!("You give {card} to {other}."),
        Lang::Fr => format!("Vous donnez {card} à {other}."),
    }
}

/// `You take {card} from {other}.`
fn you_event_took(lang: Lang, card: impl Display, other: impl Display) -> String {
    match lang {
        Lang::En => format!("You take {card} from {other}."),
        Lang::Fr => format!("Vous prenez {card} à {other}."),
    }
}

/// `You send {card} from {other} to {third}.`
fn you_event_moved(
    lang: Lang,
    card: impl Display,
    other: impl Display,
    third: impl Display,
) -> String {
    match lang {
        Lang::En => format!("You send {card} from {other} to {third}."),
        Lang::Fr => format!("Vous prenez {card} à {other} pour {third}."),
    }
}

/// `You look at {other}’s cards: {cards}.`
fn you_event_looked_at_hand(lang: Lang, other: impl Display, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("You look at {other}’s cards: {cards}."),
        Lang::Fr => format!("Vous regardez toutes les cartes que tient {other}\u{202f}: {cards}."),
    }
}

/// `You and {other} swap all cards: {hands}.`
fn you_event_hands_swapped(lang: Lang, other: impl Display, hands: impl Display) -> String {
    match lang {
        Lang::En => format!("You and {other} swap all cards: {hands}."),
        Lang::Fr => format!("{other} et vous échangez toutes vos cartes\u{202f}: {hands}."),
    }
}

/// `You set {card} aside.`
fn you_event_set_aside(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("You set {card} aside."),
        Lang::Fr => format!("Vous mettez {card} de côté."),
    }
}

/// `you now have {cards}`
fn you_event_now_has(lang: Lang, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("you now have {cards}"),
        Lang::Fr => format!("vous avez maintenant {cards}"),
    }
}

/// `you passed {cards}`
fn you_event_passes_on(lang: Lang, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("you passed {cards}"),
        Lang::Fr => format!("vous avez passé {cards}"),
    }
}

/// `You take {card} from the discards.`
fn you_event_fetched(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("You take {card} from the discards."),
        Lang::Fr => format!("Vous prenez {card} dans la défausse."),
    }
}

/// `You put {card} on top of the deck.`
fn you_event_put_on_deck(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("You put {card} on top of the deck."),
        Lang::Fr => format!("Vous posez {card} sur la pioche."),
    }
}

/// `You look at the top card of the deck: {cards}.`, `You look at the top {n} cards of the deck: {cards}.`
fn you_event_arranging(lang: Lang, cards: impl Display, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You look at the top card of the deck: {cards}."),
        Lang::Fr if lang.is_one(n) => {
            format!("Vous regardez la première carte de la pioche\u{202f}: {cards}.")
        }
        Lang::En => format!("You look at the top {n} cards of the deck: {cards}."),
        Lang::Fr => {
            format!("Vous regardez les {n} premières cartes de la pioche\u{202f}: {cards}.")
        }
    }
}

/// `You put back {card}.`
fn you_event_put_back(lang: Lang, card: impl Display) -> String {
    match lang {
        Lang::En => format!("You put back {card}."),
        Lang::Fr => format!("Vous remettez {card}."),
    }
}

/// `You read the manual: {n} more for your skill rolls this turn.`
fn you_event_rolls_improved(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("You read the manual: {n} more for your skill rolls this turn."),
        Lang::Fr => {
            format!("Vous lisez la notice\u{202f}: {n} de plus à vos jets de jugeote de ce tour.")
        }
    }
}

/// `You will have another turn.`
fn you_event_turn_earned(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You will have another turn.",
        Lang::Fr => "Vous jouerez un autre tour.",
    }
}

/// `You take the Brain from {other}.`
fn you_event_brain_taken(lang: Lang, other: impl Display) -> String {
    match lang {
        Lang::En => format!("You take the Brain from {other}."),
        Lang::Fr => format!("Vous prenez le Cerveau à {other}."),
    }
}

/// `You pass the Brain to {other}.`
fn you_event_brain_passed(lang: Lang, other: impl Display) -> String {
    match lang {
        Lang::En => format!("You pass the Brain to {other}."),
        Lang::Fr => format!("Vous passez le Cerveau à {other}."),
    }
}

/// `You drop the Brain!`
fn you_event_brain_dropped(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You drop the Brain!",
        Lang::Fr => "Vous faites tomber le Cerveau\u{202f}!",
    }
}

/// `You roll {roll} for {job}: enough.`
fn you_event_rolled_kept(lang: Lang, roll: impl Display, job: impl Display) -> String {
    match lang {
        Lang::En => format!("You roll {roll} for {job}: enough."),
        Lang::Fr => format!("Vous lancez {roll} pour {job}\u{202f}: c’est assez."),
    }
}

/// `You roll {roll} for {job}: not enough.`
fn you_event_rolled_failed(lang: Lang, roll: impl Display, job: impl Display) -> String {
    match lang {
        Lang::En => format!("You roll {roll} for {job}: not enough."),
        Lang::Fr => format!("Vous lancez {roll} pour {job}\u{202f}: ce n’est pas assez."),
    }
}

/// `You go home: {how}!`
fn you_event_won(lang: Lang, how: impl Display) -> String {
    match lang {
        Lang::En => format!("You go home: {how}!"),
        Lang::Fr => format!("Vous rentrez à la maison\u{202f}: {how}\u{202f}!"),
    }
}

/// `you {cards}`
fn you_event_shown(lang: Lang, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("you {cards}"),
        Lang::Fr => format!("vous {cards}"),
    }
}

/// `You have dropped the Brain and bid first.`
fn you_event_bidding_same(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You have dropped the Brain and bid first.",
        Lang::Fr => "Vous avez fait tomber le Cerveau et enchérissez en premier.",
    }
}

/// `you did {n} job.`, `you did {n} jobs.`
fn you_award_jobs_done(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("you did {n} job."),
        Lang::Fr if lang.is_one(n) => format!("vous avez fini {n} tâche."),
        Lang::En => format!("you did {n} jobs."),
        Lang::Fr => format!("vous avez fini {n} tâches."),
    }
}

/// `you dropped the Brain once.`, `you dropped the Brain {n} times.`
fn you_award_butterfingers_dropped(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => "you dropped the Brain once.".to_owned(),
        Lang::Fr if lang.is_one(n) => "vous avez fait tomber le Cerveau une fois.".to_owned(),
        Lang::En => format!("you dropped the Brain {n} times."),
        Lang::Fr => format!("vous avez fait tomber le Cerveau {n} fois."),
    }
}

/// `you bid {n} for the Brain.`
fn you_award_loudest_bid(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("you bid {n} for the Brain."),
        Lang::Fr => format!("vous avez enchéri {n} pour le Cerveau."),
    }
}

/// `nobody has fewer cards than you`
fn you_reason_as_few(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "nobody has fewer cards than you",
        Lang::Fr => "personne n’a moins de cartes que vous",
    }
}

/// `nobody has more cards than you`
fn you_reason_as_many(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "nobody has more cards than you",
        Lang::Fr => "personne n’a plus de cartes que vous",
    }
}

/// `it takes the Brain from you`
fn you_reason_takes_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it takes the Brain from you",
        Lang::Fr => "elle vous prend le Cerveau",
    }
}

/// `it makes you drop the Brain`
fn you_reason_drops(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it makes you drop the Brain",
        Lang::Fr => "elle vous fait lâcher le Cerveau",
    }
}

/// `you have the fewest cards`
fn you_reason_fewest(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "you have the fewest cards",
        Lang::Fr => "vous avez le moins de cartes",
    }
}

/// `you have the most cards`
fn you_reason_most(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "you have the most cards",
        Lang::Fr => "vous avez le plus de cartes",
    }
}

/// `it helps you every turn`
fn you_reason_helps(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it helps you every turn",
        Lang::Fr => "elle vous aide à chaque tour",
    }
}

/// `{dropper} has dropped the Brain. You bid first.`
fn to_you_event_bidding_dropped(lang: Lang, dropper: impl Display) -> String {
    match lang {
        Lang::En => format!("{dropper} has dropped the Brain. You bid first."),
        Lang::Fr => format!("{dropper} a fait tomber le Cerveau. Vous enchérissez en premier."),
    }
}

/// `The Mop moves on from {player} to you.`
fn to_you_event_mop_moved(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("The Mop moves on from {player} to you."),
        Lang::Fr => format!("La serpillière quitte {player} pour vous."),
    }
}

/// `{player} chooses you.`
fn to_you_event_chose(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} chooses you."),
        Lang::Fr => format!("{player} vous choisit."),
    }
}

/// `{player} gives you {card}.`
fn to_you_event_gave(lang: Lang, player: impl Display, card: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} gives you {card}."),
        Lang::Fr => format!("{player} vous donne {card}."),
    }
}

/// `{player} takes {card} from you.`
fn to_you_event_took(lang: Lang, player: impl Display, card: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} takes {card} from you."),
        Lang::Fr => format!("{player} vous prend {card}."),
    }
}

/// `{player} sends {card} from you to {third}.`
fn to_you_event_moved(
    lang: Lang,
    player: impl Display,
    card: impl Display,
    third: impl Display,
) -> String {
    match lang {
        Lang::En => format!("{player} sends {card} from you to {third}."),
        Lang::Fr => format!("{player} vous prend {card} pour {third}."),
    }
}

/// `{player} looks at your cards.`
fn to_you_event_looked_at_hand_hidden(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} looks at your cards."),
        Lang::Fr => format!("{player} regarde toutes vos cartes."),
    }
}

/// `{player} looks at your cards: {cards}.`
fn to_you_event_looked_at_hand(lang: Lang, player: impl Display, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} looks at your cards: {cards}."),
        Lang::Fr => format!("{player} regarde toutes vos cartes\u{202f}: {cards}."),
    }
}

/// `{player} and you swap all cards: {hands}.`
fn to_you_event_hands_swapped(lang: Lang, player: impl Display, hands: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} and you swap all cards: {hands}."),
        Lang::Fr => format!("{player} et vous échangez toutes vos cartes\u{202f}: {hands}."),
    }
}

/// `{player} takes the Brain from you.`
fn to_you_event_brain_taken(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} takes the Brain from you."),
        Lang::Fr => format!("{player} vous prend le Cerveau."),
    }
}

/// `{player} passes the Brain to you.`
fn to_you_event_brain_passed(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} passes the Brain to you."),
        Lang::Fr => format!("{player} vous passe le Cerveau."),
    }
}

/// `{n} card left`, `{n} cards left`
pub fn result_cards(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} card left"),
        Lang::Fr if lang.is_one(n) => format!("encore {n} carte"),
        Lang::En => format!("{n} cards left"),
        Lang::Fr => format!("encore {n} cartes"),
    }
}

/// `no cards left`
pub fn result_none(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "no cards left",
        Lang::Fr => "plus une carte",
    }
}

/// `{bid} beats {name}’s {n}: the Brain and the next turn are yours.`
#[derive(Debug)]
pub struct ExplainBidBeats<A, B, C> {
    pub bid: A,
    pub name: B,
    pub n: C,
}

impl<A: Display, B: Display, C: Display> ExplainBidBeats<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let ExplainBidBeats { bid, name, n } = self;
        match lang {
            Lang::En => format!("{bid} beats {name}’s {n}: the Brain and the next turn are yours."),
            Lang::Fr => format!(
                "{bid} bat {name} ({n})\u{202f}: le Cerveau et le prochain tour sont à vous."
            ),
        }
    }
}

/// `Nobody can beat that: the Brain and the next turn are yours.`
pub fn explain_bid_wins(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nobody can beat that: the Brain and the next turn are yours.",
        Lang::Fr => "Imbattable\u{202f}: le Cerveau et le prochain tour sont à vous.",
    }
}

/// `{bid} counts 31, because you dropped it: the Brain is yours.`
pub fn explain_bid_31(lang: Lang, bid: impl Display) -> String {
    match lang {
        Lang::En => format!("{bid} counts 31, because you dropped it: the Brain is yours."),
        Lang::Fr => {
            format!("{bid} compte 31, car vous l’avez lâché\u{202f}: le Cerveau est à vous.")
        }
    }
}

/// `The highest so far; {n} player still to speak.`, `The highest so far; {n} players still to speak.`
pub fn explain_bid_leads(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("The highest so far; {n} player still to speak."),
        Lang::Fr if lang.is_one(n) => {
            format!("La plus haute pour l’instant\u{202f}; encore {n} joueur à parler.")
        }
        Lang::En => format!("The highest so far; {n} players still to speak."),
        Lang::Fr => format!("La plus haute pour l’instant\u{202f}; encore {n} joueurs à parler."),
    }
}

/// `{name}’s {n} is higher: {bid} won’t win, but it leaves your cards.`
#[derive(Debug)]
pub struct ExplainBidLoses<A, B, C> {
    pub name: A,
    pub n: B,
    pub bid: C,
}

impl<A: Display, B: Display, C: Display> ExplainBidLoses<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let ExplainBidLoses { name, n, bid } = self;
        match lang {
            Lang::En => {
                format!("{name}’s {n} is higher: {bid} won’t win, but it leaves your cards.")
            }
            Lang::Fr => format!(
                "{name} a dit {n}\u{202f}: {bid} ne gagnera pas, mais c’est une carte de moins."
            ),
        }
    }
}

/// `{job} leaves you {n} card.`, `{job} leaves you {n} cards.`
#[derive(Debug)]
pub struct ExplainLeaves<A> {
    pub job: A,
    pub n: u32,
}

impl<A: Display> ExplainLeaves<A> {
    pub fn say(self, lang: Lang) -> String {
        let ExplainLeaves { job, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("{job} leaves you {n} card."),
            Lang::Fr if lang.is_one(n) => format!("{job} vous laisse {n} carte."),
            Lang::En => format!("{job} leaves you {n} cards."),
            Lang::Fr => format!("{job} vous laisse {n} cartes."),
        }
    }
}

/// `{job} gets rid of your last card: you win!`
pub fn explain_leaves_none(lang: Lang, job: impl Display) -> String {
    match lang {
        Lang::En => format!("{job} gets rid of your last card: you win!"),
        Lang::Fr => format!("{job} emporte votre dernière carte\u{202f}: vous gagnez\u{202f}!"),
    }
}

/// `Your last card: you win!`
pub fn explain_last_card(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your last card: you win!",
        Lang::Fr => "Votre dernière carte\u{202f}: vous gagnez\u{202f}!",
    }
}

/// `Drop the Brain and your turn ends.`
pub fn explain_drop(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Drop the Brain and your turn ends.",
        Lang::Fr => "Si le Cerveau tombe, votre tour s’arrête.",
    }
}

/// `Fail and you lose the {name}.`
pub fn explain_fail_with(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Fail and you lose the {name}."),
        Lang::Fr => format!("Si vous ratez, «\u{202f}{name}\u{202f}» est perdu."),
    }
}

/// `{name} has {n} card.`, `{name} has {n} cards.`
#[derive(Debug)]
pub struct ExplainHasCards<A> {
    pub name: A,
    pub n: u32,
}

impl<A: Display> ExplainHasCards<A> {
    pub fn say(self, lang: Lang) -> String {
        let ExplainHasCards { name, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("{name} has {n} card."),
            Lang::Fr if lang.is_one(n) => format!("{name} a {n} carte."),
            Lang::En => format!("{name} has {n} cards."),
            Lang::Fr => format!("{name} a {n} cartes."),
        }
    }
}

/// `You keep your Bids for later.`
pub fn explain_pass(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You keep your Bids for later.",
        Lang::Fr => "Vous gardez vos enchères pour plus tard.",
    }
}

/// `Loafing ends your turn: draw 1 card, or discard all your cards and draw that many plus one.`
pub fn explain_loaf(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Loafing ends your turn: draw 1 card, or discard all your cards and draw that many plus one."
        }
        Lang::Fr => {
            "Tirer au flanc finit votre tour\u{202f}: piochez 1 carte, ou défaussez tout et piochez-en autant plus une."
        }
    }
}

/// `Bid {bid}`
pub fn list_bid(lang: Lang, bid: impl Display) -> String {
    match lang {
        Lang::En => format!("Bid {bid}"),
        Lang::Fr => format!("Enchère {bid}"),
    }
}

/// `Bids for the Brain; also a card like any other.`
pub fn list_bid_text(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Bids for the Brain; also a card like any other.",
        Lang::Fr => "Enchère pour le Cerveau\u{202f}; et une carte comme les autres.",
    }
}

/// `{first}; {rest}`
#[derive(Debug)]
pub struct WordList<A, B> {
    pub first: A,
    pub rest: B,
}

impl<A: Display, B: Display> WordList<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let WordList { first, rest } = self;
        match lang {
            Lang::En => format!("{first}; {rest}"),
            Lang::Fr => format!("{first}\u{202f}; {rest}"),
        }
    }
}

/// `Eight zombies work the same burger bar with one brain between them. Bid for it, do your jobs while you have it, and run out of cards first.`
pub fn box_pitch(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Eight zombies work the same burger bar with one brain between them. Bid for it, do your jobs while you have it, and run out of cards first."
        }
        Lang::Fr => {
            "Huit zombies, un seul fast-food et un cerveau pour tous. Misez pour l’avoir, faites vos corvées tant que vous l’avez, et videz votre main en premier."
        }
    }
}

/// `Employee of the month`
pub fn award_jobs(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Employee of the month",
        Lang::Fr => "Employé du mois",
    }
}

/// `{player} did {n} job.`, `{player} did {n} jobs.`
#[derive(Debug)]
pub struct AwardJobsDone<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl AwardJobsDone<'_> {
    pub fn say(self, lang: Lang) -> String {
        let AwardJobsDone { player, n } = self;
        if player.is_you {
            return you_award_jobs_done(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} did {n} job."),
            Lang::Fr if lang.is_one(n) => format!("{player} a fini {n} tâche."),
            Lang::En => format!("{player} did {n} jobs."),
            Lang::Fr => format!("{player} a fini {n} tâches."),
        }
    }
}

/// `Butterfingers`
pub fn award_butterfingers(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Butterfingers",
        Lang::Fr => "Mains de beurre",
    }
}

/// `{player} dropped the Brain once.`, `{player} dropped the Brain {n} times.`
#[derive(Debug)]
pub struct AwardButterfingersDropped<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl AwardButterfingersDropped<'_> {
    pub fn say(self, lang: Lang) -> String {
        let AwardButterfingersDropped { player, n } = self;
        if player.is_you {
            return you_award_butterfingers_dropped(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} dropped the Brain once."),
            Lang::Fr if lang.is_one(n) => format!("{player} a fait tomber le Cerveau une fois."),
            Lang::En => format!("{player} dropped the Brain {n} times."),
            Lang::Fr => format!("{player} a fait tomber le Cerveau {n} fois."),
        }
    }
}

/// `Loudest voice`
pub fn award_loudest(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Loudest voice",
        Lang::Fr => "Voix la plus forte",
    }
}

/// `{player} bid {n} for the Brain.`
#[derive(Debug)]
pub struct AwardLoudestBid<'a, A> {
    pub player: Who<'a>,
    pub n: A,
}

impl<A: Display> AwardLoudestBid<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let AwardLoudestBid { player, n } = self;
        if player.is_you {
            return you_award_loudest_bid(lang, n);
        }
        match lang {
            Lang::En => format!("{player} bid {n} for the Brain."),
            Lang::Fr => format!("{player} a enchéri {n} pour le Cerveau."),
        }
    }
}

/// `it is the last card, and that wins`
pub fn reason_wins(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it is the last card, and that wins",
        Lang::Fr => "c’est la dernière carte, et la partie est gagnée",
    }
}

/// `it counts 31, and nothing beats that`
pub fn reason_counts_31(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it counts 31, and nothing beats that",
        Lang::Fr => "elle compte 31, et rien ne la bat",
    }
}

/// `it cannot win, but it is a card less`
pub fn reason_loses(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it cannot win, but it is a card less",
        Lang::Fr => "elle ne gagnera pas, mais c’est une carte de moins",
    }
}

/// `the Brain brings the next turn`
pub fn reason_next_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the Brain brings the next turn",
        Lang::Fr => "le Cerveau donne le prochain tour",
    }
}

/// `{n} Job in hand needs the Brain`, `{n} Jobs in hand need the Brain`
pub fn reason_needed(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} Job in hand needs the Brain"),
        Lang::Fr if lang.is_one(n) => format!("{n} tâche en main demande le Cerveau"),
        Lang::En => format!("{n} Jobs in hand need the Brain"),
        Lang::Fr => format!("{n} tâches en main demandent le Cerveau"),
    }
}

/// `there is no Bid in hand`
pub fn reason_no_bid(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "there is no Bid in hand",
        Lang::Fr => "il n’y a pas d’enchère en main",
    }
}

/// `no Bid in hand beats that one`
pub fn reason_later(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "no Bid in hand beats that one",
        Lang::Fr => "aucune enchère en main ne bat celle-là",
    }
}

/// `it gets rid of {n} card`, `it gets rid of {n} cards`
pub fn reason_sheds(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("it gets rid of {n} card"),
        Lang::Fr if lang.is_one(n) => format!("elle emporte {n} carte"),
        Lang::En => format!("it gets rid of {n} cards"),
        Lang::Fr => format!("elle emporte {n} cartes"),
    }
}

/// `it takes other cards along`
pub fn reason_sheds_more(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it takes other cards along",
        Lang::Fr => "elle emporte d’autres cartes",
    }
}

/// `it brings another turn`
pub fn reason_another_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it brings another turn",
        Lang::Fr => "elle donne un autre tour",
    }
}

/// `it takes the Brain from {player}`
pub fn reason_takes_brain(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_reason_takes_brain(lang).to_owned();
    }
    match lang {
        Lang::En => format!("it takes the Brain from {player}"),
        Lang::Fr => format!("elle prend le Cerveau à {player}"),
    }
}

/// `it makes {player} drop the Brain`
pub fn reason_drops(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_reason_drops(lang).to_owned();
    }
    match lang {
        Lang::En => format!("it makes {player} drop the Brain"),
        Lang::Fr => format!("elle fait lâcher le Cerveau à {player}"),
    }
}

/// `the others draw cards`
pub fn reason_others_draw(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the others draw cards",
        Lang::Fr => "les autres piochent",
    }
}

/// `somebody else draws cards`
pub fn reason_other_draws(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "somebody else draws cards",
        Lang::Fr => "elle fait piocher quelqu’un d’autre",
    }
}

/// `it stays on the table and goes on helping`
pub fn reason_stays(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it stays on the table and goes on helping",
        Lang::Fr => "elle reste sur la table et sert à chaque tour",
    }
}

/// `it can be done without the Brain`
pub fn reason_no_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it can be done without the Brain",
        Lang::Fr => "elle se passe du Cerveau",
    }
}

/// `nothing can go wrong with the roll`
pub fn reason_sure(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "nothing can go wrong with the roll",
        Lang::Fr => "le jet ne peut pas rater",
    }
}

/// `{n} rolls in six keep the Brain`
pub fn reason_likely(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{n} rolls in six keep the Brain"),
        Lang::Fr => format!("{n} jets sur six gardent le Cerveau"),
    }
}

/// `another Job would risk the Brain`
pub fn reason_risk(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "another Job would risk the Brain",
        Lang::Fr => "une autre tâche mettrait le Cerveau en jeu",
    }
}

/// `no other Job can be done now`
pub fn reason_no_hands(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "no other Job can be done now",
        Lang::Fr => "aucune autre tâche n’est possible maintenant",
    }
}

/// `no Job in hand can be done`
pub fn reason_nothing(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "no Job in hand can be done",
        Lang::Fr => "aucune tâche en main n’est possible",
    }
}

/// `no Job in hand can be done, and new cards may be better`
pub fn reason_afresh(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "no Job in hand can be done, and new cards may be better",
        Lang::Fr => "aucune tâche en main n’est possible, autant changer de cartes",
    }
}

/// `{player} has the fewest cards`
pub fn reason_fewest(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_reason_fewest(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} has the fewest cards"),
        Lang::Fr => format!("{player} a le moins de cartes"),
    }
}

/// `{player} has the most cards`
pub fn reason_most(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_reason_most(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} has the most cards"),
        Lang::Fr => format!("{player} a le plus de cartes"),
    }
}

/// `it is the hardest card to get rid of`
pub fn reason_hardest(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it is the hardest card to get rid of",
        Lang::Fr => "c’est la carte la plus dure à placer",
    }
}

/// `it wins most biddings`
pub fn reason_high_bid(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it wins most biddings",
        Lang::Fr => "elle gagne presque toujours",
    }
}

/// `it costs a hand every turn`
pub fn reason_hinders(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it costs a hand every turn",
        Lang::Fr => "elle coûte une main à chaque tour",
    }
}

/// `it helps {player} every turn`
pub fn reason_helps(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_reason_helps(lang).to_owned();
    }
    match lang {
        Lang::En => format!("it helps {player} every turn"),
        Lang::Fr => format!("elle aide {player} à chaque tour"),
    }
}

/// `no Job in hand needs the Brain`
pub fn reason_no_need(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "no Job in hand needs the Brain",
        Lang::Fr => "aucune tâche en main ne demande le Cerveau",
    }
}

/// `a Bid saved now can win another time`
pub fn reason_saved(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a Bid saved now can win another time",
        Lang::Fr => "une enchère gardée peut gagner une autre fois",
    }
}

/// `that is a card less`
pub fn reason_less(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "that is a card less",
        Lang::Fr => "c’est une carte de moins",
    }
}

/// `that leaves {n} card fewer`, `that leaves {n} cards fewer`
pub fn reason_fewer(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("that leaves {n} card fewer"),
        Lang::Fr if lang.is_one(n) => format!("il reste {n} carte de moins en main"),
        Lang::En => format!("that leaves {n} cards fewer"),
        Lang::Fr => format!("il reste {n} cartes de moins en main"),
    }
}

/// `it is a card less, though only {n} roll in six keeps the Brain`, `it is a card less, though only {n} rolls in six keep the Brain`
pub fn reason_unlikely(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => {
            format!("it is a card less, though only {n} roll in six keeps the Brain")
        }
        Lang::Fr if lang.is_one(n) => {
            format!("c’est une carte de moins, même si {n} seul jet sur six garde le Cerveau")
        }
        Lang::En => format!("it is a card less, though only {n} rolls in six keep the Brain"),
        Lang::Fr => format!(
            "c’est une carte de moins, même si {n} jets seulement sur six gardent le Cerveau"
        ),
    }
}

/// `a look at the deck takes no hand`
pub fn reason_listen(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a look at the deck takes no hand",
        Lang::Fr => "un coup d’œil à la pioche n’occupe aucune main",
    }
}

/// `no other Job would leave fewer cards`
pub fn reason_no_use(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "no other Job would leave fewer cards",
        Lang::Fr => "aucune autre tâche n’allégerait la main",
    }
}

/// `nobody has fewer cards than {player}`
pub fn reason_as_few(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_reason_as_few(lang).to_owned();
    }
    match lang {
        Lang::En => format!("nobody has fewer cards than {player}"),
        Lang::Fr => format!("personne n’a moins de cartes que {player}"),
    }
}

/// `nobody has more cards than {player}`
pub fn reason_as_many(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_reason_as_many(lang).to_owned();
    }
    match lang {
        Lang::En => format!("nobody has more cards than {player}"),
        Lang::Fr => format!("personne n’a plus de cartes que {player}"),
    }
}

/// `a low Bid seldom wins`
pub fn reason_low_bid(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a low Bid seldom wins",
        Lang::Fr => "une petite enchère gagne rarement",
    }
}

/// `playing it would not make the hand smaller`
pub fn reason_draws(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "playing it would not make the hand smaller",
        Lang::Fr => "la jouer n’allégerait pas la main",
    }
}

/// `it takes both hands`
pub fn reason_two_hands(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it takes both hands",
        Lang::Fr => "elle occupe les deux mains",
    }
}

/// `it cannot be done without the Brain`
pub fn reason_needs_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it cannot be done without the Brain",
        Lang::Fr => "elle est impossible sans le Cerveau",
    }
}
