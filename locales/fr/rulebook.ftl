### Les règles du jeu. Texte brut : une ligne vide sépare les paragraphes, un retour à la ligne les lignes d’une liste.

rulebook-title = 7 Yokai : les règles du jeu
rulebook-intro =
    Sept familles de yokai rôdent dans la nuit, et chacune obéit à un boss. Vous capturez les boss en remportant des plis, mais la gourmandise se paie : qui fait trop de plis perd la manche.

    Chaque règle porte un numéro, pour la retrouver facilement et pour que les messages du jeu puissent y renvoyer. Les règles propres au jeu à trois ou à la variante Sept prétendants le précisent.

rulebook-minute-title = En une minute
rulebook-minute =
    Deux équipes de deux jouent avec sept familles de sept cartes. Les familles se suivent comme les marches d’un escalier : la plus faible va de l’as au 7, la plus forte du 7 au 13. Chaque famille a un 7, et cette carte est son Boss Yokai.

    On distribue toutes les cartes sauf une. Celle-ci est posée face visible : sa famille est l’atout. Chacun passe trois cartes à son coéquipier. Puis on joue des plis : il faut fournir la famille demandée si on le peut, sinon on joue la carte de son choix. Le plus fort atout remporte le pli ; à défaut d’atout, c’est la plus forte carte de la famille demandée. Une seule carte bat toutes les autres : l’as de Vent, le Super Atout.

    Capturez quatre boss, et votre équipe gagne la manche. Remportez sept plis avant d’avoir quatre boss, et elle la perd. Les gagnants marquent les étoiles de leurs boss ; la première équipe à 7 points gagne la partie.

rules-section-cards = Les cartes
rules-section-seats = Joueurs, équipes et manches
rules-section-deal = Distribuer et passer
rules-section-tricks = Jouer les plis
rules-section-round-end = Fin d’une manche
rules-section-scoring = Marquer des points
rules-section-match-end = Fin de la partie
rules-section-suitors = Sept prétendants, une variante à quatre
rules-section-knowledge = Ce qu’on a le droit de savoir

rule-r1-title = Sept familles
rule-r1 =
    Le jeu compte 49 cartes : sept familles de sept cartes. Chaque famille commence un rang plus haut que la précédente ; elles n’ont donc pas toutes la même force. Elles portent le nom d’éléments, car leurs couleurs changent d’une édition à l’autre.

    W, Vent, vert : A 2 3 4 5 6 7
    E, Terre, gris : 2 3 4 5 6 7 8
    C, Charme, rose : 3 4 5 6 7 8 9
    L, Foudre, jaune : 4 5 6 7 8 9 10
    D, Ténèbres, violet : 5 6 7 8 9 10 11
    F, Feu, rouge : 6 7 8 9 10 11 12
    S, Neige, bleu : 7 8 9 10 11 12 13

rule-r2-title = Les Boss Yokai et leurs étoiles
rule-r2 =
    Le 7 de chaque famille est son Boss Yokai. Les boss portent des étoiles blanches et noires. Les blanches comptent toujours, les noires seulement à trois joueurs.

    Valeur à quatre joueurs : Vent 0, Terre 0, Charme 1, Foudre 1, Ténèbres 1, Feu 2, Neige 2.
    Valeur à trois joueurs : Vent 0, Terre 1, Charme 1, Foudre 2, Ténèbres 2, Feu 3, Neige 3.

rule-r3-title = Le Super Atout
rule-r3 =
    L’as de Vent, WA, est le Super Atout. Quand il s’agit de fournir, c’est une carte Vent comme les autres, la plus basse. Quand il s’agit de remporter le pli, il bat toutes les autres cartes.

rule-r4-title = Codes des cartes
rule-r4 =
    Par écrit, une carte se note par la lettre de sa famille suivie de son rang : WA est l’as de Vent, E7 le 7 de Terre, S13 le 13 de Neige. Les lettres viennent des noms anglais et sont les mêmes dans toutes les langues. Dans la variante Sept prétendants (R50), chaque 7 existe en un second exemplaire, brillant, marqué d’un f : W7f. Les deux exemplaires se valent pour toutes les règles.

rule-r5-title = Joueurs et équipes
rule-r5 =
    À quatre, on forme deux équipes ; les coéquipiers se font face. À trois, chacun joue pour soi. On joue dans le sens des aiguilles d’une montre ; le joueur à votre gauche est le suivant dans ce sens.

rule-r6-title = Manches
rule-r6 =
    Une partie est une suite de manches ; elle dure jusqu’à ce que les règles R40 à R42 y mettent fin (R57 ou R58 pour Sept prétendants). Une manche comprend la distribution, le passage de cartes et les plis.

rule-r7-title = La distribution
rule-r7 =
    Mélangez les 49 cartes. À quatre joueurs, distribuez-en 12 à chacun ; à trois, 16. Il en reste une : retournez-la face visible. C’est la carte atout ; sa famille est l’atout de la manche. Elle n’appartient à personne et ne peut pas être capturée.

rule-r8-title = Passer des cartes
rule-r8 =
    Regardez votre main et choisissez trois cartes à donner : à votre coéquipier si vous êtes quatre, à votre voisin de gauche si vous êtes trois. Tous choisissent en même temps, avant de voir ce qu’ils reçoivent. Il est interdit de parler des cartes, maintenant comme plus tard.

rule-r9-title = Premier joueur de la première manche
rule-r9 =
    À la première manche, c’est le joueur qui a reçu WA à la distribution qui entame. Si WA est la carte atout, c’est celui qui a reçu S13. On l’annonce à tous une fois les cartes passées. Ce joueur peut entamer de n’importe quelle carte, et il a peut-être déjà passé la carte en question.

    Les éditions divergent sur ce point ; chaque table peut donc choisir : « à la distribution » (l’usage courant) : c’est la carte reçue à la donne qui compte ; « en main » : c’est le joueur qui la tient une fois les cartes passées.

rule-r10-title = Premier joueur des manches suivantes
rule-r10 =
    À partir de la deuxième manche, c’est le joueur qui a remporté le dernier pli de la manche précédente qui entame.

rule-r11-title = Fournir
rule-r11 =
    Le premier joueur pose une carte de son choix au milieu. Sa famille est la famille demandée pour ce pli. Les autres ajoutent chacun une carte, dans le sens des aiguilles d’une montre. Qui a une carte de la famille demandée doit en jouer une ; qui n’en a pas joue la carte de son choix.

rule-r12-title = Fournir avec le Super Atout
rule-r12 =
    WA obéit à R11 comme toute carte Vent. Si la famille demandée est Vent et que WA est votre seule carte Vent, vous devez la jouer. Si c’est une autre famille et que vous en avez, vous ne pouvez pas jouer WA.

rule-r13-title = Qui remporte le pli
rule-r13 =
    Vérifiez dans cet ordre : qui a joué WA remporte le pli. Sinon, c’est le plus fort atout. S’il n’y a pas d’atout non plus, c’est la plus forte carte de la famille demandée. Toutes les autres cartes perdent, si hautes soient-elles.

    Exemples, quand l’atout est Terre :
    W3, W6, W2, S12 : W6 l’emporte, la plus forte carte de la famille demandée.
    F9, F12, E5, E3 : E5 l’emporte, le plus fort atout.
    E8, E6, WA, E2 : WA l’emporte, le Super Atout.
    S7, W5, C9, F12 : S7 l’emporte, car personne n’a fourni ni joué d’atout.

rule-r14-title = Ramasser le pli
rule-r14 =
    Le gagnant ramasse les cartes et entame le pli suivant. Les boss capturés restent face visible, à la vue de tous. Les autres cartes forment une pile face cachée par pli, pour que chacun puisse compter les plis des équipes.

rule-r20-title = Assez de boss : gagné
rule-r20 =
    Après chaque pli, vérifiez R20, puis R21, puis R22. Si l’équipe qui vient de remporter le pli a au moins quatre boss, elle gagne la manche. À trois joueurs, trois boss suffisent. Le boss de la famille atout compte ici comme les autres, bien qu’il ne rapporte aucun point.

rule-r21-title = Le septième pli : perdu
rule-r21 =
    Sinon, si cette équipe a maintenant sept plis, elle perd la manche. À quatre, l’autre équipe gagne et reçoit en plus tous les boss encore en main, quel que soit le joueur. À trois, les deux autres gagnent.

rule-r22-title = Le dernier pli
rule-r22 =
    Sinon, s’il ne reste plus de cartes, l’équipe qui a remporté le dernier pli gagne la manche.

rule-r23-title = Les boss avant les plis
rule-r23 =
    Comme R20 passe avant R21, un septième pli qui apporte le boss décisif fait gagner la manche.

rule-r24-title = Quand le dernier pli décide
rule-r24 =
    R22 est rare : il faut pour cela que la carte atout soit elle-même un 7. Sinon, les sept boss sont en jeu, et tôt ou tard quelqu’un en a assez.

rule-r30-title = Seuls les gagnants marquent
rule-r30 =
    Qui perd la manche n’y marque aucun point, quoi qu’il ait capturé.

rule-r31-title = Score standard
rule-r31 =
    Pour débuter : chaque gagnant d’une manche marque 1 point, et 2 points donnent la partie.

rule-r32-title = Score avancé à quatre
rule-r32 =
    L’équipe gagnante marque 1 point par étoile blanche de ses boss, y compris ceux reçus selon R21. Le boss de la famille atout rapporte 0. La partie se joue en 7 points.

    Exemple : l’atout est Feu, et une équipe a capturé W7, L7, F7 et S7. Elle marque 0 + 1 + 0 + 2 = 3 points.
    Exemple : l’atout est Foudre. Une équipe fait son septième pli et possède W7 et S7. L’équipe adverse a capturé D7, E7 et L7 ; F7 et C7 sont encore dans les mains. L’équipe adverse marque 1 + 0 + 0 + 2 + 1 = 4 points.

rule-r33-title = Score avancé à trois
rule-r33 =
    Un joueur qui gagne seul marque 1 point par étoile de ses boss, blanche ou noire ; là aussi, le boss de la famille atout rapporte 0. Si quelqu’un a perdu selon R21, les deux gagnants marquent 3 points chacun, quoi qu’ils aient capturé. La partie se joue en 7 points.

rule-r34-title = Au moins un point
rule-r34 =
    Chaque gagnant marque au moins 1 point. Une manche rapporte au plus 7 points à quatre et 11 à trois. Les marqueurs de score ne s’épuisent jamais.

rule-r40-title = L’objectif est atteint
rule-r40 =
    Si, à la fin d’une manche, une équipe a atteint l’objectif, la partie est finie ; l’équipe qui a le plus de points gagne.

rule-r41-title = Égalité
rule-r41 =
    Une égalité en tête n’est possible qu’à trois, quand une manche s’est terminée par un septième pli. Le joueur à la gauche de celui qui a fait sept plis gagne alors ; c’est toujours l’un des deux joueurs à égalité.

rule-r42-title = Pas d’autre fin
rule-r42 =
    Rien d’autre ne met fin à une partie avec ces scores. Si les joueurs l’abandonnent, personne n’a gagné.

rule-r50-title = Le grand jeu de cartes
rule-r50 =
    Aux 49 cartes s’ajoute un second exemplaire, brillant, de chaque 7 : 56 cartes. Chacun des quatre joueurs en reçoit 14. Il n’en reste aucune, et aucune n’est retournée.

rule-r51-title = Une carte à chacun
rule-r51 =
    Tous choisissent trois cartes en même temps et en donnent une à chacun des autres joueurs.

rule-r52-title = Qui entame
rule-r52 =
    À la première manche, c’est le joueur qui a reçu WA à la distribution qui entame ; la table peut choisir comme en R9. Ensuite, R10 s’applique.

rule-r53-title = La première carte fait l’atout
rule-r53 =
    La famille de la toute première carte entamée dans une manche est l’atout de toute la manche. Si cette carte est WA, l’atout est Vent.

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
    Vous connaissez votre main, les cartes que vous avez passées et reçues, le premier joueur et la raison pour laquelle c’est lui, et la carte atout. Vous voyez chaque carte quand elle est jouée, et savez donc qui n’a pas pu fournir quelle famille. Les boss capturés et le nombre de plis de chaque équipe sont visibles. Tout le reste est caché : les mains des autres et ce qu’ils se sont passé.

    Les cartes passées restent secrètes jusqu’à ce que tous aient choisi. Ensuite, seuls celui qui les donne et celui qui les reçoit les connaissent. Une fois la manche finie, la donne, les cartes passées et les plis sont visibles pour tous.

    Autour d’une vraie table, les plis remportés restent face cachée. Ici, chaque table choisit son aide-mémoire : aucun, le dernier pli (l’usage courant) ou toutes les cartes déjà jouées.
