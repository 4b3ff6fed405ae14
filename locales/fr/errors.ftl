### Pourquoi quelque chose est refusé. Voir le fichier anglais pour les variables.

error-unknown-card = « { $text } » n’est pas une carte. Une carte est la lettre d’une famille suivie d’une valeur de cette famille, par exemple WA, W7 ou S13.
error-unknown-suit = « { $text } » n’est pas une famille. Les familles sont W, E, C, L, D, F et S.
error-unknown-seat = Il n’y a pas de place numéro { $text } : les numéros vont de 0 à { $last }.
error-unknown-ruleset = « { $text } » n’est pas une variante. Les choix sont : { $known }.
error-unknown-bot = « { $text } » n’est pas un bot. Les choix sont : { $known }.
error-unknown-puzzle = Le problème « { $text } » n’existe pas.
error-withdrawn-puzzle = Le problème « { $text } » a été retiré : plus d’une réponse peut être juste.
error-unknown-first-leader = « { $text } » n’est pas un choix possible : dites dealt ou holder.
error-unknown-later-leader = « { $text } » n’est pas un choix possible ici. Les choix sont : { $known }.
error-unknown-action = On ne peut que passer des cartes ou en jouer une.
error-repeated-card = { $text } figure deux fois.
error-bad-ruleset = « { $text } » n’est pas jouable : ses nombres sont incompatibles entre eux.
error-bad-deal = Ces cartes ne forment pas une donne de ce jeu.
error-bad-seed = Ce n’est pas une graine : une graine compte 32 octets, soit 64 chiffres hexadécimaux.
error-bad-salt = Ce sel n’est pas valable : chaque joueur en a un au plus, de 64 octets au plus.
error-bad-round = Les manches se comptent à partir de 1.
error-bad-day = « { $text } » n’est pas une date. Exemple : 2026-11-16.
error-bad-daily-deal = Les donnes du jour vont de 1 à { $most }.
error-not-computable = Ces cartes ne peuvent pas être analysées : elles ne forment pas une position de ce jeu.
error-review-unfinished = Seule une partie terminée peut être analysée ou rejouée ; celle-ci peut encore continuer.
error-round-goes-on = La manche { $round } n’est pas encore terminée.
error-what-if-moment = Cette partie compte { $actions } actions ; ce moment n’existe pas.
error-review-unknown-cards = Seul un enregistrement qui montre les cartes de tout le monde peut être analysé ou rejoué ; celui-ci montre ce qu’une seule personne pouvait voir.
error-review-too-long = Cette partie compte { $rounds } manches, c’est trop pour l’analyser ou la rejouer. La limite est de { $most }.

error-not-dealt = Les cartes ne sont pas encore distribuées.
error-no-deal-now = On ne distribue qu’une fois la manche finie.
error-match-is-over = La partie est finie.
error-round-is-over = La manche est finie.
error-pass-is-over = Les cartes de cette manche ont déjà été passées ({ $rule }).
error-pass-count = { $who ->
    [you] Vous devez passer exactement { count-cards }, toutes différentes ({ $rule }).
   *[one] { $name } doit passer exactement { count-cards }, toutes différentes ({ $rule }).
}
error-boss-put-aside = Un boss reste dans la manche ; vous ne pouvez pas mettre de côté : { $cards }.
error-exchange-first = Un boss est face visible : il faut d’abord décider s’il reste en place.
error-no-such-exchange = Vous ne pouvez pas faire cela avec ce boss maintenant.
error-pass-not-in-hand = { $who ->
    [you] Vous ne pouvez pas passer des cartes que vous n’avez pas : { $cards }.
   *[one] { $name } ne peut pas passer des cartes d’une autre main : { $cards }.
}
error-not-all-passed = { $who ->
    [you] Vous ne pouvez pas encore jouer { card.def } : tout le monde n’a pas passé ses cartes ({ $rule }).
   *[one] { $name } ne peut pas encore jouer { card.def } : tout le monde n’a pas passé ses cartes ({ $rule }).
}
error-not-your-turn = { $who ->
    [you] Vous ne pouvez pas jouer { card.def } maintenant : c’est à { $turn } de jouer ({ $rule }).
   *[one] { $name } ne peut pas jouer { card.def } maintenant : c’est à { $turn } de jouer ({ $rule }).
}
error-not-in-hand = { $who ->
    [you] Vous n’avez pas { card.def }. Vous pouvez jouer : { $legal }.
   *[one] { $name } n’a pas { card.def }. Cartes permises : { $legal }.
}
error-must-follow = { $who ->
    [you] Vous ne pouvez pas jouer { card.def } : la famille demandée est { $led }, et vous devez fournir ({ $rule }). Vous pouvez jouer : { $legal }.
   *[one] { $name } ne peut pas jouer { card.def } : la famille demandée est { $led }, et il faut fournir ({ $rule }). Cartes permises : { $legal }.
}

## À la table.

error-seat-is-taken = Cette place est prise.
error-seat-is-free = Il n’y a personne à cette place.
error-no-seat-is-free = Toutes les places sont prises.
error-seats-are-free = { $count ->
    [one] Une place est encore libre. Un bot peut l’occuper.
   *[other] { $count } places sont encore libres. Des bots peuvent les occuper.
}
error-too-many-people = Il y a trop de monde à la table pour cette variante.
error-no-person-there = Il n’y a pas d’autre personne à cette place.
error-not-seated = Vous n’avez pas de place à cette table.
error-own-program-sits = Vous et vos programmes ne pouvez occuper qu’une place à une table.
error-already-seated = On ne change pas de place pendant la partie.
error-saw-another-hand = Vous avez vu la main d’un autre joueur dans cette partie ; vous ne pouvez revenir qu’à sa place.
error-not-the-owner = Seul l’hôte de la table peut faire cela.
error-not-started = La partie n’a pas encore commencé.
error-already-started = La partie a commencé ; la table ne peut plus être modifiée.
error-match-goes-on = La partie est encore en cours.
error-day-is-over = La journée est finie, et ces donnes avec elle.
error-not-in-daily-deals = Les donnes du jour sont les mêmes pour tous : ni conseil, ni retour en arrière, ni remplaçant.
error-not-in-team-matches = Dans un match par équipes, ni conseil ni retour en arrière, et personne n’arrive ni ne part.
error-not-a-team-ruleset = Un match par équipes demande des règles pour deux équipes de deux.
error-team-match-began = Ce match par équipes a déjà commencé.
error-team-match-not-begun = Ce match par équipes n’a pas encore commencé.
error-team-match-ended = Ce match par équipes est terminé : il n’y a plus personne à l’autre table.
error-no-team-seat = Vous n’avez pas de place dans ce match par équipes.
error-tables-need-people = Il faut au moins une personne à chaque table.
error-rematch-exists = Il y a déjà une table pour la revanche.
error-decision-is-over = Il est trop tard pour cette décision.
error-already-ready = Vous avez déjà dit que vous pouvez commencer.
error-already-answered = Vous avez déjà répondu.
error-nothing-to-undo = Vous ne pouvez reprendre que votre propre dernière carte, tant que personne n’a joué après vous.
error-undo-is-asked = La demande a déjà été faite.
error-undo-was-refused = Les autres ont refusé ce retour en arrière.
error-no-undo-asked = Personne ne demande à reprendre une carte.
error-bot-plays-already = Un bot joue déjà à cette place.
error-not-away = Ce joueur va peut-être revenir : un bot peut prendre le relais après une demi-minute.
error-seat-was-given = Les autres ont confié cette place à un bot jusqu’à la fin de la manche.
error-not-late = Ce joueur ne vous a pas encore fait attendre assez souvent pour cela.
error-veto-is-lost = Votre temps s’est écoulé trois fois en une manche. Tant que vous n’aurez pas joué une manche dans les temps, les autres pourront arrêter la partie sans vous.
error-seats-are-locked = Les places sont verrouillées : il vous faut le lien d’invitation actuel pour vous asseoir.
error-hand-is-known = Une carte de cette main a été vue puis reprise. Vous pourrez vous asseoir à cette place après la prochaine donne.
error-nothing-to-take-back = Aucun bot ne joue pour vous.
error-too-late-for-salt = Il est trop tard pour ajouter votre sel à cette partie.
error-too-early-for-salt = Les sels sont révélés une fois tous les engagements fixés.
error-wrong-salt = Ce n’est pas le sel que fixait votre engagement.
error-no-salt-of-program = Seules les personnes ajoutent un sel, pas les programmes.
error-not-stored = Cela n’est pas conservé dans l’enregistrement.

## Tournois de bots.

error-bad-test = « { $text } » ne peut pas être testé : donnez deux taux de victoire, par exemple 0.50,0.55.
error-other-contest = { $file } appartient à un autre concours. Choisissez un autre dossier.
error-other-dataset = { $file } contient un autre jeu de données. Choisissez un autre dossier.
error-no-cluster = Aucune grappe Dask ne répond à l’adresse { $address }.
