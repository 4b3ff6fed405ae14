### Toutes les parties terminées d’une personne et leur bilan, sur la page.

## Quelles parties

history-filter = Filtrer les parties
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
history-none = Aucune partie ne correspond à ces filtres.

## Leur bilan

history-glance = En un coup d’œil
history-games = Parties
history-won = Gagnées
history-lost = Perdues
history-abandoned = Arrêtées
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
history-ends = Comment se terminent vos manches
history-end-bosses = Boss capturés
history-end-seventh-trick = Septième pli
history-end-last-trick = Dernier pli
history-losses = Chances de victoire perdues par décision
history-losses-text = { $count ->
    [one] D’après l’analyse de { $count } partie. En points de pourcentage : moins, c’est mieux ; les tirets montrent ce que perdent les bots.
   *[other] D’après les analyses de { $count } parties, les plus anciennes à gauche. En points de pourcentage : moins, c’est mieux ; les tirets montrent ce que perdent les bots.
}
history-losses-none = Faites analyser des parties, et vous verrez ici si vos décisions s’améliorent avec le temps.
history-as-table = Afficher en tableau
history-period = Période
history-decisions = Décisions
history-by-ruleset = Par variante
history-by-opponent = Par adversaire
history-bots = Bots : { $strength }

## Fichiers, et ce qui est conservé

history-export = Exporter vos parties
history-export-text = Les fichiers contiennent les parties choisies ci-dessus.
history-export-results = Résultats (CSV)
history-export-records = Fichiers de partie (ZIP)
history-kept = Ce qui est conservé ici
history-kept-matches = Chaque partie avec toutes ses cartes : qui occupait quelle place, et comment elle s’est terminée.
history-kept-results = Pour ces statistiques : comment vos parties et leurs manches se sont terminées, avec qui et contre qui vous avez joué.
history-kept-reviews = Les analyses demandées, et ce que les décisions de chaque joueur y ont perdu.
history-kept-deals = Vos donnes du jour avec leurs résultats, les donnes d’autres parties que vous avez rejouées, et les fichiers dont les donnes vous ont servi à défier des amis.
history-kept-until = Tout reste jusqu’à ce que vous supprimiez vos données dans les réglages, ou que la personne qui gère ce serveur supprime les parties inactives depuis longtemps.

## The same deals again

history-same-title = Les mêmes donnes
history-same-text = { $name } a reçu ces cartes. Jouez-les à la même place, avec des bots de même niveau, et comparez donne par donne. Sans conseil ni retour en arrière.
history-same-file = Ces donnes viennent d’un fichier. Rien ne garantit qu’elles aient été distribuées équitablement.
history-same-people = Des bots jouent à la place des personnes de cette partie : { $strength }.
history-same-seat = Votre place
history-same-knows = Vous connaissez déjà ces donnes. Si vous les jouez, une mention l’indiquera à côté de votre résultat.
history-same-play = Jouer ces donnes
history-same-link = Lien à envoyer à des amis
history-same-compare = Donne par donne
history-same-compare-text = À chaque donne, l’avance du joueur ou de son équipe sur l’adversaire, ou sur la moyenne des deux autres joueurs. Face aux mêmes coups, les bots répondent toujours de la même façon ; une partie plus courte compte moins de donnes.
history-same-player = Joueur
history-same-deal = Donne { $number }
history-same-total = Total
history-same-you = { $name } (vous)
history-same-knew = connaissait les donnes
history-same-running = joue encore

## Team matches

history-team-title = Match par équipes
history-team-list = Matchs par équipes
history-team-mine = Vos matchs par équipes
history-team-text = Deux équipes jouent les mêmes donnes à deux tables. À la table 2, les places sont échangées : chaque équipe reçoit les cartes de l’autre ; avoir du jeu ne suffit donc pas. Chaque donne commence à zéro, et les points de votre équipe aux deux tables s’additionnent.
history-team-new = Nouveau match par équipes
history-team-deals = Donnes
history-team-table = Table { $number }
history-team-name = { $team ->
    [0] Équipe A
   *[1] Équipe B
}
history-team-free = libre
history-team-bot = bot
history-team-sit = S’asseoir
history-team-stand = Quitter la place
history-team-join = { $team ->
    [0] Rejoindre l’équipe A
   *[1] Rejoindre l’équipe B
}
history-team-link = { $team ->
    [0] Lien pour l’équipe A
   *[1] Lien pour l’équipe B
}
history-team-start = Commencer
history-team-start-text = Des bots prennent les places libres. Il faut au moins une personne à chaque table.
history-team-wait = L’hôte lance le match quand tout le monde est là.
history-team-deal = Donne { $number }
history-team-play = Jouer la donne { $number }
history-team-other = Votre table a fini. L’autre joue encore.
history-team-ended = Il n’y a plus personne à l’une des tables : le match s’est terminé plus tôt que prévu. Les donnes finies aux deux tables comptent.
history-team-early = Arrêté en cours de route
history-team-secret = Vous verrez ce qui s’est passé à l’autre table quand les deux auront fini la donne.
history-team-difference = Total
history-team-leads = Les points de l’équipe A moins ceux de l’équipe B, à chaque table et au total.
history-team-ahead = { $team ->
    [0] L’équipe A mène de { count-points }.
   *[1] L’équipe B mène de { count-points }.
}
history-team-won = { $team ->
    [0] L’équipe A gagne de { count-points }.
   *[1] L’équipe B gagne de { count-points }.
}
history-team-level = Les deux équipes sont à égalité.
history-team-tie = Le match se termine à égalité.
history-team-done = Donnes comparées : { $done } sur { $deals }
history-team-gathering = pas commencé
history-team-none = Vous n’avez pas encore joué de match par équipes.
history-team-replay = Donne { $number } à la table { $table }
