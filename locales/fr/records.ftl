### Enregistrements et positions : pourquoi ils sont refusés.
### $what names what was found and $want what was expected; their values are in $found and $expected.

record-found = { $what ->
    [end-of-text] la fin du texte
    [end-of-line] la fin de la ligne
    [end-of-round] la fin de la manche
    [cards] { $found ->
        [one] { $found } carte
       *[other] { $found } cartes
    }
    [seats] { $found ->
        [one] { $found } place
       *[other] { $found } places
    }
    [players] { $found ->
        [one] { $found } joueur
       *[other] { $found } joueurs
    }
    [salts] { $found ->
        [one] { $found } sel
       *[other] { $found } sels
    }
    [round] la manche { $found }
    [trick] le pli { $found }
    [deal] cette donne
    [no-face-up-card] aucune carte retournée
    [no-round] aucune manche
    [comment-after] un commentaire après l’action { $found }
    [mark-after] une marque après l’action { $found }
    [unsavable] des caractères impossibles à enregistrer
    [place] autre chose à { $found }
   *[text] « { $found } »
}
record-expected = { $want ->
    [word-of-a-record] une étiquette comme [Date "2026-01-31"], { "{" }un commentaire{ "}" } ou des cartes
    [ruleset-tag] l’étiquette Ruleset
    [another-tag] une autre étiquette
    [tag-name] un nom de lettres sans accent, de chiffres et de _
    [new-tag-name] un nouveau nom de lettres, de chiffres et de _
    [one-of] l’un de ces mots : { $expected }
    [one-line] une ligne de texte
    [date] une date comme 2026-01-31
    [result] un résultat comme « 10-6, side 0 wins »
    [digits] des chiffres hexadécimaux
    [digits-64] 64 chiffres hexadécimaux
    [hand-of-seat] la main de la place { $expected }
    [pass-of-seat] les cartes que passe la place { $expected }
    [another-seat] une autre place
    [another-line] une autre ligne
    [leader] la place qui entame, comme 0:
    [points] les points de chaque camp, comme 3-0
    [seals] les sceaux de chaque camp, comme WE/-
    [card] une carte comme W7
    [cards] { $expected ->
        [one] { $expected } carte
       *[other] { $expected } cartes
    }
    [cards-of-hand] { $expected ->
        [one] { $expected } carte de la main
       *[other] { $expected } cartes de la main
    }
    [card-of-hand] une carte de la main
    [card-of-seat] une carte que la place { $expected } peut avoir
    [card-of-led-suit] une carte de la famille demandée
    [card-of-deck] une carte du paquet qui n’est pas ailleurs
    [new-card] une carte qui n’a pas encore été jouée
    [legal-card] une carte que l’on peut jouer
    [different-cards] des cartes différentes
    [deal] une donne de ce jeu
    [face-up-card] une carte retournée
    [no-face-up-card] aucune carte retournée
    [seats] { $expected ->
        [one] { $expected } place
       *[other] { $expected } places
    }
    [players] { $expected ->
        [one] { $expected } joueur
       *[other] { $expected } joueurs
    }
    [salts] { $expected ->
        [one] { $expected } sel
       *[other] { $expected } sels
    }
    [passes] les cartes que tous passent
    [a-pass] des cartes à passer
    [running-round] une manche en cours
    [rest-of-round] la suite de la manche
    [end-of-round] la fin de la manche
    [end-of-record] la fin de l’enregistrement
    [actions] des commentaires dans l’ordre, le dernier au plus tard après l’action { $expected }
    [saved-text] du texte
    [schema] un document tel que le décrit docs/record.schema.json
    [mark] une marque comme <hint>, <by adept> ou <undo 2: F9>
    [decision] les cartes passées ou la carte jouée que concerne la marque, et des marques dans l’ordre
    [cards-in-deck] une place et des cartes du paquet
    [bot] la force d’un bot, comme adept
    [salt-order] un ordre comme « commit 0 2, reveal 2 0 »
    [committed-seats] les places qui se sont engagées, puis celles qui ont un sel, chacune une fois
    [position-ruleset] une variante comme four-advanced ou suitors+holder
    [position-trump] la carte retournée, l’atout ou -
    [position-score] le score, comme 0-3, ou les sceaux, comme WE/-
    [position-hands] les mains, comme WA.5/W4E2/??2/S13
    [position-leader] la place qui entame, ou -
    [position-table] les cartes du pli, comme W3W6, ou les cartes passées, comme pass:-/-/-/-
    [position-won] les plis de chaque camp, comme 4-5
    [position-bosses] les boss de chaque camp, comme W7E7/-
    [end-of-line] la fin de la ligne
   *[text] « { $expected } »
}

error-record-too-long = { $part ->
    [value] La valeur d’une étiquette est trop longue : { $found } caractères, { $expected } au plus.
    [comment] Un commentaire est trop long : { $found } caractères, { $expected } au plus.
    [tags] Il y a trop d’étiquettes : { $found }, { $expected } au plus.
    [comments] Il y a trop de commentaires : { $found }, { $expected } au plus.
    [rounds] Il y a trop de manches : { $found }, { $expected } au plus.
    [decisions] Il y a trop de marques : { $found }, { $expected } au plus.
    [position] C’est trop long pour une position : { $found } caractères, { $expected } au plus.
   *[text] C’est trop long pour un enregistrement : { $found } caractères ou plus, { $expected } au plus.
}
error-record-syntax = L’enregistrement est illisible ici. Trouvé : { record-found }. Attendu : { record-expected }.
error-record-json = Ce n’est pas le JSON d’un enregistrement. Trouvé : { record-found }. Attendu : { record-expected }.
error-record-tag = Une étiquette de l’enregistrement est fausse. Trouvé : { record-found }. Attendu : { record-expected }.
error-record-comment = Les commentaires ne sont pas admis ici. Trouvé : { record-found }. Attendu : { record-expected }.
error-record-format = Cet enregistrement est au format { $found }. Cette version lit les formats jusqu’à { $expected }.
error-record-decision = Une marque est fausse. Trouvé : { record-found }. Attendu : { record-expected }.
error-record-unknown-cards = On ne peut pas continuer la partie d’ici : une carte est inconnue.
error-record-unknown-in-finished-round = Une carte est inconnue alors que la manche est finie et donc visible pour tous.
error-record-impossible = Cela n’a pas pu se produire. Trouvé : { record-found }. Attendu : { record-expected }.
error-record-wrong-round = Les manches ne se suivent pas. Trouvé : { record-found }. Attendu : { record-expected }.
error-record-wrong-trick = Un pli commence trop tôt ou trop tard. Trouvé : { record-found }. Attendu : { record-expected }.
error-record-wrong-leader = Ce n’est pas la place { $found } qui entame ce pli, mais la place { $expected }. Les enregistrements comptent les places à partir de 0.
error-record-wrong-deal = La donne ne découle pas de la graine. Trouvé : { record-found }. Attendu : { record-expected }.
error-record-wrong-end = La manche ne se termine pas ainsi. Trouvé : { record-found }. Attendu : { record-expected }.
error-record-wrong-termination = L’enregistrement dit la partie { record-found }. Attendu : { record-expected }.
error-record-wrong-result = Le résultat de la partie est faux. Trouvé : { record-found }. Attendu : { record-expected }.
error-record-wrong-commitment = Ce n’est pas la graine sur laquelle on s’était engagé avant la partie.
error-record-wrong-salt = Le sel de la place { $found } n’est pas celui sur lequel on s’était engagé. Les enregistrements comptent les places à partir de 0.
error-record-salt-of-bot = Les bots ne donnent pas de sel, mais l’enregistrement en a un pour la place { $found }. Les enregistrements comptent les places à partir de 0.

error-bad-position = Les cartes et les nombres de cette position ne vont pas ensemble.
error-position-none = Il n’y a de position que pendant une manche.
error-position-syntax = Ce n’est pas une position. Trouvé : { record-found }. Attendu : { record-expected }.

at-line = Ligne { $line }, colonne { $column } : { $sentence }
