### Pourquoi quelque chose est refusé. Voir le fichier anglais pour les variables.

error-unknown-card = « { $text } » n’est pas une carte. Une carte est la lettre d’une famille suivie d’un rang de cette famille, par exemple WA, W7 ou S13.
error-unknown-suit = « { $text } » n’est pas une famille. Les familles sont W, E, C, L, D, F et S.
error-unknown-seat = Il n’y a pas de place { $text } : les places vont de 0 à { $last }.
error-unknown-ruleset = « { $text } » n’est pas un jeu de règles. Les choix sont : { $known }.
error-unknown-bot = « { $text } » n’est pas un robot. Les choix sont : { $known }.
error-unknown-first-leader = « { $text } » ne désigne pas le premier joueur. Les choix sont dealt et holder.
error-unknown-action = Ce n’est ni passer des cartes ni en jouer une.
error-repeated-card = { $text } figure deux fois.
error-bad-deal = Ces cartes ne forment pas une donne de ce jeu.
error-bad-seed = Ce n’est pas une graine : il en faut une de 32 octets, soit 64 chiffres hexadécimaux.
error-bad-salt = Ce n’est pas un sel valable : chaque joueur en a un au plus, de 64 octets au plus.
error-bad-round = Les manches se comptent à partir de 1.

error-not-dealt = Les cartes ne sont pas encore distribuées.
error-no-deal-now = On ne distribue qu’une fois la manche finie.
error-match-is-over = La partie est finie.
error-round-is-over = La manche est finie.
error-pass-is-over = Les cartes de cette manche sont déjà passées.
error-pass-count = { $who ->
    [you] Vous devez passer { count-cards }, toutes différentes.
   *[one] { $name } doit passer { count-cards }, toutes différentes.
}
error-pass-not-in-hand = { $who ->
    [you] Vous ne pouvez pas passer des cartes que vous n’avez pas : { $cards }.
   *[one] { $name } ne peut pas passer des cartes d’une autre main : { $cards }.
}
error-not-all-passed = { $who ->
    [you] Vous ne pouvez pas encore jouer { card.def } : tout le monde n’a pas passé ses cartes.
   *[one] { $name } ne peut pas encore jouer { card.def } : tout le monde n’a pas passé ses cartes.
}
error-not-your-turn = { $who ->
    [you] Vous ne pouvez pas jouer { card.def } maintenant : ce n’est pas votre tour. À jouer : { $turn }.
   *[one] { $name } ne peut pas jouer { card.def } maintenant. À jouer : { $turn }.
}
error-not-in-hand = { $who ->
    [you] Vous n’avez pas { card.def }. Vous pouvez jouer : { $legal }.
   *[one] { $name } n’a pas { card.def }. Cartes permises : { $legal }.
}
error-must-follow = { $who ->
    [you] Vous ne pouvez pas jouer { card.def } : la famille demandée est { $led }, et vous devez fournir. Vous pouvez jouer : { $legal }.
   *[one] { $name } ne peut pas jouer { card.def } : la famille demandée est { $led }, et il faut fournir. Cartes permises : { $legal }.
}
