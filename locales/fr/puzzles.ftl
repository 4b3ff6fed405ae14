### Puzzles, on the page and in the terminal.

puzzle-title = Problème { $name } : { puzzle-kind }, niveau { puzzle-difficulty }
puzzle-kind = { $kind ->
    [open] cartes découvertes
    [closed] cartes cachées
   *[pass] cartes à passer
}
puzzle-difficulty = { $difficulty ->
    [easy] facile
    [medium] moyen
    [hard] difficile
   *[expert] très difficile
}
puzzle-task-open = Vous voyez toutes les mains et jouez pour votre équipe, y compris les cartes de votre partenaire. À chaque décision, une seule carte est la meilleure.
puzzle-task-closed = Vous ne voyez que ce que vous sauriez à la table. Sur les { $worlds } répartitions possibles, l’une de vos cartes gagne la manche plus souvent que n’importe quelle autre. Laquelle ?
puzzle-task-pass = Quelles trois cartes passez-vous à votre partenaire ?
puzzle-score = Score : votre équipe { $us }, vos adversaires { $them }.
puzzle-leads = Première entame : { $place }.
puzzle-side = { $who ->
    [us] Votre équipe : { $tricks } ; boss : { $bosses }.
   *[them] Vos adversaires : { $tricks } ; boss : { $bosses }.
}
puzzle-place = { $place ->
    [you] vous
    [left] gauche
    [partner] partenaire
   *[right] droite
}
puzzle-hand = { $place } : { $cards }
# $count est un nombre de cartes.
puzzle-unknown = { $place } : { $cards } ; cartes inconnues : { $count }
puzzle-excluded = { $place } : { $cards } ; cartes inconnues : { $count }, mais pas { $excluded }
puzzle-unseen = Cartes inconnues : { $cards }
puzzle-trick = Pli : { $cards }
puzzle-played = { $place } { $card }
puzzle-plays = { $place } : { $card }
puzzle-how = Tapez une carte par son code, par exemple W7. Entrée seule montre la réponse.
puzzle-ask-card = Votre choix ({ $place }) ?
puzzle-ask-pass = Vos trois cartes ?
puzzle-not-possible = Possible : { $cards }.
puzzle-right = Exact !
puzzle-wrong = { $card } : non. Si chacun joue au mieux, { $outcome }.
puzzle-not-best = Ce n’est pas le meilleur choix.
puzzle-solved = Résolu !
puzzle-value = Avec la bonne réponse, { $outcome }.
puzzle-outcome = { $won ->
    [yes] votre équipe gagne la manche et marque { $points }
   *[no] vos adversaires gagnent la manche et marquent { $points }
}
puzzle-gap = Il faut jouer : { $card }. Avec toute autre carte, au mieux : { $outcome }.
puzzle-wins = { $card } : manche gagnée dans { $wins } cas sur { $worlds } ({ $share }).
puzzle-wins-means = C’est le nombre de répartitions où, après cette carte, le meilleur plan fondé uniquement sur ce que vous voyez gagne la manche, même si tous les autres voient toutes les cartes.
puzzle-pass = Réponse : { $cards }. Les chances de gagner la partie sont de { $chance }, soit { $lead } points de pourcentage (± { $error }) de plus qu’avec le deuxième choix : { $second }.
puzzle-themes = { $count ->
    [one] Thème : { $themes }.
   *[other] Thèmes : { $themes }.
}
puzzle-theme = { $theme ->
    [duck-seventh] esquiver le septième pli
    [give-seventh] donner le septième pli
    [duck] esquiver
    [draw-trumps] faire tomber les atouts
    [hold-ace] garder l’as
    [play-ace] jouer l’as
    [force-boss] faire tomber un boss
    [feed-boss] donner un boss au partenaire
    [last-boss] capturer le boss décisif
    [create-void] se créer une coupe
    [ruff] couper
   *[endplay] mise en main
}
puzzle-misses = Échecs des bots : Novice { $novice }, Aguerri { $adept }, Expert { $montecarlo }.
puzzle-none = Ce problème n’existe pas.
puzzle-choices = Choix possibles : { $known }.

## On the page

puzzle-intro = Chaque problème a une seule bonne réponse. Jouez : si vous vous trompez, vous verrez pourquoi et pourrez réessayer.
puzzle-heading = { $kind ->
    [open] Cartes découvertes
    [closed] Cartes cachées
   *[pass] Cartes à passer
}
puzzle-name = { puzzle-heading }, niveau { puzzle-difficulty }
puzzle-today-done = Résolu. Il y en a un nouveau chaque jour.
puzzle-solve = Résoudre
puzzle-more = Autres problèmes
puzzle-filter-kind = Type
puzzle-filter-theme = Thème
puzzle-filter-difficulty = Difficulté
puzzle-any = Tous
puzzle-my-level = À votre niveau
puzzle-count = Résolus : { $solved } sur { $total }
puzzle-all-solved = Vous les avez tous résolus. Bravo !
puzzle-again = En refaire un
puzzle-level = Votre classement : { $level } ({ puzzle-difficulty })
puzzle-level-text = Votre classement monte quand vous résolvez un problème du premier coup ; sinon, il baisse. Un problème est coté d’autant plus haut que les bots s’y trompent souvent : de 800 pour les faciles à 2 000 pour les très difficiles. Votre classement reste dans ce navigateur et n’est envoyé nulle part.
puzzle-level-now = Votre classement : { $level } ({ $change })
puzzle-list = Tous les problèmes
puzzle-seat = { $place ->
    [you] Vous
    [left] Gauche
    [partner] Partenaire
   *[right] Droite
}
puzzle-us = Nous
puzzle-them = Eux
puzzle-ask = { $place ->
    [you] Quelle carte jouez-vous ?
   *[partner] Quelle carte joue votre partenaire ?
}
puzzle-unseen-cards = Cartes inconnues
puzzle-cannot-hold = { $place ->
    [left] Pas à gauche
    [partner] Pas chez votre partenaire
   *[right] Pas à droite
}
puzzle-try-open = { $card } : non. Si chacun joue au mieux, { $outcome }.
puzzle-try-closed = { $card } : manche gagnée dans { $wins } cas sur { $worlds } ({ $share }). Une autre carte gagne plus souvent.
puzzle-try-pass = Avec { $cards }, les chances de gagner la partie sont d’environ { $chance }. Un autre choix fait mieux.
puzzle-try-example = Un exemple : avec ces cartes, votre choix perd et la bonne carte gagne.
puzzle-try-again = Réessayer
puzzle-show = Voir la réponse
puzzle-next = Problème suivant
puzzle-answer-card = Réponse : { $cards }
puzzle-example = Une des répartitions où elle gagne, si tous jouent au mieux.
puzzle-wins-of = { $wins } sur { $worlds }
puzzle-chart-closed = Répartitions gagnantes, carte par carte
puzzle-chart-pass = Chances de gagner la partie
puzzle-chart-second = Deuxième choix
puzzle-chart-yours = Votre choix
puzzle-choice-points = { $card } : { $outcome }
