### Ce que disent les bots d’un choix : une phrase par conseil, why-<raison>. Chacune n’apparaît que là où
### elle est vraie (src/yokai_septet/bots/claims.py et tests/bots/sentences.py) ; une nouvelle version doit affirmer la même chose.
### La carte est donnée par $suit, $rank et $foil, comme pour le message « card ».

bot-plays = Jouez { card.def }
why-only = { bot-plays } : c’est la seule carte possible.
why-best = { bot-plays } : c’est sans doute ce qui vous donne les meilleures chances.
why-wins-round = { bot-plays } : { $players ->
    [3] si vous remportez ce pli, vous gagnez la manche
   *[other] si votre équipe remporte ce pli, elle gagne la manche
}.
why-seventh = { bot-plays } : { $players ->
    [3] vous avez
   *[other] votre équipe a
} six plis, et un septième { $missing ->
    [1] sans boss
    [2] avec moins de deux boss
    [3] avec moins de trois boss
    [4] avec moins de quatre boss
   *[other] avec moins de { $missing } boss
} ferait perdre la manche.
why-their-seventh = { bot-plays } : { $players ->
    [3] un adversaire a
   *[other] vos adversaires ont
} six plis, et un septième { $missing ->
    [1] sans boss
    [2] avec moins de deux boss
    [3] avec moins de trois boss
    [4] avec moins de quatre boss
   *[other] avec moins de { $missing } boss
} { $players ->
    [3] lui
   *[other] leur
} ferait perdre la manche.
why-takes-deciding = { bot-plays } : vous passez devant { $players ->
    [3] un adversaire qui gagnerait
   *[other] vos adversaires, qui gagneraient
} la manche avec ce pli.
why-stops-them = { bot-plays } : { $players ->
    [3] cela vous met en tête dans un pli qui donnerait la manche à un adversaire
   *[other] cela met votre équipe en tête dans un pli qui donnerait la manche à vos adversaires
}.
why-no-boss = { bot-plays } : un de vos boss, joué dans ce pli, pourrait donner la manche à { $players ->
    [3] un adversaire
   *[other] vos adversaires
}.
why-captures = { bot-plays } : cela { $players ->
    [3] vous met
   *[other] met votre équipe
} en tête dans un pli qui contient un boss.
why-calls-boss = { bot-plays } : un boss de cette famille est encore en jeu et pourrait tomber dans ce pli.
why-keeps-boss = { bot-plays } : un de vos boss, joué dans ce pli, pourrait être capturé par { $players ->
    [3] un adversaire
   *[other] vos adversaires
}.
why-brings-boss-home = { bot-plays } : { $players ->
    [3] vous remportez
   *[other] votre équipe remporte
} ce pli à coup sûr, et le boss avec.
why-teammate-ahead = { bot-plays } : votre partenaire est en tête dans ce pli et capturerait le boss pour votre équipe.
why-cheap-boss = { bot-plays } : parmi les boss que vous pouvez jouer, c’est celui qui rapporte le moins.
why-ducks = { bot-plays } : { $players ->
    [3] vous avez
   *[other] votre équipe a
} déjà { $count ->
    [3] trois plis
    [4] quatre plis
    [5] cinq plis
    [6] six plis
   *[other] { count-tricks }
}, et celui-ci ne contient pas de boss pour l’instant.
why-leads-to-lose = { bot-plays } : { $players ->
    [3] vous avez
   *[other] votre équipe a
} déjà { $count ->
    [3] trois plis
    [4] quatre plis
    [5] cinq plis
    [6] six plis
   *[other] { count-tricks }
}, et { $players ->
    [3] un adversaire pourrait
   *[other] vos adversaires pourraient
} remporter celui-ci.
why-feeds = { bot-plays } : { $players ->
    [3] un adversaire est en tête dans ce pli, sans boss pour l’instant, et il a
   *[other] vos adversaires sont en tête dans ce pli, sans boss pour l’instant, et ils ont
} déjà { $count ->
    [3] trois plis
    [4] quatre plis
    [5] cinq plis
    [6] six plis
   *[other] { count-tricks }
}.
why-sheds-high = { bot-plays } : parmi les cartes jouables qui ne peuvent pas remporter ce pli, c’est la plus haute.
why-just-enough = { bot-plays } : parmi les cartes jouables qui prendraient la tête du pli, c’est la plus basse.
why-lowest = { bot-plays } : c’est la plus basse des cartes que vous pouvez jouer.
why-keeps-trump = { bot-plays } : vous gardez { $trumps ->
    [one] votre atout
   *[other] vos { $trumps } atouts
} pour plus tard.
why-draws-trumps = { bot-plays } : { $trumps ->
    [one] les autres n’ont plus qu’un atout, et celui qui l’a doit le jouer
   *[other] les autres ont encore { $trumps } atouts et doivent fournir
}.
why-keeps-super-trump = { bot-plays } : vous gardez le Super Atout pour plus tard.
why-void = { bot-plays } : c’est votre dernière carte de cette famille ; la prochaine fois qu’elle sera demandée, vous jouerez ce que vous voudrez.
why-guard = { bot-plays } : { $bosses ->
    [one] si la famille de votre boss est demandée, vous pourrez fournir une autre carte
   *[other] si la famille d’un de vos boss est demandée, vous pourrez fournir une autre carte
}.
why-long = { bot-plays } : { suit } est la famille où vous avez le plus de cartes.
why-last-two = { bot-plays } : il ne vous reste alors qu’une carte de cette famille.
why-sure = { bot-plays } : personne d’autre n’a de carte plus forte de cette famille.
why-unsure = { bot-plays } : quelqu’un d’autre a encore une carte plus forte de cette famille.
why-opponents-follow = { bot-plays } : aucun adversaire n’a encore montré qu’il n’avait plus de { suit }.
why-teammate-void = { bot-plays } : votre partenaire n’a plus de { suit } et peut jouer ce qu’il veut.
why-teammate-has-boss = { bot-plays } : votre partenaire a encore le boss de cette famille que vous lui avez passé.
why-spares-boss = { bot-plays } : cela ne fait pas sortir le boss que vous avez passé à votre partenaire.
why-chooses-trump = { bot-plays } : { suit } devient atout, et vous avez { count-cards } de cette famille.

why-pass-best = Passez ces cartes : c’est sans doute ce qui vous donne les meilleures chances.
why-pass-void = Passez ces cartes : vous ne gardez aucune carte de { suit }.
why-pass-short = Passez ces cartes : vous ne gardez qu’une carte de { suit }.
why-pass-boss = Passez ces cartes : vous { $count ->
    [0] n’avez aucune autre carte
    [one] n’avez qu’une autre carte
    [2] n’avez que deux autres cartes
   *[other] n’avez que { $count } autres cartes
} de la famille du boss.
why-pass-high = Passez ces cartes : votre carte la plus haute en fait partie.
why-pass-low = Passez ces cartes : votre carte la plus basse en fait partie.
why-pass-trump = Passez ces cartes : vous gardez { $trumps ->
    [one] votre seul atout
    [2] vos deux atouts
   *[other] vos { $trumps } atouts
}.
why-pass-guard = Passez ces cartes : vous gardez { $bosses ->
    [one] votre boss et toutes les cartes de sa famille
   *[other] vos boss et toutes les cartes de leurs familles
}.

review-gave-seventh = Avec le choix du joueur, la manche est plus souvent perdue par un septième pli (+{ $chance } points de pourcentage).
review-gave-round = { $chance ->
    [100] Le choix du joueur perd la manche, le meilleur la gagne.
   *[other] Avec le choix du joueur, la manche est gagnée moins souvent (−{ $chance } points de pourcentage).
}
review-gave-points = En moyenne, le choix du joueur coûte des points.
review-gave-seals = En moyenne, le choix du joueur coûte des sceaux.
