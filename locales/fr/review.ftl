### The review of a finished game, on the page.

review-title = Analyse
review-open-text = Choisissez le fichier d’une partie terminée. Chaque carte passée ou jouée est évaluée : selon ce que le joueur savait, et à cartes découvertes.

## While it is made

review-waiting = { $ahead ->
    [0] Votre analyse va commencer…
    [one] Une analyse passe avant la vôtre.
   *[other] { $ahead } analyses passent avant la vôtre.
}
review-progress = Décisions évaluées : { $done } sur { $total }
review-progress-open = Toutes les décisions sont évaluées. À cartes découvertes : { $done } sur { $total }
review-partial = Vous pouvez déjà regarder. La chance et la comparaison des joueurs viennent à la fin.
review-done = L’analyse est terminée.
review-failed = L’analyse n’a pas pu être terminée.

## The whole game at a glance

review-step = Pas à pas
review-learn = Apprenez de vos erreurs
review-overview = Vue d’ensemble
review-curve = Chances de gagner la partie
review-curve-text = D’après les cartes réelles. Les lignes pointillées séparent les manches ; les pastilles signalent les tournants. Touchez une pastille ou tout autre endroit de la courbe.
review-curve-moment = Moment
review-curve-chance = { $names } : { $chance }
review-deal = Manche { $round }, distribution
review-when-pass = Manche { $round }, cartes passées
review-when-trick = Manche { $round }, pli { $trick }
review-end = Fin
review-point-deal = { $when } : { $change } pour { $names }.
review-point = { $when }, choix fait par { $name } : { $change } pour { $names }.

review-points = { $count ->
    [one] { $number } point de pourcentage
   *[other] { $number } points de pourcentage
}
review-in-points = Les variations des chances de gagner la partie sont données en points de pourcentage.
review-luck = Chance et erreurs
review-luck-told = { $names } : de { $start } à { $end }. Chance : { $luck } ; erreurs commises : { $own } ; erreurs adverses : { $others }.
review-luck-told-uncharged = Erreurs imputées à personne, comme celles d’un bot remplaçant : { $change }.
review-luck-text = Chance cachée : les cartes étaient mieux ou moins bien placées qu’on ne pouvait le savoir. La somme de ces lignes donne le résultat.
review-luck-seals = Dans cette variante, l’estimation tient compte du nombre de sceaux, mais pas des familles scellées.
review-luck-start = Début
review-luck-deals = Donnes
review-luck-hidden = Chance cachée
review-luck-own = Erreurs commises
review-luck-others = Erreurs adverses
review-luck-uncharged = Erreurs non imputées
review-luck-end = Fin

review-costliest = Les décisions les plus coûteuses
review-costliest-text = Mesurées en chances de gagner la partie, selon ce que le joueur savait.
review-costliest-none = Aucune erreur nette.
review-instead = Choisi : { $made } (mieux : { $best })

review-players = Chances de victoire perdues par décision
review-players-text = Intervalles de confiance à 95 % ; les bots servent de repère. Une seule partie ne dit pas grand-chose : tenez compte des intervalles.
review-player = Joueur
review-all = Toutes
review-decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
review-kind = { $kind ->
    [pass] Cartes passées
    [lead] Entame
    [follow] Carte fournie
    [discard] Défausse
   *[endgame] Quatre dernières cartes
}
review-grade = { $grade ->
    [best] Meilleur choix
    [good] Bon choix
    [inaccuracy] Imprécision
    [mistake] Erreur
   *[blunder] Gaffe
}

## Moment by moment

review-made-pass = { $name } a passé : { $cards }
review-made-card = { $name } a joué : { $cards }
review-best = Meilleur choix : { $cards }
review-lost = Perdu : { $loss } ± { $margin } points de pourcentage
review-only-card = { $name } : { $card }. Rien d’autre n’était possible.
review-before-deal = On distribue ensuite les cartes de la manche suivante.
review-match-over = La partie est terminée.
review-not-yet = Cette décision n’est pas encore évaluée.
review-unlucky = Bon choix, mais pas de chance : vu les cartes réelles, il a coûté { $loss }.
review-lucky = Mauvais choix, mais un coup de chance : vu les cartes réelles, il n’a rien coûté.
review-hint = Un conseil a été demandé ici.
review-stand-in = Ici, un bot jouait à la place du joueur ; son choix n’est imputé à personne.
review-stand-in-person = Ici, quelqu’un d’autre a décidé ; ce choix n’est imputé à personne.
review-taken-back = Repris auparavant : { $cards }
review-known = Cachées
review-open-cards = Découvertes
review-values = Sous chaque choix : les chances de gagner la partie ({ $names }) selon ce que le joueur savait, et à cartes découvertes. ≈ indique une estimation ; sans ce signe, la valeur est exacte.
review-option = { $cards } : { $known } selon ce que l’on savait, { $open } à cartes découvertes
review-option-none = { $cards } : non jouable
review-option-made = { $option }, choisi
review-option-best = { $option }, meilleur choix
review-previous-mistake = Erreur précédente
review-next-mistake = Erreur suivante
review-view-knew = Ce que le joueur savait
review-keys = Flèches gauche et droite : une étape ; haut et bas : d’une erreur à l’autre ; Page préc. et Page suiv. : un pli.
review-more = Lien, fichier et touches

## Learn from your mistakes

review-learn-of = Erreurs commises par { $name }
review-learn-pick = Les erreurs de qui ?
review-learn-count = { $number } sur { $total }
review-learn-play = Vous êtes { $name }. La carte jouée ici était { $grade ->
    [inaccuracy] une imprécision
    [mistake] une erreur
   *[blunder] une gaffe
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
review-what-if-text = Jouez n’importe quelle carte pour { $name }, puis pour les joueurs suivants.
review-what-if-pass = Prenez l’un de ces choix pour { $name }, ou choisissez d’autres cartes.
review-other-pass = Choisir d’autres cartes
review-value-pass = Évaluer ces cartes
review-what-if-thinking = Calcul en cours…
review-what-if-over = La manche se termine ici.
review-what-if-back = Revenir d’une étape
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

## The coach at the end of a round

review-coach = Coach
review-coach-looking = Le coach examine vos décisions…
review-coach-well = Vous avez bien joué cette manche : le coach n’a trouvé aucune erreur nette.
review-coach-nothing = Vous n’aviez rien à décider dans cette manche.
review-coach-trick = Pli { $trick } : { $best } valait { $loss } de plus que { $made }.
review-coach-pass = Cartes passées : { $best } valaient { $loss } de plus que { $made }.
review-coach-look = Revoir cette manche
review-coach-play-on = Reprendre la partie à ce moment
review-round = Manche { $round }
