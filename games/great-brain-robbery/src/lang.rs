//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use scene::Who;
use tabletop::Lang;

/// `Have the highest IQ in your head when the game ends.`
pub fn goal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Have the highest IQ in your head when the game ends.",
        Lang::Fr => "Finissez la partie avec le QI le plus élevé dans la tête.",
    }
}

/// `Caboose`
pub fn car_caboose(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Caboose",
        Lang::Fr => "Fourgon de queue",
    }
}

/// `Engine`
pub fn car_engine(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Engine",
        Lang::Fr => "Locomotive",
    }
}

/// `Day Coach`
pub fn car_day_coach(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Day Coach",
        Lang::Fr => "Wagon de voyageurs",
    }
}

/// `Theatre Car`
pub fn car_theatre_car(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Theatre Car",
        Lang::Fr => "Wagon-théâtre",
    }
}

/// `Dining Car`
pub fn car_dining_car(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Dining Car",
        Lang::Fr => "Wagon-restaurant",
    }
}

/// `Kitchen Car`
pub fn car_kitchen_car(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Kitchen Car",
        Lang::Fr => "Wagon-cuisine",
    }
}

/// `Sleeping Car`
pub fn car_sleeping_car(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Sleeping Car",
        Lang::Fr => "Wagon-lit",
    }
}

/// `Honeymoon Car`
pub fn car_honeymoon_car(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Honeymoon Car",
        Lang::Fr => "Wagon nuptial",
    }
}

/// `Baggage Car`
pub fn car_baggage_car(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Baggage Car",
        Lang::Fr => "Wagon à bagages",
    }
}

/// `Mail Car`
pub fn car_mail_car(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Mail Car",
        Lang::Fr => "Wagon postal",
    }
}

/// `Salon Car`
pub fn car_salon_car(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Salon Car",
        Lang::Fr => "Wagon-salon",
    }
}

/// `Smoking Car`
pub fn car_smoking_car(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Smoking Car",
        Lang::Fr => "Wagon-fumoir",
    }
}

/// `Cattle Car`
pub fn car_cattle_car(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Cattle Car",
        Lang::Fr => "Wagon à bestiaux",
    }
}

/// `Circus Car`
pub fn car_circus_car(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Circus Car",
        Lang::Fr => "Wagon du cirque",
    }
}

/// `Bank Car`
pub fn car_bank_car(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Bank Car",
        Lang::Fr => "Wagon-banque",
    }
}

/// `Observation Car`
pub fn car_observation_car(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Observation Car",
        Lang::Fr => "Wagon panoramique",
    }
}

/// `Jacob`
pub fn brain_name_jacob(_lang: Lang) -> &'static str {
    "Jacob"
}

/// `Bruno`
pub fn brain_name_bruno(_lang: Lang) -> &'static str {
    "Bruno"
}

/// `Big Hattie`
pub fn brain_name_big_hattie(_lang: Lang) -> &'static str {
    "Big Hattie"
}

/// `Nail`
pub fn brain_name_nail(_lang: Lang) -> &'static str {
    "Nail"
}

/// `Otis`
pub fn brain_name_otis(_lang: Lang) -> &'static str {
    "Otis"
}

/// `Mad Marlow`
pub fn brain_name_mad_marlow(_lang: Lang) -> &'static str {
    "Mad Marlow"
}

/// `Ramona`
pub fn brain_name_ramona(_lang: Lang) -> &'static str {
    "Ramona"
}

/// `Stump`
pub fn brain_name_stump(_lang: Lang) -> &'static str {
    "Stump"
}

/// `Dusty`
pub fn brain_name_dusty(_lang: Lang) -> &'static str {
    "Dusty"
}

/// `Pepita`
pub fn brain_name_pepita(_lang: Lang) -> &'static str {
    "Pepita"
}

/// `Whistle`
pub fn brain_name_whistle(_lang: Lang) -> &'static str {
    "Whistle"
}

/// `Juniper`
pub fn brain_name_juniper(_lang: Lang) -> &'static str {
    "Juniper"
}

/// `Flint`
pub fn brain_name_flint(_lang: Lang) -> &'static str {
    "Flint"
}

/// `Birdie`
pub fn brain_name_birdie(_lang: Lang) -> &'static str {
    "Birdie"
}

/// `Hopper`
pub fn brain_name_hopper(_lang: Lang) -> &'static str {
    "Hopper"
}

/// `Swift`
pub fn brain_name_swift(_lang: Lang) -> &'static str {
    "Swift"
}

/// `Dale`
pub fn brain_name_dale(_lang: Lang) -> &'static str {
    "Dale"
}

/// `Cuthbert`
pub fn brain_name_cuthbert(_lang: Lang) -> &'static str {
    "Cuthbert"
}

/// `Gus`
pub fn brain_name_gus(_lang: Lang) -> &'static str {
    "Gus"
}

/// `Marguerite`
pub fn brain_name_marguerite(_lang: Lang) -> &'static str {
    "Marguerite"
}

/// `Deputy Finch`
pub fn brain_name_deputy_finch(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Deputy Finch",
        Lang::Fr => "Adjoint Finch",
    }
}

/// `Widow Amsel`
pub fn brain_name_widow_amsel(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Widow Amsel",
        Lang::Fr => "Veuve Amsel",
    }
}

/// `Old Pike`
pub fn brain_name_old_pike(_lang: Lang) -> &'static str {
    "Old Pike"
}

/// `Silas`
pub fn brain_name_silas(_lang: Lang) -> &'static str {
    "Silas"
}

/// `Clementine`
pub fn brain_name_clementine(_lang: Lang) -> &'static str {
    "Clementine"
}

/// `Brother Tobias`
pub fn brain_name_brother_tobias(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Brother Tobias",
        Lang::Fr => "Frère Tobias",
    }
}

/// `Ezra`
pub fn brain_name_ezra(_lang: Lang) -> &'static str {
    "Ezra"
}

/// `Lucky Lou`
pub fn brain_name_lucky_lou(_lang: Lang) -> &'static str {
    "Lucky Lou"
}

/// `Mabel`
pub fn brain_name_mabel(_lang: Lang) -> &'static str {
    "Mabel"
}

/// `Hank`
pub fn brain_name_hank(_lang: Lang) -> &'static str {
    "Hank"
}

/// `Prudence`
pub fn brain_name_prudence(_lang: Lang) -> &'static str {
    "Prudence"
}

/// `Felix`
pub fn brain_name_felix(_lang: Lang) -> &'static str {
    "Felix"
}

/// `Eliza`
pub fn brain_name_eliza(_lang: Lang) -> &'static str {
    "Eliza"
}

/// `Conductor Briggs`
pub fn brain_name_conductor_briggs(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Conductor Briggs",
        Lang::Fr => "Chef Briggs",
    }
}

/// `Arthur`
pub fn brain_name_arthur(_lang: Lang) -> &'static str {
    "Arthur"
}

/// `Octavia`
pub fn brain_name_octavia(_lang: Lang) -> &'static str {
    "Octavia"
}

/// `Sheriff Cole`
pub fn brain_name_sheriff_cole(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Sheriff Cole",
        Lang::Fr => "Shérif Cole",
    }
}

/// `Ignatius`
pub fn brain_name_ignatius(_lang: Lang) -> &'static str {
    "Ignatius"
}

/// `Wilhelmina`
pub fn brain_name_wilhelmina(_lang: Lang) -> &'static str {
    "Wilhelmina"
}

/// `Theodore`
pub fn brain_name_theodore(_lang: Lang) -> &'static str {
    "Theodore"
}

/// `Ada`
pub fn brain_name_ada(_lang: Lang) -> &'static str {
    "Ada"
}

/// `Professor Lund`
pub fn brain_name_professor_lund(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Professor Lund",
        Lang::Fr => "Professeur Lund",
    }
}

/// `Cornelius`
pub fn brain_name_cornelius(_lang: Lang) -> &'static str {
    "Cornelius"
}

/// `Baroness Etta`
pub fn brain_name_baroness_etta(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Baroness Etta",
        Lang::Fr => "Baronne Etta",
    }
}

/// `Doctor Quill`
pub fn brain_name_doctor_quill(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Doctor Quill",
        Lang::Fr => "Docteur Quill",
    }
}

/// `Vanity`
pub fn brain_name_vanity(_lang: Lang) -> &'static str {
    "Vanity"
}

/// `Madame Seraph`
pub fn brain_name_madame_seraph(_lang: Lang) -> &'static str {
    "Madame Seraph"
}

/// `The King Incognito`
pub fn brain_name_the_king_incognito(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The King Incognito",
        Lang::Fr => "Le Roi incognito",
    }
}

/// `Mild Government Cheese`
pub fn brain_name_mild_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Mild Government Cheese",
        Lang::Fr => "Fromage d’État doux",
    }
}

/// `Sharp Government Cheese`
pub fn brain_name_sharp_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Sharp Government Cheese",
        Lang::Fr => "Fromage d’État corsé",
    }
}

/// `Smoked Government Cheese`
pub fn brain_name_smoked_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Smoked Government Cheese",
        Lang::Fr => "Fromage d’État fumé",
    }
}

/// `Crumbled Government Cheese`
pub fn brain_name_crumbled_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Crumbled Government Cheese",
        Lang::Fr => "Fromage d’État émietté",
    }
}

/// `Sliced Government Cheese`
pub fn brain_name_sliced_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Sliced Government Cheese",
        Lang::Fr => "Fromage d’État en tranches",
    }
}

/// `Holey Government Cheese`
pub fn brain_name_holey_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Holey Government Cheese",
        Lang::Fr => "Fromage d’État à trous",
    }
}

/// `Blue Government Cheese`
pub fn brain_name_blue_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Blue Government Cheese",
        Lang::Fr => "Fromage d’État bleu",
    }
}

/// `Aged Government Cheese`
pub fn brain_name_aged_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Aged Government Cheese",
        Lang::Fr => "Fromage d’État affiné",
    }
}

/// `Processed Government Cheese`
pub fn brain_name_processed_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Processed Government Cheese",
        Lang::Fr => "Fromage d’État industriel",
    }
}

/// `Grated Government Cheese`
pub fn brain_name_grated_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Grated Government Cheese",
        Lang::Fr => "Fromage d’État râpé",
    }
}

/// `Melted Government Cheese`
pub fn brain_name_melted_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Melted Government Cheese",
        Lang::Fr => "Fromage d’État fondu",
    }
}

/// `Waxed Government Cheese`
pub fn brain_name_waxed_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Waxed Government Cheese",
        Lang::Fr => "Fromage d’État en cire",
    }
}

/// `Stale Government Cheese`
pub fn brain_name_stale_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Stale Government Cheese",
        Lang::Fr => "Fromage d’État rassis",
    }
}

/// `Squeaky Government Cheese`
pub fn brain_name_squeaky_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Squeaky Government Cheese",
        Lang::Fr => "Fromage d’État qui couine",
    }
}

/// `Powdered Government Cheese`
pub fn brain_name_powdered_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Powdered Government Cheese",
        Lang::Fr => "Fromage d’État en poudre",
    }
}

/// `Suspicious Government Cheese`
pub fn brain_name_suspicious_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Suspicious Government Cheese",
        Lang::Fr => "Fromage d’État louche",
    }
}

/// `bartender`
pub fn brain_trade_jacob(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "bartender",
        Lang::Fr => "barman",
    }
}

/// `blacksmith`
pub fn brain_trade_bruno(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "blacksmith",
        Lang::Fr => "forgeron",
    }
}

/// `cook`
pub fn brain_trade_big_hattie(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "cook",
        Lang::Fr => "cuisinière",
    }
}

/// `prizefighter`
pub fn brain_trade_nail(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "prizefighter",
        Lang::Fr => "boxeur de foire",
    }
}

/// `railway guard`
pub fn brain_trade_otis(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "railway guard",
        Lang::Fr => "garde-convoi",
    }
}

/// `trapper`
pub fn brain_trade_mad_marlow(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "trapper",
        Lang::Fr => "trappeur",
    }
}

/// `lion tamer`
pub fn brain_trade_ramona(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "lion tamer",
        Lang::Fr => "dompteuse de lions",
    }
}

/// `lumberjack`
pub fn brain_trade_stump(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "lumberjack",
        Lang::Fr => "bûcheron",
    }
}

/// `stable boy`
pub fn brain_trade_dusty(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "stable boy",
        Lang::Fr => "garçon d’écurie",
    }
}

/// `acrobat`
pub fn brain_trade_pepita(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "acrobat",
        Lang::Fr => "acrobate",
    }
}

/// `paper boy`
pub fn brain_trade_whistle(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "paper boy",
        Lang::Fr => "crieur de journaux",
    }
}

/// `mail rider`
pub fn brain_trade_juniper(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "mail rider",
        Lang::Fr => "courrier à cheval",
    }
}

/// `scout`
pub fn brain_trade_flint(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "scout",
        Lang::Fr => "éclaireur",
    }
}

/// `dancer`
pub fn brain_trade_birdie(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "dancer",
        Lang::Fr => "danseuse",
    }
}

/// `pickpocket`
pub fn brain_trade_hopper(_lang: Lang) -> &'static str {
    "pickpocket"
}

/// `runaway groom`
pub fn brain_trade_swift(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "runaway groom",
        Lang::Fr => "marié en fuite",
    }
}

/// `porter`
pub fn brain_trade_dale(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "porter",
        Lang::Fr => "porteur",
    }
}

/// `collector`
pub fn brain_trade_cuthbert(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "collector",
        Lang::Fr => "collectionneur",
    }
}

/// `gambler`
pub fn brain_trade_gus(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "gambler",
        Lang::Fr => "flambeur",
    }
}

/// `schoolteacher`
pub fn brain_trade_marguerite(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "schoolteacher",
        Lang::Fr => "institutrice",
    }
}

/// `deputy`
pub fn brain_trade_deputy_finch(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "deputy",
        Lang::Fr => "shérif adjoint",
    }
}

/// `widow`
pub fn brain_trade_widow_amsel(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "widow",
        Lang::Fr => "veuve",
    }
}

/// `prospector`
pub fn brain_trade_old_pike(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "prospector",
        Lang::Fr => "chercheur d’or",
    }
}

/// `undertaker`
pub fn brain_trade_silas(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "undertaker",
        Lang::Fr => "croque-mort",
    }
}

/// `photographer`
pub fn brain_trade_clementine(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "photographer",
        Lang::Fr => "photographe",
    }
}

/// `preacher`
pub fn brain_trade_brother_tobias(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "preacher",
        Lang::Fr => "prédicateur",
    }
}

/// `ticket inspector`
pub fn brain_trade_ezra(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "ticket inspector",
        Lang::Fr => "contrôleur",
    }
}

/// `card sharp`
pub fn brain_trade_lucky_lou(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "card sharp",
        Lang::Fr => "as de la triche",
    }
}

/// `nurse`
pub fn brain_trade_mabel(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "nurse",
        Lang::Fr => "infirmière",
    }
}

/// `cattle baron`
pub fn brain_trade_hank(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "cattle baron",
        Lang::Fr => "baron du bétail",
    }
}

/// `temperance speaker`
pub fn brain_trade_prudence(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "temperance speaker",
        Lang::Fr => "militante antialcool",
    }
}

/// `piano player`
pub fn brain_trade_felix(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "piano player",
        Lang::Fr => "pianiste",
    }
}

/// `newspaper editor`
pub fn brain_trade_eliza(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "newspaper editor",
        Lang::Fr => "rédactrice en chef",
    }
}

/// `conductor`
pub fn brain_trade_conductor_briggs(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "conductor",
        Lang::Fr => "chef de train",
    }
}

/// `surveyor`
pub fn brain_trade_arthur(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "surveyor",
        Lang::Fr => "géomètre",
    }
}

/// `opera singer`
pub fn brain_trade_octavia(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "opera singer",
        Lang::Fr => "cantatrice",
    }
}

/// `sheriff`
pub fn brain_trade_sheriff_cole(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "sheriff",
        Lang::Fr => "shérif",
    }
}

/// `pharmacist`
pub fn brain_trade_ignatius(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "pharmacist",
        Lang::Fr => "apothicaire",
    }
}

/// `banker`
pub fn brain_trade_wilhelmina(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "banker",
        Lang::Fr => "banquière",
    }
}

/// `lawyer`
pub fn brain_trade_theodore(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "lawyer",
        Lang::Fr => "avocat",
    }
}

/// `telegraph operator`
pub fn brain_trade_ada(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "telegraph operator",
        Lang::Fr => "télégraphiste",
    }
}

/// `professor`
pub fn brain_trade_professor_lund(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "professor",
        Lang::Fr => "professeur",
    }
}

/// `inventor`
pub fn brain_trade_cornelius(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "inventor",
        Lang::Fr => "inventeur",
    }
}

/// `baroness`
pub fn brain_trade_baroness_etta(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "baroness",
        Lang::Fr => "baronne",
    }
}

/// `surgeon`
pub fn brain_trade_doctor_quill(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "surgeon",
        Lang::Fr => "chirurgien",
    }
}

/// `young actress`
pub fn brain_trade_vanity(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "young actress",
        Lang::Fr => "jeune actrice",
    }
}

/// `fortune teller`
pub fn brain_trade_madame_seraph(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "fortune teller",
        Lang::Fr => "voyante",
    }
}

/// `king in disguise`
pub fn brain_trade_the_king_incognito(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "king in disguise",
        Lang::Fr => "roi déguisé",
    }
}

/// `Has thrown out bigger customers than you. Remembers every tab, and how it was settled.`
pub fn brain_about_jacob(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Has thrown out bigger customers than you. Remembers every tab, and how it was settled."
        }
        Lang::Fr => {
            "A sorti des clients plus costauds que vous. Se souvient de chaque ardoise, et de la façon dont elle fut réglée."
        }
    }
}

/// `Bends horseshoes by hand and thinks at about the same temperature.`
pub fn brain_about_bruno(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Bends horseshoes by hand and thinks at about the same temperature.",
        Lang::Fr => "Plie les fers à cheval à la main et pense à peu près à la même température.",
    }
}

/// `Feeds eighty from one pot and knows where every penny of it went.`
pub fn brain_about_big_hattie(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Feeds eighty from one pot and knows where every penny of it went.",
        Lang::Fr => {
            "Nourrit quatre-vingts personnes d’une marmite et sait où est passé chaque sou."
        }
    }
}

/// `Forty fights, and most of them still ringing. The rest of the brain is elbows.`
pub fn brain_about_nail(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Forty fights, and most of them still ringing. The rest of the brain is elbows."
        }
        Lang::Fr => {
            "Quarante combats, et la plupart résonnent encore. Le reste du cerveau, c’est du coude."
        }
    }
}

/// `Knows each coupling by name, and which of them are only pretending.`
pub fn brain_about_otis(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Knows each coupling by name, and which of them are only pretending.",
        Lang::Fr => "Appelle chaque attelage par son nom et sait lesquels font semblant de tenir.",
    }
}

/// `Spent nine winters alone with a bear. The bear left.`
pub fn brain_about_mad_marlow(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Spent nine winters alone with a bear. The bear left.",
        Lang::Fr => "A passé neuf hivers seul avec un ours. C’est l’ours qui est parti.",
    }
}

/// `Puts her head into a lion twice a day; no one can say that it goes unused.`
pub fn brain_about_ramona(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Puts her head into a lion twice a day; no one can say that it goes unused.",
        Lang::Fr => {
            "Met la tête dans un lion deux fois par jour\u{202f}; on ne dira pas qu’elle ne s’en sert pas."
        }
    }
}

/// `Can tell the age of anything by cutting it in half.`
pub fn brain_about_stump(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Can tell the age of anything by cutting it in half.",
        Lang::Fr => "Donne l’âge de n’importe quoi en le coupant en deux.",
    }
}

/// `Has been kicked by every horse on the line and learnt to be elsewhere.`
pub fn brain_about_dusty(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Has been kicked by every horse on the line and learnt to be elsewhere.",
        Lang::Fr => {
            "Tous les chevaux de la ligne l’ont botté\u{202f}; il a appris à être ailleurs."
        }
    }
}

/// `Up the curtain, along the luggage rack and gone. The brain is still catching up.`
pub fn brain_about_pepita(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Up the curtain, along the luggage rack and gone. The brain is still catching up."
        }
        Lang::Fr => {
            "Le rideau, le porte-bagages, et plus personne. Le cerveau suit, avec un peu de retard."
        }
    }
}

/// `Reads all the headlines and none of the small print, at a run.`
pub fn brain_about_whistle(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Reads all the headlines and none of the small print, at a run.",
        Lang::Fr => "Lit tous les gros titres et rien en dessous, en courant.",
    }
}

/// `Sixty miles before breakfast, and the letters arrive before the ink is dry.`
pub fn brain_about_juniper(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Sixty miles before breakfast, and the letters arrive before the ink is dry.",
        Lang::Fr => {
            "Cent kilomètres avant le petit-déjeuner, et les lettres arrivent avant que l’encre sèche."
        }
    }
}

/// `Reads tracks, weather and faces. Saw you coming on Tuesday.`
pub fn brain_about_flint(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Reads tracks, weather and faces. Saw you coming on Tuesday.",
        Lang::Fr => "Lit les traces, le temps et les visages. Vous a vu venir mardi.",
    }
}

/// `Never stands still, which is why nobody has got this brain yet.`
pub fn brain_about_birdie(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Never stands still, which is why nobody has got this brain yet.",
        Lang::Fr => {
            "Ne tient jamais en place\u{202f}: c’est pour cela que personne n’a encore eu ce cerveau."
        }
    }
}

/// `Has your watch. Has had it for some time.`
pub fn brain_about_hopper(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Has your watch. Has had it for some time.",
        Lang::Fr => "A votre montre. Depuis un bon moment.",
    }
}

/// `Ran from one altar and has not seen a reason to stop.`
pub fn brain_about_swift(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Ran from one altar and has not seen a reason to stop.",
        Lang::Fr => "A fui un autel et n’a pas trouvé de raison de s’arrêter.",
    }
}

/// `Two suitcases, one hatbox, no complaint. Somewhere there is a third arm.`
pub fn brain_about_dale(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Two suitcases, one hatbox, no complaint. Somewhere there is a third arm.",
        Lang::Fr => {
            "Deux valises, un carton à chapeau, pas une plainte. Il doit y avoir un troisième bras."
        }
    }
}

/// `Beetles, buttons, stamps: he finds two of whatever you find one of.`
pub fn brain_about_cuthbert(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Beetles, buttons, stamps: he finds two of whatever you find one of.",
        Lang::Fr => {
            "Scarabées, boutons, timbres\u{202f}: il trouve en double ce que vous trouvez une fois."
        }
    }
}

/// `Counts cards, odds and exits, and is usually right about the exits.`
pub fn brain_about_gus(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Counts cards, odds and exits, and is usually right about the exits.",
        Lang::Fr => {
            "Compte les cartes, les cotes et les sorties, et se trompe rarement sur les sorties."
        }
    }
}

/// `Thirty years of spelling. Would like you to spell ’brains’ before you eat any.`
pub fn brain_about_marguerite(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Thirty years of spelling. Would like you to spell ’brains’ before you eat any."
        }
        Lang::Fr => {
            "Trente ans de dictées. Aimerait que vous épeliez «\u{202f}cerveau\u{202f}» avant d’en manger."
        }
    }
}

/// `When in doubt, the law wins. Finch is the law, and never in doubt.`
pub fn brain_about_deputy_finch(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "When in doubt, the law wins. Finch is the law, and never in doubt.",
        Lang::Fr => {
            "Dans le doute, c’est la loi qui gagne. Finch, c’est la loi, et ne doute jamais."
        }
    }
}

/// `Four husbands, four lessons, all of them hard. She took notes.`
pub fn brain_about_widow_amsel(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Four husbands, four lessons, all of them hard. She took notes.",
        Lang::Fr => "Quatre maris, quatre leçons, toutes dures. Elle a pris des notes.",
    }
}

/// `Has fallen off mountains with a full pan and spilled nothing.`
pub fn brain_about_old_pike(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Has fallen off mountains with a full pan and spilled nothing.",
        Lang::Fr => "Est tombé de montagnes entières, la batée pleine, sans rien renverser.",
    }
}

/// `Profits from every quarrel. Measures people with his eyes.`
pub fn brain_about_silas(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Profits from every quarrel. Measures people with his eyes.",
        Lang::Fr => "Profite de chaque querelle. Prend les mesures des gens du regard.",
    }
}

/// `Sees the whole picture, upside down, and asks it to hold still.`
pub fn brain_about_clementine(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Sees the whole picture, upside down, and asks it to hold still.",
        Lang::Fr => "Voit tout le tableau, à l’envers, et lui demande de ne plus bouger.",
    }
}

/// `Offers the other cheek, for a small donation.`
pub fn brain_about_brother_tobias(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Offers the other cheek, for a small donation.",
        Lang::Fr => "Tend l’autre joue, contre une petite offrande.",
    }
}

/// `Can smell a missing ticket through two doors and a sermon.`
pub fn brain_about_ezra(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Can smell a missing ticket through two doors and a sermon.",
        Lang::Fr => "Flaire un billet manquant à travers deux portes et un sermon.",
    }
}

/// `If the dice are wrong, they were only practising.`
pub fn brain_about_lucky_lou(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "If the dice are wrong, they were only practising.",
        Lang::Fr => "Si les dés se trompent, c’est qu’ils s’échauffaient.",
    }
}

/// `Has put more brains back in than anybody on this train has taken out.`
pub fn brain_about_mabel(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Has put more brains back in than anybody on this train has taken out.",
        Lang::Fr => "A remis en place plus de cerveaux que tout ce train n’en a pris.",
    }
}

/// `Owns nine thousand head, and now you want one more.`
pub fn brain_about_hank(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Owns nine thousand head, and now you want one more.",
        Lang::Fr => "Possède neuf mille têtes, et voilà qu’on lui en demande une.",
    }
}

/// `The only brain aboard that has never been near a drop. Keeps well.`
pub fn brain_about_prudence(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The only brain aboard that has never been near a drop. Keeps well.",
        Lang::Fr => "Le seul cerveau à bord qui n’ait jamais touché une goutte. Se conserve bien.",
    }
}

/// `Plays on through shootings. Lightly pickled, excellent memory for tunes.`
pub fn brain_about_felix(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Plays on through shootings. Lightly pickled, excellent memory for tunes.",
        Lang::Fr => "Joue pendant les fusillades. Légèrement mariné, excellente mémoire des airs.",
    }
}

/// `Knows what happened, who did it, and how many columns it is worth.`
pub fn brain_about_eliza(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Knows what happened, who did it, and how many columns it is worth.",
        Lang::Fr => "Sait ce qui s’est passé, qui l’a fait, et combien de colonnes cela vaut.",
    }
}

/// `Carries the whole timetable in there, and three kinds of whistle.`
pub fn brain_about_conductor_briggs(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Carries the whole timetable in there, and three kinds of whistle.",
        Lang::Fr => "Porte là-dedans tout l’horaire, et trois sortes de sifflet.",
    }
}

/// `Has measured the continent on foot and found an error in it.`
pub fn brain_about_arthur(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Has measured the continent on foot and found an error in it.",
        Lang::Fr => "A mesuré le continent à pied et y a trouvé une erreur.",
    }
}

/// `Eleven roles by heart in four languages. Dies beautifully, so be ready to applaud.`
pub fn brain_about_octavia(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Eleven roles by heart in four languages. Dies beautifully, so be ready to applaud."
        }
        Lang::Fr => {
            "Onze rôles par cœur en quatre langues. Meurt superbement\u{202f}: préparez-vous à applaudir."
        }
    }
}

/// `Thinks fast, draws faster, and has met zombies with better manners.`
pub fn brain_about_sheriff_cole(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Thinks fast, draws faster, and has met zombies with better manners.",
        Lang::Fr => "Pense vite, dégaine plus vite, et a connu des zombies mieux élevés.",
    }
}

/// `Knows what is in the bottle, what should be in it, and what it will do to you.`
pub fn brain_about_ignatius(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Knows what is in the bottle, what should be in it, and what it will do to you."
        }
        Lang::Fr => {
            "Sait ce qu’il y a dans le flacon, ce qu’il devrait y avoir, et ce que cela va vous faire."
        }
    }
}

/// `Compound interest to nine places, without moving her lips.`
pub fn brain_about_wilhelmina(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Compound interest to nine places, without moving her lips.",
        Lang::Fr => "Les intérêts composés à neuf décimales, sans remuer les lèvres.",
    }
}

/// `Will argue that it was never his brain in the first place. Convincingly.`
pub fn brain_about_theodore(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Will argue that it was never his brain in the first place. Convincingly.",
        Lang::Fr => "Plaidera que ce cerveau n’a jamais été le sien. Et vous convaincra.",
    }
}

/// `Hears forty words a minute in a rattle, and corrects the spelling.`
pub fn brain_about_ada(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hears forty words a minute in a rattle, and corrects the spelling.",
        Lang::Fr => "Entend quarante mots à la minute dans un cliquetis, et corrige l’orthographe.",
    }
}

/// `Has written the book on brains. Has not considered this chapter.`
pub fn brain_about_professor_lund(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Has written the book on brains. Has not considered this chapter.",
        Lang::Fr => "Son traité du cerveau fait autorité. Ce chapitre-ci n’y figure pas.",
    }
}

/// `Holds sixty patents. One of them is for a hat that would have prevented this.`
pub fn brain_about_cornelius(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Holds sixty patents. One of them is for a hat that would have prevented this.",
        Lang::Fr => "Détient soixante brevets, dont celui d’un chapeau qui aurait évité tout cela.",
    }
}

/// `Six hundred years of breeding, and not one ancestor carried a suitcase.`
pub fn brain_about_baroness_etta(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Six hundred years of breeding, and not one ancestor carried a suitcase.",
        Lang::Fr => "Six cents ans de lignée, et pas un ancêtre qui ait porté une valise.",
    }
}

/// `Could take this brain out without help, given a mirror and some peace.`
pub fn brain_about_doctor_quill(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Could take this brain out without help, given a mirror and some peace.",
        Lang::Fr => "Pourrait extraire ce cerveau sans aide, avec un miroir et un peu de calme.",
    }
}

/// `Knows every play by heart, all the parts, and what the critics are hiding.`
pub fn brain_about_vanity(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Knows every play by heart, all the parts, and what the critics are hiding.",
        Lang::Fr => {
            "Sait toutes les pièces par cœur, tous les rôles, et ce que cachent les critiques."
        }
    }
}

/// `Knew you would pick this card. Is not at all pleased about it.`
pub fn brain_about_madame_seraph(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Knew you would pick this card. Is not at all pleased about it.",
        Lang::Fr => "Savait que vous prendriez cette carte. N’en est pas ravie du tout.",
    }
}

/// `Just a plain travelling salesman, with eleven bodyguards and a very good brain.`
pub fn brain_about_the_king_incognito(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Just a plain travelling salesman, with eleven bodyguards and a very good brain."
        }
        Lang::Fr => {
            "Un simple voyageur de commerce, avec onze gardes du corps et un très bon cerveau."
        }
    }
}

/// `Tastes of nothing and thinks about as much.`
pub fn brain_about_mild_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Tastes of nothing and thinks about as much.",
        Lang::Fr => "N’a goût à rien et n’en pense pas davantage.",
    }
}

/// `The only sharp mind in the warehouse.`
pub fn brain_about_sharp_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The only sharp mind in the warehouse.",
        Lang::Fr => "Le seul caractère affirmé de tout l’entrepôt.",
    }
}

/// `There was a fire. They labelled it afterwards.`
pub fn brain_about_smoked_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "There was a fire. They labelled it afterwards.",
        Lang::Fr => "Il y a eu un incendie. L’étiquette est venue après.",
    }
}

/// `Falls apart under pressure, but in all directions at once.`
pub fn brain_about_crumbled_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Falls apart under pressure, but in all directions at once.",
        Lang::Fr => "S’effondre sous la pression, mais de tous les côtés à la fois.",
    }
}

/// `Each slice is individually wrapped and individually useless.`
pub fn brain_about_sliced_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Each slice is individually wrapped and individually useless.",
        Lang::Fr => "Chaque tranche est emballée à part et inutile à part.",
    }
}

/// `Lets ideas pass straight through.`
pub fn brain_about_holey_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Lets ideas pass straight through.",
        Lang::Fr => "Les idées le traversent sans s’arrêter.",
    }
}

/// `It was yellow when it was loaded.`
pub fn brain_about_blue_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It was yellow when it was loaded.",
        Lang::Fr => "Il était jaune au chargement.",
    }
}

/// `Served under four presidents. Learnt from none.`
pub fn brain_about_aged_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Served under four presidents. Learnt from none.",
        Lang::Fr => "A servi sous quatre présidents. N’a rien appris d’aucun.",
    }
}

/// `Every process but the one that makes cheese.`
pub fn brain_about_processed_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Every process but the one that makes cheese.",
        Lang::Fr => "Tous les procédés, sauf celui qui fait le fromage.",
    }
}

/// `Gets everywhere. So will you.`
pub fn brain_about_grated_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Gets everywhere. So will you.",
        Lang::Fr => "S’infiltre partout. Vous aussi, bientôt.",
    }
}

/// `Takes the shape of any skull, and sticks there.`
pub fn brain_about_melted_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Takes the shape of any skull, and sticks there.",
        Lang::Fr => "Épouse la forme de tous les crânes, et y reste collé.",
    }
}

/// `Keeps for ever in a closed head.`
pub fn brain_about_waxed_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Keeps for ever in a closed head.",
        Lang::Fr => "Se garde éternellement dans une tête bien fermée.",
    }
}

/// `Hard to tell from the crate.`
pub fn brain_about_stale_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hard to tell from the crate.",
        Lang::Fr => "Difficile à distinguer de la caisse.",
    }
}

/// `You can hear yourself think. That is the noise.`
pub fn brain_about_squeaky_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You can hear yourself think. That is the noise.",
        Lang::Fr => "On s’entend penser. C’est ce bruit-là.",
    }
}

/// `Just add water and shake the head.`
pub fn brain_about_powdered_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Just add water and shake the head.",
        Lang::Fr => "Ajoutez de l’eau et secouez la tête.",
    }
}

/// `It has been watching you since the station.`
pub fn brain_about_suspicious_government_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "It has been watching you since the station.",
        Lang::Fr => "Il vous surveille depuis la gare.",
    }
}

/// `Lucky Find`
pub fn ability_name_lucky_find(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Lucky Find",
        Lang::Fr => "Bonne pioche",
    }
}

/// `Three Hands`
pub fn ability_name_three_hands(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Three Hands",
        Lang::Fr => "Trois mains",
    }
}

/// `Pickpocket`
pub fn ability_name_pickpocket(_lang: Lang) -> &'static str {
    "Pickpocket"
}

/// `Law and Order`
pub fn ability_name_law_and_order(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Law and Order",
        Lang::Fr => "La loi et l’ordre",
    }
}

/// `Hard Lessons`
pub fn ability_name_hard_lessons(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hard Lessons",
        Lang::Fr => "Dures leçons",
    }
}

/// `Sure-Footed`
pub fn ability_name_sure_footed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Sure-Footed",
        Lang::Fr => "Pied sûr",
    }
}

/// `Spoils`
pub fn ability_name_spoils(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Spoils",
        Lang::Fr => "Butin",
    }
}

/// `Turn the Cheek`
pub fn ability_name_turn_the_cheek(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Turn the Cheek",
        Lang::Fr => "L’autre joue",
    }
}

/// `Second Roll`
pub fn ability_name_reroll(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Second Roll",
        Lang::Fr => "Deuxième lancer",
    }
}

/// `Coupling Hook`
pub fn ability_name_coupling(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Coupling Hook",
        Lang::Fr => "Crochet d’attelage",
    }
}

/// `Foresight`
pub fn ability_name_foresight(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Foresight",
        Lang::Fr => "Prescience",
    }
}

/// `Thrift`
pub fn ability_name_thrift(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Thrift",
        Lang::Fr => "Économie",
    }
}

/// `A find gives you two cards and, as ever, one point.`
pub fn ability_text_lucky_find(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A find gives you two cards and, as ever, one point.",
        Lang::Fr => "Une trouvaille vous donne deux cartes et, comme toujours, un point.",
    }
}

/// `You may hold three cards instead of two.`
pub fn ability_text_three_hands(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You may hold three cards instead of two.",
        Lang::Fr => "Vous pouvez tenir trois cartes au lieu de deux.",
    }
}

/// `Lose a fight, and you take a random card from the winner’s hand.`
pub fn ability_text_pickpocket(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Lose a fight, and you take a random card from the winner’s hand.",
        Lang::Fr => {
            "Un combat perdu, et vous prenez une carte au hasard dans la main du vainqueur."
        }
    }
}

/// `If you share the highest total of a fight, you win it, even against the attacker.`
pub fn ability_text_law_and_order(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "If you share the highest total of a fight, you win it, even against the attacker."
        }
        Lang::Fr => {
            "Si vous partagez le meilleur total d’un combat, vous le gagnez, même contre l’attaquant."
        }
    }
}

/// `Lose a fight, and you get two points instead of one.`
pub fn ability_text_hard_lessons(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Lose a fight, and you get two points instead of one.",
        Lang::Fr => "Un combat perdu, et vous recevez deux points au lieu d’un.",
    }
}

/// `Lose your car, and you keep the cards in your hand.`
pub fn ability_text_sure_footed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Lose your car, and you keep the cards in your hand.",
        Lang::Fr => "Votre wagon perdu, vous gardez les cartes de votre main.",
    }
}

/// `Win a fight, and you get one point.`
pub fn ability_text_spoils(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Win a fight, and you get one point.",
        Lang::Fr => "Un combat gagné, et vous recevez un point.",
    }
}

/// `Attacked, you may pay one point and stay out of the fight.`
pub fn ability_text_turn_the_cheek(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Attacked, you may pay one point and stay out of the fight.",
        Lang::Fr => "Quand on vous attaque, vous pouvez payer un point et rester hors du combat.",
    }
}

/// `Once a turn, you may roll all your movement dice again; the second roll counts.`
pub fn ability_text_reroll(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Once a turn, you may roll all your movement dice again; the second roll counts."
        }
        Lang::Fr => {
            "Une fois par tour, vous pouvez relancer tous vos dés de déplacement\u{202f}; le second résultat compte."
        }
    }
}

/// `In each coupling check, whoever’s, you may once ask for a die to be rolled again.`
pub fn ability_text_coupling(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "In each coupling check, whoever’s, you may once ask for a die to be rolled again."
        }
        Lang::Fr => {
            "Une fois par vérification des attelages, la vôtre ou une autre, vous pouvez faire relancer un dé."
        }
    }
}

/// `In your turn, you see the top card of the deck.`
pub fn ability_text_foresight(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "In your turn, you see the top card of the deck.",
        Lang::Fr => "Pendant votre tour, vous voyez la première carte de la pioche.",
    }
}

/// `Brains cost you one point less to install, but at least 1.`
pub fn ability_text_thrift(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Brains cost you one point less to install, but at least 1.",
        Lang::Fr => "Installer un cerveau vous coûte un point de moins, mais au moins 1.",
    }
}

/// `Recycled cars`
pub fn variant_name_recycle(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Recycled cars",
        Lang::Fr => "Wagons recyclés",
    }
}

/// `Long train`
pub fn variant_name_long_train(_lang: Lang) -> &'static str {
    "Long train"
}

/// `Late Engine`
pub fn variant_name_late_engine(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Late Engine",
        Lang::Fr => "Locomotive en retard",
    }
}

/// `Free cheese`
pub fn variant_name_free_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Free cheese",
        Lang::Fr => "Fromage offert",
    }
}

/// `Lost cars can be drawn again. The journey may take a while, in theory for ever.`
pub fn variant_text_recycle(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Lost cars can be drawn again. The journey may take a while, in theory for ever."
        }
        Lang::Fr => {
            "Les wagons perdus peuvent être tirés de nouveau. Le voyage peut durer, en théorie pour toujours."
        }
    }
}

/// `The train sets off with two, three or four cars in front of the Caboose instead of one.`
pub fn variant_text_long_train(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "The train sets off with two, three or four cars in front of the Caboose instead of one."
        }
        Lang::Fr => {
            "Le train part avec deux, trois ou quatre wagons devant le Fourgon de queue au lieu d’un."
        }
    }
}

/// `Once the Caboose is lost, some full rounds must pass before the Engine can be drawn.`
pub fn variant_text_late_engine(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Once the Caboose is lost, some full rounds must pass before the Engine can be drawn."
        }
        Lang::Fr => {
            "Après la perte du Fourgon de queue, quelques manches entières doivent passer avant qu’on puisse tirer la Locomotive."
        }
    }
}

/// `Everybody sets off with a Government Cheese in the head, so nobody starts quite empty.`
pub fn variant_text_free_cheese(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Everybody sets off with a Government Cheese in the head, so nobody starts quite empty."
        }
        Lang::Fr => {
            "Chacun part avec un fromage d’État dans la tête\u{202f}: personne n’a donc la tête tout à fait vide."
        }
    }
}

/// `Train, round {round}: {n} car, nothing breaks (* counter, ! brake)`, `Train, round {round}: {n} cars, a {lost_on} breaks it (* counter, ! brake)`
#[derive(Debug)]
pub struct ZoneTrain<A, B> {
    pub round: A,
    pub n: u32,
    pub lost_on: B,
}

impl<A: Display, B: Display> ZoneTrain<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ZoneTrain { round, n, lost_on } = self;
        match lang {
            Lang::En if lang.is_one(n) => {
                format!("Train, round {round}: {n} car, nothing breaks (* counter, ! brake)")
            }
            Lang::Fr if lang.is_one(n) => format!(
                "Train, manche {round}\u{202f}: {n} wagon, rien ne casse (* jeton,\u{202f}! frein)"
            ),
            Lang::En => format!(
                "Train, round {round}: {n} cars, a {lost_on} breaks it (* counter, ! brake)"
            ),
            Lang::Fr => format!(
                "Train, manche {round}\u{202f}: {n} wagons, un attelage casse sur {lost_on} (* jeton,\u{202f}! frein)"
            ),
        }
    }
}

/// `Running behind the train`
pub fn zone_behind(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Running behind the train",
        Lang::Fr => "Derrière le train",
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

/// `{letter} {player}: {n} point, {dice}, {place}`, `{letter} {player}: {n} points, {dice}, {place}`
#[derive(Debug)]
pub struct ZonePlayer<'a, A, B, C> {
    pub letter: A,
    pub player: Who<'a>,
    pub n: u32,
    pub dice: B,
    pub place: C,
}

impl<A: Display, B: Display, C: Display> ZonePlayer<'_, A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let ZonePlayer {
            letter,
            player,
            n,
            dice,
            place,
        } = self;
        if player.is_you {
            return you_zone_player(lang, letter, n, dice, place);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{letter} {player}: {n} point, {dice}, {place}"),
            Lang::Fr if lang.is_one(n) => {
                format!("{letter} {player}\u{202f}: {n} point, {dice}, {place}")
            }
            Lang::En => format!("{letter} {player}: {n} points, {dice}, {place}"),
            Lang::Fr => format!("{letter} {player}\u{202f}: {n} points, {dice}, {place}"),
        }
    }
}

/// `Fight`
pub fn zone_fight(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Fight",
        Lang::Fr => "Combat",
    }
}

/// `Brains to deal out`
pub fn zone_brains(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Brains to deal out",
        Lang::Fr => "Cerveaux à distribuer",
    }
}

/// `{player}: hand`
pub fn zone_hand(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_zone_hand(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player}: hand"),
        Lang::Fr => format!("{player}\u{202f}: main"),
    }
}

/// `on {spot}`
pub fn word_on(lang: Lang, spot: impl Display) -> String {
    match lang {
        Lang::En => format!("on {spot}"),
        Lang::Fr => format!("en {spot}"),
    }
}

/// `1 to {last}`
pub fn word_up_to(lang: Lang, last: impl Display) -> String {
    match lang {
        Lang::En => format!("1 to {last}"),
        Lang::Fr => format!("1 à {last}"),
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

/// `no`
pub fn word_no(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "no",
        Lang::Fr => "non",
    }
}

/// `yes`
pub fn word_yes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "yes",
        Lang::Fr => "oui",
    }
}

/// `{n} car in front of the Caboose`, `{n} cars in front of the Caboose`
pub fn word_cars(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} car in front of the Caboose"),
        Lang::Fr if lang.is_one(n) => format!("{n} wagon devant le Fourgon de queue"),
        Lang::En => format!("{n} cars in front of the Caboose"),
        Lang::Fr => format!("{n} wagons devant le Fourgon de queue"),
    }
}

/// `{n} round`, `{n} rounds`
pub fn word_rounds(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} round"),
        Lang::Fr if lang.is_one(n) => format!("{n} manche"),
        Lang::En => format!("{n} rounds"),
        Lang::Fr => format!("{n} manches"),
    }
}

/// `behind the train`
pub fn word_behind(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "behind the train",
        Lang::Fr => "derrière le train",
    }
}

/// `{n} die`, `{n} dice`
pub fn word_dice(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} die"),
        Lang::Fr if lang.is_one(n) => format!("{n} dé"),
        Lang::En => format!("{n} dice"),
        Lang::Fr => format!("{n} dés"),
    }
}

/// `no dice`
pub fn word_no_dice(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "no dice",
        Lang::Fr => "aucun dé",
    }
}

/// `{n} step`, `{n} steps`
pub fn word_steps(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} step"),
        Lang::Fr if lang.is_one(n) => format!("{n} pas"),
        Lang::En => format!("{n} steps"),
        Lang::Fr => format!("{n} pas"),
    }
}

/// `a counter`
pub fn word_counter(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a counter",
        Lang::Fr => "un jeton",
    }
}

/// `a brake`
pub fn word_brake(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a brake",
        Lang::Fr => "un frein",
    }
}

/// `{first} and {last}`
#[derive(Debug)]
pub struct WordAnd<A, B> {
    pub first: A,
    pub last: B,
}

impl<A: Display, B: Display> WordAnd<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let WordAnd { first, last } = self;
        match lang {
            Lang::En => format!("{first} and {last}"),
            Lang::Fr => format!("{first} et {last}"),
        }
    }
}

/// `card face down`
pub fn piece_back(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "card face down",
        Lang::Fr => "carte face cachée",
    }
}

/// `car {number}, {car}`
#[derive(Debug)]
pub struct PieceCar<A, B> {
    pub number: A,
    pub car: B,
}

impl<A: Display, B: Display> PieceCar<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PieceCar { number, car } = self;
        match lang {
            Lang::En => format!("car {number}, {car}"),
            Lang::Fr => format!("wagon {number}, {car}"),
        }
    }
}

/// `car {number}, {car}: {what}`
#[derive(Debug)]
pub struct PieceCarWith<A, B, C> {
    pub number: A,
    pub car: B,
    pub what: C,
}

impl<A: Display, B: Display, C: Display> PieceCarWith<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let PieceCarWith { number, car, what } = self;
        match lang {
            Lang::En => format!("car {number}, {car}: {what}"),
            Lang::Fr => format!("wagon {number}, {car}\u{202f}: {what}"),
        }
    }
}

/// `counters on {spaces}`
pub fn piece_counters(lang: Lang, spaces: impl Display) -> String {
    match lang {
        Lang::En => format!("counters on {spaces}"),
        Lang::Fr => format!("jetons en {spaces}"),
    }
}

/// `brakes on {spaces}`
pub fn piece_brakes(lang: Lang, spaces: impl Display) -> String {
    match lang {
        Lang::En => format!("brakes on {spaces}"),
        Lang::Fr => format!("freins en {spaces}"),
    }
}

/// `{player} on {space}`
#[derive(Debug)]
pub struct PiecePawn<'a, A> {
    pub player: Who<'a>,
    pub space: A,
}

impl<A: Display> PiecePawn<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let PiecePawn { player, space } = self;
        if player.is_you {
            return you_piece_pawn(lang, space);
        }
        match lang {
            Lang::En => format!("{player} on {space}"),
            Lang::Fr => format!("{player} en {space}"),
        }
    }
}

/// `in the head: {brain}`
pub fn piece_head(lang: Lang, brain: impl Display) -> String {
    match lang {
        Lang::En => format!("in the head: {brain}"),
        Lang::Fr => format!("dans la tête\u{202f}: {brain}"),
    }
}

/// `empty head`
pub fn piece_empty_head(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "empty head",
        Lang::Fr => "tête vide",
    }
}

/// `in hand: {brain}`
pub fn piece_hand(lang: Lang, brain: impl Display) -> String {
    match lang {
        Lang::En => format!("in hand: {brain}"),
        Lang::Fr => format!("en main\u{202f}: {brain}"),
    }
}

/// `{name} (Cost {cost}, Hit {hit}, Run {run}, IQ {iq})`
#[derive(Debug)]
pub struct PieceBrain<A, B, C, D, E> {
    pub name: A,
    pub cost: B,
    pub hit: C,
    pub run: D,
    pub iq: E,
}

impl<A: Display, B: Display, C: Display, D: Display, E: Display> PieceBrain<A, B, C, D, E> {
    pub fn say(self, lang: Lang) -> String {
        let PieceBrain {
            name,
            cost,
            hit,
            run,
            iq,
        } = self;
        match lang {
            Lang::En => format!("{name} (Cost {cost}, Hit {hit}, Run {run}, IQ {iq})"),
            Lang::Fr => format!("{name} (Coût {cost}, Frappe {hit}, Course {run}, QI {iq})"),
        }
    }
}

/// `{name} (Cost {cost}, Hit {hit}, Run {run}, IQ {iq}; {ability})`
#[derive(Debug)]
pub struct PieceAbleBrain<A, B, C, D, E, F> {
    pub name: A,
    pub cost: B,
    pub hit: C,
    pub run: D,
    pub iq: E,
    pub ability: F,
}

impl<A: Display, B: Display, C: Display, D: Display, E: Display, F: Display>
    PieceAbleBrain<A, B, C, D, E, F>
{
    pub fn say(self, lang: Lang) -> String {
        let PieceAbleBrain {
            name,
            cost,
            hit,
            run,
            iq,
            ability,
        } = self;
        match lang {
            Lang::En => format!("{name} (Cost {cost}, Hit {hit}, Run {run}, IQ {iq}; {ability})"),
            Lang::Fr => format!(
                "{name} (Coût {cost}, Frappe {hit}, Course {run}, QI {iq}\u{202f}; {ability})"
            ),
        }
    }
}

/// `{player} {total}: dice {dice}, Hit {hit}, thrown {thrown}`
#[derive(Debug)]
pub struct PieceFighter<'a, A, B, C, D> {
    pub player: Who<'a>,
    pub total: A,
    pub dice: B,
    pub hit: C,
    pub thrown: D,
}

impl<A: Display, B: Display, C: Display, D: Display> PieceFighter<'_, A, B, C, D> {
    pub fn say(self, lang: Lang) -> String {
        let PieceFighter {
            player,
            total,
            dice,
            hit,
            thrown,
        } = self;
        if player.is_you {
            return you_piece_fighter(lang, total, dice, hit, thrown);
        }
        match lang {
            Lang::En => format!("{player} {total}: dice {dice}, Hit {hit}, thrown {thrown}"),
            Lang::Fr => {
                format!("{player} {total}\u{202f}: dés {dice}, Frappe {hit}, jeté {thrown}")
            }
        }
    }
}

/// `on top: {brain}`
pub fn piece_top(lang: Lang, brain: impl Display) -> String {
    match lang {
        Lang::En => format!("on top: {brain}"),
        Lang::Fr => format!("dessus\u{202f}: {brain}"),
    }
}

/// `walls between {walls}`
pub fn piece_walls(lang: Lang, walls: impl Display) -> String {
    match lang {
        Lang::En => format!("walls between {walls}"),
        Lang::Fr => format!("murs entre {walls}"),
    }
}

/// `It costs {cost}, and you have {points}.`
#[derive(Debug)]
pub struct LockedCost<A, B> {
    pub cost: A,
    pub points: B,
}

impl<A: Display, B: Display> LockedCost<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let LockedCost { cost, points } = self;
        match lang {
            Lang::En => format!("It costs {cost}, and you have {points}."),
            Lang::Fr => format!("Il coûte {cost}, et vous avez {points}."),
        }
    }
}

/// `First decide whether the die is rolled again.`
pub fn locked_coupling(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "First decide whether the die is rolled again.",
        Lang::Fr => "Décidez d’abord si on relance le dé.",
    }
}

/// `First decide whether you fight.`
pub fn locked_may_fight(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "First decide whether you fight.",
        Lang::Fr => "Décidez d’abord si vous vous battez.",
    }
}

/// `First decide whether you stay out of the fight.`
pub fn locked_may_stay_out(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "First decide whether you stay out of the fight.",
        Lang::Fr => "Décidez d’abord si vous restez en dehors du combat.",
    }
}

/// `First deal out the brains of the fight.`
pub fn locked_deal_out(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "First deal out the brains of the fight.",
        Lang::Fr => "Distribuez d’abord les cerveaux du combat.",
    }
}

/// `Discard {name}`
pub fn action_discard(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("Discard {name}"),
        Lang::Fr => format!("Défausser {name}"),
    }
}

/// `Roll {n} die`, `Roll {n} dice`
pub fn action_roll(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Roll {n} die"),
        Lang::Fr if lang.is_one(n) => format!("Lancer {n} dé"),
        Lang::En => format!("Roll {n} dice"),
        Lang::Fr => format!("Lancer {n} dés"),
    }
}

/// `Set off without dice`
pub fn action_roll_none(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Set off without dice",
        Lang::Fr => "Partir sans dés",
    }
}

/// `Roll again`
pub fn action_reroll(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Roll again",
        Lang::Fr => "Relancer",
    }
}

/// `Throw {name} for {n} more step`, `Throw {name} for {n} more steps`
#[derive(Debug)]
pub struct ActionThrowRun<A> {
    pub name: A,
    pub n: u32,
}

impl<A: Display> ActionThrowRun<A> {
    pub fn say(self, lang: Lang) -> String {
        let ActionThrowRun { name, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("Throw {name} for {n} more step"),
            Lang::Fr if lang.is_one(n) => format!("Jeter {name} pour {n} pas de plus"),
            Lang::En => format!("Throw {name} for {n} more steps"),
            Lang::Fr => format!("Jeter {name} pour {n} pas de plus"),
        }
    }
}

/// `Throw {name} for {n} more`
#[derive(Debug)]
pub struct ActionThrowHit<A, B> {
    pub name: A,
    pub n: B,
}

impl<A: Display, B: Display> ActionThrowHit<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ActionThrowHit { name, n } = self;
        match lang {
            Lang::En => format!("Throw {name} for {n} more"),
            Lang::Fr => format!("Jeter {name} pour {n} de plus"),
        }
    }
}

/// `Throw no card`
pub fn action_pass(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Throw no card",
        Lang::Fr => "Ne rien jeter",
    }
}

/// `Open a new car`
pub fn action_open(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Open a new car",
        Lang::Fr => "Ouvrir un nouveau wagon",
    }
}

/// `Stay on {spot}`
pub fn action_stay(lang: Lang, spot: impl Display) -> String {
    match lang {
        Lang::En => format!("Stay on {spot}"),
        Lang::Fr => format!("Rester en {spot}"),
    }
}

/// `Stay on {spot}: {what}`
#[derive(Debug)]
pub struct ActionStayAt<A, B> {
    pub spot: A,
    pub what: B,
}

impl<A: Display, B: Display> ActionStayAt<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ActionStayAt { spot, what } = self;
        match lang {
            Lang::En => format!("Stay on {spot}: {what}"),
            Lang::Fr => format!("Rester en {spot}\u{202f}: {what}"),
        }
    }
}

/// `Stop on {spot}, {steps} away`
#[derive(Debug)]
pub struct ActionStop<A, B> {
    pub spot: A,
    pub steps: B,
}

impl<A: Display, B: Display> ActionStop<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ActionStop { spot, steps } = self;
        match lang {
            Lang::En => format!("Stop on {spot}, {steps} away"),
            Lang::Fr => format!("S’arrêter en {spot}, à {steps}"),
        }
    }
}

/// `Stop on {spot}, {steps} away: {what}`
#[derive(Debug)]
pub struct ActionStopAt<A, B, C> {
    pub spot: A,
    pub steps: B,
    pub what: C,
}

impl<A: Display, B: Display, C: Display> ActionStopAt<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let ActionStopAt { spot, steps, what } = self;
        match lang {
            Lang::En => format!("Stop on {spot}, {steps} away: {what}"),
            Lang::Fr => format!("S’arrêter en {spot}, à {steps}\u{202f}: {what}"),
        }
    }
}

/// `Have the die rolled again`
pub fn action_again(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Have the die rolled again",
        Lang::Fr => "Faire relancer le dé",
    }
}

/// `Let the die be`
pub fn action_let_be(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Let the die be",
        Lang::Fr => "Laisser le dé tel quel",
    }
}

/// `Fight`
pub fn action_fight(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Fight",
        Lang::Fr => "Se battre",
    }
}

/// `Do not fight`
pub fn action_no_fight(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Do not fight",
        Lang::Fr => "Ne pas se battre",
    }
}

/// `Pay a point and stay out`
pub fn action_stay_out(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Pay a point and stay out",
        Lang::Fr => "Payer un point et rester en dehors",
    }
}

/// `Fight back`
pub fn action_stand_up(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Fight back",
        Lang::Fr => "Se défendre",
    }
}

/// `{name} for {player}`
#[derive(Debug)]
pub struct ActionGive<'a, A> {
    pub name: A,
    pub player: Who<'a>,
}

impl<A: Display> ActionGive<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let ActionGive { name, player } = self;
        if player.is_you {
            return you_action_give(lang, name);
        }
        match lang {
            Lang::En => format!("{name} for {player}"),
            Lang::Fr => format!("{name} pour {player}"),
        }
    }
}

/// `No brain for {player}`
pub fn action_give_nothing(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_action_give_nothing(lang).to_owned();
    }
    match lang {
        Lang::En => format!("No brain for {player}"),
        Lang::Fr => format!("Aucun cerveau pour {player}"),
    }
}

/// `Install {name} for {n} point`, `Install {name} for {n} points`
#[derive(Debug)]
pub struct ActionInstall<A> {
    pub name: A,
    pub n: u32,
}

impl<A: Display> ActionInstall<A> {
    pub fn say(self, lang: Lang) -> String {
        let ActionInstall { name, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("Install {name} for {n} point"),
            Lang::Fr if lang.is_one(n) => format!("Installer {name} pour {n} point"),
            Lang::En => format!("Install {name} for {n} points"),
            Lang::Fr => format!("Installer {name} pour {n} points"),
        }
    }
}

/// `Install nothing`
pub fn action_done(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Install nothing",
        Lang::Fr => "Ne rien installer",
    }
}

/// `Attack nobody.`
pub fn order_no_fight(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Attack nobody.",
        Lang::Fr => "N’attaquer personne.",
    }
}

/// `Never pay to stay out of a fight.`
pub fn order_stand_up(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Never pay to stay out of a fight.",
        Lang::Fr => "Ne jamais payer pour rester en dehors d’un combat.",
    }
}

/// `Throw no cards into fights.`
pub fn order_pass(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Throw no cards into fights.",
        Lang::Fr => "Ne jeter aucune carte dans les combats.",
    }
}

/// `Never have the coupling die rolled again.`
pub fn order_let_be(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Never have the coupling die rolled again.",
        Lang::Fr => "Ne jamais faire relancer le dé des attelages.",
    }
}

/// `Install no brains.`
pub fn order_install_nothing(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Install no brains.",
        Lang::Fr => "N’installer aucun cerveau.",
    }
}

/// `Your turn: discard cards if you like, then roll {dice}.`
pub fn ask_begin_you(lang: Lang, dice: impl Display) -> String {
    match lang {
        Lang::En => format!("Your turn: discard cards if you like, then roll {dice}."),
        Lang::Fr => {
            format!("À vous\u{202f}: défaussez des cartes si vous voulez, puis lancez {dice}.")
        }
    }
}

/// `Your turn: discard cards if you like, then roll {dice}, plus {run}.`
#[derive(Debug)]
pub struct AskBeginRunYou<A, B> {
    pub dice: A,
    pub run: B,
}

impl<A: Display, B: Display> AskBeginRunYou<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let AskBeginRunYou { dice, run } = self;
        match lang {
            Lang::En => {
                format!("Your turn: discard cards if you like, then roll {dice}, plus {run}.")
            }
            Lang::Fr => {
                format!("À vous\u{202f}: défaussez si vous voulez, puis lancez {dice}, plus {run}.")
            }
        }
    }
}

/// `{player} must roll, and may discard cards first.`
pub fn ask_begin_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} must roll, and may discard cards first."),
        Lang::Fr => format!("{player} doit lancer les dés, et peut d’abord défausser des cartes."),
    }
}

/// `You must stop somewhere within {n} step.`, `You must stop somewhere within {n} steps.`
pub fn ask_move_you(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You must stop somewhere within {n} step."),
        Lang::Fr if lang.is_one(n) => {
            format!("Vous devez vous arrêter quelque part, à {n} pas au plus.")
        }
        Lang::En => format!("You must stop somewhere within {n} steps."),
        Lang::Fr => format!("Vous devez vous arrêter quelque part, à {n} pas au plus."),
    }
}

/// `You must stop somewhere within {n} step, or open a new car.`, `You must stop somewhere within {n} steps, or open a new car.`
pub fn ask_move_open(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => {
            format!("You must stop somewhere within {n} step, or open a new car.")
        }
        Lang::Fr if lang.is_one(n) => {
            format!("Arrêtez-vous à {n} pas au plus, ou ouvrez un nouveau wagon.")
        }
        Lang::En => format!("You must stop somewhere within {n} steps, or open a new car."),
        Lang::Fr => format!("Arrêtez-vous à {n} pas au plus, ou ouvrez un nouveau wagon."),
    }
}

/// `You must get back on the train: {n} step.`, `You must get back on the train: {n} steps.`
pub fn ask_move_behind(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You must get back on the train: {n} step."),
        Lang::Fr if lang.is_one(n) => {
            format!("Vous devez remonter dans le train\u{202f}: {n} pas.")
        }
        Lang::En => format!("You must get back on the train: {n} steps."),
        Lang::Fr => format!("Vous devez remonter dans le train\u{202f}: {n} pas."),
    }
}

/// `{player} must move, up to {n} step.`, `{player} must move, up to {n} steps.`
#[derive(Debug)]
pub struct AskMoveOther<A> {
    pub player: A,
    pub n: u32,
}

impl<A: Display> AskMoveOther<A> {
    pub fn say(self, lang: Lang) -> String {
        let AskMoveOther { player, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} must move, up to {n} step."),
            Lang::Fr if lang.is_one(n) => format!("{player} doit se déplacer, de {n} pas au plus."),
            Lang::En => format!("{player} must move, up to {n} steps."),
            Lang::Fr => format!("{player} doit se déplacer, de {n} pas au plus."),
        }
    }
}

/// `The coupling die shows {die} for {n_cars} cars. Have it rolled again?`
#[derive(Debug)]
pub struct AskCouplingYou<A, B> {
    pub die: A,
    pub n_cars: B,
}

impl<A: Display, B: Display> AskCouplingYou<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let AskCouplingYou { die, n_cars } = self;
        match lang {
            Lang::En => {
                format!("The coupling die shows {die} for {n_cars} cars. Have it rolled again?")
            }
            Lang::Fr => format!(
                "Le dé des attelages montre {die} pour {n_cars} wagons. Le relancer\u{202f}?"
            ),
        }
    }
}

/// `The coupling die shows {die} for {n_cars} cars. {player} may have it rolled again.`
#[derive(Debug)]
pub struct AskCouplingOther<A, B, C> {
    pub die: A,
    pub n_cars: B,
    pub player: C,
}

impl<A: Display, B: Display, C: Display> AskCouplingOther<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let AskCouplingOther {
            die,
            n_cars,
            player,
        } = self;
        match lang {
            Lang::En => format!(
                "The coupling die shows {die} for {n_cars} cars. {player} may have it rolled again."
            ),
            Lang::Fr => format!(
                "Le dé des attelages montre {die} pour {n_cars} wagons. {player} peut le faire relancer."
            ),
        }
    }
}

/// `You may fight {others}.`
pub fn ask_fight_you(lang: Lang, others: impl Display) -> String {
    match lang {
        Lang::En => format!("You may fight {others}."),
        Lang::Fr => format!("Vous pouvez vous battre contre {others}."),
    }
}

/// `{player} may fight {others}.`
#[derive(Debug)]
pub struct AskFightOther<A, B> {
    pub player: A,
    pub others: B,
}

impl<A: Display, B: Display> AskFightOther<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let AskFightOther { player, others } = self;
        match lang {
            Lang::En => format!("{player} may fight {others}."),
            Lang::Fr => format!("{player} peut se battre contre {others}."),
        }
    }
}

/// `{player} may fight you.`
pub fn ask_fight_me(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} may fight you."),
        Lang::Fr => format!("{player} peut vous attaquer."),
    }
}

/// `{attacker} attacks you. Pay a point to stay out of the fight?`
pub fn ask_cheek_you(lang: Lang, attacker: impl Display) -> String {
    match lang {
        Lang::En => format!("{attacker} attacks you. Pay a point to stay out of the fight?"),
        Lang::Fr => {
            format!("{attacker} vous attaque. Payer un point pour éviter le combat\u{202f}?")
        }
    }
}

/// `{player} may pay a point to stay out of the fight.`
pub fn ask_cheek_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} may pay a point to stay out of the fight."),
        Lang::Fr => format!("{player} peut payer un point pour rester hors du combat."),
    }
}

/// `You total {total}; best opponent: {best}. Throw a card?`
#[derive(Debug)]
pub struct AskThrowYou<A, B> {
    pub total: A,
    pub best: B,
}

impl<A: Display, B: Display> AskThrowYou<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let AskThrowYou { total, best } = self;
        match lang {
            Lang::En => format!("You total {total}; best opponent: {best}. Throw a card?"),
            Lang::Fr => format!(
                "Vous totalisez {total}\u{202f}; meilleur adversaire\u{202f}: {best}. Jeter une carte\u{202f}?"
            ),
        }
    }
}

/// `{player} may throw a card into the fight.`
pub fn ask_throw_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} may throw a card into the fight."),
        Lang::Fr => format!("{player} peut jeter une carte dans le combat."),
    }
}

/// `You won: which brain goes into your own head?`
pub fn ask_own_head_you(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You won: which brain goes into your own head?",
        Lang::Fr => "Vous avez gagné\u{202f}: quel cerveau pour votre propre tête\u{202f}?",
    }
}

/// `Which brain goes into the head of {to}?`
pub fn ask_head_you(lang: Lang, to: impl Display) -> String {
    match lang {
        Lang::En => format!("Which brain goes into the head of {to}?"),
        Lang::Fr => format!("Quel cerveau pour {to}\u{202f}?"),
    }
}

/// `{player} deals out the brains: which one for {to}?`
#[derive(Debug)]
pub struct AskHeadOther<A, B> {
    pub player: A,
    pub to: B,
}

impl<A: Display, B: Display> AskHeadOther<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let AskHeadOther { player, to } = self;
        match lang {
            Lang::En => format!("{player} deals out the brains: which one for {to}?"),
            Lang::Fr => {
                format!("{player} distribue les cerveaux\u{202f}: lequel pour {to}\u{202f}?")
            }
        }
    }
}

/// `You may install a brain; you have {n} point.`, `You may install a brain; you have {n} points.`
pub fn ask_install_you(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You may install a brain; you have {n} point."),
        Lang::Fr if lang.is_one(n) => {
            format!("Vous pouvez installer un cerveau\u{202f}; vous avez {n} point.")
        }
        Lang::En => format!("You may install a brain; you have {n} points."),
        Lang::Fr => format!("Vous pouvez installer un cerveau\u{202f}; vous avez {n} points."),
    }
}

/// `{player} may install a brain.`
pub fn ask_install_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} may install a brain."),
        Lang::Fr => format!("{player} peut installer un cerveau."),
    }
}

/// `Too many cards: you must discard {n}.`
pub fn ask_limit_you(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Too many cards: you must discard {n}."),
        Lang::Fr => format!("Trop de cartes\u{202f}: vous devez en défausser {n}."),
    }
}

/// `{player} holds too many cards and must discard.`
pub fn ask_limit_other(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} holds too many cards and must discard."),
        Lang::Fr => format!("{player} tient trop de cartes et doit en défausser."),
    }
}

/// `The game is over: you win with {brain} in your head, IQ {iq}.`
#[derive(Debug)]
pub struct AskWonYou<A, B> {
    pub brain: A,
    pub iq: B,
}

impl<A: Display, B: Display> AskWonYou<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let AskWonYou { brain, iq } = self;
        match lang {
            Lang::En => format!("The game is over: you win with {brain} in your head, IQ {iq}."),
            Lang::Fr => format!(
                "La partie est finie\u{202f}: vous gagnez avec {brain} dans la tête, QI {iq}."
            ),
        }
    }
}

/// `The game is over: {player} wins with {brain} in the head, IQ {iq}.`
#[derive(Debug)]
pub struct AskWon<A, B, C> {
    pub player: A,
    pub brain: B,
    pub iq: C,
}

impl<A: Display, B: Display, C: Display> AskWon<A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let AskWon { player, brain, iq } = self;
        match lang {
            Lang::En => {
                format!("The game is over: {player} wins with {brain} in the head, IQ {iq}.")
            }
            Lang::Fr => format!(
                "La partie est finie\u{202f}: {player} gagne avec {brain} dans la tête, QI {iq}."
            ),
        }
    }
}

/// `The game is over: no brain anywhere, everyone loses.`
pub fn ask_everyone_lost(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The game is over: no brain anywhere, everyone loses.",
        Lang::Fr => "La partie est finie\u{202f}: pas un cerveau qui compte, tout le monde perd.",
    }
}

/// `The train sets off with the {car}.`
pub fn event_car_joined(lang: Lang, car: impl Display) -> String {
    match lang {
        Lang::En => format!("The train sets off with the {car}."),
        Lang::Fr => format!("Au départ, devant le Fourgon de queue\u{202f}: {car}."),
    }
}

/// `{player} starts with {brain}.`
#[derive(Debug)]
pub struct EventCheese<'a, A> {
    pub player: Who<'a>,
    pub brain: A,
}

impl<A: Display> EventCheese<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventCheese { player, brain } = self;
        if player.is_you {
            return you_event_cheese(lang, brain);
        }
        match lang {
            Lang::En => format!("{player} starts with {brain}."),
            Lang::Fr => format!("{player} part avec {brain}."),
        }
    }
}

/// `{player} is dealt {brain}.`
#[derive(Debug)]
pub struct EventDealt<'a, A> {
    pub player: Who<'a>,
    pub brain: A,
}

impl<A: Display> EventDealt<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventDealt { player, brain } = self;
        if player.is_you {
            return you_event_dealt(lang, brain);
        }
        match lang {
            Lang::En => format!("{player} is dealt {brain}."),
            Lang::Fr => format!("{player} reçoit {brain}."),
        }
    }
}

/// `{player} is dealt a card.`
pub fn event_dealt_hidden(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} is dealt a card."),
        Lang::Fr => format!("{player} reçoit une carte."),
    }
}

/// `Round {n}.`
pub fn event_round(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Round {n}."),
        Lang::Fr => format!("Manche {n}."),
    }
}

/// `{player} to move.`
pub fn event_turn(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_turn(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} to move."),
        Lang::Fr => format!("À {player} de jouer."),
    }
}

/// `{player} sees the top card of the deck: {brain}.`
#[derive(Debug)]
pub struct EventForesaw<'a, A> {
    pub player: Who<'a>,
    pub brain: A,
}

impl<A: Display> EventForesaw<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventForesaw { player, brain } = self;
        if player.is_you {
            return you_event_foresaw(lang, brain);
        }
        match lang {
            Lang::En => format!("{player} sees the top card of the deck: {brain}."),
            Lang::Fr => format!("{player} voit la première carte de la pioche\u{202f}: {brain}."),
        }
    }
}

/// `{player} sees the top card of the deck.`
pub fn event_foresaw_hidden(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} sees the top card of the deck."),
        Lang::Fr => format!("{player} voit la première carte de la pioche."),
    }
}

/// `{player} discards {brain}.`
#[derive(Debug)]
pub struct EventDiscarded<'a, A> {
    pub player: Who<'a>,
    pub brain: A,
}

impl<A: Display> EventDiscarded<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventDiscarded { player, brain } = self;
        if player.is_you {
            return you_event_discarded(lang, brain);
        }
        match lang {
            Lang::En => format!("{player} discards {brain}."),
            Lang::Fr => format!("{player} défausse {brain}."),
        }
    }
}

/// `{player} rolls {dice}: {n} step.`, `{player} rolls {dice}: {n} steps.`
#[derive(Debug)]
pub struct EventRolled<'a, A> {
    pub player: Who<'a>,
    pub dice: A,
    pub n: u32,
}

impl<A: Display> EventRolled<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventRolled { player, dice, n } = self;
        if player.is_you {
            return you_event_rolled(lang, dice, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} rolls {dice}: {n} step."),
            Lang::Fr if lang.is_one(n) => format!("{player} lance {dice}\u{202f}: {n} pas."),
            Lang::En => format!("{player} rolls {dice}: {n} steps."),
            Lang::Fr => format!("{player} lance {dice}\u{202f}: {n} pas."),
        }
    }
}

/// `{player} rolls again, {dice}: {n} step.`, `{player} rolls again, {dice}: {n} steps.`
#[derive(Debug)]
pub struct EventRerolled<'a, A> {
    pub player: Who<'a>,
    pub dice: A,
    pub n: u32,
}

impl<A: Display> EventRerolled<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventRerolled { player, dice, n } = self;
        if player.is_you {
            return you_event_rerolled(lang, dice, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} rolls again, {dice}: {n} step."),
            Lang::Fr if lang.is_one(n) => format!("{player} relance, {dice}\u{202f}: {n} pas."),
            Lang::En => format!("{player} rolls again, {dice}: {n} steps."),
            Lang::Fr => format!("{player} relance, {dice}\u{202f}: {n} pas."),
        }
    }
}

/// `{player} throws {brain} for {n} more step.`, `{player} throws {brain} for {n} more steps.`
#[derive(Debug)]
pub struct EventThrownToRun<'a, A> {
    pub player: Who<'a>,
    pub brain: A,
    pub n: u32,
}

impl<A: Display> EventThrownToRun<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventThrownToRun { player, brain, n } = self;
        if player.is_you {
            return you_event_thrown_to_run(lang, brain, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} throws {brain} for {n} more step."),
            Lang::Fr if lang.is_one(n) => format!("{player} jette {brain} pour {n} pas de plus."),
            Lang::En => format!("{player} throws {brain} for {n} more steps."),
            Lang::Fr => format!("{player} jette {brain} pour {n} pas de plus."),
        }
    }
}

/// `{player} opens the {car}, {n} step left.`, `{player} opens the {car}, {n} steps left.`
#[derive(Debug)]
pub struct EventOpened<'a, A> {
    pub player: Who<'a>,
    pub car: A,
    pub n: u32,
}

impl<A: Display> EventOpened<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventOpened { player, car, n } = self;
        if player.is_you {
            return you_event_opened(lang, car, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} opens the {car}, {n} step left."),
            Lang::Fr if lang.is_one(n) => {
                format!("{player} ouvre un wagon, {car}, et a encore {n} pas.")
            }
            Lang::En => format!("{player} opens the {car}, {n} steps left."),
            Lang::Fr => format!("{player} ouvre un wagon, {car}, et a encore {n} pas."),
        }
    }
}

/// `{player} stops on {spot}.`
#[derive(Debug)]
pub struct EventStopped<'a, A> {
    pub player: Who<'a>,
    pub spot: A,
}

impl<A: Display> EventStopped<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventStopped { player, spot } = self;
        if player.is_you {
            return you_event_stopped(lang, spot);
        }
        match lang {
            Lang::En => format!("{player} stops on {spot}."),
            Lang::Fr => format!("{player} s’arrête en {spot}."),
        }
    }
}

/// `{player} pulls the brake!`
pub fn event_braked(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_braked(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} pulls the brake!"),
        Lang::Fr => format!("{player} tire le frein\u{202f}!"),
    }
}

/// `The couplings: {die} for {n_cars} cars. They hold.`
#[derive(Debug)]
pub struct EventCouplingHeld<A, B> {
    pub die: A,
    pub n_cars: B,
}

impl<A: Display, B: Display> EventCouplingHeld<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventCouplingHeld { die, n_cars } = self;
        match lang {
            Lang::En => format!("The couplings: {die} for {n_cars} cars. They hold."),
            Lang::Fr => format!("Les attelages\u{202f}: {die} pour {n_cars} wagons. Ils tiennent."),
        }
    }
}

/// `The couplings: {die} for {n_cars} cars. One breaks!`
#[derive(Debug)]
pub struct EventCouplingLost<A, B> {
    pub die: A,
    pub n_cars: B,
}

impl<A: Display, B: Display> EventCouplingLost<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventCouplingLost { die, n_cars } = self;
        match lang {
            Lang::En => format!("The couplings: {die} for {n_cars} cars. One breaks!"),
            Lang::Fr => format!(
                "Les attelages\u{202f}: {die} pour {n_cars} wagons. Il y en a un qui casse\u{202f}!"
            ),
        }
    }
}

/// `The couplings: {die} for {n_cars} cars. {player} may have it rolled again.`
#[derive(Debug)]
pub struct EventCouplingAsked<'a, A, B> {
    pub die: A,
    pub n_cars: B,
    pub player: Who<'a>,
}

impl<A: Display, B: Display> EventCouplingAsked<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventCouplingAsked {
            die,
            n_cars,
            player,
        } = self;
        if player.is_you {
            return you_event_coupling_asked(lang, die, n_cars);
        }
        match lang {
            Lang::En => format!(
                "The couplings: {die} for {n_cars} cars. {player} may have it rolled again."
            ),
            Lang::Fr => format!(
                "Les attelages\u{202f}: {die} pour {n_cars} wagons. {player} peut faire relancer le dé."
            ),
        }
    }
}

/// `{player} lets the die be.`
pub fn event_let_be(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_let_be(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} lets the die be."),
        Lang::Fr => format!("{player} laisse le dé tel quel."),
    }
}

/// `{player} has the die rolled again.`
pub fn event_again(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_again(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} has the die rolled again."),
        Lang::Fr => format!("{player} fait relancer le dé."),
    }
}

/// `The {car} is lost.`
pub fn event_car_lost(lang: Lang, car: impl Display) -> String {
    match lang {
        Lang::En => format!("The {car} is lost."),
        Lang::Fr => format!("Un wagon est perdu\u{202f}: {car}."),
    }
}

/// `{player} runs along behind the train.`
pub fn event_fell(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_fell(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} runs along behind the train."),
        Lang::Fr => format!("{player} court derrière le train."),
    }
}

/// `{player} runs along behind the train and loses {cards}.`
#[derive(Debug)]
pub struct EventFellWith<'a, A> {
    pub player: Who<'a>,
    pub cards: A,
}

impl<A: Display> EventFellWith<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventFellWith { player, cards } = self;
        if player.is_you {
            return you_event_fell_with(lang, cards);
        }
        match lang {
            Lang::En => format!("{player} runs along behind the train and loses {cards}."),
            Lang::Fr => format!("{player} court derrière le train et perd {cards}."),
        }
    }
}

/// `{player} finds a counter: +1 point and a card.`
pub fn event_found(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_found(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} finds a counter: +1 point and a card."),
        Lang::Fr => format!("{player} trouve un jeton\u{202f}: +1 point et une carte."),
    }
}

/// `{player} draws {brain}.`
#[derive(Debug)]
pub struct EventDrew<'a, A> {
    pub player: Who<'a>,
    pub brain: A,
}

impl<A: Display> EventDrew<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventDrew { player, brain } = self;
        if player.is_you {
            return you_event_drew(lang, brain);
        }
        match lang {
            Lang::En => format!("{player} draws {brain}."),
            Lang::Fr => format!("{player} pioche {brain}."),
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

/// `{player} meets {others}.`
#[derive(Debug)]
pub struct EventMet<'a, A> {
    pub player: Who<'a>,
    pub others: A,
}

impl<A: Display> EventMet<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventMet { player, others } = self;
        if player.is_you {
            return you_event_met(lang, others);
        }
        match lang {
            Lang::En => format!("{player} meets {others}."),
            Lang::Fr => format!("{player} rencontre {others}."),
        }
    }
}

/// `{player} looks the other way.`
pub fn event_left_alone(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_left_alone(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} looks the other way."),
        Lang::Fr => format!("{player} regarde ailleurs."),
    }
}

/// `{player} attacks {others}!`
#[derive(Debug)]
pub struct EventAttacked<'a, A> {
    pub player: Who<'a>,
    pub others: A,
}

impl<A: Display> EventAttacked<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventAttacked { player, others } = self;
        if player.is_you {
            return you_event_attacked(lang, others);
        }
        match lang {
            Lang::En => format!("{player} attacks {others}!"),
            Lang::Fr => format!("{player} attaque {others}\u{202f}!"),
        }
    }
}

/// `{player} pays a point and stays out of it.`
pub fn event_stayed_out(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_stayed_out(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} pays a point and stays out of it."),
        Lang::Fr => format!("{player} paie un point et reste en dehors."),
    }
}

/// `The fight: {rolls}.`
pub fn event_fight_rolled(lang: Lang, rolls: impl Display) -> String {
    match lang {
        Lang::En => format!("The fight: {rolls}."),
        Lang::Fr => format!("Le combat\u{202f}: {rolls}."),
    }
}

/// `{player} {dice} + Hit {hit} = {total}`
#[derive(Debug)]
pub struct EventFightRoll<'a, A, B, C> {
    pub player: Who<'a>,
    pub dice: A,
    pub hit: B,
    pub total: C,
}

impl<A: Display, B: Display, C: Display> EventFightRoll<'_, A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let EventFightRoll {
            player,
            dice,
            hit,
            total,
        } = self;
        if player.is_you {
            return you_event_fight_roll(lang, dice, hit, total);
        }
        match lang {
            Lang::En => format!("{player} {dice} + Hit {hit} = {total}"),
            Lang::Fr => format!("{player} {dice} + Frappe {hit} = {total}"),
        }
    }
}

/// `{player} throws {brain} (Hit {hit}) and has {total}.`
#[derive(Debug)]
pub struct EventThrownToHit<'a, A, B, C> {
    pub player: Who<'a>,
    pub brain: A,
    pub hit: B,
    pub total: C,
}

impl<A: Display, B: Display, C: Display> EventThrownToHit<'_, A, B, C> {
    pub fn say(self, lang: Lang) -> String {
        let EventThrownToHit {
            player,
            brain,
            hit,
            total,
        } = self;
        if player.is_you {
            return you_event_thrown_to_hit(lang, brain, hit, total);
        }
        match lang {
            Lang::En => format!("{player} throws {brain} (Hit {hit}) and has {total}."),
            Lang::Fr => format!("{player} jette {brain} (Frappe {hit}) et totalise {total}."),
        }
    }
}

/// `{player} throws no card.`
pub fn event_passed(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_passed(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} throws no card."),
        Lang::Fr => format!("{player} ne jette rien."),
    }
}

/// `{player} wins the fight with {total}.`
#[derive(Debug)]
pub struct EventFightWon<'a, A> {
    pub player: Who<'a>,
    pub total: A,
}

impl<A: Display> EventFightWon<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventFightWon { player, total } = self;
        if player.is_you {
            return you_event_fight_won(lang, total);
        }
        match lang {
            Lang::En => format!("{player} wins the fight with {total}."),
            Lang::Fr => format!("{player} gagne le combat avec {total}."),
        }
    }
}

/// `A tie at {total}, and {player} wins the fight.`
#[derive(Debug)]
pub struct EventFightWonTie<'a, A> {
    pub total: A,
    pub player: Who<'a>,
}

impl<A: Display> EventFightWonTie<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventFightWonTie { total, player } = self;
        if player.is_you {
            return you_event_fight_won_tie(lang, total);
        }
        match lang {
            Lang::En => format!("A tie at {total}, and {player} wins the fight."),
            Lang::Fr => format!("Égalité à {total}, et {player} gagne le combat."),
        }
    }
}

/// `{player} learns from it: {n} point.`, `{player} learns from it: {n} points.`
#[derive(Debug)]
pub struct EventLearned<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl EventLearned<'_> {
    pub fn say(self, lang: Lang) -> String {
        let EventLearned { player, n } = self;
        if player.is_you {
            return you_event_learned(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} learns from it: {n} point."),
            Lang::Fr if lang.is_one(n) => format!("{player} en tire une leçon\u{202f}: {n} point."),
            Lang::En => format!("{player} learns from it: {n} points."),
            Lang::Fr => format!("{player} en tire une leçon\u{202f}: {n} points."),
        }
    }
}

/// `{player} gets a point of spoils.`
pub fn event_spoils(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_spoils(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} gets a point of spoils."),
        Lang::Fr => format!("{player} reçoit un point de butin."),
    }
}

/// `{player} takes {brain} from the hand of {other}.`
#[derive(Debug)]
pub struct EventPickpocketed<'a, A> {
    pub player: Who<'a>,
    pub brain: A,
    pub other: Who<'a>,
}

impl<A: Display> EventPickpocketed<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventPickpocketed {
            player,
            brain,
            other,
        } = self;
        if player.is_you {
            return you_event_pickpocketed(lang, brain, other);
        }
        if other.is_you {
            return to_you_event_pickpocketed(lang, player, brain);
        }
        match lang {
            Lang::En => format!("{player} takes {brain} from the hand of {other}."),
            Lang::Fr => format!("{player} prend {brain} à {other}."),
        }
    }
}

/// `{player} takes a card from the hand of {other}.`
#[derive(Debug)]
pub struct EventPickpocketedHidden<A, B> {
    pub player: A,
    pub other: B,
}

impl<A: Display, B: Display> EventPickpocketedHidden<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventPickpocketedHidden { player, other } = self;
        match lang {
            Lang::En => format!("{player} takes a card from the hand of {other}."),
            Lang::Fr => format!("{player} prend une carte à {other}."),
        }
    }
}

/// `{player} takes out {brains}.`
#[derive(Debug)]
pub struct EventBrainsTaken<'a, A> {
    pub player: Who<'a>,
    pub brains: A,
}

impl<A: Display> EventBrainsTaken<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventBrainsTaken { player, brains } = self;
        if player.is_you {
            return you_event_brains_taken(lang, brains);
        }
        match lang {
            Lang::En => format!("{player} takes out {brains}."),
            Lang::Fr => format!("{player} sort des têtes {brains}."),
        }
    }
}

/// `{player} gets {brain}.`
#[derive(Debug)]
pub struct EventBrainGiven<'a, A> {
    pub player: Who<'a>,
    pub brain: A,
}

impl<A: Display> EventBrainGiven<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventBrainGiven { player, brain } = self;
        if player.is_you {
            return you_event_brain_given(lang, brain);
        }
        match lang {
            Lang::En => format!("{player} gets {brain}."),
            Lang::Fr => format!("{player} reçoit {brain}."),
        }
    }
}

/// `{player} gets no brain.`
pub fn event_brain_given_none(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_brain_given_none(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} gets no brain."),
        Lang::Fr => format!("{player} ne reçoit aucun cerveau."),
    }
}

/// `Nobody gets {brains}.`
pub fn event_brains_left(lang: Lang, brains: impl Display) -> String {
    match lang {
        Lang::En => format!("Nobody gets {brains}."),
        Lang::Fr => format!("Personne ne reçoit {brains}."),
    }
}

/// `{player} may install a brain.`
pub fn event_may_install(lang: Lang, player: Who<'_>) -> String {
    if player.is_you {
        return you_event_may_install(lang).to_owned();
    }
    match lang {
        Lang::En => format!("{player} may install a brain."),
        Lang::Fr => format!("{player} peut installer un cerveau."),
    }
}

/// `{player} installs {brain} for {n} point.`, `{player} installs {brain} for {n} points.`
#[derive(Debug)]
pub struct EventInstalled<'a, A> {
    pub player: Who<'a>,
    pub brain: A,
    pub n: u32,
}

impl<A: Display> EventInstalled<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let EventInstalled { player, brain, n } = self;
        if player.is_you {
            return you_event_installed(lang, brain, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} installs {brain} for {n} point."),
            Lang::Fr if lang.is_one(n) => format!("{player} installe {brain} pour {n} point."),
            Lang::En => format!("{player} installs {brain} for {n} points."),
            Lang::Fr => format!("{player} installe {brain} pour {n} points."),
        }
    }
}

/// `{player} installs {brain} for {n} point; {old} goes.`, `{player} installs {brain} for {n} points; {old} goes.`
#[derive(Debug)]
pub struct EventInstalledOver<'a, A, B> {
    pub player: Who<'a>,
    pub brain: A,
    pub n: u32,
    pub old: B,
}

impl<A: Display, B: Display> EventInstalledOver<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventInstalledOver {
            player,
            brain,
            n,
            old,
        } = self;
        if player.is_you {
            return you_event_installed_over(lang, brain, n, old);
        }
        match lang {
            Lang::En if lang.is_one(n) => {
                format!("{player} installs {brain} for {n} point; {old} goes.")
            }
            Lang::Fr if lang.is_one(n) => {
                format!("{player} installe {brain} pour {n} point\u{202f}; {old} s’en va.")
            }
            Lang::En => format!("{player} installs {brain} for {n} points; {old} goes."),
            Lang::Fr => {
                format!("{player} installe {brain} pour {n} points\u{202f}; {old} s’en va.")
            }
        }
    }
}

/// `{player} holds {n} card too many.`, `{player} holds {n} cards too many.`
#[derive(Debug)]
pub struct EventOverLimit<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl EventOverLimit<'_> {
    pub fn say(self, lang: Lang) -> String {
        let EventOverLimit { player, n } = self;
        if player.is_you {
            return you_event_over_limit(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} holds {n} card too many."),
            Lang::Fr if lang.is_one(n) => format!("{player} tient {n} carte de trop."),
            Lang::En => format!("{player} holds {n} cards too many."),
            Lang::Fr => format!("{player} tient {n} cartes de trop."),
        }
    }
}

/// `A hundred rounds are over: the train stops by itself.`
pub fn event_out_of_time(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A hundred rounds are over: the train stops by itself.",
        Lang::Fr => "Cent manches sont passées\u{202f}: le train s’arrête de lui-même.",
    }
}

/// `{player} has the best brain, {brain} with IQ {iq}, and wins!`
#[derive(Debug)]
pub struct EventWon<'a, A, B> {
    pub player: Who<'a>,
    pub brain: A,
    pub iq: B,
}

impl<A: Display, B: Display> EventWon<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventWon { player, brain, iq } = self;
        if player.is_you {
            return you_event_won(lang, brain, iq);
        }
        match lang {
            Lang::En => format!("{player} has the best brain, {brain} with IQ {iq}, and wins!"),
            Lang::Fr => format!(
                "{player} a le meilleur cerveau, {brain} avec un QI {}, et gagne\u{202f}!",
                tabletop::de(&iq)
            ),
        }
    }
}

/// `There is not one brain in a head that counts: everyone loses!`
pub fn event_everyone_lost(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "There is not one brain in a head that counts: everyone loses!",
        Lang::Fr => "Pas une tête avec un cerveau qui compte\u{202f}: tout le monde perd\u{202f}!",
    }
}

/// `{player} meets you.`
pub fn event_met_you(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} meets you."),
        Lang::Fr => format!("{player} vous rencontre."),
    }
}

/// `{player} meets you and {others}.`
#[derive(Debug)]
pub struct EventMetYouAnd<A, B> {
    pub player: A,
    pub others: B,
}

impl<A: Display, B: Display> EventMetYouAnd<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventMetYouAnd { player, others } = self;
        match lang {
            Lang::En => format!("{player} meets you and {others}."),
            Lang::Fr => format!("{player} vous rencontre, ainsi que {others}."),
        }
    }
}

/// `{player} attacks you!`
pub fn event_attacked_you(lang: Lang, player: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} attacks you!"),
        Lang::Fr => format!("{player} vous attaque\u{202f}!"),
    }
}

/// `{player} attacks you and {others}!`
#[derive(Debug)]
pub struct EventAttackedYouAnd<A, B> {
    pub player: A,
    pub others: B,
}

impl<A: Display, B: Display> EventAttackedYouAnd<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let EventAttackedYouAnd { player, others } = self;
        match lang {
            Lang::En => format!("{player} attacks you and {others}!"),
            Lang::Fr => format!("{player} vous attaque, ainsi que {others}\u{202f}!"),
        }
    }
}

/// `Your hand`
fn you_zone_hand(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your hand",
        Lang::Fr => "Votre main",
    }
}

/// `{letter} You: {n} point, {dice}, {place}`, `{letter} You: {n} points, {dice}, {place}`
fn you_zone_player(
    lang: Lang,
    letter: impl Display,
    n: u32,
    dice: impl Display,
    place: impl Display,
) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{letter} You: {n} point, {dice}, {place}"),
        Lang::Fr if lang.is_one(n) => format!("{letter} Vous\u{202f}: {n} point, {dice}, {place}"),
        Lang::En => format!("{letter} You: {n} points, {dice}, {place}"),
        Lang::Fr => format!("{letter} Vous\u{202f}: {n} points, {dice}, {place}"),
    }
}

/// `you on {space}`
fn you_piece_pawn(lang: Lang, space: impl Display) -> String {
    match lang {
        Lang::En => format!("you on {space}"),
        Lang::Fr => format!("vous en {space}"),
    }
}

/// `you {total}: dice {dice}, Hit {hit}, thrown {thrown}`
fn you_piece_fighter(
    lang: Lang,
    total: impl Display,
    dice: impl Display,
    hit: impl Display,
    thrown: impl Display,
) -> String {
    match lang {
        Lang::En => format!("you {total}: dice {dice}, Hit {hit}, thrown {thrown}"),
        Lang::Fr => format!("vous {total}\u{202f}: dés {dice}, Frappe {hit}, jeté {thrown}"),
    }
}

/// `{name} for yourself`
fn you_action_give(lang: Lang, name: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} for yourself"),
        Lang::Fr => format!("{name} pour vous"),
    }
}

/// `No brain for yourself`
fn you_action_give_nothing(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "No brain for yourself",
        Lang::Fr => "Aucun cerveau pour vous",
    }
}

/// `You start with {brain}.`
fn you_event_cheese(lang: Lang, brain: impl Display) -> String {
    match lang {
        Lang::En => format!("You start with {brain}."),
        Lang::Fr => format!("Vous partez avec {brain}."),
    }
}

/// `You are dealt {brain}.`
fn you_event_dealt(lang: Lang, brain: impl Display) -> String {
    match lang {
        Lang::En => format!("You are dealt {brain}."),
        Lang::Fr => format!("Vous recevez {brain}."),
    }
}

/// `Your turn.`
fn you_event_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Your turn.",
        Lang::Fr => "À vous de jouer.",
    }
}

/// `You see the top card of the deck: {brain}.`
fn you_event_foresaw(lang: Lang, brain: impl Display) -> String {
    match lang {
        Lang::En => format!("You see the top card of the deck: {brain}."),
        Lang::Fr => format!("Vous voyez la première carte de la pioche\u{202f}: {brain}."),
    }
}

/// `You discard {brain}.`
fn you_event_discarded(lang: Lang, brain: impl Display) -> String {
    match lang {
        Lang::En => format!("You discard {brain}."),
        Lang::Fr => format!("Vous défaussez {brain}."),
    }
}

/// `You roll {dice}: {n} step.`, `You roll {dice}: {n} steps.`
fn you_event_rolled(lang: Lang, dice: impl Display, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You roll {dice}: {n} step."),
        Lang::Fr if lang.is_one(n) => format!("Vous lancez {dice}\u{202f}: {n} pas."),
        Lang::En => format!("You roll {dice}: {n} steps."),
        Lang::Fr => format!("Vous lancez {dice}\u{202f}: {n} pas."),
    }
}

/// `You roll again, {dice}: {n} step.`, `You roll again, {dice}: {n} steps.`
fn you_event_rerolled(lang: Lang, dice: impl Display, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You roll again, {dice}: {n} step."),
        Lang::Fr if lang.is_one(n) => format!("Vous relancez, {dice}\u{202f}: {n} pas."),
        Lang::En => format!("You roll again, {dice}: {n} steps."),
        Lang::Fr => format!("Vous relancez, {dice}\u{202f}: {n} pas."),
    }
}

/// `You throw {brain} for {n} more step.`, `You throw {brain} for {n} more steps.`
fn you_event_thrown_to_run(lang: Lang, brain: impl Display, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You throw {brain} for {n} more step."),
        Lang::Fr if lang.is_one(n) => format!("Vous jetez {brain} pour {n} pas de plus."),
        Lang::En => format!("You throw {brain} for {n} more steps."),
        Lang::Fr => format!("Vous jetez {brain} pour {n} pas de plus."),
    }
}

/// `You open the {car}, {n} step left.`, `You open the {car}, {n} steps left.`
fn you_event_opened(lang: Lang, car: impl Display, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You open the {car}, {n} step left."),
        Lang::Fr if lang.is_one(n) => {
            format!("Vous ouvrez un wagon, {car}, et avez encore {n} pas.")
        }
        Lang::En => format!("You open the {car}, {n} steps left."),
        Lang::Fr => format!("Vous ouvrez un wagon, {car}, et avez encore {n} pas."),
    }
}

/// `You stop on {spot}.`
fn you_event_stopped(lang: Lang, spot: impl Display) -> String {
    match lang {
        Lang::En => format!("You stop on {spot}."),
        Lang::Fr => format!("Vous vous arrêtez en {spot}."),
    }
}

/// `You pull the brake!`
fn you_event_braked(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You pull the brake!",
        Lang::Fr => "Vous tirez le frein\u{202f}!",
    }
}

/// `The couplings: {die} for {n_cars} cars. You may have it rolled again.`
fn you_event_coupling_asked(lang: Lang, die: impl Display, n_cars: impl Display) -> String {
    match lang {
        Lang::En => {
            format!("The couplings: {die} for {n_cars} cars. You may have it rolled again.")
        }
        Lang::Fr => format!(
            "Les attelages\u{202f}: {die} pour {n_cars} wagons. Vous pouvez faire relancer le dé."
        ),
    }
}

/// `You let the die be.`
fn you_event_let_be(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You let the die be.",
        Lang::Fr => "Vous laissez le dé tel quel.",
    }
}

/// `You have the die rolled again.`
fn you_event_again(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You have the die rolled again.",
        Lang::Fr => "Vous faites relancer le dé.",
    }
}

/// `You run along behind the train.`
fn you_event_fell(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You run along behind the train.",
        Lang::Fr => "Vous courez derrière le train.",
    }
}

/// `You run along behind the train and lose {cards}.`
fn you_event_fell_with(lang: Lang, cards: impl Display) -> String {
    match lang {
        Lang::En => format!("You run along behind the train and lose {cards}."),
        Lang::Fr => format!("Vous courez derrière le train et perdez {cards}."),
    }
}

/// `You find a counter: +1 point and a card.`
fn you_event_found(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You find a counter: +1 point and a card.",
        Lang::Fr => "Vous trouvez un jeton\u{202f}: +1 point et une carte.",
    }
}

/// `You draw {brain}.`
fn you_event_drew(lang: Lang, brain: impl Display) -> String {
    match lang {
        Lang::En => format!("You draw {brain}."),
        Lang::Fr => format!("Vous piochez {brain}."),
    }
}

/// `You meet {others}.`
fn you_event_met(lang: Lang, others: impl Display) -> String {
    match lang {
        Lang::En => format!("You meet {others}."),
        Lang::Fr => format!("Vous rencontrez {others}."),
    }
}

/// `You look the other way.`
fn you_event_left_alone(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You look the other way.",
        Lang::Fr => "Vous regardez ailleurs.",
    }
}

/// `You attack {others}!`
fn you_event_attacked(lang: Lang, others: impl Display) -> String {
    match lang {
        Lang::En => format!("You attack {others}!"),
        Lang::Fr => format!("Vous attaquez {others}\u{202f}!"),
    }
}

/// `You pay a point and stay out of it.`
fn you_event_stayed_out(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You pay a point and stay out of it.",
        Lang::Fr => "Vous payez un point et restez en dehors.",
    }
}

/// `you {dice} + Hit {hit} = {total}`
fn you_event_fight_roll(
    lang: Lang,
    dice: impl Display,
    hit: impl Display,
    total: impl Display,
) -> String {
    match lang {
        Lang::En => format!("you {dice} + Hit {hit} = {total}"),
        Lang::Fr => format!("vous {dice} + Frappe {hit} = {total}"),
    }
}

/// `You throw {brain} (Hit {hit}) and have {total}.`
fn you_event_thrown_to_hit(
    lang: Lang,
    brain: impl Display,
    hit: impl Display,
    total: impl Display,
) -> String {
    match lang {
        Lang::En => format!("You throw {brain} (Hit {hit}) and have {total}."),
        Lang::Fr => format!("Vous jetez {brain} (Frappe {hit}) et totalisez {total}."),
    }
}

/// `You throw no card.`
fn you_event_passed(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You throw no card.",
        Lang::Fr => "Vous ne jetez rien.",
    }
}

/// `You win the fight with {total}.`
fn you_event_fight_won(lang: Lang, total: impl Display) -> String {
    match lang {
        Lang::En => format!("You win the fight with {total}."),
        Lang::Fr => format!("Vous gagnez le combat avec {total}."),
    }
}

/// `A tie at {total}, and you win the fight.`
fn you_event_fight_won_tie(lang: Lang, total: impl Display) -> String {
    match lang {
        Lang::En => format!("A tie at {total}, and you win the fight."),
        Lang::Fr => format!("Égalité à {total}, et vous gagnez le combat."),
    }
}

/// `You learn from it: {n} point.`, `You learn from it: {n} points.`
fn you_event_learned(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You learn from it: {n} point."),
        Lang::Fr if lang.is_one(n) => format!("Vous en tirez une leçon\u{202f}: {n} point."),
        Lang::En => format!("You learn from it: {n} points."),
        Lang::Fr => format!("Vous en tirez une leçon\u{202f}: {n} points."),
    }
}

/// `You get a point of spoils.`
fn you_event_spoils(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You get a point of spoils.",
        Lang::Fr => "Vous recevez un point de butin.",
    }
}

/// `You take {brain} from the hand of {other}.`
fn you_event_pickpocketed(lang: Lang, brain: impl Display, other: impl Display) -> String {
    match lang {
        Lang::En => format!("You take {brain} from the hand of {other}."),
        Lang::Fr => format!("Vous prenez {brain} à {other}."),
    }
}

/// `You take out {brains}.`
fn you_event_brains_taken(lang: Lang, brains: impl Display) -> String {
    match lang {
        Lang::En => format!("You take out {brains}."),
        Lang::Fr => format!("Vous sortez des têtes {brains}."),
    }
}

/// `You get {brain}.`
fn you_event_brain_given(lang: Lang, brain: impl Display) -> String {
    match lang {
        Lang::En => format!("You get {brain}."),
        Lang::Fr => format!("Vous recevez {brain}."),
    }
}

/// `You get no brain.`
fn you_event_brain_given_none(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You get no brain.",
        Lang::Fr => "Vous ne recevez aucun cerveau.",
    }
}

/// `You may install a brain.`
fn you_event_may_install(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "You may install a brain.",
        Lang::Fr => "Vous pouvez installer un cerveau.",
    }
}

/// `You install {brain} for {n} point.`, `You install {brain} for {n} points.`
fn you_event_installed(lang: Lang, brain: impl Display, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You install {brain} for {n} point."),
        Lang::Fr if lang.is_one(n) => format!("Vous installez {brain} pour {n} point."),
        Lang::En => format!("You install {brain} for {n} points."),
        Lang::Fr => format!("Vous installez {brain} pour {n} points."),
    }
}

/// `You install {brain} for {n} point; {old} goes.`, `You install {brain} for {n} points; {old} goes.`
fn you_event_installed_over(lang: Lang, brain: impl Display, n: u32, old: impl Display) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You install {brain} for {n} point; {old} goes."),
        Lang::Fr if lang.is_one(n) => {
            format!("Vous installez {brain} pour {n} point\u{202f}; {old} s’en va.")
        }
        Lang::En => format!("You install {brain} for {n} points; {old} goes."),
        Lang::Fr => format!("Vous installez {brain} pour {n} points\u{202f}; {old} s’en va."),
    }
}

/// `You hold {n} card too many.`, `You hold {n} cards too many.`
fn you_event_over_limit(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("You hold {n} card too many."),
        Lang::Fr if lang.is_one(n) => format!("Vous tenez {n} carte de trop."),
        Lang::En => format!("You hold {n} cards too many."),
        Lang::Fr => format!("Vous tenez {n} cartes de trop."),
    }
}

/// `You have the best brain, {brain} with IQ {iq}, and win!`
fn you_event_won(lang: Lang, brain: impl Display, iq: impl Display) -> String {
    match lang {
        Lang::En => format!("You have the best brain, {brain} with IQ {iq}, and win!"),
        Lang::Fr => format!(
            "Vous avez le meilleur cerveau, {brain} avec un QI {}, et gagnez\u{202f}!",
            tabletop::de(&iq)
        ),
    }
}

/// `you won {n} fight.`, `you won {n} fights.`
fn you_award_fists_won(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("you won {n} fight."),
        Lang::Fr if lang.is_one(n) => format!("vous avez gagné {n} combat."),
        Lang::En => format!("you won {n} fights."),
        Lang::Fr => format!("vous avez gagné {n} combats."),
    }
}

/// `you had {n} step in one turn.`, `you had {n} steps in one turn.`
fn you_award_legs_ran(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("you had {n} step in one turn."),
        Lang::Fr if lang.is_one(n) => format!("vous avez eu {n} pas en un tour."),
        Lang::En => format!("you had {n} steps in one turn."),
        Lang::Fr => format!("vous avez eu {n} pas en un tour."),
    }
}

/// `you opened {n} car.`, `you opened {n} cars.`
fn you_award_doors_opened(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("you opened {n} car."),
        Lang::Fr if lang.is_one(n) => format!("vous avez ouvert {n} wagon."),
        Lang::En => format!("you opened {n} cars."),
        Lang::Fr => format!("vous avez ouvert {n} wagons."),
    }
}

/// `You have {brain} in your head: IQ {iq}.`
fn you_recap_won(lang: Lang, brain: impl Display, iq: impl Display) -> String {
    match lang {
        Lang::En => format!("You have {brain} in your head: IQ {iq}."),
        Lang::Fr => format!("Vous avez {brain} en tête\u{202f}: QI {iq}."),
    }
}

/// `Round {n}: you won a fight.`
fn you_recap_fight(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Round {n}: you won a fight."),
        Lang::Fr => format!("Manche {n}\u{202f}: vous avez gagné un combat."),
    }
}

/// `{player} takes {brain} from your hand.`
fn to_you_event_pickpocketed(lang: Lang, player: impl Display, brain: impl Display) -> String {
    match lang {
        Lang::En => format!("{player} takes {brain} from your hand."),
        Lang::Fr => format!("{player} vous prend {brain}."),
    }
}

/// `IQ {iq}`
pub fn result_iq(lang: Lang, iq: impl Display) -> String {
    match lang {
        Lang::En => format!("IQ {iq}"),
        Lang::Fr => format!("QI {iq}"),
    }
}

/// `The dice and the Run of your brain say how far you may go.`
pub fn explain_roll(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The dice and the Run of your brain say how far you may go.",
        Lang::Fr => "Les dés et la Course de votre cerveau disent jusqu’où vous pouvez aller.",
    }
}

/// `{ability}: {text}`
#[derive(Debug)]
pub struct ExplainAbility<A, B> {
    pub ability: A,
    pub text: B,
}

impl<A: Display, B: Display> ExplainAbility<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let ExplainAbility { ability, text } = self;
        match lang {
            Lang::En => format!("{ability}: {text}"),
            Lang::Fr => format!("{ability}\u{202f}: {text}"),
        }
    }
}

/// `Pulling a brake ends the game: the best brain in a head wins.`
pub fn explain_brake(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Pulling a brake ends the game: the best brain in a head wins.",
        Lang::Fr => "Tirer un frein finit la partie\u{202f}: le meilleur cerveau en tête gagne.",
    }
}

/// `Everybody rolls, adds the Hit of their brain and may throw cards.`
pub fn explain_fight(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Everybody rolls, adds the Hit of their brain and may throw cards.",
        Lang::Fr => {
            "Chacun lance les dés, ajoute la Frappe de son cerveau et peut jeter des cartes."
        }
    }
}

/// `A car is drawn at random and joins the front of the train.`
pub fn explain_open(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "A car is drawn at random and joins the front of the train.",
        Lang::Fr => "Un wagon tiré au sort rejoint l’avant du train.",
    }
}

/// `A night train full of famous brains, and a gang of zombies with big ideas. Climb aboard, grab the best heads, fight for them, and jump off in time.`
pub fn box_pitch(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "A night train full of famous brains, and a gang of zombies with big ideas. Climb aboard, grab the best heads, fight for them, and jump off in time."
        }
        Lang::Fr => {
            "Un train de nuit rempli de cerveaux célèbres et une bande de zombies pleins d’idées. Montez à bord, prenez les meilleures têtes, battez-vous pour elles et sautez à temps."
        }
    }
}

/// `Hardest fists`
pub fn award_fists(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Hardest fists",
        Lang::Fr => "Poings les plus durs",
    }
}

/// `{player} won {n} fight.`, `{player} won {n} fights.`
#[derive(Debug)]
pub struct AwardFistsWon<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl AwardFistsWon<'_> {
    pub fn say(self, lang: Lang) -> String {
        let AwardFistsWon { player, n } = self;
        if player.is_you {
            return you_award_fists_won(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} won {n} fight."),
            Lang::Fr if lang.is_one(n) => format!("{player} a gagné {n} combat."),
            Lang::En => format!("{player} won {n} fights."),
            Lang::Fr => format!("{player} a gagné {n} combats."),
        }
    }
}

/// `Longest legs`
pub fn award_legs(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Longest legs",
        Lang::Fr => "Jambes les plus longues",
    }
}

/// `{player} had {n} step in one turn.`, `{player} had {n} steps in one turn.`
#[derive(Debug)]
pub struct AwardLegsRan<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl AwardLegsRan<'_> {
    pub fn say(self, lang: Lang) -> String {
        let AwardLegsRan { player, n } = self;
        if player.is_you {
            return you_award_legs_ran(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} had {n} step in one turn."),
            Lang::Fr if lang.is_one(n) => format!("{player} a eu {n} pas en un tour."),
            Lang::En => format!("{player} had {n} steps in one turn."),
            Lang::Fr => format!("{player} a eu {n} pas en un tour."),
        }
    }
}

/// `Nosiest nose`
pub fn award_doors(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nosiest nose",
        Lang::Fr => "Nez le plus curieux",
    }
}

/// `{player} opened {n} car.`, `{player} opened {n} cars.`
#[derive(Debug)]
pub struct AwardDoorsOpened<'a> {
    pub player: Who<'a>,
    pub n: u32,
}

impl AwardDoorsOpened<'_> {
    pub fn say(self, lang: Lang) -> String {
        let AwardDoorsOpened { player, n } = self;
        if player.is_you {
            return you_award_doors_opened(lang, n);
        }
        match lang {
            Lang::En if lang.is_one(n) => format!("{player} opened {n} car."),
            Lang::Fr if lang.is_one(n) => format!("{player} a ouvert {n} wagon."),
            Lang::En => format!("{player} opened {n} cars."),
            Lang::Fr => format!("{player} a ouvert {n} wagons."),
        }
    }
}

/// `{player} has {brain} in the head: IQ {iq}.`
#[derive(Debug)]
pub struct RecapWon<'a, A, B> {
    pub player: Who<'a>,
    pub brain: A,
    pub iq: B,
}

impl<A: Display, B: Display> RecapWon<'_, A, B> {
    pub fn say(self, lang: Lang) -> String {
        let RecapWon { player, brain, iq } = self;
        if player.is_you {
            return you_recap_won(lang, brain, iq);
        }
        match lang {
            Lang::En => format!("{player} has {brain} in the head: IQ {iq}."),
            Lang::Fr => format!("{player} a {brain} en tête\u{202f}: QI {iq}."),
        }
    }
}

/// `Not one head with a brain that counts.`
pub fn recap_lost(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Not one head with a brain that counts.",
        Lang::Fr => "Pas une tête avec un cerveau qui compte.",
    }
}

/// `Round {n}: {player} won a fight.`
#[derive(Debug)]
pub struct RecapFight<'a, A> {
    pub n: A,
    pub player: Who<'a>,
}

impl<A: Display> RecapFight<'_, A> {
    pub fn say(self, lang: Lang) -> String {
        let RecapFight { n, player } = self;
        if player.is_you {
            return you_recap_fight(lang, n);
        }
        match lang {
            Lang::En => format!("Round {n}: {player} won a fight."),
            Lang::Fr => format!("Manche {n}\u{202f}: {player} a gagné un combat."),
        }
    }
}

/// `without a brain every card costs a die`
pub fn reason_lighter(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "without a brain every card costs a die",
        Lang::Fr => "sans cerveau, chaque carte coûte un dé",
    }
}

/// `it is the card of the least use`
pub fn reason_least(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it is the card of the least use",
        Lang::Fr => "c’est la carte la moins utile",
    }
}

/// `{n} step is not far`, `{n} steps are not far`
pub fn reason_few_steps(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} step is not far"),
        Lang::Fr if lang.is_one(n) => format!("{n} pas, ce n’est pas loin"),
        Lang::En => format!("{n} steps are not far"),
        Lang::Fr => format!("{n} pas, ce n’est pas loin"),
    }
}

/// `then a counter is within reach`
pub fn reason_run_counter(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "then a counter is within reach",
        Lang::Fr => "un jeton devient accessible",
    }
}

/// `then a new car is within reach`
pub fn reason_run_car(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "then a new car is within reach",
        Lang::Fr => "un nouveau wagon devient accessible",
    }
}

/// `the fight is won as it stands`
pub fn reason_wins_already(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the fight is won as it stands",
        Lang::Fr => "le combat est déjà gagné",
    }
}

/// `that turns the fight`
pub fn reason_turns(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "that turns the fight",
        Lang::Fr => "cela retourne le combat",
    }
}

/// `that brings the fight closer`
pub fn reason_closer(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "that brings the fight closer",
        Lang::Fr => "cela resserre le combat",
    }
}

/// `a new car has counters`
pub fn reason_open(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a new car has counters",
        Lang::Fr => "un nouveau wagon apporte des jetons",
    }
}

/// `it ends the game, with the best brain in front`
pub fn reason_ends(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it ends the game, with the best brain in front",
        Lang::Fr => "cela finit la partie, avec le meilleur cerveau en tête",
    }
}

/// `a shorter train ends sooner, with the best brain in front`
pub fn reason_brakes(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a shorter train ends sooner, with the best brain in front",
        Lang::Fr => "un train plus court finit plus tôt, avec le meilleur cerveau en tête",
    }
}

/// `there is a counter: a point and a card`
pub fn reason_counter(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "there is a counter: a point and a card",
        Lang::Fr => "il y a un jeton\u{202f}: un point et une carte",
    }
}

/// `the next counter is {n} step away`, `the next counter is {n} steps away`
pub fn reason_near(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("the next counter is {n} step away"),
        Lang::Fr if lang.is_one(n) => format!("le prochain jeton est à {n} pas"),
        Lang::En => format!("the next counter is {n} steps away"),
        Lang::Fr => format!("le prochain jeton est à {n} pas"),
    }
}

/// `the last car would be lost with everybody on it`
pub fn reason_again(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the last car would be lost with everybody on it",
        Lang::Fr => "le dernier wagon serait perdu avec ses passagers",
    }
}

/// `nothing of one’s own is lost`
pub fn reason_let_be(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "nothing of one’s own is lost",
        Lang::Fr => "il n’y a rien à y perdre",
    }
}

/// `about {n} fights in ten like this are won`
pub fn reason_odds(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("about {n} fights in ten like this are won"),
        Lang::Fr => format!("environ {n} combats sur dix comme celui-ci sont gagnés"),
    }
}

/// `only about {n} fights in ten like this are won`
pub fn reason_poor_odds(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("only about {n} fights in ten like this are won"),
        Lang::Fr => format!("à peine {n} combats sur dix comme celui-ci sont gagnés"),
    }
}

/// `a fight like this is hardly ever lost`
pub fn reason_sure(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a fight like this is hardly ever lost",
        Lang::Fr => "un tel combat ne se perd presque jamais",
    }
}

/// `a fight like this is hardly ever won`
pub fn reason_hopeless(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "a fight like this is hardly ever won",
        Lang::Fr => "un tel combat ne se gagne presque jamais",
    }
}

/// `there is no brain to lose`
pub fn reason_nothing_to_lose(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "there is no brain to lose",
        Lang::Fr => "il n’y a pas de cerveau à perdre",
    }
}

/// `it is the best of them`
pub fn reason_best_head(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it is the best of them",
        Lang::Fr => "c’est le meilleur du lot",
    }
}

/// `an empty head cannot win`
pub fn reason_empty_head(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "an empty head cannot win",
        Lang::Fr => "une tête vide ne gagne rien",
    }
}

/// `with a brain there are two dice whatever is in hand`
pub fn reason_first_brain(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "with a brain there are two dice whatever is in hand",
        Lang::Fr => "avec un cerveau, on lance toujours deux dés",
    }
}

/// `that is {n} more IQ`
pub fn reason_more_iq(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("that is {n} more IQ"),
        Lang::Fr => format!("cela fait {n} de QI en plus"),
    }
}

/// `nothing in hand can be paid for`
pub fn reason_too_dear(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "nothing in hand can be paid for",
        Lang::Fr => "rien en main n’est à portée de bourse",
    }
}

/// `nothing in hand that can be paid for is better`
pub fn reason_no_better(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "nothing in hand that can be paid for is better",
        Lang::Fr => "rien d’abordable en main ne vaut mieux",
    }
}

/// `the points are saved for another time`
pub fn reason_saves_points(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the points are saved for another time",
        Lang::Fr => "les points serviront une autre fois",
    }
}

/// `with a brain in the head the cards in hand cost no dice`
pub fn reason_carries(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "with a brain in the head the cards in hand cost no dice",
        Lang::Fr => "avec un cerveau en tête, les cartes en main ne coûtent aucun dé",
    }
}

/// `the card in hand may become a brain in the head`
pub fn reason_may_be_head(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "the card in hand may become a brain in the head",
        Lang::Fr => "la carte en main peut devenir un cerveau en tête",
    }
}

/// `nothing in hand would turn the fight`
pub fn reason_cannot_turn(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "nothing in hand would turn the fight",
        Lang::Fr => "rien en main ne retournerait le combat",
    }
}

/// `there is no brain in this fight`
pub fn reason_no_stake(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "there is no brain in this fight",
        Lang::Fr => "il n’y a aucun cerveau en jeu",
    }
}

/// `there is no better brain to win`
pub fn reason_nothing_to_win(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "there is no better brain to win",
        Lang::Fr => "il n’y a pas de meilleur cerveau à gagner",
    }
}

/// `it hits harder`
pub fn reason_more_hit(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it hits harder",
        Lang::Fr => "il frappe plus fort",
    }
}

/// `it runs faster`
pub fn reason_more_run(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "it runs faster",
        Lang::Fr => "il court plus vite",
    }
}

/// `a new car is {n} step away`, `a new car is {n} steps away`
pub fn reason_new_car(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("a new car is {n} step away"),
        Lang::Fr if lang.is_one(n) => format!("un nouveau wagon est à {n} pas"),
        Lang::En => format!("a new car is {n} steps away"),
        Lang::Fr => format!("un nouveau wagon est à {n} pas"),
    }
}
