### The review of a finished game, on the page.

review-title = Analyse
review-open-text = Choisissez le fichier d’une partie terminée. Chaque carte passée ou jouée est jugée : selon ce que le joueur savait, et cartes découvertes.

## While it is made

review-waiting = { $ahead ->
    [0] Votre analyse va commencer…
    [one] Une analyse passe avant la vôtre.
   *[other] { $ahead } analyses passent avant la vôtre.
}
review-progress = { $done } décisions jugées sur { $total }
review-progress-open = Toutes les décisions sont jugées ; cartes découvertes : { $done } sur { $total }
review-partial = Vous pouvez déjà regarder. La chance et la comparaison des joueurs viennent à la fin.
review-done = L’analyse est terminée.
review-failed = L’analyse n’a pas pu être terminée.

## The whole game at a glance

review-step = Pas à pas
review-learn = Apprendre de vos erreurs
review-overview = Vue d’ensemble
review-curve = Chances de gagner la partie
review-curve-text = D’après les cartes réelles. Les pointillés marquent les donnes, les points les tournants : touchez l’un d’eux, ou n’importe quel moment.
review-curve-moment = Moment
review-curve-chance = { $names } : { $chance }
review-deal = Manche { $round }, distribution
review-when-pass = Manche { $round }, cartes passées
review-when-trick = Manche { $round }, pli { $trick }
review-end = Fin
review-point-deal = { $when } : { $change } pour { $names }.
review-point = { $when }, { $name } : { $change } pour { $names }.

review-luck = Chance et erreurs
review-luck-told = { $names } : de { $start } à { $end }. Chance : { $luck } ; erreurs propres : { $own } ; erreurs des autres : { $others }.
review-luck-told-uncharged = Erreurs imputées à personne, comme celles d’un bot remplaçant : { $change }.
review-luck-text = Chance cachée : les cartes étaient mieux ou moins bien placées que personne ne pouvait le savoir. La somme des parts donne le résultat.
review-luck-seals = Dans cette variante, l’estimation tient compte du nombre de sceaux, mais pas des familles scellées.
review-luck-start = Début
review-luck-deals = Donnes
review-luck-hidden = Chance cachée
review-luck-own = Erreurs propres
review-luck-others = Erreurs des autres
review-luck-uncharged = Erreurs non imputées
review-luck-end = Fin

review-costliest = Les décisions les plus coûteuses
review-costliest-text = Mesurées en chances de gagner la partie, selon ce que le joueur savait.
review-costliest-none = Aucune erreur nette.
review-instead = { $made } plutôt que { $best }

review-players = Chances perdues par décision
review-players-text = Avec des intervalles à 95 %, et les bots pour comparaison. Une seule partie ne dit pas grand-chose : fiez-vous aux intervalles.
review-player = Joueur
review-all = Toutes
review-decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
review-kind = { $kind ->
    [pass] Cartes passées
    [lead] Entame
    [follow] Fournir
    [discard] Défausse
   *[endgame] Quatre dernières cartes
}
review-grade = { $grade ->
    [best] Meilleur choix
    [good] Bon choix
    [inaccuracy] Imprécision
    [mistake] Erreur
   *[blunder] Grosse erreur
}

## Moment by moment

review-made-pass = { $name } a passé : { $cards }
review-made-card = { $name } a joué : { $cards }
review-best = Meilleur choix : { $cards }
review-lost = Perdu : { $loss } ± { $margin }
review-only-card = { $name } a joué { $card } : rien d’autre n’était possible.
review-before-deal = On distribue la manche suivante.
review-match-over = La partie est terminée.
review-not-yet = Cette décision n’est pas encore jugée.
review-unlucky = Bon choix, mais pas de chance : vu les cartes réelles, il a coûté { $loss }.
review-lucky = Mauvais choix, mais de la chance : vu les cartes réelles, il n’a rien coûté.
review-hint = Un conseil a été demandé ici.
review-stand-in = Ici, un bot jouait à la place du joueur ; cela ne compte contre personne.
review-stand-in-person = Ici, quelqu’un d’autre a décidé ; cela ne compte contre personne.
review-taken-back = Repris auparavant : { $cards }
review-known = Connu
review-open-cards = Découvert
review-values = Sous chaque choix : les chances de gagner la partie selon ce que le joueur savait, et cartes découvertes. ≈ indique une estimation ; sans ce signe, la valeur est exacte.
review-option = { $cards } : { $known } selon ce que l’on savait, { $open } cartes découvertes
review-option-none = { $cards } : non jouable
review-option-made = { $option }, choisi
review-option-best = { $option }, meilleur choix
review-previous-mistake = Erreur précédente
review-next-mistake = Erreur suivante
review-view-knew = Ce que le joueur savait
review-keys = Flèches gauche et droite : un pas ; haut et bas : d’une erreur à l’autre ; Page haut et Page bas : un pli.
review-more = Lien, fichier et touches

## Learn from your mistakes

review-learn-of = Erreurs : { $name }
review-learn-pick = Les erreurs de qui ?
review-learn-count = { $number } sur { $total }
review-learn-play = Vous êtes { $name }. La carte jouée ici était { $grade ->
    [inaccuracy] une imprécision
    [mistake] une erreur
   *[blunder] une grosse erreur
}. Laquelle vaut mieux ?
review-learn-pass = Vous êtes { $name }. Les cartes passées ici n’étaient pas les meilleures. Lesquelles passeriez-vous ?
review-learn-again = { $cards } : encore { $loss } de moins que le meilleur choix. Essayez encore.
review-learn-made = { $cards } : c’était l’erreur. Essayez autre chose.
review-learn-found = { $cards } : bien trouvé !
review-learn-show = Voir la réponse
review-learn-next = Suivante
review-learn-none = Aucune erreur nette à étudier. Bien joué !
review-learn-done = C’était la dernière.

## What if

review-what-if = Et si…
review-what-if-text = Jouez n’importe quelle carte pour { $name }, puis pour les suivants.
review-what-if-pass = Prenez l’un de ces choix pour { $name }, ou choisissez d’autres cartes.
review-other-pass = Choisir d’autres cartes
review-value-pass = Évaluer ces cartes
review-what-if-thinking = Calcul des valeurs…
review-what-if-over = La manche se termine ici.
review-what-if-back = Reprendre le dernier pas
review-what-if-leave = Retour à la partie
review-play-on = Jouer à partir d’ici
review-play-on-text = Vous prenez une place, des bots jouent les autres. Cela ne compte pas dans les statistiques.
review-play-on-seat = Votre place
review-play-on-bots = Bots
review-play-on-start = Jouer

## Together

review-show = Montrer aux autres
review-showing = Les autres peuvent vous suivre.
review-show-stop = Ne plus montrer
review-following = Vous suivez { $name } tant que vous n’avancez pas vous-même.
