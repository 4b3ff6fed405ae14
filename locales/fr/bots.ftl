### Ce que disent les joueurs artificiels d’un choix : une phrase par conseil, bot-why-<raison>.
### La carte est donnée par $suit, $rank et $foil, comme pour le message « card ».

bot-plays = Jouez { card.def }
bot-why-only = { bot-plays } : c’est la seule carte possible.
bot-why-best = { bot-plays } : c’est mieux que les autres cartes.
bot-why-wins-round = { bot-plays } : ce pli peut vous donner la manche.
bot-why-seventh = { bot-plays } : vous avez déjà six plis, un septième ferait perdre la manche.
bot-why-stops-them = { bot-plays } : { $players ->
    [3] cela peut priver un adversaire du boss décisif
   *[other] cela peut priver vos adversaires du boss décisif
}.
bot-why-their-seventh = { bot-plays } : { $players ->
    [3] un adversaire a six plis, un septième lui ferait perdre la manche
   *[other] vos adversaires ont six plis, un septième leur ferait perdre la manche
}.
bot-why-captures = { bot-plays } : cela peut vous rapporter un boss.
bot-why-denies = { bot-plays } : { $players ->
    [3] cela peut priver un adversaire d’un boss
   *[other] cela peut priver vos adversaires d’un boss
}.
bot-why-ducks = { bot-plays } : avec déjà { count-tricks }, mieux vaut éviter les plis sans boss.
bot-why-feeds = { bot-plays } : { $players ->
    [3] le pli va à un adversaire et le rapproche du septième
   *[other] le pli va à vos adversaires et les rapproche du septième
}.
bot-why-keeps-boss = { bot-plays } : votre boss est plus à l’abri dans votre main.
bot-why-gives-boss = { bot-plays } : c’est le bon moment pour se séparer de ce boss.
bot-why-sheds-high = { bot-plays } : vous vous débarrassez d’une carte forte qui pourrait faire un pli de trop.
bot-why-keeps-high = { bot-plays } : vos cartes plus fortes serviront mieux plus tard.
bot-why-keeps-trump = { bot-plays } : vos atouts serviront mieux plus tard.
bot-why-trumps = { bot-plays } : c’est le moment de jouer atout.
bot-why-super-trump = { bot-plays } : le Super Atout mérite d’être gardé.
bot-why-void = { bot-plays } : c’est votre dernière carte de cette famille, que vous n’aurez plus à fournir.
bot-why-guard = { bot-plays } : les cartes qui protègent votre boss restent en main.
bot-why-long = { bot-plays } : vous avez beaucoup de cartes de { suit }.
bot-why-short = { bot-plays } : vous avez peu de cartes de { suit }.
bot-why-sure = { bot-plays } : il ne reste aucune carte plus forte de cette famille.
bot-why-unsure = { bot-plays } : une carte plus forte de la famille reste en jeu, le pli n’est donc pas acquis.
bot-why-their-void = { bot-plays } : pour autant qu’on sache, vos adversaires ont encore { suit.de }.
bot-why-partner = { bot-plays } : la famille { suit } convient à votre coéquipier.
bot-why-chooses-trump = { bot-plays } : { suit } devient atout, et c’est votre point fort.

bot-why-pass-best = Passez ces cartes : ce sont celles qui vous manqueront le moins.
bot-why-pass-void = Passez ces cartes : une famille devient courte, et bientôt vous n’aurez plus à la fournir.
bot-why-pass-boss = Passez ces cartes : le boss sera mieux dans une autre main.
bot-why-pass-high = Passez ces cartes : les cartes fortes valent plus dans une autre main que dans la vôtre.
bot-why-pass-low = Passez ces cartes : les petites cartes vous servent peu.
bot-why-pass-trump = Passez ces cartes : vous gardez les atouts dont vous avez besoin.
bot-why-pass-guard = Passez ces cartes : celles qui protègent vos boss restent chez vous.

review-gave-seventh = Le choix effectué perdait plus souvent la manche par un septième pli (+{ $chance } %).
review-gave-bosses = Le choix effectué laissait plus souvent aux autres les Boss décisifs (+{ $chance } %).
review-gave-points = Le choix effectué rapportait en moyenne moins de points.
review-gave-seals = Le choix effectué rapportait en moyenne moins de sceaux.
