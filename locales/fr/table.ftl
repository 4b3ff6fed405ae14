### Une table et ses options, pour tous les programmes : la page et le terminal.

## Bots et options par leur nom ; table-bot-name nomme le bot d’une place.

table-bots = Bots
table-bot-random = Hasard
table-bot-novice = Novice
table-bot-adept = Aguerri
table-bot-master = Maître
table-bot-ismcts = ISMCTS
table-bot-montecarlo = Expert
table-bot-name = { $seat ->
    [0] Tanuki
    [1] Kitsune
    [2] Kappa
   *[other] Tengu
}
table-option-clock = Temps de réflexion
table-clock-none = Sans limite de temps
table-clock-seconds = { $seconds } s par coup + réserve
table-option-memory = Aide-mémoire
table-memory-off = Aucun : plis face cachée
table-memory-last-trick = Dernier pli
table-memory-all = Toutes les cartes jouées
table-option-visibility = Accès à la table
table-visibility-link = Accès par lien
table-visibility-public = Ouvert à tous, dans la liste
table-ruleset = Variante
table-option-first-leader = Qui entame la première manche
table-option-later-leader = Qui entame les manches suivantes
table-option-hints = Conseils
table-hints-alone = En solo contre des bots
table-hints-on = Autorisés et annoncés à tous
table-hints-off = Aucun
table-option-coach = Coach
table-coach-on = Après chaque manche
table-option-coach-long = Coach : après chaque manche, chacun voit sa propre décision la plus coûteuse
table-option-spectators = Spectateurs autorisés

## Ce qu’un joueur a remporté dans la manche.

table-taken = { $name } : { $tricks }{ $count ->
    [0] , aucun boss.
   *[other]  ; boss : { $bosses }.
}

## Trouver une table et s’y asseoir.

table-play-now = Jouer maintenant
table-new-table-button = Nouvelle table
table-lobby = Tables ouvertes
table-lobby-empty = Aucune table ouverte pour l’instant. Créez-en une, ou jouez contre des bots en attendant.
table-my-matches = Vos parties
table-seat = Place { $number }
table-seat-free = libre
table-owner = hôte
table-sit-here = S’asseoir
table-stand-up = Quitter la place
table-add-bot = + Bot
table-remove = Retirer
table-swap = Échanger nos places
table-shuffle = { $teams ->
    [yes] Tirer les équipes au sort
   *[no] Tirer les places au sort
}
table-hand-over = Nommer hôte
table-fill-with-bots = Compléter avec des bots
table-start = Commencer la partie
table-invite-text = Toute personne qui ouvre ce lien peut s’asseoir à cette table.
table-lock-seats = Verrouiller les places
table-unlock-seats = Déverrouiller les places
table-seats-locked = Les places sont verrouillées : il faut le lien d’invitation pour s’asseoir.
table-phrases = Dire quelque chose
table-seats-taken = Places prises : { $taken } sur { $seats }

## Pendant une partie et après.

# Un camp qui a six plis, et ce que vaudrait un septième : $meaning est wins, loses ou without ; $missing, les boss qui lui manquent.
table-six-tricks = { $who ->
    [you] Vous avez { table-tricks-before }
    [we] Votre équipe a { table-tricks-before }
    [they] Vos adversaires ont { table-tricks-before }
   *[one] { $name } : { table-tricks-before }
}. { $meaning ->
    [wins] { $missing ->
        [1] Avec son boss, ce pli ferait gagner la manche.
       *[other] Avec ses boss, ce pli ferait gagner la manche.
    }
    [loses] { table-one-more } ferait perdre la manche.
   *[without] { $missing ->
        [1] { table-one-more } sans boss ferait perdre la manche.
        [2] { table-one-more } avec moins de deux boss ferait perdre la manche.
        [3] { table-one-more } avec moins de trois boss ferait perdre la manche.
        [4] { table-one-more } avec moins de quatre boss ferait perdre la manche.
       *[other] { table-one-more } avec moins de { $missing } boss ferait perdre la manche.
    }
}
table-tricks-before = { $losing ->
    [7] six plis
   *[other] { $tricks } plis
}
table-one-more = { $losing ->
    [7] Un septième
   *[other] Un de plus
}
table-seconds-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
table-time-and-reserve = { $seconds } s + { $reserve } s de réserve
table-reserve-left = Réserve : encore { $seconds } s
table-vote-bot = Un bot jusqu’à la fin de la manche
table-vote-bot-not = Pas de bot jusqu’à la fin de la manche
table-given-to-bot = Les autres ont confié votre place à un bot jusqu’à la fin de la manche.
table-ask-bot = Confier la place à un bot
table-take-back = Je suis de retour
table-abandon = Proposer d’arrêter la partie
table-abandon-not = Ne pas arrêter la partie
table-match-abandoned = Partie arrêtée, sans gagnant
table-rematch = Nouvelle partie
table-join-rematch = Rejoindre la partie suivante
table-fair-title = Vérifier la distribution
table-fair-check = Vérifier toutes les manches
table-bot-plays-for-you = Un bot joue pour vous.
table-bot-plays = un bot joue
table-away = hors ligne
table-ready = attend les autres
table-be-ready = C’est bon pour moi
table-played-on = Cette partie a été poursuivie à partir d’une analyse : elle ne compte pas dans les statistiques.
table-first-game = C’était une partie d’apprentissage, avec des donnes choisies : elle ne compte pas dans vos statistiques.
table-same-deals = Cette partie reprend les donnes d’une autre : elle ne compte pas dans les statistiques.
table-file-deals = Les donnes de cette partie viennent d’un fichier et ont pu être choisies : elle ne compte pas dans les statistiques.
table-undone = { $count ->
    [one] { $count } carte a été reprise dans cette partie.
   *[other] { $count } cartes ont été reprises dans cette partie.
}
table-hints-taken = { $count ->
    [one] { $count } conseil a été demandé dans cette partie.
   *[other] { $count } conseils ont été demandés dans cette partie.
}
table-fair-fair = Toutes les mains découlent de la graine et des sels des joueurs, tels qu’ils étaient fixés d’avance.
table-fair-unsalted = Toutes les mains découlent de la graine et des sels. Le vôtre est arrivé trop tard pour compter.
table-fair-unproven = Toutes les mains découlent de la graine et des sels. Mais aucun de ces sels ne vient de cet appareil : cela ne vous prouve donc pas que personne n’a choisi les cartes.
table-fair-broken = Quelque chose ne va pas : cette table n’a pas respecté ce qu’elle avait fixé. Elle vous a changé de place, a modifié la graine ou les sels, ou a recommencé après votre sel : les cartes ont donc pu être choisies.
table-fair-unfair = Quelque chose ne va pas : ces mains ne découlent pas de la graine et des sels.
table-fair-failed = La vérification n’a pas pu se faire. Veuillez réessayer.
table-salts-withheld = Sel fixé mais jamais révélé : { $names }. Un joueur qui retient son sel choisit entre deux donnes.
table-commitment = Engagement
table-seed = Graine

## Ce qui arrive à la table.

table-event-sits = { $name } prend place.
table-event-bot-sits = Un bot prend la place { $seat }.
table-event-seats-shuffled = Les places ont été tirées au sort.
table-event-match-started = La partie commence.
table-event-seats-locked = { $locked ->
    [yes] Les places sont maintenant verrouillées : il faut le lien d’invitation pour s’asseoir.
   *[no] Les places sont de nouveau libres d’accès : tout le monde peut s’asseoir.
}
table-event-decision-lapsed = { $who ->
    [you] Votre temps est écoulé : un bot joue ce seul coup pour vous, sauf si vous êtes plus rapide.
   *[one] Temps écoulé pour { $name } : un bot joue ce seul coup.
}
table-event-bot-took-over = { $who ->
    [you] { $why ->
        [clock] Votre temps est écoulé ; un bot joue maintenant pour vous.
        [voted] Les autres ont confié votre place à un bot jusqu’à la fin de la manche.
       *[asked] Un bot joue maintenant pour vous.
    }
   *[one] { $why ->
        [away] { $name } n’est pas là ; un bot joue maintenant.
        [clock] Temps écoulé pour { $name } ; un bot joue maintenant.
        [left] { $name } a quitté la table ; un bot joue maintenant.
        [voted] Un bot joue pour { $name } jusqu’à la fin de la manche.
       *[asked] Un bot joue maintenant pour { $name }.
    }
}
table-event-person-returned = { $who ->
    [you] Vous jouez de nouveau vous-même.
   *[one] { $name } est de retour.
}
table-event-undo-asked = { $who ->
    [you] Vous demandez à reprendre votre carte.
   *[one] { $name } demande à reprendre une carte.
}
table-event-undo-refused = La carte reste sur la table.
table-event-hint-taken = { $who ->
    [you] Vous demandez un conseil.
   *[one] { $name } demande un conseil.
}
table-event-card-taken-back = { $who ->
    [you] Vous reprenez { card.def }.
   *[one] { $name } reprend { card.def }.
}
table-event-pass-taken-back = { $who ->
    [you] Vous choisissez à nouveau les cartes à passer.
   *[one] { $name } choisit à nouveau les cartes à passer.
}
table-event-abandon-refused = { $who ->
    [you] Vous refusez d’arrêter la partie.
   *[one] { $name } refuse d’arrêter la partie.
}
table-event-match-abandoned = { $why ->
    [host] La personne qui gère ce serveur a fermé la table. La partie s’arrête ici.
    [secret-deal] La partie s’arrête ici : quelqu’un a en main les cartes d’une donne encore en jeu ailleurs.
   *[players] La partie est arrêtée.
}
table-event-rematch = Une nouvelle partie vous attend.
