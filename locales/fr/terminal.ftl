### Le jeu dans un terminal : ligne par ligne (plain-*) et dessiné comme une table (app-*).

terminal-none = aucun
terminal-no-cards = aucune

## Ligne par ligne. On répond par un numéro, un code de carte ou une lettre.

plain-welcome = Bienvenue dans 7 Yokai. Vous jouez : { $ruleset }. Tapez ? à tout moment pour obtenir de l’aide.
plain-seat = { $place ->
    [teammate] { $name } est en face de vous et dans votre équipe.
    [opposite] { $name } est en face de vous.
    [left] { $name } est à votre gauche.
   *[right] { $name } est à votre droite.
}
plain-received = { $name } vous passe : { $cards }.
plain-table = Manche { $round }. { $ruleset }.
plain-trump = Atout : { suit }.
plain-trump-card = Atout { suit }. Carte retournée : { card } ({ $code }).
plain-trump-open = La carte d’entame de la manche décidera de l’atout.
plain-side = { $name } : { $tricks } ; boss : { $bosses } ; score { $score } sur { $goal }.
plain-side-seals = { $name } : { $tricks } ; boss : { $bosses } ; sceaux : { $seals } ({ $score } sur { $goal }).
plain-trick = Pli { $number } : { $cards }.
# Une carte d’un pli dans $cards.
plain-played = { $name } ({ card })
plain-trick-empty = Pli { $number } : aucune carte n’a encore été jouée.
plain-last-trick = Dernier pli : { $cards }. Remporté par { $name }.
plain-no-last-trick = Aucun pli n’est encore complet dans cette manche.
plain-choose-pass = Choisissez { count-cards } à passer à { $name }. Votre main :
# $names aligne des plain-pass-one.
plain-choose-pass-each = Choisissez { count-cards } dans cet ordre : { $names }. Votre main :
plain-pass-one = une pour { $name }
plain-choose-play = Vous pouvez jouer :
plain-kept = Pas jouables maintenant : { $cards }.
plain-hand = Votre main : { $cards }.
plain-ask-pass = Vos cartes ?
plain-ask-play = Votre carte ?
plain-ask-ready = Appuyez sur Entrée quand personne d’autre ne regarde l’écran.
plain-hand-over = C’est à { $name } de jouer.
plain-help =
    Tapez le numéro d’une carte ou son code, par exemple W7 ; pour passer, plusieurs, séparés par des espaces.
    h : votre main. t : la table. l : le dernier pli. v : les cartes jouées. r : les règles en une minute.
    x : un conseil. u : annuler votre dernière décision. q : quitter la partie.
    Entrée seule répète vos choix.
plain-left = Vous avez quitté la partie.
plain-help-remote = y, z : accepter ou refuser qu’un autre reprenne une carte. s : ce que vous pouvez faire d’autre ; s 3 : le troisième choix de la liste.
plain-resume = Il y a une partie interrompue ({ $ruleset }, manche { $number }). Tapez y pour la reprendre, autre chose pour en commencer une nouvelle.
plain-where = Où voulez-vous jouer ? Tapez un numéro.
plain-gone = Jouées dans cette manche (dans la limite de l’aide-mémoire) : { $cards }.
plain-no-undo = Il n’y a rien à annuler.
plain-saved = L’enregistrement est dans { $file }.
error-no-such-choice = { $last ->
    [1] Une seule de vos cartes est jouable.
   *[other] { $text } ne fait pas partie des choix : les numéros vont de 1 à { $last }.
}
error-one-card = Indiquez une seule carte, par son numéro ou son code.

## Le récit d’une partie enregistrée.

transcript-title = 7 Yokai : { $ruleset }
transcript-players = Joueurs : { $names }
transcript-date = Jouée le { DATETIME($date, dateStyle: "long") }
transcript-hand = { $name } reçoit à la distribution : { $cards }
transcript-pass = { $name } passe à { $to } : { $cards }
transcript-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
transcript-by = { $by ->
    [person] { $name } : ici, quelqu’un d’autre décide.
   *[other] { $name } : ici, un bot joue à sa place.
}
transcript-hint = { $name } demande un conseil.
transcript-undone = { $name } reprend : { $cards }

## La table dessinée à l’écran. Les cartes ont les lettres a à p ; les touches suivantes sont des commandes.

app-you = Vous
app-round = Manche { $number }
app-trick = Pli { $number }
app-trump = Atout
app-trick-yours = Le pli est à vous.
app-trick-of = Pli remporté par { $name }.
app-thinking = { $name } réfléchit…
app-your-lead = À vous d’entamer : choisissez une carte.
app-your-turn = À vous. Famille demandée : { suit }.
app-pass = Choisissez { count-cards } pour { $name }.
app-pass-one = Choisissez la carte pour { $name }.
app-confirm-pass = Entrée pour passer ces cartes.
app-keys = a–p carte  ←→ ⏎  r aide  t pli  v cartes  q quitter
app-keys-local = x conseil  u annuler
app-keys-replay = ←→ étape  ↑↓ pli  Tab place  r aide  t dernier pli  v cartes  q quitter
app-replay = { $place } sur { $last }, vu par { $name }
app-keys-review = ←→ étape  ↑↓ pli  s erreur  Tab place  t dernier pli  v cartes  q quitter
review-verdict-best = { $name } fait le meilleur choix : { $made }
review-verdict-good = { $name } choisit bien : { $made }. Meilleur choix : { $best }
review-verdict-lost = { $name } : { $grade } (−{ $points } points de pourcentage). { $made } ; mieux : { $best }
review-verdict-by = { $by ->
    [person] { $name } (quelqu’un d’autre)
   *[other] { $name } (remplaçant)
}
app-close = Entrée : retour à la table
app-continue = Entrée : continuer
app-aid-title = Aide de jeu
app-last-trick-title = Le dernier pli
app-seen-title = Cartes encore en jeu
app-seen-legend = { $aid ->
    [all] En gras : dans d’autres mains. Entre parenthèses : dans la vôtre. Points : jouées.
   *[other] Points : jouées (dans la limite de l’aide-mémoire). Entre parenthèses : dans votre main.
}
app-face-down = À cette table, les plis remportés sont face cachée.
app-aid = { $kind ->
    [seals] La carte d’entame de la manche fait l’atout. Les deux 7 d’une famille, capturés dans une même manche, la scellent. La partie se joue en { $goal } sceaux.
    [teams] Avec { $bosses ->
        [3] trois
        [4] quatre
       *[other] { $bosses }
    } boss, votre équipe gagne la manche{ $losing ->
        [0] { "" }
        [7]  ; un septième pli avant cela la fait perdre
       *[other]  ; un { $losing }ᵉ pli avant cela la fait perdre
    }. { $stars ->
        [none] Chaque manche gagnée vaut 1 point.
        [white] Chaque étoile blanche vaut 1 point, le boss d’atout 0.
       *[all] Chaque étoile, blanche ou noire, vaut 1 point, le boss d’atout 0.
    } La partie se joue en { $goal } points.
   *[alone] Avec { $bosses ->
        [3] trois
        [4] quatre
       *[other] { $bosses }
    } boss, vous gagnez la manche{ $losing ->
        [0] { "" }
        [7]  ; un septième pli avant cela la fait perdre
       *[other]  ; un { $losing }ᵉ pli avant cela la fait perdre
    }. { $stars ->
        [none] Chaque manche gagnée vaut 1 point.
        [white] Chaque étoile blanche vaut 1 point, le boss d’atout 0.
       *[all] Chaque étoile, blanche ou noire, vaut 1 point, le boss d’atout 0.
    } La partie se joue en { $goal } points.
}
app-round-over = La manche est finie
app-match-over = La partie est finie
app-from-hand = resté en main
app-left-in-hands = Restées en main
app-hand-over = C’est à { $name } de jouer. Les autres, ne regardez pas !
app-hand-over-ready = Entrée : je suis { $name }
app-resume = Reprendre la partie interrompue ({ $ruleset }, manche { $number })
app-people = Personnes à ce clavier : { $count }
app-setting = { $name } : { $value }
app-rules = Lire les règles
app-quit = Quitter
app-menu-hint = ↑↓ et Entrée, ou la souris
app-kept = Votre partie est conservée : « yokai play » la proposera de nouveau.
app-not-saved = Impossible de conserver votre partie pour le moment. Vous pouvez continuer à jouer, mais peut-être pas la reprendre plus tard.

## A table on a server.

app-table = Table { $code }
app-connecting = Connexion à { $server }…
app-reconnecting = La connexion est perdue ; nouvel essai…
app-gone = Le serveur a fermé la table.
app-start = Entrée pour occuper les places libres par des bots et commencer.
app-be-ready = Entrée pour indiquer à l’hôte que vous pouvez commencer.
app-is-ready = { $name } attend les autres.
app-waiting-for-start = En attente de l’hôte…
app-waiting-for-deal = En attente de la prochaine distribution…
app-waiting = On attend { $names }.
app-undo-asked = { $name } voudrait reprendre une carte. y : d’accord. z : non.
app-table-over = La partie est finie. q : quitter.
app-keys-remote = a–p carte  ←→ ⏎  r aide  t pli  v cartes  x conseil  u annuler  s plus  q quitter
app-more-title = Quoi d’autre ?
app-would-vote-bot = { $who ->
    [you] Vous proposez qu’un bot joue pour { $other } jusqu’à la fin de la manche ; tous les autres doivent être d’accord.
   *[one] { $name } propose qu’un bot joue pour { $other } jusqu’à la fin de la manche ; tous les autres doivent être d’accord.
}
app-would-abandon = { $who ->
    [you] Vous souhaitez arrêter la partie ; il faut l’accord de tous.
   *[one] { $name } souhaite arrêter la partie ; il faut l’accord de tous.
}
app-bot-plays-for-you = Un bot joue pour vous. Entrée : me revoilà.
app-play-again = La partie est terminée. Entrée : nouvelle partie. s : autre chose. q : quitter.
app-next-game = Une nouvelle partie attend. Entrée : la rejoindre. q : quitter.
app-invite = Pour inviter d’autres personnes, envoyez-leur cette adresse : { $url }
app-salted = Votre sel pour la distribution : { $salt }
app-salt = Sel, { $name } : { $salt }
app-return = Retour à la table { $code } ({ $ruleset })
app-hint-cards = Meilleur choix : { $cards }.
app-hint-chance = Meilleur choix : { $cards } ({ $chance } % de chances de gagner la manche).
error-bad-table-address = « { $text } » n’est pas l’adresse d’une table, comme https://host/t/CODE.
error-server-unreachable = { $server } est injoignable.
