### Toutes les parties terminées d’une personne et leur bilan, sur la page.

## Quelles parties

history-filter = Choisir des parties
history-every-ruleset = Toutes
history-opponent = Adversaire
history-everybody = Tous
history-result = Résultat
history-every-result = Tous
history-since = Du
history-until = Au
history-search = Nom ou code de la table
history-clear = Afficher toutes les parties
history-found = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
history-none = Aucune partie ne correspond à ce choix.

## Leur bilan

history-glance = En un coup d’œil
history-games = Parties
history-won = Gagnées
history-lost = Perdues
history-abandoned = Abandonnées
history-rounds = Manches
history-streak = Série en cours
history-streak-won = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
history-streak-lost = { $count ->
    [one] { $count } défaite
   *[other] { $count } défaites
}
history-longest-won = Plus longue série de victoires
history-longest-lost = Plus longue série de défaites
history-not-counted = Les parties reprises depuis une analyse ou jouées avec les donnes d’une autre ne comptent pas ici.
history-ends = Comment vos manches ont fini
history-end-bosses = Assez de boss
history-end-seventh-trick = Septième pli
history-end-last-trick = Dernier pli
history-losses = Chances perdues par décision
history-losses-text = { $count ->
    [one] D’après l’analyse de { $count } partie. Moins, c’est mieux ; les tirets montrent ce que perdent les bots.
   *[other] D’après les analyses de { $count } parties, les plus anciennes à gauche. Moins, c’est mieux ; les tirets montrent ce que perdent les bots.
}
history-losses-none = Faites analyser des parties, et voyez ici ce que coûtent vos décisions au fil du temps.
history-as-table = Sous forme de tableau
history-period = Période
history-decisions = Décisions
history-by-ruleset = Par variante
history-by-opponent = Par adversaire
history-bots = Bots : { $strength }

## Fichiers, et ce qui est conservé

history-export = Emporter vos parties
history-export-text = Les fichiers contiennent les parties choisies ci-dessus.
history-export-results = Résultats (CSV)
history-export-records = Enregistrements (ZIP)
history-kept = Ce qui est conservé ici
history-kept-matches = Chaque partie avec toutes ses cartes : qui était assis où, et comment elle a fini.
history-kept-results = Pour ces chiffres : comment vos parties et leurs manches ont fini, avec qui et contre qui vous avez joué.
history-kept-reviews = Les analyses demandées, et ce que les décisions de chaque joueur y ont perdu.
history-kept-until = Tout reste jusqu’à ce que vous effaciez tout sur vous dans les réglages, ou que l’hôte de ce serveur supprime les parties que personne n’a touchées depuis longtemps.

## The same deals again

history-same-title = Les mêmes donnes
history-same-text = { $name } a reçu ces cartes. Jouez-les de la même place avec des bots aussi forts, et comparez donne par donne. Sans conseils ni retour en arrière.
history-same-knows = Vous avez déjà joué ces donnes, vous connaissez donc les cartes. Si vous les rejouez, votre résultat sera signalé.
history-same-play = Jouer ces donnes
history-same-link = Envoyez ce lien à vos amis
history-same-compare = Donne par donne
history-same-compare-text = L’avance de votre camp sur le meilleur autre camp à chaque donne. Des bots de même force peuvent jouer autrement, et une partie finie plus tôt a moins de donnes.
history-same-player = Joueur
history-same-deal = Donne { $number }
history-same-total = Total
history-same-you = { $name } (vous)
history-same-knew = connaissait les donnes
history-same-running = joue encore
