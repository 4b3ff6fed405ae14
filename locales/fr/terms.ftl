### Mots du jeu. Attribut .def : avec l’article défini.

suit = { $suit ->
    [W] Vent
    [E] Terre
    [C] Charme
    [L] Foudre
    [D] Ténèbres
    [F] Feu
   *[S] Neige
}
    .de = { $suit ->
        [W] du Vent
        [E] de la Terre
        [C] du Charme
        [L] de la Foudre
        [D] des Ténèbres
        [F] du Feu
       *[S] de la Neige
    }

# L’édition française imprime Terre en gris et Ténèbres en violet.
suit-colour = { $suit ->
    [W] vert
    [E] gris
    [C] rose
    [L] jaune
    [D] violet
    [F] rouge
   *[S] bleu
}

rank = { $rank ->
    [1] as
   *[other] { $rank }
}

card = { $foil ->
    [yes] { rank } brillant de { suit }
   *[no] { rank } de { suit }
}
    .def = { $rank ->
    [1] l’{ card }
   *[other] le { card }
}
# Pour qui tape des codes : une carte avec son code.
card-with-code = { card } ({ $code })

## Choses comptées ; $count est un nombre entier.

count-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}

count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

count-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}

count-bosses = { $count ->
    [one] { $count } boss
   *[other] { $count } boss
}

count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

count-seals = { $count ->
    [one] { $count } sceau
   *[other] { $count } sceaux
}

count-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}

count-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

## Mots isolés, pour les libellés.

term-title = 7 Yokai
term-trump = atout
term-boss = Boss Yokai
term-super-trump = Super Atout
term-round = manche
term-score = score
term-teammate = partenaire

## Règles du jeu et leurs options.

ruleset-four-advanced = À quatre, score avancé
ruleset-four-basic = À quatre, score standard
ruleset-three-advanced = À trois, score avancé
ruleset-three-basic = À trois, score standard
ruleset-suitors = Sept prétendants, à quatre
ruleset-suitors-short = Prétendants, variante courte

first-leader-dealt = Qui a reçu l’as de Vent
first-leader-holder = Qui a l’as une fois les cartes passées
later-leader-last-trick = Qui a remporté le dernier pli
later-leader-ace = Qui reçoit l’as à chaque manche

## Personnes et énumérations.

player-number = Joueur { $number }
labelled = { $label } : { $text }
you = vous
list-separator = { ", " }
list-last = { " et " }
list-or = { " ou " }
sentence-separator = { " " }
percent = { $number } %
# Between the points of two sides or more, as in 7–3.
score-separator = { "-" }
