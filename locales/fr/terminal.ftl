### Le jeu dans un terminal : ligne par ligne (plain-*) et dessiné comme une table (app-*).

terminal-none = aucun
terminal-bot-1 = Kitsune
terminal-bot-2 = Tanuki
terminal-bot-3 = Kappa

## Ligne par ligne. On répond par un numéro, un code de carte ou une lettre.

plain-welcome = Bienvenue dans 7 Yokai. Vous jouez : { $ruleset }. Tapez ? à tout moment pour obtenir de l’aide.
plain-seat = { $place ->
    [teammate] { $name } est en face de vous et dans votre équipe.
    [left] { $name } est à votre gauche.
   *[right] { $name } est à votre droite.
}
plain-received = Vous recevez de { $name } : { $cards }.
plain-table = Manche { $round }. { $ruleset }.
plain-trump = Atout : { suit }.
plain-trump-card = Atout : { suit }. Carte retournée : { card } ({ $code }).
plain-trump-open = La première carte entamée décidera de la famille atout.
plain-side = { $name } : { $tricks } ; boss : { $bosses } ; score { $score } sur { $goal }.
plain-seals = Sceaux : { $seals }.
plain-trick = Pli { $number } : { $cards }.
plain-trick-empty = Pli { $number } : aucune carte n’a encore été jouée.
plain-last-trick = Dernier pli : { $cards }. Remporté par { $name }.
plain-no-last-trick = Aucun pli n’est encore complet dans cette manche.
plain-choose-pass = Choisissez { count-cards } à passer, pour : { $names }. Votre main :
plain-choose-play = Vous pouvez jouer :
plain-kept = Vous ne pouvez pas jouer maintenant : { $cards }.
plain-hand = Votre main : { $cards }.
plain-ask-pass = Vos cartes ?
plain-ask-play = Votre carte ?
plain-ask-ready = Appuyez sur Entrée quand personne d’autre ne regarde l’écran.
plain-hand-over = C’est à { $name } de jouer.
plain-one-card = Indiquez une seule carte, par son numéro ou son code.
plain-help =
    Tapez le numéro d’une carte ou son code, par exemple W7 ; pour passer, plusieurs, séparés par des espaces.
    h : votre main. t : la table. l : le dernier pli. r : les règles en une minute. q : quitter la partie.
    Entrée seule répète vos choix.
plain-left = Vous avez quitté la partie.
plain-saved = L’enregistrement est dans { $file }.
error-no-such-choice = { $text } ne fait pas partie des choix : les numéros vont de 1 à { $last }.

## Le récit d’une partie enregistrée.

account-title = 7 Yokai : { $ruleset }
account-players = Joueurs : { $names }
account-date = Jouée le { $date }
account-hand = { $name } reçoit à la donne : { $cards }
account-pass = { $name } passe à { $to } : { $cards }
account-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
