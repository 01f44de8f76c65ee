//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use tabletop::Lang;

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
        Lang::Fr => "Échange d'horaires",
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
        Lang::Fr => "Exercice d'évacuation",
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
        Lang::Fr => "Contrôle d'hygiène",
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
        Lang::Fr => "Jour d'inventaire",
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

/// `Today's Special`
pub fn job_name_todays_special(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Today's Special",
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
        Lang::Fr => "Choisissez un autre joueur\u{a0}: vous échangez toutes vos cartes.",
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

/// `Draw 1 card. Then the holder of the Brain drops it, and the player on the dropper's left opens the bidding.`
pub fn job_text_slippery_tiles(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Draw 1 card. Then the holder of the Brain drops it, and the player on the dropper's left opens the bidding."
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
            "Regardez les 3 premières cartes de la pioche et remettez-les dans l'ordre de votre choix. Puis piochez 1 carte."
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
            "Choisissez un autre joueur\u{a0}: prenez-lui 1 carte au hasard, puis donnez-lui 1 des vôtres, au choix. Puis piochez 1 carte."
        }
    }
}

/// `Pick an Object on the table, anybody's, yours too. It is discarded.`
pub fn job_text_health_inspector(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Pick an Object on the table, anybody's, yours too. It is discarded.",
        Lang::Fr => {
            "Choisissez un Objet sur la table, à n'importe qui, même à vous. Il est défaussé."
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
            "Retournez des cartes de la pioche jusqu'à voir une enchère, et prenez cette enchère. Arrêtez si la pioche s'épuise une deuxième fois."
        }
    }
}

/// `Everybody draws 1 card, from your left neighbour round to you, the last.`
pub fn job_text_breakfast_rush(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Everybody draws 1 card, from your left neighbour round to you, the last.",
        Lang::Fr => {
            "Chacun pioche 1 carte, depuis votre voisin de gauche jusqu'à vous, en dernier."
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
            "Chacun sauf vous pioche 2 cartes d'un coup, à partir de votre voisin de gauche."
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
            "Choisissez une tâche de la défausse, sauf un Objet, une tâche qui s'attarde ou un Menu secret, et suivez ses instructions. Elle y reste et ne demande ni mains, ni Cerveau, ni jet."
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
            "Piochez 1 carte. Puis jouez 1 autre de vos tâches si vous le pouvez\u{202f}; elle ne demande pas de mains. S'il lui faut le Cerveau, il vous faut le Cerveau ou un remplaçant, et son jet vient avant celui-ci."
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

/// `Look at another player's cards and choose 1: it goes to a third player of your choice.`
pub fn job_text_mystery_shopper(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Look at another player's cards and choose 1: it goes to a third player of your choice."
        }
        Lang::Fr => {
            "Regardez les cartes d'un autre joueur et choisissez-en 1\u{a0}: elle va à un troisième joueur de votre choix."
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
            "À partir de votre voisin de gauche, quiconque a moins de cartes que vous en pioche jusqu'à en avoir autant."
        }
    }
}

/// `Discard up to 3 of your cards, then draw as many as you discarded.`
pub fn job_text_grease_fire(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Discard up to 3 of your cards, then draw as many as you discarded.",
        Lang::Fr => "Défaussez jusqu'à 3 de vos cartes, puis piochez-en autant.",
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
            "Tant que vous ne tenez pas le Cerveau, ceci convient pour les tâches de jugeote 3 ou moins. Lancez le dé comme d'habitude\u{a0}: en cas d'échec, il est défaussé et votre tour s'arrête, sans enchères."
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
            "Tant que vous ne tenez pas le Cerveau, ceci convient pour les tâches de jugeote 4 ou moins. Lancez le dé comme d'habitude\u{a0}: en cas d'échec, il est défaussé et votre tour s'arrête, sans enchères."
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
            "Les tâches des autres ne peuvent ni vous prendre le Cerveau ni le passer à un autre. Quand vous devriez le faire tomber, à n'importe quel tour, défaussez plutôt ceci\u{a0}: vous gardez le Cerveau, et le tour continue."
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
            "Jusqu'au début de votre prochain tour, les tâches des autres ne peuvent ni vous faire piocher, ni vous donner des cartes, ni échanger les vôtres, et les cartes qu'on fait passer vous sautent. Puis défaussez ceci."
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
            "Jusqu'à la prochaine chute du Cerveau, chacun retranche 1 de ses jets de jugeote. Puis défaussez ceci."
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
        Lang::Fr => "La moitié, c'est de la friture. L'autre, des râles.",
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
        Lang::Fr => "Personne ne repart avec les œufs qu'il avait.",
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
        Lang::Fr => "C'est gris, c'est tiède, et c'est pour toi.",
    }
}

/// `The floor was mopped. With what, nobody asked.`
pub fn job_flavour_slippery_tiles(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The floor was mopped. With what, nobody asked.",
        Lang::Fr => "On a lavé par terre. Avec quoi, personne n'a demandé.",
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
        Lang::Fr => "Pardon, j'en ai laissé un dans ta poche.",
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
        Lang::Fr => "Ça, c'est le gril. On ne fait pas de câlin au gril.",
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
        Lang::Fr => "Pain\u{a0}: un peu. Viande\u{a0}: mieux vaut ne pas regarder.",
    }
}

/// `Number nine, upside down, like last time.`
pub fn job_flavour_secret_menu(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Number nine, upside down, like last time.",
        Lang::Fr => "Le numéro neuf, à l'envers, comme la dernière fois.",
    }
}

/// `The bun goes outside today.`
pub fn job_flavour_improvise(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The bun goes outside today.",
        Lang::Fr => "Aujourd'hui, le pain sera au milieu.",
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
        Lang::Fr => "Page un\u{a0}: sortir le cerveau de la boîte.",
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

/// `The same as yesterday's. The very same.`
pub fn job_flavour_todays_special(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The same as yesterday's. The very same.",
        Lang::Fr => "Le même qu'hier. Exactement le même.",
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
        Lang::Fr => "Un bout au Cerveau, l'autre à vous. Un sommet de la technique.",
    }
}

/// `It is not even wet.`
pub fn job_flavour_mop(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It is not even wet.",
        Lang::Fr => "Elle n'est même pas mouillée.",
    }
}

/// `World's Okayest Employee.`
pub fn job_flavour_coffee_mug(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "World's Okayest Employee.",
        Lang::Fr => "«\u{a0}Employé à peu près du mois\u{a0}».",
    }
}

/// `Say 'over'. No, say it over. Over.`
pub fn job_flavour_walkie_talkie(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Say 'over'. No, say it over. Over.",
        Lang::Fr => "Dis «\u{a0}à vous\u{a0}». Non, à vous. Non, à toi.",
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
        Lang::Fr => "«\u{a0}De retour dans cinq minutes.\u{a0}» Le mot date de mai.",
    }
}

/// `No hurry. I only want to hold it.`
pub fn excuse_1(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No hurry. I only want to hold it.",
        Lang::Fr => "Ça ne presse pas. C'est juste pour le tenir.",
    }
}

/// `If nobody else is using it, that is.`
pub fn excuse_2(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "If nobody else is using it, that is.",
        Lang::Fr => "Enfin, si personne ne s'en sert.",
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
        Lang::Fr => "Le frigo, c'est laquelle de ces portes\u{202f}?",
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

/// `She said 'please'. Is that a topping?`
pub fn excuse_7(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "She said 'please'. Is that a topping?",
        Lang::Fr => "Elle a dit «\u{a0}s'il vous plaît\u{a0}». C'est une garniture\u{202f}?",
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

/// `Someone has ordered 'the usual'.`
pub fn excuse_10(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Someone has ordered 'the usual'.",
        Lang::Fr => "Quelqu'un a commandé «\u{a0}comme d'habitude\u{a0}».",
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
        Lang::Fr => "Il a payé par carte, alors je l'ai mangée.",
    }
}

/// `The till is beeping. It has never beeped before.`
pub fn excuse_13(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The till is beeping. It has never beeped before.",
        Lang::Fr => "La caisse fait bip. Elle n'avait jamais fait bip.",
    }
}

/// `I have locked the freezer, with the trainee in it.`
pub fn excuse_14(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "I have locked the freezer, with the trainee in it.",
        Lang::Fr => "J'ai fermé la chambre froide à clé, et le stagiaire est dedans.",
    }
}

/// `A small child is asking me what is in the nuggets.`
pub fn excuse_15(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A small child is asking me what is in the nuggets.",
        Lang::Fr => "Un petit me demande ce qu'il y a dans les nuggets.",
    }
}

/// `They want the manager. Which of us is the manager?`
pub fn excuse_16(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "They want the manager. Which of us is the manager?",
        Lang::Fr => "Ils veulent voir le gérant. C'est qui, chez nous, le gérant\u{202f}?",
    }
}

/// `It is a coach party, and I have run out of fingers to count them.`
pub fn excuse_17(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It is a coach party, and I have run out of fingers to count them.",
        Lang::Fr => "C'est tout un autocar, et je n'ai plus assez de doigts pour compter.",
    }
}

/// `I gave change for a hundred. They gave me a button.`
pub fn excuse_18(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "I gave change for a hundred. They gave me a button.",
        Lang::Fr => "J'ai rendu la monnaie sur cent. Ils m'avaient donné un bouton.",
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
        Lang::Fr => "J'ai serré la main de l'inspecteur, et je l'ai encore.",
    }
}

/// `The drive-thru queue has reached the motorway.`
pub fn excuse_21(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The drive-thru queue has reached the motorway.",
        Lang::Fr => "La file du drive arrive à l'autoroute.",
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
        Lang::Fr => "Il y a de la fumée, et ce n'est pas le gril\u{202f}!",
    }
}

/// `It is the grill! And the smoke is not smoke!`
pub fn excuse_26(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It is the grill! And the smoke is not smoke!",
        Lang::Fr => "C'est le gril\u{202f}! Et la fumée n'est pas de la fumée\u{202f}!",
    }
}

/// `Someone has filled the fire extinguisher with mayonnaise!`
pub fn excuse_27(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Someone has filled the fire extinguisher with mayonnaise!",
        Lang::Fr => "Quelqu'un a rempli l'extincteur de mayonnaise\u{202f}!",
    }
}

/// `The gas tap came off in my hand, and then the hand came off!`
pub fn excuse_28(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The gas tap came off in my hand, and then the hand came off!",
        Lang::Fr => {
            "Le robinet du gaz m'est resté dans la main, et la main est partie avec\u{202f}!"
        }
    }
}

/// `The roof is coming down and they are still ordering!`
pub fn excuse_29(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The roof is coming down and they are still ordering!",
        Lang::Fr => "Le toit s'effondre, et ils commandent encore\u{202f}!",
    }
}

/// `NOW! GIVE IT HERE! EVERYTHING IS ON FIRE, AND SO AM I!`
pub fn excuse_30(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "NOW! GIVE IT HERE! EVERYTHING IS ON FIRE, AND SO AM I!",
        Lang::Fr => "TOUT DE SUITE\u{202f}! DONNEZ\u{202f}! TOUT BRÛLE, ET MOI AUSSI\u{202f}!",
    }
}
