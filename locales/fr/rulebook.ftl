### Les règles du jeu. Texte brut : une ligne vide sépare les paragraphes, un retour à la ligne les lignes d’une liste.

rulebook-title = 7 Yokai : les règles du jeu
rulebook-contents = Sommaire
rulebook-print = Imprimer cette page
rulebook-intro =
    Sept familles de yokai rôdent dans la nuit, et chacune obéit à un boss. Vous capturez les boss en remportant des plis, mais la gourmandise se paie : celui qui fait trop de plis perd la manche.

    Chaque règle porte un numéro, pour la retrouver ou y renvoyer facilement ; quand le jeu refuse un coup, il cite la règle. Les règles propres au jeu à trois ou à la variante Sept prétendants le précisent.

rulebook-minute-title = En une minute
rulebook-minute =
    Deux équipes de deux jouent avec sept familles de sept cartes. Les familles se suivent comme les marches d’un escalier : la plus faible va de l’as au 7, la plus forte du 7 au 13. Chaque famille a un 7, et cette carte est son Boss Yokai.

    On distribue toutes les cartes sauf une. Celle-ci est posée face visible : sa famille est l’atout. Chacun passe trois cartes à son partenaire. Puis on joue des plis : un joueur entame, les autres ajoutent chacun une carte ; il faut fournir la famille demandée si on le peut, sinon on joue la carte de son choix. Le plus fort atout remporte le pli ; à défaut d’atout, c’est la plus forte carte de la famille demandée. Une seule carte bat toutes les autres : l’as de Vent, le Super Atout.

    Capturez quatre boss, et votre équipe gagne la manche. Remportez sept plis avant d’avoir quatre boss, et elle la perd. Les gagnants marquent 1 point par étoile blanche de leurs boss, sauf pour le boss d’atout ; la première équipe à 7 points gagne la partie.

rules-section-cards = Les cartes
rules-section-seats = Joueurs, équipes et manches
rules-section-deal = Distribuer et passer
rules-section-tricks = Jouer les plis
rules-section-round-end = Fin d’une manche
rules-section-scoring = Marquer des points
rules-section-match-end = Fin de la partie
rules-section-suitors = Sept prétendants, une variante à quatre
rules-section-knowledge = Ce qu’on a le droit de savoir
rules-section-faq = Questions et réponses
rules-section-tips = Cinq conseils
rules-section-summary = Sur une page

rule-r1-title = Sept familles
rule-r1 =
    Le jeu compte 49 cartes : sept familles de sept cartes. Chaque famille commence une valeur plus haut que la précédente ; elles n’ont donc pas toutes la même force. Elles portent le nom d’éléments, car leurs couleurs changent d’une édition à l’autre.

    W, Vent, vert : A 2 3 4 5 6 7
    E, Terre, gris : 2 3 4 5 6 7 8
    C, Charme, rose : 3 4 5 6 7 8 9
    L, Foudre, jaune : 4 5 6 7 8 9 10
    D, Ténèbres, violet : 5 6 7 8 9 10 11
    F, Feu, rouge : 6 7 8 9 10 11 12
    S, Neige, bleu : 7 8 9 10 11 12 13

rule-r2-title = Les Boss Yokai et leurs étoiles
rule-r2 =
    Le 7 de chaque famille est son Boss Yokai. La plupart des boss portent des étoiles blanches ou noires. Les blanches comptent toujours, les noires seulement à trois joueurs.

    Valeur à quatre joueurs : Vent 0, Terre 0, Charme 1, Foudre 1, Ténèbres 1, Feu 2, Neige 2.
    Valeur à trois joueurs : Vent 0, Terre 1, Charme 1, Foudre 2, Ténèbres 2, Feu 3, Neige 3.

rule-r3-title = Le Super Atout
rule-r3 =
    L’as de Vent, WA, est le Super Atout. Quand il s’agit de fournir, c’est une carte de Vent comme les autres, la plus basse. Quand il s’agit de remporter le pli, il bat toutes les autres cartes.

rule-r4-title = Codes des cartes
rule-r4 =
    Par écrit, une carte se note par la lettre de sa famille suivie de sa valeur : WA est l’as de Vent, E7 le 7 de Terre, S13 le 13 de Neige. Les lettres viennent des noms anglais et sont les mêmes dans toutes les langues. Dans la variante Sept prétendants (R50), chaque 7 existe en un second exemplaire, brillant, marqué d’un f : W7f. Les deux exemplaires se valent pour toutes les règles.

rule-r5-title = Joueurs et équipes
rule-r5 =
    À quatre, on forme deux équipes, d’un commun accord ou par tirage au sort ; les partenaires se font face. À trois, chacun joue pour soi : là où une règle dit « équipe », lisez « joueur ». On joue dans le sens des aiguilles d’une montre ; le joueur à votre gauche est le suivant dans ce sens.

rule-r6-title = Manches
rule-r6 =
    Une partie est une suite de manches ; elle dure jusqu’à ce que R40 y mette fin (R57 ou R58 pour Sept prétendants). Une manche comprend la distribution, les cartes que l’on passe et les plis.

rule-r7-title = La distribution
rule-r7 =
    Mélangez les 49 cartes. À quatre joueurs, distribuez-en 12 à chacun ; à trois, 16. Il en reste une : retournez-la face visible. C’est la carte atout ; sa famille est l’atout de la manche. Elle n’appartient à personne et ne peut pas être capturée.

rule-r8-title = Passer des cartes
rule-r8 =
    Regardez votre main et choisissez trois cartes à donner : à votre partenaire si vous êtes quatre, à votre voisin de gauche si vous êtes trois. Tous choisissent en même temps, avant de voir ce qu’ils reçoivent.

    Des cinq livrets, seul le chinois interdit de parler, et seulement pendant qu’on passe les cartes. Ici, les phrases toutes faites sont désactivées tant qu’on passe ou joue des cartes ; c’est notre propre règle de table.

rule-r9-title = Qui entame la première manche
rule-r9 =
    Le joueur qui a reçu WA à la distribution entame la première manche. Si WA est la carte atout, c’est celui qui a reçu S13. Son nom est annoncé une fois que tous ont passé leurs cartes. Il peut entamer avec n’importe quelle carte ; il a peut-être même déjà passé celle qui l’a désigné.

    Les éditions divergent sur ce point. Selon le livret chinois, c’est le joueur qui a la carte en main quand tous ont passé ; le livret allemand s’en tient à la distribution pour WA, mais parle, pour S13, de celui qui « a » la carte. Chaque table choisit donc : « Qui a reçu l’as de Vent » (l’usage courant) ou « Qui a l’as une fois les cartes passées ».

rule-r10-title = Qui entame les manches suivantes
rule-r10 =
    À partir de la deuxième manche, le joueur qui a remporté le dernier pli de la manche précédente entame.

rule-r11-title = Fournir
rule-r11 =
    Un pli se compose d’une carte de chaque joueur. Le premier joueur pose une carte de son choix au milieu. Sa famille est la famille demandée pour ce pli. Les autres ajoutent chacun une carte, dans le sens des aiguilles d’une montre. Celui qui a une carte de la famille demandée doit en jouer une ; celui qui n’en a pas joue la carte de son choix, sans être obligé de jouer atout.

rule-r12-title = Fournir avec le Super Atout
rule-r12 =
    WA obéit à R11 comme toute carte de Vent. Si la famille demandée est Vent et que WA est votre seule carte de Vent, vous devez la jouer. Si c’est une autre famille et que vous en avez, vous ne pouvez pas jouer WA.

rule-r13-title = Qui remporte le pli
rule-r13 =
    Vérifiez dans cet ordre : le joueur qui a posé WA remporte le pli. Sinon, le plus fort atout l’emporte. S’il n’y a pas d’atout non plus, c’est la plus forte carte de la famille demandée qui l’emporte. Toutes les autres cartes perdent, si hautes soient-elles.

rule-r14-title = Ramasser le pli
rule-r14 =
    Le gagnant ramasse les cartes et entame le pli suivant. Les boss capturés restent face visible, à la vue de tous. Les autres cartes forment une pile face cachée par pli, pour que chacun puisse compter les plis. Les plis et les boss des deux partenaires comptent ensemble.

    Les livrets anglais, allemand et français les posent devant le joueur qui les a remportés, le russe et le chinois devant l’équipe. Ici, la table montre le total de l’équipe ; touchez-le pour voir ce que chacun a remporté.

rule-r20-title = Assez de boss : manche gagnée
rule-r20 =
    Après chaque pli, vérifiez R20, puis R21, puis R22. Si l’équipe qui vient de remporter le pli a maintenant au moins quatre boss, elle gagne la manche, qui s’arrête aussitôt. À trois joueurs, trois boss suffisent. Le boss d’atout compte ici comme les autres, même s’il ne rapporte aucun point.

rule-r21-title = Septième pli : manche perdue
rule-r21 =
    Sinon, si cette équipe a maintenant sept plis, elle perd la manche, qui s’arrête aussitôt. À quatre, l’autre équipe gagne et reçoit aussi tous les boss que les joueurs ont encore en main. À trois, les deux autres joueurs gagnent.

rule-r22-title = Le dernier pli
rule-r22 =
    Sinon, s’il ne reste plus de cartes, l’équipe qui a remporté le dernier pli gagne la manche.

rule-r23-title = Les boss avant les plis
rule-r23 =
    Comme R20 passe avant R21, un septième pli qui apporte le boss décisif fait gagner la manche.

rule-r24-title = Quand le dernier pli décide
rule-r24 =
    R22 est rare : il faut pour cela que la carte atout soit elle-même un 7. Sinon, les sept boss sont en jeu, et tôt ou tard quelqu’un en aura capturé suffisamment.

rule-r30-title = Seuls les gagnants marquent
rule-r30 =
    L’équipe qui perd la manche n’y marque aucun point, quoi qu’elle ait capturé.

rule-r31-title = Score standard
rule-r31 =
    Pour débuter : l’équipe gagnante marque 1 point (à trois, chaque gagnant), et la partie se joue en 2 points.

rule-r32-title = Score avancé à quatre
rule-r32 =
    Pour ceux qui connaissent les jeux de plis : l’équipe gagnante marque 1 point par étoile blanche de ses boss, y compris ceux reçus selon R21. Le boss d’atout rapporte 0. La partie se joue en 7 points.

rule-r33-title = Score avancé à trois
rule-r33 =
    Un joueur qui gagne seul marque 1 point par étoile de ses boss, blanche ou noire ; là aussi, le boss d’atout rapporte 0. Si quelqu’un a perdu selon R21, les deux gagnants marquent 3 points chacun, quoi qu’ils aient capturé. La partie se joue en 7 points.

rule-r34-title = Au moins 1 point
rule-r34 =
    Chaque gagnant marque au moins 1 point. Une manche peut rapporter jusqu’à 7 points à quatre joueurs et jusqu’à 11 à trois. Le nombre de marqueurs de score n’est pas limité.

rule-r40-title = L’objectif est atteint
rule-r40 =
    Si, à la fin d’une manche, une équipe a atteint l’objectif, la partie est finie ; l’équipe qui a le plus de points gagne.

rule-r41-title = Égalité
rule-r41 =
    Une égalité en tête n’est possible qu’à trois, quand une manche s’est terminée par un septième pli. Le joueur à la gauche de celui qui a fait sept plis gagne alors ; c’est toujours l’un des deux joueurs à égalité.

rule-r42-title = Pas d’autre fin
rule-r42 =
    Rien d’autre ne met fin à une partie avec ces scores. Une partie arrêtée en cours de route n’a pas de gagnant.

rule-r50-title = Le grand jeu de cartes
rule-r50 =
    Aux 49 cartes s’ajoute un second exemplaire, brillant, de chaque 7 : 56 cartes. Chacun des quatre joueurs en reçoit 14. Il n’en reste aucune, et aucune n’est retournée.

rule-r51-title = Une carte à chacun
rule-r51 =
    Tous choisissent trois cartes en même temps et en donnent une à chacun des autres joueurs.

rule-r52-title = Qui entame
rule-r52 =
    Le joueur qui a reçu WA à la distribution entame la première manche ; la table peut choisir comme en R9. Celui qui entame la manche choisit l’atout (R53) : il importe donc aussi de savoir qui entame les manches suivantes. Les éditions divergent : selon le livret chinois, R10 s’applique (« Qui a remporté le dernier pli », l’usage courant) ; selon le livret russe, chaque manche s’entame comme la première (« Qui reçoit l’as à chaque manche »). Chaque table choisit.

rule-r53-title = La première carte fait l’atout
rule-r53 =
    La famille de la carte d’entame de la manche est l’atout de toute la manche. Si cette carte est WA, c’est atout Vent.

rule-r54-title = Deux boss jumeaux dans un pli
rule-r54 =
    Les plis se jouent selon R11 à R14. Si les deux 7 d’une famille sont dans le pli et que l’un d’eux l’emporte, c’est le premier joué.

rule-r55-title = Sceller une famille
rule-r55 =
    Dès qu’une équipe a capturé les deux 7 d’une famille au cours d’une même manche, elle scelle cette famille et garde le sceau jusqu’à la fin de la partie. Un seul 7 ne vaut plus rien une fois la manche finie.

rule-r56-title = Les quatorze plis
rule-r56 =
    À moins que R57 ou R58 ne mette fin à la partie, on joue les 14 plis de la manche. Il n’y a pas de points, et sept plis ne font pas perdre : R20 à R41 ne s’appliquent pas.

rule-r57-title = Partie complète
rule-r57 =
    La première équipe à avoir scellé les sept familles gagne aussitôt, même au milieu d’une manche. Les deux équipes peuvent sceller la même famille.

rule-r58-title = Variante courte
rule-r58 =
    Une famille ne peut être scellée qu’une fois, par la première équipe qui y parvient. La première équipe à avoir quatre sceaux gagne aussitôt.

rules-knowledge =
    Vous connaissez votre main, les cartes que vous avez passées et reçues, et la carte atout ; vous savez qui entame la manche et pourquoi. Vous voyez chaque carte quand elle est jouée : vous savez donc à qui il manque telle ou telle famille. Les boss capturés et le nombre de plis de chaque équipe sont visibles. Tout le reste est caché : les mains des autres et ce qu’ils se sont passé.

    Les cartes passées restent secrètes jusqu’à ce que tous aient choisi. Ensuite, seuls celui qui les donne et celui qui les reçoit les connaissent. Une fois la manche finie, la donne, les cartes passées et les plis sont visibles pour tous.

    Autour d’une vraie table, les plis remportés restent face cachée. Ici, chaque table choisit son aide-mémoire : aucun, le dernier pli (l’usage courant) ou toutes les cartes déjà jouées.

## Exemples, chacun pour une règle ; les cartes, qui entame et qui gagne sont des données dans texts/rulebook.py.

rule-example = Exemple : { $text }
example-r13-led = Atout Terre. Tanuki entame avec W3, Kitsune joue W6, Kappa W2 et Tengu S12. Kitsune l’emporte avec W6, la plus forte carte de la famille demandée ; le 12 est plus haut, mais d’une autre famille.
example-r13-trump = Atout Terre. Kitsune entame avec F9, Kappa joue F12, Tengu E5 et Tanuki E3. Tengu l’emporte avec E5, le plus fort atout.
example-r13-ace = Atout Terre. Kappa entame avec E8, Tengu joue E6, Tanuki, qui n’a pas de Terre, WA, et Kitsune E2. Tanuki l’emporte avec WA, le Super Atout.
example-r13-alone = Atout Terre. Tanuki entame avec S7, Kitsune joue W5, Kappa C9 et Tengu F12. Tanuki l’emporte avec S7, car personne n’a fourni ni joué d’atout.
example-r23-both = Atout Feu. Tanuki et Kappa ont six plis et les boss W7, C7 et D7. Kitsune entame avec L9, Kappa joue L10, Tengu doit fournir L7, et Tanuki joue L4. Kappa remporte le pli : c’est le septième de l’équipe, mais L7 est son quatrième boss. Tanuki et Kappa gagnent la manche.
example-r32-captured = Atout Feu. Tanuki et Kappa ont capturé W7, L7, F7 et S7. Ils marquent 0 + 1 + 0 + 2 = 3 points.
example-r32-hands = Atout Foudre. Tanuki et Kappa font leur septième pli et possèdent W7 et S7. Kitsune et Tengu ont capturé D7, E7 et L7 ; F7 et C7 sont encore en main. Kitsune et Tengu marquent 1 + 0 + 0 + 2 + 1 = 4 points.
example-r33-alone = À trois, atout Foudre. Kitsune capture un troisième boss et a maintenant F7, S7 et E7. Kitsune gagne seul la manche et marque 3 + 3 + 1 = 7 points.
example-r33-seventh = À trois, atout Terre. Kitsune fait un septième pli et n’a que deux boss, F7 et S7. Tanuki et Kappa gagnent et marquent 3 points chacun, Kitsune aucun.
example-r41-tie = À trois ; dans le sens des aiguilles d’une montre, Tanuki a 4 points, Kitsune 2 et Kappa 4. Kitsune fait un septième pli avec trop peu de boss : Tanuki et Kappa marquent 3 points chacun et en ont tous deux 7. Kappa est à la gauche de Kitsune et gagne la partie. Si Tanuki avait eu 5 points auparavant, Tanuki aurait gagné par 8 à 7.
example-r53-trump = Sept prétendants, premier pli d’une manche. Tanuki entame avec F9 : atout Feu pour toute la manche. Kitsune joue F12, Kappa F6, et Tengu, qui n’a pas de Feu, E4. Kitsune l’emporte.
example-r54-twins = Sept prétendants, atout Feu. Tengu entame avec L4 ; Tanuki, qui n’a pas de Foudre, joue F7f, Kitsune, qui n’en a pas non plus, F7, et Kappa L9. Les deux 7 de Feu sont les plus forts atouts de ce pli, et celui de Tanuki a été joué en premier : Tanuki l’emporte. Avec les deux 7 de Feu capturés dans la même manche, Tanuki et Kappa scellent aussitôt le Feu (R55).

## Questions fréquentes : faq-<nom>, et la réponse.

faq-only-ace = Dois-je jouer l’as de Vent si c’est ma seule carte de Vent ?
faq-only-ace-answer = Oui, quand Vent est demandé. L’as est une carte de Vent et suit la même règle que les autres (R12). Il bat quand même tout le reste.
faq-must-trump = Je ne peux pas fournir. Dois-je jouer atout ?
faq-must-trump-answer = Non. Vous jouez la carte de votre choix (R11).
faq-scoring = Quels boss capturés rapportent des points ?
faq-scoring-answer = Seulement ceux des gagnants : l’équipe qui perd la manche ne marque rien, quoi qu’elle ait capturé (R30). Le boss d’atout compte parmi vos quatre (R20), mais ne rapporte rien non plus (R32).
faq-both-at-once = Mon septième pli apporte à mon équipe son quatrième boss. Gagné ou perdu ?
faq-both-at-once-answer = Gagné : on vérifie les boss avant les plis (R23).
faq-bosses-left = Qui reçoit les boss encore en main ?
faq-bosses-left-answer = Quand une équipe perd par son septième pli, l’autre les reçoit tous, quel que soit le joueur qui les tient (R21). Si la manche finit autrement, personne. À trois, personne non plus : avec le score avancé, les gagnants marquent 3 points chacun (R33).
faq-face-up = Et si la carte retournée est un 7, ou l’as de Vent ?
faq-face-up-answer = Sa famille est l’atout, comme toujours, et la carte elle-même n’est pas en jeu (R7). Avec un 7, il ne reste que six boss : le dernier pli peut alors décider (R24). Avec l’as, il n’y a pas de Super Atout dans cette manche, et à la première manche, c’est celui qui a reçu le 13 de Neige qui entame (R9).
faq-talking = Puis-je parler avec mon partenaire ?
faq-talking-answer = Pas pendant que vous choisissez les cartes à passer, dit le livret chinois ; les autres n’en disent rien (R8). Ici, les phrases toutes faites sont désactivées tant qu’on passe ou joue des cartes.
faq-leading = Qui entame la première manche, et qui ensuite ?
faq-leading-answer = À la première manche, celui qui a reçu l’as de Vent à la distribution, même s’il l’a passé ; une table peut choisir autrement (R9). Ensuite, celui qui a remporté le dernier pli de la manche précédente, et non celui qui a l’as (R10). Dans la variante Sept prétendants, une table peut là aussi choisir autrement (R52).

## Cinq conseils : tip-<nom>. $points est ce que les poids des bots lui accordent, en points.

tips-source = Les bots ont découvert ces conseils en jouant contre eux-mêmes. Le nombre indique le poids qu’ils leur donnent : c’est à peu près ce qu’un conseil vaut au mieux, en points, à quatre avec le score avancé, où une manche rapporte 3 à 4 points.
points-of-tip = environ { NUMBER($points, minimumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
}
tip-void = Passez vos dernières cartes d’une famille, pour ne plus en avoir. Vous pourrez bientôt vous défausser de ce que vous voulez, ou couper. Rien d’autre ne vaut autant quand on passe des cartes : { points-of-tip }.
tip-boss = Jouez un boss quand votre partenaire gagne le pli, et jamais dans un pli des autres. Plus une équipe a de boss, plus le suivant compte ; en priver les autres vaut au moins autant que le capturer : { points-of-tip }.
tip-seventh = Comptez les plis, ceux des autres aussi. À partir de quatre plis, esquivez tout pli sans boss ; quand les autres en ont cinq ou six, laissez-leur ces plis-là : { points-of-tip }.
tip-ace = Gardez le Super Atout pour un pli qui compte : pour un boss, ou pour arrêter les autres. Le gaspiller est ce qui coûte le plus cher : { points-of-tip }.
tip-low = Jouez tôt les petites cartes et gardez les fortes pour la fin, quand vous savez quels plis vous voulez. Des cinq conseils, c’est le moins important : { points-of-tip }.

## Le résumé à imprimer : summary-<nom>, avec un titre chacun ; le tableau des familles vient des données.

summary-setup-title = Avant de jouer
summary-setup =
    À quatre, en deux équipes : 12 cartes chacun. À trois, chacun pour soi : 16 cartes. La dernière carte est retournée ; sa famille est l’atout.
    Passez 3 cartes : à votre partenaire ou, à trois, à votre gauche.
    Première entame : celui qui a reçu l’as de Vent. Ensuite : celui qui a remporté le dernier pli de la manche précédente.
summary-trick-title = Un pli
summary-trick =
    Fournissez la famille demandée si vous le pouvez ; sinon, jouez la carte de votre choix.
    L’as de Vent l’emporte ; sinon, le plus fort atout ; sinon, la plus forte carte de la famille demandée.
    Le gagnant prend les boss et entame le pli suivant.
summary-end-title = Après chaque pli, dans cet ordre
summary-end =
    Quatre boss (à trois : trois) : l’équipe gagne la manche.
    Sept plis : l’équipe perd. L’autre équipe reçoit aussi tous les boss encore en main ; à trois, les deux autres gagnent.
    Plus de cartes : l’équipe qui remporte le dernier pli gagne.
summary-score-title = Points
summary-score =
    Seuls les gagnants marquent. Standard : 1 point par manche, partie en 2 points.
    Avancé : 1 point par étoile des boss, 0 pour le boss d’atout, partie en 7 points. Les étoiles noires ne comptent qu’à trois ; après un septième pli, les deux gagnants y marquent 3 points chacun.
summary-suitors-title = Sept prétendants
summary-suitors =
    56 cartes, deux 7 par famille ; 14 cartes chacun. Passez une carte à chacun des autres.
    La carte d’entame de la manche fait de sa famille l’atout. On joue les 14 plis.
    Capturez les deux 7 d’une famille dans la même manche pour la sceller. Scellez les sept familles pour gagner ; dans la variante courte, chaque famille n’est scellée qu’une fois, et quatre sceaux suffisent.
