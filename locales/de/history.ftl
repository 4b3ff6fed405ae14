### Alle beendeten Partien einer Person und was sie ergeben, auf der Seite.

## Welche Partien

history-filter = Partien filtern
history-every-ruleset = Alle
history-opponent = Gegner
history-everybody = Alle
history-result = Ergebnis
history-every-result = Alle
history-since = Von
history-until = Bis
history-search = Name oder Code des Tisches
history-clear = Alle Partien zeigen
history-found = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
history-none = Zu dieser Auswahl gibt es keine Partie.

## Was sie ergeben

history-glance = Auf einen Blick
history-games = Partien
history-won = Gewonnen
history-lost = Verloren
history-abandoned = Abgebrochen
history-rounds = Runden
history-streak = Aktuelle Serie
history-streak-won = { $count } gewonnen
history-streak-lost = { $count } verloren
history-longest-won = Längste Siegesserie
history-longest-lost = Längste Niederlagenserie
history-not-counted = Partien, die aus einer Analyse heraus weitergespielt oder mit den Karten einer anderen Partie gespielt wurden, zählen hier nicht.
history-ends = Wie deine Runden endeten
history-end-bosses = Bosse eingefangen
history-end-seventh-trick = Siebter Stich
history-end-last-trick = Letzter Stich
history-losses = Verlorene Gewinnchance pro Entscheidung
history-losses-text = { $count ->
    [one] Aus der Analyse von { $count } Partie. In Prozentpunkten: Weniger ist besser; gestrichelt ist, was Bots verlieren.
   *[other] Aus den Analysen von { $count } Partien, links die ältesten. In Prozentpunkten: Weniger ist besser; gestrichelt ist, was Bots verlieren.
}
history-losses-none = Lass Partien analysieren, dann siehst du hier, ob deine Entscheidungen mit der Zeit besser werden.
history-as-table = Als Tabelle
history-period = Zeitraum
history-decisions = Entscheidungen
history-by-ruleset = Nach Spielart
history-by-opponent = Nach Gegner
history-bots = Bots: { $strength }

## Dateien, und was gespeichert wird

history-export = Partien mitnehmen
history-export-text = Die Dateien enthalten die oben ausgewählten Partien.
history-export-results = Ergebnisse (CSV)
history-export-records = Aufzeichnungen (ZIP)
history-kept = Was hier gespeichert ist
history-kept-matches = Jede Partie mit allen Karten: wer wo saß und wie sie endete.
history-kept-results = Für diese Zahlen: wie jede deiner Partien und ihre Runden endeten, und mit wem und gegen wen du gespielt hast.
history-kept-reviews = Die Analysen, die jemand angefordert hat, und was die Entscheidungen jedes Spielers darin verloren haben.
history-kept-deals = Deine Tagesrunden mit ihren Ergebnissen, welche Karten anderer Partien du noch einmal gespielt hast, und die Aufzeichnungen, mit deren Karten du Freunde herausgefordert hast.
history-kept-until = All das bleibt gespeichert, bis du in den Einstellungen alles über dich löschst oder der Betreiber dieses Servers Partien löscht, die lange niemand angerührt hat.

## The same deals again

history-same-title = Dieselben Karten noch einmal
history-same-text = { $name } bekam diese Karten. Spiel sie vom selben Platz aus mit gleich starken Bots und vergleiche Runde für Runde. Ohne Tipps und ohne Zurücknehmen.
history-same-file = Die Karten stammen aus einer Datei. Ob sie fair ausgeteilt wurden, ist nicht sicher.
history-same-people = Für die Mitspieler von damals spielen Bots: { $strength }.
history-same-seat = Dein Platz
history-same-knows = Du kennst diese Karten schon. Spielst du sie, wird dein Ergebnis gekennzeichnet.
history-same-play = Diese Karten spielen
history-same-link = Schick deinen Freunden diesen Link
history-same-compare = Runde für Runde
history-same-compare-text = Wie weit deine Seite in jeder Runde vor der anderen lag, zu dritt vor dem Durchschnitt der beiden anderen. Auf gleiche Züge antworten die Bots gleich. Endet eine Partie früher, hat sie weniger Runden.
history-same-player = Spieler
history-same-deal = Runde { $number }
history-same-total = Summe
history-same-you = { $name } (du)
history-same-knew = kannte die Karten
history-same-running = spielt noch

## Team matches

history-team-title = Teamkampf
history-team-list = Teamkämpfe
history-team-mine = Deine Teamkämpfe
history-team-text = Zwei Teams spielen an zwei Tischen dieselben Karten. Am zweiten Tisch sind die Plätze getauscht: Jedes Team bekommt die Karten des anderen, und gute Karten allein gewinnen nichts. Jede Runde beginnt bei 0 : 0, und was dein Team an beiden Tischen erzielt, wird zusammengezählt.
history-team-new = Neuer Teamkampf
history-team-deals = Runden
history-team-table = Tisch { $number }
history-team-name = { $team ->
    [0] Team A
   *[1] Team B
}
history-team-free = frei
history-team-bot = Bot
history-team-sit = Hinsetzen
history-team-stand = Aufstehen
history-team-join = { $team ->
    [0] Team A beitreten
   *[1] Team B beitreten
}
history-team-link = { $team ->
    [0] Link für Team A
   *[1] Link für Team B
}
history-team-start = Starten
history-team-start-text = Bots übernehmen die freien Plätze. An jedem Tisch muss mindestens ein Mensch sitzen.
history-team-wait = Sobald alle da sind, startet der Gastgeber den Teamkampf.
history-team-deal = Runde { $number }
history-team-play = Runde { $number } spielen
history-team-other = Dein Tisch ist fertig. Am anderen wird noch gespielt.
history-team-ended = An einem der Tische ist niemand mehr, darum ist der Teamkampf vorzeitig zu Ende. Es zählen die Runden, die beide Tische beendet haben.
history-team-early = Vorzeitig beendet
history-team-secret = Was am anderen Tisch geschah, siehst du, wenn beide Tische die Runde beendet haben.
history-team-difference = Gesamt
history-team-leads = Punkte von Team A minus Punkte von Team B, an jedem Tisch und insgesamt.
history-team-ahead = { $team ->
    [0] Team A führt mit { $count ->
        [one] einem Punkt
       *[other] { $count } Punkten
    } Vorsprung.
   *[1] Team B führt mit { $count ->
        [one] einem Punkt
       *[other] { $count } Punkten
    } Vorsprung.
}
history-team-won = { $team ->
    [0] Team A gewinnt mit { $count ->
        [one] einem Punkt
       *[other] { $count } Punkten
    } Vorsprung.
   *[1] Team B gewinnt mit { $count ->
        [one] einem Punkt
       *[other] { $count } Punkten
    } Vorsprung.
}
history-team-level = Beide Teams liegen gleichauf.
history-team-tie = Der Teamkampf endet unentschieden.
history-team-done = { $done } von { $deals } Runden verglichen
history-team-gathering = noch nicht begonnen
history-team-none = Du hast noch keinen Teamkampf gespielt.
history-team-replay = Runde { $number } an Tisch { $table }
