### Puzzles, on the page and in the terminal.

puzzle-title = Problème { $name } : { puzzle-kind }, { puzzle-difficulty }
puzzle-kind = { $kind ->
    [open] cartes découvertes
    [closed] cartes cachées
   *[pass] échange
}
puzzle-difficulty = { $difficulty ->
    [easy] facile
    [medium] moyen
    [hard] difficile
   *[expert] très difficile
}
puzzle-task-open = Vous voyez toutes les mains et jouez pour votre équipe, y compris les cartes de votre coéquipier. À chaque question, une seule carte est la meilleure.
puzzle-task-closed = Vous ne voyez que ce que vous sauriez à la table. Une carte gagne la manche dans plus de répartitions que toute autre, sur { $worlds } possibles. Laquelle ?
puzzle-task-pass = Quelles trois cartes passez-vous à votre coéquipier ?
puzzle-score = Score : votre équipe { $us }, vos adversaires { $them }.
puzzle-leads = Première entame : { $place }.
puzzle-side = { $who ->
    [us] Votre équipe : { $tricks } ; boss : { $bosses }.
   *[them] Vos adversaires : { $tricks } ; boss : { $bosses }.
}
puzzle-place = { $place ->
    [you] vous
    [left] gauche
    [partner] coéquipier
   *[right] droite
}
puzzle-hand = { $place } : { $cards }
# $count est un nombre de cartes.
puzzle-unknown = { $place } : { $cards } ; cartes inconnues : { $count }
puzzle-excluded = { $place } : { $cards } ; cartes inconnues : { $count }, mais pas { $excluded }
puzzle-unseen = Inconnues : { $cards }
puzzle-trick = Pli : { $cards }
puzzle-played = { $place } { $card }
puzzle-plays = { $place } : { $card }
puzzle-how = Tapez une carte par son code, par exemple W7. Entrée seule montre la réponse.
puzzle-ask-card = Votre choix ({ $place }) ?
puzzle-ask-pass = Vos trois cartes ?
puzzle-not-possible = Possible : { $cards }.
puzzle-right = Exact !
puzzle-wrong = Pas { $card } : en jouant au mieux, { $outcome }.
puzzle-not-best = Ce n’est pas le meilleur choix.
puzzle-solved = Résolu !
puzzle-value = La réponse : { $outcome }.
puzzle-outcome = { $won ->
    [yes] votre équipe gagne la manche et marque { $points }
   *[no] vos adversaires gagnent la manche et marquent { $points }
}
puzzle-gap = Seul choix possible : { $card }. Après toute autre carte, au mieux : { $outcome }.
puzzle-wins = { $card } gagne dans { $wins } répartitions sur { $worlds } ({ $share }).
puzzle-wins-means = On compte les répartitions où votre meilleur plan après cette carte gagne, même si tous les autres voient toutes les cartes. Un plan ne connaît que ce que vous voyez.
puzzle-pass = La réponse : { $cards }. La chance de gagner la partie est de { $chance }, soit { $lead } points de pourcentage (± { $error }) de plus qu’avec le deuxième meilleur choix, { $second }.
puzzle-themes = { $count ->
    [one] Thème : { $themes }.
   *[other] Thèmes : { $themes }.
}
puzzle-theme = { $theme ->
    [duck-seventh] éviter le septième pli
    [give-seventh] donner le septième pli
    [duck] laisser passer
    [draw-trumps] faire tomber les atouts
    [hold-ace] garder l’as
    [play-ace] jouer l’as
    [force-boss] forcer un boss
    [feed-boss] un boss pour le coéquipier
    [last-boss] capturer le boss décisif
    [create-void] se créer une coupe
    [ruff] couper
   *[endplay] mise en main
}
puzzle-misses = Manqué par les bots : Novice { $novice }, Confirmé { $adept }, Monte-Carlo { $montecarlo }.
puzzle-none = Ce problème n’existe pas.
puzzle-choices = Choix possibles : { $known }.

## On the page

puzzle-intro = Une seule réponse à chacun, et elle est prouvée. Jouez les cartes : une erreur est réfutée, et vous pouvez réessayer.
puzzle-heading = { $kind ->
    [open] Mains découvertes
    [closed] Mains cachées
   *[pass] L’échange
}
puzzle-name = { puzzle-heading }, { puzzle-difficulty }
puzzle-today-done = Résolu. Il y en a un nouveau chaque jour.
puzzle-solve = Résoudre
puzzle-more = Autres problèmes
puzzle-filter-kind = Genre
puzzle-filter-theme = Thème
puzzle-filter-difficulty = Difficulté
puzzle-any = Tous
puzzle-my-level = À mon niveau
puzzle-count = Résolus : { $solved } sur { $total }
puzzle-all-solved = Vous les avez tous résolus. Bravo !
puzzle-again = En refaire un
puzzle-level = Votre niveau : { $level } ({ puzzle-difficulty })
puzzle-level-text = Il monte avec chaque problème résolu du premier coup et baisse avec chaque autre. Les problèmes faciles sont à 800, les très difficiles à 2000, selon la fréquence à laquelle les bots les manquent. Il reste dans ce navigateur et n’est envoyé nulle part.
puzzle-level-now = Votre niveau : { $level } ({ $change })
puzzle-list = Tous les problèmes
puzzle-seat = { $place ->
    [you] Vous
    [left] Gauche
    [partner] Coéquipier
   *[right] Droite
}
puzzle-us = Votre équipe
puzzle-them = Vos adversaires
puzzle-ask = { $place ->
    [you] Quelle carte jouez-vous ?
   *[partner] Quelle carte joue votre coéquipier ?
}
puzzle-unseen-cards = Inconnues
puzzle-cannot-hold = { $place ->
    [left] Pas à gauche
    [partner] Pas chez votre coéquipier
   *[right] Pas à droite
}
puzzle-try-open = { $card } : non. En jouant au mieux, { $outcome }.
puzzle-try-closed = { $card } gagne dans { $wins } répartitions sur { $worlds } ({ $share }). Une autre carte gagne plus souvent.
puzzle-try-pass = Avec { $cards }, la chance de gagner la partie est d’environ { $chance }. Un autre choix donne plus.
puzzle-try-example = Un exemple : avec ces cartes, elle perd et la bonne carte gagne.
puzzle-try-again = Réessayer
puzzle-show = Voir la réponse
puzzle-next = Problème suivant
puzzle-answer-card = La réponse : { $cards }
puzzle-example = Une des répartitions où elle gagne, si tous jouent au mieux.
puzzle-wins-of = { $wins } sur { $worlds }
puzzle-chart-closed = Répartitions gagnées, carte par carte
puzzle-chart-pass = Chance de gagner la partie
puzzle-chart-second = Deuxième choix
puzzle-chart-yours = Votre choix
puzzle-choice-points = { $card } : { $outcome }
