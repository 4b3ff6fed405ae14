### Une table et ses options, pour tous les programmes : la page et le terminal.

## Bots et options par leur nom ; table-bot-name nomme le bot d’une place.

table-bots = Bots
table-bot-random = Au hasard
table-bot-novice = Novice
table-bot-adept = Confirmé
table-bot-master = Maître
table-bot-ismcts = ISMCTS
table-bot-montecarlo = Monte-Carlo
table-bot-name = { $seat ->
    [0] Tanuki
    [1] Kitsune
    [2] Kappa
   *[other] Tengu
}
table-option-clock = Temps de réflexion
table-clock-none = Sans limite de temps
table-clock-seconds = { $seconds } secondes par coup
table-option-memory = Aide-mémoire
table-memory-off = Aucun : les plis gagnés restent cachés
table-memory-last-trick = Dernier pli
table-memory-all = Toutes les cartes jouées
table-option-visibility = Qui peut trouver la table
table-visibility-link = Toute personne ayant le lien
table-visibility-public = Tout le monde, dans la liste
table-ruleset = Variante
table-option-first-leader = Qui entame en premier
table-option-later-leader = Qui entame les manches suivantes
table-option-hints = Conseils
table-hints-alone = Seulement seul contre des bots
table-hints-on = Autorisés, et tout le monde le sait
table-hints-off = Aucun
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
table-my-matches = Mes parties
table-seat = Place { $number }
table-seat-free = libre
table-owner = hôte
table-sit-here = S’asseoir ici
table-stand-up = Se lever
table-add-bot = Ajouter un bot
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
table-phrases = Dire quelque chose
table-seats-taken = Places prises : { $taken } sur { $seats }

## Pendant une partie et après.

table-seconds-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
table-ask-bot = Confier la place à un bot
table-take-back = Je suis de retour
table-abandon = Proposer d’abandonner la partie
table-abandon-not = Ne plus proposer l’abandon
table-match-abandoned = La partie a été abandonnée
table-rematch = Rejouer
table-join-rematch = Rejoindre la partie suivante
table-fair-title = Une distribution vérifiable
table-fair-check = Vérifier toutes les manches
table-bot-plays-for-you = Un bot joue pour vous.
table-bot-plays = un bot joue
table-away = hors ligne
table-ready = attend les autres
table-be-ready = On peut commencer
table-played-on = Cette partie reprend une position d’une analyse : elle ne compte pas dans les statistiques.
table-same-deals = Cette partie rejoue les donnes d’une autre : elle ne compte pas dans les statistiques.
table-file-deals = Cette partie joue des donnes tirées d’un fichier, qui ont pu être choisies : elle ne compte pas dans les statistiques.
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
table-fair-unfair = Quelque chose ne va pas : ces mains ne découlent pas de la graine et des sels.
table-fair-failed = La vérification n’a pas pu se faire. Veuillez réessayer.
table-salts-withheld = Sel fixé mais jamais révélé : { $names }. Qui le retient choisit entre deux donnes.
table-commitment = Engagement
table-seed = Graine

## Ce qui arrive à la table.

table-event-sits = { $name } prend place.
table-event-bot-sits = Un bot prend la place { $seat }.
table-event-seats-shuffled = Les places ont été tirées au sort.
table-event-match-started = La partie commence.
table-event-bot-took-over = { $who ->
    [you] { $why ->
        [clock] Votre temps est écoulé ; un bot joue maintenant pour vous.
       *[asked] Un bot joue maintenant pour vous.
    }
   *[one] { $why ->
        [away] { $name } n’est pas là ; un bot joue maintenant.
        [clock] Temps écoulé pour { $name } ; un bot joue maintenant.
        [left] { $name } a quitté la table ; un bot joue maintenant.
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
    [you] Vous refusez d’abandonner la partie.
   *[one] { $name } refuse d’abandonner la partie.
}
table-event-match-abandoned = La partie est abandonnée.
table-event-rematch = Une nouvelle partie vous attend.
