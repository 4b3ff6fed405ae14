### La page web.

## Partout

web-skip = Aller au contenu
web-menu = Menu
web-language = Langue
web-close = Fermer
web-save = Enregistrer
web-saved = Enregistré.
web-yes = Oui
web-no = Non
web-you = Vous
web-loading = Un instant…
web-rules = Règles
web-learn = Apprendre à jouer
web-replay = Revoir
web-settings = Réglages
web-to-home = Retour à l’accueil
web-not-found-title = Il n’y a rien ici
web-not-found-text = Cette adresse ne mène nulle part. Il manque peut-être une partie du lien.
web-error-unknown = Quelque chose s’est mal passé. Veuillez réessayer.
web-no-connection = Le serveur est injoignable. Veuillez réessayer.
web-no-answer = Le serveur ne répond pas. Veuillez réessayer.
web-bad-answer = La réponse du serveur est incompréhensible. Veuillez recharger la page.
web-missing-part = Une partie de cette page n’a pas pu être chargée. Il en existe peut-être une version plus récente, ou la connexion est coupée.
web-broken-title = Quelque chose s’est mal passé
web-broken-text = Impossible d’afficher cette page pour l’instant. Vos parties sont intactes.
web-try-again = Réessayer
web-reload = Recharger
web-outdated = Il existe une version plus récente de cette page.
web-credits = 7 Yokai est un jeu de Muneyuki Yokouchi et yio ; la variante Sept prétendants est de Chris Wray et W. Eric Martin. Ce site est un projet de fans non officiel, avec ses propres images et ses propres textes.

## Accueil

web-home-title =
    Capturez les boss.
    Gare au septième pli.
web-home-lead = Un jeu de plis pour trois ou quatre joueurs : sept familles de yokai, sept boss, et un septième pli qui fait perdre la manche. Jouez tout de suite, gratuitement et sans compte.
web-daily = Donnes du jour
web-daily-text = Quatre donnes, les mêmes pour tous : comparez-vous aux autres.
web-daily-deal = Donne du jour { $number }
web-team-match = Match par équipes
web-team-match-text = Deux tables, les mêmes cartes, les places échangées. Pour vous et jusqu’à sept amis ; des bots prennent les places libres.
web-team-deal = Match par équipes, donne { $number } sur { $deals }
web-to-team-match = Retour au match
web-next-team-deal = Donne suivante
web-to-daily = Retour aux donnes du jour
web-running = Vos parties en cours
web-continue = Continuer
web-your-turn-against = À vous contre { $names }, { $score }
web-next-round-against = Manche suivante contre { $names }, { $score }
web-waiting-against = Contre { $names }, { $score } – on attend { $turn }
web-table-not-started = Table { $code } : pas encore commencée
web-with = avec { $names }
web-more-running = { $count ->
    [one] { $count } autre partie
   *[other] { $count } autres parties
}
web-play-now-text = Affrontez les bots : la partie commence aussitôt.
web-play-now-button = Jouer
web-first-time = Première visite ?
web-first-time-text = Six courts chapitres, dix minutes en tout. C’est vous qui jouez, sans avoir à connaître d’autres jeux de cartes.
web-about-four-advanced = Deux équipes de deux. Les gagnants d’une manche marquent 1 point par étoile de leurs boss ; partie en 7 points.
web-about-four-basic = Deux équipes de deux. Chaque manche gagnée vaut 1 point ; partie en 2 points. Idéal pour apprendre.
web-about-three-advanced = Chacun pour soi ; trois boss suffisent pour gagner la manche. Les étoiles font les points ; partie en 7 points.
web-about-three-basic = Chacun pour soi ; trois boss suffisent pour gagner la manche. Chaque manche gagnée vaut 1 point ; partie en 2 points.
web-about-suitors = Chaque boss existe en double. Capturez les deux d’une famille pour la sceller ; scellez les sept familles pour gagner. Une longue partie.
web-about-suitors-short = Chaque boss existe en double. Chaque famille n’est scellée qu’une fois ; quatre sceaux suffisent pour gagner.
web-today = Aujourd’hui
web-puzzles = Problèmes
web-puzzles-text = Des centaines d’autres, à votre niveau.
web-puzzle-today = Problème du jour
web-puzzle-today-text = Une position, une seule bonne réponse.
web-puzzle-solved = résolu
web-friends = Jouer entre amis
web-new-table-text = Créez une table et envoyez le lien. Des bots occupent les places restées libres.
web-options = Options
web-join-label = Code ou lien d’une table
web-join-button = Rejoindre
web-my-matches-empty = Vos parties apparaîtront ici.
web-against = contre { $names }
web-more-matches = En afficher plus
web-status-abandoned = arrêtée
web-status-won = gagnée
web-status-lost = perdue
web-status-played-on = issue d’une analyse
web-status-same-deals = mêmes donnes
web-same-deals = Défier des amis sur ces donnes
web-same-deals-kept = Pour un défi, ce serveur conserve le fichier, sans ses commentaires, jusqu’à ce que vous supprimiez vos données.
web-all-matches = Toutes les parties et statistiques

## Avant le début

web-table-title = Table { $code }
web-change-options = Modifier les options
web-no-table-title = Pas de table ici
web-connecting = Connexion à la table…
web-connection-lost = Connexion interrompue. Nouvel essai en cours ; rien n’est perdu.
web-sending = Envoi en cours…
web-lost-of = { $name } a perdu la connexion.
web-invite = Inviter des amis
web-invite-code = Ou donnez-leur le code { $code }, à saisir sur la page d’accueil.
web-invited-by = { $name } vous invite
web-invited = Vous avez une invitation
web-sit-with = Faire équipe avec { $name }
web-sit-against = Jouer contre { $name }
web-sit-down = S’asseoir
web-rename = Changer de nom
web-team = Équipe { $number }
web-seats = Répartition des places
web-manage-seat = Gérer cette place
web-copy = Copier le lien
web-copied = Copié
web-link-local = Ce lien ne fonctionne que sur cet ordinateur. Lancez le serveur avec « yokai serve --lan » pour que le lien fonctionne sur tout votre réseau local.
web-links-local = Ces liens ne fonctionnent que sur cet ordinateur. Lancez le serveur avec « yokai serve --lan » pour que les liens fonctionnent sur tout votre réseau local.
web-wait-for-start = Toutes les places sont prises. L’hôte peut lancer la partie.
web-wait-for-players = Il manque encore des joueurs…

## À la table

web-sides = Équipes et scores
web-side-us = Nous
web-side-them = Eux
web-who-won-what = Plis remportés
web-who-won-what-of = { $tricks } : voir les plis remportés
web-won-earlier = Avant : { $tricks }
web-log = Déroulement
web-your-cards = Vos cartes
web-your-hand = Votre main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-card-not-playable = { $card }, pas jouable maintenant
web-card-of = { $card }, { $name }
web-card-queued = { $card }, sera joué à votre tour
web-queued-mark = prévu
web-unqueued = { $card } : la carte reste en main
web-round-of = Manche { $number }
web-the-trick = Le pli
web-trump-card = Carte atout : { $card }
web-trump-is = Atout : { suit }
web-no-trump-yet = Pas encore d’atout
web-leads = entame
web-you-lead = Vous entamez
web-has-passed = a choisi
# On the edge of a side’s panel on phones, beside its six tricks; as short as can be. See table-six-tricks.
web-seventh = { $losing ->
    [7] { $meaning ->
        [wins] Ce 7ᵉ pli gagne
        [loses] Le 7ᵉ pli perd
       *[without] { $missing ->
            [1] 7ᵉ : il faut un boss
           *[other] 7ᵉ : il faut { $missing } boss
        }
    }
   *[other] { $meaning ->
        [wins] Ce pli de plus gagne
        [loses] Un pli de plus perd
       *[without] { $missing ->
            [1] Un de plus : il faut un boss
           *[other] Un de plus : il faut { $missing } boss
        }
    }
}
web-voids = { $aid ->
    [all] Familles manquantes :
    [last-trick] Familles manquantes, d’après ce pli ou le dernier :
   *[off] Familles manquantes, d’après ce pli :
}
web-has-no = { $aid ->
    [all] N’a pas de { suit }
    [last-trick] N’avait pas de { suit } à ce pli ou au dernier
   *[off] N’avait pas de { suit } à ce pli
}
web-must-follow = La famille demandée est { suit }, et vous en avez : vous devez fournir ({ $rule }).
web-pass-to = Choisissez { $count ->
    [3] trois cartes
   *[other] { $count } cartes
} pour { $name }
web-pass-each = Choisissez une carte pour chacun des autres joueurs
web-pass-enough = Vous en avez déjà choisi { $count ->
    [3] trois
   *[other] { $count }
}. Touchez une carte pour la garder.
web-pass-take-back = Garder : { $card }
web-pass-button = Passer ces cartes
web-pass-change = Changer
web-pass-waiting = On attend { $names }
web-received = { $name } vous passe : { $cards }
web-undo = Annuler
web-undo-question = { $name } voudrait reprendre sa dernière carte. D’accord ?
web-undo-waiting = On attend l’accord des autres : { $names }…
web-trick-taken = { $who ->
    [you] Le pli est à vous
   *[one] { $name } prend le pli
}
web-your-lead = À vous d’entamer : carte au choix
web-your-turn-follow = À vous : fournissez { suit.de }
web-your-turn-free = À vous : pas de { suit }, jouez la carte de votre choix
web-touch-again = Touchez la carte à nouveau pour la jouer
web-turn-of = { $name } réfléchit…
web-title-turn = ● À vous – { $title }
web-title-screen = { $screen } – { $title }
web-hint = Conseil
web-hint-thinking = Le bot réfléchit…
web-hint-chance = { $cards } : { $chance } de chances de gagner la partie.
web-hint-legend = Les nombres sur les cartes : vos chances de gagner la partie.
web-hint-play = Jouer
web-hint-pass = Passer ces cartes
web-tricks = Cartes jouées
web-last-trick = Dernier pli
web-trick-by = Remporté par { $name }
web-aid = Aide de jeu
web-tracker = Toutes les cartes
web-tracker-card = { $status ->
    [captured] { $card }, capturé
    [played] { $card }, joué
    [face-up] { $card }, retourné
   *[in-hand] { $card }, dans votre main
}
web-leave-table = Quitter la table (retour possible)
web-leave-title = Quitter la table ?
web-leave-text = La partie n’est pas terminée. Votre place reste à vous : vous pouvez revenir à tout moment.
web-leave-stay = Rester
web-leave = Quitter
web-abandon = Arrêter la partie
web-abandon-sure = Vraiment arrêter la partie ?
web-abandon-question = Arrêter la partie ? Proposé par { $names }.
web-abandon-waiting = Vous proposez d’arrêter la partie ; les autres doivent encore accepter.
# Ce que quelqu’un dit à la table ; $phrase est une des phrases toutes faites.
web-said = { $name } : { $phrase }
web-keys = Touches : flèches et Entrée pour vos cartes, H conseil, U annuler, L dernier pli, ? aide de jeu, M menu.

## Fin de manche et fin de partie

web-round-end = Fin de la manche { $number }
web-round-won = Manche gagnée !
web-round-lost = Manche perdue
web-points-by-boss = Points, boss par boss
web-score-sheet = Feuille de score
web-score-sheet-of = { $score }/{ $goal } points : ouvrir la feuille de score
web-how-it-ended = Fin de la manche
web-won-round = gagne la manche
web-no-round-yet = Aucune manche n’est encore terminée.
web-new-seals = Nouveaux sceaux, { $name } : { $suits }
web-boss-is-trump = boss d’atout, aucun point
web-boss-from-hand = resté en main
web-show-hands = Montrer toutes les mains
web-was-passed = carte passée
web-card-passed = { $card }, carte passée
web-hands-note = Les mains telles qu’elles ont été distribuées ; les cartes qui dépassent vers le haut ont été passées.
web-next-round = Manche suivante
web-next-round-in = Manche suivante dans { $seconds } s
web-vote-bot-for = Laisser un bot jouer pour { $name } jusqu’à la fin de la manche
web-vote-bot-question = Proposition ({ $names }) : un bot joue pour { $name } jusqu’à la fin de la manche. D’accord ?
web-vote-bot-waiting = Vous proposez qu’un bot joue pour { $name } jusqu’à la fin de la manche ; les autres doivent encore accepter.
web-veto-lost = Votre temps s’est écoulé trop souvent : les autres peuvent arrêter la partie sans vous.
web-lock-now = Pour tenir quelqu’un à l’écart, verrouillez les places : il faudra alors le lien d’invitation pour s’asseoir.
web-ask-bot-for = Laisser un bot jouer pour { $name }
web-match-won = Partie gagnée !
web-match-lost = Partie perdue
web-match-over = La partie est terminée
web-watch-again = Revoir la partie
web-to-played-from = Revenir au point de départ
web-review = Analyser
web-review-of = { web-review } : { web-against }, { $score }
web-review-shown = { $name } montre l’analyse.
web-review-follow = Suivre
web-download = Télécharger la partie

## Distribution équitable

web-fair-text = Toutes les mains de cette partie découlent d’une graine secrète. Le nombre ci-dessous fixe la graine avant que la première carte soit distribuée ; après la partie, vous voyez la graine et pouvez vérifier que rien n’a été changé.
web-fair-end-text = La graine était fixée par son engagement avant la première distribution. Votre navigateur peut redistribuer toutes les manches à partir de la graine et comparer.

## Aide de jeu

web-aid-follow = Fournissez la famille demandée si vous le pouvez ; sinon, jouez n’importe quelle carte.
web-aid-winner = L’as de Vent bat tout ; sinon, le plus fort atout gagne ; sinon, la plus forte carte de la famille demandée.
web-aid-bosses = Avec { $count ->
    [3] trois
    [4] quatre
   *[other] { $count }
} boss capturés, { $teams ->
    [yes] votre équipe gagne
   *[no] vous gagnez
} la manche.
web-aid-seventh = { $teams ->
    [yes] { web-losing-trick } avant le dernier de ces boss fait perdre la manche : l’équipe adverse prend aussi tous les boss encore en main.
   *[no] { web-losing-trick } avant le dernier de ces boss fait perdre la manche : tous les autres gagnent.
}
web-losing-trick = { $losing ->
    [7] Un septième pli
   *[other] Un { $losing }ᵉ pli
}
web-aid-scoring-advanced = Les gagnants d’une manche marquent 1 point par étoile de leurs boss ; le boss d’atout ne vaut rien. Partie en { $goal } points.
web-aid-scoring-basic = Chaque manche gagnée vaut 1 point. Partie en { $goal } points.
web-aid-lead-trump = La carte d’entame de la manche fait de sa famille l’atout.
web-aid-seal = Capturez les deux 7 d’une famille dans la même manche et votre équipe la scelle.
web-aid-scoring-seals = La première équipe qui a scellé { $goal ->
    [4] quatre
    [7] les sept
   *[other] { $goal }
} familles gagne.
web-aid-scoring-seals-once = Chaque famille n’est scellée qu’une fois ; la première équipe à { $goal ->
    [4] quatre
    [7] sept
   *[other] { $goal }
} sceaux gagne.
web-aid-gone = Barrées : cartes jouées (dans la limite de l’aide-mémoire) ou retournées. Sur fond doré : capturées. Soulignées : dans votre main.

## Revoir

web-replay-text = Ouvrez un fichier de partie pour la parcourir carte par carte, toutes cartes découvertes. Vos propres parties sont sur la page d’accueil.
web-open-record = Ouvrir un fichier de partie
web-review-record = Analyser un fichier de partie
web-copy-moment = Copier un lien vers ce moment
web-replay-steps = Étapes
web-back = En arrière
web-forward = En avant
web-back-trick = Un pli en arrière
web-forward-trick = Un pli en avant
web-replay-moment = Moment
web-play-on = Lecture
web-pause = Pause
web-replay-view = Vue
web-view-open = Toutes les mains
web-view-of = Vu par { $name }
web-replay-jump = { $card }, joué au pli { $number } : y aller
web-replay-result = Partie remportée par { $names }, { $score }
web-replay-more = Feuille de score et liens
web-replay-dealt = Les cartes sont distribuées ; celles qui dépassent vers le haut vont être passées.
web-replay-passed = Les cartes ont été passées.
web-replay-played = { $name } joue : { $card }
web-replay-won = { $names } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-replay-keys = Flèches : une carte ; Page préc. et Page suiv. : un pli ; barre d’espace : lecture.
web-reason-bosses = { $needed ->
    [3] Troisième boss capturé.
    [4] Quatrième boss capturé.
   *[other] { $needed }ᵉ boss capturé.
}
web-reason-seventh-trick = { $losing ->
    [7] Un septième pli a mis fin à la manche.
   *[other] Un { $losing }ᵉ pli a mis fin à la manche.
}
web-reason-last-trick = Il n’y a plus de cartes ; le dernier pli décide.
web-reason-played-out = Tous les plis ont été joués.
web-reason-seals = La dernière famille nécessaire a été scellée.

## Réglages

web-look = Apparence et sons
web-theme = Thème
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-edition = Couleurs
web-edition-auto = Comme l’édition française
web-edition-en = Édition anglaise
web-edition-fr = Édition française
web-speed = Vitesse
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-off = Sans animation
web-tap = Jouer une carte
web-tap-auto = Selon l’appareil
web-tap-once = Toucher une fois
web-tap-twice = Toucher deux fois
web-sound = Sons
web-sound-question = Activer les sons ?
web-vibration = Vibration quand c’est à vous
web-notifications = Notification quand c’est à vous
web-shortcuts = Raccourcis clavier : H, U, L, M
web-you-here = Votre profil sur ce serveur
web-identity-text = Ce serveur vous reconnaît à un numéro aléatoire, enregistré dans un cookie, et au nom indiqué plus bas. Il n’y a pas de mot de passe. La page de confidentialité dit quelles données sont conservées, et comment les récupérer ou les supprimer.
web-privacy = Confidentialité
web-name = Votre nom
web-carry = Jouer sur un autre appareil
web-carry-text = Ouvrez ce lien sur l’autre appareil. Il ne sert qu’une fois.
web-forget = Supprimer toutes vos données
web-forget-sure = Vraiment tout supprimer ?
web-puzzles-kept = Les problèmes résolus et votre classement ne sont conservés que dans ce navigateur.
web-puzzles-reset = Effacer votre progression
web-puzzles-reset-sure = Vraiment effacer votre progression ?
web-programs = Vos programmes
web-programs-text = Vos programmes peuvent prendre place à une table, chacun avec son propre jeton d’accès. Les autres voient que ce sont des programmes.
web-program-name = Nom du programme
web-program-new = Ajouter
web-program-token = Jeton d’accès
web-program-token-text = Voici le jeton d’accès du programme { $name }. Conservez-le maintenant : il n’est montré qu’une fois.
web-program-copy = Copier le jeton
web-program-remove = Supprimer { $name }
web-program-remove-sure = Vraiment supprimer { $name } ?
web-claim-title = Continuer sur cet appareil
web-claim-text = Vous jouerez sur cet appareil sous votre propre nom. L’appareil oubliera la personne qui y jouait auparavant.
web-claim-button = Continuer ici
