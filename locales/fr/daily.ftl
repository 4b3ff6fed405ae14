### Les donnes du jour, sur la page.

daily-title = Donnes du jour
daily-title-past = Donnes du { $date }
daily-lead = Quatre donnes, les mêmes pour tous. Pour chacune, jouez une manche avec trois bots de niveau Maître, puis comparez-vous aux autres. Un seul essai par donne, sans conseil ni retour en arrière.
daily-until = { $time ->
    [midnight] Vous pouvez jouer, vous interrompre et reprendre jusqu’à minuit.
   *[other] Vous pouvez jouer, vous interrompre et reprendre jusqu’à { $time }.
}
daily-over = La journée est terminée : jouez ces donnes pour le plaisir, autant de fois que vous voulez.
daily-deal = Donne { $number }
daily-play = Jouer
daily-play-deal = Jouer la donne { $number }
daily-resume = Reprendre
daily-resume-deal = Reprendre la donne { $number }
daily-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
daily-not-finished = pas terminée
daily-review-deal = Analyser la donne { $number }
daily-results = Tous les résultats de la donne { $number }
daily-result = { $points } : { $field ->
    [one] { $field } bot de niveau Maître
   *[other] { $field } bots de niveau Maître
}, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
daily-you = { $result } – vous êtes ici
daily-legend = Chaque colonne correspond à un résultat en points et compte ceux qui l’ont obtenu : { $size } bots de niveau Maître assis à votre place, et tous les autres joueurs.
daily-field = Les bots de niveau Maître jouent encore ({ $done } sur { $size }). Les pourcentages peuvent changer.
daily-total = { $percent } aujourd’hui
daily-total-past = { $percent } ce jour-là
daily-percent-text = Votre pourcentage est la part des autres résultats que le vôtre dépasse ; une égalité compte pour moitié.
daily-place = Rang : { $place } sur { $players }
daily-streak = { $count ->
    [one] Série : { $count } jour
   *[other] Série : { $count } jours
}
daily-share = Copier le résultat
daily-share-text = 7 Yokai, donnes du { $date }
daily-board = Classement
daily-board-closed = Visible une fois vos quatre donnes jouées.
daily-board-empty = Personne n’a joué les quatre donnes.
daily-board-note = Rien n’empêche quelqu’un de rejouer sous une autre identité ; nous limitons seulement le nombre de joueurs par réseau.
daily-players = { $count ->
    [0] Personne n’a encore joué les quatre donnes.
    [one] { $count } personne a joué les quatre donnes.
   *[other] { $count } personnes ont joué les quatre donnes.
}
daily-fair-text = Ce nombre a fixé les quatre donnes avant que quiconque les voie. À la fin de la journée, vous trouverez la graine ici, et votre navigateur pourra redistribuer les cartes.
daily-fair-next = Engagement du lendemain
daily-fair-right = Les quatre donnes découlent de la graine qui était fixée d’avance.
daily-fair-wrong = Quelque chose ne va pas : cette graine n’est pas celle qui était fixée d’avance.
daily-archive = Jours précédents
daily-archive-none = Les jours précédents apparaîtront ici.
daily-archive-day = { $date } : { $percent }
daily-unfinished = À terminer
daily-unfinished-deal = { $date }, donne { $number }
daily-today = Les donnes d’aujourd’hui
