### Wörter des Spiels. Attribute: .gen ist der Genitiv mit Artikel, .nom, .acc und .dat stehen mit Artikel.

suit = { $suit ->
    [W] Wind
    [E] Erde
    [C] Anmut
    [L] Blitz
    [D] Dunkelheit
    [F] Feuer
   *[S] Schnee
}
    .no = { $suit ->
    [W] keinen Wind
    [E] keine Erde
    [C] keine Anmut
    [L] keinen Blitz
    [D] keine Dunkelheit
    [F] kein Feuer
   *[S] keinen Schnee
}

suit-colour = { $suit ->
    [W] Grün
    [E] Violett
    [C] Pink
    [L] Gelb
    [D] Schwarz
    [F] Rot
   *[S] Blau
}

rank = { $rank ->
    [1] Ass
   *[other] { $rank }
}

card = { $foil ->
    [yes] glänzende { suit }-{ rank }
   *[no] { suit }-{ rank }
}
    .nom = { $rank ->
    [1] das { card }
   *[other] die { card }
}
    .acc = { $rank ->
    [1] das { card }
   *[other] die { card }
}
    .dat = { $foil ->
    [yes] der glänzenden { suit }-{ rank }
   *[no] { $rank ->
        [1] dem { card }
       *[other] der { card }
    }
}
# Für alle, die Kürzel tippen: eine Karte mit ihrem Kürzel.
card-with-code = { card } ({ $code })

## Gezähltes; $count ist eine ganze Zahl.

count-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}

count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

count-stars = { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}

count-bosses = { $count ->
    [one] { $count } Boss
   *[other] { $count } Bosse
}

count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

count-seals = { $count ->
    [one] { $count } Siegel
   *[other] { $count } Siegel
}

count-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}

count-matches = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}

## Einzelne Wörter für Beschriftungen.

term-title = Yokai Septet
term-trump = Trumpf
term-boss = Yokai-Boss
term-super-trump = Supertrumpf
term-round = Runde
term-score = Punktestand
term-teammate = Partner

## Spielarten und ihre Einstellungen.

ruleset-four-advanced = Zu viert, erweiterte Wertung
ruleset-four-basic = Zu viert, Basiswertung
ruleset-three-advanced = Zu dritt, erweiterte Wertung
ruleset-three-basic = Zu dritt, Basiswertung
ruleset-suitors = Sieben Siegel, zu viert
ruleset-suitors-short = Sieben Siegel, kurze Variante

first-leader-dealt = Wer das Ass ausgeteilt bekam
first-leader-holder = Wer das Ass nach dem Abgeben hat
later-leader-last-trick = Wer den letzten Stich gewann
later-leader-ace = Wer das Ass ausgeteilt bekam

## Personen und Aufzählungen.

player-number = Spieler { $number }
labelled = { $label }: { $text }
you = du
list-separator = { ", " }
list-last = { " und " }
list-or = { " oder " }
sentence-separator = { " " }
percent = { $number } %
# Between the points of two sides or more, as in 7–3.
score-separator = { " : " }
