### L’aide, les réponses et les reproches de la commande `yokai`.

cli = Jouer à 7 Yokai, apprendre le jeu et étudier ses parties.
cli-usage = Utilisation : { $words }
cli-commands = Commandes
cli-arguments = Arguments
cli-options = Options
cli-more = Pour en savoir plus sur une commande : « yokai COMMANDE --help ».
cli-default = (par défaut : { $value })

cli-word-command = COMMANDE
cli-word-options = OPTIONS
cli-word-language = LANGUE
cli-word-ruleset = VARIANTE
cli-word-choice = CHOIX
cli-word-seed = GRAINE
cli-word-number = NOMBRE
cli-word-bots = BOTS
cli-word-file = FICHIER
cli-word-rule = RÈGLE
cli-word-position = POSITION
cli-word-puzzle = PROBLÈME
cli-word-table = TABLE
cli-word-name = NOM
cli-word-seconds = SECONDES
cli-word-time = DURÉE

cli-version = Afficher la version.
cli-any-lang = La langue : { $known }. Sans elle, celle de votre système.
cli-any-help = Afficher cette aide.
cli-any-ruleset = La variante : four-advanced, four-basic, three-advanced, three-basic, suitors ou suitors-short.
cli-any-first-leader = Qui entame la première manche : celui qui reçoit le Super Atout à la distribution (dealt), ou celui qui l’a une fois les cartes passées (holder).
cli-any-later-leader = Qui entame les manches suivantes dans la variante Sept prétendants : celui qui a remporté le dernier pli (last-trick), ou celui qui reçoit le Super Atout (ace).
cli-any-seed = La graine dont découlent toutes les donnes : 64 chiffres hexadécimaux ou un texte quelconque. Sans elle, une graine tirée au hasard.
cli-any-as-json = Répondre en JSON, pour les programmes.
cli-any-bots = Les bots, séparés par des virgules ; le dernier prend aussi les places suivantes.
cli-any-plain = Ligne par ligne, sans dessiner à l’écran : pour les tubes et les lecteurs d’écran.

cli-play = Jouer contre des bots, avec d’autres à ce clavier, ou à une table sur un serveur.
cli-play-table = L’adresse d’une table sur un serveur, par exemple https://host/t/CODE, ou celle du serveur lui-même, pour y trouver une table. Sans elle, on joue ici.
cli-play-people = Combien de personnes jouent à ce clavier.
cli-play-memory-aid = Ce qui est montré des plis remportés : rien (off), le dernier (last-trick) ou toutes les cartes (all).
cli-play-clock = Pour une nouvelle table sur un serveur, les secondes par coup : 15, 30, 60, ou 0 sans limite.
cli-play-save = Écrire l’enregistrement de la partie dans ce fichier.
cli-play-name = Votre nom.

cli-watch = Regarder une table sur un serveur.
cli-watch-table = L’adresse de la table, par exemple https://host/t/CODE.

cli-replay = Revoir une partie enregistrée, pli par pli.
cli-replay-file = L’enregistrement d’une partie ; « - » lit l’entrée standard.
cli-replay-reviewed = Évaluer chaque carte passée ou jouée au fil de la partie ; sous les cartes, les chances de gagner la partie.

cli-rules = Afficher les règles du jeu, ou l’une d’elles.
cli-rules-rule = Le numéro d’une règle, par exemple R21. Sans lui, toutes les règles.
cli-rules-unknown = Il n’y a pas de règle « { $text } ». Les règles sont { $known }.

cli-deal = Distribuer les cartes d’une manche et les montrer.
cli-deal-round-number = Le numéro de la manche dans la partie.
cli-deal-face-up = Carte retournée : { card } ({ $code }). Atout { suit }.
cli-deal-round = Manche { $number }
cli-deal-the-seed = Graine : { $seed }
cli-deal-commitment = Engagement : { $commitment }

cli-verify = Vérifier des enregistrements : chaque coup, chaque résultat, et que les donnes découlent de leur graine.
cli-verify-files = Les enregistrements à vérifier ; « - » en lit un sur l’entrée standard.
cli-verify-good = { $file } : tout est juste ({ count-rounds }). { cli-verify-seed }
cli-verify-unfinished = { $file } : tout est juste jusqu’ici ({ count-rounds }) ; la partie n’est pas finie. { cli-verify-seed }
cli-verify-seed = { $seed ->
    [yes] Les donnes découlent de la graine.
   *[no] Il n’y a pas de graine pour vérifier les donnes.
}
cli-verify-salts = { $salts ->
    [committed] Les joueurs se sont engagés sur leurs sels avant qu’aucun ne soit montré.
    [withheld] Les joueurs se sont engagés sur leurs sels avant qu’aucun ne soit montré. Sel non révélé : { $names }.
    [uncommitted] Les sels sont venus sans engagement : le dernier a pu être choisi selon les mains.
   *[none] Personne n’a ajouté de sel : la graine a pu être choisie selon les mains.
}
cli-verify-played-on = Les { $count } premières actions viennent d’une autre partie : personne ne peut garantir que ces donnes étaient équitables.
cli-verify-same-deals = { $count ->
    [1] La première donne est celle d’une autre partie : elle pouvait être connue d’avance.
   *[other] Les { $count } premières donnes sont celles d’une autre partie : elles pouvaient être connues d’avance.
}
cli-verify-file-deals = { $count ->
    [1] La première donne vient d’un fichier : elle pouvait être connue ou choisie.
   *[other] Les { $count } premières donnes viennent d’un fichier : elles pouvaient être connues ou choisies.
}
cli-verify-team-match = C’est une donne d’un match par équipes ({ $text }), jouée aussi à une autre table.
cli-verify-bad = { $file } : { $problem }

cli-review = Analyser une partie terminée : les choix les plus coûteux, et la part de chance.
cli-review-file = L’enregistrement ; « - » le lit sur l’entrée standard.
cli-review-player = N’analyser qu’un joueur : 1 pour le premier, 2 pour le suivant…
cli-review-worst = Combien des choix les plus coûteux montrer.
cli-review-progress = { $done } choix sur { $total }
cli-review-opened = à cartes découvertes : { $done } sur { $total }
cli-review-none = Personne n’a fait d’erreur nette.
cli-review-worst-title = Les choix les plus coûteux, en points de pourcentage des chances de gagner la partie
cli-review-when = Quand
cli-review-who = Joueur
cli-review-made = Choisi
cli-review-better = Mieux
cli-review-lost = Perdu
cli-review-open = Selon les cartes réelles
cli-review-pass = Manche { $round }, cartes passées
cli-review-trick = Manche { $round }, pli { $trick }
cli-review-grade = { $grade ->
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] gaffe
}
cli-review-hint = avec un conseil
cli-review-undone = après avoir repris { $cards }
cli-review-curve = Chances de gagner la partie, { $names }, selon les cartes réelles (| : distribution)
cli-review-luck = Chance
cli-review-start = Début
cli-review-deals = Donnes
cli-review-own = Erreurs commises
cli-review-others = Erreurs adverses
cli-review-hidden = Chance cachée
cli-review-end = Fin
cli-review-summary = Perdu par choix
cli-review-all = En tout
cli-review-kind = { $kind ->
    [pass] Cartes passées
    [lead] Entame
    [follow] Carte fournie
    [discard] Défausse
   *[endgame] Quatre dernières cartes
}
cli-review-scale = Pour comparer, en tout : { $marks }.

cli-puzzle = Résoudre un problème : celui du jour, ou un autre au choix.
cli-puzzle-name = Le nom du problème ; sans lui, celui du jour.
cli-puzzle-kind = open (toutes les mains visibles), closed (ce que sait un joueur) ou pass (cartes à passer).
cli-puzzle-theme = Le thème, par exemple hold-ace, draw-trumps ou duck-seventh.
cli-puzzle-difficulty = easy, medium, hard ou expert.
cli-puzzle-another = N’importe lequel, au lieu de celui du jour.
cli-puzzle-answer = Montrer tout de suite la réponse.

cli-solve = Trouver le meilleur jeu dans une position à cartes découvertes.
cli-solve-position = La position, en une ligne comme dans un enregistrement, entre guillemets.
cli-solve-seconds = S’arrêter après ce nombre de secondes et montrer ce qui est démontré.
cli-solve-progress = { $nodes } cartes essayées ; valeur { $value }
cli-solve-turn = À { $name } de jouer. Valeur au meilleur jeu : { $value }, comptée pour le camp qui doit jouer.
cli-solve-line = Meilleure suite : { $cards }
cli-solve-bounds = Le temps était trop court : une valeur se trouve entre deux bornes.
cli-solve-cost = { $nodes } cartes essayées en { $seconds } s.

cli-simulate = Faire jouer beaucoup de parties par des bots et en faire le bilan.
cli-simulate-matches = Combien de parties jouer.
cli-simulate-progress = Parties en cours
cli-simulate-count = Parties
cli-simulate-rounds = Manches par partie
cli-simulate-tricks = Plis par manche
cli-simulate-points = Points par manche
cli-simulate-won = Gagnées par { $players }
cli-simulate-tie-breaks = Décidées par départage
cli-simulate-ended = Manches terminées par { $reason ->
    [bosses] la capture de boss
    [seventh-trick] { $losing ->
        [7] le septième pli
       *[other] le { $losing }ᵉ pli
    }
    [last-trick] le dernier pli
    [played-out] l’épuisement des cartes
   *[seals] le sceau décisif
}
cli-simulate-speed = Décisions par seconde

cli-perft = Compter toutes les suites possibles d’une donne, pour comparer des implémentations des règles.
cli-perft-depth = Combien de cartes sont jouées au plus.
cli-perft-played = Combien de cartes sont jouées avant le décompte.
cli-perft-head = { $ruleset }, graine { $seed }, cartes jouées auparavant : { $played }
cli-perft-line = { $depth ->
    [one] { $depth } carte : { $count } ({ $seconds } s)
   *[other] { $depth } cartes : { $count } ({ $seconds } s)
}

cli-error-command = Il n’y a pas de commande « { $text } ». Les commandes sont { $known }.
cli-error-language = Nous ne parlons pas encore « { $text } ». Les langues sont { $known }.
cli-error-option = Il n’y a pas d’option { $option }.
cli-error-option-value = L’option { $option } demande une valeur.
cli-error-missing = Il manque { $name }.
cli-error-value = La valeur donnée pour { $name } n’est pas correcte.
cli-error-usage = Commande incomprise : { $problem }
cli-error-hint = Pour en savoir plus : « { $command } ».
error-file-unreadable = Impossible de lire { $file } : { file-problem }.
error-file-unwritable = Impossible d’écrire { $file } : { file-problem }.
# Sinon, $problem est ce que dit le système d’exploitation.
file-problem = { $problem ->
    [missing] fichier ou dossier introuvable
    [denied] accès refusé
    [folder] c’est un dossier
    [full] le disque est plein
    [not-text] ce n’est pas un texte en UTF-8
   *[other] { $problem }
}
error-package-missing = Il faut pour cela l’option d’installation « { $extra } », car le paquet « { $package } » n’est pas installé : pip install 'yokai-septet[{ $extra }]'

cli-word-address = ADRESSE
cli-serve = Lancer le serveur avec la page web.
cli-serve-host = L’adresse sur laquelle écouter.
cli-serve-port = Le port ; sans lui, le premier libre à partir de 7007.
cli-serve-public-url = L’adresse à laquelle on joint le serveur, si un proxy est placé devant.
cli-serve-lan = Laisser jouer aussi les autres du réseau local et montrer un code QR pour les téléphones.
cli-serve-workers = Le nombre de processus ; au-delà d’un, il faut PostgreSQL et Redis.
cli-serve-backup-every = À quel rythme sauvegarder la base de données dans le dossier « backups » du dossier de données, par exemple 30m, 6h ou 1d.
cli-serve-keep = Combien de ces sauvegardes garder ; les plus anciennes sont supprimées.
cli-serve-open-page = Ouvrir la page dans le navigateur.
cli-serve-at = 7 Yokai se trouve à { $url } (accessible { $reach ->
    [this-machine] seulement depuis cette machine
    [local-network] depuis le réseau local
   *[everybody] de partout
}).
cli-serve-stop = Ctrl+C arrête le serveur.

cli-migrate = Mettre à jour la base de données du serveur.
cli-migrate-done = La base de données est à jour.
cli-backup = Copier la base de données du serveur dans un fichier, même pendant qu’il tourne.
cli-backup-file = Où écrire la copie.
cli-backup-done = Copie écrite dans { $file }.
cli-restore = Remplacer la base de données du serveur par une copie. Arrêtez d’abord le serveur.
cli-restore-file = Une copie faite par « yokai backup ».
cli-restore-done = Base restaurée à partir de { $file }.
cli-prune = Supprimer les anciennes parties de la base de données du serveur.
cli-prune-days = Après combien de jours une partie délaissée est supprimée.
cli-prune-done = { $count ->
    [one] Une partie a été supprimée.
   *[other] { $count } parties ont été supprimées.
}

## admin

cli-word-action = ACTION
cli-word-whom = CIBLE
cli-admin = Voir qui est connecté et la charge du serveur, fermer une table, renommer ou exclure quelqu’un, exclure un réseau. Sans action, affiche aussi un lien qui ouvre tout cela dans une page.
cli-admin-action = Que faire : close (fermer), rename (renommer), bar (exclure) ou lift (lever l’exclusion).
cli-admin-whom = La table, la personne (nom ou identifiant) ou le réseau.
cli-admin-new-name = Le nouveau nom.
cli-admin-bar-for = Combien de temps dure une exclusion, par exemple 30m, 6h ou 1d.
cli-admin-sure = Ne pas demander de confirmation avant de fermer une table ou d’exclure un réseau.
cli-admin-asking = Interrogation du serveur…
cli-admin-people = Connectés
cli-admin-tables = Tables
cli-admin-barred = Exclus
cli-admin-nobody = Personne n’est connecté.
cli-admin-load = Connexions : { $sockets }. Coups par minute : { $moves }. Processeur : { $cpu } %. Charge de la machine : { $load } (processeurs : { $processors }).
cli-admin-lobby = à l’accueil
cli-admin-status = { $status ->
    [gathering] pas commencée
   *[playing] en cours
}
cli-admin-until = jusqu’au { $time }
cli-admin-name-until = nom imposé jusqu’au { $time }
cli-admin-link = Ce lien ouvre la page de gestion une seule fois, dans les dix minutes :
cli-admin-sure-close = Fermer la table { $code } ? La partie s’arrête sans gagnant, et tous ceux qui y sont en seront informés.
cli-admin-sure-bar = Exclure tout le réseau { $network } jusqu’au { $time } ? Un foyer, une école ou une entreprise peut le partager.
cli-admin-type-y = Tapez y pour oui :
cli-admin-not-done = Rien n’a été fait.
cli-admin-did-close = La table { $code } est fermée.
cli-admin-did-rename = { $name } s’appelle maintenant { $new } et ne peut rien y changer pendant un jour.
cli-admin-did-bar = { $name } : exclusion jusqu’au { $time }. Il est facile de revenir comme nouvel invité : dans ce cas, excluez aussi le réseau.
cli-admin-did-bar-network = Le réseau { $network } est exclu jusqu’au { $time }.
cli-admin-did-lift = Retour autorisé : { $name }.

## arena

cli-word-shares = TAUX
cli-word-folder = DOSSIER
cli-arena = Savoir quel bot est le plus fort : les deux jouent les mêmes donnes à chaque place.
cli-arena-names = Les bots ; à plus de deux, chacun affronte tous les autres. Le « clairvoyant », qui voit toutes les mains, peut participer.
cli-arena-deals = Combien de donnes jouer ; chacune est une partie entière pour chaque camp.
cli-arena-seed = La graine dont découlent toutes les donnes.
cli-arena-jobs = Dans combien de processus jouer.
cli-arena-dask = L’adresse d’une grappe Dask sur laquelle jouer.
cli-arena-single-rounds = Ne jouer que la première manche de chaque partie.
cli-arena-nodes = Combien de parties simulées un bot peut consacrer à une décision.
cli-arena-seconds = Combien de temps un bot peut réfléchir à une décision.
cli-arena-test = S’arrêter dès qu’on sait lequel de deux taux de victoire est le plus juste, par exemple 0.50,0.55.
cli-arena-folder = Où garder résultats et enregistrements ; un concours interrompu y reprend.
cli-arena-json-file = Écrire les chiffres dans ce fichier, en JSON.
cli-arena-svg-file = Dessiner le déroulement dans ce fichier, en SVG.
cli-arena-pairing = Bots
cli-arena-played = Donnes
cli-arena-rounds = Manches gagnées
cli-arena-matches = Parties gagnées
cli-arena-points = Points par manche
cli-arena-time = ms par coup
cli-arena-answer = Test
cli-arena-ratings = Classement
cli-arena-bot = Bot
cli-arena-rating = Cote

cli-dataset = Faire jouer des bots et écrire chaque décision dans des fichiers Parquet, pour l’entraînement et l’analyse.
cli-dataset-folder = Où écrire les fichiers ; un jeu de données interrompu y reprend.
cli-dataset-bots = Les bots, séparés par des virgules ; à chaque manche, ils avancent d’une place.
cli-dataset-rounds = Combien de manches jouer.
cli-dataset-seed = La graine dont découlent toutes les donnes.
cli-dataset-nodes = Combien de parties simulées un bot peut consacrer à une décision.
cli-dataset-jobs = Dans combien de processus jouer.
cli-dataset-dask = L’adresse d’une grappe Dask sur laquelle jouer.
cli-dataset-done = Le jeu de données est complet : { $folder }
