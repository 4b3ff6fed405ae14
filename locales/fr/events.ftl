### Ce qui s’est passé, une phrase par événement. Voir le fichier anglais pour $who.

event-round-dealt = La manche { $number } commence. { $rank ->
    [1] La carte retournée est { card.def } : atout { suit }, et le Super Atout n’est pas en jeu.
    [7] La carte retournée est { card.def } : atout { suit }, et son boss n’est pas en jeu.
   *[other] La carte retournée est { card.def } : atout { suit }.
}
event-round-dealt-no-trump = La manche { $number } commence. La carte d’entame décidera de l’atout.

event-exchanged = { $who ->
    [you] Vous mettez votre boss face cachée, et { card.def } prend sa place.
   *[one] { $name } met un boss face cachée, et { card.def } prend sa place.
}
event-boss-left = { $who ->
    [you] Vous laissez le Boss Yokai { suit.de } face visible.
   *[one] { $name } laisse le Boss Yokai { suit.de } face visible.
}
event-discarded = { $who ->
    [you] Vous avez mis une carte de côté.
   *[one] { $name } a mis une carte de côté.
}
event-pass-chosen = { $who ->
    [you] Vous avez choisi les cartes à passer.
   *[one] { $name } a choisi les cartes à passer.
}
event-cards-passed = Tout le monde a choisi : les cartes changent de main.

event-leader-announced = { $option ->
    [holder] { $who ->
        [you] Vous avez { card.def } en main : à vous d’entamer.
       *[one] { $name } a { card.def } en main et entame.
    }
   *[dealt] { $who ->
        [you] Vous avez reçu { card.def } à la distribution : à vous d’entamer.
       *[one] { $name } a reçu { card.def } à la distribution et entame.
    }
}
event-leader-announced-later = { $who ->
    [you] Vous avez remporté le dernier pli de la manche précédente : à vous d’entamer.
   *[one] { $name } a remporté le dernier pli de la manche précédente et entame.
}

event-card-played = { $led ->
    [yes] { $who ->
        [you] Vous entamez avec { card.def }.
       *[one] { $name } entame avec { card.def }.
    }
   *[no] { $who ->
        [you] Vous jouez { card.def }.
       *[one] { $name } joue { card.def }.
    }
}
event-turned-up = { $who ->
    [you] Une carte de votre rangée est révélée : { card }.
   *[one] Une carte est révélée dans la rangée en face ({ $name }) : { card }.
}
event-trump-set = Atout { suit } pour cette manche.
event-void-shown = { $name } n’a pas de { suit }.

event-trick-won = { $who ->
    [you] Vous remportez le pli avec { card.def }, { trick-won-because }.
   *[one] { $name } remporte le pli avec { card.def }, { trick-won-because }.
} { $team ->
    [ours] Votre équipe en est à { count-tricks }.
    [theirs] Son équipe en est à { count-tricks }.
   *[none] Cela fait { count-tricks }.
}
trick-won-because = { $why ->
    [super-trump] le Super Atout
    [trump] le plus fort atout
   *[led-suit] la plus forte carte de la famille demandée
}
event-boss-captured = { $who ->
    [you] Vous capturez le Boss Yokai { suit.de }.
   *[one] { $name } capture le Boss Yokai { suit.de }.
} { $team ->
    [ours] Votre équipe en est à { count-bosses }.
    [theirs] Son équipe en est à { count-bosses }.
   *[none] Cela fait { count-bosses }.
}
event-suit-sealed = { $who ->
    [you] Vous scellez la famille { suit }.
    [we] { $name } et vous scellez la famille { suit }.
    [both] { $name } scellent la famille { suit }.
   *[one] { $name } scelle la famille { suit }.
}

event-round-won-bosses = { $who ->
    [you] Vous avez capturé le boss décisif : la manche est à vous.
    [we] { $name } et vous avez capturé le boss décisif : la manche est à vous.
    [both] { $name } ont capturé le boss décisif et gagnent la manche.
   *[one] { $name } a capturé le boss décisif et gagne la manche.
}
event-round-won-seventh-trick = { $who ->
    [you] { event-round-won-tricks }, mais pas assez de boss : vous perdez la manche.
    [we] { event-round-won-tricks }, mais pas assez de boss : { $name } et vous perdez la manche.
    [both] { event-round-won-tricks }, mais pas assez de boss : { $name } perdent la manche.
   *[one] { event-round-won-tricks }, mais pas assez de boss : { $name } perd la manche.
}
event-round-won-tricks = { $losing ->
    [7] Sept plis
   *[other] { $losing } plis
}
event-round-won-last-trick = { $who ->
    [you] Il n’y a plus de cartes. Vous avez remporté le dernier pli et gagnez la manche.
    [we] Il n’y a plus de cartes. { $name } et vous avez remporté le dernier pli et gagnez la manche.
    [both] Il n’y a plus de cartes. { $name } ont remporté le dernier pli et gagnent la manche.
   *[one] Il n’y a plus de cartes. { $name } a remporté le dernier pli et gagne la manche.
}
event-round-won-played-out = Tous les plis de la manche sont joués. Personne n’a encore assez de sceaux.
event-round-won-seals = { $who ->
    [you] Vous avez tous les sceaux qu’il faut.
    [we] { $name } et vous avez tous les sceaux qu’il faut.
    [both] { $name } ont tous les sceaux qu’il faut.
   *[one] { $name } a tous les sceaux qu’il faut.
}
event-round-won = { $who ->
    [you] Vous gagnez la manche.
    [we] { $name } et vous gagnez la manche.
    [both] { $name } gagnent la manche.
   *[one] { $name } gagne la manche.
}

event-points-scored = { points-scored }. Total : { $score }.
event-points-scored-by-boss = { points-scored } : { $breakdown }. Total : { $score }.
points-scored = { $who ->
    [you] Vous marquez { count-points }
    [we] { $name } et vous marquez { count-points }
    [both] { $name } marquent { count-points }
   *[one] { $name } marque { count-points }
}
points-of-boss = { $hand ->
    [yes] { suit } { $points } (resté en main)
   *[no] { suit } { $points }
}

event-match-won-who = { $who ->
    [you] Vous gagnez la partie !
    [we] { $name } et vous gagnez la partie !
    [both] { $name } gagnent la partie.
   *[one] { $name } gagne la partie.
}
event-match-won-who-tie-break = Égalité en tête. { $who ->
    [you] Vous êtes à la gauche du joueur aux sept plis : vous gagnez la partie !
   *[one] { $name } est à la gauche du joueur aux sept plis et gagne la partie.
}
event-match-won-score = Score final : { $scores }.
event-match-won = { event-match-won-who } { event-match-won-score }
event-match-won-tie-break = { event-match-won-who-tie-break } { event-match-won-score }
score-of-side = { $name } { $points }
