### La commande `yokai`.

## Aide

cli-about = Jouer à 7 Yokai, l’étudier et l’héberger.
cli-help-play = Jouer contre des robots.
cli-help-rules = Lire les règles du jeu.
cli-help-deal = Montrer les cartes que distribue une graine.
cli-help-replay = Raconter une partie enregistrée, pli par pli.
cli-help-verify = Vérifier des parties enregistrées : chaque coup, chaque résultat, chaque donne.
cli-help-perft = Compter toutes les façons de jouer une donne, pour éprouver les règles.
cli-help-simulate = Faire jouer de nombreuses parties au hasard et en dresser le bilan.
cli-option-lang = La langue : { $languages }.
cli-option-ruleset = Les règles à suivre : { $rulesets }.
cli-option-first-leader = Qui entame le premier pli : le joueur qui a reçu la carte (dealt) ou celui qui l’a en main une fois les cartes passées (holder).
cli-option-seed = La graine des donnes ; la même graine distribue les mêmes cartes.
cli-option-save = Enregistrer la partie dans ce fichier.
cli-option-plain = Ligne par ligne, pour les lecteurs d’écran et les tubes.
cli-option-json = Afficher du JSON, pour les programmes.
cli-option-matches = Combien de parties.
cli-option-round = Quelle manche, à partir de 1.
cli-option-depth = Sur combien de cartes.
cli-option-name = Votre nom.
cli-option-bots = La force des robots.

## Une partie ligne par ligne

cli-play-welcome = Bienvenue ! { $ruleset }.
cli-play-seats = Autour de la table, dans le sens des aiguilles d’une montre : { $names }.
cli-play-teammate = Votre coéquipier : { $name }.
cli-play-keys = Tapez un numéro pour choisir. Et aussi : h votre main, t la table, r les règles, q quitter.
cli-play-hand = Votre main : { $cards }.
cli-play-choice = { $number } : { card } ({ $code })
cli-play-pass = Choisissez { count-cards } à passer à { $name } : tapez leurs numéros séparés par des espaces.
cli-play-pass-one = Choisissez la carte pour { $name } : tapez son numéro.
cli-play-passed = Vous passez à { $name } : { $cards }.
cli-play-received = De { $name } vous recevez : { $cards }.
cli-play-which-card = À vous. Quelle carte jouez-vous ?
cli-play-only-card = À vous. Vous ne pouvez jouer que { card.def }.
cli-play-trump = Atout : { suit }.
cli-play-trick-so-far = Dans le pli : { $cards }.
cli-play-card-by = { $name } : { card }
cli-play-side = { $name } : { count-tricks }. Boss : { $bosses }.
cli-play-none = aucun
cli-play-seals = { $name }, sceaux : { $suits }.
cli-play-score = Score : { $scores }.
cli-play-not-a-choice = « { $text } » n’est pas un choix possible. Tapez un numéro de 1 à { $last }.
cli-play-wrong-count = Tapez { $count } numéros différents.
cli-play-next = Appuyez sur Entrée pour la manche suivante.
cli-play-left = Vous avez quitté la partie.
cli-saved = Enregistré dans { $file }.
cli-no-file = Le fichier { $file } n’existe pas.

## Enregistrements, donnes et comptes

cli-round = Manche { $number }
cli-trick = Pli { $number }
cli-hand-of = { $name } : { $cards }
cli-passed-to = { $name } passe à { $other } : { $cards }
cli-face-up = Carte atout : { card }
cli-seed = Graine : { $seed }
cli-commitment = Engagement : { $commitment }
cli-verify-right = { $file } : correct, { count-rounds }
cli-verify-wrong = { $file } : { $sentence }
cli-unfinished = La partie n’est pas finie.
cli-abandoned = La partie a été abandonnée.
cli-simulate-working = Parties en cours
cli-simulate-title = { count-matches }, { $ruleset }
cli-column-side = Camp
cli-column-won = Gagnées
cli-column-share = Part
cli-column-end = Fin d’une manche
cli-column-rounds = Manches
cli-column-points = Points par manche
cli-column-depth = Cartes
cli-column-count = Façons de jouer
cli-reason-bosses = Assez de boss (R20)
cli-reason-seventh-trick = Septième pli (R21)
cli-reason-last-trick = Dernier pli (R22)
cli-reason-played-out = Tous les plis joués (R56)
cli-reason-seals = Tous les sceaux (R57, R58)
