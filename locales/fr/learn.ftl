### Le tutoriel : learn-<chapitre>-<étape>, puis -<carte> pour ce qu’une carte entraîne. Vous êtes en bas, Kitsune à gauche, Kappa (votre partenaire) en face, Tengu à droite.

learn-title = Apprendre à jouer
learn-intro = Six courts chapitres d’une minute ou deux. C’est vous qui jouez les cartes ; si l’une n’est pas la meilleure, vous voyez ce qui se passe et vous réessayez. Inutile de connaître un autre jeu de cartes.
learn-chapter = Chapitre { $number }
learn-chapter-heading = Chapitre { $number } : { $title }
learn-done = Terminé
learn-start = Commencez ici
learn-all = Tous les chapitres
learn-progress = Avancement dans ce chapitre
learn-your-turn = À vous : choisissez une carte en bas.
learn-go-on = Continuer
learn-try-again = Réessayer
learn-again = Encore une fois
learn-next-chapter = Chapitre suivant
learn-teammate = votre partenaire
learn-opponent = adversaire
learn-played = { $name } : { $card }
learn-round-won = Vous gagnez la manche !
learn-round-lost = Vous perdez la manche
learn-first-game = Votre première vraie partie
learn-first-game-text = Quatre joueurs, score standard : une manche gagnée vaut 1 point, et il en faut 2 pour gagner la partie. Les bots sont de niveau Novice, et vous pouvez revoir toutes les cartes jouées.
learn-first-game-button = Jouer
learn-easy-puzzles = Problèmes faciles

## 1. Le pli et l’obligation de fournir

learn-trick-title = Qu’est-ce qu’un pli ?
learn-trick-table = On joue à quatre : vous, en bas, et trois autres. Kappa, en face, est votre partenaire : vous gagnez ou perdez ensemble. Kitsune et Tengu sont vos adversaires. Voyons d’abord comment on gagne des cartes ; le pourquoi vient au chapitre 4.
learn-trick-cards = Voici vos cartes ; les autres ne les voient pas. Chaque carte a une valeur et une famille. Il y a sept familles : Vent, Terre, Charme, Foudre, Ténèbres, Feu et Neige. On les reconnaît à leur couleur et à leur symbole. La petite colonne de chaque carte montre les sept valeurs de sa famille, la sienne étant marquée.
learn-trick-what = On joue pli par pli. Un pli est un tour de table, dans le sens des aiguilles d’une montre : chacun pose une carte. Quand les quatre cartes sont là, la meilleure l’emporte (vous verrez bientôt laquelle), et celui qui l’a jouée ramasse les quatre. Son équipe a gagné un pli.
learn-trick-follow = Kitsune a entamé, c’est-à-dire posé la première carte : le 6 de Foudre. La famille de ce pli est donc Foudre, et tous ceux qui en ont doivent en jouer. Cela s’appelle « fournir ». La plus forte carte de Foudre gagne. À vous : gagnez le pli !
learn-trick-follow-l10 = Oui ! Votre 10 est la plus forte carte de Foudre, le pli est à vous. En haut à gauche, un point le compte pour « Nous ». Le losange au bout de la rangée représente le septième pli ; le chapitre 5 vous dira ce qu’il a de particulier. Celui qui gagne un pli entame le suivant.
learn-trick-follow-l4 = Le 4 est permis, mais le 9 de Tengu est plus fort : Tengu prend le pli. Essayez une carte de Foudre plus forte.
learn-trick-lead = C’est vous qui entamez : jouez n’importe quelle carte, sa famille devient celle du pli. Chaque famille a ses sept valeurs ; Feu va de 6 à 12. Gagnez aussi ce pli.
learn-trick-lead-f12 = Rien ne bat le 12 dans la famille Feu. Regardez Tengu : sans carte de Feu, Tengu pouvait jouer n’importe quelle carte. Le 13 de Neige a une valeur plus haute, mais ce n’est pas du Feu : il ne peut pas gagner.
learn-trick-lead-l4 = Le 5 de Foudre de Kitsune est plus fort : Kitsune prend le pli. Entamez avec une carte que personne ne peut battre.
learn-trick-lead-c5 = Le 9 de Charme de Tengu est plus fort : Tengu prend le pli. Entamez avec une carte que personne ne peut battre.
learn-trick-end = Voilà un pli : quatre cartes, une par joueur. Si vous avez la famille demandée, vous devez en jouer ; sinon, tout est permis. La plus forte carte de la famille demandée gagne, sauf s’il y a un atout. C’est le sujet du chapitre suivant.

## 2. L’atout

learn-trump-title = L’atout
learn-trump-what = Après la distribution, il reste une carte. Elle est face visible, en haut à droite, et sa famille est l’atout de toute la manche, jusqu’à la distribution suivante. Ici, c’est Terre. Un atout bat toutes les cartes des six autres familles.
learn-trump-short = Tengu a entamé avec le 12 de Neige. Vous n’avez pas de Neige : toute carte est permise. Kitsune et Kappa jouent après vous. Gagnez le pli avec un atout.
learn-trump-short-e3 = Même un petit atout suffit : votre 3 de Terre bat le 12 et le 13 de Neige.
learn-trump-short-other = Cette carte n’est ni de la Neige ni un atout : quelle que soit sa valeur, elle ne peut pas gagner. Kitsune prend le pli avec le 13 de Neige. Servez-vous de votre atout.
learn-trump-over = Un autre pli. Foudre est demandée ; Tengu n’en a pas et a joué un atout, le 6 de Terre. Vous n’avez pas de Foudre non plus. Gagnez le pli !
learn-trump-over-e8 = S’il y a plusieurs atouts dans un pli, le plus fort gagne. Votre 8 bat le 6.
learn-trump-over-e4 = Le 4 est un atout, mais le 6 de Terre de Tengu est plus fort : Tengu prend le pli. Jouez un atout plus fort.
learn-trump-over-w2 = Le 2 de Vent n’est ni de la Foudre ni un atout : Tengu prend le pli. Jouez un atout qui bat le 6.
learn-trump-end = Un atout bat toutes les autres familles, et un atout plus fort bat un plus faible. Mais si vous avez la famille demandée, vous devez en jouer, et non un atout. Si vous ne l’avez pas, vous pouvez jouer un atout (cela s’appelle « couper »), mais rien ne vous y oblige.

## 3. L’as

learn-ace-title = L’as de Vent
learn-ace-what = Une carte bat toutes les autres, même le plus fort atout : l’as de Vent, marqué A. On l’appelle le Super Atout. Cette fois, c’est vous qui l’avez.
learn-ace-power = Kitsune a entamé avec le 8 de Terre, le plus fort atout qui soit. Vous n’avez pas de Terre. Gagnez le pli quand même !
learn-ace-power-wa = Rien ne bat l’as de Vent, quel que soit l’atout.
learn-ace-power-other = Cela ne bat pas le 8 de Terre : Kitsune prend le pli. Une seule de vos cartes est plus forte.
learn-ace-follow = Mais l’as est une carte de Vent et doit fournir comme les autres. Ici, Neige est demandée, et vous avez une carte de Neige. Pouvez-vous jouer l’as ? Essayez.
learn-ace-follow-wa = Non : vous avez de la Neige, vous devez donc en jouer (règle R12). L’as attendra.
learn-ace-follow-s8 = Vous avez de la Neige, vous devez donc en jouer : l’as n’était pas permis. Il vous reste pour plus tard.
learn-ace-forced = Maintenant, Vent est demandé. Laquelle de vos cartes pouvez-vous jouer ?
learn-ace-forced-wa = L’as est votre seule carte de Vent : il fallait le jouer, pour un pli qui ne vaut presque rien. Gardez si possible une deuxième carte de Vent : vous pourrez jouer celle-là.
learn-ace-end = L’as de Vent bat tout, mais doit fournir comme toute carte de Vent. Gardez-le pour un pli qui compte. Lesquels comptent ? Vous le verrez au chapitre suivant.

## 4. Les boss et leurs étoiles

learn-boss-title = Les boss et leurs étoiles
learn-boss-seven = Pourquoi gagner des plis ? Pour eux ! Le 7 de chaque famille est son boss. En gagnant un pli, on capture tous les boss qu’il contient. La première équipe qui a quatre boss gagne la manche.
learn-boss-capture = Tengu a dû fournir le 7 de Foudre, un boss. Vous jouez en dernier : capturez-le !
learn-boss-capture-l10 = Capturé ! Il est maintenant avec votre équipe, en haut à gauche, à la vue de tous. Encore trois, et vous gagnez la manche.
learn-boss-capture-l6 = Alors le 9 de Kitsune gagne le pli, et vos adversaires ont capturé le boss. Prenez-le vous-même.
learn-boss-give = Cette fois, c’est vous qui avez un boss : le 7 de Neige. Neige va de 7 à 13 : le 7 est sa carte la plus faible et ne gagnera guère seul. Mais le 13 de Kappa est en train de gagner ce pli, et vous jouez en dernier. Quelle carte ajoutez-vous ?
learn-boss-give-s7 = Beau cadeau ! Kappa prend le pli et capture votre boss. Vos plis et vos boss s’ajoutent à ceux de votre partenaire : votre équipe a maintenant deux plis et deux boss.
learn-boss-give-s11 = Kappa prend le pli, mais votre boss vous reste en main, et un adversaire pourra le capturer plus tard. Ajoutez-le quand votre partenaire gagne.
learn-boss-stars = Regardez maintenant les étoiles. Avec le score avancé, les gagnants d’une manche marquent 1 point par étoile de leurs boss. Le boss d’atout ne rapporte rien, mais compte parmi les quatre. La première équipe qui a 7 points gagne la partie.
learn-boss-end = Tout l’intérêt des plis, ce sont les boss : capturez-les, donnez les vôtres à votre partenaire, ne les laissez pas aux adversaires. Quatre boss, et la manche est à vous. Mais gardez-vous de gagner trop de plis !

## 5. Le septième pli

learn-seventh-title = Le septième pli
learn-seventh-count = Et voici le piège : une équipe qui gagne son septième pli avant d’avoir quatre boss perd aussitôt la manche ! Regardez le score : votre équipe a six plis et trois boss, il en manque donc un. Vos adversaires ont quatre plis et trois boss.
learn-seventh-duck = Atout Feu. Les autres ont joué, il n’y a pas de boss dans ce pli, et il restera ensuite une carte à chacun. Un boss n’est pas encore tombé. Prenez-vous ce pli, ou le laissez-vous filer ?
learn-seventh-duck-f6 = Bien joué. Tengu prend le pli, et votre équipe en reste à six. Perdre un pli exprès, cela s’appelle « esquiver ».
learn-seventh-duck-f12 = Votre 12 gagne le pli : le septième de votre équipe, avec toujours trois boss. La manche est perdue sur-le-champ. Essayez l’autre carte.
learn-seventh-last = Le dernier pli : Tengu entame avec le 10 de Ténèbres. Il ne reste qu’une carte à chacun : le dernier boss doit tomber maintenant, et vous avez gardé le plus fort atout. Jouez-le !
learn-seventh-last-f12 = C’est votre septième pli, mais il apporte le quatrième boss, et on regarde d’abord les boss. C’est en esquivant que vous avez gagné la manche.
learn-seventh-feed = Une nouvelle manche, à l’inverse : vos adversaires ont six plis et deux boss, votre équipe a trois boss. Atout Terre. Tengu entame avec le 10 de Neige, et deux boss ne sont pas encore tombés. Prenez-vous ce pli, ou le laissez-vous filer ?
learn-seventh-feed-s8 = Tengu prend le pli : c’est le septième de vos adversaires, avec seulement deux boss. Ils perdent la manche, vous la gagnez, et votre équipe reçoit même les boss que les joueurs ont encore en main.
learn-seventh-feed-s13 = Vous prenez le pli et devez entamer avec votre dernière carte, le 8 de Neige. Kitsune et Kappa ne peuvent jouer que les deux derniers boss, et Tengu coupe : vos adversaires ont quatre boss. Essayez l’autre carte.
learn-seventh-end = Comptez les plis des deux équipes. Quand vous approchez de sept, esquivez les plis sans boss. Quand ce sont vos adversaires, laissez-leur ces plis.

## 6. Passer des cartes et comprendre son partenaire

learn-pass-title = Passer des cartes et comprendre son partenaire
learn-pass-choose = Avant le premier pli, chacun passe trois cartes à son partenaire, sans voir ce qu’il recevra. Une bonne tactique consiste à passer une famille entière : quand elle sera demandée, vous pourrez couper. Choisissez trois cartes pour qu’il vous manque ensuite deux familles, puis passez-les.
learn-pass-choose-wrong = C’est permis, mais il ne vous manquerait pas deux familles. De quelles familles n’avez-vous qu’une ou deux cartes ?
learn-pass-read = Vous n’avez plus ni Charme ni Ténèbres. Les cartes en surbrillance viennent de Kappa. Deux sont des cartes de Neige ! Kappa a peut-être fait comme vous et n’a plus de Neige.
learn-pass-lead = Quelques plis plus tard, vous entamez ; votre équipe a deux plis et un boss. Le boss de Neige n’a pas encore été joué. Si Kappa n’a vraiment pas de Neige, Kappa peut couper. Avec quelle carte entamez-vous ?
learn-pass-lead-s8 = Kappa n’a pas de Neige, coupe avec le 4 de Terre et capture le boss que Tengu a dû jouer. Vous avez compris votre partenaire !
learn-pass-lead-e6 = Terre est demandée : Kappa doit fournir le 4, un atout qui aurait pu capturer un boss. Que vous a passé Kappa ?
learn-pass-lead-fire = Kappa a du Feu et doit fournir. Le pli est à votre équipe, mais sans boss. Que vous a passé Kappa ?
learn-pass-boss = Encore un. Charme est demandé, et vous n’en avez pas. Le 9 de Kappa est la plus forte carte de Charme, et vous jouez en dernier. Tout est permis : quelle carte aide le plus votre équipe ?
learn-pass-boss-d7 = Kappa prend le pli, et votre boss avec. Une famille qui manque sert aussi à cela : donner un boss à votre partenaire.
learn-pass-boss-e6 = Vous prenez le pli à votre propre partenaire, un bon atout est perdu, et votre boss vous reste en main. Que pourriez-vous ajouter d’autre ?
learn-pass-boss-w3 = Kappa prend le pli, mais votre boss vous reste en main, et un adversaire pourra le capturer plus tard. Que pourriez-vous ajouter d’autre ?
learn-pass-end = Vous connaissez le jeu. Observez ce que votre partenaire passe et avec quoi il entame. Et quand quelqu’un ne fournit pas, tout le monde sait qu’il n’a plus cette famille. On passe à une vraie partie ?

## The first real game: one line at every new thing

learn-tip-pass = Choisissez { $count } cartes pour { $name }, votre partenaire, puis passez-les. Vous en recevrez autant, sans savoir lesquelles.
learn-tip-received = { $name }, votre partenaire, vous a donné : { $cards }.
learn-tip-lead-you = Vous entamez le premier pli, car vous avez reçu cette carte à la distribution : { $card }. Jouez n’importe quelle carte.
learn-tip-lead = { $name } entame le premier pli : c’est à qui reçoit cette carte à la distribution de le faire : { $card }.
learn-tip-later-lead-you = Vous entamez cette manche, car vous avez remporté le dernier pli de la précédente.
learn-tip-later-lead = { $name } entame cette manche : c’est à qui a remporté le dernier pli de la précédente de le faire.
learn-tip-follow = Vous avez des cartes de la famille demandée, { $suit } : vous devez en fournir une. Les autres ne sont pas jouables pour l’instant.
learn-tip-free = Vous n’avez aucune carte { $suit } : jouez ce que vous voulez, un atout pour remporter le pli ou une carte dont vous voulez vous débarrasser.
learn-tip-ace-you = L’as de Vent bat toutes les autres cartes : le pli est à vous.
learn-tip-ace = L’as de Vent bat toutes les autres cartes : le pli va à { $name }.
learn-tip-boss = Un boss est capturé ! La première équipe qui en a { $count } remporte la manche.
learn-tip-seventh-you = Attention : votre équipe a six plis. Un septième vous fait perdre la manche, sauf s’il apporte le quatrième boss.
learn-tip-seventh = { $names } ont six plis. Un septième leur fait perdre la manche, sauf s’il apporte le quatrième boss : vous pouvez leur en laisser un.
learn-tip-read = Compris
learn-tip-no-more = Plus de conseils
