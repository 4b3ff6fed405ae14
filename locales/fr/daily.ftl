### Les donnes du jour, sur la page.

daily-title = Donnes du jour
daily-title-past = Donnes du { $date }
daily-lead = Quatre donnes, les mêmes pour tous. Jouez une manche de chacune, seul avec trois maîtres, et voyez où vous en êtes. Un seul essai : ni conseil, ni carte reprise.
daily-until = { $time ->
    [midnight] Vous pouvez les jouer et les reprendre jusqu’à minuit.
   *[other] Vous pouvez les jouer et les reprendre jusqu’à { $time }.
}
daily-over = Le jour est passé : jouez ces donnes pour le plaisir, autant que vous voulez.
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
    [one] { $field } maître
   *[other] { $field } maîtres
}, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
daily-you = { $result } – vous êtes ici
daily-legend = Chaque colonne est un résultat en points : { $size } maîtres à votre place, et tous les autres.
daily-field = Les maîtres jouent encore ({ $done } sur { $size }). Les pourcentages peuvent changer.
daily-total = { $percent } aujourd’hui
daily-total-past = { $percent } ce jour-là
daily-percent-text = Votre pourcentage : la part des autres résultats que vous battez ; les égalités comptent pour moitié.
daily-place = { $place ->
    [1] Première place sur { $players }
   *[other] Place { $place } sur { $players }
}
daily-streak = { $count ->
    [one] { $count } jour d’affilée
   *[other] { $count } jours d’affilée
}
daily-share = Copier le résultat
daily-share-text = 7 Yokai, donnes du { $date }
daily-board = Classement
daily-board-closed = Il s’ouvre quand vous avez joué les quatre donnes.
daily-board-empty = Personne n’a joué les quatre donnes.
daily-board-note = Qui le veut peut rejouer sous une seconde identité. Nous ne pouvons pas l’exclure ; nous limitons seulement le nombre de joueurs par réseau.
daily-players = { $count ->
    [0] Personne n’a encore joué les quatre donnes.
    [one] { $count } personne a joué les quatre donnes.
   *[other] { $count } personnes ont joué les quatre donnes.
}
daily-fair-text = Ce nombre a fixé les quatre donnes avant que quiconque les voie. À la fin du jour, vous trouverez la graine ici, et votre navigateur pourra redistribuer les cartes.
daily-fair-next = Engagement du jour suivant
daily-fair-right = Les quatre donnes découlent de la graine qui était fixée d’avance.
daily-fair-wrong = Quelque chose ne va pas : cette graine n’est pas celle qui était fixée d’avance.
daily-archive = Jours passés
daily-archive-none = Les jours passés apparaîtront ici.
daily-archive-day = { $date } : { $percent }
daily-unfinished = À terminer
daily-unfinished-deal = { $date }, donne { $number }
daily-today = Les donnes d’aujourd’hui
