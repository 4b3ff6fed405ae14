### Ce que disent les joueurs artificiels d’un choix : une phrase par conseil, bot-why-<raison>.
### La carte est donnée par $suit, $rank et $foil, comme pour le message « card ».

bot-plays = Jouez { card.def }
bot-why-only = { bot-plays } : c’est la seule carte permise.
bot-why-best = { bot-plays } : cela paraît un peu mieux que le reste.
bot-why-wins-round = { bot-plays } : ce pli peut vous donner la manche.
bot-why-seventh = { bot-plays } : six plis sont déjà gagnés, un septième ferait perdre la manche.
bot-why-stops-them = { bot-plays } : cela peut priver vos adversaires du boss décisif.
bot-why-their-seventh = { bot-plays } : vos adversaires ont six plis, un septième leur ferait perdre la manche.
bot-why-captures = { bot-plays } : cela peut rapporter un boss à votre camp.
bot-why-denies = { bot-plays } : cela peut priver vos adversaires d’un boss.
bot-why-ducks = { bot-plays } : avec déjà { count-tricks }, mieux vaut éviter les plis sans boss.
bot-why-feeds = { bot-plays } : le pli va à vos adversaires et les rapproche du septième.
bot-why-keeps-boss = { bot-plays } : votre boss est plus à l’abri dans votre main.
bot-why-gives-boss = { bot-plays } : c’est le bon moment pour se séparer de ce boss.
bot-why-sheds-high = { bot-plays } : c’est une haute carte de moins, qui aurait pu faire un pli de trop.
bot-why-keeps-high = { bot-plays } : vos cartes plus hautes serviront mieux plus tard.
bot-why-keeps-trump = { bot-plays } : vos atouts serviront mieux plus tard.
bot-why-trumps = { bot-plays } : c’est le moment de couper.
bot-why-super-trump = { bot-plays } : le Super Atout mérite d’être gardé.
bot-why-void = { bot-plays } : c’est votre dernière carte de { suit }, et sans cette famille vous jouerez ce que vous voulez.
bot-why-guard = { bot-plays } : les cartes qui protègent votre boss restent en main.
bot-why-length = { bot-plays } : le nombre de vos cartes { suit } plaide pour elle.
bot-why-sure = { bot-plays } : l’important est de savoir si une carte plus haute de sa famille reste en jeu.
bot-why-their-void = { bot-plays } : pour autant qu’on sache, vos adversaires peuvent encore fournir { suit }.
bot-why-partner = { bot-plays } : la famille { suit } convient à votre coéquipier.
bot-why-chooses-trump = { bot-plays } : { suit } devient atout, et c’est votre point fort.

bot-why-pass-best = Passez ces cartes : ce sont celles qui vous manqueront le moins.
bot-why-pass-void = Passez ces cartes : une famille devient courte, et bientôt vous n’aurez plus à la fournir.
bot-why-pass-boss = Passez ces cartes : le boss sera mieux dans une autre main.
bot-why-pass-high = Passez ces cartes : les hautes cartes valent plus dans une autre main que dans la vôtre.
bot-why-pass-low = Passez ces cartes : les basses cartes vous servent peu.
bot-why-pass-trump = Passez ces cartes : vous gardez les atouts dont vous avez besoin.
bot-why-pass-guard = Passez ces cartes : celles qui protègent vos boss restent chez vous.
