### The review of a finished game, on the page.

review-title = Analyse
review-open-text = Wähle die Aufzeichnung einer beendeten Partie. Jede abgegebene und jede gespielte Karte wird beurteilt: nach damaligem Wissen und mit offenen Karten.

## While it is made

review-waiting = { $ahead ->
    [0] Deine Analyse beginnt gleich …
    [one] Eine Analyse ist vor deiner an der Reihe.
   *[other] { $ahead } Analysen sind vor deiner an der Reihe.
}
review-progress = { $done } von { $total } Entscheidungen beurteilt
review-progress-open = Alle Entscheidungen sind beurteilt. Zweiter Durchgang mit offenen Karten: { $done } von { $total }
review-partial = Du kannst dich schon umsehen. Das Glück und der Vergleich der Spieler kommen am Ende.
review-done = Die Analyse ist fertig.
review-failed = Die Analyse konnte nicht abgeschlossen werden.

## The whole game at a glance

review-step = Schritt für Schritt
review-learn = Aus Fehlern lernen
review-overview = Überblick
review-curve = Gewinnchance
review-curve-text = So, wie die Karten wirklich lagen. Gepunktete Linien zeigen das Austeilen, Punkte die Wendepunkte: Tippe sie oder einen beliebigen Zeitpunkt an.
review-curve-moment = Zeitpunkt
review-curve-chance = { $names }: { $chance }
review-deal = Runde { $round }, Austeilen
review-when-pass = Runde { $round }, Abgeben
review-when-trick = Runde { $round }, Stich { $trick }
review-end = Ende
review-point-deal = { $when }: { $change } für { $names }.
review-point = { $when }, { $name }: { $change } für { $names }.

review-points = { $count ->
    [one] { $number } Prozentpunkt
   *[other] { $number } Prozentpunkte
}
review-in-points = Veränderungen stehen in Prozentpunkten der Gewinnchance.
review-luck = Glück und Fehler
review-luck-told = { $names }, von { $start } auf { $end }: { $luck } durch Glück, { $own } durch eigene Fehler, { $others } durch Fehler der anderen.
review-luck-told-uncharged = Fehler, die niemandem angerechnet werden, etwa die eines eingesprungenen Bots: { $change }.
review-luck-text = Verborgenes Glück: Die Karten lagen besser oder schlechter, als irgendjemand wissen konnte. Alle Teile ergeben zusammen das Ergebnis.
review-luck-seals = In dieser Variante berücksichtigt die Schätzung, wie viele Siegel es gibt, aber nicht, welche Farben versiegelt sind.
review-luck-start = Beginn
review-luck-deals = Austeilen
review-luck-hidden = Verborgenes Glück
review-luck-own = Eigene Fehler
review-luck-others = Fehler der anderen
review-luck-uncharged = Niemandem angerechnet
review-luck-end = Ende

review-costliest = Die teuersten Entscheidungen
review-costliest-text = Gemessen an der Gewinnchance nach damaligem Wissen.
review-costliest-none = Kein klarer Fehler.
review-instead = { $made } statt { $best }

review-players = Verlorene Gewinnchance pro Entscheidung
review-players-text = Mit 95-%-Intervallen und den Bots zum Vergleich. Eine einzelne Partie sagt wenig: Achte auf die Intervalle.
review-player = Spieler
review-all = Gesamt
review-decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
review-kind = { $kind ->
    [pass] Abgeben
    [lead] Anspiel
    [follow] Bedienen
    [discard] Abwurf
   *[endgame] Letzte vier Karten
}
review-grade = { $grade ->
    [best] Beste Wahl
    [good] Gut
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] Grober Fehler
}

## Moment by moment

review-made-pass = { $name } gab ab: { $cards }
review-made-card = { $name } spielte: { $cards }
review-best = Am besten: { $cards }
review-lost = Verloren: { $loss } ± { $margin } Prozentpunkte
review-only-card = { $name }: { $card }. Etwas anderes war nicht möglich.
review-before-deal = Als Nächstes wird die neue Runde ausgeteilt.
review-match-over = Die Partie ist zu Ende.
review-not-yet = Diese Entscheidung ist noch nicht beurteilt.
review-unlucky = Richtig, aber Pech gehabt: So, wie die Karten lagen, kostete es { $loss }.
review-lucky = Falsch, aber Glück gehabt: So, wie die Karten lagen, kostete es nichts.
review-hint = Hier wurde ein Tipp genutzt.
review-stand-in = Hier sprang ein Bot ein; es wird niemandem angerechnet.
review-stand-in-person = Hier entschied jemand anders; es wird niemandem angerechnet.
review-taken-back = Vorher zurückgenommen: { $cards }
review-known = Verdeckt
review-open-cards = Offen
review-values = Unter jeder Möglichkeit steht die Gewinnchance von { $names }: nach damaligem Wissen und mit offenen Karten. ≈ kennzeichnet eine Schätzung, ohne das Zeichen ist der Wert exakt.
review-option = { $cards }: { $known } nach damaligem Wissen, { $open } mit offenen Karten
review-option-none = { $cards }: nicht spielbar
review-option-made = { $option }, gewählt
review-option-best = { $option }, am besten
review-previous-mistake = Voriger Fehler
review-next-mistake = Nächster Fehler
review-view-knew = Was der Spieler wusste
review-keys = Pfeile links und rechts: ein Schritt; Pfeile auf und ab: von Fehler zu Fehler; Bild auf und ab: ein Stich.
review-more = Link, Aufzeichnung und Tasten

## Learn from your mistakes

review-learn-of = Fehler von { $name }
review-learn-pick = Wessen Fehler?
review-learn-count = { $number } von { $total }
review-learn-play = Du bist { $name }. Die Karte, die hier gespielt wurde, war { $grade ->
    [inaccuracy] ungenau
    [mistake] ein Fehler
   *[blunder] ein grober Fehler
}. Welche ist besser?
review-learn-pass = Du bist { $name }. Hier wurden nicht die besten Karten abgegeben. Welche gibst du ab?
review-learn-again = { $cards }: noch { $loss } hinter der besten Wahl. Versuch es noch einmal.
review-learn-made = { $cards }: Das war der Fehler. Versuch etwas anderes.
review-learn-found = { $cards }: gut gefunden!
review-learn-show = Lösung zeigen
review-learn-next = Weiter
review-learn-none = Hier gibt es keinen klaren Fehler, aus dem man lernen könnte. Gut gespielt!
review-learn-done = Das war der letzte.

## What if

review-what-if = Was wäre, wenn …
review-what-if-text = Spiel eine beliebige Karte für { $name }, danach für die Nächsten am Zug.
review-what-if-pass = Wähle für { $name } einen dieser Vorschläge oder andere Karten.
review-other-pass = Andere Karten wählen
review-value-pass = Diese Karten bewerten
review-what-if-thinking = Die Werte werden berechnet …
review-what-if-over = Hier endet die Runde.
review-what-if-back = Einen Schritt zurück
review-what-if-leave = Zurück zur Partie
review-play-on = Von hier weiterspielen
review-play-on-text = Du übernimmst einen Platz, Bots spielen die anderen. Für die Statistik zählt das nicht.
review-play-on-seat = Dein Platz
review-play-on-bots = Bots
review-play-on-start = Spielen

## Together

review-show = Den anderen zeigen
review-showing = Die anderen können dir folgen.
review-show-stop = Nicht mehr zeigen
review-following = Du folgst { $name }, bis du selbst weiterblätterst.

## The coach at the end of a round

review-coach = Trainer
review-coach-looking = Der Trainer sieht sich deine Entscheidungen an …
review-coach-well = Die Runde hast du gut gespielt: Der Trainer hat keinen klaren Fehler gefunden.
review-coach-nothing = In dieser Runde hattest du nichts zu entscheiden.
review-coach-trick = Stich { $trick }: { $best } wäre um { $loss } besser gewesen als { $made }.
review-coach-pass = Abgeben: { $best } wären um { $loss } besser gewesen als { $made }.
review-coach-look = Runde noch einmal ansehen
review-coach-play-on = Von dort weiterspielen
review-round = Runde { $round }
